// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A seesaw over two electrodes, which senses what acts across the chip (mems-physics.md, A.3).
///
/// In metres, kilograms, newton metres a radian, volts.
public struct TorsionPlate: Equatable, Sendable {
  /// In kg.
  public var mass: Double
  /// From the axis to the centre of mass, in m.
  public var arm: Double
  /// In Nm/rad.
  public var stiffness: Double
  /// Resonance in Hz.
  public var frequency: Double
  /// Q.
  public var quality: Double
  /// At rest, in m.
  public var gap: Double
  /// From the axis to an electrode's middle, half its extent across the axis, and its extent along
  /// it, in m.
  public var electrodeDistance, electrodeHalfWidth, electrodeLength: Double
  /// Effective (rms) voltage of the read-out on both sides, in V.
  public var readVoltage: Double
  /// The angle at which the tip touches, in rad.
  public var stopper: Double

  public init(
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

  /// Of two folded springs of rectangular section, in Nm/rad: (2/3) G s t³ / l (Comi et al. 2016,
  /// equation 5).
  public static func stiffness(
    shearModulus: Double, springLength: Double, width: Double, height: Double
  ) -> Double {
    2.0 / 3 * shearModulus * height * (width * width * width) / springLength
  }

  package var dynamics: SecondOrder { SecondOrder(frequency: frequency, quality: quality) }

  /// In rad, for small forces.
  public var anglePerG: Double { mass * Acceleration.standardGravity * arm / stiffness }

  /// Of a side, at rest, in F.
  public var restCapacitance: Double {
    Self.permittivity * electrodeLength * 2 * electrodeHalfWidth / gap
  }

  /// Of an electrode in F, when the plate over it has opened by an angle in rad.
  public func capacitance(openedBy angle: Double) -> Double {
    let near = electrodeDistance - electrodeHalfWidth
    let far = electrodeDistance + electrodeHalfWidth
    guard abs(angle * far / gap) > 1e-6 else {
      let tilt = angle * electrodeDistance / gap
      return restCapacitance * (1 - tilt)
    }
    return Self.permittivity * electrodeLength / angle
      * Series.log((gap + far * angle) / (gap + near * angle))
  }

  /// Both electrodes' capacitances in F, at an angle in rad towards the first.
  public func capacitances(at angle: Double) -> (first: Double, second: Double) {
    (capacitance(openedBy: -angle), capacitance(openedBy: angle))
  }

  /// What a voltage on both sides takes from the springs at rest, in Nm/rad:
  /// ½V² d²/dθ² [C(θ) + C(−θ)].
  public func softening(at voltage: Double) -> Double {
    let tilt = electrodeDistance / gap
    return 2 * voltage * voltage * restCapacitance * capacitor.sum.terms[1] * tilt * tilt
  }

  /// The voltage on both sides at which the springs no longer hold the plate level, in V.
  public var pullInVoltage: Double { (stiffness / softening(at: 1)).squareRoot() }

  /// The resonance under a voltage on both sides, in Hz; 0 beyond pull-in.
  ///
  /// - Parameter pullIn: The voltage of pull-in, where it is known otherwise.
  public func frequency(at voltage: Double, pullIn: Double? = nil) -> Double {
    let part = voltage / (pullIn ?? pullInVoltage)
    return frequency * max(0, 1 - part * part).squareRoot()
  }

  /// The mean square of the thermal angle, as X in g²: kT/K.
  func thermalSquare(at temperature: Double) -> Double {
    Thermal.boltzmann * temperature / stiffness / (anglePerG * anglePerG)
  }

  /// The place u is how far the electrode's middle has moved, in parts of the gap.
  var placePerG: Double { anglePerG * electrodeDistance / gap }

  /// From the logarithm's series.
  var capacitor: DifferentialCapacitor {
    let near = 1 - electrodeHalfWidth / electrodeDistance
    let far = 1 + electrodeHalfWidth / electrodeDistance
    /// ∫ rⁿ dr over the electrode, in parts of its width.
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

  /// Of the vacuum, in F/m.
  private static let permittivity = 8.8541878e-12
}
