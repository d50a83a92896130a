// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// A board as control sessions use it.
package protocol ControlledBoard: AnyObject {
  /// The chips and wires of the board.
  var circuit: Circuit { get }
  /// Whether only clients and transactions move time. Otherwise the board follows an outside clock.
  var isTimeVirtual: Bool { get }
  /// The last transactions; nil until `keepRecent()` is called.
  var recent: RecentTransactions? { get }
  /// The number of returns to the beginning.
  var restarts: Int { get }

  /// Keeps the last transactions from now on.
  func keepRecent()
  /// Shows the watchers the transactions since the last call.
  func report()
  /// Shows the watchers a request that is about to change the board, as received: one JSON object.
  func report(request: [UInt8])
  /// Returns the board to its beginning, at the request of a client.
  func restart(request: [UInt8])
}
