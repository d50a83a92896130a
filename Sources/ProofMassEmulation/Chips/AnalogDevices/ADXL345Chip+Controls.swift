// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// The settings in the control registers, and the schedule of samples.
extension ADXL345Chip {
  // MARK: What is on

  var power: Registers.POWER_CTL { register(Registers.POWER_CTL.self) }
  private var enabled: Registers.INT_ENABLE { register(Registers.INT_ENABLE.self) }

  /// Whether the part samples at the wake-up rate.
  var isSleeping: Bool { power.measures && (power.sleeps || isAsleep) }

  private var hasActivity: Bool { enabled.activity && activity.threshold.axes != 0 }
  private var hasInactivity: Bool { enabled.inactivity && inactivity.threshold.axes != 0 }
  var isLinked: Bool { power.links && hasActivity && hasInactivity }

  var seeksActivity: Bool { hasActivity && (!isLinked || awaitsActivity) }

  /// With Link, inactivity waits until the interrupt of activity has been read.
  var seeksInactivity: Bool {
    guard hasInactivity && !isSleeping else { return false }
    return !isLinked
      || !awaitsActivity && !Registers.INT_SOURCE(bits: latched).activity
  }

  var seesFreeFall: Bool { enabled.freeFall && !isSleeping }

  var seesTaps: Bool {
    (enabled.singleTap || enabled.doubleTap || chosen.disabledTap == .shown) && !isSleeping
      && taps.setting.duration > 0 && taps.setting.threshold.axes != 0
  }

  /// Whether anything is on that examines wide data.
  var hasDetectors: Bool { hasActivity || seesFreeFall || seesTaps }

  // MARK: Writing

  mutating func apply(_ address: UInt8, before: UInt8, at time: Int64) {
    plan()
    switch address {
    case Registers.POWER_CTL.address: applyPower(Registers.POWER_CTL(bits: before), at: time)
    case Registers.BW_RATE.address: applyRate(at: time)
    case Registers.DATA_FORMAT.address: applyFormat(Registers.DATA_FORMAT(bits: before), at: time)
    case Registers.FIFO_CTL.address: applyFIFO(at: time)
    case Registers.INT_ENABLE.address:
      restartEvents()
      latched &= chosen.disabledTap == .shown ? enabled.bits | Self.tapEvents : enabled.bits
    default: break
    }
    planDetectors(at: time)
    checkTrigger()
  }

  private static var tapEvents: UInt8 {
    Registers.INT_SOURCE(singleTap: true, doubleTap: true).bits
  }

  private mutating func applyPower(_ before: Registers.POWER_CTL, at time: Int64) {
    let power = power
    if power.autoSleep && !power.links {
      noteNoEffect(.autoSleepWithoutLink, value: power.bits, at: time)
    }
    let wasAsleep = isAsleep
    if !power.measures || !power.links || !power.autoSleep { isAsleep = false }
    if !power.links || !before.links { awaitsActivity = false }
    if before.measures != power.measures {
      awaitsActivity = false
      restartEvents()
      if !power.measures && chosen.standby == .cleared { fifo.clear() }
      return schedule(at: time)
    }
    guard power.measures else { return }
    let isRescheduled =
      before.sleeps != power.sleeps || wasAsleep != isAsleep
      || isSleeping && before.wakeUp != power.wakeUp
    if isRescheduled { schedule(at: time) }
    // Without standby in between the first samples are noisy.
    if before.bits & ~power.bits & Self.quietingBits != 0 { disturbNextSet() }
  }

  private mutating func noteNoEffect(_ detail: Violation.Detail, value: UInt8, at time: Int64) {
    violations.record(
      .noEffect, register: detail.register, value: value, about: detail, at: time)
  }

  private static var quietingBits: UInt8 {
    Registers.POWER_CTL(links: true, autoSleep: true, sleeps: true).bits
  }

