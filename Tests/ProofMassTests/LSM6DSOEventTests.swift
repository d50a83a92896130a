// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver configures and reads the LSM6DSO's events.
@Suite struct LSM6DSOEventTests {
  typealias Configuration = LSM6DSOConfiguration
  typealias Events = LSM6DSOConfiguration.Events
  typealias Script = LSM6DSOScript

  private static func seconds(_ time: Double) -> Duration {
    .nanoseconds(Int64((time * 1e9).rounded()))
  }

  /// TAP_CFG0 to FREE_FALL, at ±2 g and 416 Hz. The numbers are those of the examples of a sibling's note.
  static let events: [(Events, [UInt8])] = [
    // 62.5 mg, as the coarse step 2 or the fine step 8.
    (
      .init(wakeUp: .init(threshold: 0.0625), latched: false),
      [0, 0, 0x80, 0, 0, 0x08, 0x10, 0]
    ),
    // 1 g needs the coarse steps; two samples.
    (
      .init(wakeUp: .init(threshold: 1, duration: seconds(0.0048))),
      [0x41, 0, 0x80, 0, 0, 0x20, 0x40, 0]
    ),
    // 312 mg and 6 samples.
    (
      .init(freeFall: .init(threshold: 0.312, duration: seconds(0.0144)), latched: false),
      [0, 0, 0x80, 0, 0, 0, 0, 0x33]
    ),
    // 500 mg, 63 samples: the highest bit is in WAKE_UP_DUR.
    (
      .init(freeFall: .init(threshold: 0.5, duration: seconds(0.1512))),
      [0x41, 0, 0x80, 0, 0, 0, 0x80, 0xFF]
    ),
    (.init(orientation: .init(degrees: 60), latched: false), [0, 0, 0x80, 0x40, 0, 0, 0, 0]),
    (
      .init(orientation: .init(degrees: 50, fourDirections: true), latched: false),
      [0, 0, 0x80, 0xE0, 0, 0, 0, 0]
    ),
    // 562.5 mg; shock 38.5 ms, quiet 9.6 ms.
    (
      .init(
        tap: .init(
          threshold: Acceleration(g: Axes(0.5625, 0.5625, 0.5625)), shock: seconds(0.0385),
          quiet: seconds(0.0096)), latched: false), [0x0E, 0x09, 0x89, 0x09, 0x06, 0, 0, 0]
    ),
    // 750 mg, X and Z only; shock 57.7, quiet 28.8, gap 538.5 ms.
    (
      .init(
        tap: .init(
          axes: Axes(true, false, true), threshold: Acceleration(g: Axes(0.75, 0, 0.75)),
          shock: seconds(0.0577), quiet: seconds(0.0288), gap: seconds(0.5385))),
      [0x4B, 0x0C, 0x80, 0x0C, 0x7F, 0x80, 0, 0]
    ),
    // The shortest: 4, 2 and 16 samples.
    (
      .init(
        tap: .init(
          threshold: Acceleration(g: Axes(0.0625, 0.125, 1.9375)), shock: seconds(0.0096),
          quiet: seconds(0.0048), gap: seconds(0.0384)), latched: false),
      [0x0E, 0x01, 0x82, 0x1F, 0, 0x80, 0, 0]
    ),
    // 62.5 mg for 2 times 512 samples; the gyroscope is powered down.
    (
      .init(
        activity: .init(
          threshold: 0.0625, duration: seconds(2.457), effect: .gyroscopePowersDown,
          showsState: true), latched: false), [0x20, 0, 0xE0, 0, 0, 0x08, 0x12, 0]
    ),
  ]

  @Test(arguments: events.indices)
  func everyEvent(index: Int) throws {
    let (events, bytes) = Self.events[index]
    try Script.expect(
      .init(
        accelerometerRate: .hertz416, accelerometerRange: .g2, events: events,
        pins: .init(interrupt1: .wakeUp)),
      Script.configure([0x60, 0x40], events: bytes + [0x20, 0]))
  }

  @Test func lowPassedOrientation() throws {
    try Script.expect(
      .init(
        accelerometerFilter: .lowPass(.tenth),
        events: .init(orientation: .init(lowPassed: true), latched: false)),
      Script.configure(
        [0x4A, 0x40], controls: [0x44, 0, 0, 0, 0, 0x21, 0xE2, 0],
        events: [0, 0, 0x80, 0x40, 0, 0, 0, 0, 0, 0]))
  }

