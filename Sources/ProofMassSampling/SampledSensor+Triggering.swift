// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A chip that measures when it is triggered has two phases a sample: trigger and read-out. Between them
/// the bus is free for other chips.
///
/// Measurements keep to a grid of the demanded period. Without a line the chip is read when it must have
/// finished; with one, its edge ends the measurement.
extension SampledSensor where Link: ~Copyable, Line: ~Copyable {
  @usableFromInline
  struct Triggering {
    /// The host's estimate of the instant at which the running measurement samples the field; nil while
    /// the chip rests.
    @usableFromInline var measuring: Instant?
    /// When to trigger next.
    @usableFromInline var nextTrigger: Instant
    /// The start of the running measurement, and the latest instant of its end.
    @usableFromInline var trigger = Instant(nanoseconds: 0)
    @usableFromInline var end = Instant(nanoseconds: 0)
    /// Read-outs of the running measurement that found it unfinished.
    @usableFromInline var attempts = 0
    /// Measurements without a sample since the last one that gave one.
    @usableFromInline var unusableInARow = 0
    /// The number of times that the chip's range was moved since then.
    @usableFromInline var moves = 0

    init(from start: Instant) { nextTrigger = start }

    mutating func restart(from start: Instant) {
      measuring = nil
      (unusableInARow, moves) = (0, 0)
      nextTrigger = start
    }
  }

  /// The instant at which the running measurement samples or, where a line will show it, the earliest
  /// possible one; nil while the chip rests.
  @inlinable var samplingInstant: Instant? {
    triggering.measuring.map { line == nil ? $0 : lastLook }
  }

  /// Where there is a line and a measurement is running, waits for its end, but only until `limit`; returns
  /// whether it has ended, by an edge or by the time.
  @inlinable
  mutating func waitForEnd(
    _ clock: some Timebase, until limit: Instant
  ) throws(BusError) -> Bool {
    guard triggering.measuring != nil, line != nil else { return true }
    let now = clock.now()
    while let edge = try line?.waitForEdge(
      // 50 ms at most, so that a signal soon ends a stream.
      until: min(limit, triggering.end, now.advanced(byNanoseconds: 50_000_000)))
    {
      silence.noteEdge()
      guard edge >= triggering.trigger else { continue }
      self.edge = edge
      return true
    }
    let later = clock.now()
    // Another sensor that is due now has its turn, and time has to pass for it.
    due = later < limit ? later : later.advanced(byNanoseconds: 500_000)
    guard now >= triggering.end else { return false }
    try noteLevel()
    return true
  }

  /// Performs the step that is due: triggers a measurement, or reads one.
  @inlinable
  mutating func measure(_ clock: some Timebase) throws(SensorError) -> SensorSample? {
    guard let middle = triggering.measuring else {
      try trigger(clock)
      return nil
    }
    do {
      let edge = edge
      var sample = try driver.readMeasurement(at: edge, clock)
      if line != nil, edge == nil { try noteFound(isEmpty: true) }
      rest(clock)
      (triggering.unusableInARow, triggering.moves) = (0, 0)
      // The field is that of the middle of the measurement, and the edge is its end.
      let trigger = triggering.trigger
      let time =
        edge.map {
          trigger.advanced(byNanoseconds: ($0.nanoseconds - trigger.nanoseconds) / 2)
        } ?? middle
      sample.place(at: time, earliest: time, mount)
      return sample
    } catch .notReady where triggering.attempts < driver.measurement?.patience ?? 0 {
      triggering.attempts += 1
      due = clock.now().advanced(byNanoseconds: 1_000_000)
    } catch .overflow where triggering.moves < Self.mostMoves && driver.moveRange() {
      triggering.moves += 1
      rest(clock)
      // Immediately, in the same slot of the grid.
      triggering.nextTrigger = triggering.nextTrigger.advanced(byNanoseconds: -period)
      due = lastLook
    } catch .overflow {
      counts.overflows += 1
      try countUnusable(.overflow, clock)
    } catch .dataError {
      counts.dataErrors += 1
      try countUnusable(.dataError, clock)
    }
    return nil
  }

  /// Enough to move an AK8973's offsets from one end to the other.
  @inlinable static var mostMoves: Int { 32 }

  /// Counts a measurement without a sample. A passing magnet spoils some; five seconds and four measurements
  /// without one are a failure.
  @inlinable
  mutating func countUnusable(
    _ error: SensorError, _ clock: some Timebase
  ) throws(SensorError) {
    rest(clock)
    triggering.moves = 0
    triggering.unusableInARow += 1
    guard triggering.unusableInARow < max(4, 5_000_000_000 / period) else { throw error }
  }

  @inlinable
  mutating func trigger(_ clock: some Timebase) throws(SensorError) {
    lastLook = clock.now()
    let end = try driver.startMeasurement(clock)
    let times = (typical: driver.measurement?.typical ?? 0, due: driver.measurement?.due ?? 0)
    let trigger = end.advanced(byNanoseconds: -times.due)
    (triggering.end, triggering.trigger) = (end, trigger)
    due = line == nil ? end : trigger
    edge = nil
    triggering.measuring = trigger.advanced(byNanoseconds: times.typical / 2)
    triggering.attempts = 0
    // Keeps to the grid, and leaves out the slots that have passed.
    let passed = max(0, lastLook.nanoseconds - triggering.nextTrigger.nanoseconds) / period
    // An `Int` may have 32 bits.
    counts.lost &+= Int(min(passed, 1 << 20))
    triggering.nextTrigger = triggering.nextTrigger.advanced(byNanoseconds: (passed + 1) * period)
  }

  @inlinable
  mutating func rest(_ clock: some Timebase) {
    triggering.measuring = nil
    lastLook = clock.now()
    due = triggering.nextTrigger
  }
}
