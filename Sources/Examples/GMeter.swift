// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// A g-meter: the acceleration in the screen's plane as a ball on a polar grid, and below it x, y,
/// z and the magnitude with their smallest and largest values.
struct GMeter: Demo {
  private(set) var statistics = MotionStatistics()
  private var acceleration = Axes(0.0, 0, 0)

  mutating func update(_ sample: MotionSample) {
    acceleration = sample.acceleration
    statistics.update(acceleration)
  }

  mutating func reset() { statistics.reset() }

  var drawing: String {
    var canvas = PolarGrid.empty
    canvas.plot(
      "@", x: acceleration.x * PolarGrid.oneGee, y: acceleration.y * PolarGrid.oneGee)
    let readings = [
      ("x", statistics.x), ("y", statistics.y), ("z", statistics.z), ("|a|", statistics.magnitude),
    ]
    let rows = readings.map { name, reading in
      let values = [reading?.current, reading?.minimum, reading?.maximum].map { value in
        padded(value.map(signed) ?? "-", 9)
      }
      return padded(name, 5) + values.joined()
    }
    let heading = padded("g", 5) + ["now", "min", "max"].map { padded($0, 9) }.joined()
    return ([canvas.text, heading] + rows).joined(separator: "\n")
  }
}

/// A square grid with 0 g at its centre. One g is two thirds of the way to its edge, so that the
/// edge is at 1.5 g, and only the corners are beyond the circle of 2 g.
struct PolarGrid {
  /// The distance from the centre to the edge.
  static let radius = 1.0
  /// The distance of 1 g from the centre.
  static let oneGee = 0.666 * radius
  /// The radii of the filled discs in g; the largest fills the corners.
  static let discs: [(gee: Double, fill: Character)] = [(3, "%"), (2, ":"), (1, " ")]
  /// The radii of the circles in g.
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
