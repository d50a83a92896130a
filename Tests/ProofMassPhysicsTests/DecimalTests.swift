// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

struct DecimalTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (10, "10"), (0.1, "0.1"),
    (0.1 + 0.2, "0.30000000000000004"),
    (0.0001, "0.0001"), (0.00001, "1e-05"), (9.80665, "9.80665"), (-43.3013, "-43.3013"),
    (0.123456789, "0.123456789"), (0.1234567891, "0.1234567891"),
    (999999.999999999, "999999.999999999"),
    (999_999, "999999"), (1_000_000, "1000000"), (1_700_000_000.25, "1700000000.25"),
    (9_007_199_254_740_992, "9007199254740992"), (1e16, "1e+16"), (1e22, "1e+22"),
    (.pi, "3.141592653589793"), (.leastNonzeroMagnitude, "5e-324"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    (.nan, ""), (.infinity, ""),
  ])
  func isWritten(_ value: Double, _ text: String) {
    #expect(written(value) == text)
  }

  @Test(
    arguments: [
      (0, "0"), (1, "0.000000001"), (-1, "-0.000000001"), (3_500_000, "0.0035"),
      (1_000_000_000, "1"), (-1_500_000_000, "-1.5"),
      (12_345_678_901_234_567, "12345678.901234567"),
      (.max, "9223372036.854775807"), (.min, "-9223372036.854775808"),
    ] as [(Int64, String)])
  func isWrittenAsSeconds(_ nanoseconds: Int64, _ text: String) {
    var bytes: [UInt8] = []
    bytes.append(seconds: nanoseconds)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(
    arguments: [
      (0, "0"), (-32768, "-32768"), (.max, "9223372036854775807"), (.min, "-9223372036854775808"),
    ] as [(Int, String)])
  func isWrittenWhole(_ value: Int, _ text: String) {
    var bytes: [UInt8] = []
    bytes.append(decimal: value)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    "", "+", "-", ".", "e5", "1e", "1e+", "--1", "1-", "1 ", " 1", "0x1", "nan", "inf", "infinity",
    "1.2.3", "1,2", "1_000", "١",
  ])
  func isNoNumber(_ text: String) {
    #expect(read(text) == nil)
  }

  /// The reference, here and below, is the standard library's conversion.
  @Test(arguments: [
    "0", "-0", "+0", "00012", "1.", ".5", "-.5e1", "1e22", "1e23", "9007199254740993",
    "9007199254740992",
    "9007199254740993.0", "18446744073709551615", "18446744073709551616", "99999999999999999999",
    "0.30000000000000004", "1.7976931348623157e308", "1.7976931348623159e308", "1e999", "-1e999",
    "1e-999", "5e-324", "2.4703282292062327e-324", "2.2250738585072011e-308",
    "1e1000000000000000000000",
    "0e1000000000000000000000", "0.000000000000000000000000000001",
    "1.00000000000000011102230246251565404",
    "1.00000000000000011102230246251565405", "100000000000000000000000000000000000000000e-41",
    "1.0000000000000000000000000000000000", "9007199254740993e-19", "9999999999999999999e-19",
    "0.00015271630954950385", "-0.0000017453292519943295", "0.00000000000000000000012345678",
    "000000000000000000000.1234567", "9999999999999999999e-22", "1234567890123456789e-23",
  ])
  func isRead(_ text: String) throws {
    #expect(read(text)?.bitPattern == (try #require(Double(text))).bitPattern)
  }

  @Test func randomDecimalsAreReadExactly() throws {
    var random = SplitMix(state: 2)
    for _ in 0..<100_000 {
      var text = String(random.next() >> UInt64.random(in: 0..<64, using: &random))
      let point = Int.random(in: 0...text.count, using: &random)
      text.insert(".", at: text.index(text.startIndex, offsetBy: point))
      if Bool.random(using: &random) { text = "-" + text }
      if Bool.random(using: &random) { text += "e\(Int.random(in: -45...45, using: &random))" }
      let expected = try #require(Double(text))
      if read(text)?.bitPattern != expected.bitPattern { Issue.record("\(text)") }
    }
  }

  /// What is behind a number is not read, whether its digits are read singly or eight at a time.
  @Test func endsOfNumbersAreFound() throws {
    var random = SplitMix(state: 4)
    for round in 0..<20_000 {
      let fraction = String(random.next()).prefix(round % 20 + 1)
      let text = "\(random.next() % 1000).\(fraction)"
      for rest in [",", ",1234567", "}12345678", "/1234567890", ":1234567890", "\u{ff}12345678"] {
        let bytes = Array((text + rest).utf8)
        var index = 0
        let number = Double(decimalIn: bytes.span, at: &index)
        if number != Double(text) || index != text.utf8.count { Issue.record("\(text)\(rest)") }
      }
    }
  }

  @Test(arguments: ["+1", "01", "-01", ".5", "5.", "5.e3", "-", "-.5", "1e", "00"])
  func isNotJSON(_ text: String) {
    #expect(readJSON(text).number == nil)
  }

  @Test(arguments: ["0", "-0", "10", "0.5", "-0.0e-3", "1E+5", "1.25", "123456789.123456789"])
  func isJSON(_ text: String) {
    #expect(readJSON(text).number == Double(text))
    #expect(readJSON(text).end == text.utf8.count)
  }

  private func readJSON(_ text: String) -> (number: Double?, end: Int) {
    let bytes = Array(text.utf8)
    var index = 0
    let number = Double(decimalIn: bytes.span, at: &index, asJSON: true)
    return (number, index)
  }

  /// Each number survives writing and reading, with as few digits as the standard library writes.
  @Test func randomNumbersComeBack() {
    var random = SplitMix(state: 3)
    for round in 0..<100_000 {
      let value =
        switch round % 6 {
        case 0: Double(bitPattern: random.next())
        case 1: Double.random(in: -2000...2000, using: &random)
        case 2: Double(Int16.random(in: .min ... .max, using: &random)) * 0.001
        case 3: Double(Int.random(in: 0..<1 << 40, using: &random)) / Double(1 << (round % 40))
        case 4: Double.random(in: 0...1, using: &random) / Double(1 << (round % 20))
        default: Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random)) / 1e6
        }
      guard value.isFinite else { continue }
      let text = written(value)
      var expected = value.description
      if expected.hasSuffix(".0") { expected.removeLast(2) }
      if text != expected || read(text)?.bitPattern != value.bitPattern {
        Issue.record("\(value) is written \(text)")
      }
    }
  }

  @Test func eightDigitsAreMadeAtOnce() {
    for number in 0..<10_000 as Range<UInt64> {
      for number in [number, number * 10_000, number * 10_001] {
        var digits: [UInt8] = []
        for place in 0..<8 { digits.append(UInt8(eightDigits(number) >> UInt64(8 * place) & 0xFF)) }
        var expected = [UInt8](String(number).utf8.map { $0 - 0x30 })
        expected = [UInt8](repeating: 0, count: 8 - expected.count) + expected
        if digits != expected { Issue.record("\(number): \(digits)") }
      }
    }
  }

  @Test func neighboursOfRoundNumbersComeBack() {
    for power in [1e-5, 1e-4, 1e-3, 0.01, 0.1, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e9, 1e15, 0.5, 256]
    {
      for value in [power.nextDown, power, power.nextUp, -power.nextDown, -power.nextUp] {
        var expected = value.description
        if expected.hasSuffix(".0") { expected.removeLast(2) }
        #expect(written(value) == expected)
      }
    }
  }

  private func written(_ value: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: value)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func read(_ text: String) -> Double? {
    let bytes = Array("<\(text)>".utf8)
    return Double(decimal: bytes.span, in: 1..<bytes.count - 1)
  }
}
