// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `lint --capture` and `replay --vcd`: what they print, and mistakes in files and options.
@Suite struct CaptureTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func lint(_ arguments: String..., input: String = "") throws -> Command.Outcome {
    try Command.run(["lint"] + arguments, input: input)
  }

  /// Two transfers of an LIS331DLH: its identity, which is another, and a register that reads otherwise.
  private static let trace = """
    # tracer: nop
        a-1 [000] .....  71.250000: i2c_write: i2c-1 #0 a=018 f=0000 l=1 [0f]
        a-1 [000] .....  71.250001: i2c_read: i2c-1 #1 a=018 f=0001 l=1
        a-1 [000] .....  71.250300: i2c_reply: i2c-1 #1 a=018 f=0001 l=1 [33]
        a-1 [000] .....  71.250301: i2c_result: i2c-1 n=2 ret=2
        a-1 [000] .....  71.260000: i2c_write: i2c-1 #0 a=018 f=0000 l=2 [23-80]
        a-1 [000] .....  71.260300: i2c_result: i2c-1 n=1 ret=1
        a-1 [000] .....  71.270000: i2c_write: i2c-1 #0 a=018 f=0000 l=1 [23]
        a-1 [000] .....  71.270001: i2c_read: i2c-1 #1 a=018 f=0001 l=1
        a-1 [000] .....  71.270300: i2c_reply: i2c-1 #1 a=018 f=0001 l=1 [00]
        a-1 [000] .....  71.270301: i2c_result: i2c-1 n=2 ret=2
        a-1 [000] .....  71.280000: i2c_write: i2c-1 #0 a=018 f=0000 l=1 [27]
        a-1 [000] .....  71.280001: i2c_read: i2c-1 #1 a=018 f=0001 l=1
        a-1 [000] .....  71.280300: i2c_reply: i2c-1 #1 a=018 f=0001 l=1 [ff]
        a-1 [000] .....  71.280301: i2c_result: i2c-1 n=2 ret=2

    """

  /// The answers are no findings; the status, which the world determines, is not compared.
  @Test func answers() throws {
    let path = try folder.write(Self.trace, to: "t")
    let text = try lint("lis331dlh", "--capture", path)
    #expect(text.status == 0)
    #expect(
      text.data == """
        0.000000000 s  0x18  LIS331DLH  answer  WHO_AM_I: 0x33, the emulated chip 0x32
        0.020000000 s  0x18  LIS331DLH  answer  CTRL_REG4: 0x00, the emulated chip 0x80

        """)
    #expect(
      text.words
        == "proofmass: \(path): 0 forbidden, 0 hazards, 0 notes in 4 transactions\n")
    let json = try lint("lis331dlh", "--capture", path, "--format", "json")
    #expect(json.data.hasPrefix(#"{"capture":"\#(path)","answers":[{"time_s":0,"address":"0x18","#))
    #expect(
      json.data.contains(
        #""register":"0x23","name":"CTRL_REG4","expected":"0x80","found":"0x00","written":true,"count":1}]"#
      ))
    #expect(json.data.contains(#","left_out":0,"transactions":4,"#))
    for format in ["sarif", "junit"] {
      #expect(try lint("lis331dlh", "--capture", path, "--format", format).status == 0)
    }
  }

  @Test func standardInput() throws {
    let outcome = try lint("lis331dlh", "--capture", "-", input: Self.trace)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 2)
  }

  /// A file that gzip has compressed.
  @Test func compressed() throws {
    let path = try folder.write(Self.trace, to: "t")
    let gzip = try Process.run(URL(filePath: "/usr/bin/env"), arguments: ["gzip", path])
    gzip.waitUntilExit()
    #expect(try lint("lis331dlh", "--capture", path + ".gz").lines.count == 2)
  }

  // MARK: Mistakes

  private static let header =
    "$timescale 1 us $end\n$var wire 1 ! D0 $end\n$var wire 1 \" D1 $end\n"

  /// One line, and status 2: nothing could be judged; 64 for a mistake on the command line.
  @Test(arguments: [
    ("", "lis331dlh", 2, "is empty: name a capture"),
    (
      "hello\n", "lis331dlh", 2,
      "is no capture by its beginning: VCD, sigrok's .sr, Logic 2's CSV, strace, the kernel's trace, a "
        + "transcript are; --capture-format names one"
    ),
    (header, "lis331dlh", 2, "ends within its header: name a whole value change dump"),
    (
      header + "$enddefinitions $end\n", "lis331dlh", 64,
      "has the channels D0, D1: name the wires of the bus among them, like --channels SDA=D0,SCL=D1, or "
        + "CLK=D0,MOSI=D1,MISO=D2,CS=D3"
    ),
    (
      header + "$enddefinitions $end\n#0 1! 1\"\n#9 what\n",
      "lis331dlh --channels SCL=D0,SDA=D1", 2, "\"what\" is no part of a value change dump"
    ),
    (
      header + "$enddefinitions $end\n#0 1! 1\"\n", "lis331dlh --channels SCL=D0,SDA=D1", 2,
      "has no transaction: name a capture of the bus, and its wires"
    ),
    (
      header + "$enddefinitions $end\n", "lis331dlh --channels SCL=D0,SDA=D2", 64,
      "has no channel \"D2\": it has D0, D1"
    ),
    (
      header + "$enddefinitions $end\n", "lis331dlh --channels SCL=D0,SDX=D1", 64,
      "--channels \"SDX\" is no wire"
    ),
    (trace, "", 64, "does not name its chips: name them, like lis331dlh,address=0x19"),
    (trace, "lis331dlh,address=0x19", 2, "no chip answered "),
    (trace, "lis331dlh --channels SDA=D0", 64, "--channels is for the wires of a logic analyser"),
    (trace, "lis331dlh --as-i2c 3", 64, "--as-i2c is for a program: leave it out with --capture"),
    (trace, "lis331dlh --capture-format vcd", 2, "ends within its header"),
    ("PK\u{3}\u{4}\n", "lis331dlh", 2, "is no whole session of sigrok"),
  ])
  func mistakes(_ text: String, _ options: String, status: Int32, words: String) throws {
    let path = try folder.write(text, to: "capture")
    let outcome = try Command.run(
      ["lint", "--capture", path] + options.split(separator: " ").map { String($0) })
    #expect(outcome.status == status)
    #expect(outcome.words.contains(words), "\(outcome.words)")
    #expect(
      outcome.words.split(separator: "\n").count(where: { !$0.contains(" forbidden, ") }) == 1)
  }

  @Test(arguments: [
    (["lint", "--channels", "SDA=D0", "--", "true"], "--channels is for --capture FILE: name one"),
    (
      ["lint", "lis331dlh", "--capture", "t", "--", "true"],
      "--capture runs no program: leave -- and the rest out"
    ),
    (["replay", "t.jsonl", "--vcd", "-"], "--vcd - would mix with the report: name a file"),
    (
      ["replay", "t.jsonl", "--vcd", "t.csv"],
      ".csv means CSV, which this is not: name it like t.vcd"
    ),
    (
      ["replay", "t.jsonl", "--against", "o.jsonl", "--vcd", "t.vcd"],
      "--vcd draws a replay: leave it out with --against"
    ),
  ])
  func mistakesInOptions(_ arguments: [String], _ words: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.words.contains(words), "\(outcome.words)")
  }

  // MARK: Waveforms

  /// The first bits of a START and the address 0x18, and the pin that a sample raises.
  @Test func waveform() throws {
    let transcript = try folder.write(
      """
      {"proofmass":"transcript","version":1,"chips":[{"chip":"LIS331DLH","address":"0x18"}]}
      {"time_s":0,"address":"0x18","write":"2202"}
      {"time_s":0.001,"address":"0x18","write":"2027"}
      {"time_s":0.1,"address":"0x18","write":"0f","read":"32"}

      """, to: "t.jsonl")
    let path = folder.path("t.vcd").path
    #expect(try Command.run(["replay", transcript, "--vcd", path]).status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("$version ProofMass "))
    #expect(
      text.contains("$timescale 1 ns $end\n$scope module board $end\n$var wire 1 ! SCL $end\n"))
    #expect(text.contains("$var wire 1 & LIS331DLH_0x18_INT1 $end\n"))
    // 400 kHz: START, and the bits 0, 0, 1 of the address.
    #expect(
      text.contains(
        """
        #2500
        0"
        #5000
        0!
        #6250
        1!
        #7500
        0!
        #8750
        1!
        #10000
        0!
        #10625
        1"
        #11250
        1!

        """))
    // DATA_READY is on the pin, and rises with the first sample.
    #expect(text.contains("1&\n"))
  }

  /// A reset sets the board's time back, not that of the file; a frame on SPI, and a transfer without STOP.
  @Test func waveformAfterReset() throws {
    let transcript = try folder.write(
      """
      {"proofmass":"transcript","version":1,"chips":[{"chip":"LIS331DLH","address":"0x18"},{"chip":"L3G4200D","address":"spi0.1"}]}
      {"time_s":0,"address":"0x18","write":"0f","read":"32","stop":false}
      {"time_s":0.001,"address":"0x18","write":"0f","read":"32"}
      {"time_s":0.4,"control":{"do":"reset"}}
      {"time_s":0.1,"address":"0x18","write":"2320"}
      {"time_s":0.2,"address":"spi0.1","write":"8f","read":"d3"}

      """, to: "t.jsonl")
    let path = folder.path("t.vcd").path
    #expect(try Command.run(["replay", transcript, "--vcd", path]).status == 0)
    let outcome = try lint("lis331dlh", "l3g4200d,spi=0.1", "--capture", path)
    #expect(outcome.lines.count == 1)
    #expect(outcome.data.hasPrefix("0.500072500 s  0x18  LIS331DLH  forbidden  undefined-code  "))
    #expect(outcome.words.hasSuffix(" 1 forbidden, 0 hazards, 0 notes in 4 transactions\n"))
  }

  /// strace on a program that has the emulated board by the door notify.
  @Test(.enabled(if: CProgram.canCompile(by: "strace")))
  func straceOfAProgram() throws {
    let path = folder.path("t.strace").path
    let program = """
      import fcntl, os
      bus = os.open("/dev/i2c-1", os.O_RDWR)
      fcntl.ioctl(bus, 0x703, 0x18)
      os.write(bus, bytes([0x23, 0x20]))
      os.write(bus, bytes([0x0f]))
      os.read(bus, 1)
      """
    let traced = try Command.run([
      "emulate", "lis331dlh", "--door", "notify", "--", "strace", "-f", "-ttt", "-xx", "-s", "8192",
      "-e", "trace=desc,file,process", "-o", path, "/usr/bin/python3", "-c", program,
    ])
    try #require(traced.status == 0, "\(traced.words)")
    let outcome = try lint("lis331dlh", "--capture", path)
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1)
    #expect(outcome.data.contains("  forbidden  undefined-code  write CTRL_REG4 20  "))
    #expect(outcome.words.hasSuffix(" 1 forbidden, 0 hazards, 0 notes in 3 transactions\n"))
  }
}
