// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import proofmass

/// Recordings whose names end in .gz: what gzip and our readers find in them, however they ended.
@Suite struct CompressedRecordingTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @discardableResult
  private func run(_ arguments: String) throws -> Command.Outcome {
    try Command.shell("cd \(folder.url.path) && export PROOFMASS_BUS=emulator && pm \(arguments)")
  }

  /// What the system's own gzip finds in a file, and whether it finds it whole.
  private func unpacked(_ name: String) throws -> (text: String, isWhole: Bool) {
    let outcome = try Command.shell("gzip -dc \(folder.path(name).path)")
    return (outcome.data, outcome.status == 0)
  }

  private func info(_ name: String) throws -> [String: Any] {
    let outcome = try run("info --format json \(name)")
    #expect(outcome.status == 0, "\(outcome.words)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.data.utf8))
    return try #require(object as? [String: Any])
  }

  private func rows(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.contains("\":{\"") }
      .filter { !$0.hasPrefix("{\"proofmass") }
  }

  private static let stream = "stream --sensing ideal --fast --duration 300ms --output"

  @Test(arguments: ["csv", "jsonl", "txt"])
  func `it has the bytes of one that is not compressed`(ending: String) throws {
    for name in ["run.\(ending)", "run.\(ending).gz"] {
      #expect(try run("\(Self.stream) \(name)") == Command.Outcome(status: 0, data: "", words: ""))
    }
    let (text, isWhole) = try unpacked("run.\(ending).gz")
    #expect(isWhole)
    func withoutDates(_ text: String) -> String {
      text.replacing(/20\d\d-\d\d-\d\dT[0-9:.]+Z/, with: "")
    }
    let plain = try String(contentsOf: folder.path("run.\(ending)"), encoding: .utf8)
    #expect(withoutDates(text) == withoutDates(plain))
    #expect(rows(text).count > 40)
    #expect(try info("run.\(ending).gz")["state"] as? String == "ended")
  }

  @Test func `every verb that reads recordings reads it`() throws {
    try run("stream lis331dlh --fast --duration 5s --output run.csv.gz")
    try run("stream lis331dlh --fast --duration 5s --output run.jsonl.gz")
    try run("stream lis331dlh --fast --duration 5s --output run.csv")
    let plain = try run("allan run.csv").data
    #expect(plain.contains("noise density"))
    for verb in ["allan run.csv.gz", "allan run.jsonl.gz"] { #expect(try run(verb).data == plain) }
    #expect(try run("plot run.csv.gz").status == 0)
    let stream = "stream lis331dlh --fast --format csv --motion"
    #expect(try run("\(stream) run.csv.gz") == (try run("\(stream) run.csv")))
  }

  @Test func `append and rotation`() throws {
    try run("\(Self.stream) run.jsonl.gz")
    let first = try Data(contentsOf: folder.path("run.jsonl.gz"))
    #expect(try run("\(Self.stream) run.jsonl.gz --append").status == 0)
    let second = try Data(contentsOf: folder.path("run.jsonl.gz"))
    // Nothing of what was there is touched.
    #expect(second.starts(with: first) && second.count > first.count)
    let (text, isWhole) = try unpacked("run.jsonl.gz")
    #expect(isWhole)
    let info = try info("run.jsonl.gz")
    #expect(info["continued"] as? Int == 1)
    #expect(info["rows"] as? Int == rows(text).count)
    let long = "stream --sensing ideal --fast --duration 3500ms --rotate 10kB --output"
    try run("\(long) part.csv")
    try run("\(long) part.csv.gz")
    for number in 1...3 {
      let plain = try String(contentsOf: folder.path("part-000\(number).csv"), encoding: .utf8)
      #expect(try rows(unpacked("part-000\(number).csv.gz").text) == rows(plain))
    }
  }

  @Test func `rows can be read when their member has ended`() throws {
    let path = folder.path("run.csv.gz").path
    var file = try RecordingFile(path, nil, memberTime: 0) { _ in Array("# a: 1\n".utf8) }
    #expect(try unpacked("run.csv.gz") == ("# a: 1\n", true))
    try file.write(Array("time_s\n1\n".utf8))
    #expect(try unpacked("run.csv.gz") == ("# a: 1\ntime_s\n1\n", true))
    try file.write(Array("2\n".utf8))
    #expect(try unpacked("run.csv.gz") == ("# a: 1\ntime_s\n1\n2\n", true))
    try file.finish()
  }

  // MARK: Ended early

  @Test func `a file that is cut off is read up to its last whole row`() throws {
    try run("stream lis331dlh --fast --duration 5s --output run.csv.gz")
    let bytes = try Data(contentsOf: folder.path("run.csv.gz"))
    for missing in [1, 8, 200, 400, 700] {
      try bytes.dropLast(missing).write(to: folder.path("cut.csv.gz"))
      let (text, isWhole) = try unpacked("cut.csv.gz")
      #expect(!isWhole)
      let whole = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let found = whole.count { !$0.hasPrefix("#") } - 1
      #expect(found > 20)
      let info = try info("cut.csv.gz")
      #expect(info["rows"] as? Int == found)
      // With only the check behind its rows missing, the mark is there.
      #expect(info["state"] as? String == (missing > 8 ? "ended early" : "ended"))
      #expect((info["damage"] as? String)?.contains("unexpected end of file") == true)
      let allan = try run("allan cut.csv.gz")
      #expect(allan.status == 0)
      #expect(allan.words.contains("ends early, its last rows are missing"))
      // Nothing can be read behind such an end, so its rows are compressed anew.
      let stream = "stream lis331dlh --fast --duration 1s --output cut.csv.gz --append"
      #expect(try run(stream).status == 0)
      let mended = try unpacked("cut.csv.gz")
      #expect(mended.isWhole)
      #expect(rows(mended.text).starts(with: whole.filter { !$0.hasPrefix("#") }))
      #expect(rows(mended.text).count > found + 50)
    }
  }

  /// Signals one that runs, and waits for gzip, which holds the lock as long as it writes.
  private func end(_ running: Command.Running, with signal: Int32) throws -> Int32 {
    kill(running.process.processIdentifier, signal)
    let status = try running.wait().status
    let end = ContinuousClock.now + .seconds(300)
    while try info("run.csv.gz")["state"] as? String == "recording", ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.01)
    }
    return status
  }

  private func start() throws -> Command.Running {
    let path = folder.path("run.csv.gz").path
    let running = try Command.Running([
      "stream", "--fast", "--duration", "10000h", "--bus", "emulator", "--output", path,
    ])
    try running.wait { FileManager.default.fileExists(atPath: path) }
    Thread.sleep(forTimeInterval: Double.random(in: 0.1...0.4))
    let info = try info("run.csv.gz")
    #expect(info["state"] as? String == "recording")
    #expect(info["damage"] is NSNull)
    return running
  }

  @Test(arguments: 0..<4)
  func `of a recorder that is killed gzip completes the file`(attempt: Int) throws {
    #expect(try end(start(), with: SIGKILL) == 128 + SIGKILL)
    let (text, isWhole) = try unpacked("run.csv.gz")
    #expect(isWhole)
    let info = try info("run.csv.gz")
    #expect(info["state"] as? String == "ended early")
    let whole = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(info["rows"] as? Int == whole.count { !$0.hasPrefix("#") } - 1)
    #expect(info["damage"] is NSNull)
  }

  /// As Ctrl-C at a terminal, and as a service manager ends a service.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal to gzip, too, ends it as it should`(signal: Int32) throws {
    let running = try start()
    let identifier = running.process.processIdentifier
    // From member to member of the file there is another one.
    var gzip: Int32?
    try running.wait {
      let children = try String(
        contentsOfFile: "/proc/\(identifier)/task/\(identifier)/children", encoding: .utf8)
      gzip = children.split(separator: " ").compactMap { Int32($0) }.first
      return gzip != nil
    }
    kill(try #require(gzip), signal)
    Thread.sleep(forTimeInterval: 0.05)
    #expect(try end(running, with: signal) == 0)
    #expect(try unpacked("run.csv.gz").isWhole)
    #expect(try info("run.csv.gz")["state"] as? String == "ended")
  }

  // MARK: Failures

  @Test func `what is not gzip, or cannot be written`() throws {
    for (content, word) in [("time_s\n", "not in gzip format"), ("", "unexpected end of file")] {
      _ = try folder.write(content, to: "bad.csv.gz")
      for verb in ["info", "allan"] {
        let outcome = try run("\(verb) bad.csv.gz")
        let advice = "name a whole file, without .gz where it is not compressed"
        let line = "proofmass: cannot read bad.csv.gz: gzip: \(word); \(advice)\n"
        #expect(outcome == Command.Outcome(status: 1, data: "", words: line))
      }
    }
    let missing = try Command.shell(
      "PATH=/nowhere \"$0\" stream --fast --samples 9 --output $1", folder.path("no.csv.gz").path)
    #expect(missing.status == 1)
    #expect(missing.words.hasSuffix("install gzip, or leave .gz out of the name\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("no.csv.gz").path))
    // Like a full disk.
    let full = try Command.shell(
      "ulimit -f 8; cd $1; pm stream --fast --duration 100h --bus emulator --output full.csv.gz",
      folder.url.path)
    #expect(full.status == 1)
    #expect(full.words == "proofmass: cannot write full.csv.gz: gzip: File too large\n")
    #expect(try info("full.csv.gz")["state"] as? String == "ended early")
    #expect(try info("full.csv.gz")["rows"] as? Int ?? 0 > 100)
  }
}
