// SPDX-License-Identifier: Apache-2.0

/// Arguments, paths and variables of the environment are bytes to the system, and need not be UTF-8.
///
/// As text each byte that is none has a stand-in, a private-use character from U+10F780 to U+10F7FF,
/// so that the text can be split, put together and told, and still names the same bytes. The bytes of
/// a stand-in itself are taken for such bytes, too: every text gives back what it was made from.
extension String {
  /// What came from the system.
  package init(systemBytes bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var (iterator, parser, index) = (bytes.makeIterator(), Unicode.UTF8.ForwardParser(), 0)
    while index < bytes.count {
      let count: Int
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        count = scalar.count
        if StandIn(scalar[...]) == nil {
          text += scalar
        } else {
          for byte in scalar { text += StandIn(byte: byte).utf8 }
        }
      case .error(let length):
        count = length
        for byte in bytes[index..<(index + length)] { text += StandIn(byte: byte).utf8 }
      case .emptyInput: count = bytes.count - index
      }
      index += count
    }
    self.init(decoding: text, as: UTF8.self)
  }

  /// What goes to the system.
  package var systemBytes: [UInt8] {
    let text = Array(utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if let standIn = StandIn(text[index...]) {
        bytes.append(standIn.byte)
        index += StandIn.length
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }

  /// A path as system calls take it, with its end.
  package var systemPath: [CChar] { systemBytes.map { CChar(bitPattern: $0) } + [0] }
}

extension Unicode.Scalar {
  /// The byte that this stands for in a text from the system, if it stands for one.
  package var systemByte: UInt8? { StandIn(Array(UTF8.encode(self) ?? .init())[...])?.byte }
}

/// The character for a byte from 0x80 on.
private struct StandIn {
  let byte: UInt8

  static let length = 4

  init(byte: UInt8) { self.byte = byte }

  /// nil where a text does not begin with one.
  init?(_ text: some Collection<UInt8>) {
    var bytes = text.makeIterator()
    guard bytes.next() == 0xF4, bytes.next() == 0x8F, let third = bytes.next(),
      0x9E...0x9F ~= third, let fourth = bytes.next()
    else { return nil }
    byte = 0x80 | (third - 0x9E) << 6 | fourth & 0x3F
  }

  var utf8: [UInt8] { [0xF4, 0x8F, 0x9E + (byte >> 6 & 1), 0x80 | byte & 0x3F] }
}
