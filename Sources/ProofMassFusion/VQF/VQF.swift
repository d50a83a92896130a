// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Attitude estimation from gyroscope, accelerometer and magnetometer: the versatile quaternion-based
/// filter of D. Laidig and T. Seel ("VQF: Highly Accurate IMU Orientation Estimation With Bias
/// Estimation and Magnetic Disturbance Rejection", Information Fusion 91, 2023, 187–204;
/// arXiv 2203.17024).
///
/// It estimates the attitude with and without the magnetometer at the same time, estimates the
/// gyroscope's bias at rest and in motion, and rejects the magnetometer where the field is disturbed.
/// Each sensor has its own rate; of samples with the same time, the gyroscope's is passed first and the
/// magnetometer's last.
///
///     var filter = VQF(interval: 0.01)
///     filter.update(rate)      // AngularRate
///     filter.update(force)     // Acceleration: specific force, up at rest
///     filter.update(field)     // MagneticFluxDensity
///     let attitude = filter.rotation9D
///
/// The filter ignores a sample that is not finite, a force of 0, a field weaker than
/// `Parameters.minimumField`, and values beyond any chip (a million rad/s, g, µT or s). Clipped samples
/// should be passed: the filter averages, and a mean suffers less from a clipped peak than from a
/// missing sample. Forces and fields measured at other times than the gyroscope's samples should be
/// converted by `turned(by:over:)` to the last of them.
///
/// The filter measures time by the intervals alone. After a gap of some samples, the gyroscope's next
/// sample should be passed with the time since the one before; after a long gap, call
/// `forgetAttitude(after:)` or `reset()`.
public struct VQF: Equatable, Sendable {
  /// The filter's tuning.
  package let parameters: Parameters
  /// The complete learned state of the filter, to be kept and restored within the process.
  @usableFromInline package var state: State
  @usableFromInline private(set) var gains: Gains

  /// Creates a filter for sensors with these sampling intervals.
  ///
  /// Intervals are positive and less than a million seconds; 0.01 s is used in place of others.
  ///
  /// - Parameters:
  ///   - gyroscopeInterval: The gyroscope's sampling interval in seconds.
  ///   - accelerometerInterval: The accelerometer's sampling interval in seconds.
  ///   - compassInterval: The magnetometer's sampling interval in seconds.
  ///   - parameters: The filter's tuning.
  public init(
    gyroscopeInterval: Double, accelerometerInterval: Double, compassInterval: Double,
    parameters: Parameters = .init()
  ) {
    self.parameters = parameters
    gains = Gains(
      parameters, gyroscope: plausibleInterval(gyroscopeInterval, or: 0.01),
      accelerometer: plausibleInterval(accelerometerInterval, or: 0.01),
      compass: plausibleInterval(compassInterval, or: 0.01))
    state = State(gains, parameters)
  }

  /// Creates a filter for three sensors with the same sampling interval, in seconds.
  public init(interval: Double, parameters: Parameters = .init()) {
    self.init(
      gyroscopeInterval: interval, accelerometerInterval: interval, compassInterval: interval,
      parameters: parameters)
  }

  /// Changes the sampling intervals, in seconds, and keeps the attitude and all that was learned.
  /// An interval that the initialiser would not accept stays as it is.
  @usableFromInline package mutating func setIntervals(
    gyroscope: Double, accelerometer: Double, compass: Double
  ) {
    let old = gains
    gains = Gains(
      parameters, gyroscope: plausibleInterval(gyroscope, or: old.orientation.gyroscopeInterval),
      accelerometer: plausibleInterval(accelerometer, or: old.orientation.accelerometerInterval),
      compass: plausibleInterval(compass, or: old.orientation.compassInterval))
    state.change(from: old, to: gains)
  }

  /// Forgets all that the filter has learned.
  public mutating func reset() { state = State(gains, parameters) }

  /// Forgets the reference field and the heading, which starts anew with the next sample of the
  /// magnetometer. Call it when the magnetometer's calibration has changed, so that its samples are no
  /// longer comparable. Inclination and bias do not change.
  @usableFromInline package mutating func forgetField() {
    state.disturbance = MagneticDisturbanceDetector(parameters)
    state.orientation.startGain = 1
  }

