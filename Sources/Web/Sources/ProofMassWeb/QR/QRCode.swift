// SPDX-License-Identifier: Apache-2.0

/// A QR code (ISO/IEC 18004) of a text, without its quiet zone of four modules.
struct QRCode: Equatable {
  /// The number of modules on each side.
  let size: Int
  /// By row and column, whether a module is dark.
  private(set) var rows: [[Bool]]

  /// By row and column, whether a module is part of a pattern or of the format, and holds no data.
  private var isFixed: [[Bool]]

  /// Encodes a text as UTF-8; nil if it has more than 213 bytes.
  ///
  /// - Parameter mask: One of the eight masks; by default the one with the lowest penalty.
  init?(_ text: String, mask: Int? = nil) {
    guard let words = QRCodewords(Array(text.utf8)) else { return nil }
    self.init(words, mask ?? 0)
    guard mask == nil else { return }
    var least = penalty
    for mask in 1..<8 {
      let other = QRCode(words, mask)
      let penalty = other.penalty
      if penalty < least { (self, least) = (other, penalty) }
    }
  }

  private init(_ words: QRCodewords, _ mask: Int) {
    size = 17 + 4 * words.version
    rows = Array(repeating: Array(repeating: false, count: size), count: size)
    isFixed = rows
    drawPatterns(words.version)
    drawFormat(mask)
    if words.version >= 7 { drawVersion(words.version) }
    place(words.bytes, mask)
  }

  // MARK: Patterns

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    rows[row][column] = isDark
    isFixed[row][column] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for index in 0..<size {
      set(6, index, index.isMultiple(of: 2))
      set(index, 6, index.isMultiple(of: 2))
    }
    // A finder with its separator around it, as far as that is inside.
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      drawSquares(row, column, reach: 4) { $0 != 2 && $0 != 4 }
    }
    // From version 2 on; table E.1 has the middle one from version 7 on.
    let places = version == 1 ? [] : version < 7 ? [6, size - 7] : [6, size / 2, size - 7]
    for row in places {
      for column in places {
        let isInFinder = (row == 6 || row == size - 7) && (column == 6 || column == size - 7)
        // Only the lower right corner has no finder.
        if isInFinder, row == 6 || column == 6 { continue }
        drawSquares(row, column, reach: 2) { $0 != 1 }
      }
    }
  }

  /// Draws squares around a centre; the closure returns whether a distance from it is dark.
  private mutating func drawSquares(
    _ row: Int, _ column: Int, reach: Int, _ isDark: (Int) -> Bool
  ) {
    for down in -reach...reach {
      for right in -reach...reach
      where rows.indices ~= row + down && rows.indices ~= column + right {
        set(row + down, column + right, isDark(max(abs(down), abs(right))))
      }
    }
  }

  /// Draws level M (00) and the mask with their error correction, twice.
  private mutating func drawFormat(_ mask: Int) {
    let bits = Self.corrected(mask, by: 0x537, 10) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      // Around the upper left finder, without the timing patterns.
      if index < 8 {
        set(index < 6 ? index : index + 1, 8, isDark)
        set(8, size - 1 - index, isDark)
      } else {
        set(8, index == 8 ? 7 : 14 - index, isDark)
        set(size - 15 + index, 8, isDark)
      }
    }
    // This module is always dark.
    set(size - 8, 8, true)
  }

  private mutating func drawVersion(_ version: Int) {
    let bits = Self.corrected(version, by: 0x1F25, 12)
    for index in 0..<18 {
      let (along, across) = (index / 3, size - 11 + index % 3)
      set(along, across, bits >> index & 1 == 1)
      set(across, along, bits >> index & 1 == 1)
    }
  }

  /// A number, followed by the remainder of its division by a generator polynomial of this degree.
  private static func corrected(_ number: Int, by generator: Int, _ degree: Int) -> Int {
    var rest = number << degree
    for bit in stride(from: 20, through: degree, by: -1) where rest >> bit & 1 == 1 {
      rest ^= generator << (bit - degree)
    }
    return number << degree | rest
  }

  // MARK: Data

  /// Places the bits in pairs of columns from the right, alternately upwards and downwards.
  private mutating func place(_ bytes: [UInt8], _ mask: Int) {
    var next = 0
    // The column of the timing pattern is not part of a pair.
    let pairs = Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1]
    for (count, right) in pairs.enumerated() {
      for step in 0..<size {
        let row = count.isMultiple(of: 2) ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row][column] {
          // Some versions have a few modules more than bits, which are light before the mask.
          let isSet = next < 8 * bytes.count && bytes[next / 8] >> (7 - next % 8) & 1 == 1
          next += 1
          rows[row][column] = isSet != Self.inverts(mask, row, column)
        }
      }
    }
  }

  private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column).isMultiple(of: 2)
    case 1: row.isMultiple(of: 2)
    case 2: column.isMultiple(of: 3)
    case 3: (row + column).isMultiple(of: 3)
    case 4: (row / 2 + column / 3).isMultiple(of: 2)
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3).isMultiple(of: 2)
    default: ((row + column) % 2 + row * column % 3).isMultiple(of: 2)
    }
  }

  // MARK: Choice of the mask

  /// How difficult the code is to read (section 7.8.3): long runs, squares, look-alikes of the finder, and an
  /// unequal number of dark and light modules.
  private var penalty: Int {
    let columns = rows.indices.map { column in rows.map { $0[column] } }
    var squares = 0
    for row in 0..<size - 1 {
      for column in 0..<size - 1 {
        let corner = rows[row][column]
        if rows[row][column + 1] == corner, rows[row + 1][column] == corner,
          rows[row + 1][column + 1] == corner
        {
          squares += 1
        }
      }
    }
    let dark = rows.reduce(0) { $0 + $1.count { $0 } }
    let balance = abs(20 * dark - 10 * size * size) / (size * size)
    return (rows + columns).reduce(3 * squares + 10 * balance) { $0 + Self.penalty(of: $1) }
  }

  private static func penalty(of line: [Bool]) -> Int {
    var (penalty, run) = (0, 0)
    for index in line.indices {
      run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    for start in 0...line.count - 7 where Array(line[start..<start + 7]) == finder {
      // Four light modules before or behind it; beyond the code there are only light ones.
      let before = line[max(0, start - 4)..<start]
      let behind = line[start + 7..<min(line.count, start + 11)]
      if !before.contains(true) || !behind.contains(true) { penalty += 40 }
    }
    return penalty
  }
}

// MARK: Pictures

extension QRCode {
  /// The dark modules as the data of an SVG path, in units of modules, without the quiet zone.
  var path: String {
    rows.enumerated().map { index, row in
      var path = ""
      var start = 0
      while let first = row[start...].firstIndex(of: true) {
        let end = row[first...].firstIndex(of: false) ?? size
        path += "M\(first) \(index)h\(end - first)v1h-\(end - first)z"
        start = end
      }
      return path
    }.joined()
  }

  /// Lines for a terminal, with the quiet zone: each character has two modules, one above the other. Black on
  /// white in any scheme of colours, because not all programs read the inverse.
  var lines: [String] {
    let width = size + 8
    func isDark(_ row: Int, _ column: Int) -> Bool {
      rows.indices ~= row && rows.indices ~= column && rows[row][column]
    }
    return stride(from: -4, to: size + 4, by: 2).map { row in
      let line = (-4..<width - 4).map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (false, false): " "
        case (true, false): "▀"
        case (false, true): "▄"
        case (true, true): "█"
        }
      }
      return "\u{1B}[38;5;16;48;5;231m\(line.joined())\u{1B}[0m"
    }
  }
}
