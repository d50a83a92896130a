// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// Filters, interrupt generator and FIFO as the registers and policies stand.
extension L3G4200DChip {
  mutating func plan() {
    interface.defersBoot = defersBoot
    interrupt.policies = chosen.interrupt
    interrupt.setting = interruptSetting
    planFIFO()
    planPath()
    planPins()
    updateStepping()
  }

  mutating func updateStepping() {
    isStepping = path.isFiltered || interrupt.isOn || fifoIsEnabled
  }

  private var interruptSetting: L3G4200DInterrupt.Setting {
    let control = Registers.INT1_CFG(bits: self[Registers.INT1_CFG.self])
    let duration = Registers.INT1_DURATION(bits: self[Registers.INT1_DURATION.self])
    let high = Axes(
      Registers.INT1_TSH_XH(bits: self[Registers.INT1_TSH_XH.self]).threshold,
      Registers.INT1_TSH_YH(bits: self[Registers.INT1_TSH_YH.self]).threshold,
      Registers.INT1_TSH_ZH(bits: self[Registers.INT1_TSH_ZH.self]).threshold)
    func threshold(_ high: UInt8, _ low: UInt8) -> Int {
      (Int(high) << 8 | Int(low)) * Registers.Constant.digitsPerThresholdStep
    }
    return L3G4200DInterrupt.Setting(
      enabled: control.bits & L3G4200DInterrupt.events, needsAll: control.combination == .and,
      latches: control.latchInterrupt,
      thresholds: Axes(
        threshold(high.x, self[Registers.INT1_TSH_XL.self]),
        threshold(high.y, self[Registers.INT1_TSH_YL.self]),
        threshold(high.z, self[Registers.INT1_TSH_ZL.self])),
      duration: Int(duration.duration), waits: duration.wait,
      countsDown: durationCountsDown)
  }

  private mutating func planFIFO() {
    let control = Registers.FIFO_CTRL_REG(bits: self[Registers.FIFO_CTRL_REG.self])
    fifoIsEnabled = control5.fifoEnabled
    fifo.set(control, mode: fifoIsEnabled ? relative.mode(control.bits) : .init(), chosen.fifo)
    fifo.setCapacity(fifoCapacity, repeatsDrainedSet: repeatsDrainedSet)
    let isActive = fifo.isActive
    interface.wrapsOutput = isActive || chosen.fifo.wrap == .always
    interface.holdsOutput =
      isActive ? !fifo.overwrites : fifoIsEnabled && chosen.fifo.bypassOutput == .frozen
    interface.output.followsFIFO = isActive && chosen.fifo.status == .unread
    interface.output.marksArrivals = !isActive || chosen.fifo.status == .unread
    noteFIFO()
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
    let reference = Registers.REFERENCE(bits: self[Registers.REFERENCE.self]).reference
    path.reference =
      Double(Int(reference) * Registers.Constant.digitsPerReferenceStep) / digitsPerRadian
    tuneFilters()
    if interface.clock.next != .max { path.settleNew(since: before) }
  }

  private mutating func tuneFilters() {
    let rate = control1.dataRate
    // The cut-offs follow the rate as it is, so that what counts is that by which they are named.
    let millihertz = relative.millihertz(rate)
    path.lowPass2.tune(
      cutoffMillihertz: relative.lowPass2(rate, control1.bandwidth), rateMillihertz: millihertz,
      order: chosen.lowPassOrder)
    // An undefined cut-off leaves the one that was.
    guard let cutoff = control2.highPassCutoff else { return }
    path.highPass.tune(
      cutoffMillihertz: relative.highPass(rate, cutoff), rateMillihertz: millihertz)
  }
}
