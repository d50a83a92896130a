// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Testing

/// `characterise`: chips at rest, on emulated boards and from recordings.
@Suite struct CharacteriseTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ arguments: String, _ more: String...) throws -> Command.Outcome {
    try Command.run(
      arguments.split(separator: " ").map(String.init) + more,
      environment: ["PROOFMASS_BUS": "emulator"])
  }

  private func report(_ outcome: Command.Outcome) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any])
  }

  /// The rows of the first sensor, by their keys.
  private func quantities(_ outcome: Command.Outcome) throws -> [String: [String: Any]] {
    let sensors = try #require(try report(outcome)["sensors"] as? [[String: Any]])
    let rows = try #require(sensors.first?["quantities"] as? [[String: Any]])
    return Dictionary(uniqueKeysWithValues: rows.map { ($0["quantity"] as? String ?? "", $0) })
  }

  private func values(_ row: [String: Any]?) throws -> [Double] {
    try #require(row?["values"] as? [Double])
  }

  /// The emulated parts have the datasheets' noise: 218 µg/√Hz and 0.03 °/s/√Hz, by either way of measuring.
  @Test(arguments: [
    ("lis331dlh,range=2g", 218.0, "DS, mechanical characteristics"),
    ("l3g4200d,range=250dps", 30.0, "DS, mechanical characteristics"),
    ("l3gd20,range=250dps,rate=190", 30.0, "RECALLED"),
    ("l3gd20h,range=245dps", 11.0, "DSH, mechanical characteristics"),
  ])
  func densities(_ chip: String, _ density: Double, _ cite: String) throws {
    let rows = try quantities(
      try run("characterise --fast --duration 5min --format json \(chip)"))
    for key in ["noise_density", "spectral_noise_density"] {
      let found = try values(rows[key])
      #expect(found.count == 3)
      for value in found { #expect(abs(value / density - 1) < 0.1, "\(key) \(found)") }
      let datasheet = try #require(rows[key]?["datasheet"] as? [String: Any])
      #expect(datasheet["typical"] as? Double == density)
      #expect(datasheet["cite"] as? String == cite)
      #expect((datasheet["documents"] as? [String: String])?.count == 1)
      // Typical figures are no limits.
      #expect(rows[key]?["within_limits"] is NSNull)
    }
    for key in ["skewness", "excess_kurtosis"] {
      for value in try values(rows[key]) { #expect(abs(value) < 0.2) }
    }
  }

  /// What no document seen states has no figure.
  @Test(arguments: [
    ("ak8975", "noise_density"), ("lis331dlh,range=8g", "noise_density"),
    ("lis331hh", "noise_density"), ("lis3dh", "noise_density"), ("lis331dlh", "sample_rate"),
  ])
  func noFigure(_ chip: String, _ key: String) throws {
    let rows = try quantities(try run("characterise --fast --duration 60s --format json \(chip)"))
    #expect(rows[key]?["datasheet"] is NSNull)
    let text = try run("characterise --fast --duration 60s \(chip)")
    #expect(text.status == 0 && text.data.contains("  no figure known\n"))
  }

  /// The L3GD20H's 200 Hz are typically 189.4, and may be 162 to 219: a nominal part has the typical rate,
  /// and each seed another.
  @Test(arguments: ["--sensing nominal", "--seed 0", "--seed 3"])
  func aLimit(sensing: String) throws {
    let outcome = try run(
      "characterise --fast --duration 20s --format json l3gd20h,rate=200 \(sensing)")
    let row = try #require(try quantities(outcome)["sample_rate"])
    let rate = try values(row)[0]
    #expect((abs(rate - 189.4) < 0.01) == (sensing == "--sensing nominal"))
    #expect(rate > 162 && rate < 219)
    #expect(row["within_limits"] as? Bool == true)
    let sensors = try #require(try report(outcome)["sensors"] as? [[String: Any]])
    #expect(sensors[0]["missing"] as? Int == 0 && sensors[0]["passed"] as? Bool == true)
    let verdict = try #require(sensors[0]["verdict"] as? String)
    #expect(verdict.contains(" Hz, within 162 to 219; self-test passed"), "\(verdict)")
    #expect((row["datasheet"] as? [String: Any])?["highest"] as? Double == 219)
    let error = try values(try quantities(outcome)["rate_error"])[0]
    #expect(abs(error - (rate / 2 - 100)) < 0.01)
  }

  /// Rows have the times at which the part sampled, polled or from its FIFO, whatever its rate is. A row is
  /// no later than the read that finds the sample, of some bytes at 100 kHz.
  @Test(arguments: ["--seed 0", "--seed 3"], [200, 800])
  func aRateOfItsOwn(seed: String, rate: Int) throws {
    let (rows, truth) = (folder.path("rows.csv").path, folder.path("truth.csv").path)
    let outcome = try run(
      "stream --fast --duration 4s l3gd20h,rate=\(rate) \(seed) --output", rows, "--truth", truth)
    #expect(outcome.status == 0)
    func times(_ path: String) throws -> [Double] {
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
        $0.split(separator: ",").first.flatMap { Double($0) }
      }
    }
    let (found, sampled) = (try times(rows), try times(truth))
    #expect(found.count == sampled.count && found.count > rate * 3)
    #expect(zip(found, sampled).allSatisfy { abs($0 - $1) < 1e-3 })
    let period = (sampled[sampled.count - 1] - sampled[0]) / Double(sampled.count - 1)
    #expect(abs(period * Double(rate) * 0.947 - 1) > 0.01)
  }

  /// From 20 to 60 °C the emulated zero-rate level goes with the temperature, and so do the means of it.
  @Test func temperature() throws {
    let warm = try folder.write("time_s,temp_C\n0,20\n120,60\n", to: "warm.csv")
    let path = folder.path("rest.csv").path
    let recorded = try run(
      "stream --fast l3g4200d,range=250dps,temperature-offset=37 --motion", warm, "--output", path)
    #expect(recorded.status == 0)
    let outcome = try run("characterise --format json --recording", path)
    let slopes = try values(try quantities(outcome)["temperature_slope"])
    #expect(slopes.contains { abs($0) > 1 } && slopes.allSatisfy { abs($0) < 60 }, "\(slopes)")

    // Half of the way up is half of the change.
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.first?.isNumber == true }.map {
        $0.split(separator: ",").map { Double($0) ?? 0 }
      }
    for (axis, slope) in slopes.enumerated() {
      func mean(_ part: ArraySlice<[Double]>) -> Double {
        part.reduce(0) { $0 + $1[axis + 1] } / Double(part.count) * 180 / .pi * 1000
      }
      let half = rows.count / 2
      let change = mean(rows[half...]) - mean(rows[..<half])
      #expect(abs(change / 20 - slope) < 1, "\(change / 20) \(slope)")
    }

    let still = try run("characterise --fast --duration 12s l3g4200d,temperature-offset=37")
    #expect(still.data.contains(", at 25 °C\n"))
    #expect(still.lines.contains { $0.hasPrefix("change with temperature") && $0.contains(" - ") })
  }

  /// A recording gives the numbers that its chips gave, but for the self-test.
  @Test(arguments: ["csv", "jsonl"])
  func aRecording(_ format: String) throws {
    let path = folder.path("rest.\(format)").path
    let chips = "lis331dlh,range=2g l3g4200d,range=500dps,spi=0.1 ak8975"
    _ = try run("stream --fast --duration 30s --seed 5 \(chips) --output", path)
    let recorded = try run("characterise --recording", path)
    let sampled = try run("characterise --fast --duration 30s --seed 5 \(chips)")
    #expect(recorded.status == 0 && recorded.words == "")
    let (one, other) = (
      recorded.data.components(separatedBy: "\n\n"), sampled.data.components(separatedBy: "\n\n")
    )
    #expect(one.count == 5 && one[4] == "self-test  none: a recording has no chip to ask\n")
    // The stream's rows hold what was in time for them; its last samples may differ by one.
    #expect(one[1].split(separator: "\n").count == other[1].split(separator: "\n").count)
    #expect(one[1...3].map { $0.split(separator: " ")[1] } == ["0x18", "spi0.1", "0x0c"])
    let verdicts = zip(one[0].split(separator: "\n"), other[0].split(separator: "\n"))
    for ((recorded, sampled), chip) in zip(
      verdicts, ["LIS331DLH at 0x18: ", "L3G4200D at spi0.1: ", "AK8975 at 0x0c: "])
    {
      #expect(
        recorded.hasPrefix("no limit  \(chip)noise up to ") && !recorded.contains("self-test"))
      #expect(sampled.hasPrefix("passed  \(chip)noise up to "))
      #expect(sampled.hasSuffix("; self-test passed"))
    }
    let report = try report(try run("characterise --format json --recording", path))
    #expect(report["self_tests"] is NSNull && report["version"] as? Int == 1)
    let origin = try #require(report["origin"] as? [String: Any])
    #expect(origin["seed"] as? String == "5" && origin["bus"] as? String == "emulator")
    #expect(origin["file"] as? String == path)
  }

  /// A recording with a header and made rows, each with the same number on three axes.
  private func made(_ rows: [(time: Double, value: Double)]) throws -> Command.Outcome {
    let path = folder.path("header.csv").path
    _ = try run("stream --fast --duration 20ms lis331dlh,range=2g --output", path)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let header = lines.prefix { $0.hasPrefix("#") } + ["time_s,acc_x_g,acc_y_g,acc_z_g"]
    let file = try folder.write(
      header.joined(separator: "\n") + "\n"
        + rows.map { "\($0.time),\($0.value),\($0.value),\($0.value)\n" }.joined(), to: "made.csv")
    return try run("characterise --format json --recording", file)
  }

  /// Of numbers of which every fourth is one, the moments are those of a Bernoulli distribution of ¼.
  @Test func moments() throws {
    let rows = try quantities(
      try made((0..<2000).map { (Double($0) / 100, $0 % 4 == 0 ? 0.01 : 0) }))
    let expected: [(String, Double)] = [
      ("mean", 0.0025), ("standard_deviation", 4.330127018922193),
      ("skewness", 1.1547005383792517), ("excess_kurtosis", -0.6666666666666667),
      ("magnitude_less_1g", -995.6698729810778),
    ]
    for (key, expected) in expected {
      for value in try values(rows[key]) {
        #expect(abs(value - expected) < 1e-9, "\(key) \(value)")
      }
    }
  }

  /// Rows that are missing are counted, and not taken for a slow clock; rows that were found late are not.
  @Test func missingRows() throws {
    func late(_ index: Int) -> Double { Double(index * 7919 % 100) / 100 * 0.004 }
    let all = (0..<3000).map { index -> (Double, Double) in
      (Double(index) / 98 + late(index), Double(index * 31 % 17) / 1000)
    }
    let lost = Swift.Set([100, 101, 102, 700, 1500, 1501, 2200])
    let some = all.enumerated().filter { !lost.contains($0.offset) }.map(\.element)
    for (rows, missing) in [(all, 0), (some, 7)] {
      let outcome = try made(rows)
      let sensors = try #require(try report(outcome)["sensors"] as? [[String: Any]])
      #expect(sensors[0]["missing"] as? Int == missing)
      #expect(abs(try values(try quantities(outcome)["sample_rate"])[0] - 98) < 0.02)
    }
  }

  /// What a calibration left is not held against the datasheet's offset.
  @Test func aCorrectedRecording() throws {
    let calibration = folder.path("gyr.json").path
    _ = try run("calibrate l3g4200d --fast --duration 15s --output", calibration)
    let path = folder.path("rest.csv").path
    _ = try run(
      "stream --fast --duration 15s l3g4200d --calibration", calibration, "--output", path)
    let outcome = try run("characterise --recording", path)
    #expect(outcome.status == 0 && outcome.data.contains(", corrected by a calibration\n"))
    let line = try #require(outcome.lines.first { $0.hasPrefix("mean after calibration, °/s") })
    #expect(!line.contains("typical"))
  }

  /// On a bus as on the emulator: registers, data-ready line and self-test by the kernel's own interfaces.
  @Test func aBus() throws {
    let outcome = try Command.run([
      "emulate", "--fast", "lis331dlh", "l3g4200d,drdy=gpiochip0:17", "--", Command.binary.path,
      "characterise", "lis331dlh,range=2g", "l3g4200d,rate=200,drdy=gpiochip0:17", "--bus", "1",
      "--duration", "12s", "--format", "json",
    ])
    #expect(outcome.status == 0, "\(outcome.words)")
    let report = try report(outcome)
    #expect((report["origin"] as? [String: Any])?["bus"] as? String == "/dev/i2c-1")
    let sensors = try #require(report["sensors"] as? [[String: Any]])
    #expect(sensors.map { $0["missing"] as? Int } == [0, 0])
    #expect(sensors.map { $0["rate_hz"] as? Double } == [100, 200])
    let tests = try #require(report["self_tests"] as? [[String: Any]])
    #expect(tests.map { $0["passed"] as? Bool } == [true, true])
  }

  /// A failed self-test is the status, and is said.
  @Test func aFailure() throws {
    let outcome = try run(
      "characterise --fast --duration 30s ak8975 --policy ak8975.self-test-ambient=included")
    #expect(outcome.status == 1 && outcome.words == "")
    #expect(outcome.data.contains("\nself-test  AK8975  0x0c  FAILED\n"))
    #expect(outcome.data.hasPrefix("FAILED  AK8975 at 0x0c: noise up to "))
    #expect(outcome.lines[0].hasSuffix(", for which no figure is known; self-test FAILED"))
  }

  @Test(arguments: [
    (
      "lis331dlh --recording a.csv", "a recording says which chips it is of: leave lis331dlh or", 64
    ),
    ("--recording a.csv --bus 1", "--bus is for sampling: leave it out with --recording", 64),
    ("--recording a.csv --fast", "--fast is for sampling: leave it out with --recording", 64),
    ("--recording a.csv --duration 4s", "--duration is for sampling: leave it out with", 64),
    ("--recording /nonexistent.csv", "cannot read /nonexistent.csv: No such file or directory", 1),
    ("--duration 0s", "--duration 0s: a number above 0 and ms, s, min or h", 64),
    ("lis331dlh --fast --html -", "--html -: the text goes to standard output: name a file", 64),
    ("lis331dlh --fast --html /nonexistent/a.html", "/nonexistent/a.html: the folder", 1),
    ("lis331dlh,cs=gpiochip0:1,spi=0.0 --fast", "cs= is for a board of other programs", 64),
    ("lis331dlh --bus 1 --seed 4", "--seed is for the emulator: leave it out on /dev/i2c-1", 64),
    (
      "lis331dlh --fast --duration 10s",
      "--duration is too short for lis331dlh at 100 Hz: at least 11s, for 1024 samples", 64
    ),
    (
      "lis331dlh --fast --scenario shake",
      "lis331dlh: too few samples, 178 of at least 1024: record for 11 s or longer", 1
    ),
    ("lis331dlh --fast --scenario tumble", "lis331dlh moves: from ", 1),
    ("l3g4200d --fast --scenario tumble", "l3g4200d moves: from ", 1),
  ])
  func mistakes(_ arguments: String, _ words: String, _ status: Int32) throws {
    let outcome = try Command.run(
      ["characterise"] + arguments.split(separator: " ").map(String.init))
    let lines = outcome.words.split(separator: "\n").filter {
      !$0.contains("on emulated chips") && !$0.contains("the motion ends after")
    }
    #expect(outcome.status == status && outcome.data == "", "\(outcome)")
    #expect(lines.count == 1 && lines[0].hasPrefix("proofmass: \(words)"), "\(outcome.words)")
  }

  /// What a recording lacks is said in one line.
  @Test func whatIsNoRecording() throws {
    let bare = try run("stream --fast --duration 15s --format csv lis331dlh").data
    let path = try folder.write(bare, to: "bare.csv")
    let outcome = try run("characterise --recording", path)
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(
      outcome.words.hasPrefix("proofmass: \(path) does not say which chips it is of: record with "))

    let aligned = folder.path("aligned.csv").path
    _ = try run("stream --fast --duration 2s --align acc --output", aligned)
    let other = try run("characterise --recording", aligned)
    #expect(other.status == 1 && other.words.contains(" was recorded with --align, whose values "))

    let short = folder.path("short.csv").path
    _ = try run("stream --fast --duration 2s lis331dlh --output", short)
    let third = try run("characterise --recording", short)
    #expect(third.status == 1)
    #expect(third.words.hasPrefix("proofmass: \(short): lis331dlh: too few samples, 19"))

    let text = try String(contentsOfFile: short, encoding: .utf8)
    let odd = try folder.write(text.replacing("LIS331DLH", with: "LIS9"), to: "odd.csv")
    let fourth = try run("characterise --recording", odd)
    #expect(fourth.status == 1)
    #expect(fourth.words.hasPrefix("proofmass: \(odd): unknown chip"), "\(fourth.words)")
  }

  // MARK: The page

  /// The page is XML, loads nothing, and has six plots and a table for each sensor.
  @Test func thePage() throws {
    let path = folder.path("a <page> & more.html").path
    let outcome = try run(
      "characterise lis331dlh,range=2g l3g4200d ak8975 --fast --duration 60s --seed 9 --html", path)
    #expect(outcome.status == 0)
    let page = try Data(contentsOf: URL(filePath: path))
    let found = Elements()
    let parser = XMLParser(data: page)
    parser.delegate = found
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(found.counts["svg"] == 3 * 6 && found.counts["table"] == 3 + 3)
    #expect(
      found.counts["script"] == nil && found.counts["img"] == nil && found.counts["link"] == nil)
    #expect(found.attributes.isDisjoint(with: ["src", "href", "xlink:href", "onload"]))
    let text = String(decoding: page, as: UTF8.self)
    for load in ["http", "url(", "@import", "//"] { #expect(!text.contains(load), "\(load)") }
    for words in [
      "name=\"viewport\"", "@media print", "<dd>emulator</dd>", "<dd>9</dd>", "<dd>0.1.0</dd>",
      "218 typical <small>DS, mechanical characteristics</small>", "fitted N, B, K</text>",
      "LIS331DLH: spectrum of the acceleration", "Self-test of AK8975: passed",
      "<b>SAMSUNG</b>: Samsung akm8975.c", "prefers-color-scheme: dark",
      "<li><b class=\"good\">passed</b> LIS331DLH at 0x18: noise up to ",
      "LIS331DLH: histogram of the acceleration, z",
    ] { #expect(text.contains(words), "\(words)") }
    #expect(!text.contains("nan") && page.count < 400_000)
  }

  /// The name of a recording is text in the page, whatever is in it.
  @Test func namesInThePage() throws {
    let path = folder.path("a <b> & \"c\".csv").path
    _ = try run("stream --fast --duration 15s lis331dlh --output", path)
    let page = folder.path("page.html").path
    #expect(try run("characterise --recording", path, "--html", page).status == 0)
    let parser = XMLParser(data: try Data(contentsOf: URL(filePath: page)))
    #expect(parser.parse())
    let named = folder.path("recording.html").path
    try FileManager.default.copyItem(atPath: path, toPath: named)
    let over = try run("characterise --recording", named, "--html", named)
    #expect(over.status == 1)
    #expect(over.words.hasSuffix("would write over the recording: name another file\n"))
  }
}

/// Counts the elements of a page, and collects the names of their attributes.
private final class Elements: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var attributes: Swift.Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes found: [String: String]
  ) {
    counts[name, default: 0] += 1
    attributes.formUnion(found.keys)
  }
}
