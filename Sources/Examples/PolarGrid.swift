// SPDX-License-Identifier: Apache-2.0

/// A view as wide as it is high, with its middle at 0 g. One g is two thirds of the way to its edge, so
/// that the edge is at 1.5 g, and the circle of 2 g lies outside but for the corners.
struct PolarGrid {
  /// From the middle to the edge.
  static let radius = 1.0
  static let oneGee = 0.666 * radius
  /// In g; the largest fills the corners.
  static let discs: [(gee: Double, fill: Character)] = [(3, "%"), (2, ":"), (1, " ")]
  /// In g.
  static let outlines = [0.5, 1.5]

  static let empty = Canvas { x, y in
    let distance = (x * x + y * y).squareRoot()
    let line = 1 / Double(Canvas.rows)
    if abs(x) < line / 2 { return "|" }
    if abs(y) < line { return "-" }
    if outlines.contains(where: { abs(distance - $0 * oneGee) < line / 2 }) { return "o" }
    if abs(x - y) < line / 2 { return "/" }
    if abs(x + y) < line / 2 { return "\\" }
    return discs.last { distance <= $0.gee * oneGee }?.fill ?? " "
  }
}
