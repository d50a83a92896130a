// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension L3G4200D where Link: ~Copyable {
  /// Takes samples out of the FIFO, the oldest first, as many as the buffer has room for, and gives
  /// each its time.
  ///
  /// A caller that waits for the watermark's edge on pin INT2 passes the edge's time. Where so little
  /// time has passed since that the line will fall, the data are one transaction, of the sets that
  /// were there at the edge; their times are as exact as the line's. Later, and without an edge,
  /// FIFO_SRC_REG is read first. So it is at the first edge: ST's documents differ about whether that
  /// comes with as many sets as the watermark or with one more, and the chip's count decides.
  ///
  /// Without a line it is enough to drain every 25 periods. Times then follow from the counts at the
  /// times of the drains, and may all be off by the same part of a period.
  ///
  /// The times go by the measured period, not by the nominal one. The first set after a start of the
  /// FIFO is left out, as a sibling's datasheet advises. Of a full FIFO the oldest set is left out
  /// and counts as lost, because it may be overwritten while it is read.
  ///
  /// - Parameters:
  ///   - samples: Room for samples; there are 32 at most.
  ///   - edge: When the watermark was reached, or where it alone is on the pin, the overrun. On the
  ///     clock of the timebase. One from before the end of the last drain does no harm.
  ///   - timebase: The clock that times are on.
  /// - Throws: `.unsupported` without a FIFO or in bypass. `.bus`: sets may be gone, which the next
  ///   drain counts. `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func drain(
    into samples: inout MutableSpan<TimedSample>, at edge: Instant? = nil,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Drain {
    if draining.staleDrains.needsCheck { try checkDraining() }
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

  /// Reads FIFO_SRC_REG, and takes no sample.
  ///
  /// - Throws: `.bus`
  public mutating func fifoStatus() throws(SensorError) -> FIFOStatus {
    let status: Datasheet.L3G4200D.FIFO_SRC_REG = try bus.load()
    return FIFOStatus(
      count: status.count, watermark: status.watermark, isFull: status.overrun,
      isEmpty: status.empty)
  }

  /// Discards the contents of the FIFO, and lets it collect anew, by way of bypass: after one that is
  /// full has stopped, or when samples have become good.
  ///
  /// - Throws: `.unsupported` without a FIFO or in bypass; `.bus` or `.notVerified`, after which `drain`
  ///   throws `.lostConfiguration`, unless the FIFO has its mode.
  public mutating func rearmFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard let fifo = configuration.fifo, configuration.collects else { throw .unsupported }
    draining.markUnknown()
    try bus.storeAndVerify(Datasheet.L3G4200D.FIFO_CTRL_REG())
    let start = timebase.now()
    try bus.storeAndVerify(fifo.control)
    draining.restart(between: start, and: timebase.now())
  }

  /// One transaction.
  @inlinable
  mutating func burst(_ count: Int) throws(SensorError) -> InlineArray<192, UInt8> {
    var bytes = InlineArray<192, UInt8>(repeating: 0)
    do throws(SensorError) {
      try bus.load(Datasheet.L3G4200D.OUT_X_L.address, into: &bytes, count: 6 * count)
      // All zero is what a chip holds that has lost its supply since the edge or the count.
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
      markUnknown()
      throw .lostConfiguration
    }
  }

  @usableFromInline
  mutating func checkDraining() throws(SensorError) {
    guard configuration.collects else { throw .unsupported }
    try configuration.check(&bus)
    draining.staleDrains = StaleReads()
  }
}

extension Datasheet.L3G4200D.FIFO_SRC_REG {
  /// 0…32.
  var count: Int { empty ? 0 : Int(unread) + (overrun ? 1 : 0) }
}

/// A set of three axes out of the FIFO of a L3G4200D, and when it was measured.
public struct L3G4200DTimedSample: Equatable, Sendable {
  /// In digits. All 16 bits count, and reach 14.7 % beyond the range.
  public var raw: Axes<Int16>
  /// What one digit is worth, in degrees per second.
  public var sensitivity: Sensitivity
  /// When it was measured, on the clock of the edge, or of the timebase, that the drain was given.
  public var time: Instant

  /// Creates a sample from its parts.
  @inlinable
  public init(raw: Axes<Int16>, sensitivity: Sensitivity, time: Instant) {
    self.raw = raw
    self.sensitivity = sensitivity
    self.time = time
  }

  /// Creates an empty sample, to fill a buffer with.
  @inlinable
  public init() {
    self.init(
      raw: Axes(0, 0, 0), sensitivity: Sensitivity(0, over: 1), time: Instant(nanoseconds: 0))
  }

  /// Angular rate about the sensor's axes. Counter-clockwise is positive, seen from the axis' tip.
  @inlinable
  public var angularRate: AngularRate {
    AngularRate(degreesPerSecond: raw.map { sensitivity.value($0) })
  }
}

/// The result of draining the FIFO of a L3G4200D, besides samples.
public struct L3G4200DDrain: Equatable, Sendable {
  /// How many samples were put into the buffer.
  public var count: Int
  /// How many samples are missing between the last one of the drain before and the first of this one:
  /// overwritten, never kept, or taken by a transaction that failed. It is calculated from the time
  /// and the measured period; the next drain at an edge adds one where that was one too few.
  public var lost: Int
  /// Whether sets may be left, so that no edge of the watermark may come: drain again, without one.
  public var more: Bool
  /// Whether the FIFO was full, and in its mode collects nothing until `rearmFIFO`.
  public var isStopped: Bool

  /// Creates a result from its parts.
  public init(count: Int, lost: Int, more: Bool, isStopped: Bool) {
    self.count = count
    self.lost = lost
    self.more = more
    self.isStopped = isStopped
  }
}

/// FIFO_SRC_REG of a L3G4200D.
public struct L3G4200DFIFOStatus: Equatable, Sendable {
  /// Number of unread sets, 0…32.
  public var count: Int
  /// Whether there are more than the watermark; it stays so until there are fewer.
  public var watermark: Bool
  /// Whether it is full.
  public var isFull: Bool
  /// Whether there are none.
  public var isEmpty: Bool

  /// Creates a status from its parts.
  public init(count: Int, watermark: Bool, isFull: Bool, isEmpty: Bool) {
    self.count = count
    self.watermark = watermark
    self.isFull = isFull
    self.isEmpty = isEmpty
  }
}
