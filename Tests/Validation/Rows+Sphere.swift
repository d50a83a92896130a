// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassPhysics

extension Row {
  /// A field of 50 µT from all directions, with hard and soft iron on the board.
  private static let strength = 50.0
  private static let hardIron = Axes(45.0, -80, 120)
  private static let softIron = Matrix3(
    [1.04, 0.06, -0.05], [0.06, 0.97, 0.04], [-0.05, 0.04, 1.02])

  @Sendable static func sphere() throws -> [Finding] {
    var parameters = CompassParameters.ak8975.nominal
    parameters.noise = CompassParameters.noiseOfPlates
    let readings = try readings(CompassElement(parameters, seed: 1))
    let fit = try Self.fit(readings)
    guard let shape = fit.matrix.inverse else { throw CalibrationShortfall.shape }
    var findings = [
      ("x", hardIron.x, fit.offset.microtesla.x), ("y", hardIron.y, fit.offset.microtesla.y),
      ("z", hardIron.z, fit.offset.microtesla.z),
    ].map {
      Finding(
        label: "hard iron \($0)", expected: $1, simulated: $2, tolerance: 0.01 * abs($1),
        unit: "µT")
    }
    for (label, expected, simulated) in [
      ("1,1", softIron.m11, shape.m11), ("2,2", softIron.m22, shape.m22),
      ("3,3", softIron.m33, shape.m33), ("1,2", softIron.m12, shape.m12),
      ("1,3", softIron.m13, shape.m13), ("2,3", softIron.m23, shape.m23),
    ] {
      findings.append(
        Finding(
          label: "soft iron \(label)", expected: expected, simulated: simulated, tolerance: 0.01,
          unit: ""))
    }
    findings += magnitudes(fit, readings, "")
    // A part with offsets, cross-axis sensitivity and flicker noise, which the fit attributes to
    // iron.
    let others = try self.readings(CompassElement(seed: 1))
    return findings + magnitudes(try Self.fit(others), others, ", typical")
  }

  private static func fit(_ readings: [Axes<Double>]) throws -> CompassCalibration {
    var parameters = CompassCalibrator.Parameters()
    parameters.magnitude = strength
    var calibrator = CompassCalibrator(parameters)
    for reading in readings { calibrator.update(MagneticFluxDensity(microtesla: reading)) }
    return try calibrator.calibration()
  }

  /// The calibrated magnitude is constant except for noise: 0.36 µT rms of 50 along a direction.
  private static func magnitudes(
    _ fit: CompassCalibration, _ readings: [Axes<Double>], _ label: String
  ) -> [Finding] {
    let magnitudes = readings.map {
      fit.apply(to: MagneticFluxDensity(microtesla: $0)).microtesla.magnitude
    }
    let mean = magnitudes.reduce(0, +) / Double(magnitudes.count)
    let deviation = magnitudes.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let spread = (deviation / Double(magnitudes.count)).squareRoot() / strength
    return [
      Finding(
        label: "magnitude" + label, expected: strength, simulated: mean,
        tolerance: 0.01 * strength, unit: "µT"),
      Finding(
        label: "its spread" + label, expected: 0, simulated: 100 * spread, tolerance: 1,
        unit: "%"),
    ]
  }

  private static func readings(_ element: CompassElement) throws -> [Axes<Double>] {
    var world = World()
    world.hardIron = hardIron
    world.softIron = softIron
    let rig = CompassRig(element, world: world)
    return try directions(2000).map { try rig.measure($0 * strength).counts * digit }
  }

  /// Directions evenly distributed over the sphere, along a golden-angle spiral.
  private static func directions(_ count: Int) -> [Axes<Double>] {
    (0..<count).map { index in
      let z = 1 - (2 * Double(index) + 1) / Double(count)
      let (sine, cosine) = Series.sineAndCosine(Double(index) * 2.399963229728653)
      let radius = (1 - z * z).squareRoot()
      return Axes(radius * cosine, radius * sine, z)
    }
  }
}
