// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// White noise, flicker noise and random walk of a record at rest, each with its uncertainty: the spectral density
/// S(f) = W + F/f + G/f², fitted by Whittle's likelihood.
///
/// The lines of a spectrum are nearly independent, with known distributions, which neighbouring points of an Allan
/// deviation are not: the curvature of the likelihood gives honest intervals.
package struct NoiseSpectrumFit: Sendable {
  /// A coefficient of the density, with its standard deviation.
  package struct Term: Sendable {
    /// The coefficient; 0 where the record excludes the term.
    package var value = 0.0
    /// Its standard deviation.
    package var deviation = 0.0
    /// Whether the spectrum demands the term.
    package var isDemanded = false
  }

  /// W: white noise, one-sided, in the samples' unit squared per Hz.
  package private(set) var white = Term()
  /// F: flicker noise, in the samples' unit squared.
  package private(set) var flicker = Term()
  /// G: random walk, in the samples' unit squared times Hz.
  package private(set) var walk = Term()
  /// The lines that are fitted, per independent line.
  private let weight: Double
  private let lines: [(frequency: Double, power: Double)]

  /// The part of the sampling rate below which filters do not matter. A choice.
  private static let part = 0.05
  /// Neighbouring lines under a Hann window are correlated by 2/3 and 1/6: so many count as one.
  private static let linesOfOne = 1 + 2 * (4.0 / 9 + 1.0 / 36)
  /// The improvements of twice the logarithm of the likelihood from which a term is demanded. A walk is rare in minutes.
  private static let demand = (flicker: 8.0, walk: 16.0)
  /// The improvement from which a term is worth its parameter.
  private static let worth = 2.0

  /// - Parameters:
  ///   - samples: Values at rest, at equal intervals.
  ///   - interval: Time between samples, in seconds.
  /// - Throws: `AnalysisError` for a bad interval, a sample that is not finite, or a short record.
  package init(_ samples: [Double], interval: Double) throws(AnalysisError) {
    let spectrum = try PowerSpectrum(samples, interval: interval, segment: samples.count)
    let segments = Double(spectrum.segments)
    weight = segments / (1 + 2.0 / 36 * (segments - 1) / segments) / Self.linesOfOne
    let last = Int(Self.part / interval / spectrum.resolution)
    // The removal of the mean distorts the lowest two.
    lines = (2...max(3, min(last, spectrum.densities.count - 2))).map {
      (spectrum.frequency(ofLine: $0), max(spectrum.densities[$0], 1e-300))
    }
    let law = fitted([true, true, true])
    let (noFlicker, noWalk) = (fitted([true, false, true]), fitted([true, true, false]))
    walk.isDemanded = noWalk.deviance - law.deviance > Self.demand.walk
    let without = walk.isDemanded ? noFlicker : fitted([true, false, false])
    let final = walk.isDemanded ? law : noWalk
    flicker.isDemanded = without.deviance - final.deviance > Self.demand.flicker
    let deviations = deviations(final.factors, isPresent: [true, true, walk.isDemanded])
    (white.value, white.deviation, white.isDemanded) = (final.factors[0], deviations[0], true)
    // In a short record a flicker that noise imitates takes power from the white noise (Akaike's criterion).
    if without.deviance - final.deviance < Self.worth {
      white.value = without.factors[0]
      white.deviation =
        self.deviations(without.factors, isPresent: [true, false, walk.isDemanded])[0]
    }
    (flicker.value, flicker.deviation) = (final.factors[1], deviations[1])
    (walk.value, walk.deviation) = (final.factors[2], deviations[2])
  }

  /// The shape of a term.
  private static func shape(_ term: Int, _ frequency: Double) -> Double {
    term == 0 ? 1 : term == 1 ? 1 / frequency : 1 / (frequency * frequency)
  }

  /// The most likely factors of the terms that are present, none of them negative: Fisher scoring, one factor after
  /// the other.
  private func fitted(_ isPresent: [Bool]) -> (factors: [Double], deviance: Double) {
    let least = lines.map { $0.power }.sorted()[lines.count / 2]
    let corner = lines[0].frequency
    var factors = [least, least * corner, least * corner * corner]
    for term in 0..<3 where !isPresent[term] { factors[term] = 0 }
    var law = lines.map { line in
      (0..<3).reduce(0) { $0 + factors[$1] * Self.shape($1, line.frequency) }
    }
    for _ in 0..<200 {
      var change = 0.0
      for term in 0..<3 where isPresent[term] {
        var (gradient, information) = (0.0, 0.0)
        for (index, line) in lines.enumerated() {
          let share = factors[term] * Self.shape(term, line.frequency) / law[index]
          gradient += (line.power / law[index] - 1) * share
          information += share * share
        }
        guard information > 0 else { continue }
        let step = max(-0.5, min(1, gradient / information))
        for (index, line) in lines.enumerated() {
          law[index] += step * factors[term] * Self.shape(term, line.frequency)
        }
        factors[term] *= 1 + step
        change = max(change, abs(step) * (information * weight).squareRoot())
      }
      if change < 1e-3 { break }
    }
    let deviance = zip(lines, law).reduce(0) { sum, part in
      sum + 2 * weight * (part.0.power / part.1 + Series.log(part.1))
    }
    return (factors, deviance)
  }

  /// The standard deviations of the factors: the inverse of their information.
  private func deviations(_ factors: [Double], isPresent: [Bool]) -> [Double] {
    var information = Matrix3(.zero, .zero, .zero)
    // Relative to the factors, of which each is its own unit; an absent term has no part.
    let units = (0..<3).map { isPresent[$0] ? max(factors[$0], 1e-3 * factors[0]) : 0 }
    for line in lines {
      let shares = (0..<3).map { units[$0] * Self.shape($0, line.frequency) }
      let law = (0..<3).reduce(0) { $0 + factors[$1] * Self.shape($1, line.frequency) }
      let row = Axes(shares[0], shares[1], shares[2]) * (weight.squareRoot() / law)
      information = information + Matrix3(row * row.x, row * row.y, row * row.z)
    }
    if !isPresent[1] { information.m22 = 1 }
    if !isPresent[2] { information.m33 = 1 }
    guard let covariance = information.inverse else { return [0, 0, 0] }
    return zip([covariance.m11, covariance.m22, covariance.m33], units).map {
      max(0, $0).squareRoot() * $1
    }
  }
}

