// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// The interface of a board for control sessions.
package protocol ControlledBoard: AnyObject {
  /// The chips and wires of the board.
  var circuit: Circuit { get }
  /// The hand that moves the board.
  var hand: Hand { get }
  /// Whether only clients and transactions advance time. Otherwise the board follows an external clock.
  var isTimeVirtual: Bool { get }
  /// The last transactions; nil until `keepRecent()` is called.
  var recent: RecentTransactions? { get }
  /// The number of restarts so far.
  var restarts: Int { get }

  /// Keeps the last transactions from now on.
  func keepRecent()
  /// Reports the transactions since the last call to the watchers.
  func report()
  /// Reports to the watchers a request that is about to change the board, as received: one JSON object.
  func report(request: [UInt8])
  /// Returns the board to its initial state, at the request of a client.
  func restart(request: [UInt8])
}
