// SPDX-License-Identifier: Apache-2.0

/// What a record shows of a step: where it ends, how fast it gets there, how far it goes beyond.
public struct StepResponse: Equatable, Sendable {
  /// The value before the step.
  public let initial: Double
  /// The value that the record settles at.
  public let final: Double
  /// How far the record goes beyond the final value, as a part of the step; 0 where it does not.
  public let overshoot: Double
  /// From 10 % to 90 % of the step, in seconds; nil where it does not get there.
  public let riseTime: Double?
  /// From the first sample until the record comes within the band and stays there, in seconds; nil
  /// where it ends outside.
  public let settlingTime: Double?

  /// - Parameters:
  ///   - samples: From the instant of the step on, at equal intervals, linear in between.
  ///   - interval: In seconds.
  ///   - initial: The value before the step.
  ///   - final: Where the step leads to, where that is known; else the mean of the last tenth.
  ///   - band: What counts as settled, as a part of the step.
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
    // Without a step there is nothing to be a part of.
    guard step != 0, step.isFinite else {
      (overshoot, riseTime, settlingTime) = (0, nil, nil)
      return
    }

    var peak = 0.0
    for sample in samples { peak = max(peak, (sample - end) / step) }
    overshoot = peak

    /// When the line from the sample before to this one passes a part of the step.
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
