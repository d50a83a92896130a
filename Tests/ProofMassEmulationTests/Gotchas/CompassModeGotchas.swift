// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Reproduces known mistakes of AK8975 drivers with modes, addresses and registers. The field of
/// 20, −3, 44.1 µT, adjusted by 170/175/160, reads as 57, −8, 131.
struct CompassModeGotchas {
  private func bench(_ chip: AK8975Chip = AK8975Chip()) -> Bench {
    let bench = Bench.compass(chip)
    bench.field(20, -3, 44.1)
    return bench
  }

  static let data: [UInt8] = [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00]

  /// A driver of the AK8963 accepts the identity, resets by a register that must not be accessed
  /// here, and then waits forever, because the single bytes 0x16, 0x12, 0x06 and 0x02 start no
  /// measurement.
  @Test(arguments: [0x16, 0x12, 0x06, 0x02] as [UInt8])
  func continuousModeOfTheAK8963(mode: UInt8) throws {
    let bench = bench()
    #expect(try bench.byte(0x00) == 0x48)
    try bench.write(0x0B, 0x01)
    #expect(bench.count(.doNotAccess) == 1)
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    try bench.write(0x0A, 0x00)
    bench.wait(.milliseconds(10))
    try bench.write(0x0A, mode)
    #expect(bench.count(.undefinedCode) == 1)
    #expect(try bench.byte(0x0A) == mode & 0x0F)
    for _ in 0..<100 {
      bench.wait(.milliseconds(10))
      #expect(try bench.bytes(0x02, 8) == [0, 0, 0, 0, 0, 0, 0, 0])
    }
  }

  /// The AK8963's code for a single measurement of 16 bits starts one of 13 bits here.
  @Test func sixteenBitSingleOfTheAK8963() throws {
    let bench = bench()
    try bench.write(0x0A, 0x11)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01] + Self.data + [0x00])
    #expect(bench.count(.reservedBits) == 1)
  }

  /// Fuse mode is left after 10 ms, and a measurement is started at once. A strict part ignores the
  /// start, and the data read are invalid.
  @Test func startWithoutTheWait() throws {
    for policy in ["lenient", "strict"] {
      let bench = bench()
      bench.set(policy: "mode-change", policy)
      try bench.write(0x0A, 0x0F)
      bench.wait(.milliseconds(10))
      try bench.write(0x0A, 0x00)
      try bench.write(0x0A, 0x01)
      #expect(bench.count(.modeChangeWait) == 1)
      bench.wait(.milliseconds(10))
      #expect(try bench.bytes(0x03, 6) == (policy == "strict" ? [0, 0, 0, 0, 0, 0] : Self.data))
    }
  }

  /// Some parts in phones needed 5 ms; after 100 µs, no measurement started.
  @Test func partThatNeedsMoreThan100Microseconds() throws {
    var chip = AK8975Chip()
    chip.modeWait = 5_000_000
    let bench = bench(chip)
    bench.set(policy: "mode-change", "strict")
    for (wait, status) in [(Duration.microseconds(100), 0x00), (.milliseconds(5), 0x01)] {
      try bench.write(0x0A, 0x00)
      bench.wait(wait)
      try bench.write(0x0A, 0x01)
      bench.wait(.milliseconds(10))
      #expect(try bench.byte(0x02) == UInt8(status))
    }
  }

  /// ASA, read before fuse mode was set or after it was left, is invalid; a factor computed from
  /// zeros halves every field.
  @Test func adjustmentReadTooEarlyAndTooLate() throws {
    let bench = bench()
    #expect(try bench.bytes(0x10, 3) == [0, 0, 0])
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(1))
    try bench.write(0x0A, 0x00)
    #expect(try bench.bytes(0x10, 3) == [0, 0, 0])
    #expect(bench.count(.fuseModeRead) == 6)
    #expect(bench.count(.unsettledRead) == 0)
  }

  /// In fuse mode, ASA takes 100 µs to be valid.
  @Test func adjustmentReadAtOnce() throws {
    let bench = bench()
    try bench.write(0x0A, 0x0F)
    _ = try bench.byte(0x10)
    #expect(bench.violations.map(\.kind) == [.unsettledRead])
  }

  /// A driver that never leaves fuse mode measures nothing.
  @Test func adjustmentReadAndFuseModeKept() throws {
    let bench = bench()
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x02, 8) == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x0A) == 0x0F)
  }

  /// A read-modify-write of I2CDIS reads 0x00 and writes 0x01; the part still answers. Only the key
  /// switches I2C off, and then only a power cycle switches it on again.
  @Test func disablingI2CWithOneBit() throws {
    let bench = bench()
    let value = try bench.byte(0x0F)
    try bench.write(0x0F, value | 0x01)
    #expect(bench.violations.map(\.kind) == [.wrongKey])
    #expect(try bench.byte(0x0F) == 0x00)
    try bench.write(0x0F, 0x1B)
    #expect(throws: BusError.noAcknowledge) { try bench.write(0x0F, 0x00) }
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x00) }
    bench.circuit.powerCycle()
    #expect(try bench.byte(0x00) == 0x48)
  }

  /// The lock can be read over SPI, and writing zero does not remove it.
  @Test func enablingI2CAgainOverSPI() throws {
    let circuit = Circuit(.ak8975.on(spi: 0))
    try circuit.frame(0x0F, 0x1B)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x01])
    try circuit.frame(0x0F, 0x00)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x01])
    #expect(circuit.violations(at: .spi(0)).count(.wrongKey) == 1)
  }

  /// ST's increment bit makes the address one that does not exist in the AK8975.
  @Test func incrementBit() throws {
    let bench = bench()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x83, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x02) == 0x01)
    #expect(bench.count(.reservedRead) == 6)
  }

  /// A driver's list of addresses has 0x0E for both pins high, but the address is 0x0F.
  @Test func addressOfBothPinsHighIs0F() throws {
    let circuit = Circuit(.ak8975.at(0x0F))
    #expect(throws: BusError.noAcknowledge) { try Bench(on: circuit, at: 0x0E).byte(0x00) }
    #expect(try Bench(on: circuit, at: 0x0F).byte(0x00) == 0x48)
  }

  /// A part that was not off for long enough keeps its state: here, a measurement that the driver
  /// does not know of. A start is reliable only after power-down and the wait.
  @Test func driverThatFindsThePartMeasuring() throws {
    let bench = bench()
    try bench.write(0x0A, 0x08)
    bench.wait(.milliseconds(3))
    try bench.write(0x0A, 0x0F)
    #expect(bench.count(.modeChange) == 1)
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01] + Self.data + [0x00])
    #expect(bench.forbidden == 1)
  }
}
