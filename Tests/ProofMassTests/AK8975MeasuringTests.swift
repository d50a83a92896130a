// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct AK8975MeasuringTests {
  typealias Script = AK8975Script

  /// Word, adjustment, and the field in µG, truncated to an integer.
  static let words: [(low: UInt8, high: UInt8, adjustment: UInt8, microgauss: Int)] = [
    (0x01, 0x00, 128, 3000), (0xFF, 0xFF, 128, -3000), (0xA0, 0x00, 128, 480_000),
    (0x89, 0x00, 170, 478_429), (0x77, 0xFF, 170, -478_429), (0x55, 0x00, 175, 301_816),
    (0xFF, 0x0F, 128, 12_285_000), (0x00, 0xF0, 128, -12_288_000),
    // Only the scale: the kernel's attribute for other adjustments.
    (0x01, 0x00, 1, 1511), (0x01, 0x00, 64, 2250), (0x01, 0x00, 160, 3375),
    (0x01, 0x00, 170, 3492), (0x01, 0x00, 175, 3550), (0x01, 0x00, 192, 3750),
    (0x01, 0x00, 254, 4476),
  ]

  @Test(arguments: words.indices)
  func checkVectors(index: Int) throws {
    let (low, high, adjustment, microgauss) = Self.words[index]
    let script = Playback(
      Script.start([128, adjustment, 128]) + [
        Script.modeWait, Script.trigger, Script.measurement,
        Script.read(0x01, [0, 0, low, high, 0, 0], 0x00),
      ])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    let field = try sensor.measure(script).fluxDensity
    #expect(Int(field.microtesla.y * 10_000) == microgauss)
    #expect(Axes(field.microtesla.x, 0, field.microtesla.z) == .zero)
    #expect(script.finish() == [])
  }

  @Test func rawAndAdjustment() throws {
    let script = Playback(
      Script.start + [Script.modeWait, Script.trigger, Script.measurement, Script.sample])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    let sample = try sensor.measure(script)
    #expect(sample.raw == Axes(57, -8, 131))
    #expect(sample.adjustment == Axes(170, 175, 160))
    #expect(sample.fluxDensity.microtesla == [19.90546875, -2.840625, 44.2125])
  }

  @Test func twoPhases() throws {
    let script = Playback(
      Script.start + [Script.modeWait, Script.trigger], at: Instant(nanoseconds: 1000))
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    // Two waits at the start, one before the mode, and 9 ms for the measurement.
    let due = try sensor.startMeasurement(script)
    #expect(due == Instant(nanoseconds: 1000 + 300_000 + 9_000_000))
    script.expect(Script.measurement, Script.sample)
    script.wait(until: due)
    #expect(try sensor.readMeasurement(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// The 100 µs count from the end of the measurement, so a later start waits less.
  @Test(arguments: [(0 as Int64, 100_000 as Int64), (40_000, 60_000), (99_999, 1)])
  func waitsOutTheRest(passed: Int64, rest: Int64) throws {
    let script = Playback(
      Script.start + [Script.modeWait, Script.trigger, Script.measurement, Script.sample])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    _ = try sensor.measure(script)
    script.advance(byNanoseconds: passed)
    script.expect(.wait(rest), Script.trigger)
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }

  @Test(arguments: [100_000, 20_000_000] as [Int64])
  func waitsNoLongerThanNeeded(passed: Int64) throws {
    let script = Playback(Script.start)
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    script.advance(byNanoseconds: passed)
    script.expect(Script.trigger)
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }

  /// Before the due instant only ST1 is read: a read of the data during a measurement corrupts
  /// them.
  @Test func pollingEarly() throws {
    let script = Playback(Script.start + [Script.modeWait, Script.trigger])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    _ = try sensor.startMeasurement(script)
    script.advance(byNanoseconds: 3_000_000)
    script.expect(.read(0x0C, 0x02, [0x00]))
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(script) }
    script.advance(byNanoseconds: 4_300_000)
    script.expect(.read(0x0C, 0x02, [0x01]), Script.sample)
    #expect(try sensor.readMeasurement(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func nothingWasStarted() throws {
    let script = Playback(
      Script.start + [Script.modeWait, Script.trigger, Script.measurement, Script.sample])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(script) }
    _ = try sensor.measure(script)
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(script) }
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (0x08 as UInt8, SensorError.overflow), (0x04, .dataError), (0x0C, .dataError),
  ])
  func corruptedMeasurements(st2: UInt8, error: SensorError) throws {
    let script = Playback(
      Script.start + [
        Script.modeWait, Script.trigger, Script.measurement,
        Script.read(0x01, [0xFF, 0x0F, 0, 0, 0, 0], st2),
        Script.modeWait, Script.trigger, Script.measurement, Script.sample,
      ])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: error) { try sensor.measure(script) }
    #expect(try sensor.measure(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func aChipThatIsLate() throws {
    let script = Playback(
      Script.start + [
        Script.modeWait, Script.trigger, Script.measurement,
        Script.notReady, .read(0x0C, 0x0A, [0x01]), Script.sample,
      ])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.notReady) { try sensor.measure(script) }
    #expect(try sensor.readMeasurement(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// The chip is powered down and has not measured, so it has lost its supply.
  @Test func aChipThatLostItsSupply() throws {
    let script = Playback(
      Script.start + [
        Script.modeWait, Script.trigger, Script.measurement,
        Script.notReady, .read(0x0C, 0x0A, [0x00]),
      ] + Script.powerDown + [
        Script.modeWait, Script.trigger, Script.measurement, Script.sample,
      ])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.lostConfiguration) { try sensor.measure(script) }
    #expect(try sensor.measure(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// A start during a measurement ends that first.
  @Test func startingAgain() throws {
    let script = Playback(
      Script.start + [Script.modeWait, Script.trigger] + Script.powerDown
        + [Script.modeWait, Script.trigger, Script.measurement, Script.sample])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    _ = try sensor.startMeasurement(script)
    #expect(try sensor.measure(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// After a failure of any transaction the next measurement works, through power-down.
  @Test(arguments: zip([Script.trigger, Script.sample], [0x0A, 0x02] as [UInt8]))
  func everyTransactionMayFail(step: Step, register: UInt8) throws {
    let measurement = [Script.trigger, Script.measurement, Script.sample]
    let before = measurement.prefix { $0 != step }
    let script = Playback(
      Script.start + [Script.modeWait] + before + [step.failing(.timeout)] + Script.powerDown
        + [Script.modeWait] + measurement)
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.bus(.timeout, register: register)) { try sensor.measure(script) }
    #expect(try sensor.measure(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func aReadMayBeTriedAgain() throws {
    let script = Playback(
      Script.start + [
        Script.modeWait, Script.trigger, Script.measurement, Script.sample.failing(), Script.sample,
      ])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x02)) {
      try sensor.measure(script)
    }
    #expect(try sensor.readMeasurement(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func powerDownEndsAMeasurement() throws {
    let script = Playback(
      Script.start + [Script.modeWait, Script.trigger] + Script.powerDown + Script.powerDown
        + [Script.modeWait, Script.trigger])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    _ = try sensor.startMeasurement(script)
    try sensor.powerDown()
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(script) }
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }
}
