// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `allan`: the noise of recordings.
@Suite struct AllanTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// NBS14 of NIST SP 1065 as temperatures at intervals of one second, with a column without
  /// samples.
  private static let nbs14 =
    "time_s,note,temp_C\n"
    + [892, 809, 823, 798, 671, 644, 883, 903, 677].enumerated()
    .map { "\(1_700_000_000 + $0.offset),a,\($0.element)\n" }.joined()

  @Test func text() throws {
    let outcome = try Command.run(["allan", "-", "--points-per-decade", "3"], input: Self.nbs14)
    #expect(
      outcome
        == Command.Outcome(
          status: 0,
          data: """
            temp: 9 samples at 1 Hz, 9 s; Allan deviation in K

            tau_s  temp   1σ
            1      91.23  28.05
            2      85.95  30.68

            noise density, mK/√Hz  -
            minimum, K             -
            bias instability, K    -
            random walk, K/√h      -

            """, words: ""))
  }

  /// The published values, through the whole command.
  @Test func csv() throws {
    let path = try folder.write(Self.nbs14, to: "nbs14.csv")
    let outcome = try Command.run(["allan", "--format", "csv", path])
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "sensor,axis,tau_s,deviation,sigma,terms,unit")
    let rows = outcome.lines.dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(rows.map { $0[2] } == ["1", "2", "3", "4"])
    #expect(rows.map { $0[5] } == ["8", "6", "4", "2"])
    #expect(rows.allSatisfy { $0[0] == "temp" && $0[1] == "" && $0[6] == "K" })
    let deviations = rows.compactMap { Double($0[3]) }
    #expect(abs(deviations[0] / 91.22945 - 1) < 1e-6)
    #expect(abs(deviations[1] / 85.95287 - 1) < 1e-6)
  }

  /// White noise of an accelerometer and a gyroscope at 100 Hz, and of a compass in every tenth row.
  private static func recording(
    rows: Int = 20_000, acceleration: Double = 1.541e-3, rate: Double = 0.212, field: Double = 0.3
  ) -> String {
    var state: UInt64 = 1
    func draw() -> Double {
      // Twelve uniform draws have a variance of 1.
      (0..<12).reduce(-6) { sum, _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return sum + Double(state >> 11) * 0x1p-53
      }
    }
    var text =
      "time_s,mag_x_uT,mag_y_uT,mag_z_uT,acc_x_mps2,acc_y_mps2,acc_z_mps2,"
      + "gyr_x_dps,gyr_y_dps,gyr_z_dps\n"
    for row in 0..<rows {
      let seconds = Double(row) / 100
      let compass = row % 10 == 5 ? (0..<3).map { _ in "\(30 + field * draw())" } : ["", "", ""]
      let others = (0..<6).map {
        "\(($0 < 3 ? acceleration * 9.80665 : rate) * draw())"
      }
      text += (["\(seconds)"] + compass + others).joined(separator: ",") + "\n"
    }
    return text
  }

  @Test func eachSensorHasItsUnits() throws {
    let path = try folder.write(Self.recording(), to: "rest.csv")
    let outcome = try Command.run(["allan", path, "--format", "json", "--points-per-decade", "5"])
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
    #expect(report["file"] as? String == path)
    let sensors = try #require(report["sensors"] as? [[String: Any]])
    #expect(sensors.map { $0["sensor"] as? String } == ["mag", "acc", "gyr"])
    #expect(sensors.map { $0["samples"] as? Int } == [2000, 20_000, 20_000])
    #expect(sensors.map { $0["unit"] as? String } == ["µT", "mg", "°/s"])
    for (sensor, interval) in zip(sensors, [0.1, 0.01, 0.01]) {
      #expect(abs(try #require(sensor["interval_s"] as? Double) - interval) < 1e-12)
    }

    // The density is σ·√(2·interval); 218 µg/√Hz is 0.0907 m/s/√h, 30 mdps/√Hz is 1.273 °/√h.
    let expected: [[(key: String, value: Double, unit: String)]] = [
      [("noise_density", 134.2, "nT/√Hz")],
      [("noise_density", 218, "µg/√Hz"), ("velocity_random_walk", 0.0907, "m/s/√h")],
      [("noise_density", 30, "mdps/√Hz"), ("angle_random_walk", 1.273, "°/√h")],
    ]
    for (sensor, results) in zip(sensors, expected) {
      let axes = try #require(sensor["axes"] as? [[String: Any]])
      #expect(axes.map { $0["axis"] as? String } == ["x", "y", "z"])
      for axis in axes {
        for result in results {
          let found = try #require(axis[result.key] as? [String: Any])
          #expect(found["unit"] as? String == result.unit)
          #expect(abs(try #require(found["value"] as? Double) / result.value - 1) < 0.1)
          #expect(try #require(found["tau_s"] as? Double) > 0)
        }
        for key in ["minimum", "bias_instability", "random_walk"] { #expect(axis[key] is NSNull) }
        let table = try #require(axis["table"] as? [[String: Double]])
        #expect(table.count > 10)
        #expect(Set(table[0].keys) == ["tau_s", "deviation", "sigma", "terms"])
      }
    }
    let first = try #require((sensors[1]["axes"] as? [[String: Any]])?.first)
    let point = try #require((first["table"] as? [[String: Double]])?.first)
    #expect(abs(try #require(point["deviation"]) / 1.541 - 1) < 0.03)
  }

  @Test func someSensors() throws {
    let path = try folder.write(Self.recording(rows: 200), to: "rest.csv")
    let outcome = try Command.run(["allan", path, "--sensors", "gyr,mag"])
    #expect(outcome.status == 0)
    let titles = outcome.lines.filter { $0.contains("samples") }
    #expect(
      titles == [
        "mag: 20 samples at 10 Hz, 2 s; Allan deviation in µT",
        "gyr: 200 samples at 100 Hz, 2 s; Allan deviation in °/s",
      ])
  }

  @Test func ourOwnStream() throws {
    let stream = try Command.run([
      "stream", "--fast", "--duration", "5s", "--format", "csv", "lis331dlh,rate=50", "ak8975",
    ])
    let outcome = try Command.run(["allan", "-"], input: stream.data)
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    #expect(outcome.data.contains("at 50 Hz, "))
    #expect(outcome.data.contains("mag: "))
  }

  /// The same samples give the same report, whichever way they were written.
  @Test func jsonLines() throws {
    func report(_ format: String) throws -> Command.Outcome {
      let stream = try Command.run([
        "stream", "--fast", "--duration", "12s", "--format", format, "lis331dlh,rate=50",
        "l3g4200d,temperature-offset=37", "ak8975",
      ])
      return try Command.run(["allan", "-", "--format", "json"], input: stream.data)
    }
    let (csv, lines) = (try report("csv"), try report("jsonl"))
    #expect(lines.status == 0 && lines.words == csv.words)
    #expect(lines.data == csv.data)
    #expect(lines.data.contains("\"mag\"") && lines.data.contains("\"temp\""))
  }

  /// What is not about samples is skipped; units and null are read.
  @Test func jsonLinesOfOthers() throws {
    let rows = (0..<8).map {
      #"{"gyr_x_dps":\#($0 % 2),"time_s":\#($0),"gyr_y_dps":0,"gyr_z_dps":0,"temp_C":null,"a":[1]}"#
    }
    let input = #"{"version":2}"# + "\n" + rows.joined(separator: "\n") + "\n\n" + #"{"end":{}}"#
    let outcome = try Command.run(["allan", "-"], input: input)
    #expect(outcome.status == 0 && outcome.words == "")
    #expect(outcome.data.hasPrefix("gyr: 8 samples at 1 Hz, 8 s; Allan deviation in °/s\n"))
    #expect(outcome.lines.contains { $0.hasPrefix("1      0.7071") }, "\(outcome.data)")
  }

  // MARK: Uneven sampling

  /// Temperatures at times in hundredths of a second.
  private func temperatures(at times: some Sequence<Int>) -> String {
    "time_s,temp_C\n" + times.map { "\(Double($0) / 100),\($0 * 7 % 11)\n" }.joined()
  }

  @Test func gapsAreSaid() throws {
    let times = (0..<1000).filter { !(400..<450).contains($0) }
    let outcome = try Command.run(["allan", "-"], input: temperatures(at: times))
    #expect(outcome.status == 0)
    #expect(
      outcome.words == "proofmass: -: temp: 5 % of the time is in gaps, which are closed up\n")
  }

  @Test func jitterIsSaid() throws {
    let times = (0..<1000).map { $0 * 10 + ($0 % 20 == 0 ? 4 : 0) }
    let outcome = try Command.run(["allan", "-"], input: temperatures(at: times))
    #expect(outcome.status == 0)
    #expect(
      outcome.words
        == "proofmass: -: temp: 9.9 % of the intervals are off their mean, 0.09996 s, by more than a "
        + "quarter\n")
  }

  // MARK: Mistakes

  static let mistakes: [(arguments: String, input: String, words: String, status: Int32)] = [
    ("allan", "", "missing expected argument '<FILE>': see `proofmass allan --help`", 64),
    ("allan a b", "", "unexpected argument 'b': see `proofmass allan --help`", 64),
    (
      "allan - --format xml", "",
      "the value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'csv' or "
        + "'json': see `proofmass allan --help`", 64
    ),
    (
      "allan - --sensors acc,foo", "",
      "--sensors acc,foo: some of acc, gyr, mag, temp, with commas between", 64
    ),
    (
      "allan - --sensors acc,", "",
      "--sensors acc,: some of acc, gyr, mag, temp, with commas between", 64
    ),
    (
      "allan - --points-per-decade 0", "",
      "--points-per-decade 0: a whole number from 1 to 100", 64
    ),
    (
      "allan - --points-per-decade -1e9", "",
      "--points-per-decade -1e9: a whole number from 1 to 100", 64
    ),
    (
      "allan /nonexistent/a.csv", "",
      "cannot read /nonexistent/a.csv: No such file or directory, error 2", 1
    ),
    ("allan /", "", "cannot read /: Is a directory, error 21", 1),
    (
      "allan -", "",
      "-: is empty: its first line names the columns, like time_s,acc_x_g,acc_y_g,acc_z_g, "
        + "and a row for each instant follows", 1
    ),
    ("allan -", "time_s,temp_C\n0,1\n1,nan\n", "-:3: temp_C: \"nan\" is not a number", 1),
    ("allan -", "time_s,temp_C\n", "-: no row below the header", 1),
    ("allan -", "time_s,temp_C\n1,\n2,\n", "- has no sample", 1),
    ("allan - --sensors acc,mag", "time_s,temp_C\n1,5\n", "- has no sample of acc,mag", 1),
    (
      "allan -", "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,0,,1\n",
      "-:3: acc_y_g: empty; a sample has all of a sensor's cells", 1
    ),
    (
      "allan -", "time_s,temp_C\n0,1\n1,2\n2,1\n3,2\n4,1\n5,1\n6,1\n",
      "-: temp has too few samples for an Allan deviation, --sensors can leave it out: 7, at least 8",
      1
    ),
    (
      "allan -",
      "time_s,temp_C\n" + (0..<8).map { "\($0)e-12,1\n" }.joined(),
      "-: temp has too few samples for an Allan deviation, --sensors can leave it out: 8 within a nanosecond",
      1
    ),
    (
      "allan -",
      "time_s,temp_C\n" + (0..<20).map { "\($0 < 15 ? $0 : $0 + 10),1\n" }.joined(),
      "-: temp is sampled too unevenly for an Allan deviation, --sensors can leave it out: "
        + "32.7 % of the time is in gaps", 1
    ),
    (
      "allan -",
      "time_s,temp_C\n" + (0..<20).map { "\($0 * 10 + ($0 % 2) * 3),1\n" }.joined(),
      "-: temp is sampled too unevenly for an Allan deviation, --sensors can leave it out: "
        + "100 % of the intervals are off their mean, 10.16 s, by more than a quarter", 1
    ),
    ("allan -", "{\"bus\":\"emulator\"}\n", "- has no sample", 1),
    (
      "allan -", "{\"time_s\":0,\"temp_C\":1}\n{\"time_s\":1,\"temp_C\":",
      "-:2: no JSON: ends too early at byte 22", 1
    ),
    ("allan -", "{\"time_s\":0,\"temp_C\":\"1\"}", "-:1: temp_C: not a number", 1),
    ("allan -", "{\"bus\":\"1\"}\n{\"temp_C\":1}", "-:2: time_s: missing", 1),
    ("allan -", "{\"bus\":\"1\"}\n[1]\n", "-:2: no object in braces", 1),
    (
      "allan -", "{\"time_s\":1,\"acc_x_g\":1,\"acc_z_g\":1}",
      "-:1: acc_y_g: missing; a sample has all of a sensor's cells", 1
    ),
    (
      "allan -", "{\"time_s\":1,\"temp_C\":1}\n{\"time_s\":1,\"temp_C\":1}\n",
      "-:2: time_s: 1.0 is not later than 1.0 in the row before", 1
    ),
    (
      "allan -",
      "time_s,temp_C\n" + (0..<20).map { "\($0),\($0 == 9 ? "1e200" : "0")\n" }.joined(),
      "-: temp: sample 9 is not a finite number", 1
    ),
  ]

  @Test(arguments: mistakes)
  func oneLine(
    _ mistake: (arguments: String, input: String, words: String, status: Int32)
  ) throws {
    let outcome = try Command.run(
      mistake.arguments.split(separator: " ").map(String.init), input: mistake.input)
    #expect(outcome.words == "proofmass: \(mistake.words)\n")
    #expect(outcome.status == mistake.status)
    #expect(outcome.data == "")
  }
}
