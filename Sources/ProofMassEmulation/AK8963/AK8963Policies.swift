// SPDX-License-Identifier: Apache-2.0

/// What the AK8963's documents, as far as they were seen, leave open.
struct AK8963Policies: AKMPolicySet {
  enum ReadyWhileProtected: String, CaseIterable { case stays, rises }
  enum OverrunClears: String, CaseIterable {
    case nextReading = "next-reading", anyRead = "any-read"
  }
  enum SoftResetI2C: String, CaseIterable { case stays, returns }

  var common = AKMPolicies()
  var readyWhileProtected = ReadyWhileProtected.stays
  var overrunClears = OverrunClears.nextReading
  /// As the AK8975's text has it, nothing but the supply brings I2C back; it has no soft reset.
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
