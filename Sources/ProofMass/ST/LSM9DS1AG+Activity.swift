// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM9DS1AGConfiguration {
  /// Activity detection: while the board does not move, the gyroscope is switched off. Datasheet, ACT_THS and
  /// ACT_DUR.
  ///
  /// The accelerometer goes on at its rate; no document states another. `read` then gives samples without
  /// `hasAngularRate`, and the gyroscope's interrupt generator gets none.
  ///
  /// The datasheet does not say whether gravity counts. If it does, a chip at rest becomes inactive only with a
  /// threshold above 1 g.
  public struct Activity: Equatable, Sendable {
    /// The threshold in g: the chip becomes inactive after samples with all axes below it, and active again with
    /// the first sample of an axis above it. 1…127 steps of full scale / 128, which is a choice, because the
    /// datasheet gives no step: 15.6, 31.25, 62.5 or 125 mg.
    public var threshold: Double
    /// How long the axes have to be below it: 0…255 periods of the rate; the unit is assumed, too.
    public var duration: Duration
    /// Whether the gyroscope sleeps meanwhile and measures again at once, instead of being powered down, from
    /// where it takes as long as in `LSM9DS1AG.settlingTime`. Datasheet, ACT_THS, SLEEP_ON_INACT_EN.
    public var gyroscopeSleeps: Bool

    /// Creates the detector's settings from their parts.
    public init(threshold: Double, duration: Duration, gyroscopeSleeps: Bool = false) {
      self.threshold = threshold
      self.duration = duration
      self.gyroscopeSleeps = gyroscopeSleeps
    }
  }

  /// ACT_THS and ACT_DUR; a threshold of 0 turns the detector off.
  var activityLevels: InlineArray<2, UInt8> {
    get throws(SensorError) {
      guard let activity else { return [0, 0] }
      let threshold = Datasheet.LSM9DS1AG.ACT_THS(
        sleepsGyroscope: activity.gyroscopeSleeps,
        threshold: UInt8(try Steps.of(activityStep, in: activity.threshold, 0...127)))
      let duration = try Steps.of(nanoseconds: period, in: activity.duration, through: 255)
      return [threshold.bits, UInt8(truncatingIfNeeded: duration)]
    }
  }

  /// The settings set to the nearest of the chip's steps.
  func rounded(_ activity: Activity?) throws(SensorError) -> Activity? {
    guard var activity else { return nil }
    let steps = try Steps.of(activityStep, in: activity.threshold, 0...127)
    guard steps > 0 else { throw .wrongConfiguration }
    activity.threshold = Double(steps) * activityStep
    activity.duration = Duration(
      wholeNanoseconds: try Steps.of(nanoseconds: period, in: activity.duration, through: 255)
        * period)
    return activity
  }

  /// One step of the threshold, in g.
  private var activityStep: Double {
    accelerometerRange.g / Double(Datasheet.LSM9DS1AG.Constant.activityThresholdSteps)
  }
}

extension LSM9DS1AG where Link: ~Copyable {
  /// Whether the board does not move: reads STATUS_REG, INACT. Always false without `configuration.activity`.
  ///
  /// - Throws: what `readAccelerometerInterrupt` throws.
  public mutating func isInactive() throws(SensorError) -> Bool {
    try checkSources()
    let status: Datasheet.LSM9DS1AG.STATUS_REG = try bus.load()
    staleSources.record(isNew: status.inactive)
    return status.inactive
  }
}
