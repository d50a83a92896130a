// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Testing

private let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

/// Certificates of drivers: of this package's, and of adapters in Python whose mistakes published drivers have or had.
@Suite struct CertifyTests {
  private struct Check: Decodable {
    var check: String
    var verdict: String
    var seen: String
    var setting: String
  }
  private struct Report: Decodable {
    var verdict: String
    var passed: Bool
    var checks: [Check]

    /// The checks with a verdict.
    func all(_ verdict: String) -> [String] {
      Array(Swift.Set(checks.filter { $0.verdict == verdict }.map(\.check))).sorted()
    }
  }

  private static let adapter = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/certify/adapter.py").path

  private func certify(_ arguments: [String]) throws -> (report: Report, status: Int32) {
    let outcome = try Command.run(["certify", "--format", "json"] + arguments)
    return (try JSONDecoder().decode(Report.self, from: Data(outcome.data.utf8)), outcome.status)
  }

  @Test(arguments: [
    "lis331dlh", "lis331dl", "lis3dh", "adxl345", "l3g4200d", "ak8975", "ak8973", "lis3mdl",
    "lis2mdl", "hmc5883l",
    "lsm9ds1ag", "lsm6dsox", "lsm6ds3", "mpu6050", "mpu9250", "icm20948",
  ])
  func driversOfThisPackageAreWhole(chip: String) throws {
    let (report, status) = try certify([
      chip, "--", Command.binary.path, "respond", chip, "--bus", "1",
    ])
    #expect(report.verdict == "whole", "\(report.checks.filter { $0.verdict != "passed" })")
    #expect(status == 0)
    #expect(report.all("passed").contains("values"))
    #expect(report.all("passed").contains("wrong-identity") || chip == "ak8973")
  }

  @Test(
    .enabled(if: hasPython),
    arguments: [("lis331dlh", "Accelerometer"), ("l3g4200d", "Gyroscope"), ("ak8975", "Compass")])
  func driversInTheShapeOfLinuxPass(chip: String, driver: String) throws {
    let (report, status) = try certify([chip, "--", "python3", Self.adapter, driver])
    #expect(report.all("failed") == [])
    #expect(status == 0)
  }

  /// The checks that a driver fails because of its mistake, and words that name it.
  @Test(
    .enabled(if: hasPython),
    arguments: [
      ("lis331dlh", "HighResolutionScale", ["values"], "2.344 % too low"),
      ("lis331dlh", "NoIdentity", ["wrong-identity"], "samples of another part"),
      (
        "lis331dlh", "OldBuffer", ["absent", "faults", "unplugged"],
        "a wrong sample without an error"
      ),
      (
        "lis331dlh", "DroppedErrors", ["absent", "faults", "unplugged"],
        "a wrong sample without an error"
      ),
      ("lis331dlh", "WritesBack", ["values"], "the register of the range has another code"),
      ("lis331dlh", "ByteByByte", ["torn"], "with bytes of two instants"),
      ("lis331dlh", "NoIncrement", ["values"], "the value never changes"),
      ("lis331dlh", "Unsigned", ["values"], "the sign bit is not extended"),
      ("lis331dlh", "BigEndian", ["values"], "the bytes of each word are exchanged"),
      ("l3g4200d", "FullScaleOverCodes", ["values"], "12.81 % too low"),
      ("l3g4200d", "Degrees", ["values"], "degrees in place of radians"),
      ("l3g4200d", "FixedDrain", ["fifo"], "of different sets"),
      ("ak8975", "NoOverflow", ["saturation"], "an overflow that is not looked for"),
      ("ak8975", "NoAdjustment", ["adjustment"], "the adjustment ASAX to ASAZ is not applied"),
      ("ak8975", "FuseMode", ["lint"], "without power-down between"),
    ])
  func aMistakeIsFoundAndNamed(
    chip: String, driver: String, checks: [String], words: String
  ) throws {
    let (report, status) = try certify([chip, "--", "python3", Self.adapter, driver])
    #expect(status == 1)
    for check in checks { #expect(report.all("failed").contains(check), "\(report.all("failed"))") }
    #expect(
      report.checks.contains { $0.verdict == "failed" && $0.seen.contains(words) },
      "\(report.checks)")
  }

  @Test func formsOfTheReport() throws {
    let folder = try Folder()
    let names = ["page.html", "findings.sarif", "badge.svg"].map { folder.path($0).path }
    let outcome = try Command.run([
      "certify", "lis331dlh", "--html", names[0], "--sarif", names[1], "--badge", names[2], "--",
      Command.binary.path, "respond", "lis331dlh", "--bus", "1",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.words.contains("on LIS331DLH: whole;"))
    let page = try String(contentsOfFile: names[0], encoding: .utf8)
    #expect(page.contains("<h1>Certificate of a driver of LIS331DLH</h1>"))
    #expect(page.contains("Faults on each transaction"))
    let sarif = try String(contentsOfFile: names[1], encoding: .utf8)
    #expect(sarif.contains("\"version\":\"2.1.0\"") && sarif.contains("\"results\":[]"))
    let badge = try String(contentsOfFile: names[2], encoding: .utf8)
    #expect(badge.contains("LIS331DLH driver: whole"))
    let parsers = [XMLParser(data: Data(page.utf8)), XMLParser(data: Data(badge.utf8))]
    for parser in parsers { #expect(parser.parse()) }
  }

  @Test(arguments: [
    (["certify", "lis331dlh"], 64, "certify needs a driver: add -- COMMAND"),
    (["certify", "--", "true"], 64, "certify judges the driver of one chip: name it"),
    (
      ["certify", "lis331dlh,range=4g", "--", "true"], 64,
      "range= means nothing to certify: leave it out"
    ),
    (
      ["certify", "lis331dlh", "--", "no-such-program"], 2,
      "cannot run no-such-program: not found in PATH"
    ),
    (
      ["certify", "lis331dlh", "--", "true"], 2,
      "the driver could not be judged: configure: the program ended"
    ),
    (
      ["certify", "lis331dlh", "--", "cat"], 2,
      "\"configure acc_range_g=2 rate_hz=100\" on standard output: no JSON"
    ),
  ])
  func mistakes(arguments: [String], status: Int, words: String) throws {
    let outcome = try Command.run(arguments)
    #expect(outcome.status == Int32(status), "\(outcome)")
    #expect(outcome.words.contains(words), "\(outcome.words)")
  }

  @Test func requests() throws {
    let outcome = try Command.run(
      ["respond", "lis331dlh", "--sensing", "ideal"],
      input: "read\nconfigure acc_range_g=8 rate_hz=50\nread\nconfigure acc_range_g=3\ndance\n")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 6)
    #expect(outcome.lines[0].hasPrefix("{\"error\":"))
    #expect(outcome.lines[1] == "{\"ok\":true}")
    // 1 g is 256 digits of 3.9 mg.
    #expect(outcome.lines[2] == "{\"acc_x_g\":0,\"acc_y_g\":0,\"acc_z_g\":0.9984}")
    #expect(outcome.lines[4] == "{\"unsupported\":true}")
    #expect(outcome.lines[5].contains("no request: configure, read or drain"))
  }
}
