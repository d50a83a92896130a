// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Effects of the control registers.
extension LIS3MDLChip {
  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    switch change.address {
    case Registers.CTRL_REG2.address where control2.softReset:
      restart(at: time, for: Registers.Timing.softReset)
      return interface.showRestart(change.address, Registers.CTRL_REG2(softReset: true).bits)
    case Registers.CTRL_REG3.address:
      // A write of single mode measures, also where the last one has not ended.
      applyAll()
      if change.before != change.value || control3.mode == .single { startClock(at: time) }
    case Registers.CTRL_REG1.address:
      applyAll()
      let clock = Registers.CTRL_REG1(performance: .ultraHigh, dataRate: .hertz80, fastRate: true)
      if (change.before ^ change.value) & clock.bits != 0, isMeasuring { startClock(at: time) }
    default: applyAll()
    }
  }

  /// Resets the registers and ends all measurements; `duration` is nil for a boot.
  mutating func restart(at time: Int64, for duration: Int64? = nil) {
    interface.powerOn(at: time, for: duration)
    switch chosen.interruptReset {
    case .byPart: break
    case .e8: interface.set(Registers.INT_CFG.address, to: Registers.INT_CFG.reset)
    case .eight:
      let none = Registers.INT_CFG(xEnabled: false, yEnabled: false, zEnabled: false)
      interface.set(Registers.INT_CFG.address, to: none.bits)
    }
    interrupt.powerOn()
    middle = nil
    applyAll()
  }

  mutating func applyAll() {
    let control5 = register(Registers.CTRL_REG5.self)
    let skips = control5.fastRead && chosen.fastRead == .skips && acts(variant.hasFastRead)
    answersI2C = !(variant.hasI2cDisable && register(Datasheet.LSM9DS1M.CTRL_REG3.self).i2cDisabled)
    interface.skipsLowBytes = skips
    planPointer()
    // Low bytes that are skipped cannot release a pair.
    interface.output.blockDataUpdate = control5.blockDataUpdate && !skips
    interface.output.bigEndian = register(Registers.CTRL_REG4.self).bigEndian
    scale = digitsPerGauss / microteslaPerGauss
    duration = SampleClock.period(
      millihertz: Int32(performance.fastMillihertz), error: rateError)
    let noise = Double(Int(performance.noiseMicrogauss))
    let least = Double(Int(Registers.CTRL_REG1.Performance.ultraHigh.noiseMicrogauss))
    element?.noiseRatio = noise / least
    planInterrupt()
  }

  /// Whether FAST_ODR or FAST_READ acts: because the part's documents have it, or by policy.
  private func acts(_ isDocumented: Bool) -> Bool { isDocumented || chosen.fastBits == .act }

  private var isFast: Bool { control1.fastRate && acts(variant.hasFastRates) }

  private var digitsPerGauss: Double {
    let range = control2.fullScale
    if chosen.sensitivity == .printed, let step = variant.printedMicrogauss(range) {
      return 1e6 / Double(Int(step))
    }
    return Double(Int(range.digitsPerGauss))
  }

  /// The averages in effect: LP reduces them.
  private var performance: Registers.CTRL_REG1.Performance {
    control3.lowestRate ? .lowPower : control1.performance
  }

  private var millihertz: Int32 {
    if control3.lowestRate {
      return Int32(Registers.CTRL_REG1.DataRate.hertz0Point625.millihertz)
    }
    return Int32(
      isFast ? performance.fastMillihertz : control1.dataRate.millihertz)
  }

  private mutating func startClock(at time: Int64) {
    middle = nil
    guard control3.mode == .single || control3.mode == .continuous else {
      return interface.clock.stop()
    }
    let startUp = max(duration, Int64(performance.startUpMicroseconds) * 1000)
    let period = SampleClock.period(millihertz: millihertz, error: rateError)
    startClock(
      at: time, startUp: startUp,
      wait: chosen.firstSample == .startUp ? startUp : max(startUp, period), period: period)
  }
}

/// 1 G is 100 µT.
private let microteslaPerGauss = 100.0
