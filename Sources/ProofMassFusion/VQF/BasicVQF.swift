// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The basic variant of `VQF`: no bias, no rest, no disturbance, and half the work. For a
/// gyroscope that is calibrated, or a processor that is slow.
///
/// What it takes and leaves out is as with `VQF`.
public struct BasicVQF: Equatable, Sendable {
  /// All that the filter has learned, to be kept and restored within the process.
  public var state = State()
  private var gains: Gains
  private let accelerometerTimeConstant: Double
  private let minimumField: Double

  /// Intervals as of `VQF`.
  ///
  /// - Parameters:
  ///   - gyroscopeInterval: From one sample to the next, in seconds.
  ///   - accelerometerInterval: The accelerometer's.
  ///   - compassInterval: The compass'.
  ///   - parameters: Of these, the two time constants and `minimumField` count.
  public init(
    gyroscopeInterval: Double, accelerometerInterval: Double, compassInterval: Double,
    parameters: VQF.Parameters = .init()
  ) {
    accelerometerTimeConstant = parameters.accelerometerTimeConstant
    minimumField = parameters.minimumField
    gains = Gains(
      gyroscope: interval(gyroscopeInterval, or: 0.01),
      accelerometer: interval(accelerometerInterval, or: 0.01),
      compass: interval(compassInterval, or: 0.01),
      accelerometerTimeConstant: accelerometerTimeConstant,
      compassTimeConstant: parameters.compassTimeConstant)
  }

  /// All three sensors with the same interval, in seconds.
  public init(interval: Double, parameters: VQF.Parameters = .init()) {
    self.init(
      gyroscopeInterval: interval, accelerometerInterval: interval, compassInterval: interval,
      parameters: parameters)
  }

  /// Forgets everything.
  public mutating func reset() { state = State() }

  /// The same with other intervals, in seconds: the attitude and all that was learned stay.
  public mutating func setIntervals(
    gyroscope: Double, accelerometer: Double, compass: Double
  ) {
    let old = gains
    gains = Gains(
      gyroscope: interval(gyroscope, or: old.gyroscopeInterval),
      accelerometer: interval(accelerometer, or: old.accelerometerInterval),
      compass: interval(compass, or: old.compassInterval),
      accelerometerTimeConstant: accelerometerTimeConstant,
      compassTimeConstant: old.compassTimeConstant)
    state.force.change(from: old.force, to: gains.force)
  }

  /// A sample of the gyroscope.
  public mutating func update(_ rate: AngularRate) {
    update(rate, over: gains.gyroscopeInterval)
  }

  /// A sample of the gyroscope that stands for another time than the interval, in seconds.
  public mutating func update(_ rate: AngularRate, over time: Double) {
    let rate = rate.radiansPerSecond
    guard isPlausible(rate), isPlausible(time: time) else { return }
    state.integrate(rate, over: time)
  }

  /// A sample of the accelerometer: specific force, which points up at rest.
  public mutating func update(_ force: Acceleration) {
    guard isPlausible(force) else { return }
    _ = state.incline(force.metersPerSecondSquared, gains)
  }

  /// A sample of the compass.
  public mutating func update(_ field: MagneticFluxDensity) {
    guard isPlausible(field, least: minimumField) else { return }
    state.turn(
      to: state.rotation6D.rotate(field.microtesla), gain: gains.heading, gains)
  }

  /// As of `VQF`.
  public var rotation3D: Quaternion { state.strapdown }
  /// As of `VQF`.
  public var rotation6D: Quaternion { state.rotation6D }
  /// As of `VQF`.
  public var rotation9D: Quaternion { state.rotation9D }
  /// As of `VQF`, in radians.
  public var headingOffset: Double { state.heading }
}
