// SPDX-License-Identifier: Apache-2.0

/// The bytes of a channel in a buffer: `le:s12/16>>4` is 12 bits with a sign, in 16 bits of little endian, 4 bits
/// from the right (Linux, Documentation/iio/iio_devbuf.rst, `in_*_type`).
struct IIOFormat {
  let isLittle: Bool
  let isSigned: Bool
  let bits: Int
  /// The size in bytes.
  let size: Int
  let shift: Int

  init?(_ text: String) {
    let parts = text.split(separator: ":")
    guard parts.count == 2, parts[0] == "le" || parts[0] == "be", let sign = parts[1].first,
      "sSuU".contains(sign)
    else { return nil }
    let words = parts[1].dropFirst().split { $0 == "/" || $0 == ">" }
    let numbers = words.compactMap { UInt8($0) }.map(Int.init)
    guard numbers.count == words.count, 2...3 ~= numbers.count,
      [8, 16, 32, 64].contains(numbers[1])
    else { return nil }
    let shift = numbers.count > 2 ? numbers[2] : 0
    guard numbers[0] > 0, numbers[0] + shift <= numbers[1] else { return nil }
    isLittle = parts[0] == "le"
    isSigned = sign == "s" || sign == "S"
    (bits, size, self.shift) = (numbers[0], numbers[1] / 8, shift)
  }

  func value(_ bytes: ArraySlice<UInt8>) -> Int64 {
    var word: UInt64 = 0
    for byte in isLittle ? bytes.reversed() : Array(bytes) { word = word << 8 | UInt64(byte) }
    word = (word >> UInt64(shift)) << UInt64(64 - bits)
    return isSigned
      ? Int64(bitPattern: word) >> Int64(64 - bits)
      : Int64(clamping: word >> UInt64(64 - bits))
  }
}
