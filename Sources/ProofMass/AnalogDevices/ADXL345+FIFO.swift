// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// How an ADXL345 keeps up to 32 sets of three axes. Data sheet, FIFO_CTL.
public struct ADXL345FIFO: Equatable, Sendable {
  /// When sets are kept. Raw values are the codes of FIFO_MODE.
  public enum Mode: UInt8, Sendable {
    /// The FIFO fills, stops while it is full, and goes on when sets were taken.
    case fifo = 1
    /// When the FIFO is full, each new set replaces the oldest.
    case stream = 2
    /// As stream until the trigger, of which as many sets are left as the watermark says; then as FIFO. Nothing is
    /// drained before the trigger. `rearmFIFO` starts it again.
    case trigger = 3
  }

  /// When sets are kept.
  public var mode: Mode
  /// The watermark, 1…31 sets; in trigger mode the sets that are kept from before the trigger.
  public var samples: UInt8
  /// The pin whose interrupt is the trigger.
  public var trigger: ADXL345Configuration.Pin

  /// Creates the FIFO's settings from their parts.
  public init(
    _ mode: Mode, samples: UInt8 = 16, trigger: ADXL345Configuration.Pin = .interrupt1
  ) {
    self.mode = mode
    self.samples = samples
    self.trigger = trigger
  }
}

/// A set of three axes from the FIFO of an ADXL345, and when it was measured.
public struct ADXL345TimedSample: Equatable, Sendable {
  /// The output in digits, as in `ADXL345Sample`.
  public var raw: Axes<Int16>
  /// The value of one digit of each axis, in g.
  public var sensitivity: Axes<Sensitivity>
  /// The instant of the measurement, on the clock of the drain's edge or timebase.
  public var time: Instant

  /// Creates an empty sample, to fill a buffer with.
  @inlinable
  public init() {
    let one = Sensitivity(0, over: 1)
    raw = Axes(0, 0, 0)
    sensitivity = Axes(one, one, one)
    time = Instant(nanoseconds: 0)
  }

  /// Specific force on the sensor's axes. At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration { Acceleration(raw, sensitivity) }
}

/// The state of an ADXL345's FIFO.
public struct ADXL345FIFOStatus: Equatable, Sendable {
  /// Number of sets, 0…32, perhaps without one at the output: see `drain`.
  public var count: Int
  /// Whether the trigger has occurred, in trigger mode.
  public var isTriggered: Bool

  /// Creates a status from its parts.
  package init(count: Int, isTriggered: Bool) {
    self.count = count
    self.isTriggered = isTriggered
  }
}

extension ADXL345Configuration {
  /// How the FIFO is drained.
  ///
  /// - Parameter countsOutput: Whether the number of sets includes that at the output; nil where it is not known.
  func fifoSetup(countsOutput: Bool?) -> FIFOSetup {
    FIFOSetup(
      mode: fifo.map { STFIFOMode(code: $0.mode, otherwise: .bypass) } ?? .bypass,
      watermark: Int(fifo?.samples ?? 0), period: rate.period, pin: fifoPin,
      depth: Datasheet.ADXL345.Constant.fifoDepth + (countsOutput == false ? 1 : 0), resumes: true)
  }
}

