// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `dump --diff`: the difference of two dumps.
@Suite struct DifferenceTests {
  private let folder: Folder
  private let dump: String

  init() throws {
    folder = try Folder()
    dump = try Command.run(Self.words("dump lis331dlh --format json")).data
  }

  private static func words(_ text: String) -> [String] {
    ["--bus", "emulator"].reduce(into: text.split(separator: " ").map(String.init)) {
      $0.append($1)
    }
  }

  private func compare(_ earlier: String, _ more: String = "") throws -> Command.Outcome {
    let path = try folder.write(earlier, to: "earlier.json")
    return try Command.run(Self.words("dump lis331dlh --diff \(path) \(more)"))
  }

  @Test func nothingChanged() throws {
    let outcome = try compare(dump)
    #expect(outcome == Command.Outcome(status: 0, data: "no difference\n", words: ""))
    let json = try compare(dump, "--format json")
    #expect(
      json.data
        == #"{"chip":"LIS331DLH","bus":"emulator","address":"0x18","differences":[],"#
        + #""proofmass_version":"0.1.0"}"# + "\n")
  }

  @Test func oneRegisterChanged() throws {
    let earlier = dump.replacing("\"value\":\"0x07\"", with: "\"value\":\"0x57\"")
    #expect(earlier != dump)
    let outcome = try compare(earlier)
    #expect(
      outcome.data
        == "0x20  CTRL_REG1  0x57 -> 0x07  PM 2 -> 0 powerDown (nothing is measured), "
        + "DR 2 -> 0 hertz50 (50 Hz)\n")
    let json = try compare(earlier, "--format json")
    #expect(
      json.data
        == #"{"chip":"LIS331DLH","bus":"emulator","address":"0x18","differences":["#
        + #"{"address":"0x20","name":"CTRL_REG1","before":"0x57","after":"0x07","fields":["#
        + #"{"name":"PM","bits":"7:5","before":2,"after":0},"#
        + #"{"name":"DR","bits":"4:3","before":2,"after":0}]}],"proofmass_version":"0.1.0"}"# + "\n"
    )
  }

  @Test func whatOneOfThemLeftOut() throws {
    let all = try Command.run(Self.words("dump lis331dlh --all --format json")).data
    let outcome = try compare(all)
    #expect(outcome.status == 0)
    #expect(
      outcome.words
        == "proofmass: only in one of the dumps: HP_FILTER_RESET, OUT_X_L, OUT_X_H, OUT_Y_L, "
        + "OUT_Y_H, OUT_Z_L, OUT_Z_H, INT1_SRC, INT2_SRC\n")
  }

  @Test func aMapIsNoDump() throws {
    let map = try Command.run(["registers", "lis331dlh", "--format", "json"]).data
    let outcome = try compare(map)
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(outcome.words.contains("is no dump: make one with"))
    let other = try compare(dump.replacing("REFERENCE", with: "FOO"))
    #expect(other.status == 1)
    #expect(other.words.hasSuffix("LIS331DLH has no register \"FOO\"\n"))
  }

  @Test func fromStandardInput() throws {
    let outcome = try Command.run(Self.words("dump lis331dlh --diff -"), input: dump)
    #expect(outcome == Command.Outcome(status: 0, data: "no difference\n", words: ""))
  }

  @Test(arguments: [
    ("", "is no dump: make one with `proofmass dump CHIP --format json`"),
    ("{", "is no dump: make one with `proofmass dump CHIP --format json`"),
    ("[1,2]", "is no dump: make one with `proofmass dump CHIP --format json`"),
    (
      #"{"chip":"AK8975","registers":[]}"#,
      "is a dump of AK8975, not of LIS331DLH: compare like with like"
    ),
  ])
  func notADump(_ text: String, _ words: String) throws {
    let outcome = try compare(text)
    #expect(outcome.status == 1)
    #expect(outcome.data == "")
    #expect(outcome.words == "proofmass: \(folder.path("earlier.json").path) \(words)\n")
  }

  @Test func valueThatIsNoByte() throws {
    let outcome = try compare(dump.replacing("\"0x32\"", with: "\"0x132\""))
    #expect(outcome.status == 1)
    #expect(outcome.data == "")
    #expect(
      outcome.words
        == "proofmass: \(folder.path("earlier.json").path): WHO_AM_I has the value \"0x132\", "
        + "which is no byte\n")
  }
}
