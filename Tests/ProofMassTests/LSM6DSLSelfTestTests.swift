// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The self-tests of the LSM6DSL's and LSM6DS3's accelerometer and gyroscope, by the documents' steps and limits.
@Suite struct LSM6DSLSelfTestTests {
  typealias Script = LSM6DSLScript

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

  /// 52 Hz, at ±4 g after 0.1 s, or of an LSM6DS3 at ±2 g after 0.2 s; 1, 2 and 3 digits; ST_XL.
  private func accelerometer(_ change: Axes<Int>, isOlder: Bool = false) -> [Step] {
    let wait: Int64 = isOlder ? 200_000_000 : 100_000_000
    var steps = isOlder ? Script.older([0x30, 0]) : Script.write([0x38, 0])
    // The present period of 104.172 Hz ends before.
    steps += [.wait(9_599_508 + wait)] + samples(19_199_017, 0x01, Axes(1, 2, 3))
    steps += settle(0x6A, 0x14, [0x01]) + [.wait(wait)]
    return steps
      + samples(19_199_017, 0x01, Axes(1 + change.x, 2 + change.y, 3 + change.z))
  }

  /// 738 digits are 90.04 mg and 13 934 are 1699.95.
  @Test(
    arguments: [
      (Axes(3279, 3279, 3279), true), (Axes(738, 13_934, -738), true),
      (Axes(737, 3279, 3279), false), (Axes(3279, -13_935, 3279), false),
      (Axes(3279, 3279, 0), false),
    ])
  func accelerometers(change: Axes<Int>, passes: Bool) throws {
    let script = Playback(
      Script.start + accelerometer(change) + Script.write(before: [0x38, 0]))
    var sensor = try Script.started(script)
    let result = try sensor.selfTestAccelerometer(script)
    #expect(result.change == change && result.sensitivity == Sensitivity(122, over: 1_000_000))
    #expect(result.passed == passes)
    #expect(sensor.configuration == LSM6DSLConfiguration())
    #expect(sensor.settlingTime > .milliseconds(108))
    #expect(script.finish() == [])
  }

  /// 1476 digits are 90.04 mg: the limits of the LSM6DSL, at ±2 g.
  @Test(arguments: [(1476, true), (1475, false)])
  func accelerometerOfAnLSM6DS3(change: Int, passes: Bool) throws {
    let script = Playback(
      Script.olderStart + accelerometer(Axes(change, 6557, -6557), isOlder: true)
        + Script.older(before: [0x30, 0]))
    var sensor = try Script.started(script, .init(part: .lsm6ds33))
    let result = try sensor.selfTestAccelerometer(script)
    #expect(result.passed == passes && result.sensitivity == Sensitivity(61, over: 1_000_000))
    #expect(script.finish() == [])
  }

  /// ±2000 °/s, 208 Hz, after 150 and 50 ms, or of an LSM6DS3 after 800 and 60; ST_G; 2143 digits are 150.01 °/s and 9999
  /// are 699.93.
  @Test(
    arguments: [
      (Axes(5000, 5000, 5000), true), (Axes(2143, -2143, 9999), true),
      (Axes(2142, 5000, 5000), false), (Axes(5000, 5000, -10_001), false),
    ], [false, true])
  func gyroscopes(outcome: (change: Axes<Int>, passes: Bool), isOlder: Bool) throws {
    let change = outcome.change
    var test = isOlder ? Script.older([0x00, 0x5C]) : Script.write([0x00, 0x5C])
    test += [.wait(isOlder ? 809_599_508 : 159_599_508)]
    test += samples(4_799_754, 0x02, Axes(-10, 0, 10))
    test += settle(0x6A, 0x14, [0x04]) + [.wait(isOlder ? 60_000_000 : 50_000_000)]
    test += samples(4_799_754, 0x02, Axes(change.x - 10, change.y, change.z + 10))
    let start = isOlder ? Script.olderStart : Script.start
    let end = isOlder ? Script.older(before: [0, 0x5C]) : Script.write(before: [0, 0x5C])
    let script = Playback(start + test + end)
    var sensor = try Script.started(script, .init(part: isOlder ? .lsm6ds3 : .lsm6ds3trc))
    let result = try sensor.selfTestGyroscope(script)
    #expect(result.change == change && result.sensitivity == Sensitivity(70_000, over: 1_000_000))
    #expect(result.passed == outcome.passes)
    #expect(script.finish() == [])
  }

  /// The other sensor's bit is set, but that does not make a sample of this one; the configuration comes back.
  @Test func samplesThatDoNotCome() throws {
    let script = Playback(
      Script.start + Script.write([0x38, 0]) + [.wait(109_599_508), .wait(38_398_034)]
        + Script.read(0x02) + Script.write(before: [0x38, 0]) + [.read(0x6A, 0x1E, [0x03])])
    var sensor = try Script.started(script)
    #expect(throws: SensorError.notReady) { try sensor.selfTestAccelerometer(script) }
    #expect(try sensor.hasSample())
    #expect(script.finish() == [])
  }
}
