// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Tracks the offset of a calibrated magnetometer in use. The offset changes with temperature, and when
/// something magnetic is put on the board or removed.
///
/// A Kalman filter estimates the change of the offset, on the board's axes, and the field around the
/// board. When readings have not fitted for a while, either the field or the offset has changed: a trial
/// filter starts, with a new field and an offset that may have changed by as much. The trial is accepted
/// when it has fitted while the board rotated, which alone distinguishes the two, and dropped when the
/// old field is back. So a magnet beside the board changes no offset, and one on the board does.
@usableFromInline
package struct CompassOffsetTracker: Equatable, Sendable {
  /// The assumptions about magnetometer, attitude and surroundings; choices, unless stated otherwise.
  @usableFromInline
  package struct Parameters: Equatable, Sendable {
    /// The standard deviation of the offset's change just after calibration, in µT.
    @usableFromInline package var offsetDeviation = 0.5
    /// The growth of this for each kelvin since then, in µT, as assumed for the emulated AK8975, because its
    /// datasheet does not give it.
    @usableFromInline package var offsetPerKelvin = 0.2
    /// The random walk of the offset, in µT/√s: 1.2 µT in an hour.
    @usableFromInline package var offsetWalk = 0.02
    /// The random walk of the field, in µT/√s, as the board is moved through it.
    @usableFromInline package var fieldWalk = 0.3
    /// The random walk of the attitude's heading, in rad/√s: that of a gyroscope of 0.03 °/s/√Hz, and
    /// its bias.
    @usableFromInline package var headingWalk = 0.002
    /// The same during a rotation, in rad per square root of a radian: a scale that is off by 2 %.
    @usableFromInline package var headingScale = 0.02
    /// The noise of a sample on each axis, in µT, with its rounding: an AK8975's.
    @usableFromInline package var noise = 0.7
    /// The error of the attitude's inclination, in radians, which appears as an error of the field.
    @usableFromInline package var tilt = 0.02
    /// The same, for each rad/s: the delay between magnetometer and attitude, in seconds. The L3G4200D's
    /// low-pass of 32 Hz and an AK8975's measurement take 7 ms each.
    @usableFromInline package var lag = 0.008
    /// The time over which these errors are correlated, in seconds, because movements repeat.
    @usableFromInline package var errorTime = 2.0
    /// The difference from the expected field, in standard deviations, from which a sample is rejected.
    @usableFromInline package var threshold = 3.0
    /// The root mean square of such differences, over a while, from which the field does not fit.
    @usableFromInline package var misfitThreshold = 2.0
    /// The time constant of that mean, in seconds.
    @usableFromInline package var patience = 0.5
    /// The time for which the previous field has to fit before a trial is dropped, in seconds.
    @usableFromInline package var returnTime = 0.5
    /// The time for which a trial has to fit while the board rotates, in seconds, if its field or its
    /// offset is the previous one, as with something on the board or in another room.
    @usableFromInline package var trialTime = 1.0
    /// The same if neither is, as beside a magnetic object.
    @usableFromInline package var strangeTrialTime = 10.0
    /// The greatest difference between equal fields, as a fraction of the previous one: VQF's.
    @usableFromInline package var fieldThreshold = 0.1
    /// The greatest difference between equal offsets, in µT.
    @usableFromInline package var offsetThreshold = 2.0
    /// The least angular rate that counts as rotation, in rad/s: VQF's for a new field, 20 °/s.
    @usableFromInline package var leastRate = 20 * Double.pi / 180
    /// The greatest angular rate at rest, during which nothing is learned, in rad/s: VQF's, 2 °/s.
    @usableFromInline package var restRate = 2 * Double.pi / 180

    /// Creates the default assumptions.
    @usableFromInline package init() {}
  }

  /// The assumptions about magnetometer, attitude and surroundings.
  @usableFromInline package let parameters: Parameters
  /// The state by which samples are corrected.
  private var trusted: OffsetAndField
  private var trial: OffsetAndField?
  /// The low-passed square of the differences from the expected field, in variances.
  private var strain = 0.0
  /// The time for which the previous field has fitted again during a trial.
  private var returnedTime = 0.0
  /// The time for which the trial has fitted while the board rotated.
  private var trialTime = 0.0
  /// Whether the last sample started or accepted a trial, which may change the state by a step.
  package private(set) var hasJumped = false
  /// The field around the board in µT, in the frame of the attitudes; nil before the first sample.
  package var field: Axes<Double>? { trusted.field }
  private var magnitudes: MagnitudeSpread
  private var age: Double?

  /// Creates a tracker for a magnetometer that has just been calibrated.
  ///
  /// - Parameters:
  ///   - magnitude: The magnitude of the field during its calibration, in µT.
  ///   - kelvin: The change of its temperature since then.
  ///   - parameters: The assumptions about magnetometer, attitude and surroundings.
  @usableFromInline package init(
    magnitude: Double, warmedBy kelvin: Double = 0, _ parameters: Parameters = Parameters()
  ) {
    self.parameters = parameters
    magnitudes = MagnitudeSpread(of: magnitude)
    trusted = OffsetAndField(
      offsetDeviation: parameters.offsetDeviation + parameters.offsetPerKelvin * abs(kelvin))
  }

  /// The change of the offset, by which calibrated samples are too large, on the board's axes.
  @usableFromInline
  package var offset: MagneticFluxDensity { MagneticFluxDensity(microtesla: trusted.offset) }

  /// The agreement of the magnetometer with its calibration at present.
  @usableFromInline package var fit: CompassFit {
    CompassFit(
      offset: offset, deviation: MagneticFluxDensity(microtesla: trusted.deviation), age: age,
      misfit: magnitudes.fraction)
  }

  /// Accounts for a change of temperature since the last sample.
  @usableFromInline package mutating func warm(by kelvin: Double) {
    guard kelvin.isFinite else { return }
    trusted.stretch(by: parameters.offsetPerKelvin * abs(kelvin))
    trial?.stretch(by: parameters.offsetPerKelvin * abs(kelvin))
  }

  /// Forgets the field, because the attitude has started again in another frame.
  @usableFromInline package mutating func forgetAttitude() {
    trusted.forgetField()
    trial = nil
    strain = 0
  }

  /// Updates the tracker with a calibrated sample; one that is not finite is ignored.
  ///
  /// - Parameters:
  ///   - sample: The field on the board's axes.
  ///   - rotation: From the board to a frame whose z axis points up and which does not rotate: that of
  ///     `VQF.rotation6D`.
  ///   - rate: The magnitude of the angular rate, in rad/s.
  ///   - interval: The time since the sample before, in seconds; the first one's does not count.
  @usableFromInline package mutating func update(
    _ sample: MagneticFluxDensity, rotation: Quaternion, rate: Double, over interval: Double
  ) {
    let reading = sample.microtesla
    guard isPlausible(sample, least: 0), isPlausible(Axes(rate, 0, 0)), isPlausible(time: interval)
    else { return }
    let (lag, tilt) = (parameters.lag * rate, parameters.tilt)
    let step = Step(
      reading: reading, rotation: Matrix3(rotation: rotation),
      variance: parameters.noise * parameters.noise
        + reading.squaredMagnitude * (tilt * tilt + lag * lag),
      rate: rate, interval: max(interval, 1e-4))
    hasJumped = false
    age = age.map { $0 + step.interval }
    guard trusted.field != nil else {
      return trusted.begin(reading, step.rotation, variance: step.variance)
    }
    if rate >= parameters.leastRate {
      magnitudes.add((reading - trusted.offset).magnitude, over: step.interval)
    }
    grow(&trusted, step)
    let distance = squaredDistance(of: step, from: trusted)
    guard trial == nil else { return decide(step, distance) }
    var state = trusted
    if take(step, distance, &state), rate >= parameters.leastRate { age = 0 }
    trusted = state
    guard doesNotFit else { return }
    (hasJumped, returnedTime) = (true, 0)
    beginTrial(step)
  }

  /// Continues a trial, accepts it or drops it.
  ///
  /// - Parameter distance: The squared distance from the previous field.
  private mutating func decide(_ step: Step, _ distance: Double) {
    returnedTime = distance < squareLimit ? returnedTime + step.interval : 0
    guard var trial, returnedTime < parameters.returnTime else { return endTrial() }
    grow(&trial, step)
    let fits = take(step, squaredDistance(of: step, from: trial), &trial)
    guard !doesNotFit else { return beginTrial(step) }
    if fits, strain < 1, step.rate >= parameters.leastRate { trialTime += step.interval }
    guard trialTime >= neededTime(of: trial) else { return self.trial = trial }
    trusted = trial
    endTrial()
    magnitudes.begin()
    (age, hasJumped) = (0, true)
  }

  private func neededTime(of trial: OffsetAndField) -> Double {
    guard let new = trial.field, let old = trusted.field else { return parameters.strangeTrialTime }
    let hasField = (new - old).magnitude < parameters.fieldThreshold * old.magnitude
    let hasOffset = (trial.offset - trusted.offset).magnitude < parameters.offsetThreshold
    return hasField || hasOffset ? parameters.trialTime : parameters.strangeTrialTime
  }

  /// A sample with its attitude, its error and its time.
  private struct Step {
    var reading: Axes<Double>
    var rotation: Matrix3
    var variance, rate, interval: Double
  }

  private func grow(_ state: inout OffsetAndField, _ step: Step) {
    func squared(_ x: Double) -> Double { x * x }
    state.grow(
      offset: squared(parameters.offsetWalk) * step.interval,
      field: squared(parameters.fieldWalk) * step.interval,
      heading: (squared(parameters.headingWalk) + squared(parameters.headingScale) * step.rate)
        * step.interval)
  }

  private var squareLimit: Double { parameters.threshold * parameters.threshold }

  private var doesNotFit: Bool { strain > parameters.misfitThreshold * parameters.misfitThreshold }

  /// The square of the difference from the expected reading, in variances.
  private func squaredDistance(of step: Step, from state: OffsetAndField) -> Double {
    state.innovation(step.reading, step.rotation).squaredMagnitude
      / state.expectedSquare(step.rotation, variance: step.variance)
  }

  /// Updates the state with a sample; returns false, without an update, if the sample is too far off.
  private mutating func take(
    _ step: Step, _ squaredDistance: Double, _ state: inout OffsetAndField
  ) -> Bool {
    // The bound limits the weight of a single sample in the mean.
    strain +=
      (min(squaredDistance, squareLimit) - strain)
      * min(1, step.interval / parameters.patience)
    guard squaredDistance < squareLimit else { return false }
    // This many samples have the same error, and count as one.
    let alike = max(1, parameters.errorTime / step.interval)
    state.take(
      step.reading, step.rotation, variance: step.variance * alike,
      isTurning: step.rate > parameters.restRate)
    return true
  }

  private mutating func beginTrial(_ step: Step) {
    var state = trusted
    state.loosen(by: state.innovation(step.reading, step.rotation).magnitude)
    state.begin(step.reading, step.rotation, variance: step.variance)
    trial = state
    (strain, trialTime) = (0, 0)
  }

  private mutating func endTrial() {
    trial = nil
    strain = 0
  }
}
