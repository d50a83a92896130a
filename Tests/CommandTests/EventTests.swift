// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `events`: changes of orientation, and shakes.
@Suite struct EventTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func events(_ arguments: String) throws -> Command.Outcome {
    let outcome = try Command.run(
      ["events", "--bus", "emulator", "--fast"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 0, "\(outcome.words)")
    return outcome
  }

  /// The rows without their times.
  private func what(_ outcome: Command.Outcome) -> [String] {
    outcome.lines.dropFirst().map { $0.split(separator: ",").dropFirst().joined(separator: " ") }
  }

  @Test(arguments: [
    "", " lis331dlh", " lis331dlh l3g4200d", " lis331dl", " --sensing ideal",
  ])
  func aShakeBeginsAndEnds(_ chips: String) throws {
    let outcome = try events("--scenario shake --format csv" + chips)
    #expect(outcome.lines.first == "time_s,event,value,axis")
    #expect(what(outcome) == ["orientation faceUp", "shake began x", "shake ended x"])
    // The scenario rests for half a second.
    for (line, time) in zip(outcome.lines.dropFirst(), [0.13, 0.82, 1.58]) {
      let seconds = try #require(Double(line.prefix { $0 != "," }))
      #expect(abs(seconds - time) < 0.03)
    }
  }

  @Test(arguments: ["", " lis331dlh", " --sensing ideal"])
  func turnsAreTold(_ chips: String) throws {
    let told = try what(events("--scenario rotate --format csv" + chips))
    let expected = [
      "faceUp", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceDown",
      "faceUp",
    ].map { "orientation \($0)" }
    // Between two faces, orientations with an edge up may be reported.
    var rest = told[...]
    for one in expected {
      let index = try #require(rest.firstIndex(of: one), "\(one) in \(told)")
      rest = rest[(index + 1)...]
    }
    #expect(!told.contains { $0.hasPrefix("shake") })
  }

  @Test func walkingIsNoEvent() throws {
    #expect(try what(events("--scenario walk --format csv")) == ["orientation faceUp"])
  }

  @Test func linesAreJSON() throws {
    let outcome = try events("lis331dlh --scenario shake --format jsonl --sensing ideal")
    let configuration =
      #"{"bus":"emulator","chips":[{"chip":"LIS331DLH","address":"0x18","range":"8g"}],"#
      + #""proofmass_version":"0.1.0"}"#
    #expect(outcome.data.hasPrefix("\(configuration)\n"))
    struct Event: Decodable {
      var event, value: String
      var axis: String?
    }
    let events = try outcome.lines.dropFirst().map {
      try JSONDecoder().decode(Event.self, from: Data($0.utf8))
    }
    #expect(events.map(\.value) == ["faceUp", "began", "ended"])
    #expect(events.map(\.event) == ["orientation", "shake", "shake"])
    #expect(events.map(\.axis) == [nil, "x", "x"])
  }

  @Test func textIsForReading() throws {
    let outcome = try events("lis331dlh --scenario shake --samples 2 --sensing ideal")
    #expect(outcome.lines.first == "    time_s  event        value               axis")
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines[1].hasSuffix("  orientation  faceUp"))
    #expect(outcome.lines[2].hasSuffix("  shake        began               x"))
  }

  @Test func chipsArePoweredDownAndABoardThatGoesIsAnError() throws {
    let socket = folder.path("board").path
    let board = try Command.Running(["emulate", "--sensing", "ideal", "--listen", socket])
    try board.awaitServing()
    let bus = "unix:\(socket)"
    let outcome = try Command.run(["events", "--bus", bus, "--samples", "1", "--format", "csv"])
    #expect(outcome.status == 0)
    #expect(what(outcome) == ["orientation faceUp"])
    let control = try Command.run(["get", "--bus", bus, "lis331dlh", "CTRL_REG1.PM"])
    #expect(control.data.contains("PM=0 powerDown (nothing is measured)"), "\(control.data)")

    let running = try Command.Running(["events", "--bus", bus, "--format", "csv"])
    try running.wait { try running.dataSoFar().contains("faceUp") }
    board.process.interrupt()
    _ = try board.wait()
    let end = try running.wait()
    #expect(end.status == 1)
    #expect(end.words.contains("is it still served?"))
    #expect(what(end) == ["orientation faceUp"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItCleanly(_ signal: Int32) throws {
    let running = try Command.Running(["events", "--bus", "emulator", "--format", "csv"])
    try running.wait { try running.dataSoFar().contains("faceUp") }
    kill(running.process.processIdentifier, signal)
    let outcome = try running.wait()
    #expect(outcome.status == 0)
    #expect(what(outcome) == ["orientation faceUp"])
  }
}
