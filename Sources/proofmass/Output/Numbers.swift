// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassPhysics
import ProofMassServer

// MARK: Arguments

/// Reads a finite decimal; nil for nan, infinities and all other text.
func finite(_ text: String) -> Double? {
  // `Double` also accepts hexadecimal.
  guard !text.contains(where: { "xX".contains($0) }), let number = Double(text), number.isFinite
  else { return nil }
  return number
}

/// Reads `0x19`, `0b11001` or `25`.
func integer(_ text: String) -> Int? {
  let digits = text.dropFirst(2)
  guard text.first?.isNumber == true, digits.first != "+", digits.first != "-" else { return nil }
  if text.hasPrefix("0x") { return Int(digits, radix: 16) }
  if text.hasPrefix("0b") { return Int(digits, radix: 2) }
  return Int(text)
}

extension Duration {
  /// Reads a number and `ms`, `s`, `min` or `h`; nil for other text, for zero, and beyond a century.
  init?(argument text: String) {
    // `ms` before `s`, because it also ends in `s`.
    let units = [("ms", 1e6), ("min", 60e9), ("s", 1e9), ("h", 3600e9)]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let number = finite(String(text.dropLast(unit.count)))
    else { return nil }
    let nanoseconds = (number * factor).rounded()
    guard nanoseconds >= 1, nanoseconds < 3.2e18 else { return nil }
    self.init(wholeNanoseconds: Int64(nanoseconds))
  }
}

/// The options that end a verb.
enum Limits {
  /// Reads `--duration`.
  static func duration(_ text: String?) throws(UserError) -> Duration? {
    guard let text else { return nil }
    guard let duration = Duration(argument: text) else {
      throw .usage("--duration \(text): a number above 0 and ms, s, min or h, like 10s")
    }
    return duration
  }

  /// Reads `--samples`.
  ///
  /// - Parameter what: The things that it counts.
  static func samples(_ text: String?, of what: String = "rows") throws(UserError) -> Int? {
    guard let text else { return nil }
    guard let samples = Int(text), samples > 0 else {
      throw .usage("--samples \(text): a whole number of \(what), at least 1")
    }
    return samples
  }
}

extension ArgumentHelp {
  static let duration = ArgumentHelp(
    "End after this time: a number with ms, s, min or h, such as 10s.", valueName: "time")
}

// MARK: Reports

/// The number rounded to four significant digits.
func rounded(_ number: Double) -> String {
  guard 1e-200...1e200 ~= number.magnitude else { return shortest(number) }
  let places = 3 - Int((Series.log(number.magnitude) / Series.log(10)).rounded(.down))
  let scale = (0..<abs(places)).reduce(1.0) { scale, _ in scale * 10 }
  return shortest(
    places < 0 ? (number / scale).rounded() * scale : (number * scale).rounded() / scale)
}

/// The number rounded to a count of decimals, right-aligned to a width.
func fixed(_ number: Double, decimals: Int, width: Int = 0) -> String {
  var bytes: [UInt8] = []
  bytes.append(number, decimals: decimals, width: width)
  return String(decoding: bytes, as: UTF8.self)
}
