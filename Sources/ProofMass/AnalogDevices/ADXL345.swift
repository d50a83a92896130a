// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of Analog Devices' ADXL345 and ADXL343, three-axis accelerometers of ±2 to ±16 g with a digit of 3.9 mg in
/// every range.
///
///     var accelerometer = try ADXL345(on: bus, .init(range: .g16))
///     timebase.wait(for: accelerometer.settlingTime)
///     let a = try accelerometer.read().acceleration  // in g
///
/// The chip keeps samples in its FIFO, which is drained in batches, each sample with its time:
///
///     try accelerometer.configure(
///       .init(fifo: .init(.stream, samples: 16), pins: .init(interrupt1: .watermark)))
///     …
///     let drain = try accelerometer.drain(into: &samples, at: edge, timebase)
///
/// It detects taps, activity, inactivity and free fall:
///
///     try accelerometer.configure(.init(tap: .init(gap: .init())))
///     try accelerometer.arm(timebase)
///     …
///     if try accelerometer.readEvents().doubleTap { … }
///
/// By its identity an ADXL375 of ±200 g is an ADXL345, too: at rest it shows less than a tenth of 1 g.
///
/// A driver owns its bus and gives it back with `release()`.
public struct ADXL345<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var staleReads: StaleReads
  @usableFromInline var staleSources: StaleReads
  /// The part of the configuration that reading uses.
  @usableFromInline var reading: ADXL345Reading
  @usableFromInline var fifo: FIFODraining
  /// What FIFO_STATUS counts; nil until it has been found out.
  @usableFromInline var countsOutput: Bool?
  /// Events that were read with samples, and not yet by `readEvents`.
  @usableFromInline var events = ADXL345Events()

  /// The configuration last written completely, rounded to the steps of the chip.
  public internal(set) var configuration: ADXL345Configuration
  /// The time from the end of the last configuring until the first sample: one period and 1.1 ms (data sheet, turn-on
  /// time). The data sheet gives no tolerance of the rate, so there is no margin for one. Zero in standby.
  public internal(set) var settlingTime: Duration

  /// Identifies the chip and configures it; samples are there after `settlingTime`.
  ///
  /// The chip knows I2C from SPI by the level of CS at all times: on I2C hold it high; on an SPI bus with other chips
  /// their traffic may look like I2C to it (data sheet, SPI). After a failure the bus is lost, because there is no
  /// driver to give it back.
  ///
  /// - Throws: `.wrongConfiguration` before anything is sent; `.identity` when another part answers, on SPI twice, because
  ///   the first transfer is wrong where the clock was low until then; `.bus`, or `.notVerified`.
  public init(
    on bus: consuming Link, _ configuration: ADXL345Configuration = ADXL345Configuration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    do throws(SensorError) {
      try configuration.identify(&bus)
    } catch {
      guard case .identity = error, bus.isSPI else { throw error }
      try configuration.identify(&bus)
    }
    try configuration.write(to: &bus)
    self.configuration = configuration
    settlingTime = configuration.settlingTime
    reading = ADXL345Reading(configuration)
    fifo = FIFODraining(configuration.fifoSetup(countsOutput: nil))
    staleReads = StaleReads()
    staleSources = StaleReads()
    self.bus = bus
  }

  /// Gives the bus back; the chip stays as it was configured.
  public consuming func release() -> Link { bus }
}

extension ADXL345: Sendable where Link: Sendable & ~Copyable {}

extension ADXL345: InertialDriver where Link: ~Copyable {
  @usableFromInline var collects: Bool { reading.collects }

  /// Its outputs are those of one sample during a transaction, and it keeps none of them afterwards.
  @usableFromInline mutating func releaseAxis() throws(SensorError) {}

  @usableFromInline
  mutating func checkChip() throws(SensorError) { try configuration.check(&bus) }
}

/// The part of a configuration that reading uses.
@usableFromInline
struct ADXL345Reading: Sendable {
  /// DATA_FORMAT.
  @usableFromInline var format: UInt8
  @usableFromInline var sensitivity: Axes<Sensitivity>
  /// Whether the chip detects events.
  @usableFromInline var detects: Bool
  /// Whether a FIFO keeps the samples.
  @usableFromInline var collects: Bool

  init(_ configuration: ADXL345Configuration) {
    format = configuration.format().bits
    sensitivity = configuration.sensitivity
    detects = configuration.detected.bits != 0
    collects = configuration.fifo != nil && configuration.power == .normal
  }
}

// MARK: Reading

