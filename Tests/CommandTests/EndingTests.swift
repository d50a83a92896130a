// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// How streams end.
@Suite struct EndingTests {
  private static let arguments = [
    "stream", "--bus", "emulator", "--format", "csv", "lis331dlh,rate=400", "ak8975",
  ]

  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Waits until rows of a length have come, for at most 20 s.
  private func waitForRows(_ running: Command.Running, length: Int = 200) throws {
    try running.wait { try running.dataSoFar().count >= length }
  }

  @Test(arguments: [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
  ])
  func aSignalEndsItCleanly(_ signal: Int32) throws {
    let running = try Command.Running(Self.arguments)
    try waitForRows(running)
    kill(running.process.processIdentifier, signal)
    let outcome = try running.wait()
    #expect(outcome.status == 0)
    #expect(outcome.saysNothingButOverruns)
    #expect(outcome.data.hasSuffix("\n"))
    let table = Table(outcome.data)
    #expect(table.rows.count > 3)
    #expect(table.rows.allSatisfy { $0.count == table.columns.count })
    #expect(zip(table.times, table.times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aSignalInterruptsALongWait() throws {
    // One sample in a quarter of an hour: the signal arrives during the wait, or this test takes as
    // long.
    let running = try Command.Running([
      "stream", "--bus", "emulator", "ak8975,rate=0.001", "--format", "csv",
    ])
    // Before its first row the command may not handle signals yet.
    try waitForRows(running, length: 60)
    running.process.interrupt()
    #expect(try running.wait().status == 0)
  }

  @Test(arguments: [[], ["--fast", "--duration", "1000h"]])
  func aClosedPipeEndsItCleanly(_ more: [String]) throws {
    let pipe = Pipe()
    let running = try Command.Running(
      Self.arguments + more, output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.read(upToCount: 20) != nil)
    try pipe.fileHandleForReading.close()
    let outcome = try running.wait()
    #expect(outcome.status == 0)
    #expect(outcome.saysNothingButOverruns)
  }

  /// A verb without signal handling is ended by a signal, without a message.
  @Test func `a verb that is no stream ends as any process`() throws {
    let fifo = folder.path("fifo").path
    #expect(try Command.shell("mkfifo \(fifo)").status == 0)
    let running = try Command.Running(["allan", fifo])
    // Meanwhile it waits for a writer of the pipe.
    Thread.sleep(forTimeInterval: 0.5)
    kill(running.process.processIdentifier, SIGQUIT)
    #expect(try running.wait() == Command.Outcome(status: 128 + SIGQUIT, data: "", words: ""))
  }

