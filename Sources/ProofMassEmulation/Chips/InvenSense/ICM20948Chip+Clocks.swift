// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Clocks, rates and low-passes.
extension ICM20948Chip {
  var power: Registers.PWR_MGMT_1 { register(Registers.PWR_MGMT_1.self) }

  private var cycles: Registers.LP_CONFIG { register(Registers.LP_CONFIG.self) }

  var turnOn: (force: Int64, rate: Int64) {
    (Registers.Timing.accelerometerTurnOn, Registers.Timing.gyroscopeTurnOn)
  }

  var clearsDisabled: Bool { chosen.disabled == .zero }

  var thermometer: (centidigits: Int, zero: Int) {
    (
      Registers.Constant.temperatureCentidigits, Registers.Constant.temperatureZeroCentidegrees
    )
  }

  var frameSync: UInt8 { two(Two.FSYNC_CONFIG.self).frameSync?.rawValue ?? 0 }

  var selectedSchedule: InvenSenseSchedule {
    var schedule = InvenSenseSchedule()
    guard !power.asleep else { return schedule }
    let standby = register(Registers.PWR_MGMT_2.self)
    schedule.accelerometer = standby.accelerometer == .off ? 0 : 7
    schedule.gyroscope = standby.gyroscope == .off ? 0 : 7
    schedule.isDriven = schedule.gyroscope != 0
    schedule.hasThermometer = !power.thermometerOff
    schedule.rateBandwidth = rateBandwidth
    schedule.forceBandwidth = forceBandwidth
    let usesPLL = 1...5 ~= power.clock.rawValue && schedule.isDriven
    guard power.clock != .stopped else { return schedule }
    setPeriods(of: &schedule, error: usesPLL ? pllError : oscillatorError)
    return schedule
  }

  /// The gyroscope's rate is that of all data while it runs, else the accelerometer's is. With both off the auxiliary bus
  /// has one of its own.
  private func setPeriods(of schedule: inout InvenSenseSchedule, error: Double) {
    func period(_ millihertz: Int) -> Int64 {
      SampleClock.period(millihertz: Int32(millihertz), error: error)
    }
    let base = period(chosen.rate == .is1125 ? Registers.Constant.rateMillihertz : 1_100_000)
    let force =
      bypassesForce ? period(Registers.Constant.accelerometerBypassMillihertz) : base
    if schedule.gyroscope != 0 {
      schedule.tick =
        bypassesRate
        ? period(Registers.Constant.gyroscopeBypassMillihertz)
        : base * (1 + Int64(two(Two.GYRO_SMPLRT_DIV.self).divider))
      // Faster samples have each of the accelerometer's several times.
      if schedule.accelerometer != 0 && force > schedule.tick { schedule.force = force }
    } else if schedule.accelerometer != 0 {
      schedule.tick = bypassesForce ? force : base * (1 + Int64(forceDivider))
    } else if register(Registers.USER_CTRL.self).masterEnabled {
      schedule.tick = base << Int64(three(Three.I2C_MST_ODR_CONFIG.self).exponent)
    }
  }

  private var forceDivider: UInt16 {
    UInt16(two(Two.ACCEL_SMPLRT_DIV_1.self).high) << 8
      | UInt16(two(Two.ACCEL_SMPLRT_DIV_2.self).low)
  }

  /// Whether low-passes, and with them the dividers, are bypassed. A duty cycle has a divider.
  private var bypassesRate: Bool {
    !two(Two.GYRO_CONFIG_1.self).filtered && !cycles.gyroscopeCycles
  }

  private var bypassesForce: Bool {
    !two(Two.ACCEL_CONFIG.self).filtered && !cycles.accelerometerCycles
  }

  // MARK: Low-passes

  /// In Hz. In a duty cycle that of the average.
  private var rateBandwidth: Double {
    let setting = two(Two.GYRO_CONFIG_1.self)
    if cycles.gyroscopeCycles {
      // By the times for which the gyroscope is on, it samples at twice its rate.
      let samples = 1 << Int(two(Two.GYRO_CONFIG_2.self).average.rawValue)
      return Self.bandwidth(ofAverage: samples, atMillihertz: 2 * Registers.Constant.rateMillihertz)
    }
    let millihertz =
      setting.filtered
      ? Int(setting.lowPass.gyroscopeBandwidthMillihertz)
      : Registers.Constant.gyroscopeBypassBandwidthMillihertz
    return Double(millihertz) / 1000
  }

  private var forceBandwidth: Double {
    let setting = two(Two.ACCEL_CONFIG.self)
    if cycles.accelerometerCycles {
      // Code 0 is one sample without the low-pass, and four with it.
      let code = Int(two(Two.ACCEL_CONFIG_2.self).average.rawValue)
      return Self.bandwidth(
        ofAverage: code == 0 && !setting.filtered ? 1 : 4 << code,
        atMillihertz: Registers.Constant.accelerometerBypassMillihertz)
    }
    let millihertz =
      setting.filtered
      ? Int(setting.lowPass.accelerometerBandwidthMillihertz)
      : Registers.Constant.accelerometerBypassBandwidthMillihertz
    return Double(millihertz) / 1000
  }

  /// The −3 dB frequency of a moving average is 0.443 divided by its length.
  private static func bandwidth(ofAverage samples: Int, atMillihertz rate: Int) -> Double {
    0.443 * Double(rate) / 1000 / Double(samples)
  }
}
