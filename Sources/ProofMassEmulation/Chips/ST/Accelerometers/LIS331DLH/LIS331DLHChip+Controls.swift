// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Effects of the control and interrupt registers.
extension LIS331DLHChip {
  mutating func applyOwn(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG2.address, Registers.CTRL_REG3.address:
      let control = register(Registers.CTRL_REG3.self)
      interface.showBoot(
        control.interrupt1Signal == .booting || control.interrupt2Signal == .booting, at: time)
    case Registers.CTRL_REG5.address:
      if isAwake && !turnsOn {
        isAwake = false
        startClock(at: time)
      }
    default: break
    }
  }

  mutating func didReadOwn(_ address: UInt8) {}

  /// First sample 1/ODR + 1 ms after leaving power-down; a change of rate restarts sampling.
  mutating func applyPower(before: UInt8, at time: Int64) {
    let control = register(Registers.CTRL_REG1.self)
    if control.bits & ~7 == before & ~7 && !isAwake { return }
    isAwake = false
    let wasDown = Registers.CTRL_REG1(bits: before).powerMode == .powerDown
    if wasDown && chosen.accelerometer.powerDownState == .restarts {
      signal.restart(from: chosen.accelerometer.highPassStart)
    }
    startClock(at: max(time, interface.bootEnd))
  }

  mutating func startClock(at time: Int64) {
    guard let millihertz else { return interface.clock.stop() }
    let period = SampleClock.period(millihertz: millihertz, error: rateError)
    // In low-power modes, too, the filter is that of the data rate selected in the same register.
    startSampling(
      at: time, first: time + period + Registers.Timing.turnOnOffset, period: period,
      filterMillihertz: register(Registers.CTRL_REG1.self).dataRate.millihertz)
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

  // MARK: Settings that do not depend on time

  mutating func applyAll() {
    applyFormat()
    applyPins()
    signal.highPass.fraction = HighPass.Fraction(
      oneOver: register(Registers.CTRL_REG2.self).highPassCoefficient.divisor)
    applySignal(routing, setting(of: .first), setting(of: .second))
    watches = signal.isInUse
  }

  private mutating func applyFormat() {
    let control = register(Registers.CTRL_REG4.self)
    interface.output.blockDataUpdate = control.blockDataUpdate
    interface.output.bigEndian = control.bigEndian
    range = control.fullScale ?? (chosen.undefinedRange == .previous ? range : .g8)
    converter.digitsPerG =
      switch chosen.scale {
      case .typical: 1e6 / Double(variant.microgravitiesPerDigit(range))
      case .fullScaleOver2048: 2048 / Double(variant.ratedG(range))
      }
    let factor = control.selfTest ? control.selfTestSign == .plus ? 1.0 : -1 : 0
    sensor.selfTest = selfTestForce * factor
  }

  private mutating func applyPins() {
    let control = register(Registers.CTRL_REG3.self)
    pins.activeLow = control.activeLow ? 3 : 0
    pins.first =
      switch control.interrupt1Signal {
      case .ownInterrupt: .first
      case .eitherInterrupt: [.first, .second]
      case .dataReady: .dataReady
      case .booting: .booting
      }
    pins.second =
      switch control.interrupt2Signal {
      case .ownInterrupt: .second
      case .eitherInterrupt: [.first, .second]
      case .dataReady: .dataReady
      case .booting: .booting
      }
  }

  private var routing: AccelerometerSignal.Routing {
    let control = register(Registers.CTRL_REG2.self)
    let mode = control.highPassMode ?? (chosen.undefinedHighPass == .normal ? .normal : .reference)
    let reference =
      Int(register(Registers.REFERENCE.self).reference) * Registers.Constant.digitsPerReferenceStep
    return AccelerometerSignal.Routing(
      filtersOutput: control.filteredOutput, filtersFirst: control.filteredInterrupt1,
      filtersSecond: control.filteredInterrupt2,
      reference: mode == .reference ? Axes(reference, reference, reference) : nil)
  }

  private func setting(of generator: Generator) -> InterruptGenerator.Setting {
    let setting = register(Registers.INT1_CFG.self, of: generator)
    let control = register(Registers.CTRL_REG3.self)
    let digits =
      Int(register(Registers.INT1_THS.self, of: generator).threshold)
      * Registers.Constant.digitsPerThresholdStep
    return InterruptGenerator.Setting(
      enabled: setting.bits & Threshold.events, needsAll: setting.combination == .and,
      sixDirections: setting.sixDirections && variant.hasSixDirections,
      thresholds: Axes(digits, digits, digits),
      duration: register(Registers.INT1_DURATION.self, of: generator).duration,
      latches: generator == .first ? control.latchInterrupt1 : control.latchInterrupt2)
  }
}
