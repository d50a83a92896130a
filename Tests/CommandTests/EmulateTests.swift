// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Programs on an emulated board. The program is mostly this command, for which the board stands
/// for devices of the kernel. `scripts/clients` runs programs of other projects.
@Suite struct EmulateTests {
  private static let binary = Command.binary.path
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// The arguments for a line of sh in which `pm` is the command.
  private static func shell(_ script: String) -> [String] {
    ["--", "sh", "-c", "pm() { \(binary) \"$@\"; }; \(script)"]
  }

  @Test func theDevice() throws {
    let outcome = try Command.run(
      ["emulate", "lis331dlh,address=0x19"]
        + Self.shell("pm get lis331dlh,address=0x19 WHO_AM_I --bus 1; pm detect --bus 1"))
    #expect(outcome.words == "proofmass: next: proofmass read --bus 1\n")
    #expect(outcome.status == 0)
    #expect(outcome.data.hasPrefix("0x0f  WHO_AM_I  0x32"))
    #expect(outcome.lines.last?.hasPrefix("0x19  0x32  one of LIS331DLH") == true)
  }

  @Test func otherNames() throws {
    let outcome = try Command.run(
      ["emulate", "l3g4200d", "lis331dlh,spi=0.1", "--as-i2c", "7", "--as-spi", "3.1"]
        + Self.shell(
          "pm detect --bus 7; pm detect --bus /dev/spidev3.2; cat /sys/class/i2c-dev/i2c-7/name"))
    #expect(outcome.words == "proofmass: next: proofmass read --bus 7\n")
    #expect(
      outcome.lines.map { $0.prefix(13) }
        == ["0x68  0xd3  o", "spi3.2  0x32 ", "ProofMass emu"])
  }

  @Test func anotherComputer() throws {
    let script = """
      tr '\\0' '\\n' < /proc/device-tree/model; od -An -tx1 /proc/device-tree/system/linux,revision
      tail -n 1 /proc/cpuinfo; cat /sys/bus/gpio/devices/gpiochip4/dev; echo "$PROOFMASS_GPIO_LABEL"
      """
    let outcome = try Command.run(
      ["emulate", "--as-board", "pi4", "--as-gpio", "4"] + Self.shell(script))
    #expect(
      outcome.lines == [
        "Raspberry Pi 4 Model B Rev 1.4", " 00 c0 31 14",
        "Model\t\t: Raspberry Pi 4 Model B Rev 1.4", "254:4", "pinctrl-bcm2711",
      ])
    let named = try Command.run(
      ["emulate", "--gpio-label", "mine"] + Self.shell("echo $PROOFMASS_GPIO_LABEL; ls /dev"))
    #expect(named.lines.first == "mine")
    #expect(named.lines.contains("gpiochip0"))
    let unknown = try Command.run(["emulate", "--as-board", "pi9", "--", "true"])
    #expect(unknown.words == "proofmass: --as-board \"pi9\": one of pi3, pi4\n")
  }

  @Test func severalBuses() throws {
    let outcome = try Command.run(
      ["emulate", "lis331dlh", "--", Self.binary, "emulate", "l3g4200d", "--as-i2c", "2"]
        + Self.shell(
          "pm detect --bus 1; pm detect --bus 2; ls /sys/class/i2c-dev; "
            + "echo \"$LD_PRELOAD\" | tr : '\\n' | wc -l"))
    #expect(
      outcome.words.split(separator: "\n") == [
        "proofmass: next: proofmass read --bus 1", "proofmass: next: proofmass read --bus 2",
      ])
    #expect(
      outcome.lines.map { $0.prefix(10) } == ["0x18  0x32", "0x68  0xd3", "i2c-1", "i2c-2", "1"])
  }

  /// The device names of the inner board take precedence.
  @Test func theSameBusTwice() throws {
    let outcome = try Command.run(
      ["emulate", "lis331dlh", "--", Self.binary, "emulate", "l3g4200d"]
        + Self.shell("pm detect --bus 1"))
    #expect(outcome.lines.map { $0.prefix(4) } == ["0x68"])
  }

  @Test func aMotionInVirtualTime() throws {
    let motion = try folder.write("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,1,0\n", to: "a.csv")
    let start = ContinuousClock.now
    let outcome = try Command.run(
      ["emulate", "lis331dlh", "--sensing", "ideal", "--fast", "--motion", motion]
        + Self.shell("pm read lis331dlh --bus 1 --format json; sleep 1000"))
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    #expect(outcome.data.contains(#""raw":{"x":0,"y":1000,"z":0}"#))
  }

  /// What waits until a deadline passes no more of the board's time than that.
  @Test func theClockIsTheBoards() throws {
    let script = """
      a=$(date +%s%N); pm read lis331dlh,rate=50 --bus 1 > read; b=$(date +%s%N)
      pm stream lis331dlh,rate=50 --bus 1 --samples 50 --format csv > stream; c=$(date +%s%N)
      sleep 100; d=$(date +%s%N)
      echo $(((b - a) / 1000000)) $(((c - b) / 1000000)) $(((d - c) / 1000000))
      """
    let outcome = try Command.run(
      ["emulate", "lis331dlh", "--fast"] + Self.shell("cd \(folder.url.path); \(script)"))
    let passed = try #require(outcome.lines.last).split(separator: " ").compactMap { Int($0) }
    try #require(passed.count == 3)
    #expect((20...1000).contains(passed[0]))
    #expect((1000...2000).contains(passed[1]))
    #expect(passed[2] == 100_000)
    #expect(outcome.words == "")
  }

  @Test func whatAMotionLeavesOutIsSaid() throws {
    let motion = try folder.write("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,1,0\n", to: "a.csv")
    let outcome = try Command.run(
      ["emulate", "--motion", motion, "lis331dlh", "ak8975", "--", "true"])
    #expect(
      outcome.words
        == "proofmass: \(motion) has no columns for mag: ak8975 measures a board at rest\n")
  }

  // MARK: The program's end

  @Test(arguments: [
    ("exit 0", 0), ("exit 7", 7), ("exit 255", 255), ("kill -TERM $$", 143),
    ("kill -KILL $$", 137),
  ])
  func statusIsPassedOn(_ script: String, _ status: Int32) throws {
    let outcome = try Command.run(
      ["emulate", "--", "sh", "-c", script], environment: ["TMPDIR": folder.url.path])
    #expect(outcome == Command.Outcome(status: status, data: "", words: ""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func streamsAreTheProgramsOwn() throws {
    let outcome = try Command.run(
      ["emulate", "--", "sh", "-c", "cat; echo words >&2"], input: "data")
    #expect(outcome == Command.Outcome(status: 0, data: "data", words: "words\n"))
  }

  /// The program starts as from any shell: SIGPIPE ends it, and no signal is blocked.
  @Test func signalsAreAsUsual() throws {
    let outcome = try Command.run([
      "emulate", "--", "grep", "-E", "^Sig(Blk|Ign)", "/proc/self/status",
    ])
    #expect(outcome.lines.first == "SigBlk:\t0000000000000000")
    // Bit 12 is that of SIGPIPE.
    let ignored = outcome.lines.last?.split(separator: "\t").last.flatMap { Int($0, radix: 16) }
    #expect(ignored.map { $0 & 0x1000 } == 0)
  }

  private func start(_ script: String) throws -> Command.Running {
    let running = try Command.Running(
      ["emulate", "--", "sh", "-c", script], environment: ["TMPDIR": folder.url.path])
    try running.wait { try !running.dataSoFar().isEmpty }
    return running
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU])
  func aSignalIsHandedOn(_ signal: Int32) throws {
    let running = try start(
      "trap 'exit 9' TERM HUP INT QUIT USR1 ALRM XCPU; echo ready; while :; do sleep 0.1; done")
    kill(running.process.processIdentifier, signal)
    #expect(try running.wait() == Command.Outcome(status: 9, data: "ready\n", words: ""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  /// A command that waits for the transcript's reader has not made a file or socket yet.
  @Test func aSignalWhileAPipeIsOpened() throws {
    let (fifo, socket) = (folder.path("fifo").path, folder.path("board").path)
    #expect(try Command.shell("mkfifo \(fifo)").status == 0)
    let running = try Command.Running(
      ["emulate", "--transcript", fifo, "--listen", socket, "--", "true"],
      environment: ["TMPDIR": folder.url.path])
    Thread.sleep(forTimeInterval: 1)
    running.process.terminate()
    #expect(try running.wait() == Command.Outcome(status: 128 + SIGTERM, data: "", words: ""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["fifo"])
  }

  // MARK: Programs of other kinds

  @Test func aScriptWithoutAFirstLine() throws {
    let path = try folder.write("echo $1-$LD_PRELOAD | cut -d - -f 1\n", to: "script")
    try folder.makeExecutable("script")
    let outcome = try Command.run(["emulate", "--", path, "word"])
    #expect(outcome == Command.Outcome(status: 0, data: "word\n", words: ""))
  }

  @Test func aStaticProgram() throws {
    let path = folder.path("static")
    try Data(StaticProgram.bytes(exiting: 5)).write(to: path)
    try folder.makeExecutable("static")
    let line =
      "proofmass: \(path.path) is statically linked, and does not see the board by the door preload: "
      + "use --door notify\n"
    let judged = try Command.run(["lint", "--door", "preload", "--", path.path])
    #expect(judged == Command.Outcome(status: 2, data: "", words: line))
    #if arch(x86_64)
      let blind = try Command.run(["emulate", "--door", "preload", "--", path.path])
      #expect(blind == Command.Outcome(status: 5, data: "", words: line))
      let ran = try Command.run(["emulate", "--show-door", "--", path.path])
      #expect(
        ran
          == Command.Outcome(
            status: 5, data: "",
            words: "proofmass: \(path.path) is statically linked: it has the door notify\n"))
    #endif
  }

  // MARK: Transcripts

  @Test func aTranscriptCanBeReplayed() throws {
    let path = folder.path("a.jsonl").path
    let outcome = try Command.run(
      ["emulate", "--fast", "--transcript", path, "ak8975"]
        + Self.shell("pm get ak8975 WIA --bus 1 >&2; kill -9 $$"))
    #expect(outcome.status == 137)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"proofmass":"transcript""#))
    let replayed = try Command.run(["replay", path])
    #expect(replayed.data == "no difference: 1 transaction, 0 requests\n")
  }
}

/// The smallest program without a dynamic linker.
enum StaticProgram {
  /// An ELF file for x86-64 that ends with a status; for other machines one that cannot run.
  static func bytes(exiting status: UInt8) -> [UInt8] {
    #if arch(arm64)
      let machine: UInt8 = 183
    #else
      let machine: UInt8 = 62
    #endif
    func wide(_ number: UInt64) -> [UInt8] { (0..<8).map { UInt8(number >> ($0 * 8) & 0xFF) } }
    let start: UInt64 = 0x40_0078
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 9)
    bytes += [2, 0, machine, 0, 1, 0, 0, 0] + wide(start) + wide(64) + wide(0)
    bytes += [0, 0, 0, 0, 64, 0, 56, 0, 1, 0, 64, 0, 0, 0, 0, 0]
    // PT_LOAD, readable and executable.
    bytes += [1, 0, 0, 0, 5, 0, 0, 0] + wide(0) + wide(0x40_0000) + wide(0x40_0000)
    bytes += wide(0x84) + wide(0x84) + wide(0x1000)
    // mov edi, status; mov eax, 60 (exit); syscall
    bytes += [0xBF, status, 0, 0, 0, 0xB8, 60, 0, 0, 0, 0x0F, 0x05]
    return bytes
  }
}
