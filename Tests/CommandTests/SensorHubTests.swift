// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A magnetometer behind a chip, `hub=`: its samples come with those of the chip.
@Suite struct SensorHubTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ words: String) throws -> Command.Outcome {
    try Command.run(words.split(separator: " ").map(String.init))
  }

  /// Three quantities of one instant. The world's field of 25 µT to the north and 43.3 µT down are 167 and −289
  /// digits of 0.15 µT.
  @Test(arguments: [
    "lsm6dso", "lsm6dsox", "lsm6dso32", "ism330dhcx", "lsm6dsl", "lsm6ds3trc", "lsm6ds3",
  ])
  func read(chip: String) throws {
    let outcome = try run("read \(chip),hub=lis2mdl --sensing ideal")
    #expect(outcome.status == 0, "\(outcome.words)")
    let rows = outcome.lines.map { $0.split(separator: " ") }
    #expect(rows.map { $0[0] } == [chip.uppercased()[...], chip.uppercased()[...], "LIS2MDL"])
    #expect(rows[2][1..<4] == ["0x1e", "behind", "0x6a"])
    #expect(rows[2].suffix(4) == ["raw", "0", "167", "-289"])
  }

  /// Its range, its address and its axes; and the members of JSON, in which the times are equal.
  @Test func keys() throws {
    let outcome = try run(
      "read lsm6dsox,mag.range=8G,address=0x6b,hub=lis3mdl,mag.address=0x1e,mag.axes=+y-x+z,acc.range=4g "
        + "--sensing ideal --format jsonl")
    let objects = outcome.lines.map { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
      .compactMap { $0 as? [String: Any] }
    #expect(objects.map { $0["chip"] as? String } == ["LSM6DSOX", "LSM6DSOX", "LIS3MDL"])
    #expect(objects.map { $0["address"] as? String } == ["0x6b", "0x6b", "0x1e"])
    #expect(objects.map { $0["behind"] as? String } == [nil, nil, "0x6b"])
    #expect(objects.map { $0["range"] as? String } == ["4g", "125dps", "8G"])
    #expect(Set(objects.compactMap { $0["time_s"] as? Double }).count == 1)
    // 3421 digits are 1 G, 100 µT: 25 µT are 855, 43.3 µT 1481. Its x points along the board's y.
    let raw = objects.last?["raw"] as? [String: Double]
    #expect(raw == ["x": 0, "y": 855, "z": -1481])
    let value = objects.last?["value"] as? [String: Double]
    #expect(value.map { abs(($0["x"] ?? 0) + 25) < 0.03 && $0["y"] == 0 } == true, "\(outcome)")
  }

  /// On SPI, too, where the buses cannot be joined.
  @Test func onSPI() throws {
    let outcome = try run("read lsm6dsox,hub=lis2mdl,spi=0.0 --sensing ideal")
    #expect(outcome.lines.last?.contains("0x1e behind spi0.0") == true, "\(outcome)")
    #expect(outcome.lines.last?.contains("raw 0 167 -289") == true)
  }

  /// At 104 Hz each row has all; above that the field comes 104 times a second; nothing is lost.
  @Test(arguments: [(104, 104), (52, 52), (208, 104), (833, 104)])
  func stream(rate: Int, fields: Int) throws {
    let outcome = try run(
      "stream lsm6dsox,hub=lis2mdl,rate=\(rate) --fast --duration 3s --format csv")
    #expect(outcome.status == 0)
    #expect(!outcome.words.contains("lost"), "\(outcome.words)")
    let table = Table(outcome.data)
    let (forces, samples) = (table.samples("acc"), table.samples("mag"))
    let (all, some) = (2.45 * Double(rate), 2.45 * Double(fields))
    #expect(abs(Double(forces.count) - all) < 0.05 * all, "\(forces.count)")
    #expect(abs(Double(samples.count) - some) < 0.05 * some, "\(samples.count)")
    if rate <= 104 { #expect(samples.count == forces.count) }
  }

  /// The emulator's exact input is the magnetometer's.
  @Test func truth() throws {
    let path = folder.path("truth.csv")
    _ = try run(
      "stream lsm6dsox,hub=lis2mdl --fast --duration 1s --sensing ideal --truth \(path.path)")
    let truth = Table(try String(contentsOf: path, encoding: .utf8))
    #expect(truth.samples("mag").count > 20)
    #expect(truth.samples("mag").allSatisfy { abs($0.values[1] - 25) < 0.01 })
  }

  /// A recording names the chip and its place.
  @Test func record() throws {
    let path = folder.path("nine.csv").path
    let outcome = try run(
      "stream lsm6dsox,hub=lis2mdl --fast --duration 1s --output \(path)")
    #expect(outcome.status == 0, "\(outcome.words)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text.contains(
        #"{"chip":"LIS2MDL","address":"0x1e","behind":"0x6a","range":null,"rate_hz":104,"#),
      "\(text.prefix(2000))")
    #expect(try run("info \(path)").status == 0)
  }

  /// Motion services know north by it.
  @Test func motion() throws {
    let outcome = try run(
      "motion lsm6dsox,hub=lis2mdl --fast --samples 50 --sensing ideal --format jsonl")
    #expect(outcome.status == 0, "\(outcome.words)")
    let last = try #require(outcome.lines.last)
    #expect(last.contains("\"field"), "\(last)")
  }

  /// A calibration names the magnetometer.
  @Test func calibration() throws {
    let path = folder.path("compass.json").path
    let outcome = try run(
      "calibrate lsm6dsox,hub=lis2mdl --fast --scenario figure8 --duration 60s --output \(path)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\"chip\": \"LIS2MDL\""), "\(outcome.words) \(text)")
    let applied = try run("read lsm6dsox,hub=lis2mdl --calibration \(path)")
    #expect(applied.status == 0, "\(applied.words)")
    let other = try run("read lsm6dsox,hub=lis3mdl --calibration \(path)")
    #expect(other.words.contains("is of another chip: LIS2MDL, not LIS3MDL"), "\(other.words)")
  }

  /// Other programs find the chip alone until it joins the buses: bank of the hub, MASTER_CONFIG's pass-through.
  @Test func emulate() throws {
    let script =
      "\(Command.binary.path) detect --bus 1; set -e; "
      + "for pair in '0x01 0x40' '0x14 0x10' '0x01 0x00'; do i2cset -y 1 0x6a $pair; done; i2cget -y 1 0x1e 0x4f"
    let outcome = try Command.run([
      "emulate", "lsm6dsox,hub=lis2mdl", "--fast", "--", "sh", "-c", script,
    ])
    #expect(outcome.data.contains("0x6a  0x6c"), "\(outcome)")
    #expect(!outcome.data.contains("0x1e  "))
    #expect(outcome.lines.last == "0x40")
  }

  /// A transcript of such a board is replayed on one.
  @Test func transcript() throws {
    let path = folder.path("board.jsonl").path
    let outcome = try Command.run([
      "emulate", "lsm6dsox,hub=lis2mdl", "--fast", "--transcript", path, "--",
      Command.binary.path, "read", "lsm6dsox,hub=lis2mdl", "--bus", "1",
    ])
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(outcome.lines.last?.contains("0x1e behind 0x6a") == true)
    let replayed = try run("replay \(path)")
    #expect(replayed.status == 0, "\(replayed.words)")
  }

  /// On a bus the failure is the magnetometer's, and says where it should be.
  @Test func absent() throws {
    let outcome = try Command.run([
      "emulate", "lsm6dsox", "--fast", "--",
      Command.binary.path, "read", "lsm6dsox,hub=lis2mdl", "--bus", "1",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.words.contains(
        "proofmass: lis2mdl: nothing answers at 0x1e behind 0x6a on /dev/i2c-1: see that it is wired to the auxiliary "
          + "bus of the LSM6DSOX, at this address (mag.address=)"), "\(outcome.words)")
    let wrong = try Command.run([
      "emulate", "lsm6dsox,hub=lis2mdl", "--fast", "--",
      Command.binary.path, "read", "lsm6dsox,hub=lis3mdl,mag.address=0x1e", "--bus", "1",
    ])
    #expect(
      wrong.words.contains(
        "lis3mdl: 0x1e behind 0x6a on /dev/i2c-1 answers with identity 0x00 instead of 0x3d: name the magnetometer "
          + "that it is by hub="), "\(wrong.words)")
  }

  @Test(arguments: [
    (
      "read lis3dh,hub=lis2mdl",
      "hub=lis2mdl: lis3dh reads no magnetometer behind it, leave hub= out; those that do are lsm6dso, lsm6dsox, "
        + "lsm6dso32, ism330dhcx, lsm6dsl, lsm6ds3trc, lsm6ds3, mpu6500, mpu6050, mpu6000, mpu9150, mpu9250, mpu9255, "
        + "icm20948"
    ),
    (
      "read lsm6dsox,hub=ak8975",
      "hub=ak8975: behind it lsm6dsox reads lis3mdl, lis2mdl, iis2mdc, or none"
    ),
    (
      "read lsm6dsox,hub=lis2mdk",
      "hub=lis2mdk (did you mean lis2mdl?): behind it lsm6dsox reads lis3mdl, lis2mdl, iis2mdc, or none"
    ),
    (
      "read lsm6dsox,mag.range=8G",
      "lsm6dsox has no magnetometer: name acc.range= or gyr.range=; hub=lis3mdl adds one behind it"
    ),
    (
      "read lsm6dsox,hub=lis2mdl,mag.rate=80",
      "mag.rate=: lsm6dsox reads the lis2mdl behind it at its own rate, at most 104 Hz: name rate="
    ),
    (
      "read lsm6dsox,hub=lis2mdl,mag.spi=0.1",
      "mag.spi=: the lis2mdl behind lsm6dsox has address=, range=, axes= and position= of its own: leave it out"
    ),
    ("read lsm6dsox,hub=lis2mdl,hub=lis2mdl", "hub= comes twice with lsm6dsox: name it once"),
    ("read lsm6dsox,hub=lis2mdl,mag.range=8G", "range=8G: lis2mdl has one range, leave range= out"),
    (
      "read sense-hat,hub=lis2mdl",
      "hub=lis2mdl: sense-hat has several chips, name the one with the sensor hub"
    ),
    (
      "read lsm6dsox,hub=lis2mdl hmc5883l",
      "lsm6dsox has a lis2mdl at 0x1e behind it, where hmc5883l is too: give one of them another address, like "
        + "mag.address="
    ),
    (
      "dump lsm6dsox,hub=lis2mdl",
      "hub= means nothing to dump: leave it out, and name the magnetometer itself, which answers while the "
        + "auxiliary bus is joined"
    ),
    (
      "registers lsm6dsox,hub=lis2mdl",
      "hub= means nothing to registers: leave it out, and name the magnetometer itself, which answers while the "
        + "auxiliary bus is joined"
    ),
    (
      "selftest lsm6dsox,hub=lis2mdl",
      "hub= means nothing to selftest: leave it out, and name the magnetometer itself, which answers while the "
        + "auxiliary bus is joined"
    ),
  ])
  func mistakes(words: String, line: String) throws {
    let outcome = try run(words)
    #expect(outcome.status == 64)
    #expect(outcome.words == "proofmass: \(line)\n")
  }

  /// The policies of both can be chosen.
  @Test func policies() throws {
    let chosen = try run("read lsm6dsox,hub=lis2mdl --policy lsm6dsox.hub-trigger=either")
    let unknown = try run("read lsm6dsox,hub=lis2mdl --policy lis2mdl.x=y")
    #expect(chosen.status == 0 || chosen.words.contains("unknown policy"), "\(chosen.words)")
    #expect(unknown.words.contains("unknown policy \"x\" of lis2mdl"), "\(unknown.words)")
  }
}
