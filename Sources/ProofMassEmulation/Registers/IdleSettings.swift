// SPDX-License-Identifier: Apache-2.0

/// Settings of a part that have no effect, because another is missing, by the bits of their details.
///
/// They are recorded at the next read of data, because a program may make the required setting after them.
struct IdleSettings: Sendable {
  private var present: UInt32 = 0
  /// Those of them that were not recorded yet.
  private var pending: UInt32 = 0

  var isPending: Bool { pending != 0 }

  /// Updates the settings that have no effect now.
  mutating func plan(_ settings: UInt32) {
    pending = pending & settings | settings & ~present
    present = settings
  }

  /// Records those that were not recorded yet.
  mutating func record(in violations: inout Violations, at time: Int64) {
    for detail in Violation.Detail.allCases where pending & detail.bit != 0 {
      violations.record(.noEffect, register: detail.register, about: detail, at: time)
    }
    pending = 0
  }
}
