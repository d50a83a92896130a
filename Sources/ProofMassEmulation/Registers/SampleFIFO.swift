// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What a chip stored of one sample.
struct SampleSet: Sendable {
  var counts = Axes<Int16>(0, 0, 0)
  /// The input on the sensor's axes before filters and quantisation.
  var input = Axes<Double>.zero
  var instant: Int64 = 0
}

/// A ring of at most 32 sets with its watermark.
struct SampleFIFO: Sendable {
  /// When the watermark flag rises and falls (L3G4200D, FIFO_SRC_REG).
  enum WatermarkRule: String, CaseIterable {
    /// Rises when a set comes to as many as the mark or more, falls when one is taken from as many
    /// or fewer; in between it stays (L3GD20H datasheet, and AN3393's figures).
    case hysteresis
    /// As many as the mark or more (L3G4200D datasheet).
    case level
  }

  static var depth: Int { 32 }

  // On the heap, so that the chip stays small: it is copied where it is only looked at.
  private var sets = [SampleSet](repeating: SampleSet(), count: depth)
  private var first = 0
  private var isMarked = false
  private(set) var count = 0
  var watermark = 0
  /// How many sets it takes.
  var capacity = depth
  var rule = WatermarkRule.hysteresis

  var isEmpty: Bool { count == 0 }
  var isFull: Bool { count >= capacity }

  /// An empty one never has its flag up: a mark of 0 would else keep it for ever.
  var isOverWatermark: Bool {
    rule == .level ? count > 0 && count >= watermark : isMarked && count > 0
  }

  /// The set that is read next; the last one that was read when there is none.
  var oldest: SampleSet { sets[first] }

  /// Takes the place of the oldest set when it is full.
  @inline(__always)
  mutating func append(_ set: SampleSet) {
    if count >= watermark { isMarked = true }
    if isEmpty { moveOn() }
    sets[(first + count) & (Self.depth - 1)] = set
    if isFull { moveOn() } else { count += 1 }
  }

  /// The oldest set has been read.
  @inline(__always)
  mutating func removeFirst() {
    guard count > 0 else { return }
    if count <= watermark { isMarked = false }
    count -= 1
    if count > 0 { moveOn() }
  }

  /// Takes the set that was read last back as the oldest.
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
