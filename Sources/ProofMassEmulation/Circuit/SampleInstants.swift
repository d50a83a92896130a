// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import Synchronization

/// The instants at which a chip samples, as a line to wait on: like its data-ready pin, without a wire and without the
/// configuration of a pin. It also has edges at the chip's other events, such as the end of its boot; at those a driver
/// finds nothing new.
package struct SampleInstants: DataReadyLine, Sendable {
  private let circuit: Circuit
  private let chip: Board.Place

  /// Creates the line of a chip on a board in virtual time; nil when nothing is mounted there.
  package init?(_ circuit: Circuit, of target: Transaction.Target) {
    guard let chip = circuit.board.withLock({ $0.find(target) }) else { return nil }
    self.circuit = circuit
    self.chip = chip
  }

  package mutating func waitForEdge(until deadline: Instant) -> Instant? {
    circuit.board.withLock { $0.passEvent(of: chip, until: deadline.nanoseconds) }
      .map { Instant(nanoseconds: $0) }
  }

  package func isActive() -> Bool { false }
  package var lostEdges: Int { 0 }
}
