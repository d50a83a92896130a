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
    words.split(separator: "\n").allSatisfy { $0.contains("lost samples in ") }
  }
}
