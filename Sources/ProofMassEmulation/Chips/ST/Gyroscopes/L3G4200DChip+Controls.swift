// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Effects of the control registers.
extension L3G4200DChip {
  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG1.address:
      applyPower(before: Registers.CTRL_REG1(bits: change.before), at: time)
      applyAll()
    case Registers.CTRL_REG4.address:
      applyAll()
      sensor.pushSelfTest(from: time)
    case Registers.CTRL_REG3.address: planPins()
    case Datasheet.L3GD20H.LOW_ODR.address: applyLowRate(change, at: time)
    default: plan()
    }
    interface.showBoot(control3.bootOnINT1, at: time)
    if Self.unsettles(change) { noteSettling(at: time) }
  }

  /// Power-down, sleep (powered with all axes off) or normal; a change of rate restarts sampling.
  private mutating func applyPower(before: Registers.CTRL_REG1, at time: Int64) {
    let control = control1
    interface.output.enabled = control.bits & 7
    let start = max(time, interface.bootEnd)
    if !control.powered {
      thermometer.stop()
      sensor.drive(isOn: false, at: time)
      if chosen.fifo.powerDown == .cleared { fifo.clear() }
    } else if !before.powered {
      // The first temperature is measured at power-up, then one per second.
      thermometer.start(first: start, period: Registers.Timing.temperaturePeriod)
      interface.settledFrom = start + variant.turnOn
      sensor.drive(isOn: true, at: start, atOnce: chosen.driveStart == .atOnce)
      interface.startDeferredBoot(at: start)
    }
    guard Self.measures(control) else { return interface.clock.stop() }
    if Self.measures(before) && before.dataRate == control.dataRate { return }
    if Self.measures(before) { return startClock(at: start, .kept) }
    path.restart(at: chosen.filterStart)
    startClock(at: start, chosen.filterStart == .input ? .input : .zero)
  }

  mutating func startClock(at start: Int64, _ memory: GyroscopeElement.Memory) {
    let error = (1 + rateError) * (1 + partRateError) - 1
    let period = SampleClock.period(millihertz: rateMillihertz, error: error)
    let rate = control1.dataRate
    // The cut-off scales with the true rate, as those of the other filters do.
    let cutoff = Double(variant.lowPass1CutoffMillihertz(rate)) / Double(variant.millihertz(rate))
    sensor.start(
      at: start, period: period, cutoff: cutoff * 1e9 / Double(period),
      isSecondOrder: chosen.lowPassOrder == .two, memory)
    let first = start + period
    interface.clock.start(
      first: chosen.turnOn == .settled ? max(first, interface.settledFrom) : first, period: period)
  }

  private static func measures(_ control: Registers.CTRL_REG1) -> Bool {
    control.powered && control.bits & 7 != 0
  }

  /// Whether a write changes a setting after which data have to settle.
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

  /// Data settle after one sample, or six with the second low-pass (AN3393 Table 5).
  mutating func noteSettling(at time: Int64) {
    guard interface.clock.next != .max else { return }
    let facts = Registers.Constant.self
    let samples =
      path.output == .second ? facts.settlingSamplesLowPass2 : facts.settlingSamples
    interface.settledFrom = max(
      interface.settledFrom, time + Int64(samples) * interface.clock.period)
  }

  /// The range of all settings; a part with a single range has it for every code.
  private var range: Registers.CTRL_REG4.FullScale {
    let scale = control4.fullScale
    return variant.microdegreesPerSecondPerDigit(scale) == nil ? .dps250 : scale
  }

  /// The rate in rad/s that the self-test adds in that range.
  var selfTestRate: Double { Double(variant.selfTestDegreesPerSecond(range) ?? 0) * .pi / 180 }

  mutating func applyAll() {
    let control = control4
    interface.output.blockDataUpdate = control.blockDataUpdate
    interface.output.bigEndian = control.bigEndian
    digitsPerRadian = 180 / .pi * 1e6 / Double(variant.microdegreesPerSecondPerDigit(range) ?? 1)
    let added =
      switch control.selfTest {
      case .plus: selfTestRate
      case .minus: -selfTestRate
      case .off, nil: 0.0
      }
    sensor.selfTest = Axes(added, added, added)
    sensor.select(range: Int(range.rawValue), isSecondOrder: chosen.lowPassOrder == .two)
    plan()
  }

  // MARK: Registers and bits of the L3GD20H

  private typealias H = Datasheet.L3GD20H

  private var lowRateControl: H.LOW_ODR? {
    variant.hasLowRates ? register(H.LOW_ODR.self) : nil
  }

  /// The output data rate of a typical part.
  private var rateMillihertz: Int32 {
    let rate = control1.dataRate
    let named = variant.millihertz(rate)
    if lowRateControl?.lowRate == true { return variant.lowRateMillihertz(rate) ?? named }
    return chosen.rate == .typical ? variant.typicalMillihertz(rate) ?? named : named
  }

  var disablesI2C: Bool { lowRateControl?.i2cDisabled ?? false }

  /// Polarity of DRDY/INT2, which in the other parts is always active high.
  var secondPinIsActiveLow: Bool { lowRateControl?.dataReadyActiveLow ?? false }

  /// Number of sets that the FIFO holds.
  var fifoCapacity: Int {
    guard variant.hasWatermarkLimit, register(H.CTRL_REG5.self).stopsAtWatermark else {
      return SampleFIFO.depth
    }
    return max(1, Int(register(H.FIFO_CTRL_REG.self).watermark))
  }

  /// DCRM; the documents of parts without it show their behaviour in figures only.
  var durationCountsDown: Bool {
    guard variant.hasDurationMode else { return chosen.interrupt.counter == .decrement }
    return register(H.INT1_TSH_XH.self).durationDecrements
  }

  var repeatsDrainedSet: Bool {
    switch chosen.fifo.duplicate {
    case .byPart: variant.hasDrainRepeat
    case .never: false
    case .stream: true
    }
  }

  var defersBoot: Bool {
    guard !control1.powered else { return false }
    switch chosen.powerDownBoot {
    case .byPart: return variant.hasDeferredBoot
    case .atOnce: return false
    case .waits: return true
    }
  }

  mutating func applyLowRate(_ change: STInterface.Change, at time: Int64) {
    if H.LOW_ODR(bits: change.value).softwareReset {
      powerOn(at: time)
      return interface.showRestart(change.address, H.LOW_ODR(softwareReset: true).bits)
    }
    let rate = H.LOW_ODR(lowRate: true).bits
    if (change.before ^ change.value) & rate != 0 && interface.clock.next != .max {
      startClock(at: time, .kept)
      noteSettling(at: time)
    }
    plan()
  }
}

extension Datasheet.L3G4200D.Variant {
  /// The limits of the rate, which a document gives for one of its codes; nil where none does.
  fileprivate func limits(at rate: Datasheet.L3G4200D.CTRL_REG1.DataRate) -> RateTolerance? {
    RateTolerance(
      lowest: lowestMillihertz(rate), typical: typicalMillihertz(rate),
      highest: highestMillihertz(rate))
  }

  /// All rates are derived from one oscillator.
  var rateTolerance: RateTolerance? {
    limits(at: .hertz200) ?? limits(at: .hertz100) ?? limits(at: .hertz400) ?? limits(at: .hertz800)
  }
}
