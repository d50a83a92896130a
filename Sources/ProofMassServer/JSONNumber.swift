// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
  /// A time in seconds as nanoseconds, to the nearest, without passing through a Double; nil when
  /// it is no number or more than nanoseconds can count.
  package var nanoseconds: Int64? {
    guard case .number(let digits) = content else { return nil }
    return Self.nanoseconds(digits)
  }

  /// nil when it is no number, or no finite one.
  package var double: Double? {
    guard case .number(let digits) = content, let number = Double(digits), number.isFinite else {
      return nil
    }
    return number
  }

  /// nil when it is no whole number, or a larger one.
  package var integer: Int? {
    guard case .number(let digits) = content else { return nil }
    if let number = Int(digits) { return number }
    // 1e3 and 2.0 are whole numbers too.
    return Double(digits).flatMap { $0.magnitude < 0x1p53 ? Int(exactly: $0) : nil }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let values) = content { values } else { nil }
  }

  private static func nanoseconds(_ number: String) -> Int64? {
    // The value is the digits times ten to the power of `exponent`.
    var digits: [UInt8] = []
    var exponent = 9
    var bytes = Array(number.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let text = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
      // More than an Int holds is as much as a million.
      let power = Int(text) ?? (text.first == "-" ? -1_000_000 : 1_000_000)
      exponent += max(-1_000_000, min(power, 1_000_000))
      bytes = bytes[..<mark]
    }
    var isFraction = false
    for byte in bytes {
      guard byte != UInt8(ascii: ".") else {
        isFraction = true
        continue
      }
      if isFraction { exponent -= 1 }
      if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte - UInt8(ascii: "0")) }
    }
    guard !digits.isEmpty else { return 0 }
    let count = digits.count + exponent
    guard count <= 19 else { return nil }
    guard count >= 0 else { return 0 }
    var sum: UInt64 = 0
    for index in 0..<count { sum = sum * 10 + UInt64(index < digits.count ? digits[index] : 0) }
    if count < digits.count, digits[count] >= 5 { sum += 1 }
    guard let time = Int64(exactly: sum) else { return nil }
    return isNegative ? -time : time
  }
}
