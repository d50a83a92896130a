// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The interface between the configuration of one of InvenSense's parts and the driver that they share,
/// `InvenSenseSixAxis`.
public protocol InvenSenseConfiguration: Equatable, Sendable {
  /// Creates the driver's default configuration.
  init()

  /// The addresses of the registers that all parts of the map have.
  static var map: InvenSenseMap { get }

  /// Whether anything measures.
  var power: STPower { get set }
  /// Whether the accelerometer measures.
  var runsAccelerometer: Bool { get set }
  /// Whether the gyroscope measures.
  var runsGyroscope: Bool { get set }
  /// How samples are kept until they are drained; nil to read each by itself.
  var fifo: InvenSenseFIFO? { get set }
  /// What the pin shows, and how.
  var pin: InvenSensePin { get set }
  /// What is done with the auxiliary bus.
  var auxiliary: InvenSenseAuxiliary { get set }
  /// Whether the chip detects motion.
  var detectsMotion: Bool { get }

  /// The value of one digit of the accelerometer, in g.
  var accelerometerSensitivity: Sensitivity { get }
  /// The value of one digit of the gyroscope, in degrees per second.
  var gyroscopeSensitivity: Sensitivity { get }
  /// How digits of the thermometer become a temperature.
  var thermometer: InvenSenseThermometer { get }
  /// The number of samples a second: nominally.
  var hertz: Double { get }
  /// The time from sample to sample, in nanoseconds.
  var period: Int64 { get }
  /// The delay of the accelerometer's low-pass in seconds; 0 while it is off.
  var accelerometerFilterDelay: Double { get }
  /// The delay of the gyroscope's low-pass in seconds; 0 while it is off.
  var gyroscopeFilterDelay: Double { get }
  /// The time from the end of configuring until samples are good; zero in sleep.
  var settlingTime: Duration { get }

  /// The four registers at `InvenSenseMap.settings`, where they have to be read with a sample; nil where a chip that has
  /// lost its supply does not measure.
  var heldSettings: InlineArray<4, UInt8>? { get }
  /// The size of the FIFO in bytes.
  var fifoSize: Int { get }
  /// Whether a full FIFO loses its oldest bytes; otherwise it stops.
  var losesOldest: Bool { get }

  /// The configuration after a reset, of the same part.
  var afterReset: Self { get }
  /// The configuration of the self-tests, without the force.
  var selfTest: Self { get }

  /// The configuration with its threshold, durations and offset set to the nearest of the chip's steps.
  ///
  /// - Throws: `.wrongPart` for what the part does not have, `.wrongConfiguration` for what no part has.
  func rounded() throws(SensorError) -> Self

  /// Whether a driver can change to this configuration: not to one of another part.
  func canReplace(_ before: Self) -> Bool

  // MARK: Configuring

  /// Throws `.identity` when another part answers. On SPI it then switches the chip's I2C off.
  func identify(_ bus: inout some Bus & ~Copyable) throws(SensorError)

  /// Wakes the chip, writes every register that the driver uses, and verifies each; then starts the FIFO, ends events,
  /// and enables the pin.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError)

  /// Throws `.lostConfiguration` unless the chip holds its settings, or `.bus`.
  func check(_ bus: inout some Bus & ~Copyable) throws(SensorError)

  /// Empties the FIFO, which keeps nothing yet.
  func emptyFIFO(_ bus: inout some Bus & ~Copyable) throws(SensorError)

  /// Starts an empty FIFO.
  func fillFIFO(_ bus: inout some Bus & ~Copyable) throws(SensorError)

  /// Stops the FIFO and the auxiliary bus, and puts the chip to sleep.
  func putToSleep(_ bus: inout some Bus & ~Copyable) throws(SensorError)

  /// Stops the auxiliary bus, resets the chip, and waits until it can be configured.
  ///
  /// - Throws: `.notReady` when the reset has not ended by then; `.bus`.
  func reset(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError)

  // MARK: Reading

