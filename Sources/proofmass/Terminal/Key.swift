// SPDX-License-Identifier: Apache-2.0

/// A key, as a terminal sends it.
enum Key: Hashable {
  case character(Unicode.Scalar)
  case up, down, left, right, pageUp, pageDown, home, end
  case tab, backTab, enter, escape, backspace
  /// A letter with Ctrl, in lower case.
  case control(Unicode.Scalar)
}

/// Decodes keys from a terminal's bytes, which may arrive in pieces.
struct KeyReader {
  private var bytes: [UInt8] = []

  /// The keys of bytes that have just arrived.
  ///
  /// The byte of Esc is that key only if no others follow immediately. So it is held back until the next
  /// call, as is the beginning of a sequence.
  mutating func keys(_ new: [UInt8]) -> [Key] {
    let isLate = new.isEmpty
    bytes += new
    var keys: [Key] = []
    var index = 0
    while index < bytes.count {
      let (length, key) = Self.first(of: bytes[index...])
      if length == 0 {
        // The rest of the sequence will not arrive.
        guard isLate else { break }
        keys.append(.escape)
        index += 1
        continue
      }
      if let key { keys.append(key) }
      index += length
    }
    bytes.removeFirst(min(index, bytes.count))
    // Too long for typed keys: a file was pasted into the terminal.
    if bytes.count > 64 { bytes = [] }
    return keys
  }

  /// The first key and its number of bytes; 0 where more bytes are needed, no key for bytes without a
  /// meaning.
  private static func first(of bytes: ArraySlice<UInt8>) -> (length: Int, key: Key?) {
    guard let byte = bytes.first else { return (0, nil) }
    switch byte {
    case 0x1B: return sequence(bytes)
    case 0x09: return (1, .tab)
    case 0x0D, 0x0A: return (1, .enter)
    case 0x7F, 0x08: return (1, .backspace)
    case 0x01...0x1A: return (1, .control(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: return (1, .character(Unicode.Scalar(byte)))
    // The bytes of other characters have no meaning here.
    default: return (1, nil)
    }
  }

  /// Esc, Esc [ … letter (CSI) or Esc O letter (SS3).
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (length: Int, key: Key?) {
    let bytes = Array(bytes)
    guard bytes.count > 1 else { return (0, nil) }
    switch bytes[1] {
    case UInt8(ascii: "O"):
      return bytes.count > 2 ? (3, key(bytes[2], "")) : (0, nil)
    case UInt8(ascii: "["):
      guard let end = bytes[2...].firstIndex(where: { 0x40...0x7E ~= $0 }) else { return (0, nil) }
      return (end + 1, key(bytes[end], String(decoding: bytes[2..<end], as: UTF8.self)))
    default: return (1, .escape)
    }
  }

  private static func key(_ last: UInt8, _ numbers: String) -> Key? {
    switch (last, numbers) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
    case (UInt8(ascii: "Z"), _): .backTab
    case (UInt8(ascii: "~"), "5"): .pageUp
    case (UInt8(ascii: "~"), "6"): .pageDown
    default: nil
    }
  }
}
