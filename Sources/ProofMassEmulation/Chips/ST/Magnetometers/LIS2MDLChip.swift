// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software LIS2MDL, or a relative with its registers: continuous and single measurements, set and reset pulses,
/// low-pass, thermometer, offset registers, interrupt, self-test and the pin INT/DRDY.
///
/// Choices where nothing is documented, beside the policies: OFF_CANC and LPF both average two consecutive
/// measurements, which is a low-pass at a quarter of the rate, and together they average the same two; the thermometer
/// measures with the field, also while COMP_TEMP_EN is clear; where the pin shows both signals it shows either.
package struct LIS2MDLChip: STMagnetometer {
  typealias Registers = Datasheet.LIS2MDL

  package let relative: Relative
  /// Error of the measuring clock as a fraction, at most one half; the documents state no tolerance.
  package var rateError = 0.0
  /// Field of the self-test in µT.
  package var selfTestField: Axes<Double>
  /// Error of the thermometer in °C: its zero is not specified, and parts differ by tens of degrees.
  package var temperatureError = 0.0
  /// The sensing element; nil senses ideally: the field at the middle of a measurement. Set it before power
  /// comes up.
  package var element: CompassElement?

  let variant: Registers.Variant
  var chosen = LIS2MDLPolicies()
  var interface: STInterface
  /// Stored, because it is read at each transaction.
  package internal(set) var answersI2C = true
  var interrupt = MagnetometerInterrupt()
  var stuck = StuckAxes()
  /// The world at the middle of the running measurement, once that has been reached.
  var middle: FieldMeasurement.Input?
  /// Duration of a measurement, in nanoseconds.
  var duration: Int64 = 1
  /// The last measurement; nil where the next one is not averaged with it.
  var latest: Measurement?
  var pulses = Pulses()

  /// What a measurement found and what it would have found ideally, in µT.
  struct Measurement: Sendable {
    var found: Axes<Double>
    var ideal: Axes<Double>
  }

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .lis2mdl) {
    self.relative = relative
    variant = relative.row.variant
    interface = STInterface(
      variant.facts,
      boot: .init(
        register: Registers.CFG_REG_A.address,
        mask: Registers.CFG_REG_A(boot: true, mode: .continuous).bits,
        duration: Registers.Timing.boot),
      .init(
        shift: Registers.OUTX_L.address - OutputRegisters.first,
        addressMask: Registers.spiAddressMask, incrementBit: Registers.spiIncrementBit))
    // 10 mG are 1 µT.
    let coil = Double(Registers.Constant.selfTestChange) / 10
    selfTestField = Axes(coil, coil, coil)
    applyAll()
  }

  package var facts: ChipFacts { variant.facts }

  package mutating func powerOn(at time: Int64) { restart(at: time) }

  package mutating func sense(_ sensing: Sensing) {
    element = CompassElement(sensing, relative.row.parameters)
  }

  /// The part starts with three wires.
  package var isThreeWire: Bool { !(variant.hasFourWireSPI && controlC.fourWireSPI) }

  // MARK: Registers

  var controlA: Registers.CFG_REG_A { register(Registers.CFG_REG_A.self) }
  var controlB: Registers.CFG_REG_B { register(Registers.CFG_REG_B.self) }
  var controlC: Registers.CFG_REG_C { register(Registers.CFG_REG_C.self) }

  // MARK: Pin

  package var pinNames: [String] { ["INT/DRDY"] }

  package mutating func pinLevels(at time: Int64) -> UInt8 {
    let control = controlC
    let interrupts = control.interruptOnPin && interruptLevel
    return interrupts || control.dataReadyOnPin && interface.output.isReady ? 1 : 0
  }

  /// A pin that shows no signal does not change.
  package var nextPinChange: Int64 {
    mutating get { controlC.interruptOnPin || controlC.dataReadyOnPin ? nextEvent : .max }
  }
}
