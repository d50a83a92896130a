// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// How the device stands, from gyroscope, accelerometer and compass: the versatile quaternion-based
/// filter of D. Laidig and T. Seel ("VQF: Highly Accurate IMU Orientation Estimation With Bias
/// Estimation and Magnetic Disturbance Rejection", Information Fusion 91, 2023, 187–204;
/// arXiv 2203.17024).
///
/// It gives the attitude with and without the compass at the same time, finds the gyroscope's bias at
/// rest and in motion, and leaves out the compass where the field is disturbed. Each sensor comes at its
/// own rate; of samples with the same time, the gyroscope's comes first and the compass' last.
///
///     var filter = VQF(interval: 0.01)
///     filter.update(rate)      // AngularRate
///     filter.update(force)     // Acceleration: specific force, up at rest
///     filter.update(field)     // MagneticFluxDensity
///     let attitude = filter.rotation9D
///
/// A sample with anything infinite or not a number is left out, and so are a force of 0, a field weaker
/// than `Parameters.minimumField`, and what is beyond any chip (a million rad/s,
/// g, µT or s). Clipped
/// samples are better given than left out: the filter takes means, which miss a cut tip less than the
/// whole sample. Forces and fields that were measured at other times than the gyroscope's samples are
/// better given as `turned(by:over:)` to the last of them.
///
/// The filter knows no time but the intervals: over a gap of some samples, the gyroscope's next is best
/// given with the time since the one before, and after a long one `reset()`.
public struct VQF: Equatable, Sendable {
  public let parameters: Parameters
  /// All that the filter has learned, to be kept and restored within the process.
  public var state: State
  private(set) var gains: Gains

  /// Intervals are positive and of less than a million seconds; others are taken for 0.01 s.
  ///
  /// - Parameters:
  ///   - gyroscopeInterval: From one sample to the next, in seconds.
  ///   - accelerometerInterval: The accelerometer's.
  ///   - compassInterval: The compass'.
  public init(
    gyroscopeInterval: Double, accelerometerInterval: Double, compassInterval: Double,
    parameters: Parameters = .init()
  ) {
    self.parameters = parameters
    gains = Gains(
      parameters, gyroscope: interval(gyroscopeInterval, or: 0.01),
      accelerometer: interval(accelerometerInterval, or: 0.01),
      compass: interval(compassInterval, or: 0.01))
    state = State(gains, parameters)
  }

  /// All three sensors with the same interval, in seconds.
  public init(interval: Double, parameters: Parameters = .init()) {
    self.init(
      gyroscopeInterval: interval, accelerometerInterval: interval, compassInterval: interval,
      parameters: parameters)
  }

  /// Forgets everything.
  public mutating func reset() { state = State(gains, parameters) }

  /// The same with other intervals, in seconds: the attitude and all that was learned stay. An interval
  /// that the initialiser would not take stays as it is.
  public mutating func setIntervals(
    gyroscope: Double, accelerometer: Double, compass: Double
  ) {
    let old = gains
    gains = Gains(
      parameters, gyroscope: interval(gyroscope, or: old.orientation.gyroscopeInterval),
      accelerometer: interval(accelerometer, or: old.orientation.accelerometerInterval),
      compass: interval(compass, or: old.orientation.compassInterval))
    state.change(from: old, to: gains)
  }

  // What the updates are made of is inlined by order, since left to itself the compiler does not, and an
  // update takes a third more instructions.

  /// A sample of the gyroscope.
  public mutating func update(_ rate: AngularRate) {
    update(rate, over: gains.orientation.gyroscopeInterval)
  }

  /// A sample of the gyroscope that stands for another time than the interval, in seconds: since the
  /// sample before, say.
  public mutating func update(_ rate: AngularRate, over time: Double) {
    let rate = rate.radiansPerSecond
    guard isPlausible(rate), isPlausible(time: time) else { return }
    if parameters.estimatesBiasAtRest || parameters.rejectsMagneticDisturbance {
      state.rest.update(rate: rate, gains)
    }
    state.orientation.integrate(rate - state.bias.bias, over: time)
  }

  /// A sample of the accelerometer: specific force, which points up at rest.
  public mutating func update(_ force: Acceleration) {
    guard isPlausible(force) else { return }
    let force = force.metersPerSecondSquared
    if parameters.estimatesBiasAtRest { state.rest.update(force: force, gains, parameters) }
    guard let up = state.orientation.incline(force, gains.orientation),
      parameters.estimatesBiasInMotion || parameters.estimatesBiasAtRest
    else { return }
    state.bias.update(
      Matrix3(rotation: state.orientation.rotation6D), up: up, rest: state.rest, gains, parameters)
  }

  /// A sample of the compass.
  public mutating func update(_ field: MagneticFluxDensity) {
    guard isUsable(field) else { return }
    let turned = state.orientation.rotation6D.rotate(field.microtesla)
    var gain = gains.orientation.heading
    if parameters.rejectsMagneticDisturbance {
      let rate = state.rest.rate.output
      gain = state.field.gain(for: turned, turning: (rate * rate).sum(), gains, parameters)
    }
    state.orientation.turn(to: turned, gain: gain, gains.orientation)
  }

  package func isUsable(_ field: MagneticFluxDensity) -> Bool {
    isPlausible(field, least: parameters.minimumField)
  }
}

extension VQF {
  /// From the device into an almost inertial frame, by the gyroscope without its bias alone.
  public var rotation3D: Quaternion { state.orientation.strapdown }

  /// From the device into a frame whose z axis points up and whose x axis is where the device's was,
  /// level, at the start; by gyroscope and accelerometer.
  public var rotation6D: Quaternion { state.orientation.rotation6D }

  /// From the device to magnetic east (x), north (y) and up (z), by all three.
  public var rotation9D: Quaternion { state.orientation.rotation9D }

  /// By how much `rotation9D` is turned further about z than `rotation6D`, in radians, from −π to π.
  public var headingOffset: Double { state.orientation.heading }

  /// What the gyroscope shows too much.
  public var bias: AngularRate { AngularRate(radiansPerSecond: state.bias.bias) }

  /// A bound of the bias' standard deviation, in rad/s.
  public var biasSigma: Double { sigma(of: state.bias.covariance) }

  func sigma(of covariance: Covariance) -> Double {
    min(covariance.bound, gains.initialBiasVariance).squareRoot() * (.pi / 180 / 100)
  }

  /// Whether nothing has moved for a while (`Parameters.restMinimumTime`); false with
  /// `Parameters.estimatesBiasAtRest` off.
  public var isAtRest: Bool { state.rest.isDetected }

  /// Whether the field differs from the known one; true before there is one, and with
  /// `Parameters.rejectsMagneticDisturbance` off.
  public var isMagneticallyDisturbed: Bool { state.field.isDisturbed }

  /// The known field, or nil before there is one: magnitude, and how far it points down, in radians.
  public var knownField: (microtesla: Double, dip: Double)? {
    let reference = state.field.reference
    return reference.x > 0 ? (reference.x, reference.y) : nil
  }
}
