// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Measurements, and the pulses that magnetize the bridges before them.
extension LIS2MDLChip {
  static var places: MagnetometerPlaces {
    MagnetometerPlaces(
      offset: Registers.OFFSET_X_REG_L.address, interrupt: Registers.INT_CTRL_REG.address,
      temperature: Registers.TEMP_OUT_L.address)
  }

  var scale: Double { digitsPerMicrotesla }

  var coil: Axes<Double>? { controlC.selfTest ? selfTestField : nil }

  var isSingle: Bool { controlA.mode == .single }

  var comparesWithOffset: Bool { controlB.interruptAfterOffset }

  var thermometer: (digits: Int, zero: Int)? {
    guard let digits = variant.temperatureDigits, let zero = variant.temperatureZero else {
      return nil
    }
    return (digits, zero)
  }

  /// Whether an output is the average of two measurements.
  var averagesTwo: Bool { !isSingle && (controlB.cancelsOffset || controlB.lowPass) }

  mutating func begin(at start: Int64, in world: inout World) {
    begin(at: start, passing: 1, in: &world)
  }

  /// Begins a measurement, the last of `count`, with the pulse that it needs.
  private mutating func begin(at start: Int64, passing count: Int64, in world: inout World) {
    let period = Int64(
      chosen.setPulse == .every63 ? Registers.Constant.setPulsePeriod : 64)
    guard
      let pulse = pulses.begin(count, controlB, isSingle: isSingle, setPeriod: period)
    else { return }
    element?.isReversed = pulse.isReset
    guard let age = pulse.age else { return }
    element?.magnetize(at: start - age * interface.clock.period, in: &world)
  }

  mutating func measure(until end: Int64, count: Int64, in world: inout World) {
    // The first of two that cancel each other's offset has no output.
    let outputs = count - (latest == nil && !isSingle && controlB.cancelsOffset ? 1 : 0)
    var isNext = count == 1
    var passed = count
    var before = latest
    if averagesTwo, count > 1 {
      isNext = count == 2
      let (one, _) = measureOne(
        until: end - interface.clock.period, passing: count - 1, isNext: isNext, in: &world)
      before = one
      (isNext, passed) = (false, 1)
    }
    let (one, celsius) = measureOne(until: end, passing: passed, isNext: isNext, in: &world)
    if averagesTwo { latest = one }
    guard outputs > 0 else { return }
    let other = before ?? one
    store(
      (one.found + other.found) * 0.5, ideal: (one.ideal + other.ideal) * 0.5, celsius: celsius,
      at: end - duration / 2, count: outputs)
  }

  /// Ends one measurement, the last of `passed`.
  private mutating func measureOne(
    until end: Int64, passing passed: Int64, isNext: Bool, in world: inout World
  ) -> (Measurement, celsius: Double) {
    let input = takeInput(until: end, isNext: isNext, in: &world)
    begin(at: end - duration, passing: passed, in: &world)
    pulses.end(passed)
    let (found, ideal) = sense(input, until: end, in: &world)
    return (Measurement(found: found, ideal: ideal), input.temperature)
  }

  /// After a single measurement the part is idle.
  mutating func endSingle() {
    interface.clock.stop()
    let idle = Registers.CFG_REG_A(mode: .idleAlternate).bits
    interface.set(Registers.CFG_REG_A.address, to: controlA.bits | idle)
  }
}

/// 1 G is 100 µT.
private let digitsPerMicrotesla = 1e4 / Double(Datasheet.LIS2MDL.Constant.microgaussPerDigit)