  @Test(arguments: [0, O_NONBLOCK])
  func aSecondSignalEndsAWriteWithoutAReader(flag: Int32) throws {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | flag) == 0)
    let running = try Command.Running(
      Self.arguments + ["--fast", "--duration", "1000h"], output: pipe.fileHandleForWriting)
    // It has begun, and has enough time to fill the pipe.
    #expect(try pipe.fileHandleForReading.read(upToCount: 20) != nil)
    Thread.sleep(forTimeInterval: 1)
    while running.process.isRunning {
      running.process.terminate()
      Thread.sleep(forTimeInterval: 0.3)
    }
    #expect(try running.wait().status == 128 + SIGTERM)
    try pipe.fileHandleForReading.close()
  }

  // MARK: Outputs that nobody reads

  private func fifo(_ name: String) throws -> String {
    let path = folder.path(name).path
    #expect(try Command.shell("mkfifo \(path)").status == 0)
    return path
  }

  @Test(arguments: [
    "stream --fast --duration 1h --output FIFO", "stream --fast --duration 1h --output FIFO.gz",
    "stream --duration 1h --output FIFO", "stream --fast --duration 1h --truth FIFO",
    "motion --fast --duration 1h --output FIFO", "motion --duration 1h --output FIFO",
    "events --fast --duration 1h --output FIFO",
  ])
  func `a signal ends the wait for a reader`(arguments: String) throws {
    let path = try fifo(arguments.contains("FIFO.gz") ? "fifo.gz" : "fifo")
    let words = arguments.split(separator: " ").map {
      $0.hasPrefix("FIFO") ? path : String($0)
    }
    for signal in [SIGTERM, SIGINT] {
      let running = try Command.Running(words + ["--bus", "emulator", "lis331dlh", "l3g4200d"])
      try waitUntilIdle(running)
      kill(running.process.processIdentifier, signal)
      let outcome = try running.wait()
      #expect(
        outcome
          == Command.Outcome(
            status: 0, data: "",
            words: """
              proofmass: cannot write \(path): nobody reads it, and a signal asked for the end

              """))
    }
  }

  /// Waits until a process has caught SIGTERM and sleeps.
  private func waitUntilIdle(_ running: Command.Running) throws {
    let status = "/proc/\(running.process.processIdentifier)/status"
    try running.wait {
      let text = try String(contentsOfFile: status, encoding: .utf8)
      let caught = text.split(separator: "\n").first { $0.hasPrefix("SigCgt") }
        .flatMap { UInt64($0.split(separator: "\t")[1], radix: 16) }
      return caught.map { $0 >> UInt64(SIGTERM - 1) & 1 == 1 } == true
        && text.contains("State:\tS")
    }
  }

  @Test(arguments: [
    ["stream", "--fast", "--duration", "1000h", "--format", "csv"],
    ["stream", "--fast", "--duration", "1000h", "--format", "jsonl"],
    ["motion", "--fast", "--duration", "1000h", "--format", "csv", "--rate", "800"],
  ])
  func `a signal ends a write that nobody takes`(arguments: [String]) throws {
    for signal in [SIGTERM, SIGINT] {
      let pipe = Pipe()
      let running = try Command.Running(
        arguments + ["--bus", "emulator"], output: pipe.fileHandleForWriting)
      // It has begun, and soon fills the pipe.
      #expect(try pipe.fileHandleForReading.read(upToCount: 20) != nil)
      try running.waitUntilStalled()
      kill(running.process.processIdentifier, signal)
      let outcome = try running.wait()
      #expect(outcome.status == 0)
      #expect(
        outcome.words == """
          proofmass: cannot write standard output: its reader takes nothing, and a signal asked for the \
          end: the last rows are missing

          """)
    }
  }

  @Test(arguments: ["run.csv", "run.csv.gz"])
  func `a signal ends a recording that nobody takes`(name: String) throws {
    let path = try fifo(name)
    let running = try Command.Running(
      ["stream", "--fast", "--duration", "1000h", "--bus", "emulator", "--output", path])
    let reading = try FileHandle(forReadingFrom: URL(filePath: path))
    #expect(try reading.read(upToCount: 10)?.count == 10)
    try running.waitUntilStalled()
    running.process.terminate()
    let outcome = try running.wait()
    #expect(outcome.status == 0)
    #expect(
      outcome.words == """
        proofmass: cannot write \(path): its reader takes nothing, and a signal asked for the end: \
        the last rows are missing

        """)
    try reading.close()
  }

  @Test func `a signal ends a write of the truth that nobody takes`() throws {
    let path = try fifo("truth.csv")
    let running = try Command.Running([
      "stream", "--fast", "--duration", "1000h", "--bus", "emulator", "--output",
      folder.path("run.csv").path, "--truth", path,
    ])
    let reading = try FileHandle(forReadingFrom: URL(filePath: path))
    #expect(try reading.read(upToCount: 10)?.count == 10)
    try running.waitUntilStalled()
    running.process.terminate()
    let outcome = try running.wait()
    #expect(outcome.status == 0)
    #expect(outcome.words.contains("cannot write \(path): its reader takes nothing"))
    // The recording is whole.
    let info = try Command.run(["info", folder.path("run.csv").path])
    #expect(info.status == 0)
    try reading.close()
  }

  /// A reader that takes its time after the signal still gets all.
  @Test func `a slow reader has the last rows`() throws {
    let pipe = Pipe()
    let running = try Command.Running(
      Self.arguments + ["--fast", "--duration", "1000h"], output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    try running.waitUntilStalled()
    running.process.terminate()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    let outcome = try running.wait()
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    #expect(data.last == UInt8(ascii: "\n"))
  }

  @Test func `a signal ends a calibration that nobody takes`() throws {
    let path = try fifo("board.json")
    let running = try Command.Running([
      "calibrate", "l3g4200d", "--fast", "--duration", "15s", "--bus", "emulator", "--output", path,
    ])
    try waitUntilIdle(running)
    try running.wait { try !running.wordsSoFar().isEmpty }
    running.process.terminate()
    let outcome = try running.wait()
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("nobody reads it"), "\(outcome.words)")
    #expect(outcome.words.contains("the calibration went to standard output instead"))
    #expect(outcome.data.contains("bias_radps"))
  }

  /// A calibration is read before signals are caught: one that nobody writes ends as any process.
  @Test(arguments: ["stream", "motion", "events"])
  func `a signal ends the wait for a calibration`(verb: String) throws {
    let path = try fifo("board.json")
    let running = try Command.Running([verb, "--bus", "emulator", "--calibration", path])
    // There is a reader as soon as the command opens the pipe; from then on it waits for bytes.
    let writing = try FileHandle(forWritingTo: URL(filePath: path))
    running.process.terminate()
    #expect(try running.wait().status == 128 + SIGTERM)
    try writing.close()
  }

  @Test func `a signal ends a transcript that nobody takes`() throws {
    let path = try fifo("board.jsonl")
    let running = try Command.Running([
      "emulate", "lis331dlh", "--fast", "--transcript", path, "--", Command.binary.path, "stream",
      "lis331dlh,rate=1000", "--bus", "1", "--duration", "1h",
    ])
    let reading = try FileHandle(forReadingFrom: URL(filePath: path))
    #expect(try reading.read(upToCount: 10)?.count == 10)
    try running.waitUntilStalled()
    running.process.terminate()
    _ = try running.wait()
    try reading.close()
  }

  @Test func durationInRealTime() throws {
    let start = ContinuousClock.now
    let outcome = try Command.run(Self.arguments + ["--duration", "0.5s"])
    #expect(ContinuousClock.now - start > .milliseconds(450))
    #expect(outcome.status == 0)
    let table = Table(outcome.data)
    #expect(table.times.allSatisfy { $0 < 0.51 })
    // 400 and 50 samples a second, less those that a busy machine misses.
    #expect(table.samples("acc").count > 50)
    #expect(table.samples("mag").count > 5)
  }

  @Test func rowsComeWhileItRuns() throws {
    let running = try Command.Running(Self.arguments)
    try waitForRows(running)
    #expect(running.process.isRunning)
    running.process.terminate()
    _ = try running.wait()
  }
}

extension Command.Outcome {
  /// Whether the only messages are about overruns, which occur on a busy machine.
  fileprivate var saysNothingButOverruns: Bool {
    words.split(separator: "\n").allSatisfy { $0.contains(": lost ") && $0.contains(" place") }
  }
}
