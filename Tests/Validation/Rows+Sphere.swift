// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  /// A field of 50 µT from all sides, past hard and soft iron on the board.
  private static let strength = 50.0
  private static let hardIron = Axes(45.0, -80, 120)
  private static let softIron = Matrix3(
    [1.04, 0.06, -0.05], [0.06, 0.97, 0.04], [-0.05, 0.04, 1.02])

  @Sendable static func sphere() throws -> [Finding] {
    var parameters = CompassParameters.ak8975.nominal
    parameters.noise = CompassParameters.noiseOfPlates
    let readings = try readings(CompassElement(parameters, seed: 1))
    let fit = EllipsoidFit(readings, magnitude: strength)
    var findings = [
      ("x", hardIron.x, fit.centre.x), ("y", hardIron.y, fit.centre.y),
      ("z", hardIron.z, fit.centre.z),
    ].map {
      Finding(
        label: "hard iron \($0)", expected: $1, simulated: $2, tolerance: 0.01 * abs($1),
        unit: "µT")
    }
    for (row, column) in [(0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)] {
      let units = [Axes<Double>.x, .y, .z]
      let bent = softIron * units[column]
      findings.append(
        Finding(
          label: "soft iron \(row + 1),\(column + 1)", expected: [bent.x, bent.y, bent.z][row],
          simulated: fit.shape[row, column], tolerance: 0.01, unit: ""))
    }
    findings += magnitudes(fit, readings, "")
    // A part with offsets, cross-axis and flicker of its own, which the fit takes for iron.
    let others = try self.readings(CompassElement(seed: 1))
    return findings + magnitudes(EllipsoidFit(others, magnitude: strength), others, ", typical")
  }

  /// Constant but for the noise, which is not in the field: 0.36 µT rms of 50 along a direction.
  private static func magnitudes(
    _ fit: EllipsoidFit, _ readings: [Axes<Double>], _ label: String
  ) -> [Finding] {
    let magnitudes = readings.map { fit.corrected($0).magnitude }
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

  /// Evenly over the sphere: along a spiral of the golden angle.
  private static func directions(_ count: Int) -> [Axes<Double>] {
    (0..<count).map { index in
      let z = 1 - (2 * Double(index) + 1) / Double(count)
      let (sine, cosine) = Series.sineAndCosine(Double(index) * 2.399963229728653)
      let radius = (1 - z * z).squareRoot()
      return Axes(radius * cosine, radius * sine, z)
    }
  }
}
