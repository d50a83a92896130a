// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A line on a terminal for what takes longer than a second; `script` is a terminal.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct ProgressTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A recording of more than a pipe holds, which comes in two parts, two seconds apart.
  private func slowly(_ verb: String, terminal: Bool) throws -> Command.Outcome {
    let run =
      terminal
      ? "script -qec \"'$0' \(verb) slow.csv\" /dev/null </dev/null" : "pm \(verb) slow.csv"
    return try Command.shell(
      """
      cd $1
      export TERM=xterm
      pm stream lis331dlh --sensing ideal --fast --duration 30s --output run.csv
      mkfifo slow.csv
      { head -c 20000 run.csv; sleep 1; tail -c +20001 run.csv; } > slow.csv &
      \(run)
      """, folder.url.path)
  }

  @Test(arguments: ["allan", "info", "plot"])
  func `what reads a file shows how far it is`(verb: String) throws {
    let shown = try slowly(verb, terminal: true)
    #expect(shown.data.contains("\r\u{1b}[Kreading slow.csv \r\u{1b}[K"), "\(shown.data)")
  }

  @Test(arguments: ["allan", "info", "plot"])
  func `in a pipe there is none`(verb: String) throws {
    let outcome = try slowly(verb, terminal: false)
    #expect(outcome.status == 0)
    #expect(!outcome.data.contains("reading"))
    #expect(!(outcome.data + outcome.words).contains("\u{1b}"), "\(outcome.words)")
  }

  /// A sample in two seconds of a board that follows the system's clock.
  @Test(arguments: [("0.5", true), ("100", false)])
  func `a wait is shown after a second`(rate: String, isLong: Bool) throws {
    let read = "'\(Command.binary.path)' read lis331dlh,rate=\(rate) --bus 1"
    func run(_ script: String) throws -> Command.Outcome {
      let path = try folder.write(script, to: "script")
      return try Command.shell("pm emulate --sensing ideal lis331dlh -- sh $1 < /dev/null", path)
    }
    let shown = try run("TERM=xterm script -qec \"\(read)\" /dev/null")
    let line = "\r\u{1b}[Kwaiting for a sample of LIS331DLH \r\u{1b}[K"
    #expect(shown.data.contains(line) == isLong, "\(shown)")
    #expect(shown.data.contains(" g "))
    let plain = try run(read)
    #expect(plain.status == 0)
    #expect(!(plain.data + plain.words).contains("waiting"))
  }

  /// The stream's rows go to a file, so that the terminal is free.
  @Test(arguments: ["stream --output run.csv", "events --format csv > run.csv"])
  func `a stream shows its time`(stream: String) throws {
    let shown = try Command.shell(
      """
      cd $1; export PROOFMASS_BUS=emulator
      script -qec "timeout --signal INT 2 '$0' \(stream) --fast --duration 9000h" /dev/null </dev/null
      """, folder.url.path)
    #expect(shown.data.contains(#/\r\x1b\[K[1-9]\d* s, [1-9]\d* rows /#), "\(shown.data)")
  }
}
