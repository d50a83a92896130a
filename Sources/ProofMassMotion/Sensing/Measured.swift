// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A compass that is told to measure at a rate, and read when it has.
@usableFromInline
package struct Measured<Link: Bus & ~Copyable, Line: DataReadyLine & ~Copyable>: ~Copyable {
  @usableFromInline
  enum Phase {
    case resting
    /// The instant is the host's estimate of when the field is sampled.
    case measuring(Instant)
  }

  @usableFromInline package var driver: AnyCompass<Link>
  @usableFromInline let mount: Mount
  @usableFromInline var line: Line?
  @usableFromInline var period: Int64
  @usableFromInline var phase = Phase.resting
  @usableFromInline var nextStart: Instant
  @usableFromInline var attempts = 0
  /// When the measurement that is running was started, when it is finished for sure, and when the
  /// line has said that it is.
  @usableFromInline var trigger = Instant(nanoseconds: 0)
  @usableFromInline var end = Instant(nanoseconds: 0)
  @usableFromInline var edge: Instant?

  /// When there is something to do next.
  @usableFromInline package var due: Instant
  /// What has not been seen yet was sampled after it.
  @usableFromInline package var lastStart: Instant
  /// Measurements of a field that was too strong.
  @usableFromInline package var overflows = 0
  /// Measurements whose data changed while they were read.
  @usableFromInline package var dataErrors = 0
  /// Of these two, since there was a sample.
  @usableFromInline var spoiltInARow = 0
  /// How often the chip's range was moved since then.
  @usableFromInline var moves = 0
  /// Measurements that were found to be finished without an edge of the line.
  @usableFromInline package var missedEdges = 0

  /// - Parameters:
  ///   - line: that the chip shows data ready at.
  ///   - rate: in hertz.
  package init(
    _ driver: consuming AnyCompass<Link>, rate: Double, mount: Mount, _ line: consuming Line?,
    _ clock: some Timebase
  ) {
    self.mount = mount
    period = Int64(1e9 / rate)
    due = clock.now()
    nextStart = due
    lastStart = due
    self.line = line
    self.driver = driver
  }

  /// Edges that were dropped because nobody took them in time.
  package var lostEdges: Int { mutating get { line?.lostEdges ?? 0 } }

  /// When the measurement that is running samples, or where a line is to tell, no earlier than that;
  /// nil when none is.
  @inlinable package var sampling: Instant? {
    guard case .measuring(let time) = phase else { return nil }
    return line == nil ? time : lastStart
  }

  /// Where there is a line and a measurement is running, waits for its end, no longer than until
  /// `limit`; whether one way or the other it must have come.
  @inlinable
  mutating func isReady(
    _ clock: some Timebase, until limit: Instant
  ) throws(BusError) -> Bool {
    guard case .measuring = phase, line != nil else { return true }
    let now = clock.now()
    while let edge = try line?.waitForEdge(
      // Not for long, so that a signal soon ends a stream.
      until: min(limit, end, now.advanced(byNanoseconds: 50_000_000)))
    {
      guard edge >= trigger else { continue }
      self.edge = edge
      return true
    }
    let later = clock.now()
    // Whoever else is due comes first now, and time has to pass for him.
    due = later < limit ? later : later.advanced(byNanoseconds: 500_000)
    return now >= end
  }

  /// Waits on a line that there is, no longer than until `limit`, and does what is then due; nil when
  /// that yields no sample.
  @inlinable
  package mutating func take(
    _ clock: some Timebase, until limit: Instant
  ) throws(SensorError) -> SensorSample? {
    do throws(BusError) {
      guard try isReady(clock, until: limit) else { return nil }
    } catch { throw .line(error) }
    return try next(clock)
  }

  /// Does what is due: starts a measurement, or reads one.
  @inlinable
  package mutating func next(_ clock: some Timebase) throws(SensorError) -> SensorSample? {
    guard case .measuring(let time) = phase else {
      try start(clock)
      return nil
    }
    do {
      let edge = edge
      let sample = try driver.readMeasurement(at: edge, clock)
      if line != nil, edge == nil { missedEdges += 1 }
      rest(clock)
      (spoiltInARow, moves) = (0, 0)
      // The field is that of the middle, and the edge is the end.
      let middle = edge.map {
        trigger.advanced(byNanoseconds: ($0.nanoseconds - trigger.nanoseconds) / 2)
      }
      return SensorSample(
        time: middle ?? time, raw: sample.raw, value: sample.value, mount: mount)
    } catch .notReady where attempts < driver.patience {
      attempts += 1
      due = clock.now().advanced(byNanoseconds: 1_000_000)
    } catch .overflow where moves < Self.movesAtMost && driver.moveRange() {
      moves += 1
      rest(clock)
      // At once, in the same place of the grid.
      nextStart = nextStart.advanced(byNanoseconds: -period)
      due = lastStart
    } catch .overflow {
      overflows += 1
      try spoil(.overflow, clock)
    } catch .dataError {
      dataErrors += 1
      try spoil(.dataError, clock)
    }
    return nil
  }

  /// Enough to lead an AK8973's offsets from one end to the other.
  @inlinable static var movesAtMost: Int { 32 }

  /// A measurement gave no sample. A magnet that passes leaves some out; what lasts for five seconds
  /// and four measurements is a failure, for nobody waits for a sample without end.
  @inlinable
  mutating func spoil(_ error: SensorError, _ clock: some Timebase) throws(SensorError) {
    rest(clock)
    moves = 0
    spoiltInARow += 1
    guard spoiltInARow < max(4, 5_000_000_000 / period) else { throw error }
  }

  @inlinable
  mutating func start(_ clock: some Timebase) throws(SensorError) {
    lastStart = clock.now()
    end = try driver.startMeasurement(clock)
    trigger = end.advanced(byNanoseconds: -driver.duration.due)
    due = line == nil ? end : trigger
    edge = nil
    phase = .measuring(
      trigger.advanced(byNanoseconds: driver.duration.typical / 2))
    attempts = 0
    // Keeps to the grid, unless it has been missed altogether.
    nextStart = max(nextStart.advanced(byNanoseconds: period), lastStart)
  }

  @inlinable
  mutating func rest(_ clock: some Timebase) {
    phase = .resting
    lastStart = clock.now()
    due = nextStart
  }
}

extension Measured: SampledSensor where Link: ~Copyable, Line: ~Copyable {
  /// A chip measures, rests for a moment, and the bus takes its time, too.
  package var fastestRate: Double { 1e9 / Double(driver.duration.due + 1_000_000) }

  package var spoilt: Int { overflows + dataErrors }

  package func rate(atLeast rate: Double) -> Double { min(max(rate, 0.001), fastestRate) }

  /// A measurement that is running is given up.
  package mutating func start(rate: Double, _ clock: some Timebase) throws(SensorError) {
    period = Int64(1e9 / rate)
    phase = .resting
    (spoiltInARow, moves) = (0, 0)
    nextStart = clock.now()
    due = nextStart
  }

  package mutating func powerDown() throws(SensorError) { try driver.powerDown() }
}
