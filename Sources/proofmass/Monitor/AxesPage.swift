// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassServer

/// The sensors' values: numbers, bars and traces, and below them the magnitude with minimum and maximum.
enum AxesPage {
  static func draw(_ state: MonitorState, into screen: inout Screen, _ rows: Range<Int>) {
    let height = rows.count / max(1, state.sensors.count)
    for (index, sensor) in state.sensors.enumerated() {
      let top = rows.lowerBound + index * height
      draw(sensor, into: &screen, top..<min(top + height, rows.upperBound))
    }
  }

  private static func draw(
    _ sensor: SensorView, into screen: inout Screen, _ rows: Range<Int>
  ) {
    drawTitle(sensor, into: &screen, rows.lowerBound)
    if let failure = sensor.failure {
      screen.put("no samples: \(failure)", 1, rows.lowerBound + 1, .yellow)
      return
    }
    // An equal number of rows for each axis, and one for the magnitude.
    let each = max(1, (rows.count - 2) / 3)
    for (index, name) in ["x", "y", "z"].enumerated() {
      let top = rows.lowerBound + 1 + index * each
      guard top < rows.upperBound else { return }
      draw(sensor, index, name, into: &screen, top..<min(top + each, rows.upperBound))
    }
    let last = rows.lowerBound + 1 + 3 * each
    if last < rows.upperBound { drawMagnitude(sensor, into: &screen, last) }
  }

  private static func drawTitle(_ sensor: SensorView, into screen: inout Screen, _ y: Int) {
    let isWide = screen.width >= 60
    var x = screen.put(" \(sensor.name)", 0, y, .bold)
    if isWide { x = screen.put("  \(sensor.place)", x, y, .dim) }
    x = screen.put("  \(sensor.quantity.unit)", x, y)
    if isWide { x = screen.put("  bars ±\(shortest(sensor.scale))", x, y, .dim) }
    let rate = sensor.rate.map { fixed($0, decimals: 1) } ?? "-"
    let lost = "lost \(sensor.lost) "
    screen.put("\(rate) Hz  \(lost)", endingAt: screen.width, y)
    if sensor.lost > 0 {
      screen.mark(screen.width - lost.unicodeScalars.count..<screen.width, y, .yellow)
    }
  }

  private static func draw(
    _ sensor: SensorView, _ axis: Int, _ name: String, into screen: inout Screen,
    _ rows: Range<Int>
  ) {
    let path = [\Axes<Double>.x, \.y, \.z][axis]
    let y = (rows.lowerBound + rows.upperBound - 1) / 2
    let number = sensor.value.map { Number.text($0[keyPath: path], sensor.quantity) } ?? "-"
    let style = Style.axes[axis]
    screen.put(number, endingAt: 12, y)
    screen.put(name, 1, y, style.union(.bold))
    let bar = 14..<max(14, min(screen.width, 14 + max(11, screen.width / 4 | 1)))
    if let value = sensor.value {
      Bar.draw(value[keyPath: path] / sensor.scale, bar, y, style, &screen)
    }
    let left = bar.upperBound + 1
    var picture = Braille(columns: screen.width - left - 1, rows: rows.count)
    let pieces = sensor.trace.last(picture.width).map { piece in
      piece.map { $0.minimum[keyPath: path]...$0.maximum[keyPath: path] }
    }
    // Small changes shall be visible, but noise shall not fill the picture.
    TracePicture.draw(pieces, leastSpan: sensor.scale / 10, &picture)
    picture.draw(into: &screen, left, rows.lowerBound, style)
  }

  private static func drawMagnitude(_ sensor: SensorView, into screen: inout Screen, _ y: Int) {
    func text(_ value: Double?) -> String { value.map { Number.text($0, sensor.quantity) } ?? "-" }
    let magnitude = sensor.statistics.magnitude
    screen.put(text(magnitude?.current), endingAt: 12, y)
    screen.put("|v|", 1, y, .bold)
    for (x, name, value) in [(14, "min", magnitude?.minimum), (27, "max", magnitude?.maximum)] {
      screen.put(text(value), endingAt: x + 11, y)
      screen.put(name, x, y, .dim)
    }
  }
}

/// A value with a fixed number of characters, and with the decimals of text.
enum Number {
  static func text(_ value: Double, _ quantity: Quantity) -> String {
    let decimals =
      switch quantity {
      case .acceleration, .angularRate: 4
      case .magneticFluxDensity: 2
      }
    // Without -0.
    return fixed(value + 0, decimals: decimals, width: 9)
  }
}

/// A bar from the centre to the right or to the left.
enum Bar {
  /// - Parameter value: From -1 to 1.
  static func draw(
    _ value: Double, _ columns: Range<Int>, _ y: Int, _ style: Style, _ screen: inout Screen
  ) {
    let middle = (columns.lowerBound + columns.upperBound - 1) / 2
    let half = middle - columns.lowerBound
    guard half > 0, value.isFinite else { return }
    for x in columns { screen[x, y] = Screen.Cell(scalar: "·", style: .dim) }
    // The length in half cells.
    let length = Int((max(-1, min(1, value)).magnitude * Double(2 * half)).rounded())
    for cell in 0..<(length + 1) / 2 {
      let isHalf = cell == length / 2
      screen[middle + (value < 0 ? -1 - cell : 1 + cell), y] = Screen.Cell(
        scalar: isHalf ? (value < 0 ? "▐" : "▌") : "█", style: style)
    }
    screen[middle, y] = Screen.Cell(scalar: "│")
  }
}

/// The ranges of the last frames, the newest on the right.
enum TracePicture {
  static func draw(
    _ pieces: [ClosedRange<Double>?], leastSpan: Double, _ picture: inout Braille
  ) {
    let known = pieces.compactMap(\.self)
    guard let low = known.map(\.lowerBound).min(), let high = known.map(\.upperBound).max(),
      picture.height > 0
    else { return }
    let span = max(high - low, leastSpan)
    let bottom = (low + high) / 2 - span / 2
    let last = Double(picture.height - 1)
    func y(_ value: Double) -> Double { last - (value - bottom) / span * last }
    for (index, piece) in pieces.enumerated() {
      guard let piece else { continue }
      let x = Double(picture.width - pieces.count + index)
      picture.line(from: (x, y(piece.upperBound)), to: (x, y(piece.lowerBound)))
    }
  }
}
