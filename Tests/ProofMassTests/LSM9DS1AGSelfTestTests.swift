// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The self-tests of the LSM9DS1's accelerometer and gyroscope, by the steps and limits of ST's example.
@Suite struct LSM9DS1AGSelfTestTests {
  typealias Script = LSM9DS1AGScript

  /// Six samples, the first of which is discarded, two periods apart.
  private func samples(_ period: Int64, _ first: UInt8, _ status: UInt8, _ word: Axes<Int>)
    -> [Step]
  {
    var steps: [Step] = [.wait(2 * period), Script.read(first, status, 9999, 9999, 9999)]
    for _ in 0..<5 {
      steps += [.wait(2 * period), Script.read(first, status, word.x, word.y, word.z)]
    }
    return steps
  }

  /// ±2 g, 50 Hz, without the gyroscope; 200 ms; 1, 2 and 3 digits.
  private func accelerometer(_ change: Axes<Int>) -> [Step] {
    var steps = Script.configure([0, 0, 0], [0x40, 0, 0x44])
    steps += [.wait(200_000_000)] + samples(20_000_000, 0x27, 0x01, Axes(1, 2, 3))
    steps += settle(0x6A, 0x24, [0x01]) + [.wait(200_000_000)]
    return steps
      + samples(20_000_000, 0x27, 0x01, Axes(1 + change.x, 2 + change.y, 3 + change.z))
  }

  /// 1148 digits are 70.03 mg and 24 590 are 1499.99.
  @Test(
    arguments: [
      (Axes(4918, 4918, 4918), true), (Axes(1148, 24_590, -1148), true),
      (Axes(1147, 4918, 4918), false), (Axes(4918, -24_591, 4918), false),
      (Axes(4918, 4918, 0), false),
    ])
  func accelerometers(change: Axes<Int>, passes: Bool) throws {
    let script = Playback(
      Script.start + accelerometer(change) + Script.configure(before: 0))
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    let result = try sensor.selfTestAccelerometer(script)
    #expect(result.change == change && result.sensitivity == Sensitivity(61, over: 1_000_000))
    #expect(result.passed == passes)
    #expect(sensor.configuration == LSM9DS1AGConfiguration())
    #expect(sensor.settlingTime > .milliseconds(440))
    #expect(script.finish() == [])
  }

  /// ±2000 °/s, 238 Hz; 800 ms; 2858 digits are 200.06 °/s and 11 428 are 799.96.
  @Test(
    arguments: [
      (Axes(5714, 5714, 5714), true), (Axes(2858, -2858, 11_428), true),
      (Axes(2857, 5714, 5714), false), (Axes(5714, 5714, -11_429), false),
    ])
  func gyroscopes(change: Axes<Int>, passes: Bool) throws {
    var test = Script.configure([0x98, 0, 0], [0x80, 0, 0x44]) + [.wait(800_000_000)]
    test += samples(4_201_680, 0x17, 0x02, Axes(-10, 0, 10))
    test += settle(0x6A, 0x24, [0x04]) + [.wait(800_000_000)]
    test += samples(4_201_680, 0x17, 0x02, Axes(change.x - 10, change.y, change.z + 10))
    let script = Playback(Script.start + test + Script.configure(before: 0x98))
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    let result = try sensor.selfTestGyroscope(script)
    #expect(result.change == change && result.sensitivity == Sensitivity(70_000, over: 1_000_000))
    #expect(result.passed == passes)
    #expect(sensor.configuration == LSM9DS1AGConfiguration())
    #expect(script.finish() == [])
  }

  /// The other sensor's bit is set, but that does not make a sample of this one; the configuration comes back.
  @Test func samplesThatDoNotCome() throws {
    let script = Playback(
      Script.start + Script.configure([0, 0, 0], [0x40, 0, 0x44]) + [
        .wait(200_000_000), .wait(40_000_000), Script.read(0x27, 0x02, 0, 0, 0),
      ] + Script.configure(before: 0) + [.read(0x6A, 0x17, [0x03])])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(throws: SensorError.notReady) { try sensor.selfTestAccelerometer(script) }
    #expect(try sensor.hasSample())
    #expect(script.finish() == [])
  }

  /// If restoring the configuration fails as well, samples are rejected, since they may be under the test force.
  @Test func theFirstFailureIsTold() throws {
    let force = settle(0x6A, 0x24, [0x01])
    let test = accelerometer(Axes(0, 0, 0))
    let script = Playback(
      Script.start + test.prefix { $0 != force[0] } + [force[0].failing(.timeout)]
        + [Script.configure()[0].failing(), .read(0x6A, 0x10, [0, 0, 0, 0])])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(throws: SensorError.bus(.timeout, register: 0x24)) {
      try sensor.selfTestAccelerometer(script)
    }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(script.finish() == [])
  }
}
