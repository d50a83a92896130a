// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassWeb

/// The expected codes are those of segno and qrcode, QR encoders for Python.
@Suite struct QRCodeTests {
  private static let text =
    "http://192.168.0.17:8080/phone.html?token="
    + String(repeating: "0123456789abcdef", count: 20)

  /// FNV-1a of the modules, one byte each.
  private static func hash(_ code: QRCode) -> UInt64 {
    code.rows.joined().reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ ($1 ? 1 : 0)) &* 0x100_0000_01B3
    }
  }

  @Test(
    arguments: [
      (14, 21, 0, 0x977B_93AC_09B3_6BAD), (26, 25, 1, 0x411C_FD7B_85BB_94A1),
      (42, 29, 2, 0xE3F6_56C7_C041_2BA0), (62, 33, 3, 0xEA63_44A0_8717_AABA),
      (84, 37, 4, 0x8E81_F59B_0A0B_0341), (106, 41, 5, 0xB734_2955_54F4_DBF0),
      (122, 45, 6, 0xA18D_38E6_D426_F051), (152, 49, 7, 0x454B_76C9_01DC_FB39),
      (180, 53, 0, 0x486F_C500_36C7_CF85), (213, 57, 1, 0xD170_6543_96EA_5FBA),
    ] as [(Int, Int, Int, UInt64)])
  func `each version, filled, is that of another encoder`(
    _ length: Int, _ size: Int, _ mask: Int, _ hash: UInt64
  ) throws {
    let code = try #require(QRCode(String(Self.text.prefix(length)), mask: mask))
    #expect(code.size == size)
    #expect(Self.hash(code) == hash)
  }

  /// Encoders count overlapping look-alikes of the finder differently, so that their masks may differ. Here they do
  /// not.
  @Test(arguments: [
    (14, 7), (26, 6), (62, 2), (84, 2), (106, 4), (122, 2), (152, 2), (180, 2), (213, 2),
  ])
  func `so is the mask`(_ length: Int, _ mask: Int) {
    let text = String(Self.text.prefix(length))
    let isEqual = QRCode(text) == QRCode(text, mask: mask)
    #expect(isEqual)
  }

  @Test func `a short text is padded`() throws {
    let code = try #require(QRCode("ProofMass", mask: 3))
    #expect(
      code.rows.map { $0.map { $0 ? "#" : "." }.joined() } == [
        "#######.#..#..#######", "#.....#.#.###.#.....#", "#.###.#..###..#.###.#",
        "#.###.#.#####.#.###.#", "#.###.#...##..#.###.#", "#.....#..####.#.....#",
        "#######.#.#.#.#######", "........#####........", "#.##.###.#.##.#..#.##",
        "#..###...####...#.###", ".##...#..###.#.#.####", "...###.#.###...###.#.",
        ".#..#.###...####.....", "........#..#..#.#.###", "#######.##.##.#####..",
        "#.....#.##.......###.", "#.###.#.....#.#####..", "#.###.#.#.##..#.####.",
        "#.###.#.#.#.#.#..#...", "#.....#..#...#..#...#", "#######.##...#.##.#..",
      ])
  }

  @Test func `a text that is too long has no code`() {
    #expect(QRCode(String(Self.text.prefix(214))) == nil)
  }

  @Test func `the pictures have the same modules`() throws {
    let code = try #require(QRCode("ProofMass"))
    var drawn = code.rows.map { $0.map { _ in false } }
    for run in code.path.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
      let (column, row) = (try #require(Int(run.1)), try #require(Int(run.2)))
      #expect(run.3 == run.4)
      for offset in 0..<(try #require(Int(run.3))) { drawn[row][column + offset] = true }
    }
    let isEqual = drawn == code.rows
    #expect(isEqual)
    // Two modules in a character, and four light ones around.
    let lines = code.lines.map { line in
      line.drop { $0 != "m" }.dropFirst().prefix { $0 != "\u{1B}" }.map { $0 }
    }
    #expect(lines.count == 15)
    #expect(lines.allSatisfy { $0.count == 29 })
    for (row, modules) in code.rows.enumerated() {
      for (column, isDark) in modules.enumerated() {
        let character = lines[(row + 4) / 2][column + 4]
        #expect((row.isMultiple(of: 2) ? "▀█" : "▄█").contains(character) == isDark)
      }
    }
  }
}
