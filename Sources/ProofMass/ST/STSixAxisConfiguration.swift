// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The interface between a configuration and the driver of ST's six-axis parts: of the first generation, `LSM6DSL`, or
/// of the second, `LSM6DSO`.
///
/// The generations agree in the registers of outputs, status, sources of events and identity, and in CTRL1_XL, CTRL2_G
/// and CTRL3_C; they differ in the others, and in the FIFO.
public protocol STSixAxisConfiguration: Equatable, Sendable {
  /// How the words of the FIFO become samples.
  associatedtype Words: STSixAxisWords

  /// Creates the driver's default configuration.
  init()

  /// What the generation has.
  static var map: STSixAxisMap { get }

  /// The value of WHO_AM_I.
  var identity: UInt8 { get }
  /// The time that a boot takes, in nanoseconds.
  var bootTime: Int64 { get }
  /// The rate of the accelerometer's samples; nil where it is off.
  var accelerometerRate: STSixAxisRate? { get set }
  /// The rate of the gyroscope's samples; nil where it is off.
  var gyroscopeRate: STSixAxisRate? { get set }
  /// The greatest specific force of either sign.
  var accelerometerRange: STSixAxisAccelerometerRange { get set }
  /// The greatest angular rate of either sign.
  var gyroscopeRange: STSixAxisGyroscopeRange { get set }
  /// Whether the sensors measure.
  var power: STPower { get set }
  /// The value of one digit of the accelerometer, in g.
  var accelerometerSensitivity: Sensitivity { get }
  /// The value of one digit of the gyroscope, in degrees per second.
  var gyroscopeSensitivity: Sensitivity { get }
  /// The typical reading at rest of the gyroscope, either sign, in degrees per second.
  var zeroRateLevel: Double { get }
  /// The delay of the accelerometer's low-passes in seconds; 0 without the accelerometer.
  var accelerometerFilterDelay: Double { get }
  /// The delay of the gyroscope's low-passes in seconds; 0 without the gyroscope.
  var gyroscopeFilterDelay: Double { get }
  /// The value of one digit of the thermometer, in °C; 0 is 25 °C.
  var temperatureSensitivity: Sensitivity { get }
  /// The FIFO; nil where samples are read one by one.
  var fifo: STSixAxisFIFO? { get set }
  /// The signals of the pins.
  var pins: STSixAxisPins { get set }
  /// Whether the chip counts time.
  var timestamps: Bool { get }
  /// The nominal time of a step of the timestamp, in nanoseconds.
  var timestampStep: Int64 { get }
  /// Whether the chip is connected by three-wire SPI.
  var threeWireSPI: Bool { get }
  /// The values of CTRL1_XL and CTRL2_G.
  var sensorControls: InlineArray<2, UInt8> { get }
  /// The value of CTRL3_C.
  var interface: UInt8 { get }
  /// The value of the register that selects the FIFO's mode; that of bypass where no FIFO is in use.
  var fifoMode: UInt8 { get }
  /// The configuration after power-on, of the same part on the same wires.
  var afterPowerOn: Self { get }
  /// The same configuration, powered down.
  var poweredDown: Self { get }
  /// The configuration in which the chip is booted: of the sensors the accelerometer alone runs, in high performance.
  var whileBooting: Self { get }
  /// The reader of the FIFO's words, at the FIFO's start.
  var words: Words { get }

  /// The configuration with its thresholds, durations and offset set to the nearest of the chip's steps.
  ///
  /// - Throws: `.wrongPart` for what the part does not have, `.wrongConfiguration` for what no part has.
  func rounded() throws(SensorError) -> Self

  /// Whether a driver can change to this configuration: not to one of another part.
  func canReplace(_ before: Self) -> Bool

  /// Writes every register that can be written, and verifies each. Returns the rates that the sensors had.
  ///
  /// - Throws: `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> STSixAxisStarting

  /// Throws `.lostConfiguration` unless the chip still holds the configuration, or `.bus`.
  func check(_ bus: inout some Bus & ~Copyable) throws(SensorError)

  /// The time until samples are good, once the rates have begun; zero in power-down.
  ///
  /// - Parameters:
  ///   - starting: The sensors that were powered down.
  ///   - clockTrim: INTERNAL_FREQ_FINE; 0 where the part has none.
  func settlingTime(_ starting: STSixAxisStarting, _ clockTrim: Int8) -> Duration

  /// How the FIFO is drained; its mode is bypass where none is in use.
  func fifoSetup(_ clockTrim: Int8) -> FIFOSetup

