// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The settings of an ICM-20948: how its two sensors measure, what its pin shows, and what is done with its auxiliary bus.
///
///     .init(rate: .hertz225, gyroscopeRange: .dps2000)
///
/// Thresholds and offsets are given in physical units. The chip has steps for them: `rounded()` gives the nearest, and a
/// driver's `configuration` contains the values that were written.
public struct ICM20948Configuration: Equatable, Sendable {
  /// The rate of both sensors' samples: 1125 Hz, divided by 1 to 256, of the accelerometer alone by up to 4096. Data
  /// sheet, GYRO_SMPLRT_DIV and ACCEL_SMPLRT_DIV.
  public struct Rate: Hashable, Sendable {
    /// One less than the divisor, 0…4095.
    public var divider: UInt16

    /// Creates a rate from the value of the registers.
    public init(divider: UInt16) { self.divider = divider }

    /// The rate of this many samples a second; nil when the chip does not have it.
    public init?(hertz: Double) {
      guard hertz >= 0.25, hertz <= 1125 else { return nil }
      let divisor = Int(1125 / hertz + 0.5)
      guard divisor <= 4096, 1125 / Double(divisor) == hertz else { return nil }
      divider = UInt16(truncatingIfNeeded: divisor - 1)
    }

    /// 1125 Hz.
    public static var hertz1125: Rate { Rate(divider: 0) }
    /// 375 Hz.
    public static var hertz375: Rate { Rate(divider: 2) }
    /// 225 Hz.
    public static var hertz225: Rate { Rate(divider: 4) }
    /// 125 Hz.
    public static var hertz125: Rate { Rate(divider: 8) }
    /// 75 Hz.
    public static var hertz75: Rate { Rate(divider: 14) }
    /// 45 Hz.
    public static var hertz45: Rate { Rate(divider: 24) }
    /// 25 Hz.
    public static var hertz25: Rate { Rate(divider: 44) }
    /// 5 Hz.
    public static var hertz5: Rate { Rate(divider: 224) }

    /// Samples a second, behind low-passes.
    public var hertz: Double { 1125 / Double(Int(divider) + 1) }
  }

  /// The greatest specific force of either sign.
  public typealias AccelerometerRange = InvenSenseAccelerometerRange

  /// The greatest angular rate of either sign.
  public typealias GyroscopeRange = InvenSenseGyroscopeRange

  /// The gyroscope's low-pass. Raw values are the codes of GYRO_DLPFCFG, and above them GYRO_FCHOICE.
  public enum GyroscopeLowPass: UInt8, Sendable {
    /// 196.6 Hz.
    case hertz197
    /// 151.8 Hz.
    case hertz152
    /// 119.5 Hz.
    case hertz120
    /// 51.2 Hz.
    case hertz51
    /// 23.9 Hz.
    case hertz24
    /// 11.6 Hz.
    case hertz12
    /// 5.7 Hz.
    case hertz6
    /// 361.4 Hz.
    case hertz361
    /// 12106 Hz, at 9 kHz, which is not divided. Only the FIFO has so many samples.
    case hertz12106
  }

  /// The accelerometer's low-pass. Raw values are the codes of ACCEL_DLPFCFG, and above them ACCEL_FCHOICE.
  public enum AccelerometerLowPass: UInt8, Sendable {
    /// 246 Hz.
    case hertz246
    /// 246 Hz, by another code.
    case hertz246Too
    /// 111.4 Hz.
    case hertz111
    /// 50.4 Hz.
    case hertz50
    /// 23.9 Hz.
    case hertz24
    /// 11.5 Hz.
    case hertz12
    /// 5.7 Hz.
    case hertz6
    /// 473 Hz.
    case hertz473
    /// 1209 Hz, at 4.5 kHz, which is not divided, while the gyroscope is off.
    case hertz1209
  }

