// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension L3G4200D where Link: ~Copyable {
  /// Takes samples out of the FIFO, the oldest first, as many as the buffer has room for, and gives
  /// each its time.
  ///
  /// Whoever waits for the watermark's edge on pin INT2 gives the edge's time. Where so little time
  /// has passed since that the line will fall, the data are one transaction, of the sets that were
  /// there at the edge; they have times as good as the line's. Later, and without an edge,
  /// FIFO_SRC_REG is read first. So it is at the first edge: whether that comes with as many sets as
  /// the watermark or with one more is what ST's documents differ about, and the chip tells.
  ///
  /// Without a line it is enough to drain every 25 periods. Times are then of what was seen when,
  /// and may all be off by the same part of a period.
  ///
  /// The times go by the measured period, not by the nominal one. The first set after a start of the
  /// FIFO is left out, as a sibling's datasheet advises. Of a full FIFO the oldest set is left out
  /// and counts as lost, for it may be overwritten while it is read.
  ///
  /// - Parameters:
  ///   - samples: Room for samples; there are 32 at most.
  ///   - edge: When the watermark was reached, or where it alone is on the pin, the overrun. On the
  ///     clock of the timebase. One from before the end of the last drain does no harm.
  /// - Throws: `.unsupported` without a FIFO or in bypass. `.bus`: sets may be gone, which the next
  ///   drain counts. `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func drain(
    into samples: inout MutableSpan<TimedSample>, at edge: Instant? = nil,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Drain {
    if draining.inVain >= Self.readsInVainLimit { try checkDraining() }
    let start = timebase.now()
    draining.begin(at: edge, start)
    var count = draining.countOfEdge(room: samples.count)
    if count == 0 {
      let status: Datasheet.L3G4200D.FIFO_SRC_REG = try bus.load()
      count = draining.count(status, timebase.now(), room: samples.count)
      if count == 0 { return draining.nothing() }
    }
    let bytes = try burst(count)
    return draining.finish(
      bytes, count, at: timebase.now(), sensitivity: sensitivity, into: &samples)
  }

  /// Reads FIFO_SRC_REG, and takes nothing.
  ///
  /// - Throws: `.bus`
  public mutating func fifoStatus() throws(SensorError) -> FIFOStatus {
    let status: Datasheet.L3G4200D.FIFO_SRC_REG = try bus.load()
    return FIFOStatus(
      count: status.count, watermark: status.watermark, isFull: status.overrun,
      isEmpty: status.empty)
  }

  /// Throws away what the FIFO holds, and lets it collect anew, by way of bypass: after one that is
  /// full has stopped, or when samples have become good.
  ///
  /// - Throws: `.unsupported` without a FIFO or in bypass; `.bus` or `.notTaken`, after which `drain`
  ///   throws `.lostConfiguration`, unless the FIFO has its mode.
  public mutating func rearmFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard let fifo = configuration.fifo, configuration.collects else { throw .unsupported }
    draining.distrust(Self.readsInVainLimit)
    try bus.settle(Datasheet.L3G4200D.FIFO_CTRL_REG())
    let start = timebase.now()
    try bus.settle(fifo.control)
    draining.restart(between: start, and: timebase.now())
  }

  /// One transaction.
  @inlinable
  mutating func burst(_ count: Int) throws(SensorError) -> InlineArray<192, UInt8> {
    var bytes = InlineArray<192, UInt8>(repeating: 0)
    do throws(SensorError) {
      try bus.load(Datasheet.L3G4200D.OUT_X_L.address, into: &bytes, count: 6 * count)
      // What a chip holds that has lost its supply since it raised its line, or was asked.
      if bytes[0] | bytes[1] | bytes[2] | bytes[3] | bytes[4] | bytes[5] == 0 {
        try checkRunning()
      }
    } catch {
      draining.fail()
      throw error
    }
    return bytes
  }

  @usableFromInline
  mutating func checkRunning() throws(SensorError) {
    let control: Datasheet.L3G4200D.CTRL_REG1 = try bus.load()
    guard control == configuration.control1 else {
      distrust()
      throw .lostConfiguration
    }
  }

  @usableFromInline
  mutating func checkDraining() throws(SensorError) {
    guard configuration.collects else { throw .unsupported }
    try configuration.check(&bus)
    draining.inVain = 0
  }
}

extension Datasheet.L3G4200D.FIFO_SRC_REG {
  /// 0…32.
  var count: Int { empty ? 0 : Int(unread) + (overrun ? 1 : 0) }
}
