// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// Controllers whose clock is not the chip's: of another mode, or too fast.
struct SPIClockTests {
  /// The parts with SPI: their identities, commands that read them and the next register, and the
  /// fastest clock.
  struct Chip: CustomTestStringConvertible {
    var name: String
    /// The bytes that two registers read, from the identity's on.
    var bytes: [UInt8]
    var command: UInt8
    var maximum: Int64

    var testDescription: String { name }

    static let startingWithThreeWires = ["LIS2MDL", "IIS2MDC", "LSM303AGRM"]

    /// Their documents name modes 0 and 3.
    static let withModeZero = sixAxisIdentities.map(\.name)

    private static let sixAxisIdentities: [(name: String, identity: UInt8)] = [
      ("LSM6DSL", 0x6A), ("LSM6DS3TRC", 0x6A), ("LSM6DS3", 0x69), ("LSM6DS33", 0x69),
      ("LSM6DSO", 0x6C), ("LSM6DSOX", 0x6C), ("LSM6DSO32", 0x6C), ("ISM330DHCX", 0x6B),
    ]

    static let all: [Chip] = others + canceling + sixAxis

    private static let sixAxis: [Chip] = sixAxisIdentities.map { name, identity in
      Chip(name: name, bytes: [identity], command: 0x8F, maximum: 10_000_000)
    }

    private static let canceling: [Chip] = startingWithThreeWires.map { name in
      Chip(name: name, bytes: [0x40], command: 0xCF, maximum: 10_000_000)
    }

    private static let others: [Chip] = {
      let incrementing: [(String, UInt8)] = [
        ("LIS331DLH", 0x32), ("LIS331HH", 0x32), ("H3LIS331DL", 0x32), ("LSM303DLH", 0x32),
        ("LSM303DLM", 0x32), ("LIS331DL", 0x3B), ("LIS302DL", 0x3B), ("LIS3DH", 0x33),
        ("LIS2DH12", 0x33), ("LSM303AGRA", 0x33), ("L3G4200D", 0xD3), ("A3G4250D", 0xD3),
        ("L3GD20", 0xD4), ("L3GD20H", 0xD7), ("LIS3MDL", 0x3D), ("LSM9DS1M", 0x3D),
      ]
      var chips = incrementing.map { name, identity in
        Chip(name: name, bytes: [identity, identity], command: 0x8F, maximum: 10_000_000)
      }
      for name in ["AK8975", "AK8963"] {
        chips.append(Chip(name: name, bytes: [0x48], command: 0x80, maximum: 5_000_000))
      }
      for name in ["ADXL345", "ADXL343"] {
        chips.append(Chip(name: name, bytes: [0xE5], command: 0x80, maximum: 5_000_000))
      }
      chips.append(Chip(name: "LSM9DS1AG", bytes: [0x68], command: 0x8F, maximum: 10_000_000))
      let inertial: [(String, UInt8)] = [
        ("MPU6500", 0x70), ("MPU6000", 0x68), ("MPU9250", 0x71), ("MPU9255", 0x73),
      ]
      for (name, identity) in inertial {
        // Outputs have another limit.
        chips.append(Chip(name: name, bytes: [identity], command: 0xF5, maximum: 1_000_000))
      }
      chips.append(Chip(name: "ICM20948", bytes: [0xEA], command: 0x80, maximum: 7_000_000))
      return chips
    }()
  }

  private func circuit(_ name: String) throws -> Circuit {
    let isThreeWire = Chip.startingWithThreeWires.contains(name)
    return Circuit(try #require(Part.named(name)).on(spi: 0, threeWire: isThreeWire))
  }

  private func read(
    _ circuit: Circuit, _ command: UInt8, _ count: Int, _ clock: SPIClock
  ) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    var span = bytes.mutableSpan
    try circuit.wire(spi: 0, clock: clock).read(into: &span, command: command)
    return bytes
  }

