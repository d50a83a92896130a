// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Effects of the control registers in time: which sensors are on, at which rates, and what settles after a change.
extension LSM6DSOChip {
  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL3_C.address:
      let control = Registers.CTRL3_C(bits: change.value)
      if control.softReset { return softReset(at: time) }
      if control.boot { interface.boot.reload(at: time, for: variant.boot) }
    case Registers.TIMESTAMP2.address:
      if change.value == Registers.TIMESTAMP2.writeKey {
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
    if chosen.sixAxis.timestampAfterReset == .cleared { timestamp.reset(at: time) }
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

  // MARK: Power

  var selectedPower: SixAxisPower {
    var power = SixAxisPower()
    selectAccelerometer(&power)
    let control = register(Registers.CTRL2_G.self)
    let rate = control.dataRate ?? .powerDown
    let hasRate = power.setGyroscope(
      ticks: ticks(variant.gyroscopeMillihertz(rate)),
      sleeps: register(Registers.CTRL4_C.self).gyroscopeSleeps, rest: rest)
    guard hasRate else { return power }
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
    guard chosen.sixAxis.settling == .table, !power.gyroscopeIsLow else { return power }
    // Steps 4 to 7 have no numbers; those of step 2, the narrowest with any, stand in.
    let listed =
      variant.settlingSamplesLowPass1(dataRate: rate, lowPass1Bandwidth: width)
      ?? variant.settlingSamplesLowPass1(dataRate: rate, lowPass1Bandwidth: .step2)
    power.gyroscopeSettling = (hasFirst ? listed : variant.settlingSamples(rate)) ?? 0
    return power
  }

  /// Effect of inactivity on the gyroscope.
  private var rest: SixAxisPower.Rest {
    guard events.isAsleep else { return .stays }
    return switch register(Registers.TAP_CFG2.self).inactivity {
    case .none, .accelerometer: .stays
    case .gyroscopeSleeps: .sleeps
    case .gyroscopeOff: .off
    }
  }

  private func selectAccelerometer(_ power: inout SixAxisPower) {
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
    // The first low-pass is at 700 Hz, or at half the rate.
    power.bandwidth = isLow ? 1400 : frequency(ofTicks: power.accelerometerTicks)
    if chosen.sixAxis.settling == .table, !isLow {
      power.accelerometerSettling = variant.accelerometerSettlingSamples(rate) ?? 0
    }
  }

  var timestampSetting: (isOn: Bool, step: Int64) {
    (
      register(Registers.CTRL10_C.self).timestamp
        && (power.isOn || chosen.timestampPower == .runs), variant.timestampStep
    )
  }

  var endcount: Int? { variant.timestampEndcount }
}
