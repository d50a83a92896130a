// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension STSensor where Configuration: STFIFOConfiguration, Link: ~Copyable {
  /// A sample of the FIFO.
  public typealias TimedSample = STTimedSample<Configuration>

  /// Takes samples out of the FIFO, the oldest first, as many as the buffer has room for, and gives
  /// each its time.
  ///
  /// A caller that waits for the watermark's edge passes the edge's time. Where so little time has passed
  /// since the edge that the line will become inactive, one transaction reads the sets that were there at the
  /// edge; their times are as exact as the line's. Later, and without an edge, FIFO_SRC_REG is read first.
  /// This is also done at the first edge: ST's documents disagree about whether it occurs with as many sets
  /// as the watermark or with one more, and the chip's count decides.
  ///
  /// Without a line, draining every 25 periods is enough. Times then follow from the counts at the times of
  /// the drains, and may all be off by the same fraction of a period.
  ///
  /// The times follow the measured period, not the nominal one. In an L3G4200D the first set after a start of
  /// the FIFO is left out, as a sibling's datasheet advises. In a full FIFO the oldest set is left out and
  /// counts as lost, because it may be overwritten while it is read.
  ///
  /// - Parameters:
  ///   - samples: Room for samples; there are 32 at most.
  ///   - edge: The time when the watermark was reached or, where the pin shows only the overrun, that of the
  ///     overrun, on the clock of the timebase. An edge from before the end of the last drain is ignored.
  ///   - timebase: The clock of the times.
  /// - Throws: `.wrongState` without a FIFO or in bypass. `.bus`: sets may be lost, which the next drain
  ///   counts. `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func drain(
    into samples: inout MutableSpan<TimedSample>, at edge: Instant? = nil,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> FIFODrain {
    if fifo.staleDrains.needsCheck { try checkDraining() }
    let start = timebase.now()
    fifo.begin(at: edge, start)
    var count = fifo.countOfEdge(room: samples.count)
    if count == 0 {
      let status: Datasheet.L3G4200D.FIFO_SRC_REG = try bus.load()
      count = fifo.count(status.count, timebase.now(), room: samples.count)
      if count == 0 { return fifo.nothing() }
    }
    var bytes = InlineArray<192, UInt8>(repeating: 0)
    try burst(count, into: &bytes)
    let batch = fifo.finish(count, at: timebase.now())
    let span = bytes.span
    let unusedLowBits = Configuration.unusedLowBits
    for index in 0..<batch.drain.count {
      let set = index + batch.leftOut
      let first = 6 * set
      samples[index] = TimedSample(
        raw: Axes(
          Int16(low: span[first], high: span[first + 1]) &>> unusedLowBits,
          Int16(low: span[first + 2], high: span[first + 3]) &>> unusedLowBits,
          Int16(low: span[first + 4], high: span[first + 5]) &>> unusedLowBits),
        sensitivity: sensitivity, time: batch.times[set])
    }
    return batch.drain
  }

  /// Reads FIFO_SRC_REG, without taking a sample.
  ///
  /// - Throws: `.bus`
  public mutating func fifoStatus() throws(SensorError) -> STFIFOStatus {
    let status: Datasheet.L3G4200D.FIFO_SRC_REG = try bus.load()
    return STFIFOStatus(
      count: status.count, watermark: status.watermark, isFull: status.overrun,
      isEmpty: status.empty)
  }

  /// Discards the contents of the FIFO and restarts it, through bypass: after a full FIFO has stopped, or
  /// when samples have become good.
  ///
  /// - Throws: `.wrongState` without a FIFO or in bypass; `.bus` or `.notVerified`, after which `drain`
  ///   throws `.lostConfiguration`, unless the FIFO has its mode.
  public mutating func rearmFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard configuration.collects else { throw .wrongState }
    fifo.markUnknown()
    try releaseAxis()
    let register = Datasheet.L3G4200D.FIFO_CTRL_REG.address
    try bus.storeAndVerify([0], to: register)
    let start = timebase.now()
    try bus.storeAndVerify([configuration.fifoControl], to: register)
    fifo.restart(between: start, and: timebase.now())
  }

  /// Reads the sets in one transaction.
  @inlinable
  mutating func burst(
    _ count: Int, into bytes: inout InlineArray<192, UInt8>
  ) throws(SensorError) {
    do throws(SensorError) {
      try bus.load(Datasheet.L3G4200D.OUT_X_L.address, into: &bytes, count: 6 * count)
      // A chip that has lost its supply since the edge or the count holds zeros.
      if bytes[0] | bytes[1] | bytes[2] | bytes[3] | bytes[4] | bytes[5] == 0 {
        try checkRunning()
      }
    } catch {
      mayHoldAxis = true
      fifo.loseCount()
      throw error
    }
  }

  @usableFromInline
  mutating func checkRunning() throws(SensorError) {
    let control: InlineArray<1, UInt8> = try bus.load(Configuration.map.controls.first)
    guard control[0] == configuration.controls[0] else {
      markUnknown()
      throw .lostConfiguration
    }
  }

  @usableFromInline
  mutating func checkDraining() throws(SensorError) {
    guard configuration.collects else { throw .wrongState }
    try checkConfiguration()
    fifo.staleDrains = StaleReads()
  }
}
