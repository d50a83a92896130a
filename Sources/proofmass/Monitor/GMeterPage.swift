// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion

/// The g-meter: the acceleration in the board's plane as a ball on a polar grid, with Core Motion's sign, so
/// that it rolls to the lower side; and x, y, z and the magnitude with minimum and maximum.
enum GMeterPage {
  static func draw(_ state: MonitorState, into screen: inout Screen, _ rows: Range<Int>) {
    guard let sensor = state.sensor(.acceleration) else {
      screen.put("the g-meter takes an accelerometer: name one", 1, rows.lowerBound + 1)
      return
    }
    // The numbers are beside the grid, or below it where there is no room.
    let isWide = screen.width >= 2 * rows.count + 36 || rows.count < 12 && screen.width > 50
    let height = max(3, min(isWide ? rows.count : rows.count - 6, screen.width / 2))
    let left = isWide ? 1 : max(0, screen.width / 2 - height)
    draw(sensor, into: &screen, left, rows.lowerBound, height)
    if isWide {
      drawNumbers(sensor, into: &screen, 2 * height + 4, rows.lowerBound + max(0, height / 2 - 3))
    } else {
      drawNumbers(
        sensor, into: &screen, max(0, screen.width / 2 - 15), rows.lowerBound + height + 1)
    }
  }

  private static func draw(
    _ sensor: SensorView, into screen: inout Screen, _ x: Int, _ y: Int, _ height: Int
  ) {
    var picture = Braille(columns: 2 * height, rows: height)
    let middle = Double(picture.width - 1) / 2
    func point(_ right: Double, _ up: Double) -> (x: Double, y: Double) {
      (middle + right * middle, middle - up * middle)
    }
    for gee in PolarGrid.outlines {
      picture.circle(at: (middle, middle), radius: PolarGrid.distance(ofGee: gee) * middle, step: 3)
    }
    for disc in PolarGrid.discs {
      picture.circle(at: (middle, middle), radius: PolarGrid.distance(ofGee: disc) * middle)
    }
    picture.line(from: point(-1, 0), to: point(1, 0))
    picture.line(from: point(0, -1), to: point(0, 1))
    picture.draw(into: &screen, x, y, .dim)
    let one = Int((point(PolarGrid.distance(ofGee: 1), 0).x / 2).rounded())
    screen.put("1g", x + min(2 * height - 2, one), y + height / 2 - 1, .dim)
    guard let value = sensor.value, sensor.failure == nil else { return }
    // With the chip's sign the upper side is positive.
    let ball = PolarGrid.place(ofAcceleration: value * -1)
    let place = point(ball.x, ball.y)
    screen[
      x + max(0, min(2 * height - 1, Int(place.x / 2))),
      y + max(0, min(height - 1, Int(place.y / 4)))] = Screen.Cell(
        scalar: "●", style: [.bold, .yellow])
  }

  private static func drawNumbers(
    _ sensor: SensorView, into screen: inout Screen, _ x: Int, _ y: Int
  ) {
    if let failure = sensor.failure {
      screen.put("no samples: \(failure)", x, y, .yellow)
      return
    }
    let statistics = sensor.statistics
    // With Core Motion's sign, the minimum and the maximum of an axis are exchanged.
    let readings: [(String, MotionStatistics.Reading?, Double)] = [
      ("x", statistics.x, -1), ("y", statistics.y, -1), ("z", statistics.z, -1),
      ("|a|", statistics.magnitude, 1),
    ]
    screen.put("  g", x, y, .dim)
    for (column, name) in ["now", "min", "max"].enumerated() {
      screen.put(name, endingAt: x + 12 + column * 9, y, .dim)
    }
    for (row, (name, reading, sign)) in readings.enumerated() {
      let style: Style = row < 3 ? Style.axes[row] : []
      screen.put(name, endingAt: x + 3, y + 1 + row, style.union(.bold))
      let ends = [reading?.minimum, reading?.maximum].map { $0.map { $0 * sign } }
      let values =
        [reading?.current].map { $0.map { $0 * sign } } + (sign < 0 ? ends.reversed() : ends)
      for (column, value) in values.enumerated() {
        let text = value.map { fixed($0 + 0, decimals: 3) } ?? "-"
        screen.put(text, endingAt: x + 12 + column * 9, y + 1 + row)
      }
    }
  }
}
