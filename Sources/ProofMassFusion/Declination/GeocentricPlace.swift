// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A place by its distance and direction from the centre of the earth.
struct GeocentricPlace {
  /// From the centre, in metres.
  let radius: Double
  /// Of the geocentric latitude.
  let sine, cosine: Double
  /// Of the longitude.
  let longitude: (sine: Double, cosine: Double)
  /// By how much the geocentric latitude is greater than the geodetic one.
  let excess: (sine: Double, cosine: Double)

  /// From degrees and metres above the ellipsoid of WGS 84 (equations 7 and 8).
  init(latitude: Double, longitude: Double, altitude: Double) {
    let semimajorAxis = 6_378_137.0
    let flattening = 1 / 298.257223563
    let eccentricity = flattening * (2 - flattening)  // its square
    let geodetic = Series.sineAndCosine(latitude * (.pi / 180))
    let curvature =
      semimajorAxis / (1 - eccentricity * geodetic.sine * geodetic.sine).squareRoot()
    let outward = (curvature + altitude) * geodetic.cosine
    let upward = (curvature * (1 - eccentricity) + altitude) * geodetic.sine
    radius = (outward * outward + upward * upward).squareRoot()
    (sine, cosine) = (upward / radius, outward / radius)
    self.longitude = Series.ofAny(longitude * (.pi / 180))
    excess = (
      sine * geodetic.cosine - cosine * geodetic.sine,
      cosine * geodetic.cosine + sine * geodetic.sine
    )
  }

  /// From north, east and down as the geocentric latitude has them to those of the geodetic one
  /// (equation 17).
  func geodetic(_ field: Axes<Double>) -> GeomagneticField {
    GeomagneticField(
      north: field.x * excess.cosine - field.z * excess.sine, east: field.y,
      down: field.x * excess.sine + field.z * excess.cosine)
  }
}
