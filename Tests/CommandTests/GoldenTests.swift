// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The whole output of each verb in each format, on I2C and on SPI.
///
/// See ``Golden``.
@Suite struct GoldenTests {
  struct Case: CustomTestStringConvertible {
    /// The name of the file in Fixtures.
    var name: String
    var arguments: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "detect", arguments: "detect"),
    Case(name: "detect-json", arguments: "detect --format json"),

    Case(name: "dump-lis331dlh", arguments: "dump lis331dlh"),
    Case(name: "dump-lis331dlh-spi-all", arguments: "dump lis331dlh,spi=0.1 --all"),
    Case(name: "dump-lis331dlh-json", arguments: "dump lis331dlh,address=0x19 --format json"),
    Case(name: "dump-l3g4200d", arguments: "dump l3g4200d"),
    Case(name: "dump-l3g4200d-spi-json", arguments: "dump l3g4200d,spi=1.0 --format json"),
    Case(name: "dump-ak8975-spi", arguments: "dump ak8975,spi=0.0"),
    Case(name: "dump-ak8975-all-json", arguments: "dump ak8975 --all --format json"),

    Case(name: "dump-lis331hh-json", arguments: "dump lis331hh --format json"),
    Case(name: "dump-h3lis331dl-spi", arguments: "dump h3lis331dl,spi=0.0"),
    Case(name: "dump-lis331dl", arguments: "dump lis331dl"),
    Case(name: "dump-lis3dh", arguments: "dump lis3dh"),
    Case(name: "dump-l3gd20h", arguments: "dump l3gd20h"),
    Case(name: "dump-ak8963-all", arguments: "dump ak8963 --all"),
    Case(name: "dump-ak09916-all", arguments: "dump ak09916 --all"),
    Case(name: "dump-ak8973", arguments: "dump ak8973,address=0x1f"),
    Case(name: "dump-sense-hat", arguments: "dump sense-hat"),
    Case(name: "dump-lsm9ds1-json", arguments: "dump lsm9ds1 --format json"),

    Case(name: "get", arguments: "get lis331dlh CTRL_REG1"),
    Case(name: "get-json", arguments: "get lis331dlh,spi=0.0 CTRL_REG1 --format json"),
    Case(name: "get-field", arguments: "get l3g4200d,spi=0.0 CTRL_REG1.BW"),
    Case(name: "get-field-json", arguments: "get ak8975 CNTL.MODE --format json"),
    Case(name: "get-address", arguments: "get ak8975,address=0x0e 0x00"),
    Case(name: "get-lower-case", arguments: "get l3g4200d who_am_i"),

    Case(name: "get-pair", arguments: "get lis3dh OUT_ADC1"),
    Case(name: "get-pair-json", arguments: "get ak8975 HX --format json"),
    Case(name: "get-pair-of-gyroscope", arguments: "get lsm9ds1ag OUT_X_G"),

    Case(name: "set", arguments: "set lis331dlh CTRL_REG1 0x3f"),
    Case(name: "set-binary-json", arguments: "set l3g4200d CTRL_REG4 0b10010000 --format json"),
    Case(name: "set-field", arguments: "set lis331dlh,spi=0.0 CTRL_REG1.DR hertz400"),
    Case(name: "set-field-number", arguments: "set l3g4200d CTRL_REG4.FS 1"),
    Case(name: "set-field-json", arguments: "set ak8975,spi=0.0 ASTC.SELF on --format json"),
    Case(name: "set-relative", arguments: "set l3gd20 CTRL_REG1.DR hertz190"),
    Case(name: "set-ak8973", arguments: "set ak8973 HXDA 0x83"),
    Case(name: "set-key", arguments: "set ak8975,spi=0.0 I2CDIS 0x1b"),

    Case(name: "registers-lis331dlh", arguments: "registers lis331dlh"),
    Case(name: "registers-l3g4200d", arguments: "registers l3g4200d"),
    Case(name: "registers-ak8975", arguments: "registers ak8975"),
    Case(name: "registers-ak8975-json", arguments: "registers ak8975 --format json"),

    Case(name: "registers-one", arguments: "registers l3g4200d ctrl_reg4"),
    Case(name: "registers-field-json", arguments: "registers lis331dlh CTRL_REG1.DR --format json"),
    Case(name: "registers-pair", arguments: "registers ak8975 HX"),

    Case(name: "registers-l3gd20h", arguments: "registers l3gd20h"),
    Case(name: "registers-lis302dl", arguments: "registers lis302dl"),
    Case(name: "registers-lis3dh", arguments: "registers lis3dh"),
    Case(name: "registers-ak09916", arguments: "registers ak09916"),
    Case(name: "registers-ak8973", arguments: "registers ak8973"),
    Case(name: "registers-lis3mdl", arguments: "registers lis3mdl"),
    Case(name: "registers-lis2mdl", arguments: "registers lis2mdl"),
    Case(name: "registers-lsm9ds1ag", arguments: "registers lsm9ds1ag"),

