// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Effects of the control registers in time: which sensors are on, at which rates, and what settles after a change.
extension LSM6DSLChip {
  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL3_C.address:
      let control = Registers.CTRL3_C(bits: change.value)
      // Both together are forbidden (AN5040).
      if control.softReset && control.boot { noteForbidden(change, at: time) }
      if control.softReset { return softReset(at: time) }
      if control.boot { interface.boot.reload(at: time, for: variant.boot) }
    case Registers.TIMESTAMP2_REG.address:
      if change.value == Registers.TIMESTAMP2_REG.writeKey {
        timestamp.reset(at: time)
      } else {
        interface.violations.record(
          .wrongKey, register: change.address, value: change.value, at: time)
      }
    case Registers.CTRL7_G.address: resetHighPass(change)
    case Registers.FUNC_CFG_ACCESS.address:
      let control = Registers.FUNC_CFG_ACCESS(bits: change.value)
      if control.secondBank && !control.embeddedBank { noteForbidden(change, at: time) }
    default: break
    }
    plan()
    applyPower(at: time)
    if change.address == Registers.CTRL5_C.address
      || change.address == Registers.CTRL2_G.address
    {
      pushSelfTests(from: time)
    }
    interface.boot.show(register(Registers.INT1_CTRL.self).boot, at: time)
  }

  private mutating func noteForbidden(_ change: STInterface.Change, at time: Int64) {
    interface.violations.record(
      .forbiddenCombination, register: change.address, value: change.value, at: time)
  }

  private mutating func softReset(at time: Int64) {
    restart(at: time, for: variant.softReset)
    if chosen.sixAxis.timestampAfterReset == .cleared { timestamp.reset(at: time) }
    interface.boot.showReset()
  }

  /// HP_G_RST of an LSM6DS3 clears itself.
  private mutating func resetHighPass(_ change: STInterface.Change) {
    guard isEarly, change.value & highPassBits.reset != 0 else { return }
    rateHighPass.settle()
    interface.set(change.address, to: change.value & ~highPassBits.reset)
  }

  /// The bit HP_G_RST of an LSM6DS3, and the code of HPCF_G or HPM_G.
  var highPassBits: (reset: UInt8, code: UInt8) {
    let control = register(Registers.CTRL7_G.self).bits
    return isEarly && chosen.highPassLayout == .header
      ? (0x20, control >> 3 & 3) : (Early.CTRL7_G(resetsHighPass: true).bits, control >> 4 & 3)
  }

  // MARK: Power

  var selectedPower: SixAxisPower {
    var power = SixAxisPower()
    selectAccelerometer(&power)
    let rate = register(Registers.CTRL2_G.self).dataRate ?? .powerDown
    let hasRate = power.setGyroscope(
      ticks: ticks(variant.gyroscopeMillihertz(rate)),
      sleeps: register(Registers.CTRL4_C.self).gyroscopeSleeps, rest: rest)
    guard hasRate else { return power }
    // Low power up to 52 Hz, and normal up to 208 Hz.
    power.gyroscopeIsLow =
      register(Registers.CTRL7_G.self).gyroscopeLowPower
      && rate.rawValue <= Registers.CTRL2_G.DataRate.hertz208.rawValue
    let first = firstLowPass(of: rate, isLow: power.gyroscopeIsLow)
    let slow = power.gyroscopeIsLow ? variant.lowPowerCutoffMillihertz(rate) : nil
    // The cut-offs of the table with the first low-pass are those of both.
    power.cutoff = first?.cutoff ?? slow ?? variant.lowPass2CutoffMillihertz(rate) ?? 1
    if chosen.sixAxis.settling == .table, !power.gyroscopeIsLow {
      power.gyroscopeSettling = first?.settling ?? variant.settlingSamples(rate) ?? 0
    }
    return power
  }

  /// Cut-off in mHz and samples to discard with the gyroscope's first low-pass; nil without it.
  private func firstLowPass(
    of rate: Registers.CTRL2_G.DataRate, isLow: Bool
  ) -> (cutoff: Int32, settling: Int32)? {
    guard variant.hasLowPass1, register(Registers.CTRL4_C.self).lowPass1, !isLow else {
      return nil
    }
    let width = register(Registers.CTRL6_C.self).lowPass1Bandwidth
    guard
      let cutoff = variant.lowPass1CutoffMillihertz(dataRate: rate, lowPass1Bandwidth: width),
      let samples = variant.settlingSamplesLowPass1(dataRate: rate, lowPass1Bandwidth: width)
    else { return nil }
    return (cutoff, samples)
  }

  /// Effect of inactivity on the gyroscope: in an LSM6DS3 it sleeps.
  private var rest: SixAxisPower.Rest {
    guard events.isAsleep else { return .stays }
    if isEarly { return .sleeps }
    return switch register(Registers.TAP_CFG.self).inactivity {
    case .none, .accelerometer: .stays
    case .gyroscopeSleeps: .sleeps
    case .gyroscopeOff: .off
    }
  }

  private func selectAccelerometer(_ power: inout SixAxisPower) {
    typealias Rate = Registers.CTRL1_XL.DataRate
    var rate = register(Registers.CTRL1_XL.self).dataRate ?? .powerDown
    let selectsLow = register(Registers.CTRL6_C.self).accelerometerLowPower
    // 1.6 Hz exists in low power alone, else its code is 12.5 Hz; an LSM6DS3 has neither.
    if rate == .hertz1Point6 && !selectsLow && variant.hasSlowestRate { rate = .hertz12Point5 }
    var isLow = selectsLow && (rate.rawValue <= Rate.hertz208.rawValue || rate == .hertz1Point6)
    if events.isAsleep, rate != .powerDown {
      rate = .hertz12Point5
      isLow = true
    }
    power.accelerometerTicks = ticks(variant.millihertz(rate))
    power.accelerometerIsLow = isLow
    power.bandwidth = bandwidth(of: rate, isLow: isLow)
    if chosen.sixAxis.settling == .table {
      power.accelerometerSettling = settlingSamples(of: rate, isLow: isLow)
    }
  }

  /// BW_XL of an LSM6DS3, while it determines the bandwidth.
  private var selectedBandwidth: Early.CTRL1_XL.Bandwidth? {
    isEarly && register(Early.CTRL4_C.self).selectsBandwidth
      ? register(Early.CTRL1_XL.self).bandwidth : nil
  }

  /// Twice the accelerometer's bandwidth before the second low-pass, in Hz.
  private func bandwidth(of rate: Registers.CTRL1_XL.DataRate, isLow: Bool) -> Double {
    if isLow { return Double(variant.lowPowerBandwidthMillihertz) / 500 }
    switch selectedBandwidth {
    case .hertz400: return 800
    case .hertz200: return 400
    case .hertz100: return 200
    case .hertz50: return 100
    case nil: break
    }
    if isEarly { return Double(variant.bandwidthMillihertz(rate) ?? 0) / 500 }
    let control = register(Registers.CTRL1_XL.self)
    let isFast = rate.rawValue >= Registers.CTRL1_XL.DataRate.hertz1666.rawValue
    let analog =
      isFast && !control.analogNarrow ? variant.analogBandwidth : variant.analogBandwidthNarrow
    let nominal = frequency(ofTicks: ticks(variant.millihertz(rate)))
    return min(control.narrow ? nominal / 2 : nominal, 2 * Double(analog ?? .max))
  }

  /// The accelerometer's samples to discard.
  private func settlingSamples(of rate: Registers.CTRL1_XL.DataRate, isLow: Bool) -> Int32 {
    if isEarly {
      if isLow { return 0 }
      let samples =
        switch selectedBandwidth {
        case .hertz400: variant.accelerometerSettlingSamples400(rate)
        case .hertz200: variant.accelerometerSettlingSamples200(rate)
        case .hertz100: variant.accelerometerSettlingSamples100(rate)
        case .hertz50: variant.accelerometerSettlingSamples50(rate)
        case nil: variant.accelerometerSettlingSamples(rate)
        }
      return samples ?? 0
    }
    let cutoff = register(Registers.CTRL8_XL.self).cutoff
    let filter: Int32 =
      switch forcePath.routing.output {
      case .direct: 0
      case .lowPass: variant.filterSettlingSamples(cutoff) ?? 0
      case .highPass, .slope: variant.highPassSettlingSamples(cutoff) ?? 0
      case .reference: 1
      }
    let isNarrow =
      register(Registers.CTRL1_XL.self).narrow || forcePath.routing.output == .slope
    if isLow { return max(filter, isNarrow ? 1 : 0) }
    let samples =
      isNarrow
      ? variant.accelerometerSettlingSamplesNarrow(rate)
      : variant.accelerometerSettlingSamples(rate)
    return max(filter, samples ?? 0)
  }

  // MARK: Timestamp

  private var isFine: Bool { register(Registers.WAKE_UP_DUR.self).fineTimestamp }

  /// It stops while both sensors are off.
  var timestampSetting: (isOn: Bool, step: Int64) {
    let isOn =
      isEarly
      ? register(Early.TAP_CFG.self).timestamp : register(Registers.CTRL10_C.self).timestamp
    return (
      isOn && power.isOn, isFine ? variant.timestampStep : variant.timestampLongStep
    )
  }

  var endcount: Int? { isFine ? variant.timestampEndcountFine : variant.timestampEndcount }

  /// Whether the timestamp stays at its end.
  var freezesTimestamp: Bool {
    switch chosen.timestampEnd {
    case .part: isEarly && isFine
    case .freezes: isFine
    case .wraps: false
    }
  }
}
