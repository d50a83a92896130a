// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Reads at an edge of DRDY, and series of measurements.
@Suite struct AK8975LineTests {
  typealias Script = AK8975Script

  private func script() -> Playback {
    Playback(Script.start + [Script.modeWait, Script.trigger])
  }

  /// A driver that has started a measurement, 300 µs after time 0, due at 9.3 ms.
  private func start(_ script: Playback) throws -> AK8975<I2CDevice<Playback>> {
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(try sensor.startMeasurement(script) == Instant(nanoseconds: 9_300_000))
    return sensor
  }

  /// One transaction at 7.3 ms: neither a read of ST1 before it, nor a wait for 9 ms.
  @Test func readsAtAnEdge() throws {
    let script = script()
    var sensor = try start(script)
    script.advance(byNanoseconds: 7_400_000)
    script.expect(Script.sample)
    let sample = try sensor.readMeasurement(at: Instant(nanoseconds: 7_600_000))
    #expect(sample.raw == Axes(57, -8, 131))
    // The middle between the trigger at 0.3 ms and the edge at 7.6 ms.
    #expect(sample.instant == Instant(nanoseconds: 3_950_000))
    #expect(script.finish() == [])
  }

  /// The time to the next mode counts from the edge, not from the read.
  @Test func restsFromTheEdgeOn() throws {
    let script = script()
    var sensor = try start(script)
    script.advance(byNanoseconds: 7_370_000)
    script.expect(Script.sample, .wait(30_000), Script.trigger)
    _ = try sensor.readMeasurement(at: Instant(nanoseconds: 7_600_000))
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }

  @Test func anEdgeOfAnEarlierMeasurement() throws {
    let script = script()
    var sensor = try start(script)
    #expect(throws: SensorError.notReady) {
      try sensor.readMeasurement(at: Instant(nanoseconds: 299_999))
    }
    #expect(throws: SensorError.notReady) {
      try sensor.next(at: Instant(nanoseconds: 299_999), script)
    }
    #expect(script.finish() == [])
  }

  @Test func anEdgeOfNothing() throws {
    let script = Playback(Script.start)
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(at: script.now()) }
    #expect(script.finish() == [])
  }

  /// Without a line: the middle between the trigger and 7.3 ms after it.
  @Test func instantWithoutALine() throws {
    let script = script()
    var sensor = try start(script)
    script.expect(Script.measurement, Script.sample)
    script.wait(until: Instant(nanoseconds: 9_300_000))
    #expect(
      try sensor.readMeasurement(script).instant == Instant(nanoseconds: 300_000 + 3_650_000))
  }

  @Test func nextStartsTheSeriesAndGoesOn() throws {
    let script = Playback(
      Script.start + [Script.modeWait, Script.trigger, Script.measurement, Script.sample]
        + [Script.modeWait, Script.trigger])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(try sensor.next(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
    // The caller is busy for 4 ms, during which the chip measures.
    script.advance(byNanoseconds: 4_000_000)
    script.expect(.wait(5_000_000), Script.sample, Script.modeWait, Script.trigger)
    #expect(try sensor.next(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func nextAtAnEdge() throws {
    let script = script()
    var sensor = try start(script)
    for edge in [7_600_000, 15_000_000, 22_400_000] as [Int64] {
      script.advance(byNanoseconds: edge - script.now().nanoseconds)
      script.expect(Script.sample, Script.modeWait, Script.trigger)
      let sample = try sensor.next(at: Instant(nanoseconds: edge), script)
      #expect(sample.instant == Instant(nanoseconds: edge - 3_650_000))
    }
    #expect(script.finish() == [])
  }

  /// The next measurement starts despite the error; without a further edge the series would end.
  @Test(arguments: [(0x08 as UInt8, SensorError.overflow), (0x04, .dataError)])
  func nextGoesOnAfterASpoiltMeasurement(st2: UInt8, error: SensorError) throws {
    let script = script()
    var sensor = try start(script)
    let spoilt = Script.read(0x01, [0, 0, 0, 0, 0, 0], st2)
    script.expect(Script.measurement, spoilt, Script.modeWait, Script.trigger)
    #expect(throws: error) { try sensor.next(script) }
    // The measurement started at 9.4 ms.
    script.advance(byNanoseconds: 7_300_000)
    script.expect(spoilt, Script.modeWait, Script.trigger)
    #expect(throws: error) { try sensor.next(at: Instant(nanoseconds: 16_700_000), script) }
    script.expect(Script.measurement, Script.sample, Script.modeWait, Script.trigger)
    #expect(try sensor.next(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// After a failure of any transaction the next call starts again.
  @Test(arguments: 0..<3)
  func nextAfterAFailure(index: Int) throws {
    let steps = [
      Script.trigger, Script.measurement, Script.sample, Script.modeWait, Script.trigger,
    ]
    let failing = [0, 2, 4][index]
    let again = Script.powerDown + [Script.modeWait] + steps
    let all = Playback(
      Script.start + [Script.modeWait] + steps[..<failing] + [steps[failing].failing()]
        + (failing == 2 ? [Script.sample, Script.modeWait, Script.trigger] : again))
    var sensor = try AK8975(on: I2CDevice(all, .ak8975), all)
    #expect(throws: SensorError.self) { try sensor.next(all) }
    #expect(try sensor.next(all).raw == Axes(57, -8, 131))
    #expect(all.finish() == [])
  }

  /// A mode that the driver did not set (a byte was corrupted on the bus) never ends: the driver
  /// starts again.
  @Test func aModeThatWasGarbled() throws {
    let script = Playback(
      Script.start + [
        Script.modeWait, Script.trigger, Script.measurement,
        Script.notReady, .read(0x0C, 0x0A, [0x09]),
      ] + Script.powerDown + [
        Script.modeWait, Script.trigger, Script.measurement, Script.sample,
        Script.modeWait, Script.trigger,
      ])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.lostConfiguration) { try sensor.next(script) }
    #expect(try sensor.next(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func nextOfAChipThatIsLate() throws {
    let script = Playback(
      Script.start + [
        Script.modeWait, Script.trigger, Script.measurement,
        Script.notReady, .read(0x0C, 0x0A, [0x01]),
        Script.sample, Script.modeWait, Script.trigger,
      ])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.notReady) { try sensor.next(script) }
    #expect(try sensor.next(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }
}
