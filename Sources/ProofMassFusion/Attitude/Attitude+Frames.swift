// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// From the frames of the estimator to Core Motion's. An estimate of six axes needs none of this: it
/// is the attitude in `xArbitraryZVertical`.
extension Attitude {
  /// From an estimate of nine axes in the frame east, (magnetic) north, up, to one whose x axis is
  /// magnetic north and whose y axis is west (`xMagneticNorthZVertical`).
  ///
  /// With the declination of the place x is geographic north (`xTrueNorthZVertical`): magnetic
  /// north lies that angle clockwise of it.
  ///
  /// - Parameter declination: In degrees, east positive; finite.
  public init(eastNorthUp: Quaternion, declination: Double = 0) {
    self.init(Self.turn(-90 - declination) * eastNorthUp)
  }

  /// Of an attitude whose frame has x to the north: the same with x to the east and y to the north,
  /// as the estimator and the web have it.
  public var eastNorthUp: Quaternion { Self.turn(90) * quaternion }

  /// Of an attitude in `xMagneticNorthZVertical`: the same in `xTrueNorthZVertical`.
  ///
  /// - Parameter declination: In degrees, east positive; finite.
  public func toTrueNorth(declination: Double) -> Attitude {
    Attitude(Self.turn(-declination) * quaternion)
  }

  /// About the vertical, counter-clockwise seen from above.
  static func turn(_ degrees: Double) -> Quaternion {
    let half = Series.ofAny(degrees * (.pi / 360))
    return Quaternion(half.cosine, 0, 0, half.sine)
  }
}

/// The constant yaw that makes of an estimate of nine axes an attitude in
/// `xArbitraryCorrectedZVertical`.
///
/// It starts where the estimate of six axes is, so that nobody sees a jump; from then on the compass
/// keeps it from drifting. That Core Motion does so is not documented: it is a choice.
public struct YawAlignment: Equatable, Sendable {
  /// About the vertical.
  public let turn: Quaternion

  /// From both estimates of one moment, the first to be published.
  @inlinable
  public init(sixAxes: Quaternion, nineAxes: Quaternion) {
    let difference = sixAxes * nineAxes.conjugate
    turn = Quaternion(difference.w, 0, 0, difference.z).normalized
  }

  @inlinable
  public func attitude(nineAxes: Quaternion) -> Attitude { Attitude(turn * nineAxes) }
}