  private func write(
    _ circuit: Circuit, _ command: UInt8, _ bytes: UInt8..., clock: SPIClock
  ) throws {
    try circuit.wire(spi: 0, clock: clock).write(bytes.span, command: command)
  }

  @Test func everyPartWithSPIIsHere() {
    let others = [
      "AK8973", "AK09916", "HMC5883L", "LSM303DLHCA", "LSM303DLHCM", "LSM303DLHM", "LSM303DLMM",
      "MPU6050", "MPU9150",
    ]
    #expect(Set(Part.names) == Set(Chip.all.map(\.name) + others))
  }

  /// Every chip × 4 modes × {maximum, 1 % above}, by the default policies.
  @Test(arguments: Chip.all, 0...3)
  func modes(chip: Chip, mode: Int) throws {
    for hertz in [chip.maximum, chip.maximum + chip.maximum / 100] {
      let circuit = try circuit(chip.name)
      let bytes = try read(
        circuit, chip.command, chip.bytes.count, SPIClock(mode: mode, hertz: hertz))
      switch mode {
      case 1:
        // A write of another register: 0x0F becomes 0x47, 0x80 becomes 0x40.
        #expect(bytes == chip.bytes.map { _ in 0xFF })
      case 2: #expect(bytes[0] == 0x80 | chip.bytes[0] >> 1)
      default: #expect(bytes == chip.bytes)
      }
      let violations = circuit.violations(at: .spi(0))
      #expect(violations.count(.spiMode) == (mode == 1 || mode == 2 ? 1 : 0))
      #expect(violations.count(.spiClock) == (hertz > chip.maximum ? 1 : 0))
      // The next frame with the right clock is as ever.
      #expect(try read(circuit, chip.command, 1, SPIClock(mode: 3)) == [chip.bytes[0]])
    }
  }

  /// Without a word about the clock it is one that suits the chip.
  @Test(arguments: Chip.all)
  func byDefault(chip: Chip) throws {
    let circuit = try circuit(chip.name)
    #expect(try read(circuit, chip.command, 1, SPIClock()) == [chip.bytes[0]])
    #expect(circuit.violations(at: .spi(0)).count(.spiMode) == 0)
    #expect(circuit.violations(at: .spi(0)).count(.spiClock) == 0)
  }

  @Test(arguments: Chip.all)
  func policies(chip: Chip) throws {
    for (policy, clock, kind) in [
      ("spi-mode-0", SPIClock(mode: 0), Violation.Kind.spiMode),
      ("spi-too-fast", SPIClock(mode: 3, hertz: chip.maximum + 1), .spiClock),
    ] where clock.mode == 3 || !Chip.withModeZero.contains(chip.name) {
      let circuit = try circuit(chip.name)
      #expect(circuit.setPolicy(policy, to: "shifts", at: .spi(0)))
      #expect(try read(circuit, chip.command, 1, clock) == [0x80 | chip.bytes[0] >> 1])
      #expect(circuit.violations(at: .spi(0)).count(kind) == 1)
    }
  }

  /// In mode 2 all that is read comes one bit late, from byte to byte.
  @Test func readsOneBitLate() throws {
    let circuit = try circuit("LIS331DLH")
    try write(circuit, 0x60, 0x27, 0x81, 0x55, clock: SPIClock())
    #expect(try read(circuit, 0xE0, 3, SPIClock()) == [0x27, 0x81, 0x55])
    // 1 0010011, 1 1000000, 1 0101010.
    #expect(try read(circuit, 0xE0, 3, SPIClock(mode: 2)) == [0x93, 0xC0, 0xAA])
  }

  /// In mode 2 a write arrives as it was sent.
  @Test func writesInModeTwo() throws {
    let circuit = try circuit("LIS331DLH")
    try write(circuit, 0x20, 0x2F, clock: SPIClock(mode: 2))
    #expect(try read(circuit, 0xA0, 1, SPIClock()) == [0x2F])
    #expect(circuit.violations(at: .spi(0)).count(.spiMode) == 1)
  }

