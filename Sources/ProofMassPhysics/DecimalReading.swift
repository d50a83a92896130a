// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number nearest to a decimal, as `Double(String)` gives it, without the string.
  ///
  /// Nil unless the bytes are digits with at most a sign, a point and an exponent: nan, infinity,
  /// hexadecimal and white space are not. What is too large becomes infinite.
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

    // The value is mantissa × 10^exponent, as long as the mantissa holds all digits.
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

  /// Nil where neither of two exact ways leads.
  private static func nearest(_ mantissa: UInt64, timesTenTo exponent: Int) -> Double? {
    // Both operands are exact, so the one operation rounds as the decimal would.
    if mantissa <= 1 << 53, -22...22 ~= exponent {
      return exponent < 0
        ? Double(mantissa) / powersOfTen[-exponent] : Double(mantissa) * powersOfTen[exponent]
    }
    // Up to 19 digits, as in shortest decimals of what was computed: an integer quotient of at
    // least 63 bits, whose last bit stands for the remainder, rounds as the decimal would.
    guard mantissa != 0, -19...0 ~= exponent else { return nil }
    let divisor = UInt64(powersOfTen[-exponent])
    let (shift, divisorShift) = (mantissa.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let dividend = mantissa << shift
    let (quotient, remainder) = (divisor << divisorShift).dividingFullWidth(
      (dividend >> 1, dividend << 63))
    let scale = UInt64(1023 - 63 + divisorShift - shift) << 52
    return Double(remainder == 0 ? quotient : quotient | 1) * Double(bitPattern: scale)
  }

  /// All that are exact.
  private static let powersOfTen = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
