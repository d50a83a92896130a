// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// The noise of an axis at rest, as a part has it before rounding.
struct AxisNoise {
  /// The factor from a standard deviation to a 95 % interval.
  static let wide = 1.96

  let fit: NoiseSpectrumFit
  /// The step of the output; 0 for an output that does not change.
  let digit: Double
  /// The noise before rounding, where that hides some of it.
  let rounded: RoundedNoise?
  /// Whether rounding hides noise that the record cannot show.
  let isHidden: Bool

  /// The mean of the output before rounding that has a mean after it.
  func mean(of mean: Double) -> Double { rounded?.mean(of: mean) ?? mean }
  /// The standard deviation of the error of a mean by rounding.
  var roundingDeviation: Double {
    // The first harmonic of the rounding error of a steady output, 1/π of a digit.
    rounded?.meanDeviation ?? (isHidden ? digit / .pi / 2.0.squareRoot() : 0)
  }

  init(_ values: [Double], interval: Double) throws(AnalysisError) {
    fit = try NoiseSpectrumFit(values, interval: interval)
    digit = Self.digit(of: values)
    let mean = values.reduce(0, +) / Double(values.count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
    // Rounding adds a twelfth of a digit's square to noise that is not small.
    let scatter = (max(0, variance - digit * digit / 12)).squareRoot()
    let isCoarse = scatter < RoundedNoise.most * digit
    rounded =
      isCoarse ? RoundedNoise(values, digit: digit, interval: interval) : nil
    isHidden = isCoarse && rounded == nil
  }

  /// The smallest difference of two values of a record; 0 for an output that does not change.
  private static func digit(of values: [Double]) -> Double {
    let sorted = values.sorted()
    let size = max(abs(sorted[0]), abs(sorted[sorted.count - 1]), 1e-9)
    return zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 1e-9 * size }.min() ?? 0
  }

  /// The density of the white noise without that of rounding, and its standard deviation; nil where it is not known.
  func density(interval: Double) -> (value: Double, deviation: Double)? {
    guard !isHidden else { return nil }
    if let rounded { return rounded.density }
    let (density, deviation) = fit.density
    let square = density * density - digit * digit / 6 * interval
    guard density > 0, square > 0.2 * density * density else { return nil }
    return (square.squareRoot(), deviation * density / square.squareRoot())
  }
}
