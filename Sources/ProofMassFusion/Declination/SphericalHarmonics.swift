// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The sum of the model's harmonics.
///
/// It goes order by order and in each degree by degree, so that the two functions before are all
/// that a next one needs, and no table of them is kept.
enum SphericalHarmonics {
  static let degree = 12

  /// The field in nT to the north, the east and downwards at the geocentric latitude (equations 10
  /// to 12), so many years after the epoch.
  static func field(at place: GeocentricPlace, years: Double) -> Axes<Double> {
    let ratio = 6_371_200 / place.radius  // of the geomagnetic reference radius
    var field = Axes.zero
    var diagonal = Legendre(value: 1, slope: 0, overCosine: 0)
    var longitude = (sine: 0.0, cosine: 1.0)  // of its multiples by the order
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

/// An associated Legendre function of the sine of a latitude, semi-normalised as Schmidt has it.
///
/// Its quotient by the cosine of the latitude has a recursion of its own, so that the poles are
/// places like others.
private struct Legendre {
  var value: Double
  /// By the latitude in radians.
  var slope: Double
  /// From order 1 on.
  var overCosine: Double

  /// From degree and order one less.
  func nextDiagonal(_ order: Int, at place: GeocentricPlace) -> Legendre {
    let factor = order == 1 ? 1 : (Double(2 * order - 1) / Double(2 * order)).squareRoot()
    return Legendre(
      value: factor * place.cosine * value,
      slope: factor * (place.cosine * slope - place.sine * value), overCosine: factor * value)
  }

  /// From the same order, one and two degrees less.
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
