// SPDX-License-Identifier: Apache-2.0

/// Policies of AK8975 and AK8963: what the available documents of both leave open.
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

/// Policies of the AK8975: what its available documents leave open.
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

/// Policies of the AK8963: what its available documents leave open.
struct AK8963Policies: AKMPolicySet {
  enum ReadyWhileProtected: String, CaseIterable { case stays, rises }
  enum OverrunClears: String, CaseIterable {
    case nextReading = "next-reading", anyRead = "any-read"
  }
  enum SoftResetI2C: String, CaseIterable { case stays, returns }

  var common = AKMPolicies()
  var readyWhileProtected = ReadyWhileProtected.stays
  var overrunClears = OverrunClears.nextReading
  /// By the text of the AK8975, which has no soft reset, only a power cycle enables I2C again.
  var softResetI2C = SoftResetI2C.stays

  static let entries: [PolicyEntry<Self>] =
    commonEntries + [
      PolicyEntry(
        "ready-while-protected", \.readyWhileProtected,
        "whether DRDY rises for a measurement that is lost because ST2 was not read"),
      PolicyEntry(
        "overrun-clears", \.overrunClears,
        "whether DOR, set while data were read, stays for the next reading or goes with any read"),
      PolicyEntry(
        "soft-reset-i2c", \.softResetI2C,
        "whether I2C, once it is off, stays off in a soft reset, or returns"),
    ]
}
