// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `export`: MCAP files, read here record by record by the format's specification.
@Suite struct ExportTests {
  /// The records of an MCAP file, with those in its chunks.
  private struct Bag {
    var records: [(kind: UInt8, content: [UInt8])] = []

    init(_ bytes: [UInt8]) throws {
      let magic: [UInt8] = [0x89, 0x4D, 0x43, 0x41, 0x50, 0x30, 0x0D, 0x0A]
      #expect(Array(bytes.prefix(8)) == magic && Array(bytes.suffix(8)) == magic)
      try add(Array(bytes.dropFirst(8).dropLast(8)))
    }

    private mutating func add(_ bytes: [UInt8]) throws {
      var index = 0
      while index < bytes.count {
        let length = Bag.number(bytes, index + 1, 8)
        try #require(index + 9 + length <= bytes.count)
        let content = Array(bytes[(index + 9)..<(index + 9 + length)])
        records.append((bytes[index], content))
        // Two times, two sizes, checksum, no compression, size.
        if bytes[index] == 0x06 { try add(Array(content.dropFirst(8 + 8 + 8 + 4 + 4 + 8))) }
        index += 9 + length
      }
    }

    func contents(_ kind: UInt8) -> [[UInt8]] { records.filter { $0.kind == kind }.map(\.content) }

    /// The data of the messages of a channel, with their times.
    func messages(_ channel: Int) -> [(time: Int, data: [UInt8])] {
      contents(0x05).filter { Bag.number($0, 0, 2) == channel }.map {
        (Bag.number($0, 6, 8), Array($0.dropFirst(22)))
      }
    }

