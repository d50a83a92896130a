// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

// The registers of the events.
extension LSM6DSOConfiguration {
  private typealias Facts = Datasheet.LSM6DSO

  /// TAP_CFG0 to MD2_CFG. The pins' raw values may have reserved bits.
  ///
  /// - Parameter isOn: Whether events are detected.
  /// - Throws: `.wrongConfiguration` for a threshold or a duration that the chip does not have.
  func eventRegisters(isOn: Bool) throws(SensorError) -> InlineArray<10, UInt8> {
    let steps = try eventSteps()
    let directions = Facts.TAP_THS_6D(
      fourDirections: events.orientation?.fourDirections == true,
      directionThreshold: .init(rawValue: steps.direction) ?? .step0, threshold: steps.tap.z)
    let durations = Facts.WAKE_UP_DUR(
      freeFallHigh: steps.freeFallPeriods >> 5, wakeUp: steps.wakeUpPeriods,
      fineThreshold: steps.wakeUpIsFine, inactivity: steps.inactivity)
    let fall = Facts.FREE_FALL(
      duration: steps.freeFallPeriods & 0x1F,
      threshold: .init(rawValue: steps.freeFall) ?? .step0)
    return [
      general.bits, Facts.TAP_CFG1(threshold: steps.tap.x).bits,
      eventSwitch(isOn: isOn, steps).bits, directions.bits,
      Facts.INT_DUR2(gap: steps.gap, quiet: steps.quiet, shock: steps.shock).bits,
      Facts.WAKE_UP_THS(doubleTaps: events.tap?.gap != nil, threshold: steps.wakeUp).bits,
      durations.bits, fall.bits,
      Facts.MD1_CFG(bits: UInt8(pins.interrupt1.rawValue >> 8 & 0xFF)).written,
      Facts.MD2_CFG(bits: UInt8(pins.interrupt2.rawValue >> 8)).written,
    ]
  }

  /// TAP_CFG2.
  func eventSwitch(isOn: Bool, _ steps: STSixAxisEventSteps) -> Datasheet.LSM6DSO.TAP_CFG2 {
    Facts.TAP_CFG2(
      enabled: isOn && events.isOn,
      inactivity: events.activity.map { .init(code: $0.effect, otherwise: .none) } ?? .none,
      threshold: steps.tap.y)
  }

  /// TAP_CFG0.
  private var general: Datasheet.LSM6DSO.TAP_CFG0 {
    let axes = events.tap?.axes ?? Axes(false, false, false)
    let latches = events.isOn && events.latched
    return Facts.TAP_CFG0(
      clearsOnRead: latches, sleepState: events.activity?.showsState == true, tapX: axes.x,
      tapY: axes.y, tapZ: axes.z, latches: latches)
  }

  /// The events in the chip's steps.
  func eventSteps() throws(SensorError) -> STSixAxisEventSteps {
    var (falls, angles) = (InlineArray<8, Int32>(repeating: 0), InlineArray<4, Int32>(repeating: 0))
    for code in 0..<8 as Range<UInt8> {
      let threshold = Facts.FREE_FALL.Threshold(rawValue: code)
      falls[Int(code)] = threshold.flatMap { part.variant.freeFallMilliG($0) } ?? 0
    }
    for code in 0..<4 as Range<UInt8> {
      let threshold = Facts.TAP_THS_6D.DirectionThreshold(rawValue: code)
      angles[Int(code)] = threshold.flatMap { part.variant.directionDegrees($0) } ?? 0
    }
    return try STSixAxisEventSteps(
      events,
      STSixAxisEventScale(
        fullScale: accelerometerRange.g, period: accelerometerRate?.period(0) ?? 1,
        wakeUpSteps: Facts.Constant.wakeUpSteps, wakeUpFineSteps: Facts.Constant.wakeUpFineSteps,
        tapSteps: Facts.Constant.tapSteps, inactivitySamples: Facts.Constant.inactivitySamples,
        shortestInactivity: 16, freeFallMilliG: falls, directionDegrees: angles))
  }

  /// The events with their thresholds and durations set to the nearest steps.
  func roundedEvents() throws(SensorError) -> Events {
    guard events.isOn else { return events }
    guard accelerometerRate != nil else { throw .wrongConfiguration }
    return try eventSteps().rounded(events)
  }
}
