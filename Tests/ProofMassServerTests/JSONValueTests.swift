// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassServer
import Testing

@Suite struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }

  @Test func valuesAndWhereTheyWere() throws {
    let text = #" {"a" : [1, true, null, "x\u00e9\ud83d\ude00\n"], "b":{"c":-1.50e+2}} "#
    let object = try value(text)
    let bytes = Array(text.utf8)
    let array = try #require(object["a"]?.array)
    #expect(array.count == 4)
    #expect(array[0].integer == 1)
    #expect(array[1].bool == true)
    #expect(array[3].text == "xé😀\n")
    let inner = try #require(object["b"])
    #expect(String(decoding: bytes[inner.range], as: UTF8.self) == #"{"c":-1.50e+2}"#)
    #expect(inner["c"]?.double == -150)
    #expect(inner["d"] == nil)
    #expect(array[0]["d"] == nil)
  }

  @Test(arguments: [
    ("", "ends too early", 0), ("  ", "ends too early", 2), ("nul", "no value", 0),
    ("1 2", "something follows the value", 2), ("[1,]", "no value", 3),
    ("[1", "an array without its end", 2), ("{\"a\":1,}", "no key", 7),
    ("{\"a\" 1}", "no colon", 5), ("{\"a\":1,\"a\":2}", "the same key twice", 7),
    ("{\"a\":1", "an object without its end", 6), ("\"a", "a string without its end", 0),
    ("\"\\x\"", "an unknown escape", 1), ("\"\\u12g4\"", "an unknown escape", 1),
    ("\"\\ud800\"", "half a character", 1), ("\"\\udc00\\ud800\"", "half a character", 1),
    ("\"\u{1}\"", "a control character in a string", 1), ("-", "no digit", 1),
    ("1.", "no digit", 2), ("1e", "no digit", 2), ("NaN", "no value", 0),
    ("Infinity", "no value", 0), ("+1", "no value", 0), ("01", "something follows the value", 1),
  ])
  func mistakes(_ text: String, _ reason: String, _ offset: Int) {
    #expect(throws: JSONError(reason: reason, offset: offset)) { try value(text) }
  }

  @Test func bytesThatAreNoText() {
    #expect(throws: JSONError(reason: "a string that is not UTF-8", offset: 0)) {
      try JSONValue([0x22, 0xC3, 0x22])
    }
    #expect(throws: JSONError(reason: "no value", offset: 0)) { try JSONValue([0xFF]) }
  }

  @Test func depthIsBounded() throws {
    let open = String(repeating: "[", count: 64)
    _ = try value(open + String(repeating: "]", count: 64))
    #expect(throws: JSONError(reason: "nested too deep", offset: 64)) { try value(open + "[]") }
    #expect(throws: JSONError.self) { try value(String(repeating: "{\"a\":", count: 1_000_000)) }
  }

  /// Times are exact to the nanosecond, also where a Double is not precise enough.
  @Test(
    arguments: [
      ("0", 0), ("-0.0", 0), ("1", 1_000_000_000), ("0.000000001", 1), ("-1.5", -1_500_000_000),
      ("1e-9", 1), ("1.5E3", 1_500_000_000_000), ("4611686018.427387904", 1 << 62),
      ("0.30000000000000004", 300_000_000), ("0.0000000005", 1), ("0.00000000049", 0),
      ("1e-999999999999999999999", 0), ("0e999999999999999999999", 0),
      ("9223372036.854775807", Int64.max), ("9223372036.854775808", nil), ("1e10", nil),
      ("1e999999999999999999999", nil), ("\"1\"", nil), ("true", nil),
    ] as [(String, Int64?)])
  func nanoseconds(_ text: String, _ expected: Int64?) throws {
    #expect(try value(text).nanoseconds == expected)
  }

  @Test(
    arguments: [
      ("7", 7), ("-7", -7), ("7.0", 7), ("2e3", 2000), ("7.5", nil), ("1e300", nil),
      ("9223372036854775807", Int.max), ("9223372036854775808", nil), ("null", nil),
    ] as [(String, Int?)])
  func integers(_ text: String, _ expected: Int?) throws {
    #expect(try value(text).integer == expected)
  }

  @Test func doubles() throws {
    #expect(try value("1e999").double == nil)
    #expect(try value("-2.5").double == -2.5)
    #expect(try value("[]").double == nil)
  }

  /// This reader and Foundation's accept the same texts.
  @Test func agreesWithFoundation() throws {
    let seed = Array(
      #"{"id":[1,-2.5e3,"\u00e9\\"],"do":"é","a":{"b":[true,false,null,{}]},"c":0.25}"#.utf8)
    var random = SplitMix()
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = seed.randomElement(using: &random) ?? 0
        case 1: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 2: bytes.remove(at: index)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      let ours = Result { try JSONValue(bytes) }
      let theirs = Result {
        try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      }
      switch (ours, theirs) {
      case (.success, .success), (.failure, .failure): break
      case (.failure(let error), .success):
        // Foundation also accepts duplicate keys, a comma after the last member, and zero bytes.
        let reason = (error as? JSONError)?.reason
        let isKnown =
          reason == "the same key twice" || reason == "no key" || bytes.contains(0)
        #expect(isKnown, "\(String(decoding: bytes, as: UTF8.self)): \(error)")
      case (.success, .failure(let error)):
        Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(error)")
      }
    }
  }
}