  /// The thresholds of an LSM6DSO32 for free fall and directions are others.
  @Test(
    arguments: [
      (.lsm6dso, 0.4, 0.406, 0x05, 65, 70, 0x20), (.lsm6dso32, 0.4, 0.438, 0x01, 65, 68, 0x00),
      (.lsm6dso32, 0.9, 0.5, 0x02, 10, 47, 0x20), (.ism330dhcx, 0, 0.156, 0x00, 90, 80, 0x00),
    ] as [(Configuration.Part, Double, Double, UInt8, Double, Double, UInt8)])
  func nearestSteps(
    part: Configuration.Part, g: Double, nearest: Double, code: UInt8, degrees: Double,
    angle: Double, angleCode: UInt8
  ) throws {
    let configuration = Configuration(
      part: part,
      events: .init(
        freeFall: .init(threshold: g, duration: .zero), orientation: .init(degrees: degrees),
        latched: false))
    let rounded = try configuration.rounded()
    #expect(rounded.events.freeFall?.threshold == nearest)
    #expect(rounded.events.orientation?.degrees == angle)
    let control: UInt8 = part == .lsm6dso32 ? 0x40 : 0x48
    let script = Playback(
      Script.identify(part == .ism330dhcx ? 0x6B : 0x6C)
        + Script.configure(
          [control, 0x40], before: [0, 0], events: [0, 0, 0x80, angleCode, 0, 0, 0, code, 0, 0]))
    _ = try Script.started(script, configuration)
    #expect(script.finish() == [])
  }

  static let wrong: [(Events, Configuration.Rate?)] = [
    (.init(wakeUp: .init()), nil),
    (.init(wakeUp: .init(threshold: 0)), .hertz104),
    (.init(wakeUp: .init(threshold: 5)), .hertz104),
    (.init(wakeUp: .init(duration: .milliseconds(100))), .hertz104),
    (.init(freeFall: .init(duration: .seconds(1))), .hertz104),
    (.init(tap: .init(axes: Axes(false, false, false))), .hertz416),
    (.init(tap: .init(threshold: Acceleration(g: Axes(1, 1, 0)))), .hertz416),
    (.init(tap: .init(shock: .seconds(1))), .hertz416),
    (.init(wakeUp: .init(threshold: 0.5), activity: .init(duration: .seconds(1))), .hertz104),
  ]

  @Test(arguments: wrong.indices)
  func wrongEvents(index: Int) {
    let (events, rate) = Self.wrong[index]
    let script = Playback([])
    #expect(throws: SensorError.wrongConfiguration) {
      _ = try Script.started(script, .init(accelerometerRate: rate, events: events))
    }
    #expect(script.finish() == [])
  }

  /// WAKE_UP_SRC, TAP_SRC and D6D_SRC.
  @Test func sources() throws {
    let script = Playback(
      Script.start + [
        .read(0x6A, 0x1B, [0x0C, 0x00, 0x00]), .read(0x6A, 0x1B, [0x20, 0x6A, 0x60]),
        .read(0x6A, 0x1B, [0x50, 0x51, 0x41]), .read(0x6A, 0x1B, [0x00, 0x00, 0x20]),
      ])
    var sensor = try Script.started(script)
    let first = try sensor.readEvents()
    #expect(first.wakeUp && first.wakeUpAxes == Axes(true, false, false) && !first.freeFall)
    #expect(first.isActive && !first.isInactive && !first.activityChanged)
    let second = try sensor.readEvents()
    #expect(second.freeFall && second.singleTap && !second.doubleTap && second.tapIsNegative)
    #expect(second.tapAxes == Axes(false, true, false))
    #expect(second.orientation.isActive && second.orientation.direction == .plusZ)
    let third = try sensor.readEvents()
    #expect(third.activityChanged && third.isInactive && third.doubleTap && !third.singleTap)
    #expect(third.tapAxes == Axes(false, false, true) && !third.tapIsNegative)
    #expect(third.orientation.direction == .minusX)
    let last = try sensor.readEvents()
    #expect(!last.isActive && last.orientation.direction == .plusZ)
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
    let bytes: [UInt8] = [0x41, 0, 0x80, 0, 0, 0x04, 0x10, 0, 0, 0]
    let script = Playback(
      Script.identify() + Script.configure(before: [0, 0], events: bytes) + vain + [
        .read(0x6A, 0x10, [0x48, 0x40, 0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
        .read(0x6A, 0x07, Script.zeros(8)), .read(0x6A, 0x56, Script.zeros(10)),
      ])
    var sensor = try Script.started(script, .init(events: .init(wakeUp: .init())))
    for _ in 0..<16 { #expect(try !sensor.readEvents().isActive) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.readEvents() }
    #expect(script.finish() == [])
  }
}
