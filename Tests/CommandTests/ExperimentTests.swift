// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `experiment` on emulated chips. `scripts/experiments` asks all parts.
@Suite struct ExperimentTests {
  /// The number of values that the experiments of a part find; the rest is undecided.
  @Test(arguments: [("ak8975", 14), ("ak8973", 10), ("hmc5883l", 19), ("lis2mdl", 14)])
  func `no reading is wrong, nothing forbidden`(_ part: String, _ found: Int) throws {
    let outcome = try Command.run(["experiment", part, "--check"])
    #expect(outcome.status == 0 && !outcome.data.contains("WRONG"), "\(outcome.data)")
    let end = "\(part.uppercased()): \(found) of "
    #expect(outcome.lines.last?.hasPrefix(end) == true, "\(outcome.lines.last ?? "")")
  }

  /// Every part's experiments can be read: their registers, steps and parts exist.
  @Test func everyPartIsListed() throws {
    let help = try Command.run(["--help"], environment: ["COLUMNS": "10000"]).data
    let start = try #require(help.range(of: "CHIP is a part ("))
    let names = help[start.upperBound...].prefix { $0 != ")" }.split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(names.count > 40)
    for name in names {
      let outcome = try Command.run(["experiment", name, "--list"])
      #expect(outcome.status == 0, "\(name): \(outcome.words)")
    }
  }

