// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// Gaussian noise of less than about half a digit, before a chip rounded it.
///
/// The shares of the codes determine mean and standard deviation (maximum likelihood), because noise this small does
/// not make rounding errors independent (Widrow and Kollár, Quantization Noise, 2008). The covariance c of two samples
/// after rounding is a power series of their correlation ρ before (Price 1958),
///
///     c(ρ) = Σ aₙ²ρⁿ,  aₙ = Σⱼ φ(uⱼ) Heₙ₋₁(uⱼ) / √n!,
///
/// with uⱼ the standardised limits between codes; its inverse gives the spectral density before rounding.
struct RoundedNoise {
  /// Mean and standard deviation of the noise, in digits.
  private struct Law {
    var mean: Double
    var deviation: Double

    /// The standardised limit above a code.
    func limit(_ code: Int) -> Double { (Double(code) + 0.5 - mean) / deviation }

    static func density(_ u: Double) -> Double { Series.exp(-u * u / 2) / (2 * .pi).squareRoot() }
  }

  /// Sums over a part of the record, which add.
  private struct Sums {
    var counts: [Int: Int] = [:]
    /// Of the products of samples, by the number of samples between them.
    var products = [Double](repeating: 0, count: RoundedNoise.lags + 1)
    var pairs = [Double](repeating: 0, count: RoundedNoise.lags + 1)

    /// The sums with those of another part, `sign` times.
    func adding(_ part: Sums, sign: Int) -> Sums {
      var both = self
      for (code, count) in part.counts { both.counts[code, default: 0] += sign * count }
      for lag in both.products.indices {
        both.products[lag] += Double(sign) * part.products[lag]
        both.pairs[lag] += Double(sign) * part.pairs[lag]
      }
      return both
    }
  }

  /// The standard deviation in digits up to which a record is examined: from there on rounding changes the noise's
  /// power by less than 0.1 %.
  static let most = 0.6
  /// Filters of a chip forget a sample within the short lags; what long ones have in common is slow noise. Choices.
  private static let (shortLags, longLags) = (1...4, 8...16)
  private static let lags = longLags.upperBound
  private static let blocks = 20
  /// The terms of the series. Later ones matter only near a correlation of 1, where no noise of a chip is.
  private static let terms = 40
  /// The fewest samples of the third code: two codes have one share, which cannot determine two numbers.
  private static let fewest = 40

  /// One-sided spectral density of the white noise, in the samples' unit per √Hz, and its standard deviation.
  let density: (value: Double, deviation: Double)
  /// The slope of the mean after rounding over the mean before it.
  let gain: Double
  private let deviation: (value: Double, deviation: Double)
  private let digit: Double

  /// - Parameters:
  ///   - samples: Values at rest, at equal intervals.
  ///   - digit: The step of the output.
  ///   - interval: Time between samples, in seconds.
  /// - Returns: nil where the codes do not determine the noise.
  init?(_ samples: [Double], digit: Double, interval: Double) {
    let size = samples.count / Self.blocks
    guard size > Self.lags else { return nil }
    let middle = (samples[0] / digit).rounded()
    let codes = samples.map { Int(($0 / digit - middle).rounded()) }
    let parts = (0..<Self.blocks).map { Self.sums(codes[($0 * size)..<(($0 + 1) * size)]) }
    let all = parts.reduce(Sums()) { $0.adding($1, sign: 1) }
    guard let found = Self.estimate(all, interval) else { return nil }
    let others = parts.compactMap { Self.estimate(all.adding($0, sign: -1), interval) }
    guard others.count == Self.blocks else { return nil }
    /// The jackknife's standard deviation.
    func scatter(_ values: [Double]) -> Double {
      let mean = values.reduce(0, +) / Double(values.count)
      let sum = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (sum * Double(values.count - 1) / Double(values.count)).squareRoot()
    }
    density = (found.density * digit, scatter(others.map(\.density)) * digit)
    deviation = (found.law.deviation, scatter(others.map(\.law.deviation)))
    gain = found.gain
    self.digit = digit
  }

  /// The mean before rounding that has a mean after it.
  func mean(of rounded: Double) -> Double {
    let code = rounded / digit
    let nearest = code.rounded()
    var (low, high) = (code - 0.5, code + 0.5)
    for _ in 0..<40 {
      let law = Law(mean: (low + high) / 2 - nearest, deviation: deviation.value)
      // Each limit below the noise adds a digit.
      let sum = (-4...3).reduce(-4.0) { $0 + Distribution.normal(-law.limit($1)) }
      if sum + nearest < code { low = (low + high) / 2 } else { high = (low + high) / 2 }
    }
    return (low + high) / 2 * digit
  }

