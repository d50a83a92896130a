// SPDX-License-Identifier: Apache-2.0

/// What the L3G4200D's documents leave open.
struct L3G4200DPolicies: STPolicySet {
  enum TurnOn: String, CaseIterable {
    case firstSample = "first-sample"
    case settled
  }

  var turnOn = TurnOn.firstSample
  var common = STPolicies()

  static let entries =
    [
      PolicyEntry<Self>(
        "turn-on", \.turnOn,
        "after power-down, data is ready from the first sample on, or only once settled (250 ms)")
    ] + commonEntries
}
