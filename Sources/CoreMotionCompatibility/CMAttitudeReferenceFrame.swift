// SPDX-License-Identifier: Apache-2.0

internal import ProofMassFusion

/// Frames in which an attitude can be told; z is up in each.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// x is some horizontal direction.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// The same, kept from drifting by the compass.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// x is magnetic north, y so west.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// x is geographic north, y so west.
  public static let xTrueNorthZVertical = Self(rawValue: 8)

  init(_ frame: AttitudeReferenceFrame) { self.init(rawValue: frame.rawValue) }

  var frame: AttitudeReferenceFrame { AttitudeReferenceFrame(rawValue: rawValue) }
}
