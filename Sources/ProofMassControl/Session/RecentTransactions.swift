// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// The last transactions of a board, numbered from 0: at most 10 000, of at most 4 MiB together.
package final class RecentTransactions {
  private static let most = 10_000
  /// The limit of the bytes on the wires: transactions may be long.
  private static let mostBytes = 4 << 20

  private var kept: [Transaction] = []
  /// The number of entries at the front of `kept` that were dropped.
  private var dropped = 0
  private var bytes = 0
  /// The number of transactions since recording began.
  package private(set) var count = 0
  /// The number of the first transaction after the last restart of the board.
  package private(set) var beginning = 0

  /// Creates an empty record.
  package init() {}

  /// The number of the oldest transaction that is kept.
  package var first: Int { count - (kept.count - dropped) }

  /// The transaction with a number from `first` to `count` − 1.
  package subscript(number: Int) -> Transaction { kept[dropped + number - first] }

  /// Adds a transaction that has ended.
  package func see(_ transaction: Transaction) {
    kept.append(transaction)
    count += 1
    bytes += Self.size(transaction)
    while kept.count - dropped > Self.most || bytes > Self.mostBytes {
      bytes -= Self.size(kept[dropped])
      dropped += 1
    }
    if dropped * 2 > kept.count {
      kept.removeFirst(dropped)
      dropped = 0
    }
  }

  /// The board has been restarted.
  package func restart() { beginning = count }

  private static func size(_ transaction: Transaction) -> Int {
    16 + transaction.written.count + transaction.read.count
  }
}
