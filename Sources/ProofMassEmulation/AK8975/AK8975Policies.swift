// SPDX-License-Identifier: Apache-2.0

/// What the AK8975's documents, as far as they were seen, leave open.
struct AK8975Policies: AKMPolicySet {
  enum DataWhileBusy: String, CaseIterable { case zero, ones, old, random }
  enum DataErrorBeforeData: String, CaseIterable { case none, set }

  var common = AKMPolicies()
  var dataWhileBusy = DataWhileBusy.zero
  var dataErrorBeforeData = DataErrorBeforeData.none

  static let entries: [PolicyEntry<Self>] =
    commonEntries + [
      PolicyEntry(
        "data-while-busy", \.dataWhileBusy, "what the data registers read during a measurement"),
      PolicyEntry(
        "data-error-before-data", \.dataErrorBeforeData,
        "whether reading data when there are none, and none are on their way, is a data error"),
    ]
}
