// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `stream --motion`: recorded motions through emulator, bus and drivers.
@Suite struct MotionTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// One digit: 8 g at 3.9 mg, 2000 °/s at 70 m°/s, 0.3 µT × (ASA + 128) / 256.
  private static let digits: [String: [Double]] = [
    "acc": [0.0039, 0.0039, 0.0039],
    "gyr": [0.07 * .pi / 180, 0.07 * .pi / 180, 0.07 * .pi / 180],
    "mag": [0.3 * 298 / 256, 0.3 * 303 / 256, 0.3 * 288 / 256],
  ]

  private func stream(
    _ motion: String, _ more: [String] = [], input: String = ""
  ) throws -> Command.Outcome {
    try Command.run(
      ["stream", "--bus", "emulator", "--sensing", "ideal", "--fast", "--format", "csv"]
        + ["--motion", motion] + more,
      input: input)
  }

  @Test func nothingIsWrittenOver() throws {
    let text = "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,0,0,1\n"
    let motion = try folder.write(text, to: "motion.csv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.csv").path, withDestinationPath: motion)
    for truth in [motion, folder.path("link.csv").path] {
      let outcome = try stream(motion, ["lis331dlh", "--truth", truth])
      #expect(outcome.status == 1 && outcome.data == "")
      #expect(
        outcome.words
          == "proofmass: --truth \(truth) would write over the motion: name another file\n")
    }
    #expect(try String(contentsOfFile: motion, encoding: .utf8) == text)
    let outcome = try stream(motion, ["lis331dlh", "--truth", "/dev/stdout"])
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(outcome.words.contains("is where the stream goes: name another file"))
  }

  @Test func nothingBeforeTheEnd() throws {
    let motion = try folder.write("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n", to: "pose.csv")
    let outcome = try stream(motion, ["lis331dlh"])
    #expect(outcome.status == 0)
    #expect(outcome.data == "time_s,acc_x_g,acc_y_g,acc_z_g\n")
    #expect(
      outcome.words
        == "proofmass: no sample before the end: chips settle first, a gyroscope for 0.26 s\n")
  }

  // MARK: Truth

  /// About a second of motion of all sensors, with steps beyond every full scale.
  private static let lively = """
    time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_dps,gyr_y_dps,gyr_z_dps,mag_x_uT,mag_y_uT,mag_z_uT
    0,0,0,1,0,0,0,0,25,-43
    0.3,0.5,-2,1,100,,-40,10,-20,
    0.55,9,-9,3,2500,-2500,10,1300,-700,100
    0.8,-1,2,-3,-30,20,5,-1300,700,-100
    1.2,0,0,1,0,0,0,0,25,-43
    """

  private static let chips = [
    "lis331dlh,range=8g,rate=400 l3g4200d,range=2000dps,rate=200 ak8975,rate=100",
    "lis331dlh,range=8g,rate=1000 l3g4200d,range=2000dps,rate=800 ak8975,rate=100",
    "lis331dlh,range=8g,rate=1000,spi=0.0 l3g4200d,range=2000dps,rate=800,spi=0.1 ak8975,rate=100,spi=0.2",
    "lis331dlh,range=8g,rate=50,axes=+y-x+z l3g4200d,range=2000dps,rate=100,axes=-z+y+x,spi=0.0 ak8975,rate=7",
    "ak8975",
    "l3g4200d,range=2000dps,rate=400",
  ]

  @Test(arguments: chips)
  func everySampleIsWithinOneDigitOfTheTruth(_ chips: String) throws {
    let motion = try folder.write(Self.lively, to: "lively.csv")
    let truth = folder.path("truth.csv")
    let words = chips.split(separator: " ").map(String.init)
    let outcome = try stream(motion, words + ["--truth", truth.path])
    #expect(outcome.status == 0)
    #expect(
      outcome.words.split(separator: "\n").allSatisfy { $0.contains(": samples clipped at ") })
    let stream = Table(outcome.data)
    let exact = Table(try String(contentsOf: truth, encoding: .utf8))
    #expect(stream.columns == exact.columns)
    for table in [stream, exact] {
      #expect(zip(table.times, table.times.dropFirst()).allSatisfy { $0 < $1 })
    }
    for (sensor, digits) in Self.digits {
      let (samples, truths) = (stream.samples(sensor), exact.samples(sensor))
      #expect(samples.count == truths.count)
      for (sample, truth) in zip(samples, truths) {
        // A mount permutes the digits of the compass's axes: the largest is used for all.
        let digit = digits.max() ?? 0
        for (value, input) in zip(sample.values, truth.values) {
          let limit = sensor == "acc" ? 2048.0 : sensor == "gyr" ? 32768 : 4096
          let clipped = min(max(input, -limit * digit), limit * digit)
          let slack = abs(input) > 0.8 * limit * digit ? abs(input) * 0.06 + digit : 0
          #expect(abs(value - clipped) <= digit + slack)
        }
      }
    }
  }

  @Test func noSampleIsLost() throws {
    let motion = try folder.write(Self.lively, to: "lively.csv")
    let truth = folder.path("truth.csv")
    _ = try stream(
      motion,
      ["lis331dlh,rate=1000", "l3g4200d,rate=800", "ak8975,rate=100", "--truth", truth.path])
    let exact = Table(try String(contentsOf: truth, encoding: .utf8))
    for (sensor, period) in [("acc", 0.001), ("gyr", 0.00125)] {
      let times = exact.samples(sensor).map(\.time)
      #expect(times.count > 700)
      for (one, next) in zip(times, times.dropFirst()) {
        #expect(abs(next - one - period) < 1e-9)
      }
    }
  }

  @Test func fullScaleClips() throws {
    let motion = try folder.write(
      """
      time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_dps,gyr_y_dps,gyr_z_dps
      0,50,-50,1,9999,-9999,70
      1,50,-50,1,9999,-9999,70
      """, to: "hard.csv")
    let outcome = try stream(motion, ["--raw", "lis331dlh,range=2g", "l3g4200d,range=250dps"])
    let last = try #require(outcome.lines.last { $0.hasSuffix(",,") })
    #expect(last.hasSuffix(",2.047,-2.048,1,,,,2047,-2048,1000,,,"))
    let gyroscope = try #require(outcome.lines.last { !$0.hasSuffix(",,") })
    #expect(gyroscope.hasSuffix(",32767,-32768,8000"))
  }

  // MARK: Files

  @Test func standardInput() throws {
    let motion = try folder.write(Self.lively, to: "lively.csv")
    let file = try stream(motion, ["lis331dlh"])
    let input = try stream("-", ["lis331dlh"], input: Self.lively)
    #expect(file.status == 0)
    #expect(file == input)
  }

  @Test func replay() throws {
    let motion = try folder.write(Self.lively, to: "lively.csv")
    let chips = ["lis331dlh,rate=1000,range=8g", "ak8975,rate=100"]
    let first = try stream(motion, chips)
    let again = try stream(try folder.write(first.data, to: "first.csv"), chips)
    #expect(again.status == 0)
    #expect(
      again.words.hasPrefix("proofmass: lis331dlh: samples clipped at 8g, the greatest range: "))
    #expect(again.lines.first == first.lines.first)
    // The replayed samples are later by a sample's age, so that they differ by some digits on
    // slopes.
    let (old, new) = (Table(first.data).samples("acc"), Table(again.data).samples("acc"))
    #expect(abs(old.count - new.count) <= 1)
    for (one, other) in zip(old, new).dropFirst(2) {
      for (a, b) in zip(one.values, other.values) { #expect(abs(a - b) < 0.06) }
    }
  }

  @Test func startOfTheMotion() throws {
    let motion = try folder.write(
      "time_s,acc_x_g,acc_y_g,acc_z_g\n100,0,0,0\n100.5,0,0,1\n101,1,0,0\n", to: "late.csv")
    let outcome = try stream(
      motion, ["--motion-start", "100.5", "--samples", "2", "lis331dlh,range=2g"])
    #expect(
      outcome
        == Command.Outcome(
          status: 0,
          data: """
            time_s,acc_x_g,acc_y_g,acc_z_g
            0.0211875,0.042,0,0.958
            0.0311875,0.062,0,0.938

            """, words: ""))
  }

  @Test func sensorWithoutColumns() throws {
    let motion = try folder.write(
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n0.1,0,0,1\n", to: "acc.csv")
    let outcome = try stream(motion, ["--samples", "1", "ak8975"])
    #expect(outcome.status == 0)
    #expect(outcome.data == "time_s,mag_x_uT,mag_y_uT,mag_z_uT\n0.0049425,0,24.85546875,-43.2\n")
    #expect(
      outcome.words
        == "proofmass: \(motion) has no columns for mag: ak8975 measures a board at rest\n")
  }

  @Test func columnsWithoutAChipAreNotParsed() throws {
    let motion = try folder.write(
      "time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_dps,gyr_y_dps,gyr_z_dps,note\n"
        + "0,0,0,1,nan,inf,x,\"a, b\"\n0.1,0,0,1,,,,\n", to: "notes.csv")
    let outcome = try stream(motion, ["lis331dlh"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.count > 5)
  }

  // MARK: Faults

  static let faults = [
    (
      "",
      ": is empty: its first line names the columns, like time_s,acc_x_g,acc_y_g,acc_z_g, "
        + "and a row for each instant follows"
    ),
    ("acc_x_g,acc_y_g,acc_z_g\n0,0,1\n", ":1: no column time_s"),
    ("time_s,a\n0,1\n", ":1: no column of a sensor, like acc_x_g, gyr_x_radps, mag_x_uT or temp_C"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n", ": no row below the header"),
    (
      "time_s,acc_x_g,acc_y_g\n0,0,0\n",
      ":1: acc_z_g: missing; a sensor's three columns come all or none"
    ),
    (
      "time_s,acc_x_g,acc_y_mps2,acc_z_g\n0,0,0,1\n",
      ":1: acc_y_mps2: not in the unit of acc_x_g"
    ),
    ("time_s,acc_x_g,acc_x_g,acc_y_g,acc_z_g\n0,0,0,0,1\n", ":1: acc_x_g: comes twice"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0\n", ":2: cells: 3, in the header: 4"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,abc,1\n", ":2: acc_y_g: \"abc\" is not a number"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,nan,1\n", ":2: acc_y_g: \"nan\" is not a number"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n0,inf,0,1\n", ":2: acc_x_g: \"inf\" is not a number"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n0,1e999,0,1\n", ":2: acc_x_g: \"1e999\" is out of range"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\nnan,0,0,1\n", ":2: time_s: \"nan\" is not a number"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n,0,0,1\n", ":2: time_s: empty"),
    (
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n0.5,0,0,1\n0.5,0,0,1\n",
      ":4: time_s: 0.5 is not later than 0.5 in the line above"
    ),
    (
      "time_s,acc_x_g,acc_y_g,acc_z_g\n3,0,0,1\n4,0,0,1\n",
      ":2: time_s: the first row is 3 s after the motion's start; --motion-start 3 would start "
        + "with it"
    ),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,,1\n1,0,,1\n", ": acc_y_g: no row has a value"),
    (
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,\"0,0,1\n",
      ":2: cell 2 has a quote without its counterpart"
    ),
  ]

  @Test(arguments: faults)
  func malformed(_ text: String, _ words: String) throws {
    let motion = try folder.write(text, to: "motion.csv")
    let truth = folder.path("truth.csv")
    let outcome = try stream(motion, ["lis331dlh", "--truth", truth.path])
    #expect(outcome.words == "proofmass: \(motion)\(words)\n")
    #expect(outcome.status == 1)
    #expect(outcome.data == "")
    // No partly written file is left.
    #expect(!FileManager.default.fileExists(atPath: truth.path))
  }
}
