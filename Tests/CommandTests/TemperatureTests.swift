// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A recorded temperature reaches the emulated chips, with any verb that plays the recording.
@Suite struct TemperatureTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func motion(_ degrees: String, seconds: Int) throws -> String {
    try folder.write(
      """
      time_s,acc_x_g,acc_y_g,acc_z_g,temp_C
      0,0,0,1,\(degrees)
      \(seconds),0,0,1,\(degrees)

      """, to: "\(degrees).csv")
  }

  /// A part's offsets change with its temperature.
  @Test(
    arguments: [
      ["motion", "lis331dlh", "l3g4200d", "--samples", "2"],
      ["stream", "lis331dlh", "--samples", "9"],
      ["stream", "ak8975", "--samples", "9"], ["calibrate", "l3g4200d"],
    ])
  func `a warm part is another`(verb: [String]) throws {
    func run(_ degrees: String) throws -> String {
      let motion = try motion(degrees, seconds: 12)
      let outcome = try Command.run(verb + ["--motion", motion, "--fast"])
      #expect(outcome.status == 0)
      return outcome.data.split(separator: "\n").filter { !$0.contains("date") }.joined()
    }
    // The default temperature of a board, in °C.
    let usual = try run("25")
    #expect(try run("25.0") == usual)
    #expect(try run("70") != usual)
  }

  @Test func `a board for other programs`() throws {
    let socket = folder.path("board").path
    let board = try Command.Running(
      ["emulate", "l3g4200d", "--sensing", "ideal", "--fast", "--listen", socket]
        + ["--motion", try motion("70", seconds: 1)])
    try board.awaitServing()
    let stream = try Command.run([
      "stream", "l3g4200d,temperature-offset=37", "--bus", "unix:\(socket)", "--samples", "1",
      "--format", "csv",
    ])
    #expect(stream.lines.last?.hasSuffix(",70") == true)
    board.process.terminate()
    #expect(try board.wait().status == 0)
  }
}
