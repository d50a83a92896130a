// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Files that are too large, such as endless devices.
@Suite struct InputTests {
  private static let noMotion = "/dev/zero:1: longer than 65536 bytes: name a motion file"
  private static let noTranscript = "/dev/zero:1: longer than 16 MB: name a transcript"

  /// With 3 GB of address space, so that a command that reads the whole file ends.
  @Test(arguments: [
    ("allan /dev/zero", 1, noMotion),
    ("stream --fast --motion /dev/zero", 1, noMotion),
    ("replay /dev/zero", 2, noTranscript),
    ("replay /dev/zero --against /dev/zero", 2, noTranscript),
    (
      "motion --fast --duration 1s --calibration /dev/zero", 1,
      "/dev/zero is larger than 4 MB, so no calibration: name one"
    ),
    (
      "calibrate l3g4200d --fast --duration 1s --output large.json", 1,
      "large.json is larger than 4 MB, so no calibration: name one"
    ),
    (
      "dump lis331dlh --bus emulator --diff /dev/zero", 1,
      "/dev/zero is larger than 4 MB, so no dump: name one"
    ),
  ])
  func `what has no end is refused`(arguments: String, status: Int32, line: String) throws {
    let folder = try Folder()
    let outcome = try Command.shell(
      """
      ulimit -v 3000000; ulimit -c 0; cd "$1"; head -c 5000000 /dev/zero > large.json
      "$0" \(arguments)
      """, folder.url.path)
    #expect(outcome.status == status)
    #expect(outcome.data == "")
    #expect(outcome.words == "proofmass: \(line)\n")
  }

  /// The rows go on for ever, 32 bytes each.
  @Test(arguments: ["stream --fast --duration 1s --motion -", "allan -"])
  func `a motion larger than the memory is refused`(arguments: String) throws {
    let outcome = try Command.shell(
      """
      { echo time_s,acc_x_g,acc_y_g,acc_z_g; seq -f %.0f,0,0,1 inf; } |
        { ulimit -v 150000; ulimit -c 0; exec "$0" \(arguments); }
      """)
    #expect(outcome.status == 1)
    #expect(outcome.data == "")
    let words = outcome.words.split(separator: ":", maxSplits: 3)
    #expect(words.count == 4, "\(outcome.words)")
    #expect(words.last?.hasPrefix(" more than ") == true)
    #expect(
      words.last?.hasSuffix(
        " samples, for which there is too little memory: cut the recording, or lower its rate\n")
        == true)
  }

  @Test func `a recording comes from a pipe`() throws {
    let outcome = try Command.shell(
      """
      "$0" stream lis331dlh,rate=400 --fast --duration 30s --format csv | "$0" allan -
      """)
    #expect(outcome.status == 0)
    #expect(outcome.lines.first?.hasPrefix("acc: 1199") == true, "\(outcome.data)")
  }
}
