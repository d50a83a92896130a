// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of ST's six-axis parts, each an accelerometer and a gyroscope in one chip: `LSM6DSL` and `LSM6DSO` are
/// this type, each with its own configuration.
///
/// A driver owns its bus and gives it back with `release()`. It never sets I2C_disable of CTRL4_C, which would end the
/// connection of a chip on I2C.
public struct STSixAxis<Configuration: STSixAxisConfiguration, Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var staleReads: StaleReads
  @usableFromInline var staleSources: StaleReads
  /// The part of the configuration that reading uses.
  @usableFromInline var reading: STSixAxisReading
  @usableFromInline var fifo: FIFODraining
  /// How the next words of the FIFO become samples.
  @usableFromInline var words: Configuration.Words
  @usableFromInline var mayBeStarting: Bool
  @usableFromInline var mayHoldAxis = false
  /// The greatest time in nanoseconds from the end of the last configuring until its rates begin.
  var presentPeriod: Int64
  /// INTERNAL_FREQ_FINE, as read when the chip was last configured; 0 where the part has none.
  var clockTrim: Int8

  /// The configuration last written completely, rounded to the steps of the chip.
  public internal(set) var configuration: Configuration
  /// The time from the end of the last configuring until samples are good: where the gyroscope starts from power-down
  /// 70 ms (LSM6DS3, LSM6DS33: 80 ms), and the samples to discard; more through slow filters, and a period of the rate
  /// before, at whose end another one begins (AN5040): 80 ms at 12.5 Hz. The numbers of the
  /// LSM6DSO and its relatives are those of the LSM6DSL, because no document of these parts was at hand that has them.
  /// Zero in power-down.
  public internal(set) var settlingTime: Duration

  /// Identifies the chip and configures it; samples are good after `settlingTime`, which includes the start of
  /// the gyroscope even when it is running already, because it is not known how long it has been running.
  ///
  /// After power-on the chip needs some time before it can be used: an LSM6DS3 or LSM6DS33 20 ms, an LSM6DSL or
  /// LSM6DS3TR-C 15 ms (datasheets), an LSM6DSO about 10 ms (as long as ST's examples wait). After a failure the bus is
  /// lost, because there is no driver to give it back.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is sent; `.identity` when another part answers,
  ///   `.bus`, or `.notVerified`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    // Another program may have left another bank of registers selected.
    try bus.store(Datasheet.LSM6DSO.FUNC_CFG_ACCESS())
    // On three wires nothing can be read before the chip is set to them.
    if configuration.threeWireSPI {
      try bus.store([configuration.interface], to: Datasheet.LSM6DSO.CTRL3_C.address)
    }
    try bus.identify(by: Datasheet.LSM6DSO.WHO_AM_I.self, as: configuration.identity)
    let starting = try configuration.write(to: &bus)
    let clockTrim = try bus.loadClockTrim(Configuration.map)
    self.init(bus, configuration, clockTrim, starting)
  }

  /// The driver of a chip that holds a configuration.
  init(
    _ bus: consuming Link, _ configuration: Configuration, _ clockTrim: Int8,
    _ starting: STSixAxisStarting
  ) {
    self.configuration = configuration
    self.clockTrim = clockTrim
    presentPeriod = starting.presentPeriod(before: configuration, clockTrim)
    settlingTime = configuration.settlingTime(starting.both, clockTrim, after: presentPeriod)
    reading = STSixAxisReading(configuration)
    fifo = FIFODraining(configuration.fifoSetup(clockTrim))
    words = configuration.words
    staleReads = StaleReads()
    staleSources = StaleReads()
    mayBeStarting = false
    self.bus = bus
  }

  /// Gives the bus back; the chip stays as it was configured.
  public consuming func release() -> Link { bus }
}

extension STSixAxis: Sendable where Link: Sendable & ~Copyable {}

extension STSixAxis: GyroscopeDriver where Link: ~Copyable {
  @usableFromInline var collects: Bool { configuration.collects }

  @usableFromInline
  mutating func checkChip() throws(SensorError) { try configuration.check(&bus) }

  /// In the first bank, which a failure may have left.
  @usableFromInline
  mutating func discardOutputs() throws(SensorError) {
    try bus.store(Datasheet.LSM6DSO.FUNC_CFG_ACCESS())
    _ = try loadOutputs(reading)
  }
}

/// The part of a configuration that reading uses.
@usableFromInline
struct STSixAxisReading: Sendable {
  /// The bits of STATUS_REG of the sensors that run.
  @usableFromInline var newBits: UInt8
  @usableFromInline var empty: STSixAxisSample

  init(_ configuration: some STSixAxisConfiguration) {
    newBits =
      Datasheet.LSM6DSO.STATUS_REG(
        gyroscopeReady: configuration.runsGyroscope,
        accelerometerReady: configuration.runsAccelerometer
      ).bits
    empty = STSixAxisSample(
      gyroscope: configuration.gyroscopeSensitivity,
      accelerometer: configuration.accelerometerSensitivity,
      temperature: configuration.temperatureSensitivity)
  }
}