  /// The self-test of one of the sensors.
  func selfTest(ofGyroscope: Bool, _ clockTrim: Int8) -> STInertialProcedure<Self>
}

/// What a generation of ST's six-axis parts has.
public struct STSixAxisMap: Sendable {
  /// The address of the register that selects the FIFO's mode; its value in bypass is 0.
  var fifoMode: UInt8
  /// The number of bytes of the timestamp.
  var timestampBytes: Int
  /// The address of INTERNAL_FREQ_FINE; nil where the chip does not report how fast its clock is.
  var clockTrim: UInt8?
}

/// The rates of the sensors before a configuration was written, and which sensors it has started.
public struct STSixAxisStarting: Equatable, Sendable {
  /// Whether the accelerometer was powered down.
  var accelerometer: Bool
  /// Whether the gyroscope was powered down.
  var gyroscope: Bool
  /// The rate of each sensor until then; nil for one that was powered down.
  private var accelerometerRate: STSixAxisRate?
  private var gyroscopeRate: STSixAxisRate?

  /// What CTRL1_XL and CTRL2_G held.
  init(accelerometerControl: UInt8, gyroscopeControl: UInt8) {
    accelerometerRate = Datasheet.LSM6DSO.CTRL1_XL(bits: accelerometerControl).dataRate
      .flatMap { STSixAxisRate(rawValue: $0.rawValue) }
    gyroscopeRate = Datasheet.LSM6DSO.CTRL2_G(bits: gyroscopeControl).dataRate
      .flatMap { STSixAxisRate(rawValue: $0.rawValue) }
    (accelerometer, gyroscope) = (accelerometerRate == nil, gyroscopeRate == nil)
  }

  /// Both sensors count as starting, because they may have been started shortly before; the rates stay.
  var both: STSixAxisStarting {
    var both = self
    (both.accelerometer, both.gyroscope) = (true, true)
    return both
  }

  /// The greatest time in nanoseconds until all rates of a configuration begin: a sensor that runs takes another one at
  /// the end of its present period (AN5040, of the LSM6DSL).
  func presentPeriod(
    before configuration: some STSixAxisConfiguration, _ clockTrim: Int8
  ) -> Int64 {
    guard configuration.power == .normal else { return 0 }
    var longest: Int64 = 0
    if let rate = accelerometerRate, let next = configuration.accelerometerRate, next != rate {
      longest = rate.period(clockTrim)
    }
    if let rate = gyroscopeRate, let next = configuration.gyroscopeRate, next != rate {
      longest = max(longest, rate.period(clockTrim))
    }
    return longest
  }
}

extension STSixAxisConfiguration {
  func settlingTime(
    _ starting: STSixAxisStarting, _ clockTrim: Int8, after presentPeriod: Int64
  ) -> Duration {
    Duration(
      wholeNanoseconds: settlingTime(starting, clockTrim).wholeNanoseconds + presentPeriod)
  }

  /// The period of the slower sensor that runs, in nanoseconds; 0 where none does.
  func longestPeriod(_ clockTrim: Int8) -> Int64 {
    guard power == .normal else { return 0 }
    return max(accelerometerRate?.period(clockTrim) ?? 0, gyroscopeRate?.period(clockTrim) ?? 0)
  }

  /// Whether the accelerometer measures.
  var runsAccelerometer: Bool { power == .normal && accelerometerRate != nil }

  /// Whether the gyroscope measures.
  var runsGyroscope: Bool { power == .normal && gyroscopeRate != nil }

  /// Whether a FIFO collects samples.
  var collects: Bool { power == .normal && fifo != nil }
}

extension STSixAxisRate {
  /// The code of ODR_XL, which has all rates.
  var code: Datasheet.LSM6DSO.CTRL1_XL.DataRate { .init(code: self, otherwise: .powerDown) }

  /// The period of the samples in nanoseconds, where the chip's clock deviates by this many steps of
  /// INTERNAL_FREQ_FINE.
  func period(_ clockTrim: Int8) -> Int64 {
    let millihertz = Double(Int(code.millihertz ?? 0))
    return Int64(1e12 / (millihertz * (1 + Self.clockDeviation(clockTrim))))
  }

  /// How much faster than nominal a clock is, as a fraction.
  static func clockDeviation(_ clockTrim: Int8) -> Double {
    Double(Int(clockTrim)) * Double(Datasheet.LSM6DSO.Constant.timeBaseStep) / 1_000_000
  }
}
