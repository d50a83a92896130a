// SPDX-License-Identifier: Apache-2.0

/// What the documents of the AK8975 and the AK8963, as far as they were seen, leave open in the same
/// way.
struct AKMPolicies: Sendable {
  enum ModeChange: String, CaseIterable { case lenient, strict }
  enum PowerDownAgain: String, CaseIterable { case restarts, keeps }
  enum StatusOnModeChange: String, CaseIterable { case cleared, kept }
  enum Unreadable: String, CaseIterable { case zero, ones }
  enum SelfTestAmbient: String, CaseIterable { case excluded, included }
  enum CounterOutsideBlocks: String, CaseIterable { case counts, stays }
  enum ClosedRegisters: String, CaseIterable { case ignore, store }
  enum OtherKeys: String, CaseIterable { case ignored, disable }
  enum DisabledReads: String, CaseIterable { case one, key }

  var modeChange = ModeChange.lenient
  var powerDownAgain = PowerDownAgain.restarts
  var statusOnModeChange = StatusOnModeChange.cleared
  var adjustment = Unreadable.zero
  var selfTestAmbient = SelfTestAmbient.excluded
  var undefinedRead = Unreadable.zero
  var counterOutsideBlocks = CounterOutsideBlocks.counts
  var closedRegisters = ClosedRegisters.ignore
  var otherKeys = OtherKeys.ignored
  var disabledReads = DisabledReads.one
}

/// The policies of a compass with the AK8975's registers.
protocol AKMPolicySet: PolicySet {
  var common: AKMPolicies { get set }
}

extension AKMPolicySet {
  static var commonEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "mode-change", \.common.modeChange,
        "a mode set without power-down or its 100 µs pause is taken all the same, or ignored"),
      PolicyEntry(
        "power-down-again", \.common.powerDownAgain,
        "setting power-down in power-down starts the 100 µs anew, or not"),
      PolicyEntry(
        "status-on-mode-change", \.common.statusOnModeChange,
        "a write of the mode that starts no measurement clears status and data, or keeps them"),
      PolicyEntry(
        "asa-outside-fuse-mode", \.common.adjustment,
        "what ASAX to ASAZ read outside fuse-ROM mode"),
      PolicyEntry(
        "self-test-ambient", \.common.selfTestAmbient,
        "whether the field around the chip adds to the self-test's"),
      PolicyEntry(
        "undefined-read", \.common.undefinedRead, "what an address without a register reads"),
      PolicyEntry(
        "counter-outside-blocks", \.common.counterOutsideBlocks,
        "whether the address counter moves on from 0D to 0F, and from 13 up"),
      PolicyEntry(
        "closed-registers", \.common.closedRegisters,
        "what becomes of a write to a register that must not be accessed"),
      PolicyEntry(
        "i2cdis-other-values", \.common.otherKeys,
        "whether an odd value other than the key turns I2C off, too"),
      PolicyEntry(
        "i2cdis-reads", \.common.disabledReads,
        "whether I2CDIS reads 01 over SPI, or the key, once I2C is off"),
    ]
  }
}
