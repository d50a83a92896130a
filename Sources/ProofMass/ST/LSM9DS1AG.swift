// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of the accelerometer and gyroscope of ST's LSM9DS1, one chip of ±2 to ±16 g and ±245 to ±2000 °/s.
/// The magnetometer of the package is a chip of its own: `LIS3MDL`.
///
///     var sensor = try LSM9DS1AG(on: bus, .init(rate: .hertz238, gyroscopeRange: .dps500))
///     timebase.wait(for: sensor.settlingTime)
///     let sample = try sensor.read()
///     let (f, rate) = (sample.acceleration, sample.angularRate)  // in g and rad/s
///
/// Acceleration and angular rate are on the right-handed axes of the package's magnetometer; see
/// ``LSM9DS1AGSample``.
///
/// Each sensor has an interrupt generator, which detects the event that the configuration names, and pin INT1_A/G
/// shows it; with `activity` the gyroscope is switched off while the board does not move:
///
///     try sensor.configure(
///       .init(
///         accelerometerInterrupt: .wakeUp(threshold: 0.25),
///         gyroscopeInterrupt: .wakeUp(degreesPerSecond: 100),
///         pins: .init(interrupt1: [.accelerometerInterrupt, .gyroscopeInterrupt])))
///     try sensor.arm(timebase)
///     …
///     if try sensor.readAccelerometerInterrupt().isActive { … }
///
/// At high rates `configuration.fifo` collects samples of both sensors, which `drain` reads.
///
/// The accelerometer can measure alone; the gyroscope never does (datasheet, figure 5), and both then have one
/// rate.
///
/// A driver owns its bus and gives it back with `release()`. It never sets I2C_DISABLE of CTRL_REG9, which would
/// end the connection of a chip on I2C.
public struct LSM9DS1AG<Link: Bus & ~Copyable>: ~Copyable {
  @usableFromInline var bus: Link
  @usableFromInline var staleReads: StaleReads
  @usableFromInline var staleSources: StaleReads
  /// The part of the configuration that reading uses.
  @usableFromInline var reading: LSM9DS1AGReading
  @usableFromInline var fifo: FIFODraining
  @usableFromInline var mayBeStarting: Bool
  @usableFromInline var mayHoldAxis = false

  /// The configuration last written completely, rounded to the steps of the chip.
  public internal(set) var configuration: LSM9DS1AGConfiguration
  /// The time from the end of the last configuring until samples are good: 0.4 s where the gyroscope starts from
  /// power-down, which is a choice, because no document has the time; and the samples that the datasheet
  /// discards, with a fifth more for the tolerance of the rate, which is not published. Zero in power-down.
  public internal(set) var settlingTime: Duration

  /// Identifies the chip and configures it; samples are good after `settlingTime`, which includes the start of
  /// the gyroscope even when it is running already, because it is not known how long it has been running.
  ///
  /// After power-on the chip needs about 20 ms before it can be used (as long as ST's examples wait). After a
  /// failure the bus is lost, because there is no driver to give it back.
  ///
  /// - Throws: `.wrongConfiguration` before anything is sent; `.identity` when another part answers, `.bus`, or
  ///   `.notVerified`.
  public init(
    on bus: consuming Link, _ configuration: LSM9DS1AGConfiguration = LSM9DS1AGConfiguration()
  ) throws(SensorError) {
    let configuration = try configuration.rounded()
    var bus = bus
    // On three wires nothing can be read before the chip is set to them.
    if configuration.threeWireSPI { try bus.store(configuration.interface) }
    try bus.identify(
      by: Datasheet.LSM9DS1AG.WHO_AM_I.self, as: Datasheet.LSM9DS1AG.identity)
    _ = try configuration.write(to: &bus)
    self.configuration = configuration
    settlingTime = configuration.settlingTime(gyroscopeStarts: true)
    reading = LSM9DS1AGReading(configuration)
    fifo = FIFODraining(configuration.fifoSetup)
    staleReads = StaleReads()
    staleSources = StaleReads()
    mayBeStarting = false
    self.bus = bus
  }

  /// Gives the bus back; the chip stays as it was configured.
  public consuming func release() -> Link { bus }
}

extension LSM9DS1AG: Sendable where Link: Sendable & ~Copyable {}

extension LSM9DS1AG: GyroscopeDriver where Link: ~Copyable {
  @usableFromInline var collects: Bool {
    configuration.fifo != nil && configuration.power == .normal
  }

  @usableFromInline
  mutating func checkChip() throws(SensorError) { try configuration.check(&bus) }

  /// Also the gyroscope's, which may be off: it is on in its self-test.
  @usableFromInline
  mutating func discardOutputs() throws(SensorError) {
    _ = try loadOutput(Datasheet.LSM9DS1AG.STATUS_REG.address)
    _ = try loadOutput(Datasheet.LSM9DS1AG.STATUS_REG_XL.address)
  }
}

