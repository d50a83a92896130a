// SPDX-License-Identifier: Apache-2.0

/// How evenly a sensor was sampled.
package struct Sampling: Sendable {
  /// The mean, in seconds.
  package let interval: Double
  /// What part of the steps between samples is off the mean by more than a quarter of it.
  package let unevenness: Double
  /// What part of the time is lost in gaps: in steps of one and a half intervals and more, what they
  /// have more than one.
  package let gaps: Double

  /// - Parameter times: Ascending, in nanoseconds, within ±2⁶²; nil where they do not pass.
  package init?(_ times: [Int64]) {
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
