// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// The attitude: a horizon as seen along the board's y axis, a compass rose, angles, orientation, shakes.
enum AttitudePage {
  static func draw(_ state: MonitorState, into screen: inout Screen, _ rows: Range<Int>) {
    // Two square pictures side by side; a cell is twice as high as wide.
    let below = 6
    let height = max(0, min(rows.count - below, screen.width / 4))
    let left = screen.width / 2 - 2 * height
    draw(state.attitude, into: &screen, max(0, left / 2), rows.lowerBound, height)
    Rose.draw(
      state.attitude, into: &screen, screen.width / 2 + max(0, left / 2), rows.lowerBound, height)
    drawWords(state, into: &screen, rows.lowerBound + height + 1)
  }

  private static func draw(
    _ attitude: AttitudeView, into screen: inout Screen, _ x: Int, _ y: Int, _ height: Int
  ) {
    guard let up = attitude.up else { return screen.put("no attitude yet", x, y, .dim).ignore() }
    var picture = Braille(columns: 2 * height, rows: height)
    Horizon.draw(up, &picture)
    picture.draw(into: &screen, x, y, .green)
    // The board's wings.
    let (middle, row) = (x + height, y + height / 2)
    for (offset, scalar) in [-4: "─", -3: "─", -2: "─", 0: "●", 2: "─", 3: "─", 4: "─"]
      as [Int: Unicode.Scalar]
    {
      screen[middle + offset, row] = Screen.Cell(scalar: scalar, style: [.bold, .yellow])
    }
  }

  private static func drawWords(
    _ state: MonitorState, into screen: inout Screen, _ top: Int
  ) {
    let attitude = state.attitude
    let shown = attitude.shown
    let angles: [(String, Double?)] = [
      ("roll", shown?.roll), ("pitch", shown?.pitch), ("yaw", shown?.yaw),
    ]
    var x = 1
    for (name, angle) in angles {
      x = screen.put(name, x, top, .dim)
      let text = angle.map { fixed($0 * 180 / .pi + 0, decimals: 1, width: 7) } ?? "      -"
      x = screen.put("\(text)°", x, top, .bold) + 1
    }
    func line(_ row: Int, _ name: String, _ words: String) {
      let x = screen.put(name, 1, top + row, .dim)
      screen.put(words, max(x + 1, 14), top + row)
    }
    line(
      1, "heading",
      attitude.heading.map { "\(fixed($0, decimals: 0))° from magnetic north" }
        ?? attitude.headingNote)
    line(2, "orientation", "\(attitude.orientation)")
    let last = attitude.lastShake.map { ", at \(fixed($0.time, decimals: 1)) s along \($0.axis)" }
    line(3, "shakes", "\(attitude.shakes)\(last ?? "")")
    if attitude.measured == nil {
      line(4, "attitude", "not yet: an accelerometer and a gyroscope give it")
    } else if !attitude.isSettled {
      line(4, "attitude", "not to be relied on: keep the board still for a second")
    } else if let failure = state.sensors.first(where: { $0.failure != nil }) {
      line(4, "failing", failure.name)
    }
  }
}

extension Int {
  fileprivate func ignore() {}
}

/// An artificial horizon.
enum Horizon {
  /// The tangent of half the field of view.
  static let view = 1.0

  /// Draws the ground, as seen along the board's y axis with z upwards.
  ///
  /// - Parameter up: The upward direction, on the board's axes.
  static func draw(_ up: Axes<Double>, _ picture: inout Braille) {
    let middle = Double(picture.width - 1) / 2
    guard middle > 0 else { return }
    func isGround(_ x: Int, _ y: Int) -> Bool {
      let right = (Double(x) - middle) / middle * view
      let above = (Double(picture.height - 1) / 2 - Double(y)) / middle * view
      return right * up.x + up.y + above * up.z < 0
    }
    for x in 0..<picture.width {
      for y in 0..<picture.height {
        let dx = Double(x) - middle
        let dy = Double(y) - Double(picture.height - 1) / 2
        guard dx * dx + dy * dy <= middle * middle, isGround(x, y) else { continue }
        let isEdge =
          !isGround(x, y - 1) || !isGround(x - 1, y) || !isGround(x + 1, y) || !isGround(x, y + 1)
        if isEdge || (x + 2 * (y % 4)) % 8 == 0 && y % 2 == 0 { picture.set(x, y) }
      }
    }
    picture.circle(
      at: (middle, Double(picture.height - 1) / 2), radius: middle)
  }
}

/// A rotating compass rose, with the direction of the board's y axis on top.
enum Rose {
  static func draw(
    _ attitude: AttitudeView, into screen: inout Screen, _ x: Int, _ y: Int, _ height: Int
  ) {
    // Without north it shows the rotation since the start, whose direction has no name.
    guard height > 2, let angle = attitude.heading ?? attitude.shown.map({ -$0.yaw * 180 / .pi })
    else { return }
    var picture = Braille(columns: 2 * height, rows: height)
    let centre = (x: Double(picture.width - 1) / 2, y: Double(picture.height - 1) / 2)
    let radius = centre.x
    func point(_ degrees: Double, _ distance: Double) -> (x: Double, y: Double) {
      let (sine, cosine) = Series.sineAndCosine(ofAny: (degrees - angle) * .pi / 180)
      return (centre.x + sine * distance * radius, centre.y - cosine * distance * radius)
    }
    picture.circle(at: centre, radius: radius)
    for mark in 0..<12 {
      let degrees = Double(mark) * 30
      picture.line(from: point(degrees, mark % 3 == 0 ? 0.82 : 0.9), to: point(degrees, 1))
    }
    picture.line(from: centre, to: point(0, 0.55))
    picture.draw(into: &screen, x, y, .cyan)
    let names = attitude.heading == nil ? ["0"] : ["N", "E", "S", "W"]
    for (index, name) in names.enumerated() {
      let place = point(Double(index) * 90, 0.66)
      screen.put(
        name, x + Int((place.x / 2).rounded(.down)), y + Int((place.y / 4).rounded(.down)),
        index == 0 ? [.bold, .red] : .bold)
    }
    screen.put("▲", x + height - 1, y, [.bold, .yellow])
  }
}
