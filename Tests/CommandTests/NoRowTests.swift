// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Parts whose field is out of range, and other causes of a stream without rows.
@Suite struct NoRowTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A constant motion of 100 s, long enough not to end a verb early.
  private func motion(_ columns: String, _ values: String) throws -> String {
    try folder.write(
      "time_s,\(columns)\n0,\(values)\n100,\(values)\n", to: "motion.csv")
  }

  /// Serves a board in virtual time.
  private func serve(_ arguments: [String]) throws -> (board: Command.Running, bus: String) {
    let socket = folder.path("board").path
    let board = try Command.Running(
      ["emulate", "--sensing", "ideal", "--fast", "--listen", socket] + arguments)
    try board.awaitServing()
    return (board, "unix:\(socket)")
  }

  /// Typical parts, whose output clips while the offset registers are 0.
  @Test(arguments: ["1", "3"])
  func `an AK8973 as one buys it`(seed: String) throws {
    let read = try Command.run(["read", "ak8973", "--seed", seed])
    #expect(read.status == 0)
    #expect(read.data.contains("uT  raw"))
    let stream = try Command.run([
      "stream", "ak8973", "--seed", seed, "--fast", "--samples", "2", "--format", "csv",
    ])
    #expect(stream.status == 0)
    #expect(stream.lines.count == 3)
    #expect(!stream.words.contains("too strong"))
  }

  @Test(arguments: ["ak8975", "ak8963", "ak09916", "ak8973"])
  func `a stream in a field that stays too strong`(chip: String) throws {
    let strong = try motion("mag_x_uT,mag_y_uT,mag_z_uT", "4900,4900,4900")
    let outcome = try Command.run([
      "stream", chip, "--sensing", "ideal", "--motion", strong, "--fast", "--samples", "2",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.words.hasSuffix(
        """
        proofmass: \(chip): measurements left out, field too strong (overflow): 250
        proofmass: \(chip): the field is too strong to measure: move magnets away

        """))
  }

  @Test func `a calibration in a field that stays too strong`() throws {
    let strong = try motion("mag_x_uT,mag_y_uT,mag_z_uT", "4900,4900,4900")
    let outcome = try Command.run([
      "calibrate", "ak8975", "--sensing", "ideal", "--motion", strong, "--fast",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.words.hasSuffix(
        "proofmass: ak8975: the field is too strong to measure: move magnets away\n"))
  }

  /// The samples of the other chips are printed.
  @Test func `a reading in a field that is too strong`() throws {
    let strong = try motion("mag_x_uT,mag_y_uT,mag_z_uT", "4900,4900,4900")
    let (board, bus) = try serve(["--motion", strong, "ak8975", "lis331dlh"])
    let text = try Command.run(["read", "ak8975", "lis331dlh", "--bus", bus])
    #expect(text.status == 1)
    #expect(text.lines.count == 2)
    #expect(text.lines.first == "AK8975     0x0c  field too strong")
    #expect(
      text.words == "proofmass: ak8975: the field is too strong to measure: move magnets away\n")
    let json = try Command.run(["read", "ak8975", "--format", "json", "--bus", bus])
    #expect(json.status == 1)
    #expect(json.data.contains(#""value":null"#) && json.data.contains(#""overflow":true"#))
    board.process.terminate()
    #expect(try board.wait().status == 0)
  }

  /// Without a measured gravity there is no attitude.
  @Test func `device motion without gravity`() throws {
    let falling = try motion("acc_x_g,acc_y_g,acc_z_g", "0,0,0")
    let (board, bus) = try serve(["--motion", falling, "lis331dlh", "l3g4200d"])
    let outcome = try Command.run([
      "motion", "lis331dlh", "l3g4200d", "--bus", bus, "--samples", "1", "--format", "csv",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.words
        == "proofmass: no row in 10 s: `proofmass stream` shows whether the accelerometer measures "
        + "gravity\n")
    board.process.terminate()
    #expect(try board.wait().status == 0)
  }
}
