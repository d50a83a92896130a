// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// The result of draining a FIFO, apart from the samples.
public struct FIFODrain: Equatable, Sendable {
  /// Number of samples put into the buffer.
  public var count: Int
  /// Number of samples missing between the last one of the drain before and the first of this one:
  /// overwritten, never kept, or taken by a transaction that failed. It is calculated from the time
  /// and the measured period; if it was one too few, the next drain at an edge adds one.
  public var lost: Int
  /// Whether sets may be left, so that the watermark's edge may not occur: drain again, without an edge.
  public var more: Bool
  /// Whether the FIFO is full and, in its mode, collects nothing until `rearmFIFO`.
  public var isStopped: Bool

  /// Creates a result from its parts.
  @usableFromInline package init(count: Int, lost: Int, more: Bool, isStopped: Bool) {
    self.count = count
    self.lost = lost
    self.more = more
    self.isStopped = isStopped
  }
}

/// How a FIFO is drained in its configuration.
public struct FIFOSetup: Sendable {
  /// The cause of an edge of the pin that shows the FIFO.
  enum Pin: UInt8 { case none, watermark, overrun }

  var mode = STFIFOMode.bypass
  var watermark = 0
  /// Typical period of the samples, in nanoseconds.
  var period: Int64 = 1
  /// The pin's signal; none where the pin shows other signals, too.
  var pin = Pin.none
  /// Number of sets that are left in the FIFO.
  var kept = 0
  /// Whether the first set after a start is left out.
  var leavesOutFirst = false
  /// Number of bytes of a set.
  var setSize = 6
  /// Number of sets in a full FIFO.
  var depth = Datasheet.L3G4200D.Constant.fifoDepth
  /// Whether a FIFO that has stopped, because it was full, collects again when sets were taken.
  var resumes = false
}
