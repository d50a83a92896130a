// SPDX-License-Identifier: Apache-2.0

/// What the electronics makes of the two capacitances; which of these an LIS331DLH has is not
/// published (mems-physics.md, A.3).
public enum Readout: Equatable, Sendable {
  /// (C1 − C2) / (C1 + C2): linear for parallel plates.
  case ratiometric
  /// C1 − C2, by charge at a fixed voltage.
  case difference
  /// The voltage of a floating middle with a parasitic capacitance to ground, in farads.
  case floatingNode(parasitic: Double)

  /// What part of the denominator does not change with the place, at a rest capacitance a side in
  /// farads.
  func constantPart(restCapacitance: Double) -> Double {
    switch self {
    case .ratiometric: 0
    case .difference: 1
    case .floatingNode(let parasitic): parasitic / (2 * restCapacitance + parasitic)
    }
  }
}
