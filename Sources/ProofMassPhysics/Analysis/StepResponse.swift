// SPDX-License-Identifier: Apache-2.0

/// Characteristics of a recorded step response: final value, rise time, overshoot, settling time.
public struct StepResponse: Equatable, Sendable {
  /// Value before the step, in the samples' unit.
  public let initial: Double
  /// Value after the step, in the samples' unit: as given, or the mean of the last tenth.
  public let final: Double
  /// Largest excess over the final value, relative to the step; 0 where there is none.
  public let overshoot: Double
  /// Time from 10 % to 90 % of the step, in seconds; nil where 90 % is not reached.
  public let riseTime: Double?
  /// Time from the first sample until the record stays within the band, in seconds; nil where it
  /// ends outside.
  public let settlingTime: Double?

  /// Evaluates a record.
  ///
  /// - Parameters:
  ///   - samples: At least two samples from the instant of the step on, at equal intervals;
  ///     interpolated linearly.
  ///   - interval: Time between samples, in seconds.
  ///   - initial: Value before the step.
  ///   - final: Value after the step, if it is known; else the mean of the last tenth of the
  ///     samples.
  ///   - band: Half width of the band that counts as settled, relative to the step.
  /// - Throws: `AnalysisError` for a bad interval, a sample that is not finite, or a short record.
  public init(
    _ samples: [Double], interval: Double, from initial: Double = 0, to final: Double? = nil,
    band: Double = 0.02
  ) throws(AnalysisError) {
    try AnalysisError.check(samples, interval: interval, minimum: 2)
    let tail = samples.suffix(max(1, samples.count / 10))
    let end = final ?? tail.reduce(0, +) / Double(tail.count)
    self.initial = initial
    self.final = end
    let step = end - initial
    // Everything below is relative to the step, which must not be zero.
    guard step != 0, step.isFinite else {
      (overshoot, riseTime, settlingTime) = (0, nil, nil)
      return
    }

    var peak = 0.0
    for sample in samples { peak = max(peak, (sample - end) / step) }
    overshoot = peak

    /// Time at which the line between the previous sample and this one crosses a fraction of the
    /// step.
    func time(of part: Double, before index: Int) -> Double {
      guard index > 0 else { return 0 }
      let (one, next) = ((samples[index - 1] - initial) / step, (samples[index] - initial) / step)
      let share = next == one ? 1 : (part - one) / (next - one)
      return (Double(index - 1) + min(max(share, 0), 1)) * interval
    }
    func firstTime(of part: Double) -> Double? {
      samples.firstIndex { ($0 - initial) / step >= part }.map { time(of: part, before: $0) }
    }
    riseTime = firstTime(of: 0.9).flatMap { end in firstTime(of: 0.1).map { end - $0 } }

    let lastOutside = samples.lastIndex { abs(($0 - end) / step) > band }
    if let index = lastOutside {
      let edge = (samples[index] - end) / step > 0 ? 1 + band : 1 - band
      settlingTime = index + 1 < samples.count ? time(of: edge, before: index + 1) : nil
    } else {
      settlingTime = 0
    }
  }
}
