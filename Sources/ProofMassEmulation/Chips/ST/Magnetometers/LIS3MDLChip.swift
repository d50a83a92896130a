// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software LIS3MDL, or a relative with its registers: continuous and single measurements, thermometer, offset
/// registers, interrupt, self-test and the pins INT and DRDY.
///
/// TEMP_COMP of an LSM9DS1M has no effect: its datasheet does not state what is compensated.
package struct LIS3MDLChip: STMagnetometer {
  typealias Registers = Datasheet.LIS3MDL

  package let relative: Relative
  /// Error of the measuring clock as a fraction, at most one half; the documents state no tolerance.
  package var rateError = 0.0
  /// Field of the self-test in µT; by default the middle of the limits of the manufacturer's example.
  package var selfTestField: Axes<Double>
  /// Error of the thermometer in °C: its zero is not specified, and parts differ by tens of degrees.
  package var temperatureError = 0.0
  /// The sensing element; nil senses ideally: the field at the middle of a measurement. Set it before power
  /// comes up.
  package var element: CompassElement?

  let variant: Registers.Variant
  var chosen = LIS3MDLPolicies()
  var interface: STInterface
  /// Stored, because it is read at each transaction.
  package internal(set) var answersI2C = true
  var interrupt = MagnetometerInterrupt()
  var stuck = StuckAxes()
  /// The world at the middle of the running measurement, once that has been reached.
  var middle: FieldMeasurement.Input?
  /// Duration of a measurement, in nanoseconds.
  var duration: Int64 = 1
  /// Digits per µT.
  var scale = 1.0

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .lis3mdl) {
    self.relative = relative
    variant = relative.row.variant
    interface = STInterface(
      variant.facts,
      boot: .init(
        register: Registers.CTRL_REG2.address, mask: Registers.CTRL_REG2(boot: true).bits,
        duration: Registers.Timing.boot))
    let limits = Registers.Constant.self
    // The limits are in mG; 10 mG are 1 µT.
    let xy = Double(limits.selfTestMinimumXY + limits.selfTestMaximumXY) / 2 / 10
    let z = Double(limits.selfTestMinimumZ + limits.selfTestMaximumZ) / 2 / 10
    selfTestField = Axes(xy, xy, z)
    applyAll()
  }

  package var facts: ChipFacts { variant.facts }

  package mutating func powerOn(at time: Int64) { restart(at: time) }

  package mutating func sense(_ sensing: Sensing) {
    element = CompassElement(sensing, relative.row.parameters)
  }

  package var isThreeWire: Bool { control3.threeWireSPI }

  // MARK: Registers

  var control1: Registers.CTRL_REG1 { register(Registers.CTRL_REG1.self) }
  var control2: Registers.CTRL_REG2 { register(Registers.CTRL_REG2.self) }
  var control3: Registers.CTRL_REG3 { register(Registers.CTRL_REG3.self) }

  // MARK: Pins

  package var pinNames: [String] { ["INT", "DRDY"] }

  package mutating func pinLevels(at time: Int64) -> UInt8 {
    (interruptLevel ? 1 : 0) | (interface.output.isReady ? 2 : 0)
  }
}
