// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The self-test of the ADXL345, by the data sheet's procedure and limits.
@Suite struct ADXL345SelfTestTests {
  typealias Script = ADXL345Script

  /// Ten samples, two periods apart.
  private func samples(_ format: UInt8, _ word: Axes<Int>) -> [Step] {
    (0..<10).flatMap { _ in
      [.wait(20_000_000), .read(0x53, 0x30, [0x82, format] + Script.words(word))]
    }
  }

  /// ±16 g, 100 Hz; SELF_TEST; four periods.
  private func test(_ change: Axes<Int>) -> [Step] {
    var steps = Script.configure() + [.wait(11_100_000)]
    steps += samples(0x0B, Axes(10, -20, 256)) + settle(0x53, 0x31, [0x8B])
    steps += [Step](repeating: .wait(10_000_000), count: 4)
    return steps + samples(0x8B, Axes(10 + change.x, -20 + change.y, 256 + change.z))
  }

  private func expect(
    _ change: Axes<Int>, passes: Bool, _ configuration: ADXL345Configuration = .init(range: .g2)
  ) throws {
    let own = Script.configure(format: 0x08)
    let script = Playback(Script.identify + own + test(change) + own)
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345), configuration)
    let result = try sensor.selfTest(script)
    #expect(result.change == change && result.sensitivity == Sensitivity(1, over: 256))
    #expect(result.passed == passes)
    #expect(sensor.configuration == configuration)
    #expect(script.finish() == [])
  }

  /// X +50…540, Y −540…−50, Z +75…875 digits.
  @Test(arguments: [
    (Axes(192, -422, 422), true), (Axes(50, -540, 75), true), (Axes(540, -50, 875), true),
    (Axes(49, -422, 422), false), (Axes(541, -422, 422), false), (Axes(192, 422, 422), false),
    (Axes(192, -541, 422), false), (Axes(192, -49, 422), false), (Axes(192, -422, 74), false),
    (Axes(192, -422, 876), false), (Axes(0, 0, 0), false),
  ])
  func limits(change: Axes<Int>, passes: Bool) throws { try expect(change, passes: passes) }

  /// The force grows with the supply, at 3.3 V to 1.77 times, of Z to 1.47 times.
  @Test(arguments: [
    (Axes(340, -747, 620), true), (Axes(955, -955, 1286), true), (Axes(956, -747, 620), false),
    (Axes(340, -956, 620), false), (Axes(340, -747, 1287), false), (Axes(88, -747, 620), false),
  ])
  func supply(change: Axes<Int>, passes: Bool) throws {
    try expect(change, passes: passes, .init(range: .g2, supply: .volts3Point3))
  }

  /// The chip has its configuration again, also after a failure.
  @Test func noSamples() throws {
    let script = Playback(
      Script.start + Script.configure() + [
        .wait(11_100_000), .wait(20_000_000),
        .read(0x53, 0x30, [0x02, 0x0B] + Script.zeros(6)),
      ] + Script.configure())
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    #expect(throws: SensorError.notReady) { try sensor.selfTest(script) }
    #expect(script.finish() == [])
  }
}
