// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The self-tests of the ICM-20948.
@Suite struct ICM20948SelfTestTests {
  typealias Script = ICM20948Script

  /// 1125 Hz, ±2 g and ±250 °/s, the low-passes of 119.5 and 111.4 Hz.
  private static let registers = Script.Registers(
    gyroscope: [0, 0x11] + Script.zeros(7), accelerometer: [0, 0, 0, 0, 0x11, 0])

  private static func samples(_ force: Axes<Int>, _ rate: Axes<Int>) -> [Step] {
    (0..<200).flatMap { _ in
      [
        .wait(2_000_000), Script.status(), .read(0x68, 0x2D, Script.outputs(force, rate)),
      ]
    }
  }

  private static func test(
    _ change: Axes<Int>, gyroscope: Bool, codes: [UInt8], force bits: UInt8
  ) -> [Step] {
    let none = Axes(0, 0, 100)
    let with = Axes(change.x, change.y, change.z + 100)
    var forced = registers
    if gyroscope { forced.gyroscope[2] = bits } else { forced.accelerometer[5] = bits }
    var steps = Script.start + Script.write(registers) + [.wait(40_174_927)]
    steps += gyroscope ? samples(none, none) : samples(none, Axes(7, 7, 7))
    steps += Script.bank(2) + settle(0x68, 0x00, forced.gyroscope)
    steps += settle(0x68, 0x10, forced.accelerometer) + Script.bank(0) + [.wait(20_000_000)]
    steps += gyroscope ? samples(none, with) : samples(with, Axes(9, 9, 9))
    steps += Script.bank(1) + [.read(0x68, gyroscope ? 0x02 : 0x0E, codes)] + Script.bank(0)
    return steps + Script.write()
  }

  /// 2620 · 1.01^(code − 1): code 1 is 2620, code 70 5205.6, code 101 7086.6 digits; 50 to 150 %.
  @Test(
    arguments: [
      (Axes(1311, 2604, 10629), true), (Axes(3929, 7808, 3544), true),
      (Axes(1310, 5000, 7000), false), (Axes(3931, 5000, 7000), false),
      (Axes(2620, 2602, 7000), false), (Axes(2620, 5000, 10_630), false),
      (Axes(-2620, 5000, 7000), false),
    ] as [(Axes<Int>, Bool)])
  func accelerometer(change: Axes<Int>, passed: Bool) throws {
    let script = Playback(
      Self.test(change, gyroscope: false, codes: [1, 70, 101], force: 0x1C))
    var sensor = try Script.started(script)
    let result = try sensor.selfTestAccelerometer(script)
    #expect(result.passed == passed && result.change == change)
    #expect(result.sensitivity == Sensitivity(1, over: 16384))
    #expect(sensor.configuration == .init())
    #expect(script.finish() == [])
  }

  /// At least 50 %, without an upper limit.
  @Test(
    arguments: [
      (Axes(1311, 2604, 30_000), true), (Axes(1310, 5000, 7000), false),
    ] as [(Axes<Int>, Bool)])
  func gyroscope(change: Axes<Int>, passed: Bool) throws {
    let script = Playback(
      Self.test(change, gyroscope: true, codes: [1, 70, 101], force: 0x38))
    var sensor = try Script.started(script)
    let result = try sensor.selfTestGyroscope(script)
    #expect(result.passed == passed && result.change == change)
    #expect(result.sensitivity == Sensitivity(10, over: 1310))
    #expect(script.finish() == [])
  }

  /// Without codes 225 to 675 mg, and 60 °/s, in either direction.
  @Test(
    arguments: [
      (Axes(3687, -3687, 11_059), false, true), (Axes(3686, 5000, 5000), false, false),
      (Axes(5000, 5000, -11_060), false, false), (Axes(7860, -7860, 20_000), true, true),
      (Axes(7859, 8000, 8000), true, false),
    ] as [(Axes<Int>, Bool, Bool)])
  func withoutCodes(change: Axes<Int>, gyroscope: Bool, passed: Bool) throws {
    let script = Playback(
      Self.test(
        change, gyroscope: gyroscope, codes: [0, 0, 0], force: gyroscope ? 0x38 : 0x1C))
    var sensor = try Script.started(script)
    let result =
      gyroscope
      ? try sensor.selfTestGyroscope(script) : try sensor.selfTestAccelerometer(script)
    #expect(result.passed == passed)
    #expect(script.finish() == [])
  }

  /// No sample: the previous configuration is restored.
  @Test func noSamples() throws {
    let script = Playback(
      Script.start + Script.write(Self.registers) + [.wait(40_174_927), .wait(2_000_000)]
        + [Script.status(ready: false), .read(0x68, 0x2D, Script.zeros(14))] + Script.write())
    var sensor = try Script.started(script)
    #expect(throws: SensorError.notReady) { _ = try sensor.selfTestGyroscope(script) }
    #expect(sensor.configuration == .init())
    #expect(script.finish() == [])
  }
}
