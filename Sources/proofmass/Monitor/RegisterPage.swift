// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

/// A chip's registers, decoded by the facts, and its last transactions.
enum RegisterPage {
  static func draw(_ state: MonitorState, into screen: inout Screen, _ rows: Range<Int>) {
    let view = state.registers
    let chip = view.chips[view.chip]
    var x = screen.put(" \(chip.name)", 0, rows.lowerBound, .bold)
    x = screen.put("  \(chip.place)", x, rows.lowerBound, .dim)
    let isWide = screen.width >= 60
    let hint = isWide ? "c next chip  PgUp PgDn scroll " : "c chip PgDn "
    if screen.width - x > hint.utf8.count {
      screen.put(hint, endingAt: screen.width, rows.lowerBound, .dim)
    }
    // A quarter for the transactions.
    let transactions = max(2, rows.count / 4)
    let table = rows.lowerBound + 1..<max(rows.lowerBound + 1, rows.upperBound - transactions - 1)
    // The table is not scrolled beyond the last register.
    let first = max(0, min(view.top, view.rows.count - table.count))
    for (row, y) in zip(view.rows[first...], table) { draw(row, state, into: &screen, y) }
    screen.put("last transactions", 1, table.upperBound, .dim)
    for (line, words) in view.transactions.suffix(transactions).enumerated() {
      screen.put(words, 1, table.upperBound + 1 + line)
    }
  }

  private static func draw(
    _ row: RegisterView.Row, _ state: MonitorState, into screen: inout Screen, _ y: Int
  ) {
    let isWide = screen.width >= 60
    screen.put(row.facts.address.hexText, 1, y, .dim)
    screen.put(row.facts.name, 6, y, room: 15)
    guard let value = row.value else {
      let words =
        row.facts.dump == .never ? "closed to the host" : "not read: reading changes the chip"
      screen.put(words, 22, y, .dim)
      return
    }
    screen.put(value.hexText, 22, y, .bold)
    let bits = 27
    for bit in 0..<8 {
      let isLit = row.changed >> (7 - bit) & 1 == 1
      screen.put(
        value >> (7 - bit) & 1 == 1 ? "1" : "0", bits + bit, y, isLit ? [.reverse, .yellow] : [])
    }
    // Also visible without colour and reverse video.
    if row.changed != 0 { screen.put("*", bits + 8, y, [.bold, .yellow]) }
    guard isWide else { return }
    screen.put(fields(of: row.facts, value), bits + 10, y, room: screen.width - bits - 10)
  }

  /// `PM=normal DR=hertz100 Zen=on`; `dump` shows the full meanings.
  private static func fields(of facts: RegisterFacts, _ value: UInt8) -> String {
    facts.fields.filter { $0.rule == .value || $0.code(in: value) != 0 }.map { field in
      "\(field.name)=\(field.meaning(in: value)?.name ?? "\(field.number(in: value))")"
    }.joined(separator: " ")
  }
}
