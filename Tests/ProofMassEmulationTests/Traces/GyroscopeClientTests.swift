// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The transfers of known drivers for the L3G4200D, including their bugs.
struct GyroscopeClientTests {
  /// 1. Before a fix, i2cdevlib reads two bytes of 0x28, which are OUT_X_L twice.
  @Test func i2cdevlibReadsTheLowByteTwice() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x20, 0x0F))
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x28, 2) == [0xA5, 0xA5])
    #expect(bench.count(.burstWithoutIncrement) == 1)
  }

  /// 11. i2cdevlib's names for three and four wires are exchanged; on I2C this has no effect.
  @Test func i2cdevlibAsksForThreeWires() throws {
    let bench = try Bench.gyroscope((0x23, 0x01))
    #expect(try bench.byte(0x23) == 0x01)
    #expect(try bench.byte(0x0F) == 0xD3)
  }

  /// 4. esp-idf-lib reads the temperature as two bytes, of which the second is the status.
  @Test func espIDFReadsTheStatusAsTemperature() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x20, 0x0F))
    bench.wait(.milliseconds(2_500))
    #expect(try bench.bytes(0xA6, 2) == [0x0C, 0xFF])
  }

  /// 13. esp-idf-lib's update writes the new value, then the old one again.
  @Test func espIDFLosesItsScale() throws {
    let bench = try Bench.gyroscope((0x20, 0x0F), (0x23, 0x20), (0x23, 0x00))
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x23) == 0x00)
    #expect(try bench.words()[0] == 0x2CA5)
  }

  /// 14. Motorola's driver reads FIFO_CTRL_REG instead of FIFO_SRC_REG, and never finds EMPTY set.
  @Test func motorolaReadsTheWrongFIFORegister() throws {
    let bench = try Bench.gyroscope()
    #expect(try bench.byte(0x2E) == 0x00)
    #expect(try bench.byte(0x2F) == 0x20)
  }

  @Test func motorolaWritesBursts() throws {
    let bench = try Bench.gyroscope()
    try bench.write(0xA0, 0x3F, 0x00, 0x08, 0xA0, 0x00)
    try bench.write(0xB2, 0x2C, 0xA4, 0x2C, 0xA4, 0x2C, 0xA4, 0x02)
    #expect(try bench.bytes(0xA0, 5) == [0x3F, 0x00, 0x08, 0xA0, 0x00])
    #expect(try bench.bytes(0xB2, 7) == [0x2C, 0xA4, 0x2C, 0xA4, 0x2C, 0xA4, 0x02])
    #expect(bench.circuit.finish().isClean)
  }

  /// RIOT begins with a write of six zeros from 0x20.
  @Test func riotInitialises() throws {
    let bench = try Bench.gyroscope((0x23, 0xB0), (0x24, 0x10))
    try bench.write(0xA0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00)
    #expect(try bench.bytes(0xA0, 6) == [0x00, 0x00, 0x00, 0x00, 0x00, 0x00])
    #expect(bench.circuit.finish().isClean)
  }

  /// Betaflight uses BDU, big-endian order and FS 11, and reads six bytes, high byte first.
  @Test func betaflight() throws {
    let bench = try Bench.gyroscope((0x23, 0xF0), (0x20, 0xCF))
    bench.turn(100, -200, 2_000)
    bench.wait(.milliseconds(300))
    #expect(try bench.bytes(0xA8, 6) == [0x05, 0x95, 0xF4, 0xD7, 0x6F, 0x9B])
    #expect(bench.forbidden == 0)
  }

  /// 2. The addresses are the other one of a module, and that of an L3GD20.
  @Test(arguments: [0x69, 0x6B] as [UInt8])
  func wrongAddressIsNotAcknowledged(address: UInt8) throws {
    let bench = Bench(on: Circuit(.l3g4200d), at: address)
    #expect(throws: (any Error).self) { try bench.byte(0x0F) }
  }

  /// 10. Setting bit 7 of CTRL_REG2 is reported to have frozen the outputs; the bit must be zero.
  @Test func reservedBitsOfTheHighPass() throws {
    let bench = try Bench.gyroscope((0x21, 0x80))
    #expect(bench.forbidden == 1)
    #expect(!bench.circuit.finish().isClean)
  }

  /// 8. Both codes of 2000 °/s occur, and read back as they were written.
  @Test(arguments: [0x20, 0x30] as [UInt8])
  func bothCodesOf2000DegreesASecond(format: UInt8) throws {
    let bench = try Bench.gyroscope((0x23, format), (0x20, 0x0F))
    bench.turn(2_000, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x23) == format)
    #expect(try bench.words()[0] == 0x6F9B)
  }

  /// 5. Without BDU, reads byte by byte of a slow rotation jump by 256 digits at a carry.
  @Test func byteWiseReadingTears() throws {
    let bench = try Bench.gyroscope((0x20, 0x0F))
    bench.turn(2.23125, 0, 0)
    bench.wait(.milliseconds(15))
    #expect(try bench.byte(0x28) == 0xFF)
    bench.turn(2.24, 0, 0)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x29) == 0x01)
  }

  /// A driver for the L3GD20 reads temperature, status and data as eight bytes from 0x26.
  @Test func eightBytesFromTheTemperatureOn() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x20, 0x0F))
    bench.turn(100, 200, -200)
    bench.wait(.milliseconds(2_500))
    #expect(
      try bench.bytes(0xA6, 8) == [0x0C, 0xFF, 0xA5, 0x2C, 0x49, 0x59, 0xB7, 0xA6])
  }
}
