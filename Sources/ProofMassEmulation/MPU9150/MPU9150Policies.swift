// SPDX-License-Identifier: Apache-2.0

/// What was not found about the MPU-9150's auxiliary bus.
struct MPU9150Policies: PolicySet {
  enum BypassAsleep: String, CaseIterable { case passes, blocks }

  var bypassAsleep = BypassAsleep.passes

  static let entries: [PolicyEntry<Self>] = [
    PolicyEntry(
      "bypass-asleep", \.bypassAsleep,
      "whether the bypass passes the auxiliary bus on while the part sleeps, as it does from "
        + "power-on")
  ]
}
