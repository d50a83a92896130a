// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Findings of `lint` in programs.
@Suite struct LintTests {
  private static let binary = Command.binary.path

  private func lint(_ options: [String] = [], _ script: String) throws -> Command.Outcome {
    try Command.run(
      ["lint", "--fast"] + options + [
        "--", "sh", "-c", "pm() { \(Self.binary) \"$@\"; }; \(script)",
      ])
  }

  /// AK8975, 8.3.2: a change from fuse ROM access to another mode passes through power-down.
  private static let modeChange =
    "pm set ak8975 CNTL 0x0f --bus 1; pm set ak8975 CNTL 0x01 --bus 1"

  @Test func clean() throws {
    let outcome = try lint(
      ["--sensing", "ideal"], "pm read lis331dlh l3g4200d ak8975 --bus 1; exit 3")
    #expect(outcome.status == 0)
    #expect(outcome.data == "")
    #expect(outcome.words.contains("LIS331DLH  0x18       0.0000     0.0000     1.0000"))
    #expect(
      outcome.words.split(separator: "\n").last?.hasPrefix(
        "proofmass: sh ended with status 3: 0 forbidden, 0 hazards, 0 notes in ") == true)
  }

  /// By the system's clock, too: the board's time does not run ahead of its clients' time.
  @Test func ourOwnDrivers() throws {
    // Named, because a search for chips asks addresses that no chip answers, which is a note.
    let (pm, chips) = (Self.binary, "lis331dlh l3g4200d ak8975")
    let outcome = try Command.run([
      "lint", "--strict", "--", "sh", "-c",
      "\(pm) read \(chips) --bus 1 && \(pm) stream \(chips) --bus 1 --duration 400ms",
    ])
    #expect(outcome.data == "")
    #expect(outcome.status == 0)
  }

  @Test func forbidden() throws {
    let outcome = try lint(["ak8975"], Self.modeChange)
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.lines.first?.contains(
        " s  0x0c  AK8975  forbidden  mode-change  write CNTL 01  CNTL: a mode set from another "
          + "mode, without power-down between, at ") == true)
    #expect(
      outcome.words.hasSuffix(
        "proofmass: sh ended with status 0: 1 forbidden, 0 hazards, 0 notes in 4 transactions\n"))
  }

  @Test func json() throws {
    let outcome = try Command.run([
      "lint", "--fast", "--format", "json", "ak8975", "--", "sh", "-c",
      "PATH=\(Command.binary.deletingLastPathComponent().path); "
        + "proofmass set ak8975 CNTL 15 --bus 1; proofmass set ak8975 CNTL 1 --bus 1; kill -9 $$",
    ])
    #expect(outcome.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
    #expect((report["command"] as? [String])?.first == "sh")
    #expect(report["command_status"] as? Int == 137)
    #expect(report["transactions"] as? Int == 4)
    #expect(report["forbidden"] as? Int == 1)
    #expect(report["hazards"] as? Int == 0)
    #expect(report["notes"] as? Int == 0)
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["time_s"] as? Double != nil)
    #expect(finding["address"] as? String == "0x0c")
    #expect(finding["chip"] as? String == "AK8975")
    #expect(finding["class"] as? String == "forbidden")
    #expect(finding["identifier"] as? String == "mode-change")
    #expect(
      (finding["source"] as? String)?.hasPrefix("AK8975 datasheet (MS1187-E-02), 6.3") == true)
    #expect((finding["remedy"] as? String)?.contains("100 µs") == true)
    #expect(finding["register"] as? String == "0x0a")
    #expect(finding["name"] as? String == "CNTL")
    #expect(finding["value"] as? String == "0x01")
    #expect(finding["transaction"] as? String == "write CNTL 01")
    #expect(finding["count"] as? Int == 1)
  }

  /// Reads both halves of an output in power-down, five times.
  private static let hazards =
    "for i in 1 2 3 4 5; do pm get lis331dlh OUT_X_L --bus 1; pm get lis331dlh OUT_X_H --bus 1; done"

  @Test func hazardsCountWhereAsked() throws {
    let outcome = try lint(["lis331dlh"], Self.hazards)
    #expect(outcome.status == 0)
    #expect(outcome.data.contains("  hazard  "))
    #expect(try lint(["--strict", "lis331dlh"], Self.hazards).status == 1)
  }

  @Test func whatComesAgainIsCounted() throws {
    let outcome = try lint(["lis331dlh"], Self.hazards)
    let lines = outcome.lines.filter { $0.contains("  power-down-read  read OUT_X_L") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains(" the part measures nothing (5 times), first at ") == true)
  }

  /// Six outputs that are read wrongly are one finding, which names them.
  @Test func sixOutputs() throws {
    let outcome = try lint(
      ["lis331dlh"],
      "i2cset -y 1 0x18 0x20 0x27; sleep 1; "
        + "for r in 0x28 0x29 0x2a 0x2b 0x2c 0x2d; do i2cget -y 1 0x18 $r; done")
    #expect(outcome.lines.count == 1)
    #expect(outcome.data.contains("  hazard  unprotected-read  read OUT_X_H 0"))
    #expect(
      outcome.data.hasSuffix(
        "  OUT_X_H, OUT_Y_H, OUT_Z_H: both halves of an output pair read with block data update off "
          + "(3 times)\n"))
  }

  /// Of what is written, three transactions that differ are shown.
  @Test func writesThatDiffer() throws {
    let outcome = try lint(
      ["l3g4200d"],
      "for v in 0x08 0x18 0x08 0x28 0x38 0x08; do i2cset -y 1 0x68 0x23 $v; done")
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines.first?.hasSuffix(" must stay zero (3 times)") == true)
    #expect(outcome.lines.last?.contains("  write CTRL_REG4 28  CTRL_REG4: ") == true)
    #expect(outcome.lines.last?.hasSuffix(" must stay zero (and 1 more)") == true)
    #expect(outcome.words.contains(": 6 forbidden, "))
  }

  /// One small program a rule; several for those that can be broken in several ways.
  static let programs: [(chip: String, script: String, rule: String)] = [
    ("lis331dlh", "i2cset -y 1 0x18 0x10 0x00", "forbidden  reserved-write"),
    ("l3g4200d", "i2cset -y 1 0x68 0x24 0x20", "forbidden  reserved-bits"),
    ("lis331dlh", "i2cset -y 1 0x18 0x23 0x20", "forbidden  undefined-code"),
    ("ak8975", "i2cget -y 1 0x0c 0x0d", "forbidden  do-not-access"),
    ("ak8975", "i2cset -y 1 0x0c 0x0a 15; i2cset -y 1 0x0c 0x0a 1", "forbidden  mode-change"),
    (
      "ak8975", "i2ctransfer -y 1 w2@0x0c 10 15 w2@0x0c 10 0 w2@0x0c 10 1",
      "forbidden  mode-change-wait"
    ),
    ("lis331dlh", "i2cget -y 1 0x18 0x28 w", "hazard  burst-without-increment"),
    (
      "lis331dlh", "i2cset -y 1 0x18 0x20 0x27; sleep 1; i2cget -y 1 0x18 0xa8 w",
      "hazard  unprotected-read"
    ),
    (
      "lis331dlh",
      "i2cset -y 1 0x18 0x20 0x27; sleep 1; i2cget -y 1 0x18 0x28; i2cget -y 1 0x18 0x29",
      "hazard  unprotected-read"
    ),
    (
      "a3g4250d", "i2cset -y 1 0x68 0x20 0x0f; sleep 1; i2cget -y 1 0x68 0xa8 w",
      "hazard  unprotected-read"
    ),
    (
      "lis331dlh",
      "i2cset -y 1 0x18 0x20 0x27; sleep 1; for i in 1 2; do i2ctransfer -y 1 w1@0x18 0xa8 r6; done",
      "hazard  stale-read"
    ),
    (
      "ak8975",
      "i2cset -y 1 0x0c 0x0a 1; sleep 1; for i in 1 2; do i2ctransfer -y 1 w1@0x0c 3 r7; done",
      "hazard  stale-read"
    ),
    ("ak8975", "i2ctransfer -y 1 w2@0x0c 10 1 w1@0x0c 3 r1", "hazard  busy-read"),
    ("ak8975", "i2cset -y 1 0x0c 0x0f 0x01", "hazard  wrong-key"),
    (
      "lis331dlh",
      "i2cset -y 1 0x18 0x23 0x80; i2cset -y 1 0x18 0x20 0x27; sleep 1; "
        + "i2cget -y 1 0x18 0x29; i2cget -y 1 0x18 0x29",
      "hazard  frozen-read"
    ),
    (
      "l3g4200d", "i2ctransfer -y 1 w2@0x68 0x20 0x0f w1@0x68 0x28 r1", "hazard  unsettled-read"
    ),
    (
      "ak8973", "i2cset -y 1 0x1c 0xe0 0; sleep 1; i2cset -y 1 0x1c 0xe0 0",
      "hazard  start-while-ready"
    ),
    (
      "ak8975",
      "for i in 1 2; do i2cset -y 1 0x0c 0x0a 1; sleep 1; i2ctransfer -y 1 w1@0x0c 3 r6; done",
      "hazard  st2-unread"
    ),
    (
      "ak8963",
      "i2cset -y 1 0x0c 0x0a 0x16; for i in 1 2; do sleep 1; i2ctransfer -y 1 w1@0x0c 3 r6; done",
      "hazard  st2-unread"
    ),
    (
      "lis3dh", "i2cset -y 1 0x18 0x23 0x08; i2cset -y 1 0x18 0x20 0x5f",
      "forbidden  forbidden-combination"
    ),
    ("lis2dh12", "i2cset -y 1 0x18 0x1e 0x00", "forbidden  reserved-ones"),
    ("lis331dlh", "i2cget -y 1 0x18 0x29", "hazard  power-down-read"),
    (
      "lis331dlh", "i2cset -y 1 0x18 0x20 0x27; i2cget -y 1 0x18 0x29", "hazard  early-read"
    ),
    ("ak8975", "i2cget -y 1 0x0c 0x10", "hazard  fuse-mode-read"),
    (
      "lis331dlh", "i2cset -y 1 0x18 0x20 0x27; sleep 1; i2ctransfer -y 1 w1@0x18 0xa9 r6",
      "hazard  misaligned-burst"
    ),
    (
      "lis331dlh", "i2cset -y 1 0x18 0x20 0x27; sleep 1; i2ctransfer -y 1 w2@0x18 0xa8 0 r6",
      "hazard  read-after-write"
    ),
    (
      "lis2dh12",
      "i2cset -y 1 0x18 0x23 0x08; for v in 0x57 0x07 0x57; do i2cset -y 1 0x18 0x20 $v; done",
      "hazard  reference-unread"
    ),
    (
      "lis3dh",
      "i2cset -y 1 0x18 0x1f 0xc0; i2cset -y 1 0x18 0x20 0x57; sleep 1; i2cget -y 1 0x18 0x0d",
      "note  no-effect"
    ),
    ("lis331dlh", "i2cset -y 1 0x18 0x31 0x00", "note  read-only-write"),
    ("lis331dlh", "i2cset -y 1 0x18 0x40 0x00", "note  undocumented-write"),
    ("lis331dlh", "i2cget -y 1 0x18 0x10", "note  reserved-read"),
    ("lis331dlh", "i2ctransfer -y 1 w2@0x18 0x21 0x80 w1@0x18 0x0f r1", "note  boot-access"),
    ("lis331dlh", "i2cget -y 1 0x18 0x0f; i2cget -y 1 0x40 0x00", "note  unanswered"),
    ("hmc5883l", "i2ctransfer -y 1 w4@0x1e 0x00 0x70 0x20 0x00", "hazard  burst-write"),
    (
      "mpu9150",
      "i2cset -y 1 0x68 0x6b 0; i2cset -y 1 0x68 0x23 0xf8; i2cset -y 1 0x68 0x6a 0x40; sleep 1; "
        + "i2ctransfer -y 1 w1@0x68 0x74 r14",
      "hazard  displaced-records"
    ),
    ("mpu9150", "i2ctransfer -y 1 w4@0x68 0x25 0x0c 0x0a 0x88", "hazard  repeated-write"),
    (
      "icm20948", "i2cset -y 1 0x68 0x06 0x01; i2cset -y 1 0x68 0x14 0x06",
      "hazard  other-bank"
    ),
    (
      "icm20948", "i2cset -y 1 0x68 0x06 0x21; i2cset -y 1 0x68 0x67 0x10",
      "hazard  low-power-write"
    ),
  ]

  /// The rules of SPI, which i2c-tools do not use: a mode, a clock in Hz, and the bytes of frames.
  static let frames: [(chip: String, arguments: [String], rule: String)] = [
    ("ak8975", ["3", "1000000", "0a0000"], "hazard  spi-extra-bytes"),
    ("lis331dlh", ["1", "1000000", "8f00"], "hazard  spi-mode"),
    ("lis331dlh", ["3", "20000000", "8f00"], "hazard  spi-clock"),
    ("icm20948", ["3", "7000000", "0601", "0707", "6710"], "hazard  access-after-gyroscope"),
  ]

  /// Whether a class and a rule are listed, in columns of any width.
  private func lists(_ outcome: Command.Outcome, _ rule: String) -> Bool {
    let words = rule.split(separator: " ")
    return outcome.lines.contains { line in line.split(separator: " ").contains(words) }
  }

  @Test(arguments: programs)
  func everyRule(_ test: (chip: String, script: String, rule: String)) throws {
    let outcome = try lint([test.chip], test.script)
    #expect(lists(outcome, test.rule), "\(outcome)")
  }

  @Test(.enabled(if: CProgram.canCompile(by: "clang")), arguments: frames)
  func everyRuleOfSPI(_ test: (chip: String, arguments: [String], rule: String)) throws {
    let folder = try Folder()
    let program = try CProgram.build("frames", in: folder)
    let outcome = try Command.run(
      ["lint", "--fast", "\(test.chip),spi=0.0", "--", program] + test.arguments)
    #expect(lists(outcome, test.rule), "\(outcome)")
  }

  @Test func noRuleWithoutAProgram() throws {
    let rules = try Command.run(["lint", "--explain"]).lines.map { $0.prefix { $0 != " " } }
    let shown = (Self.programs.map(\.rule) + Self.frames.map(\.rule)).compactMap {
      $0.split(separator: " ").last
    }
    // `noChipAnswers` has that of no chip.
    #expect(Set(rules) == Set(shown + ["unanswered"]))
  }

  /// Our own drivers of every part, through all that they can wait for.
  @Test(arguments: [
    "lis331dlh", "lis331hh", "h3lis331dl", "lis331dl", "lis302dl", "lis3dh", "l3g4200d", "a3g4250d",
    "l3gd20", "l3gd20h", "ak8975", "ak8963", "ak09916", "ak8973", "lis3mdl", "lsm9ds1m",
    "lis2mdl", "lis2mdl,spi=0.0", "iis2mdc", "lsm303agrm", "hmc5883l", "lsm9ds1ag", "sense-hat",
    "lsm6dso",
    "lsm6dso,spi=0.0", "lsm6dsox", "lsm6dso32", "ism330dhcx",
    "lsm6dsl", "lsm6dsl,spi=0.0", "lsm6ds3trc", "lsm6ds3", "lsm6ds33",
    "adxl345", "adxl345,spi=0.0", "adxl343",
    "mpu6050", "mpu6000,spi=0.0", "mpu6500", "mpu9150", "mpu9250", "mpu9250,spi=0.0", "mpu9255",
    "icm20948", "icm20948,spi=0.0",
  ])
  func ourDriverOf(_ chip: String) throws {
    let pm = Self.binary
    let outcome = try Command.run([
      "lint", "--fast", "--strict", chip, "--", "sh", "-c",
      "\(pm) read \(chip) --bus 1 && \(pm) stream \(chip) --bus 1 --duration 400ms",
    ])
    #expect(outcome.data == "", "\(outcome)")
    #expect(outcome.status == 0)
  }

  /// Notes are listed, but do not change the status.
  @Test func notes() throws {
    let outcome = try lint(["--strict", "lis331dlh"], "i2cset -y 1 0x18 0x31 0x00")
    #expect(outcome.status == 0)
    #expect(outcome.data.contains("  note  "))
  }

  /// Without a chip at the address there is nothing to check.
  @Test func noChipAnswers() throws {
    let outcome = try lint(["lis331dlh"], "i2cget -y 1 0x40 0x00; i2cget -y 1 0x41 0x00")
    #expect(outcome.status == 2)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.data.hasSuffix(
        "  note  unanswered  read 00 fails: no-acknowledge  0x40, 0x41: a transaction that no chip "
          + "answered (2 times)\n"))
    #expect(outcome.words.contains("proofmass: no chip answered sh: the board is /dev/i2c-1"))
  }

  /// A scan of the bus is one finding, whose addresses are ranges.
  @Test func aScan() throws {
    let script =
      "i2cget -y 1 0x18 0x0f; i=8; while [ $i -le 119 ]; do "
      + "i2ctransfer -y 1 w1@$i 0 2>/dev/null; i=$((i + 1)); done"
    let outcome = try lint(["lis331dlh"], script)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.data.hasSuffix(
        "  0x08 to 0x17, 0x19 to 0x77: a transaction that no chip answered (111 times)\n"),
      "\(outcome)")
    let json = try lint(
      ["--format", "json", "lis331dlh"], "i2cget -y 1 0x40 0; i2cget -y 1 0x41 0")
    #expect(json.data.contains(#""address":"0x40","addresses":["0x40","0x41"]"#))
    let sarif = try lint(["--format", "sarif", "lis331dlh"], script)
    #expect(
      sarif.data.contains("(0x08 to 0x17, 0x19 to 0x77: read 00 fails: no-acknowledge at "))
  }

  @Test func someoneAnswers() throws {
    let outcome = try lint(["lis331dlh"], "i2cget -y 1 0x40 0x00; i2cget -y 1 0x18 0x0f")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.data.contains("  0x40  "))
    #expect(outcome.data.hasSuffix(" fails: no-acknowledge  a transaction that no chip answered\n"))
    #expect(outcome.words.contains(" 1 note in 2 transactions"))
  }

  /// One write to three registers is one finding, which names them.
  @Test func aWriteOfThreeRegisters() throws {
    let outcome = try lint(
      ["--format", "json", "l3g4200d"], "i2cset -y 1 0x68 0xa1 0xc0 0x00 0x08 0x20 i")
    #expect(outcome.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["names"] as? [String] == ["CTRL_REG2", "CTRL_REG4", "CTRL_REG5"])
    #expect(findings.first?["registers"] as? [String] == ["0x21", "0x23", "0x24"])
    #expect(findings.first?["name"] as? String == "CTRL_REG2")
    #expect(findings.first?["value"] as? String == "0xc0")
    #expect(findings.first?["identifier"] as? String == "reserved-bits")
    #expect(findings.first?["count"] as? Int == 1)
  }

  /// The same note about several registers is listed once, with the registers' addresses.
  @Test func notesNameTheirRegisters() throws {
    let script = "for r in 0x10 0x11 0x12 0x13 0x14; do i2cget -y 1 0x18 $r; done"
    let outcome = try lint(["lis331dlh"], script)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.data.hasSuffix(
        "  0x10 to 0x14: a read of an address without a documented register (5 times)\n"
      ))
    let json = try lint(["--format", "json", "lis331dlh"], script)
    #expect(json.data.contains(#""registers":["0x10","0x11","0x12","0x13","0x14"]"#))
  }

  // MARK: Rules

  @Test func explained() throws {
    let outcome = try Command.run(["lint", "--explain", "mode-change-wait"])
    #expect(outcome.status == 0)
    #expect(
      outcome.data.hasPrefix(
        "mode-change-wait (forbidden): a mode set less than the required wait after power-down\n\n")
    )
    #expect(outcome.data.contains("\nSource: AK8975 datasheet (MS1187-E-02), 6.3"))
    #expect(outcome.data.contains("\nRemedy: Wait 100 µs (AK8973: 300 µs) between"))
    #expect(outcome.lines.allSatisfy { $0.count <= 88 })
    let json = try Command.run(["lint", "--explain", "unanswered", "--format", "json"])
    let page = try #require(
      try JSONSerialization.jsonObject(with: Data(json.data.utf8)) as? [String: String])
    #expect(
      page.keys.sorted() == [
        "class", "danger", "identifier", "meaning", "proofmass_version", "remedy", "source",
      ])
    #expect(page["class"] == "note")
  }

  /// Without a rule, all of them, one a line.
  @Test func allRules() throws {
    let outcome = try Command.run(["lint", "--explain"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 38)
    #expect(outcome.lines[0].hasPrefix("reserved-write "))
    #expect(outcome.lines[0].contains("  forbidden  a write to a reserved address, where "))
    let json = try Command.run(["lint", "--explain", "--format", "json"])
    let rules = try #require(
      try JSONSerialization.jsonObject(with: Data(json.data.utf8)) as? [String: Any])["rules"]
    #expect((rules as? [[String: String]])?.count == 38)
    #expect((rules as? [[String: String]])?.last?["identifier"] == "unanswered")
  }

  /// The wire takes its time without `--fast`, too: 100 µs lie between a reset and the next mode.
  @Test(arguments: [[], ["--fast"]] as [[String]])
  func microsecondsOnTheWire(_ clock: [String]) throws {
    func lint(_ between: String) throws -> Command.Outcome {
      try Command.run(
        ["lint"] + clock + [
          "ak09916", "--", "sh", "-c",
          "exec i2ctransfer -y 1 w2@0x0c 0x32 1 \(between) w2@0x0c 0x31 8",
        ])
    }
    let clean = try lint("w1@0x0c 1 r1@0x0c")
    #expect(clean.status == 0, "\(clean)")
    #expect(clean.data == "")
    let wrong = try lint("")
    #expect(wrong.status == 1)
    #expect(wrong.data.contains("  forbidden  mode-change-wait  "))
  }

  @Test(arguments: [
    (
      ["--explain", "st2unread"],
      "--explain st2unread: there is no such rule; the nearest is st2-unread"
    ),
    (
      ["--ignore", "stale-read", "--ignore", "reserved-wite", "--", "true"],
      "--ignore reserved-wite: there is no such rule; the nearest is reserved-write"
    ),
    (["--explain", "stale-read", "ak8975"], "--explain runs nothing: leave the rest out"),
    (["--explain", "stale-read", "--format", "sarif"], "--explain prints text or json"),
    (["--explain", "stale-read", "--format", "junit"], "--explain prints text or json"),
  ])
  func mistakesWithRules(_ test: (arguments: [String], line: String)) throws {
    let outcome = try Command.run(["lint"] + test.arguments)
    #expect(outcome.status == 64)
    #expect(outcome.words == "proofmass: \(test.line)\n")
  }

  @Test func ignored() throws {
    let some = try lint(["--strict", "--ignore", "power-down-read", "lis331dlh"], Self.hazards)
    #expect(some.status == 0)
    #expect(some.data == "")
    #expect(some.words.contains(": 0 forbidden, 0 hazards, "))
    let none = try lint(
      ["--ignore", "mode-change", "--ignore", "unanswered", "--format", "json", "ak8975"],
      Self.modeChange + "; i2cget -y 1 0x40 0x00")
    #expect(none.status == 0)
    #expect(none.data.contains(#""unanswered":1,"findings":[],"forbidden":0"#))
    #expect(none.data.contains(#""ignored":["mode-change","unanswered"]"#))
    let other = try lint(["--ignore", "stale-read", "ak8975"], Self.modeChange)
    #expect(other.status == 1)
  }

  @Test func sarif() throws {
    let folder = try Folder()
    let script = folder.path("wrong mode.sh")
    try Data("\(Self.modeChange.replacing("pm ", with: "\(Self.binary) "))".utf8).write(to: script)
    let outcome = try Command.shell(
      "cd \"$1\" && pm lint --fast --format sarif ak8975 -- sh './wrong mode.sh'",
      script.deletingLastPathComponent().path)
    #expect(outcome.status == 1)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let tool = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(tool["rules"] as? [[String: Any]])
    #expect(tool["name"] as? String == "ProofMass")
    #expect(rules.count == 38)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    let result = try #require(results.first)
    #expect(result["ruleId"] as? String == "mode-change")
    #expect(rules[try #require(result["ruleIndex"] as? Int)]["id"] as? String == "mode-change")
    #expect(result["level"] as? String == "error")
    #expect(result["occurrenceCount"] as? Int == 1)
    let message = (result["message"] as? [String: String])?["text"]
    #expect(
      message?.hasPrefix(
        "CNTL: a mode set from another mode, without power-down between (0x0c AK8975: write CNTL 01 at "
      ) == true)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = location["physicalLocation"] as? [String: [String: Any]]
    #expect(physical?["artifactLocation"]?["uri"] as? String == "wrong%20mode.sh")
    #expect(physical?["region"]?["startLine"] as? Int == 1)
    let logical = (location["logicalLocations"] as? [[String: String]])?.first
    #expect(logical?["fullyQualifiedName"] == "0x0c AK8975 CNTL")
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    #expect(invocation["exitCode"] as? Int == 0)
  }

  /// A test case for each rule: hazards fail with --strict only, and a program that no chip answers is an error.
  @Test func junit() throws {
    let script = Self.modeChange + "; i2cget -y 1 0x40 0"
    let outcome = try lint(["--format", "junit", "--ignore", "stale-read", "ak8975"], script)
    #expect(outcome.status == 1)
    #expect(outcome.data.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"))
    #expect(outcome.data.contains(#" tests="38" failures="1" errors="0" skipped="1">"#))
    let lines = outcome.lines
    func line(of rule: String) throws -> String {
      let start = #"<testcase classname="proofmass.lint" name="\#(rule)">"#
      return String(try #require(lines.first { $0.hasPrefix(start) }).dropFirst(start.count))
    }
    let failure = try line(of: "mode-change")
    #expect(
      failure.hasPrefix(
        #"<failure message="a mode set from another mode, without power-down between">0.0"#))
    #expect(
      failure.contains("  0x0c  AK8975  forbidden  mode-change  write CNTL 01  CNTL: a mode "))
    #expect(failure.hasSuffix("</failure></testcase>"))
    #expect(try line(of: "stale-read") == "<skipped/></testcase>")
    #expect(try line(of: "reserved-write") == "</testcase>")
    #expect(try line(of: "unanswered").hasPrefix("<system-out>"))

    let hazards = #" tests="38" failures="1" errors="0" skipped="0">"#
    let options = ["--format", "junit", "lis331dlh"]
    #expect(try !lint(options, Self.hazards).data.contains(hazards))
    #expect(try lint(["--strict"] + options, Self.hazards).data.contains(hazards))

    let silent = try lint(options, "i2cget -y 1 0x40 0")
    #expect(silent.status == 2)
    #expect(silent.data.contains(#" failures="0" errors="1" "#))
    #expect(silent.data.contains("><error message=\"no chip answered sh: the board is /dev/i2c-1"))
  }

  @Test func aTranscriptBesides() throws {
    let folder = try Folder()
    let path = folder.path("a.jsonl").path
    #expect(try lint(["--transcript", path, "ak8975"], Self.modeChange).status == 1)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 5)
  }
}
