// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

// The registers of the events.
extension LSM6DSLConfiguration {
  private typealias Facts = Datasheet.LSM6DSL
  private typealias Older = Datasheet.LSM6DS3

  /// TAP_CFG to MD2_CFG. The pins' raw values may have reserved bits.
  ///
  /// - Parameter isOn: Whether events are detected. An LSM6DS3 or LSM6DS33 detects always; its pins then do not show
  ///   them. Its timestamp, whose bit is beside them, does not count.
  /// - Throws: `.wrongConfiguration` for a threshold or a duration that the chip does not have.
  func eventRegisters(isOn: Bool) throws(SensorError) -> InlineArray<8, UInt8> {
    let steps = try eventSteps()
    let directions = Facts.TAP_THS_6D(
      fourDirections: events.orientation?.fourDirections == true,
      directionThreshold: .init(rawValue: steps.direction) ?? .step0, tapThreshold: tapSteps(steps))
    let durations = Facts.WAKE_UP_DUR(
      freeFallHigh: steps.freeFallPeriods >> 5, wakeUp: steps.wakeUpPeriods,
      fineTimestamp: timestamps && !coarseTimestamps, inactivity: steps.inactivity)
    let fall = Facts.FREE_FALL(
      duration: steps.freeFallPeriods & 0x1F,
      threshold: .init(rawValue: steps.freeFall) ?? .step0)
    let shows = isOn || part.variant.hasEnable
    let first = pins.interrupt1.rawValue >> 8 & 0xFF
    let ends = Facts.MD1_CFG(timestampEnds: pins.showsEndOnFirst)
    let second = pins.interrupt2.rawValue >> 8
    return [
      general(isOn: isOn), directions.bits,
      Facts.INT_DUR2(gap: steps.gap, quiet: steps.quiet, shock: steps.shock).bits,
      threshold(steps), durations.bits, fall.bits,
      shows ? Facts.MD1_CFG(bits: UInt8(first) | ends.bits).written : 0,
      shows ? Facts.MD2_CFG(bits: UInt8(second)).written : 0,
    ]
  }

  /// Whether the registers have other values while events are detected, and time is counted.
  var switchesOn: Bool {
    events.isOn || part.isAsLSM6DS3 && (timestamps || pins.showsEvents)
  }

  /// TAP_CFG.
  private func general(isOn: Bool) -> UInt8 {
    let axes = events.tap?.axes ?? Axes(false, false, false)
    let latches = events.isOn && events.latched
    if part.isAsLSM6DS3 {
      return Older.TAP_CFG(
        timestamp: isOn && timestamps, tapX: axes.x, tapY: axes.y, tapZ: axes.z, latches: latches
      ).bits
    }
    return Facts.TAP_CFG(
      enabled: isOn && events.isOn,
      inactivity: events.activity.map { .init(code: $0.effect, otherwise: .none) } ?? .none,
      tapX: axes.x, tapY: axes.y, tapZ: axes.z, latches: latches
    ).bits
  }

  /// WAKE_UP_THS.
  private func threshold(_ steps: STSixAxisEventSteps) -> UInt8 {
    let doubleTaps = events.tap?.gap != nil
    return part.isAsLSM6DS3
      ? Older.WAKE_UP_THS(
        doubleTaps: doubleTaps, inactivity: events.activity != nil, threshold: steps.wakeUp
      ).bits : Facts.WAKE_UP_THS(doubleTaps: doubleTaps, threshold: steps.wakeUp).bits
  }

  /// The threshold of a tap, which the chip has once for all axes that count.
  private func tapSteps(_ steps: STSixAxisEventSteps) -> UInt8 {
    guard let axes = events.tap?.axes else { return 0 }
    return axes.x ? steps.tap.x : axes.y ? steps.tap.y : steps.tap.z
  }

  /// The events in the chip's steps.
  private func eventSteps() throws(SensorError) -> STSixAxisEventSteps {
    let variant = part.variant
    var (falls, angles) = (InlineArray<8, Int32>(repeating: 0), InlineArray<4, Int32>(repeating: 0))
    for code in 0..<8 as Range<UInt8> {
      falls[Int(code)] = variant.freeFallMilliG(.init(rawValue: code) ?? .step0)
    }
    for code in 0..<4 as Range<UInt8> {
      angles[Int(code)] = variant.directionDegrees(.init(rawValue: code) ?? .step0)
    }
    return try STSixAxisEventSteps(
      events,
      STSixAxisEventScale(
        fullScale: accelerometerRange.g, period: accelerometerRate?.period(0) ?? 1,
        wakeUpSteps: variant.wakeUpSteps, wakeUpFineSteps: nil, tapSteps: variant.tapSteps,
        inactivitySamples: variant.inactivitySamples,
        // No document of the LSM6DS3 states the time of the code 0.
        shortestInactivity: part.isAsLSM6DS3 ? nil : 16, freeFallMilliG: falls,
        directionDegrees: angles))
  }

  /// The events with their thresholds and durations set to the nearest steps.
  ///
  /// - Throws: `.wrongConfiguration`, also where axes of a tap have two thresholds.
  func roundedEvents() throws(SensorError) -> Events {
    guard events.isOn else { return events }
    guard accelerometerRate != nil else { throw .wrongConfiguration }
    let steps = try eventSteps()
    if let axes = events.tap?.axes {
      let one = tapSteps(steps)
      guard steps.tap.x == one || !axes.x, steps.tap.y == one || !axes.y,
        steps.tap.z == one || !axes.z
      else { throw .wrongConfiguration }
    }
    return try steps.rounded(events)
  }
}
