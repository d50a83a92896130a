// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Effects of the control registers.
extension LIS2MDLChip {
  mutating func apply(_ change: STInterface.Change, at time: Int64) {
    guard change.address == Registers.CFG_REG_A.address else { return applyAll() }
    guard !controlA.softReset else {
      let wires = controlC.fourWireSPI && chosen.resetWires == .kept
      restart(at: time, for: Registers.Timing.softReset)
      if wires {
        interface.set(
          Registers.CFG_REG_C.address, to: Registers.CFG_REG_C(fourWireSPI: true).bits)
      }
      return interface.showRestart(
        change.address, Registers.CFG_REG_A(softReset: true, mode: .continuous).bits)
    }
    applyAll()
    let clock = Registers.CFG_REG_A(
      performance: .lowPower, dataRate: .hertz100, mode: .idleAlternate)
    // A write of single mode measures, also where the last one has not ended.
    if isSingle || (change.before ^ change.value) & clock.bits != 0 { startClock(at: time) }
    if isMeasuring, !controlA.compensated {
      interface.violations.record(
        .forbiddenCombination, register: change.address, value: change.value, at: time)
    }
  }

  /// Resets the registers and ends all measurements; `duration` is nil for a boot.
  mutating func restart(at time: Int64, for duration: Int64? = nil) {
    interface.powerOn(at: time, for: duration)
    interrupt.powerOn()
    middle = nil
    latest = nil
    pulses = Pulses()
    applyAll()
  }

  mutating func applyAll() {
    let (performance, control) = (controlA.performance, controlC)
    answersI2C = !control.i2cDisabled
    planPointer()
    interface.output.blockDataUpdate = control.blockDataUpdate
    interface.output.bigEndian = control.bigEndian
    duration = nanoseconds(performance.measurementMicroseconds)
    let noise = Double(Int(performance.noiseMicrogauss))
    let least = Double(Int(Registers.CFG_REG_A.Performance.highResolution.noiseMicrogauss))
    element?.noiseRatio = noise / least
    if !averagesTwo { latest = nil }
    planInterrupt()
  }

  /// A time in nanoseconds by the chip's clock.
  private func nanoseconds(_ microseconds: Int32) -> Int64 {
    SampleClock.duration(microseconds: microseconds, error: rateError)
  }

  private mutating func startClock(at time: Int64) {
    middle = nil
    latest = nil
    let mode = controlA.mode
    // By report a single measurement with offset cancellation does not end.
    let hangs = isSingle && pulses.alternates(controlB, isSingle: true) && chosen.single == .hangs
    guard mode == .single || mode == .continuous, !hangs else { return interface.clock.stop() }
    if !isSingle { pulses = Pulses() }
    let startUp = nanoseconds(controlA.performance.turnOnMicroseconds)
    startClock(
      at: time, startUp: startUp, wait: startUp,
      period: SampleClock.period(millihertz: controlA.dataRate.millihertz, error: rateError))
  }
}
