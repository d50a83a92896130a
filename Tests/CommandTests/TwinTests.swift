// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `twin`, and its parts in place of typical ones.
@Suite struct TwinTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let chips = [
    "lis331dlh,range=2g,rate=100", "l3g4200d,range=2000dps,rate=100", "ak8975",
  ]

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PROOFMASS_BUS": "emulator"])
  }

  private func stream(_ options: String, of chips: [String] = chips) throws -> Command.Outcome {
    try Command.run(
      ["stream"] + chips + ["--fast"] + options.split(separator: " ").map(String.init),
      environment: ["PROOFMASS_BUS": "emulator"])
  }

  /// The mean of each column but the time's.
  private func means(_ csv: String) throws -> [Double] {
    let rows = csv.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let count = try #require(rows.first?.count)
    return (1..<count).map { column in
      let cells = rows.compactMap { Double($0[column]) }
      return cells.reduce(0, +) / Double(cells.count)
    }
  }

  /// The numbers of a parameter, and half their intervals.
  private func parameter(
    _ sensor: [String: Any], _ key: String
  ) throws -> (values: [Double], margins: [Double]) {
    let stated = try #require(sensor[key] as? [String: Any], "\(key)")
    func flat(_ value: Any?) -> [Double] {
      (value as? [Double]) ?? (value as? [[Double]])?.flatMap(\.self) ?? []
    }
    return (flat(stated["value"]), flat(stated["plus_minus"]))
  }

  /// The twin of a hidden part reads as the part does, with other noise.
  @Test func aTwin() throws {
    let (rest, poses) = (folder.path("rest.csv").path, folder.path("poses.csv").path)
    let part = folder.path("part.json").path
    #expect(try stream("--seed 5 --duration 600s --output \(rest)").status == 0)
    #expect(try stream("--seed 5 --scenario poses --output \(poses)").status == 0)
    let outcome = try run(
      "twin", poses, rest, "--field", "50", "--output", part, "--name", "five", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.words)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
    #expect(report["part"] as? String == "five")
    let sensors = try #require(report["sensors"] as? [[String: Any]])
    #expect(sensors.map { $0["chip"] as? String } == ["LIS331DLH", "L3G4200D", "AK8975"])
    // Of every specimen: datasheets, or assumed (article Physics).
    for (sensor, key, magnitude) in [
      (0, "noise_density_ug_per_rtHz", 220.0), (1, "noise_density_mdps_per_rtHz", 30.3),
      (1, "offset_per_g_mdps", 100),
    ] {
      let (values, margins) = try parameter(sensors[sensor], key)
      #expect(values.count == 3 && margins.count == 3)
      for (value, margin) in zip(values, margins) {
        #expect(abs(abs(value) - magnitude) < 1.5 * margin, "\(key) \(value) ± \(margin)")
        #expect(margin < 0.3 * magnitude)
      }
    }
    let own = try means(stream("--seed 5 --duration 20s --format csv").data)
    let twin = try means(stream("--sensing \(part) --seed 77 --duration 20s --format csv").data)
    let typical = try means(stream("--seed 77 --duration 20s --format csv").data)
    let limits = [0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 1, 1, 1]
    for (index, limit) in limits.enumerated() {
      #expect(abs(own[index] - twin[index]) < limit, "column \(index)")
    }
    #expect(zip(own, typical).contains { abs($0 - $1) > 0.01 })
  }

  /// A part that is written by hand: values by themselves, the rest nominal.
  @Test func byHand() throws {
    let part = try folder.write(
      """
      {"proofmass":"part","version":1,"sensors":[{"sensor":"acc","chip":"LIS331DLH",
        "offset_mg":[100,null,-50],"matrix":{"value":[[1.1,0,0.2],[0,1,0],[0,0,0.9]]}}]}
      """, to: "hand.json")
    let outcome = try stream(
      "--sensing \(part) --duration 1s --format csv", of: ["lis331dlh,range=2g", "l3g4200d"])
    #expect(outcome.status == 0, "\(outcome.words)")
    let found = try means(outcome.data)
    for (value, expected) in zip(found, [0.3, 0, 0.85, 0, 0, 0]) {
      #expect(abs(value - expected) < 0.0011)
    }
  }

  @Test func wrongParts() throws {
    for (text, words) in [
      ("{}", "no part: `proofmass twin` writes one, beginning with {\"proofmass\":\"part\""),
      (#"{"proofmass":"part","version":2,"sensors":[]}"#, "a part of another version than 1"),
      (#"{"proofmass":"part","version":1,"sensors":[]}"#, "a part without sensors"),
      (
        #"{"proofmass":"part","version":1,"sensors":[{"sensor":"acc","chip":"A","offset_mg":1}]}"#,
        "offset_mg is three numbers"
      ),
      (
        #"{"proofmass":"part","version":1,"sensors":[{"sensor":"mag","chip":"A","noise_nT":[1,-1,1]}]}"#,
        "noise_nT is three numbers, none negative"
      ),
    ] {
      let path = try folder.write(text, to: "wrong.json")
      let outcome = try stream("--sensing \(path) --duration 1s", of: ["lis331dlh"])
      #expect(outcome.status == 1 && outcome.words == "proofmass: \(path): \(words)\n")
    }
    let path = try folder.write(
      #"{"proofmass":"part","version":1,"sensors":[{"sensor":"acc","chip":"ADXL345"}]}"#,
      to: "other.json")
    let outcome = try stream("--sensing \(path) --duration 1s", of: ["lis331dlh"])
    #expect(
      outcome.words.hasSuffix(
        "--sensing describes ADXL345, and the board has none: name one\n"))
  }

  /// What recordings lack is said in a line.
  @Test func mistakes() throws {
    let (short, other) = (folder.path("short.csv").path, folder.path("other.csv").path)
    #expect(try stream("--duration 20s --output \(short)", of: ["lis331dlh"]).status == 0)
    #expect(
      try run("twin", short).words
        == "proofmass: no rest of 60 s or longer, the longest has 19.5 s: record the part still, best for ten minutes\n"
    )
    let long = try folder.write(
      try String(contentsOfFile: short, encoding: .utf8) + "4000000000,0,0,1\n", to: "long.csv")
    #expect(
      try run("twin", long).words
        == "proofmass: \(long) is longer than 30 days: record in parts\n")
    #expect(try stream("--seed 3 --duration 2s --output \(other)", of: ["lis331dlh"]).status == 0)
    let two = try run("twin", short, other)
    #expect(two.status == 1 && two.words.contains("is of another specimen"))
    #expect(
      try stream("--duration 2s --output \(folder.path("lis3dh.csv").path)", of: ["lis3dh"]).status
        == 0
    )
    #expect(
      try run("twin", short, folder.path("lis3dh.csv").path).words.contains(
        "is of LIS3DH, \(short) of LIS331DLH: a twin is of one part"))
  }

  /// One orientation shows the noise, and a gyroscope's offset; the file has no more.
  @Test func restAlone() throws {
    let rest = folder.path("rest.csv").path
    #expect(
      try stream("--duration 70s --output \(rest)", of: ["l3g4200d,range=250dps"]).status == 0)
    let outcome = try run("twin", rest)
    #expect(outcome.status == 0)
    #expect(
      outcome.data.contains(
        "not known from these recordings: the board was not still in six orientations"))
    let kalibr = try run("twin", rest, "--format", "kalibr").lines
    #expect(kalibr.first?.hasPrefix("gyroscope_noise_density: 0.0003") == true)
    #expect(kalibr.suffix(2) == ["update_rate: 100  # Hz", "rostopic: /imu0"])
    let matlab = try run("twin", rest, "--format", "matlab").data
    #expect(
      matlab.hasPrefix("gyro = gyroparams;  % L3G4200D\ngyro.NoiseType = \"single-sided\";\n"))
  }
}
