// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `plot`: a part of a recording, long times, units and names of chips.
@Suite struct PlotPartTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func plot(_ words: String, input: String = "") throws -> Command.Outcome {
    try Command.run(["plot"] + words.split(separator: " ").map(String.init), input: input)
  }

  private func recording(_ words: String) throws -> String {
    let path = folder.path("r.csv").path
    let arguments = "stream --bus emulator --fast \(words) --output \(path)"
    let outcome = try Command.run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 0)
    return path
  }

  /// The cells of the points of a curve.
  private func points(_ outcome: Command.Outcome, _ curve: String) -> [[Double?]] {
    outcome.lines.compactMap { line in
      let cells = line.replacing(/"[^"]*"/, with: "-").split(
        separator: ",", omittingEmptySubsequences: false)
      guard cells[1] == curve else { return nil }
      return cells.dropFirst(2).map { Double($0) }
    }
  }

  // MARK: A part

  private static let minutes =
    "time_s,temp_C\n" + (0...600).map { "\(100 + $0),\(($0 * 7) % 10)\n" }.joined()

  /// Times count from the first row, and both ends belong to the part.
  @Test(arguments: [
    ("--from 10s --to 12s", 10.0, 12.0, 3), ("--from 9.5min", 570, 600, 31),
    ("--to 2s", 0, 2, 3), ("--from 0s --to 0min", 0, 0, 1), ("", 0, 600, 601),
    ("--from 0.1h --to 1h", 360, 600, 241),
  ])
  func aPart(_ options: String, _ first: Double, _ last: Double, _ count: Int) throws {
    let outcome = try plot("- --format csv \(options)", input: Self.minutes)
    let times = points(outcome, "temperature").compactMap { $0[0] }
    #expect(times.first == first && times.last == last && times.count == count)
  }

  /// Analyses are of the part alone.
  @Test func analysesOfAPart() throws {
    let rows = (0..<400).map { "\($0),\($0 < 200 ? Double($0 % 2) : 50 * Double($0 % 2))\n" }
    let input = "time_s,temp_C\n" + rows.joined()
    let whole = try plot("- --kind allan --format csv", input: input)
    let part = try plot("- --kind allan --format csv --to 199s", input: input)
    func first(_ outcome: Command.Outcome) throws -> Double {
      try #require(points(outcome, "temperature").first?[1])
    }
    // Alternating 0 and 1: the differences are 1, and the deviation is √(1/2).
    #expect(abs(try first(part) - 0.5.squareRoot()) < 1e-3)
    #expect(try first(whole) > 20)
    for kind in ["spectrum", "histogram"] {
      let outcome = try plot("- --kind \(kind) --from 250s --format json", input: input)
      #expect(outcome.status == 0 && outcome.words == "")
    }
  }

  /// An attitude is of the rows of `motion`, or computed from all samples and then cut.
  @Test func attitudesOfAPart() throws {
    let rows = (0..<100).map { "\(5 + Double($0) / 10),\($0),0,0\n" }
    let angles = try folder.write(
      "time_s,roll_deg,pitch_deg,yaw_deg\n" + rows.joined(), to: "m.csv")
    let outcome = try plot("\(angles) --kind attitude --from 2s --to 3s --format csv")
    let roll = points(outcome, "roll, about y")
    #expect(outcome.status == 0 && roll.isEmpty)  // The name has a comma, so that it is quoted.
    let all = points(outcome, "-").map { $0.compactMap(\.self) }
    #expect(all.count == 3 * 11)
    #expect(all.contains([2, 20]) && all.contains([3, 30]))

    let samples = try recording("lis331dlh l3g4200d --duration 3s --sensing ideal")
    let part = try plot("\(samples) --kind attitude --from 1s --to 2s --format csv")
    #expect(part.data.contains("\n\"\(samples): LIS331DLH and L3G4200D, attitude\","))
    let times = points(part, "-").compactMap { $0[0] }
    #expect(times.count > 270 && times.allSatisfy { (1...2).contains($0) })
  }

  @Test(arguments: [
    ("--from 11min", "- has no sample from 11min: its samples are from 0 s to 600 s", 1),
    (
      "--kind allan --from 10.5s --to 10.6s",
      "- has no sample from 10.5s to 10.6s: its samples are from 0 s to 600 s", 1
    ),
    ("--from 20s --to 10s", "--from 20s is after --to 10s: exchange them", 64),
    ("--from -1s", "--from -1s: a number from 0 and ms, s, min or h, like 10s", 64),
    ("--to 2m", "--to 2m: a number from 0 and ms, s, min or h, like 10s", 64),
  ])
  func mistakes(_ options: String, _ words: String, _ status: Int32) throws {
    let outcome = try plot("- \(options)", input: Self.minutes)
    #expect(outcome == Command.Outcome(status: status, data: "", words: "proofmass: \(words)\n"))
  }

  @Test func anEmptyPartOfAnAttitude() throws {
    let rows = "time_s,roll_deg,pitch_deg,yaw_deg\n1,0,0,0\n2,0,0,0\n"
    let outcome = try plot("- --kind attitude --from 5s", input: rows)
    #expect(
      outcome.words
        == "proofmass: - has no sample from 5s: its samples are from 0 s to 1 s\n")
  }

  // MARK: Times

  /// The last row of each recording, and the numbers and the label below its plot.
  @Test(arguments: [
    (180.0, "0 50 100 150 200", "time, s"), (240, "0 1 2 3 4", "time, min"),
    (600, "0 2 4 6 8 10", "time, min"), (2400, "0 10 20 30 40", "time, min"),
    (4500, "0 15 30 45 60 75", "time, min"), (10_800, "0 60 120 180", "time, min"),
    (18_000, "0 1 2 3 4 5", "time, h"), (86_400, "0 6 12 18 24", "time, h"),
  ])
  func longTimes(_ end: Double, _ numbers: String, _ label: String) throws {
    let input = "time_s,temp_C\n0,1\n\(end),2\n"
    let lines = try plot("-", input: input).lines
    #expect(lines[lines.count - 2].split(separator: " ").joined(separator: " ") == numbers)
    #expect(lines[lines.count - 1].hasSuffix(" \(label)"))
    // Data stay in seconds.
    let json = try plot("- --format json", input: input).data
    #expect(json.contains("\"x\":\"time, s\"") && json.contains("[\(Int(end)),2]"))
  }

  // MARK: Units and names

  @Test func unitsOfTheRecording() throws {
    let board = "lis331dlh,range=2g l3g4200d ak8975 --sensing ideal --duration 300ms"
    let path = try recording("\(board) --units mps2,dps,gauss")
    let outcome = try plot("\(path) --format json")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any]
    let plots = try #require(object?["plots"] as? [[String: Any]])
    #expect(
      plots.map { $0["y"] as? String } == [
        "acceleration, m/s²", "angular rate, °/s", "magnetic field, G",
      ])
    #expect(
      plots.map { $0["title"] as? String } == [
        "\(path): LIS331DLH, acceleration", "\(path): L3G4200D, angular rate",
        "\(path): AK8975, magnetic field",
      ])
    // A g is 9.80665 m/s², and the field in Berlin 0.5 G.
    let z = points(try plot("\(path) --sensors acc --format csv"), "z").compactMap { $0[1] }
    #expect(z.count > 20 && z.allSatisfy { abs($0 - 9.80665) < 0.01 })
    let field = points(try plot("\(path) --sensors mag --format csv"), "magnitude")
    #expect(field.count > 5 && field.compactMap { $0[1] }.allSatisfy { abs($0 - 0.497) < 0.02 })

    let lines = folder.path("r.jsonl").path
    _ = try Command.run(
      [
        "stream", "--bus", "emulator", "--fast", "--duration", "400ms", "--units", "dps",
        "l3g4200d",
      ]
        + ["--output", lines])
    #expect(try plot(lines).data.contains("\nangular rate, °/s; "))
    let usual = try recording("\(board)")
    let labels = try plot(usual).lines.filter { $0.contains("* several") }.map {
      $0.prefix { $0 != ";" }
    }
    #expect(labels == ["acceleration, g", "angular rate, rad/s", "magnetic field, µT"])
  }

  @Test func aFieldInGauss() throws {
    let path = try recording("ak8975,rate=100 --scenario figure8 --seed 2 --units gauss")
    let outcome = try plot("\(path) --kind field")
    #expect(outcome.status == 0)
    #expect(outcome.data.hasPrefix("\(path): AK8975, field, x and y\ny, G; o readings"))
    let circle = try #require(outcome.data.firstMatch(of: /- ([0-9.]+) G,/)?.1)
    #expect(abs(try #require(Double(circle)) - 0.5) < 0.1)
  }

  /// Twins have their places in the titles; a recording that names no chip has none.
  @Test func chipsInTitles() throws {
    let path = try recording("lis331dlh lis331dlh,address=0x19 lsm9ds1ag --duration 20s")
    for (sensors, title) in [
      ("acc", "LIS331DLH at 0x18, acceleration"),
      ("lis331dlh_0x19_acc", "LIS331DLH at 0x19, acceleration"),
      ("gyr", "LSM9DS1AG, angular rate"),
    ] {
      let outcome = try plot("\(path) --sensors \(sensors)")
      #expect(outcome.data.hasPrefix("\(path): \(title)\n"), "\(outcome)")
    }
    for (kind, words) in [
      ("allan", "Allan deviation of the angular rate"),
      ("spectrum", "spectrum of the angular rate"),
      ("histogram", "histogram of the angular rate, x"),
    ] {
      let outcome = try plot("\(path) --sensors gyr --kind \(kind)")
      #expect(outcome.data.hasPrefix("\(path): LSM9DS1AG, \(words)\n"))
    }
    // A chip of another program, whose name is only text.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let odd = try folder.write(text.replacing("LIS331DLH", with: "A <B>"), to: "odd.csv")
    #expect(try plot("\(odd) --sensors gyr").data.hasPrefix("\(odd): LSM9DS1AG, angular rate\n"))
    #expect(try plot("\(odd) --sensors acc").data.hasPrefix("\(odd): acceleration\n"))
  }

  // MARK: Noise

  /// A band of one standard deviation: of nine samples NBS14 has 91.22945 ± 28.05 at 1 s and 85.95287 ± 30.68 at
  /// 2 s, with 5.288 and 3.925 degrees of freedom (NIST SP 1065, table 5).
  @Test func theBandOfAnAllanDeviation() throws {
    let values = [892, 809, 823, 798, 671, 644, 883, 903, 677]
    let input =
      "time_s,temp_C\n" + values.enumerated().map { "\($0.offset),\($0.element)\n" }.joined()
    let csv = try plot("- --kind allan --density 1e5 --sensors temp --format csv", input: input)
    #expect(csv.lines[0] == "title,curve,x,y,sigma")
    let found = points(csv, "temperature").prefix(2).map { $0.compactMap(\.self) }
    for (point, expected) in zip(found, [[1, 91.22945, 28.05], [2, 85.95287, 30.68]]) {
      #expect(point.count == 3 && zip(point, expected).allSatisfy { abs($0 / $1 - 1) < 2e-4 })
    }
    // A reference has none.
    let reference = points(csv, "100000 mK/√Hz")
    #expect(reference.count == 4 && reference.allSatisfy { $0.count == 3 && $0[2] == nil })
    let json = try plot("- --kind allan --format json", input: input).data
    #expect(json.firstMatch(of: /\[1,91\.22[0-9]*,28\.0[0-9]*\]/) != nil)

    let path = folder.path("a.svg").path
    #expect(try plot("- --kind allan --output \(path)", input: input).status == 0)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    let band = try #require(
      svg.split(separator: "\n").first { $0.contains("Z\" class=\"single\"") })
    #expect(band.contains("fill=\"currentColor\" fill-opacity=\"0.18\"") && svg.contains(">±1σ<"))
    // There and back over four points; from 10 to 1000 K in 300 pixels.
    let heights = band.split(separator: "\"")[1].split { "MLZ".contains($0) }
      .compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    #expect(heights.count == 8)
    #expect(abs(heights[0] - (362 - 150 * log10((91.22945 + 28.05) / 10))) < 0.1)
    #expect(abs(heights[7] - (362 - 150 * log10((91.22945 - 28.05) / 10))) < 0.1)
  }

  /// Of 64 samples at 64 Hz, a spectrum has lines at each hertz: 2 to 31 are drawn, and not 32, half the rate.
  @Test func noLineAtHalfTheRate() throws {
    let rows = (0..<64).map { "\(Double($0) / 64),\(($0 * 7919) % 64)\n" }
    let outcome = try plot(
      "- --kind spectrum --format csv", input: "time_s,temp_C\n" + rows.joined())
    let lines = points(outcome, "temperature").compactMap { $0[0] }
    #expect(lines == (2...31).map(Double.init))
  }
}
