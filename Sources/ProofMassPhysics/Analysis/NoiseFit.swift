// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A joint maximum-likelihood fit of all contributions of noise to an Allan variance.
///
/// Each variance of the curve has a χ² distribution about the law's. Its degrees of freedom, from one to
/// thousands, follow from its uncertainty, so a point at half the record's length has its proper weight.
/// Neighbouring points share samples: an octave of τ counts as one point.
struct NoiseFit {
  /// A contribution to the variance.
  enum Term {
    /// N²/τ.
    case white
    /// The square of the floor.
    case flicker
    /// K²·τ/3.
    case walk
    /// R²·τ²/2 of a drift by R per second, which is not noise.
    case drift
    /// A part that falls as 1/τ²: quantization, and differenced noise.
    case steps
    /// White noise behind a low-pass filter, which approaches N²/τ from below by −1/τ².
    case lag

    /// The variance at τ for a factor of 1. None is negative from the first τ on.
    func variance(at tau: Double, from first: Double) -> Double {
      switch self {
      case .white: 1 / tau
      case .flicker: 1
      case .walk: tau / 3
      case .drift: tau * tau / 2
      case .steps: 1 / (tau * tau)
      case .lag: (1 - first / tau) / tau
      }
    }
  }

  private struct Point {
    var tau: Double
    var variance: Double
    /// The part of an octave for which the point stands.
    var weight: Double
    /// Degrees of freedom, times the weight.
    var freedom: Double
  }

  /// A law: the terms, the factor of each, and the misfit of the curve.
  private struct Law {
    var terms: [Term]
    var factors: [Double]
    /// −2 times the logarithm of the likelihood, above that of a law through all points.
    var deviance: Double
  }

  private let points: [Point]

  /// - Parameters:
  ///   - curve: The points in the order of τ.
  ///   - start: The τ before which they are left out.
  init(_ curve: [NoiseCurve.Point], from start: Double) {
    let curve = curve.filter { $0.tau >= start }
    let octaves = curve.map { Series.log($0.tau) / Series.log(2) }
    points = curve.indices.map { (index: Int) -> Point in
      let point = curve[index]
      // Half the distance to each neighbour; at an end the one distance counts on both sides.
      let before: Double? = index > 0 ? octaves[index] - octaves[index - 1] : nil
      let after: Double? = index + 1 < octaves.count ? octaves[index + 1] - octaves[index] : nil
      let weight = min(1, (before ?? after ?? 2) / 2 + (after ?? before ?? 2) / 2)
      let uncertainty = max(point.uncertainty, NoiseCurve.closeness)
      return Point(
        tau: point.tau, variance: point.deviation * point.deviation, weight: weight,
        freedom: weight / (2 * uncertainty * uncertainty))
    }
  }

  /// Flicker noise and random walk; nil where the curve does not demand them.
  func readings() -> (
    flicker: NoiseCoefficients.Reading?, walk: NoiseCoefficients.Reading?
  ) {
    let law = fitted([.white, .flicker, .walk, .steps, .lag])
    return (reading(.flicker, of: law), reading(.walk, of: law))
  }

  /// A term of a law. The curve demands it where the law without it is worse by four standard
  /// deviations, which are worth about three, because octaves are correlated, too; and a random walk
  /// only where a drift in its place does not fit better.
  private func reading(_ term: Term, of law: Law) -> NoiseCoefficients.Reading? {
    guard let index = law.terms.firstIndex(of: term), let first = points.first?.tau else {
      return nil
    }
    // Where the terms do not describe the curve, a difference is less significant.
    let scatter = max(1, law.deviance / points.reduce(0) { $0 + $1.weight })
    let without = fitted(law.terms.filter { $0 != term })
    guard without.deviance - law.deviance > 16 * scatter else { return nil }
    let drifting = law.terms.map { $0 == .walk ? .drift : $0 }
    if term == .walk, fitted(drifting).deviance < law.deviance { return nil }

    // Geometric mean of τ, each point weighted by the term's share of its variance.
    var (sum, logarithms) = (0.0, 0.0)
    for point in points {
      let parts = zip(law.terms, law.factors).map { $1 * $0.variance(at: point.tau, from: first) }
      let share = point.weight * parts[index] / parts.reduce(0, +)
      sum += share
      logarithms += share * Series.log(point.tau)
    }
    return NoiseCoefficients.Reading(
      value: law.factors[index].squareRoot(), tau: Series.exp(logarithms / sum))
  }

  /// The most likely law of some terms, none of them negative.
  ///
  /// Fisher scoring, one factor after the other, each new value between half and twice the old one:
  /// all stay positive, and one that should be zero becomes negligible.
  private func fitted(_ terms: [Term]) -> Law {
    let first = points.first?.tau ?? 1
    let shapes = terms.map { term in
      points.map { term.variance(at: $0.tau, from: first) }
    }
    // Start with each term just touching the curve from below.
    var factors = shapes.map { shape in
      zip(points, shape).filter { $1 > 0 }.map { $0.variance / $1 }.min() ?? 0
    }
    var law = points.indices.map { index in
      zip(factors, shapes).reduce(0) { $0 + $1.0 * $1.1[index] }
    }
    for _ in 0..<100 {
      var change = 0.0
      for (term, shape) in shapes.enumerated() {
        var (gradient, information, most) = (0.0, 0.0, 0.0)
        for (index, point) in points.enumerated() {
          let share = factors[term] * shape[index] / law[index]
          gradient += point.freedom * (point.variance / law[index] - 1) * share
          information += point.freedom * share * share
          most = max(most, share)
        }
        guard information > 0 else { continue }
        let step = max(-0.5, min(1, gradient / information))
        for index in law.indices { law[index] += step * factors[term] * shape[index] }
        factors[term] *= 1 + step
        change = max(change, abs(step) * most)
      }
      if change < 1e-3 { break }
    }
    let deviance = zip(points, law).reduce(0) { sum, part in
      let ratio = part.0.variance / part.1
      return sum + part.0.freedom * (ratio - 1 - Series.log(ratio))
    }
    return Law(terms: terms, factors: factors, deviance: deviance)
  }
}