/// The part of an LSM9DS1's configuration that reading uses.
@usableFromInline
struct LSM9DS1AGReading: Sendable {
  /// The bits of STATUS_REG of the sensors that run.
  @usableFromInline var newBits: UInt8
  /// Whether the gyroscope runs.
  @usableFromInline var hasGyroscope: Bool
  /// Number of bytes of a set in the FIFO.
  @usableFromInline var setSize: Int
  @usableFromInline var acceleration: Sensitivity
  @usableFromInline var angularRate: Sensitivity

  init(_ configuration: LSM9DS1AGConfiguration) {
    hasGyroscope = configuration.sensors == .both
    newBits =
      Datasheet.LSM9DS1AG.STATUS_REG(gyroscopeReady: hasGyroscope, accelerometerReady: true).bits
    setSize = configuration.setSize
    acceleration = configuration.accelerometerRange.sensitivity
    angularRate = configuration.gyroscopeRange.sensitivity
  }
}

// MARK: Reading

extension LSM9DS1AG where Link: ~Copyable {
  /// Whether a sensor that runs has a new sample: reads STATUS_REG alone, and leaves the sample unread.
  ///
  /// - Throws: what `read` throws.
  @inlinable
  public mutating func hasSample() throws(SensorError) -> Bool {
    if staleReads.needsCheck { try checkReading() }
    let status: Datasheet.LSM9DS1AG.STATUS_REG = try bus.load()
    if status.bits & reading.newBits != 0 { return true }
    staleReads.record(isNew: false)
    return false
  }

  /// Reads the gyroscope and then the accelerometer, each in one transaction that begins with STATUS_REG;
  /// without the gyroscope only the latter.
  ///
  /// Not in one burst: only figures of the datasheet show that the address jumps from the one's outputs to the
  /// other's, and two transactions suit a chip that counts on, too. A sample that appears between the two gives
  /// the acceleration of the new one with the angular rate of the old one; the rate of the new one is then read
  /// next. The chip does not report that a sample was overwritten unread. After a read that failed
  /// the next one, or `hasSample`, first reads the outputs once more and discards them, also a new sample: block data
  /// update may have kept an axis of which one byte was read.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func read() throws(SensorError) -> LSM9DS1AGSample {
    if staleReads.needsCheck { try checkReading() }
    let sample = try loadOutputs()
    staleReads.record(isNew: sample.isNew)
    return sample
  }

  /// Reads the temperature in °C, nominally: 16 digits are 1 °C, and 0 is 25 °C, with a tolerance that is not
  /// published. It is renewed 50 to 60 times a second while a sensor runs, with the accelerometer alone at 10 Hz
  /// as often as that.
  /// Where it is 0 digits, which a chip without its configuration holds, too, this checks the configuration.
  ///
  /// - Throws: `.bus`; `.lostConfiguration`
  public mutating func readTemperature() throws(SensorError) -> Double {
    let bytes: InlineArray<2, UInt8> = try bus.load(Datasheet.LSM9DS1AG.OUT_TEMP_L.address)
    let digits = Int(Int16(low: bytes[0], high: bytes[1]))
    if digits == 0 { try checkConfiguration() }
    return Double(digits) / Double(Datasheet.LSM9DS1AG.Constant.temperatureDigits)
      + Double(Datasheet.LSM9DS1AG.Constant.temperatureZero)
  }
}

extension LSM9DS1AG where Link: ~Copyable {
  /// Reads the outputs of the sensors that run, with their status.
  @inlinable
  mutating func loadOutputs() throws(SensorError) -> LSM9DS1AGSample {
    var sample = LSM9DS1AGSample(
      rawAcceleration: Axes(0, 0, 0), rawAngularRate: Axes(0, 0, 0),
      accelerometerSensitivity: reading.acceleration, gyroscopeSensitivity: reading.angularRate,
      hasAcceleration: false, hasAngularRate: false)
    if reading.hasGyroscope {
      let status: Datasheet.LSM9DS1AG.STATUS_REG
      (status, sample.rawAngularRate) = try loadOutput(Datasheet.LSM9DS1AG.STATUS_REG.address)
      sample.hasAngularRate = status.gyroscopeReady
    }
    let status: Datasheet.LSM9DS1AG.STATUS_REG
    (status, sample.rawAcceleration) = try loadOutput(Datasheet.LSM9DS1AG.STATUS_REG_XL.address)
    sample.hasAcceleration = status.accelerometerReady
    return sample
  }

  /// Reads STATUS_REG, at one of its two addresses, and the three words after it.
  @inlinable
  mutating func loadOutput(
    _ first: UInt8
  ) throws(SensorError) -> (Datasheet.LSM9DS1AG.STATUS_REG, Axes<Int16>) {
    let bytes: InlineArray<7, UInt8>
    do throws(SensorError) { bytes = try bus.load(first) } catch {
      markHolding()
      throw error
    }
    return (
      Datasheet.LSM9DS1AG.STATUS_REG(bits: bytes[0]),
      Axes(
        Int16(low: bytes[1], high: bytes[2]), Int16(low: bytes[3], high: bytes[4]),
        Int16(low: bytes[5], high: bytes[6]))
    )
  }
}
