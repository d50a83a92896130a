// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Settings of filters, interrupt generator and FIFO, which do not depend on time.
extension L3G4200DChip {
  mutating func plan() {
    answersI2C = !disablesI2C
    interface.defersBoot = defersBoot
    interrupt.policies = chosen.interrupt
    interrupt.setting = interruptSetting
    planFIFO()
    planPath()
    planPins()
    updateStepping()
  }

  mutating func updateStepping() {
    usesPath = path.isFiltered || interrupt.isOn
    isStepping = usesPath || fifoIsEnabled
  }

  private var interruptSetting: L3G4200DInterrupt.Setting {
    let control = register(Registers.INT1_CFG.self)
    let duration = register(Registers.INT1_DURATION.self)
    func threshold(_ high: UInt8, _ low: UInt8) -> Int {
      (Int(high) << 8 | Int(low)) * Registers.Constant.digitsPerThresholdStep
    }
    return L3G4200DInterrupt.Setting(
      enabled: control.bits & Threshold.events, needsAll: control.combination == .and,
      latches: control.latchInterrupt,
      thresholds: Axes(
        threshold(
          register(Registers.INT1_TSH_XH.self).threshold,
          register(Registers.INT1_TSH_XL.self).bits),
        threshold(
          register(Registers.INT1_TSH_YH.self).threshold,
          register(Registers.INT1_TSH_YL.self).bits),
        threshold(
          register(Registers.INT1_TSH_ZH.self).threshold,
          register(Registers.INT1_TSH_ZL.self).bits)),
      duration: Int(duration.duration), waits: duration.wait,
      countsDown: durationCountsDown)
  }

  private mutating func planFIFO() {
    planFIFO(
      isEnabled: control5.fifoEnabled, mode: fifoMode,
      watermark: register(Registers.FIFO_CTRL_REG.self).watermark, capacity: fifoCapacity,
      repeatsDrainedSet: repeatsDrainedSet)
  }

  /// The mode, from the part's codes; bypass where the part does not define the code.
  private var fifoMode: STFIFO.Mode {
    // The L3GD20H has the codes of the others and two more.
    switch register(Datasheet.L3GD20H.FIFO_CTRL_REG.self).mode {
    case .bypass, nil: .init()
    case .fifo: .init(way: .fill, triggered: .fill)
    case .stream: .init(way: .stream, triggered: .stream)
    case .streamToFIFO where variant.hasTriggeredFIFO: .init(way: .stream, triggered: .fill)
    case .bypassToStream where variant.hasTriggeredFIFO:
      .init(way: .bypass, triggered: .stream)
    case .dynamicStream where variant.hasExtendedFIFO:
      .init(way: .stream, triggered: .stream, isDynamic: true)
    case .bypassToFIFO where variant.hasExtendedFIFO: .init(way: .bypass, triggered: .fill)
    case .streamToFIFO, .bypassToStream, .dynamicStream, .bypassToFIFO: .init()
    }
  }

  private mutating func planPath() {
    let before = path
    let control = control5
    path.output =
      switch control.outputSelection {
      case .lowPass1: .first
      case .highPass: .highPassed
      case .lowPass2, .lowPass2Alternate: .second
      }
    path.interrupt =
      switch control.interruptSelection {
      case _ where !interrupt.isOn: nil
      case .lowPass1: .first
      case .highPass: .highPassed
      case .lowPass2, .lowPass2Alternate: .second
      }
    path.feedsHighPassed = control.highPassEnabled
    path.highPassMode = control2.highPassMode == .reference ? .reference : .tracking
    let reference = register(Registers.REFERENCE.self).reference
    path.reference =
      Double(Int(reference) * Registers.Constant.digitsPerReferenceStep) / digitsPerRadian
    tuneFilters()
    if interface.clock.next != .max { path.settleNew(since: before) }
  }

  private mutating func tuneFilters() {
    let rate = control1.dataRate
    // The cut-offs scale with the true rate, so the nominal rate of the tables is used here.
    let millihertz = variant.millihertz(rate)
    path.lowPass2.tune(
      cutoffMillihertz:
        variant.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: control1.bandwidth),
      rateMillihertz: millihertz,
      order: chosen.lowPassOrder)
    // An undefined code leaves the cut-off as it was.
    guard let cutoff = control2.highPassCutoff else { return }
    path.highPass.tune(
      cutoffMillihertz:
        variant.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff),
      rateMillihertz: millihertz)
  }
}
