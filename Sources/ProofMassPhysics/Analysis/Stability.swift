// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// How much the mean of a record changes from one stretch of it to the next, by the length τ of the
/// stretches: Allan deviation and its relatives, as NIST SP 1065 defines them for frequency data.
///
/// ```swift
/// let curve = try Stability(rates, interval: 0.01).deviations()
/// let noise = NoiseCoefficients(curve)
/// ```
public struct Stability: Sendable {
  /// What is taken of the differences between stretches.
  public enum Estimator: CaseIterable, Sendable {
    /// Allan deviation of stretches side by side.
    case allan
    /// Allan deviation of stretches from every sample on: the one to use.
    case overlappingAllan
    /// Modified Allan deviation (MDEV), which tells white from flicker phase noise.
    case modifiedAllan
    /// Time deviation (TDEV), τ·MDEV/√3, in the samples' unit times seconds.
    case time
    /// Hadamard deviation, which a linear drift does not touch, of stretches side by side.
    case hadamard
    /// Hadamard deviation of stretches from every sample on.
    case overlappingHadamard
  }

  /// One point of a curve.
  public struct Deviation: Equatable, Sendable {
    /// The stretches' length, in seconds.
    public var tau: Double
    /// In the samples' unit.
    public var value: Double
    /// One standard deviation of the estimate.
    ///
    /// For the overlapping Allan deviation from the equivalent degrees of freedom that it has for
    /// white noise, for the others the deviation by the root of how many terms do not overlap.
    public var uncertainty: Double
    /// How many squared differences were averaged.
    public var terms: Int

    public init(tau: Double, value: Double, uncertainty: Double, terms: Int) {
      self.tau = tau
      self.value = value
      self.uncertainty = uncertainty
      self.terms = terms
    }
  }

  /// Between samples, in seconds.
  public let interval: Double
  /// The sums of the first 0, 1, 2 … samples, less their mean: the phase, in intervals.
  private let phase: [Double]

  /// - Parameters:
  ///   - samples: Of a rate, an acceleration, a field …, at equal intervals.
  ///   - interval: In seconds.
  public init(_ samples: [Double], interval: Double) throws(AnalysisError) {
    try AnalysisError.check(samples, interval: interval)
    self.interval = interval
    // Every estimator cancels the mean; without it the sums keep their digits.
    let mean = samples.reduce(0, +) / Double(max(samples.count, 1))
    var phase = [Double](repeating: 0, count: samples.count + 1)
    for index in samples.indices { phase[index + 1] = phase[index] + (samples[index] - mean) }
    self.phase = phase
  }

  /// Enough to tell the slopes of a curve.
  public static let usualPointsPerDecade = 10

  /// A curve over averaging factors (stretches of so many samples) that are evenly spaced on a
  /// logarithmic axis, up to the longest that the record has room for; empty for an empty record.
  public func deviations(
    _ estimator: Estimator = .overlappingAllan, pointsPerDecade: Int = usualPointsPerDecade
  ) -> [Deviation] {
    let longest = longestFactor(estimator)
    let density = Double(max(1, min(pointsPerDecade, 1000)))
    var factors: [Int] = []
    var index = 0.0
    while true {
      let factor = Series.exp(index / density * Series.log(10)).rounded()
      guard factor <= Double(longest) else { break }
      if Int(factor) != factors.last { factors.append(Int(factor)) }
      index += 1
    }
    return deviations(estimator, factors: factors)
  }

  /// A curve over the averaging factors given; those that the record has no room for are left out.
  public func deviations(_ estimator: Estimator, factors: [Int]) -> [Deviation] {
    factors.compactMap { deviation(estimator, factor: $0) }
  }

  /// Nil where the record has no room for a single difference of stretches of so many samples.
  public func deviation(_ estimator: Estimator, factor: Int) -> Deviation? {
    guard factor > 0, factor <= longestFactor(estimator) else { return nil }
    let m = Double(factor)
    let tau = m * interval
    let (sum, terms) =
      switch estimator {
      case .allan: secondDifferences(factor, step: factor)
      case .overlappingAllan: secondDifferences(factor, step: 1)
      case .modifiedAllan, .time: averagedDifferences(factor)
      case .hadamard: thirdDifferences(factor, step: factor)
      case .overlappingHadamard: thirdDifferences(factor, step: 1)
      }
    let norm: Double =
      switch estimator {
      case .allan, .overlappingAllan: 2 * m * m
      case .modifiedAllan: 2 * m * m * m * m
      case .time: 6 * m * m * m * m / (tau * tau)
      case .hadamard, .overlappingHadamard: 6 * m * m
      }
    let value = (sum / Double(terms) / norm).squareRoot()
    return Deviation(
      tau: tau, value: value, uncertainty: value * relativeUncertainty(estimator, m), terms: terms)
  }

  private func longestFactor(_ estimator: Estimator) -> Int {
    switch estimator {
    case .allan, .overlappingAllan: (phase.count - 1) / 2
    case .modifiedAllan, .time: phase.count / 3
    case .hadamard, .overlappingHadamard: (phase.count - 1) / 3
    }
  }

  private func relativeUncertainty(_ estimator: Estimator, _ m: Double) -> Double {
    let n = Double(phase.count)
    guard estimator == .overlappingAllan else {
      let order = estimator == .allan ? 2.0 : 3
      return 1 / max(1, (n - 1) / m - order + 1).squareRoot()
    }
    // SP 1065, table 5, where n counts phases.
    let freedom = (3 * (n - 1) / (2 * m) - 2 * (n - 2) / n) * 4 * m * m / (4 * m * m + 5)
    return 1 / (2 * freedom).squareRoot()
  }
}

// The sums of squares, and of how many.
extension Stability {
  private func secondDifferences(_ m: Int, step: Int) -> (sum: Double, terms: Int) {
    let phase = phase.span
    var sum = 0.0
    let end = phase.count - 2 * m
    for index in stride(from: 0, to: end, by: step) {
      let difference = phase[index + 2 * m] - 2 * phase[index + m] + phase[index]
      sum += difference * difference
    }
    return (sum, (end - 1) / step + 1)
  }

  private func thirdDifferences(_ m: Int, step: Int) -> (sum: Double, terms: Int) {
    let phase = phase.span
    var sum = 0.0
    let end = phase.count - 3 * m
    for index in stride(from: 0, to: end, by: step) {
      let inner = phase[index + 2 * m] - phase[index + m]
      let difference = phase[index + 3 * m] - 3 * inner - phase[index]
      sum += difference * difference
    }
    return (sum, (end - 1) / step + 1)
  }

  /// Of sums of `m` second differences in a row.
  private func averagedDifferences(_ m: Int) -> (sum: Double, terms: Int) {
    let phase = phase.span
    func difference(_ index: Int) -> Double {
      phase[index + 2 * m] - 2 * phase[index + m] + phase[index]
    }
    var window = 0.0
    for index in 0..<m { window += difference(index) }
    var sum = window * window
    let end = phase.count + 1 - 3 * m
    for index in 1..<end {
      window += difference(index + m - 1) - difference(index - 1)
      sum += window * window
    }
    return (sum, end)
  }
}
