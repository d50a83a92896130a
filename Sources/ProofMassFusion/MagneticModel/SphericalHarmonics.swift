// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The sum of the model's spherical harmonics.
///
/// The outer loop runs over the orders and the inner one over the degrees, so that the recursion
/// needs the previous two Legendre functions only and no table is kept.
enum SphericalHarmonics {
  /// The highest degree of the model.
  static let degree = 12

  /// The field in nT to the north, to the east and downwards, on the axes of the geocentric
  /// latitude (equations 10 to 12).
  ///
  /// - Parameter years: The time since the epoch.
  static func field(at place: GeocentricPlace, years: Double) -> Axes<Double> {
    let ratio = 6_371_200 / place.radius  // of the geomagnetic reference radius
    var field = Axes.zero
    var diagonal = Legendre(value: 1, slope: 0, overCosine: 0)
    var longitude = (sine: 0.0, cosine: 1.0)  // of the longitude times the order
    var diagonalPower = ratio * ratio
    for order in 0...degree {
      if order > 0 {
        diagonal = diagonal.nextDiagonal(order, at: place)
        longitude = (
          longitude.sine * place.longitude.cosine + longitude.cosine * place.longitude.sine,
          longitude.cosine * place.longitude.cosine - longitude.sine * place.longitude.sine
        )
        diagonalPower *= ratio
      }
      var (function, before) = (diagonal, Legendre(value: 0, slope: 0, overCosine: 0))
      var power = diagonalPower
      for degree in order...degree {
        if degree > order {
          (function, before) = (function.next(degree, order, after: before, at: place), function)
          power *= ratio
        }
        guard degree > 0 else { continue }  // There is no magnetic charge.
        let row = Coefficients.wmm2025[degree * (degree + 1) / 2 - 1 + order]
        let g = row.g + years * row.gRate
        let h = row.h + years * row.hRate
        let even = (g * longitude.cosine + h * longitude.sine) * power
        let odd = (g * longitude.sine - h * longitude.cosine) * power
        field.x -= even * function.slope
        field.y += Double(order) * odd * function.overCosine
        field.z -= Double(degree + 1) * even * function.value
      }
    }
    return field
  }
}

/// An associated Legendre function of the sine of a latitude, in Schmidt's semi-normalisation.
///
/// Its quotient by the cosine of the latitude has a recursion of its own, so that the poles are no
/// special case.
private struct Legendre {
  var value: Double
  /// The derivative by the latitude in radians.
  var slope: Double
  /// The value divided by the cosine of the latitude, from order 1 on.
  var overCosine: Double

  /// The function of this order and the same degree, from that of degree and order one less.
  func nextDiagonal(_ order: Int, at place: GeocentricPlace) -> Legendre {
    let factor = order == 1 ? 1 : (Double(2 * order - 1) / Double(2 * order)).squareRoot()
    return Legendre(
      value: factor * place.cosine * value,
      slope: factor * (place.cosine * slope - place.sine * value), overCosine: factor * value)
  }

  /// The function of this degree and order, from those of one and two degrees less.
  func next(
    _ degree: Int, _ order: Int, after before: Legendre, at place: GeocentricPlace
  ) -> Legendre {
    let scale = 1 / Double(degree * degree - order * order).squareRoot()
    let one = Double(2 * degree - 1) * scale
    let two = Double((degree - 1) * (degree - 1) - order * order).squareRoot() * scale
    return Legendre(
      value: one * place.sine * value - two * before.value,
      slope: one * (place.sine * slope + place.cosine * value) - two * before.slope,
      overCosine: one * place.sine * overCosine - two * before.overCosine)
  }
}

/// A place by its distance and direction from the centre of the earth.
struct GeocentricPlace {
  /// The distance from the centre in metres.
  let radius: Double
  /// The sine and cosine of the geocentric latitude.
  let sine, cosine: Double
  /// The sine and cosine of the longitude.
  let longitude: (sine: Double, cosine: Double)
  /// The sine and cosine of the geocentric minus the geodetic latitude.
  let excess: (sine: Double, cosine: Double)

  /// Converts geodetic coordinates, in degrees and metres above the ellipsoid of WGS 84 (equations
  /// 7 and 8).
  init(latitude: Double, longitude: Double, altitude: Double) {
    let semimajorAxis = 6_378_137.0
    let flattening = 1 / 298.257223563
    let eccentricity = flattening * (2 - flattening)  // the square of the first eccentricity
    let geodetic = Series.sineAndCosine(latitude * (.pi / 180))
    let curvature =
      semimajorAxis / (1 - eccentricity * geodetic.sine * geodetic.sine).squareRoot()
    let outward = (curvature + altitude) * geodetic.cosine
    let upward = (curvature * (1 - eccentricity) + altitude) * geodetic.sine
    radius = (outward * outward + upward * upward).squareRoot()
    (sine, cosine) = (upward / radius, outward / radius)
    self.longitude = Series.sineAndCosine(ofAny: longitude * (.pi / 180))
    excess = (
      sine * geodetic.cosine - cosine * geodetic.sine,
      cosine * geodetic.cosine + sine * geodetic.sine
    )
  }

  /// Converts north, east and down from the axes of the geocentric latitude to those of the
  /// geodetic latitude (equation 17).
  func geodetic(_ field: Axes<Double>) -> GeomagneticField {
    GeomagneticField(
      north: field.x * excess.cosine - field.z * excess.sine, east: field.y,
      down: field.x * excess.sine + field.z * excess.cosine)
  }
}
