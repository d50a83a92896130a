// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The content of the web's DeviceMotionEvent (W3C, Device Orientation and Motion). Properties
/// without a sensor are nil.
public struct WebMotion: Equatable, Sendable {
  /// The sign of accelerations.
  public enum Convention: Equatable, Sendable {
    /// The standard's sign: +9.8 on z of a device that lies face up.
    case w3c
    /// The sign of WebKit on iOS, which passes on Core Motion's: −9.8 on z of a device that lies
    /// face up.
    case safari
  }

  /// The angular rate in °/s about x, y and z. The standard calls them alpha, beta and gamma too,
  /// in another order than the orientation's angles.
  public struct RotationRate: Equatable, Sendable {
    /// The rate about x (alpha), y (beta) or z (gamma) in °/s.
    public var alpha, beta, gamma: Double

    /// Creates a rate from its parts, in °/s.
    @inlinable
    package init(alpha: Double, beta: Double, gamma: Double) {
      self.alpha = alpha
      self.beta = beta
      self.gamma = gamma
    }
  }

  /// The acceleration without gravity in m/s².
  public var acceleration: Axes<Double>?
  /// The acceleration with gravity in m/s².
  public var accelerationIncludingGravity: Axes<Double>?
  /// The angular rate.
  public var rotationRate: RotationRate?
  /// The time from event to event in milliseconds.
  public var interval: Double

  /// Creates an event from device motion.
  ///
  /// - Parameters:
  ///   - gravity: In g with Core Motion's sign: downwards.
  ///   - userAcceleration: In g with Core Motion's sign.
  ///   - rotationRate: In rad/s about the device's axes.
  ///   - interval: The sampling interval in seconds.
  ///   - convention: The sign of the event's accelerations.
  public init(
    gravity: Axes<Double>, userAcceleration: Axes<Double>, rotationRate: Axes<Double>?,
    interval: Double, convention: Convention = .w3c
  ) {
    self.init(
      acceleration: gravity + userAcceleration, rotationRate: rotationRate, interval: interval,
      convention: convention)
    acceleration = userAcceleration * convention.factor
  }

  /// Creates an event from an accelerometer, with or without a gyroscope, when gravity is not known.
  ///
  /// - Parameters:
  ///   - acceleration: In g with Core Motion's sign; nil without an accelerometer.
  ///   - rotationRate: In rad/s about the device's axes; nil without a gyroscope.
  ///   - interval: The sampling interval in seconds.
  ///   - convention: The sign of the event's accelerations.
  public init(
    acceleration: Axes<Double>?, rotationRate: Axes<Double>?, interval: Double,
    convention: Convention = .w3c
  ) {
    accelerationIncludingGravity = acceleration.map { $0 * convention.factor }
    self.rotationRate = rotationRate.map {
      let degrees = AngularRate(radiansPerSecond: $0).degreesPerSecond
      return RotationRate(alpha: degrees.x, beta: degrees.y, gamma: degrees.z)
    }
    self.interval = interval * 1000
  }

  /// The event rounded to tenths, the resolution that the standard allows; the interval is not
  /// rounded.
  public func rounded() -> WebMotion {
    var rounded = self
    rounded.acceleration = acceleration?.map(tenths)
    rounded.accelerationIncludingGravity = accelerationIncludingGravity?.map(tenths)
    rounded.rotationRate = rotationRate.map {
      RotationRate(alpha: tenths($0.alpha), beta: tenths($0.beta), gamma: tenths($0.gamma))
    }
    return rounded
  }
}

extension WebMotion.Convention {
  /// The factor from g with Core Motion's sign to m/s² with this sign.
  fileprivate var factor: Double {
    switch self {
    case .w3c: -Acceleration.standardGravity
    case .safari: Acceleration.standardGravity
    }
  }
}

#if !NO_HEAP
  extension String {
    /// Formats a number as the closest integer with a sign, also if it is positive or zero, padded
    /// with spaces on the left, for a column of readings that does not jitter. Halves are rounded
    /// upwards, as by JavaScript's Math.round.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - width: The least length in characters, limited to the range from 0 to 80.
    package init(signed value: Double, width: Int = 0) {
      let floor = value.rounded(.down)
      let rounded = value - floor >= 0.5 ? floor + 1 : floor
      let digits = Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
      let text = rounded >= 0 ? "+\(digits)" : digits
      let spaces = Swift.max(0, Swift.max(0, Swift.min(width, 80)) - text.count)
      self = String(repeating: " ", count: spaces) + text
    }
  }
#endif
