// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of ST's LSM6DSO, an accelerometer of ±2 to ±16 g and a gyroscope of ±125 to ±2000 °/s in one chip,
/// and of its relatives LSM6DSOX, ISM330DHCX (up to ±4000 °/s) and LSM6DSO32 (±4 to ±32 g).
///
///     var sensor = try LSM6DSO(on: bus, .init(part: .lsm6dsox, gyroscopeRange: .dps500))
///     timebase.wait(for: sensor.settlingTime)
///     let sample = try sensor.read()
///     let (f, rate) = (sample.acceleration, sample.angularRate)  // in g and rad/s
///
/// Three of the parts answer with one identity, so the configuration names the part: a wrong one gives wrong scales.
///
/// Each sensor has its rate, or is off. A pin shows that one has a new sample, or that the FIFO, which `drain` reads, has
/// collected as many as its watermark:
///
///     try sensor.configure(
///       .init(
///         part: .lsm6dsox, accelerometerRate: .hertz833, gyroscopeRate: .hertz833, fifo: .init(watermark: 8),
///         pins: .init(interrupt1: .watermark)))
///     timebase.wait(for: sensor.settlingTime)
///     try sensor.rearmFIFO(timebase)
///     …
///     let drain = try sensor.drain(into: &samples, at: edge, timebase)
///
/// The chip reports how fast its clock is (`clockDeviation`): times of samples follow that.
///
/// A driver owns its bus and gives it back with `release()`. It never sets I2C_disable of CTRL4_C, which would end the
/// connection of a chip on I2C.
public struct LSM6DSO<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var staleReads: StaleReads
  /// Counts the reads of registers other than samples.
  var staleSources: StaleReads
  /// The part of the configuration that reading uses.
  @usableFromInline var reading: LSM6DSOReading
  @usableFromInline var fifo: STDraining
  /// The set of the FIFO whose words have not all been read.
  @usableFromInline var words: LSM6DSOWords
  /// Whether the gyroscope may be starting without `settlingTime` including it: since a reboot or a reset began,
  /// or since a failure to configure.
  var mayBeStarting: Bool
  /// INTERNAL_FREQ_FINE, as read when the chip was last configured.
  var clockTrim: Int8

  /// The configuration last written completely, rounded to the steps of the chip.
  public internal(set) var configuration: LSM6DSOConfiguration
  /// The time from the end of the last configuring until samples are good: 70 ms where the gyroscope starts from
  /// power-down, and the samples to discard, both of a sibling (datasheet of the LSM6DSL), because no document of
  /// these parts was at hand that has them; more through slow filters. Zero in power-down.
  public internal(set) var settlingTime: Duration

  /// Identifies the chip and configures it; samples are good after `settlingTime`, which includes the start of
  /// the gyroscope even when it is running already, because it is not known how long it has been running.
  ///
  /// After power-on the chip needs about 10 ms before it can be used (as long as ST's examples wait). After a failure
  /// the bus is lost, because there is no driver to give it back.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is sent; `.identity` when another part answers,
  ///   `.bus`, or `.notVerified`.
  public init(
    on bus: consuming Link, _ configuration: LSM6DSOConfiguration = LSM6DSOConfiguration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    // Another program may have left another bank of registers selected.
    try bus.store(Datasheet.LSM6DSO.FUNC_CFG_ACCESS())
    // On three wires nothing can be read before the chip is set to them.
    if configuration.threeWireSPI { try bus.store(configuration.interface) }
    try bus.identify(
      by: Datasheet.LSM6DSO.WHO_AM_I.self, as: configuration.part.variant.identity)
    _ = try configuration.write(to: &bus)
    let clockTrim = try bus.loadLSM6DSOClock()
    self.configuration = configuration
    self.clockTrim = clockTrim
    settlingTime = configuration.settlingTime(.both, clockTrim)
    reading = LSM6DSOReading(configuration)
    fifo = STDraining(configuration.fifoSetup(clockTrim))
    words = LSM6DSOWords(configuration)
    staleReads = StaleReads()
    staleSources = StaleReads()
    mayBeStarting = false
    self.bus = bus
  }

  /// Gives the bus back; the chip stays as it was configured.
  public consuming func release() -> Link { bus }
}

extension LSM6DSO: Sendable where Link: Sendable & ~Copyable {}

/// The part of an LSM6DSO's configuration that reading uses.
@usableFromInline
struct LSM6DSOReading: Sendable {
  /// The bits of STATUS_REG of the sensors that run.
  @usableFromInline var newBits: UInt8
  @usableFromInline var acceleration: Sensitivity
  @usableFromInline var angularRate: Sensitivity

  init(_ configuration: LSM6DSOConfiguration) {
    newBits =
      Datasheet.LSM6DSO.STATUS_REG(
        gyroscopeReady: configuration.runsGyroscope,
        accelerometerReady: configuration.runsAccelerometer
      ).bits
    acceleration = configuration.accelerometerSensitivity
    angularRate = configuration.gyroscopeSensitivity
  }

  @usableFromInline var empty: LSM6DSOSample {
    LSM6DSOSample(gyroscope: angularRate, accelerometer: acceleration)
  }
}

// MARK: Reading

