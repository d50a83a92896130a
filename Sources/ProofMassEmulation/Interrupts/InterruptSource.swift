// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The source register of an interrupt: six events and IA, which is also its line.
struct InterruptSource: Equatable, Sendable {
  // The same in all of ST's accelerometers.
  private static let active = Datasheet.LIS331DLH.INT1_SRC(active: true).bits

  private(set) var bits: UInt8 = 0

  /// The state of the line, before polarity.
  var isActive: Bool { Datasheet.LIS331DLH.INT1_SRC(bits: bits).active }

  mutating func show(_ events: UInt8, isActive: Bool) {
    bits = events | (isActive ? Self.active : 0)
  }

  mutating func clear() { bits = 0 }

  /// The register was read.
  mutating func didRead(latches: Bool, _ policies: InterruptPolicies) {
    guard isActive, latches || policies.unlatchedRead == .clears else { return }
    bits = policies.sourceRead == .all ? 0 : bits & ~Self.active
  }
}