  /// The standard deviation of a mean before rounding, because that of the noise is not exactly known: the derivative
  /// of the first harmonic of the rounding error, exp(−2π²σ²)/π.
  var meanDeviation: Double {
    let sigma = deviation.value
    return digit * 4 * .pi * sigma * Series.exp(-2 * .pi * .pi * sigma * sigma)
      * deviation.deviation
  }

  private static func sums(_ codes: ArraySlice<Int>) -> Sums {
    var sums = Sums()
    for place in codes.indices {
      sums.counts[codes[place], default: 0] += 1
      for lag in 0...lags where place + lag < codes.endIndex {
        sums.products[lag] += Double(codes[place] * codes[place + lag])
        sums.pairs[lag] += 1
      }
    }
    return sums
  }

  private static func estimate(
    _ sums: Sums, _ interval: Double
  ) -> (law: Law, density: Double, gain: Double)? {
    guard let law = law(of: sums.counts) else { return nil }
    let total = Double(sums.counts.values.reduce(0, +))
    let mean = sums.counts.reduce(0) { $0 + Double($1.key * $1.value) } / total
    let squares = squares(law)
    let power = squares.reduce(0, +)
    let shares = squares.map { $0 / power }
    let correlations = (0...lags).map { lag in
      lag == 0
        ? 1
        : correlation((sums.products[lag] / sums.pairs[lag] - mean * mean) / power, shares)
    }
    let slow = correlations[longLags].reduce(0, +) / Double(longLags.count)
    let sum = 1 - slow + correlations[shortLags].reduce(0) { $0 + 2 * ($1 - slow) }
    guard sum > 0, abs(correlations[shortLags.upperBound] - slow) < 0.05 else { return nil }
    return (
      law, law.deviation * (2 * interval * sum).squareRoot(),
      squares[0].squareRoot() / law.deviation
    )
  }

  /// The most likely law of codes: Fisher's scoring.
  private static func law(of counts: [Int: Int]) -> Law? {
    guard counts.values.sorted().dropLast(2).last ?? 0 >= fewest, counts.count < 12 else {
      return nil
    }
    let total = Double(counts.values.reduce(0, +))
    let mean = counts.reduce(0) { $0 + Double($1.key * $1.value) } / total
    let variance = counts.reduce(0) { sum, part in
      let off = Double(part.key) - mean
      return sum + off * off * Double(part.value)
    }
    var law = Law(mean: mean, deviation: max(0.2, (variance / total - 1.0 / 12)).squareRoot())
    for _ in 0..<100 {
      var (gm, gs, mm, ms, ss) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for (code, count) in counts {
        let (low, high) = (law.limit(code - 1), law.limit(code))
        let (below, above) = (Law.density(low), Law.density(high))
        let share = max(1e-12, Distribution.normal(high) - Distribution.normal(low))
        let byMean = (below - above) / law.deviation
        let byDeviation = (low * below - high * above) / law.deviation
        gm += Double(count) * byMean / share
        gs += Double(count) * byDeviation / share
        mm += total * byMean * byMean / share
        ms += total * byMean * byDeviation / share
        ss += total * byDeviation * byDeviation / share
      }
      let determinant = mm * ss - ms * ms
      guard determinant > 1e-9 * mm * ss else { return nil }
      let step = (ss * gm - ms * gs) / determinant
      let change = (mm * gs - ms * gm) / determinant
      law.mean += max(-0.2, min(0.2, step))
      law.deviation = max(0.1, law.deviation + max(-0.1, min(0.1, change)))
      if abs(step) + abs(change) < 1e-9 { return law }
    }
    return nil
  }

  /// aₙ² of the series, from n = 1 on.
  private static func squares(_ law: Law) -> [Double] {
    let limits = (-6...6).map { law.limit($0 + Int(law.mean.rounded())) }
    var sums = [Double](repeating: 0, count: terms)
    for u in limits {
      // Heₙ₋₁(u)/√n!, by its recursion.
      var (before, now) = (0.0, 1.0)
      for n in 1...terms {
        sums[n - 1] += Law.density(u) * now
        let next = (u * now - Double(n - 1) / Double(n).squareRoot() * before)
        (before, now) = (now, next / Double(n + 1).squareRoot())
      }
    }
    return sums.map { $0 * $0 }
  }

  /// The correlation before rounding that has one after it.
  private static func correlation(_ rounded: Double, _ shares: [Double]) -> Double {
    var (low, high) = (-0.5, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let value = shares.reversed().reduce(0) { ($0 + $1) * middle }
      if value < rounded { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
