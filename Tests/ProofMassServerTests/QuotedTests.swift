// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem
import Testing

@Suite struct QuotedTests {
  @Test(arguments: [
    ("walk.csv", "walk.csv"), ("Größe 🧭 \\n", "Größe 🧭 \\n"),
    ("a\nb\r\n\tc", #"a\nb\r\n\tc"#), ("\u{1B}[31m\u{7F}\u{0}", #"\x1b[31m\x7f\x00"#),
    ("\u{9B}2J\u{85}", #"\u009b2J\u0085"#), ("\u{202E}x\u{2066}\u{2028}", #"\u202ex\u2066\u2028"#),
    ("x\u{5C8}", #"x\u05c8"#),
    ("\u{E0041}", #"\U000e0041"#), ("\u{E000}", "\u{E000}"),
    (String(systemBytes: [0x61, 0xFF, 0x80, 0x62]), #"a\xff\x80b"#),
  ])
  func `a terminal finds nothing to obey`(_ text: String, _ line: String) {
    #expect(printable(text) == line)
    #expect(quoted(text) == "\"\(line)\"")
    #expect(printable(line) == line)
  }

  @Test func `a word is short, however it is built`() {
    #expect(quoted(String(repeating: "x", count: 1000)).utf8.count == 42)
    #expect(quoted("x" + String(repeating: "\u{301}", count: 1000)).unicodeScalars.count == 42)
  }
}
