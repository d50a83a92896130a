// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Files that are no recordings in some detail: every verb that reads them treats them alike.
@Suite struct RecordingFormTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func info(_ path: String) throws -> [String: Any] {
    let outcome = try Command.run(["info", "--format", "json", path])
    #expect(outcome.status == 0, "\(outcome.words)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.data.utf8))
    return try #require(object as? [String: Any])
  }

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: folder.path(name))
    return folder.path(name).path
  }

  private static let header = "time_s,acc_x_g,acc_y_g,acc_z_g\n"
  private static let row = "0,0,0,1\n"

  // MARK: Refused

  static let wrongTables = [
    header + row + "1,zzz,0,1\n", header + row + "1,nan,0,1\n", header + row + "1,inf,0,1\n",
    header + row + "1,0,0\n", header + row + "1,0,0,1,2\n", header + row + "1,0,,1\n",
    header + row + "0,0,0,1\n", header + row + "-1,0,0,1\n", header + row + "\n1,0,0,1\n",
    header + row + ",0,0,1\n", header + row + "12:00:00.00,0,0,1\n", header + row + "abc,0,0,1\n",
    header + row + " 1,0,0,1\n", header + row + "1 ,0,0,1\n", header + row + "1-2,0,0,1\n",
    header + row + "1+2,0,0,1\n", header + row + "\"1\"2,0,0,1\n", header + row + "\"1,0,0,1\n",
    header + row + "1e,0,0,1\n", header + row + "1e+,0,0,1\n", header + row + "1.2.3,0,0,1\n",
    header + row + "0x10,0,0,1\n", header + row + "\u{1}1,0,0,1\n", header + row + "1,0,0,1e999\n",
    header + row + "1;0;0;1\n", header + row + "1\t0\t0\t1\n", header + row + "-,0,0,1\n",
    header + row + ".,0,0,1\n", header + row + "1e30,0,0,1\n", header + row + "1,0,0,\"1\n",
    "time_s;acc_x_g;acc_y_g;acc_z_g\n0,0;0,0;0,0;1,0\n",
    "time_s\tacc_x_g\tacc_y_g\tacc_z_g\n0\t0\t0\t1\n",
    "time_s,acc_x_g,acc_y_g\n0,0,0\n", "time_s,time_s,temp_C\n0,0,0\n",
    "time_s,acc_x_g,acc_x_g,acc_y_g,acc_z_g\n0,0,0,0,1\n",
    "time_s,acc_x_g,acc_y_g,acc_z_mps2\n0,0,0,1\n", "\"time_s,acc_x_g\n0,1\n",
  ]

  static let wrongLines = [
    #"{"time_s":"0","acc_x_g":0,"acc_y_g":0,"acc_z_g":1}"#, #"{"time_s":+1,"temp_C":20}"#,
    #"{"time_s":1-2,"temp_C":20}"#, #"{"time_s":12:00:00.00,"temp_C":20}"#,
    #"{"time_s":abc,"temp_C":20}"#, #"{"time_s":,"temp_C":20}"#, #"{"time_s":"","temp_C":20}"#,
    #"{"time_s":NaN,"temp_C":20}"#, #"{"time_s":01,"temp_C":20}"#, #"{"time_s":1.,"temp_C":20}"#,
    #"{"time_s":1,"temp_C":"zzz"}"#, #"{"time_s":1,"temp_C":nan}"#, #"{"time_s":1,"temp_C":1e999}"#,
    #"{"time_s":1,"acc_x_g":0,"acc_y_g":0}"#, #"{"time_s":-1,"temp_C":20}"#,
    #"{"time_s":0,"temp_C":20}"#, #"{"temp_C":20}"#, #"{"time_s":null,"temp_C":20}"#,
    #"{"time_s":1,"time_s":2,"temp_C":20}"#, #"{"time_s":1,"temp_C":20"#, "abc", "[1]", "# end: {}",
    #"{"time_s":1,"temp_C":20} x"#, "{\"time_s\":\u{1}1,\"temp_C\":20}",
    #"{"time_s":{},"temp_C":20}"#,
    #"{"time_s":1,"acc_x_g":0,"acc_y_g":0,"acc_z_g":1,"acc_x_mps2":0,"acc_y_mps2":0,"acc_z_mps2":9}"#,
    #"{"time_s":1e30,"temp_C":20}"#, #"{"time_s": "1", "temp_C": 20}"#,
  ]

  static let wrongFiles: [(name: String, content: String)] =
    wrongTables.map { ("wrong.csv", $0) }
    + wrongLines.map { ("wrong.jsonl", "{\"time_s\":0,\"temp_C\":20}\n\($0)\n") }

  @Test(arguments: wrongFiles)
  func `info refuses what allan refuses, in its words`(name: String, content: String) throws {
    let path = try folder.write(content, to: name)
    let allan = try Command.run(["allan", path])
    #expect(allan.status == 1)
    #expect(allan.words.hasPrefix("proofmass: \(path):"), "\(allan.words)")
    let info = try Command.run(["info", path])
    #expect(info == Command.Outcome(status: 1, data: "", words: allan.words))
    let piped = try Command.run(["info", "-"], input: content)
    #expect(piped.status == 1)
    #expect(piped.words == allan.words.replacingOccurrences(of: path, with: "-"))
  }

  @Test func `info names the line of text, too`() throws {
    for (row, words) in [
      ("zzz 1", #":4: time_s: "zzz" is not a number"#), ("2.0 nan", #":4: "nan" is not a number"#),
      ("0.5 1", ":4: time_s: 0.5 is earlier than the line above"),
      ("2 1 2 3", ":4: cells: 4, in the header: 3"), ("12:00:00.00 1", ":4: time_s: "),
    ] {
      let path = try folder.write("time_s temp_C a_b\n0 1\n1 1\n\(row)\n", to: "run.txt")
      let outcome = try Command.run(["info", path])
      #expect(outcome.status == 1)
      #expect(outcome.words.hasPrefix("proofmass: \(path)\(words)"), "\(outcome.words)")
    }
  }

  @Test func `one bad file does not end info for the others`() throws {
    let good = try folder.write(Self.header + Self.row, to: "good.csv")
    let bad = try folder.write(Self.header + "x,0,0,1\n", to: "bad.csv")
    let none = folder.path("none.csv").path
    let outcome = try Command.run(["info", good, bad, none, good, "--format", "json"])
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 2)
    #expect(
      outcome.words == """
        proofmass: \(bad):2: time_s: "x" is not a number
        proofmass: cannot read \(none): No such file or directory, error 2

        """)
  }

  // MARK: Read

  /// As Python's json and other programs write rows.
  @Test(arguments: [
    #"{"time_s": 0}"#, #"{"time_s": 0, "temp_C": 20}"#, #"{ "time_s" : 0 , "temp_C" : 20 }"#,
    #"{"temp_C":20,"time_s":0}"#, #"{"time_s":-0.5e-3,"temp_C":null}"#,
    #"{"time_s":0,"temp_C":20,"note":"a \"quoted\" word"}"#, #"{"time_s":0,"tags":[1,{"a":2}]}"#,
    "{\"time_s\":0,\"caf\u{e9}\":1}", #"{"time_s":0,"temp\u005fC":20}"#,
  ])
  func `a row of JSON Lines in any form is a row`(line: String) throws {
    let path = try folder.write("\(line)\n{\"time_s\": 1.5}\r\n\n", to: "rows.jsonl")
    let said = try info(path)
    #expect(said["rows"] as? Int == 2)
    #expect(said["last_s"] as? Double == 1.5)
    let samples = try #require(said["samples"] as? [String: [String: Any]])
    let isSample = line.contains("20")
    #expect(samples["temp"]?["count"] as? Int == (isSample ? 1 : nil))
  }

  @Test(arguments: [
    "\u{FEFF}time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,0,0,1\n",
    "\"time_s\",\"acc_x_g\",\"acc_y_g\",\"acc_z_g\"\r\n\"0\",0,0,1\r\n1,0,0,1\r\n",
    "acc_x_g,acc_y_g, acc_z_g ,\"a,b\",time_s\n0,0,1,\"x,y\",0\n0,0,1,,1\n",
    "time_s,acc_x_g,acc_y_g,acc_z_g\n+0,0,0,1\n1.0e0,0,0,1\n\n  \n",
    "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,0,0,1",
    "# a comment\ntime_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n# another\n1,0,0,1\n",
  ])
  func `a table in any form is read as elsewhere`(content: String) throws {
    let path = try folder.write(content, to: "run.csv")
    let said = try info(path)
    #expect(said["rows"] as? Int == 2)
    #expect(said["first_s"] as? Double == 0)
    #expect(said["last_s"] as? Double == 1)
    let samples = try #require(said["samples"] as? [String: [String: Any]])
    #expect(samples["acc"]?["count"] as? Int == 2)
    #expect(try Command.run(["plot", path]).status == 0)
  }

  @Test func `times are exact whatever their length`() throws {
    let path = try folder.write(
      "temp_C,time_s\n1,1234567890.123456789\n2,\"1234567891.000000001\"\n", to: "run.csv")
    let outcome = try Command.run(["info", path, "--format", "json"])
    #expect(
      outcome.data.contains(#""first_s":1234567890.123456789,"last_s":1234567891.000000001"#),
      "\(outcome.data)")
  }

  // MARK: Byte order marks

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @Test(arguments: ["csv", "jsonl"])
  func `a byte order mark hides no header`(ending: String) throws {
    let path = folder.path("run.\(ending)").path
    let stream = ["stream", "lis331dlh", "--fast", "--bus", "emulator", "--duration", "15s"]
    #expect(try Command.run(stream + ["--output", path]).status == 0)
    let before = try info(path)
    let marked = try write(
      Self.mark + Array(try Data(contentsOf: URL(filePath: path))), to: "marked.\(ending)")
    let after = try info(marked)
    #expect(after["rows"] as? Int == before["rows"] as? Int)
    #expect(after["state"] as? String == "ended")
    #expect((after["header"] as? [String: Any])?["verb"] as? String == "stream")
    for verb in [["characterise", "--recording"], ["allan"], ["plot"]] {
      let outcome = try Command.run(verb + [marked])
      #expect(outcome.status == 0, "\(outcome.words)")
      #expect(
        outcome.data
          == (try Command.run(verb + [path]).data.replacingOccurrences(
            of: "/run.", with: "/marked.")))
    }
    // Behind the last whole row, wherever that is.
    let bytes = try Data(contentsOf: URL(filePath: marked))
    try bytes.dropLast(20).write(to: URL(filePath: marked))
    let appended = try Command.run(stream + ["--append", "--output", marked])
    #expect(appended.status == 0, "\(appended.words)")
    #expect(try info(marked)["continued"] as? Int == 1)
    #expect(try Command.run(["allan", marked]).status == 0)
  }

  @Test func `every reader leaves a byte order mark out`() throws {
    let outcome = try Command.shell(
      #"""
      cd "$1"; mark() { printf '\357\273\277' | cat - "$1" > "marked-$1"; }
      export PROOFMASS_BUS=emulator
      "$0" emulate --fast --transcript t.jsonl lis331dlh -- "$0" read --bus 1 lis331dlh > /dev/null
      "$0" dump lis331dlh --format json > d.json
      "$0" calibrate l3g4200d --fast --duration 15s --output c.json 2> /dev/null
      for file in t.jsonl d.json c.json; do mark $file; done
      "$0" replay marked-t.jsonl > /dev/null && echo replayed
      "$0" replay marked-t.jsonl --against t.jsonl > /dev/null && echo compared
      "$0" dump lis331dlh --diff marked-d.json
      "$0" stream l3g4200d --fast --samples 1 --calibration marked-c.json > /dev/null && echo corrected
      """#, folder.url.path)
    #expect(outcome.lines == ["replayed", "compared", "no difference", "corrected"])
    #expect(!outcome.words.contains("marked"), "\(outcome.words)")
  }

  @Test(arguments: [
    ["info"], ["allan"], ["plot"], ["characterise", "--recording"], ["replay"],
    ["dump", "lis331dlh", "--diff"], ["stream", "--fast", "--samples", "1", "--calibration"],
    ["stream", "--fast", "--samples", "1", "--motion"],
  ])
  func `every reader says how to convert UTF-16 and what is compressed`(verb: [String]) throws {
    let environment = ["PROOFMASS_BUS": "emulator", "PATH": "/usr/bin:/bin"]
    for (bytes, words) in [
      (
        [0xFF, 0xFE] + "time_s,temp_C\n0,1\n".utf8.flatMap { [$0, 0] },
        "is not UTF-8, but UTF-16 by its look: convert it with iconv -f UTF-16 -t UTF-8"
      ),
      (
        "{\"time_s\":0}\n".utf8.flatMap { [0, $0] },
        "is not UTF-8, but UTF-16 by its look: convert it with iconv -f UTF-16 -t UTF-8"
      ),
      ([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3], "is compressed: unpack it with gunzip"),
    ] as [([UInt8], String)] {
      let path = try write(bytes, to: "run.csv")
      let outcome = try Command.run(verb + [path], environment: environment)
      #expect(outcome.status == (verb == ["replay"] ? 2 : 1))
      #expect(outcome.words == "proofmass: \(path): \(words)\n")
    }
  }

  // MARK: Going on

  @Test(arguments: ["stream --samples 9", "motion --samples 9", "events --duration 1s"])
  func `append refuses a file with a wrong cell, and leaves it`(verb: String) throws {
    for (ending, row) in [
      ("jsonl", #"{"time_s": "9"}"#), ("jsonl", #"{"time_s":+9}"#), ("jsonl", "{\"time_s\":\t'9'}"),
      ("csv", "12:00:00.00,"), ("csv", "abc"), ("csv", ""),
    ] {
      let path = folder.path("run.\(ending)").path
      let words =
        verb.split(separator: " ").map(String.init) + [
          "--fast", "--bus", "emulator", "--output", path,
        ]
      #expect(try Command.run(words).status == 0)
      // As if its last line had been damaged.
      var text = try String(contentsOfFile: path, encoding: .utf8)
      if row.isEmpty { text += "\n" }
      text += row.isEmpty ? "1,2\n" : "\(row)\n"
      _ = try folder.write(text, to: "run.\(ending)")
      let outcome = try Command.run(words + ["--append"])
      #expect(outcome.status == 1, "\(ending) \(row)")
      #expect(outcome.words.hasPrefix("proofmass: \(path):"), "\(outcome.words)")
      #expect(outcome.words.split(separator: "\n").count == 1)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  @Test func `append goes on in JSON Lines that another program wrote anew`() throws {
    let path = folder.path("run.jsonl").path
    let words = [
      "stream", "lis331dlh", "--fast", "--bus", "emulator", "--samples", "9", "--output", path,
    ]
    #expect(try Command.run(words).status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: "\":", with: "\": ")
      .replacingOccurrences(of: ",\"", with: ", \"")
    _ = try folder.write(text + "\n\n", to: "run.jsonl")
    #expect(try info(path)["rows"] as? Int == 9)
    let outcome = try Command.run(words + ["--append"])
    #expect(outcome.status == 0, "\(outcome.words)")
    let said = try info(path)
    #expect(said["rows"] as? Int == 18)
    #expect(said["state"] as? String == "ended")
  }

  @Test func `append leaves no blank line between rows`() throws {
    let path = folder.path("run.csv").path
    let words = [
      "stream", "lis331dlh", "--fast", "--bus", "emulator", "--samples", "900", "--output", path,
    ]
    #expect(try Command.run(words).status == 0)
    _ = try folder.write(
      String(contentsOfFile: path, encoding: .utf8) + "\n \n", to: "run.csv")
    #expect(try Command.run(words + ["--append"]).status == 0)
    #expect(try info(path)["rows"] as? Int == 1800)
    #expect(try Command.run(["allan", path]).status == 0)
  }

  /// Two rows of events may be of one instant, which is no going back.
  @Test func `events may be of one instant`() throws {
    let csv = try folder.write(
      "time_s,event,value,axis\n1,orientation,faceUp,\n1,shake,began,x\n", to: "events.csv")
    #expect(try info(csv)["rows"] as? Int == 2)
    let lines = try folder.write(
      "{\"time_s\":1,\"event\":\"a\"}\n{\"time_s\":1,\"event\":\"b\"}\n", to: "events.jsonl")
    #expect(try info(lines)["rows"] as? Int == 2)
    let back = try folder.write(
      "{\"time_s\":1,\"event\":\"a\"}\n{\"time_s\":0,\"event\":\"b\"}\n", to: "back.jsonl")
    #expect(try Command.run(["info", back]).status == 1)
  }
}
