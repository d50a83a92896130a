// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `stream --output`: what a recording says of itself, and that it survives its recorder.
@Suite struct RecordedFileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.path(name), encoding: .utf8)
  }

  @discardableResult
  private func run(_ arguments: String, _ words: String = "") throws -> Command.Outcome {
    let words = words.isEmpty ? [] : [folder.path(words).path]
    let outcome = try Command.run(
      arguments.split(separator: " ").map(String.init) + words,
      environment: ["PROOFMASS_BUS": "emulator"])
    return outcome
  }

  private func info(_ name: String) throws -> [String: Any] {
    let outcome = try run("info --format json", name)
    #expect(outcome.status == 0, "\(outcome.words)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.data.utf8))
    return try #require(object as? [String: Any])
  }

  private static let stream = "stream --sensing ideal --fast --duration 300ms"

  // MARK: What it says

  @Test func `a table begins with comments and ends with a mark`() throws {
    let shown = try run("\(Self.stream) --format csv").lines
    let outcome = try run("\(Self.stream) --output", "run.csv")
    #expect(outcome == Command.Outcome(status: 0, data: "", words: ""))
    let lines = try text("run.csv").split(separator: "\n")
    let comments = lines.prefix { $0.hasPrefix("#") }
    #expect(comments.first == "# proofmass: \"recording\"")
    for key in [
      "version: 1", "command: \"", "began: \"20", "bus: \"emulator\"", "sensing: \"ideal\"",
    ] {
      #expect(comments.contains { $0.hasPrefix("# \(key)") }, "\(key)")
    }
    #expect(Array(lines.dropFirst(comments.count).dropLast()) == shown)
    #expect(lines.last?.hasPrefix("# end: {\"ended\":\"20") == true)
    #expect(lines.last?.contains("\"rows\":\(shown.count - 1)") == true)
  }

  @Test func `an object comes before and behind the rows`() throws {
    let shown = try run("\(Self.stream) --format jsonl").lines
    try run("\(Self.stream) --output", "run.jsonl")
    let lines = try text("run.jsonl").split(separator: "\n")
    #expect(Array(lines.dropFirst().dropLast()) == Array(shown.dropFirst()))
    let object = try JSONSerialization.jsonObject(with: Data(try #require(lines.first).utf8))
    let header = try #require(object as? [String: Any])
    #expect(header["proofmass"] as? String == "recording")
    let chips = try #require(header["chips"] as? [[String: Any]])
    #expect(chips.map { $0["chip"] as? String } == ["LIS331DLH", "L3G4200D", "AK8975"])
    #expect(chips.map { $0["address"] as? String } == ["0x18", "0x68", "0x0c"])
    #expect(chips[0]["range"] as? String == "2g")
    #expect(chips[0]["rate_hz"] as? Double == 100)
    #expect(chips[0]["sensitivity"] as? Double == 0.001)
    #expect(abs(try #require(chips[1]["sensitivity"] as? Double) - 0.00875 * .pi / 180) < 1e-12)
    #expect(chips[2]["sensitivity"] as? Double == 0.3)
    #expect(chips[2]["asa"] != nil)
    #expect(lines.last?.hasPrefix("{\"end\":{\"ended\":") == true)
  }

  @Test(arguments: ["csv", "jsonl", "txt"])
  func `info reads each format`(ending: String) throws {
    try run(
      "stream --fast --duration 2s --seed 18446744073709551615 --scenario tilt --output",
      "run.\(ending)")
    let info = try info("run.\(ending)")
    #expect(info["state"] as? String == "ended")
    #expect(info["rows"] as? Int ?? 0 > 300)
    let header = try #require(info["header"] as? [String: Any])
    #expect(header["seed"] as? String == "18446744073709551615")
    #expect(header["scenario"] as? String == "tilt")
    #expect(header["virtual_time"] as? Bool == true)
    guard ending != "txt" else { return }
    let samples = try #require(info["samples"] as? [String: [String: Any]])
    #expect(Set(samples.keys) == ["acc", "gyr", "mag"])
    #expect(abs(try #require(samples["mag"]?["rate_hz"] as? Double) - 50) < 1)
    let words = try run("info", "run.\(ending)").data
    #expect(words.contains("it ended as it should"))
    #expect(words.contains("LIS331DLH, address 0x18, range 2g, rate_hz 100"))
  }

  @Test func `our own readers leave the comments out`() throws {
    try run("stream lis331dlh --fast --duration 5s --output", "run.csv")
    #expect(try run("allan", "run.csv").status == 0)
    let replayed = try run("stream lis331dlh --fast --format csv --motion", "run.csv")
    #expect(replayed.status == 0)
    #expect(replayed.lines.count > 400)
  }

  @Test func `standard output says it by option`() throws {
    let plain = try run("\(Self.stream) --format csv").data
    #expect(!plain.contains("#"))
    let said = try run("\(Self.stream) --format csv --header").data
    #expect(said.hasPrefix("# proofmass: \"recording\"\n"))
    _ = try folder.write(said, to: "redirected.csv")
    #expect(try info("redirected.csv")["state"] as? String == "ended")
    _ = try folder.write(plain, to: "plain.csv")
    #expect(try info("plain.csv")["state"] as? String == "unknown")
  }

  @Test func `nothing that a file says reaches a terminal as a command`() throws {
    let evil = #"\u001b]0;owned\u0007\u009b2J\u007f\u0085\n"#
    let name = "e\u{1b}[31m\u{9b}2J.csv"
    _ = try folder.write(
      """
      # proofmass: "recording"
      # be\u{1b}[2Jgan: "\(evil)"
      # chips: [{"chip":"\(evil)","a\\u001bddress":"\(evil)"}]
      time_s,acc_x_g,acc_y_g,acc_z_g
      0,0,0,1
      # lost: {"sensor":"acc","count":1,"before_s":1}
      # end: {"ended":"\(evil)","lost":{"\(evil)":1},"failure":"\(evil)"}

      """, to: name)
    for format in ["text", "json"] {
      let outcome = try run("info --format \(format)", name)
      #expect(outcome.status == 0)
      let scalars = (outcome.data + outcome.words).unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
      #expect(outcome.data.contains(format == "text" ? #"\x1b]0;owned\x07"# : #"\u001b]0;owned"#))
    }
  }

  // MARK: Killed

  @Test(arguments: ["csv", "jsonl"])
  func `a recording cut off anywhere has its whole rows`(ending: String) throws {
    try run("\(Self.stream) lis331dlh,range=8g --output", "run.\(ending)")
    let bytes = try Data(contentsOf: folder.path("run.\(ending)"))
    let cut = folder.path("cut.\(ending)")
    let rowStart = ending == "csv" ? "0." : "{\"time_s\""
    for missing in 1...400 where missing % 7 == 1 {
      let rest = bytes.dropLast(missing)
      try rest.write(to: cut)
      let lines = String(decoding: rest, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast()
      let info = try info("cut.\(ending)")
      #expect(info["state"] as? String == "ended early")
      #expect(info["rows"] as? Int == lines.count { $0.hasPrefix(rowStart) })
      #expect(try run("allan --sensors acc", "cut.\(ending)").status == 0)
    }
  }

  /// How many recorders are killed: PROOFMASS_KILLS=200 for more than the usual few.
  private static let kills =
    ProcessInfo.processInfo.environment["PROOFMASS_KILLS"].flatMap { Int($0) } ?? 12

  private func start(_ name: String) throws -> Command.Running {
    try Command.Running([
      "stream", "--fast", "--duration", "10000h", "--bus", "emulator", "--output",
      folder.path(name).path,
    ])
  }

  @Test(arguments: 0..<kills)
  func `a killed recorder leaves its rows`(attempt: Int) throws {
    let name = attempt.isMultiple(of: 2) ? "run.csv" : "run.jsonl"
    let running = try start(name)
    try running.wait { FileManager.default.fileExists(atPath: folder.path(name).path) }
    Thread.sleep(forTimeInterval: Double.random(in: 0...0.3))
    #expect(try info(name)["state"] as? String == "recording")
    kill(running.process.processIdentifier, SIGKILL)
    #expect(try running.wait().status == 128 + SIGKILL)
    let info = try info(name)
    #expect(info["state"] as? String == "ended early")
    let lines = try Data(contentsOf: folder.path(name)).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rows = lines.dropLast().count { $0.first != UInt8(ascii: "#") } - 1
    #expect(info["rows"] as? Int == rows)
    #expect(info["bytes_cut_off"] as? Int == lines.last?.count)
    guard rows > 50 else { return }
    #expect(try run("allan --sensors acc", name).status == 0)
  }

  @Test(arguments: 0..<kills)
  func `one that is killed as it begins leaves a whole header or nothing`(attempt: Int) throws {
    // Half of them replace an old file.
    let old = attempt.isMultiple(of: 2) ? "time_s\n" : nil
    if let old { _ = try folder.write(old, to: "run.csv") }
    let running = try start("run.csv")
    Thread.sleep(forTimeInterval: Double.random(in: 0...0.1))
    kill(running.process.processIdentifier, SIGKILL)
    #expect(try running.wait().status == 128 + SIGKILL)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.allSatisfy { $0 == "run.csv" }, "\(names)")
    guard names == ["run.csv"], try text("run.csv") != old else { return }
    let info = try info("run.csv")
    #expect(info["state"] as? String == "ended early")
    #expect((info["header"] as? [String: Any])?["chips"] != nil)
  }

  // MARK: Going on

  @Test(arguments: ["csv", "jsonl", "txt"])
  func `append goes on behind the last whole row`(ending: String) throws {
    let name = "run.\(ending)"
    try run("\(Self.stream) --append --output", name)
    let rows = try #require(try info(name)["rows"] as? Int)
    // As if killed within its last row.
    let bytes = try Data(contentsOf: folder.path(name))
    let end = try #require(bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")))
    try bytes[..<(end - 10)].write(to: folder.path(name))
    let outcome = try run("\(Self.stream) --append --output", name)
    #expect(outcome.status == 0, "\(outcome.words)")
    let info = try info(name)
    #expect(info["rows"] as? Int == 2 * rows - 1)
    #expect(info["state"] as? String == "ended")
    #expect(info["continued"] as? Int == 1)
    guard ending == "csv" else { return }
    #expect(try run("allan --sensors acc", name).words.contains("gaps"))
    let times = try text(name).split(separator: "\n").compactMap { Double($0.prefix { $0 != "," }) }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [
    ("lis331dlh", "other columns"), ("lis331dlh,rate=400 l3g4200d ak8975", "other chips"),
    ("--format jsonl", "is csv, not jsonl"), ("--sensing nominal", "other --sensing"),
  ])
  func `append refuses what is another recording`(more: String, word: String) throws {
    try run("stream --fast --samples 9 --sensing ideal --output", "run.csv")
    let before = try text("run.csv")
    let sensing = more.contains("--sensing") ? "" : "--sensing ideal"
    let outcome = try run(
      "stream --fast --samples 9 \(sensing) \(more) --append --output", "run.csv")
    #expect(outcome.status == 1)
    #expect(outcome.words.contains(word), "\(outcome.words)")
    #expect(outcome.words.split(separator: "\n").count == 1)
    #expect(try text("run.csv") == before)
  }

  @Test func `one recorder at a time`() throws {
    let path = folder.path("run.csv").path
    let running = try Command.Running(
      ["stream", "--bus", "emulator", "--output", path])
    try running.wait { FileManager.default.fileExists(atPath: path) }
    for more in ["", "--append"] {
      let other = try run("stream --fast --samples 9 \(more) --output", "run.csv")
      #expect(other.status == 1)
      #expect(other.words.contains("is being written by another recorder"))
    }
    kill(running.process.processIdentifier, SIGINT)
    #expect(try running.wait().status == 0)
    #expect(try info("run.csv")["state"] as? String == "ended")
  }

  // MARK: Several files

  @Test(arguments: ["10kB", "1s"])
  func `rotation gives the same rows in several files`(limit: String) throws {
    let stream = "stream --sensing ideal --fast --duration 3500ms"
    let shown = try run("\(stream) --format csv").lines
    try run("\(stream) --rotate \(limit) --output", "run.csv")
    #expect(!FileManager.default.fileExists(atPath: folder.path("run.csv").path))
    var rows: [Substring] = []
    var number = 1
    while FileManager.default.fileExists(atPath: folder.path("run-000\(number).csv").path) {
      let text = try text("run-000\(number).csv")
      rows += text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map {
        Substring($0)
      }
      #expect(text.utf8.count < 12_000 || limit == "1s")
      let info = try info("run-000\(number).csv")
      #expect(info["state"] as? String == "ended")
      #expect((info["header"] as? [String: Any])?["part"] as? Int == number)
      number += 1
    }
    #expect(number > 3)
    #expect(rows == Array(shown.dropFirst()))
    // The next one goes behind them.
    try run("stream --fast --samples 3 --rotate \(limit) --output", "run.csv")
    #expect(FileManager.default.fileExists(atPath: folder.path("run-000\(number).csv").path))
  }

  // MARK: Other verbs

  @Test(arguments: ["csv", "jsonl", "txt", "csv.gz"])
  func `motion and events make recordings`(ending: String) throws {
    let motion = "motion --fast --duration 2s --sensing ideal --scenario tumble --rate 50"
    let shown = try run("\(motion) --format csv").lines.count - 1
    #expect(shown > 50)
    #expect(try run("\(motion) --output", "run.\(ending)").data == "")
    var said = try info("run.\(ending)")
    #expect(said["state"] as? String == "ended")
    #expect(said["rows"] as? Int == shown)
    var header = try #require(said["header"] as? [String: Any])
    #expect(header["verb"] as? String == "motion")
    #expect(header["frame"] as? String == "arbitrary")
    #expect(header["rate_hz"] as? Int == 50)
    #expect(header["scenario"] as? String == "tumble")
    #expect((header["chips"] as? [[String: Any]])?.count == 3)
    let lost = (said["end"] as? [String: Any])?["lost"] as? [String: Int]
    #expect(lost == ["acc": 0, "gyr": 0, "mag": 0])
    let other = try run("\(motion) --frame magnetic --append --output", "run.\(ending)")
    #expect(other.status == 1)
    #expect(other.words.contains(ending == "jsonl" ? "other --frame" : "other columns"))
    #expect(try run("\(motion) --append --output", "run.\(ending)").status == 0)
    said = try info("run.\(ending)")
    #expect(said["rows"] as? Int == 2 * shown)
    #expect(said["continued"] as? Int == 1)

    let events = "events --fast --sensing ideal --scenario shake"
    let count = try run("\(events) --format jsonl").lines.count - 1
    #expect(count > 2)
    #expect(try run("\(events) --output", "events.\(ending)").status == 0)
    said = try info("events.\(ending)")
    #expect(said["state"] as? String == "ended")
    #expect(said["rows"] as? Int == count)
    header = try #require(said["header"] as? [String: Any])
    #expect(header["verb"] as? String == "events")
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("stream --append", "--append goes on in a file: name it with --output FILE"),
    ("stream --rotate 1h", "--rotate begins new files: name them with --output FILE"),
    ("motion --append", "--append goes on in a file: name it with --output FILE"),
    ("events --rotate 1h", "--rotate begins new files: name them with --output FILE"),
    (
      "motion --output a.csv --motion a.csv",
      "--output a.csv and --motion are one file: name another"
    ),
    ("stream --output -", "--output -: without --output rows go to standard output"),
    (
      "stream --output a.csv --rotate 5",
      "--rotate 5: a time like 10min or 1h, or a size like 500kB, 100MB or 1GB"
    ),
    ("stream --output a.csv --rotate 1kB", "--rotate 1kB: at least 10kB, like 100MB"),
    ("stream --output a.csv --rotate 1ms", "--rotate 1ms: at least 1s, like 1h"),
    (
      "stream --output a.csv --rotate 1h --append",
      "--append goes on in one file, and --rotate begins new ones: leave one out"
    ),
    (
      "emulate --transcript t.jsonl.gz -- true",
      "--transcript t.jsonl.gz: it is not compressed: leave .gz out"
    ),
    (
      "stream --output a.csv --truth t.csv.gz",
      "--truth t.csv.gz: it is not compressed: leave .gz out"
    ),
    (
      "stream --output a.csv --truth a.csv", "--output a.csv and --truth are one file: name another"
    ),
    (
      "stream --output a.csv --motion a.csv",
      "--output a.csv and --motion are one file: name another"
    ),
    (
      "stream --output a.csv --append --truth b.csv",
      "--append goes on in a file, and --truth begins one: leave one out"
    ),
  ])
  func mistake(arguments: String, line: String) throws {
    #expect(
      try run(arguments) == Command.Outcome(status: 64, data: "", words: "proofmass: \(line)\n"))
  }

  @Test func `an old file stays where a recording cannot begin`() throws {
    let outcome = try run("stream --fast --samples 3 --output", "no/run.csv")
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("does not exist: make it, or name another"))
    _ = try folder.write("time_s,temp_C\n0,1\n", to: "mine.csv")
    let appended = try run("stream --fast --samples 3 --append --output", "mine.csv")
    #expect(appended.status == 1)
    #expect(appended.words.contains("does not say what it is"))
    #expect(try text("mine.csv") == "time_s,temp_C\n0,1\n")
    for (content, word) in [
      ("a,b\n1,2\n", "not time_s"), ("", "no whole line"), ("{nope\n", "no JSON"),
    ] {
      _ = try folder.write(content, to: "mine.csv")
      let outcome = try run("info", "mine.csv")
      #expect(outcome.status == 1)
      #expect(outcome.words.contains(word), "\(outcome.words)")
    }
  }
}
