// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

/// The data-ready line of a chip, of whichever kind: a concrete type for all of them, like `EitherBus`.
struct ChipLine: ~Copyable, DataReadyLine {
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

  mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    if let edge = try linux?.waitForEdge(until: deadline) { return edge }
    if let edge = circuit?.waitForEdge(until: deadline) { return edge }
    return try served?.waitForEdge(until: deadline)
  }

  mutating func isActive() throws(BusError) -> Bool {
    if let isActive = try linux?.isActive() ?? circuit?.isActive() { return isActive }
    return try served?.isActive() == true
  }

  var lostEdges: Int {
    mutating get { linux?.lostEdges ?? circuit?.lostEdges ?? served?.lostEdges ?? 0 }
  }
}