extension LSM6DSO where Link: ~Copyable {
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
  /// unread.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func read() throws(SensorError) -> LSM6DSOSample {
    if staleReads.needsCheck { try checkReading() }
    let sample = try bus.loadLSM6DSO(reading)
    if sample.isNew { try checkZeros(sample) }
    staleReads.record(isNew: sample.isNew)
    return sample
  }

  /// Reads the accelerometer's outputs alone, 6 bytes: after an edge of its data-ready pin, which shows that they are
  /// new. Nothing else shows that here: the sample is always marked as new.
  ///
  /// - Throws: what `read` throws; `.wrongState` while the accelerometer is off.
  @inlinable
  public mutating func readAccelerometer() throws(SensorError) -> LSM6DSOSample {
    if staleReads.needsCheck { try checkReading() }
    var sample = reading.empty
    sample.hasAcceleration = try isRunning(
      Datasheet.LSM6DSO.STATUS_REG(accelerometerReady: true))
    sample.rawAcceleration = try bus.loadLSM6DSO(Datasheet.LSM6DSO.OUTX_L_A.address)
    try checkZeros(sample)
    return sample
  }

  /// Reads the gyroscope's outputs alone, as `readAccelerometer` reads the accelerometer's.
  ///
  /// - Throws: what `read` throws; `.wrongState` while the gyroscope is off.
  @inlinable
  public mutating func readGyroscope() throws(SensorError) -> LSM6DSOSample {
    if staleReads.needsCheck { try checkReading() }
    var sample = reading.empty
    sample.hasAngularRate = try isRunning(Datasheet.LSM6DSO.STATUS_REG(gyroscopeReady: true))
    sample.rawAngularRate = try bus.loadLSM6DSO(Datasheet.LSM6DSO.OUTX_L_G.address)
    try checkZeros(sample)
    return sample
  }

  /// A chip that has lost its supply since it told of a sample holds zeros: where all outputs are 0, the configuration is
  /// checked.
  @usableFromInline
  mutating func checkZeros(_ sample: LSM6DSOSample) throws(SensorError) {
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
  ///
  /// - Throws: `.bus`
  public mutating func readTemperature() throws(SensorError) -> Double {
    let bytes: InlineArray<2, UInt8> = try bus.load(Datasheet.LSM6DSO.OUT_TEMP_L.address)
    return LSM6DSOSample.celsius(Int16(low: bytes[0], high: bytes[1]))
  }

  @usableFromInline
  mutating func checkReading() throws(SensorError) {
    try checkConfiguration()
    staleReads = StaleReads()
  }

  /// Checks the configuration, where that is due, before a register other than samples is read.
  mutating func checkSources() throws(SensorError) {
    guard staleSources.needsCheck else { return }
    try checkConfiguration()
    staleSources = StaleReads()
  }

  /// Throws `.lostConfiguration` unless the chip holds the configuration; until that has succeeded, every read
  /// checks it first.
  @usableFromInline
  mutating func checkConfiguration() throws(SensorError) {
    do throws(SensorError) {
      try configuration.check(&bus)
    } catch {
      if error == .lostConfiguration { markUnknown() }
      throw error
    }
  }
}

extension Bus where Self: ~Copyable {
  /// Reads STATUS_REG and the outputs of all sensors.
  @inlinable
  mutating func loadLSM6DSO(_ reading: LSM6DSOReading) throws(SensorError) -> LSM6DSOSample {
    let all: Datasheet.LSM6DSO.STATUS_REG = try load()
    // OUT_TEMP_L to OUTZ_H_A.
    let bytes: InlineArray<14, UInt8> = try load(Datasheet.LSM6DSO.OUT_TEMP_L.address)
    let status = Datasheet.LSM6DSO.STATUS_REG(bits: all.bits & reading.newBits)
    var sample = reading.empty
    sample.rawTemperature = Int16(low: bytes[0], high: bytes[1])
    sample.hasTemperature = all.temperatureReady
    sample.rawAngularRate = Axes(
      Int16(low: bytes[2], high: bytes[3]), Int16(low: bytes[4], high: bytes[5]),
      Int16(low: bytes[6], high: bytes[7]))
    sample.hasAngularRate = status.gyroscopeReady
    sample.rawAcceleration = Axes(
      Int16(low: bytes[8], high: bytes[9]), Int16(low: bytes[10], high: bytes[11]),
      Int16(low: bytes[12], high: bytes[13]))
    sample.hasAcceleration = status.accelerometerReady
    return sample
  }

  /// Reads three words.
  @inlinable
  mutating func loadLSM6DSO(_ first: UInt8) throws(SensorError) -> Axes<Int16> {
    let bytes: InlineArray<6, UInt8> = try load(first)
    return Axes(
      Int16(low: bytes[0], high: bytes[1]), Int16(low: bytes[2], high: bytes[3]),
      Int16(low: bytes[4], high: bytes[5]))
  }

  /// Reads INTERNAL_FREQ_FINE.
  mutating func loadLSM6DSOClock() throws(SensorError) -> Int8 {
    let trim: InlineArray<1, UInt8> = try load(Datasheet.LSM6DSO.INTERNAL_FREQ_FINE.address)
    return Int8(bitPattern: trim[0])
  }
}
