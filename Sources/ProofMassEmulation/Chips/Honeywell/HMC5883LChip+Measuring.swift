// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassPhysics

// Measurements, from the world to the data registers.
extension HMC5883LChip {
  package var nextEvent: Int64 {
    min(measurement?.nextEvent ?? .max, updateEnd ?? .max)
  }

  package mutating func catchUp(to time: Int64, in world: inout World) {
    endUpdate(by: time)
    while var running = measurement, running.middle <= time {
      // Of several measurements since the last call only the last two have an effect: a gain comes into
      // effect behind the first of them.
      if period > 0, !stuck.isPending, time - running.end >= 2 * period {
        running = running.delayed(by: (time - running.end) / period * period - period)
      }
      let input = running.input(in: &world)
      measurement = running
      guard running.end <= time else { break }
      finish(running, ambient: input.field, in: &world)
      measurement = period > 0 ? running.delayed(by: period) : nil
      endUpdate(by: time)
    }
    element?.observe(upTo: time, from: measurement?.start, in: &world)
  }

  /// Ends the update of the data registers that has ended at a board time.
  private mutating func endUpdate(by time: Int64) {
    guard let end = updateEnd, end <= time else { return }
    updateEnd = nil
    isReady = true
  }

  private mutating func finish(
    _ done: FieldMeasurement, ambient: Axes<Double>, in world: inout World
  ) {
    // Each measurement of a self-test subtracts one without the strap's field.
    let ideal = done.ideal(ambient, isIsolated: true)
    let field = stuck.pass(done.felt(by: &element, else: ideal, isIsolated: true, in: &world))
    let used = gain
    gain = controlB.gain
    if mode == .single {
      let isTwo = chosen.modeAfterSingle == .two
      registers[Registers.MR.address] = Registers.MR(mode: isTwo ? .idle : .idleAlternate).bits
    }
    // Held data are not replaced, and the measurement is lost.
    guard !isLocked else { return hasLost = true }
    store(field, beside: done.coil == nil ? nil : ambient, used)
    if variant.hasThermometer { storeTemperature(of: done, in: &world) }
    (dataGain, isNew) = (used, true)
    sampled = Truth(at: done.middle, input: ideal)
    isReady = false
    updateEnd = done.end + Registers.Timing.readyLow
  }

  /// - Parameter ambient: In a self-test the field that is measured without the strap's, and subtracted.
  private mutating func store(
    _ field: Axes<Double>, beside ambient: Axes<Double>?, _ gain: Registers.CRB.Gain
  ) {
    func word(_ microtesla: Double, _ ambient: Double?, _ digits: Double) -> Int16 {
      let limits = Registers.Constant.self
      let (lowest, highest) = (Double(limits.lowestCode), Double(limits.highestCode))
      func fits(_ microtesla: Double) -> Bool {
        microtesla * digits > lowest - 0.5 && microtesla * digits < highest + 0.5
      }
      let isGood = fits(microtesla) && ambient.map { fits($0) && fits($0 + microtesla) } ?? true
      guard isGood else { return Int16(limits.overflowCode) }
      return quantize(microtesla * digits, from: lowest, to: highest)
    }
    let (places, digits) = (outputs.high, digits(gain))
    set(word(field.x, ambient?.x, digits.x), at: places.x)
    set(word(field.y, ambient?.y, digits.y), at: places.y)
    set(word(field.z, ambient?.z, digits.z), at: places.z)
  }

  /// Digits per µT.
  func digits(_ gain: Registers.CRB.Gain) -> Axes<Double> {
    // 1 G is 100 µT. ST's parts do not list the gain of code 0: they have that of code 1 then, as QEMU's model.
    func digits(_ table: (Registers.CRB.Gain) -> Int32?) -> Double {
      Double(table(gain) ?? table(.gauss1Point3) ?? 0) / 100
    }
    let (xy, z) = (digits(variant.digitsPerGauss), digits(variant.digitsPerGaussZ))
    return Axes(xy, xy, z)
  }

  /// The data registers, the upper byte first.
  var outputs: OutputPlaces {
    let (second, third) = (Registers.DZRA.address, Registers.DYRA.address)
    let high =
      variant.hasAxesInOrder
      ? Axes(Registers.DXRA.address, second, third) : Axes(Registers.DXRA.address, third, second)
    return OutputPlaces(high: high, low: high.map { $0 + 1 })
  }

  /// The temperature of a measurement, in the upper 12 of 16 bits; without TEMP_EN it stays.
  private mutating func storeTemperature(of done: FieldMeasurement, in world: inout World) {
    typealias Thermometer = Datasheet.LSM303DLHCM
    guard Thermometer.CRA(bits: registers[Registers.CRA.address]).thermometer else { return }
    var done = done
    let degrees = done.input(in: &world).temperature - Double(variant.temperatureZero ?? 0)
    let digits = quantize(degrees * Double(variant.temperatureDigits ?? 0), from: -2048, to: 2047)
    set(digits << 4, at: Thermometer.TEMP_OUT_H.address)
  }

  private mutating func set(_ word: Int16, at high: UInt8) {
    registers[high] = UInt8(truncatingIfNeeded: word >> 8)
    registers[high + 1] = UInt8(truncatingIfNeeded: word)
  }

  // MARK: The schedule

  var duration: Int64 {
    let count = chosen.averagingTime == .each ? Int64(variant.averageCount(averages) ?? 1) : 1
    return count * Registers.Timing.measurement
  }

  /// Starts the measurements of the mode.
  mutating func start(at time: Int64) {
    measurement = nil
    period = 0
    switch mode {
    case .idle, .idleAlternate: return
    case .single: measurement = FieldMeasurement(start: time, duration: duration, coil: coil)
    case .continuous:
      // A reserved rate measures as after power-on: nothing is documented.
      let model = Registers.Variant.hmc5883l
      let rate =
        controlA.dataRate.map { model.millihertz($0) ?? 0 } ?? variant.fastestMillihertz.map {
          Int32($0)
        }
        ?? model.millihertz(.hertz15) ?? 0
      period = max(duration, SampleClock.period(millihertz: rate, error: rateError))
      let start = chosen.firstSample == .measurement ? time : time + 2 * period - duration
      measurement = FieldMeasurement(start: start, duration: duration, coil: coil)
    }
  }

  /// The field that the strap adds, in µT; nil without a bias.
  var coil: Axes<Double>? {
    switch controlA.bias {
    case .positive: selfTestField
    case .negative: selfTestField.map { $0 * -1 }
    // The reserved code is without one: nothing is documented.
    case .none?, nil: nil
    }
  }
}
