// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Several sensors of one quantity on one command line.
@Suite struct TwoOfAKindTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let board = ["lis331dlh,rate=100", "lis3dh,address=0x19,rate=50", "lsm9ds1ag"]

  private func run(_ words: String, _ chips: [String] = board) throws -> Command.Outcome {
    var words = words.split(separator: " ").map(String.init)
    words.insert(contentsOf: ["--bus", "emulator"] + chips, at: 1)
    return try Command.run(words)
  }

  /// The first sensor of a quantity keeps its plain columns; those of others have their chip's name.
  @Test func columns() throws {
    let outcome = try run("stream --fast --duration 2s --sensing ideal --format csv --raw")
    let table = Table(outcome.data)
    let sensors = ["acc", "gyr", "lis3dh_acc", "lsm9ds1ag_acc"]
    let units = ["g", "radps", "g", "g"]
    let values = zip(sensors, units).flatMap { name, unit in
      ["x", "y", "z"].map { "\(name)_\($0)_\(unit)" }
    }
    let raw = sensors.flatMap { name in ["x", "y", "z"].map { "\(name)_\($0)_raw" } }
    let columns: [String] = ["time_s"] + values + raw
    #expect(table.columns.map(String.init) == columns)
    for (name, count) in [("acc", 198), ("lis3dh_acc", 98), ("lsm9ds1ag_acc", 185)] {
      let samples = table.samples(name)
      #expect(abs(samples.count - count) <= 8, "\(name) \(samples.count)")
      #expect(samples.allSatisfy { abs($0.values[2] - 1) < 0.02 })
    }
  }

  /// Chips of one part have their places in their columns' names.
  @Test func twins() throws {
    let chips = ["lis331dlh", "lis331dlh,address=0x19", "lis331dlh,spi=0.1"]
    let table = Table(try run("stream --fast --duration 100ms --format csv", chips).data)
    let firsts = table.columns.filter { $0.hasSuffix("_x_g") }
    #expect(firsts == ["acc_x_g", "lis331dlh_0x19_acc_x_g", "lis331dlh_spi0.1_acc_x_g"])
  }

  /// Rows by the samples of a further sensor, and the exact inputs of all.
  @Test func alignedAndTrue() throws {
    let aligned = Table(
      try run("stream --fast --duration 1s --format csv --align lis3dh_acc").data)
    #expect(aligned.rows.count > 20)
    #expect(aligned.columns.last == "interpolated")
    #expect(aligned.rows.allSatisfy { $0.dropLast().allSatisfy { $0 != nil } })

    let truth = folder.path("truth.csv")
    let outcome = try run(
      "stream --fast --duration 1s --format csv --sensing ideal --truth \(truth.path)")
    let (samples, exact) = (
      Table(outcome.data), Table(try String(contentsOf: truth, encoding: .utf8))
    )
    for name in ["acc", "gyr", "lis3dh_acc", "lsm9ds1ag_acc"] {
      #expect(samples.samples(name).count > 10)
      #expect(samples.samples(name).count == exact.samples(name).count, "\(name)")
    }
  }

  /// A recording names the columns of further sensors, and its readers find them.
  @Test(arguments: ["csv", "jsonl"])
  func recordings(format: String) throws {
    let path = folder.path("two.\(format)").path
    #expect(try run("stream --fast --duration 30s --output \(path)").status == 0)
    let header = try Command.run(["info", path, "--format", "json"])
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(header.data.utf8)) as? [String: Any])
    let described = try #require(report["header"] as? [String: Any])
    let chips = try #require(described["chips"] as? [[String: Any]])
    #expect(
      chips.map { $0["columns"] as? String } == [nil, nil, "lis3dh_acc", "lsm9ds1ag_acc"])
    let samples = try #require(report["samples"] as? [String: [String: Any]])
    let rate = try #require(samples["lis3dh_acc"]?["rate_hz"] as? Double)
    #expect(abs(rate - 50) < 0.01)
    #expect(samples.keys.sorted() == ["acc", "gyr", "lis3dh_acc", "lsm9ds1ag_acc"])
    let end = try #require(report["end"] as? [String: Any])
    #expect((end["lost"] as? [String: Int])?.keys.sorted() == samples.keys.sorted())

    let noise = try Command.run(["allan", path, "--sensors", "lsm9ds1ag_acc"])
    #expect(noise.data.hasPrefix("lsm9ds1ag_acc: 3517 samples at 119 Hz"))
    let plot = try Command.run(["plot", path, "--sensors", "lis3dh_acc"])
    #expect(plot.data.hasPrefix("\(path): LIS3DH, acceleration\n"))
    let report2 = try Command.run(["characterise", "--recording", path])
    let titles = report2.lines.filter { $0.contains(" samples in ") }.map { $0.prefix(13) }
    #expect(
      titles == ["LIS331DLH  0x", "LSM9DS1AG gyr", "LIS3DH  0x19 ", "LSM9DS1AG acc"])
    // The means are each sensor's own: a LIS3DH at 16 g has a digit of 12 mg, a LIS331DLH of 3.9 mg.
    let means = report2.lines.filter { $0.hasPrefix("mean, g") }
    #expect(Set(means).count == 3)
  }

  /// What does not name a sensor of the recording.
  @Test func wrongNames() throws {
    let path = folder.path("two.csv").path
    #expect(try run("stream --fast --duration 1s --output \(path)").status == 0)
    let unknown = try Command.run(["allan", path, "--sensors", "lis2dh_acc"])
    #expect(unknown.words.hasSuffix(": no column that begins with lis2dh_, like lis2dh_acc_x_g\n"))
    let short = try Command.run(["allan", path, "--sensors", "lis3dh"])
    #expect(
      short.words
        == "proofmass: --sensors lis3dh: some of acc, gyr, mag, temp, lis3dh_acc, lsm9ds1ag_acc, with "
        + "commas between\n")
    #expect(try Command.run(["plot", path, "--sensors", "lis3dh"]).words == short.words)
    let mixed = try Command.run(["allan", path, "--sensors", "acc,lis3dh_acc"])
    #expect(
      mixed.words
        == "proofmass: --sensors acc,lis3dh_acc: sensors of one chip at a time, or of the board's first ones\n"
    )
  }

  /// Services that use one sensor of a quantity take the first, and report it.
  @Test func motionUsesTheFirst() throws {
    let chips = ["lis331dlh", "lis3dh,address=0x19", "lsm9ds1ag"]
    let outcome = try run("motion --fast --samples 2 --format csv", chips)
    #expect(outcome.status == 0)
    #expect(
      outcome.words.hasPrefix(
        "proofmass: lis331dlh is the accelerometer here, and lis3dh is not used: name it first to use it\n"
      ))
    #expect(outcome.words.contains("and lsm9ds1ag acc is not used: name it first to use it\n"))
    #expect(outcome.lines.count == 3)
    let swapped = try run(
      "motion --fast --samples 2 --format csv", chips.reversed())
    #expect(swapped.words.contains("lsm9ds1ag acc is the accelerometer here, and lis3dh is not"))
  }

  /// A calibration corrects the first sensor of a quantity alone.
  @Test func aCalibrationIsOfTheFirst() throws {
    let path = folder.path("c.json")
    try """
    {"version": 1, "accelerometer": {"offset_g": [0, 0, 0.5],
    "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "residual_g": 0}}
    """.write(to: path, atomically: true, encoding: .utf8)
    let table = Table(
      try run(
        "stream --fast --duration 200ms --sensing ideal --format csv --calibration \(path.path)"
      )
      .data)
    #expect(table.samples("acc").allSatisfy { abs($0.values[2] - 0.5) < 0.02 })
    #expect(table.samples("lis3dh_acc").allSatisfy { abs($0.values[2] - 1) < 0.02 })
  }
}
