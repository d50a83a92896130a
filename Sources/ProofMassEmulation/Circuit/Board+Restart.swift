// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics
internal import Synchronization

/// The state to which a board can return: its chips, its world and its planned faults.
package struct BoardState: Sendable {
  fileprivate var now: Int64
  fileprivate var world: World
  fileprivate var lis331dlhs: [LIS331DLHChip]
  fileprivate var l3g4200ds: [L3G4200DChip]
  fileprivate var ak8975s: [AK8975Chip]
  fileprivate var others: [AnyChip]
  fileprivate var faults: FaultPlan
  fileprivate var transactions: Int
}

extension Board {
  /// The present state of the board, for `restart`. It does not include watched pins and the log.
  var state: BoardState {
    BoardState(
      now: now, world: world, lis331dlhs: lis331dlhs.map { $0.chip },
      l3g4200ds: l3g4200ds.map { $0.chip }, ak8975s: ak8975s.map { $0.chip },
      others: others.map { $0.chip }, faults: faults, transactions: transactions)
  }

  /// Returns the board to a state, including its time. Frames on SPI end, pins stay watched, and
  /// the log stays as it is.
  ///
  /// - Returns: The nanoseconds by which board time moved against the clock that the board follows;
  ///   0 for a board without one.
  mutating func restart(from state: BoardState) -> Int64 {
    heldFrames = []
    world = state.world
    faults = state.faults
    transactions = state.transactions
    for (index, chip) in state.lis331dlhs.enumerated() { lis331dlhs[index].chip = chip }
    for (index, chip) in state.l3g4200ds.enumerated() { l3g4200ds[index].chip = chip }
    for (index, chip) in state.ak8975s.enumerated() { ak8975s[index].chip = chip }
    for (index, chip) in state.others.enumerated() { others[index].chip = chip }
    now = state.now
    let passed = clock.map { boardTime($0()) - now } ?? 0
    clockStart += passed
    for place in mounted {
      with(place.chip) { [isOn = log.isOn] in $0.violations.keepsFresh = isOn }
      restartEdges(of: place.chip)
    }
    return passed
  }
}

extension Circuit {
  /// The present state of the board.
  package var state: BoardState { board.withLock { $0.state } }

  /// Returns the board to a state that it had: time, world, chips with their violations and
  /// policies, and planned faults.
  ///
  /// The log stays, and so do edges that lines have not received yet.
  ///
  /// - Returns: The nanoseconds by which board time moved against the clock that the board follows;
  ///   0 for a board without one.
  package func restart(from state: BoardState) -> Int64 {
    board.withLock { $0.restart(from: state) }
  }
}
