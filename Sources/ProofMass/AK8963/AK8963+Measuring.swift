// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension AK8963 where Link: ~Copyable {
  /// Starts a measurement and returns when it is finished for sure: 9 ms later; a typical chip needs
  /// 7.2. Waits out what remains of the 100 µs that the chip must rest after the last.
  ///
  /// Where the chip may not be at rest, after a failure or while it measures, it powers it down first.
  ///
  /// - Throws: `.unsupported` unless the mode is `.single`; `.bus`; `.notTaken` when the chip did not
  ///   power down.
  @inlinable
  public mutating func startMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    guard configuration.mode == .single else { throw .unsupported }
    let since = try rest(timebase)
    state = .unknown
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8963.Timing.modeWait))
    try bus.store(configuration.control(.singleMeasurement))
    let trigger = timebase.now()
    state = .measuring(since: trigger)
    return due(trigger)
  }

  /// Reads what was measured. From the due instant on this is one transaction, ST1 to ST2; before, it
  /// looks at ST1 alone first.
  ///
  /// - Throws: `.notReady` while the chip measures (call again), and when nothing was started;
  ///   `.overflow` when |x| + |y| + |z| reached 4912 µT (ST2, HOFL); `.lostConfiguration` when the
  ///   chip is in another mode without having measured, or measured with other bits than it was told
  ///   (ST2, BITM), as one that is no AK8963 does; `.bus`. After each of them `startMeasurement` works.
  @inlinable
  public mutating func readMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    guard case .measuring(let trigger) = state else { throw .notReady }
    var known = timebase.now()
    if known < due(trigger) {
      let status: Datasheet.AK8963.ST1 = try bus.load()
      guard status.dataReady else { throw .notReady }
      known = timebase.now()
    }
    let typical = trigger.advanced(byNanoseconds: Datasheet.AK8963.Timing.measurementTypical)
    return try finish(trigger, ending: typical, known: known)
  }

  /// Reads what was measured, after the rising edge of the DRDY pin: one transaction, ST1 to ST2.
  ///
  /// - Parameter edge: When the edge came. One from before the measurement was started belongs to an
  ///   earlier one: then nothing is read.
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
    trigger.advanced(byNanoseconds: Datasheet.AK8963.Timing.measurementMaximum)
  }

  @inlinable
  mutating func finish(
    _ trigger: Instant, ending end: Instant, known: Instant
  ) throws(SensorError) -> Sample {
    let bytes = try readOut(of: .singleMeasurement)
    // The chip powered itself down when the data became ready.
    state = .resting(since: known)
    let duration = end.nanoseconds - trigger.nanoseconds
    return try sample(bytes, at: trigger.advanced(byNanoseconds: duration / 2))
  }

  /// ST1 to ST2 of one measurement that should be ready.
  @inlinable
  mutating func readOut(
    of mode: Datasheet.AK8963.CNTL1.Mode
  ) throws(SensorError) -> InlineArray<8, UInt8> {
    let bytes: InlineArray<8, UInt8> = try bus.load(Datasheet.AK8963.ST1.address)
    guard Datasheet.AK8963.ST1(bits: bytes[0]).dataReady else {
      let control: Datasheet.AK8963.CNTL1 = try bus.load()
      guard control != configuration.control(mode) else { throw .notReady }
      throw lost()
    }
    return bytes
  }

  @inlinable
  mutating func sample(
    _ bytes: InlineArray<8, UInt8>, at instant: Instant?
  ) throws(SensorError) -> Sample {
    let first = Datasheet.AK8963.ST1(bits: bytes[0])
    try check(bytes)
    return Sample(
      raw: raw(bytes), adjustment: adjustment, output: configuration.output,
      isNew: first.dataReady, overrun: first.dataOverrun, instant: instant)
  }

  /// BITM belongs to a measurement; before the first there is none to ask.
  @inlinable
  mutating func check(_ bytes: InlineArray<8, UInt8>) throws(SensorError) {
    let last = Datasheet.AK8963.ST2(bits: bytes[7])
    if Datasheet.AK8963.ST1(bits: bytes[0]).dataReady {
      guard (last.output == .bits16) == (configuration.output == .bits16) else { throw lost() }
    }
    if last.overflow { throw .overflow }
  }

  /// The coil of a self-test is not forgotten.
  @inlinable
  mutating func lost() -> SensorError {
    if case .testing = state {} else { state = .unknown }
    return .lostConfiguration
  }

  @inlinable
  func raw(_ bytes: InlineArray<8, UInt8>) -> Axes<Int16> {
    Axes(
      Int16(low: bytes[1], high: bytes[2]),
      Int16(low: bytes[3], high: bytes[4]),
      Int16(low: bytes[5], high: bytes[6]))
  }
}