    static func number(_ bytes: [UInt8], _ first: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[first + $1]) << (8 * $1) }
    }

    static func double(_ bytes: [UInt8], _ first: Int) -> Double {
      Double(bitPattern: UInt64(bitPattern: Int64(number(bytes, first, 8))))
    }

    /// The checksum, bit by bit.
    static func sum(_ bytes: some Sequence<UInt8>) -> Int {
      var value = UInt32.max
      for byte in bytes {
        value ^= UInt32(byte)
        for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
      }
      return Int(~value)
    }
  }

  private static let header =
    "# proofmass: \"recording\"\n# version: 1\n# began: \"2026-01-02T03:04:05.250Z\"\n"

  private func export(_ text: String, _ options: String...) throws -> (Command.Outcome, [UInt8]) {
    let folder = try Folder()
    let path = try folder.write(text, to: "run.csv")
    let bag = folder.path("run.mcap").path
    let outcome = try Command.run(["export", path, "--output", bag] + options)
    let bytes =
      FileManager.default.fileExists(atPath: bag)
      ? [UInt8](try Data(contentsOf: folder.path("run.mcap"))) : []
    return (outcome, bytes)
  }

  @Test func aMessageIsTheBytesOfCDR() throws {
    let (outcome, bytes) = try export(
      Self.header + "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n0.5,-1,0.5,0\n")
    #expect(outcome.status == 0 && outcome.data.isEmpty)
    #expect(outcome.words.contains("/imu/data_raw: 2 messages\n"))
    let bag = try Bag(bytes)
    let messages = bag.messages(1)
    // 2026-01-02 03:04:05.25 is 1767323045.25 s after the beginning of 1970.
    #expect(messages.map(\.time) == [1_767_323_045_250_000_000, 1_767_323_045_750_000_000])
    let data = messages[1].data
    #expect(data.count == 324)
    let head: [UInt8] = [
      0x00, 0x01, 0x00, 0x00, 0xA5, 0x35, 0x57, 0x69, 0x80, 0x17, 0xB4, 0x2C, 0x09, 0x00, 0x00,
      0x00,
    ]
    #expect(Array(data.prefix(16)) == head)
    #expect(Array(data[16..<28]) == Array("imu_link".utf8) + [0, 0, 0, 0])
    let numbers = stride(from: 28, to: 324, by: 8).map { Bag.double(data, $0) }
    // No orientation, and no angular rate.
    #expect(Array(numbers[0..<5]) == [0, 0, 0, 1, -1])
    #expect(Array(numbers[13..<17]) == [0, 0, 0, -1])
    #expect(Array(numbers[25..<28]) == [-9.80665, 4.903325, 0])
    // The recording names no chip, so the noise is not known.
    #expect(Array(numbers[28...]) == [Double](repeating: 0, count: 9))
    #expect(outcome.words.contains("the noise of acc is not known: covariances of zero; --noise "))
  }

  @Test func checksumsCountsAndIndexes() throws {
    let rows = (0..<5000).map { "\(Double($0) / 1000),0,0,1,0.1,0.2,0.3,20,0,-40" }
    let (outcome, bytes) = try export(
      Self.header
        + "time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_dps,gyr_y_dps,gyr_z_dps,mag_x_uT,mag_y_uT,mag_z_uT\n"
        + rows.joined(separator: "\n") + "\n")
    #expect(outcome.status == 0)
    let bag = try Bag(bytes)
    #expect(bag.messages(1).count == 5000 && bag.messages(2).count == 5000)
    let field = bag.messages(2)[4999]
    #expect(field.time == 1_767_323_050_249_000_000)
    #expect(Bag.double(field.data, 28) == 20 * 1e-6 && Bag.double(field.data, 44) == -40 * 1e-6)
    for chunk in bag.contents(0x06) {
      #expect(Bag.number(chunk, 24, 4) == Bag.sum(chunk.dropFirst(40)))
    }
    // The footer: the offsets of the summary and of the offsets of its groups, and the checksum.
    let footer = try #require(bag.contents(0x02).first)
    let start = Bag.number(footer, 0, 8)
    #expect(Bag.number(footer, 16, 4) == Bag.sum(bytes[start..<(bytes.count - 12)]))
    let end = try #require(bag.contents(0x0F).first)
    #expect(Bag.number(end, 0, 4) == Bag.sum(bytes[..<(start - 13)]))
    #expect(bytes[start] == 0x03 && bytes[Bag.number(footer, 8, 8)] == 0x0E)
    for offset in bag.contents(0x0E) { #expect(bytes[Bag.number(offset, 1, 8)] == offset[0]) }
    // Messages, schemas, channels, attachments, metadata, chunks.
    let statistics = try #require(bag.contents(0x0B).first)
    #expect(Bag.number(statistics, 0, 8) == 10_000 && Bag.number(statistics, 10, 4) == 2)
    let chunks = bag.contents(0x08)
    #expect(chunks.count > 1 && Bag.number(statistics, 22, 4) == chunks.count)
    for chunk in chunks {
      #expect(bytes[Bag.number(chunk, 16, 8)] == 0x06)
      // The first of the message indexes is that of channel 1; its first entry's message is that of its time.
      let index = Bag.number(chunk, 38, 8)
      #expect(bytes[index] == 0x07 && Bag.number(bytes, index + 9, 2) == 1)
      let time = Bag.number(bytes, index + 15, 8)
      let records = Bag.number(chunk, 16, 8) + 9 + 40
      let message = records + Bag.number(bytes, index + 23, 8)
      #expect(bytes[message] == 0x05 && Bag.number(bytes, message + 15, 8) == time)
    }
  }

  /// The gyroscope has more samples: the acceleration at its instants is between the accelerometer's.
  @Test func sensorsWithInstantsOfTheirOwnAreJoined() throws {
    let (outcome, bytes) = try export(
      Self.header + """
        time_s,acc_x_g,acc_y_g,acc_z_g,gyr_x_radps,gyr_y_radps,gyr_z_radps
        0,,,,1,0,0
        0.1,0,0,1,,,
        0.15,,,,2,0,0
        0.2,,,,3,0,0
        0.3,1,0,1,,,
        0.3001,,,,4,0,0

        """)
    #expect(outcome.words.contains("2 values of acc lie on lines between its samples\n"))
    #expect(outcome.words.contains("2 messages without acc"))
    let messages = try Bag(bytes).messages(1)
    #expect(messages.map { Bag.double($0.data, 132) } == [1, 2, 3, 4])
    let forces = messages.map { Bag.double($0.data, 228) / 9.80665 }
    #expect(abs(forces[1] - 0.25) < 1e-12 && abs(forces[2] - 0.5) < 1e-12)
    #expect(messages.map { Bag.double($0.data, 252) } == [-1, 0, 0, -1])
  }

  @Test func aFileWithoutItsStartCountsFrom1970() throws {
    let (outcome, bytes) = try export("time_s,mag_x_uT,mag_y_uT,mag_z_uT\n1.25,20,0,-40\n")
    #expect(outcome.words.contains("does not say when it began: its times count from 1970\n"))
    #expect(try Bag(bytes).messages(1).map(\.time) == [1_250_000_000])
    let (quiet, _) = try export("time_s,mag_x_uT,mag_y_uT,mag_z_uT\n1,20,0,-40\n", "--quiet")
    #expect(quiet.status == 0 && quiet.words.isEmpty)
  }

  @Test(arguments: [
    (
      "time_s,mag_x_uT,mag_y_uT,mag_z_uT\n-1,20,0,-40\n",
      "the row at -1 s is not between 1970 and 2038"
    ),
    ("time_s,mag_x_uT,mag_y_uT,mag_z_uT\n3e9,20,0,-40\n", "is not between 1970 and 2038"),
    ("time_s,mag_x_uT,mag_y_uT,mag_z_uT\n1,20,x,-40\n", "run.csv:2"),
    (
      "# proofmass: \"recording\"\n# version: 1\n# began: \"2300-01-01T00:00:00.000Z\"\n"
        + "time_s,acc_x_g,acc_y_g,acc_z_g\n1,0,0,1\n",
      "began before 1970 or after 2038"
    ),
    ("time_s,temp_C\n1,20\n", "has no samples of acc, gyr or mag: record with `stream`"),
    ("time_s acc_x_g acc_y_g acc_z_g\n1 0 0 1\n", "is text, whose cells do not say their sensors"),
  ])
  func whatCannotBeExportedLeavesNoFile(_ text: String, _ words: String) throws {
    let (outcome, bytes) = try export(text)
    #expect(outcome.status == 1 && bytes.isEmpty)
    #expect(outcome.words.contains(words), "\(outcome.words)")
  }

  @Test(arguments: [
    ("- --output a.mcap", "FILE -: a recording is read twice to export it: name a file"),
    (
      "a.csv --output a.bag",
      "--output a.bag: name it like run.mcap, run.resd or board.hwdb, the formats that are written"
    ),
    (
      "a.csv --noise p.json --output a.resd", "--noise is for the covariances in MCAP: leave it out"
    ),
  ])
  func mistakes(_ words: String, _ line: String) throws {
    let outcome = try Command.run(["export"] + words.split(separator: " ").map(String.init))
    #expect(outcome.status == 64 && outcome.words == "proofmass: \(line)\n")
  }
}
