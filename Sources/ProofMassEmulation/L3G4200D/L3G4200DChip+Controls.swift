// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// What the control registers mean.
extension L3G4200DChip {
  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG1.address:
      applyPower(before: Registers.CTRL_REG1(bits: change.before), at: time)
      applyAll()
    case Registers.CTRL_REG4.address:
      applyAll()
      let rate = selfTestRate
      if !isIdeal { silicon.test(rate, from: time) }
    case Registers.CTRL_REG3.address: planPins()
    case Datasheet.L3GD20H.LOW_ODR.address: applyLowRate(change, at: time)
    default: plan()
    }
    interface.showBoot(control3.bootOnINT1, at: time)
    if Self.unsettles(change) { noteSettling(at: time) }
  }

  /// Power-down, sleep (powered with all axes off) or normal; a change of rate begins anew.
  private mutating func applyPower(before: Registers.CTRL_REG1, at time: Int64) {
    let control = control1
    interface.output.enabled = control.bits & 7
    let start = max(time, interface.bootEnd)
    if !control.powered {
      thermometer.stop()
      if !isIdeal { silicon.drive(isOn: false, at: time) }
      if chosen.fifo.powerDown == .cleared { fifo.clear() }
    } else if !before.powered {
      // The first temperature comes with power, then one a second.
      thermometer.start(first: start, period: Registers.Timing.temperaturePeriod)
      interface.settledFrom = start + relative.turnOn
      if !isIdeal { silicon.drive(isOn: true, at: start) }
      interface.startDeferredBoot(at: start)
    }
    guard Self.measures(control) else { return interface.clock.stop() }
    if Self.measures(before) && before.dataRate == control.dataRate { return }
    if Self.measures(before) { return startClock(at: start, .kept) }
    path.restart(at: chosen.filterStart)
    startClock(at: start, chosen.filterStart == .input ? .input : .zero)
  }

  mutating func startClock(at start: Int64, _ memory: GyroscopeElement.Memory) {
    let period = SampleClock.period(millihertz: rateMillihertz, error: rateError)
    let rate = control1.dataRate
    // It follows the rate as it is, as those of the other filters do.
    let cutoff = Double(relative.lowPass1(rate)) / Double(relative.millihertz(rate))
    let isSecondOrder = chosen.lowPassOrder == .two
    if !isIdeal {
      silicon.start(
        at: start, period: period, cutoff: cutoff * 1e9 / Double(period),
        isSecondOrder: isSecondOrder, memory)
    }
    let first = start + period
    interface.clock.start(
      first: chosen.turnOn == .settled ? max(first, interface.settledFrom) : first, period: period)
  }

  private static func measures(_ control: Registers.CTRL_REG1) -> Bool {
    control.powered && control.bits & 7 != 0
  }

  /// Whether data of before and after belong to different settings.
  private static func unsettles(_ change: STInterface.Change) -> Bool {
    let bits: UInt8 =
      switch change.address {
      case Registers.CTRL_REG1.address, Registers.CTRL_REG2.address: 0xFF
      case Registers.CTRL_REG4.address:
        Registers.CTRL_REG4(fullScale: .dps2000Alternate, selfTest: .minus).bits
      case Registers.CTRL_REG5.address:
        Registers.CTRL_REG5(highPassEnabled: true, outputSelection: .lowPass2Alternate).bits
      default: 0
      }
    return (change.before ^ change.value) & bits != 0
  }

  /// A sample, or six with the second low-pass, until data are good again (AN3393 Table 5).
  mutating func noteSettling(at time: Int64) {
    guard interface.clock.next != .max else { return }
    let facts = Registers.Constant.self
    let samples =
      path.output == .second ? facts.settlingSamplesLowPass2 : facts.settlingSamples
    interface.settledFrom = max(
      interface.settledFrom, time + Int64(samples) * interface.clock.period)
  }

  mutating func applyAll() {
    let control = control4
    interface.output.blockDataUpdate = control.blockDataUpdate
    interface.output.bigEndian = control.bigEndian
    // A range that the part does not have is its only one.
    let range =
      relative.microdegreesPerDigit(control.fullScale) == nil ? .dps250 : control.fullScale
    digitsPerRadian = 180 / .pi * 1e6 / Double(relative.microdegreesPerDigit(range) ?? 1)
    let degrees = Double(relative.selfTest(range) ?? 0)
    selfTestRate =
      switch control.selfTest {
      case .plus: degrees * .pi / 180
      case .minus: -degrees * .pi / 180
      case .off, nil: 0
      }
    if !isIdeal {
      silicon.select(range: Int(range.rawValue))
      silicon.setOrder(isSecondOrder: chosen.lowPassOrder == .two)
    }
    plan()
  }
}
