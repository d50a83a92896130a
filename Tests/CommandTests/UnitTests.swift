// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `stream` and `read` with `--units`.
@Suite struct UnitTests {
  private func run(_ arguments: String) throws -> Command.Outcome {
    try Command.run(
      arguments.split(separator: " ").map(String.init),
      environment: ["PROOFMASS_BUS": "emulator"])
  }

  @Test func `a stream has columns in other units`() throws {
    let stream = "stream --fast --duration 400ms --format csv"
    let plain = Table(try run(stream).data)
    let other = Table(try run("\(stream) --units gauss,mps2,dps").data)
    #expect(
      other.columns.joined(separator: ",")
        == "time_s,acc_x_mps2,acc_y_mps2,acc_z_mps2,gyr_x_dps,gyr_y_dps,gyr_z_dps,mag_x_G,mag_y_G,mag_z_G"
    )
    #expect(other.times == plain.times)
    for (name, factor) in [("acc", 9.80665), ("gyr", 180 / Double.pi), ("mag", 0.01)] {
      let (one, two) = (plain.samples(name), other.samples(name))
      #expect(one.count > 10 && one.count == two.count)
      for (one, two) in zip(one, two) {
        for (one, two) in zip(one.values, two.values) { #expect(abs(one * factor - two) < 1e-9) }
      }
    }
  }

  @Test func `a stream in other units can be played`() throws {
    let folder = try Folder()
    let path = folder.path("run.csv").path
    #expect(
      try run("stream --fast --duration 1s --units mps2,dps,gauss --output \(path)").status == 0)
    #expect(try run("allan \(path)").status == 0)
    #expect(try run("stream --fast --format csv --motion \(path)").status == 0)
    let info = try run("info \(path)").data
    #expect(info.contains("unit m/s2, sensitivity 0.009806"))
    #expect(info.contains("unit dps, sensitivity 0.00875"))
    #expect(info.contains("unit G, sensitivity 0.003"))
    // Other units are another recording.
    let other = try run("stream --fast --duration 1s --append --output \(path)")
    #expect(other.status == 1)
    #expect(other.words.contains("other columns"))
  }

  @Test func `a reading has its unit`() throws {
    let read = try run("read --sensing ideal --units mps2,dps,gauss --format json")
    let list = try JSONSerialization.jsonObject(with: Data(read.data.utf8))
    let readings = try #require(list as? [[String: Any]])
    #expect(readings.map { $0["unit"] as? String } == ["m/s2", "dps", "G"])
    let z = try #require((readings[0]["value"] as? [String: Double])?["z"])
    #expect(abs(z - 9.80665) < 0.04)
    #expect(
      try run("read --sensing ideal lis331dlh,range=2g --units mps2").data.contains("9.807  m/s2"))
  }

  @Test(arguments: [
    ("ft", "--units ft: some of g, mps2, radps, dps, uT, gauss, with commas between"),
    ("g,", "--units g,: some of g, mps2, radps, dps, uT, gauss, with commas between"),
    ("g,dps,mps2", "--units g,dps,mps2: two units of one accelerometer, name one"),
  ])
  func mistake(units: String, line: String) throws {
    for verb in ["read", "stream --fast --samples 3"] {
      #expect(
        try run("\(verb) --units \(units)")
          == Command.Outcome(status: 64, data: "", words: "proofmass: \(line)\n"))
    }
  }
}
