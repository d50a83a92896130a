// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A proof mass that moves in the plane of the chip, on leaf springs, between differential
/// electrode fingers. The capacitances are those of parallel plates, and the electrostatic force is
/// derived from them. In metres, kilograms, farads and volts.
package struct LateralProofMass: Equatable, Sendable {
  /// Mass in kg.
  package var mass: Double
  /// Resonance frequency in operation, after electrostatic softening, in Hz.
  package var frequency: Double
  /// Quality factor Q.
  package var quality: Double
  /// Gap between a finger and its electrode, in m.
  package var gap: Double
  /// Capacitance of one side at rest, in F.
  package var restCapacitance: Double
  /// RMS voltage of the read-out on both sides, in V.
  package var readVoltage: Double
  /// Travel to the stoppers, in m.
  package var stopper: Double

  /// Creates a proof mass from its parts.
  package init(
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
  package var stiffness: Double {
    mass * dynamics.angularFrequency * dynamics.angularFrequency
  }

  /// Electrostatic softening by the read-out at rest, in N/m.
  package var softening: Double {
    2 * restCapacitance * readVoltage * readVoltage / (gap * gap)
  }

  /// Stiffness of the springs alone, in N/m.
  package var mechanicalStiffness: Double { stiffness + softening }

  /// Displacement per g for small forces, in m.
  package var displacementPerG: Double {
    Acceleration.standardGravity / (dynamics.angularFrequency * dynamics.angularFrequency)
  }

  /// Capacitances of both sides in F, at a displacement in m towards the first.
  package func capacitances(at displacement: Double) -> (first: Double, second: Double) {
    let place = displacement / gap
    return (restCapacitance / (1 - place), restCapacitance / (1 + place))
  }

  /// Electrostatic force of the read-out in N, at a displacement in m.
  package func electrostaticForce(at displacement: Double) -> Double {
    let place = displacement / gap
    let widened = 1 - place * place
    return softening * gap * place / (widened * widened)
  }

  /// Pull-in voltage, applied to both sides, in V: the springs no longer hold the mass.
  package var pullInVoltage: Double {
    gap * (mechanicalStiffness / (2 * restCapacitance)).squareRoot()
  }

  /// Pull-in voltage, applied to one side in addition to the read-out, in V.
  package var pullInVoltageOfOneSide: Double {
    (8 * stiffness * gap * gap / (27 * restCapacitance)).squareRoot()
  }

  /// Density of the thermal (Brownian) noise as acceleration, one-sided, in g/√Hz, at a temperature
  /// in K.
  package func thermalDensity(at temperature: Double) -> Double {
    (4 * Thermal.boltzmann * temperature * dynamics.angularFrequency / (mass * quality))
      .squareRoot() / Acceleration.standardGravity
  }

  /// Mean square kT/k of the thermal displacement, as X in g², at a temperature in K.
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

// MARK: - Statics

extension LateralProofMass {
  /// Acceleration in g at which the mass is in equilibrium at a displacement in m.
  private func hold(at displacement: Double) -> Double {
    (mechanicalStiffness * displacement - electrostaticForce(at: displacement))
      / (mass * Acceleration.standardGravity)
  }

  /// Pull-in under acceleration: the acceleration in g and the displacement in m from which springs
  /// and electrodes no longer balance.
  package var pullIn: (acceleration: Double, displacement: Double) {
    // There the electrostatic stiffness equals the mechanical one. By bisection.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let place = (low + high) / 2
      let widened = 1 - place * place
      let slope = softening * (1 + 3 * place * place) / (widened * widened * widened)
      if slope < mechanicalStiffness { low = place } else { high = place }
    }
    return (hold(at: low * gap), low * gap)
  }

  /// Equilibrium displacement in m under an acceleration in g, of springs and electrostatic force;
  /// nil beyond pull-in.
  package func displacement(under acceleration: Double) -> Double? {
    let limit = pullIn
    guard abs(acceleration) <= limit.acceleration else { return nil }
    var (low, high) = (-limit.displacement, limit.displacement)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if hold(at: middle) < acceleration { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// Squeeze-film damping by the gas between fingers, by the formulas in `gca.py` of the simulator
/// gca_dynamics, which cites Li, Rouf and Horsley 2013 (article Physics, section Sources).
package struct SqueezeFilm: Equatable, Sendable {
  /// Number of fingers, each of which has two gaps.
  package var fingers: Double
  /// Length and height of a finger's overlap, and the gap, in m.
  package var length, height, gap: Double

  /// Creates a squeeze film from its parts.
  package init(fingers: Double, length: Double, height: Double, gap: Double) {
    self.fingers = fingers
    self.length = length
    self.height = height
    self.gap = gap
  }

  /// Damping coefficient in N·s/m, at a pressure in atmospheres.
  package func damping(atPressure pressure: Double) -> Double {
    // Knudsen number, the mean free path of air divided by the gap, and the effective viscosity at
    // that number (`gca.py`).
    let rarefaction = 65e-9 / pressure / gap
    let viscosity = 1.85e-5 / (1 + 9.638 * Series.exp(1.159 * Series.log(rarefaction)))
    let ends = 1 - 0.58 * height / length
    return 2 * fingers * viscosity * ends * length * (height * height * height)
      / (gap * gap * gap)
  }

  /// Quality factor of a mass that is damped by these fingers alone, at a pressure in atmospheres.
  package func quality(of mass: LateralProofMass, atPressure pressure: Double) -> Double {
    mass.mass * mass.dynamics.angularFrequency / damping(atPressure: pressure)
  }

  /// Factor by which damping is higher at a displacement, given as a fraction of the gap.
  package static func growth(at place: Double) -> Double {
    let (near, far) = (1 / (1 - place), 1 / (1 + place))
    return (near * near * near + far * far * far) / 2
  }
}

/// Constants of thermal noise.
enum Thermal {
  /// Boltzmann's constant in J/K.
  static let boltzmann = 1.380649e-23
  /// Temperature at which noise is specified, in K.
  static let reference = 298.15
}
