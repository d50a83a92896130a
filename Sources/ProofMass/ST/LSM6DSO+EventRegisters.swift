// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

// The registers of the events, and the steps of their thresholds and durations.
extension LSM6DSOConfiguration {
  private typealias Facts = Datasheet.LSM6DSO

  /// TAP_CFG0 to MD2_CFG. The pins' raw values may have reserved bits.
  ///
  /// - Parameter isOn: Whether events are detected.
  /// - Throws: `.wrongConfiguration` for a threshold or a duration that the chip does not have.
  func eventRegisters(isOn: Bool) throws(SensorError) -> InlineArray<10, UInt8> {
    let steps = try tapThresholds()
    let directions = Facts.TAP_THS_6D(
      fourDirections: events.orientation?.fourDirections == true,
      directionThreshold: directionCode ?? .step0, threshold: steps.z)
    let wakeUp = try wakeUpSteps()
    let (fall, fallCode) = (try freeFallPeriods(), freeFallCode ?? .step0)
    let durations = Facts.WAKE_UP_DUR(
      freeFallHigh: fall >> 5, wakeUp: try wakeUpPeriods(), fineThreshold: wakeUp.isFine,
      inactivity: try inactivitySteps())
    return [
      general.bits, Facts.TAP_CFG1(threshold: steps.x).bits, try eventSwitch(isOn: isOn).bits,
      directions.bits, try tapDurations().bits,
      Facts.WAKE_UP_THS(doubleTaps: events.tap?.gap != nil, threshold: wakeUp.steps).bits,
      durations.bits, Facts.FREE_FALL(duration: fall & 0x1F, threshold: fallCode).bits,
      Facts.MD1_CFG(bits: UInt8(pins.interrupt1.rawValue >> 8)).written,
      Facts.MD2_CFG(bits: UInt8(pins.interrupt2.rawValue >> 8)).written,
    ]
  }

  /// TAP_CFG2.
  func eventSwitch(isOn: Bool) throws(SensorError) -> Datasheet.LSM6DSO.TAP_CFG2 {
    Facts.TAP_CFG2(
      enabled: isOn && events.isOn,
      inactivity: events.activity.map { .init(code: $0.effect, otherwise: .none) } ?? .none,
      threshold: try tapThresholds().y)
  }

  /// TAP_CFG0.
  private var general: Datasheet.LSM6DSO.TAP_CFG0 {
    let axes = events.tap?.axes ?? Axes(false, false, false)
    let latches = events.isOn && events.latched
    return Facts.TAP_CFG0(
      clearsOnRead: latches, sleepState: events.activity?.showsState == true, tapX: axes.x,
      tapY: axes.y, tapZ: axes.z, latches: latches)
  }

  // MARK: Steps

  /// The period of the accelerometer's samples, in nanoseconds, nominally.
  private var period: Int64 { accelerometerRate?.period(0) ?? 1 }

  private func periods(_ time: Duration, through limit: Int64) throws(SensorError) -> Int64 {
    try Steps.of(nanoseconds: period, in: time, through: limit)
  }

  /// The number of steps of several periods; 0 for a time nearer to the shorter one that the code 0 has.
  private func steps(
    of count: Int64, otherwise shortest: Int64, in time: Duration, through limit: Int64
  ) throws(SensorError) -> Int64 {
    let steps = try Steps.of(nanoseconds: count * period, in: time, through: limit)
    return steps == 1 && time.wholeNanoseconds * 2 < (count + shortest) * period ? 0 : steps
  }

  private func time(_ steps: UInt8, of count: Int64, otherwise shortest: Int64) -> Duration {
    let steps = wide(Int(steps))
    return Duration(wholeNanoseconds: (steps == 0 ? shortest : steps * count) * period)
  }

  /// In floating point, because widening to 64 bits allocates in 32-bit Embedded builds.
  private func wide(_ number: Int) -> Int64 { Int64(Double(number)) }

  private var inactivitySamples: Int64 { wide(Facts.Constant.inactivitySamples) }

  /// The threshold of wake-up and activity, which the chip has once.
  private func wakeUpSteps() throws(SensorError) -> (steps: UInt8, isFine: Bool) {
    guard let threshold = events.wakeUp?.threshold ?? events.activity?.threshold else {
      return (0, false)
    }
    let fine = accelerometerRange.g / Double(Facts.Constant.wakeUpFineSteps)
    let isFine = threshold < 63.5 * fine
    let coarse = accelerometerRange.g / Double(Facts.Constant.wakeUpSteps)
    return (UInt8(try Steps.of(isFine ? fine : coarse, in: threshold, 0...63)), isFine)
  }

  private func wakeUpPeriods() throws(SensorError) -> UInt8 {
    guard let wakeUp = events.wakeUp else { return 0 }
    return UInt8(truncatingIfNeeded: try periods(wakeUp.duration, through: 3))
  }

  private func inactivitySteps() throws(SensorError) -> UInt8 {
    guard let activity = events.activity else { return 0 }
    return UInt8(
      truncatingIfNeeded: try steps(
        of: inactivitySamples, otherwise: 16, in: activity.duration, through: 15))
  }

  private func freeFallPeriods() throws(SensorError) -> UInt8 {
    guard let fall = events.freeFall else { return 0 }
    return UInt8(truncatingIfNeeded: try periods(fall.duration, through: 63))
  }