  /// Forgets the field and the heading as `forgetField()` does, and starts with a known field: the one in
  /// which the magnetometer was calibrated. `forgetField()` and `reset()` forget it.
  ///
  /// Until the field has been this one for `Parameters.minimumUndisturbedTime`, within half of the
  /// thresholds, the filter works as without it, since the device may be at another place. From then on a
  /// disturbed field is rejected immediately, and a heading from an earlier, different field is replaced.
  /// Without a known field, the device has to rotate in a field for seconds before any other is rejected.
  ///
  /// - Parameters:
  ///   - microtesla: The magnitude in µT, at least `Parameters.minimumField`; if it is smaller, or the dip
  ///     out of its range, no field is known.
  ///   - dip: The angle below the horizontal in radians, from −π/2 to π/2.
  @usableFromInline package mutating func expectField(microtesla: Double, dip: Double) {
    forgetField()
    guard isUsable(MagneticFluxDensity(microtesla: Axes(microtesla, 0, 0))), microtesla > 0,
      abs(dip) <= .pi / 2
    else { return }
    state.disturbance = MagneticDisturbanceDetector(
      parameters, expecting: MagneticDisturbanceDetector.Feature(microtesla, dip))
  }

  /// Changes the reference field to another one in µT, in a frame whose z axis points up.
  package mutating func changeReference(to field: Axes<Double>) {
    guard isUsable(MagneticFluxDensity(microtesla: field)) else { return }
    let horizontal = (field.x * field.x + field.y * field.y).squareRoot()
    state.disturbance.change(
      to: MagneticDisturbanceDetector.Feature(
        field.magnitude, FastSeries.arctangent(-field.z, horizontal)))
  }

  /// Forgets the attitude, which is unknown after a gap, and keeps the bias, with a greater
  /// variance, and the reference field.
  ///
  /// - Parameter gap: The length of the gap in seconds; if it is not positive or not plausible, the
  ///   bias' variance does not grow.
  @usableFromInline package mutating func forgetAttitude(after gap: Double) {
    state.orientation = BasicVQF.State()
    state.rest = RestDetector()
    state.bias.forgetAttitude()
    state.disturbance.forgetAttitude()
    let samples = plausibleInterval(gap, or: 0) / gains.orientation.accelerometerInterval
    let limit = gains.initialBiasVariance
    state.bias.covariance.grow(by: min(gains.biasGrowth * samples, limit), upTo: limit)
  }

  // The parts of the updates are marked for inlining: the compiler's own choice costs a third more
  // instructions an update.

  /// Updates the filter with a sample of the gyroscope.
  public mutating func update(_ rate: AngularRate) {
    update(rate, over: gains.orientation.gyroscopeInterval)
  }

  /// Updates the filter with a sample of the gyroscope that covers another time than the sampling
  /// interval, in seconds: for example, the time since the sample before.
  public mutating func update(_ rate: AngularRate, over time: Double) {
    let rate = rate.radiansPerSecond
    guard isPlausible(rate), isPlausible(time: time) else { return }
    if parameters.estimatesBiasAtRest || parameters.rejectsMagneticDisturbance {
      state.rest.update(rate: rate, gains)
    }
    state.orientation.integrate(rate - state.bias.bias, over: time)
  }

  /// Updates the filter with a sample of the accelerometer: specific force, which points up at
  /// rest.
  public mutating func update(_ force: Acceleration) {
    guard isPlausible(force) else { return }
    let force = force.metersPerSecondSquared
    if parameters.estimatesBiasAtRest { state.rest.update(force: force, gains, parameters) }
    guard let up = state.orientation.correctInclination(force, gains.orientation),
      parameters.estimatesBiasInMotion || parameters.estimatesBiasAtRest
    else { return }
    state.bias.update(
      Matrix3(rotation: state.orientation.rotation6D), up: up, rest: state.rest, gains, parameters)
  }

  /// Updates the filter with a sample of the magnetometer.
  public mutating func update(_ field: MagneticFluxDensity) { _ = correctHeading(by: field) }

