// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The distribution of values: their moments, and a histogram to be drawn with the normal curve.
struct Distribution {
  /// A bin of the histogram, in standard deviations.
  struct Bin {
    /// The deviation of its centre from the mean.
    let center: Double
    /// The fraction of values in it, divided by its width.
    let share: Double
    /// The same of the normal distribution, integrated over the bin.
    let normal: Double
  }

  let mean: Double
  /// The standard deviation.
  let deviation: Double
  /// The third and the fourth moment about the mean, in standard deviations, the fourth less 3: both are 0
  /// for a normal distribution. For n values from one, their standard errors are √(6/n) and √(24/n).
  let skewness: Double
  let excessKurtosis: Double
  /// The histogram, from the least value on.
  let bins: [Bin]
  /// The width of each bin in standard deviations.
  let binWidth: Double

  /// nil where all values are equal.
  ///
  /// The width of a bin is a whole number of quantization steps: otherwise some bins would contain more
  /// digits than others.
  init?(_ values: [Double]) {
    let sorted = values.sorted()
    let count = Double(values.count)
    let mean = values.reduce(0) { $0 + $1 / count }
    let deviation = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / count }.squareRoot()
    let steps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 0 }
    guard let least = sorted.first, let most = sorted.last, let step = steps.min(),
      deviation.isFinite, deviation > 0
    else { return nil }
    self.mean = mean
    self.deviation = deviation
    func moment(_ power: (Double) -> Double) -> Double {
      values.reduce(0) { $0 + power(($1 - mean) / deviation) / count }
    }
    skewness = moment { $0 * $0 * $0 }
    excessKurtosis = moment { $0 * $0 * $0 * $0 } - 3
    // Rounding to steps adds a twelfth of their square to the variance (Sheppard); what remains is that of the
    // normal distribution. Below half a step its part depends on where the mean is between two of them.
    let continuous = max(deviation * deviation - step * step / 12, step * step / 36).squareRoot()
    // In steps: otherwise a value on the edge of two bins could fall into either.
    let width = max(1, (deviation / 4 / step).rounded())
    // Bounded, in spite of outliers.
    func bin(_ value: Double) -> Int {
      Int(min(1999, (((value - least) / step).rounded() / width).rounded(.down)))
    }
    var counts = [Int](repeating: 0, count: bin(most) + 1)
    for value in values { counts[bin(value)] += 1 }
    let binWidth = width * step / deviation
    bins = counts.indices.map { index in
      let first = least + (Double(index) * width - 0.5) * step
      func normal(below value: Double) -> Double { Self.normal((value - mean) / continuous) }
      return Bin(
        center: (first + width * step / 2 - mean) / deviation,
        share: Double(counts[index]) / count / binWidth,
        normal: (normal(below: first + width * step) - normal(below: first)) / binWidth)
    }
    self.binWidth = binWidth
  }

  /// The normal distribution function, (1 + erf(x/√2))/2, by the series about 0 (Marsaglia, Evaluating the normal
  /// distribution, J. Stat. Software 11, 2004), to 1e-15.
  static func normal(_ x: Double) -> Double {
    guard x.magnitude < 8 else { return x < 0 ? 0 : 1 }
    var (sum, term, factor) = (x, x, 1.0)
    while sum + term != sum {
      factor += 2
      term *= x * x / factor
      sum += term
    }
    return 0.5 + sum * Series.exp(-x * x / 2) / (2 * .pi).squareRoot()
  }
}
