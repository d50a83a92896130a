// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Settings of interrupts and activity, and those that have no effect.
extension LSM9DS1AGChip {
  mutating func planInterrupts() {
    accelerometerInterrupt.policies = chosen.accelerometer
    accelerometerInterrupt.setting = accelerometerSetting
    var policies = L3G4200DInterruptPolicies()
    policies.clear = chosen.interruptClear == .immediate ? .immediate : .twoSamples
    policies.equality = chosen.accelerometer.equality
    policies.unlatchedRead = chosen.accelerometer.unlatchedRead
    policies.sourceBits = chosen.accelerometer.sourceBits == .all ? .all : .enabled
    gyroscopeInterrupt.policies = policies
    gyroscopeInterrupt.setting = gyroscopeSetting
    activity.setting = ActivityDetector.Setting(
      threshold: digits(
        ofSteps: register(Registers.ACT_THS.self).threshold,
        of: Registers.Constant.activityThresholdSteps),
      samples: max(1, Int(register(Registers.ACT_DUR.self).duration)))
  }

  /// Digits of a threshold whose step is a fraction of the full scale.
  private func digits(ofSteps steps: UInt8, of fraction: Int) -> Int {
    let range = register(Registers.CTRL_REG6_XL.self).fullScale
    let microg = Int64(steps) * Int64(range.ratedG) * 1_000_000 / Int64(fraction)
    let digit = Int64(range.microgPerDigit)
    return Int((microg + digit / 2) / digit)
  }

  private var accelerometerSetting: InterruptGenerator.Setting {
    let control = register(Registers.INT_GEN_CFG_XL.self)
    let latch = register(Registers.CTRL_REG4.self)
    let duration = register(Registers.INT_GEN_DUR_XL.self)
    let fraction =
      chosen.thresholdStep == .small ? Registers.Constant.accelerometerThresholdSteps : 128
    // 4D leaves out Z.
    let hasFour = control.sixDirections && latch.fourDirections
    return InterruptGenerator.Setting(
      enabled: control.bits & (hasFour ? Threshold.events(of: 3) : Threshold.events),
      needsAll: control.needsAll, sixDirections: control.sixDirections,
      thresholds: Axes(
        digits(ofSteps: register(Registers.INT_GEN_THS_X_XL.self).threshold, of: fraction),
        digits(ofSteps: register(Registers.INT_GEN_THS_Y_XL.self).threshold, of: fraction),
        digits(ofSteps: register(Registers.INT_GEN_THS_Z_XL.self).threshold, of: fraction)),
      duration: duration.duration, latches: latch.latchesAccelerometer, waits: duration.waits)
  }

  private var gyroscopeSetting: L3G4200DInterrupt.Setting {
    let control = register(Registers.INT_GEN_CFG_G.self)
    let duration = register(Registers.INT_GEN_DUR_G.self)
    let x = register(Registers.INT_GEN_THS_XH_G.self)
    func threshold(_ high: UInt8, _ low: UInt8) -> Int { Int(high) << 8 | Int(low) }
    return L3G4200DInterrupt.Setting(
      enabled: control.bits & Threshold.events, needsAll: control.needsAll,
      latches: control.latches,
      thresholds: Axes(
        threshold(x.threshold, register(Registers.INT_GEN_THS_XL_G.self).threshold),
        threshold(
          register(Registers.INT_GEN_THS_YH_G.self).threshold,
          register(Registers.INT_GEN_THS_YL_G.self).threshold),
        threshold(
          register(Registers.INT_GEN_THS_ZH_G.self).threshold,
          register(Registers.INT_GEN_THS_ZL_G.self).threshold)),
      duration: Int(duration.duration), waits: duration.waits,
      countsDown: x.durationDecrements)
  }

  /// Settings that require another one, by the bits of their details.
  var settingsWithoutEffect: UInt32 {
    var bits: UInt32 = 0
    func note(_ detail: Violation.Detail, if isIdle: Bool) { if isIdle { bits |= detail.bit } }
    let gyroscope = register(Registers.CTRL_REG1_G.self)
    let own = register(Registers.CTRL_REG6_XL.self)
    let filters = register(Registers.CTRL_REG3_G.self)
    let rate = gyroscope.dataRate ?? .powerDown
    // Bit 1 of each selection.
    let selectsLowPass2 = register(Registers.CTRL_REG2_G.self).bits & 0x0A != 0
    note(
      .bandwidthWithoutSelection, if: !own.bandwidthSelected && own.bandwidth.rawValue != 0)
    note(.bandwidthWithoutLowPass2, if: gyroscope.bandwidth != .narrow && !selectsLowPass2)
    note(.highPassWithoutLowPass2, if: filters.highPassEnabled && !selectsLowPass2)
    let code = own.bits >> 5
    note(.rateWithGyroscope, if: rate != .powerDown && code != 0 && code != rate.rawValue)
    note(.lowPowerAtHighRate, if: filters.lowPower && rate.rawValue > Self.fastestLowPower)
    let isEnabled = register(Registers.CTRL_REG9.self).fifoEnabled
    note(.modeWithoutFIFO, if: register(Registers.FIFO_CTRL.self).bits != 0 && !isEnabled)
    return bits
  }
}
