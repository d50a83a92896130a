// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a line has not shown of the samples of its chip, since its last edge.
@usableFromInline
struct LineSilence {
  /// Samples that were found although no edge had come, however long it was waited for.
  @usableFromInline var found = 0
  /// Whether the line was active when the last of them was about to be asked for.
  @usableFromInline var wasActive = false
  /// Whether it has been waited for the sample that is read next, and its level is known.
  @usableFromInline var hasWaited = false
  /// Whether there has been an edge.
  @usableFromInline var hasHadEdge = false

  @inlinable init() {}

  @inlinable
  mutating func noteEdge() {
    (found, hasWaited, hasHadEdge) = (0, false, true)
  }

  /// So many samples in a row are no accident.
  @inlinable static var most: Int { 3 }
}

/// A line that is not the chip's, or not wired, has no edge; the chip is then asked, some periods later each time,
/// and most of its samples are lost. Such a line is given up after three samples in a row that were found without an
/// edge, where its level shows nothing of them either: the chip's own line is active until the sample is read,
/// and not afterwards. So a right one is kept where the bus is too slow for its edges.
extension SampledSensor where Link: ~Copyable, Line: ~Copyable {
  /// The chip is about to be asked, because no edge has come.
  @usableFromInline
  mutating func noteLevel() throws(BusError) {
    silence.hasWaited = true
    guard silence.found + 1 >= LineSilence.most else { return }
    silence.wasActive = try line?.isActive() ?? false
  }

  /// A sample was read without an edge, from a chip with a line.
  ///
  /// - Parameter isEmpty: Whether the chip has nothing more, so that its line must have fallen; nil where it has
  ///   to be asked.
  @usableFromInline
  mutating func noteFound(isEmpty: Bool?) throws(SensorError) {
    guard line != nil else { return }
    counts.missedEdges += 1
    // A chip that is asked again at once has had no time for an edge.
    guard silence.hasWaited else { return }
    silence.hasWaited = false
    silence.found += 1
    guard silence.found >= LineSilence.most else { return }
    if silence.wasActive {
      let isActive: Bool
      do throws(BusError) { isActive = try line?.isActive() ?? false } catch {
        throw .dataReadyLine(error)
      }
      // The level first: a sample that comes after it changes nothing.
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
