// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassEmulation

/// An emulated board that a server serves. Only one thread may use it.
package final class ServedBoard: ControlledBoard {
  /// The chips and wires of the board.
  package let circuit: Circuit
  /// The hand that moves the board.
  package let hand: Hand
  /// Whether time is virtual: only clients and transactions move it. Otherwise the board follows an
  /// outside clock.
  package let isTimeVirtual: Bool
  /// The board's GPIO chip.
  package let lines: BoardLines
  /// The page from which programs read the board's time; nil where that follows an outside clock.
  let clock: ClockPage?
  /// The instants at which the board has to stop for programs.
  let alarms = BoardAlarms()
  /// The board time at which the board ends, in nanoseconds; nil for none.
  package var end: Int64?
  /// Called once, when the board has reached its end, before the client that advanced it receives its answer: a
  /// program is told of the end before any process can act on that time.
  package var onEnd: (() -> Void)?
  /// Whether the board stops at its end.
  package private(set) var isStopped = true
  private var watchers: [any BoardWatcher] = []
  /// The last transactions; nil until `keepRecent()` is called, so that a board without a control
  /// session does not log.
  package private(set) var recent: RecentTransactions?
  /// The state to which `restart` returns.
  private let beginning: BoardState
  /// The number of returns to the beginning.
  package private(set) var restarts = 0
  /// The first error that a watcher threw; nil without one.
  package private(set) var failure: (any Error)?

  /// Serves a board. Its present state is the one to which `restart` returns.
  ///
  /// - Parameters:
  ///   - circuit: the chips and wires.
  ///   - isTimeVirtual: whether time is virtual.
  ///   - watchers: the first watchers.
  ///   - wiring: of the chips' output pins; nil wires them in the order of the parts.
  ///   - start: the system's monotonic clock at board time 0, in nanoseconds; nil for now.
  package init(
    _ circuit: Circuit, isTimeVirtual: Bool, watchers: [any BoardWatcher] = [],
    wiring: LineWiring? = nil, start: Int64? = nil
  ) {
    // Before anything follows the clock, so that a restart returns to the same board time.
    beginning = circuit.state
    self.circuit = circuit
    hand = Hand(circuit)
    self.isTimeVirtual = isTimeVirtual
    let start = start ?? systemTime() - circuit.now.nanoseconds
    let clock = isTimeVirtual ? ClockPage(start: start, time: circuit.now.nanoseconds) : nil
    self.clock = clock
    lines = BoardLines(
      circuit, wiring ?? LineWiring(circuit), start: start, ahead: clock?.ahead)
    for watcher in watchers { add(watcher) }
  }

  /// Adds a watcher, which receives all later transactions and requests.
  package func add(_ watcher: any BoardWatcher) {
    report()
    if watchers.isEmpty { circuit.logTransactions(last: 100_000) }
    watchers.append(watcher)
  }

  /// Keeps the last transactions from now on, for control sessions.
  package func keepRecent() {
    guard self.recent == nil else { return }
    let recent = RecentTransactions()
    add(recent)
    self.recent = recent
  }

  /// The board time that is left until the end, in nanoseconds; nil where there is none.
  var timeToEnd: Int64? { end.map { max(0, $0 - circuit.now.nanoseconds) } }

  /// Whether the board has reached its end.
  package var isAtEnd: Bool { timeToEnd == 0 }

  /// Lets the board run on after its end, for the remaining requests of its clients.
  package func goOn() { isStopped = false }

  /// Advances virtual time to an instant, or to the first instant before it at which a program may have to
  /// act: an edge of a line whose edges have all been read, an alarm, the end.
  ///
  /// - Parameter isToEvents: whether to stop where no chip has an event of its own ahead.
  /// - Returns: Whether there is an edge.
  func advance(to instant: Instant, onlyToEvents isToEvents: Bool = false) -> Bool {
    var last = instant.nanoseconds
    if let clock, let limit = alarms.limit(at: clock.shown(at: circuit.now.nanoseconds)) {
      last = min(last, clock.boardTime(at: limit))
    }
    if let end, isStopped { last = min(last, end) }
    guard last > circuit.now.nanoseconds else { return false }
    return lines.advance(
      to: Instant(nanoseconds: last), until: lines.awaited, onlyToEvents: isToEvents)
  }

  /// Shows programs that the board is at work.
  func beginWork() { clock?.begin() }

  /// Shows programs the board's time. Called before a client receives the answer to a request: if it then
  /// signals other programs, they already read the new time.
  func endWork() {
    clock?.end(at: circuit.now.nanoseconds)
    guard isAtEnd, let onEnd else { return }
    self.onEnd = nil
    onEnd()
  }

  /// Passes the transactions since the last call to the watchers.
  package func report() {
    guard !watchers.isEmpty else { return }
    for transaction in circuit.takeTransactions() { show { try $0.see(transaction) } }
  }

  /// The same; also passes them the calls in a program that cause the next transactions, the innermost first;
  /// none where these are not known.
  func report(from places: [CallPlace]) {
    report()
    show { $0.expect(from: places) }
  }

  /// Passes the watchers a control request that is about to change the board, as received: one JSON object.
  package func report(request: [UInt8]) {
    report()
    let time = circuit.now.nanoseconds
    show { try $0.see(request: request, at: time) }
  }

  /// Returns the board to its beginning, at the request of a client. Clients stay connected, and
  /// lines held; edges that were not read yet are dropped.
  package func restart(request: [UInt8]) {
    // The frames that end thereby belong to what was before.
    circuit.deselect()
    report(request: request)
    lines.restart {
      let time = circuit.now.nanoseconds
      let moved = circuit.restart(from: beginning)
      guard let clock else { return moved }
      // The time that programs see continues.
      let passed = time &- circuit.now.nanoseconds
      clock.restart(by: passed)
      return passed
    }
    recent?.restart()
    restarts += 1
  }

  /// A watcher that throws is removed; the board continues.
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
    // The log has no reader left.
    if watchers.isEmpty { circuit.logTransactions(last: 0) }
  }
}

/// An object that follows what happens on a board: a transcript, a lint.
package protocol BoardWatcher: AnyObject {
  /// Takes a transaction that has ended.
  func see(_ transaction: Transaction) throws
  /// Takes a control request that changes the board, at a board time in nanoseconds.
  func see(request: [UInt8], at time: Int64) throws
  /// Takes the calls in a program that cause the next transactions, the innermost first; none where these are
  /// not known.
  func expect(from places: [CallPlace])
}

extension BoardWatcher {
  package func expect(from places: [CallPlace]) {}
}

extension RecentTransactions: BoardWatcher {
  package func see(request: [UInt8], at time: Int64) {}
}
