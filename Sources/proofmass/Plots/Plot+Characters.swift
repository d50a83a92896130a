// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

extension Plot {
  private static let width = 64
  private static let height = 18
  /// The room for the numbers of the vertical axis.
  private static let margin = 11

  /// The plot as lines of characters, for a terminal of 80 columns.
  var characters: String {
    var cells = [[Character]](
      repeating: [Character](repeating: " ", count: Self.width), count: Self.height)
    for curve in curves { draw(curve, into: &cells) }
    let numbers = rowNumbers
    var text = "\(printable(title))\n\(y.label); \(legend)\n"
    for (row, cells) in cells.enumerated() {
      let words = numbers[row] ?? ""
      let end = cells.lastIndex { $0 != " " } ?? -1
      text += padded(words, to: Self.margin) + (words.isEmpty ? " |" : " +")
      text += String(cells[...end]) + "\n"
    }
    text += String(repeating: " ", count: Self.margin + 1) + "+"
    text += String(repeating: "-", count: Self.width) + "\n"
    return text + columnNumbers + "\n"
      + padded(x.label, to: Self.margin + 2 + (Self.width + x.label.count) / 2) + "\n"
  }

  private var legend: String {
    let names = curves.map { curve in
      let character = String(curve.style.character)
      return curve.name == character ? character : "\(character) \(curve.name)"
    }
    return (names + ["* several"]).joined(separator: ", ")
  }

  private func draw(_ curve: PlotCurve, into cells: inout [[Character]]) {
    if let width = curve.barWidth { return drawBars(curve, width, into: &cells) }
    var last: (column: Double, row: Double)?
    for point in curve.points {
      guard point.x.isFinite, point.y.isFinite else {
        last = nil
        continue
      }
      let column = x.place(point.x) * Double(Self.width - 1)
      let row = (1 - y.place(point.y)) * Double(Self.height - 1)
      // Draws a line between points that are some columns apart.
      let count = last.map { max(1, Int((column - $0.column).rounded())) } ?? 1
      let start = last ?? (column, row)
      for step in 1...count {
        let part = Double(step) / Double(count)
        mark(
          Int((start.row + (row - start.row) * part).rounded()),
          Int((start.column + (column - start.column) * part).rounded()), curve.style, &cells)
      }
      last = curve.style.isDots ? nil : (column, row)
    }
  }

  /// Draws bars, each up to the beginning of the next one; of a reference only their tops.
  private func drawBars(_ curve: PlotCurve, _ width: Double, into cells: inout [[Character]]) {
    func column(_ value: Double) -> Int { Int((x.place(value) * Double(Self.width)).rounded()) }
    func row(_ value: Double) -> Int {
      Int(((1 - y.place(value)) * Double(Self.height - 1)).rounded())
    }
    for point in curve.points where row(point.y) < row(0) {
      let (first, top) = (column(point.x - width / 2), row(point.y))
      let bottom = curve.style == .reference ? top : row(0)
      for place in first..<max(first + 1, column(point.x + width / 2)) {
        for row in top...bottom { mark(row, place, curve.style, &cells) }
      }
    }
  }

  private func mark(
    _ row: Int, _ column: Int, _ style: PlotCurve.Style, _ cells: inout [[Character]]
  ) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    let before = cells[row][column]
    // The magnitude, which only supplements the curves, is overwritten by them.
    let isFree = before == " " || before == PlotCurve.Style.magnitude.character
    cells[row][column] = isFree || before == style.character ? style.character : "*"
  }

  /// The numbers on the left of the rows.
  private var rowNumbers: [Int: String] {
    var numbers: [Int: String] = [:]
    for tick in y.ticks {
      guard let text = tick.text else { continue }
      numbers[Int(((1 - y.place(tick.value)) * Double(Self.height - 1)).rounded())] = text
    }
    return numbers
  }

  /// The line of numbers below the columns.
  private var columnNumbers: String {
    var line = ""
    for tick in x.ticks {
      guard let text = tick.text else { continue }
      let place = Self.margin + 2 + Int((x.place(tick.value) * Double(Self.width - 1)).rounded())
      let start = place - text.count / 2
      guard start > line.count || line.isEmpty else { continue }
      line += String(repeating: " ", count: max(0, start - line.count)) + text
    }
    return line
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension PlotCurve.Style {
  fileprivate var character: Character {
    switch self {
    case .x: "x"
    case .y: "y"
    case .z: "z"
    case .single: "o"
    case .magnitude: "."
    case .reference: "-"
    case .fit: "~"
    case .before: "o"
    case .after: "+"
    }
  }
}
