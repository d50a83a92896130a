// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Known mistakes of other people's AK8975 drivers with modes, addresses and registers, done here on
/// purpose. The field is 20, −3, 44.1 µT through 170/175/160: raw 57, −8, 131.
struct CompassModeGotchas {
  private func bench(_ chip: AK8975Chip = AK8975Chip()) -> Bench {
    let bench = Bench.compass(chip)
    bench.field(20, -3, 44.1)
    return bench
  }

  static let data: [UInt8] = [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00]

  /// A driver of the AK8963 finds its identity byte, resets through what is closed here, and then
  /// waits for ever: single bytes 0x16, 0x12, 0x06, 0x02 start nothing.
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

  /// The AK8963's single measurement of 16 bits is one of 13 bits here.
  @Test func sixteenBitSingleOfTheAK8963() throws {
    let bench = bench()
    try bench.write(0x0A, 0x11)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01] + Self.data + [0x00])
    #expect(bench.count(.reservedBits) == 1)
  }

  /// Fuse mode, left only after 10 ms, and a start at once; a strict part stays where it is, and what
  /// reads like data is nothing.
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

  /// Some parts on phones needed 5 ms; 100 µs started nothing.
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

  /// ASA, read before fuse mode was set and after it was left, is not the part's; a factor from
  /// zeros halves every field.
  @Test func adjustmentReadTooEarlyAndTooLate() throws {
    let bench = bench()
    #expect(try bench.bytes(0x10, 3) == [0, 0, 0])
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(1))
    try bench.write(0x0A, 0x00)
    #expect(try bench.bytes(0x10, 3) == [0, 0, 0])
    #expect(bench.count(.unsettledRead) == 6)
  }

  /// Whoever never leaves fuse mode measures nothing.
  @Test func adjustmentReadAndFuseModeKept() throws {
    let bench = bench()
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x02, 8) == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x0A) == 0x0F)
  }

  /// Read-modify-write of I2CDIS: 0x00, then 0x01; the part answers on. Only the key does it, and
  /// then nothing brings the part back but its supply.
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

  /// Over SPI the lock shows, and zero does not open it.
  @Test func enablingI2CAgainOverSPI() throws {
    let circuit = Circuit(.ak8975.on(spi: 0))
    try circuit.frame(0x0F, 0x1B)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x01])
    try circuit.frame(0x0F, 0x00)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x01])
    #expect(circuit.violations(at: .spi(0)).count(.wrongKey) == 1)
  }

  /// An increment bit, a habit from ST, is an address that nobody has.
  @Test func incrementBit() throws {
    let bench = bench()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x83, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x02) == 0x01)
    #expect(bench.count(.reservedRead) == 6)
  }

  /// A list of addresses that has 0x0E where both pins are high.
  @Test func addressOfBothPinsHighIs0F() throws {
    let circuit = Circuit(.ak8975.at(0x0F))
    #expect(throws: BusError.noAcknowledge) { try Bench(on: circuit, at: 0x0E).byte(0x00) }
    #expect(try Bench(on: circuit, at: 0x0F).byte(0x00) == 0x48)
  }

  /// A part that was not off for long enough is left in whatever state it had: here a measurement
  /// that a driver does not know of. Power-down first, and the wait, is what makes a start sure.
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
