// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The earth's magnetic field at a place.
public struct Place: Equatable, Sendable {
  /// Of magnetic north from true north, to the east, in radians.
  public var declination: Double
  /// Below the horizon, in radians; negative in the southern hemisphere.
  public var inclination: Double
  /// In µT.
  public var strength: Double

  /// Angles in radians, the strength in µT.
  public init(declination: Double = 0, inclination: Double, strength: Double) {
    self.declination = declination
    self.inclination = inclination
    self.strength = strength
  }

  /// In µT; x east, y north, z up. For ``World/field`` of a board that lies flat, y to the north.
  public var field: Axes<Double> {
    let (down, level) = Series.ofAny(inclination.isFinite ? inclination : 0)
    let (east, north) = Series.ofAny(declination.isFinite ? declination : 0)
    return Axes(level * east, level * north, -down) * strength
  }
}

/// At sea level in 2025.0, by the World Magnetic Model 2025.
extension Place {
  public static var london: Place { Place(0.91, 66.53, 49.067) }
  public static var berlin: Place { Place(4.94, 68.07, 50.012) }
  public static var newYork: Place { Place(-12.53, 65.71, 50.949) }
  public static var sanFrancisco: Place { Place(12.99, 61.09, 47.515) }
  public static var tokyo: Place { Place(-7.87, 49.52, 46.841) }
  public static var sydney: Place { Place(12.79, -64.39, 57.006) }
  public static var saoPaulo: Place { Place(-21.79, -40.32, 22.814) }
  public static var capeTown: Place { Place(-26.39, -64.85, 25.068) }
  public static var singapore: Place { Place(0.18, -12.94, 42.104) }
  public static var nairobi: Place { Place(0.37, -22.59, 33.487) }
  public static var mumbai: Place { Place(-0.05, 28.30, 43.518) }
  public static var reykjavik: Place { Place(-11.58, 75.44, 52.564) }
  public static var anchorage: Place { Place(14.48, 73.99, 55.027) }
  public static var yakutsk: Place { Place(-16.29, 76.66, 59.952) }
  public static var mcMurdo: Place { Place(140.42, -80.17, 62.021) }

  /// Angles in degrees.
  private init(_ declination: Double, _ inclination: Double, _ strength: Double) {
    self.init(
      declination: .degrees(declination), inclination: .degrees(inclination), strength: strength)
  }
}
