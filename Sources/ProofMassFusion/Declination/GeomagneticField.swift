// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The earth's magnetic field at a place, in µT.
public struct GeomagneticField: Equatable, Sendable {
  /// To geographic north.
  public var north: Double
  /// To geographic east.
  public var east: Double
  /// Towards the ground.
  public var down: Double

  @inlinable
  public init(north: Double, east: Double, down: Double) {
    self.north = north
    self.east = east
    self.down = down
  }

  /// Its level part, in µT.
  @inlinable public var horizontal: Double { (north * north + east * east).squareRoot() }

  /// Its whole strength, in µT.
  @inlinable public var intensity: Double { Axes(north, east, down).magnitude }

  /// Where magnetic north is, in degrees clockwise from geographic north: east positive.
  public var declination: Double { Series.arctangent(east, north) * (180 / .pi) }

  /// How far it dips below the level, in degrees; negative where it rises.
  public var inclination: Double { Series.arctangent(down, horizontal) * (180 / .pi) }
}
