// SPDX-License-Identifier: Apache-2.0

/// Frames in which an attitude can be told; z is up in each. Names and values are those of Core
/// Motion's CMAttitudeReferenceFrame.
public struct AttitudeReferenceFrame: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt

  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// x is some horizontal direction, the same from the start on but for drift: from the
  /// accelerometer and the gyroscope alone.
  @inlinable public static var xArbitraryZVertical: Self { Self(rawValue: 1) }
  /// The same, kept from drifting by the compass.
  @inlinable public static var xArbitraryCorrectedZVertical: Self { Self(rawValue: 2) }
  /// x is magnetic north, y so west.
  @inlinable public static var xMagneticNorthZVertical: Self { Self(rawValue: 4) }
  /// x is geographic north, y so west: needs the declination of the place.
  @inlinable public static var xTrueNorthZVertical: Self { Self(rawValue: 8) }

  /// Whether it knows north, so that there is a heading.
  @inlinable
  public var knowsNorth: Bool {
    rawValue & (Self.xMagneticNorthZVertical.rawValue | Self.xTrueNorthZVertical.rawValue) != 0
  }
}

#if !hasFeature(Embedded)
  // Sets are made of arrays, for which a microcontroller has no heap.
  extension AttitudeReferenceFrame: OptionSet {}
#endif
