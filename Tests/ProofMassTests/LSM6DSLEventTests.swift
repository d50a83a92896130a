// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver configures and reads the LSM6DSL's events.
@Suite struct LSM6DSLEventTests {
  typealias Configuration = LSM6DSLConfiguration
  typealias Events = LSM6DSLConfiguration.Events
  typealias Script = LSM6DSLScript

  private static func seconds(_ time: Double) -> Duration {
    .nanoseconds(Int64((time * 1e9).rounded()))
  }

  /// TAP_CFG to FREE_FALL, at ±2 g and 416 Hz: the examples of AN5040, without the low-pass or the high-pass.
  static let events: [(Events, [UInt8])] = [
    // 62.5 mg.
    (.init(wakeUp: .init(threshold: 0.0625), latched: false), [0x80, 0, 0, 0x02, 0, 0]),
    // 1 g; two samples.
    (
      .init(wakeUp: .init(threshold: 1, duration: seconds(0.0048))), [0x81, 0, 0, 0x20, 0x40, 0]
    ),
    // 312 mg and 6 samples.
    (
      .init(freeFall: .init(threshold: 0.312, duration: seconds(0.0144))),
      [0x81, 0, 0, 0, 0, 0x33]
    ),
    // 500 mg, 63 samples: the highest bit is in WAKE_UP_DUR.
    (
      .init(freeFall: .init(threshold: 0.5, duration: seconds(0.1512))),
      [0x81, 0, 0, 0, 0x80, 0xFF]
    ),
    (.init(orientation: .init(degrees: 60), latched: false), [0x80, 0x40, 0, 0, 0, 0]),
    (
      .init(orientation: .init(degrees: 50, fourDirections: true), latched: false),
      [0x80, 0xE0, 0, 0, 0, 0]
    ),
    // 562.5 mg; shock 38.5 ms, quiet 9.6 ms.
    (
      .init(
        tap: .init(
          threshold: Acceleration(g: Axes(0.5625, 0.5625, 0.5625)), shock: seconds(0.0385),
          quiet: seconds(0.0096)), latched: false), [0x8E, 0x09, 0x06, 0, 0, 0]
    ),
    // 750 mg; shock 57.7, quiet 28.8, gap 538.5 ms.
    (
      .init(
        tap: .init(
          shock: seconds(0.0577), quiet: seconds(0.0288), gap: seconds(0.5385)), latched: false),
      [0x8E, 0x0C, 0x7F, 0x80, 0, 0]
    ),
    // X and Z only.
    (
      .init(
        tap: .init(
          axes: Axes(true, false, true), threshold: Acceleration(g: Axes(0.75, 0, 0.75)),
          shock: seconds(0.0096), quiet: seconds(0.0048), gap: seconds(0.0384))),
      [0x8B, 0x0C, 0, 0x80, 0, 0]
    ),
    // 62.5 mg for 2 times 512 samples; the gyroscope is powered down.
    (
      .init(
        activity: .init(
          threshold: 0.0625, duration: seconds(2.457), effect: .gyroscopePowersDown),
        latched: false), [0xE0, 0, 0, 0x02, 0x02, 0]
    ),
    // For 16 samples.
    (
      .init(
        activity: .init(threshold: 0.0625, duration: seconds(0.04), effect: .accelerometerSlows),
        latched: false), [0xA0, 0, 0, 0x02, 0, 0]
    ),
  ]

  @Test(arguments: events.indices)
  func everyEvent(index: Int) throws {
    let (events, bytes) = Self.events[index]
    var quiet = bytes + [0x20, 0]
    quiet[0] &= 0x7F
    try Script.expect(
      .init(
        accelerometerRate: .hertz416, accelerometerRange: .g2, events: events,
        pins: .init(interrupt1: .wakeUp)),
      Script.write([0x60, 0x40], quiet: quiet, events: bytes + [0x20, 0]))
  }

  /// An LSM6DS3 has no bit that enables events: its pins show them at last; inactivity is in WAKE_UP_THS.
  @Test(
    arguments: [
      (.init(freeFall: .init(threshold: 0.312, duration: seconds(0.0144))), [1, 0, 0, 0, 0, 0x33]),
      (
        .init(
          activity: .init(
            threshold: 0.0625, duration: seconds(2.457), effect: .gyroscopeSleeps), latched: false),
        [0, 0, 0, 0x42, 0x02, 0]
      ),
    ] as [(Events, [UInt8])])
  func eventsOfAnLSM6DS3(events: Events, bytes: [UInt8]) throws {
    try Script.expect(
      .init(
        part: .lsm6ds3, accelerometerRate: .hertz416, accelerometerRange: .g2, events: events,
        pins: .init(interrupt1: .freeFall, interrupt2: .activity)),
      Script.older([0x60, 0x40], quiet: bytes + [0, 0], events: bytes + [0x10, 0x80]))
  }

