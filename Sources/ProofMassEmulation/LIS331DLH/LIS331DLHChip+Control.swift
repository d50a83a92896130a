// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// What the registers mean.
extension LIS331DLHChip {
  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG1.address:
      apply(Registers.CTRL_REG1(bits: change.before), at: time)
    case Registers.CTRL_REG2.address, Registers.CTRL_REG3.address:
      showBoot(at: time)
    case Registers.CTRL_REG5.address:
      if isAwake && !turnsOn {
        isAwake = false
        startClock(at: time)
      }
    case Registers.INT1_CFG.address: signal.first.restart()
    case Registers.INT2_CFG.address: signal.second.restart()
    default: break
    }
    applyAll()
    if !isIdeal { silicon.push(addedForce, from: time) }
    switch change.address {
    case Registers.INT1_CFG.address...Registers.INT1_DURATION.address: signal.first.didChange()
    case Registers.INT2_CFG.address...Registers.INT2_DURATION.address: signal.second.didChange()
    default: return
    }
    showSources()
  }

  mutating func didRead(_ address: UInt8, at time: Int64) {
    switch address {
    case Registers.HP_FILTER_RESET.address:
      if signal.routing.reference == nil || chosen.resetInReferenceMode == .taken {
        signal.settle()
      }
      return
    case Registers.INT1_SRC.address: signal.first.didRead()
    case Registers.INT2_SRC.address: signal.second.didRead()
    default: return
    }
    showSources()
  }

  private mutating func showBoot(at time: Int64) {
    let control = register(Registers.CTRL_REG3.self)
    interface.showBoot(
      control.interrupt1Signal == .booting || control.interrupt2Signal == .booting, at: time)
  }

  /// First sample 1/ODR + 1 ms after leaving power-down; a change of rate begins anew.
  private mutating func apply(_ before: Registers.CTRL_REG1, at time: Int64) {
    let control = register(Registers.CTRL_REG1.self)
    interface.output.enabled = control.bits & 7
    if control.bits & ~7 == before.bits & ~7 && !isAwake { return }
    isAwake = false
    if before.powerMode == .powerDown && chosen.powerDownState == .restarts {
      signal.restart(from: chosen.highPassStart)
    }
    startClock(at: max(time, interface.bootEnd))
  }

  mutating func startClock(at time: Int64) {
    guard let millihertz else { return interface.clock.stop() }
    let period = SampleClock.period(millihertz: millihertz, error: rateError)
    interface.clock.start(first: time + period + Registers.Timing.turnOnOffset, period: period)
    // In a low-power mode, too, the filter is that of the data rate that is selected beside it.
    let rate = register(Registers.CTRL_REG1.self).dataRate
    if !isIdeal {
      silicon.start(at: time, period: period, rate: Double(rate.millihertz) / 1000)
    }
  }

  /// The output data rate in force; nil in power-down.
  private var millihertz: Int32? {
    let control = register(Registers.CTRL_REG1.self)
    return switch control.powerMode {
    case .powerDown: nil
    case .normal: control.dataRate.millihertz
    case let mode?: isAwake ? control.dataRate.millihertz : mode.lowPowerMillihertz
    case nil:
      chosen.undefinedPowerMode == .powerDown
        ? nil : Registers.CTRL_REG1.PowerMode.lowPower10Hertz.lowPowerMillihertz
    }
  }

  // MARK: Settings without a moment

  /// All that registers and policies settle as they stand.
  mutating func applyAll() {
    applyFormat()
    applyPins()
    applyFilter()
    signal.first.setting = setting1
    signal.second.setting = setting2
    signal.first.policies = chosen.interrupts
    signal.second.policies = chosen.interrupts
    watches = signal.isInUse
  }

  mutating func applyFormat() {
    let control = register(Registers.CTRL_REG4.self)
    interface.output.blockDataUpdate = control.blockDataUpdate
    interface.output.bigEndian = control.bigEndian
    range = control.fullScale ?? (chosen.undefinedRange == .previous ? range : .g8)
    digitsPerG =
      switch chosen.scale {
      case .typical: 1e6 / Double(relative.microgravitiesPerDigit(range))
      case .fullScaleOver2048: 2048 / Double(relative.ratedG(range))
      }
    let factor = control.selfTest ? control.selfTestSign == .plus ? 1.0 : -1 : 0
    addedForce = selfTestForce * factor
  }

  private mutating func applyPins() {
    let control = register(Registers.CTRL_REG3.self)
    pinsAreActiveLow = control.activeLow
    pin1 =
      switch control.interrupt1Signal {
      case .ownInterrupt: .first
      case .eitherInterrupt: [.first, .second]
      case .dataReady: .dataReady
      case .booting: .booting
      }
    pin2 =
      switch control.interrupt2Signal {
      case .ownInterrupt: .second
      case .eitherInterrupt: [.first, .second]
      case .dataReady: .dataReady
      case .booting: .booting
      }
  }

  private mutating func applyFilter() {
    let control = register(Registers.CTRL_REG2.self)
    let mode = control.highPassMode ?? (chosen.undefinedHighPass == .normal ? .normal : .reference)
    let reference =
      Int(register(Registers.REFERENCE.self).reference) * Registers.Constant.digitsPerReferenceStep
    signal.highPass.fraction = HighPass.Fraction(oneOver: control.highPassCoefficient.divisor)
    signal.highPass.output = chosen.highPassOutput
    signal.route(
      AccelerometerSignal.Routing(
        filtersOutput: control.filteredOutput, filtersFirst: control.filteredInterrupt1,
        filtersSecond: control.filteredInterrupt2,
        reference: mode == .reference ? Axes(reference, reference, reference) : nil),
      start: chosen.highPassStart)
  }

  private var setting1: InterruptGenerator.Setting {
    let setting = register(Registers.INT1_CFG.self)
    return InterruptGenerator.Setting(
      enabled: Self.events(setting.bits), needsAll: setting.combination == .and,
      sixDirections: setting.sixDirections && relative.hasSixDirections,
      threshold: Self.digits(register(Registers.INT1_THS.self).threshold),
      duration: register(Registers.INT1_DURATION.self).duration,
      latches: register(Registers.CTRL_REG3.self).latchInterrupt1)
  }

  private var setting2: InterruptGenerator.Setting {
    let setting = register(Registers.INT2_CFG.self)
    return InterruptGenerator.Setting(
      enabled: Self.events(setting.bits), needsAll: setting.combination == .and,
      sixDirections: setting.sixDirections && relative.hasSixDirections,
      threshold: Self.digits(register(Registers.INT2_THS.self).threshold),
      duration: register(Registers.INT2_DURATION.self).duration,
      latches: register(Registers.CTRL_REG3.self).latchInterrupt2)
  }

  /// The six enable bits stand where the source register has its events.
  private static func events(_ bits: UInt8) -> UInt8 {
    bits
      & Registers.INT1_CFG(
        zHighEnabled: true, zLowEnabled: true, yHighEnabled: true, yLowEnabled: true,
        xHighEnabled: true, xLowEnabled: true
      ).bits
  }

  private static func digits(_ threshold: UInt8) -> Int {
    Int(threshold) * Registers.Constant.digitsPerThresholdStep
  }
}
