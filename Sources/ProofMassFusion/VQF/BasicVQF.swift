// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The basic variant of `VQF`, without estimation of the bias, detection of rest and rejection of
/// disturbances, at half the cost: for a calibrated gyroscope or a slow processor.
///
/// It accepts and ignores the same samples as `VQF`.
public struct BasicVQF: Equatable, Sendable {
  /// The complete learned state of the filter, to be kept and restored within the process.
  @usableFromInline package var state = State()
  private var gains: Gains
  private let accelerometerTimeConstant: Double
  private let minimumField: Double

  /// Creates a filter for sensors with these sampling intervals; it accepts the same values as
  /// `VQF`.
  ///
  /// - Parameters:
  ///   - gyroscopeInterval: The gyroscope's sampling interval in seconds.
  ///   - accelerometerInterval: The accelerometer's sampling interval in seconds.
  ///   - compassInterval: The magnetometer's sampling interval in seconds.
  ///   - parameters: The tuning, of which the two time constants and `minimumField` are used.
  public init(
    gyroscopeInterval: Double, accelerometerInterval: Double, compassInterval: Double,
    parameters: VQF.Parameters = .init()
  ) {
    accelerometerTimeConstant = parameters.accelerometerTimeConstant
    minimumField = parameters.minimumField
    gains = Gains(
      gyroscope: plausibleInterval(gyroscopeInterval, or: 0.01),
      accelerometer: plausibleInterval(accelerometerInterval, or: 0.01),
      compass: plausibleInterval(compassInterval, or: 0.01),
      accelerometerTimeConstant: accelerometerTimeConstant,
      compassTimeConstant: parameters.compassTimeConstant)
  }

  /// Creates a filter for three sensors with the same sampling interval, in seconds.
  public init(interval: Double, parameters: VQF.Parameters = .init()) {
    self.init(
      gyroscopeInterval: interval, accelerometerInterval: interval, compassInterval: interval,
      parameters: parameters)
  }

  /// Forgets all that the filter has learned.
  public mutating func reset() { state = State() }

  /// Changes the sampling intervals, in seconds, and keeps the attitude and all that was learned.
  @usableFromInline package mutating func setIntervals(
    gyroscope: Double, accelerometer: Double, compass: Double
  ) {
    let old = gains
    gains = Gains(
      gyroscope: plausibleInterval(gyroscope, or: old.gyroscopeInterval),
      accelerometer: plausibleInterval(accelerometer, or: old.accelerometerInterval),
      compass: plausibleInterval(compass, or: old.compassInterval),
      accelerometerTimeConstant: accelerometerTimeConstant,
      compassTimeConstant: old.compassTimeConstant)
    state.force.change(from: old.force, to: gains.force)
  }

  /// Updates the filter with a sample of the gyroscope.
  public mutating func update(_ rate: AngularRate) {
    update(rate, over: gains.gyroscopeInterval)
  }

  /// Updates the filter with a sample of the gyroscope that covers another time than the sampling
  /// interval, in seconds.
  public mutating func update(_ rate: AngularRate, over time: Double) {
    let rate = rate.radiansPerSecond
    guard isPlausible(rate), isPlausible(time: time) else { return }
    state.integrate(rate, over: time)
  }

  /// Updates the filter with a sample of the accelerometer: specific force, which points up at
  /// rest.
  public mutating func update(_ force: Acceleration) {
    guard isPlausible(force) else { return }
    _ = state.correctInclination(force.metersPerSecondSquared, gains)
  }

  /// Updates the filter with a sample of the magnetometer.
  public mutating func update(_ field: MagneticFluxDensity) {
    guard isPlausible(field, least: minimumField) else { return }
    state.correctHeading(
      by: state.rotation6D.rotate(field.microtesla), gain: gains.heading, gains)
  }

  /// The rotation from the device into an almost inertial frame; see `VQF.rotation3D`.
  @inlinable public var rotation3D: Quaternion { state.strapdown }
  /// The rotation by gyroscope and accelerometer; see `VQF.rotation6D`.
  @inlinable @inline(__always)
  public var rotation6D: Quaternion { state.rotation6D }
  /// The rotation by all three sensors; see `VQF.rotation9D`.
  @inlinable @inline(__always)
  public var rotation9D: Quaternion { state.rotation9D }
  /// The rotation from `rotation6D` to `rotation9D` in radians; see `VQF.headingOffset`.
  @inlinable public var headingOffset: Double { state.heading }
}

