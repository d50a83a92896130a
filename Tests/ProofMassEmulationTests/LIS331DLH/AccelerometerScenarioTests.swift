// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The configurations of ST's examples and of other drivers, with all edges.
struct AccelerometerScenarioTests {
  /// Wake-up: the filter feeds generator 1, any axis above 250 mg, and a read of 0x25 settles the
  /// filter.
  @Test func wakeUp() throws {
    let chip = try SampledAccelerometer([
      (0x21, 0x04), (0x22, 0x00), (0x32, 0x10), (0x33, 0x00), (0x30, 0x2A),
    ])
    _ = try chip.bench.byte(0x25)
    // At rest there is no edge, in any position.
    chip.force(0.3, 0, 1, after: 99)
    // The output is 300 digits, minus 1/8 per sample: 263, 230.
    chip.force(0, 0, 1, after: 149)
    chip.pass(200)
    // The change from 0.3 g, to which the filter has settled, causes the same edges as the change
    // to it.
    #expect(
      chip.edges == [chip.rise(100), chip.fall(101), chip.rise(150), chip.fall(151)])
  }

  /// Without the read of 0x25, gravity triggers the interrupt until the filter has settled.
  @Test func wakeUpWithoutTheDummyRead() throws {
    let chip = try SampledAccelerometer([
      (0x21, 0x04), (0x22, 0x00), (0x32, 0x10), (0x33, 0x00), (0x30, 0x2A),
    ])
    chip.pass(100)
    // 1000·(7/8)^n is above 256 digits up to n = 10.
    #expect(chip.edges == [chip.rise(0), chip.fall(10)])
  }

  /// Free fall: AND of the three low events, with 350 mg and three samples at 100 Hz.
  @Test func freeFall() throws {
    let chip = try SampledAccelerometer([(0x32, 0x16), (0x33, 0x03), (0x30, 0x95)])
    // The board is thrown up, and caught after 200 ms.
    chip.force(0.05, -0.02, 0.1, after: 9)
    chip.force(0, 0, 2, after: 29)
    // Two samples of free fall are too short.
    chip.force(0, 0, 0, after: 39)
    chip.force(0, 0, 1, after: 41)
    // The board spins, so that one axis is above 350 mg.
    chip.force(0, 0.4, 0, after: 49)
    chip.force(0, 0, 1, after: 59)
    chip.pass(70)
    #expect(chip.edges == [chip.rise(12), chip.fall(30)])
    #expect(try chip.source1() == 0x25)
  }

  /// Orientation: 6D position with 33 steps; each face sets its bit.
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

  /// No motion: the same 0x95 on filtered data is active after the data were within 31 mg of the
  /// mean for half a second.
  @Test func noMotion() throws {
    let chip = try SampledAccelerometer([
      (0x21, 0x04), (0x32, 0x02), (0x33, 0x32), (0x30, 0x95),
    ])
    _ = try chip.bench.byte(0x25)
    chip.force(0, 0.2, 1, after: 99)
    chip.pass(300)
    // At rest from sample 0, the 50th sample is number 49. Then 200·(7/8)^n is below 32 from n = 14
    // on (31), and the 50th of those samples is number 99 + 14 + 49.
    #expect(chip.edges == [chip.rise(49), chip.fall(100), chip.rise(162)])
  }

  /// A latched interrupt holds its level until the source is read; then the next event sets it
  /// again.
  @Test func latchedUntilRead() throws {
    let chip = try SampledAccelerometer([
      (0x22, 0x84), (0x21, 0x04), (0x32, 0x10), (0x30, 0x2A),
    ])
    _ = try chip.bench.byte(0x25)
    chip.force(0, 0.5, 1, after: 4)
    chip.pass(50)
    #expect(chip.edges == [chip.fall(5)])
    #expect(try chip.source1() == 0x59)
    let read = chip.bench.now - 25_000
    chip.force(0, 0, 1, after: 60)
    chip.pass(70)
    #expect(
      chip.edges == [
        chip.fall(5), PinEdge("INT1", isHigh: true, at: read), chip.fall(61),
      ])
  }
}
