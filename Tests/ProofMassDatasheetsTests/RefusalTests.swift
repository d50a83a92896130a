// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// An edit that makes the fixture contradict itself, and the expected error line.
struct Contradiction: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var old: String
  var new: String
  var line: String

  init(_ description: String, _ old: String, _ new: String, _ line: String) {
    testDescription = description
    self.old = old
    self.new = new
    self.line = line
  }
}

@Suite struct RefusalTests {
  @Test(arguments: bits + cases + registers + types + names + tables)
  func `is refused with one line, and nothing is written`(_ edit: Contradiction) throws {
    let part = try text(of: Generator.fixtures.appendingPathComponent("part.json"))
    try #require(part.components(separatedBy: edit.old).count == 2, "the edit has one place")
    let input = try Scratch()
    let output = try Scratch()
    try input.write(part.replacingOccurrences(of: edit.old, with: edit.new), to: "part.json")
    let run = Generator.run("--input", input.url.path, "--output", output.url.path)
    #expect(run.status == 1)
    #expect(run.errors == edit.line + "\n")
    #expect(try output.files == [])
  }

  static let bits = [
    Contradiction(
      "overlapping fields", #""bits": "4:2""#, #""bits": "5:2""#,
      "part.json: CTRL.N: bits 5:2 overlap SIGN (5); give every bit to one field"),
    Contradiction(
      "bits without a field", #""bits": "4:2""#, #""bits": "3:3""#,
      "part.json: CTRL: no field has bit 4, 2; "
        + "add a field, reserved where nothing is known"),
    Contradiction(
      "bits the wrong way round", #""bits": "4:2""#, #""bits": "2:4""#,
      #"part.json: CTRL.N: "bits" is "2:4"; write one bit, or high:low, from 7 to 0"#),
    Contradiction(
      "a bit above 7", #""bits": "4:2""#, #""bits": "8""#,
      #"part.json: CTRL.N: "bits" is "8"; write one bit, or high:low, from 7 to 0"#),
    Contradiction(
      "a reset against a zero rule", #""reset": "0x91""#, #""reset": "0x93""#,
      "part.json: CTRL.reserved: the reset 0x93 sets bits that must be zero; "
        + "correct the reset or the field"),
    Contradiction(
      "a reset with an undefined code", #""reset": "0x91""#, #""reset": "0xD1""#,
      "part.json: CTRL.RATE: the reset 0xD1 has the undefined code 3; "
        + "correct the reset or the case"),
    Contradiction(
      "a signed number of seven bits", #""bits": "4:2", "kind": "number","#,
      #""bits": "4:2", "kind": "number", "signed": true,"#,
      "part.json: CTRL.N: a signed number has 8 bits; this one has 3"),
    Contradiction(
      "a reset without the only code", #""bits": "4:2", "kind": "number","#,
      #""bits": "4:2", "kind": "number", "only": 3,"#,
      "part.json: CTRL.N: the reset 0x91 has the code 4, and only 3 may be written; correct one"),
    Contradiction(
      "an only code that does not fit", #""bits": "4:2", "kind": "number","#,
      #""bits": "4:2", "kind": "number", "only": 8,"#,
      #"part.json: CTRL.N: "only": 8 does not fit in bits 4:2; use 0 to 7"#),
    Contradiction(
      "a choice with an only code", #""bits": "5", "kind": "choice","#,
      #""bits": "5", "kind": "choice", "only": 0,"#,
      #"part.json: CTRL.SIGN: only a number has one code; remove "only", or mark codes as undefined"#
    ),
    Contradiction(
      "a flag of two bits", #""bits": "5", "kind": "choice""#, #""bits": "5:4", "kind": "flag""#,
      "part.json: CTRL.SIGN: a flag has one bit; this one has 2, make it a choice"),
    Contradiction(
      "a signed choice", #""bits": "5", "kind": "choice","#,
      #""bits": "5", "kind": "choice", "signed": true,"#,
      #"part.json: CTRL.SIGN: only a number is signed; remove "signed""#),
  ]

  static let cases = [
    Contradiction(
      "a code without a case", #"{ "code": 1, "name": "hertz10", "meaning": "10 Hz" },"#, "",
      "part.json: CTRL.RATE: no case for code 1; "
        + #"list it, with "undefined": true where it has no meaning"#),
    Contradiction(
      "a code listed twice", #""code": 1, "name": "hertz10""#, #""code": 2, "name": "hertz10""#,
      "part.json: CTRL.RATE: code 2 is listed twice; remove one case"),
    Contradiction(
      "a code out of range", #""code": 2, "name": "hertz20""#, #""code": 4, "name": "hertz20""#,
      "part.json: CTRL.RATE: code 4 does not fit in bits 7:6; use 0 to 3"),
    Contradiction(
      "a negative code", #""code": 2, "name": "hertz20""#, #""code": -1, "name": "hertz20""#,
      "part.json: CTRL.RATE: code -1 does not fit in bits 7:6; use 0 to 3"),
    Contradiction(
      "a case named twice", #""name": "hertz20""#, #""name": "hertz10""#,
      "part.json: CTRL.RATE: the case hertz10 is listed twice; rename one"),
    Contradiction(
      "a case with neither name nor undefined", #""code": 3, "undefined": true"#, #""code": 3"#,
      #"part.json: CTRL.RATE: code 3 has to have either a name or "undefined": true"#),
    Contradiction(
      "a flag with an undefined case", #"{ "code": 1, "name": "busy", "meaning": "busy" }"#,
      #"{ "code": 1, "undefined": true, "meaning": "not defined" }"#,
      "part.json: CTRL.GO: a flag has two named cases; make it a choice"),
    Contradiction(
      "a number with cases", #""kind": "number", "summary": "A count""#,
      #""kind": "number", "summary": "A count", "cases": []"#,
      "part.json: CTRL.N: a number has no cases; remove them or make it a choice"),
    Contradiction(
      "a choice without cases", #""kind": "number", "summary": "A count""#,
      #""kind": "choice", "summary": "A count""#,
      #"part.json: CTRL.N: the key "cases" is missing; list the meaning of every code"#),
    Contradiction(
      "reserved bits with a Swift name", #""bits": "1", "kind": "zero""#,
      #""bits": "1", "kind": "zero", "swift": "nothing""#,
      #"part.json: CTRL.reserved: "swift" belongs to a field with a value; remove it"#),
  ]

  static let registers = [
    Contradiction(
      "an address used twice", #""address": "0x03""#, #""address": "0x02""#,
      "part.json: OFFSET: address 0x02 is also that of CTRL; correct one"),
    Contradiction(
      "an address of a bank used twice", #""address": "0x04", "name": "TEST""#,
      #""bank": "Other", "address": "0x08", "name": "TEST""#,
      "part.json: DEEP: address 0x08 is also that of TEST; correct one"),
    Contradiction(
      "a bank that cannot be a type", #""Other""#, #""other""#,
      #"part.json: DEEP: the bank "other" cannot be a Swift type; use letters, a capital one first"#
    ),
    Contradiction(
      "a name used twice", #""address": "0x03", "name": "OFFSET""#,
      #""address": "0x03", "name": "CTRL""#,
      "part.json: CTRL: the name is used twice; rename one register"),
    Contradiction(
      "a register in a reserved range", #""from": "0x06", "to": "0x0F""#,
      #""from": "0x04", "to": "0x0F""#,
      "part.json: TEST: address 0x04 lies in the reserved range 0x04-0x0F; shorten the range"),
    Contradiction(
      "a range the wrong way round", #""from": "0x06", "to": "0x0F""#,
      #""from": "0x0F", "to": "0x06""#,
      "part.json: reserved: 0x0F is after 0x06; put the lower one first"),
    Contradiction(
      "ranges that overlap", #""from": "0x06", "to": "0x0F""#, #""from": "0x00", "to": "0x00""#,
      "part.json: reserved: 0x00-0x00 overlaps 0x00-0x00; give every address to one range"),
    Contradiction(
      "a field with one code without a reset",
      #"""
      "reset": "0xFF", "dump": "onRequest",
            "readEffect": "restarts the filter, and does so in a sentence that is too long to stand on a single line",
            "summary": "An offset",
            "cite": "DS Table 5",
            "fields": [
              {
                "name": "OFF", "swift": "offset", "bits": "7:0", "kind": "number", "signed": true
      """#,
      #"""
      "reset": null, "dump": "onRequest",
            "readEffect": "restarts the filter, and does so in a sentence that is too long to stand on a single line",
            "summary": "An offset",
            "cite": "DS Table 5",
            "fields": [
              {
                "name": "OFF", "swift": "offset", "bits": "7:0", "kind": "number", "only": 3
      """#,
      "part.json: OFFSET: has a field with one code, and no reset; write its value after power-on"),
    Contradiction(
      "an identity that no register has", #""register": "0x01""#, #""register": "0x05""#,
      "part.json: identity: no register is at 0x05; add it"),
    Contradiction(
      "an identity that is not the reset", #""value": "0xA5""#, #""value": "0xA4""#,
      "part.json: identity: ID has another reset; make both the same"),
    Contradiction(
      "candidates without the part", #"["PART1", "PART2"]"#, #"["PART2", "PART1"]"#,
      #"part.json: identity: the first candidate is not the part; put "PART1" first"#),
    Contradiction(
      "an eight-bit I2C address", #"["0x20", "0x21"]"#, #"["0xA0"]"#,
      #"part.json: i2c: "addresses" are 7-bit; write at least one below 0x80"#),
    Contradiction(
      "SPI bits that overlap", #""addressMask": "0x3F""#, #""addressMask": "0x7F""#,
      "part.json: spi: the bits of the command byte overlap; give each bit one meaning"),
    Contradiction(
      "an SPI mode that there is not", #""mode": 0"#, #""mode": 4"#,
      #"part.json: spi: "mode" is 4; use 0, 1, 2 or 3"#),
  ]

  static let types = [
    Contradiction(
      "a text that would end in the middle", #""summary": "A count""#, #""summary": "A | count""#,
      #"part.json: CTRL.N: "summary" has " | " in it, which ends a text of facts; write it otherwise"#
    ),
    Contradiction(
      "a text that would be an escape", #""summary": "A count""#,
      ##""summary": "A \\# count""##,
      ##"part.json: CTRL.N: "summary" has "\#" in it, which ends a text of facts; write it otherwise"##
    ),
    Contradiction(
      "a field's name of two words", #""name": "N", "swift""#, #""name": "N N", "swift""#,
      #"part.json: CTRL.N N: "name" is "N N"; write one word"#),
    Contradiction(
      "a title of two lines", #""DS": "PART1 datasheet""#, #""DS": "PART1\ndatasheet""#,
      #"part.json: documents: "DS" has the wrong type; write one line of text in quotes"#),
    Contradiction(
      "no JSON", #""spi": {"#, #""spi": "#,
      "part.json: is not JSON; check commas, quotes and brackets"),
    Contradiction(
      "a missing cite", #""cite": "DS Table 5","#, "",
      #"part.json: OFFSET: the key "cite" is missing; say in which document the fact is found"#),
    Contradiction(
      "a missing key", #""dump": "never","#, "",
      #"part.json: TEST: the key "dump" is missing; every entry here has one"#),
    Contradiction(
      "a field without a summary", #""kind": "number", "summary": "A count""#,
      #""kind": "number""#,
      #"part.json: CTRL.N: the key "summary" is missing; every field with a value has one"#),
    Contradiction(
      "a cite of an unknown document", #""cite": "DS Table 5""#, #""cite": "DS Table 5; AM 1""#,
      #"part.json: OFFSET: "cite" begins with "AM"; begin with a key of "documents""#),
    Contradiction(
      "a document that nothing cites", #""DS": "PART1 datasheet""#,
      #""DS": "PART1 datasheet", "WEB": "A page""#,
      #"part.json: documents: nothing cites "WEB"; remove it"#),
    Contradiction(
      "an unknown key of the part", #""counterWraps""#, #""counterwraps""#,
      #"part.json: unknown key "counterwraps"; use name, sensors, summary, documents, identity, "#
        + "i2c, spi, counterWraps, reserved, registers, tables, timings, constants, $schema, has, "
        + "inside"),
    Contradiction(
      "an unknown key of a register", #""writeKey""#, #""writekey""#,
      #"part.json: CTRL: unknown key "writekey"; use address, name, access, reset, dump, "#
        + "summary, fields, cite, readEffect, writeKey, bank, confidence"),
    Contradiction(
      "an unknown key of a field", #""clearsItself""#, #""clears""#,
      #"part.json: CTRL.GO: unknown key "clears"; use name, bits, kind, swift, signed, "#
        + "clearsItself, only, summary, cases, cite, confidence"),
    Contradiction(
      "an unknown confidence", #""confidence": "inferred""#, #""confidence": "certain""#,
      #"part.json: CTRL.SIGN: "confidence" is "certain"; "#
        + "use manufacturer, independent, single, inferred, unknown"),
    Contradiction(
      "an unknown access", #""address": "0x01", "name": "ID", "access": "r""#,
      #""address": "0x01", "name": "ID", "access": "ro""#,
      #"part.json: ID: "access" is "ro"; use r, rw, w"#),
    Contradiction(
      "bad hex", #""address": "0x03""#, #""address": "0x3G""#,
      #"part.json: OFFSET: "address" is not a byte: "0x3G"; write 0x and two hex digits"#),
    Contradiction(
      "short hex", #""address": "0x03""#, #""address": "0x3""#,
      #"part.json: OFFSET: "address" is not a byte: "0x3"; write 0x and two hex digits"#),
    Contradiction(
      "a number for an address", #""address": "0x03""#, #""address": 3"#,
      #"part.json: OFFSET: "address" has the wrong type; write one line of text in quotes"#),
    Contradiction(
      "text for a number", #""maximumHertz": 100000"#, #""maximumHertz": "100000""#,
      #"part.json: i2c: "maximumHertz" has the wrong type; write a whole number without quotes"#),
    Contradiction(
      "a fraction", #""value": 10000 "#, #""value": 0.5 "#,
      #"part.json: table millihertz: "value" has the wrong type; "#
        + "write a whole number without quotes"),
    Contradiction(
      "a number for a truth", #""oneRegisterAWrite": false"#, #""oneRegisterAWrite": 0"#,
      #"part.json: spi: "oneRegisterAWrite" has the wrong type; write true or false"#),
    Contradiction(
      "an object for a list",
      #""counterWraps": [{ "from": "0x05", "to": "0x01", "cite": "DS 1.3" }]"#,
      #""counterWraps": {}"#,
      #"part.json: "counterWraps" has the wrong type; write a list in [ ]"#),
    Contradiction(
      "a text for an object",
      #""fields": [{ "name": "reserved", "bits": "7:0", "kind": "reserved" }]"#,
      #""fields": ["reserved"]"#,
      "part.json: TEST.fields: is not an object; write { … } here"),
    Contradiction(
      "a feature both by a register and by a value", #""where": "EXTRA""#,
      #""where": "EXTRA", "value": true, "cite": "DS 5""#,
      #"part.json: has.extra: has to have either "where" or "value", with a "cite""#),
    Contradiction(
      "left-handed axes", #""axes": "+y+x-z""#, #""axes": "+y+x+z""#,
      #"part.json: inside: "axes" is "+y+x+z"; write right-handed axes like +y+x-z"#),
    Contradiction(
      "an axis twice", #""axes": "+y+x-z""#, #""axes": "+y+y-z""#,
      #"part.json: inside: "axes" is "+y+y-z"; write right-handed axes like +y+x-z"#),
    Contradiction(
      "a time of zero", #""nanoseconds": 5000000"#, #""nanoseconds": 0"#,
      #"part.json: timings.boot: "nanoseconds" is 0; write a time above zero"#),
  ]

  static let names = [
    Contradiction(
      "a part's name in small letters", #""name": "PART1""#, #""name": "part1""#,
      #"part.json: "part1" cannot be a Swift type; use capitals and digits"#),
    Contradiction(
      "a register's name in small letters", #""name": "OFFSET""#, #""name": "offset""#,
      "part.json: offset: cannot be a Swift type; use capitals, digits and underscores"),
    Contradiction(
      "a field's name in capitals", #""swift": "rate""#, #""swift": "Rate""#,
      #"part.json: CTRL.RATE: "Rate" cannot be a Swift name; use lowerCamelCase, no keyword"#),
    Contradiction(
      "a keyword", #""name": "hertz10""#, #""name": "default""#,
      #"part.json: CTRL.RATE: "default" cannot be a Swift name; use lowerCamelCase, no keyword"#),
    Contradiction(
      "a field's name that every register has", #""swift": "rate""#, #""swift": "bits""#,
      #"part.json: CTRL.RATE: every register has "bits" already; choose another name"#),
    Contradiction(
      "two fields of one name", #""swift": "count""#, #""swift": "sign""#,
      "part.json: CTRL.N: the name is used twice; rename one field"),
  ]

  static let tables = [
    Contradiction(
      "a row that is missing", #"{ "codes": [0, 1], "value": 0 },"#, "",
      "part.json: table gain: no row for [0, 1]; add it, with null where it means nothing"),
    Contradiction(
      "a row listed twice", #""codes": [0, 1]"#, #""codes": [0, 0]"#,
      "part.json: table gain: row [0, 0] is listed twice; remove one"),
    Contradiction(
      "a row of an undefined code", #""codes": [0, 1]"#, #""codes": [3, 1]"#,
      "part.json: table gain: row [3, 1] is not a defined code for each field; correct it"),
    Contradiction(
      "a row with too few codes", #""codes": [0, 1]"#, #""codes": [0]"#,
      "part.json: table gain: row [0] is not a defined code for each field; correct it"),
    Contradiction(
      "a row that is too large", #""value": 10000 "#, #""value": 3000000000 "#,
      "part.json: table millihertz: row [1] does not fit in 32 bits; use a larger unit"),
    Contradiction(
      "a table of a field that is not there", #"["CTRL.RATE"]"#, #"["CTRL.SPEED"]"#,
      #"part.json: table millihertz: "CTRL.SPEED" is not a choice; "#
        + "write REGISTER.FIELD of a choice"),
    Contradiction(
      "a table of no field", #"["CTRL.RATE"]"#, "[]",
      "part.json: table millihertz: no field selects a row; name one"),
  ]
}
