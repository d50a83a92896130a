// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Allan deviation and its relatives as functions of the averaging time τ, as NIST SP 1065 defines
/// them for frequency data: how much the mean over τ changes from one stretch of a record to the
/// next.
///
/// ```swift
/// let curve = try Stability(rates, interval: 0.01).deviations()
/// let noise = NoiseCoefficients(curve)
/// ```
public struct Stability: Sendable {
  /// A statistic of the differences between stretches.
  public enum Estimator: CaseIterable, Sendable {
    /// Allan deviation (ADEV) of adjacent stretches.
    case allan
    /// Allan deviation of stretches that begin at every sample: the usual choice.
    case overlappingAllan
    /// Modified Allan deviation (MDEV), which separates white from flicker phase noise.
    case modifiedAllan
    /// Time deviation (TDEV), τ·MDEV/√3, in the samples' unit times seconds.
    case time
    /// Hadamard deviation (HDEV) of adjacent stretches; a linear drift cancels.
    case hadamard
    /// Hadamard deviation of stretches that begin at every sample.
    case overlappingHadamard
  }

  /// One point of a curve.
  public struct Deviation: Equatable, Sendable {
    /// Averaging time τ: length of a stretch, in seconds.
    public var tau: Double
    /// Deviation in the samples' unit; of `time`, in that unit times seconds.
    public var value: Double
    /// Standard deviation of the estimate, in the unit of `value`.
    ///
    /// The overlapping Allan deviation uses the equivalent degrees of freedom for white noise
    /// (SP 1065, table 5); the others divide by the square root of the number of independent terms.
    public var uncertainty: Double
    /// Number of squared differences that were averaged.
    public var terms: Int

    /// Creates a point from its parts.
    package init(tau: Double, value: Double, uncertainty: Double, terms: Int) {
      self.tau = tau
      self.value = value
      self.uncertainty = uncertainty
      self.terms = terms
    }
  }

  /// Time between samples, in seconds.
  package let interval: Double
  /// Phase in units of `interval`: sums of the first 0, 1, 2 … samples, their mean removed.
  private let phase: [Double]

  /// Prepares a record.
  ///
  /// - Parameters:
  ///   - samples: Values of a rate, an acceleration, a field …, at equal intervals.
  ///   - interval: Time between samples, in seconds.
  /// - Throws: `AnalysisError` for a bad interval or a sample that is not finite.
  public init(_ samples: [Double], interval: Double) throws(AnalysisError) {
    try AnalysisError.check(samples, interval: interval)
    self.interval = interval
    // Every estimator cancels the mean; removing it keeps the sums small and exact.
    let mean = samples.reduce(0, +) / Double(max(samples.count, 1))
    var phase = [Double](repeating: 0, count: samples.count + 1)
    for index in samples.indices { phase[index + 1] = phase[index] + (samples[index] - mean) }
    self.phase = phase
  }

  /// Points per decade of τ that resolve the slopes of a curve.
  @usableFromInline package static let usualPointsPerDecade = 10

  /// A curve over averaging factors (samples per stretch) that are evenly spaced on a logarithmic
  /// axis, up to the longest that the record allows; empty for an empty record.
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

  /// A curve over the given averaging factors; those that are too long for the record are left out.
  public func deviations(_ estimator: Estimator, factors: [Int]) -> [Deviation] {
    factors.compactMap { deviation(estimator, factor: $0) }
  }

  /// The deviation at an averaging factor; nil where the record is too short for a single
  /// difference.
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
    // SP 1065, table 5, white FM; n is the number of phases.
    let freedom = (3 * (n - 1) / (2 * m) - 2 * (n - 2) / n) * 4 * m * m / (4 * m * m + 5)
    return 1 / (2 * freedom).squareRoot()
  }
}

/// Sums of squared differences of the phase, and the number of terms.
extension Stability {
  private func secondDifferences(_ m: Int, step: Int) -> (sum: Double, terms: Int) {
    squares(upTo: phase.count - 2 * m, step: step) { phase, index in
      phase[index + 2 * m] - 2 * phase[index + m] + phase[index]
    }
  }

  private func thirdDifferences(_ m: Int, step: Int) -> (sum: Double, terms: Int) {
    squares(upTo: phase.count - 3 * m, step: step) { phase, index in
      let inner = phase[index + 2 * m] - phase[index + m]
      return phase[index + 3 * m] - 3 * inner - phase[index]
    }
  }

  @inline(__always)
  private func squares(
    upTo end: Int, step: Int, _ difference: (Span<Double>, Int) -> Double
  ) -> (sum: Double, terms: Int) {
    let phase = phase.span
    var sum = 0.0
    for index in stride(from: 0, to: end, by: step) {
      let value = difference(phase, index)
      sum += value * value
    }
    return (sum, (end - 1) / step + 1)
  }

  /// The sums run over `m` consecutive second differences each.
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
