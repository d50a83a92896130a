// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Standard streams and files as a shell may pass them: closed, non-blocking, full.
@Suite struct OutputTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.path(name), encoding: .utf8)
  }

  // MARK: Closed

  private static let stream =
    #""$0" stream --fast --samples 3 --format csv --truth "$1/truth.csv""#

  @Test(arguments: [(">&-", 1), ("2>&-", 0), ("<&- >&-", 1), ("<&- >&- 2>&-", 1)])
  func `no file takes the place of a closed stream`(closed: String, status: Int32) throws {
    let outcome = try Command.shell("\(Self.stream) \(closed)", folder.url.path)
    #expect(outcome.status == status)
    let truth = try text("truth.csv")
    #expect(truth.hasPrefix("time_s,acc_x_g"))
    #expect(truth.components(separatedBy: "time_s").count == 2)
    #expect(!truth.contains("proofmass"))
    if closed == ">&-" {
      #expect(
        outcome.words.hasSuffix(
          "cannot write standard output: it is closed, give it a file or /dev/null\n"))
    }
  }

  @Test func `a closed standard input cannot be read`() throws {
    let outcome = try Command.shell(#""$0" allan - <&-"#)
    #expect(outcome.status == 1)
    #expect(
      outcome.words
        == "proofmass: cannot read standard input: it is closed, give it a file or /dev/null\n")
  }

  @Test(arguments: ["0", "1", "2"])
  func `a program finds closed what its caller closed`(descriptor: String) throws {
    _ = try Command.shell(
      #"""
      "$0" emulate -- /bin/sh -c '
        for n in 0 1 2; do test -e /proc/$$/fd/$n || echo $n >> "$0"; done' "$1/closed" \
        \#(descriptor)>&-
      """#, folder.url.path)
    #expect(try text("closed") == descriptor + "\n")
  }

  // MARK: Not blocking

  @Test func `a reader that is slow gets all of a pipe that does not block`() throws {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK) == 0)
    let running = try Command.Running(
      ["stream", "--fast", "--samples", "5000", "--format", "csv", "lis331dlh"],
      output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    // Enough time for it to fill the pipe.
    Thread.sleep(forTimeInterval: 1)
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    let outcome = try running.wait()
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(data.count > 0x1_0000)
    #expect(String(decoding: data, as: UTF8.self).split(separator: "\n").count == 5001)
  }

  @Test func `an input that does not block is waited for`() throws {
    let pipe = Pipe()
    let reading = pipe.fileHandleForReading.fileDescriptor
    #expect(fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) | O_NONBLOCK) == 0)
    let running = try Command.Running(
      ["stream", "--fast", "--motion", "-", "--format", "csv", "lis331dlh"],
      from: pipe.fileHandleForReading)
    try pipe.fileHandleForReading.close()
    // Enough time for it to begin to read.
    Thread.sleep(forTimeInterval: 0.5)
    try pipe.fileHandleForWriting.write(
      contentsOf: Data("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,0,0,1\n".utf8))
    try pipe.fileHandleForWriting.close()
    let outcome = try running.wait()
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(outcome.lines.count > 10)
  }

  // MARK: Full

  /// Runs a script with files limited to 8 blocks; a shell's block has 512 or 1024 bytes.
  private func fill(_ script: String) throws -> Command.Outcome {
    try Command.shell("ulimit -f 8; cd \"$1\"; \(script)", folder.url.path)
  }

  @Test(arguments: [">", ">>"])
  func `a full disk leaves whole rows`(redirection: String) throws {
    // A beginning whose length is no multiple of a row's length.
    _ = try folder.write("# \n", to: "rows.csv")
    let outcome = try fill(
      #""$0" stream --fast --duration 60s --format csv lis331dlh \#(redirection) rows.csv"#)
    #expect(outcome.status == 1)
    #expect(
      outcome.words.hasSuffix("cannot write standard output: File too large, error 27\n"),
      "\(outcome.words)")
    let rows = try text("rows.csv")
    #expect(rows.hasSuffix("\n"))
    #expect(rows.utf8.count > 3000)
    let table = Table(redirection == ">" ? rows : String(rows.dropFirst(3)))
    #expect(table.rows.allSatisfy { $0.count == table.columns.count })
    #expect(zip(table.times, table.times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a full disk leaves whole rows of the truth`() throws {
    let outcome = try fill(
      #""$0" stream --fast --duration 60s --format csv --truth truth.csv > /dev/null"#)
    #expect(outcome.status == 1)
    #expect(
      outcome.words.hasSuffix("cannot write truth.csv: File too large, error 27\n"),
      "\(outcome.words)")
    let truth = try text("truth.csv")
    #expect(truth.hasSuffix("\n"))
    #expect(truth.utf8.count > 3000)
    let table = Table(truth)
    #expect(table.rows.allSatisfy { $0.count == table.columns.count })
    #expect(zip(table.times, table.times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a full disk leaves whole lines of a transcript`() throws {
    let outcome = try fill(
      #"""
      "$0" emulate --fast lis331dlh --transcript t.jsonl -- \
        "$0" stream --bus 1 --samples 200 lis331dlh > /dev/null
      """#)
    #expect(outcome.status == 1)
    #expect(
      outcome.words.contains("cannot write t.jsonl: File too large, error 27: the transcript ends"),
      "\(outcome.words)")
    let transcript = try text("t.jsonl")
    #expect(transcript.hasSuffix("}\n"))
    #expect(transcript.utf8.count > 3000)
    #expect(try Command.run(["replay", folder.path("t.jsonl").path]).status == 0)
  }
}
