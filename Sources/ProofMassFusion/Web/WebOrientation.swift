// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// An attitude as the web's DeviceOrientationEvent tells it: turns about z, the new x and the new y,
/// in degrees by the right hand (W3C, Device Orientation and Motion).
public struct WebOrientation: Equatable, Sendable {
  /// About z, from 0 to below 360.
  public var alpha: Double
  /// About x, from −180 to below 180.
  public var beta: Double
  /// About y, from −90 to below 90.
  public var gamma: Double
  /// Whether the angles are those of the frame east, north, up; else where alpha begins is
  /// arbitrary.
  public var absolute: Bool

  public init(alpha: Double, beta: Double, gamma: Double, absolute: Bool) {
    self.alpha = alpha
    self.beta = beta
    self.gamma = gamma
    self.absolute = absolute
  }

  /// Of an attitude told in this frame, absolute where the frame knows north.
  ///
  /// The ranges leave two ways to tell a screen that is vertical, and many where the top edge points
  /// straight up or down. There gamma is −90 and 0 respectively, as WebKit decides
  /// (WebCoreMotionManager.mm).
  public init(_ attitude: Attitude, in frame: AttitudeReferenceFrame) {
    let turn = frame.knowsNorth ? attitude.eastNorthUp : attitude.quaternion
    self.init(Matrix3(rotation: turn), absolute: frame.knowsNorth)
  }

  private init(_ matrix: Matrix3, absolute: Bool) {
    let zero = 1e-8  // Rounding alone has as much.
    let isVertical = abs(matrix.m33) < zero
    let cosine = (matrix.m31 * matrix.m31 + matrix.m33 * matrix.m33).squareRoot()
    let radians: (alpha: Double, beta: Double, gamma: Double)
    if cosine < zero {
      radians = (Series.arctangent(matrix.m21, matrix.m11), matrix.m32 < 0 ? -.pi / 2 : .pi / 2, 0)
    } else {
      // Whether the cosine of beta is positive, since that of gamma is.
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

  /// In the frame north, west, up of `xMagneticNorthZVertical` and `xTrueNorthZVertical` if absolute,
  /// in `xArbitraryZVertical` if not. Angles may be of any size.
  public var attitude: Attitude {
    let factor = Double.pi / 180
    return Attitude(
      roll: gamma * factor, pitch: beta * factor, yaw: (absolute ? alpha - 90 : alpha) * factor)
  }

  /// Where the device points in degrees clockwise from north by the rule of ``Attitude/heading``; nil
  /// unless absolute.
  public var compassHeading: Double? { absolute ? attitude.heading : nil }

  /// To a tenth of a degree, which is as fine as the standard lets a page see.
  public func rounded() -> WebOrientation {
    var (alpha, beta, gamma) = (tenths(alpha), tenths(beta), tenths(gamma))
    if gamma >= 90 {  // Outside the range: the same told the other way.
      (alpha, beta, gamma) = (alpha + 180, 180 - beta, gamma - 180)
    }
    return WebOrientation(
      alpha: wrapped(alpha, from: 0), beta: wrapped(beta, from: -180), gamma: gamma,
      absolute: absolute)
  }
}

/// The closest multiple of 0.1.
func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
