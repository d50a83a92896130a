// SPDX-License-Identifier: Apache-2.0

import ProofMassSystem
import Testing

@Suite struct SystemBytesTests {
  @Test(arguments: ["", "walk.csv", "Größe/🧭", "\u{10F77F}\u{10F800}"])
  func `text is text`(_ text: String) {
    #expect(String(systemBytes: text.utf8) == text)
    #expect(text.systemBytes == Array(text.utf8))
  }

  @Test(arguments: [
    [0x61, 0xFF, 0x62], [0x80], [0xC3], [0xE2, 0x82, 0x2F], [0xED, 0xA0, 0x80], [0xF5, 0x80],
    // Encoded stand-in scalars, and an incomplete one.
    [0xF4, 0x8F, 0x9E, 0x80], [0xF4, 0x8F, 0x9F, 0xBF, 0x61], [0xF4, 0x8F, 0x9E],
  ])
  func `bytes that are no text come back`(_ bytes: [UInt8]) {
    let text = String(systemBytes: bytes)
    #expect(!text.unicodeScalars.contains("\u{FFFD}"))
    #expect(text.systemBytes == bytes)
    #expect("./\(text)".systemBytes == [0x2E, 0x2F] + bytes)
  }

  @Test func `each byte stands for itself alone`() {
    for byte in UInt8(0x80)...0xFF {
      let scalars = String(systemBytes: [byte]).unicodeScalars
      #expect(scalars.count == 1)
      #expect(scalars.first?.value == 0x10F700 + UInt32(byte))
    }
  }

  /// Tests all sequences of up to four bytes from complete characters, their parts, and stand-in
  /// scalars.
  @Test func `any bytes come back`() {
    let palette: [UInt8] = [0x61, 0xF4, 0x8F, 0x9E, 0x9F, 0x80, 0xBF, 0xC3, 0xE2, 0xFF]
    var all: [[UInt8]] = [[]]
    var longest = all
    for _ in 0..<4 {
      longest = longest.flatMap { start in palette.map { start + [$0] } }
      all += longest
    }
    #expect(all.allSatisfy { String(systemBytes: $0).systemBytes == $0 })
  }
}
