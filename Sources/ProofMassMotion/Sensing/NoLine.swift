// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The type of the data-ready lines of a board that has none: there is no value of it.
public enum NoLine: DataReadyLine {
  public mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? { nil }

  public mutating func isActive() throws(BusError) -> Bool { false }
}
