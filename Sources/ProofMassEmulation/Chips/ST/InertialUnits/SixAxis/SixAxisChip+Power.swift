// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

// Sensors that are switched on and off in time, their clocks, and what settles after a change.
extension SixAxisChip {
  /// Ticks in a period of a rate of the facts.
  func ticks(_ millihertz: Int32?) -> Int64 {
    TimeBase.ticks(ofMillihertz: millihertz, base: numbers.timeBase)
  }

  /// Nominal frequency in Hz of a period; 0 in power-down.
  func frequency(ofTicks ticks: Int64) -> Double {
    ticks == 0 ? 0 : Double(numbers.timeBase) / 1000 / Double(ticks)
  }

  /// Switches the sensors on and off, and starts the clocks whose rates have changed.
  mutating func applyPower(at time: Int64) {
    let (before, after) = (power, selectedPower)
    let start = max(time, interface.boot.end)
    power = after
    if after.isOn && !base.isRunning {
      base.start(at: start, millihertz: numbers.timeBase, error: rateError)
    }
    runTimestamp(at: start)
    interface.accelerometer.turn(after.accelerometerTicks != 0)
    interface.gyroscope.turn(after.gyroscope == .on)
    guard before != after else { return updateStepping() }
    if chosen.sixAxis.powerDownReady == .cleared {
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
    if before != 0, clock.next != .max, chosen.sixAxis.rateChange == .endOfPeriod {
      let end = clock.next
      first = base.isDue(end, ticks: ticks) ? end : base.next(after: end, ticks: ticks)
    }
    clock.start(first: first, period: ticks * base.tick)
    return clock
  }

  private mutating func startAccelerometer(from before: SixAxisPower, at start: Int64) {
    let ticks = power.accelerometerTicks
    let isNew = before.accelerometerTicks == 0
    let restarts = before.accelerometerTicks != ticks
    guard
      restarts || before.accelerometerIsLow != power.accelerometerIsLow
        || before.bandwidth != power.bandwidth
    else {
      if before.accelerometerSettling != power.accelerometerSettling { settleAccelerometer() }
      return
    }
    if restarts {
      accelerometerClock = restarted(
        accelerometerClock, ticks: ticks, from: before.accelerometerTicks, at: start)
    }
    guard ticks != 0 else { return }
    if isNew { forcePath.restart(settles: chosen.sixAxis.filterStart == .input) }
    accelerometer.start(at: start, period: ticks * base.tick, rate: power.bandwidth)
    settleAccelerometer()
  }

  private mutating func settleAccelerometer() {
    let samples = Int64(power.accelerometerSettling)
    interface.accelerometer.settledFrom =
      samples == 0 || accelerometerClock.next == .max
      ? .min : accelerometerClock.next + samples * accelerometerClock.period
  }

  private mutating func startGyroscope(from before: SixAxisPower, at start: Int64) {
    let isDriven = power.gyroscope != .off
    let wasDriven = before.gyroscope != .off
    if isDriven != wasDriven {
      gyroscope.drive(
        isOn: isDriven, at: start, atOnce: isDriven && chosen.sixAxis.driveStart == .atOnce)
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
    let nominal = Double(ticks) * 1e12 / Double(numbers.timeBase)
    gyroscope.start(
      at: start, period: period, cutoff: Double(power.cutoff) / 1000 * nominal / Double(period),
      isSecondOrder: chosen.sixAxis.lowPassOrder == .two,
      isNew ? (chosen.sixAxis.filterStart == .input ? .input : .zero) : .kept)
    let samples = Int64(power.gyroscopeSettling)
    let settled = samples == 0 ? Int64.min : gyroscopeClock.next + samples * period
    let driven =
      wasDriven || chosen.sixAxis.settling == .none ? Int64.min : start + numbers.gyroscopeTurnOn
    interface.gyroscope.settledFrom = max(settled, max(driven, interface.gyroscope.settledFrom))
  }

  /// 52 Hz; with the accelerometer alone in low power at most its rate.
  private mutating func startThermometer(at start: Int64) {
    guard power.isOn else { return thermometerClock.stop() }
    var ticks = ticks(Int32(numbers.temperatureRate))
    if power.gyroscope == .off, power.accelerometerIsLow,
      power.accelerometerTicks != TimeBase.slowest || chosen.sixAxis.slowTemperature == .slow
    {
      ticks = max(ticks, power.accelerometerTicks)
    }
    if thermometerClock.next != .max && thermometerClock.period == ticks * base.tick { return }
    thermometerClock = restarted(thermometerClock, ticks: ticks, from: 0, at: start)
  }

  private mutating func runTimestamp(at start: Int64) {
    let setting = timestampSetting
    timestamp.run(
      setting.isOn, at: start,
      step: Double(setting.step) / (1 + min(max(rateError, -0.5), 0.5)))
    planEndcount(after: start)
  }

  /// Determines when the signal of the timestamp's end changes next.
  mutating func planEndcount(after time: Int64) {
    nextEndcount = endcount.map { timestamp.nextChange(after: time, within: $0) } ?? .max
  }

  /// Whether the timestamp is about to end.
  mutating func timestampEnds(at time: Int64) -> Bool {
    guard let endcount else { return false }
    return timestamp.ends(at: time, within: endcount)
  }
}
