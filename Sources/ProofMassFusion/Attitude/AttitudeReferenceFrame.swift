// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The reference frame of an attitude; its z axis points up. Names and values are those of Core
/// Motion's CMAttitudeReferenceFrame.
public struct AttitudeReferenceFrame: RawRepresentable, Hashable, Sendable {
  /// The value in Core Motion: one bit for each frame.
  public let rawValue: UInt

  /// Creates a frame, or a set of frames, from its value in Core Motion.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// x is an arbitrary horizontal direction, constant except for drift: from the accelerometer and the
  /// gyroscope alone.
  @inlinable public static var xArbitraryZVertical: Self { Self(rawValue: 1) }
  /// x is an arbitrary horizontal direction, which the magnetometer keeps from drifting.
  @inlinable public static var xArbitraryCorrectedZVertical: Self { Self(rawValue: 2) }
  /// x is magnetic north, and y is magnetic west.
  @inlinable public static var xMagneticNorthZVertical: Self { Self(rawValue: 4) }
  /// x is geographic north, and y is west: needs the declination of the place.
  @inlinable public static var xTrueNorthZVertical: Self { Self(rawValue: 8) }

  /// Whether x points north, so that an attitude has a heading.
  @inlinable
  package var knowsNorth: Bool {
    rawValue & (Self.xMagneticNorthZVertical.rawValue | Self.xTrueNorthZVertical.rawValue) != 0
  }
}

#if !NO_HEAP
  // The literal of an option set is an array, for which a microcontroller has no heap.
  extension AttitudeReferenceFrame: OptionSet {}
#endif

/// Conversions from the frames of the estimator to those of Core Motion. An estimate by six axes
/// needs none: it is the attitude in `xArbitraryZVertical`.
extension Attitude {
  /// Creates an attitude whose frame has x to magnetic north and y to magnetic west
  /// (`xMagneticNorthZVertical`) from an estimate by nine axes, in the frame magnetic east, north,
  /// up.
  ///
  /// With the declination of the place, x is geographic north (`xTrueNorthZVertical`): magnetic
  /// north is that angle clockwise of it.
  ///
  /// - Parameters:
  ///   - eastNorthUp: The estimate, such as `VQF.rotation9D`.
  ///   - declination: The angle from geographic to magnetic north in degrees, east positive;
  ///     finite.
  public init(eastNorthUp: Quaternion, declination: Double = 0) {
    self.init(Self.turn(-90 - declination) * eastNorthUp)
  }

  /// The rotation from the device to east, north and up, as used by the estimator and the web. The
  /// attitude's frame must have x to the north.
  public var eastNorthUp: Quaternion { Self.turn(90) * quaternion }

  /// Converts an attitude from `xMagneticNorthZVertical` to `xTrueNorthZVertical`.
  ///
  /// - Parameter declination: The angle from geographic to magnetic north in degrees, east
  ///   positive; finite.
  package func toTrueNorth(declination: Double) -> Attitude {
    Attitude(Self.turn(-declination) * quaternion)
  }

  /// A rotation about the vertical, counter-clockwise seen from above.
  private static func turn(_ degrees: Double) -> Quaternion {
    let half = Series.sineAndCosine(ofAny: degrees * (.pi / 360))
    return Quaternion(half.cosine, 0, 0, half.sine)
  }
}

/// The constant yaw that converts an estimate by nine axes to an attitude in
/// `xArbitraryCorrectedZVertical`.
///
/// The attitude starts at the estimate by six axes, so that it does not jump when the magnetometer is
/// taken into account, and the magnetometer keeps it from drifting. Core Motion's behaviour is not
/// documented: this is a choice of this package.
package struct YawAlignment: Equatable, Sendable {
  /// The rotation about the vertical.
  package let turn: Quaternion

  /// Creates the alignment from the estimates by six and by nine axes of the same instant, that of
  /// the first attitude to be published.
  @inlinable
  package init(sixAxes: Quaternion, nineAxes: Quaternion) {
    let difference = sixAxes * nineAxes.conjugate
    turn = Quaternion(difference.w, 0, 0, difference.z).normalized
  }

  /// Converts an estimate by nine axes to an attitude in `xArbitraryCorrectedZVertical`.
  @inlinable
  package func attitude(nineAxes: Quaternion) -> Attitude { Attitude(turn * nineAxes) }
}
