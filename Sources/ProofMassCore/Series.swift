// SPDX-License-Identifier: Apache-2.0

/// Elementary functions by this package's own series, so that a simulation gives the same bits with
/// every C library. Each is exact to within a few units in the last place.
package enum Series {
  /// e to the power of `x`; 0 below −708 and infinity above 709.
  package static func exp(_ x: Double) -> Double {
    guard x > -708 else { return x.isNaN ? x : 0 }
    guard x < 709 else { return .infinity }
    let halvings = (x / ln2).rounded()
    // ln 2 in two parts, so that the multiple of the first is exact.
    let rest = x - halvings * 0x1.62e42fee00000p-1 - halvings * 0x1.a39ef35793c76p-33
    var sum = 1.0
    // Loops count by hand: a fractional stride costs more than the series.
    var term = 14.0
    while term >= 1 {
      sum = 1 + rest / term * sum
      term -= 1
    }
    return sum * Double(sign: .plus, exponent: Int(halvings), significand: 1)
  }

  /// The natural logarithm of `x`; −∞ of zero, and not a number if `x` is negative.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    let isLarge = x.significand > 2.0.squareRoot()
    let significand = isLarge ? x.significand / 2 : x.significand
    let ratio = (significand - 1) / (significand + 1)
    var sum = 0.0
    var power = 25.0
    while power >= 1 {
      sum = sum * ratio * ratio + 1 / power
      power -= 2
    }
    return 2 * ratio * sum + Double(isLarge ? x.exponent + 1 : x.exponent) * ln2
  }

  /// Sine and cosine of an angle in radians, of at most ±1 000 000.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quarters = (angle * 2 / .pi).rounded()
    // A quarter turn in three parts, so that the multiples of the first two are exact.
    let rest =
      angle - quarters * 0x1.921fb54400000p0 - quarters * 0x1.0b4611a600000p-34
      - quarters * 0x1.3198a2e037073p-69
    let square = rest * rest
    var sine = 1.0
    var cosine = 1.0
    var term = 20.0
    while term >= 2 {
      sine = 1 - square / (term * (term + 1)) * sine
      cosine = 1 - square / (term * (term - 1)) * cosine
      term -= 2
    }
    sine *= rest
    return switch Int(quarters) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// Sine and cosine of any angle in radians: a large angle is first reduced by whole turns; both
  /// are not a number if the angle is not finite.
  package static func sineAndCosine(ofAny angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    return sineAndCosine(abs(angle) < 1e5 ? angle : angle.truncatingRemainder(dividingBy: 2 * .pi))
  }

  /// The sine of an angle in radians, of at most ±1 000 000.
  package static func sine(_ angle: Double) -> Double { sineAndCosine(angle).sine }
  /// The cosine of an angle in radians, of at most ±1 000 000.
  package static func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

  /// The angle of the point (x, y) from the x axis in radians, from −π to π; 0 for the origin.
  package static func arctangent(_ y: Double, _ x: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let longer = max(width, height)
    guard longer > 0 else { return 0 }
    var tangent = min(width, height) / longer
    // The tangent of a quarter of the angle, of π/16 at most, where the series is short.
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var sum = 0.0
    var power = 25.0
    while power >= 1 {
      sum = 1 / power - square * sum
      power -= 2
    }
    var angle = 4 * tangent * sum
    if height > width { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  private static let ln2 = 0x1.62e42fefa39efp-1
}
