// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The sub-address rules of ST's parts.
struct STPointerTests {
  @Test func incrementBitCountsOnReads() throws {
    let bench = try Bench.accelerometer((0x20, 0x27), (0x22, 0x02), (0x23, 0x90))
    #expect(try bench.bytes(0xA0, 5) == [0x27, 0x00, 0x02, 0x90, 0x00])
  }

  @Test func incrementBitCountsOnWrites() throws {
    let bench = try Bench.accelerometer()
    try bench.write(0xA0, 0x2F, 0x10, 0x04, 0xB0, 0x03)
    #expect(try bench.byte(0x20) == 0x2F)
    #expect(try bench.byte(0x21) == 0x10)
    #expect(try bench.byte(0x22) == 0x04)
    #expect(try bench.byte(0x23) == 0xB0)
    #expect(try bench.byte(0x24) == 0x03)
  }

  @Test func withoutTheBitTheSameRegisterIsReadAgainAndAgain() throws {
    let bench = try Bench.gyroscope((0x20, 0x0F), (0x23, 0x80))
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(50))
    #expect(try bench.bytes(0x28, 6) == [0xA5, 0xA5, 0xA5, 0xA5, 0xA5, 0xA5])
    #expect(bench.count(.burstWithoutIncrement) > 0)
  }

  @Test func withoutTheBitTheSameRegisterIsWrittenAgainAndAgain() throws {
    let bench = try Bench.accelerometer()
    try bench.write(0x20, 0x27, 0x2F, 0x37)
    #expect(try bench.bytes(0xA0, 3) == [0x37, 0x00, 0x00])
    #expect(bench.count(.burstWithoutIncrement) > 0)
  }

  @Test(arguments: [0x0F, 0x8F] as [UInt8])
  func bitIsHarmlessOnOneByte(command: UInt8) throws {
    let accelerometer = try Bench.accelerometer()
    #expect(try accelerometer.byte(command) == 0x32)
    let gyroscope = try Bench.gyroscope()
    #expect(try gyroscope.byte(command) == 0xD3)
    #expect(accelerometer.violations.isEmpty && gyroscope.violations.isEmpty)
  }

  @Test func bitIsHarmlessOnAWriteOfOneByte() throws {
    let bench = try Bench.accelerometer((0xA0, 0x27))
    #expect(try bench.byte(0x20) == 0x27)
  }

  @Test func pointerSurvivesStop() throws {
    let bench = try Bench.accelerometer((0x23, 0x80))
    try bench.write(0x0F)
    #expect(try bench.nextBytes(1) == [0x32])
    #expect(try bench.nextBytes(1) == [0x32])
    try bench.write(0xA0)
    #expect(try bench.nextBytes(4) == [0x07, 0x00, 0x00, 0x80])
  }

  @Test func pointerGoesOnAfterAnIncrementingRead() throws {
    let bench = try Bench.gyroscope((0x23, 0x80))
    #expect(try bench.bytes(0xA0, 3) == [0x07, 0x00, 0x00])
    #expect(try bench.nextBytes(2) == [0x80, 0x00])
  }

  @Test func pointerStaysAfterAReadWithoutIncrement() throws {
    let bench = try Bench.accelerometer()
    _ = try bench.byte(0x20)
    #expect(try bench.nextBytes(1) == [0x07])
  }

  @Test func emptyWriteIsAcknowledgedAndMovesNothing() throws {
    let bench = try Bench.gyroscope()
    try bench.write(0x8F)
    try bench.probe()
    #expect(try bench.nextBytes(1) == [0xD3])
    try bench.write(0x20)
    try bench.probe()
    try bench.probe()
    #expect(try bench.nextBytes(1) == [0x07])
  }

  @Test func pointersBelongToTheirChips() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d)
    let accelerometer = Bench(on: circuit, at: 0x18)
    let gyroscope = Bench(on: circuit, at: 0x68)
    try accelerometer.write(0x0F)
    try gyroscope.write(0x0F)
    #expect(try accelerometer.nextBytes(1) == [0x32])
    #expect(try gyroscope.nextBytes(1) == [0xD3])
  }

  @Test func addressHasSevenBitsOnI2C() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    #expect(try bench.byte(0x60) == 0x00)
    try bench.write(0x0F)
    #expect(try bench.byte(0x4F) == 0x00)
  }

  /// The wrap is not documented; the emulated pointer has seven bits.
  @Test func pointerWrapsFrom7FTo00() throws {
    #expect(try Bench.accelerometer().bytes(0xFF, 17).last == 0x32)
    #expect(try Bench.gyroscope().bytes(0xFF, 17).last == 0xD3)
  }

  @Test func burstFromBelowCrossesIntoTheOutputs() throws {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x20, 0x0F))
    bench.turn(100, 200, -200)
    bench.wait(.milliseconds(1_101))
    #expect(
      try bench.bytes(0xA6, 8).suffix(6) == [0xA5, 0x2C, 0x49, 0x59, 0xB7, 0xA6])
  }

  /// Without the FIFO, FIFO_CTRL_REG and FIFO_SRC_REG follow 0x2D.
  @Test func gyroscopeDoesNotWrapWithoutFIFO() throws {
    let bench = try Bench.gyroscope()
    #expect(try bench.bytes(0xAC, 5).suffix(3) == [0x00, 0x20, 0x00])
  }
}
