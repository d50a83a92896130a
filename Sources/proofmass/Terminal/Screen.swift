// SPDX-License-Identifier: Apache-2.0

/// A grid of characters with styles. Drawing is clipped to it, so that a page needs no cases for small
/// terminals.
struct Screen: Equatable {
  struct Cell: Equatable {
    var scalar: Unicode.Scalar = " "
    var style: Style = []
  }

  let width, height: Int
  private(set) var cells: [Cell]

  /// A screen of spaces, of at most 1000 by 500 cells, because a terminal may report any size.
  init(width: Int, height: Int) {
    self.width = max(1, min(width, 1000))
    self.height = max(1, min(height, 500))
    cells = Array(repeating: Cell(), count: self.width * self.height)
  }

  /// The cell at a column and a row, from 0.
  subscript(x: Int, y: Int) -> Cell {
    get { isInside(x, y) ? cells[y * width + x] : Cell() }
    set { if isInside(x, y) { cells[y * width + x] = newValue } }
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    0..<width ~= x && 0..<height ~= y
  }

  /// Writes a text that begins at a column.
  ///
  /// - Parameter room: The number of columns that it may fill; a longer text ends in an ellipsis.
  /// - Returns: The column after it.
  @discardableResult
  mutating func put(
    _ text: String, _ x: Int, _ y: Int, _ style: Style = [], room: Int = .max
  ) -> Int {
    let room = min(room, width - x)
    guard room > 0 else { return x }
    var column = x
    for scalar in text.unicodeScalars {
      if column - x == room {
        self[column - 1, y] = Cell(scalar: "…", style: style)
        break
      }
      // A control character from a file name or a chip would move the cursor.
      self[column, y] = Cell(scalar: scalar.properties.isWhite ? " " : scalar, style: style)
      column += 1
    }
    return column
  }

  /// Writes a text that ends before a column.
  mutating func put(_ text: String, endingAt end: Int, _ y: Int, _ style: Style = []) {
    put(text, end - text.unicodeScalars.count, y, style)
  }

  /// Changes the style of a part of a row.
  mutating func mark(_ columns: Range<Int>, _ y: Int, _ style: Style) {
    for x in columns { self[x, y].style.formUnion(style) }
  }

  /// The characters, as lines without spaces at their ends.
  var text: String {
    (0..<height).map { y in
      var line = String.UnicodeScalarView()
      for x in 0..<width { line.append(self[x, y].scalar) }
      while line.last == " " { line.removeLast() }
      return String(line) + "\n"
    }.joined()
  }
}

extension Unicode.Scalar.Properties {
  /// Whether it has no visible glyph of its own.
  fileprivate var isWhite: Bool {
    switch generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .surrogate,
      .privateUse, .unassigned, .nonspacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
