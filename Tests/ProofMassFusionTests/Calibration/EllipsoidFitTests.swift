// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassFusion

@Suite struct EllipsoidFitTests {
  /// The reference's simulation by how many readings there are and from which part of the sphere, the
  /// one around z whose z is the least or more: the offset's error in µT, median and 95 % of all.
  ///
  /// It does not say how it draws few readings; even ones are better than our random ones.
  @Test(arguments: [
    (300, -1.0, 0.08, 0.15, 0.05), (100, -1, 0.13, 0.24, 0.15), (50, -1, 0.18, 0.36, 0.2),
    (300, 0, 0.31, 0.89, 0.05), (300, 0.5, 2.0, 4.8, 0.05),
  ])
  func theOffsetIsAsGoodAsTheCoverage(
    points: Int, least: Double, median: Double, p95: Double, tolerance: Double
  ) throws {
    var draws = Draws(seed: 21)
    var errors: [Double] = []
    for _ in 0..<200 {
      let device = IronDevice(&draws)
      let readings = (0..<points).map { _ in
        var direction = draws.direction()
        while direction.z < least { direction = draws.direction() }
        return device.reading(direction, noise: 0.5, &draws).microtesla
      }
      let middle = readings.reduce(Axes.zero, +) * (1 / Double(points))
      var fit = EllipsoidFit(around: middle, scale: 50)
      for reading in readings { fit.add(reading) }
      errors.append((try #require(fit.ellipsoid(.any)).centre - device.hard).magnitude)
    }
    #expect(abs(errors.sorted()[100] / median - 1) < tolerance)
    #expect(abs(errors.p95 / p95 - 1) < 0.1)
  }
}
