// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A mass that moves in the plane of the chip, on leaf springs, between differential fingers.
///
/// Its laws are those of mems-physics.md, A.3. In metres, kilograms, farads, volts.
public struct ProofMass: Equatable, Sendable {
  /// In kg.
  public var mass: Double
  /// Resonance in operation, after electrostatic softening, in Hz.
  public var frequency: Double
  /// Q.
  public var quality: Double
  /// Between a finger and its electrode, in m.
  public var gap: Double
  /// Of a side, at rest, in F.
  public var restCapacitance: Double
  /// Effective (rms) voltage of the read-out on both sides, in V.
  public var readVoltage: Double
  /// The stoppers' distance, in m.
  public var stopper: Double

  public init(
    mass: Double, frequency: Double, quality: Double, gap: Double, restCapacitance: Double,
    readVoltage: Double, stopper: Double
  ) {
    self.mass = mass
    self.frequency = frequency
    self.quality = quality
    self.gap = gap
    self.restCapacitance = restCapacitance
    self.readVoltage = readVoltage
    self.stopper = stopper
  }

  package var dynamics: SecondOrder { SecondOrder(frequency: frequency, quality: quality) }

  /// Stiffness in operation, in N/m.
  public var stiffness: Double {
    mass * dynamics.angularFrequency * dynamics.angularFrequency
  }

  /// What the read-out takes from the springs at rest, in N/m.
  public var softening: Double {
    2 * restCapacitance * readVoltage * readVoltage / (gap * gap)
  }

  /// Of the springs alone, in N/m.
  public var mechanicalStiffness: Double { stiffness + softening }

  /// In m, for small forces.
  public var displacementPerG: Double {
    Acceleration.standardGravity / (dynamics.angularFrequency * dynamics.angularFrequency)
  }

  /// Both sides' capacitances in F, at a displacement in m towards the first.
  public func capacitances(at displacement: Double) -> (first: Double, second: Double) {
    let place = displacement / gap
    return (restCapacitance / (1 - place), restCapacitance / (1 + place))
  }

  /// What the read-out's voltage pulls with, in N, at a displacement in m.
  public func electrostaticForce(at displacement: Double) -> Double {
    let place = displacement / gap
    let widened = 1 - place * place
    return softening * gap * place / (widened * widened)
  }

  /// The voltage on both sides at which the springs no longer hold, in V.
  public var pullInVoltage: Double {
    gap * (mechanicalStiffness / (2 * restCapacitance)).squareRoot()
  }

  /// The same with a voltage on one side only, beside the read-out's, in V.
  public var pullInVoltageOfOneSide: Double {
    (8 * stiffness * gap * gap / (27 * restCapacitance)).squareRoot()
  }

  /// Thermal noise as an acceleration, one-sided, in g/√Hz, at a temperature in kelvin.
  public func thermalDensity(at temperature: Double) -> Double {
    (4 * Thermal.boltzmann * temperature * dynamics.angularFrequency / (mass * quality))
      .squareRoot() / Acceleration.standardGravity
  }

  /// The mean square of the thermal displacement, as X in g²: kT/k.
  package func thermalSquare(at temperature: Double) -> Double {
    Thermal.boltzmann * temperature / stiffness / (displacementPerG * displacementPerG)
  }

  var capacitor: DifferentialCapacitor {
    let plates = EvenSeries { _ in 1 }
    return DifferentialCapacitor(sum: plates, difference: plates)
  }

  func response(_ readout: Readout) -> EvenSeries {
    capacitor.response(
      softening: softening / stiffness,
      constant: readout.constantPart(restCapacitance: restCapacitance))
  }
}

enum Thermal {
  /// In J/K.
  static let boltzmann = 1.380649e-23
  /// What stated noise is stated at, in K.
  static let reference = 298.15
}
