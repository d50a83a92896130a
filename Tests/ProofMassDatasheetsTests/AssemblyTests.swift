// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassDatasheets
import Testing

/// Boards and the parts by which they are recognised.
@Suite struct AssemblyTests {
  private static let assembly = #"""
    {
      "name": "GY-1", "kind": "board", "summary": "A board", "documents": { "A": "A title" },
      "chips": [
        { "chip": "PART1", "address": "0x20", "cite": "A" },
        { "chip": "OTHER", "address": "0x53", "otherAddresses": ["0x1D"], "behind": "PART1", "cite": "A" }
      ]
    }
    """#
  private static let others = #"""
    {
      "documents": { "B": "B title" },
      "parts": [
        {
          "name": "OTHER", "addresses": ["0x53", "0x1D"],
          "identity": [{ "register": "0x00", "value": "0x68", "mask": "0x7E" }],
          "cite": "B, ID", "confidence": "single"
        }
      ]
    }
    """#

  private func run(_ assembly: String, _ others: String, _ output: borrowing Scratch) throws
    -> Generator.Run
  {
    let input = try Scratch()
    for folder in ["assemblies", "others"] {
      try FileManager.default.createDirectory(
        at: input.url.appendingPathComponent(folder), withIntermediateDirectories: false)
    }
    try input.write(
      try text(of: Generator.fixtures.appendingPathComponent("part.json")), to: "part.json")
    try input.write(assembly, to: "assemblies/gy-1.json")
    try input.write(others, to: "others/parts.json")
    return Generator.run("--input", input.url.path, "--output", output.url.path)
  }

  @Test func `both become Swift`() throws {
    let output = try Scratch()
    #expect(try run(Self.assembly, Self.others, output).errors == "")
    let assemblies = try text(of: output.url.appendingPathComponent("Assemblies.swift"))
    #expect(assemblies.contains(#""GY-1", .board,"#))
    #expect(assemblies.contains(#".init("PART1", at: [0x20], "A", .manufacturer),"#))
    #expect(
      assemblies.contains(
        #".init("OTHER", at: [0x53, 0x1D], behind: "PART1", "A", .manufacturer),"#))
    let others = try text(of: output.url.appendingPathComponent("Others.swift"))
    #expect(
      others.contains(
        #""OTHER", at: [0x53, 0x1D], [.init(0x00, 0x68, mask: 0x7E)], "B, ID", .single)"#))
  }

  static let mistakes = [
    (
      #""chip": "OTHER""#, #""chip": "OTHERS""#,
      #"gy-1.json: chips: no file describes "OTHERS"; add it, name it in others, or correct the name"#
    ),
    (
      #"["0x1D"], "behind""#, #"["0x1C"], "behind""#,
      "gy-1.json: chips: OTHER has no address 0x1C; use 0x53, 0x1D"
    ),
    (
      #""behind": "PART1""#, #""behind": "PART2""#,
      #"gy-1.json: chips: "behind" is "PART2"; name a chip of this file"#
    ),
    (#""board""#, #""module""#, #"gy-1.json: "kind" is "module"; use part, board"#),
    (
      #""A": "A title""#, #""A": "A title", "C": "C title""#,
      #"gy-1.json: documents: nothing cites "C"; remove it"#
    ),
    (
      #""addresses": ["0x53", "0x1D"]"#, #""addresses": []"#,
      "others/parts.json: parts: OTHER has no address; name at least one"
    ),
    (
      #""cite": "B, ID""#, #""cite": "C, ID""#,
      #"others/parts.json: parts: "cite" begins with "C"; begin with a key of "documents""#
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is refused with one line`(_ old: String, _ new: String, _ line: String) throws {
    let output = try Scratch()
    let run = try run(
      Self.assembly.replacingOccurrences(of: old, with: new),
      Self.others.replacingOccurrences(of: old, with: new), output)
    #expect(run.errors == line + "\n")
    #expect(try output.files == [])
  }

  /// The addresses of the boards' chips, from the sources that the files cite.
  @Test func `boards have the addresses of their documents`() throws {
    let expected: [String: [(String, UInt8)]] = [
      "adafruit-icm-20948": [("ICM20948", 0x69), ("AK09916", 0x0C)],
      "adafruit-lsm6dsox-lis3mdl": [("LSM6DSOX", 0x6A), ("LIS3MDL", 0x1C)],
      "gy-50": [("L3G4200D", 0x69)],
      "gy-91": [("MPU9250", 0x68), ("AK8963", 0x0C), ("BMP280", 0x76)],
      "gy-9250": [("MPU9250", 0x68), ("AK8963", 0x0C)],
      "gy-80": [("L3G4200D", 0x69), ("ADXL345", 0x53), ("HMC5883L", 0x1E), ("BMP085", 0x77)],
      "gy-85": [("ITG3205", 0x68), ("ADXL345", 0x53), ("HMC5883L", 0x1E)],
      "gy-271": [("HMC5883L", 0x1E)], "gy-273": [("HMC5883L", 0x1E)],
      "gy-511": [("LSM303DLHCA", 0x19), ("LSM303DLHCM", 0x1E)],
      "gy-521": [("MPU6050", 0x68)],
      "lsm303agr": [("LSM303AGRA", 0x19), ("LSM303AGRM", 0x1E)],
      "lsm303agr-module": [("LSM303AGRA", 0x19), ("LSM303AGRM", 0x1E)],
      "lsm303dlh-module": [("LSM303DLH", 0x18), ("LSM303DLHM", 0x1E)],
      "lsm303dlhc": [("LSM303DLHCA", 0x19), ("LSM303DLHCM", 0x1E)],
      "lsm303dlhc-module": [("LSM303DLHCA", 0x19), ("LSM303DLHCM", 0x1E)],
      "lsm303dlm-module": [("LSM303DLM", 0x18), ("LSM303DLMM", 0x1E)],
      "lsm9ds1": [("LSM9DS1AG", 0x6A), ("LSM9DS1M", 0x1C)],
      "lsm9ds1-breakout": [("LSM9DS1AG", 0x6B), ("LSM9DS1M", 0x1E)],
      "minimu-9-v1": [("L3G4200D", 0x69), ("LSM303DLM", 0x18), ("LSM303DLMM", 0x1E)],
      "minimu-9-v2": [("L3GD20", 0x6B), ("LSM303DLHCA", 0x19), ("LSM303DLHCM", 0x1E)],
      "minimu-9-v3": [("L3GD20H", 0x6B), ("LSM303D", 0x1D)],
      "minimu-9-v5": [("LSM6DS33", 0x6B), ("LIS3MDL", 0x1E)],
      "minimu-9-v6": [("LSM6DSO", 0x6B), ("LIS3MDL", 0x1E)],
      "mpu-9150-module": [("MPU9150", 0x68), ("AK8975", 0x0C)],
      "mpu-9250-module": [("MPU9250", 0x68), ("AK8963", 0x0C)],
      "sense-hat": [("LSM9DS1AG", 0x6A), ("LSM9DS1M", 0x1C)],
      "sparkfun-icm-20948": [("ICM20948", 0x69), ("AK09916", 0x0C)],
    ]
    #expect(Datasheet.assemblies.map(\.word).sorted() == expected.keys.sorted())
    for assembly in Datasheet.assemblies {
      let chips = expected[assembly.word] ?? []
      #expect(assembly.members.map(\.chip) == chips.map(\.0), "\(assembly.name)")
      #expect(assembly.members.map(\.address) == chips.map(\.1), "\(assembly.name)")
    }
    #expect(
      Datasheet.assemblies.filter { $0.kind == .part }.map(\.name)
        == ["LSM303AGR", "LSM303DLHC", "LSM9DS1"])
  }
}
