// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The self-tests of the MPU-6500 and the MPU-6050, by the application note's and the register map's formulas.
@Suite struct MPU6500SelfTestTests {
  typealias Configuration = MPU6500Configuration
  typealias Script = MPU6500Script

  /// 200 samples, two periods apart.
  private static func samples(_ force: Axes<Int>, _ rate: Axes<Int>) -> [Step] {
    let bytes = [0x01] + Script.words(force.x, force.y, force.z, 0, rate.x, rate.y, rate.z)
    return (0..<200).flatMap { _ in [.wait(2_000_000), .read(0x68, 0x3A, bytes)] as [Step] }
  }

  private static let rest = (Axes(10, -20, 16384), Axes(30, 40, -50))

  /// ±2 g or ±8 g, ±250 °/s, 92 Hz, 1 kHz; the force; the factory's codes.
  private static func test(
    isOld: Bool, gyroscope: Bool, _ change: Axes<Int>, _ codes: [UInt8]
  ) -> [Step] {
    let range: UInt8 = isOld ? 0x10 : 0x00
    let (force, rate) = rest
    let now = gyroscope ? rate : force
    let changed = Axes(now.x + change.x, now.y + change.y, now.z + change.z)
    var steps = Script.configure(
      .init(settings: [0x00, 0x02, 0x00, range], accelerometer: isOld ? nil : 0x02))
    // 30 ms, a period and three times 3 ms; 35 ms, a period and three times 7.8 ms.
    steps += [.wait(isOld ? 40_000_000 : 59_400_000)] + samples(force, rate)
    steps += settle(
      0x68, 0x19, gyroscope ? [0x00, 0x02, 0xE0, range] : [0x00, 0x02, 0x00, 0xE0 | range])
    steps += [.wait(20_000_000)]
    steps += gyroscope ? samples(force, changed) : samples(changed, rate)
    return steps + [.read(0x68, isOld ? 0x0D : gyroscope ? 0x00 : 0x0D, codes)]
  }

  private func expect(
    isOld: Bool, gyroscope: Bool, _ change: Axes<Int>, _ codes: [UInt8], passes: Bool
  ) throws {
    let own = Script.configure(isOld ? .mpu6050 : .init())
    let script = Playback(
      Script.identify(isOld ? 0x68 : 0x70) + own
        + Self.test(isOld: isOld, gyroscope: gyroscope, change, codes) + own)
    let configuration = Configuration(part: isOld ? .mpu6050 : .mpu6500)
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500), configuration)
    let result =
      gyroscope ? try sensor.selfTestGyroscope(script) : try sensor.selfTestAccelerometer(script)
    #expect(result.change == change)
    #expect(result.passed == passes, "\(result.limits)")
    #expect(sensor.configuration == configuration)
    #expect(script.finish() == [])
  }

  /// Codes 150, 150, 200: 11539.5 and 18978.2 digits; more than half of them.
  @Test(arguments: [
    (Axes(11539, 11539, 18978), true), (Axes(5770, 5770, 9490), true),
    (Axes(5769, 11539, 18978), false), (Axes(11539, 11539, 9489), false),
    (Axes(-11539, 11539, 18978), false), (Axes(0, 0, 0), false),
  ])
  func gyroscope(change: Axes<Int>, passes: Bool) throws {
    try expect(isOld: false, gyroscope: true, change, [150, 150, 200], passes: passes)
  }

  /// Codes 1, 100, 1: 2620 and 7016.4 digits; between half of them and half as much more.
  @Test(arguments: [
    (Axes(2620, 7016, 2620), true), (Axes(1311, 3509, 1311), true),
    (Axes(3929, 10524, 3929), true), (Axes(1310, 7016, 2620), false),
    (Axes(2620, 10525, 2620), false), (Axes(2620, 7016, 3930), false),
    (Axes(2620, 3508, 2620), false),
  ])
  func accelerometer(change: Axes<Int>, passes: Bool) throws {
    try expect(isOld: false, gyroscope: false, change, [1, 100, 1], passes: passes)
  }

  /// Without codes: 60 °/s, and 225 to 675 mg, in either direction.
  @Test(arguments: [
    (true, Axes(7860, -7860, 20000), true), (true, Axes(7859, -7860, 20000), false),
    (false, Axes(3687, -3687, 11059), true), (false, Axes(3686, -3687, 11059), false),
    (false, Axes(3687, -3687, 11060), false),
  ])
  func withoutCodes(gyroscope: Bool, change: Axes<Int>, passes: Bool) throws {
    try expect(isOld: false, gyroscope: gyroscope, change, [0, 0, 0], passes: passes)
  }

  /// Gyroscope's codes 10, 12, 20 and the accelerometer's 18, 13, 1 in one another.
  private static let codes: [UInt8] = [0x8A, 0x6C, 0x14, 0x25]

  /// 4909.0, −5371.1 and 7696.9 digits, ±14 %.
  @Test(arguments: [
    (Axes(4909, -5371, 7697), true), (Axes(4222, -6123, 6620), true),
    (Axes(5596, -4620, 8774), true), (Axes(4221, -5371, 7697), false),
    (Axes(4909, 5371, 7697), false), (Axes(4909, -6124, 7697), false),
    (Axes(4909, -5371, 8775), false),
  ])
  func gyroscopeOfAnMPU6050(change: Axes<Int>, passes: Bool) throws {
    try expect(isOld: true, gyroscope: true, change, Self.codes, passes: passes)
  }

  /// 2448.0, 2073.8 and 1392.6 digits, ±14 %.
  @Test(arguments: [
    (Axes(2448, 2074, 1393), true), (Axes(2106, 1784, 1198), true),
    (Axes(2790, 2364, 1587), true), (Axes(2105, 2074, 1393), false),
    (Axes(2448, 2365, 1393), false), (Axes(2448, 2074, 1588), false),
  ])
  func accelerometerOfAnMPU6050(change: Axes<Int>, passes: Bool) throws {
    try expect(isOld: true, gyroscope: false, change, Self.codes, passes: passes)
  }

  /// Without codes: 10 to 105 °/s, and 0.3 to 0.95 g.
  @Test(arguments: [
    (true, Axes(1310, -13755, 5000), true), (true, Axes(1309, -13755, 5000), false),
    (true, Axes(1310, -13756, 5000), false), (false, Axes(1229, -3891, 2000), true),
    (false, Axes(1228, -3891, 2000), false), (false, Axes(1229, -3892, 2000), false),
  ])
  func mpu6050WithoutCodes(gyroscope: Bool, change: Axes<Int>, passes: Bool) throws {
    try expect(isOld: true, gyroscope: gyroscope, change, [0, 0, 0, 0], passes: passes)
  }

  /// The chip has its configuration again after a failure.
  @Test func noSamples() throws {
    let tested = Script.configure(.init(settings: [0x00, 0x02, 0x00, 0x00], accelerometer: 0x02))
    let script = Playback(
      Script.start + tested
        + [.wait(59_400_000), .wait(2_000_000), .read(0x68, 0x3A, Script.zeros(15))]
        + Script.configure())
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500))
    #expect(throws: SensorError.notReady) { _ = try sensor.selfTestGyroscope(script) }
    #expect(script.finish() == [])
  }
}
