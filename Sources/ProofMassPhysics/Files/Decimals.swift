// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number nearest to a decimal, equal to `Double(String)` but without a string.
  ///
  /// Nil unless the bytes are digits with at most a sign, a point and an exponent: nan, infinity,
  /// hexadecimal and white space are refused. A number that is too large becomes infinite.
  init?(decimal bytes: Span<UInt8>, in range: Range<Int>) {
    var index = range.lowerBound
    let end = range.upperBound
    func next(is character: Unicode.Scalar) -> Bool {
      index < end && bytes[index] == UInt8(ascii: character)
    }
    func digit() -> UInt8? {
      guard index < end, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 else {
        return nil
      }
      return digit
    }

    let isNegative = next(is: "-")
    if isNegative || next(is: "+") { index += 1 }

    // The value is mantissa × 10^exponent as long as the mantissa holds all digits.
    var mantissa: UInt64 = 0
    var exponent = 0
    var isComplete = true
    let whole = index
    while let digit = digit() {
      isComplete = isComplete && mantissa < 1_000_000_000_000_000_000
      if isComplete { mantissa = mantissa * 10 + UInt64(digit) }
      index += 1
    }
    var digits = index - whole
    if next(is: ".") {
      index += 1
      let fraction = index
      while let digit = digit() {
        isComplete = isComplete && mantissa < 1_000_000_000_000_000_000
        if isComplete { mantissa = mantissa * 10 + UInt64(digit) }
        index += 1
      }
      digits += index - fraction
      exponent = fraction - index
    }
    guard digits > 0 else { return nil }

    if next(is: "e") || next(is: "E") {
      index += 1
      let isSmall = next(is: "-")
      if isSmall || next(is: "+") { index += 1 }
      guard digit() != nil else { return nil }
      var power = 0
      while let digit = digit() {
        power = min(power * 10 + Int(digit), 1_000_000)
        index += 1
      }
      exponent += isSmall ? -power : power
    }
    guard index == end else { return nil }

    if isComplete, let magnitude = Self.nearest(mantissa, timesTenTo: exponent) {
      self = isNegative ? -magnitude : magnitude
      return
    }
    var text = ""
    for index in range { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    self.init(text)
  }

  /// The number nearest to mantissa × 10^exponent; nil where neither of two exact methods applies.
  private static func nearest(_ mantissa: UInt64, timesTenTo exponent: Int) -> Double? {
    // Both operands are exact, so the single operation is correctly rounded (Clinger 1990).
    if mantissa <= 1 << 53, -22...22 ~= exponent {
      return exponent < 0
        ? Double(mantissa) / powersOfTen[-exponent] : Double(mantissa) * powersOfTen[exponent]
    }
    // Up to 19 digits, as in the shortest decimals of computed values: an integer quotient of at
    // least 63 bits whose last bit is sticky for the remainder is correctly rounded.
    guard mantissa != 0, -19...0 ~= exponent else { return nil }
    let divisor = UInt64(powersOfTen[-exponent])
    let (shift, divisorShift) = (mantissa.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let dividend = mantissa << shift
    let (quotient, remainder) = (divisor << divisorShift).dividingFullWidth(
      (dividend >> 1, dividend << 63))
    let scale = UInt64(1023 - 63 + divisorShift - shift) << 52
    return Double(remainder == 0 ? quotient : quotient | 1) * Double(bitPattern: scale)
  }

  /// The powers of ten that a Double holds exactly.
  private static let powersOfTen = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

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
