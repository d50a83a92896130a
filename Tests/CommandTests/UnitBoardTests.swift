// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// An MPU-9150 on an emulated board: its compass answers at 0x0C while the bypass is on.
@Suite struct UnitBoardTests {
  private static let binary = Command.binary.path
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func `other programs reach the compass through the bypass`() throws {
    let script =
      "\(Self.binary) detect --bus 1 --bypass && \(Self.binary) get mpu9150,address=0x69 WHO_AM_I --bus 1"
    let outcome = try Command.run([
      "emulate", "mpu9150,address=0x69", "lis331dlh", "--fast", "--", "sh", "-c", script,
    ])
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains("0x69  0x68  one of MPU9150, MPU6050") == true, "\(outcome)")
    #expect(
      outcome.lines.contains { $0.hasPrefix("0x0c  0x48  ") && $0.hasSuffix(", behind 0x69") }
        == true)
  }

  @Test func `registers are read and written`() throws {
    let outcome = try Command.run(["set", "mpu9150", "INT_PIN_CFG.I2C_BYPASS_EN", "enabled"])
    #expect(outcome.status == 0)
    #expect(outcome.data.contains("I2C_BYPASS_EN=1 enabled"))
    #expect(try Command.run(["dump", "mpu9150"]).lines.count == 5)
    #expect(try Command.run(["registers", "mpu9150"]).data.contains("PWR_MGMT_1"))
    #expect(try Command.run(["policies", "mpu9150"]).data.hasPrefix("mpu9150.bypass-asleep"))
  }

  @Test func `lint judges what is done to it, and a transcript has it`() throws {
    let transcript = folder.path("board.jsonl").path
    let outcome = try Command.run([
      "lint", "mpu9150", "--policy", "mpu9150.bypass-asleep=blocks", "--fast", "--transcript",
      transcript,
      "--", Self.binary, "get", "mpu9150", "WHO_AM_I", "--bus", "1",
    ])
    #expect(outcome.status == 0, "\(outcome)")
    let replayed = try Command.run(["replay", transcript])
    #expect(replayed.status == 0, "\(replayed)")
  }

  @Test func `two compasses cannot be at one address`() throws {
    for chips in [["mpu9150", "ak8963"], ["ak8975", "mpu9150"]] {
      let outcome = try Command.run(["emulate"] + chips + ["--", "true"])
      let other = chips.first { $0 != "mpu9150" } ?? ""
      #expect(outcome.status == 64)
      #expect(
        outcome.words.hasPrefix(
          "proofmass: mpu9150 has an AK8975 at 0x0c, where \(other) is too: give that another "
            + "address=, or leave it out"), "\(outcome.words)")
    }
    let apart = ["emulate", "mpu9150", "ak8975,address=0x0d", "--", "true"]
    #expect(try Command.run(apart).status == 0)
  }

  @Test(arguments: [
    "read", "stream", "motion", "events", "serve", "calibrate", "characterise",
    "selftest",
  ])
  func `what samples says what to name instead`(verb: String) throws {
    let more = verb == "calibrate" ? ["--output", folder.path("c.json").path] : []
    let outcome = try Command.run([verb, "mpu9150"] + more)
    #expect(outcome.status == 64)
    #expect(
      outcome.words.hasPrefix(
        "proofmass: mpu9150 has no driver: name its compass, ak8975, which answers while MPU9150Bypass "
          + "or another program has the bypass on"), "\(outcome.words)")
  }
}
