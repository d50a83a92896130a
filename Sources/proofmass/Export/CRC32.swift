// SPDX-License-Identifier: Apache-2.0

/// The checksum of gzip, PNG and MCAP: reflected polynomial 0xEDB88320, begun and ended with inverted bits.
struct CRC32 {
  private static let table = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value >> 1 ^ (value & 1 == 0 ? 0 : 0xEDB8_8320) }
  }

  private var state = UInt32.max

  var value: UInt32 { ~state }

  mutating func add(_ bytes: [UInt8]) {
    let (bytes, table) = (bytes.span, Self.table.span)
    for index in bytes.indices {
      state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ bytes[index])]
    }
  }

  /// The checksum of some bytes.
  static func of(_ bytes: [UInt8]) -> UInt32 {
    var sum = CRC32()
    sum.add(bytes)
    return sum.value
  }
}
