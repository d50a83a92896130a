// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number nearest to a decimal, equal to `Double(String)` but without a string.
  ///
  /// Nil unless the bytes are digits with at most a sign, a point and an exponent: nan, infinity,
  /// hexadecimal and white space are refused. A number that is too large becomes infinite.
  init?(decimal bytes: Span<UInt8>, in range: Range<Int>) {
    var index = 0
    let bytes = bytes.extracting(range)
    self.init(decimalIn: bytes, at: &index)
    guard index == bytes.count else { return nil }
  }

  /// The number whose decimal begins at `index`, as ``init(decimal:in:)`` reads it, and moves
  /// `index` past its last byte. Nil, with an unspecified index, where none begins there.
  ///
  /// - Parameter asJSON: Whether it has to have the form of JSON (RFC 8259): without `+` before it or zeros
  ///   that could be left out, and with digits on both sides of a point.
  @inline(__always)
  init?(decimalIn bytes: Span<UInt8>, at index: inout Int, asJSON: Bool = false) {
    let start = index
    var next = start
    func byte() -> UInt8 { next < bytes.count ? bytes[next] : 0 }
    // The value is mantissa × 10^exponent while the mantissa holds all digits.
    var mantissa: UInt64 = 0
    func readDigits() {
      while case let digit = byte() &- UInt8(ascii: "0"), digit < 10 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        next += 1
      }
    }

    let isNegative = byte() == UInt8(ascii: "-")
    if isNegative || !asJSON && byte() == UInt8(ascii: "+") { next += 1 }
    let whole = next
    readDigits()
    var digits = next - whole
    if asJSON, digits == 0 || digits > 1 && bytes[whole] == UInt8(ascii: "0") { return nil }
    var exponent = 0
    if byte() == UInt8(ascii: ".") {
      next += 1
      let fraction = next
      // Most numbers have a few digits here, computed ones many.
      places: do {
        while next <= bytes.count &- 8 {
          let more = bytes.digits(at: next)
          mantissa = mantissa &* integerPowers[more.count] &+ more.value
          next &+= more.count
          guard more.count == 8 else { break places }
        }
        readDigits()
      }
      exponent = fraction &- next
      digits &-= exponent
      if asJSON, exponent == 0 { return nil }
    }
    index = next
    guard digits > 0 else { return nil }
    if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") {
      guard let power = Self.power(in: bytes, behind: &index) else { return nil }
      exponent += power
    }

    // Nineteen digits fit into the mantissa.
    if digits < 20 || digits - Self.zeros(in: bytes, from: whole) < 20,
      let magnitude = Self.nearest(mantissa, timesTenTo: exponent)
    {
      self = isNegative ? -magnitude : magnitude
    } else {
      self.init(text: bytes.extracting(start..<index))
    }
  }

  /// The number of zeros before the first other digit, on both sides of the point.
  @inline(never)
  private static func zeros(in bytes: Span<UInt8>, from start: Int) -> Int {
    var (index, count) = (start, 0)
    while index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: ".")
    {
      if bytes[index] == UInt8(ascii: "0") { count += 1 }
      index += 1
    }
    return count
  }

  /// The power of ten in an exponent, whose E is at `index`; clamped to the range that matters. Nil
  /// where it has no digits.
  private static func power(in bytes: Span<UInt8>, behind index: inout Int) -> Int? {
    index += 1
    guard index < bytes.count else { return nil }
    let isSmall = bytes[index] == UInt8(ascii: "-")
    if isSmall || bytes[index] == UInt8(ascii: "+") { index += 1 }
    let start = index
    var power = 0
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      power = min(power * 10 + Int(digit), 1_000_000)
      index += 1
    }
    guard index > start else { return nil }
    return isSmall ? -power : power
  }

  /// The number that the standard library reads.
  @inline(never)
  private init?(text bytes: Span<UInt8>) {
    var text = ""
    for index in bytes.indices { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    self.init(text)
  }

  /// The number nearest to mantissa × 10^exponent; nil where neither of two exact methods applies.
  @inline(__always)
  private static func nearest(_ mantissa: UInt64, timesTenTo exponent: Int) -> Double? {
    // Both operands are exact, so the single operation is correctly rounded (Clinger 1990).
    if mantissa <= 1 << 53, -22...22 ~= exponent {
      return exponent < 0
        ? Double(mantissa) / powersOfTen[-exponent] : Double(mantissa) * powersOfTen[exponent]
    }
    return quotient(mantissa, timesTenTo: exponent)
  }

  @inline(never)
  private static func quotient(_ mantissa: UInt64, timesTenTo exponent: Int) -> Double? {
    // Up to 19 digits, as in the shortest decimals of computed values: an integer quotient of at
    // least 63 bits whose last bit is sticky for the remainder is correctly rounded.
    guard mantissa != 0, -22...0 ~= exponent else { return nil }
    // Ten to this power is five to it, an integer of 52 bits, times two to it.
    let divisor = UInt64(powersOfTen[-exponent] * Double(bitPattern: UInt64(1023 + exponent) << 52))
    let (shift, divisorShift) = (mantissa.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let dividend = mantissa << shift
    let (quotient, remainder) = (divisor << divisorShift).dividingFullWidth(
      (dividend >> 1, dividend << 63))
    let scale = UInt64(1023 - 63 + divisorShift - shift + exponent) << 52
    return Double(remainder == 0 ? quotient : quotient | 1) * Double(bitPattern: scale)
  }

  /// The powers of ten that a Double holds exactly.
  private static let powersOfTen = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
