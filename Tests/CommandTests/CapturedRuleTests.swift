// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `lint` of captures finds what it finds live: the transactions of a program that breaks a rule come back as waveforms
/// of a logic analyser, as a session of sigrok, as strace's and the kernel's lines.
@Suite struct CapturedRuleTests {
  /// A finding without its time.
  private struct Finding: Hashable {
    var rule: String
    var registers: [String]
    var count: Int
  }

  private struct Report {
    var findings: Set<Finding> = []
    var times: [Double] = []
    var answers = 0
    var leftOut = 0
    var status: Int32

    init(_ outcome: Command.Outcome) throws {
      status = outcome.status
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any],
        "\(outcome.words)")
      for finding in json["findings"] as? [[String: Any]] ?? [] {
        findings.insert(
          Finding(
            rule: try #require(finding["identifier"] as? String),
            registers: try #require(finding["registers"] as? [String]),
            count: try #require(finding["count"] as? Int)))
        times.append(try #require(finding["time_s"] as? Double))
      }
      answers = (json["answers"] as? [Any])?.count ?? 0
      leftOut = json["left_out"] as? Int ?? 0
    }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func path(_ name: String) -> String { folder.path(name).path }

  private func captured(_ name: String, _ chips: [String]) throws -> Report {
    try Report(Command.run(["lint", "--format", "json", "--capture", path(name)] + chips))
  }

  /// Runs a program under `lint`, and expects the same of its transcript and of the waveforms.
  ///
  /// - Parameter step: The nanoseconds of a sample of sigrok's.
  private func compare(_ chip: String, _ command: [String], _ rule: String, step: Int) throws
    -> Report
  {
    let live = try Report(
      Command.run(
        ["lint", "--fast", "--format", "json", "--transcript", path("a.jsonl"), chip, "--"]
          + command))
    #expect(live.findings.contains { rule.hasSuffix($0.rule) })
    try #require(
      Command.run(["replay", path("a.jsonl"), "--vcd", path("a.vcd")]).status == 0)
    var reports = [try captured("a.jsonl", []), try captured("a.vcd", [chip])]
    if SigrokCLI.isThere {
      try SigrokCLI.run(
        ["-I", "vcd:downsample=\(step)", "-i", path("a.vcd"), "-O", "srzip", "-o", path("a.sr")])
      reports.append(try captured("a.sr", [chip]))
    }
    for report in reports { expect(report, live) }
    // The file begins a bit before the board.
    for (time, found) in zip(live.times, reports[1].times) { #expect(abs(time - found) < 2.6e-6) }
    return live
  }

  private func expect(_ report: Report, _ live: Report) {
    #expect(report.findings == live.findings)
    #expect(report.status == live.status)
    #expect(report.answers == 0)
    #expect(report.leftOut == 0)
  }

  @Test(arguments: LintTests.programs)
  func everyRule(_ test: (chip: String, script: String, rule: String)) throws {
    let live = try compare(test.chip, ["sh", "-c", test.script], test.rule, step: 100)
    let lines = try transactions()
    _ = try folder.write(lines.map(\.trace).joined(), to: "a.trace")
    expect(try captured("a.trace", [test.chip]), live)
    _ = try folder.write(
      #"1700000000.000000 openat(AT_FDCWD, "/dev/i2c-1", O_RDWR) = 3"# + "\n"
        + lines.map(\.strace).joined(), to: "a.strace")
    let strace = try captured("a.strace", [test.chip])
    // A read after a repeated START is two calls, so it is two transactions that no chip answers.
    if test.rule.hasSuffix("unanswered") {
      #expect(strace.findings.map(\.rule) == live.findings.map(\.rule))
    } else {
      expect(strace, live)
    }
  }

  @Test(.enabled(if: CProgram.canCompile(by: "clang")), arguments: LintTests.frames)
  func everyRuleOfSPI(_ test: (chip: String, arguments: [String], rule: String)) throws {
    let program = try CProgram.build("frames", in: folder)
    _ = try compare("\(test.chip),spi=0.0", [program] + test.arguments, test.rule, step: 1)
  }

  private func transactions() throws -> [CapturedLine] {
    let text = try String(contentsOf: folder.path("a.jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { line in
      try CapturedLine(
        try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]))
    }
  }

  /// Our own drivers, whose captures have nothing to find, on the bus and in the time of the system, too.
  @Test(arguments: [
    ("lis331dlh", true), ("l3g4200d", true), ("ak8975", true), ("lis3dh", false),
    ("hmc5883l", true), ("lsm9ds1", true), ("adxl345,spi=0.0", true), ("lsm6dso,spi=0.0", false),
    ("mpu9250,spi=0.0", true), ("icm20948", true),
  ])
  func ourDrivers(_ chip: String, isFast: Bool) throws {
    let pm = Command.binary.path
    let recorded = try Command.run(
      ["emulate", "--transcript", path("a.jsonl"), chip] + (isFast ? ["--fast"] : []) + [
        "--", "sh", "-c",
        "\(pm) read \(chip) --bus 1 && \(pm) stream \(chip) --bus 1 --duration 400ms",
      ])
    try #require(recorded.status == 0, "\(recorded.words)")
    try #require(Command.run(["replay", path("a.jsonl"), "--vcd", path("a.vcd")]).status == 0)
    for (name, chips) in [("a.jsonl", []), ("a.vcd", [chip])] {
      let report = try captured(name, chips)
      #expect(report.findings == [])
      #expect(report.answers == 0)
      #expect(report.leftOut == 0)
    }
  }

  /// Another specimen, whose clock is another: its data are new earlier than those of the emulated chip, which may not
  /// judge them.
  @Test func anotherSpecimen() throws {
    let (pm, chip) = (Command.binary.path, "lsm6dso,spi=0.0")
    let typical = ["--sensing", "typical", "--seed"]
    try #require(
      Command.run(
        ["emulate", "--fast", "--transcript", path("a.jsonl"), chip] + typical + ["5", "--", pm]
          + ["stream", chip, "--bus", "1", "--duration", "1s"]
      ).status == 0)
    try #require(Command.run(["replay", path("a.jsonl"), "--vcd", path("a.vcd")]).status == 0)
    let report = try captured("a.vcd", [chip] + typical + ["1"])
    #expect(report.findings == [])
    #expect(report.leftOut > 0)
  }
}

