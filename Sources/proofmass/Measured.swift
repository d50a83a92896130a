// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// A compass that is told to measure at a rate, and read when it has.
struct Measured<Chip: Bus & ~Copyable>: ~Copyable {
  private enum Phase {
    case resting
    /// The instant is the host's estimate of when the field is sampled.
    case measuring(Instant)
  }

  var driver: OneCompass<Chip>
  let chip: ChipArgument
  private var line: ChipLine?
  private let period: Int64
  private var phase = Phase.resting
  private var nextStart: Instant
  private var attempts = 0
  /// When the measurement that is running was started, when it is finished for sure, and when the
  /// line has said that it is.
  private var trigger = Instant(nanoseconds: 0)
  private var end = Instant(nanoseconds: 0)
  private var edge: Instant?

  /// When there is something to do next.
  private(set) var due: Instant
  /// What has not been seen yet was sampled after it.
  private(set) var lastStart: Instant
  /// Measurements of a field that was too strong.
  private(set) var overflows = 0
  /// Measurements whose data changed while they were read.
  private(set) var dataErrors = 0
  /// Measurements that were found to be finished without an edge of the line.
  private(set) var missedEdges = 0

  /// - Parameter line: that the chip shows data ready at.
  init(
    _ driver: consuming OneCompass<Chip>, _ chip: ChipArgument, _ line: consuming ChipLine?,
    _ clock: some Timebase
  ) {
    self.chip = chip
    period = Int64(1e9 / chip.rate)
    due = clock.now()
    nextStart = due
    lastStart = due
    self.line = line
    self.driver = driver
  }

  /// Edges that were dropped because nobody took them in time.
  var lostEdges: Int { mutating get { line?.lostEdges ?? 0 } }

  /// When the measurement that is running samples, or where a line is to tell, no earlier than that;
  /// nil when none is.
  var sampling: Instant? {
    guard case .measuring(let time) = phase else { return nil }
    return line == nil ? time : lastStart
  }

  /// Where there is a line and a measurement is running, waits for its end, no longer than until
  /// `limit`; whether one way or the other it must have come.
  mutating func isReady(_ clock: some Timebase, until limit: Instant) throws(BusError) -> Bool {
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

  /// Does what is due: starts a measurement, or reads one.
  mutating func step(_ clock: some Timebase) throws(SensorError) -> Sample? {
    guard case .measuring(let time) = phase else {
      try start(clock)
      return nil
    }
    do {
      let edge = edge
      let sample = try driver.readMeasurement(at: edge, clock)
      if line != nil, edge == nil { missedEdges += 1 }
      rest(clock)
      return Sample(
        time: edge ?? time, raw: sample.raw, value: chip.onBoard(sample.value))
    } catch .notReady where attempts < driver.patience {
      attempts += 1
      due = clock.now().advanced(byNanoseconds: 1_000_000)
    } catch .overflow {
      overflows += 1
      rest(clock)
    } catch .dataError {
      dataErrors += 1
      rest(clock)
    }
    return nil
  }

  private mutating func start(_ clock: some Timebase) throws(SensorError) {
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

  private mutating func rest(_ clock: some Timebase) {
    phase = .resting
    lastStart = clock.now()
    due = nextStart
  }
}
