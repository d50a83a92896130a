// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Effects of the control, interrupt, click and activity registers.
extension LIS3DHChip {
  mutating func applyOwn(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG0.address:
      // Bits 0 to 6 must keep their values (section 8.6).
      let fixed = Registers.CTRL_REG0(bits: change.value).fixed
      let required = Registers.CTRL_REG0().fixed
      for (bits, kind) in [
        (fixed & ~required, Violation.Kind.reservedBits), (required & ~fixed, .reservedOnes),
      ] where bits != 0 {
        interface.violations.record(
          kind, register: change.address, value: change.value, at: time)
      }
    case Registers.CTRL_REG4.address:
      noteBothModes(change.address, at: time)
      updateSampling(at: time)
    case Registers.CTRL_REG5.address, Registers.CTRL_REG6.address:
      interface.showBoot(register(Registers.CTRL_REG6.self).bootOnINT2, at: time)
    case Registers.CLICK_CFG.address: click.restart()
    case Registers.ACT_THS.address, Registers.ACT_DUR.address:
      activity.wake()
      updateSampling(at: time)
    default: break
    }
  }

  /// LPen and HR together are not allowed (Table 10).
  mutating func noteBothModes(_ address: UInt8, at time: Int64) {
    guard control1.lowPower == .on, control4.highResolution == .on else { return }
    interface.violations.record(
      .forbiddenCombination, register: address, value: interface.registers[address],
      about: .lowPowerWithHighResolution, at: time)
  }

  // MARK: Settings that do not depend on time

  mutating func applyAll() {
    applyFormat()
    applyPins()
    applyFIFO()
    applyCutOff()
    applySignal(routing, setting(of: .first), setting(of: .second))
    click.policies = chosen.click
    click.sourcePolicies = chosen.accelerometer
    click.setting = clickSetting
    activity.setting = activitySetting
    watches = signal.isInUse || click.isOn || activity.isOn || fifoIsEnabled
    interface.plan(withoutEffect: settingsWithoutEffect)
  }

  /// Settings that require another one, by the bits of their details.
  private var settingsWithoutEffect: UInt32 {
    let (control, configuration) = (control4, register(Registers.TEMP_CFG_REG.self))
    var bits: UInt32 = 0
    let measures = configuration.thermometerEnabled
    if !configuration.adcEnabled && measures && variant.hasAuxiliaryADC {
      bits |= Violation.Detail.thermometerWithoutADC.bit
    }
    if !control.blockDataUpdate {
      // The effect of an undefined code of TEMP_EN is unknown.
      if measures && (configuration.adcEnabled || variant.hasAuxiliaryADC) {
        bits |= Violation.Detail.thermometerWithoutBlockDataUpdate.bit
      } else if configuration.adcEnabled && variant.hasAuxiliaryADC {
        bits |= Violation.Detail.adcWithoutBlockDataUpdate.bit
      }
    }
    if control.bigEndian && selectedMode != .highResolution {
      bits |= Violation.Detail.bigEndianWithoutHighResolution.bit
    }
    return bits
  }

  mutating func applyFormat() {
    let control = control4
    let mode = sampling?.mode ?? selectedMode
    interface.output.blockDataUpdate = control.blockDataUpdate
    // BLE has an effect in high-resolution mode only (Table 37).
    interface.output.bigEndian = control.bigEndian && mode == .highResolution
    adc.blockDataUpdate = control.blockDataUpdate
    let range = control.fullScale
    microgravitiesPerDigit = Int(Mode.highResolution.microgravitiesPerDigit(range, of: variant))
    converter.digitsPerG = 1e6 / Double(mode.microgravitiesPerDigit(range, of: variant))
    converter.coarseBits = Mode.mostBits - mode.bits
    let sign =
      switch control.selfTest {
      case .plus: 1.0
      case .minus: -1.0
      case .off: 0.0
      case nil:
        switch chosen.undefinedSelfTest {
        case .off: 0.0
        case .plus: 1.0
        case .minus: -1.0
        }
      }
    sensor.selfTest = selfTestForce * sign
  }

  private mutating func applyPins() {
    let first = register(Registers.CTRL_REG3.self)
    pins.first = []
    if first.clickOnINT1 { pins.first.insert(.click) }
    if first.interrupt1OnINT1 { pins.first.insert(.first) }
    if first.interrupt2OnINT1 { pins.first.insert(.second) }
    if first.dataReadyOnINT1 { pins.first.insert(.dataReady) }
    if first.adcReadyOnINT1 { pins.first.insert(.adcReady) }
    if first.watermarkOnINT1 { pins.first.insert(.watermark) }
    if first.overrunOnINT1 { pins.first.insert(.overrun) }
    let second = register(Registers.CTRL_REG6.self)
    pins.second = []
    if second.clickOnINT2 { pins.second.insert(.click) }
    if second.interrupt1OnINT2 { pins.second.insert(.first) }
    if second.interrupt2OnINT2 { pins.second.insert(.second) }
    if second.bootOnINT2 { pins.second.insert(.booting) }
    if second.activityOnINT2 { pins.second.insert(.activity) }
    pins.activeLow = second.activeLow ? 3 : 0
  }

  private mutating func applyFIFO() {
    let control = register(Registers.FIFO_CTRL_REG.self)
    let mode: STFIFO.Mode =
      switch control.mode {
      case .bypass: .init()
      case .fifo: .init(way: .fill, triggered: .fill)
      case .stream: .init(way: .stream, triggered: .stream)
      case .streamToFIFO: .init(way: .stream, triggered: .fill)
      }
    planFIFO(isEnabled: control5.fifoEnabled, mode: mode, watermark: control.watermark)
  }

  /// The printed cut-off belongs to the rate of the code in the LIS3DH; it scales with the rate in force.
  private mutating func applyCutOff() {
    let control = control1
    guard let rate = control.dataRate, let named = Mode.lowPower.millihertz(rate, of: .lis3dh),
      let cutoff = Registers.highPassCutoffMillihertz(
        dataRate: rate, highPassCutoff: control2.highPassCutoff)
    else { return }
    signal.highPass.fraction = HighPass.Fraction(cutoffMillihertz: cutoff, rateMillihertz: named)
  }

  private var routing: AccelerometerSignal.Routing {
    let control = control2
    let reference =
      Int(register(Registers.REFERENCE.self).reference) * Registers.Constant.digitsPerReferenceStep
    return AccelerometerSignal.Routing(
      filtersOutput: control.filteredOutput, filtersFirst: control.filteredInterrupt1,
      filtersSecond: control.filteredInterrupt2,
      filtersOther: control.filteredClick && clickSetting.enabled != 0
        || chosen.activityInput == .highPassed && activitySetting.threshold != 0,
      reference: control.highPassMode == .reference
        ? Axes(reference, reference, reference) : nil)
  }

  /// A threshold in µg. By the table a step is 15.5 digits at ±8 and ±16 g, so the threshold may lie between
  /// two digits.
  private func threshold(ofSteps steps: UInt8) -> Int {
    let step =
      switch chosen.thresholdSteps {
      case .fullScale: Registers.Constant.digitsPerThresholdStep * microgravitiesPerDigit
      case .table: Int(variant.thresholdMicrogravities(control4.fullScale))
      }
    return Int(steps) * step
  }

  private func setting(of generator: Generator) -> InterruptGenerator.Setting {
    let setting = register(Registers.INT1_CFG.self, of: generator)
    let control = control5
    let isFirst = generator == .first
    let hasFour =
      setting.sixDirections && (isFirst ? control.fourDirections1 : control.fourDirections2)
    // 4D leaves out Z (section 3.2.3).
    let events = hasFour ? Threshold.events(of: 3) : Threshold.events
    let threshold = threshold(ofSteps: register(Registers.INT1_THS.self, of: generator).threshold)
    let digits = threshold / microgravitiesPerDigit
    return InterruptGenerator.Setting(
      enabled: setting.bits & events, needsAll: setting.combination == .and,
      sixDirections: setting.sixDirections,
      thresholds: Axes(digits, digits, digits),
      isBetweenDigits: threshold % microgravitiesPerDigit != 0,
      duration: register(Registers.INT1_DURATION.self, of: generator).duration,
      latches: isFirst ? control.latchInterrupt1 : control.latchInterrupt2)
  }

  private var clickSetting: ClickDetector.Setting {
    let threshold = register(Registers.CLICK_THS.self)
    let level = self.threshold(ofSteps: threshold.threshold)
    let period = interface.clock.period
    return ClickDetector.Setting(
      // The six enable bits have the positions of the detector's events.
      enabled: register(Registers.CLICK_CFG.self).bits & Threshold.events,
      thresholds: Axes(level, level, level),
      timeLimit: Int64(register(Registers.TIME_LIMIT.self).timeLimit) * period,
      latency: Int64(register(Registers.TIME_LATENCY.self).latency) * period,
      window: Int64(register(Registers.TIME_WINDOW.self).window) * period,
      latches: threshold.latchInterrupt && variant.hasLatchedClicks)
  }

  private var activitySetting: ActivityDetector.Setting {
    guard let step = variant.activitySamplesPerStep, let extra = variant.activityExtraSamples
    else { return ActivityDetector.Setting() }
    let threshold = threshold(ofSteps: register(Registers.ACT_THS.self).threshold)
    return ActivityDetector.Setting(
      // Values up to the lower digit are below a threshold between two digits.
      threshold: (threshold + microgravitiesPerDigit - 1) / microgravitiesPerDigit,
      samples: Int(register(Registers.ACT_DUR.self).duration) * step + extra)
  }
}
