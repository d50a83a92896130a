// SPDX-License-Identifier: Apache-2.0

/// A square drawn in characters, which are twice as high as wide; x is to the right and y upwards,
/// each from −1 to 1.
struct Canvas {
  static let rows = 21
  static let columns = 2 * rows

  private var cells: [[Character]]

  /// Draws each character by a function of the centre of its cell.
  init(_ character: (_ x: Double, _ y: Double) -> Character = { _, _ in " " }) {
    cells = (0..<Self.rows).map { row in
      (0..<Self.columns).map { column in character(Self.x(column), Self.y(row)) }
    }
  }

  /// Draws a character at a point. A point outside is drawn at the edge; one that is not finite is
  /// not drawn.
  mutating func plot(_ character: Character, x: Double, y: Double) {
    guard x.isFinite, y.isFinite else { return }
    let column = (max(-1, min(x, 1)) + 1) / 2 * Double(Self.columns)
    let row = (1 - max(-1, min(y, 1))) / 2 * Double(Self.rows)
    cells[min(Int(row), Self.rows - 1)][min(Int(column), Self.columns - 1)] = character
  }

  var text: String { cells.map { String($0) }.joined(separator: "\n") }

  private static func x(_ column: Int) -> Double {
    (Double(column) + 0.5) / Double(columns) * 2 - 1
  }

  private static func y(_ row: Int) -> Double { 1 - (Double(row) + 0.5) / Double(rows) * 2 }
}

/// A bar of ten characters for a value from 0 to 1.
func bar(_ value: Double) -> String {
  let count = Int((max(0, min(value, 1)) * 10).rounded())
  return String(repeating: "#", count: count) + String(repeating: ".", count: 10 - count)
}

/// A number with a sign and two decimals.
func signed(_ value: Double) -> String {
  let hundredths = Int((max(-999, min(value, 999)) * 100).rounded())
  let size = hundredths.magnitude
  let digits = "\(size / 100)." + (size % 100 < 10 ? "0" : "") + "\(size % 100)"
  return (hundredths < 0 ? "-" : "+") + digits
}

/// A text padded with spaces on the left.
func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
