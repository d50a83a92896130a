// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Effects of the control registers in time: which sensors are on, at which rate, and what settles after a change.
extension LSM9DS1AGChip {
  /// The sensors that are on, and their rate.
  struct Power: Equatable, Sendable {
    enum Gyroscope { case off, asleep, on }
    var gyroscope = Gyroscope.off
    var accelerometer = false
    /// Rate of both in mHz; nil in power-down.
    var millihertz: Int32?
    /// Anti-aliasing bandwidth of the accelerometer in mHz.
    var bandwidth: Int32 = 0
    /// Samples of the accelerometer to discard.
    var accelerometerSettling: Int32 = 0
    /// Samples of the gyroscope to discard.
    var gyroscopeSettling: Int32 = 0
    /// LP_mode, in effect.
    var isLowPower = false
  }

  private typealias Rate = Registers.CTRL_REG6_XL.DataRate

  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG8.address:
      let control = Registers.CTRL_REG8(bits: change.value)
      if control.softReset {
        restart(at: time, for: Registers.Timing.softReset)
        return interface.boot.showReset()
      }
      if control.boot {
        let waits = power.millihertz == nil && chosen.powerDownBoot == .deferred
        if waits {
          interface.boot.deferReload()
        } else {
          interface.boot.reload(at: time, for: Registers.Timing.boot)
        }
      }
    case Registers.INT_GEN_CFG_XL.address: accelerometerInterrupt.restart()
    case Registers.ACT_THS.address, Registers.ACT_DUR.address: activity.wake()
    default: break
    }
    plan()
    applyPower(at: time)
    if change.address == Registers.CTRL_REG10.address { pushSelfTests(from: time) }
    if Registers.INT_GEN_CFG_XL.address...Registers.INT_GEN_DUR_XL.address ~= change.address {
      accelerometerInterrupt.didChange()
    }
    interface.boot.show(register(Registers.INT1_CTRL.self).boot, at: time)
  }

  // MARK: Power

  /// ODR_G = 0 leaves the accelerometer its own rates; else both have that of the gyroscope (table 9, figure 5).
  private var selectedPower: Power {
    let (control, own) = (
      register(Registers.CTRL_REG1_G.self), register(Registers.CTRL_REG6_XL.self)
    )
    let rate = control.dataRate ?? .powerDown
    var power = Power(millihertz: rate.millihertz)
    // Both sets of codes have the same order.
    var code = Rate(rawValue: rate.rawValue) ?? .powerDown
    if rate == .powerDown {
      code = own.dataRate ?? .powerDown
      power.millihertz = code.accelerometerMillihertz
      power.accelerometer = power.millihertz != nil
    } else {
      power.gyroscope = gyroscopeState
      power.accelerometer = chosen.withGyroscope == .forced || own.dataRate != .powerDown
      power.isLowPower =
        register(Registers.CTRL_REG3_G.self).lowPower && rate.rawValue <= Self.fastestLowPower
      let usesLowPass2 = gyroscopePath.output == .second
      power.gyroscopeSettling =
        (usesLowPass2 ? rate.settlingSamplesLowPass2 : nil) ?? rate.settlingSamples ?? 0
    }
    power.bandwidth =
      own.bandwidthSelected
      ? own.bandwidth.bandwidthMillihertz : code.rateBandwidthMillihertz ?? 0
    let bandwidth = Self.bandwidths.first { $0.bandwidthMillihertz == power.bandwidth }
    power.accelerometerSettling =
      bandwidth.flatMap {
        Registers.accelerometerSettlingSamples(dataRate: code, bandwidth: $0)
      } ?? 0
    return power
  }

  /// ODR_G up to which the gyroscope has a low-power mode.
  static var fastestLowPower: UInt8 { Registers.CTRL_REG1_G.DataRate.hertz119.rawValue }

  private static var bandwidths: [Registers.CTRL_REG6_XL.Bandwidth] {
    [.hertz408, .hertz211, .hertz105, .hertz50]
  }

  /// SLEEP_G and inactivity; power-down is stronger.
  private var gyroscopeState: Power.Gyroscope {
    let sleeps = register(Registers.CTRL_REG9.self).gyroscopeSleeps
    guard activity.isAsleep else { return sleeps ? .asleep : .on }
    return register(Registers.ACT_THS.self).sleepsGyroscope ? .asleep : .off
  }

  /// Switches the sensors on and off, and starts the clocks whose rates have changed.
  mutating func applyPower(at time: Int64) {
    let (before, after) = (power, selectedPower)
    power = after
    interface.accelerometer.turn(after.accelerometer)
    interface.gyroscope.turn(after.gyroscope == .on)
    planBurst()
    guard before != after else { return updateStepping() }
    let start = max(time, interface.boot.end)
    guard let millihertz = after.millihertz else {
      clock.stop()
      thermometerClock.stop()
      gyroscope.drive(isOn: false, at: start)
      return updateStepping()
    }
    if before.millihertz == nil {
      interface.boot.startDeferred(at: start, for: Registers.Timing.boot)
    }
    let restarts = before.millihertz != millihertz
    let period = SampleClock.period(millihertz: millihertz, error: rateError)
    if restarts {
      clockStart = start + period
      clock.start(first: clockStart, period: period)
      startThermometer(at: start)
    }
    if after.accelerometer {
      startAccelerometer(from: before, at: start, period: period, restarts: restarts)
    }
    startGyroscope(from: before, at: start, period: period, restarts: restarts)
    updateStepping()
  }

  private mutating func startAccelerometer(
    from before: Power, at start: Int64, period: Int64, restarts: Bool
  ) {
    let isNew = !before.accelerometer
    if isNew { accelerometerPath.restart(settles: chosen.filterStart == .input) }
    guard isNew || restarts || before.bandwidth != power.bandwidth else { return }
    // The element's filters are named by twice their bandwidth.
    accelerometer.start(at: start, period: period, rate: Double(power.bandwidth) / 500)
    let samples = Int64(power.accelerometerSettling)
    interface.accelerometer.settledFrom = samples == 0 ? .min : start + (samples + 1) * period
  }

  private mutating func startGyroscope(
    from before: Power, at start: Int64, period: Int64, restarts: Bool
  ) {
    let isDriven = power.gyroscope != .off
    let wasDriven = before.gyroscope != .off
    if isDriven != wasDriven {
      gyroscope.drive(
        isOn: isDriven, at: start, atOnce: isDriven && chosen.driveStart == .atOnce)
    }
    guard power.gyroscope == .on else { return }
    let isNew = before.gyroscope != .on
    if isNew || restarts {
      if isNew { gyroscopePath.restart(at: chosen.filterStart) }
      let rate = register(Registers.CTRL_REG1_G.self).dataRate ?? .powerDown
      let cutoff =
        Double(rate.lowPass1CutoffMillihertz ?? 1) / Double(rate.millihertz ?? 1) * 1e9
        / Double(period)
      gyroscope.start(
        at: start, period: period, cutoff: cutoff, isSecondOrder: chosen.lowPassOrder == .two,
        isNew ? (chosen.filterStart == .input ? .input : .zero) : .kept)
    }
    guard
      isNew || restarts || before.gyroscopeSettling != power.gyroscopeSettling
        || before.isLowPower != power.isLowPower
    else { return }
    let settled = start + Int64(power.gyroscopeSettling + 1) * period
    let driven = wasDriven ? Int64.min : start + Registers.Timing.gyroscopeTurnOn
    interface.gyroscope.settledFrom =
      max(settled, max(driven, interface.gyroscope.settledFrom))
  }

  /// 59.5 Hz while the gyroscope runs, else 50 Hz or the accelerometer's rate, if that is lower (section 2.2).
  private mutating func startThermometer(at start: Int64) {
    let facts = Registers.Constant.self
    let isAlone = register(Registers.CTRL_REG1_G.self).dataRate?.millihertz == nil
    let rate =
      isAlone
      ? min(facts.temperatureMillihertzAlone, Int(power.millihertz ?? .max))
      : facts.temperatureMillihertz
    let period = SampleClock.period(millihertz: Int32(rate), error: rateError)
    if thermometerClock.next != .max && thermometerClock.period == period { return }
    thermometerClock.start(first: start + period, period: period)
  }
}
