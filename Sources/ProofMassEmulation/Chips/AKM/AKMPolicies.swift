// SPDX-License-Identifier: Apache-2.0

/// Policies of AK8975, AK8963 and AK09916: questions that the available documents leave open.
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
  enum ReadyWhileProtected: String, CaseIterable { case stays, rises }
  enum OverrunClears: String, CaseIterable {
    case nextReading = "next-reading", anyRead = "any-read"
  }

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
  var readyWhileProtected = ReadyWhileProtected.stays
  var overrunClears = OverrunClears.nextReading
  /// For the parts with SPI.
  var spi = SPIPolicies()
}

/// The policies of an AKM magnetometer. Each part lists those that it has.
protocol AKMPolicySet: PolicySet {
  var common: AKMPolicies { get set }
}

extension AKMPolicySet {
  /// Effects of the modes, in every part.
  static var modeEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "mode-change", { $1(&$0.common.modeChange) },
        "a mode set without power-down or its 100 µs pause takes effect, or is ignored"),
      PolicyEntry(
        "power-down-again", { $1(&$0.common.powerDownAgain) },
        "setting power-down in power-down starts the 100 µs anew, or not"),
      PolicyEntry(
        "status-on-mode-change", { $1(&$0.common.statusOnModeChange) },
        "a write of the mode that starts no measurement clears status and data, or keeps them"),
    ]
  }

  /// Results of the self-test and of reading unused addresses, in every part.
  static var readingEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "self-test-ambient", { $1(&$0.common.selfTestAmbient) },
        "whether the field around the chip adds to the self-test's"),
      PolicyEntry(
        "undefined-read", { $1(&$0.common.undefinedRead) },
        "what an address without a register reads"),
    ]
  }

  /// Handling of data that were not read in time, in parts that measure continuously.
  static var protectionEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "ready-while-protected", { $1(&$0.common.readyWhileProtected) },
        "whether DRDY rises for a measurement that is lost because ST2 was not read"),
      PolicyEntry(
        "overrun-clears", { $1(&$0.common.overrunClears) },
        "whether DOR, set while data were read, stays for the next reading or goes with any read"),
    ]
  }

  /// Behaviour of registers that must not be accessed, in every part.
  static var closedRegisters: PolicyEntry<Self> {
    PolicyEntry(
      "closed-registers", { $1(&$0.common.closedRegisters) },
      "what becomes of a write to a register that must not be accessed")
  }

  /// Policies that AK8975 and AK8963 share.
  static var firstMapEntries: [PolicyEntry<Self>] {
    var entries = modeEntries
    entries.append(
      PolicyEntry(
        "asa-outside-fuse-mode", { $1(&$0.common.adjustment) },
        "what ASAX to ASAZ read outside fuse-ROM mode"))
    entries += readingEntries
    entries += [
      PolicyEntry(
        "counter-outside-blocks", { $1(&$0.common.counterOutsideBlocks) },
        "whether the address counter moves on from 0D to 0F, and from 13 up"),
      closedRegisters,
      PolicyEntry(
        "i2cdis-other-values", { $1(&$0.common.otherKeys) },
        "whether an odd value other than the key turns I2C off, too"),
      PolicyEntry(
        "i2cdis-reads", { $1(&$0.common.disabledReads) },
        "whether I2CDIS reads 01 over SPI, or the key, once I2C is off"),
      SPIPolicies.modeZero { $1(&$0.common.spi.modeZero) },
      SPIPolicies.tooFast { $1(&$0.common.spi.tooFast) },
    ]
    return entries
  }
}

/// Policies of the AK8975: questions that its available documents leave open.
struct AK8975Policies: AKMPolicySet {
  enum DataWhileBusy: String, CaseIterable { case zero, ones, old, random }
  enum DataErrorBeforeData: String, CaseIterable { case none, set }

  var common = AKMPolicies()
  var dataWhileBusy = DataWhileBusy.zero
  var dataErrorBeforeData = DataErrorBeforeData.none

  static let entries: [PolicyEntry<Self>] =
    firstMapEntries + [
      PolicyEntry(
        "data-while-busy", { $1(&$0.dataWhileBusy) },
        "what the data registers read during a measurement"),
      PolicyEntry(
        "data-error-before-data", { $1(&$0.dataErrorBeforeData) },
        "whether reading with no measurement pending sets DERR"),
    ]
}

/// Policies of the AK8963: questions that its available documents leave open.
struct AK8963Policies: AKMPolicySet {
  enum SoftResetI2C: String, CaseIterable { case stays, returns }

  var common = AKMPolicies()
  /// According to the datasheet of the AK8975, which has no soft reset, only a power cycle enables I2C again.
  var softResetI2C = SoftResetI2C.stays

  static let entries: [PolicyEntry<Self>] =
    firstMapEntries + protectionEntries + [
      PolicyEntry(
        "soft-reset-i2c", { $1(&$0.softResetI2C) },
        "whether I2C, once it is off, stays off in a soft reset, or returns")
    ]
}

/// Policies of the AK09916: questions that its available documents leave open.
struct AK09916Policies: AKMPolicySet {
  enum FuseROMReads: String, CaseIterable { case neutral, zero }

  var common = AKMPolicies()
  /// Linux reads the AK09912's fuse ROM in this part too, and halves the field if it holds zeros.
  var fuseROMReads = FuseROMReads.neutral

  static let entries: [PolicyEntry<Self>] =
    modeEntries + readingEntries + protectionEntries + [
      PolicyEntry(
        "counter-outside-blocks", { $1(&$0.common.counterOutsideBlocks) },
        "whether the address counter moves on from 04 to 0F, from 19 to 2F, and from 33 up"),
      closedRegisters,
      PolicyEntry(
        "fuse-rom-reads", { $1(&$0.fuseROMReads) },
        "whether 60 to 62, a relative's sensitivity adjustment, read 80, which is none, or 00"),
    ]
}
