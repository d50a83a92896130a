// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension AK8975 where Link: ~Copyable {
  /// Starts a measurement and returns when it is finished for sure: 9 ms later (as other drivers
  /// cite the datasheet, 5.3.3); a typical chip needs 7.3.
  ///
  /// Waits out what remains of the 100 µs that the chip must rest after the last measurement (as
  /// other drivers cite the datasheet, 6.3), mostly nothing. Where the chip may not be at rest,
  /// after a failure or while it measures, it powers it down first, so a failed measurement costs
  /// no more than itself.
  ///
  /// - Throws: `.bus`, or `.notTaken` when the chip did not power down.
  @inlinable
  public mutating func startMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    let since = try rest(timebase)
    state = .unknown
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8975.Timing.modeWait))
    try bus.store(Datasheet.AK8975.CNTL(mode: .singleMeasurement))
    let trigger = timebase.now()
    state = .measuring(since: trigger)
    return due(trigger)
  }

  /// Reads what was measured. From the due instant on this is one transaction, ST1 to ST2. Before,
  /// it looks at ST1 alone first, because reading data while the chip measures spoils them (DERR).
  ///
  /// - Throws: `.notReady` while the chip measures (call again), and when nothing was started;
  ///   `.overflow` when |x| + |y| + |z| reached 2400 µT (ST2, HOFL); `.dataError` (ST2, DERR);
  ///   `.lostConfiguration` when the chip is in another mode without having measured, or finished
  ///   during the very transaction, which from the due instant on is out of specification; `.bus`.
  ///   After each of them `startMeasurement` works.
  @inlinable
  public mutating func readMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    guard case .measuring(let trigger) = state else { throw .notReady }
    var known = timebase.now()
    if known < due(trigger) {
      let status: Datasheet.AK8975.ST1 = try bus.load()
      guard status.dataReady else { throw .notReady }
      known = timebase.now()
    }
    let bytes = try readOut()
    let typical = trigger.advanced(byNanoseconds: Datasheet.AK8975.Timing.measurementTypical)
    return try finish(bytes, trigger, ending: typical, known: known)
  }

  /// Reads what was measured, after the rising edge of the DRDY pin: one transaction, ST1 to ST2,
  /// without a wait for the due instant.
  ///
  /// - Parameter edge: When the edge came. One from before the measurement was started belongs to
  ///   an earlier one: then nothing is read.
  /// - Throws: What `readMeasurement(_:)` throws.
  @inlinable
  public mutating func readMeasurement(at edge: Instant) throws(SensorError) -> Sample {
    guard case .measuring(let trigger) = state, edge >= trigger else { throw .notReady }
    return try finish(try readOut(), trigger, ending: edge, known: edge)
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

  /// Since when the chip is powered down, which it is after this.
  @inlinable
  mutating func rest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    if case .resting(let since) = state { return since }
    try powerDown()
    return timebase.now()
  }

  /// When a measurement is finished for sure.
  @inlinable
  func due(_ trigger: Instant) -> Instant {
    trigger.advanced(byNanoseconds: Datasheet.AK8975.Timing.measurementMaximum)
  }

  /// ST1 to ST2 of a measurement that should be ready.
  @inlinable
  mutating func readOut(
    of mode: Datasheet.AK8975.CNTL.Mode = .singleMeasurement
  ) throws(SensorError) -> InlineArray<8, UInt8> {
    let bytes: InlineArray<8, UInt8> = try bus.load(Datasheet.AK8975.ST1.address)
    guard Datasheet.AK8975.ST1(bits: bytes[0]).dataReady else {
      let control: Datasheet.AK8975.CNTL = try bus.load()
      guard control.mode != mode else { throw .notReady }
      if case .measuring = state { state = .unknown }
      throw .lostConfiguration
    }
    return bytes
  }

  /// The chip powered itself down when the data became ready; it is known to be `known`.
  @inlinable
  mutating func finish(
    _ bytes: InlineArray<8, UInt8>, _ trigger: Instant, ending end: Instant, known: Instant
  ) throws(SensorError) -> Sample {
    state = .resting(since: known)
    try check(Datasheet.AK8975.ST2(bits: bytes[7]))
    let duration = end.nanoseconds - trigger.nanoseconds
    return Sample(
      raw: raw(bytes), adjustment: adjustment,
      instant: trigger.advanced(byNanoseconds: duration / 2))
  }

  @inlinable
  func check(_ status: Datasheet.AK8975.ST2) throws(SensorError) {
    if status.dataError { throw .dataError }
    if status.overflow { throw .overflow }
  }

  @inlinable
  func raw(_ bytes: InlineArray<8, UInt8>) -> Axes<Int16> {
    Axes(
      Int16(low: bytes[1], high: bytes[2]),
      Int16(low: bytes[3], high: bytes[4]),
      Int16(low: bytes[5], high: bytes[6]))
  }
}
