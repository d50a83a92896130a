// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A picture of dots, two by four in each cell. On a terminal the dots are approximately square.
struct Braille {
  /// The size in dots.
  let width, height: Int
  private let columns: Int
  /// The dots of each cell, by their bits in Unicode's block of braille.
  private var cells: [UInt8]

  /// - Parameters:
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    width = 2 * self.columns
    height = 4 * max(0, rows)
    cells = Array(repeating: 0, count: self.columns * max(0, rows))
  }

  /// The bits by row and column of the dot.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Sets the dot at a column and a row, from 0. Does nothing outside the picture.
  mutating func set(_ x: Int, _ y: Int) {
    guard 0..<width ~= x, 0..<height ~= y else { return }
    cells[y / 4 * columns + x / 2] |= Self.bits[y % 4 * 2 + x % 2]
  }

  /// Sets the dot nearest to a point. Does nothing for a point that is not finite, or far outside.
  mutating func set(_ x: Double, _ y: Double) {
    guard x.magnitude < 1e6, y.magnitude < 1e6 else { return }
    set(Int(x.rounded()), Int(y.rounded()))
  }

  /// Draws a straight line between two points.
  mutating func line(from first: (x: Double, y: Double), to last: (x: Double, y: Double)) {
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    let length = max(dx.magnitude, dy.magnitude).rounded(.up)
    guard length < 10_000 else { return }
    for step in 0...max(1, Int(length)) {
      let part = Double(step) / max(1, length)
      set(first.x + part * dx, first.y + part * dy)
    }
  }

  /// Draws a circle of dots at intervals of some steps.
  mutating func circle(
    at centre: (x: Double, y: Double), radius: Double, step: Double = 1
  ) {
    guard radius > 0, radius < 10_000 else { return }
    let count = max(8, Int(2 * .pi * radius / step))
    for index in 0..<count {
      let (sine, cosine) = Series.sineAndCosine(ofAny: 2 * .pi * Double(index) / Double(count))
      set(centre.x + radius * cosine, centre.y + radius * sine)
    }
  }

  /// Draws the cells that have dots; the others stay as they are.
  func draw(into screen: inout Screen, _ x: Int, _ y: Int, _ style: Style = []) {
    for (index, bits) in cells.enumerated() where bits != 0 {
      screen[x + index % columns, y + index / columns] = Screen.Cell(
        scalar: Unicode.Scalar(UInt32(0x2800) + UInt32(bits)) ?? " ", style: style)
    }
  }

  /// The ASCII character that is inked approximately where the dots are.
  static func inASCII(_ bits: UInt8) -> Unicode.Scalar {
    let (top, bottom) = (bits & 0x09 != 0, bits & 0xC0 != 0)
    let middle = bits & 0x36 != 0
    switch (bits.nonzeroBitCount, top, middle, bottom) {
    case (0, _, _, _): return " "
    case (5..., _, _, _): return "#"
    case (_, true, _, true), (_, true, true, _), (_, _, true, true): return ":"
    case (_, true, _, _): return "'"
    case (_, _, _, true): return "."
    default: return "-"
    }
  }
}
