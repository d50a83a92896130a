// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Angles of Euler in Core Motion's order: R = Rz(yaw) · Rx(pitch) · Ry(roll), where R turns from
/// the device's axes into the reference frame.
///
/// WebKit rebuilds R from CMAttitude's angles in this order (WebCoreMotionManager.mm). At a pitch
/// of ±90° only the sum or the difference of yaw and roll means anything: there roll is 0, which is
/// a choice of ours.
extension Attitude {
  /// From angles in radians, of any size; the identity where one is not finite.
  public init(roll: Double, pitch: Double, yaw: Double) {
    let x = Series.ofAny(pitch / 2)
    let y = Series.ofAny(roll / 2)
    let z = Series.ofAny(yaw / 2)
    self.init(
      Quaternion(
        x.cosine * y.cosine * z.cosine - x.sine * y.sine * z.sine,
        x.sine * y.cosine * z.cosine - x.cosine * y.sine * z.sine,
        x.cosine * y.sine * z.cosine + x.sine * y.cosine * z.sine,
        x.cosine * y.cosine * z.sine + x.sine * y.sine * z.cosine))
  }

  /// About the device's x axis in radians, from −π/2 to π/2.
  public var pitch: Double {
    let matrix = Matrix3(rotation: quaternion)
    // As exact at ±90° as elsewhere, which the arc sine is not.
    return Series.arctangent(matrix.m32, matrix.cosineOfPitch)
  }

  /// About the device's y axis in radians, from −π to π.
  public var roll: Double {
    let matrix = Matrix3(rotation: quaternion)
    return matrix.isUpright ? 0 : Series.arctangent(-matrix.m31, matrix.m33)
  }

  /// About the vertical in radians, from −π to π, counter-clockwise seen from above.
  public var yaw: Double {
    let matrix = Matrix3(rotation: quaternion)
    return matrix.isUpright
      ? Series.arctangent(matrix.m21, matrix.m11) : Series.arctangent(-matrix.m12, matrix.m22)
  }
}

extension Matrix3 {
  fileprivate var cosineOfPitch: Double { (m31 * m31 + m33 * m33).squareRoot() }

  /// Closer to a pitch of ±90° than this, rounding would decide what is yaw and what is roll.
  fileprivate var isUpright: Bool { cosineOfPitch < 1e-8 }
}
