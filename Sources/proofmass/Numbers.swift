// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

import ProofMassPhysics

/// A finite decimal; nil for nan, infinities and everything else.
func finite(_ text: String) -> Double? {
  // Double also takes hexadecimal, which nobody means here.
  guard !text.contains(where: { "xX".contains($0) }), let number = Double(text), number.isFinite
  else { return nil }
  return number
}

/// `0x19`, `0b11001` or `25`.
func integer(_ text: String) -> Int? {
  let digits = text.dropFirst(2)
  guard text.first?.isNumber == true, digits.first != "+", digits.first != "-" else { return nil }
  if text.hasPrefix("0x") { return Int(digits, radix: 16) }
  if text.hasPrefix("0b") { return Int(digits, radix: 2) }
  return Int(text)
}

/// The shortest decimal that reads back as the same number.
func shortest(_ number: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(decimal: number)
  return String(decoding: bytes, as: UTF8.self)
}

/// Rounded to four significant digits, for reading.
func rounded(_ number: Double) -> String {
  guard 1e-200...1e200 ~= number.magnitude else { return shortest(number) }
  let places = 3 - Int((Series.log(number.magnitude) / Series.log(10)).rounded(.down))
  let scale = (0..<abs(places)).reduce(1.0) { scale, _ in scale * 10 }
  return shortest(
    places < 0 ? (number / scale).rounded() * scale : (number * scale).rounded() / scale)
}
