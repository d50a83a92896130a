// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Renode's sensor data: files as its documentation states them, byte by byte, read and written.
@Suite struct RESDTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let header: [UInt8] = [0x52, 0x45, 0x53, 0x44, 0x01, 0x00, 0x00, 0x00]

  /// A block: kind, sample type, channel, and what follows the size.
  private static func block(
    _ kind: UInt8, _ type: UInt16, channel: UInt8 = 0, _ content: [[UInt8]]
  ) -> [UInt8] {
    let bytes = content.flatMap { $0 }
    let head: [UInt8] = [kind, UInt8(type & 0xFF), UInt8(type >> 8), channel, 0]
    return head + word(bytes.count) + bytes
  }

  private static func word(_ number: Int) -> [UInt8] {
    (0..<8).map { UInt8(number >> (8 * $0) & 0xFF) }
  }

  private static func half(_ number: Int32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private func imported(_ bytes: [UInt8], _ options: String...) throws -> Command.Outcome {
    try Data(bytes).write(to: folder.path("s.resd"))
    return try Command.run(["import", folder.path("s.resd").path] + options)
  }

  // MARK: Out

  @Test func `a recording is a block for each sensor`() throws {
    let path = try folder.write(
      "time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_radps,gyr_y_radps,gyr_z_radps,mag_x_uT,mag_y_uT,mag_z_uT,temp_C\n"
        + "0,0.5,-1,1.000001,,,,20,0,-40.0005,\n0.25,,,,0.00001,-1,0,,,,-5.25\n", to: "r.csv")
    let outcome = try Command.run(["export", path, "--output", folder.path("r.resd").path])
    #expect(
      outcome.words == """
        proofmass: acceleration, channel 0: 1 sample of acc in µg
        proofmass: angular rate, channel 0: 1 sample of gyr in 10 µrad/s
        proofmass: magnetic flux density, channel 0: 1 sample of mag in nT
        proofmass: temperature, channel 0: 1 sample of temp in m°C

        """)
    let expected: [UInt8] =
      Self.header + [
        // Times of their own, acceleration, channel 0, 8 + 8 + 20 bytes.
        0x01, 0x02, 0x00, 0x00, 0x00, 36, 0, 0, 0, 0, 0, 0, 0,
        // Start, metadata, time: 0.
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // 500 000, -1 000 000 and 1 000 001 µg.
        0x20, 0xA1, 0x07, 0x00, 0xC0, 0xBD, 0xF0, 0xFF, 0x41, 0x42, 0x0F, 0x00,
        // Angular rate at 250 000 000 ns.
        0x01, 0x03, 0x00, 0x00, 0x00, 36, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80, 0xB2, 0xE6, 0x0E, 0, 0, 0, 0,
        // 1, -100 000 and 0 times 10 µrad/s.
        0x01, 0, 0, 0, 0x60, 0x79, 0xFE, 0xFF, 0, 0, 0, 0,
        // Magnetic flux density: 20 000, 0 and -40 000.5 nT, rounded away from zero.
        0x01, 0x08, 0x00, 0x00, 0x00, 36, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0x20, 0x4E, 0, 0, 0, 0, 0, 0, 0xBF, 0x63, 0xFF, 0xFF,
        // Temperature: -5250 m°C.
        0x01, 0x01, 0x00, 0x00, 0x00, 28, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80, 0xB2, 0xE6, 0x0E, 0, 0, 0, 0,
        0x7E, 0xEB, 0xFF, 0xFF,
      ]
    #expect(try [UInt8](Data(contentsOf: folder.path("r.resd"))) == expected)
  }

  @Test func `what was exported is imported`() throws {
    let outcome = try Command.shell(
      """
      cd "$1"; "$0" stream lsm6dso,rate=104 lis2mdl --sensing ideal --scenario tilt --fast --duration 3s --output a.csv &&
      "$0" export a.csv --output a.resd --quiet && gzip -k a.resd && "$0" import a.resd.gz --quiet --output b.csv &&
      "$0" export b.csv --output b.resd --quiet && cmp a.resd b.resd && grep -c '^[0-9]' a.csv b.csv
      """, folder.url.path)
    #expect(outcome.status == 0, "\(outcome.words)")
    let counts = outcome.lines.map { $0.drop { $0 != ":" } }
    #expect(counts.count == 2 && counts[0] == counts[1] && counts[0].count > 3)
  }

  @Test(arguments: [
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n-1,0,0,1\n", "the row at -1 s is before 0"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n1,0,0,3000\n", "3000 of acc is more than 32 bits of µg"),
    ("time_s,acc_x_g,acc_y_g,acc_z_g\n1,0,0,1\n2,0,0\n", "r.csv:3"),
    ("time_s,heading_deg\n1,2\n", "has no samples of acc, gyr, mag or temp: record with `stream`"),
    ("time_s acc_x_g acc_y_g acc_z_g\n1 0 0 1\n", "is text, whose cells do not say their sensors"),
  ])
  func `what cannot be exported leaves no file`(text: String, words: String) throws {
    let path = try folder.write(text, to: "r.csv")
    let outcome = try Command.run(["export", path, "--output", folder.path("r.resd").path])
    #expect(outcome.status == 1 && outcome.words.contains(words), "\(outcome.words)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["r.csv"])
  }

  // MARK: In

  /// The example in Renode's documentation has these bytes, with 100 temperatures: here with 3.
  @Test func `the documented example is read`() throws {
    let outcome = try imported(
      Self.header + [
        0x02, 0x01, 0x00, 0x00, 0x00, 36, 0, 0, 0, 0, 0, 0, 0,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0x00, 0x70, 0xC9, 0xB2, 0x8B, 0x00, 0x00, 0x00,
        0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
        0xCC, 0x9B, 0x03, 0x00, 0xC4, 0x95, 0x03, 0x00, 0x79, 0x9B, 0x03, 0x00,
      ])
    #expect(
      outcome.lines.filter { !$0.hasPrefix("#") } == [
        "time_s,temp_C", "0,236.492", "600,234.948", "1200,236.409",
      ])
    #expect(
      outcome.words.hasSuffix(
        "s.resd: temperature, channel 0, is temp, m°C × 1/1000: by the format\n"))
  }

  @Test func `blocks follow each other, and what a recording does not have is left out`() throws {
    var bytes = Self.header
    // The start of the block is added to the times of its samples, as Renode reads them.
    bytes += Self.block(
      1, 2, channel: 1,
      [
        Self.word(1_000_000_000), Self.word(3), [0x61, 0x00, 0x01], Self.word(500_000_000),
        Self.half(1_000_000), Self.half(0), Self.half(-250_000),
      ])
    bytes += Self.block(1, 4, [Self.word(0), Self.word(0), Self.word(0), Self.half(7)])
    bytes += Self.block(2, 0xF001, [Self.word(0), Self.word(1), Self.word(0), [1, 2, 3, 4, 5]])
    bytes += Self.block(9, 2, [[1, 2, 3]])
    bytes += Self.block(2, 2, channel: 7, [Self.word(0), Self.word(1), Self.word(0)])
    bytes += Self.block(
      2, 2, channel: 1,
      [Self.word(1_600_000_000), Self.word(100_000_000), Self.word(0)] + (1...6).map(Self.half))
    let outcome = try imported(bytes)
    #expect(
      outcome.lines.filter { !$0.hasPrefix("#") } == [
        "time_s,acc_x_g,acc_y_g,acc_z_g", "1.5,1,0,-0.25", "1.6,1e-06,2e-06,3e-06",
        "1.7,4e-06,5e-06,6e-06",
      ])
    #expect(
      outcome.words.contains(
        "s.resd: left out: sample type 2, sample type 4, sample type 61441, acceleration on channel 7\n"
      ))
  }

  /// A block of temperatures with times of their own.
  private static func temperatures(_ start: Int, _ samples: (Int, Int32)...) -> [UInt8] {
    block(1, 1, [word(start), word(0)] + samples.flatMap { [word($0.0), half($0.1)] })
  }

  /// A block of temperatures with a period.
  private static func even(_ start: Int, _ period: Int, _ samples: Int32...) -> [UInt8] {
    block(2, 1, [word(start), word(period), word(0)] + samples.map(half))
  }

  private static let huge = [UInt8](repeating: 0xFF, count: 8)

  private struct Damage: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var words: String
    var testDescription: String { words }

    init(_ bytes: [UInt8], _ words: String) { (self.bytes, self.words) = (bytes, words) }

    init(after header: [UInt8], _ block: [UInt8], _ words: String) {
      self.init(header + block, words)
    }
  }

  private static let damages: [Damage] = [
    Damage(
      Array("RESD".utf8) + [2, 0, 0, 0], "does not begin with RESD, version 1, and three zeros"),
    Damage(Array("time".utf8), "does not begin with RESD"),
    Damage([], "does not begin with RESD"),
    Damage(header, "has no samples that a recording has (acceleration, angular rate, "),
    Damage(after: header, [0x01, 0x02], "block 1: the file ends within it"),
    Damage(
      after: header, block(1, 2, [word(0)]),
      "block 1: its size, 8 bytes, is less than that of its fields, 16 bytes"),
    Damage(
      after: header, block(1, 2, [word(0), word(1)]),
      "block 1: its metadata, 1 bytes, are longer than the block"),
    Damage(
      after: header, block(1, 2, [word(0), word(0), word(0)]),
      "8 bytes are no whole number of samples of 20 bytes"),
    Damage(after: header, even(0, 0, 1, 2), "its period is 0"),
    Damage(
      after: header, temperatures(-1, (1, 1)), "block 1, sample 1: its time is later than 146 years"
    ),
    Damage(
      after: header, even(1, .max, 1, 2, 3, 4),
      "block 1, sample 2: its time is later than 146 years"),
    Damage(
      after: header, temperatures(0, (5, 1), (5, 2)),
      "block 1, sample 2: its time, 0.000000005 s, is not later than that of the row above"),
    Damage(
      after: header, [0x01, 0x04, 0x00, 0x00, 0x00] + huge + [1, 2],
      "block 1: the file ends within it"),
    Damage(
      after: header, [0x01, 0x02, 0x00, 0x00, 0x00] + huge + word(0) + word(-17),
      "block 1: the file ends within it"),
  ]

  @Test(arguments: damages)
  private func `damage is named`(damage: Damage) throws {
    let output = folder.path("o.csv").path
    let outcome = try imported(damage.bytes, "--output", output)
    #expect(outcome.status == 1 && outcome.words.contains(damage.words), "\(outcome.words)")
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test(arguments: [
    ("s.resd --rate 5", "--rate is for files without times, and s.resd has times: leave it out"),
    ("s.resd --map a=acc_x:g", "--map a: s.resd has no columns, leave --map out"),
  ])
  func mistakes(options: String, line: String) throws {
    try Data(
      Self.header + Self.block(1, 1, [Self.word(0), Self.word(0), Self.word(5), Self.half(1)])
    ).write(
      to: folder.path("s.resd"))
    let outcome = try Command.shell("cd \"$1\"; \"$0\" import \(options)", folder.url.path)
    #expect(outcome.status == 64 && outcome.words == "proofmass: \(line)\n")
  }
}
