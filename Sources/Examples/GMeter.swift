// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion
internal import ProofMassMotion

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
    let ball = PolarGrid.place(ofAcceleration: acceleration)
    canvas.plot("@", x: ball.x, y: ball.y)
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

extension PolarGrid {
  /// The characters that fill the discs.
  private static let fills: [Character] = ["%", ":", " "]

  static let empty = Canvas { x, y in
    let distance = (x * x + y * y).squareRoot()
    let line = 1 / Double(Canvas.rows)
    if abs(x) < line / 2 { return "|" }
    if abs(y) < line { return "-" }
    if outlines.contains(where: { abs(distance - Self.distance(ofGee: $0)) < line / 2 }) {
      return "o"
    }
    if abs(x - y) < line / 2 { return "/" }
    if abs(x + y) < line / 2 { return "\\" }
    // The smallest disc comes last.
    let disc = discs.lastIndex { distance <= Self.distance(ofGee: $0) }
    return disc.map { fills[$0] } ?? " "
  }
}
