// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8973 where Link: ~Copyable {
  /// Starts a measurement and returns the instant at which a typical chip finishes it, 12.6 ms later. No
  /// source gives the longest time; drivers wait for up to 60 ms.
  ///
  /// Reads a data register first, as all drivers do, because the chip starts nothing while INT is high. Waits
  /// for the rest of the 300 µs between modes. After a failure it first powers the chip down and writes
  /// offsets and gains again.
  ///
  /// - Throws: `.bus`, or `.notVerified` when the chip did not power down or accept its offsets and gains.
  public mutating func startMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    let since =
      if case .resting(let since) = state { since } else {
        try Self.enterPowerDown(offset, gain, &bus, timebase)
      }
    state = .unknown
    let _: Datasheet.AK8973.TMPS = try bus.load()
    timebase.wait(until: since.advanced(byNanoseconds: Datasheet.AK8973.Timing.modeWait))
    try bus.store(Datasheet.AK8973.MS1(mode: .measurement))
    let trigger = timebase.now()
    state = .measuring(since: trigger)
    return trigger.advanced(byNanoseconds: Datasheet.AK8973.Timing.measurementTypical)
  }

  /// Reads the measurement: ST, then TMPS to H1Z when the data are ready, and offsets and gains, which
  /// a chip that lost its supply no longer holds.
  ///
  /// - Throws: `.notReady` while the chip measures (call again), and when nothing was started;
  ///   `.overflow` when an axis is at 0 or 255, where it clips: `moveOffsets` and
  ///   start again, or call `measureInRange`, which does both; `.lostConfiguration` when the chip is
  ///   powered down without having measured, has lost its offsets, or has not finished after 60 ms;
  ///   `.bus`. After each of them `startMeasurement` works.
  public mutating func readMeasurement(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    let sample = try readAny(timebase)
    guard !sample.raw.isClipped else { throw .overflow }
    return sample
  }

  /// Reads the measurement after the rising edge of the INT pin: ST to H1Z in one burst.
  ///
  /// - Parameter edge: The instant of the edge. An edge from before the start belongs to an earlier
  ///   measurement: then nothing is read.
  /// - Throws: What `readMeasurement(_:)` throws; `.notReady` also when no data are ready by ST: wait for the
  ///   next edge. If none arrives for 60 ms, `readMeasurement(_:)` reports the reason.
  public mutating func readMeasurement(at edge: Instant) throws(SensorError) -> Sample {
    guard case .measuring(let trigger) = state, edge >= trigger else { throw .notReady }
    let bytes: InlineArray<5, UInt8> = try bus.load(Datasheet.AK8973.ST.address)
    guard Datasheet.AK8973.ST(bits: bytes[0]).dataReady else { throw .notReady }
    let sample = try finish([bytes[1], bytes[2], bytes[3], bytes[4]], trigger, edge, known: edge)
    guard !sample.raw.isClipped else { throw .overflow }
    return sample
  }

  /// Starts a measurement, waits 12.6 ms or, where that is not enough, up to 60 ms, and reads it.
  ///
  /// - Throws: what `startMeasurement` and `readMeasurement` throw.
  public mutating func measure(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    let sample = try measureAny(timebase)
    guard !sample.raw.isClipped else { throw .overflow }
    return sample
  }

  /// Like `measure`, but returns clipped axes too.
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

  // MARK: The range of the offset DACs

  /// Measures, and where an axis is below 50 or above 205 moves its offset DAC towards the middle and
  /// measures again, as a published driver does; up to 32 times, which is the whole range of the DACs.
  /// Usually one measurement is enough. The last offsets remain.
  ///
  /// - Throws: `.overflow` when an axis stays out of range; what `measure` throws.
  public mutating func measureInRange(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    for _ in 0...32 {
      let sample = try measureAny(timebase)
      if moveOffsets() { continue }
      guard !sample.raw.isClipped else { throw .overflow }
      return sample
    }
    throw .overflow
  }

  /// Moves the offset DAC of each axis that was below 50 or above 205 in the last measurement towards
  /// the middle: for measurements in two phases, after `.overflow`. The next `startMeasurement`
  /// writes the offsets; a measurement that is running is lost. At most 32 moves lead from one end of
  /// the DACs to the other.
  ///
  /// - Returns: Whether one moved. Where none did, the DACs are at their ends: the field is too strong.
  public mutating func moveOffsets() -> Bool {
    let moved = Axes(
      Self.moved(offset.x, for: lastRaw.x), Self.moved(offset.y, for: lastRaw.y),
      Self.moved(offset.z, for: lastRaw.z))
    guard moved != offset else { return false }
    state = .unknown
    lastRaw = Self.middle
    offset = moved
    return true
  }

  /// One step is nominally 16 digits, so eight lead from either end to the middle.
  private static func moved(_ offset: Int8, for raw: UInt8) -> Int8 {
    guard raw < lowest || raw > highest else { return offset }
    let facts = Datasheet.AK8973.Constant.self
    let digits = facts.midscaleCode - Int(raw)
    let half = facts.digitsPerOffsetStep / 2
    let steps = (digits + (digits < 0 ? -half : half)) / facts.digitsPerOffsetStep
    return Int8(clamping: Swift.max(-127, Int(offset) + steps))
  }

  /// The middle of the range, for which no offset moves.
  static var middle: Axes<UInt8> {
    let middle = UInt8(Datasheet.AK8973.Constant.midscaleCode)
    return Axes(middle, middle, middle)
  }

  // Limits chosen by the driver, not by the chip.
  private static var lowest: UInt8 { 50 }
  private static var highest: UInt8 { 205 }

  // MARK: Steps of a measurement

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

  /// Whether the measurement is running, or has finished meanwhile.
  private mutating func isMeasuring() throws(SensorError) -> Bool {
    let control: Datasheet.AK8973.MS1 = try bus.load()
    if control.mode == .measurement { return true }
    return try isReady()
  }

  /// Creates a sample from TMPS to H1Z of a measurement between two instants.
  private mutating func finish(
    _ bytes: InlineArray<4, UInt8>, _ trigger: Instant, _ end: Instant, known: Instant
  ) throws(SensorError) -> Sample {
    do throws(SensorError) {
      try bus.verify(Self.controls(offset, gain), at: Datasheet.AK8973.HXDA.address)
    } catch .notVerified {
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
  /// Whether one of them is at an end of the output's range.
  var isClipped: Bool { Self.isClipped(x) || Self.isClipped(y) || Self.isClipped(z) }

  private static func isClipped(_ value: UInt8) -> Bool {
    let facts = Datasheet.AK8973.Constant.self
    return Int(value) <= facts.lowestCode || Int(value) >= facts.highestCode
  }
}