  /// Updates the filter with a sample of the magnetometer.
  ///
  /// - Returns: The fraction of the way from the old heading to the sample's, from 0 to 1, by which the
  ///   heading was changed.
  @inline(__always)
  package mutating func correctHeading(by field: MagneticFluxDensity) -> Double {
    guard isUsable(field) else { return 0 }
    let turned = state.orientation.rotation6D.rotate(field.microtesla)
    var gain = gains.orientation.heading
    if parameters.rejectsMagneticDisturbance {
      let rate = state.rest.rate.output
      gain = state.disturbance.gain(
        for: turned, squaredRate: (rate * rate).sum(), gains, parameters)
      if state.disturbance.isKnown {
        guard gain > 0 else { return 0 }
        if state.disturbance.knowledge == .refound { state.orientation.startGain = 1 }
      }
    }
    gain = min(gain, state.rest.greatestGain)
    return state.orientation.correctHeading(by: turned, gain: gain, gains.orientation)
  }

  /// Rotates the heading by an angle in radians, by half a turn at most.
  package mutating func turnHeading(by angle: Double) {
    let angle = max(-.pi, min(angle, .pi))
    state.orientation.heading = FastSeries.wrapped(state.orientation.heading + angle)
  }

  package func isUsable(_ field: MagneticFluxDensity) -> Bool {
    isPlausible(field, least: parameters.minimumField)
  }
}

extension VQF {
  /// The rotation from the device into an almost inertial frame, by the gyroscope alone, its
  /// estimated bias subtracted.
  @inlinable public var rotation3D: Quaternion { state.orientation.strapdown }

  /// The rotation from the device into a frame whose z axis points up and whose x axis is the
  /// horizontal direction of the device's x axis at the start; by gyroscope and accelerometer.
  @inlinable @inline(__always)
  public var rotation6D: Quaternion { state.orientation.rotation6D }

  /// The rotation from the device to magnetic east (x), north (y) and up (z), by all three sensors.
  @inlinable @inline(__always)
  public var rotation9D: Quaternion { state.orientation.rotation9D }

  /// The rotation about z from the frame of `rotation6D` to that of `rotation9D`, in radians, from
  /// −π to π.
  @inlinable public var headingOffset: Double { state.orientation.heading }

  /// The estimated bias of the gyroscope: its output while the device does not rotate.
  @inlinable public var bias: AngularRate { AngularRate(radiansPerSecond: state.bias.bias) }

  /// An upper bound of the bias' standard deviation, in rad/s.
  @inlinable @inline(__always)
  public var biasSigma: Double { state.bias.covariance.sigma(upTo: gains.initialBiasVariance) }

  /// Whether the device has not moved for `Parameters.restMinimumTime`; false if
  /// `Parameters.estimatesBiasAtRest` is off.
  @inlinable public var isAtRest: Bool { state.rest.isDetected }

  /// Whether the field differs from the reference field; true before there is a reference, and if
  /// `Parameters.rejectsMagneticDisturbance` is off.
  @inlinable public var isMagneticallyDisturbed: Bool { state.disturbance.isDisturbed }

  /// The reference field, against which a disturbance is detected: its magnitude in µT, and its
  /// dip, the angle below the horizontal, in radians. nil before there is one. It begins as the one
  /// of `expectField(microtesla:dip:)`.
  @inlinable package var referenceField: (microtesla: Double, dip: Double)? {
    let reference = state.disturbance.reference
    return reference.x > 0 ? (reference.x, reference.y) : nil
  }

  /// The complete learned state of a filter. A filter with the same parameters and intervals that receives
  /// this state continues exactly as the one that it was taken from.
  ///
  /// It is valid in the process only: its parts cannot be read or written to a file.
  @usableFromInline
  package struct State: Equatable, Sendable {
    @usableFromInline var orientation = BasicVQF.State()
    @usableFromInline var rest = RestDetector()
    @usableFromInline var bias: BiasEstimate
    @usableFromInline var disturbance: MagneticDisturbanceDetector

    init(_ gains: Gains, _ parameters: Parameters) {
      bias = BiasEstimate(variance: gains.initialBiasVariance)
      disturbance = MagneticDisturbanceDetector(parameters)
    }

    /// Continues with the gains of other intervals.
    mutating func change(from old: Gains, to new: Gains) {
      orientation.force.change(from: old.orientation.force, to: new.orientation.force)
      rest.change(from: old, to: new)
      bias.change(from: old, to: new)
      disturbance.change(from: old, to: new)
    }
  }
}