  /// Reads what the chip tells of its samples and events, which ends it.
  static func loadStatus(
    _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> InvenSenseStatus

  /// Reads the same, and the outputs: of the sensors 14 bytes, and behind them those of a magnetometer.
  ///
  /// - Parameters:
  ///   - bus: The bus of the chip.
  ///   - bytes: The outputs begin at `InvenSenseMap.outputs`.
  ///   - count: The number of bytes of the outputs.
  static func loadOutputs(
    _ bus: inout some Bus & ~Copyable, into bytes: inout InlineArray<24, UInt8>, count: Int
  ) throws(SensorError) -> InvenSenseStatus

  /// Selects a bank of registers, where the part has several.
  static func select(bank: UInt8, _ bus: inout some Bus & ~Copyable) throws(BusError)

  // MARK: Self-test

  /// Writes the registers with the bits of a test, and verifies them.
  func apply(_ test: InvenSenseTest, to bus: inout some Bus & ~Copyable) throws(SensorError)

  /// Reads the codes that the factory left for a test.
  func loadCodes(
    _ test: InvenSenseTest, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> Axes<UInt8>

  /// The limits of the change of an axis in digits, by the factory's code. Where they are the same in either direction,
  /// they are those of the direction of the change.
  ///
  /// - Parameters:
  ///   - test: The sensor.
  ///   - code: The factory's code, 0 where it left none.
  ///   - change: The change of the axis, in digits.
  ///   - isY: Whether it is the Y axis.
  func selfTestLimits(
    _ test: InvenSenseTest, _ code: UInt8, change: Int, isY: Bool
  ) -> ClosedRange<Double>

  // MARK: The accelerometer's trim

  /// Where the accelerometer's trim is.
  var trim: InvenSenseTrim { get }

  // MARK: The auxiliary bus

  /// Identifies the part, configures it for about 1 kHz, and starts its master without slaves.
  func prepareMaster(
    _ bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError)

  /// Makes the master read a magnetometer with each sample.
  static func startMaster(
    _ slaves: InvenSenseSlaves, _ bus: inout some Bus & ~Copyable
  ) throws(SensorError)

  /// Requests an access of slave 4.
  static func request(
    _ access: InvenSenseAccess, _ bus: inout some Bus & ~Copyable
  ) throws(BusError)

  /// Reads the byte that slave 4 has read.
  static func loadAnswer(_ bus: inout some Bus & ~Copyable) throws(BusError) -> UInt8
}

extension InvenSenseConfiguration {
  /// Does nothing: the part has one bank of registers.
  public static func select(bank: UInt8, _ bus: inout some Bus & ~Copyable) throws(BusError) {}

  /// Whether a FIFO keeps the samples.
  var collects: Bool { fifo != nil && power == .normal }

  /// The bytes of a set of the FIFO.
  @usableFromInline var setSize: Int {
    2 + (runsAccelerometer ? 6 : 0) + (runsGyroscope ? 6 : 0)
      + (fifo?.magnetometer == true ? Self.map.magnetometerSize : 0)
  }

  /// The number of samples for one that slaves skip, by which a triggered magnetometer has 10 ms to measure.
  var slaveDelay: UInt8 {
    let longest: Int64 = 10_000_000
    return UInt8(truncatingIfNeeded: min(31, max(0, (longest + period - 1) / period - 1)))
  }

  /// How the FIFO is drained. A full one that has stopped is restarted when it was read; one that loses its oldest bytes is
  /// restarted before it is read, so that it is never full.
  var fifoSetup: FIFOSetup {
    let depth = fifoSize / setSize
    return FIFOSetup(
      mode: !collects ? .bypass : losesOldest ? .stream : .fifo, period: period, setSize: setSize,
      depth: losesOldest ? depth + 1 : depth, resumes: true)
  }
}

/// The addresses of registers, and the order of the outputs, in a map of InvenSense's parts.
public struct InvenSenseMap: Sendable {
  /// The first of the four registers of the rate, the low-pass and the ranges; of no meaning where these are not read with
  /// a sample.
  @usableFromInline var settings: UInt8
  /// The place of the outputs in what is read with the status.
  @usableFromInline var outputs: Int
  /// Whether the temperature comes before the angular rate, and not after it.
  @usableFromInline var temperatureIsFirst: Bool
  /// TEMP_OUT_H.
  var temperature: UInt8
  /// The first byte of what slaves have read.
  var auxiliary: UInt8
  /// I2C_MST_STATUS, whose bits are those of all parts.
  var masterStatus: UInt8
  /// The number of bytes from ST1 to ST2 of the magnetometers that the part reads: 8, or 9 where one stands between the
  /// data and ST2.
  @usableFromInline var magnetometerSize: Int
  /// USER_CTRL, whose bit of the FIFO is that of all parts.
  var userControl: UInt8
  /// FIFO_COUNTH.
  var fifoCount: UInt8
  /// FIFO_R_W.
  var fifoPort: UInt8

  @usableFromInline
  init(
    settings: UInt8 = 0, outputs: Int, temperatureIsFirst: Bool, temperature: UInt8,
    auxiliary: UInt8, masterStatus: UInt8, magnetometerSize: Int, userControl: UInt8,
    fifoCount: UInt8, fifoPort: UInt8
  ) {
    self.settings = settings
    self.outputs = outputs
    self.temperatureIsFirst = temperatureIsFirst
    self.temperature = temperature
    self.auxiliary = auxiliary
    self.masterStatus = masterStatus
    self.magnetometerSize = magnetometerSize
    self.userControl = userControl
    self.fifoCount = fifoCount
    self.fifoPort = fifoPort
  }
}

/// How digits of a thermometer become a temperature.
public struct InvenSenseThermometer: Equatable, Sendable {
  /// The value of one digit, in °C.
  @usableFromInline var sensitivity: Sensitivity
  /// The temperature of the digit 0, in hundredths of °C.
  @usableFromInline var zero: Int32
}

/// What a chip tells of its samples and events.
public struct InvenSenseStatus: Equatable, Sendable {
  /// There is a new sample.
  @usableFromInline var dataReady: Bool
  /// Motion was detected.
  @usableFromInline var motion: Bool
  /// The FIFO was full.
  @usableFromInline var fifoOverflow: Bool

  @usableFromInline
  init(dataReady: Bool = false, motion: Bool = false, fifoOverflow: Bool = false) {
    self.dataReady = dataReady
    self.motion = motion
    self.fifoOverflow = fifoOverflow
  }

  /// Adds what a later read shows.
  @usableFromInline
  mutating func add(_ later: InvenSenseStatus) {
    dataReady = dataReady || later.dataReady
    motion = motion || later.motion
    fifoOverflow = fifoOverflow || later.fifoOverflow
  }
}

/// What is done with the auxiliary bus, AUX_DA and AUX_CL.
public enum InvenSenseAuxiliary: UInt8, Sendable {
  /// Nothing.
  case off
  /// It is joined to that of the host: the chips on it answer the host at their own addresses. Not on SPI.
  case bypass
  /// The chip reads the magnetometer that ``InvenSenseHub/start(_:)`` has set up, and its samples have what was read.
  case magnetometer
}