extension ADXL345 where Link: ~Copyable {
  /// Takes samples out of the FIFO, the oldest first, as many as the buffer has room for, and gives each its time, as
  /// `L3G4200D.drain` does. Each set is a transaction of six bytes: a longer one does not return the next set. On SPI
  /// the driver waits for 5 µs after each, which the chip needs; I2C is slow enough.
  ///
  /// FIFO_STATUS is read in two ways: the set at the output counts, or it is one more. The driver finds out which, by whether
  /// a set is left when as many as were counted have been read. Until then it reads the number of sets at each drain, also
  /// after an edge.
  ///
  /// - Parameters:
  ///   - samples: Room for samples; there are 33 at most, where the set at the output does not count.
  ///   - edge: The time when the watermark was reached or, where the pin shows only the overrun, that of a full FIFO, on the
  ///     clock of the timebase; nil to read the number of sets from the chip. An edge from before the end of the last drain
  ///     is ignored.
  ///   - timebase: The clock of the times.
  /// - Throws: `.wrongState` without a FIFO. `.bus`: sets may be lost, which the next drain counts. `.lostConfiguration`
  ///   until `configure` has succeeded.
  @inlinable
  public mutating func drain(
    into samples: inout MutableSpan<ADXL345TimedSample>, at edge: Instant? = nil,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> FIFODrain {
    if fifo.staleDrains.needsCheck { try checkDraining() }
    let start = timebase.now()
    fifo.begin(at: edge, start)
    var (count, unread) = (countsOutput == nil ? 0 : fifo.countOfEdge(room: samples.count), 0)
    if count == 0 {
      unread = try loadUnread()
      count = fifo.count(unread, timebase.now(), room: samples.count)
      if count == 0 { return fifo.nothing() }
    }
    for index in 0..<count { samples[index].raw = try takeSet(timebase) }
    if countsOutput == nil, count == unread, try !findWhatCounts(), count < samples.count {
      samples[count].raw = try takeSet(timebase)
      count += 1
    }
    let batch = fifo.finish(count, at: timebase.now())
    for index in 0..<batch.drain.count {
      let set = index + batch.leftOut
      samples[index].raw = samples[set].raw
      samples[index].sensitivity = reading.sensitivity
      samples[index].time = batch.times[set]
    }
    return batch.drain
  }

  /// Reads FIFO_STATUS, without taking a sample.
  ///
  /// - Throws: `.bus`
  public mutating func fifoStatus() throws(SensorError) -> ADXL345FIFOStatus {
    let status: Datasheet.ADXL345.FIFO_STATUS = try bus.load()
    return ADXL345FIFOStatus(count: Int(status.entries), isTriggered: status.triggered)
  }

  /// Discards the contents of the FIFO and restarts it, through bypass: after a trigger, or when samples have become
  /// good.
  ///
  /// - Throws: `.wrongState` without a FIFO; `.bus` or `.notVerified`, after which `drain` throws
  ///   `.lostConfiguration`, unless the FIFO has its mode.
  public mutating func rearmFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard collects else { throw .wrongState }
    fifo.markUnknown()
    try bus.storeAndVerify(Datasheet.ADXL345.FIFO_CTL())
    let start = timebase.now()
    try bus.storeAndVerify(configuration.fifoControl)
    fifo.restart(between: start, and: timebase.now())
  }

  /// The number of sets in the FIFO; 0 before the trigger, whose sets would be missing from those kept.
  @usableFromInline
  mutating func loadUnread() throws(SensorError) -> Int {
    let status: Datasheet.ADXL345.FIFO_STATUS = try bus.load()
    fifo.hasStopped = status.triggered
    guard status.entries > 0, configuration.fifo?.mode != .trigger || status.triggered else {
      return 0
    }
    return Int(status.entries) + (countsOutput == false ? 1 : 0)
  }

  /// Takes one set.
  @inlinable
  mutating func takeSet(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int16> {
    do throws(SensorError) {
      let raw = try bus.loadWords(Datasheet.ADXL345.DATAX0.address)
      if bus.isSPI { timebase.wait(forNanoseconds: Datasheet.ADXL345.Timing.fifoPop) }
      // A chip that has lost its supply since the edge or the count holds zeros.
      if raw == Axes(0, 0, 0) { try checkConfiguration() }
      return raw
    } catch {
      fifo.loseCount()
      throw error
    }
  }

  /// Finds out what FIFO_STATUS counts, after as many sets as it did were read: a set that is still unread has either come
  /// since, and is counted, or was at the output. Returns false where it was.
  ///
  /// This is decided once, so it is asked twice, and of a chip that holds its configuration: one that has lost its supply
  /// has neither sets nor data.
  @usableFromInline
  mutating func findWhatCounts() throws(SensorError) -> Bool {
    let found: Bool?
    do throws(SensorError) {
      found = try hasUncounted()
      guard found != nil, try hasUncounted() == found else { return true }
      try checkConfiguration()
    } catch {
      fifo.loseCount()
      throw error
    }
    guard found == true else {
      countsOutput = true
      return true
    }
    countsOutput = false
    fifo.noteUncounted()
    return false
  }

  /// Whether a set is unread that FIFO_STATUS does not count; nil where it counts one.
  private mutating func hasUncounted() throws(SensorError) -> Bool? {
    guard try loadSource().dataReady else { return false }
    let status: Datasheet.ADXL345.FIFO_STATUS = try bus.load()
    return status.entries == 0 ? true : nil
  }
}
