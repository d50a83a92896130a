// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

extension BasicVQF {
  /// All that a basic filter has learned.
  ///
  /// The attitude is three rotations one after the other: by the gyroscope alone, into an almost
  /// inertial frame; then the inclination, by the accelerometer; then the heading, by the compass. What
  /// a sensor corrects is its own part alone, so that no magnet ever tilts the horizon.
  public struct State: Equatable, Sendable {
    /// From the device into the almost inertial frame.
    var strapdown = Quaternion.identity
    /// From there into the frame whose z axis points up.
    var inclination = Quaternion.identity
    /// From there to east, north and up, about z, in radians.
    var heading = 0.0
    /// The specific force in the almost inertial frame, in m/s².
    var force = LowPassed<SIMD4<Double>>()
    /// The least gain of the heading: 1, ½, ⅓ … so that it starts as a mean; 0 once that is over.
    var startGain = 1.0

    init() {}
  }

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
  var rotation6D: Quaternion { inclination * strapdown }

  var rotation9D: Quaternion {
    let (sine, cosine) = Angles.sineAndCosine(heading / 2)
    return Quaternion(cosine, 0, 0, sine) * rotation6D
  }

  /// Goes on turning at a rate in rad/s for a time in seconds.
  mutating func integrate(_ rate: Axes<Double>, over time: Double) {
    strapdown = (strapdown * Angles.rotation(by: rate * time)).nearlyNormalized
  }

  /// Tilts the frame so that the mean force points up, and tells where it pointed before: a vector
  /// of length 1, or nil when it has no direction.
  @inline(__always)
  mutating func incline(_ acceleration: Axes<Double>, _ gains: BasicVQF.Gains) -> Axes<Double>? {
    let turned = strapdown.rotate(acceleration)
    force.update(SIMD4(turned.x, turned.y, turned.z, 0), gains.force)
    return incline(to: force.output)
  }

  /// The same with the mean force in the almost inertial frame.
  @inline(__always)
  mutating func incline(to force: SIMD4<Double>) -> Axes<Double>? {
    let mean = inclination.rotate(Axes(force.x, force.y, force.z))
    let magnitude = mean.magnitude
    guard magnitude > .ulpOfOne else { return nil }
    let up = mean * (1 / magnitude)
    // The shortest way up; upside down every way is.
    let cosine = (max(0, up.z + 1) / 2).squareRoot()
    let correction =
      cosine > 1e-6
      ? Quaternion(cosine, up.y / (2 * cosine), -up.x / (2 * cosine), 0) : Quaternion(0, 1, 0, 0)
    inclination = (correction * inclination).nearlyNormalized
    return up
  }

  /// Turns the heading towards that of a field in the frame of `rotation6D`.
  @inline(__always)
  mutating func turn(to field: Axes<Double>, gain: Double, _ gains: BasicVQF.Gains) {
    turn(to: Angles.arctangent(field.x, field.y), gain: gain, gains)
  }

  /// Turns the heading towards another, in radians.
  @inline(__always)
  mutating func turn(to other: Double, gain: Double, _ gains: BasicVQF.Gains) {
    let difference = Angles.wrapped(other - heading)
    var gain = gain
    if startGain > 0 {
      gain = max(gain, startGain)
      startGain /= startGain + 1
      if startGain * gains.compassTimeConstant < gains.compassInterval { startGain = 0 }
    }
    heading = Angles.wrapped(heading + gain * difference)
  }
}
