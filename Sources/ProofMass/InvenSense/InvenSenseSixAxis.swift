// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The driver of InvenSense's parts with an accelerometer and a gyroscope in one chip: `MPU6500` and `ICM20948` are this
/// type, each with its own configuration.
///
/// A driver owns its bus and gives it back with `release()`.
public struct InvenSenseSixAxis<
  Configuration: InvenSenseConfiguration, Link: Bus & ~Copyable
>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var staleReads: StaleReads
  @usableFromInline var staleSources: StaleReads
  /// The part of the configuration that reading uses.
  @usableFromInline var reading: InvenSenseReading
  @usableFromInline var fifo: FIFODraining
  /// Whether the next byte of the FIFO may be in the middle of a set.
  @usableFromInline var mayBeMisaligned = false
  /// What the status has shown, which reading it clears, since it was last used.
  @usableFromInline var noted = InvenSenseStatus()

  /// The configuration last written completely, rounded to the steps of the chip.
  public internal(set) var configuration: Configuration
  /// The time from the end of the last configuring until samples are good: 35 ms from sleep (MPU-6050: 30 ms), also
  /// for a chip that was awake, a period, and three times the delay of the slower low-pass, whose settling no document
  /// gives. Zero in sleep.
  public internal(set) var settlingTime: Duration

  /// Identifies the chip, wakes it, and configures it; samples are good after `settlingTime`. The chip is not reset.
  ///
  /// After power-on the chip needs up to 100 ms before it can be used (data sheet, start-up time for register access).
  /// After a failure the bus is lost, because there is no driver to give it back.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is sent; `.identity` when another part answers,
  ///   `.bus`, or `.notVerified`.
  public init(
    on bus: consuming Link, _ configuration: Configuration = Configuration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    try configuration.identify(&bus)
    try configuration.write(to: &bus)
    self.init(bus, configuration)
  }

  /// The driver of a chip that holds a configuration.
  init(_ bus: consuming Link, _ configuration: Configuration) {
    self.configuration = configuration
    settlingTime = configuration.settlingTime
    reading = InvenSenseReading(configuration)
    fifo = FIFODraining(configuration.fifoSetup)
    staleReads = StaleReads()
    staleSources = StaleReads()
    self.bus = bus
  }

  /// Gives the bus back; the chip stays as it was configured.
  public consuming func release() -> Link { bus }
}

extension InvenSenseSixAxis: Sendable where Link: Sendable & ~Copyable {}

extension InvenSenseSixAxis: InertialDriver where Link: ~Copyable {
  @usableFromInline var collects: Bool { reading.collects }

  /// Its outputs are those of one sample during a transaction, and it keeps none of them afterwards.
  @usableFromInline mutating func releaseAxis() throws(SensorError) {}

  @usableFromInline
  mutating func checkChip() throws(SensorError) {
    do throws(SensorError) {
      try configuration.check(&bus)
    } catch {
      // An ICM-20948 may have another bank selected.
      markUnknown()
      throw error
    }
  }
}

/// The part of a configuration that reading uses.
@usableFromInline
struct InvenSenseReading: Sendable {
  /// The registers of the rate, the low-pass and the ranges, where they have to be read with a sample: a chip that is awake
  /// after a dip of its supply goes on with others.
  @usableFromInline var settings: InlineArray<4, UInt8>?
  /// Whether the chip reads a magnetometer.
  @usableFromInline var readsMagnetometer: Bool
  @usableFromInline var runsAccelerometer: Bool
  @usableFromInline var runsGyroscope: Bool
  /// Whether a FIFO keeps the samples.
  @usableFromInline var collects: Bool
  @usableFromInline var empty: InvenSenseSample

  init(_ configuration: some InvenSenseConfiguration) {
    settings = configuration.heldSettings
    readsMagnetometer = configuration.auxiliary == .magnetometer
    runsAccelerometer = configuration.runsAccelerometer
    runsGyroscope = configuration.runsGyroscope
    collects = configuration.collects
    empty = InvenSenseSample(
      accelerometer: configuration.accelerometerSensitivity,
      gyroscope: configuration.gyroscopeSensitivity, thermometer: configuration.thermometer)
  }
}

// MARK: Reading

