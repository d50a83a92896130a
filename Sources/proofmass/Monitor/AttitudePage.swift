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
    Horizon(up: up, height: height).draw(into: &screen, x, y)
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