  private mutating func applyRate(at time: Int64) {
    let control = register(Registers.BW_RATE.self)
    if control.lowPower && variant.lowPowerMicroamperes(control.rate) == nil {
      noteNoEffect(.lowPowerAtUnfitRate, value: control.bits, at: time)
    }
    guard power.measures && !isSleeping else { return }
    // The new period begins with the next set, which is not later than by the new one.
    outputs.start(first: min(outputs.next, time + period), period: period)
    filtered.start(at: time, period: period, rate: hertz)
    disturbNextSet()
  }

  private mutating func applyFormat(_ before: Registers.DATA_FORMAT, at time: Int64) {
    let format = register(Registers.DATA_FORMAT.self)
    let control = register(Registers.BW_RATE.self)
    if format.selfTest {
      let isFitting =
        !control.lowPower && control.rate.rawValue >= Registers.BW_RATE.Rate.hertz100.rawValue
        && control.rate != .hertz1600
      if !isFitting {
        violations.record(
          .forbiddenCombination, register: Registers.DATA_FORMAT.address, value: format.bits,
          at: time)
      }
    }
    filtered.pushSelfTest(from: time)
    wide.pushSelfTest(from: time)
    guard power.measures else { return }
    if before.selfTest != format.selfTest {
      unsettled = time..<time + period * Int64(Registers.Constant.selfTestSettlingSets)
    } else {
      disturbNextSet()
    }
  }

  private mutating func applyFIFO(at time: Int64) {
    let control = register(Registers.FIFO_CTL.self)
    if control.mode == .trigger && control.samples == 0 {
      violations.record(
        .forbiddenCombination, register: Registers.FIFO_CTL.address, value: control.bits, at: time)
    }
    fifo.set(mode: control.mode, samples: control.samples)
  }

  /// Settings that are changed in measurement mode may disturb the next set.
  private mutating func disturbNextSet() {
    guard outputs.next != .max else { return }
    unsettled = outputs.next..<outputs.next + 1
  }

  // MARK: The schedule

  /// The rate in Hz; 3200 Hz is halved from code to code.
  private var hertz: Double {
    let code = register(Registers.BW_RATE.self).rate.rawValue
    return Double(variant.millihertz(.hertz3200)) / 1000 / Double(1 << (15 - Int(code)))
  }

  /// In nanoseconds.
  private var period: Int64 {
    let code = register(Registers.BW_RATE.self).rate.rawValue
    return detectorPeriod << Int64(15 - code)
  }

  private var detectorPeriod: Int64 {
    SampleClock.period(millihertz: variant.millihertz(.hertz3200), error: rateError)
  }

  private var wakeUpPeriod: Int64 {
    SampleClock.period(millihertz: variant.wakeUpMillihertz(power.wakeUp), error: rateError)
  }

  /// Starts the samples of the present mode, or stops them.
  mutating func schedule(at time: Int64) {
    detectors.stop()
    guard power.measures else { return outputs.stop() }
    let period = isSleeping ? wakeUpPeriod : period
    outputs.stop()
    outputs.start(first: time + period + variant.turnOnOffset, period: period)
    readyFrom = outputs.next
    filtered.start(at: time, period: period, rate: hertz)
    planDetectors(at: time)
  }

  /// Starts the samples of the detectors where any is on, or stops them.
  private mutating func planDetectors(at time: Int64) {
    guard power.measures, !isSleeping, chosen.detectorRate == .raw, hasDetectors else {
      return detectors.stop()
    }
    guard detectors.next == .max else { return }
    let period = detectorPeriod
    detectors.start(first: max(readyFrom, time + period), period: period)
    wide.start(at: time, period: period, rate: Double(variant.millihertz(.hertz3200)) / 1000)
  }

  mutating func restartEvents() {
    activity.restart()
    inactivity.restart()
    freeFall.restart()
    taps.restart()
  }

  // MARK: Settings that do not depend on time