  /// A chip with other readings in two policies, of which one affects how the other shows.
  @Test func readingsAreFoundTogether() throws {
    let outcome = try Command.run([
      "experiment", "lis331dlh", "ready-clears", "high-pass-start", "source-bits",
      "--policy", "lis331dlh.ready-clears=any-byte", "--policy", "lis331dlh.high-pass-start=input",
      "--policy", "lis331dlh.source-bits=enabled", "--seed", "77", "--bus", "emulator",
    ])
    #expect(outcome.words == "")
    #expect(
      outcome.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "high-pass-start input", "source-bits enabled", "ready-clears any-byte", "3 of",
      ])
  }

  /// What one run writes, another chip follows: AK8975 without data reads FF.
  @Test func reportsBecomePolicies() throws {
    let folder = try Folder()
    let file = folder.path("found.json").path
    let asked = try Command.run([
      "experiment", "ak8975", "--policy", "ak8975.asa-outside-fuse-mode=ones", "--output", file,
    ])
    #expect(asked.status == 0)
    let text = try String(contentsOf: folder.path("found.json"), encoding: .utf8)
    #expect(text.hasPrefix(#"{"proofmass":"policies","version":1,"part":"ak8975","policies":{"#))
    #expect(text.contains(#""asa-outside-fuse-mode":{"reading":"ones","#))
    #expect(text.contains(#""mode-change":{"undecided":""#))
    let plain = try Command.run(["get", "ak8975", "ASAX", "--format", "json"])
    let other = try Command.run(["get", "ak8975", "ASAX", "--format", "json", "--policies", file])
    #expect(plain.data.contains(#""value":"0x00""#) && other.data.contains(#""value":"0xff""#))
    let wrong = try Command.run(["read", "l3g4200d", "--policies", file, "--bus", "emulator"])
    #expect(wrong.status == 64 && wrong.words.contains("there is no ak8975 on the board"))
  }

  /// A program of one's own decides; what a datasheet forbids is refused before anything is written.
  @Test func programs() throws {
    let good = """
      policy ready-clears
      write CTRL_REG1 C7
      poll STATUS_REG 08 for 500ms
      discard OUT_X_L 6
      poll STATUS_REG 08 for 500ms
      discard OUT_X_L
      read STATUS_REG
      """
    let arguments = [
      "experiment", "lis331dlh", "ready-clears", "--program", "-", "--bus", "emulator",
    ]
    let asked = try Command.run(arguments, input: good)
    #expect(asked.data.hasPrefix("ready-clears  odd-byte  read STATUS_REG: 00001111 (odd-byte "))
    let mistakes = [
      ("write CTRL_REG1 E7", "forbids: a code written that the datasheet does not define"),
      ("write CTRL_REG2 FF", "`proofmass lint --explain "),
      ("parts lis331dhl", "no part \"lis331dhl\" (did you mean lis331dlh?)"),
      (
        "write CTRL_REG9 00",
        #"line 2, "write CTRL_REG9 00": LIS331DLH has no register "CTRL_REG9""#
      ),
      ("write CTRL_REG1 7", #"line 2, "write CTRL_REG1 7": "7" is no byte: "#),
      ("peek CTRL_REG1", #"line 2, "peek CTRL_REG1": unknown step"#),
      ("wait 2h", #"line 2, "wait 2h": "2h" is no time: up to 60s, like 20ms"#),
      ("do nothing", "there are no such steps for LIS331DLH"),
      ("read STATUS_REG 9999", #""9999" is no number from 1 to 4096"#),
    ]
    for (line, words) in mistakes {
      let outcome = try Command.run(arguments, input: "policy ready-clears\n\(line)\n")
      #expect(outcome.status != 0 && outcome.data == "", "\(line)")
      #expect(outcome.words.contains(words), "\(line): \(outcome.words)")
      #expect(outcome.words.split(separator: "\n").count == 1, "\(line)")
    }
    let texts = [
      ("", "no block: one begins with `policy NAME`"),
      ("policy nosuch\nread STATUS_REG\n", "unknown policy \"nosuch\" of lis331dlh"),
      (Self.nested, "has more than 2000 steps"),
    ]
    for (text, words) in texts {
      let outcome = try Command.run(arguments, input: text)
      #expect(outcome.status != 0 && outcome.data == "")
      #expect(outcome.words.contains(words), "\(outcome.words)")
    }
  }

  /// 500⁷ lines, by blocks that repeat the one before.
  private static let nested: String = {
    var text = "steps s0\n"
    for level in 1...6 {
      text += "steps s\(level)\n" + String(repeating: "do s\(level - 1)\n", count: 500)
    }
    return text + "policy ready-clears\n" + String(repeating: "do s6\n", count: 500)
  }()

  /// The path of a report is examined before the chip is asked.
  @Test(arguments: ["experiment", "hardware-report"])
  func missingFolder(_ verb: String) throws {
    let outcome = try Command.run([
      verb, "ak8975", "--bus", "emulator", "--output", "/nonexistent/r.json",
    ])
    #expect(
      outcome.words
        == "proofmass: /nonexistent/r.json: the folder /nonexistent does not exist: make it, or name another\n"
    )
  }

  @Test(arguments: [
    (
      "lis331dlh redy-clears",
      "unknown policy \"redy-clears\" of lis331dlh (did you mean ready-clears?): "
    ),
    ("nochip", "unknown chip \"nochip\""),
    ("sense-hat", "\"sense-hat\" has several chips: name "),
    ("lis331dlh --bus 1 --policy lis331dlh.scale=typical", "--policy is for the emulator"),
    ("lis331dlh --policies missing.json", "missing.json"),
    ("lis331dlh --program missing", "missing"),
  ])
  func mistakes(_ arguments: String, _ words: String) throws {
    let outcome = try Command.run(
      ["experiment"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status != 0 && outcome.data == "")
    #expect(outcome.words.contains(words), "\(outcome.words)")
    #expect(outcome.words.split(separator: "\n").count == 1)
  }

  @Test func hardwareReport() throws {
    let text = try Command.run(["hardware-report", "ak8975", "--fast", "--bus", "emulator"])
    #expect(text.status == 0 && text.words == "")
    for words in [
      "self-test  AK8975", "experiments  AK8975", "status-on-mode-change   cleared", "not tried: ",
    ] { #expect(text.data.contains(words)) }
    let json = try Command.run([
      "hardware-report", "ak8975", "--fast", "--bus", "emulator", "--format", "json",
    ])
    #expect(json.data.hasPrefix(#"{"proofmass":"hardware-report","version":1,"bus":"emulator","#))
  }
}

extension ExperimentTests {
  /// The programs of the guide decide.
  @Test func programsOfTheGuide() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appending(path: "Sources/proofmass/Guides.docc/AskingTheSilicon.md"),
      encoding: .utf8)
    let programs = guide.components(separatedBy: "```").filter { $0.hasPrefix("\npolicy ") }
    #expect(programs.count == 3)
    for program in programs {
      let words = program.split(whereSeparator: \.isWhitespace).map(String.init)
      let outcome = try Command.run(
        ["experiment", words[3], words[1], "--program", "-"], input: program)
      #expect(outcome.data.hasSuffix("1 of 1 decided\n"), "\(outcome.data) \(outcome.words)")
    }
  }
}
