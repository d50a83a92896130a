// SPDX-License-Identifier: Apache-2.0

/// Bytes that have arrived and are not used up yet.
///
/// Whoever reads a number makes sure first that there are enough bytes.
package struct ByteQueue: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  package var count: Int { bytes.count - start }

  package subscript(index: Int) -> UInt8 { bytes[start + index] }

  /// A copy of some of the bytes.
  package subscript(range: Range<Int>) -> [UInt8] {
    Array(bytes[(start + range.lowerBound)..<(start + range.upperBound)])
  }

  package func firstIndex(of byte: UInt8, from index: Int = 0) -> Int? {
    bytes[(start + index)...].firstIndex(of: byte).map { $0 - start }
  }

  package mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

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

  package func littleEndian<Number: FixedWidthInteger>(
    at index: Int, as type: Number.Type = Number.self
  ) -> Number {
    var number: Number = 0
    for byte in 0..<(Number.bitWidth / 8) {
      number |= Number(truncatingIfNeeded: self[index + byte]) << Number(byte * 8)
    }
    return number
  }

  package func bigEndian<Number: FixedWidthInteger>(
    at index: Int, as type: Number.Type = Number.self
  ) -> Number {
    littleEndian(at: index, as: type).byteSwapped
  }
}

extension [UInt8] {
  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    for byte in 0..<(Number.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: number >> Number(byte * 8)))
    }
  }

  mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
    append(littleEndian: number.byteSwapped)
  }
}