extension InvenSenseSixAxis where Link: ~Copyable {
  /// Whether there is a new sample: reads the status alone. That clears it, but the driver keeps it for `read` and
  /// `readEvents`.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if staleReads.needsCheck { try checkReading() }
    guard !reading.collects else { throw .wrongState }
    noted.add(try Configuration.loadStatus(&bus))
    if noted.dataReady { return true }
    staleReads.record(isNew: false)
    return false
  }

  /// Reads the status, the accelerometer, the thermometer, the gyroscope, and what the chip has read of a magnetometer.
  /// The outputs are read in one transaction, so that they are of one instant: the chip does not change them meanwhile.
  ///
  /// An MPU-6500 or one of its relatives has the status in the same transaction, of 15 or 23 bytes. An ICM-20948 has it in
  /// one before, of 4 bytes, and then 14 or 23 of outputs: a sample that appears between the two is read, and is
  /// reported once more as new.
  ///
  /// In a second transaction the rate, the low-pass and the ranges of an MPU-6500, MPU-9250 or MPU-9255 are read: after a dip of its supply such a
  /// chip measures with others. Two further ones read whether a magnetometer acknowledged, and whether the chip still reads
  /// it.
  ///
  /// The chip does not report that a sample was overwritten unread.
  ///
  /// - Throws: `.bus`; `.lostConfiguration` when the chip has others or no longer reads the magnetometer, as after
  ///   another program has opened the bypass, and until `configure` has succeeded;
  ///   `.wrongState` where a FIFO keeps the samples: use `drain`.
  @inlinable
  public mutating func read() throws(SensorError) -> InvenSenseSample {
    if staleReads.needsCheck { try checkReading() }
    guard !reading.collects else { throw .wrongState }
    let sample = try loadSample()
    if sample.isNew { try checkZeros(sample) }
    staleReads.record(isNew: sample.isNew)
    return sample
  }

  /// Reads the temperature of the die in °C, as `InvenSenseSample.temperature` describes it. Where it is 0 digits, which a
  /// chip without its configuration holds, too, it checks the configuration.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded.
  public mutating func readTemperature() throws(SensorError) -> Double {
    try checkSources()
    let bytes: InlineArray<2, UInt8> = try bus.load(Configuration.map.temperature)
    var sample = reading.empty
    sample.rawTemperature = Int16(low: bytes[1], high: bytes[0])
    if sample.rawTemperature == 0 { try checkConfiguration() }
    return sample.temperature
  }

  /// Reads a sample, and checks the settings.
  @inlinable
  mutating func loadSample() throws(SensorError) -> InvenSenseSample {
    let map = Configuration.map
    var bytes = InlineArray<24, UInt8>(repeating: 0)
    let count = 14 + (reading.readsMagnetometer ? map.magnetometerSize : 0)
    noted.add(try Configuration.loadOutputs(&bus, into: &bytes, count: count))
    try checkSettings()
    var sample = reading.empty
    sample.take(bytes.span, at: map.outputs, map)
    sample.hasAcceleration = noted.dataReady && reading.runsAccelerometer
    sample.hasAngularRate = noted.dataReady && reading.runsGyroscope
    noted.dataReady = false
    if reading.readsMagnetometer {
      sample.magnetometer = InvenSenseMagnetometer(
        AKMReadOut(bytes.span, at: map.outputs + 14, count: map.magnetometerSize),
        isUnanswered: try isUnanswered())
      try checkMaster()
    }
    return sample
  }

  /// Throws `.lostConfiguration` where the settings have to be read and are others.
  @inlinable
  mutating func checkSettings() throws(SensorError) {
    guard let settings = reading.settings else { return }
    let held: InlineArray<4, UInt8> = try bus.load(Configuration.map.settings)
    for index in 0..<4 where held[index] != settings[index] { throw lostConfiguration() }
  }

  @usableFromInline
  mutating func lostConfiguration() -> SensorError {
    markUnknown()
    return .lostConfiguration
  }

  /// A chip that has lost its supply since it told of a sample holds zeros: where all outputs are 0, the configuration is
  /// checked.
  @usableFromInline
  mutating func checkZeros(_ sample: InvenSenseSample) throws(SensorError) {
    let zero = Axes<Int16>(0, 0, 0)
    if sample.rawAcceleration == zero && sample.rawAngularRate == zero { try checkConfiguration() }
  }
}

// MARK: Configuring

extension InvenSenseSixAxis where Link: ~Copyable {
  /// Wakes the chip, writes every register that the driver uses, reads each back, and returns the time until samples are
  /// good. A FIFO starts again, and also keeps samples that are not good yet: `rearmFIFO` after the settling time discards
  /// them. What `InvenSenseHub.start` has set up stays.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written; `.wrongPart` also for another part than
  ///   the driver was created for. `.bus` or `.notVerified`: the chip may then be partly configured, and until
  ///   `configure` succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old configuration.
  @discardableResult
  public mutating func configure(
    _ configuration: Configuration
  ) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    guard configuration.canReplace(self.configuration) else { throw .wrongPart }
    markUnknown()
    try configuration.write(to: &bus)
    markWritten(configuration)
    return settlingTime
  }

  /// Puts the chip to sleep, and stops its FIFO; `configure` starts it again. The supply current is then about 6 µA; a
  /// magnetometer that measures by itself goes on.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    markUnknown()
    try down.putToSleep(&bus)
    markWritten(down)
  }

  /// Resets the chip: stops its auxiliary bus first, so that no chip on it is left in the middle of a transfer, and waits
  /// for 100 ms, of an MPU-6500 on SPI for the signal paths' reset, too. Then it writes the values after a reset, and
  /// verifies them: afterwards an MPU-6500, MPU-9250 or MPU-9255 measures 8000 times a second, the others sleep. The
  /// accelerometer's factory trim is loaded again. Whether a magnetometer inside is reset is not documented.
  ///
  /// - Throws: `.notReady` when the reset has not ended by then; `.bus`, `.notVerified`.
  public mutating func reset(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    markUnknown()
    let after = configuration.afterReset
    try after.reset(&bus, timebase)
    try configure(after)
  }

  /// Called after everything was written.
  private mutating func markWritten(_ configuration: Configuration) {
    self.configuration = configuration
    settlingTime = configuration.settlingTime
    reading = InvenSenseReading(configuration)
    noted = InvenSenseStatus()
    mayBeMisaligned = false
    markKnown(configuration.fifoSetup)
  }
}
