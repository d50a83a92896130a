// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A torsion plate (seesaw) over two electrodes, which senses forces normal to the chip. The
/// capacitances are derived from the geometry, without fringe fields.
package struct TorsionPlate: Equatable, Sendable {
  /// Mass in kg.
  package var mass: Double
  /// Distance from the axis to the centre of mass, in m.
  package var arm: Double
  /// Torsional stiffness in N·m/rad.
  package var stiffness: Double
  /// Resonance frequency in Hz.
  package var frequency: Double
  /// Quality factor Q.
  package var quality: Double
  /// Gap at rest, in m.
  package var gap: Double
  /// Distance of an electrode's middle from the axis, half its width across the axis, and its
  /// length along the axis, in m.
  package var electrodeDistance, electrodeHalfWidth, electrodeLength: Double
  /// RMS voltage of the read-out on both sides, in V.
  package var readVoltage: Double
  /// Angle at which the tip touches the stopper, in rad.
  package var stopper: Double

  /// Creates a torsion plate from its parts.
  package init(
    mass: Double, arm: Double, stiffness: Double, frequency: Double, quality: Double, gap: Double,
    electrodeDistance: Double, electrodeHalfWidth: Double, electrodeLength: Double,
    readVoltage: Double, stopper: Double
  ) {
    self.mass = mass
    self.arm = arm
    self.stiffness = stiffness
    self.frequency = frequency
    self.quality = quality
    self.gap = gap
    self.electrodeDistance = electrodeDistance
    self.electrodeHalfWidth = electrodeHalfWidth
    self.electrodeLength = electrodeLength
    self.readVoltage = readVoltage
    self.stopper = stopper
  }

  /// Torsional stiffness of two folded springs of rectangular section, in N·m/rad: (2/3) G s t³ /
  /// l, from the shear modulus in Pa and lengths in m (Comi et al. 2016, equation 5).
  package static func stiffness(
    shearModulus: Double, springLength: Double, width: Double, height: Double
  ) -> Double {
    2.0 / 3 * shearModulus * height * (width * width * width) / springLength
  }

  package var dynamics: SecondOrder { SecondOrder(frequency: frequency, quality: quality) }

  /// Angle per g for small forces, in rad.
  package var anglePerG: Double { mass * Acceleration.standardGravity * arm / stiffness }

  /// Capacitance of one side at rest, in F.
  package var restCapacitance: Double {
    Self.permittivity * electrodeLength * 2 * electrodeHalfWidth / gap
  }

  /// Capacitance of an electrode in F, when the plate has moved away from it by an angle in rad.
  package func capacitance(openedBy angle: Double) -> Double {
    let near = electrodeDistance - electrodeHalfWidth
    let far = electrodeDistance + electrodeHalfWidth
    guard abs(angle * far / gap) > 1e-6 else {
      let tilt = angle * electrodeDistance / gap
      return restCapacitance * (1 - tilt)
    }
    return Self.permittivity * electrodeLength / angle
      * Series.log((gap + far * angle) / (gap + near * angle))
  }

  /// Capacitances of both electrodes in F, at an angle in rad towards the first.
  package func capacitances(at angle: Double) -> (first: Double, second: Double) {
    (capacitance(openedBy: -angle), capacitance(openedBy: angle))
  }

  /// Electrostatic softening by a voltage in V on both sides at rest, in N·m/rad:
  /// ½V² d²/dθ² [C(θ) + C(−θ)].
  package func softening(at voltage: Double) -> Double {
    let tilt = electrodeDistance / gap
    return 2 * voltage * voltage * restCapacitance * capacitor.sum.terms[1] * tilt * tilt
  }

  /// Pull-in voltage, applied to both sides, in V: the springs no longer hold the plate level.
  package var pullInVoltage: Double { (stiffness / softening(at: 1)).squareRoot() }

  /// Resonance frequency under a voltage in V on both sides, in Hz; 0 beyond pull-in.
  ///
  /// - Parameters:
  ///   - voltage: The voltage on both sides, in V.
  ///   - pullIn: Pull-in voltage in V, if it is known from elsewhere.
  package func frequency(at voltage: Double, pullIn: Double? = nil) -> Double {
    let part = voltage / (pullIn ?? pullInVoltage)
    return frequency * max(0, 1 - part * part).squareRoot()
  }

  /// Mean square kT/K of the thermal angle, as X in g², at a temperature in K.
  func thermalSquare(at temperature: Double) -> Double {
    Thermal.boltzmann * temperature / stiffness / (anglePerG * anglePerG)
  }

  /// Displacement u of the electrode's middle per g, as a fraction of the gap.
  var placePerG: Double { anglePerG * electrodeDistance / gap }

  /// The series of the logarithm in `capacitance(openedBy:)`.
  var capacitor: DifferentialCapacitor {
    let near = 1 - electrodeHalfWidth / electrodeDistance
    let far = 1 + electrodeHalfWidth / electrodeDistance
    /// ∫ rⁿ dr over the electrode, divided by its width.
    func mean(_ power: Int) -> Double {
      let high = (0...power).reduce(1.0) { product, _ in product * far }
      let low = (0...power).reduce(1.0) { product, _ in product * near }
      return (high - low) / Double(power + 1) / (far - near)
    }
    return DifferentialCapacitor(
      sum: EvenSeries { mean(2 * $0) }, difference: EvenSeries { mean(2 * $0 + 1) })
  }

  func response(_ readout: Readout) -> EvenSeries {
    let soft = softening(at: readVoltage)
    return capacitor.response(
      softening: soft / stiffness,
      constant: readout.constantPart(restCapacitance: restCapacitance))
  }

  /// Permittivity of the vacuum, in F/m.
  private static let permittivity = 8.8541878e-12
}
