// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// The last transactions of a board, numbered from 0 on.
package final class RecentTransactions: BoardWatcher {
  private static let most = 10_000
  /// So many bytes on the wires at most: transactions may be long.
  private static let mostBytes = 4 << 20

  private var kept: [Transaction] = []
  /// How many at the front of `kept` have gone.
  private var dropped = 0
  private var bytes = 0
  /// How many there have been.
  package private(set) var count = 0

  package init() {}

  /// The number of the first that is still there.
  package var first: Int { count - (kept.count - dropped) }

  package subscript(number: Int) -> Transaction { kept[dropped + number - first] }

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

  package func see(request: [UInt8], at time: Int64) {}

  private static func size(_ transaction: Transaction) -> Int {
    16 + transaction.written.count + transaction.read.count
  }
}