  @Test func lowPassedOrientation() throws {
    try Script.expect(
      .init(
        accelerometerFilter: .lowPass(.ninth),
        events: .init(orientation: .init(lowPassed: true), latched: false)),
      Script.write(
        controls: [0x44, 0, 0, 0, 0, 0xC1, 0, 0x04], quiet: [0, 0x40, 0, 0, 0, 0, 0, 0],
        events: [0x80, 0x40, 0, 0, 0, 0, 0, 0]))
  }

  @Test func nearestSteps() throws {
    let rounded = try Configuration(
      events: .init(
        freeFall: .init(threshold: 0.4, duration: .zero), orientation: .init(degrees: 66))
    ).rounded()
    #expect(rounded.events.freeFall?.threshold == 0.406)
    #expect(rounded.events.orientation?.degrees == 70)
  }

  static let wrong: [(Configuration.Part, Events, SensorError)] = [
    (.lsm6dsl, .init(wakeUp: .init(threshold: 0)), .wrongConfiguration),
    // Half a step of 62.5 mg is not one.
    (.lsm6dsl, .init(wakeUp: .init(threshold: 0.03)), .wrongConfiguration),
    (.lsm6dsl, .init(freeFall: .init(duration: .seconds(1))), .wrongConfiguration),
    (
      .lsm6dsl, .init(tap: .init(threshold: Acceleration(g: Axes(0.5, 0.75, 0.5)))),
      .wrongConfiguration
    ),
    (.lsm6dsl, .init(tap: .init(axes: Axes(false, false, false))), .wrongConfiguration),
    (.lsm6dsl, .init(activity: .init(duration: .seconds(5))), .wrongPart),
    (
      .lsm6dsl,
      .init(activity: .init(duration: .seconds(5), effect: .gyroscopeSleeps, showsState: true)),
      .wrongPart
    ),
    (
      .lsm6ds3, .init(activity: .init(duration: .seconds(5), effect: .accelerometerSlows)),
      .wrongPart
    ),
    // No document states the shortest time.
    (
      .lsm6ds33, .init(activity: .init(duration: .milliseconds(100), effect: .gyroscopeSleeps)),
      .wrongConfiguration
    ),
  ]

  @Test(arguments: wrong.indices)
  func wrongEvents(index: Int) {
    let (part, events, error) = Self.wrong[index]
    let script = Playback([])
    #expect(throws: error) { _ = try Script.started(script, .init(part: part, events: events)) }
    #expect(script.finish() == [])
  }

  @Test func withoutTheAccelerometer() {
    #expect(throws: SensorError.wrongConfiguration) {
      try Configuration(accelerometerRate: nil, events: .init(wakeUp: .init())).rounded()
    }
  }

  /// WAKE_UP_SRC, TAP_SRC and D6D_SRC.
  @Test func sources() throws {
    let script = Playback(
      Script.start + [
        .read(0x6A, 0x1B, [0x0C, 0x00, 0x00]), .read(0x6A, 0x1B, [0x20, 0x6A, 0x60]),
        .read(0x6A, 0x1B, [0x10, 0x51, 0x41]),
      ])
    var sensor = try Script.started(script)
    let first = try sensor.readEvents()
    #expect(first.wakeUp && first.wakeUpAxes == Axes(true, false, false) && !first.freeFall)
    let second = try sensor.readEvents()
    #expect(second.freeFall && second.singleTap && !second.doubleTap && second.tapIsNegative)
    #expect(second.tapAxes == Axes(false, true, false))
    #expect(second.orientation.direction == .plusZ)
    let third = try sensor.readEvents()
    #expect(third.isInactive && !third.activityChanged && third.doubleTap)
    #expect(third.orientation.direction == .minusX)
    #expect(script.finish() == [])
  }

  /// The settling time and one period; what was latched until then is read.
  @Test func arm() throws {
    let script = Playback(
      Script.start + [
        .wait(108_398_032), .wait(9_599_508), .read(0x6A, 0x1B, [0x09, 0, 0]),
      ])
    var sensor = try Script.started(script)
    try sensor.arm(script)
    #expect(script.finish() == [])
  }

  /// The configuration of events is checked, too, after 16 reads in vain.
  @Test func lostEvents() throws {
    let vain = [Step](repeating: .read(0x6A, 0x1B, [0, 0, 0]), count: 16)
    let bytes: [UInt8] = [0x81, 0, 0, 0x01, 0, 0, 0, 0]
    let quiet: [UInt8] = [0x01, 0, 0, 0x01, 0, 0, 0, 0]
    let script = Playback(
      Script.identify() + Script.write(before: [0, 0], quiet: quiet, events: bytes) + vain + [
        .read(0x6A, 0x10, [0x48, 0x40] + Script.controls), .read(0x6A, 0x06, Script.zeros(6)),
        .read(0x6A, 0x0D, [0, 0]), .read(0x6A, 0x58, Script.zeros(8)),
      ])
    var sensor = try Script.started(script, .init(events: .init(wakeUp: .init())))
    for _ in 0..<16 { #expect(try !sensor.readEvents().isActive) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.readEvents() }
    #expect(script.finish() == [])
  }
}