  mutating func plan() {
    planFormat()
    planNoise()
    let control = register(Registers.ACT_INACT_CTL.self)
    // X is the highest of three bits.
    func axes(_ bits: UInt8) -> UInt8 { (bits & 4) >> 2 | bits & 2 | (bits & 1) << 2 }
    // 62.5 mg are 16 digits.
    let step = Double(Registers.Constant.microgravitiesPerThresholdStep) / 1e6
    func digits(_ steps: UInt8) -> Int {
      Int(
        (Double(steps) * step * Double(Registers.digitsPerG(resolution: .full, range: .g16)))
          .rounded())
    }
    activity.threshold = ADXL345Threshold(
      axes: axes(control.bits >> 4), digits: digits(registers[Registers.THRESH_ACT.address]),
      isRelative: control.activityIsRelative)
    inactivity.threshold = ADXL345Threshold(
      axes: axes(control.bits), digits: digits(registers[Registers.THRESH_INACT.address]),
      isRelative: control.inactivityIsRelative)
    func time(_ address: UInt8, _ step: Int64) -> Int64 { Int64(registers[address]) * step }
    typealias Timing = Registers.Timing
    inactivity.time = time(Registers.TIME_INACT.address, Timing.inactivityStep)
    freeFall.threshold.digits = digits(registers[Registers.THRESH_FF.address])
    freeFall.time = time(Registers.TIME_FF.address, Timing.freeFallStep)
    let tapAxes = register(Registers.TAP_AXES.self)
    var setting = ADXL345Taps.Setting(
      threshold: ADXL345Threshold(
        axes: axes(tapAxes.bits), digits: digits(registers[Registers.THRESH_TAP.address])),
      duration: time(Registers.DUR.address, Timing.durationStep),
      latency: time(Registers.LATENT.address, Timing.latencyStep),
      window: time(Registers.WINDOW.address, Timing.windowStep), suppresses: tapAxes.suppresses)
    setting.isDouble = enabled.doubleTap && setting.latency > 0 && setting.window > 0
    taps.setting = setting
  }

  /// Force of the self-test in g at the supply, by the data sheet's factors at 3.3 V.
  var selfTestForce: Axes<Double> {
    typealias Constant = Registers.Constant
    let force = Axes(
      Constant.selfTestTypicalX, Constant.selfTestTypicalY, Constant.selfTestTypicalZ
    ).map { Double($0) / 1000 }
    guard chosen.supply == .threePointThree else { return force }
    return Axes(force.x * 1.77, force.y * 1.77, force.z * 1.47)
  }

  private mutating func planFormat() {
    let control = register(Registers.DATA_FORMAT.self)
    let rate = register(Registers.BW_RATE.self).rate
    typealias Constant = Registers.Constant
    func offset(_ address: UInt8) -> Int {
      Int(Int8(bitPattern: registers[address])) * Constant.digitsPerOffsetStep
    }
    let scale = Double(Registers.digitsPerG(resolution: .full, range: .g16))
    let isHigh = chosen.supply == .threePointThree
    let scaleXY = isHigh ? Double(Constant.digitsPerGAt3V3XY) : scale
    let offsetXY = isHigh ? Double(Constant.offsetAt3V3XY) / 1000 : 0
    format = ADXL345Format(
      range: Int(control.range.rawValue), isFull: control.resolution == .full,
      isLeft: control.leftJustified,
      isCoarse: rate.rawValue >= Registers.BW_RATE.Rate.hertz1600.rawValue
        && chosen.lowestBit == .zero,
      rounds: chosen.tenBits == .round,
      offsets: Axes(
        offset(Registers.OFSX.address), offset(Registers.OFSY.address),
        offset(Registers.OFSZ.address)),
      digitsPerG: Axes(scaleXY, scaleXY, scale),
      supplyOffset: Axes(
        offsetXY, offsetXY, isHigh ? Double(Constant.offsetAt3V3Z) / 1000 : 0))
    let selfTest = control.selfTest ? selfTestForce : .zero
    filtered.selfTest = selfTest
    wide.selfTest = selfTest
  }

  /// The noise in digits is at most that of 100 Hz at lower rates, and in low power 2.4 times that at every rate.
  private mutating func planNoise() {
    let control = register(Registers.BW_RATE.self)
    let isQuiet = control.lowPower && variant.lowPowerMicroamperes(control.rate) != nil
    let widening = (100 / hertz).squareRoot()
    filtered.setNoiseRatio(isQuiet ? 2.4 * widening : max(1, widening))
  }
}
