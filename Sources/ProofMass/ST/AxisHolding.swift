// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A driver of a part with block data update: after a read of the outputs that failed between the two bytes of an axis
/// the chip keeps that axis until its other byte is read, and the next sample would have it.
@usableFromInline
protocol AxisHolding: ~Copyable {
  var staleReads: StaleReads { get set }
  /// Whether the last read of the outputs failed.
  var mayHoldAxis: Bool { get set }

  /// Reads all outputs, and discards them.
  mutating func discardOutputs() throws(SensorError)
}

extension AxisHolding where Self: ~Copyable {
  /// Called after a read of the outputs that failed.
  @usableFromInline
  mutating func markHolding() {
    mayHoldAxis = true
    staleReads = .unknown
  }

  /// Makes the chip release an axis that it may keep.
  @usableFromInline
  mutating func releaseAxis() throws(SensorError) {
    guard mayHoldAxis else { return }
    try discardOutputs()
    mayHoldAxis = false
  }
}
