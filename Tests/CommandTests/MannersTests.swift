// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What the command says of itself: help, examples, the order of words, the manual page.
@Suite struct MannersTests {
  static let verbs = [
    "detect", "dump", "get", "set", "registers", "read", "stream", "policies", "mutants",
    "scenarios", "emulate",
    "attach", "lint", "replay", "allan", "calibrate", "motion", "events", "selftest",
    "characterise", "monitor", "serve", "import", "export", "experiment", "hardware-report",
  ]

  /// Each verb's help on lines that do not wrap.
  private static func help(_ verb: String) throws -> String {
    try Command.run([verb, "--help"], environment: ["COLUMNS": "1000"]).data
  }

  @Test(arguments: verbs)
  func `the help has examples, and those of the emulator run`(_ verb: String) throws {
    let help = try Self.help(verb)
    let examples = help.split(separator: "\n").filter { $0.hasPrefix("  proofmass ") }
      .map { $0.split(separator: " ").dropFirst().map(String.init) }
    #expect(!examples.isEmpty)
    let foreign = [
      "--bus", "--", "--listen", "--capture", "--calibration", "replay", "allan", "--recording",
      "serve", "import", "export",
      // It needs a terminal, which MonitorTests give it.
      "monitor",
    ]
    for example in examples where !example.contains(where: foreign.contains) {
      let arguments = example.prefix { $0 != ">" }
      #expect(try Command.run(Array(arguments)).status == 0, "\(example)")
    }
  }

  /// Keys with a value of each; what a verb's help names is taken, what it does not name is refused.
  @Test(arguments: [
    "dump", "get", "set", "read", "stream", "emulate", "lint", "calibrate", "motion", "events",
    "characterise",
  ])
  func `the help names the keys of CHIP that the verb takes`(_ verb: String) throws {
    let help = try Self.help(verb)
    let syntax = try #require(help.split(separator: "\n").first { $0.hasPrefix("CHIP is ") })
    let values = [
      "address": "0x69", "spi": "0.0", "rate": "100", "range": "250dps", "axes": "+x+y+z",
      "position": "0:0:0", "temperature-offset": "37", "drdy": "gpiochip0:17",
      "cs": "gpiochip0:5", "hub": "lis2mdl", "identity": "0x68",
    ]
    let rest = [
      "get": ["WHO_AM_I"], "set": ["CTRL_REG1", "0x0f"], "stream": ["--fast", "--samples", "1"],
      "calibrate": ["--fast", "--duration", "100ms"], "emulate": ["--", "true"],
      "lint": ["--", "true"], "motion": ["lis331dlh", "--fast", "--samples", "1"],
      "events": ["lis331dlh", "--fast", "--duration", "100ms"],
      "characterise": ["--fast", "--duration", "11s"],
    ]
    // A place on the board is taken by verbs that do not move it, for the sake of a CHIP that is used often.
    let silent = ["dump", "get", "set"].contains(verb) ? ["position"] : []
    for (key, value) in values where !silent.contains(key) {
      let name = key == "hub" ? "lsm6dsox" : key == "identity" ? "mpu6050" : "l3g4200d"
      let chip = "\(name),\(key == "cs" ? "spi=0.0," : "")\(key)=\(value)"
      let outcome = try Command.run([verb, chip] + rest[verb, default: []])
      let isRefused = outcome.status == 64
      #expect(isRefused != syntax.contains(" \(key)="), "\(verb) \(chip): \(outcome.words)")
    }
  }

  @Test(arguments: [
    ("--bus 1 detect", "options follow the verb: `proofmass detect --bus 1`"),
    ("--fast stream ak8975", "options follow the verb: `proofmass stream --fast ak8975`"),
    ("get -y 1 ak8975 WIA", "a bus is an option: `proofmass get --bus 1 ak8975 WIA`"),
    ("dump 1", "a bus is an option: `proofmass dump --bus 1`"),
    ("read 1 ak8975", "a bus is an option: `proofmass read --bus 1 ak8975`"),
    ("detect 1 --bus 2", "two buses, \"1\" and --bus: name one of them"),
    (
      "detect one",
      "unknown bus \"one\": emulator, N or /dev/i2c-N, B.C or /dev/spidevB.C, unix:SOCKET"
    ),
    (
      "set lis331dlh CTRL_REG1 hertz400",
      "\"hertz400\" is no value of CTRL_REG1: 0 to 255, 0x00 to 0xff, or 0b…; hertz400 is a value of "
        + "CTRL_REG1.DR"
    ),
    (
      "registers ak8975 FOO",
      "AK8975 has no register \"FOO\": `proofmass registers ak8975` lists them"
    ),
    (
      "get ak8975 HX.X",
      "AK8975 has no register \"HX\": `proofmass registers ak8975` lists them"
    ),
  ])
  func `a slip is answered with the way out`(_ words: String, _ answer: String) throws {
    let outcome = try Command.run(words.split(separator: " ").map(String.init))
    #expect(outcome == Command.Outcome(status: 64, data: "", words: "proofmass: \(answer)\n"))
  }

  @Test func `what fingers type after i2cdetect`() throws {
    let detected = try Command.run(["detect", "emulator", "-y"])
    #expect(detected.status == 0)
    #expect(detected == (try Command.run(["detect", "--bus", "emulator"])))
    #expect(try Command.run(["get", "-y", "ak8975", "WIA"]).data == "0x00  WIA  0x48    WIA=72\n")
  }

