// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `motion`: the fused samples of the sensors, in Core Motion's terms.
@Suite struct DeviceMotionTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func motion(_ arguments: [String], _ board: String? = nil) throws -> Table {
    let file = try board.map { ["--motion", try folder.write($0, to: "motion.csv")] } ?? []
    let outcome = try Command.run(
      ["motion", "--bus", "emulator", "--sensing", "ideal", "--fast", "--format", "csv"] + file
        + arguments)
    #expect(outcome.status == 0)
    return Table(outcome.data)
  }

  /// The value of a column in the last row.
  private func last(_ table: Table, _ column: String) throws -> Double {
    let index = try #require(table.columns.firstIndex { $0 == column })
    return try #require(table.rows.last?[index] ?? nil)
  }

  /// Gravity in Core Motion's terms, for a specific force on the board that is face up, upright,
  /// right edge down, and face down.
  @Test(
    arguments: [
      ([0, 0, 1], [0, 0, -1]), ([0, 1, 0], [0, -1, 0]), ([-1, 0, 0], [1, 0, 0]),
      ([0, 0, -1], [0, 0, 1]),
    ] as [([Double], [Double])])
  func gravity(force: [Double], gravity: [Double]) throws {
    let row = force.map { "\($0)" }.joined(separator: ",")
    let table = try motion(
      [], "time_s,acc_x_g,acc_y_g,acc_z_g\n0,\(row)\n3,\(row)\n")
    for (axis, expected) in zip(["x", "y", "z"], gravity) {
      #expect(abs(try last(table, "gravity_\(axis)_g") - expected) < 0.005)
      #expect(abs(try last(table, "user_\(axis)_g")) < 0.01)
    }
  }

  /// The field points north along the board's y axis, and so does the top edge. With a declination
  /// of 10° east it points 10° further clockwise of true north.
  @Test(
    arguments: [
      (["--frame", "magnetic"], -90, 0), (["--frame", "true", "--declination", "10"], -100, 10),
      (["--frame", "true", "--declination", "-20"], -70, 340),
      // One of the model's test values (WMM2025): 80° N 0° E at 0 km in 2025.0, 1.28°.
      (["--frame", "true", "--place", "80,0", "--date", "2025-01-01"], -91.28, 1.28),
    ] as [([String], Double, Double)])
  func north(arguments: [String], yaw: Double, heading: Double) throws {
    let table = try motion(arguments + ["--duration", "2s"])
    #expect(abs(try last(table, "yaw_deg") - yaw) < 0.02)
    #expect(abs(try last(table, "heading_deg") - heading) < 0.02)
  }

  /// A quarter turn counter-clockwise. The board is at rest first: a turn that neither gravity nor
  /// the field shows would otherwise be taken for the gyroscope's bias.
  @Test func turn() throws {
    let table = try motion(
      [],
      """
      time_s,gyr_x_dps,gyr_y_dps,gyr_z_dps
      0,0,0,0
      2,0,0,0
      2.001,0,0,45
      4.001,0,0,45
      4.002,0,0,0
      4.5,0,0,0

      """)
    #expect(abs(try last(table, "yaw_deg") - 90) < 1)
  }

  @Test func `Once around without a compass is 360°`() throws {
    let outcome = try Command.run(
      ["motion", "--scenario", "spin", "--fast", "--sensing", "ideal", "--format", "csv"]
        + ["lis331dlh", "l3g4200d"])
    #expect(outcome.status == 0)
    let table = Table(outcome.data)
    let column = try #require(table.columns.firstIndex { $0 == "yaw_deg" })
    let yaws = table.rows.compactMap { $0[column] }
    let turned = zip(yaws, yaws.dropFirst()).map { remainder($1 - $0, 360) }.reduce(0, +)
    #expect(abs(turned - 360) < 1)
  }

  /// A bias in the calibration is subtracted.
  @Test func calibration() throws {
    let file = try folder.write(
      """
      {
        "version": 1,
        "gyroscope": {
          "chip": "L3G4200D",
          "bias_radps": [0.5, -0.25, 0.75],
          "deviation_radps": 0.001
        }
      }
      """, to: "calibration.json")
    let rates = "0.5,-0.25,0.75"
    let table = try motion(
      ["--calibration", file],
      "time_s,gyr_x_radps,gyr_y_radps,gyr_z_radps\n0,\(rates)\n2,\(rates)\n")
    for axis in ["x", "y", "z"] {
      #expect(abs(try last(table, "rate_\(axis)_radps")) < 0.002)
    }
    #expect(abs(try last(table, "yaw_deg")) < 0.1)
  }

  /// A calibration is bound to its chips, and for a gyroscope also to its range.
  @Test(arguments: [
    ("lis331dlh l3gd20h", "is of another chip: L3G4200D, not L3GD20H: name that chip, or "),
    (
      "lis331dlh l3g4200d,range=250dps",
      "was calibrated at 2000dps; add range=2000dps to l3g4200d, or calibrate again"
    ),
  ])
  func calibrationOfAnother(chips: String, line: String) throws {
    let file = try folder.write(
      """
      {"version": 1, "gyroscope": {
        "chip": "L3G4200D", "range": "2000dps", "bias_radps": [0.5, -0.25, 0.75]}}
      """, to: "other.json")
    let outcome = try Command.run(
      ["motion", "--fast", "--duration", "1s", "--calibration", file]
        + chips.split(separator: " ").map(String.init))
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(outcome.words.hasPrefix("proofmass: \(file) \(line)"), "\(outcome.words)")
  }

  @Test func calibrationOfNothing() throws {
    let file = try folder.write(#"{"version": 1}"#, to: "empty.json")
    let outcome = try Command.run(["events", "--fast", "--duration", "1s", "--calibration", file])
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(
      outcome.words
        == "proofmass: \(file) has no calibration of lis331dlh, l3g4200d, ak8975: calibrate, or leave "
        + "--calibration out\n")
  }

  /// The rows come at the requested rate, at even times.
  @Test(arguments: [1, 10, 25, 50, 100, 200, 400, 800] as [Double])
  func rate(rate: Double) throws {
    let table = try motion(["--rate", "\(rate)", "--duration", "4s"])
    #expect(abs(Double(table.rows.count) - 3.74 * rate) <= 1 + 0.01 * rate)
    let steps = zip(table.times, table.times.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 * rate - 1) < 0.1 })
  }

  /// On a board that stays, the chips are powered down at the end. A board that ends is an error,
  /// and the rows before it are whole.
  @Test func servedBoard() throws {
    let socket = folder.path("board").path
    let board = try Command.Running(["emulate", "--sensing", "ideal", "--listen", socket])
    try board.awaitServing()
    let bus = "unix:\(socket)"
    let arguments = ["motion", "--bus", bus, "--format", "csv"]
    let outcome = try Command.run(arguments + ["--samples", "5"])
    #expect(outcome.status == 0)
    #expect(Table(outcome.data).rows.count == 5)
    let control = try Command.run(["get", "--bus", bus, "lis331dlh", "CTRL_REG1.PM"])
    #expect(control.data.contains("PM=0 powerDown (nothing is measured)"), "\(control.data)")
    let gyroscope = try Command.run(["get", "--bus", bus, "l3g4200d", "CTRL_REG1.PD"])
    #expect(gyroscope.data.contains("PD=0"), "\(gyroscope.data)")

    let running = try Command.Running(arguments)
    try running.wait { try running.dataSoFar().count >= 2000 }
    board.process.interrupt()
    _ = try board.wait()
    let end = try running.wait()
    #expect(end.status == 1)
    #expect(end.words.contains("is it still served?"))
    let table = Table(end.data)
    #expect(table.rows.allSatisfy { $0.count == table.columns.count && !$0.contains(nil) })
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItCleanly(_ signal: Int32) throws {
    let running = try Command.Running([
      "motion", "--bus", "emulator", "--format", "csv", "--rate", "100",
    ])
    try running.wait { try running.dataSoFar().count >= 2000 }
    kill(running.process.processIdentifier, signal)
    let outcome = try running.wait()
    #expect(outcome.status == 0)
    let table = Table(outcome.data)
    #expect(table.rows.count > 3)
    #expect(table.rows.allSatisfy { $0.count == table.columns.count })
    #expect(zip(table.times, table.times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [[], ["--fast", "--duration", "1000h"]])
  func aClosedPipeEndsItCleanly(_ more: [String]) throws {
    let pipe = Pipe()
    let running = try Command.Running(
      ["motion", "--bus", "emulator", "--format", "csv"] + more,
      output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.read(upToCount: 20) != nil)
    try pipe.fileHandleForReading.close()
    #expect(try running.wait().status == 0)
  }
}
