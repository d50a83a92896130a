// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A chip that samples by itself is read soon after each sample has appeared.
///
/// Without a line it is polled: after a sample was found, the next is expected no earlier than 7/8 of a
/// period later, because a chip's clock may be some percent fast; from then on the chip is polled every 1/8.
/// So nothing is lost, and a set is read well before the next one can appear during the read. With a line,
/// the waits for its edge follow the same times.
///
/// A line stays active until the chip is read, so after a missed edge there is no other one; the chip is then
/// polled after three periods. A line that shows nothing of the samples found in this way is given up, see
/// `SampledSensor+Silence.swift`.
extension SampledSensor where Link: ~Copyable, Line: ~Copyable {
  @usableFromInline
  struct Polling {
    /// Whether the samples from the settling time have been discarded.
    @usableFromInline var isSettled = false
    /// When the last sample was read, or the chip had settled.
    @usableFromInline var lastSample: Instant
    /// The time of the last sample.
    @usableFromInline var lastTime: Instant
    /// Polls since then that found nothing new; one that waited for an edge counts for sixteen.
    @usableFromInline var emptyPolls = 0
    /// The earliest possible time of an edge that is still to come.
    @usableFromInline var earliestEdge: Instant
    /// When the chip is polled although no edge has occurred.
    @usableFromInline var askAt = Instant(nanoseconds: .max)

    /// - Parameter start: The instant at which the chip will have settled.
    init(from start: Instant) {
      lastSample = start
      lastTime = start
      earliestEdge = start
    }

    /// Restarts after the chip was configured again.
    mutating func restart(from start: Instant) {
      isSettled = false
      earliestEdge = start
      askAt = Instant(nanoseconds: .max)
    }

    /// The approximate number of samples overwritten between the last one and one at a time, where some were.
    @usableFromInline
    func missing(at time: Instant, _ period: Int64) -> Int {
      // An `Int` may have 32 bits.
      max(
        1, Int(min((time.nanoseconds - lastTime.nanoseconds + period / 2) / period, 1 << 20)) - 1)
    }

    /// Whether a sample was overwritten between the last one and one at a time.
    @inlinable
    func isLate(at time: Instant, _ period: Int64) -> Bool {
      time.nanoseconds - lastTime.nanoseconds > period / 2 * 3
    }

    /// Called when the chip has nothing new: earlier edges belong to samples that were read.
    @inlinable
    mutating func ignoreEdges(before time: Instant, askingAfter wait: Int64) {
      earliestEdge = max(earliestEdge, time)
      askAt = time.advanced(byNanoseconds: wait)
    }
  }

  /// Where there is a line, waits for its next edge, but only until `limit`; false where none occurred and it
  /// is too early to poll without one.
  @inlinable
  mutating func waitForSample(
    _ clock: some Timebase, until limit: Instant
  ) throws(BusError) -> Bool {
    guard polling.isSettled, line != nil else { return true }
    // A fraction of a period, so that rows of other sensors are not delayed; and 50 ms at most, so that a
    // signal soon ends a stream.
    let now = clock.now()
    let end = min(limit, now.advanced(byNanoseconds: min(period / 8, 50_000_000)))
    while let edge = try line?.waitForEdge(until: end) {
      silence.noteEdge()
      guard edge >= polling.earliestEdge else { continue }
      self.edge = edge
      return true
    }
    // An interrupt that has not arrived yet has an earlier time.
    polling.earliestEdge = max(
      polling.earliestEdge, min(end, now).advanced(byNanoseconds: -1_000_000))
    if now >= polling.askAt {
      try noteLevel()
      return true
    }
    let later = clock.now()
    // Another sensor that is due now has its turn, and time has to pass for it.
    due = later < limit ? later : later.advanced(byNanoseconds: period / 16)
    return false
  }

  /// Polls the chip once; nil where it has nothing new.
  @inlinable
  mutating func poll(_ clock: some Timebase) throws(SensorError) -> SensorSample? {
    let start = clock.now()
    let before = lastLook
    lastLook = start
    due = start.advanced(byNanoseconds: period / 8)
    guard polling.isSettled else {
      // The present sample was taken while the chip settled; and a line that is active already would give no
      // edge.
      _ = try driver.read()
      polling.isSettled = true
      (polling.lastSample, polling.lastTime) = (start, start)
      polling.ignoreEdges(before: start, askingAfter: waitForEdges)
      return nil
    }
    // The status is read first: a read without an edge may return a sample that has just appeared and mark it
    // as old. After an edge it has appeared.
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
    polling.lastSample = start
    polling.emptyPolls = 0
    let time =
      line == nil
      ? start : timeAtLine(edge, found: start, isNewest: sample.overrun || !marksOverruns)
    if !marksOverruns { sample.overrun = polling.isLate(at: time, period) }
    if sample.overrun { counts.lost += polling.missing(at: time, period) }
    polling.lastTime = time
    if line != nil, edge == nil { try noteFound(isEmpty: nil) }
    due = time.advanced(byNanoseconds: period / 8 * 7)
    sample.place(at: time, earliest: edge == nil ? before : time, mount)
    if driver.second != nil { holdSecond(like: sample) }
    return sample
  }

  /// The time to wait for an edge, in nanoseconds. A line that has given none yet may never give one.
  @inlinable var waitForEdges: Int64 { silence.hasHadEdge ? period * 3 : period / 2 * 3 }

  /// The instant of a sample that was read after an edge, or found without one.
  ///
  /// - Parameter isNewest: Whether the sample may be a later one than that of the edge: the line stays active until the
  ///   chip is read, so only the first of several samples gives an edge, and the last is read. A chip without an overrun
  ///   bit does not report it.
  @inlinable
  mutating func timeAtLine(_ edge: Instant?, found: Instant, isNewest: Bool) -> Instant {
    var time = edge ?? found
    if isNewest, edge != nil {
      let periods = max(0, found.nanoseconds - time.nanoseconds) / period
      time = time.advanced(byNanoseconds: periods * period)
    }
    polling.earliestEdge = max(
      polling.earliestEdge, time.advanced(byNanoseconds: period / 8 * 7))
    // A sample that appeared during a late read has left the line active: the chip is polled immediately.
    let isLate = found.nanoseconds - time.nanoseconds > period / 2
    polling.askAt = found.advanced(byNanoseconds: isLate ? 0 : waitForEdges)
    return time
  }

  /// Throws if the chip holds its configuration but has had nothing new for a second and in 128 polls, which
  /// take at least 16 periods: it is broken, or another program reads its samples. Time alone is not enough:
  /// a process without a processor for a second has hardly polled.
  @inlinable
  mutating func checkPatience(at now: Instant) throws(SensorError) {
    polling.emptyPolls += line == nil ? 1 : 16
    let waited = now.nanoseconds - polling.lastSample.nanoseconds
    guard polling.emptyPolls < 128 || waited <= 1_000_000_000 else { throw .notReady }
  }
}
