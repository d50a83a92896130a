// SPDX-License-Identifier: Apache-2.0

/// Policies of the LIS2MDL and its relatives: questions that their documents leave open, or on which they contradict
/// each other.
struct LIS2MDLPolicies: MagnetometerPolicySet {
  enum Single: String, CaseIterable { case works, hangs }
  enum SetPulse: String, CaseIterable { case every63 = "63", every64 = "64" }
  enum ResetWires: String, CaseIterable { case cleared, kept }

  var single = Single.works
  var setPulse = SetPulse.every63
  var resetWires = ResetWires.cleared
  var magnetometer = MagnetometerPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    pointerEntries + partEntries + interruptEntries(latch: "IEL") + commonEntries

  private static var partEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "single-cancellation", { $1(&$0.single) },
        "whether a single measurement with OFF_CANC and OFF_CANC_ONE_SHOT ends, or hangs, as a user reports"
      ),
      PolicyEntry(
        "set-pulse", { $1(&$0.setPulse) },
        "measurements from a set pulse to the next: by ST's driver, or as quoted from the datasheet"
      ),
      PolicyEntry(
        "reset-wires", { $1(&$0.resetWires) },
        "whether SOFT_RST clears 4WSPI, as Zephyr's driver assumes, or keeps it, as ST's examples do"
      ),
    ]
  }
}