  /// In mode 1 the chip sees all one bit late: 0x41, 0x4E becomes 0x20, 0xA7.
  @Test func seesOneBitLate() throws {
    let circuit = try circuit("LIS331DLH")
    try write(circuit, 0x41, 0x4E, clock: SPIClock(mode: 1))
    #expect(try read(circuit, 0xA0, 1, SPIClock()) == [0xA7])
  }

  /// A read becomes a write: 0xC0, then zeros, is 0x60, 0x00: the control registers.
  @Test func aReadInModeOneWrites() throws {
    let circuit = try circuit("LIS331DLH")
    try write(circuit, 0x20, 0x2F, clock: SPIClock())
    #expect(try read(circuit, 0xC0, 1, SPIClock(mode: 1)) == [0xFF])
    #expect(try read(circuit, 0xA0, 1, SPIClock()) == [0x00])
  }

  /// Bits go on from one part of a frame to the next, and the log has what the controller sent.
  @Test(arguments: [1, 2])
  func framesInParts(mode: Int) throws {
    let bytes: [UInt8] = mode == 1 ? [0xC0, 0x4E, 0x20] : [0xE0, 0x00, 0x00]
    let (whole, parts) = (try circuit("LIS331DLH"), try circuit("LIS331DLH"))
    let clock = SPIClock(mode: mode, hertz: 1_000_000)
    for circuit in [whole, parts] {
      try write(circuit, 0x60, 0x2F, 0x81, clock: SPIClock())
      circuit.logTransactions(last: 10)
    }
    let back = try whole.exchange(spi: 0, bytes, keepsSelected: false, clock: clock)
    var pieces: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      pieces += try parts.exchange(spi: 0, [byte], keepsSelected: index < 2, clock: clock)
    }
    #expect(pieces == back)
    #expect(back == (mode == 1 ? [0xFF, 0xFF, 0xFF] : [0xFF, 0x97, 0xC0]))
    for circuit in [whole, parts] {
      let logged = try #require(circuit.takeTransactions().first)
      #expect(logged.written == (mode == 1 ? bytes : [0xE0]))
      #expect(logged.clock == clock)
      #expect(logged.violations.map(\.kind).filter { $0 == .spiMode }.count == 1)
      #expect(try read(circuit, 0xA0, 1, SPIClock()) == [mode == 1 ? 0x27 : 0x2F])
    }
  }

  /// A clock that changes nothing is not in the log.
  @Test(arguments: [0, 3])
  func clocksThatFit(mode: Int) throws {
    let circuit = try circuit("LIS3DH")
    circuit.logTransactions(last: 10)
    _ = try read(circuit, 0x8F, 1, SPIClock(mode: mode, hertz: 10_000_000))
    #expect(circuit.takeTransactions().map(\.clock) == [SPIClock()])
  }

  @Test func partsWithoutSPIAndPlacesWithoutParts() throws {
    let circuit = Circuit(.ak8973.on(spi: 0))
    let clock = SPIClock(mode: 1, hertz: 1_000_000_000)
    #expect(try read(circuit, 0x8F, 2, clock) == [0xFF, 0xFF])
    #expect(circuit.violations(at: .spi(0)).count(.spiMode) == 0)
    var bytes: [UInt8] = [0]
    var span = bytes.mutableSpan
    try circuit.wire(spi: 5, clock: clock).read(into: &span, command: 0x8F)
    #expect(bytes == [0xFF])
  }

  /// Any number is a mode by its two lowest bits, and any frequency one.
  @Test(arguments: [-1, 7, .min, .max])
  func anyNumber(number: Int) throws {
    let circuit = try circuit("LIS3DH")
    _ = try read(circuit, 0x8F, 1, SPIClock(mode: number, hertz: Int64(number)))
  }
}
