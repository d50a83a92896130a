// SPDX-License-Identifier: Apache-2.0

// Reads text eight bytes at a time.
extension Span<UInt8> {
  /// The eight bytes at an index, the first one lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    // Of a known size, so that the compiler merges the eight accesses into one.
    let eight = extracting(index..<(index &+ 8))
    let low =
      UInt64(eight[0]) | UInt64(eight[1]) << 8 | UInt64(eight[2]) << 16 | UInt64(eight[3]) << 24
    let high =
      UInt64(eight[4]) | UInt64(eight[5]) << 8 | UInt64(eight[6]) << 16 | UInt64(eight[7]) << 24
    return low | high << 32
  }

  /// The index of the first byte of a value from an index on; the count where there is none.
  package func index(of byte: UInt8, from start: Int) -> Int {
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    var index = start
    while index <= count - 8 {
      // The lowest byte that is equal, and perhaps higher ones, have their high bit set.
      let difference = word(at: index) ^ pattern
      let marks = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] != byte { index += 1 }
    return index
  }

  /// Reads up to eight decimal digits at an index, behind which are eight bytes: their number and their value.
  @inline(__always)
  func digits(at index: Int) -> (count: Int, value: UInt64) {
    let digits = word(at: index) ^ 0x3030_3030_3030_3030
    // The lowest byte that is above 9, and perhaps higher ones, have their high bit set.
    let marks = ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
    let count = marks.trailingZeroBitCount / 8
    guard count > 0 else { return (0, 0) }
    // The digits move to the end, behind zeros; then neighbours are joined: pairs, fours, and all eight.
    var value = digits &<< UInt64(64 - 8 * count)
    value = ((value &* 2561) &>> 8) & 0x00FF_00FF_00FF_00FF
    value = ((value &* 6_553_601) &>> 16) & 0x0000_FFFF_0000_FFFF
    return (count, (value &* 42_949_672_960_001) &>> 32)
  }
}
