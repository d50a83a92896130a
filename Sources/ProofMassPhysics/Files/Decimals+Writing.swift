// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
  /// Appends the shortest decimal that reads back as `value`, in a form that CSV and JSON readers
  /// accept: Swift's description (`0.0001`, `1e-05`, `1e+16`), but integers without `.0`. A value
  /// that is not finite appends nothing.
  package mutating func append(decimal value: Double) {
    guard value.isFinite else { return }
    // No two decimals of at most 15 digits are the same number: a match is the shortest.
    let billionths = (value.magnitude * 1e9).rounded()
    if billionths < 1e15, billionths >= 1e5 || billionths == 0, billionths / 1e9 == value.magnitude
    {
      append(billionths: UInt64(billionths), isNegative: value.sign == .minus)
      return
    }
    if appended(shortest: value) { return }
    append(contentsOf: value.description.utf8)
    if self[count - 2] == UInt8(ascii: "."), self[count - 1] == UInt8(ascii: "0") { removeLast(2) }
  }

  /// Appends the fewest digits that lie closer to `value` than to its neighbours, found among
  /// integers of 17 digits; a quarter faster than `description`. Returns false and appends nothing
  /// outside the range of this arithmetic. Values with at most nine places are handled before.
  private mutating func appended(shortest value: Double) -> Bool {
    // The neighbours of a power of two are not equally far away.
    guard value.magnitude >= 1e-4, value.magnitude < 1e6, value.significandBitPattern != 0 else {
      return false
    }
    // The magnitude is significand ÷ 2^shift; times 10^places it has 17 digits.
    let significand = UInt128(value.significandBitPattern | 1 << 52)
    let shift = 52 - Int(value.exponent)
    var places = 20
    var scale: UInt64 = 10_000_000_000
    for power in thresholds {
      guard value.magnitude >= power else { break }
      (places, scale) = (places - 1, scale / 10)
    }
    let scaled = significand * UInt128(scale) * 10_000_000_000
    // With so few binary places a decimal could lie exactly between two shorter ones.
    guard scaled.trailingZeroBitCount < shift - 1 else { return false }
    let half = UInt128(scale) * 5_000_000_000
    var below = UInt64((scaled - half) >> shift)
    var above = UInt64((scaled + half) >> shift)
    var digits = UInt64(scaled >> shift)
    var roundsUp = scaled >> (shift - 1) & 1 == 1
    while below / 10 < above / 10 {
      roundsUp = digits % 10 >= 5
      (below, digits, above, places) = (below / 10, digits / 10, above / 10, places - 1)
    }
    if roundsUp || digits == below { digits += 1 }

    if value.sign == .minus { append(UInt8(ascii: "-")) }
    append(digits: UInt64(value.magnitude))  // an integer is never closer than a neighbour
    append(UInt8(ascii: "."))
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: places))
    var index = count
    for _ in 0..<places {
      index -= 1
      self[index] += UInt8(digits % 10)
      digits /= 10
    }
    return true
  }

  /// Appends an integer in decimal digits.
  package mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: UInt64(value.magnitude))
  }

  /// Appends a time in nanoseconds as seconds, exactly.
  package mutating func append(seconds nanoseconds: Int64) {
    append(billionths: nanoseconds.magnitude, isNegative: nanoseconds < 0)
  }

  private mutating func append(billionths: UInt64, isNegative: Bool) {
    if isNegative { append(UInt8(ascii: "-")) }
    append(digits: billionths / 1_000_000_000)
    var fraction = billionths % 1_000_000_000
    guard fraction != 0 else { return }
    append(UInt8(ascii: "."))
    while fraction != 0 {
      append(UInt8(ascii: "0") + UInt8(fraction / 100_000_000))
      fraction = fraction % 100_000_000 * 10
    }
  }

  private mutating func append(digits number: UInt64) {
    if number >= 10 { append(digits: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

/// Powers of ten from which on ``appended(shortest:)`` needs one place less.
private let thresholds = [1e-3, 1e-2, 1e-1, 1e0, 1e1, 1e2, 1e3, 1e4, 1e5]
