// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A chip that samples by itself is read soon after each sample has appeared.
///
/// Without a line it is polled: after a sample was found, the next is expected no earlier than 7/8 of
/// a period later, since a chip's clock may be some percent fast; from then on the chip is asked every
/// 1/8. So nothing is lost, and a set is read well before the next one can come while it is being
/// read. With a line the same times are those of waiting for its edge.
///
/// A line needs care: it stays active until the chip is read. A missed edge therefore leaves it without
/// another one, and the chip is then asked after three periods. A line that shows nothing of the samples
/// that are found so is given up, see `SampledSensor+Silence.swift`.
extension SampledSensor where Link: ~Copyable, Line: ~Copyable {
  @usableFromInline
  struct Polling {
    /// Whether the samples of the time of settling have been thrown away.
    @usableFromInline var isSettled = false
    /// The last sample, or the instant at which the chip had settled.
    @usableFromInline var lastSample: Instant
    /// Polls since then that found nothing new; one that waited for an edge counts for sixteen.
    @usableFromInline var emptyPolls = 0
    /// No edge that is still to come can be earlier.
    @usableFromInline var earliestEdge: Instant
    /// When the chip is asked although no edge has come.
    @usableFromInline var askAt = Instant(nanoseconds: .max)

    /// - Parameter start: The instant at which the chip will have settled.
    init(from start: Instant) {
      lastSample = start
      earliestEdge = start
    }

    /// The chip was configured anew.
    mutating func restart(from start: Instant) {
      isSettled = false
      earliestEdge = start
      askAt = Instant(nanoseconds: .max)
    }

    /// About how many samples were overwritten since the last one, when the chip says that some were.
    @usableFromInline
    func missing(at now: Instant, _ period: Int64) -> Int {
      // An `Int` may have 32 bits.
      max(
        1, Int(min((now.nanoseconds - lastSample.nanoseconds + period / 2) / period, 1 << 20)) - 1)
    }

    /// The chip has nothing new any longer: earlier edges belong to what it had.
    @inlinable
    mutating func ignoreEdges(before time: Instant, askingAfter wait: Int64) {
      earliestEdge = max(earliestEdge, time)
      askAt = time.advanced(byNanoseconds: wait)
    }
  }

  /// Where there is a line, waits for its next edge, no longer than until `limit`; false where none
  /// came, and it is too early to ask without one.
  @inlinable
  mutating func waitForSample(
    _ clock: some Timebase, until limit: Instant
  ) throws(BusError) -> Bool {
    guard polling.isSettled, line != nil else { return true }
    // A part of a period, so that rows of other sensors are not held back; and 50 ms at most, so that a
    // signal soon ends a stream.
    let now = clock.now()
    let end = min(limit, now.advanced(byNanoseconds: min(period / 8, 50_000_000)))
    while let edge = try line?.waitForEdge(until: end) {
      silence.noteEdge()
      guard edge >= polling.earliestEdge else { continue }
      self.edge = edge
      return true
    }
    // An interrupt that is still on its way has an earlier time.
    polling.earliestEdge = max(
      polling.earliestEdge, min(end, now).advanced(byNanoseconds: -1_000_000))
    if now >= polling.askAt {
      try noteLevel()
      return true
    }
    let later = clock.now()
    // Another sensor that is due has its turn now, and time has to pass for it.
    due = later < limit ? later : later.advanced(byNanoseconds: period / 16)
    return false
  }

  /// Asks the chip once; nil where it has nothing new.
  @inlinable
  mutating func poll(_ clock: some Timebase) throws(SensorError) -> SensorSample? {
    let start = clock.now()
    let before = lastLook
    lastLook = start
    due = start.advanced(byNanoseconds: period / 8)
    guard polling.isSettled else {
      // What is there was sampled while the chip settled; and a line that is active already would give
      // no edge.
      _ = try driver.read()
      polling.isSettled = true
      polling.lastSample = start
      polling.ignoreEdges(before: start, askingAfter: waitForEdges)
      return nil
    }
    // Asking first: a read without an edge may take a sample that has just appeared and call it old.
    // After an edge it has appeared.
    let edge = edge
    self.edge = nil
    if edge == nil, try !driver.hasSample() {
      polling.ignoreEdges(before: start, askingAfter: waitForEdges)
      try checkPatience(at: start)
      return nil
    }
    guard var sample = try driver.read() else {
      try checkPatience(at: start)
      return nil
    }
    if sample.overrun { counts.lost += polling.missing(at: start, period) }
    polling.lastSample = start
    polling.emptyPolls = 0
    if edge == nil { try noteFound(isEmpty: nil) }
    let time =
      line == nil ? start : timeAtLine(edge, found: start, overrun: sample.overrun)
    due = time.advanced(byNanoseconds: period / 8 * 7)
    sample.place(at: time, earliest: edge == nil ? before : time, mount)
    return sample
  }

  /// How long an edge is waited for, in nanoseconds. A line that has given none yet may give none at all.
  @inlinable var waitForEdges: Int64 { silence.hasHadEdge ? period * 3 : period / 2 * 3 }

  /// The instant of a sample that was read after an edge, or found without one.
  @inlinable
  mutating func timeAtLine(_ edge: Instant?, found: Instant, overrun: Bool) -> Instant {
    var time = edge ?? found
    // The line stays active until the chip is read: then only the first sample gives an edge, and the one
    // that was read is the last.
    if overrun, edge != nil {
      let periods = max(0, found.nanoseconds - time.nanoseconds) / period
      time = time.advanced(byNanoseconds: periods * period)
    }
    polling.earliestEdge = max(
      polling.earliestEdge, time.advanced(byNanoseconds: period / 8 * 7))
    // What appeared while a late read was under way left the line active: the chip is asked at once.
    let isLate = found.nanoseconds - time.nanoseconds > period / 2
    polling.askAt = found.advanced(byNanoseconds: isLate ? 0 : waitForEdges)
    return time
  }

  /// A chip that holds its configuration and has nothing new for a second and in 128 polls, which take
  /// 16 periods at least, is broken, or another program reads its samples. Time alone does not tell:
  /// a process that had no processor for a second has hardly asked.
  @inlinable
  mutating func checkPatience(at now: Instant) throws(SensorError) {
    polling.emptyPolls += line == nil ? 1 : 16
    let waited = now.nanoseconds - polling.lastSample.nanoseconds
    guard polling.emptyPolls < 128 || waited <= 1_000_000_000 else { throw .notReady }
  }
}
