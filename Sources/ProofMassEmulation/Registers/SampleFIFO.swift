// SPDX-License-Identifier: Apache-2.0

/// A ring of at most 32 sets with a watermark.
struct SampleFIFO: Sendable {
  /// Policy: the conditions on which the watermark flag rises and falls (L3G4200D, FIFO_SRC_REG).
  enum WatermarkRule: String, CaseIterable {
    /// Rises when a set is added to at least as many as the mark, falls when one is removed from at
    /// most as many; in between it stays (L3GD20H datasheet, and AN3393's figures).
    case hysteresis
    /// Set while there are at least as many sets as the mark (L3G4200D datasheet).
    case level
  }

  static var depth: Int { 32 }

  // On the heap, so that the chip stays small: it is copied even where it is only read.
  private var sets = [SampleSet](repeating: SampleSet(), count: depth)
  private var first = 0
  private var isMarked = false
  private(set) var count = 0
  var watermark = 0
  /// Number of sets that it holds.
  var capacity = depth
  var rule = WatermarkRule.hysteresis

  var isEmpty: Bool { count == 0 }
  var isFull: Bool { count >= capacity }

  /// The watermark flag; clear in an empty ring, otherwise a mark of 0 would never clear it.
  var isOverWatermark: Bool {
    rule == .level ? count > 0 && count >= watermark : isMarked && count > 0
  }

  /// The set that is read next; when there is none, the last one that was read.
  var oldest: SampleSet { sets[first] }

  /// Adds a set, in the place of the oldest when the ring is full.
  @inline(__always)
  mutating func append(_ set: SampleSet) {
    if count >= watermark { isMarked = true }
    if isEmpty { moveOn() }
    sets[(first + count) & (Self.depth - 1)] = set
    if isFull { moveOn() } else { count += 1 }
  }

  /// Removes the oldest set, which was read.
  @inline(__always)
  mutating func removeFirst() {
    guard count > 0 else { return }
    if count <= watermark { isMarked = false }
    count -= 1
    if count > 0 { moveOn() }
  }

  /// Puts the set that was read last back as the oldest.
  mutating func restoreLast() {
    if isEmpty { count = 1 }
  }

  mutating func removeAll() {
    count = 0
    isMarked = false
  }

  @inline(__always)
  private mutating func moveOn() { first = (first + 1) & (Self.depth - 1) }
}
