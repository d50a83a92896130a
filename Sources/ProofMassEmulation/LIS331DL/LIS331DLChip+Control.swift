// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// What the registers mean.
extension LIS331DLChip {
  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG1.address:
      apply(Registers.CTRL_REG1(bits: change.before), at: time)
    case Registers.FF_WU_CFG_1.address: signal.first.restart()
    case Registers.FF_WU_CFG_2.address: signal.second.restart()
    case Registers.CLICK_CFG.address: click.restart()
    default: break
    }
    applyAll()
    element?.push(addedForce, from: time)
    switch change.address {
    case Registers.FF_WU_CFG_1.address...Registers.FF_WU_DURATION_1.address:
      signal.first.didChange()
    case Registers.FF_WU_CFG_2.address...Registers.FF_WU_DURATION_2.address:
      signal.second.didChange()
    default: return
    }
    showSources()
  }

  mutating func didRead(_ address: UInt8, at time: Int64) {
    switch address {
    case Registers.HP_FILTER_RESET.address: return signal.settle()
    case Registers.FF_WU_SRC_1.address: signal.first.didRead()
    case Registers.FF_WU_SRC_2.address: signal.second.didRead()
    case Registers.CLICK_SRC.address: click.didRead()
    default: return
    }
    showSources()
  }

  /// First sample 3/ODR after leaving power-down; a change of rate begins anew.
  private mutating func apply(_ before: Registers.CTRL_REG1, at time: Int64) {
    let control = register(Registers.CTRL_REG1.self)
    interface.output.enabled = control.bits & 7
    if control.powered == before.powered && control.dataRate == before.dataRate { return }
    guard control.powered else { return interface.clock.stop() }
    if !before.powered && chosen.powerDownState == .restarts {
      signal.restart(from: chosen.highPassStart)
      click.restart()
    }
    let period = SampleClock.period(millihertz: control.dataRate.millihertz, error: rateError)
    let start = max(time, interface.bootEnd)
    interface.clock.start(
      first: start + period * Int64(Registers.Constant.turnOnSamples), period: period)
    element?.start(
      at: start, period: period, rate: Double(control.dataRate.millihertz) / 1000)
  }

  // MARK: Settings without a moment

  mutating func applyAll() {
    let control = register(Registers.CTRL_REG1.self)
    microgravitiesPerDigit = Double(control.fullScale.microgravitiesPerDigit)
    let sign = (control.selfTestPlus ? 1.0 : 0) - (control.selfTestMinus ? 1.0 : 0)
    addedForce = selfTestForce * sign
    applyFilter(control.dataRate)
    signal.first.policies = chosen.interrupts
    signal.second.policies = chosen.interrupts
    signal.first.setting = setting1
    signal.second.setting = setting2
    click.policies = chosen
    click.setting = clickSetting
    watches = signal.isInUse || click.isOn
  }

  private mutating func applyFilter(_ rate: Registers.CTRL_REG1.DataRate) {
    let control = register(Registers.CTRL_REG2.self)
    let step = control.highPassCoefficient
    signal.highPass.fraction =
      switch chosen.cutOff {
      case .printed:
        HighPass.Fraction(
          cutoffMillihertz: Registers.highPassCutoffMillihertz(
            dataRate: rate, highPassCoefficient: step),
          rateMillihertz: rate.millihertz)
      case .powerOfTwo:
        HighPass.Fraction(
          oneOver: Datasheet.LIS331DLH.CTRL_REG2(bits: step.rawValue).highPassCoefficient.divisor)
      }
    signal.highPass.output = chosen.highPassOutput
    signal.route(
      AccelerometerSignal.Routing(
        filtersOutput: control.filteredOutput, filtersFirst: control.filteredInterrupt1,
        filtersSecond: control.filteredInterrupt2),
      start: chosen.highPassStart)
  }

  private var setting1: InterruptGenerator.Setting {
    let setting = register(Registers.FF_WU_CFG_1.self)
    let threshold = register(Registers.FF_WU_THS_1.self)
    return InterruptGenerator.Setting(
      enabled: Self.events(setting.bits), needsAll: setting.combination == .and,
      threshold: Int(threshold.threshold) * Registers.Constant.digitsPerThresholdStep,
      duration: register(Registers.FF_WU_DURATION_1.self).duration,
      latches: setting.latchInterrupt, countsDown: threshold.durationMode == .decrement,
      waitsForRead: true)
  }

  private var setting2: InterruptGenerator.Setting {
    let setting = register(Registers.FF_WU_CFG_2.self)
    let threshold = register(Registers.FF_WU_THS_2.self)
    return InterruptGenerator.Setting(
      enabled: Self.events(setting.bits), needsAll: setting.combination == .and,
      threshold: Int(threshold.threshold) * Registers.Constant.digitsPerThresholdStep,
      duration: register(Registers.FF_WU_DURATION_2.self).duration,
      latches: setting.latchInterrupt, countsDown: threshold.durationMode == .decrement,
      waitsForRead: true)
  }

  private var clickSetting: ClickDetector.Setting {
    let setting = register(Registers.CLICK_CFG.self)
    let xy = register(Registers.CLICK_THSY_X.self)
    let z = register(Registers.CLICK_THSZ.self)
    let step = Registers.Constant.clickMicrogravitiesPerStep
    return ClickDetector.Setting(
      enabled: Self.events(setting.bits),
      thresholds: Axes(xy.thresholdX, xy.thresholdY, z.thresholdZ).map { Int($0) * step },
      timeLimit: Int64(register(Registers.CLICK_TIMELIMIT.self).timeLimit)
        * Registers.Timing.clickTimeLimitStep,
      latency: Int64(register(Registers.CLICK_LATENCY.self).latency)
        * Registers.Timing.clickLatencyStep,
      window: Int64(register(Registers.CLICK_WINDOW.self).window)
        * Registers.Timing.clickWindowStep,
      latches: setting.latchInterrupt)
  }

  /// The six enable bits stand where the source registers have their events.
  private static func events(_ bits: UInt8) -> UInt8 {
    bits
      & Registers.CLICK_CFG(
        doubleZEnabled: true, singleZEnabled: true, doubleYEnabled: true, singleYEnabled: true,
        doubleXEnabled: true, singleXEnabled: true
      ).bits
  }
}