    Case(name: "mutants-lis331dlh", arguments: "mutants lis331dlh"),
    Case(name: "mutants-ak8973-json", arguments: "mutants ak8973 --format json"),
    Case(name: "policies-lis331dlh", arguments: "policies lis331dlh"),
    Case(name: "policies-lis3dh", arguments: "policies lis3dh"),
    Case(name: "policies-ak09916", arguments: "policies ak09916"),
    Case(name: "policies-lis3mdl", arguments: "policies lis3mdl"),
    Case(name: "policies-lis2mdl", arguments: "policies lis2mdl"),
    Case(name: "policies-lsm9ds1ag", arguments: "policies lsm9ds1ag"),
    Case(name: "policies-ak8975-json", arguments: "policies ak8975 --format json"),

    Case(name: "read", arguments: "read --sensing ideal"),
    Case(
      name: "read-relatives",
      arguments:
        "read --sensing ideal lis331hh,range=12g lis302dl l3gd20,rate=190 ak8963 ak8973,address=0x1e"
    ),
    Case(name: "read-lis3dh", arguments: "read --sensing ideal lis3dh,range=2g,spi=0.0"),
    Case(
      name: "read-lsm9ds1",
      arguments:
        "read --sensing ideal lsm9ds1,acc.range=2g,gyr.range=500dps,acc.rate=238,mag.range=4G,acc.address=0x6b"
    ),
    Case(name: "read-sense-hat-json", arguments: "read --sensing ideal sense-hat --format json"),
    Case(name: "read-ak09916", arguments: "read --sensing ideal ak09916"),
    Case(name: "read-lis3mdl", arguments: "read --sensing ideal lis3mdl,range=4G,rate=155"),
    Case(name: "read-lis2mdl", arguments: "read --sensing ideal lis2mdl,rate=50,spi=0.0"),
    Case(
      name: "read-relatives-json",
      arguments: "read --sensing ideal h3lis331dl,spi=0.0 a3g4250d --format json"),
    Case(name: "read-json", arguments: "read --sensing ideal --format json"),
    Case(
      name: "read-spi-jsonl",
      arguments: "read --sensing ideal lis331dlh,spi=0.0 ak8975,spi=0.1 --format jsonl"),
    Case(
      name: "read-mounted-json",
      arguments:
        "read --sensing ideal lis331dlh,range=2g,rate=1000,axes=+y-x+z ak8975,axes=-x-y+z --format json"
    ),
    Case(
      name: "read-policy",
      arguments:
        "read --sensing ideal lis331dlh,range=2g --policy lis331dlh.scale=full-scale-over-2048"),

    Case(name: "selftest", arguments: "selftest --sensing ideal"),
    Case(name: "selftest-sense-hat", arguments: "selftest --sensing nominal sense-hat"),
    Case(
      name: "selftest-json",
      arguments: "selftest --sensing ideal lis302dl l3gd20,range=250dps ak8963 --format json"),

    Case(
      name: "characterise",
      arguments:
        "characterise --fast --duration 30s --seed 3 lis331dlh,range=2g l3gd20h,rate=200 ak8975"),
    Case(
      name: "characterise-json",
      arguments:
        "characterise --fast --duration 4s --seed 3 --format json lis331dlh,range=2g,rate=400"
    ),

