// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `proofmass calibrate` on emulated boards.
@Suite struct CalibrateTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func calibrate(_ arguments: String) throws -> Command.Outcome {
    try Command.run(
      ["calibrate", "--bus", "emulator", "--fast"]
        + arguments.split(separator: " ").map(String.init))
  }

  private func sections(_ json: String) throws -> [String: [String: Any]] {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    return object.compactMapValues { $0 as? [String: Any] }
  }

  @Test func gyroscopeAtRest() throws {
    let outcome = try calibrate("l3g4200d --sensing ideal --duration 11s")
    #expect(outcome.status == 0)
    #expect(
      outcome.words == """
        proofmass: l3g4200d: keep the board still for 10 s
        proofmass: l3g4200d: done
        proofmass: l3g4200d: bias 0.000 0.000 0.000 °/s, ± 0.0066

        """)
    let lines = outcome.lines.filter { !$0.contains("date") && !$0.contains("deviation") }
    #expect(
      lines.joined(separator: "\n") == """
        {
          "version": 1,
          "gyroscope": {
            "chip": "L3G4200D",
            "range": "2000dps",
            "bias_radps": [0.0, 0.0, 0.0],
            "temperature_C": 25.0
          }
        }
        """)
  }

  /// A typical part has a bias of tens of °/s.
  @Test func aTypicalGyroscope() throws {
    let outcome = try calibrate("l3g4200d --sensing typical --duration 11s")
    #expect(outcome.status == 0)
    let gyroscope = try #require(try sections(outcome.data)["gyroscope"])
    let bias = try #require(gyroscope["bias_radps"] as? [Double])
    #expect(bias.contains { abs($0) > 0.2 })
    let stream = try Command.run([
      "stream", "--bus", "emulator", "--fast", "--duration", "20s", "--format", "csv",
      "l3g4200d,range=2000dps",
    ])
    let samples = Table(stream.data).samples("gyr")
    for (axis, value) in bias.enumerated() {
      let mean = samples.reduce(0) { $0 + $1.values[axis] } / Double(samples.count)
      #expect(abs(mean - value) < 0.0005)
    }
  }

  @Test func accelerometerOnSixSides() throws {
    let outcome = try calibrate("lis331dlh --sensing ideal --scenario sides")
    #expect(outcome.status == 0)
    #expect(
      outcome.words == """
        proofmass: lis331dlh: keep the board still for a second on each of its six sides
        proofmass: lis331dlh: pose 1 of 6 taken, z up; missing x up, x down, y up, y down, z down
        proofmass: lis331dlh: pose 2 of 6 taken, y up; missing x up, x down, y down, z down
        proofmass: lis331dlh: pose 3 of 6 taken, x up; missing x down, y down, z down
        proofmass: lis331dlh: pose 4 of 6 taken, z down; missing x down, y down
        proofmass: lis331dlh: pose 5 of 6 taken, y down; missing x down
        proofmass: lis331dlh: pose 6 of 6 taken, x down
        proofmass: lis331dlh: done
        proofmass: lis331dlh: offset 0.0 0.0 0.0 mg, then 1 g within 0.00 mg rms
        proofmass: lis331dlh: scale off by -0.16 -0.16 -0.16 %
        proofmass: lis331dlh: crossed axes: y in x 0.00, z in x 0.00, x in y 0.00, z in y 0.00, \
        x in z 0.00, y in z 0.00 %

        """)
    let accelerometer = try #require(try sections(outcome.data)["accelerometer"])
    #expect(accelerometer["range"] as? String == "8g")
    // 1 g is 256 digits of 3.9 mg, so 0.9984 g.
    let matrix = try #require(accelerometer["matrix"] as? [[Double]])
    for row in 0..<3 {
      for column in 0..<3 {
        #expect(abs(matrix[row][column] - (row == column ? 1 / 0.9984 : 0)) < 1e-9)
      }
    }
  }

  @Test func allOfABoardAtOnceIntoOneFile() throws {
    let path = folder.path("board.json").path
    let outcome = try calibrate(
      "lis331dlh l3g4200d ak8975 --poses 18 --scenario poses --output \(path)")
    #expect(outcome.status == 0)
    #expect(outcome.data == "")
    let before = try sections(try String(contentsOfFile: path, encoding: .utf8))
    #expect(Set(before.keys) == ["accelerometer", "gyroscope", "compass"])
    let regions = try #require(before["compass"]?["regions"] as? Int)
    #expect(regions >= 60)
    #expect(try #require(before["compass"]?["residual"] as? Double) < 0.015)
    #expect(abs(try #require(before["compass"]?["field_uT"] as? Double) - 50) < 1)
    #expect(try #require(before["accelerometer"]?["residual_g"] as? Double) < 0.001)
    #expect(abs(try #require(before["compass"]?["dip_rad"] as? Double) - .pi / 3) < 0.01)
    #expect(before["compass"]?["temperature_C"] as? Double == 25)
    let deviations = try #require(before["gyroscope"]?["matrix_deviation"] as? [[Double]])
    #expect(deviations.joined().allSatisfy { $0 > 0 && $0 < 0.001 })
    let lines = outcome.words.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("proofmass: l3g4200d: scale off by ") && $0.contains("±") })

    // Calibrates another part: the other sensors' sections stay.
    let again = try calibrate("l3g4200d --seed 5 --duration 11s --output \(path)")
    #expect(again.status == 0)
    let after = try sections(try String(contentsOfFile: path, encoding: .utf8))
    #expect(after["compass"] as? NSDictionary == before["compass"] as? NSDictionary)
    #expect(after["accelerometer"] as? NSDictionary == before["accelerometer"] as? NSDictionary)
    #expect(after["gyroscope"] as? NSDictionary != before["gyroscope"] as? NSDictionary)
    // A bias at rest says nothing of the matrix.
    #expect(again.words.contains("the gyroscope's scale and crossed axes stay as they were"))
    #expect(
      after["gyroscope"]?["matrix"] as? [[Double]] == before["gyroscope"]?["matrix"] as? [[Double]])

    let chips = "l3g4200d ak8975 --second-temperature --output \(path) --scenario poses"
    let same = try calibrate(chips)
    #expect(same.status == 1)
    #expect(same.words.contains("the board is as warm as it was, within 5 K (25 and 25 °C)"))
    let other = try calibrate(
      "l3g4200d ak8963 --second-temperature --output \(path) --scenario rest")
    #expect(other.status == 1)
    #expect(other.words.contains("is of another chip, AK8975, not AK8963: calibrate this one"))
    let warm = try calibrate(chips + " --temperature 45")
    #expect(warm.status == 0, "\(warm.words)")
    let both = try sections(try String(contentsOfFile: path, encoding: .utf8))
    #expect(both["compass"] as? NSDictionary == before["compass"] as? NSDictionary)
    #expect(both["second_compass"]?["temperature_C"] as? Double == 45)
    // The bias is that of the first temperature.
    #expect(both["gyroscope"] as? NSDictionary == after["gyroscope"] as? NSDictionary)
    #expect(warm.words.contains("the gyroscope's calibration stays as it was in the file"))
    let compass = try calibrate("ak8975 --scenario tumble --output \(path)")
    #expect(compass.words.contains("the compass' calibration at 45 °C is dropped"))
    #expect(!compass.words.contains("gyroscope"))
  }

  /// Without enough turns a gyroscope is calibrated all the same, and the words say what is missing.
  @Test func aRestShowsNoMatrix() throws {
    let outcome = try calibrate("lis331dlh l3g4200d --scenario rest --duration 12s")
    #expect(outcome.status == 1)
    #expect(!outcome.data.contains("matrix"))
    let six = try calibrate("lis331dlh l3g4200d --scenario sides --sensing ideal")
    #expect(six.status == 0)
    #expect(
      six.data.contains("matrix_deviation")
        || six.words.contains("its turns fit no better with a correction than without"))
  }

  /// A compass that is calibrated stays calibrated while another sensor is still being calibrated.
  @Test func doneIsNotTakenBack() throws {
    var rows = ["time_s,gyr_x_radps,gyr_y_radps,gyr_z_radps,mag_x_uT,mag_y_uT,mag_z_uT"]
    for row in 0...3200 {
      let (time, isTurned) = (Double(row) / 100, row < 2000)
      let (z, turn) = (Double(row % 2000) / 1000 - 1, Double(row) * 0.05)
      // After 20 s the board lies still, and a magnet comes near.
      let field = isTurned ? 50.0 : 500
      let width = (1 - z * z).squareRoot() * field
      rows.append(
        "\(time),\(isTurned ? row % 2 : 0),0,0,\(width * cos(turn)),\(width * sin(turn)),\(z * field)"
      )
    }
    let motion = try folder.write(rows.joined(separator: "\n") + "\n", to: "magnet.csv")
    let outcome = try calibrate("l3g4200d ak8975 --sensing ideal --motion \(motion)")
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(
      outcome.words.split(separator: "\n").dropFirst(2).prefix(2) == [
        "proofmass: ak8975: done", "proofmass: l3g4200d: done",
      ])
    let compass = try #require(try sections(outcome.data)["compass"])
    #expect(abs(try #require(compass["field_uT"] as? Double) - 50) < 0.5)
  }

  /// Each failure is one line on standard error, after the instructions; standard output is empty.
  @Test(arguments: [
    ("l3g4200d --scenario rest", "not calibrated; l3g4200d: kept still for 9.7 of 10 s"),
    ("l3g4200d --duration 10ms", "not calibrated; l3g4200d: kept still for 0.0 of 10 s"),
    ("l3g4200d --scenario tumble", "not calibrated; l3g4200d: kept still for 0.5 of 10 s"),
    (
      "lis331dlh --scenario rotate",
      "not calibrated; lis331dlh: still missing x up, x down, y up, y down, z up, z down"
    ),
    (
      "lis331dlh --poses 12 --scenario sides", "not calibrated; lis331dlh: 6 of 12 poses"
    ),
    ("ak8975 --duration 5s", "not calibrated; ak8975: 1 of 150 different readings"),
    (
      "ak8975 --scenario spin",
      "not calibrated; ak8975: "
    ),
    (
      "lis331dlh l3g4200d --scenario rest",
      "not calibrated; lis331dlh: still missing x up, x down, y up, y down, z down; l3g4200d: kept "
        + "still for 9.7 of 10 s"
    ),
  ])
  func saysWhatIsMissing(arguments: String, line: String) throws {
    let outcome = try calibrate(arguments + " --sensing ideal")
    #expect(outcome.status == 1)
    #expect(outcome.data == "")
    let last = outcome.words.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("proofmass: \(line)"), "\(outcome.words)")
  }

  @Test(arguments: [
    ("calibrate", "missing expected argument '<CHIP> ...': see `proofmass calibrate --help`", 64),
    ("calibrate bmp085", "BMP085 has neither a driver nor a software chip: ", 64),
    ("calibrate l3g4200d --fast", "--fast has no end in sight: ", 64),
    ("calibrate l3g4200d --poses 18", "--poses is for an accelerometer: leave it out", 64),
    ("calibrate lis331dlh --poses 11", "--poses 11: a whole number from 12 to 32", 64),
    ("calibrate lis331dlh --poses -1", "--poses -1: a whole number from 12 to 32", 64),
    ("calibrate lis331dlh --duration 0s", "--duration 0s: a number above 0", 64),
    ("calibrate l3g4200d --temperature 90", "--temperature 90: a number of °C from -40 to 85", 64),
    (
      "calibrate l3g4200d ak8975 --second-temperature",
      "--second-temperature adds to a calibration: name its file with --output", 64
    ),
    (
      "calibrate ak8975 --second-temperature --output b.json",
      "--second-temperature is for a compass beside a gyroscope: name both", 64
    ),
    ("calibrate lis331dlh --output -", "--output -: without --output", 64),
    ("calibrate lis331dlh --scenario walking", "unknown scenario \"walking\"", 64),
    (
      "calibrate l3g4200d,temperature-offset=37",
      "temperature-offset= means nothing to calibrate: leave it out", 64
    ),
    ("calibrate lis331dlh --bus 7 --fast", "--fast is for the emulator", 64),
    (
      "calibrate l3g4200d --fast --duration 11s --output /dev/null/x.json",
      "/dev/null/x.json: ", 1
    ),
  ])
  func mistakes(arguments: String, line: String, status: Int32) throws {
    let outcome = try Command.run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == status)
    let last = outcome.words.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("proofmass: \(line)"), "\(outcome.words)")
  }

  /// A bad file is reported at the start, before a person turns a board for a minute.
  @Test func aBadFileIsRefusedAtOnce() throws {
    let path = try folder.write(#"{"version": 2}"#, to: "old.json")
    let outcome = try calibrate("l3g4200d --duration 11s --output \(path)")
    #expect(outcome.status == 1)
    #expect(
      outcome.words
        == "proofmass: \(path): version: 2 is unknown, this program reads 1: name another file, or "
        + "remove it\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == #"{"version": 2}"#)
  }

  @Test func aFolderThatIsNotThereIsToldAtOnce() throws {
    let outcome = try calibrate("l3g4200d --duration 11s --output /nonexistent/c.json")
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(
      outcome.words
        == "proofmass: /nonexistent/c.json: the folder /nonexistent does not exist: make it, or name "
        + "another\n")
  }

  /// A link stays a link, and a file that only its owner may read keeps that mode.
  @Test func `the file that a link names is renewed and keeps its mode`() throws {
    let path = try folder.write("", to: "real.json")
    try FileManager.default.removeItem(atPath: path)
    let link = folder.path("link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
    for seed in ["4", "5"] {
      let outcome = try calibrate("l3g4200d --seed \(seed) --duration 11s --output \(link)")
      #expect(outcome.status == 0, "\(outcome.words)")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.json")
      #expect(
        try sections(String(contentsOfFile: path, encoding: .utf8)).keys.sorted() == ["gyroscope"])
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      if seed == "5" { #expect(attributes[.posixPermissions] as? Int == 0o600) }
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
  }

  @Test func `a pipe is written into`() throws {
    let outcome = try Command.shell(
      """
      cd "$1" && mkfifo pipe && { cat pipe > copy & } &&
      "$0" calibrate l3g4200d --fast --duration 11s --output pipe && wait && test -p pipe
      """, folder.url.path)
    #expect(outcome.status == 0, "\(outcome.words)")
    let copy = try String(contentsOf: folder.path("copy"), encoding: .utf8)
    #expect(try sections(copy).keys.sorted() == ["gyroscope"])
  }

  @Test func `a folder is told at once`() throws {
    let outcome = try calibrate("l3g4200d --duration 11s --output \(folder.url.path)")
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(outcome.words.hasSuffix("Is a directory, error 21: name another file\n"))
  }

  /// A calibration that took minutes is printed if its file cannot be written.
  @Test func whatCannotBeWrittenIsPrinted() throws {
    let name = folder.path(String(repeating: "c", count: 300)).path
    let outcome = try calibrate("l3g4200d --duration 11s --output \(name)")
    #expect(outcome.status == 1)
    #expect(try sections(outcome.data).keys.contains("gyroscope"))
    #expect(outcome.words.hasSuffix("; the calibration went to standard output instead\n"))
  }

  /// Finished calibrations are written even if another is not finished.
  @Test func whatIsDoneIsWritten() throws {
    let path = folder.path("part.json").path
    let outcome = try calibrate("lis331dlh l3g4200d --duration 11s --output \(path)")
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(
      outcome.words.hasSuffix(
        "proofmass: not calibrated; lis331dlh: still missing x up, x down, y up, y down, z down; "
          + "written: l3g4200d\n"), "\(outcome.words)")
    #expect(
      try sections(String(contentsOfFile: path, encoding: .utf8)).keys.sorted() == ["gyroscope"])
  }

  /// The side is tilted by 20°, which is too far from square.
  @Test func aSideThatLeansIsNoneYet() throws {
    let motion = try folder.write(
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0.342,0,0.940\n3,0.342,0,0.940\n", to: "lean.csv")
    let outcome = try calibrate("lis331dlh --sensing ideal --motion \(motion)")
    #expect(outcome.status == 1)
    #expect(
      outcome.words.contains(
        "lis331dlh: z up is not square to the other sides: put it down again; missing x up, x down, y up, "
      ), "\(outcome.words)")
  }
}
