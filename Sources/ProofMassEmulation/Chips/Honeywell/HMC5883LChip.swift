// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software HMC5883L, or the magnetometer of an LSM303DLH, DLM or DLHC: continuous and single measurements, averages,
/// gains, self-test by the offset strap, the lock of its data registers and the pin DRDY. On I2C only.
///
/// An LSM303DLH has bits for a self-test, but no document states its field: they have no effect.
package struct HMC5883LChip: I2COnlyChip, PolicyChip {
  typealias Registers = Datasheet.HMC5883L

  package let relative: Relative
  /// Error of the rate of continuous measurements as a fraction, at most one half; the data sheet states none.
  package var rateError = 0.0
  /// Field of the offset strap in µT; nil where the part has none, or none is stated.
  package var selfTestField: Axes<Double>?
  /// The sensing element; nil senses ideally: the field at the middle of a measurement. Set it before power
  /// comes up.
  package var element: CompassElement?
  var stuck = StuckAxes()

  package var violations = Violations()
  var truth: Truth?

  let variant: Registers.Variant
  var counter = I2CAddressCounter()
  var chosen = HMC5883LPolicies()
  var registers: RegisterFile
  /// The running measurement or, in continuous mode, the next.
  var measurement: FieldMeasurement?
  /// From one measurement to the next, in nanoseconds; 0 where there is no next.
  var period: Int64 = 0
  /// The gain of the next measurement to end.
  var gain = Registers.CRB.Gain.gauss1Point3
  /// RDY and LOCK.
  var isReady = false
  var isLocked = false
  /// The data registers that have been read since they were locked, 0x03 the lowest bit.
  var marks: UInt8 = 0
  /// Board time in nanoseconds at which an update of the data registers ends; nil while there is none.
  var updateEnd: Int64?
  /// The gain of the data.
  var dataGain = Registers.CRB.Gain.gauss1Point3
  /// Whether the data have not been read.
  var isNew = false
  /// Whether a measurement was lost, because the data were held.
  var hasLost = false
  /// Input behind the data registers.
  var sampled: Truth?
  /// Whether a byte was written since the address.
  var hasWritten = false

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .hmc5883l) {
    self.relative = relative
    variant = relative.row
    registers = RegisterFile(variant.facts)
    if let xy = variant.selfTestFieldXY, let z = variant.selfTestFieldZ {
      // 10 mG are 1 µT.
      selfTestField = Axes(Double(xy) / 10, Double(xy) / 10, Double(z) / 10)
    }
  }

  package func truth(of quantity: Quantity) -> Truth? {
    quantity == .magneticFluxDensity ? truth : nil
  }

  package var facts: ChipFacts { variant.facts }

  /// An HMC5883L makes a single measurement by itself; the others sleep.
  package mutating func powerOn(at time: Int64) {
    registers.reset()
    counter.pointer = 0
    (marks, updateEnd, sampled, truth) = (0, nil, nil, nil)
    (isReady, isLocked, isNew, hasLost) = (false, false, false, false)
    gain = controlB.gain
    dataGain = gain
    didChangeAverages()
    period = 0
    measurement = variant.firstData.map {
      FieldMeasurement(start: time + $0 - duration, duration: duration)
    }
  }

  // MARK: Registers

  var controlA: Registers.CRA { Registers.CRA(bits: registers[Registers.CRA.address]) }
  var controlB: Registers.CRB { Registers.CRB(bits: registers[Registers.CRB.address]) }
  var mode: Registers.MR.Mode { Registers.MR(bits: registers[Registers.MR.address]).mode }

  // MARK: Sensing

  package mutating func sense(_ sensing: Sensing) {
    element = CompassElement(sensing, .hmc5883l)
    didChangeAverages()
  }

  package mutating func bypassElement(_ isBypassed: Bool) { element?.isBypassed = isBypassed }

  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    guard quantity == .magneticFluxDensity else { return nil }
    return FieldMeasurement.look(at: time, into: element, coil: coil, outputs, in: &world)
      .converted(by: digits(dataGain))
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {}

  package var stuckAxes: UInt8 { stuck.axes }

  package mutating func stick(_ axes: UInt8) { stuck.set(axes) }

  /// How many measurements are averaged.
  var averages: Registers.CRA.Averages { variant.hasAverages ? controlA.averages : .one }

  /// The element's noise is that of most averages. No document states that of the relatives: they have the model's.
  mutating func didChangeAverages() {
    let model = Registers.Variant.hmc5883l
    let least = Double(model.noiseMicrogauss(.eight) ?? 1)
    let noise = Double(model.noiseMicrogauss(averages) ?? 1)
    element?.noiseRatio = noise / least
  }

  // MARK: Pins

  package var pinNames: [String] { ["DRDY"] }

  /// Low while data are written, otherwise high.
  package mutating func pinLevels(at time: Int64) -> UInt8 { updateEnd == nil ? 1 : 0 }
}
