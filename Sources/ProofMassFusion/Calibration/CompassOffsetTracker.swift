// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Follows the offset of a calibrated compass while it is in use: it changes with temperature, and when
/// something magnetic is put on the board or taken off.
///
/// A Kalman filter estimates the change of the offset, on the board's axes, and the field around the
/// board. A field that does not fit for a while is another one, or the offset is: the filter goes on
/// for trial, with a field that begins anew and an offset that may have changed by as much. The trial is
/// believed when it has fitted while the board turned, which alone tells the two apart, and given up when
/// the old field is back. So a magnet beside the board changes no offset, and one on the board does.
public struct CompassOffsetTracker: Equatable, Sendable {
  /// What is assumed of compass, attitude and surroundings. Choices, if nothing else is said.
  public struct Parameters: Equatable, Sendable {
    /// The standard deviation of the offset's change just after calibration, in µT.
    public var offsetDeviation = 0.5
    /// By how much this grows for each kelvin since then, in µT: what the emulated AK8975 assumes, since
    /// its datasheet says nothing of it.
    public var offsetPerKelvin = 0.2
    /// The random walk of the offset, in µT/√s: 1.2 µT in an hour.
    public var offsetWalk = 0.02
    /// The random walk of the field, in µT/√s, as the board is moved through it.
    public var fieldWalk = 0.3
    /// The random walk of the attitude's heading, in rad/√s: that of a gyroscope of 0.03 °/s/√Hz, and
    /// its bias.
    public var headingWalk = 0.002
    /// The same while it turns, in rad for the root of a radian: a scale that is off by 2 %.
    public var headingScale = 0.02
    /// The noise of a sample on each axis, in µT, with its rounding: an AK8975's.
    public var noise = 0.7
    /// The error of an attitude that the field shows: of its inclination, in radians.
    public var tilt = 0.02
    /// The same, for each rad/s: the time by which compass and attitude may be apart, in seconds. The
    /// L3G4200D's low-pass of 32 Hz and an AK8975's measurement take 7 ms each.
    public var lag = 0.008
    /// The time for which these errors are alike, in seconds, since movements repeat.
    public var errorTime = 2.0
    /// The difference from the expected field in standard deviations from which on a sample is not
    /// taken.
    public var threshold = 3.0
    /// The same of which the root mean square is, for a while, where the field does not fit.
    public var misfitThreshold = 2.0
    /// The time constant of that mean, in seconds.
    public var patience = 0.5
    /// The time for which the field of before has to fit for a trial to be given up, in seconds.
    public var returnTime = 0.5
    /// The time for which a trial has to fit while the board turns, in seconds, where it has the
    /// field of before or the offset of before, as with something on the board or in another room.
    public var trialTime = 1.0
    /// The same where it has neither, as beside something that is magnetic.
    public var strangeTrialTime = 10.0
    /// The greatest difference of a field from that of before, as a fraction of it: VQF's.
    public var fieldThreshold = 0.1
    /// The greatest difference of an offset from that of before, in µT.
    public var offsetThreshold = 2.0
    /// The least angular rate at which that counts, in rad/s: VQF's for a new field, 20 °/s.
    public var leastRate = 20 * Double.pi / 180
    /// The greatest angular rate at rest, at which nothing is learned, in rad/s: VQF's, 2 °/s.
    public var restRate = 2 * Double.pi / 180

    /// Creates the default assumptions.
    public init() {}
  }

  /// What is assumed of compass, attitude and surroundings.
  public let parameters: Parameters
  /// By which samples are corrected.
  private var trusted: OffsetAndField
  private var trial: OffsetAndField?
  /// The low-passed square of the differences from the expected field, in variances.
  private var strain = 0.0
  /// The time for which the field of before has fitted again during a trial.
  private var returnedTime = 0.0
  /// The time for which the trial has fitted while the board turned.
  private var trialTime = 0.0
  /// Whether the last sample changed more than a little: by a trial.
  package private(set) var hasJumped = false
  /// The field around the board in µT, in the frame of the attitudes; nil before the first sample.
  package var field: Axes<Double>? { trusted.field }
  private var magnitudes: MagnitudeSpread
  private var age: Double?

  /// Creates a tracker for a compass that has just been calibrated.
  ///
  /// - Parameters:
  ///   - magnitude: That of the field in which it was calibrated, in µT.
  ///   - kelvin: By how much its temperature has changed since.
  ///   - parameters: What is assumed of compass, attitude and surroundings.
  public init(
    magnitude: Double, warmedBy kelvin: Double = 0, _ parameters: Parameters = Parameters()
  ) {
    self.parameters = parameters
    magnitudes = MagnitudeSpread(of: magnitude)
    trusted = OffsetAndField(
      offsetDeviation: parameters.offsetDeviation + parameters.offsetPerKelvin * abs(kelvin))
  }

  /// The change of the offset, by which calibrated samples are too large, on the board's axes.
  public var offset: MagneticFluxDensity { MagneticFluxDensity(microtesla: trusted.offset) }

  /// How the compass fits its calibration at present.
  public var fit: CompassFit {
    CompassFit(
      offset: offset, deviation: MagneticFluxDensity(microtesla: trusted.deviation), age: age,
      misfit: magnitudes.fraction)
  }

  /// The temperature has changed since the last sample.
  public mutating func warm(by kelvin: Double) {
    guard kelvin.isFinite else { return }
    trusted.stretch(by: parameters.offsetPerKelvin * abs(kelvin))
    trial?.stretch(by: parameters.offsetPerKelvin * abs(kelvin))
  }

  /// The attitude has begun anew, in another frame.
  public mutating func forgetAttitude() {
    trusted.forgetField()
    trial = nil
    strain = 0
  }

  /// Updates the tracker with a calibrated sample; one that is not finite is ignored.
  ///
  /// - Parameters:
  ///   - sample: The field on the board's axes.
  ///   - rotation: From the board to a frame whose z axis points up and which does not turn: that of
  ///     `VQF.rotation6D`.
  ///   - rate: The magnitude of the angular rate, in rad/s.
  ///   - interval: The time since the sample before, in seconds; the first one's does not count.
  public mutating func update(
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

  /// Goes on with a trial.
  ///
  /// - Parameter distance: The squared distance from the field of before.
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

  /// A sample, with what goes with it.
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

  /// The square of the difference from what is expected, in variances.
  private func squaredDistance(of step: Step, from state: OffsetAndField) -> Double {
    state.innovation(step.reading, step.rotation).squaredMagnitude
      / state.expectedSquare(step.rotation, variance: step.variance)
  }

  /// Takes a sample, unless it is too far off; false then.
  private mutating func take(
    _ step: Step, _ squaredDistance: Double, _ state: inout OffsetAndField
  ) -> Bool {
    // The bound gives a single sample no great part of the mean.
    strain +=
      (min(squaredDistance, squareLimit) - strain)
      * min(1, step.interval / parameters.patience)
    guard squaredDistance < squareLimit else { return false }
    // So many samples have the same error, and count as one.
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
