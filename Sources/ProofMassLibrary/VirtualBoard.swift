// SPDX-License-Identifier: Apache-2.0

internal import ProofMassControl
internal import ProofMassEmulation

/// A board in virtual time, for control sessions.
final class VirtualBoard: ControlledBoard {
  let circuit: Circuit
  let hand: Hand
  private let beginning: BoardState
  private(set) var recent: RecentTransactions?
  private(set) var restarts = 0
  /// The board's sampling, which is stopped before a restart.
  var sampled: SampledBoard?
  var isTimeVirtual: Bool { true }

  /// Number of transactions that the log of the circuit keeps until they are reported.
  private static var kept: Int { 10_000 }

  init(_ circuit: Circuit) {
    self.circuit = circuit
    hand = Hand(circuit)
    beginning = circuit.state
  }

  func keepRecent() {
    guard recent == nil else { return }
    recent = RecentTransactions()
    circuit.logTransactions(last: Self.kept)
  }

  /// Does something whose transactions are not kept, which would take longer than the transactions.
  func withoutLog(_ body: () -> Void) {
    guard recent != nil else { return body() }
    report()
    circuit.logTransactions(last: 0)
    body()
    circuit.logTransactions(last: Self.kept)
  }

  func report() {
    guard let recent else { return }
    for transaction in circuit.takeTransactions() { recent.see(transaction) }
  }

  func report(request: [UInt8]) { report() }

  func restart(request: [UInt8]) {
    restore(beginning)
    restarts += 1
  }

  /// Returns to a state of the board.
  func restore(_ state: BoardState) {
    sampled?.stop()
    circuit.deselect()
    report()
    _ = circuit.restart(from: state)
    recent?.restart()
  }
}
