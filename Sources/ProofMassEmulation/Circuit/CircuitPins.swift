// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

internal import ProofMassCore

/// The output pins of a chip on a circuit, for a simulator of other hardware that drives wires by them: it
/// reads the levels after each of its accesses to the chip, and the time at which they may next change.
package struct CircuitPins: Sendable {
  private let circuit: Circuit
  private let chip: Board.Place
  /// The datasheet's names of the pins.
  package let names: [String]

  /// Creates the pins of a chip; nil when nothing is mounted there.
  package init?(_ circuit: Circuit, of target: Transaction.Target) {
    let found = circuit.board.withLock { board in
      board.find(target).map { chip in (chip, board.pins(of: chip).map { $0.name }) }
    }
    guard let (chip, names) = found else { return nil }
    self.circuit = circuit
    self.chip = chip
    self.names = names
  }

  /// The levels now: bit n is set where pin n of `names` is high.
  package func levels() -> UInt8 {
    circuit.board.withLock { board in
      board.followClock()
      return board.levels(of: chip)
    }
  }

  /// The board time in nanoseconds at which the levels may change next without a transaction;
  /// `Int64.max` when they will not.
  package func nextChange() -> Int64 { circuit.board.withLock { $0.nextPinChange(chip) } }
}

extension Board {
  fileprivate mutating func nextPinChange(_ chip: Place) -> Int64 {
    switch chip.type {
    case .lis331dlh: lis331dlhs[chip.index].chip.nextPinChange
    case .l3g4200d: l3g4200ds[chip.index].chip.nextPinChange
    case .ak8975: ak8975s[chip.index].chip.nextPinChange
    case .other: others[chip.index].chip.nextPinChange
    case .inner: withInner(chip) { seat, _ in seat.chip.nextPinChange }
    }
  }
}
