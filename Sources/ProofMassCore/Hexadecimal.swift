// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP
  extension UInt8 {
    /// The byte as two lower-case hexadecimal digits behind `0x`: `0x0c`.
    package var hexText: String { "0x" + [self].hexText }

    /// Parses the format of ``hexText``, with digits of either case; nil for any other text.
    package init?(hexText text: String) {
      guard text.hasPrefix("0x"), let byte = [UInt8](hexText: String(text.dropFirst(2))),
        byte.count == 1
      else { return nil }
      self = byte[0]
    }
  }

  extension [UInt8] {
    /// Two lower-case hexadecimal digits for each byte, with nothing between: `a700`.
    package var hexText: String {
      var text: [UInt8] = []
      text.reserveCapacity(2 * count)
      for byte in self { text += [Self.digit(byte >> 4), Self.digit(byte & 15)] }
      return String(decoding: text, as: UTF8.self)
    }

    /// Parses the format of ``hexText``, with digits of either case; nil for anything but pairs of digits.
    package init?(hexText text: String) {
      let digits = Array<UInt8>(text.utf8)
      guard digits.count % 2 == 0 else { return nil }
      self = []
      reserveCapacity(digits.count / 2)
      for index in stride(from: 0, to: digits.count, by: 2) {
        guard let high = Self.value(digits[index]), let low = Self.value(digits[index + 1]) else {
          return nil
        }
        append(high << 4 | low)
      }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    private static func value(_ digit: UInt8) -> UInt8? {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
      default: nil
      }
    }
  }
#endif
