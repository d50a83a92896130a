// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The data-ready line of a chip in a stream: which edge belongs to the sample that is read next, and
/// what to do when none comes.
@usableFromInline
struct DataReady<Line: DataReadyLine & ~Copyable>: ~Copyable {
  @usableFromInline var line: Line
  @usableFromInline var period: Int64
  @usableFromInline var edge: Instant?
  /// When the chip is asked although no edge has come: one that was missed leaves the line active,
  /// and so without another edge, until somebody reads.
  @usableFromInline var askAt = Instant(nanoseconds: .max)

  /// Before this, no edge can come any longer.
  @usableFromInline var unseen: Instant
  /// Samples that were found without an edge.
  @usableFromInline var missedEdges = 0

  /// - Parameter start: before which nothing is read.
  init(_ line: consuming Line, period: Int64, from start: Instant) {
    self.period = period
    unseen = start
    self.line = line
  }

  /// Begins anew: the chip was configured.
  ///
  /// - Parameter start: before which nothing is read.
  mutating func restart(period: Int64, from start: Instant) {
    self.period = period
    unseen = start
    edge = nil
    askAt = Instant(nanoseconds: .max)
  }

  /// The chip has nothing new any longer: earlier edges are of what it had.
  @inlinable
  mutating func begin(at time: Instant) {
    unseen = max(unseen, time)
    askAt = time.advanced(byNanoseconds: period * 3)
  }

  /// Waits for the next edge, no longer than until `limit`; whether one has come, or so long none
  /// that the chip is to be asked.
  @inlinable
  mutating func wait(_ clock: some Timebase, until limit: Instant) throws(BusError) -> Bool {
    // A part of a period, so that rows of others are not held back; not for long, so that a signal
    // soon ends a stream.
    let now = clock.now()
    let end = min(limit, now.advanced(byNanoseconds: min(period / 8, 50_000_000)))
    while let edge = try line.waitForEdge(until: end) {
      guard edge >= unseen else { continue }
      self.edge = edge
      return true
    }
    // An interrupt that is still on its way has an earlier time.
    unseen = max(unseen, min(end, now).advanced(byNanoseconds: -1_000_000))
    return now >= askAt
  }

  /// The edge that has been waited for, if one has come.
  @inlinable
  mutating func takeEdge() -> Instant? {
    defer { edge = nil }
    return edge
  }

  /// When a sample was taken that was read after an edge, or found without one.
  @inlinable
  mutating func time(of edge: Instant?, found: Instant, overrun: Bool) -> Instant {
    if edge == nil { missedEdges += 1 }
    var time = edge ?? found
    // The line stays active as long as nobody reads: then there is an edge for the first sample only,
    // and what was read is the last.
    if overrun, edge != nil {
      let periods = max(0, found.nanoseconds - time.nanoseconds) / period
      time = time.advanced(byNanoseconds: periods * period)
    }
    unseen = max(unseen, time.advanced(byNanoseconds: period / 8 * 7))
    // What came while a late read was under way left the line active: the chip is asked at once.
    let isLate = found.nanoseconds - time.nanoseconds > period / 2
    askAt = found.advanced(byNanoseconds: isLate ? 0 : period * 3)
    return time
  }
}
