// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Arguments, paths and environment variables are bytes to the system, and need not be UTF-8.
///
/// In text, each byte that is not part of valid UTF-8 is represented by a stand-in, a private-use
/// character from U+10F780 to U+10F7FF, so that the text can be split, joined and printed and still
/// names the same bytes. The bytes of a stand-in itself are treated in the same way, so that every
/// byte sequence is recovered exactly.
extension String {
  /// Creates text from bytes of the system.
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

  /// Creates text from a null-terminated string of the system.
  package init(systemString pointer: UnsafePointer<CChar>) {
    let count = unsafe strlen(pointer)
    unsafe self.init(systemBytes: UnsafeRawBufferPointer(start: pointer, count: count))
  }

  /// The bytes from which the text was created.
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

  /// The text as a null-terminated path, for system calls.
  package var systemPath: [CChar] { systemBytes.map { CChar(bitPattern: $0) } + [0] }
}

/// The character that represents one byte from 0x80 to 0xFF.
private struct StandIn {
  let byte: UInt8

  static let length = 4

  init(byte: UInt8) { self.byte = byte }

  /// Reads a stand-in at the beginning of UTF-8 text; nil where there is none.
  init?(_ text: some Collection<UInt8>) {
    var bytes = text.makeIterator()
    guard bytes.next() == 0xF4, bytes.next() == 0x8F, let third = bytes.next(),
      0x9E...0x9F ~= third, let fourth = bytes.next()
    else { return nil }
    byte = 0x80 | (third - 0x9E) << 6 | fourth & 0x3F
  }

  var utf8: [UInt8] { [0xF4, 0x8F, 0x9E + (byte >> 6 & 1), 0x80 | byte & 0x3F] }
}

/// The target of a symbolic link; nil where there is none to read.
package func linkTarget(_ path: String) -> String? {
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let count = unsafe readlink(path.systemPath, base, buffer.count)
    // readlink truncates a longer target silently; that one counts as unreadable.
    guard count > 0, count < buffer.count else { return nil }
    return unsafe String(systemBytes: UnsafeRawBufferPointer(start: base, count: count))
  }
}