  /// The nearest of the part's thresholds.
  private var freeFallCode: Datasheet.LSM6DSO.FREE_FALL.Threshold? {
    guard let milliG = events.freeFall.map({ $0.threshold * 1000 }) else { return nil }
    func distance(_ code: Facts.FREE_FALL.Threshold) -> Double {
      part.variant.freeFallMilliG(code).map { abs(Double(Int($0)) - milliG) } ?? .infinity
    }
    var nearest = Facts.FREE_FALL.Threshold.step0
    for raw in 1..<8 as Range<UInt8> {
      let code = Facts.FREE_FALL.Threshold(rawValue: raw) ?? nearest
      if distance(code) < distance(nearest) { nearest = code }
    }
    return nearest
  }

  /// The nearest of the part's angles.
  private var directionCode: Datasheet.LSM6DSO.TAP_THS_6D.DirectionThreshold? {
    guard let degrees = events.orientation?.degrees else { return nil }
    func distance(_ code: Facts.TAP_THS_6D.DirectionThreshold) -> Double {
      part.variant.directionDegrees(code).map { abs(Double(Int($0)) - degrees) } ?? .infinity
    }
    var nearest = Facts.TAP_THS_6D.DirectionThreshold.step0
    for raw in 1..<4 as Range<UInt8> {
      let code = Facts.TAP_THS_6D.DirectionThreshold(rawValue: raw) ?? nearest
      if distance(code) < distance(nearest) { nearest = code }
    }
    return nearest
  }

  private var tapStep: Double { accelerometerRange.g / Double(Facts.Constant.tapSteps) }

  private func tapThresholds() throws(SensorError) -> Axes<UInt8> {
    guard let threshold = events.tap?.threshold.g else { return Axes(0, 0, 0) }
    return Axes(
      UInt8(try Steps.of(tapStep, in: threshold.x, 0...31)),
      UInt8(try Steps.of(tapStep, in: threshold.y, 0...31)),
      UInt8(try Steps.of(tapStep, in: threshold.z, 0...31)))
  }

  private func tapDurations() throws(SensorError) -> Datasheet.LSM6DSO.INT_DUR2 {
    guard let tap = events.tap else { return Facts.INT_DUR2() }
    let gap = try tap.gap.map { (time) throws(SensorError) in
      try steps(of: 32, otherwise: 16, in: time, through: 15)
    }
    let quiet = try steps(of: 4, otherwise: 2, in: tap.quiet, through: 3)
    let shock = try steps(of: 8, otherwise: 4, in: tap.shock, through: 3)
    return Facts.INT_DUR2(
      gap: UInt8(truncatingIfNeeded: gap ?? 0), quiet: UInt8(truncatingIfNeeded: quiet),
      shock: UInt8(truncatingIfNeeded: shock))
  }

  /// The events with their thresholds and durations set to the nearest steps.
  func roundedEvents() throws(SensorError) -> Events {
    guard events.isOn else { return events }
    guard accelerometerRate != nil else { throw .wrongConfiguration }
    var rounded = events
    let wakeUp = try wakeUpSteps()
    if events.wakeUp != nil || events.activity != nil {
      if let one = events.wakeUp, let other = events.activity, one.threshold != other.threshold {
        throw .wrongConfiguration
      }
      guard wakeUp.steps > 0 else { throw .wrongConfiguration }
    }
    let parts = wakeUp.isFine ? Facts.Constant.wakeUpFineSteps : Facts.Constant.wakeUpSteps
    let threshold = Double(Int(wakeUp.steps)) * accelerometerRange.g / Double(parts)
    rounded.wakeUp?.threshold = threshold
    rounded.wakeUp?.duration = time(try wakeUpPeriods(), of: 1, otherwise: 0)
    rounded.activity?.threshold = threshold
    rounded.activity?.duration = time(
      try inactivitySteps(), of: inactivitySamples, otherwise: 16)
    if let code = freeFallCode, let milliG = part.variant.freeFallMilliG(code) {
      rounded.freeFall?.threshold = Double(Int(milliG)) / 1000
    }
    rounded.freeFall?.duration = time(try freeFallPeriods(), of: 1, otherwise: 0)
    if let code = directionCode, let degrees = part.variant.directionDegrees(code) {
      rounded.orientation?.degrees = Double(Int(degrees))
    }
    rounded.tap = try roundedTap()
    return rounded
  }

  private func roundedTap() throws(SensorError) -> Events.Tap? {
    guard var tap = events.tap else { return nil }
    let (steps, axes, durations) = (try tapThresholds(), tap.axes, try tapDurations())
    guard axes.x || axes.y || axes.z, steps.x > 0 || !axes.x, steps.y > 0 || !axes.y,
      steps.z > 0 || !axes.z
    else { throw .wrongConfiguration }
    let step = tapStep
    tap.threshold = Acceleration(g: steps.map { Double(Int($0)) * step })
    tap.shock = time(durations.shock, of: 8, otherwise: 4)
    tap.quiet = time(durations.quiet, of: 4, otherwise: 2)
    if tap.gap != nil { tap.gap = time(durations.gap, of: 32, otherwise: 16) }
    return tap
  }
}
