// SPDX-License-Identifier: Apache-2.0

/// Reads rows of JSON Lines as recorders write them: one object of numbers, nulls and plain words. Anything
/// else is left to a complete JSON parser, which is slower.
package struct RowObject {
  /// The names of the cells that are read, the time's first.
  package let names: [String]
  /// The current row's number for each name, NaN where it has none.
  package private(set) var numbers: [Double]
  /// Whether the current row has a cell beside the time.
  package private(set) var hasCells = false
  /// The place of the digits of the current row's time.
  package private(set) var time = 0..<0

  private let keys: Keys
  /// Whether the current row has the key of each name, also with null.
  private var isFound: [Bool]
  /// The name that followed each one the last time, as in most rows; the last element is that of the first key.
  private var followers: [Int]
  /// The other keys of the current row.
  private var others: [Range<Int>] = []

  /// - Parameter names: The cells to read in addition to the time.
  package init(names: [String]) {
    self.names = [MotionColumns.time] + names
    keys = Keys(self.names)
    numbers = self.names.map { _ in .nan }
    isFound = self.names.map { _ in false }
    followers = self.names.map { _ in 0 } + [0]
  }

  /// Sets a cell of the current row, whose line was parsed by another parser. False if the number is out of
  /// range.
  package mutating func set(_ number: Double, at index: Int) -> Bool {
    guard number.magnitude < 1e300 else { return false }
    numbers[index] = number
    if index > 0 { hasCells = true }
    return true
  }

  /// Clears the current row.
  package mutating func clear() {
    for index in numbers.indices { numbers[index] = .nan }
    for index in isFound.indices { isFound[index] = false }
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    hasCells = false
    time = 0..<0
  }

  /// Reads a line; false, with the row cleared, if it may not be such a row.
  package mutating func take(_ bytes: Span<UInt8>) -> Bool {
    clear()
    if read(bytes) { return true }
    clear()
    return false
  }

  private mutating func read(_ bytes: Span<UInt8>) -> Bool {
    // The array is checked for uniqueness once per row, not once per number.
    var row: [Double] = []
    swap(&row, &self.numbers)
    defer { self.numbers = row }
    var numbers = row.mutableSpan
    var index = 0
    var previous = followers.count - 1
    bytes.skipBlanks(&index)
    guard bytes.skip("{", &index) else { return false }
    bytes.skipBlanks(&index)
    if bytes.skip("}", &index) { return bytes.isEnd(&index) }
    repeat {
      bytes.skipBlanks(&index)
      guard bytes.skip("\"", &index) else { return false }
      var name: Int? = followers[previous]
      if let likely = name, !keys.has(likely, bytes, at: index) {
        name = keys.find(bytes, at: index)
        if let name { followers[previous] = name }
      }
      if let name {
        guard !isFound[name] else { return false }
        isFound[name] = true
        previous = name
        index += keys.size(of: name)
      } else {
        guard let key = bytes.plainText(&index), Self.note(bytes, key, &others) else {
          return false
        }
      }
      bytes.skipBlanks(&index)
      guard bytes.skip(":", &index) else { return false }
      bytes.skipBlanks(&index)
      let start = index
      switch bytes.value(&index) {
      case .number(let number):
        guard let name else { break }
        guard number.magnitude < 1e300 else { return false }
        numbers[name] = number
        if name == 0 { time = start..<index } else { hasCells = true }
      case .null: break
      case .text: guard name == nil else { return false }
      case nil: return false
      }
      bytes.skipBlanks(&index)
    } while bytes.skip(",", &index)
    return bytes.skip("}", &index) && bytes.isEnd(&index)
  }

  /// Records a key that is no name; false if the row already has it.
  private static func note(
    _ bytes: Span<UInt8>, _ key: Range<Int>, _ others: inout [Range<Int>]
  ) -> Bool {
    for other in others where other.count == key.count {
      if zip(other, key).allSatisfy({ bytes[$0] == bytes[$1] }) { return false }
    }
    others.append(key)
    return true
  }
}

extension RowObject {
  /// The names as keys of an object.
  private struct Keys {
    /// Each name with the quote at its end.
    private var bytes: [UInt8] = []
    /// The place of each name, and its first eight bytes as a word with zeros behind a shorter name.
    private var names: [(place: Range<Int>, mask: UInt64, first: UInt64)] = []

    init(_ names: [String]) {
      for name in names {
        let start = bytes.count
        bytes += Array("\(name)\"".utf8)
        let place = start..<bytes.count
        let mask = UInt64.max >> UInt64(8 * max(0, 8 - place.count))
        bytes += [UInt8](repeating: 0, count: 8)
        self.names.append((place, mask, bytes.span.word(at: start) & mask))
      }
    }

    /// The size of a name with its quote.
    func size(of name: Int) -> Int { names[name].place.count }

    /// Whether a name is at an index, with its quote.
    func has(_ name: Int, _ text: Span<UInt8>, at index: Int) -> Bool {
      let (place, mask, first) = names[name]
      guard place.count <= text.count - index else { return false }
      var position = 0
      if text.count - index >= 8 {
        guard text.word(at: index) & mask == first else { return false }
        position = 8
      }
      while position < place.count {
        guard bytes[place.lowerBound + position] == text[index + position] else { return false }
        position += 1
      }
      return true
    }

    func find(_ text: Span<UInt8>, at index: Int) -> Int? {
      names.indices.first { has($0, text, at: index) }
    }
  }

  fileprivate enum Value {
    case number(Double)
    case null
    case text
  }
}

extension Span<UInt8> {
  /// Moves past a value; nil where it is none of those of a row.
  @inline(__always)
  fileprivate func value(_ index: inout Int) -> RowObject.Value? {
    guard index < count else { return nil }
    switch self[index] {
    case UInt8(ascii: "\""):
      index += 1
      return plainText(&index).map { _ in .text }
    case UInt8(ascii: "n"):
      for letter in "null".utf8 {
        guard index < count, self[index] == letter else { return nil }
        index += 1
      }
      return .null
    default: return Double(decimalIn: self, at: &index, asJSON: true).map { .number($0) }
    }
  }

  /// The place of the rest of a string of ASCII without escapes; moves past the quote at its end.
  fileprivate func plainText(_ index: inout Int) -> Range<Int>? {
    let start = index
    while index < count, 0x20..<0x80 ~= self[index], self[index] != UInt8(ascii: "\\") {
      index += 1
      if self[index - 1] == UInt8(ascii: "\"") { return start..<(index - 1) }
    }
    return nil
  }

  fileprivate func isEnd(_ index: inout Int) -> Bool {
    skipBlanks(&index)
    return index == count
  }

  @inline(__always)
  fileprivate func skip(_ character: Unicode.Scalar, _ index: inout Int) -> Bool {
    guard index < count, self[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  @inline(__always)
  fileprivate func skipBlanks(_ index: inout Int) {
    while index < count,
      self[index] == 0x20 || self[index] == 0x09 || self[index] == 0x0A || self[index] == 0x0D
    { index += 1 }
  }
}