extension ADXL345 where Link: ~Copyable {
  /// Whether there is a sample to read: reads INT_SOURCE alone, and leaves the sample unread. Events that the reading
  /// ends are kept for `readEvents`.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if staleReads.needsCheck { try checkReading() }
    guard !reading.collects else { throw .wrongState }
    if try loadSource().dataReady { return true }
    staleReads.record(isNew: false)
    return false
  }

  /// Reads INT_SOURCE, the format and the three axes in one transaction; where events are detected, INT_SOURCE in one
  /// before, and the events that this ends are kept for `readEvents`.
  ///
  /// The six bytes of the axes are of one sample as far as the chip holds them during a transaction, which the data sheet
  /// recommends but does not explain. A sample that appears between INT_SOURCE and the axes is read without being marked
  /// as new: to poll, call `hasSample` first.
  ///
  /// - Throws: `.bus`; `.lostConfiguration` when the chip has another format, as after a dip of its supply, and until
  ///   `configure` has succeeded; `.wrongState` where a FIFO keeps the samples: use `drain`.
  @inlinable
  public mutating func read() throws(SensorError) -> ADXL345Sample {
    if staleReads.needsCheck { try checkReading() }
    guard !reading.collects else { throw .wrongState }
    guard reading.detects else {
      let bytes: InlineArray<8, UInt8> = try bus.load(Datasheet.ADXL345.INT_SOURCE.address)
      return try sample(bytes, at: 1, Datasheet.ADXL345.INT_SOURCE(bits: bytes[0]))
    }
    let source = try loadSource()
    let bytes: InlineArray<7, UInt8> = try bus.load(Datasheet.ADXL345.DATA_FORMAT.address)
    return try sample(bytes, at: 0, source)
  }

  /// The sample of the bytes from DATA_FORMAT on.
  @inlinable
  mutating func sample<let count: Int>(
    _ bytes: InlineArray<count, UInt8>, at first: Int, _ source: Datasheet.ADXL345.INT_SOURCE
  ) throws(SensorError) -> ADXL345Sample {
    guard bytes[first] == reading.format else { throw lostConfiguration() }
    staleReads.record(isNew: source.dataReady)
    return ADXL345Sample(
      raw: Axes(bytes, at: first + 1), sensitivity: reading.sensitivity, isNew: source.dataReady,
      overrun: source.overrun)
  }

  @usableFromInline
  mutating func lostConfiguration() -> SensorError {
    markUnknown()
    return .lostConfiguration
  }

  /// Reads INT_SOURCE.
  @inlinable
  mutating func loadSource() throws(SensorError) -> Datasheet.ADXL345.INT_SOURCE {
    reading.detects ? try loadEvents() : try bus.load()
  }

  /// Reads INT_SOURCE, which ends events, and with it their axes, which have to be read before.
  @usableFromInline
  mutating func loadEvents() throws(SensorError) -> Datasheet.ADXL345.INT_SOURCE {
    let bytes: InlineArray<6, UInt8> = try bus.load(Datasheet.ADXL345.ACT_TAP_STATUS.address)
    let source = Datasheet.ADXL345.INT_SOURCE(bits: bytes[5])
    events.add(Datasheet.ADXL345.ACT_TAP_STATUS(bits: bytes[0]), source)
    return source
  }
}

// MARK: Configuring

extension ADXL345 where Link: ~Copyable {
  /// Puts the chip into standby, writes every register that can be written, reads each back, starts it, and returns the
  /// time until the first sample.
  ///
  /// Events end, and the FIFO is emptied.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written. `.bus` or `.notVerified`: the chip may then be partly
  ///   configured, and until `configure` succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old
  ///   configuration.
  @discardableResult
  public mutating func configure(
    _ configuration: ADXL345Configuration
  ) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    markUnknown()
    try configuration.write(to: &bus)
    markWritten(configuration)
    return settlingTime
  }

  /// Stops measuring; `configure` starts it again. The supply current is then 0.1 µA, and the FIFO keeps its sets.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    markUnknown()
    try bus.storeAndVerify(down.powerControl)
    markWritten(down)
  }

  /// Writes the values after power-on to all registers that can be written, except for the choice of SPI wires. The chip
  /// has no reset of its own; afterwards it is in standby.
  ///
  /// - Throws: what `configure` throws.
  public mutating func reset() throws(SensorError) { try configure(configuration.afterPowerOn) }

  private mutating func markWritten(_ configuration: ADXL345Configuration) {
    self.configuration = configuration
    settlingTime = configuration.settlingTime
    reading = ADXL345Reading(configuration)
    events = ADXL345Events()
    markKnown(configuration.fifoSetup(countsOutput: countsOutput))
  }
}

/// One sample of an ADXL345.
public struct ADXL345Sample: Equatable, Sendable {
  /// The output in digits, 10 to 13 bits by range and resolution.
  public var raw: Axes<Int16>
  /// The value of one digit of each axis, in g.
  public var sensitivity: Axes<Sensitivity>
  /// Whether it had not been read (INT_SOURCE, DATA_READY).
  public var isNew: Bool
  /// Whether an earlier sample was overwritten unread (INT_SOURCE, Overrun).
  public var overrun: Bool

  /// Creates a sample from its parts.
  @inlinable
  package init(raw: Axes<Int16>, sensitivity: Axes<Sensitivity>, isNew: Bool, overrun: Bool) {
    self.raw = raw
    self.sensitivity = sensitivity
    self.isNew = isNew
    self.overrun = overrun
  }

  /// Specific force on the sensor's axes. At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration { Acceleration(raw, sensitivity) }
}

extension Acceleration {
  /// The value of digits, of which each axis has its own.
  @inlinable
  init(_ raw: Axes<Int16>, _ sensitivity: Axes<Sensitivity>) {
    self.init(
      g: Axes(sensitivity.x.value(raw.x), sensitivity.y.value(raw.y), sensitivity.z.value(raw.z)))
  }
}
