// SPDX-License-Identifier: Apache-2.0

/// Reads rows of JSON Lines as recorders write them: one object of numbers, nulls and plain words. Anything
/// else is left to a complete JSON parser, which is slower.
package struct RowObject {
  /// The names of the cells that are read, the time's first.
  package let names: [String]
  /// The current row's number for each name, NaN where it has none.
  package private(set) var numbers: [Double]
  /// The place of the digits of the current row's time.
  package private(set) var time = 0..<0

  private let bytesOfNames: [[UInt8]]
  /// The keys of the current row, and the index of each among the names.
  private var keys: [(place: Range<Int>, name: Int?)] = []
  /// The names of the keys by their order, which most rows share.
  private var order: [Int?] = []

  /// - Parameter names: The cells to read in addition to the time.
  package init(names: [String]) {
    self.names = [MotionColumns.time] + names
    bytesOfNames = self.names.map { Array($0.utf8) }
    numbers = self.names.map { _ in .nan }
  }

  /// Sets a cell of the current row, whose line was parsed by another parser. False if the number is out of
  /// range.
  package mutating func set(_ number: Double, at index: Int) -> Bool {
    guard number.magnitude < 1e300 else { return false }
    numbers[index] = number
    return true
  }

  /// Clears the current row.
  package mutating func clear() {
    for index in numbers.indices { numbers[index] = .nan }
    keys.removeAll(keepingCapacity: true)
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
    var index = 0
    skipBlanks(bytes, &index)
    guard skip("{", bytes, &index) else { return false }
    skipBlanks(bytes, &index)
    if skip("}", bytes, &index) { return isEnd(bytes, &index) }
    repeat {
      skipBlanks(bytes, &index)
      guard let key = plainText(bytes, &index), note(bytes, key) else { return false }
      skipBlanks(bytes, &index)
      guard skip(":", bytes, &index) else { return false }
      skipBlanks(bytes, &index)
      guard readValue(bytes, &index, keys.last?.name) else { return false }
      skipBlanks(bytes, &index)
    } while skip(",", bytes, &index)
    return skip("}", bytes, &index) && isEnd(bytes, &index)
  }

  private func isEnd(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    skipBlanks(bytes, &index)
    return index == bytes.count
  }

  /// Records a key of the current row; false if the row already has it.
  private mutating func note(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    for other in keys where other.place.count == key.count {
      if zip(other.place, key).allSatisfy({ bytes[$0] == bytes[$1] }) { return false }
    }
    let ordinal = keys.count
    if ordinal < order.count, let known = order[ordinal], isName(known, bytes, key) {
      keys.append((key, known))
      return true
    }
    let index = bytesOfNames.indices.first { isName($0, bytes, key) }
    if ordinal < order.count { order[ordinal] = index } else { order.append(index) }
    keys.append((key, index))
    return true
  }

  private func isName(_ index: Int, _ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    guard bytesOfNames[index].count == key.count else { return false }
    var place = key.lowerBound
    for byte in bytesOfNames[index] {
      guard bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func readValue(
    _ bytes: Span<UInt8>, _ index: inout Int, _ name: Int?
  ) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "\""): return name == nil && plainText(bytes, &index) != nil
    case UInt8(ascii: "n"):
      for letter in "null".utf8 {
        guard index < bytes.count, bytes[index] == letter else { return false }
        index += 1
      }
      return true
    default:
      let start = index
      guard skipNumber(bytes, &index) else { return false }
      guard let name else { return true }
      guard let number = Double(decimal: bytes, in: start..<index), number.magnitude < 1e300
      else { return false }
      numbers[name] = number
      if name == 0 { time = start..<index }
      return true
    }
  }

  /// Moves past a number as JSON has it (RFC 8259).
  private func skipNumber(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    _ = skip("-", bytes, &index)
    if !skip("0", bytes, &index), !skipDigits(bytes, &index) { return false }
    if skip(".", bytes, &index), !skipDigits(bytes, &index) { return false }
    if skip("e", bytes, &index) || skip("E", bytes, &index) {
      if !skip("+", bytes, &index) { _ = skip("-", bytes, &index) }
      return skipDigits(bytes, &index)
    }
    return true
  }

  private func skipDigits(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index > start
  }

  /// The place of a string of ASCII without escapes, without its quotes.
  private func plainText(_ bytes: Span<UInt8>, _ index: inout Int) -> Range<Int>? {
    guard skip("\"", bytes, &index) else { return nil }
    let start = index
    while index < bytes.count, 0x20..<0x80 ~= bytes[index], bytes[index] != UInt8(ascii: "\\") {
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        return start..<(index - 1)
      }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private func skip(
    _ character: Unicode.Scalar, _ bytes: Span<UInt8>, _ index: inout Int
  ) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func skipBlanks(_ bytes: Span<UInt8>, _ index: inout Int) {
    while index < bytes.count,
      bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0A || bytes[index] == 0x0D
    { index += 1 }
  }
}
