// SPDX-License-Identifier: Apache-2.0

/// The distribution of values: their moments, and a histogram to be drawn with the normal curve.
struct Distribution {
  let mean: Double
  /// The standard deviation.
  let deviation: Double
  /// The third and the fourth moment about the mean, in standard deviations, the fourth less 3: both are 0
  /// for a normal distribution. For n values from one, their standard errors are √(6/n) and √(24/n).
  let skewness: Double
  let excessKurtosis: Double
  /// The fraction of values per standard deviation, over the deviation from the mean in standard deviations.
  let shares: [PlotCurve.Point]

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
    // In steps: otherwise a value on the edge of two bins could fall into either.
    let width = max(1, (deviation / 4 / step).rounded())
    // Bounded, in spite of outliers.
    func bin(_ value: Double) -> Int {
      Int(min(1999, (((value - least) / step).rounded() / width).rounded(.down)))
    }
    var counts = [Int](repeating: 0, count: bin(most) + 1)
    for value in values { counts[bin(value)] += 1 }
    shares = counts.indices.map { index in
      let center = least + (Double(index) * width + (width - 1) / 2) * step
      return (
        (center - mean) / deviation, Double(counts[index]) / count * deviation / (width * step)
      )
    }
  }
}
