// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension AKMCompass where Link: ~Copyable {
  // MARK: Triggered measurements

  /// Starts a measurement and returns the latest instant at which it finishes: 9 ms later (AK8975: as other
  /// drivers cite the datasheet, 5.3.3); a typical AK8975 needs 7.3 ms, a typical AK8963 or AK09916 7.2 ms.
  ///
  /// Waits for the rest of the 100 µs for which the chip must rest after the last measurement (as other
  /// drivers cite the datasheet, 6.3), which have mostly passed. Where the chip may not be at rest, after a
  /// failure or while it measures, this powers it down first, so that a failed measurement costs no more than
  /// itself.
  ///
  /// - Throws: `.wrongState` in a mode in which the chip measures by itself; `.bus`; `.notVerified` when
  ///   the chip did not power down.
  @inlinable
  public mutating func startMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    guard configuration.isTriggered else { throw .wrongState }
    let since = try rest(timebase)
    state = .unknown
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8975.Timing.modeWait))
    try bus.store([configuration.control(.singleMeasurement)], to: Configuration.map.control)
    let trigger = timebase.now()
    state = .measuring(since: trigger)
    return due(trigger)
  }

  /// Reads the measurement. From the due instant on this is one transaction, ST1 to ST2. Before that it reads
  /// ST1 alone first, because reading the data of an AK8975 while it measures corrupts them (DERR).
  ///
  /// - Throws: `.notReady` while the chip measures (call again), and when nothing was started;
  ///   `.overflow` (ST2, HOFL) when |x| + |y| + |z| reached 2400 µT (AK8975) or 4912 µT (AK8963, AK09916);
  ///   `.dataError` (AK8975; ST2, DERR); `.lostConfiguration` when the chip is in another mode without
  ///   having measured, when it finished during the very transaction, which from the due instant on is
  ///   out of specification, or when an AK8963 measured with other bits than configured (ST2, BITM), as
  ///   another part does; `.bus`. After each of them `startMeasurement` works.
  @inlinable
  public mutating func readMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    guard case .measuring(let trigger) = state else { throw .notReady }
    var known = timebase.now()
    if known < due(trigger) {
      let status: InlineArray<1, UInt8> = try bus.load(Configuration.map.status)
      guard Datasheet.AK8975.ST1(bits: status[0]).dataReady else { throw .notReady }
      known = timebase.now()
    }
    let typical = trigger.advanced(byNanoseconds: Configuration.map.typicalMeasurement)
    return try finish(trigger, ending: typical, known: known)
  }

  /// Reads the measurement after the rising edge of the DRDY pin: one transaction, ST1 to ST2, without
  /// a wait for the due instant.
  ///
  /// - Parameter edge: The instant of the edge. An edge from before the start belongs to an earlier
  ///   measurement: then nothing is read.
  /// - Throws: What `readMeasurement(_:)` throws.
  @inlinable
  public mutating func readMeasurement(at edge: Instant) throws(SensorError) -> Sample {
    guard case .measuring(let trigger) = state, edge >= trigger else { throw .notReady }
    return try finish(trigger, ending: edge, known: edge)
  }

  /// Starts a measurement, waits 9 ms, and reads it.
  ///
  /// - Throws: what `startMeasurement` and `readMeasurement` throw.
  public mutating func measure(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    timebase.wait(until: try startMeasurement(timebase))
    return try readMeasurement(timebase)
  }

  // MARK: A series of measurements

  /// The next sample of a series: waits for the measurement that is running, reads it, and starts
  /// another, which runs while the caller works. About 100 samples a second with a caller that does
  /// nothing else.
  ///
  /// The first call starts the series. A late caller gets an older sample, as its `instant` shows.
  ///
  /// After `.overflow` and `.dataError` the next measurement is already running; after other errors the next
  /// call starts a new series. When the start fails, the sample that was read is lost too.
  ///
  /// - Throws: what `startMeasurement` and `readMeasurement` throw; `.notReady` when the chip takes
  ///   longer than the 9 ms of its datasheet (call again).
  @inlinable
  public mutating func next(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    if case .measuring(let trigger) = state {
      timebase.wait(until: due(trigger))
    } else {
      timebase.wait(until: try startMeasurement(timebase))
    }
    let sample: Sample
    do throws(SensorError) {
      sample = try readMeasurement(timebase)
    } catch { throw try restart(after: error, timebase) }
    _ = try startMeasurement(timebase)
    return sample
  }

  /// The next sample of a series, after the rising edge of the DRDY pin: reads the measurement and
  /// starts the next as soon as the chip has rested 100 µs. This is the chip's highest rate: some 130
  /// samples a second where a measurement takes 7.3 ms.
  ///
  /// `startMeasurement` begins the series, and `next(_:)` continues it when no edge arrives. An edge from
  /// before the measurement, such as an unused one of `measure` or `selfTest`, gives `.notReady` without a
  /// transaction: wait for the next edge.
  ///
  /// - Parameters:
  ///   - edge: As for `readMeasurement(at:)`.
  ///   - timebase: The clock of the edge, and of the waits.
  /// - Throws: What `next(_:)` throws; `.notReady` for an edge of an earlier measurement.
  @inlinable
  public mutating func next(
    at edge: Instant, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    let sample: Sample
    do throws(SensorError) {
      sample = try readMeasurement(at: edge)
    } catch { throw try restart(after: error, timebase) }
    _ = try startMeasurement(timebase)
    return sample
  }

  /// Starts the next measurement after one that finished but is not good, so that the line has edges again.
  @inlinable
  mutating func restart(
    after error: SensorError, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SensorError {
    if case .resting = state { _ = try startMeasurement(timebase) }
    return error
  }

  // MARK: Steps of a measurement

  /// Powers the chip down unless it is; returns an instant since which it has been powered down.
  @inlinable
  mutating func rest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    if case .resting(let since) = state { return since }
    try powerDown()
    return timebase.now()
  }

  /// The latest end of a measurement.
  @inlinable
  func due(_ trigger: Instant) -> Instant {
    trigger.advanced(byNanoseconds: Configuration.map.longestMeasurement)
  }

  /// The chip powered itself down when the data became ready, no later than at `known`.
  @inlinable
  mutating func finish(
    _ trigger: Instant, ending end: Instant, known: Instant
  ) throws(SensorError) -> Sample {
    let readOut = try loadMeasurement(of: .singleMeasurement)
    state = .resting(since: known)
    let duration = end.nanoseconds - trigger.nanoseconds
    return try sample(readOut, at: trigger.advanced(byNanoseconds: duration / 2))
  }

  /// ST1 to ST2 of one measurement that should be ready.
  @inlinable
  mutating func loadMeasurement(of mode: AKMMode) throws(SensorError) -> AKMReadOut {
    let readOut = try bus.loadMeasurement(Configuration.map)
    guard readOut.first.dataReady else {
      let isInMode = try isIn(mode)
      throw isInMode ? .notReady : lost()
    }
    return readOut
  }

  /// Whether the chip holds a mode of this configuration.
  @inlinable
  mutating func isIn(_ mode: AKMMode) throws(SensorError) -> Bool {
    let control: InlineArray<1, UInt8> = try bus.load(Configuration.map.control)
    return control[0] & Configuration.map.controlMask == configuration.control(mode)
  }

  @inlinable
  mutating func sample(
    _ readOut: AKMReadOut, at instant: Instant?
  ) throws(SensorError) -> Sample {
    do throws(SensorError) {
      return try configuration.sample(readOut, adjustment: adjustment, instant: instant)
    } catch { throw error == .lostConfiguration ? lost() : error }
  }

  /// Marks the state as unknown, but for a self-test, whose coil may still be on.
  @inlinable
  mutating func lost() -> SensorError {
    if case .testing = state {} else { state = .unknown }
    return .lostConfiguration
  }
}
