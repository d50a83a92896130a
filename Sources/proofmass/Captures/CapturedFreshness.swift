// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import ProofMassEmulation

/// Decides whether an emulated chip may judge the freshness of data that silicon gave.
///
/// Silicon samples at other instants than the emulated chip, so a read that is too early on the board may have been
/// in time. The silicon's own answers decide: a violation of a rule about new data is left out where the last status
/// before the read had a flag set that the emulated chip's status had not, or where the bytes that were read differ
/// from those of the last read of the same registers, while the emulated chip's are the same. Where all answers are
/// equal, as in a capture of an emulated board, nothing is left out.
struct CapturedFreshness {
  /// The rules about new data.
  private static let kinds: [Violation.Kind] = [
    .staleRead, .earlyRead, .busyRead, .displacedRecords,
  ]

  private struct Chip {
    /// The flags of the registers that have some and cannot be written, by address.
    var flags: [UInt8: UInt8] = [:]
    /// Whether the last status had more flags than the emulated one.
    var isAhead = false
    /// The last bytes of the silicon and of the emulated chip, by address.
    var last: [UInt8: (silicon: UInt8, emulated: UInt8)] = [:]
  }

  private var chips: [Transaction.Target: Chip] = [:]
  /// The number of violations that were left out.
  private(set) var count = 0

  init(_ mounted: [(target: Transaction.Target, facts: ChipFacts)]) {
    for (target, facts) in mounted {
      var chip = Chip()
      for register in facts.registers where register.access == .read {
        let flags = register.fields.filter { $0.rule == .value && !$0.cases.isEmpty }
        if !flags.isEmpty { chip.flags[register.address] = flags.reduce(0) { $0 | $1.mask } }
      }
      chips[target] = chip
    }
  }

  /// The transaction of the emulated chip without the violations that it may not judge.
  ///
  /// - Parameter silicon: The bytes that were read in the capture.
  mutating func judge(_ transaction: Transaction, silicon: [UInt8]) -> Transaction {
    guard var chip = chips[transaction.target], !transaction.read.isEmpty else {
      return transaction
    }
    var status: Bool?
    var (hasChanged, hasStayed) = (false, true)
    let registers = transaction.registers.suffix(transaction.read.count)
    for (register, bytes) in zip(registers, zip(silicon, transaction.read)) {
      if let flags = chip.flags[register] {
        status = status == true || bytes.0 & ~bytes.1 & flags != 0
        continue
      }
      if let last = chip.last[register] {
        if last.silicon != bytes.0 { hasChanged = true }
        if last.emulated != bytes.1 { hasStayed = false }
      }
      chip.last[register] = (bytes.0, bytes.1)
    }
    if let status { chip.isAhead = status }
    chips[transaction.target] = chip
    guard chip.isAhead || hasChanged && hasStayed else { return transaction }
    var judged = transaction
    judged.violations.removeAll { Self.kinds.contains($0.kind) }
    count += transaction.violations.count - judged.violations.count
    return judged
  }
}
