// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The likely reason why a driver's values differ from the truth: the mistakes that drivers have.
///
/// All values are in g, rad/s or µT.
struct Misreading {
  let quantity: Quantity
  /// The size of a digit.
  let digit: Double
  /// The greatest value of the range.
  let fullScale: Double

  /// Whether a value is the truth to within a digit.
  func isRight(_ value: Axes<Double>, _ truth: Axes<Double>) -> Bool {
    zip(value.list, truth.list).allSatisfy { abs($0 - $1) <= digit * 1.02 }
  }

  typealias Pair = (value: Axes<Double>, truth: Axes<Double>)

  /// The mistake that explains all values; nil where none does.
  func name(_ pairs: [Pair]) -> String? {
    guard !pairs.isEmpty else { return nil }
    if pairs.allSatisfy({ $0.value == Axes(0, 0, 0) }) {
      return "all values are 0: the sensor is off, or is read before its first sample"
    }
    if Swift.Set(pairs.map { $0.value.list }).count == 1, pairs.count > 1 {
      return "the value never changes: the outputs are read once, or before a new sample"
    }
    for (words, mistake) in Self.mistakes {
      if pairs.allSatisfy({ isRight($0.value, mistake(self, $0.truth)) }) { return words }
    }
    if let words = exchange(pairs) { return words }
    return scale(pairs)
  }

  private typealias Mistake = @Sendable (Misreading, Axes<Double>) -> Axes<Double>

  private static let mistakes: [(String, Mistake)] = [
    (
      "negative values are read as positive: the sign bit is not extended",
      { one, truth in truth.map { $0 < -one.digit / 2 ? $0 + one.span : $0 } }
    ),
    (
      "the bytes of each word are exchanged",
      { one, truth in truth.map { one.value(one.code($0).byteSwapped) } }
    ),
    (
      "only the high byte of each word is used",
      { one, truth in truth.map { one.value(one.code($0) & ~0xFF) } }
    ),
    (
      "the low byte of each word repeats the high one, or the other way: the burst does not increment the address",
      { one, truth in truth.map { one.value(one.code($0) >> 8 & 0xFF | one.code($0) & ~0xFF) } }
    ),
  ]

  /// The values of all codes of a word.
  private var span: Double { wordDigit * 65536 }
  /// The digit of a word of 16 bits: left-justified codes of 12 bits have 16 of these in a digit.
  private var wordDigit: Double {
    let steps = fullScale / digit
    return steps > 3000 || quantity != .acceleration
      ? digit : digit * (steps > 300 ? 1 / 16 : 1 / 256)
  }
  private func code(_ value: Double) -> Int16 {
    let code = (value / digit).rounded() * (digit / wordDigit)
    return Int16(max(-32768, min(32767, code)))
  }
  private func value(_ code: Int16) -> Double { Double(code) * wordDigit }

  /// Axes that are exchanged or inverted.
  private func exchange(_ pairs: [Pair]) -> String? {
    let names = ["X", "Y", "Z"]
    var words: [String] = []
    for axis in 0..<3 {
      var found: String?
      for source in 0..<3 {
        for sign in [1.0, -1] where found == nil {
          let fits = pairs.allSatisfy {
            abs($0.value.list[axis] - sign * $0.truth.list[source]) <= digit * 1.02
          }
          if fits { found = (sign < 0 ? "-" : "") + names[source] }
        }
      }
      guard let found else { return nil }
      if found != names[axis] { words.append("\(names[axis]) is \(found)") }
    }
    return words.isEmpty ? nil : "axes: \(words.joined(separator: ", "))"
  }

  /// The factor that all values have in common; nil where they have none.
  func factor(_ pairs: [Pair]) -> Double? {
    var ratios: [Double] = []
    for (value, truth) in pairs {
      // Not of values at the end of the range.
      for (one, other) in zip(value.list, truth.list)
      where abs(other) > 40 * digit && abs(abs(one) / fullScale - 1.003) > 0.026 {
        ratios.append(one / other)
      }
    }
    guard let least = ratios.min(), let most = ratios.max(), most - least < 0.03 * abs(most) else {
      return nil
    }
    return ratios.reduce(0, +) / Double(ratios.count)
  }

  private func scale(_ pairs: [Pair]) -> String? {
    guard let mean = factor(pairs) else { return nil }
    let known: [(Double, String)] = [
      (9.80665, "m/s² in place of g"), (1 / 9.80665, "g taken for m/s²"),
      (180 / .pi, "degrees in place of radians"), (.pi / 180, "radians taken for degrees"),
      (0.01, "gauss in place of µT"), (100, "µT taken for gauss"), (1000, "thousandths"),
      (0.001, "a thousand times a unit"), (16, "12 bits taken as 16"),
      (1.0 / 16, "16 bits taken as 12"),
    ]
    if let (_, words) = known.first(where: { abs(mean / $0.0 - 1) < 0.02 }) {
      return "every value is \(rounded(mean)) times the truth: \(words)"
    }
    let percent = (mean - 1) * 100
    guard abs(percent) < 60 else {
      return
        "every value is \(rounded(mean)) times the truth: the register of the range has another code, or "
        + "the digits are another part's"
    }
    return
      "every value is \(rounded(abs(percent))) % too \(percent < 0 ? "low" : "high"): full scale over a power of two "
      + "in place of the datasheet's digit, or another part's digits"
  }
}

extension Axes<Double> {
  var list: [Double] { [x, y, z] }
}
