// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// MPU-9150, MPU-9250 and MPU-9255: the compass inside is read through the part, and answers at 0x0C while the bypass is on.
@Suite struct BuiltInCompassTests {
  private static let binary = Command.binary.path
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ words: String) throws -> Command.Outcome {
    try Command.run(words.split(separator: " ").map(String.init))
  }

  private func objects(_ outcome: Command.Outcome) -> [[String: Any]] {
    outcome.lines.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  private func numbers(_ value: Any?) -> [Double] {
    let axes = value as? [String: Double] ?? [:]
    return ["x", "y", "z"].compactMap { axes[$0] }
  }

  /// The world's field is 25 µT along y and 43.3 µT against z, on the compass' axes 25 along x, 43.3 along z, in an
  /// ICM-20948 25 against y. A digit is 0.3 and 0.15 µT times 1.164, 1.184 and 1.125, by the fuse ROM, which an AK09916
  /// does not have.
  @Test(
    arguments: [
      ("mpu9150", "AK8975", [72, 0, 128]), ("MPU-9250", "AK8963", [143, 0, 257]),
      ("mpu-9255", "AK8963", [143, 0, 257]), ("icm-20948", "AK09916", [0, -167, 289]),
    ] as [(String, String, [Double])])
  func `nine axes of one name`(name: String, compass: String, raw: [Double]) throws {
    let outcome = try run("read \(name) --sensing ideal --format jsonl")
    #expect(outcome.status == 0, "\(outcome)")
    let rows = objects(outcome)
    let part = name.uppercased().filter { $0 != "-" }
    #expect(rows.map { $0["chip"] as? String } == [part, part, compass])
    #expect(rows.map { $0["sensor"] as? String } == ["acc", "gyr", nil])
    #expect(rows.map { $0["address"] as? String } == ["0x68", "0x68", "0x0c"])
    #expect(rows.map { $0["behind"] as? String } == [nil, nil, "0x68"])
    #expect(rows.first.map { numbers($0["raw"]) } == [0, 0, 16384])
    #expect(rows.last.map { numbers($0["raw"]) } == raw)
    let field = rows.last.map { numbers($0["value"]) } ?? []
    #expect(zip(field, [0, 25, -43.3]).allSatisfy { abs($0 - $1) < 0.25 }, "\(field)")
  }

  /// The compass turns with the part that it is in, unless its axes are named.
  @Test func axes() throws {
    func field(_ keys: String) throws -> [Double] {
      let outcome = try run("read mpu9250,\(keys) --sensing ideal --format jsonl")
      return objects(outcome).last.map { numbers($0["value"]).map { $0.rounded() } } ?? []
    }
    #expect(try field("axes=+y-x+z") == [-25, 0, -43])
    #expect(try field("mag.axes=+x+y+z") == [25, 0, 43])
    #expect(try field("axes=+y-x+z,mag.axes=+y+x-z") == [0, 25, -43])
  }

  @Test func `without the compass`() throws {
    let outcome = try run("read gy-9250,hub=none --sensing ideal")
    #expect(outcome.lines.count == 2 && outcome.lines.allSatisfy { $0.hasPrefix("MPU9250 ") })
    let same = try run("read mpu9250,hub=AK-8963 --sensing ideal")
    #expect(same.lines == (try run("read mpu9250 --sensing ideal")).lines)
    #expect(same.lines.count == 3)
  }

  @Test func `a stream and a self-test`() throws {
    let stream = try run("stream mpu9250 --fast --duration 1s --format csv --sensing ideal")
    let head = stream.lines.first { !$0.hasPrefix("#") }
    #expect(head?.contains("acc_x_g,acc_y_g,acc_z_g,gyr_x_radps") == true, "\(stream)")
    #expect(head?.contains("mag_x_uT") == true)
    #expect(80...101 ~= stream.lines.count { $0.first?.isNumber == true })
    let test = try run("selftest mpu9250 --sensing nominal")
    #expect(test.status == 0, "\(test)")
    #expect(!test.data.contains("AK8963"))
    #expect(test.words.contains("AK8963 is not tested: the chip in front of it reads it"))
  }

  @Test func `other programs reach the compass through the bypass`() throws {
    let script =
      "\(Self.binary) detect --bus 1 --bypass && \(Self.binary) get mpu9150,address=0x69 WHO_AM_I --bus 1"
    let outcome = try Command.run([
      "emulate", "mpu9150,address=0x69", "lis331dlh", "--fast", "--", "sh", "-c", script,
    ])
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains("0x69  0x68  one of MPU6050, MPU6000, MPU9150"), "\(outcome)")
    #expect(
      outcome.lines.contains { $0.hasPrefix("0x0c  0x48  ") && $0.hasSuffix(", behind 0x69") })
  }

  @Test func `registers are read and written`() throws {
    let outcome = try run("set mpu9150 INT_PIN_CFG.BYPASS_EN on")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.data.contains("BYPASS_EN=1"))
    #expect(try run("get mpu9250 WHO_AM_I").lines.first?.hasPrefix("0x75  WHO_AM_I  0x71") == true)
    #expect(try run("dump mpu6050").data.contains("PWR_MGMT_1"))
    #expect(try run("registers mpu9150").lines.first == "MPU9150")
    #expect(try run("policies mpu9150").data.contains("mpu9150.bypass-asleep"))
  }

  @Test func `lint judges what is done to it, and a transcript has it`() throws {
    let transcript = folder.path("board.jsonl").path
    let outcome = try Command.run([
      "lint", "mpu9150", "--policy", "mpu9150.bypass-asleep=blocks", "--fast", "--transcript",
      transcript, "--", Self.binary, "read", "mpu9150", "--bus", "1",
    ])
    #expect(outcome.status == 0, "\(outcome)")
    let replayed = try Command.run(["replay", transcript])
    #expect(replayed.status == 0, "\(replayed)")
  }

  @Test func `two compasses cannot be at one address`() throws {
    for chips in [["mpu9150", "ak8963"], ["ak8963", "mpu9150,hub=none"]] {
      let outcome = try Command.run(["emulate"] + chips + ["--", "true"])
      #expect(outcome.status == 64)
      #expect(
        outcome.words
          == "proofmass: mpu9150 has an AK8975 at 0x0c, where ak8963 is too: give that another "
          + "address=, or leave it out\n")
    }
    let twins = try run("emulate mpu9250 mpu9150,address=0x69 -- true")
    #expect(
      twins.words
        == "proofmass: mpu9250 has an AK8963 at 0x0c, where that of mpu9150 is too: leave one of them out\n"
    )
    #expect(try run("emulate mpu9150 ak8975,address=0x0d -- true").status == 0)
  }

  @Test(arguments: [
    ("hub=ak8975", "hub=ak8975 (did you mean ak8963?): behind it mpu9250 reads ak8963, or none"),
    ("hub=none,hub=ak8963", "hub= comes twice with mpu9250: name it once"),
    ("mag.address=0x0d", "mag.address=: the ak8963 is inside mpu9250: leave it out"),
    (
      "hub=none,mag.axes=+y+x-z",
      "mpu9250 has no magnetometer: name acc.axes= or gyr.axes=; hub=ak8963 adds one behind it"
    ),
    (
      "mag.rate=50",
      "mag.rate=: mpu9250 reads the ak8963 behind it at its own rate, at most 100 Hz: name rate="
    ),
  ])
  func mistakes(keys: String, line: String) throws {
    let outcome = try run("read mpu9250,\(keys)")
    #expect(outcome.status == 64)
    #expect(outcome.words == "proofmass: \(line)\n")
  }
}
