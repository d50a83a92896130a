// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What the web's DeviceMotionEvent tells (W3C, Device Orientation and Motion). What a device has no
/// sensor for is nil.
public struct WebMotion: Equatable, Sendable {
  /// Which way accelerations are told.
  public enum Convention: Equatable, Sendable {
    /// As the standard has it: +9.8 on z of a device that lies face up.
    case w3c
    /// As WebKit on iOS has it, which hands on Core Motion's sign: −9.8 there.
    case safari
  }

  /// In degrees a second about x, y and z: other names than those of the orientation's angles.
  public struct RotationRate: Equatable, Sendable {
    public var alpha, beta, gamma: Double

    @inlinable
    public init(alpha: Double, beta: Double, gamma: Double) {
      self.alpha = alpha
      self.beta = beta
      self.gamma = gamma
    }
  }

  /// Without gravity, in m/s².
  public var acceleration: Axes<Double>?
  /// In m/s².
  public var accelerationIncludingGravity: Axes<Double>?
  public var rotationRate: RotationRate?
  /// From event to event, in milliseconds.
  public var interval: Double

  /// From device motion.
  ///
  /// - Parameters:
  ///   - gravity: In g with Core Motion's sign: downwards.
  ///   - userAcceleration: In g with Core Motion's sign.
  ///   - rotationRate: In rad/s about the device's axes.
  ///   - interval: From sample to sample, in seconds.
  public init(
    gravity: Axes<Double>, userAcceleration: Axes<Double>, rotationRate: Axes<Double>?,
    interval: Double, convention: Convention = .w3c
  ) {
    self.init(
      acceleration: gravity + userAcceleration, rotationRate: rotationRate, interval: interval,
      convention: convention)
    acceleration = userAcceleration * convention.factor
  }

  /// From the accelerometer alone, or with a gyroscope beside it: nothing tells gravity from what is
  /// done to the device.
  ///
  /// - Parameters:
  ///   - acceleration: In g with Core Motion's sign; nil without an accelerometer.
  ///   - rotationRate: In rad/s about the device's axes; nil without a gyroscope.
  ///   - interval: From sample to sample, in seconds.
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

  /// To tenths, which is as fine as the standard lets a page see; the interval as it is.
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
  /// Of a value in g with Core Motion's sign, to m/s² with this one's.
  fileprivate var factor: Double {
    switch self {
    case .w3c: -Acceleration.standardGravity
    case .safari: Acceleration.standardGravity
    }
  }
}
