// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

extension LIS2MDLChip {
  /// The pulses that magnetize the bridges, before which measurements they occur and in which direction.
  struct Pulses: Sendable {
    /// Measurements that have begun and ended since the start; of single ones since the reset.
    private var begun: Int64 = 0
    private var ended: Int64 = 0
    /// The last of them that a pulse preceded.
    private var last: Int64 = -1

    /// A measurement's magnetization.
    struct Pulse {
      /// Whether it is the reverse one.
      var isReset: Bool
      /// The number of measurements since the pulse; nil where there was none since the last call.
      var age: Int64?
    }

    /// Whether every other measurement has the reverse magnetization.
    func alternates(_ control: Registers.CFG_REG_B, isSingle: Bool) -> Bool {
      control.cancelsOffset && (!isSingle || control.cancelsSingle)
    }

    /// A measurement begins, the last of `count`.
    ///
    /// - Returns: nil if it had begun already.
    mutating func begin(
      _ count: Int64, _ control: Registers.CFG_REG_B, isSingle: Bool, setPeriod: Int64
    ) -> Pulse? {
      let index = ended + count - 1
      guard index >= begun else { return nil }
      begun = index + 1
      let alternates = alternates(control, isSingle: isSingle)
      // A single measurement comes from idle, too.
      let pulse =
        alternates || isSingle ? index : control.setOnce ? 0 : index - index % setPeriod
      defer { last = max(last, pulse) }
      return Pulse(
        isReset: alternates && index % 2 == 1, age: pulse > last ? index - pulse : nil)
    }

    /// Measurements have ended.
    mutating func end(_ count: Int64) { ended += count }
  }
}
