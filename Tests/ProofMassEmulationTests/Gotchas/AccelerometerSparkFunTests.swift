// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The register values that SparkFun's LIS331 library writes, call by call.
///
/// The filter switch and the range setter are in AccelerometerClientTests.
struct AccelerometerSparkFunTests {
  /// Switching the filter off clears with ~1 << 5, which clears all bits below bit 6.
  @Test func filterOffWipesTheRegister() throws {
    let chip = try SampledAccelerometer([(0x21, 0x1F)])
    _ = try chip.bench.byte(0x25)
    chip.pass(0)
    #expect(try chip.bench.words() == [0, 0, 0])
    let byte = try chip.bench.byte(0x21) & 0xC0
    try chip.bench.write(0x21, byte)
    #expect(try chip.bench.byte(0x21) == 0x00)
    chip.pass(1)
    #expect(try chip.bench.words() == [0, 0, 0x3E80])
  }

  /// The filter for pin 1 sets bit 3 instead of 2, so that generator 2 uses the filter, and gravity
  /// triggers generator 1.
  @Test func filterOnPin1IsGenerator2s() throws {
    let chip = try SampledAccelerometer([
      (0x21, 0x08), (0x32, 0x10), (0x30, 0x20), (0x36, 0x10), (0x34, 0x20),
    ])
    _ = try chip.bench.byte(0x25)
    chip.pass(0)
    #expect(try chip.source1() == 0x65)
    #expect(try chip.source2() == 0x15)
  }

  /// The filter for pin 2 sets bit 4 instead of 3, so that the outputs use the filter, and no
  /// generator does.
  @Test func filterOnPin2IsTheOutputs() throws {
    let chip = try SampledAccelerometer([(0x21, 0x10), (0x36, 0x10), (0x34, 0x20)])
    _ = try chip.bench.byte(0x25)
    chip.pass(0)
    #expect(try chip.bench.words() == [0, 0, 0])
    #expect(try chip.source2() == 0x65)
  }

  /// The mask of the coefficient keeps the old code and clears the other bits: setting 32 over 16
  /// results in 64, without the filter.
  @Test func coefficientKeepsTheOldAndWipesTheRest() throws {
    let chip = try SampledAccelerometer([(0x21, 0x15)])
    let byte = try chip.bench.byte(0x21) & 0x03 | 0x02
    try chip.bench.write(0x21, byte)
    #expect(try chip.bench.byte(0x21) == 0x03)
    chip.pass(0)
    #expect(try chip.bench.words() == [0, 0, 0x3E80])
  }

  /// Routing pin 1 clears polarity and latch.
  @Test func routingWipesPolarityAndLatch() throws {
    let chip = try SampledAccelerometer([(0x22, 0x84), (0x32, 0x10), (0x30, 0x20)])
    let byte = try chip.bench.byte(0x22) & 0x03 | 0x01
    try chip.bench.write(0x22, byte)
    #expect(try chip.bench.byte(0x22) == 0x01)
    // The pin is active high now, and follows the end of gravity.
    chip.force(0, 0, 0, after: 0)
    chip.pass(2)
    #expect(chip.edges.suffix(2) == [chip.rise(0), chip.fall(1)])
  }

  /// Pin 2's code is shifted by 4 instead of 3: the code of either generator becomes data ready,
  /// that of data ready a latch, and that of boot both.
  @Test(
    arguments: [(0x01, 0x10, true), (0x02, 0x20, false), (0x03, 0x30, true)]
      as [(UInt8, UInt8, Bool)])
  func routingOfPin2(code: UInt8, written: UInt8, showsDataReady: Bool) throws {
    let chip = try SampledAccelerometer([(0x22, code << 4)])
    #expect(try chip.bench.byte(0x22) == written)
    chip.pass(0)
    #expect(chip.edges == (showsDataReady ? [chip.rise(0, "INT2")] : []))
  }

  /// The initialisation does not write INT2_DURATION, so the previous program's value remains.
  @Test func durationOfGenerator2IsLeftOver() throws {
    let bench = try Bench.accelerometer((0x37, 0x20))
    for register in [0x21, 0x22, 0x23, 0x24, 0x30, 0x32, 0x33, 0x34, 0x36] as [UInt8] {
      try bench.write(register, 0x00)
    }
    for (register, byte) in [(0x36, 0x10), (0x34, 0x20), (0x20, 0x2F)] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    #expect(try bench.byte(0x37) == 0x20)
    bench.circuit.watch(bench.target)
    let start = bench.now
    bench.wait(.seconds(1))
    // The edge is 32 samples late.
    let edge = try #require(bench.circuit.edges(at: bench.target).first)
    #expect(edge.pin == "INT2" && edge.time - start > 320_000_000)
  }

  /// The library divides by 2047, as if that were 2 g: 1 g reads as 0.977.
  @Test func scale() throws {
    let chip = try SampledAccelerometer([])
    chip.pass(0)
    let digits = Double(Int16(bitPattern: try chip.bench.words()[2]) >> 4)
    #expect(abs(digits * 2 / 2047 - 0.977) < 0.0005)
  }
}
