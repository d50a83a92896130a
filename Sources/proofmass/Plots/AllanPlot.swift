// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

extension Plot {
  /// Allan deviations with bands of ±1σ, and the line of a noise density where one is given.
  ///
  /// The σ of an estimate is σ(τ)/√(2·edf), with the equivalent degrees of freedom of the overlapping estimator
  /// for white noise: edf = (3(N − 1)/2m − 2(N − 2)/N) · 4m²/(4m² + 5), for N phases and stretches of m samples
  /// (NIST SP 1065, table 5; ``Stability/Deviation/uncertainty``). Flicker noise and random walk have fewer, so
  /// that where they prevail, the band is somewhat too narrow.
  ///
  /// - Parameter hasFits: Whether to draw the fitted lines around their τ.
  init(
    _ analysis: NoiseAnalysis, density: DensityLine?, hasFits: Bool = false, of source: PlotSource
  ) {
    let units = analysis.units
    let factor = units.deviation.factor
    var curves = analysis.axes.map { axis in
      PlotCurve(
        name: axis.name ?? units.plotted.name, style: PlotCurve.Style(axis: axis.name),
        points: axis.curve.map { ($0.tau, $0.value * factor) },
        spread: axis.curve.map { $0.uncertainty * factor })
    }
    let taus = analysis.axes.first?.curve.map(\.tau) ?? []
    if let density {
      // White noise of a one-sided density N has σ(τ) = N / √(2τ).
      let scale = density.value / units.density.factor * factor
      curves.append(
        PlotCurve(
          name: density.name, style: .reference,
          points: taus.map { ($0, scale / (2 * $0).squareRoot()) }))
    }
    let fits = hasFits ? analysis.axes.flatMap { Self.lines($0.noise, within: taus) } : []
    if !fits.isEmpty {
      curves.append(
        PlotCurve(
          name: "fitted N, B, K", style: .fit, points: fits.map { ($0.x, $0.y * factor) }))
    }
    self.init(
      source.title("Allan deviation of the \(units.plotted.name)"),
      ("averaging time τ, s", "Allan deviation, \(units.deviation.name)"), .logarithmic, curves)
  }

  /// N/√τ, the floor and K·√(τ/3), each for a decade around the τ where it was read, with gaps between them.
  private static func lines(
    _ noise: NoiseCoefficients, within taus: [Double]
  ) -> [PlotCurve.Point] {
    var points: [PlotCurve.Point] = []
    func add(_ reading: NoiseCoefficients.Reading?, _ law: (Double, Double) -> Double) {
      guard let reading, let least = taus.first, let most = taus.last else { return }
      let ends = [max(least, reading.tau / 3.2), min(most, reading.tau * 3.2)]
      points += ends.map { ($0, law(reading.value, $0)) } + [(reading.tau, .nan)]
    }
    add(noise.white) { $0 / $1.squareRoot() }
    add(noise.floor) { value, _ in value }
    add(noise.randomWalk) { $0 * ($1 / 3).squareRoot() }
    return points
  }
}
