// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The magnetometer of the LSM9DS1 where it differs from the LIS3MDL: its datasheet, DocID025715 Rev 2, and the
/// transfers of a driver.
struct LSM9DS1MTests {
  /// Creates a chip on a bench in a field of 100, −100 and 50 µT.
  private func bench(at address: UInt8 = 0x1C) -> Bench {
    let bench = Bench(.lsm9ds1m, at: address)
    bench.field(100, -100, 50)
    return bench
  }

  @Test(arguments: [0x1C, 0x1E] as [UInt8])
  func identityAndReset(address: UInt8) throws {
    let bench = bench(at: address)
    #expect(try bench.byte(0x0F) == 0x3D)
    #expect(try bench.bytes(0xA0, 5) == [0x10, 0x00, 0x03, 0x00, 0x00])
    #expect(try bench.bytes(0xB0, 4) == [0x08, 0x00, 0x00, 0x00])
    #expect(bench.violations.isEmpty)
  }

  /// A user of the ST community read E8 from INT_CFG_M.
  @Test(arguments: [("e8", 0xE8), ("08", 0x08), ("by-part", 0x08)] as [(String, UInt8)])
  func interruptReset(policy: String, value: UInt8) throws {
    let bench = bench()
    bench.set(policy: "interrupt-reset", policy)
    try bench.write(0x21, 0x04)
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x30) == value)
  }

  /// TEMP_COMP is stored. Addresses 2E and 2F are reserved: there is no thermometer.
  @Test func compensation() throws {
    let bench = bench()
    bench.temperature(60)
    try bench.write(0x20, 0xFC)
    try bench.write(0x22, 0x00)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x20) == 0xFC)
    #expect(try bench.words() == [0x1ABA, 0xE546, 0x0D5D])
    #expect(try bench.bytes(0xAE, 2) == [0x00, 0x00])
    #expect(bench.count(.reservedRead) == 2)
    try bench.write(0x2E, 0x00)
    #expect(bench.count(.reservedWrite) == 1)
  }

  /// 6842 digits a gauss and its fractions, or 0.14, 0.29, 0.43 and 0.58 mG a digit.
  @Test(
    arguments: [
      (0x00, 0x1ABA, 0x1BE7), (0x20, 0x0D5D, 0x0D78), (0x40, 0x08E9, 0x0916),
      (0x60, 0x06AF, 0x06BC),
    ] as [(UInt8, UInt16, UInt16)])
  func sensitivity(control2: UInt8, exact: UInt16, printed: UInt16) throws {
    let bench = bench()
    try bench.write(0x21, control2)
    try bench.write(0x20, 0x1C)
    try bench.write(0x22, 0x00)
    bench.wait(.milliseconds(50))
    #expect(try bench.words()[0] == exact)
    bench.set(policy: "sensitivity", "printed")
    bench.wait(.milliseconds(50))
    #expect(try bench.words()[0] == printed)
  }

  /// FAST_ODR and FAST_READ must be zero, and are not stored; ST's driver has them.
  @Test func fastBits() throws {
    let bench = bench()
    try bench.write(0x20, 0x7E)
    try bench.write(0x24, 0xC0)
    #expect(try bench.byte(0x20) == 0x7C)
    #expect(try bench.byte(0x24) == 0x40)
    #expect(bench.count(.reservedBits) == 2)
    bench.set(policy: "reserved-bits", "stored")
    try bench.write(0x20, 0x7E)
    try bench.write(0x22, 0x00)
    let start = bench.now - 2_500
    bench.wait(.milliseconds(50))
    #expect((try bench.sampleTime() - start - 6_650_000 + 3_225_806) % 12_500_000 == 0)
    bench.set(policy: "fast-bits", "act")
    try bench.write(0x24, 0xC0)
    try bench.write(0x22, 0x03)
    try bench.write(0x22, 0x00)
    let again = bench.now - 2_500
    bench.wait(.milliseconds(50))
    #expect((try bench.sampleTime() - again - 6_650_000 + 3_225_806) % 6_451_612 == 0)
    #expect(try bench.bytes(0xA9, 3) == [0x1A, 0xE5, 0x0D])
  }

  /// I2C_DISABLE: the part answers on SPI alone.
  @Test func i2cDisable() throws {
    let bench = bench()
    try bench.write(0x22, 0x83)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    let circuit = Circuit([.lsm9ds1m.on(spi: 0)], poweredFor: .seconds(1))
    try circuit.frame(0x22, 0x80)
    #expect(try circuit.frame(0xE0, reading: 3) == [0x10, 0x00, 0x80])
  }

  /// SparkFun's library, as its source makes its transfers: configuration for ±4 G and 80 Hz, and six bytes with the increment bit.
  @Test func sparkFun() throws {
    let bench = bench(at: 0x1E)
    #expect(try bench.byte(0x0F) == 0x3D)
    try bench.write(0x20, 0x7C)
    try bench.write(0x21, 0x00)
    try bench.write(0x22, 0x00)
    try bench.write(0x23, 0x0C)
    try bench.write(0x24, 0x00)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x27) & 0x08 != 0)
    #expect(try bench.bytes(0xA8, 6) == [0xBA, 0x1A, 0x46, 0xE5, 0x5D, 0x0D])
    #expect(bench.forbidden == 0)
  }
}
