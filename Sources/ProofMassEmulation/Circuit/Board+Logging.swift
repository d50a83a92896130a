// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

// What goes into the log of a transaction that has run.
extension Board {
  mutating func record(
    _ wire: borrowing I2CTransaction, _ target: Transaction.Target, at start: Int64,
    _ command: UInt8?, _ writing: Span<UInt8>, _ reading: Span<UInt8>, _ ending: I2CEnding
  ) {
    var transaction = Transaction(time: start, target: target)
    transaction.stops = ending.stops
    transaction.error = wire.error
    if let command { transaction.written = [command] }
    transaction.written += writing.array
    if wire.error == nil {
      let count = ending.countsFirst ? 1 + Int(reading[0]) : reading.count
      transaction.read = Array(reading.array.prefix(count))
    } else {
      transaction.missing = ending.countsFirst ? 1 : reading.count
    }
    record(transaction, from: wire.register)
  }

  /// Of what goes both ways only what its receiver listens to is kept.
  mutating func record(
    _ frame: borrowing SPIFrame, _ target: Transaction.Target, at start: Int64,
    _ command: UInt8, _ writing: Span<UInt8>, _ reading: Span<UInt8>
  ) {
    var transaction = Transaction(time: start, target: target)
    transaction.error = frame.error
    transaction.written = [command]
    let clocked = max(0, reading.count - writing.count)
    if frame.reads == true {
      if frame.error == nil { transaction.read = reading.array }
      transaction.missing = max(reading.count, writing.count) - transaction.read.count
    } else {
      transaction.written += writing.array
      if frame.reads == nil && frame.error != nil {
        transaction.missing = clocked
      } else {
        transaction.written += [UInt8](repeating: 0, count: clocked)
      }
    }
    record(transaction, from: frame.register)
  }

  private mutating func record(_ transaction: Transaction, from register: UInt8?) {
    var transaction = transaction
    if let chip = find(transaction.target) {
      with(chip) { chip in
        transaction.violations = chip.violations.takeFresh()
        guard var register else { return }
        let count = max(0, transaction.written.count - 1) + transaction.read.count
        for _ in 0..<count {
          transaction.registers.append(register)
          register = chip.register(after: register)
        }
      }
    }
    log.append(transaction)
  }

  /// Turns the log on, or off with 0, and empties it.
  mutating func keepLog(last limit: Int) {
    log = TransactionLog(limit: max(0, limit))
    for (_, chip) in mounted {
      with(chip) { [isOn = log.isOn] in $0.violations.keepsFresh = isOn }
    }
  }
}