  /// Motion: any axis of the accelerometer exceeds a threshold. Data sheet, ACCEL_INTEL_CTRL and ACCEL_WOM_THR.
  public struct Motion: Equatable, Sendable {
    /// The threshold in g: 1…255 steps of 4 mg.
    public var threshold: Double
    /// Whether samples are compared with the first one, and not each with the one before.
    public var comparesWithFirst: Bool

    /// Creates the event from its parts.
    public init(threshold: Double = 0.1, comparesWithFirst: Bool = false) {
      self.threshold = threshold
      self.comparesWithFirst = comparesWithFirst
    }
  }

  /// Whether the sensors measure.
  public typealias Power = STPower

  /// What is done with the auxiliary bus.
  public typealias Auxiliary = InvenSenseAuxiliary

  /// The rate of both sensors' samples.
  public var rate: Rate
  /// The greatest specific force of either sign.
  public var accelerometerRange: AccelerometerRange
  /// The greatest angular rate of either sign.
  public var gyroscopeRange: GyroscopeRange
  /// The gyroscope's low-pass; nil for the fastest whose cut-off is at most half the rate, or 5.7 Hz.
  public var gyroscopeLowPass: GyroscopeLowPass?
  /// The accelerometer's low-pass; nil for the fastest whose cut-off is at most half the rate, or 5.7 Hz.
  public var accelerometerLowPass: AccelerometerLowPass?
  /// Whether the accelerometer measures. PWR_MGMT_2.
  public var runsAccelerometer: Bool
  /// Whether the gyroscope measures. PWR_MGMT_2.
  public var runsGyroscope: Bool
  /// Whether anything measures. PWR_MGMT_1, SLEEP.
  public var power: Power
  /// What the chip adds to each axis of the gyroscope: steps of 1/32.8 °/s, up to ±999 °/s. It is lost at power-off.
  public var gyroscopeOffset: AngularRate
  /// How samples are kept until they are drained; nil to read each by itself.
  public var fifo: InvenSenseFIFO?
  /// The motion that the chip detects; nil for none.
  public var motion: Motion?
  /// What the pin INT1 shows, and how.
  public var pin: InvenSensePin
  /// What is done with the auxiliary bus. An AK09916 that does not measure by itself is read at most 100 times a second.
  public var auxiliary: Auxiliary

  /// Creates a configuration.
  public init(
    rate: Rate = .hertz125, accelerometerRange: AccelerometerRange = .g4,
    gyroscopeRange: GyroscopeRange = .dps500, gyroscopeLowPass: GyroscopeLowPass? = nil,
    accelerometerLowPass: AccelerometerLowPass? = nil, runsAccelerometer: Bool = true,
    runsGyroscope: Bool = true, power: Power = .normal,
    gyroscopeOffset: AngularRate = AngularRate(radiansPerSecond: Axes(0, 0, 0)),
    fifo: InvenSenseFIFO? = nil, motion: Motion? = nil, pin: InvenSensePin = InvenSensePin(),
    auxiliary: Auxiliary = .off
  ) {
    self.rate = rate
    self.accelerometerRange = accelerometerRange
    self.gyroscopeRange = gyroscopeRange
    self.gyroscopeLowPass = gyroscopeLowPass
    self.accelerometerLowPass = accelerometerLowPass
    self.runsAccelerometer = runsAccelerometer
    self.runsGyroscope = runsGyroscope
    self.power = power
    self.gyroscopeOffset = gyroscopeOffset
    self.fifo = fifo
    self.motion = motion
    self.pin = pin
    self.auxiliary = auxiliary
  }

  /// Creates the driver's default configuration.
  public init() { self.init(rate: .hertz125) }
}

// Lists of all cases are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension ICM20948Configuration.Rate {
    /// The rates of both sensors with a whole number of samples a second, 5…1125, the slowest first.
    package static let whole: [ICM20948Configuration.Rate] =
      (0...255).reversed().map { Self(divider: $0) }.filter { 1125 % (Int($0.divider) + 1) == 0 }
  }
#endif
