// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A chip that samples at its own rate, read soon after each sample has appeared.
///
/// Without a line it is polled: after a sample was found, the next is expected no earlier than 7/8 of
/// a period later, for a chip's clock may be some percent fast; from then on the chip is asked every
/// 1/8. So nothing is lost, and a set is read well before the next one can come while it is being
/// read. With a line the same times are those of waiting for its edge, which `DataReady` does.
@usableFromInline
package struct Polled<Sensor: PolledSensor & ~Copyable, Line: DataReadyLine & ~Copyable>: ~Copyable
{
  @usableFromInline package var sensor: Sensor
  @usableFromInline let mount: Mount
  private let rates: [Double]
  @usableFromInline var line: DataReady<Line>?
  @usableFromInline var period: Int64
  @usableFromInline var isSettled = false

  /// When to poll next.
  @usableFromInline package var due: Instant
  /// The start of the last poll: what has not been seen yet was sampled after it.
  @usableFromInline package var lastPoll: Instant
  /// The last sample, or when the chip had settled.
  @usableFromInline var lastSample: Instant
  /// Polls since then that found nothing new; one that waited for an edge counts for sixteen.
  @usableFromInline var emptyPolls = 0
  /// Samples before which others were overwritten unread.
  @usableFromInline package var overruns = 0

  /// - Parameters:
  ///   - sensor: just configured.
  ///   - line: that the chip shows data ready at.
  package init(
    _ sensor: consuming Sensor, mount: Mount, _ line: consuming Line?, _ clock: some Timebase
  ) {
    self.mount = mount
    rates = sensor.rates
    period = Int64(1e9 / sensor.rate)
    lastPoll = clock.now()
    let start = lastPoll + sensor.settlingTime
    due = start
    lastSample = start
    if let line = consume line {
      self.line = DataReady(line, period: period, from: start)
    } else {
      self.line = nil
    }
    self.sensor = sensor
  }

  /// Before which no sample can have been taken that has not been seen; nil where a sample has the
  /// time at which it was found.
  @inlinable package var unseen: Instant? { mutating get { line?.unseen } }

  /// Samples that were found without an edge of the line.
  package var missedEdges: Int { mutating get { line?.missedEdges ?? 0 } }
  /// Edges that were dropped because nobody took them in time.
  package var lostEdges: Int { mutating get { line?.line.lostEdges ?? 0 } }

  /// Where there is a line, waits on it, no longer than until `limit`; false when there was no edge,
  /// and no reason to look for a sample without one.
  @inlinable
  mutating func isReady(
    _ clock: some Timebase, until limit: Instant
  ) throws(BusError) -> Bool {
    guard isSettled, line != nil else { return true }
    let isReady = try line?.wait(clock, until: limit) ?? true
    if !isReady {
      let now = clock.now()
      // Whoever else is due comes first now, and time has to pass for him.
      due = now < limit ? now : now.advanced(byNanoseconds: period / 16)
    }
    return isReady
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

  /// Asks once; nil when there is nothing new.
  @inlinable
  package mutating func next(_ clock: some Timebase) throws(SensorError) -> SensorSample? {
    let start = clock.now()
    let before = lastPoll
    lastPoll = start
    due = start.advanced(byNanoseconds: period / 8)
    guard isSettled else {
      // Whatever is there was sampled while the chip settled; and a line that is active would have no
      // edge.
      _ = try sensor.poll()
      isSettled = true
      lastSample = start
      line?.begin(at: start)
      return nil
    }
    // Asking first, for a poll that takes the data may take a sample that has just appeared, and
    // call it old. After an edge it has appeared.
    let edge = line?.takeEdge()
    if edge == nil, try !sensor.hasSample() {
      line?.begin(at: start)
      try checkPatience(at: start)
      return nil
    }
    let found = try sensor.poll()
    guard found.isNew else {
      try checkPatience(at: start)
      return nil
    }
    lastSample = start
    emptyPolls = 0
    if found.overrun { overruns += 1 }
    let time = line?.time(of: edge, found: start, overrun: found.overrun) ?? start
    due = time.advanced(byNanoseconds: period / 8 * 7)
    return SensorSample(
      time: time, earliest: edge == nil ? before : time, raw: found.raw, value: found.value,
      mount: mount, overrun: found.overrun, isClipped: found.isClipped)
  }

  /// A chip that holds its configuration and has nothing new for a second and in 128 polls, which take
  /// 16 periods at least, is broken, or another reads its samples: nobody waits for one without end.
  /// Time alone does not tell: a process that had no processor for a second has hardly asked.
  @inlinable
  mutating func checkPatience(at now: Instant) throws(SensorError) {
    emptyPolls += line == nil ? 1 : 16
    let waited = now.nanoseconds - lastSample.nanoseconds
    guard emptyPolls < 128 || waited <= 1_000_000_000 else { throw .notReady }
  }
}

extension Polled: SampledSensor where Sensor: ~Copyable, Line: ~Copyable {
  package var fastestRate: Double { rates.last ?? 0 }

  package var spoilt: Int { 0 }

  package func rate(atLeast rate: Double) -> Double {
    rates.first { $0 >= rate } ?? fastestRate
  }

  package mutating func start(rate: Double, _ clock: some Timebase) throws(SensorError) {
    try sensor.start(rate: rate)
    period = Int64(1e9 / sensor.rate)
    lastPoll = clock.now()
    due = lastPoll + sensor.settlingTime
    isSettled = false
    line?.restart(period: period, from: due)
  }

  package mutating func powerDown() throws(SensorError) { try sensor.powerDown() }
}
