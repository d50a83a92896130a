// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The earth's magnetic field at a place on its surface.
public struct Place: Equatable, Sendable {
  /// Declination: angle from true north to magnetic north, positive to the east, in radians.
  public var declination: Double
  /// Inclination: angle of the field below the horizon, in radians; negative where it points up.
  public var inclination: Double
  /// Magnetic flux density in µT.
  public var strength: Double

  /// Creates a place from its angles in radians and the flux density in µT.
  public init(declination: Double = 0, inclination: Double, strength: Double) {
    self.declination = declination
    self.inclination = inclination
    self.strength = strength
  }

  /// The field in µT: x east, y north, z up. Suits ``World/field`` of a board that lies flat with
  /// its y axis to the north.
  public var field: Axes<Double> {
    let (down, level) = Series.sineAndCosine(ofAny: inclination.isFinite ? inclination : 0)
    let (east, north) = Series.sineAndCosine(ofAny: declination.isFinite ? declination : 0)
    return Axes(level * east, level * north, -down) * strength
  }
}

/// Fields at sea level, epoch 2025.0, by the World Magnetic Model 2025 (NOAA, BGS).
extension Place {
  /// London.
  public static var london: Place { Place(0.91, 66.53, 49.067) }
  /// Berlin.
  public static var berlin: Place { Place(4.94, 68.07, 50.012) }
  /// New York.
  public static var newYork: Place { Place(-12.53, 65.71, 50.949) }
  /// San Francisco.
  public static var sanFrancisco: Place { Place(12.99, 61.09, 47.515) }
  /// Tokyo.
  public static var tokyo: Place { Place(-7.87, 49.52, 46.841) }
  /// Sydney.
  public static var sydney: Place { Place(12.79, -64.39, 57.006) }
  /// São Paulo.
  public static var saoPaulo: Place { Place(-21.79, -40.32, 22.814) }
  /// Cape Town.
  public static var capeTown: Place { Place(-26.39, -64.85, 25.068) }
  /// Singapore.
  public static var singapore: Place { Place(0.18, -12.94, 42.104) }
  /// Nairobi.
  public static var nairobi: Place { Place(0.37, -22.59, 33.487) }
  /// Mumbai.
  public static var mumbai: Place { Place(-0.05, 28.30, 43.518) }
  /// Reykjavík.
  public static var reykjavik: Place { Place(-11.58, 75.44, 52.564) }
  /// Anchorage.
  public static var anchorage: Place { Place(14.48, 73.99, 55.027) }
  /// Yakutsk.
  public static var yakutsk: Place { Place(-16.29, 76.66, 59.952) }
  /// McMurdo Station.
  public static var mcMurdo: Place { Place(140.42, -80.17, 62.021) }

  /// Angles in degrees.
  private init(_ declination: Double, _ inclination: Double, _ strength: Double) {
    self.init(
      declination: .degrees(declination), inclination: .degrees(inclination), strength: strength)
  }
}

/// Distortion of the field by iron on the board.
struct Iron: Equatable {
  /// Added field in µT, on the board's axes.
  var hard = Axes<Double>.zero
  /// Factor of the field around the board.
  var soft = Matrix3.identity

  func callAsFunction(_ field: Axes<Double>) -> Axes<Double> { soft * field + hard }
}
