// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The World Magnetic Model 2025 of NOAA/NCEI and the British Geological Survey: the field of the
/// earth's core at a place and a date, and with it the way from magnetic to geographic north.
///
/// Buildings, rocks and magnets are not in it. At the ground declination is good to half a degree or
/// so, near the poles to less. Equation numbers are those of its technical report (Chulliat and
/// others, "The US/UK World Magnetic Model for 2025–2030", section 1.2).
public enum WorldMagneticModel {
  /// The year of its coefficients.
  public static var epoch: Double { 2025 }

  /// The years for which it was made.
  public static var validity: ClosedRange<Double> { 2025...2030 }

  /// The altitudes for which it was made, in metres.
  public static var altitudes: ClosedRange<Double> { -1000...850_000 }

  /// The field at a place, or nil outside the model's validity.
  ///
  /// - Parameters:
  ///   - latitude: Geodetic, in degrees from −90 to 90, north positive.
  ///   - longitude: In degrees, east positive; of any size.
  ///   - altitude: Above the ellipsoid of WGS 84, in metres.
  ///   - year: With its fraction: 2025.5 is the middle of 2025. See ``year(_:month:day:)``.
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

  /// A day of the calendar as a year with its fraction, at the day's begin in UTC; nil if there is no
  /// such day from year 1 to 9999.
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