/// A transaction of a transcript as the lines of other programs.
private struct CapturedLine {
  let time: Double
  let address: Int
  let written: [UInt8]
  let read: [UInt8]
  let isAnswered: Bool
  let missing: Int

  init(_ json: [String: Any]) throws {
    func bytes(_ key: String) -> [UInt8] {
      let digits = Array((json[key] as? String ?? "").utf8)
      return stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
      }
    }
    time = try #require(json["time_s"] as? Double)
    address = try #require(Int((json["address"] as? String ?? "").dropFirst(2), radix: 16))
    (written, read) = (bytes("write"), bytes("read"))
    isAnswered = json["error"] == nil
    missing = json["missing"] as? Int ?? 0
  }

  private func at(_ format: String) -> String { String(format: format, time) }

  /// As strace prints the calls of a program that selects a chip, writes, and reads.
  var strace: String {
    let text = { (bytes: [UInt8]) in
      "\"" + bytes.map { String(format: "\\x%02x", $0) }.joined() + "\""
    }
    let stamp = String(format: "%.6f", 1_700_000_000 + time)
    let result = { (count: Int) in isAnswered ? "\(count)" : "-1 EREMOTEIO (Remote I/O error)" }
    var lines = String(
      format: "%@ ioctl(3, _IOC(_IOC_NONE, 0x7, 0x3, 0), 0x%x) = 0\n", stamp, address)
    if !written.isEmpty {
      lines += "\(stamp) write(3, \(text(written)), \(written.count)) = \(result(written.count))\n"
    }
    if !read.isEmpty || missing > 0 {
      lines += "\(stamp) read(3, \(text(read)), \(read.count)) = \(result(read.count))\n"
    }
    return lines
  }

  /// As the kernel traces a transfer.
  var trace: String {
    let head = { (event: String) in
      "          i2c-42    [000] .....  \(at("%.6f")): \(event): i2c-1 "
    }
    let hex = { (bytes: [UInt8]) in bytes.map { String(format: "%02x", $0) }.joined(separator: "-")
    }
    let place = String(format: "a=%03x", address)
    var (lines, number) = ("", 0)
    if !written.isEmpty {
      lines += head("i2c_write") + "#0 \(place) f=0000 l=\(written.count) [\(hex(written))]\n"
      number = 1
    }
    if !read.isEmpty || missing > 0 {
      lines += head("i2c_read") + "#\(number) \(place) f=0001 l=\(read.count)\n"
      if isAnswered {
        lines += head("i2c_reply") + "#\(number) \(place) f=0001 l=\(read.count) [\(hex(read))]\n"
      }
      number += 1
    }
    return lines + head("i2c_result") + "n=\(number) ret=\(isAnswered ? number : -121)\n"
  }
}

/// The program sigrok-cli of Debian's package of that name.
enum SigrokCLI {
  /// Whether it is installed, with unzip. Where not, this is said once.
  static let isThere: Bool = {
    let isThere = ["sigrok-cli", "unzip"].allSatisfy { CProgram.canCompile(by: $0) }
    if !isThere { print("skipped: missing: apt-get install sigrok-cli unzip") }
    return isThere
  }()

  /// Runs it, and expects that it succeeds.
  static func run(_ arguments: [String]) throws {
    let process = try Process.run(
      URL(filePath: "/usr/bin/env"), arguments: ["sigrok-cli"] + arguments)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