// MARK: Reading

extension STSixAxis where Link: ~Copyable {
  /// Whether a sensor that runs has a new sample: reads STATUS_REG alone, and leaves the sample unread.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if staleReads.needsCheck { try checkReading() }
    let status: Datasheet.LSM6DSO.STATUS_REG = try bus.load()
    if status.bits & reading.newBits != 0 { return true }
    staleReads.record(isNew: false)
    return false
  }

  /// Reads STATUS_REG, and then the temperature, the gyroscope and the accelerometer in one transaction of 14 bytes:
  /// the address between status and outputs is reserved.
  ///
  /// A sample that appears after the status was read is read without being marked as new. To poll, call `hasSample`
  /// first. A FIFO in use keeps its samples. Block data update keeps the two bytes of an axis together, not the axes:
  /// reading at a pin's edge avoids axes of two samples. The chip does not report that a sample was overwritten
  /// unread. After a read that failed the next one, or `hasSample`, first reads the outputs once more and discards them,
  /// also a new sample: block data update may have kept an axis of which one byte was read.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func read() throws(SensorError) -> STSixAxisSample {
    if staleReads.needsCheck { try checkReading() }
    let sample = try loadOutputs(reading)
    if sample.isNew { try checkZeros(sample) }
    staleReads.record(isNew: sample.isNew)
    return sample
  }

  /// Reads the accelerometer's outputs alone, 6 bytes: after an edge of its data-ready pin, which shows that they are
  /// new. Nothing else shows that here: the sample is always marked as new.
  ///
  /// - Throws: what `read` throws; `.wrongState` while the accelerometer is off.
  @inlinable
  public mutating func readAccelerometer() throws(SensorError) -> STSixAxisSample {
    if staleReads.needsCheck { try checkReading() }
    var sample = reading.empty
    sample.hasAcceleration = try isRunning(
      Datasheet.LSM6DSO.STATUS_REG(accelerometerReady: true))
    sample.rawAcceleration = try loadWords(Datasheet.LSM6DSO.OUTX_L_A.address)
    try checkZeros(sample)
    return sample
  }

  /// Reads the gyroscope's outputs alone, as `readAccelerometer` reads the accelerometer's.
  ///
  /// - Throws: what `read` throws; `.wrongState` while the gyroscope is off.
  @inlinable
  public mutating func readGyroscope() throws(SensorError) -> STSixAxisSample {
    if staleReads.needsCheck { try checkReading() }
    var sample = reading.empty
    sample.hasAngularRate = try isRunning(Datasheet.LSM6DSO.STATUS_REG(gyroscopeReady: true))
    sample.rawAngularRate = try loadWords(Datasheet.LSM6DSO.OUTX_L_G.address)
    try checkZeros(sample)
    return sample
  }

  /// Reads STATUS_REG and the outputs of all sensors.
  @inlinable
  @inline(__always)
  mutating func loadOutputs(
    _ reading: STSixAxisReading
  ) throws(SensorError) -> STSixAxisSample {
    do throws(SensorError) { return try bus.loadSixAxes(reading) } catch {
      markHolding()
      throw error
    }
  }

  /// Reads three words of the outputs.
  @inlinable
  mutating func loadWords(_ first: UInt8) throws(SensorError) -> Axes<Int16> {
    do throws(SensorError) { return try bus.loadWords(first) } catch {
      markHolding()
      throw error
    }
  }

  /// A chip that has lost its supply since it told of a sample holds zeros: where all outputs are 0, the configuration is
  /// checked.
  @usableFromInline
  mutating func checkZeros(_ sample: STSixAxisSample) throws(SensorError) {
    let zero = Axes<Int16>(0, 0, 0)
    if sample.rawAcceleration == zero && sample.rawAngularRate == zero { try checkConfiguration() }
  }

  @usableFromInline
  func isRunning(_ sensor: Datasheet.LSM6DSO.STATUS_REG) throws(SensorError) -> Bool {
    guard reading.newBits & sensor.bits != 0 else { throw .wrongState }
    return true
  }

  /// Reads the temperature in °C; its zero has a tolerance of ±15 °C. It is renewed 52 times a second while a
  /// sensor runs, and less often with a slow accelerometer in a low-power mode alone.
  /// Where it is 0 digits, which a chip without its configuration holds, too, this checks the configuration.
  ///
  /// - Throws: `.bus`; `.lostConfiguration`
  public mutating func readTemperature() throws(SensorError) -> Double {
    let bytes: InlineArray<2, UInt8> = try bus.load(Datasheet.LSM6DSO.OUT_TEMP_L.address)
    var sample = reading.empty
    sample.rawTemperature = Int16(low: bytes[0], high: bytes[1])
    if sample.rawTemperature == 0 { try checkConfiguration() }
    return sample.temperature
  }
}
