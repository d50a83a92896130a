// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

// The samples that a filter accepts. The limits are beyond the range of any chip; squares of greater
// values would overflow.

/// Whether an angular rate is a number of less than a million rad/s.
package func isPlausible(_ rate: Axes<Double>) -> Bool { rate.squaredMagnitude < 1e12 }

/// Whether a specific force is a number of less than a million g, and not 0, which has no
/// direction.
package func isPlausible(_ force: Acceleration) -> Bool {
  force.g.squaredMagnitude > 0 && force.g.squaredMagnitude < 1e12
}

/// Whether a magnetic field is a number of less than a million µT, not 0, and not weaker than
/// `least`, in µT.
func isPlausible(_ field: MagneticFluxDensity, least: Double) -> Bool {
  let squared = field.microtesla.squaredMagnitude
  return squared > 0 && squared >= least * least && squared < 1e12
}

/// Whether a time in seconds is a number of less than a million.
func isPlausible(time: Double) -> Bool { abs(time) < 1e6 }

/// A sampling interval in seconds if it is positive and plausible, otherwise `other`.
func plausibleInterval(_ interval: Double, or other: Double) -> Double {
  interval > 0 && isPlausible(time: interval) ? interval : other
}

extension Quaternion {
  /// The attitude of a device that has rotated further at a constant rate for a time in seconds; a
  /// negative time goes back. A rotation that is not finite, or not plausible, changes nothing.
  @usableFromInline package func turned(by rate: AngularRate, over time: Double) -> Quaternion {
    let vector = rate.radiansPerSecond * time
    return isPlausible(vector) ? self * FastSeries.rotation(by: vector) : self
  }
}

extension Acceleration {
  /// The same specific force on the axes of a device that has rotated further at a constant rate for a
  /// time in seconds; a negative time goes back.
  ///
  /// An accelerometer has a sampling clock of its own, and its samples are up to an interval away from the
  /// gyroscope's. The filter should receive the force as of the gyroscope's last sample.
  ///
  /// A rotation that is not finite, or not plausible, leaves the vector as it is.
  @usableFromInline package func turned(by rate: AngularRate, over time: Double) -> Acceleration {
    Acceleration(g: g.turned(by: rate, over: time))
  }
}

extension MagneticFluxDensity {
  /// The same field on the axes of a device that has rotated further at a constant rate for a time in
  /// seconds; a negative time goes back.
  ///
  /// A magnetometer averages over milliseconds and is read some time later. Where the field is steep, as
  /// it is outside the tropics, a rotation by a few degrees in between causes a greater error of the
  /// heading. The filter should receive the field as of the gyroscope's last sample.
  ///
  /// A rotation that is not finite, or not plausible, leaves the vector as it is.
  @usableFromInline
  package func turned(by rate: AngularRate, over time: Double) -> MagneticFluxDensity {
    MagneticFluxDensity(microtesla: microtesla.turned(by: rate, over: time))
  }
}

extension Axes<Double> {
  /// The vector on the axes of a device that has rotated further at a constant rate for a time in
  /// seconds.
  fileprivate func turned(by rate: AngularRate, over time: Double) -> Axes {
    let vector = rate.radiansPerSecond * time
    guard isPlausible(vector) else { return self }
    // On the device's axes, a vector that is fixed in space rotates by the inverse rotation.
    return FastSeries.rotation(by: vector).conjugate.rotate(self)
  }
}
