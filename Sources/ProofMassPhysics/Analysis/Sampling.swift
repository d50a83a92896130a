// SPDX-License-Identifier: Apache-2.0

/// A reason why a record cannot be analysed.
public enum AnalysisError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sampling interval, in seconds, is not a positive finite number.
  case interval(Double)
  /// The sample at this index is not a number, or its magnitude is 1e100 or more.
  case sample(Int)
  /// The record has fewer samples than this minimum.
  case tooShort(minimum: Int)

  /// The reason in a few words.
  public var description: String {
    switch self {
    case .interval(let interval): "a sampling interval of \(interval) s"
    case .sample(let index): "sample \(index) is not a finite number"
    case .tooShort(let minimum): "a record of fewer than \(minimum) samples"
    }
  }

  /// Far beyond any sensor's output; below it, sums of squares stay finite.
  private static let limit = 1e100

  static func check(
    _ samples: [Double], interval: Double, minimum: Int = 0
  ) throws(AnalysisError) {
    guard interval > 1 / limit, interval < limit else { throw .interval(interval) }
    if let index = samples.firstIndex(where: { !($0.magnitude < limit) }) { throw .sample(index) }
    guard samples.count >= minimum else { throw .tooShort(minimum: minimum) }
  }
}

/// Regularity of a sensor's sampling.
package struct Sampling: Sendable {
  /// Mean time between samples, in seconds.
  package let interval: Double
  /// Fraction of the steps between samples that differ from the mean by more than a quarter of it.
  package let unevenness: Double
  /// Fraction of the time lost in gaps: the excess over one interval of each step that is longer
  /// than one and a half intervals.
  package let gaps: Double

  /// Nil where no time passes between the first sample and the last.
  ///
  /// - Parameter times: Ascending sample times in nanoseconds, within ±2⁶².
  package init?(_ times: Blocks<Int64>) {
    guard let first = times.first, let last = times.last, last > first else { return nil }
    let duration = Double(last - first)
    let mean = duration / Double(times.count - 1)
    var (uneven, lost) = (0, 0.0)
    for index in times.indices.dropFirst() {
      let step = Double(times[index] - times[index - 1])
      if abs(step - mean) > mean / 4 { uneven += 1 }
      if step > 1.5 * mean { lost += step - mean }
    }
    interval = mean * 1e-9
    unevenness = Double(uneven) / Double(times.count - 1)
    gaps = lost / duration
  }
}
