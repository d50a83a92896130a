// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Measurements.
extension LIS3MDLChip {
  static var places: MagnetometerPlaces {
    MagnetometerPlaces(
      offset: Registers.OFFSET_X_L.address, interrupt: Registers.INT_CFG.address,
      temperature: Registers.TEMP_OUT_L.address)
  }

  var coil: Axes<Double>? { control1.selfTest ? selfTestField : nil }

  var isSingle: Bool { control3.mode == .single }

  var subtractsOffset: Bool { chosen.offset == .subtracted }

  var thermometer: (digits: Int, zero: Int)? {
    guard control1.thermometerEnabled, let digits = variant.temperatureDigits,
      let zero = variant.temperatureZero
    else { return nil }
    return (digits, zero)
  }

  mutating func measure(until end: Int64, count: Int64, in world: inout World) {
    let input = takeInput(until: end, isNext: count == 1, in: &world)
    let (found, ideal) = sense(input, until: end, in: &world)
    store(found, ideal: ideal, celsius: input.temperature, at: end - duration / 2, count: count)
  }

  /// After a single measurement the part powers down.
  mutating func endSingle() {
    interface.clock.stop()
    let control = Registers.CTRL_REG3(mode: .powerDownAlternate).bits
    interface.set(Registers.CTRL_REG3.address, to: control3.bits | control)
  }
}
