// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

/// The data-ready line of a chip, of whichever kind: a concrete type for all of them, like `Link`.
struct ChipLine: ~Copyable {
  private var linux: GPIOLine?
  private var circuit: CircuitLine?
  private var served: ServedLine?

  init(_ line: consuming GPIOLine) {
    linux = consume line
    circuit = nil
    served = nil
  }

  init(_ line: CircuitLine) {
    circuit = line
    linux = nil
    served = nil
  }

  init(_ line: consuming ServedLine) {
    served = consume line
    linux = nil
    circuit = nil
  }

  /// As a `DataReadyLine` does it.
  mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    if let edge = try linux?.waitForEdge(until: deadline) { return edge }
    if let edge = circuit?.waitForEdge(until: deadline) { return edge }
    return try served?.waitForEdge(until: deadline)
  }

  /// Edges that were dropped because nobody took them in time.
  var lostEdges: Int {
    mutating get { linux?.lostEdges ?? circuit?.missed ?? served?.lostEdges ?? 0 }
  }
}
