// SPDX-License-Identifier: Apache-2.0

extension Series {
  /// The angle of the point (x, y) from the x axis, from −π to π; 0 of the origin.
  package static func arctangent(_ y: Double, _ x: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let longer = max(width, height)
    guard longer > 0 else { return 0 }
    var tangent = min(width, height) / longer
    // The tangent of a quarter of the angle, of π/16 at most, where the series is short.
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var sum = 0.0
    for power in stride(from: 25.0, through: 1, by: -2) { sum = 1 / power - square * sum }
    var angle = 4 * tangent * sum
    if height > width { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// Sine and cosine of any angle in radians: what is beyond the series goes round first, and what is
  /// not finite has none.
  package static func ofAny(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    return sineAndCosine(abs(angle) < 1e5 ? angle : angle.truncatingRemainder(dividingBy: 2 * .pi))
  }
}
