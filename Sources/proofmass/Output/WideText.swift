// SPDX-License-Identifier: Apache-2.0

/// Text in UTF-16 that arrives in pieces, as UTF-8.
struct WideText {
  private let isLittle: Bool
  /// What the next piece completes: half a unit, or the first unit of a pair.
  private var rest: [UInt8] = []

  /// Recognises it by its byte order mark, or by a zero byte beside a letter; nil for other text.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 1 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): isLittle = true
    case (0xFE, 0xFF): isLittle = false
    case (1..., 0): isLittle = true
    case (0, 1...): isLittle = false
    default: return nil
    }
  }

  /// The text of the next piece, without a byte order mark.
  mutating func take(_ piece: [UInt8]) -> [UInt8] {
    let bytes = rest + piece
    var units: [UInt16] = []
    var index = 0
    while index + 1 < bytes.count {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
      index += 2
    }
    if let last = units.last, 0xD800..<0xDC00 ~= last {
      units.removeLast()
      index -= 2
    }
    rest = Array(bytes[index...])
    return Array(String(decoding: units, as: UTF16.self).utf8).withoutMark
  }
}

extension [UInt8] {
  fileprivate var withoutMark: [UInt8] {
    starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self
  }
}
