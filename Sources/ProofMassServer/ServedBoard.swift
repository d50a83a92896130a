// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassEmulation

/// An emulated board behind doors, used by one thread.
package final class ServedBoard {
  package let circuit: Circuit
  /// Whether only clients and wires move time; else the board follows an outside clock.
  package let isManual: Bool
  package let lines: BoardLines
  private var watchers: [any BoardWatcher] = []
  /// nil until somebody wants it, so that nobody else pays for it.
  package private(set) var recent: RecentTransactions?
  /// What made a watcher give up, if anything did.
  package private(set) var failure: (any Error)?

  /// - Parameters:
  ///   - wiring: of the chips' output pins; nil wires them in the order of the parts.
  ///   - start: the system's monotonic clock at board time 0, in nanoseconds; nil for now.
  package init(
    _ circuit: Circuit, isManual: Bool, watchers: [any BoardWatcher] = [],
    wiring: LineWiring? = nil, start: Int64? = nil
  ) {
    self.circuit = circuit
    self.isManual = isManual
    lines = BoardLines(
      circuit, wiring ?? LineWiring(circuit),
      start: start ?? systemTime() - circuit.now.nanoseconds)
    for watcher in watchers { add(watcher) }
  }

  /// From now on a watcher sees what happens.
  package func add(_ watcher: any BoardWatcher) {
    report()
    if watchers.isEmpty { circuit.logTransactions(last: 100_000) }
    watchers.append(watcher)
  }

  /// From now on the last transactions are kept, for whoever asks for them.
  package func keepRecent() {
    guard self.recent == nil else { return }
    let recent = RecentTransactions()
    add(recent)
    self.recent = recent
  }

  /// Shows the watchers what has happened since the last time.
  package func report() {
    guard !watchers.isEmpty else { return }
    for transaction in circuit.takeTransactions() { show { try $0.see(transaction) } }
  }

  /// Shows the watchers a request that is about to change the board, as it came: one JSON object.
  package func report(request: [UInt8]) {
    report()
    let time = circuit.now.nanoseconds
    show { try $0.see(request: request, at: time) }
  }

  /// One that fails sees no more; the board lives on.
  private func show(_ event: (any BoardWatcher) throws -> Void) {
    guard !watchers.isEmpty else { return }
    watchers.removeAll { watcher in
      do {
        try event(watcher)
        return false
      } catch {
        failure = failure ?? error
        return true
      }
    }
    // Nobody takes the log any longer.
    if watchers.isEmpty { circuit.logTransactions(last: 0) }
  }
}

/// Who follows what happens on a board: a transcript, a lint.
package protocol BoardWatcher: AnyObject {
  func see(_ transaction: Transaction) throws
  /// A control request that changes the board, at a board time in nanoseconds.
  func see(request: [UInt8], at time: Int64) throws
}
