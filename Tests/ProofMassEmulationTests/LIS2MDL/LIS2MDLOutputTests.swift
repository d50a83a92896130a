// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Registers, words, rates, modes, thermometer, self-test and wires of the LIS2MDL and its relatives, from the prose of
/// the documents that `lis2mdl.json` names.
struct LIS2MDLOutputTests {
  /// Creates a chip on a bench in a field in µT, after writes, each of a register and a byte, and waits 150 ms.
  private func bench(
    _ writes: (UInt8, UInt8)..., field: (Double, Double, Double) = (100, -100, 50),
    part: Part = .lis2mdl
  ) throws -> Bench {
    let bench = Bench(part, at: 0x1E)
    bench.field(field.0, field.1, field.2)
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(150))
    return bench
  }

  @Test(arguments: [Part.lis2mdl, .iis2mdc, .lsm303agrm])
  func identityAndReset(part: Part) throws {
    let bench = Bench(part, at: 0x1E)
    #expect(try bench.byte(0x4F) == 0x40)
    #expect(try bench.bytes(0xC5, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try bench.bytes(0xE0, 8) == [0x03, 0x00, 0x00, 0xE0, 0x00, 0x00, 0x00, 0x00])
    #expect(bench.violations.isEmpty)
    #expect(throws: BusError.noAcknowledge) { try Bench(on: bench.circuit, at: 0x1C).byte(0x4F) }
  }

  /// 1.5 mG a digit: 100 µT are 666.7 digits.
  @Test func words() throws {
    let bench = try bench((0x60, 0x8C))
    #expect(try bench.words(0xE8) == [0x029B, 0xFD65, 0x014D])
    // 16 bits of each axis clip, at ±4915 µT.
    bench.field(5000, -5000, 4900)
    bench.wait(.milliseconds(50))
    #expect(try bench.words(0xE8) == [0x7FFF, 0x8000, 0x7F9B])
  }

  /// The first measurement ends after the turn-on time, and is sampled at its middle.
  @Test(
    arguments: [
      (0x80, 9_400_000, 100_000_000, 4_000_000), (0x84, 9_400_000, 50_000_000, 4_000_000),
      (0x88, 9_400_000, 20_000_000, 4_000_000), (0x8C, 9_400_000, 10_000_000, 4_000_000),
      (0x90, 6_400_000, 100_000_000, 1_000_000), (0x9C, 6_400_000, 10_000_000, 1_000_000),
    ] as [(UInt8, Int64, Int64, Int64)])
  func rates(control: UInt8, first: Int64, period: Int64, duration: Int64) throws {
    let bench = Bench(.lis2mdl, at: 0x1E)
    try bench.write(0x62, 0x01)
    try bench.write(0x60, control)
    // The transaction ends 2.5 µs after its byte.
    let start = bench.now - 2_500
    var line = try #require(bench.circuit.line("INT/DRDY", of: bench.target))
    let edge = line.waitForEdge(until: bench.circuit.now + .seconds(1))
    #expect(edge?.nanoseconds == start + first)
    #expect(try time(bench) == start + first - duration / 2)
    bench.circuit.advance(by: .nanoseconds(10 * period))
    let late = try time(bench)
    #expect((late - (start + first - duration / 2)) % period == 0 && late > start + 9 * period)
  }

  /// The instant at which the present sample was taken.
  private func time(_ bench: Bench) throws -> Int64 {
    _ = try bench.words(0xE8)
    return try #require(bench.circuit.truth(at: bench.target)).instants.x
  }

  /// Idle, by either code: nothing is measured, and the last sample stays.
  @Test(arguments: [0x82, 0x83] as [UInt8])
  func idle(control: UInt8) throws {
    let bench = try bench((0x60, 0x8C))
    _ = try bench.words(0xE8)
    try bench.write(0x60, control)
    bench.field(0, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x67) == 0x00)
    #expect(try bench.words(0xE8) == [0x029B, 0xFD65, 0x014D])
    #expect(bench.count(.powerDownRead) == 1)
    #expect(bench.violations.first?.register == 0x6D)
  }

  /// A single measurement ends idle, with the data ready; the same write measures again.
  @Test func single() throws {
    let bench = try bench((0x60, 0x81))
    #expect(try bench.byte(0x60) == 0x83)
    #expect(try bench.byte(0x67) == 0x0F)
    #expect(try bench.words(0xE8) == [0x029B, 0xFD65, 0x014D])
    bench.field(0, 0, 100)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x67) == 0x00)
    try bench.write(0x60, 0x81)
    bench.wait(.microseconds(9_000))
    #expect(try bench.byte(0x67) == 0x00)
    #expect(try bench.byte(0x60) == 0x81)
    bench.wait(.microseconds(400))
    #expect(try bench.byte(0x67) == 0x0F)
    #expect(try bench.words(0xE8) == [0, 0, 0x029B])
  }

  /// Measuring with COMP_TEMP_EN clear is reported: it has to be set for proper operation.
  @Test(arguments: [(0x0C, 1), (0x01, 1), (0x8C, 0), (0x03, 0)] as [(UInt8, Int)])
  func compensation(control: UInt8, count: Int) throws {
    let bench = try bench((0x60, control))
    #expect(bench.count(.forbiddenCombination) == count)
  }

  // MARK: Status and byte order

  @Test func status() throws {
    let bench = try bench((0x60, 0x8C))
    #expect(try bench.byte(0x67) == 0xFF)
    _ = try bench.bytes(0xE8, 2)
    #expect(try bench.byte(0x67) == 0xEE)
    _ = try bench.words(0xE8)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x67) == 0x0F)
    // With the status before them in one burst.
    #expect(try bench.bytes(0xE7, 7) == [0x0F, 0x9B, 0x02, 0x65, 0xFD, 0x4D, 0x01])
    #expect(try bench.byte(0x67) == 0x00)
  }

  @Test func bigEndian() throws {
    let bench = try bench((0x62, 0x08), (0x60, 0x8C))
    #expect(try bench.bytes(0xE8, 6) == [0x02, 0x9B, 0xFD, 0x65, 0x01, 0x4D])
  }

  /// With BDU a pair holds still between the reads of its halves.
  @Test(arguments: [(0x00, 0x00), (0x10, 0x02)] as [(UInt8, UInt8)])
  func blockDataUpdate(control: UInt8, high: UInt8) throws {
    let bench = try bench((0x62, control), (0x60, 0x8C))
    #expect(try bench.byte(0x68) == 0x9B)
    bench.field(0, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x69) == high)
    #expect(bench.count(.unprotectedRead) == (control == 0 ? 1 : 0))
  }

  // MARK: The address

  /// After OUTZ_H comes OUTX_L: the thermometer needs a burst of its own. Bit 7 changes nothing.
  @Test(arguments: [0x68, 0xE8] as [UInt8])
  func burstWraps(command: UInt8) throws {
    let bench = try bench((0x60, 0x8C))
    #expect(
      try bench.bytes(command, 8) == [0x9B, 0x02, 0x65, 0xFD, 0x4D, 0x01, 0x9B, 0x02])
    bench.temperature(35)
    bench.wait(.milliseconds(50))
    #expect(try bench.bytes(0x6E, 2) == [0x50, 0x00])
    bench.set(policy: "burst-end", "none")
    #expect(try bench.bytes(0xE8, 8)[6...7] == [0x50, 0x00])
    bench.set(policy: "i2c-increment", "bit-7")
    #expect(try bench.bytes(0x68, 3) == [0x9B, 0x9B, 0x9B])
    #expect(bench.count(.burstWithoutIncrement) == 1)
  }

  /// The part starts with three wires: on four, nothing can be read before 4WSPI is set. Seven bits are the address.
  @Test func wires() throws {
    let circuit = Circuit([.lis2mdl.on(spi: 0)], poweredFor: .seconds(1))
    #expect(try circuit.frame(0xCF, reading: 1) == [0xFF])
    try circuit.frame(0x62, 0x04)
    #expect(try circuit.frame(0xCF, reading: 1) == [0x40])
    #expect(try circuit.frame(0xE0, reading: 4) == [0x03, 0x00, 0x04, 0xE0])
    // SOFT_RST clears it, or by policy does not.
    try circuit.frame(0x60, 0x23)
    circuit.advance(by: .milliseconds(1))
    #expect(try circuit.frame(0xCF, reading: 1) == [0xFF])
    try circuit.frame(0x62, 0x04)
    #expect(circuit.setPolicy("reset-wires", to: "kept", at: .spi(0)))
    try circuit.frame(0x60, 0x23)
    circuit.advance(by: .milliseconds(1))
    #expect(try circuit.frame(0xCF, reading: 1) == [0x40])
  }

  /// An LSM303AGR has three wires only.
  @Test func threeWires() throws {
    let circuit = Circuit([.lsm303agrm.on(spi: 0, threeWire: true)], poweredFor: .seconds(1))
    #expect(try circuit.frame(0xCF, reading: 1) == [0x40])
    try circuit.frame(0x62, 0x04)
    #expect(try circuit.frame(0xE2, reading: 1) == [0x00])
    #expect(circuit.violations(at: .spi(0)).count(.reservedBits) == 1)
    let both = Circuit([.lis2mdl.on(spi: 0, threeWire: true)], poweredFor: .seconds(1))
    #expect(try both.frame(0xCF, reading: 1) == [0x40])
    try both.frame(0x62, 0x04)
    #expect(try both.frame(0xCF, reading: 1) == [0xFF])
  }

  /// I2C_DIS: the part answers on SPI alone.
  @Test func i2cDisable() throws {
    let bench = try bench()
    try bench.write(0x62, 0x20)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x4F) }
  }

  // MARK: Offset, thermometer, self-test

  @Test func offsetIsSubtracted() throws {
    let bench = try bench((0x45, 0x9B), (0x46, 0x02), (0x4A, 0xFF), (0x60, 0x8C))
    #expect(try bench.words(0xE8) == [0x0000, 0xFD65, 0x024D])
  }

  /// 8 digits/°C, 0 at 25 °C, measured with the field; below that negative.
  @Test(arguments: [(35, 0x0050), (20, 0xFFD8)] as [(Double, UInt16)])
  func thermometer(celsius: Double, word: UInt16) throws {
    let bench = Bench(.lis2mdl, at: 0x1E)
    bench.temperature(celsius)
    #expect(try bench.bytes(0x6E, 2) == [0x00, 0x00])
    try bench.write(0x60, 0x8C)
    bench.wait(.milliseconds(50))
    let bytes = try bench.bytes(0x6E, 2)
    #expect(UInt16(bytes[0]) | UInt16(bytes[1]) << 8 == word)
    var chip = LIS2MDLChip()
    chip.temperatureError = -60
    let other = try self.bench((0x60, 0x8C), part: .lis2mdl(chip))
    #expect(try other.bytes(0x6E, 2) == [0x20, 0xFE])
  }

  /// 6E and 6F of an LSM303AGR are not documented.
  @Test func withoutThermometer() throws {
    let bench = try bench((0x60, 0x8C), part: .lsm303agrm)
    #expect(try bench.words(0xE8) == [0x029B, 0xFD65, 0x014D])
    #expect(try bench.bytes(0x6E, 2) == [0, 0])
    #expect(bench.count(.reservedRead) == 2)
  }

  /// The steps of ST's example: each axis changes by 15 to 500 mG, here by 100 mG.
  @Test func selfTest() throws {
    let bench = try bench((0x62, 0x10), (0x60, 0x8C), field: (0, 0, 0))
    #expect(try bench.words(0xE8) == [0, 0, 0])
    try bench.write(0x62, 0x12)
    bench.wait(.milliseconds(60))
    #expect(try bench.words(0xE8) == [0x0043, 0x0043, 0x0043])
  }

  // MARK: Reset and boot

  /// SOFT_RST resets all registers, and reads 1 until it has.
  @Test func softReset() throws {
    let bench = try bench((0x45, 0x01), (0x61, 0x02), (0x62, 0x10), (0x63, 0xE7), (0x60, 0x8C))
    try bench.write(0x60, 0xAC)
    #expect(try bench.byte(0x60) == 0x23)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0xE0, 4) == [0x03, 0x00, 0x00, 0xE0])
    #expect(try bench.byte(0x45) == 0x00)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x67) == 0x00)
  }

  /// REBOOT keeps the registers.
  @Test func reboot() throws {
    let bench = try bench((0x61, 0x01), (0x60, 0xC3))
    try bench.write(0x60, 0xC3)
    #expect(try bench.byte(0x60) == 0xC3)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0xE0, 2) == [0x83, 0x01])
  }

  /// Bits that must be zero are not stored, and are reported; so is a write to an address that is not listed.
  @Test(arguments: [(0x61, 0xE0), (0x62, 0x80), (0x63, 0x18)] as [(UInt8, UInt8)])
  func reservedBits(register: UInt8, bits: UInt8) throws {
    let bench = try bench()
    let before = try bench.byte(register)
    try bench.write(register, before | bits)
    #expect(try bench.byte(register) == before)
    #expect(bench.count(.reservedBits) == 1)
    try bench.write(0x27, 0x00)
    #expect(bench.count(.reservedWrite) == 1)
    // The status of other parts of ST is no register here.
    #expect(try bench.bytes(0xA7, 7) == [0, 0, 0, 0, 0, 0, 0])
    #expect(bench.count(.reservedRead) == 7)
  }
}
