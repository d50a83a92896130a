// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LIS3DHConfiguration {
  /// Activity detection: the chip falls asleep while it does not move. Asleep it measures at 10 Hz in
  /// low-power mode, whatever the configured rate and mode, with codes of 8 bits aligned to the top of 12.
  /// Datasheet, section 3.2.4.
  ///
  /// The datasheet does not say whether gravity counts. If it does, a chip at rest falls asleep only with
  /// a threshold above 1 g.
  public struct Activity: Equatable, Sendable {
    /// The threshold in g: the chip falls asleep after samples with all axes below it, and wakes up with the
    /// first sample of an axis above it. 1…127 steps of 16, 32, 64 or 192 mg, like those of an interrupt; for
    /// the last two the datasheet prints 62 and 186 mg (ACT_THS).
    public var threshold: Double
    /// How long the axes have to be below it: 1, 9, 17, … 2041 periods of the rate (ACT_DUR).
    public var duration: Duration

    /// Creates the detector's settings from their parts.
    public init(threshold: Double, duration: Duration) {
      self.threshold = threshold
      self.duration = duration
    }
  }

  /// The values of ACT_THS and ACT_DUR; a threshold of 0 turns the detector off.
  var activityLevels: InlineArray<2, UInt8> {
    get throws(SensorError) {
      guard let activity else { return [0, 0] }
      let steps = try thresholdSteps(activity.threshold)
      guard steps > 0 else { throw .wrongConfiguration }
      return [steps, UInt8(truncatingIfNeeded: try durationSteps(activity.duration))]
    }
  }

  /// The settings set to the nearest of the chip's steps.
  func rounded(_ activity: Activity?) throws(SensorError) -> Activity? {
    guard var activity else { return nil }
    let steps = try activityLevels
    activity.threshold = threshold(ofSteps: Int16(steps[0]))
    activity.duration = Duration(
      wholeNanoseconds: try durationSteps(activity.duration) * activityStep + period)
    return activity
  }

  /// One step of the duration, in nanoseconds: eight periods (datasheet, ACT_DUR).
  private var activityStep: Int64 {
    // A sum, because widening a number to 64 bits allocates in 32-bit Embedded builds.
    var time: Int64 = 0
    for _ in 0..<(part.variant.activitySamplesPerStep ?? 0) { time += period }
    return time
  }

  private func durationSteps(_ duration: Duration) throws(SensorError) -> Int64 {
    let time = duration.wholeNanoseconds
    guard time >= 0 else { throw .wrongConfiguration }
    let more = Duration(wholeNanoseconds: max(0, time - period))
    return try Steps.of(nanoseconds: activityStep, in: more, through: 255)
  }
}
