// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// How a chip keeps samples: as a queue of bytes, which does not mark where a set begins. A set has the sensors that
/// run, the temperature, and perhaps what was read of a magnetometer.
public struct InvenSenseFIFO: Equatable, Sendable {
  /// Whether sets have what the chip has read of a magnetometer.
  public var magnetometer: Bool

  /// Creates the FIFO's settings.
  public init(magnetometer: Bool = false) { self.magnetometer = magnetometer }
}

extension InvenSenseSixAxis where Link: ~Copyable {
  /// Takes samples out of the FIFO, the oldest first, as many as the buffer has room for, and gives each its time, as
  /// `L3G4200D.drain` does; the chip has no watermark, so that no edge shows how many there are.
  ///
  /// The number of bytes is read first, then whole sets, at most 224 bytes in a transaction, then the status and whether
  /// the FIFO is still on. A FIFO that was full has lost bytes, in an MPU-6000, MPU-6050 or MPU-9150 the oldest, so that sets no longer begin where they
  /// should: it is restarted, and what it held there counts as lost. So it is where temperatures of neighbouring sets differ
  /// by more than 400 digits, or a transaction failed.
  ///
  /// - Parameters:
  ///   - samples: Room for samples. An MPU-6500 or ICM-20948 has 36 of both sensors at most, an MPU-6050 73.
  ///   - timebase: The clock of the times.
  /// - Throws: `.wrongState` without a FIFO. `.bus`: sets may be lost, which the next drain counts. `.lostConfiguration`
  ///   until `configure` has succeeded.
  @inlinable
  public mutating func drain(
    into samples: inout MutableSpan<InvenSenseTimedSample>,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> FIFODrain {
    if fifo.staleDrains.needsCheck { try checkDraining() }
    fifo.begin(at: nil, timebase.now())
    let unread = try loadUnread(timebase)
    let count = fifo.count(unread, timebase.now(), room: samples.count)
    if count == 0 { return fifo.nothing() }
    guard try take(count, into: &samples) else {
      try beginAgain(timebase)
      _ = fifo.count(0, timebase.now(), room: samples.count)
      return fifo.nothing()
    }
    let end = timebase.now()
    // Before the samples count as delivered, because it may throw.
    var restart: Instant?
    if noted.fifoOverflow { restart = try restartFIFO(timebase) }
    let batch = fifo.finish(count, at: end)
    if let restart { fifo.beginAgain(losingAt: restart) }
    for index in 0..<batch.drain.count {
      let set = index + batch.leftOut
      samples[index].sample = samples[set].sample
      samples[index].time = batch.times[set]
    }
    return batch.drain
  }

  /// The number of bytes in the FIFO.
  ///
  /// - Throws: `.bus`
  public mutating func fifoCount() throws(SensorError) -> Int {
    // Reading the high byte holds both.
    let bytes: InlineArray<2, UInt8> = try bus.load(Configuration.map.fifoCount)
    return Int(bytes[0]) << 8 | Int(bytes[1])
  }

  /// Discards the contents of the FIFO and restarts it: when samples have become good.
  ///
  /// - Throws: `.wrongState` without a FIFO; `.bus` or `.notVerified`, after which `drain` throws
  ///   `.lostConfiguration`, unless the FIFO runs.
  public mutating func rearmFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard collects else { throw .wrongState }
    fifo.markUnknown()
    let (early, late) = try startFIFO(timebase)
    fifo.restart(between: early, and: late)
  }

  /// The number of whole sets; 0 where they do not begin where they should, and the FIFO was restarted.
  @usableFromInline
  mutating func loadUnread(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Int {
    let bytes = try fifoCount()
    let size = configuration.setSize
    // There cannot be more bytes than the FIFO has room for: a bit of the count was disturbed.
    let isFull =
      bytes > (configuration.losesOldest ? configuration.fifoSize - size : configuration.fifoSize)
    guard mayBeMisaligned || isFull else { return bytes / size }
    try beginAgain(timebase)
    return 0
  }

  /// Restarts a FIFO that has lost bytes; how many sets are missing is calculated from the time.
  @usableFromInline
  mutating func beginAgain(_ timebase: borrowing some Timebase & ~Copyable) throws(SensorError) {
    fifo.beginAgain(losingAt: try restartFIFO(timebase))
  }

  /// - Returns: An instant when the FIFO had started.
  @usableFromInline
  mutating func restartFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Instant {
    do throws(SensorError) { return try startFIFO(timebase).late } catch {
      fifo.loseCount()
      throw error
    }
  }

  /// - Returns: Instants between which the FIFO started.
  private mutating func startFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> (early: Instant, late: Instant) {
    mayBeMisaligned = true
    try configuration.emptyFIFO(&bus)
    let early = timebase.now()
    try configuration.fillFIFO(&bus)
    let late = timebase.now()
    // After a dip of its supply a chip that is awake would fill it with samples of other settings.
    try checkSettings()
    // An overflow of before the start is still noted, as of a FIFO that was full while the sensors settled.
    noted.add(try Configuration.loadStatus(&bus))
    noted.fifoOverflow = false
    mayBeMisaligned = false
    return (early, late)
  }

  /// Reads sets, and then the status and USER_CTRL. Returns false where they are not those that they should be.
  @usableFromInline
  mutating func take(
    _ count: Int, into samples: inout MutableSpan<InvenSenseTimedSample>
  ) throws(SensorError) -> Bool {
    let size = configuration.setSize
    var done = 0
    mayBeMisaligned = true
    do throws(SensorError) {
      while done < count {
        let sets = min(224 / size, count - done)
        var bytes = InlineArray<224, UInt8>(repeating: 0)
        try bus.load(Configuration.map.fifoPort, into: &bytes, count: sets * size)
        for set in 0..<sets {
          samples[done + set].sample = sample(of: bytes.span, at: set * size)
        }
        done += sets
      }
      noted.add(try Configuration.loadStatus(&bus))
      // A chip that has lost its supply since the count has no bytes.
      let control: InlineArray<1, UInt8> = try bus.load(Configuration.map.userControl)
      let state = Datasheet.MPU6500.USER_CTRL(bits: control[0])
      let readsMagnetometer = configuration.fifo?.magnetometer == true
      guard state.fifoEnabled, state.masterEnabled || !readsMagnetometer else {
        throw lostConfiguration()
      }
      if readsMagnetometer, try isUnanswered() {
        for index in 0..<count { samples[index].sample.magnetometer?.isUnanswered = true }
      }
    } catch {
      fifo.loseCount()
      throw error
    }
    mayBeMisaligned = false
    guard !noted.fifoOverflow || !configuration.losesOldest else { return false }
    for index in 1..<max(1, count) {
      let (one, other) = (samples[index - 1].sample, samples[index].sample)
      guard abs(Int(one.rawTemperature) - Int(other.rawTemperature)) <= 400 else { return false }
    }
    return true
  }

  private func sample(of bytes: Span<UInt8>, at first: Int) -> InvenSenseSample {
    let map = Configuration.map
    var sample = reading.empty
    let next = sample.take(
      bytes, at: first, map, accelerometer: reading.runsAccelerometer,
      gyroscope: reading.runsGyroscope)
    sample.hasAcceleration = reading.runsAccelerometer
    sample.hasAngularRate = reading.runsGyroscope
    if configuration.fifo?.magnetometer == true {
      sample.magnetometer = InvenSenseMagnetometer(
        AKMReadOut(bytes, at: next, count: map.magnetometerSize))
    }
    return sample
  }
}
