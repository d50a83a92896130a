// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8973 where Link: ~Copyable {
  /// Starts a measurement and returns when a typical chip has finished it, 12.6 ms later. How long one
  /// may take was in no source; drivers wait for up to 60 ms.
  ///
  /// Reads a data register before, as all drivers do: while INT is high the chip starts nothing. Waits
  /// out what remains of the 300 µs between modes. After a failure it first powers the chip down and
  /// writes offsets and gains again.
  ///
  /// - Throws: `.bus`, or `.notTaken` when the chip did not power down or take its offsets and gains.
  public mutating func startMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    let since =
      if case .resting(let since) = state { since } else {
        try Self.settle(offset, gain, &bus, timebase)
      }
    state = .unknown
    let _: Datasheet.AK8973.TMPS = try bus.load()
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8973.Timing.modeWait))
    try bus.store(Datasheet.AK8973.MS1(mode: .measurement))
    let trigger = timebase.now()
    state = .measuring(since: trigger)
    return trigger.advanced(byNanoseconds: Datasheet.AK8973.Timing.measurementTypical)
  }

  /// Reads what was measured: ST, TMPS to H1Z when that says so, and offsets and gains, which a chip
  /// that lost its supply has forgotten.
  ///
  /// - Throws: `.notReady` while the chip measures (call again), and when nothing was started;
  ///   `.overflow` when an axis is at 0 or 255, where it clips: `moveOffsets` and
  ///   start again, or let `measureInRange` do both; `.lostConfiguration` when the chip is powered down without having
  ///   measured, has forgotten its offsets, or has not finished after 60 ms; `.bus`. After each of them
  ///   `startMeasurement` works.
  public mutating func readMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    let sample = try readAny(timebase)
    guard !sample.raw.isClipped else { throw .overflow }
    return sample
  }

  /// Reads what was measured, after the rising edge of the INT pin: ST to H1Z in one burst.
  ///
  /// - Parameter edge: When the edge came. One from before the measurement was started belongs to an
  ///   earlier one: then nothing is read.
  /// - Throws: What `readMeasurement(_:)` throws; `.notReady` also where ST says that there was no
  ///   such edge: wait for the next. Without one for 60 ms, `readMeasurement(_:)` finds out why.
  public mutating func readMeasurement(at edge: Instant) throws(SensorError) -> Sample {
    guard case .measuring(let trigger) = state, edge >= trigger else { throw .notReady }
    let bytes: InlineArray<5, UInt8> = try bus.load(Datasheet.AK8973.ST.address)
    guard Datasheet.AK8973.ST(bits: bytes[0]).dataReady else { throw .notReady }
    let sample = try finish([bytes[1], bytes[2], bytes[3], bytes[4]], trigger, edge, known: edge)
    guard !sample.raw.isClipped else { throw .overflow }
    return sample
  }

  /// Starts a measurement, waits 12.6 ms and, where that is not enough, up to 60, and reads it.
  ///
  /// - Throws: what `startMeasurement` and `readMeasurement` throw.
  public mutating func measure(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    let sample = try measureAny(timebase)
    guard !sample.raw.isClipped else { throw .overflow }
    return sample
  }

  /// As `measure`, clipped axes too.
  mutating func measureAny(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    timebase.wait(until: try startMeasurement(timebase))
    while true {
      do throws(SensorError) {
        return try readAny(timebase)
      } catch .notReady {
        timebase.wait(forNanoseconds: 1_000_000)
      }
    }
  }

  private mutating func readAny(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    guard case .measuring(let trigger) = state else { throw .notReady }
    let known = timebase.now()
    let typical = trigger.advanced(byNanoseconds: Datasheet.AK8973.Timing.measurementTypical)
    if try !isReady() {
      let timeout = trigger.advanced(byNanoseconds: Datasheet.AK8973.Timing.measurementTimeout)
      if known < typical { throw .notReady }
      if known < timeout, try isMeasuring() { throw .notReady }
      state = .unknown
      throw .lostConfiguration
    }
    let bytes: InlineArray<4, UInt8> = try bus.load(Datasheet.AK8973.TMPS.address)
    return try finish(bytes, trigger, typical, known: timebase.now())
  }

  private mutating func isReady() throws(SensorError) -> Bool {
    let status: Datasheet.AK8973.ST = try bus.load()
    return status.dataReady
  }

  /// It may have finished meanwhile.
  private mutating func isMeasuring() throws(SensorError) -> Bool {
    let control: Datasheet.AK8973.MS1 = try bus.load()
    if control.mode == .measurement { return true }
    return try isReady()
  }

  /// Of TMPS to H1Z of a measurement between two instants.
  private mutating func finish(
    _ bytes: InlineArray<4, UInt8>, _ trigger: Instant, _ end: Instant, known: Instant
  ) throws(SensorError) -> Sample {
    do throws(SensorError) {
      try bus.confirm(Self.controls(offset, gain), at: Datasheet.AK8973.HXDA.address)
    } catch .notTaken {
      state = .unknown
      throw .lostConfiguration
    }
    // The chip powered itself down when the data became ready.
    state = .resting(since: known)
    lastRaw = Axes(bytes[1], bytes[2], bytes[3])
    let duration = end.nanoseconds - trigger.nanoseconds
    return Sample(
      raw: lastRaw, rawTemperature: bytes[0], offset: offset,
      gain: gain, trim: trim, instant: trigger.advanced(byNanoseconds: duration / 2))
  }
}

extension Axes<UInt8> {
  /// Whether one of them is at an end of what the chip can say.
  var isClipped: Bool { Self.isClipped(x) || Self.isClipped(y) || Self.isClipped(z) }

  private static func isClipped(_ value: UInt8) -> Bool {
    let facts = Datasheet.AK8973.Constant.self
    return Int(value) <= facts.lowestCode || Int(value) >= facts.highestCode
  }
}
