// SPDX-License-Identifier: Apache-2.0

/// The codewords of a QR code (ISO/IEC 18004) in byte mode, with error correction level M, which restores 15 % of
/// damaged codewords.
struct QRCodewords: Equatable {
  /// The version, 1 to 10, which determines the size.
  let version: Int
  /// The codewords of data and error correction, in the order in which they are placed.
  let bytes: [UInt8]

  /// By version: the codewords of error correction in each block, and the number of blocks (table 9, level M).
  private static let blocks = [
    (10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5),
  ]
  /// By version: the number of all codewords (table 1).
  private static let totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]

  /// Encodes bytes in the smallest version; nil if they do not fit into version 10, which holds 213.
  init?(_ data: [UInt8]) {
    for (index, (correction, count)) in Self.blocks.enumerated() {
      let room = Self.totals[index] - correction * count
      guard let words = Self.words(data, in: room, wideCount: index >= 9) else { continue }
      version = index + 1
      bytes = Self.interleaved(words, correction, count)
      return
    }
    return nil
  }

  /// The data codewords: mode and count, data, and padding; nil if they do not fit.
  private static func words(_ data: [UInt8], in room: Int, wideCount: Bool) -> [UInt8]? {
    guard data.count + (wideCount ? 3 : 2) <= room else { return nil }
    let count =
      wideCount ? [UInt8(data.count >> 8), UInt8(data.count & 0xFF)] : [UInt8(data.count)]
    // The mode, 0100, has four bits, as has the terminator: all bytes in between are shifted by half a byte.
    var words: [UInt8] = []
    var half: UInt8 = 0b0100
    for byte in count + data {
      words.append(half << 4 | byte >> 4)
      half = byte & 0xF
    }
    words.append(half << 4)
    for index in 0..<(room - words.count) {
      words.append(index.isMultiple(of: 2) ? 0xEC : 0x11)
    }
    return words
  }

  /// Splits data into blocks, of which the last ones may have one codeword more, and takes the codewords of all
  /// blocks alternately.
  private static func interleaved(
    _ words: [UInt8], _ correction: Int, _ count: Int
  ) -> [UInt8] {
    let (short, longer) = (words.count / count, words.count % count)
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<count {
      let end = start + short + (index >= count - longer ? 1 : 0)
      blocks.append(words[start..<end])
      start = end
    }
    let code = ReedSolomon(correction)
    let remainders = blocks.map { code.remainder(of: $0) }
    return (0...short).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[$0.startIndex + index] : nil }
    } + (0..<correction).flatMap { index in remainders.map { $0[index] } }
  }
}

/// A Reed–Solomon code over the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1.
struct ReedSolomon {
  /// The coefficients of the generator polynomial, the highest power first, without the leading 1.
  private let generator: [UInt8]

  /// The code with this number of codewords for error correction.
  init(_ count: Int) {
    var polynomial: [UInt8] = [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      // Multiplies by x − root; in this field subtraction is addition.
      var next = polynomial + [0]
      for (index, factor) in polynomial.enumerated() { next[index + 1] ^= product(factor, root) }
      polynomial = next
      root = product(root, 2)
    }
    generator = Array(polynomial.dropFirst())
  }

  /// The codewords for error correction: the remainder of a division by the generator.
  func remainder(of data: ArraySlice<UInt8>) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ rest[0]
      rest = rest.dropFirst() + [0]
      for index in rest.indices { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }
}

/// The product of two elements of the field.
private func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
  var (result, power, rest) = (UInt8(0), one, other)
  while rest > 0 {
    if rest & 1 == 1 { result ^= power }
    power = power << 1 ^ (power & 0x80 == 0 ? 0 : 0x1D)
    rest >>= 1
  }
  return result
}
