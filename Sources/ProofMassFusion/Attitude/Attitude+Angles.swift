// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Euler angles in Core Motion's order: R = Rz(yaw) · Rx(pitch) · Ry(roll), where R transforms a vector
/// from the device's axes to the reference frame.
///
/// In an iPhone's recording this order gives the attitude's quaternion to 10⁻⁶°, and the next best of
/// the orders of the three rotations is off by 2°. At a pitch of ±90° only the sum or the difference of
/// yaw and roll is defined: there roll is 0, which is a choice of this package.
extension Attitude {
  /// Creates an attitude from Euler angles in radians, of any size; the identity if one is not
  /// finite.
  public init(roll: Double, pitch: Double, yaw: Double) {
    let x = Series.sineAndCosine(ofAny: pitch / 2)
    let y = Series.sineAndCosine(ofAny: roll / 2)
    let z = Series.sineAndCosine(ofAny: yaw / 2)
    self.init(
      Quaternion(
        x.cosine * y.cosine * z.cosine - x.sine * y.sine * z.sine,
        x.sine * y.cosine * z.cosine - x.cosine * y.sine * z.sine,
        x.cosine * y.sine * z.cosine + x.sine * y.cosine * z.sine,
        x.cosine * y.cosine * z.sine + x.sine * y.sine * z.cosine))
  }

  /// The angle about the device's x axis in radians, from −π/2 to π/2.
  public var pitch: Double {
    let matrix = Matrix3(rotation: quaternion)
    // The arc sine would be inexact at ±90°.
    return Series.arctangent(matrix.m32, matrix.cosineOfPitch)
  }

  /// The angle about the device's y axis in radians, from −π to π.
  public var roll: Double {
    let matrix = Matrix3(rotation: quaternion)
    return matrix.isUpright ? 0 : Series.arctangent(-matrix.m31, matrix.m33)
  }

  /// The angle about the vertical in radians, from −π to π, counter-clockwise seen from above.
  public var yaw: Double {
    let matrix = Matrix3(rotation: quaternion)
    return matrix.isUpright
      ? Series.arctangent(matrix.m21, matrix.m11) : Series.arctangent(-matrix.m12, matrix.m22)
  }
}

extension Matrix3 {
  fileprivate var cosineOfPitch: Double { (m31 * m31 + m33 * m33).squareRoot() }

  /// Whether the pitch is so close to ±90° that yaw and roll would be rounding errors.
  fileprivate var isUpright: Bool { cosineOfPitch < 1e-8 }
}

/// Headings in degrees clockwise from north, from 0 to below 360, of an attitude in a frame whose x
/// axis points north and whose y axis points west.
extension Attitude {
  /// The heading of the device: of its back while the screen is within 30° of the vertical, as it
  /// is when held up to look through, and otherwise of its top edge.
  ///
  /// Apple does not document which axis CMDeviceMotion's heading follows: this rule is a choice of
  /// this package.
  public var heading: Double {
    let isUpright = abs(gravity.z) <= 0.5  // the sine of 30°
    // The direction that is used is never vertical.
    return (isUpright ? headingOfBack : headingOfTop) ?? 0
  }

  /// The heading of the top edge; nil if it points straight up or down.
  public var headingOfTop: Double? { heading(of: Axes(0, 1, 0)) }

  /// The heading of the direction that the back of the device faces; nil if that is straight up or
  /// down.
  public var headingOfBack: Double? { heading(of: Axes(0, 0, -1)) }

  private func heading(of axis: Axes<Double>) -> Double? {
    let direction = quaternion.rotate(axis)
    // A smaller horizontal part is rounding error.
    guard abs(direction.x) > 1e-8 || abs(direction.y) > 1e-8 else { return nil }
    let degrees = Series.arctangent(-direction.y, direction.x) * (180 / .pi)
    return wrapped(degrees, from: 0)
  }
}

/// Brings an angle in degrees into the full turn that begins at a lower bound.
func wrapped(_ degrees: Double, from bound: Double) -> Double {
  let rest = (degrees - bound).truncatingRemainder(dividingBy: 360)
  let positive = rest < 0 ? rest + 360 : rest
  // Rounding turns a tiny negative angle into a full turn.
  return positive < 360 ? positive + bound : bound
}
