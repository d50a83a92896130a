// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Clocks, and the sensors that are switched on and off in time.
extension MPU6500Chip {
  private var power: Registers.PWR_MGMT_1 { register(Registers.PWR_MGMT_1.self) }

  private var isCycling: Bool { power.cycles && !(isNew && power.gyroscopeStandby) }

  // MARK: What the registers select

  var selectedSchedule: InvenSenseSchedule {
    var schedule = InvenSenseSchedule()
    guard !power.asleep else { return schedule }
    let standby = register(Registers.PWR_MGMT_2.self)
    func axes(_ x: Bool, _ y: Bool, _ z: Bool) -> UInt8 {
      (x ? 0 : 1) | (y ? 0 : 2) | (z ? 0 : 4)
    }
    schedule.accelerometer = axes(
      standby.accelerometerXOff, standby.accelerometerYOff, standby.accelerometerZOff)
    schedule.hasThermometer = !power.thermometerOff
    let gyroscope =
      isCycling
      ? 0 : axes(standby.gyroscopeXOff, standby.gyroscopeYOff, standby.gyroscopeZOff)
    schedule.isDriven = gyroscope != 0
    let isInStandby = isNew && power.gyroscopeStandby
    schedule.gyroscope = isInStandby ? 0 : gyroscope
    schedule.rateBandwidth = rateBandwidth
    schedule.forceBandwidth = forceBandwidth
    guard power.clock != .stopped else { return schedule }
    let error = usesPLL(gyroscope) ? pllError : oscillatorError
    if isCycling {
      schedule.tick = SampleClock.period(millihertz: wakeMillihertz, error: error)
    } else {
      (schedule.tick, schedule.force) = periods(error)
    }
    return schedule
  }

  /// Whether the clock is the PLL's, which needs axes of the gyroscope that run.
  private func usesPLL(_ axes: UInt8) -> Bool {
    let code = power.clock.rawValue
    return isNew ? 1...5 ~= code && axes != 0 : 1...3 ~= code && axes & 1 << (code - 1) != 0
  }

  private var bypass: Registers.GYRO_CONFIG.Bypass {
    isNew ? register(Registers.GYRO_CONFIG.self).bypass : .filtered
  }

  private var lowPass: Registers.CONFIG.LowPass {
    let lowPass = register(Registers.CONFIG.self).lowPass
    return variant.baseMillihertz(lowPass) == nil ? .hertz250 : lowPass
  }

  private var bypassesAccelerometer: Bool {
    isNew && register(Registers.ACCEL_CONFIG_2.self).bypassesLowPass
  }

  /// Nanoseconds between samples, and between those of the accelerometer where that is longer, else 0.
  private func periods(_ error: Double) -> (tick: Int64, force: Int64) {
    let base = variant.baseMillihertz(lowPass) ?? 8_000_000
    let divider = 1 + Int64(register(Registers.SMPLRT_DIV.self).divider)
    var tick: Int64
    if bypass != .filtered {
      tick = SampleClock.period(millihertz: Int32(variant.bypassMillihertz ?? 0), error: error)
    } else {
      tick = SampleClock.period(millihertz: base, error: error)
      // In the younger parts the divider acts at 1 kHz only.
      if !isNew || base == Int32(variant.accelerometerMillihertz) { tick *= divider }
      if chosen.stretch == .slower, base == 8_000_000,
        register(Registers.USER_CTRL.self).masterEnabled
      {
        tick = tick * 800 / 776
      }
    }
    let own =
      bypassesAccelerometer
      ? variant.accelerometerBypassMillihertz ?? 0 : variant.accelerometerMillihertz
    let force = SampleClock.period(millihertz: Int32(own), error: error)
    return (tick, force > tick ? force : 0)
  }

  /// The rate in cycle mode.
  private var wakeMillihertz: Int32 {
    if isNew {
      return variant.wakeMillihertz(register(Registers.LP_ACCEL_ODR.self).rate ?? .hertz500) ?? 1
    }
    let rate = register(Registers.PWR_MGMT_2.self).wakeRate
    if chosen.wakeRates == .early { return 1250 << Int32(rate.rawValue) }
    return variant.wakeControlMillihertz(rate) ?? 1
  }

  // MARK: Low-passes

  /// In Hz, by a bandwidth in mHz and a delay in µs.
  private func bandwidth(_ millihertz: Int?, _ microseconds: Int?) -> Double {
    if chosen.filterFit == .delay, let microseconds, microseconds > 0 {
      return 1e6 / (2 * .pi * Double(microseconds))
    }
    return Double(millihertz ?? 1000) / 1000
  }

  private func bandwidth(_ millihertz: Int32?, _ microseconds: Int32?) -> Double {
    bandwidth(millihertz.map { Int($0) }, microseconds.map { Int($0) })
  }

  private var rateBandwidth: Double {
    bypass == .filtered
      ? bandwidth(
        variant.gyroscopeBandwidthMillihertz(lowPass), variant.gyroscopeDelayMicroseconds(lowPass))
      : bandwidth(
        variant.bypassBandwidthMillihertz(bypass), variant.bypassDelayMicroseconds(bypass))
  }

  private var forceBandwidth: Double {
    guard isNew else {
      return bandwidth(
        variant.sharedBandwidthMillihertz(lowPass), variant.sharedDelayMicroseconds(lowPass))
    }
    if isCycling { return bandwidth(variant.cycleBandwidthMillihertz, nil) }
    let later = variant.laterAccelerometerBypassBandwidthMillihertz
    let isLater = later != nil && chosen.accelerometerTable == .later
    let code = register(Registers.ACCEL_CONFIG_2.self).lowPass
    if bypassesAccelerometer {
      return isLater
        ? bandwidth(later, variant.laterAccelerometerBypassDelayMicroseconds)
        : bandwidth(
          variant.accelerometerBypassBandwidthMillihertz,
          variant.accelerometerBypassDelayMicroseconds)
    }
    return isLater
      ? bandwidth(
        variant.laterAccelerometerBandwidthMillihertz(code),
        variant.laterAccelerometerDelayMicroseconds(code))
      : bandwidth(
        variant.accelerometerBandwidthMillihertz(code),
        variant.accelerometerDelayMicroseconds(code))
  }

  // MARK: Switching

  var turnOn: (force: Int64, rate: Int64) {
    (variant.accelerometerTurnOn ?? 0, variant.gyroscopeTurnOn)
  }

  /// By a policy.
  var clearsDisabled: Bool { chosen.disabled == .part ? isNew : chosen.disabled == .zero }

  /// That the gyroscope of an MPU-6050 reads 0 in cycle mode was seen.
  var clearsRates: Bool { isCycling }

  mutating func restartDetectors() {
    wakeOnMotion.restart()
    motion.restart()
  }
}
