// SPDX-License-Identifier: Apache-2.0

/// What the AK8975's documents, as far as they were seen, leave open.
struct AK8975Policies: PolicySet {
  enum ModeChange: String, CaseIterable { case lenient, strict }
  enum PowerDownAgain: String, CaseIterable { case restarts, keeps }
  enum StatusOnModeChange: String, CaseIterable { case cleared, kept }
  enum DataWhileBusy: String, CaseIterable { case zero, ones }
  enum AdjustmentOutsideFuseMode: String, CaseIterable { case zero, ones }
  enum SelfTestAmbient: String, CaseIterable { case excluded, included }

  var modeChange = ModeChange.lenient
  var powerDownAgain = PowerDownAgain.restarts
  var statusOnModeChange = StatusOnModeChange.cleared
  var dataWhileBusy = DataWhileBusy.zero
  var adjustment = AdjustmentOutsideFuseMode.zero
  var selfTestAmbient = SelfTestAmbient.excluded

  static let entries: [PolicyEntry<Self>] = [
    PolicyEntry(
      "mode-change", \.modeChange,
      "a mode set without power-down or its 100 µs pause is taken all the same, or ignored"),
    PolicyEntry(
      "power-down-again", \.powerDownAgain,
      "setting power-down in power-down starts the 100 µs anew, or not"),
    PolicyEntry(
      "status-on-mode-change", \.statusOnModeChange,
      "a write to CNTL that starts no measurement clears status and data, or keeps them"),
    PolicyEntry(
      "data-while-busy", \.dataWhileBusy, "what the data registers read during a measurement"),
    PolicyEntry(
      "asa-outside-fuse-mode", \.adjustment, "what ASAX to ASAZ read outside fuse-ROM mode"),
    PolicyEntry(
      "self-test-ambient", \.selfTestAmbient,
      "whether the field around the chip adds to the self-test's"),
  ]
}
