// SPDX-License-Identifier: Apache-2.0

/// A first-in, first-out queue of received bytes.
///
/// Indices count from the first byte that is still in the queue. Reading beyond the last byte is a
/// programming error: check `count` first.
package struct ByteQueue: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates a queue of these bytes.
  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// The number of bytes in the queue.
  package var count: Int { bytes.count - start }

  /// The byte at an index.
  package subscript(index: Int) -> UInt8 { bytes[start + index] }

  /// A copy of some of the bytes.
  package subscript(range: Range<Int>) -> [UInt8] {
    Array(bytes[(start + range.lowerBound)..<(start + range.upperBound)])
  }

  /// The index of the first byte of this value at or after an index; nil where there is none.
  package func firstIndex(of byte: UInt8, from index: Int = 0) -> Int? {
    bytes[(start + index)...].firstIndex(of: byte).map { $0 - start }
  }

  /// Appends bytes at the end.
  package mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// Removes bytes from the front.
  package mutating func removeFirst(_ count: Int) {
    start += count
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    } else if start >= 0x1_0000 {
      bytes.removeFirst(start)
      start = 0
    }
  }

  /// The number at an index, its lowest byte first.
  package func littleEndian<Number: FixedWidthInteger>(
    at index: Int, as type: Number.Type = Number.self
  ) -> Number {
    var number: Number = 0
    for byte in 0..<(Number.bitWidth / 8) {
      number |= Number(truncatingIfNeeded: self[index + byte]) << Number(byte * 8)
    }
    return number
  }

  /// The number at an index, its highest byte first.
  package func bigEndian<Number: FixedWidthInteger>(
    at index: Int, as type: Number.Type = Number.self
  ) -> Number {
    littleEndian(at: index, as: type).byteSwapped
  }
}

extension [UInt8] {
  /// The bytes of a number, the lowest first.
  package init(littleEndian number: some FixedWidthInteger) {
    self = []
    append(littleEndian: number)
  }

  /// Appends the bytes of a number, the lowest first.
  package mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    for byte in 0..<(Number.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: number >> Number(byte * 8)))
    }
  }

  /// Appends the bytes of a number, the highest first.
  mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
    append(littleEndian: number.byteSwapped)
  }
}
