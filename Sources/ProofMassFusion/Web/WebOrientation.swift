// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The content of the web's DeviceOrientationEvent: an attitude as rotations about z, the new x and
/// the new y by the right-hand rule, in degrees (W3C, Device Orientation and Motion).
public struct WebOrientation: Equatable, Sendable {
  /// The angle about z, from 0 to below 360.
  public var alpha: Double
  /// The angle about x, from −180 to below 180.
  public var beta: Double
  /// The angle about y, from −90 to below 90.
  public var gamma: Double
  /// Whether the reference frame is east, north, up; otherwise the origin of alpha is arbitrary.
  public var absolute: Bool

  /// Creates an orientation from its angles in degrees.
  package init(alpha: Double, beta: Double, gamma: Double, absolute: Bool) {
    self.alpha = alpha
    self.beta = beta
    self.gamma = gamma
    self.absolute = absolute
  }

  /// Converts an attitude in a frame; the result is absolute if the frame has north.
  ///
  /// Within the ranges there are two triples of angles for a vertical screen, and infinitely many
  /// where the top edge points straight up or down. There gamma is −90 and 0 respectively, as in
  /// WebKit (WebCoreMotionManager.mm).
  public init(_ attitude: Attitude, in frame: AttitudeReferenceFrame) {
    let turn = frame.knowsNorth ? attitude.eastNorthUp : attitude.quaternion
    self.init(Matrix3(rotation: turn), absolute: frame.knowsNorth)
  }

  private init(_ matrix: Matrix3, absolute: Bool) {
    let zero = 1e-8  // Smaller values are rounding errors.
    let isVertical = abs(matrix.m33) < zero
    let cosine = (matrix.m31 * matrix.m31 + matrix.m33 * matrix.m33).squareRoot()
    let radians: (alpha: Double, beta: Double, gamma: Double)
    if cosine < zero {
      radians = (Series.arctangent(matrix.m21, matrix.m11), matrix.m32 < 0 ? -.pi / 2 : .pi / 2, 0)
    } else {
      // The sign of the cosine of beta; that of gamma is not negative.
      let sign = (isVertical ? matrix.m31 : matrix.m33) > 0 ? 1.0 : -1.0
      radians = (
        Series.arctangent(-sign * matrix.m12, sign * matrix.m22),
        Series.arctangent(matrix.m32, sign * cosine),
        isVertical ? -.pi / 2 : Series.arctangent(-sign * matrix.m31, sign * matrix.m33)
      )
    }
    let factor = 180 / Double.pi
    self.init(
      alpha: wrapped(radians.alpha * factor, from: 0),
      beta: wrapped(radians.beta * factor, from: -180), gamma: radians.gamma * factor,
      absolute: absolute)
  }

  /// The attitude: if absolute, in the frame north, west, up of `xMagneticNorthZVertical` and
  /// `xTrueNorthZVertical`, otherwise in `xArbitraryZVertical`. Angles may be of any size.
  public var attitude: Attitude {
    let factor = Double.pi / 180
    return Attitude(
      roll: gamma * factor, pitch: beta * factor, yaw: (absolute ? alpha - 90 : alpha) * factor)
  }

  /// The heading in degrees clockwise from north, by the rule of ``Attitude/heading``; nil unless
  /// absolute.
  public var compassHeading: Double? { absolute ? attitude.heading : nil }

  /// The orientation rounded to a tenth of a degree, the resolution that the standard allows.
  public func rounded() -> WebOrientation {
    var (alpha, beta, gamma) = (tenths(alpha), tenths(beta), tenths(gamma))
    if gamma >= 90 {  // Outside the range: use the other triple of the same attitude.
      (alpha, beta, gamma) = (alpha + 180, 180 - beta, gamma - 180)
    }
    return WebOrientation(
      alpha: wrapped(alpha, from: 0), beta: wrapped(beta, from: -180), gamma: gamma,
      absolute: absolute)
  }
}

/// Rounds to the closest multiple of 0.1.
func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
