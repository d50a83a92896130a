// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `proofmass selftest` on emulated boards.
@Suite struct SelfTestTests {
  private func selftest(_ arguments: String) throws -> Command.Outcome {
    try Command.run(
      ["selftest", "--bus", "emulator"] + arguments.split(separator: " ").map(String.init))
  }

  private func report(_ data: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
  }

  /// Every part that has a self-test, as one of many specimens.
  @Test(arguments: [
    "lis331dlh", "lis331hh", "lsm303dlh", "lsm303dlm", "lis331dl", "lis302dl", "lis3dh", "lis2dh12",
    "l3g4200d", "l3g4200d,range=250dps", "l3gd20", "l3gd20h", "a3g4250d", "ak8975", "ak8963",
    "ak09916", "lis3mdl", "lsm9ds1m", "lsm9ds1ag", "lis331dlh,spi=0.0", "ak8975,spi=0.1",
    "lis2mdl", "lis2mdl,spi=0.0", "iis2mdc", "lsm303agra", "lsm303agrm", "hmc5883l", "lsm6dso",
    "lsm6dsox",
    "lsm6dso32", "lsm6dso,spi=0.0", "ism330dhcx", "lsm6dsl", "lsm6dsl,spi=0.0", "lsm6ds3trc",
    "lsm6ds3", "lsm6ds33", "adxl345", "adxl345,spi=0.0", "adxl343",
  ])
  func aGoodPartPasses(_ chip: String) throws {
    // The coil's field, or one direction of the force.
    let hasOneStimulus = [
      "ak", "lis3mdl", "hmc", "lsm9ds1", "lis2mdl", "iis2mdc", "lsm303agrm", "lsm6", "ism",
      "adxl",
    ]
    .contains { chip.hasPrefix($0) }
    for seed in 0..<3 {
      let outcome = try selftest("\(chip) --seed \(seed) --format json")
      #expect(outcome.status == 0 && outcome.words == "", "\(outcome)")
      let report = try report(outcome.data)
      #expect(report["passed"] as? Bool == true)
      #expect(report["proofmass_version"] as? String == "0.1.0")
      let chips = try #require(report["chips"] as? [[String: Any]])
      let responses = try #require(chips[0]["responses"] as? [[String: Any]])
      #expect(responses.count == (hasOneStimulus ? 1 : 2))
      #expect(!(try #require(chips[0]["limits"] as? [Any]).isEmpty))
    }
  }

  /// A compass that adds its offset and the field around it to the coil's is out of the limits.
  @Test func aFailureIsSaidAndIsTheStatus() throws {
    let outcome = try selftest(
      "lis331dlh ak8975 --policy ak8975.self-test-ambient=included")
    #expect(outcome.status == 1)
    #expect(outcome.words == "")
    #expect(outcome.data.contains("LIS331DLH  0x18  passed\n"))
    #expect(outcome.data.contains("AK8975  0x0c  FAILED\n"))
    #expect(outcome.lines.count { $0.hasSuffix("FAILED") } == 3, "\(outcome.data)")
  }

  /// The other chips are tested all the same.
  @Test func aChipThatIsNotThere() throws {
    for format in ["text", "json"] {
      let outcome = try Command.run([
        "emulate", "lis331dlh", "--", Command.binary.path, "selftest", "ak8975", "lis331dlh",
        "--bus", "1", "--format", format,
      ])
      #expect(outcome.status == 1)
      #expect(
        outcome.words.hasPrefix("proofmass: ak8975: nothing answers at 0x0c"), "\(outcome.words)")
      #expect(outcome.words.split(separator: "\n").count == 1)
      if format == "text" {
        #expect(outcome.data.contains("AK8975  0x0c  not tested\n"))
        #expect(outcome.data.contains("LIS331DLH  0x18  passed\n"))
      } else {
        let chips = try #require(try report(outcome.data)["chips"] as? [[String: Any]])
        #expect(chips.map { $0["passed"] as? Bool } == [false, true])
        #expect((chips[0]["error"] as? String)?.hasPrefix("ak8975: nothing answers") == true)
      }
    }
  }

  @Test(arguments: [
    ("h3lis331dl", "h3lis331dl has no self-test: leave it out"),
    ("lsm303dlhca", "lsm303dlhca has no self-test: leave it out"),
    ("lis331dlh ak8973", "ak8973 has no self-test: leave it out"),
    ("lis331dlh,range=2g", "range= means nothing to selftest: leave it out"),
    ("l3g4200d,rate=100", "rate= means nothing to selftest: leave it out"),
    ("ak8975,axes=+x+y+z", "axes= means nothing to selftest: leave it out"),
    ("ak8975,drdy=gpiochip0:4", "drdy= means nothing to selftest: leave it out"),
    ("l3g4200d --bus 1 --seed 4", "--seed is for the emulator: leave it out on /dev/i2c-1"),
    ("bmp180", "BMP180 has neither a driver nor a software chip"),
  ])
  func mistakes(_ arguments: String, _ words: String) throws {
    let outcome = try Command.run(["selftest"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 64 && outcome.data == "")
    #expect(outcome.words.hasPrefix("proofmass: \(words)"), "\(outcome.words)")
    #expect(outcome.words.split(separator: "\n").count == 1)
  }
}
