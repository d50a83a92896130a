// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The self-tests of the LSM6DSO's accelerometer and gyroscope, by the steps and limits of ST's example.
@Suite struct LSM6DSOSelfTestTests {
  typealias Script = LSM6DSOScript

  /// Six samples, the first of which is discarded, two periods apart.
  private func samples(_ period: Int64, _ status: UInt8, _ word: Axes<Int>) -> [Step] {
    func read(_ word: Axes<Int>) -> [Step] {
      status == 0x01
        ? Script.read(status, 0, Axes(0, 0, 0), word) : Script.read(status, 0, word)
    }
    var steps = [.wait(2 * period)] + read(Axes(9999, 9999, 9999))
    for _ in 0..<5 { steps += [.wait(2 * period)] + read(word) }
    return steps
  }

  /// ±4 g, 52 Hz, without the gyroscope; 100 ms after the present period of 104.172 Hz; 1, 2 and 3 digits; ST_XL.
  private func accelerometer(_ change: Axes<Int>, _ control: UInt8 = 0x38) -> [Step] {
    var steps = Script.write([control, 0]) + [.wait(109_599_508)]
    steps += samples(19_199_017, 0x01, Axes(1, 2, 3))
    steps += settle(0x6A, 0x14, [0x01]) + [.wait(100_000_000)]
    return steps
      + samples(19_199_017, 0x01, Axes(1 + change.x, 2 + change.y, 3 + change.z))
  }

  /// 410 digits are 50.02 mg and 13 934 are 1699.95.
  @Test(
    arguments: [
      (Axes(3279, 3279, 3279), true), (Axes(410, 13_934, -410), true),
      (Axes(409, 3279, 3279), false), (Axes(3279, -13_935, 3279), false),
      (Axes(3279, 3279, 0), false),
    ])
  func accelerometers(change: Axes<Int>, passes: Bool) throws {
    let script = Playback(
      Script.start + accelerometer(change) + Script.configure(before: [0x38, 0]))
    var sensor = try Script.started(script)
    let result = try sensor.selfTestAccelerometer(script)
    #expect(result.change == change && result.sensitivity == Sensitivity(122, over: 1_000_000))
    #expect(result.passed == passes)
    #expect(sensor.configuration == LSM6DSOConfiguration())
    #expect(sensor.settlingTime > .milliseconds(108))
    #expect(script.finish() == [])
  }

  /// 738 digits are 90.04 mg, the least of an ISM330DHCX.
  @Test(arguments: [(738, true), (737, false)])
  func leastOfAnISM330DHCX(change: Int, passes: Bool) throws {
    let script = Playback(
      Script.identify(0x6B) + Script.configure(before: [0, 0])
        + accelerometer(Axes(change, 3279, 3279)) + Script.configure(before: [0x38, 0]))
    var sensor = try Script.started(script, .init(part: .ism330dhcx))
    #expect(try sensor.selfTestAccelerometer(script).passed == passes)
    #expect(script.finish() == [])
  }

  /// ±2000 °/s, 208 Hz, without the accelerometer; 100 ms; ST_G; 2143 digits are 150.01 °/s and 9999 are 699.93.
  @Test(
    arguments: [
      (Axes(5000, 5000, 5000), true), (Axes(2143, -2143, 9999), true),
      (Axes(2142, 5000, 5000), false), (Axes(5000, 5000, -10_001), false),
    ])
  func gyroscopes(change: Axes<Int>, passes: Bool) throws {
    var test = Script.write([0x08, 0x5C]) + [.wait(109_599_508)]
    test += samples(4_799_754, 0x02, Axes(-10, 0, 10))
    test += settle(0x6A, 0x14, [0x04]) + [.wait(100_000_000)]
    test += samples(4_799_754, 0x02, Axes(change.x - 10, change.y, change.z + 10))
    let script = Playback(Script.start + test + Script.configure(before: [0x08, 0x5C]))
    var sensor = try Script.started(script)
    let result = try sensor.selfTestGyroscope(script)
    #expect(result.change == change && result.sensitivity == Sensitivity(70_000, over: 1_000_000))
    #expect(result.passed == passes)
    #expect(sensor.configuration == LSM6DSOConfiguration())
    #expect(script.finish() == [])
  }

  /// The other sensor's bit is set, but that does not make a sample of this one; the configuration comes back.
  @Test func samplesThatDoNotCome() throws {
    let script = Playback(
      Script.start + Script.write([0x38, 0]) + [
        .wait(109_599_508), .wait(38_398_034),
      ] + Script.read(0x02) + Script.configure(before: [0x38, 0]) + [.read(0x6A, 0x1E, [0x03])])
    var sensor = try Script.started(script)
    #expect(throws: SensorError.notReady) { try sensor.selfTestAccelerometer(script) }
    #expect(try sensor.hasSample())
    #expect(script.finish() == [])
  }

  /// If restoring the configuration fails as well, samples are rejected, since they may be under the test force.
  @Test func theFirstFailureIsTold() throws {
    let force = settle(0x6A, 0x14, [0x01])
    let test = accelerometer(Axes(0, 0, 0))
    let script = Playback(
      Script.start + test.prefix { $0 != force[0] } + [force[0].failing(.timeout)]
        + [Script.configure()[0].failing(), .read(0x6A, 0x10, Script.zeros(10))])
    var sensor = try Script.started(script)
    #expect(throws: SensorError.bus(.timeout, register: 0x14)) {
      try sensor.selfTestAccelerometer(script)
    }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(script.finish() == [])
  }
}
