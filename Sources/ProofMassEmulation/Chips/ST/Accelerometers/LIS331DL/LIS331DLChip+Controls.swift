// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Effects of the control, interrupt and click registers.
extension LIS331DLChip {
  mutating func applyOwn(_ change: STInterface.Change, at time: Int64) {
    if change.address == Registers.CLICK_CFG.address { click.restart() }
  }

  mutating func didReadOwn(_ address: UInt8) {
    guard address == Registers.CLICK_SRC.address else { return }
    click.didRead()
    showClick()
  }

  /// First sample 3/ODR after leaving power-down; a change of rate restarts sampling.
  mutating func applyPower(before: UInt8, at time: Int64) {
    let control = register(Registers.CTRL_REG1.self)
    let before = Registers.CTRL_REG1(bits: before)
    if control.powered == before.powered && control.dataRate == before.dataRate { return }
    guard control.powered else { return interface.clock.stop() }
    if !before.powered && chosen.accelerometer.powerDownState == .restarts {
      signal.restart(from: chosen.accelerometer.highPassStart)
      click.restart()
    }
    let period = SampleClock.period(millihertz: control.dataRate.millihertz, error: rateError)
    let start = max(time, interface.bootEnd)
    startSampling(
      at: start, first: start + period * Int64(Registers.Constant.turnOnSamples), period: period,
      filterMillihertz: control.dataRate.millihertz)
  }

  // MARK: Settings that do not depend on time

  mutating func applyAll() {
    let control = register(Registers.CTRL_REG1.self)
    microgravitiesPerDigit = Int(control.fullScale.microgravitiesPerDigit)
    converter.digitsPerG = 1e6 / Double(microgravitiesPerDigit)
    let sign = (control.selfTestPlus ? 1.0 : 0) - (control.selfTestMinus ? 1.0 : 0)
    sensor.selfTest = selfTestForce * sign
    applyCutOff(control.dataRate)
    applySignal(routing, setting(of: .first), setting(of: .second))
    click.policies = chosen.click
    click.sourcePolicies = chosen.accelerometer
    click.setting = clickSetting
    watches = signal.isInUse || click.isOn
  }

  private mutating func applyCutOff(_ rate: Registers.CTRL_REG1.DataRate) {
    let step = register(Registers.CTRL_REG2.self).highPassCoefficient
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
  }

  private var routing: AccelerometerSignal.Routing {
    let control = register(Registers.CTRL_REG2.self)
    return AccelerometerSignal.Routing(
      filtersOutput: control.filteredOutput, filtersFirst: control.filteredInterrupt1,
      filtersSecond: control.filteredInterrupt2)
  }

  private func setting(of generator: Generator) -> InterruptGenerator.Setting {
    let setting = register(Registers.FF_WU_CFG_1.self, of: generator)
    let threshold = register(Registers.FF_WU_THS_1.self, of: generator)
    let digits = Int(threshold.threshold) * Registers.Constant.digitsPerThresholdStep
    return InterruptGenerator.Setting(
      enabled: setting.bits & Threshold.events, needsAll: setting.combination == .and,
      thresholds: Axes(digits, digits, digits),
      duration: register(Registers.FF_WU_DURATION_1.self, of: generator).duration,
      latches: setting.latchInterrupt, countsDown: threshold.durationMode == .decrement,
      waitsForRead: true)
  }

  private var clickSetting: ClickDetector.Setting {
    let setting = register(Registers.CLICK_CFG.self)
    let xy = register(Registers.CLICK_THSY_X.self)
    let z = register(Registers.CLICK_THSZ.self)
    let step = Registers.Constant.clickMicrogravitiesPerStep
    return ClickDetector.Setting(
      // The six enable bits have the positions of the events in the source register.
      enabled: setting.bits & Threshold.events,
      thresholds: Axes(xy.thresholdX, xy.thresholdY, z.thresholdZ).map { Int($0) * step },
      timeLimit: Int64(register(Registers.CLICK_TIMELIMIT.self).timeLimit)
        * Registers.Timing.clickTimeLimitStep,
      latency: Int64(register(Registers.CLICK_LATENCY.self).latency)
        * Registers.Timing.clickLatencyStep,
      window: Int64(register(Registers.CLICK_WINDOW.self).window)
        * Registers.Timing.clickWindowStep,
      latches: setting.latchInterrupt)
  }
}
