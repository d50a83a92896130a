// SPDX-License-Identifier: Apache-2.0

/// What the documents of both ST parts leave open.
struct STPolicies: Equatable, Sendable {
  enum ReadyClears: String, CaseIterable { case oddByte = "odd-byte", anyByte = "any-byte" }
  enum SetReady: String, CaseIterable { case any, all }
  enum ReservedBits: String, CaseIterable { case masked, stored }

  var readyClears = ReadyClears.oddByte
  var setReady = SetReady.any
  var reservedBits = ReservedBits.masked
}

/// The policies of an ST part.
protocol STPolicySet: PolicySet {
  var common: STPolicies { get set }
}

extension STPolicySet {
  static var commonEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "ready-clears", \.common.readyClears,
        "which read of an output pair clears its data-ready and overrun bits"),
      PolicyEntry(
        "set-ready", \.common.setReady,
        "whether ZYXDA stays while any enabled axis is unread, or only while all are"),
      PolicyEntry(
        "reserved-bits", \.common.reservedBits,
        "what becomes of a one written to a bit that must be zero"),
    ]
  }
}
