// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

// Clocks and sensors that are switched on and off in time.
extension InvenSenseChip {
  /// Applies what the registers select, from a board time on.
  mutating func applySchedule(at time: Int64) {
    let (before, after) = (schedule, selectedSchedule)
    guard before != after else { return }
    schedule = after
    if before.tick != after.tick || before.force != after.force { startClocks(before, at: time) }
    clearDisabled(before)
    if before.isDriven != after.isDriven {
      gyroscope.drive(isOn: after.isDriven, at: time)
      if after.isDriven { rateSettledFrom = time + turnOn.rate }
    }
    if after.accelerometer != 0, after.tick != 0,
      before.accelerometer == 0 || before.forcePeriod != after.forcePeriod
        || before.forceBandwidth != after.forceBandwidth
    {
      startAccelerometer(at: time)
      if before.accelerometer == 0 {
        forceSettledFrom = time + turnOn.force
        restartDetectors()
      }
    }
    if after.gyroscope != 0, after.tick != 0,
      before.gyroscope == 0 || before.tick != after.tick
        || before.rateBandwidth != after.rateBandwidth
    {
      startGyroscope(at: time, before.gyroscope == 0 || before.tick == 0 ? .zero : .kept)
    }
  }

  private mutating func startClocks(_ before: InvenSenseSchedule, at time: Int64) {
    if before.tick == 0 { awaitsFirst = true }
    restartClocks(at: time)
  }

  /// Begins a new period.
  mutating func restartClocks(at time: Int64) {
    forces.stop()
    guard schedule.tick != 0 else { return ticks.stop() }
    ticks.start(first: time + schedule.tick, period: schedule.tick)
    if schedule.force != 0 {
      forces.start(first: time + schedule.tick, period: schedule.force)
    }
  }

  /// The outputs of what was switched off.
  private mutating func clearDisabled(_ before: InvenSenseSchedule) {
    let off = before.gyroscope & ~schedule.gyroscope
    if clearsRates { InvenSenseSet.replace(&latest.rate.counts, off, by: Axes(0, 0, 0)) }
    guard clearsDisabled else { return }
    InvenSenseSet.replace(
      &latest.force.counts, before.accelerometer & ~schedule.accelerometer, by: Axes(0, 0, 0))
    InvenSenseSet.replace(&latest.rate.counts, off, by: Axes(0, 0, 0))
    if before.hasThermometer && !schedule.hasThermometer { latest.temperature = 0 }
  }

  mutating func startAccelerometer(at time: Int64) {
    accelerometer.start(
      at: time, period: schedule.forcePeriod, rate: 2 * schedule.forceBandwidth)
  }

  mutating func startGyroscope(at time: Int64, _ memory: GyroscopeElement.Memory) {
    gyroscope.start(
      at: time, period: schedule.tick, cutoff: schedule.rateBandwidth, isSecondOrder: false, memory)
  }
}
