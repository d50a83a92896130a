// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// The monitor's view of the chips' registers, one chip at a time.
struct RegisterView {
  let chips: [ChipArgument]
  /// The index of the chip that is shown.
  private(set) var chip = 0
  /// The first register that is shown.
  var top = 0
  private(set) var rows: [Row]
  /// The last transactions, the newest at the end.
  var transactions: [String] = []

  struct Row {
    let facts: RegisterFacts
    var value: UInt8?
    /// The bits that have changed in the last second, and the time in seconds until which they are
    /// highlighted.
    var changed: UInt8 = 0
    var litUntil = 0.0
  }

  init(_ chips: [ChipArgument]) {
    self.chips = chips
    rows = Self.rows(chips[0])
  }

  private static func rows(_ chip: ChipArgument) -> [Row] {
    chip.model.facts.registers.map { Row(facts: $0) }
  }

  /// Shows another chip.
  mutating func showNextChip() {
    chip = (chip + 1) % chips.count
    top = 0
    rows = Self.rows(chips[chip])
    transactions = []
  }

  /// Scrolls by a number of rows.
  mutating func scroll(_ count: Int) { top = max(0, min(rows.count - 1, top + count)) }

  /// Takes the registers' values, nil for unknown ones.
  mutating func update(_ values: [UInt8?], at time: Double) {
    for index in rows.indices {
      let new = values[Int(rows[index].facts.address)]
      if rows[index].litUntil <= time { rows[index].changed = 0 }
      if let new, let old = rows[index].value, new != old {
        rows[index].changed |= new ^ old
        rows[index].litUntil = time + 1
      }
      rows[index].value = new
    }
  }
}
