// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Effects of the control registers in time: which sensors are on, at which rates, and what settles after a change.
extension LSM6DSOChip {
  /// The sensors that are on, and their rates as ticks of the time base in a period.
  struct Power: Equatable, Sendable {
    enum Gyroscope { case off, asleep, on }
    var gyroscope = Gyroscope.off
    /// 0 in power-down, as for the next.
    var gyroscopeTicks: Int64 = 0
    var accelerometerTicks: Int64 = 0
    /// Whether a sensor is not in high performance.
    var accelerometerIsLow = false
    var gyroscopeIsLow = false
    /// Cut-off of the gyroscope's low-passes together, in mHz at the nominal rate.
    var cutoff: Int32 = 1
    /// Samples to discard.
    var accelerometerSettling: Int32 = 0
    var gyroscopeSettling: Int32 = 0

    var isOn: Bool { gyroscope != .off || accelerometerTicks != 0 }
  }

  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL3_C.address:
      let control = Registers.CTRL3_C(bits: change.value)
      if control.softReset { return softReset(at: time) }
      if control.boot { interface.boot.reload(at: time, for: variant.boot) }
    case Registers.TIMESTAMP2.address:
      if change.value == Self.timestampKey {
        timestamp.reset(at: time)
      } else {
        interface.violations.record(
          .wrongKey, register: change.address, value: change.value, at: time)
      }
    case Registers.COUNTER_BDR_REG1.address:
      let control = Registers.COUNTER_BDR_REG1(bits: change.value)
      if control.resetsCounter {
        batches.reset()
        let own = Registers.COUNTER_BDR_REG1(resetsCounter: true).bits
        interface.set(change.address, to: change.value & ~own)
      }
    case Registers.CTRL5_C.address: checkUltraLowPower(change, at: time)
    case Registers.FUNC_CFG_ACCESS.address:
      let control = Registers.FUNC_CFG_ACCESS(bits: change.value)
      if control.embeddedBank && control.sensorHubBank {
        interface.violations.record(
          .forbiddenCombination, register: change.address, value: change.value, at: time)
      }
    default: break
    }
    plan()
    applyPower(at: time)
    if changesRate(change) && register(Registers.FIFO_CTRL2.self).storesChanges {
      hasChanged = true
    }
    if change.address == Registers.CTRL5_C.address
      || change.address == Registers.CTRL2_G.address
    {
      pushSelfTests(from: time)
    }
    interface.boot.show(register(Registers.INT1_CTRL.self).boot, at: time)
  }

  private static var timestampKey: UInt8 { 0xAA }

  /// Whether a write changes a rate of samples or batches.
  private func changesRate(_ change: STInterface.Change) -> Bool {
    let bits = change.before ^ change.value
    return switch change.address {
    case Registers.CTRL1_XL.address, Registers.CTRL2_G.address: bits & 0xF0 != 0
    case Registers.FIFO_CTRL3.address: bits != 0
    default: false
    }
  }

  private mutating func softReset(at time: Int64) {
    let kept = register(Registers.CTRL9_XL.self).i3cDisabled && chosen.i3cAfterReset == .kept
    restart(at: time, for: variant.softReset)
    if chosen.timestampAfterReset == .cleared { timestamp.reset(at: time) }
    if kept {
      interface.set(
        Registers.CTRL9_XL.address, to: Registers.CTRL9_XL(i3cDisabled: true).bits)
    }
    interface.boot.showReset()
  }

  /// XL_ULP_EN is changed only while the accelerometer is in power-down.
  private mutating func checkUltraLowPower(_ change: STInterface.Change, at time: Int64) {
    let bit = Registers.CTRL5_C(ultraLowPower: true).bits
    guard variant.hasUltraLowPower, (change.before ^ change.value) & bit != 0,
      power.accelerometerTicks != 0
    else { return }
    interface.violations.record(
      .forbiddenCombination, register: change.address, value: change.value, at: time)
  }

  /// Applies the self-tests to the elements.
  mutating func pushSelfTests(from time: Int64) {
    accelerometer.pushSelfTest(from: time)
    gyroscope.pushSelfTest(from: time)
  }

  // MARK: Power

  private func ticks(_ millihertz: Int32?) -> Int64 {
    TimeBase.ticks(ofMillihertz: millihertz, base: variant.timeBaseMillihertz)
  }

  private var selectedPower: Power {
    var power = Power()
    selectAccelerometer(&power)
    let control = register(Registers.CTRL2_G.self)
    let rate = control.dataRate ?? .powerDown
    power.gyroscopeTicks = ticks(variant.gyroscopeMillihertz(rate))
    guard power.gyroscopeTicks != 0 else { return power }
    power.gyroscope = register(Registers.CTRL4_C.self).gyroscopeSleeps ? .asleep : .on
    if events.isAsleep {
      switch register(Registers.TAP_CFG2.self).inactivity {
      case .none, .accelerometer: break
      case .gyroscopeSleeps: power.gyroscope = .asleep
      case .gyroscopeOff: power.gyroscope = .off
      }
    }
    // Low power up to 52 Hz, and normal up to 208 Hz.
    power.gyroscopeIsLow =
      register(Registers.CTRL7_G.self).gyroscopeLowPower
      && rate.rawValue <= Registers.CTRL2_G.DataRate.hertz208.rawValue
    let width = register(Registers.CTRL6_C.self).lowPass1Bandwidth
    // The cut-offs of the table with the first low-pass are those of both.
    let hasFirst = register(Registers.CTRL4_C.self).lowPass1 && !power.gyroscopeIsLow
    let first = variant.lowPass1CutoffMillihertz(dataRate: rate, lowPass1Bandwidth: width)
    power.cutoff =
      (hasFirst ? first : nil) ?? variant.lowPass2CutoffMillihertz(rate) ?? 1
    guard chosen.settling == .table, !power.gyroscopeIsLow else { return power }
    // Steps 4 to 7 have no numbers; those of step 2, the narrowest with any, stand in.
    let listed =
      variant.settlingSamplesLowPass1(dataRate: rate, lowPass1Bandwidth: width)
      ?? variant.settlingSamplesLowPass1(dataRate: rate, lowPass1Bandwidth: .step2)
    power.gyroscopeSettling = (hasFirst ? listed : variant.settlingSamples(rate)) ?? 0
    return power
  }

  private func selectAccelerometer(_ power: inout Power) {
    typealias Rate = Registers.CTRL1_XL.DataRate
    var rate = register(Registers.CTRL1_XL.self).dataRate ?? .powerDown
    let selectsLow =
      register(Registers.CTRL6_C.self).accelerometerLowPower
      || variant.hasUltraLowPower && register(Registers.CTRL5_C.self).ultraLowPower
    // 1.6 Hz exists in low power alone, else its code is 12.5 Hz.
    if rate == .hertz1Point6 && !selectsLow { rate = .hertz12Point5 }
    var isLow = selectsLow && (rate.rawValue <= Rate.hertz208.rawValue || rate == .hertz1Point6)
    if events.isAsleep, rate != .powerDown,
      register(Registers.TAP_CFG2.self).inactivity != .none
    {
      rate = .hertz12Point5
      isLow = true
    }
    power.accelerometerTicks = ticks(variant.millihertz(rate))
    power.accelerometerIsLow = isLow
    if chosen.settling == .table, !isLow {
      power.accelerometerSettling = variant.accelerometerSettlingSamples(rate) ?? 0
    }
  }

  /// Switches the sensors on and off, and starts the clocks whose rates have changed.
  mutating func applyPower(at time: Int64) {
    let (before, after) = (power, selectedPower)
    let start = max(time, interface.boot.end)
    power = after
    if after.isOn && !base.isRunning {
      base.start(at: start, millihertz: variant.timeBaseMillihertz, error: rateError)
    }
    runTimestamp(at: start)
    interface.accelerometer.turn(after.accelerometerTicks != 0)
    interface.gyroscope.turn(after.gyroscope == .on)
    guard before != after else { return updateStepping() }
    if chosen.powerDownReady == .cleared {
      if after.accelerometerTicks == 0 { interface.accelerometer.drop() }
      if after.gyroscope == .off { interface.gyroscope.drop() }
    }
    startAccelerometer(from: before, at: start)
    startGyroscope(from: before, at: start)
    startThermometer(at: start)
    if !after.isOn { base.stop() }
    updateStepping()
  }

  /// Sets a clock to another rate, at the end of its present period or at once, on the common instants.
  private func restarted(
    _ clock: SampleClock, ticks: Int64, from before: Int64, at start: Int64
  ) -> SampleClock {
    var clock = clock
    guard ticks != 0 else {
      clock.stop()
      return clock
    }
    var first = base.next(after: start, ticks: ticks)
    if before != 0, clock.next != .max, chosen.rateChange == .endOfPeriod {
      let end = clock.next
      first = base.isDue(end, ticks: ticks) ? end : base.next(after: end, ticks: ticks)
    }
    clock.start(first: first, period: ticks * base.tick)
    return clock
  }

  private mutating func startAccelerometer(from before: Power, at start: Int64) {
    let ticks = power.accelerometerTicks
    let isNew = before.accelerometerTicks == 0
    let restarts = before.accelerometerTicks != ticks
    guard restarts || before.accelerometerIsLow != power.accelerometerIsLow else { return }
    if restarts {
      accelerometerClock = restarted(
        accelerometerClock, ticks: ticks, from: before.accelerometerTicks, at: start)
    }
    guard ticks != 0 else { return }
    if isNew { forcePath.restart(settles: chosen.filterStart == .input) }
    // The element's filters are named by twice their cut-off: 700 Hz, or half the rate.
    let rate = Double(variant.timeBaseMillihertz) / 1000 / Double(ticks)
    accelerometer.start(
      at: start, period: ticks * base.tick, rate: power.accelerometerIsLow ? 1400 : rate)
    let samples = Int64(power.accelerometerSettling)
    interface.accelerometer.settledFrom =
      samples == 0 ? .min : accelerometerClock.next + samples * accelerometerClock.period
  }

  private mutating func startGyroscope(from before: Power, at start: Int64) {
    let isDriven = power.gyroscope != .off
    let wasDriven = before.gyroscope != .off
    if isDriven != wasDriven {
      gyroscope.drive(isOn: isDriven, at: start, atOnce: isDriven && chosen.driveStart == .atOnce)
    }
    guard power.gyroscope == .on else { return gyroscopeClock.stop() }
    let ticks = power.gyroscopeTicks
    let isNew = before.gyroscope != .on
    let restarts = isNew || before.gyroscopeTicks != ticks
    guard
      restarts || before.cutoff != power.cutoff || before.gyroscopeIsLow != power.gyroscopeIsLow
    else { return }
    if restarts {
      gyroscopeClock = restarted(
        gyroscopeClock, ticks: ticks, from: isNew ? 0 : before.gyroscopeTicks, at: start)
    }
    if isNew { rateHighPass.restart() }
    let period = ticks * base.tick
    // The cut-off scales with the oscillator.
    let nominal = Double(ticks) * 1e12 / Double(variant.timeBaseMillihertz)
    gyroscope.start(
      at: start, period: period, cutoff: Double(power.cutoff) / 1000 * nominal / Double(period),
      isSecondOrder: chosen.lowPassOrder == .two,
      isNew ? (chosen.filterStart == .input ? .input : .zero) : .kept)
    let samples = Int64(power.gyroscopeSettling)
    let settled = samples == 0 ? Int64.min : gyroscopeClock.next + samples * period
    let driven =
      wasDriven || chosen.settling == .none ? Int64.min : start + variant.gyroscopeTurnOn
    interface.gyroscope.settledFrom = max(settled, max(driven, interface.gyroscope.settledFrom))
  }

  /// 52 Hz; with the accelerometer alone in low power at most its rate.
  private mutating func startThermometer(at start: Int64) {
    guard power.isOn else { return thermometerClock.stop() }
    var ticks = ticks(Int32(variant.temperatureMillihertz))
    let slowest = self.ticks(variant.millihertz(.hertz1Point6))
    if power.gyroscope == .off, power.accelerometerIsLow,
      power.accelerometerTicks != slowest || chosen.slowTemperature == .slow
    {
      ticks = max(ticks, power.accelerometerTicks)
    }
    if thermometerClock.next != .max && thermometerClock.period == ticks * base.tick { return }
    thermometerClock = restarted(thermometerClock, ticks: ticks, from: 0, at: start)
  }

  private mutating func runTimestamp(at start: Int64) {
    let isRunning =
      register(Registers.CTRL10_C.self).timestamp
      && (power.isOn || chosen.timestampPower == .runs)
    timestamp.run(
      isRunning, at: start,
      step: Double(variant.timestampStep) / (1 + min(max(rateError, -0.5), 0.5)))
    planEndcount(after: start)
  }

  /// Determines when TIMESTAMP_ENDCOUNT changes next.
  mutating func planEndcount(after time: Int64) {
    nextEndcount = timestamp.nextChange(after: time, within: variant.timestampEndcount)
  }
}
