// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassEmulation

extension Circuit {
  /// Repeats a transaction now, on a board that keeps a log.
  ///
  /// - Returns: The transaction on this board, which is removed from the log.
  package func `repeat`(_ transaction: Transaction) -> Transaction? {
    send(transaction)
    return takeTransactions().last
  }

  private func send(_ transaction: Transaction) {
    let wanted = transaction.read.count + transaction.missing
    do throws(BusError) {
      switch transaction.target {
      case .i2c(let address):
        var messages: [I2CMessage] = []
        if !transaction.written.isEmpty || wanted == 0 {
          messages.append(I2CMessage(.write(transaction.written), at: address))
        }
        if wanted > 0 {
          // A read that ended one byte early may have been a block read whose count was invalid; a
          // read of one byte that ended early has the same effect as a block read.
          let isBlock = transaction.missing == 1 && transaction.error?.kind == .other
          messages.append(I2CMessage(isBlock ? .readBlock : .read(count: wanted), at: address))
        }
        _ = try transfer(messages, stop: transaction.stops)
      case .spi(let select):
        guard let command = transaction.written.first else { return }
        var data = Array(transaction.written.dropFirst())
        var bytes = [UInt8](
          repeating: 0, count: transaction.error == nil ? transaction.read.count : wanted)
        // Clock cycles beyond the requested bytes.
        if transaction.error == nil, transaction.missing > 0 {
          data += [UInt8](repeating: 0, count: wanted)
        }
        var reading = bytes.mutableSpan
        if transaction.isThreeWire {
          try transferOnOneWire(
            spi: select, command: command, writing: data.span, reading: &reading,
            clock: transaction.clock)
        } else {
          try transfer(
            spi: select, command: command, writing: data.span, reading: &reading,
            clock: transaction.clock)
        }
      }
    } catch {
      // The log has the error.
    }
  }
}
