// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The state of a line that shows nothing of its chip's samples, since its last edge.
@usableFromInline
struct LineSilence {
  /// Samples that were found without an edge, after the full wait for one.
  @usableFromInline var found = 0
  /// Whether the line was active before the last of them was read.
  @usableFromInline var wasActive = false
  /// Whether the wait for the sample that is read next has passed, and the line's level is known.
  @usableFromInline var hasWaited = false
  /// Whether there has been an edge.
  @usableFromInline var hasHadEdge = false

  @inlinable init() {}

  @inlinable
  mutating func noteEdge() {
    (found, hasWaited, hasHadEdge) = (0, false, true)
  }

  /// This many samples in a row are no accident.
  @inlinable static var most: Int { 3 }
}

/// A line that is not the chip's, or not wired, has no edge; the chip is then polled, some periods later each
/// time, and most of its samples are lost. Such a line is given up after three samples in a row found without
/// an edge, if its level does not show them either: the chip's own line is active until the sample is read,
/// and not afterwards. So a correct line is kept where the bus is too slow for its edges.
extension SampledSensor where Link: ~Copyable, Line: ~Copyable {
  /// Records the level before the chip is polled without an edge.
  @usableFromInline
  mutating func noteLevel() throws(BusError) {
    silence.hasWaited = true
    guard silence.found + 1 >= LineSilence.most else { return }
    silence.wasActive = try line?.isActive() ?? false
  }

  /// Records a sample that was read without an edge, from a chip with a line.
  ///
  /// - Parameter isEmpty: Whether the chip has nothing more, so that its line must be inactive; nil where the
  ///   chip has to be polled for that.
  @usableFromInline
  mutating func noteFound(isEmpty: Bool?) throws(SensorError) {
    guard line != nil else { return }
    counts.missedEdges += 1
    // A chip that is polled again immediately has had no time for an edge.
    guard silence.hasWaited else { return }
    silence.hasWaited = false
    silence.found += 1
    guard silence.found >= LineSilence.most else { return }
    if silence.wasActive {
      let isActive: Bool
      do throws(BusError) { isActive = try line?.isActive() ?? false } catch {
        throw .dataReadyLine(error)
      }
      // The level is read first: a sample that appears after it changes nothing.
      guard isActive else { return }
      let hasMore: Bool
      if let isEmpty { hasMore = !isEmpty } else { hasMore = try driver.hasSample() }
      guard !hasMore else { return }
    }
    giveUpLine()
  }

  private mutating func giveUpLine() {
    line?.giveUp()
    line = nil
    counts.lostToLine = counts.lost
  }
}