extension BasicVQF {
  /// The complete learned state of a basic filter; in a `VQF`'s state, the part that is the attitude.
  ///
  /// The attitude is three successive rotations: by the gyroscope alone, into an almost inertial frame;
  /// then the inclination, by the accelerometer; then the heading, by the magnetometer. Each sensor
  /// corrects only its own part, so a magnetic disturbance never tilts the horizon.
  @usableFromInline
  package struct State: Equatable, Sendable {
    /// The rotation from the device into the almost inertial frame.
    @usableFromInline var strapdown = Quaternion.identity
    /// The rotation from there into a frame whose z axis points up.
    @usableFromInline var inclination = Quaternion.identity
    /// The rotation from there to east, north and up, about z, in radians.
    @usableFromInline var heading = 0.0
    /// The low-passed specific force in the almost inertial frame, in m/s².
    var force = LowPassState<SIMD4<Double>>()
    /// The least gain of the heading: 1, ½, ⅓ … so that the heading starts as a mean; 0 after the
    /// start.
    var startGain = 1.0

    init() {}
  }

  /// The constants that follow from time constants and intervals, in seconds.
  struct Gains: Equatable, Sendable {
    var gyroscopeInterval: Double
    var accelerometerInterval: Double
    var compassInterval: Double
    var compassTimeConstant: Double
    var force: LowPass
    var heading: Double

    init(
      gyroscope: Double, accelerometer: Double, compass: Double,
      accelerometerTimeConstant: Double, compassTimeConstant: Double
    ) {
      gyroscopeInterval = gyroscope
      accelerometerInterval = accelerometer
      compassInterval = compass
      self.compassTimeConstant = compassTimeConstant
      force = LowPass(timeConstant: accelerometerTimeConstant, interval: accelerometer)
      heading = gain(timeConstant: compassTimeConstant, interval: compass)
    }
  }
}

extension BasicVQF.State {
  @inlinable @inline(__always)
  var rotation6D: Quaternion { inclination * strapdown }

  @inlinable @inline(__always)
  var rotation9D: Quaternion {
    let (sine, cosine) = FastSeries.sineAndCosine(heading / 2)
    return Quaternion(cosine, 0, 0, sine) * rotation6D
  }

  /// Integrates a rate in rad/s over a time in seconds.
  #if !NO_HEAP
    // Fewer instructions than a call; microcontrollers need the space.
    @inline(__always)
  #endif
  mutating func integrate(_ rate: Axes<Double>, over time: Double) {
    strapdown = (strapdown * FastSeries.rotation(by: rate * time)).nearlyNormalized
  }

  /// Tilts the frame so that the low-passed specific force points up.
  ///
  /// - Returns: The direction of that force before the correction, of length 1; nil if it has none.
  @inline(__always)
  mutating func correctInclination(
    _ acceleration: Axes<Double>, _ gains: BasicVQF.Gains
  ) -> Axes<Double>? {
    let turned = strapdown.rotate(acceleration)
    force.update(SIMD4(turned.x, turned.y, turned.z, 0), gains.force)
    return correctInclination(by: force.output)
  }

  /// The same, from the low-passed force in the almost inertial frame.
  @inline(__always)
  mutating func correctInclination(by force: SIMD4<Double>) -> Axes<Double>? {
    let mean = inclination.rotate(Axes(force.x, force.y, force.z))
    let magnitude = mean.magnitude
    guard magnitude > .ulpOfOne else { return nil }
    let up = mean * (1 / magnitude)
    // The shortest rotation; upside down any horizontal axis would do, and x is used.
    let cosine = (max(0, up.z + 1) / 2).squareRoot()
    let correction =
      cosine > 1e-6
      ? Quaternion(cosine, up.y / (2 * cosine), -up.x / (2 * cosine), 0) : Quaternion(0, 1, 0, 0)
    inclination = (correction * inclination).nearlyNormalized
    return up
  }

  /// Turns the heading towards that of a field in the frame of `rotation6D`, and returns the gain.
  @discardableResult @inline(__always)
  mutating func correctHeading(
    by field: Axes<Double>, gain: Double, _ gains: BasicVQF.Gains
  ) -> Double {
    correctHeading(by: FastSeries.arctangent(field.x, field.y), gain: gain, gains)
  }

  /// Turns the heading towards another, in radians, and returns the gain.
  @discardableResult @inline(__always)
  mutating func correctHeading(
    by other: Double, gain: Double, _ gains: BasicVQF.Gains
  ) -> Double {
    let difference = FastSeries.wrapped(other - heading)
    var gain = gain
    if startGain > 0 {
      gain = max(gain, startGain)
      startGain /= startGain + 1
      if startGain * gains.compassTimeConstant < gains.compassInterval { startGain = 0 }
    }
    heading = FastSeries.wrapped(heading + gain * difference)
    return gain
  }
}