extension NoiseSpectrumFit {
  /// Density of the white noise, one-sided, in the samples' unit per √Hz, and its standard deviation.
  package var density: (value: Double, deviation: Double) {
    let root = white.value.squareRoot()
    return (root, root > 0 ? white.deviation / (2 * root) : 0)
  }

  /// Flat part of the Allan deviation that flicker noise has by itself, and its standard deviation.
  package var floor: (value: Double, deviation: Double) {
    let root = (2 * Series.log(2) * flicker.value).squareRoot()
    return (
      root, root > 0 ? Series.log(2) * flicker.deviation / root : flicker.deviation.squareRoot()
    )
  }

  /// Random walk: standard deviation after one second, and the standard deviation of that.
  package var walkPerRootSecond: (value: Double, deviation: Double) {
    let root = (walk.value * 2 * .pi * .pi).squareRoot()
    return (root, root > 0 ? .pi * .pi * walk.deviation / root : 0)
  }

  /// The variance of a mean over a time in seconds, from the mean of a longer one.
  ///
  /// White noise averages out. Flicker noise does not: each doubling of the longer time adds half the square of the
  /// Allan floor. A walk goes on.
  package func variance(ofMeanOver time: Double, within whole: Double) -> Double {
    let flicker = flicker.value + flicker.deviation
    let octaves = max(0, Series.log(whole / time) / Series.log(2))
    return white.value / (2 * time) + Series.log(2) * flicker * octaves
      + walk.value * 2 * .pi * .pi * whole / 3
  }
}
