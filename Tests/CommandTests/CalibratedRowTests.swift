// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `stream` and `read` with `--calibration`.
@Suite struct CalibratedRowTests {
  private let folder: Folder
  private let file: String

  init() throws {
    folder = try Folder()
    file = try folder.write(
      """
      {
        "version": 1,
        "accelerometer": {
          "chip": "LIS331DLH", "range": "2g", "offset_g": [0.25, 0, -0.5],
          "matrix": [[2, 0, 0], [0, 1, 0], [0, 0, 1]], "residual_g": 0
        },
        "gyroscope": {
          "chip": "L3G4200D", "range": "2000dps", "bias_radps": [0.125, -0.25, 0.5],
          "deviation_radps": 0
        }
      }

      """, to: "calibration.json")
  }

  private func run(_ arguments: String, calibrated: Bool) throws -> Command.Outcome {
    let outcome = try Command.run(
      arguments.split(separator: " ").map(String.init)
        + (calibrated ? ["--calibration", file] : []),
      environment: ["PROOFMASS_BUS": "emulator"])
    #expect(outcome.status == 0, "\(outcome.words)")
    return outcome
  }

  @Test func `rows are corrected and their counts are not`() throws {
    let stream =
      "stream --fast --duration 400ms --format csv --raw lis331dlh,range=2g l3g4200d,range=2000dps ak8975"
    let plain = Table(try run(stream, calibrated: false).data)
    let better = Table(try run(stream, calibrated: true).data)
    #expect(plain.columns == better.columns)
    #expect(plain.times == better.times)
    for (name, change) in [
      ("acc", { (v: [Double]) in [(v[0] - 0.25) * 2, v[1], v[2] + 0.5] }),
      ("gyr", { v in [v[0] - 0.125, v[1] + 0.25, v[2] - 0.5] }), ("mag", { v in v }),
    ] {
      let (old, new) = (plain.samples(name), better.samples(name))
      #expect(old.count > 10)
      for (old, new) in zip(old, new) {
        for (expected, found) in zip(change(old.values), new.values) {
          #expect(abs(expected - found) < 1e-12)
        }
      }
    }
    let raw = try #require(plain.columns.firstIndex { $0.hasSuffix("_raw") })
    #expect(plain.rows.map { Array($0[raw...]) } == better.rows.map { Array($0[raw...]) })
  }

  @Test func `a range that nobody names is that of the calibration`() throws {
    for chip in ["l3g4200d", "l3g4200d,range=2000dps"] {
      let stream = "stream --fast --duration 300ms --format csv --header \(chip)"
      #expect(try run(stream, calibrated: true).data.contains(#""range":"2000dps""#))
      #expect(
        try run("read --format json \(chip)", calibrated: true).data.contains(#""range":"2000dps""#)
      )
    }
    let other = try Command.run(
      ["read", "l3g4200d,range=500dps", "--bus", "emulator", "--calibration", file])
    #expect(other.status == 1 && other.words.contains("was calibrated at 2000dps"))
  }

  @Test func `a single reading is corrected`() throws {
    let read = "read --sensing ideal --format json lis331dlh,range=2g l3g4200d"
    let outcome = try run(read, calibrated: true)
    let list = try JSONSerialization.jsonObject(with: Data(outcome.data.utf8))
    let readings = try #require(list as? [[String: Any]])
    #expect(readings[0]["value"] as? [String: Double] == ["x": -0.5, "y": 0, "z": 1.5])
    #expect(readings[0]["raw"] as? [String: Double] == ["x": 0, "y": 0, "z": 1000])
    #expect(readings[1]["value"] as? [String: Double] == ["x": -0.125, "y": 0.25, "z": -0.5])
  }

  @Test func `a recording names its calibration`() throws {
    let path = folder.path("run.jsonl").path
    _ = try run(
      "stream --fast --samples 20 --output \(path) lis331dlh,range=2g ak8975", calibrated: true)
    let first = try #require(
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").first)
    let object = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any]
    let chips = try #require(object?["chips"] as? [[String: Any]])
    let calibration = try #require(chips[0]["calibration"] as? [String: Any])
    #expect(calibration["offset_g"] as? [Double] == [0.25, 0, -0.5])
    #expect(chips[1]["calibration"] is NSNull)
  }

  @Test(arguments: [
    ("read lis3dh", 1, "is of another chip: LIS331DLH, not LIS3DH"),
    ("stream --fast --samples 3 l3g4200d,range=250dps", 1, "add range=2000dps"),
    ("read ak8975", 1, "has no calibration of ak8975"),
    ("stream --motion - --calibration -", 64, "cannot both be standard input"),
  ])
  func mistake(arguments: String, status: Int32, words: String) throws {
    let more = arguments.contains("--calibration") ? [] : ["--calibration", file]
    let outcome = try Command.run(
      arguments.split(separator: " ").map(String.init) + more,
      environment: ["PROOFMASS_BUS": "emulator"])
    #expect(outcome.status == status)
    #expect(outcome.data == "")
    #expect(outcome.words.contains(words), "\(outcome.words)")
    #expect(outcome.words.split(separator: "\n").count == 1)
  }
}