    Case(name: "stream", arguments: "stream --sensing ideal --fast --duration 300ms"),
    Case(
      name: "stream-lsm9ds1",
      arguments: "stream --sensing ideal --fast --samples 5 --raw --format jsonl lsm9ds1ag,rate=952"
    ),
    Case(
      name: "stream-raw", arguments: "stream --sensing ideal --fast --duration 290ms --raw l3g4200d"
    ),
    Case(
      name: "stream-relatives-csv",
      arguments:
        "stream --sensing ideal --fast --duration 280ms --raw --format csv lis331dl,rate=400 l3gd20 "
        + "ak8973,address=0x1e"),
    Case(
      name: "stream-relatives-jsonl",
      arguments:
        "stream --sensing ideal --fast --samples 4 --format jsonl lsm303dlm,range=2g ak8963,rate=100"
    ),
    Case(
      name: "stream-lis3dh",
      arguments: "stream --sensing ideal --fast --samples 4 --raw lis3dh,rate=1344,address=0x19"),
    Case(
      name: "stream-ak09916",
      arguments: "stream --sensing ideal --fast --samples 4 --raw ak09916,rate=100"),
    Case(
      name: "stream-lis3mdl",
      arguments: "stream --sensing ideal --fast --samples 4 --raw lis3mdl,rate=1000"),
    Case(
      name: "stream-csv", arguments: "stream --sensing ideal --fast --duration 300ms --format csv"),
    Case(
      name: "stream-spi-raw-csv",
      arguments:
        "stream --sensing ideal --fast --samples 8 --raw --format csv lis331dlh,spi=0.0 ak8975,spi=0.1"
    ),
    Case(
      name: "stream-jsonl",
      arguments:
        "stream --sensing ideal --fast --samples 8 --raw --format jsonl lis331dlh,rate=400 ak8975,rate=100"
    ),
    Case(
      name: "stream-temperature-jsonl",
      arguments:
        "stream --sensing ideal --fast --samples 3 --format jsonl l3g4200d,temperature-offset=37.5"),
    Case(
      name: "stream-temperature",
      arguments:
        "stream --sensing ideal --fast --samples 3 --raw l3g4200d,temperature-offset=37 ak8975"),
    // The same seed gives the same bits in debug and release builds, with any C library.
    Case(name: "read-typical-json", arguments: "read --seed 7 --format json"),
    Case(
      name: "stream-typical-csv",
      arguments:
        "stream --fast --duration 120ms --raw --format csv lis331dlh,rate=400 l3g4200d ak8975"
    ),
    Case(
      name: "stream-nominal",
      arguments: "stream --sensing nominal --fast --samples 6 --raw lis331dlh,range=2g ak8963"),
    Case(
      name: "stream-mounted-csv",
      arguments:
        "stream --sensing ideal --fast --samples 3 --format csv ak8975,axes=+z+x+y,address=0x0d"),

    Case(name: "motion", arguments: "motion --sensing ideal --fast --duration 900ms"),
    Case(
      name: "motion-csv",
      arguments:
        "motion --sensing ideal --fast --scenario tilt --rate 5 --samples 6 --format csv --frame corrected"
    ),
    Case(
      name: "motion-jsonl",
      arguments:
        "motion --sensing ideal --fast --samples 3 --format jsonl lis331dlh,range=4g l3g4200d,spi=0.0"
    ),
    Case(
      name: "motion-lis3dh",
      arguments: "motion --sensing ideal --fast --samples 3 lis3dh,range=2g l3gd20h ak09916"),
    Case(
      name: "motion-relatives",
      arguments:
        "motion --sensing ideal --fast --samples 3 lis302dl l3gd20,axes=+y-x+z ak8963,address=0x0d"),
  ]

  @Test(arguments: cases)
  func output(_ golden: Case) throws {
    let arguments = golden.arguments.split(separator: " ").map(String.init)
    let outcome = try Command.run(arguments, environment: ["PROOFMASS_BUS": "emulator"])
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    // When it ran is not for comparing.
    let data = outcome.data.replacing(/"began":"[^"]*"/, with: "\"began\":\"-\"")
    try Golden.compare("$ proofmass \(golden.arguments)\n\(data)", with: "\(golden.name).txt")
  }

  @Test func theDefaultBusIsNamedOnce() throws {
    let outcome = try Command.run(["get", "ak8975", "WIA"])
    #expect(outcome.data == "0x00  WIA  0x48    WIA=72\n")
    #expect(outcome.words == "proofmass: on emulated chips; --bus N works on /dev/i2c-N\n")
  }

  @Test func versionAndHelp() throws {
    let version = try Command.run(["--version"])
    #expect(version.status == 0)
    #expect(version.words == "")
    let form = /0\.1\.0 \(([0-9a-f]{10}\+?, )?(debug|release), (amd64|arm64)\)\n/
    #expect(try form.wholeMatch(in: version.data) != nil)
    for verb in [
      "detect", "dump", "get", "set", "registers", "read", "stream", "policies", "mutants",
      "replay",
      "motion", "selftest", "plot", "characterise", "monitor", "import", "export",
    ] {
      let help = try Command.run([verb, "--help"])
      #expect(help.status == 0)
      #expect(help.words == "")
      #expect(help.data.contains("USAGE: proofmass \(verb)"))
    }
    let completions = try Command.run(["--generate-completion-script", "bash"])
    #expect(completions.status == 0)
    #expect(completions.data.contains("proofmass"))
  }
}

/// Texts that stay as they are.
///
/// PROOFMASS_RECORD=1 writes a text as the expected one; read the difference before committing.
enum Golden {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// - Parameter name: The name of the file in Fixtures.
  static func compare(_ shown: String, with name: String) throws {
    let file = fixtures.appending(path: name)
    if ProcessInfo.processInfo.environment["PROOFMASS_RECORD"] != nil {
      try Data(shown.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == shown)
  }
}
