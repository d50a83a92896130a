// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `replay`, and its errors about mistakes in its command line and files.
@Suite struct ReplayTests {
  private static let header =
    #"{"proofmass":"transcript","version":1,"chips":[{"chip":"LIS331DLH","address":"0x18"}]"#
  private static let identity =
    #"{"time_s":0,"address":"0x18","write":"0f","read":"32"}"#

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ lines: [String], to name: String = "a.jsonl") throws -> String {
    try folder.write(lines.joined(separator: "\n") + "\n", to: name)
  }

  @Test func noDifference() throws {
    let path = try write([Self.header + "}", Self.identity])
    let outcome = try Command.run(["replay", path])
    #expect(
      outcome
        == Command.Outcome(
          status: 0, data: "no difference: 1 transaction, 0 requests\n", words: ""))
    let json = try Command.run(["replay", path, "--format", "json"])
    #expect(
      json.data == #"{"transactions":1,"requests":0,"count":0,"differences":[],"#
        + #""proofmass_version":"0.1.0"}"# + "\n")
  }

  /// Differences are printed on standard output, and change the status.
  @Test func differences() throws {
    let text = [Self.header + "}", Self.identity.replacing("32", with: "33")]
      .joined(separator: "\n")
    let outcome = try Command.run(["replay", "-"], input: text)
    #expect(
      outcome
        == Command.Outcome(
          status: 1,
          data: """
            answer
            - standard input:2  0.000000000 s  0x18 LIS331DLH  read WHO_AM_I 33
            + replay:2  0.000000000 s  0x18 LIS331DLH  read WHO_AM_I 32
            1 difference in 1 transaction, 0 requests

            """, words: ""))
  }

  /// 4 g along x at half of the motion; the file's time 2 s is board time 0.
  @Test func motion() throws {
    let motion = try folder.write(
      "time_s,acc_x_g,acc_y_g,acc_z_g,temp_C\n2,0,0,1,hot\n4,2,0,1,\n", to: "push.csv")
    let path = try write([
      Self.header + #","motion":{"file":"push.csv","start_s":2}}"#,
      #"{"time_s":0,"address":"0x18","write":"2027"}"#,
      // The last sample before 1 s: at 49 × 20 ms + 1 ms after 72.5 µs of writing, less STOP.
      #"{"time_s":1,"address":"0x18","write":"a8","read":"603e00000040"}"#,
    ])
    let outcome = try Command.run(["replay", path, "--motion", motion])
    #expect(outcome.words == "")
    #expect(outcome.lines.last == "1 difference in 2 transactions, 0 requests")
    let got = outcome.lines.dropLast().last ?? ""
    // 0.981 g is 981 digits of 1 mg: 0x3d5, shifted left by four.
    #expect(got.hasSuffix("read OUT_X_L 50 3d 00 00 80 3e"))
  }

  @Test func against() throws {
    let second = #"{"time_s":1,"address":"0x18","write":"20","read":"07"}"#
    let first = try write([Self.header + "}", Self.identity, second])
    let other = try write(
      [Self.header + "}", Self.identity.replacing("32", with: "33")], to: "b.jsonl")
    let outcome = try Command.run(["replay", first, "--against", other])
    #expect(
      outcome
        == Command.Outcome(
          status: 1,
          data: """
            answer
            - \(first):2  0.000000000 s  0x18 LIS331DLH  read WHO_AM_I 32
            + \(other):2  0.000000000 s  0x18 LIS331DLH  read WHO_AM_I 33
            missing
            - \(first):3  1.000000000 s  0x18 LIS331DLH  read CTRL_REG1 07
            2 differences in 2 transactions, 0 requests

            """, words: ""))
    let requests = try Command.run(["replay", first, "--against", other, "--requests-only"])
    #expect(requests.status == 1)
    #expect(requests.lines.last == "1 difference in 2 transactions, 0 requests")
    let late = try write(
      [Self.header + "}", Self.identity, second.replacing(":1,", with: ":1.5,")], to: "c.jsonl")
    #expect(try Command.run(["replay", first, "--against", late]).status == 0)
    let times = try Command.run(["replay", first, "--against", late, "--tolerance", "499ms"])
    #expect(times.status == 1)
    #expect(times.lines.first == "time")
    #expect(
      try Command.run(["replay", first, "--against", late, "--tolerance", "500ms"]).status == 0)
  }

  @Test func mistakes() throws {
    let path = try write([Self.header + "}", Self.identity])
    let moving = try write([Self.header + #","motion":{"file":"push.csv"}}"#], to: "moving.jsonl")
    let broken = try write([Self.header + "}", "", "{\"time_s\":0}"], to: "broken.jsonl")
    for (arguments, line, status) in [
      ("\(path) --tolerance 1ms", "--tolerance is for --against OTHER.jsonl: name one", 64),
      ("\(path) --requests-only", "--requests-only is for --against OTHER.jsonl: name one", 64),
      (
        "\(path) --against \(path) --motion a.csv",
        "--motion is for a replay: leave it out with --against", 64
      ),
      (
        "\(path) --against \(path) --tolerance 1",
        "--tolerance 1: a number above 0 and ms, s, min or h, like 1ms", 64
      ),
      ("- --against -", "two transcripts cannot both be standard input", 64),
      ("- --motion -", "the transcript and --motion cannot both be standard input", 64),
      ("\(moving)", "\(moving): \"push.csv\" played: name that file with --motion", 2),
      ("\(path) --motion \(path)", "\(path): no motion file played: leave --motion out", 2),
      ("\(broken)", "\(broken):3: address is missing", 2),
      (
        "/nonexistent/a.jsonl",
        "cannot read /nonexistent/a.jsonl: No such file or directory, error 2", 2
      ),
      ("/dev/null", "/dev/null is empty, and no transcript", 2),
    ] as [(String, String, Int32)] {
      let outcome = try Command.run(["replay"] + arguments.split(separator: " ").map(String.init))
      #expect(outcome == Command.Outcome(status: status, data: "", words: "proofmass: \(line)\n"))
    }
  }
}
