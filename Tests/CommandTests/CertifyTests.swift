// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Testing

@testable import proofmass

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

  private static let wrapper = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/certify/wrapper.py").path

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
    #expect(report.verdict == "passed", "\(report.checks.filter { $0.verdict != "passed" })")
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

  /// Adapters that a failure of a check must not let pass, and one that must not fail.
  @Test(
    .enabled(if: hasPython),
    arguments: [
      ("lis331dlh", "PlainHuge", "values", "failed", "the value never changes"),
      ("lis331dlh", "NoRow", "values", "failed", "a row without three columns"),
      ("lis331dlh", "NoSample", "values", "failed", "0 rows, where one with acc was expected"),
      ("lis331dlh", "AnswersTwice", "values", "failed", "a line after the answer's end"),
      ("lis331dlh", "Trickles", "answers", "passed", "a row with acc"),
      ("lis331dlh", "Drowsy", "order", "untried", "11 of 20 reads before the motion was over"),
      ("lis331dlh", "RefusesFaults", "faults", "failed", "unsupported, which was taken before"),
      ("ak8975", "FailsWithFewReads", "adjustment", "failed", "read: error: worn out"),
      ("ak8975", "Gauss", "adjustment", "passed", "of the field"),
    ])
  func aCheck(
    chip: String, driver: String, check: String, verdict: String, words: String
  ) throws {
    let (report, _) = try certify([chip, "--", "python3", Self.adapter, driver])
    let seen = report.checks.filter { $0.check == check }
    #expect(seen.contains { $0.verdict == verdict && $0.seen.contains(words) }, "\(seen)")
  }

  @Test(.enabled(if: hasPython), arguments: ["Plain", "PlainOfEight"])
  func aDriverWithoutSettingsPasses(driver: String) throws {
    let (report, status) = try certify(["lis331dlh", "--", "python3", Self.adapter, driver])
    #expect(status == 0)
    #expect(report.all("failed") == [])
    let seen = Swift.Set(report.checks.map(\.seen))
    #expect(seen.isSuperset(of: ["1 setting, each within a digit", "the ends of the range"]))
    #expect(seen.contains { $0.contains("offers none of the chip's 9 rates") })
  }

  @Test(.enabled(if: hasPython)) func aDriverThatHangsFails() throws {
    let (report, status) = try certify([
      "lis331dlh", "--patience", "2", "--", "python3", Self.adapter, "Hangs",
    ])
    #expect(status == 1)
    #expect(
      report.all("failed") == ["absent", "brown-out", "faults", "unplugged", "wrong-identity"])
    for one in report.checks where one.verdict == "failed" {
      #expect(one.seen.contains("no answer within 2 s of the board"), "\(one)")
      #expect(one.seen.contains("limit the wait for data-ready"), "\(one)")
    }
    #expect(
      report.checks.contains {
        $0.check == "faults" && $0.verdict == "untried"
          && $0.seen == "123 faults, after 3 requests without an answer"
      })
  }

  /// An error where the driver does not offer something is a failure, `unsupported` is not.
  @Test(
    .enabled(if: hasPython),
    arguments: [
      ("rate_hz=3200", #"{"error":"too fast"}"#, "rates", "failed", "configure: error: too fast"),
      ("rate_hz=3200", #"{"unsupported":true}"#, "rates", "passed", "15 rates, as asked for"),
      ("fifo=1", #"{"error":"none"}"#, "fifo", "failed", "configure: error: none"),
      ("fifo=1", #"{"unsupported":true}"#, "fifo", "untried", "the driver offers no FIFO"),
    ])
  func settingsThatAreNotOffered(
    text: String, answer: String, check: String, verdict: String, words: String
  ) throws {
    let (report, _) = try certify([
      "adxl345", "--", "python3", Self.wrapper, text, answer, Command.binary.path, "respond",
      "adxl345", "--bus", "1",
    ])
    let seen = report.checks.filter { $0.check == check }
    #expect(seen.contains { $0.verdict == verdict && $0.seen.contains(words) }, "\(seen)")
  }

  @Test func mutantsWithoutAnswer() {
    let settings = DriverRequest.Settings()
    let silent = DriverAnswer(ending: .silent(30))
    #expect(MutantScore.Outcome(after: .configure(settings), silent).words == "no answer")
    let error = DriverAnswer(ending: .error("another part"))
    #expect(MutantScore.Outcome(after: .configure(settings), error) == .refused)
    #expect(MutantScore.Outcome(after: .read, error) == .reported)
  }

  @Test func formsOfTheReport() throws {
    let folder = try Folder()
    let names = ["page.html", "findings.sarif", "badge.svg"].map { folder.path($0).path }
    let outcome = try Command.run([
      "certify", "lis331dlh", "--html", names[0], "--sarif", names[1], "--badge", names[2], "--",
      Command.binary.path, "respond", "lis331dlh", "--bus", "1",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.words.contains("on LIS331DLH: passed;"))
    let page = try String(contentsOfFile: names[0], encoding: .utf8)
    #expect(page.contains("<h1>Certificate of a driver of LIS331DLH</h1>"))
    #expect(page.contains("Faults on each transaction"))
    let sarif = try String(contentsOfFile: names[1], encoding: .utf8)
    #expect(sarif.contains("\"version\":\"2.1.0\"") && sarif.contains("\"results\":[]"))
    let badge = try String(contentsOfFile: names[2], encoding: .utf8)
    #expect(badge.contains("LIS331DLH driver: passed"))
    let parsers = [XMLParser(data: Data(page.utf8)), XMLParser(data: Data(badge.utf8))]
    for parser in parsers { #expect(parser.parse()) }
  }

  @Test(arguments: [
    (
      ["certify", "lis331dlh", "--html", "/nonexistent/a.html", "--", "true"], 2,
      "/nonexistent/a.html: the folder /nonexistent does not exist: make it, or name another"
    ),
    (
      ["certify", "lis331dlh", "--badge", "a.svg", "--html", "a.svg", "--", "true"], 64,
      "--html, --sarif and --badge write different files: name each another"
    ),
    (
      ["certify", "lis331dlh", "--", "sh", "-c", "kill -SEGV $$"], 2,
      "the program was ended by signal 11"
    ),
    (
      ["certify", "lis331dlh", "--", "yes", "{}"], 2,
      "lines without an end: one with ok, error or unsupported completes an answer"
    ),
    (
      ["certify", "lis331dlh", "--", "cat", "/dev/zero"], 2, "lines without an end"
    ),
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
      ["certify", "lis331dlh", "--mutants", "--", "false"], 2,
      "the driver could not be judged: configure: the program ended with status 1"
    ),
    (
      ["certify", "lis331dlh", "--patience", "0", "--", "true"], 64,
      "--patience 0: seconds, from 0.1 to 3600"
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

  /// `rate_hz=` has the bounds of the chip's `rate=`.
  @Test(arguments: ["ak8975", "hmc5883l"], ["0", "1e-300", "1e300", "-5", "101"])
  func ratesOutOfBounds(chip: String, rate: String) throws {
    let outcome = try Command.run(["respond", chip], input: "configure rate_hz=\(rate)\n")
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["{\"unsupported\":true}"])
  }

  @Test func aDrainBeforeConfigureAndALastLineWithoutItsEnd() throws {
    let outcome = try Command.run(["respond", "lis331dlh"], input: "drain\nconfigure\ndrain")
    try #require(outcome.lines.count == 3)
    #expect(outcome.lines[0].contains("the chip is not configured for this call"))
    #expect(outcome.lines[1...] == ["{\"ok\":true}", "{\"ok\":true}"])
  }
}
