// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The World Magnetic Model 2025 of NOAA/NCEI and the British Geological Survey: the field of the
/// earth's core by place and date, and so the declination of magnetic from geographic north.
///
/// The model does not contain buildings, rocks and magnets. At the ground, its declination is accurate
/// to about half a degree, and less accurate near the poles. Equation numbers are those of the technical
/// report (Chulliat and others, "The US/UK World Magnetic Model for 2025–2030", section 1.2).
public enum WorldMagneticModel {
  /// The epoch of the coefficients, in years.
  package static var epoch: Double { 2025 }

  /// The time for which the model is valid, in years.
  public static var validity: ClosedRange<Double> { 2025...2030 }

  /// The altitudes for which the model is valid, in metres.
  package static var altitudes: ClosedRange<Double> { -1000...850_000 }

  /// The field at a place and a time; nil outside the model's validity.
  ///
  /// - Parameters:
  ///   - latitude: Geodetic, in degrees from −90 to 90, north positive.
  ///   - longitude: In degrees of any size, east positive.
  ///   - altitude: Above the ellipsoid of WGS 84, in metres.
  ///   - year: With a fraction: 2025.5 is the middle of 2025. See ``year(_:month:day:)``.
  public static func field(
    latitude: Double, longitude: Double, altitude: Double = 0, year: Double
  ) -> GeomagneticField? {
    guard abs(latitude) <= 90, longitude.isFinite, altitudes.contains(altitude),
      validity.contains(year)
    else { return nil }
    let place = GeocentricPlace(latitude: latitude, longitude: longitude, altitude: altitude)
    let field = SphericalHarmonics.field(at: place, years: year - epoch) * 1e-3
    return place.geodetic(field)
  }

  /// Converts a day of the calendar to a year with a fraction, at the beginning of the day in UTC;
  /// nil if there is no such day in the years 1 to 9999.
  public static func year(_ year: Int, month: Int, day: Int) -> Double? {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    var before = 0
    for earlier in 1..<month { before += length(of: earlier, isLeap: isLeap) }
    guard day <= length(of: month, isLeap: isLeap) else { return nil }
    return Double(year) + Double(before + day - 1) / (isLeap ? 366 : 365)
  }

  private static func length(of month: Int, isLeap: Bool) -> Int {
    switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// The earth's magnetic field at a place.
public struct GeomagneticField: Equatable, Sendable {
  /// The component to geographic north, in µT.
  public var north: Double
  /// The component to geographic east, in µT.
  public var east: Double
  /// The component downwards, in µT.
  public var down: Double

  /// Creates a field from its components in µT.
  @inlinable
  package init(north: Double, east: Double, down: Double) {
    self.north = north
    self.east = east
    self.down = down
  }

  /// The magnitude of the horizontal component, in µT.
  @inlinable public var horizontal: Double { (north * north + east * east).squareRoot() }

  /// The magnitude of the field, in µT.
  @inlinable public var intensity: Double { Axes(north, east, down).magnitude }

  /// The direction of magnetic north in degrees clockwise from geographic north: east positive.
  public var declination: Double { Series.arctangent(east, north) * (180 / .pi) }

  /// The dip: the angle of the field below the horizontal in degrees, negative where it points
  /// upwards.
  public var inclination: Double { Series.arctangent(down, horizontal) * (180 / .pi) }
}