  /// Short spellings mean the same as the long ones.
  @Test(arguments: [
    ("read lis331dlh,range=2", "read lis331dlh,range=2g"),
    ("read lis3mdl,range=8", "read lis3mdl,range=8G"),
    ("read sense-hat,gyr.range=500", "read sense-hat,gyr.range=500dps"),
    ("read lis331dlh --bus i2c-9", "read lis331dlh --bus /dev/i2c-9"),
    ("read lis331dlh --bus 9.1", "read lis331dlh --bus /dev/spidev9.1"),
    ("read lis331dlh,bus=spidev9.1", "read lis331dlh,bus=/dev/spidev9.1"),
    (
      "stream lis331dlh,drdy=17 --fast --duration 1s",
      "stream lis331dlh,drdy=gpiochip0:17 --fast --duration 1s"
    ),
  ])
  func `a short spelling means the long one`(_ short: String, _ long: String) throws {
    let outcomes = try [short, long].map {
      try Command.run($0.split(separator: " ").map(String.init))
    }
    #expect(outcomes[0] == outcomes[1])
    // A bus that does not exist is an error of the bus, not of its spelling.
    #expect(outcomes[0].status == (short.contains("9") ? 1 : 0))
  }

  @Test func `an unknown chip at an address of no known part is listed`() throws {
    let outcome = try Command.run([
      "emulate", "lis331dlh,address=0x30", "ak8975", "--", Command.binary.path, "detect", "-y", "1",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.lines.last == "0x30  -     unknown, at an address of no known part")
    #expect(outcome.lines.count == 2)
  }

  @Test func `a number in two registers, in either order`() throws {
    let outcome = try Command.run([
      "emulate", "--fast", "--sensing", "ideal", "lis331dlh", "--", "sh", "-ec",
      """
      pm() { \(Command.binary.path) "$@" --bus 1; }
      pm set lis331dlh CTRL_REG1 0x3f
      sleep 0.1
      pm get lis331dlh OUT_Z
      pm set lis331dlh CTRL_REG4.BLE big
      sleep 0.1
      pm get lis331dlh OUT_Z
      """,
    ])
    #expect(outcome.status == 0, "\(outcome.words)")
    let numbers = outcome.lines.filter { $0.contains("OUT_Z") }
    #expect(numbers.count == 2)
    #expect(numbers.first == "0x2c  OUT_Z  0x3e80  16000")
    #expect(numbers.last == numbers.first)
  }

  /// By the rules of no-color.org; `script` is a terminal.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `a terminal has colours, unless NO_COLOR is set`() throws {
    let line = "\(Command.binary.path) set --bus emulator lis331dlh CTRL_REG1 0x2f"
    func isColoured(_ settings: String) throws -> Bool {
      let outcome = try Command.shell(
        "TERM=xterm; unset NO_COLOR; export TERM; \(settings); script -qec '\(line)' /dev/null </dev/null"
      )
      #expect(outcome.status == 0)
      #expect(outcome.data.contains("0x20  CTRL_REG1"))
      return outcome.data.contains("\u{1b}[1m0x2f\u{1b}[0m  *")
    }
    #expect(try isColoured("true"))
    #expect(try isColoured("export NO_COLOR="))
    #expect(try !isColoured("export NO_COLOR=1"))
    #expect(try !isColoured("export NO_COLOR=0"))
    #expect(try !isColoured("TERM=dumb"))
    // Not into a pipe.
    #expect(try !Command.shell("unset NO_COLOR; \(line)").data.contains("\u{1b}"))
  }

  @Test(arguments: [
    "detect", "dump lis331dlh", "get ak8975 WIA", "set lis331dlh CTRL_REG1 0x2f",
    "registers ak8975", "read ak8975", "policies ak8975", "mutants ak8975", "scenarios",
    "selftest ak8975",
    "lint --explain st2-unread", "allan rest.csv", "info rest.csv",
    "read ak8975 --format jsonl", "stream --fast --samples 1 --format jsonl",
    "motion --fast --samples 1 --format jsonl", "events --fast --duration 1s --format jsonl",
  ])
  func `JSON says which version made it`(_ words: String) throws {
    let folder = try Folder()
    let format = words.contains("--format") ? "" : "--format json"
    let outcome = try Command.shell(
      """
      cd \(folder.url.path)
      pm stream ak8975 --fast --duration 1s --format csv > rest.csv 2> /dev/null
      pm \(words) \(format)
      """)
    #expect(outcome.status == 0, "\(outcome.words)")
    let first = try JSONSerialization.jsonObject(
      with: Data(try #require(outcome.lines.first).utf8))
    for object in first as? [Any] ?? [first] {
      #expect((object as? [String: Any])?["proofmass_version"] as? String == "0.1.0")
    }
  }

  @Test func `the manual page has each verb and the exit statuses`() throws {
    let page = try Command.run(["--generate-manual"])
    #expect(page.status == 0)
    #expect(page.words == "")
    // A hyphen that is typed is escaped.
    for verb in Self.verbs {
      let heading = verb.uppercased().replacing("-", with: "\\-")
      #expect(page.data.contains("\n.SH \(heading)\n"))
    }
    for status in ["0", "1", "2", "64", "126", "127"] {
      #expect(page.data.contains("\n.B \(status)\n"))
    }
    // A line that begins with a dot is a request; there are only these.
    let requests = Set(
      page.lines.filter { $0.hasPrefix(".") }.map { String($0.prefix { $0 != " " }) })
    #expect(requests == [".TH", ".SH", ".B", ".I", ".PP", ".nf", ".fi", ".TP"])
  }
}
