// SPDX-License-Identifier: Apache-2.0

/// A square of characters, which are twice as high as wide; x to the right and y upwards, each from
/// −1 to 1.
struct Canvas {
  static let rows = 21
  static let columns = 2 * rows

  private var cells: [[Character]]

  /// Asks for each character by the middle of its place.
  init(_ character: (_ x: Double, _ y: Double) -> Character = { _, _ in " " }) {
    cells = (0..<Self.rows).map { row in
      (0..<Self.columns).map { column in character(Self.x(column), Self.y(row)) }
    }
  }

  /// What is outside goes to the edge; nothing, where there is no number.
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

/// So many characters of ten, for a value from 0 to 1.
func bar(_ value: Double) -> String {
  let count = Int((max(0, min(value, 1)) * 10).rounded())
  return String(repeating: "#", count: count) + String(repeating: ".", count: 10 - count)
}
