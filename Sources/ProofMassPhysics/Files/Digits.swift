// SPDX-License-Identifier: Apache-2.0

// Writes decimal digits into existing bytes, eight at a time. An index moves past the bytes written; the
// seven bytes after it may be overwritten.
extension MutableSpan<UInt8> {
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func write(_ character: Unicode.Scalar, at index: inout Int) {
    self[index] = UInt8(ascii: character)
    index += 1
  }

  /// Writes eight bytes, the lowest first.
  @_lifetime(self: copy self)
  @inline(__always)
  private mutating func write(_ word: UInt64, at index: Int) {
    // Checked once, so that the compiler merges the eight accesses into one.
    precondition(index >= 0 && index <= count - 8)
    self[index] = UInt8(truncatingIfNeeded: word)
    self[index &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
    self[index &+ 2] = UInt8(truncatingIfNeeded: word >> 16)
    self[index &+ 3] = UInt8(truncatingIfNeeded: word >> 24)
    self[index &+ 4] = UInt8(truncatingIfNeeded: word >> 32)
    self[index &+ 5] = UInt8(truncatingIfNeeded: word >> 40)
    self[index &+ 6] = UInt8(truncatingIfNeeded: word >> 48)
    self[index &+ 7] = UInt8(truncatingIfNeeded: word >> 56)
  }

  /// Writes an integer.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func write(digits number: UInt64, at index: inout Int) {
    if number < 10 {
      self[index] = zero + UInt8(truncatingIfNeeded: number)
      index += 1
    } else {
      write(more: number, at: &index)
    }
  }

  @_lifetime(self: copy self)
  private mutating func write(more number: UInt64, at index: inout Int) {
    if number >= hundredMillion {
      write(more: number / hundredMillion, at: &index)
      write(eightDigits(number % hundredMillion) | zeros, at: index)
      index += 8
    } else {
      let digits = eightDigits(number)
      let leading = digits.trailingZeroBitCount / 8
      write((digits | zeros) &>> UInt64(8 * leading), at: index)
      index += 8 - leading
    }
  }

  /// Writes a point and nine places, without zeros at the end; nothing for 0.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func write(billionths number: UInt64, at index: inout Int) {
    guard number != 0 else { return }
    write(".", at: &index)
    let digits = eightDigits(number / 10)
    let last = UInt8(truncatingIfNeeded: number % 10)
    write(digits | zeros, at: index)
    self[index + 8] = zero + last
    index += last == 0 ? 8 - digits.leadingZeroBitCount / 8 : 9
  }

  /// Writes a point and up to 24 places, of which the number fills the last.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func write(fraction number: UInt64, places: Int, at index: inout Int) {
    write(".", at: &index)
    let first = number / (hundredMillion * hundredMillion)
    let second = number / hundredMillion % hundredMillion
    let words = (
      eightDigits(first) | zeros, eightDigits(second) | zeros,
      eightDigits(number % hundredMillion) | zeros
    )
    // Number of leading digits, of the 24, to omit: whole words, and digits of the next one.
    let skipped = 24 - places
    let shift = UInt64(8 * (skipped & 7))
    let end = index + places
    switch skipped >> 3 {
    case 0:
      write(words.0 &>> shift, at: index)
      write(words.1, at: end - 16)
      write(words.2, at: end - 8)
    case 1:
      write(words.1 &>> shift, at: index)
      write(words.2, at: end - 8)
    default:
      write(words.2 &>> shift, at: index)
    }
    index = end
  }
}

private var zero: UInt8 { UInt8(ascii: "0") }
private var zeros: UInt64 { 0x3030_3030_3030_3030 }
private var hundredMillion: UInt64 { 100_000_000 }

/// The digits of a number below 10⁸ as bytes from 0 to 9, the first one lowest.
@inline(__always)
func eightDigits(_ number: UInt64) -> UInt64 {
  // Halves of four digits, quarters of two, and digits, all in parallel; a quotient by 100 or 10 is
  // a product with its inverse, which is exact for so few digits.
  let halves = number / 10_000 | (number % 10_000) << 32
  let hundreds = ((halves &* 10_486) >> 20) & 0x0000_007F_0000_007F
  let pairs = hundreds | (halves &- hundreds &* 100) << 16
  let tens = ((pairs &* 103) >> 10) & 0x000F_000F_000F_000F
  return tens | (pairs &- tens &* 10) << 8
}

/// The powers of ten up to 10¹⁶.
let integerPowers: [UInt64] = [
  1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000,
]
