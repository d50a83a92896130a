// SPDX-License-Identifier: Apache-2.0

/// All keys, each with a line of explanation.
enum HelpPage {
  static let keys: [(key: String, does: String)] = [
    ("1 … 5", "the pages, in their order"),
    ("Tab", "next page, with Shift back"),
    ("space", "pause what is shown"),
    ("r", "reset minimum and maximum"),
    ("z", "zero at the present values"),
    ("s", "screen to a text file"),
    ("w", "recording begins or ends"),
    ("c", "regs, silicon: next chip"),
    ("PgUp PgDn", "registers: scroll"),
  ]
  /// The keys for an emulated board.
  static let touches: [(key: String, does: String)] = [
    ("arrows", "tilt the board by 5°"),
    ("x", "shake it"),
    ("d", "drop it"),
    ("n", "play the next scenario"),
    ("o", "noise and offsets off, on"),
  ]
  static let ending: [(key: String, does: String)] = [
    ("Ctrl-L", "draw anew"), ("Ctrl-Z", "stop; fg goes on"),
    ("? Esc", "this page, and back"), ("q Ctrl-C", "quit"),
  ]

  static func draw(_ state: MonitorState, into screen: inout Screen, _ rows: Range<Int>) {
    let all = keys + (state.isEmulated ? touches : []) + ending
    // One column, or two where one is too long.
    let perColumn = all.count <= rows.count ? all.count : (all.count + 1) / 2
    for (index, (key, does)) in all.enumerated() {
      let x = index / perColumn * (screen.width / 2)
      let y = rows.lowerBound + index % perColumn + (rows.count > perColumn + 1 ? 1 : 0)
      screen.put(key, x + 1, y, .bold)
      screen.put(does, x + 11, y)
    }
  }
}
