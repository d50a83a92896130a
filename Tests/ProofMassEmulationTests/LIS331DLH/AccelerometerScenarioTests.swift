// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// What ST's examples and other people's drivers set up, edge for edge.
struct AccelerometerScenarioTests {
  /// Wake-up: the filter on generator 1, any axis above 250 mg, settled by reading 0x25.
  @Test func wakeUp() throws {
    let chip = try SampledAccelerometer([
      (0x21, 0x04), (0x22, 0x00), (0x32, 0x10), (0x33, 0x00), (0x30, 0x2A),
    ])
    _ = try chip.bench.byte(0x25)
    // At rest, whatever the position was: nothing.
    chip.force(0.3, 0, 1, after: 99)
    // 300 digits, less a fraction of 1/8 each sample: 263, 230.
    chip.force(0, 0, 1, after: 149)
    chip.pass(200)
    // Away from 0.3 g, to which the filter had come, is as good as towards it.
    #expect(
      chip.edges == [chip.rise(100), chip.fall(101), chip.rise(150), chip.fall(151)])
  }

  /// The same without the read of 0x25: gravity fires it until the filter has settled.
  @Test func wakeUpWithoutTheDummyRead() throws {
    let chip = try SampledAccelerometer([
      (0x21, 0x04), (0x22, 0x00), (0x32, 0x10), (0x33, 0x00), (0x30, 0x2A),
    ])
    chip.pass(100)
    // 1000·(7/8)^n is above 256 digits up to n = 10.
    #expect(chip.edges == [chip.rise(0), chip.fall(10)])
  }

  /// Free fall: AND of the three lows, 350 mg, three samples at 100 Hz.
  @Test func freeFall() throws {
    let chip = try SampledAccelerometer([(0x32, 0x16), (0x33, 0x03), (0x30, 0x95)])
    // Thrown up, caught after 200 ms.
    chip.force(0.05, -0.02, 0.1, after: 9)
    chip.force(0, 0, 2, after: 29)
    // Two samples are too short.
    chip.force(0, 0, 0, after: 39)
    chip.force(0, 0, 1, after: 41)
    // Spinning: one axis is above 350 mg.
    chip.force(0, 0.4, 0, after: 49)
    chip.force(0, 0, 1, after: 59)
    chip.pass(70)
    #expect(chip.edges == [chip.rise(12), chip.fall(30)])
    #expect(try chip.source1() == 0x05)
  }

  /// Orientation: 6D position, 33 steps; each face shows its bit.
  @Test(arguments: [0xC0, 0xFF] as [UInt8])
  func orientation(configuration: UInt8) throws {
    let chip = try SampledAccelerometer([(0x32, 0x21), (0x33, 0x00), (0x30, configuration)])
    var sample = 0
    for (force, bit) in AccelerometerDirectionTests.faces {
      chip.bench.force(force.0, force.1, force.2)
      chip.pass(sample)
      #expect(try chip.source1() == (configuration == 0xFF ? 0x40 | bit : bit))
      sample += 1
    }
  }

  /// No motion: the same 0x95 on filtered data: after half a second within 31 mg of the mean.
  @Test func noMotion() throws {
    let chip = try SampledAccelerometer([
      (0x21, 0x04), (0x32, 0x02), (0x33, 0x32), (0x30, 0x95),
    ])
    _ = try chip.bench.byte(0x25)
    chip.force(0, 0.2, 1, after: 99)
    chip.pass(300)
    // Still from sample 0 on, the 50th is number 49. Then 200·(7/8)^n is below 32 from n = 14 on
    // (31), and the 50th of those is number 99 + 14 + 49.
    #expect(chip.edges == [chip.rise(49), chip.fall(100), chip.rise(162)])
  }

  /// A latched interrupt holds a level until its source is read, and comes again.
  @Test func latchedUntilRead() throws {
    let chip = try SampledAccelerometer([
      (0x22, 0x84), (0x21, 0x04), (0x32, 0x10), (0x30, 0x2A),
    ])
    _ = try chip.bench.byte(0x25)
    chip.force(0, 0.5, 1, after: 4)
    chip.pass(50)
    #expect(chip.edges == [chip.fall(5)])
    #expect(try chip.source1() == 0x48)
    let read = chip.bench.now - 25_000
    chip.force(0, 0, 1, after: 60)
    chip.pass(70)
    #expect(
      chip.edges == [
        chip.fall(5), PinEdge("INT1", isHigh: true, at: read), chip.fall(61),
      ])
  }
}
