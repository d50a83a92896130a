// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// A JSON value to be written, whose keys keep their order.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  /// A number, written with the fewest digits that read back as the same Double; null where it is not finite,
  /// because JSON cannot represent it.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A time in nanoseconds, written in seconds.
  case seconds(Int64)
  /// A string.
  case text(String)
  /// The text of a JSON value, copied unchanged.
  case raw([UInt8])
  case array([JSON])
  /// An object: its keys and values, in order.
  case object([(String, JSON)])

  /// A string, or null for nil.
  package static func optional(_ text: String?) -> JSON { text.map { .text($0) } ?? .null }

  /// Appends the JSON text, on one line without a line end.
  package func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let number) where !number.isFinite: bytes += "null".utf8
    case .number(let number): bytes.append(decimal: number)
    case .integer(let number): bytes.append(decimal: number)
    case .seconds(let time): bytes.append(seconds: time)
    case .text(let text): Self.append(text, to: &bytes)
    case .raw(let value): bytes += value
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, (key, value)) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// The JSON text as a line, with its line end.
  package var line: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F: bytes += "\\u00\([byte].hexText)".utf8
      // JSON allows these unescaped, but a terminal interprets them as commands.
      case 0x80..<0xA0 where previous == 0xC2:
        bytes.removeLast()
        bytes += "\\u00\([byte].hexText)".utf8
      default: bytes.append(byte)
      }
      previous = byte
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
