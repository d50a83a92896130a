// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The settings of an MPU-6500 or one of its relatives: how its two sensors measure, what its pin shows, and what is done
/// with its auxiliary bus.
///
///     .init(part: .mpu9250, rate: .hertz200, gyroscopeRange: .dps2000)
///
/// Thresholds, times and offsets are given in physical units. The chip has steps for them: `rounded()` gives the nearest,
/// and a driver's `configuration` contains the values that were written.
public struct MPU6500Configuration: Equatable, Sendable {
  /// One of the parts that share a register map.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.MPU6500.Variant
  }

  /// The rate of both sensors' samples: 1 kHz, divided by 1 to 256. Register manuals, SMPLRT_DIV.
  public struct Rate: Hashable, Sendable {
    /// One less than the divisor.
    public var divider: UInt8

    /// Creates a rate from the value of SMPLRT_DIV.
    public init(divider: UInt8) { self.divider = divider }

    /// The rate of this many samples a second; nil when the chip does not have it.
    public init?(hertz: Double) {
      guard hertz >= 3, hertz <= 1000 else { return nil }
      let divisor = Int(1000 / hertz + 0.5)
      guard divisor <= 256, 1000 / Double(divisor) == hertz else { return nil }
      divider = UInt8(truncatingIfNeeded: divisor - 1)
    }

    /// 1 kHz.
    public static var hertz1000: Rate { Rate(divider: 0) }
    /// 500 Hz.
    public static var hertz500: Rate { Rate(divider: 1) }
    /// 250 Hz.
    public static var hertz250: Rate { Rate(divider: 3) }
    /// 200 Hz.
    public static var hertz200: Rate { Rate(divider: 4) }
    /// 100 Hz.
    public static var hertz100: Rate { Rate(divider: 9) }
    /// 50 Hz.
    public static var hertz50: Rate { Rate(divider: 19) }
    /// 10 Hz.
    public static var hertz10: Rate { Rate(divider: 99) }

    /// Samples a second, behind a low-pass of 1 kHz.
    public var hertz: Double { 1000 / Double(Int(divider) + 1) }
  }

  /// The greatest specific force of either sign.
  public typealias AccelerometerRange = InvenSenseAccelerometerRange

  /// The greatest angular rate of either sign.
  public typealias GyroscopeRange = InvenSenseGyroscopeRange

  /// The gyroscope's low-pass; in an MPU-6000, MPU-6050 or MPU-9150, whose cut-offs are up to 7 % higher, that of both
  /// sensors. Raw values are the codes of DLPF_CFG, and above them those of FCHOICE_B.
  public enum GyroscopeLowPass: UInt8, Sendable {
    /// 250 Hz (MPU-6050: 256 Hz), at 8 kHz. An MPU-6500 or MPU-9250 then does not divide its rate.
    case hertz250
    /// 184 Hz.
    case hertz184
    /// 92 Hz.
    case hertz92
    /// 41 Hz.
    case hertz41
    /// 20 Hz.
    case hertz20
    /// 10 Hz.
    case hertz10
    /// 5 Hz.
    case hertz5
    /// 3600 Hz, at 8 kHz, which is not divided. Not in an MPU-6000, MPU-6050 or MPU-9150.
    case hertz3600
    /// 8800 Hz, at 32 kHz, which is not divided. Not in an MPU-6000, MPU-6050 or MPU-9150.
    case hertz8800
    /// 3600 Hz, at 32 kHz, which is not divided. Not in an MPU-6000, MPU-6050 or MPU-9150.
    case hertz3600At32kHz
  }

  /// The accelerometer's low-pass in an MPU-6500 or MPU-9250, by the older of two tables. Revision 1.6 of the MPU-9250's
  /// register map has other cut-offs for the same codes: 218 Hz for the first two, 420 Hz for the last. Raw values are the
  /// codes of A_DLPF_CFG, and above them ACCEL_FCHOICE_B.
  public enum AccelerometerLowPass: UInt8, Sendable {
    /// 460 Hz.
    case hertz460
    /// 184 Hz.
    case hertz184
    /// 92 Hz.
    case hertz92
    /// 41 Hz.
    case hertz41
    /// 20 Hz.
    case hertz20
    /// 10 Hz.
    case hertz10
    /// 5 Hz.
    case hertz5
    /// 460 Hz, by another code.
    case hertz460Too
    /// 1130 Hz, at 4 kHz.
    case hertz1130
  }

  /// Whether the sensors measure.
  public typealias Power = STPower

  /// What is done with the auxiliary bus. A magnetometer is read at most 100 times a second.
  public typealias Auxiliary = InvenSenseAuxiliary

  /// The part.
  public var part: Part
  /// The rate of both sensors' samples.
  public var rate: Rate
  /// The greatest specific force of either sign.
  public var accelerometerRange: AccelerometerRange
  /// The greatest angular rate of either sign.
  public var gyroscopeRange: GyroscopeRange
  /// The gyroscope's low-pass; nil for one whose cut-off is at most half the rate, as Linux chooses it, or 5 Hz.
  public var gyroscopeLowPass: GyroscopeLowPass?
  /// The accelerometer's low-pass; nil for that with the gyroscope's code, or of 184 Hz in a chip that wakes. Nil in an MPU-6000, MPU-6050 or MPU-9150.
  public var accelerometerLowPass: AccelerometerLowPass?
  /// Whether the accelerometer measures. PWR_MGMT_2.
  public var runsAccelerometer: Bool
  /// Whether the gyroscope measures. PWR_MGMT_2.
  public var runsGyroscope: Bool
  /// Whether anything measures. PWR_MGMT_1, SLEEP.
  public var power: Power
  /// How often the chip wakes to measure once, in Hz; nil where it is always awake. The gyroscope has to be off. An MPU-6500
  /// or MPU-9250 has 12 rates, 0.244…500 Hz, an MPU-6000, MPU-6050 or MPU-9150 1.25, 5, 20 and 40 Hz. PWR_MGMT_1, CYCLE.
  public var wakeRate: Double?
  /// What the chip adds to each axis of the gyroscope: steps of 1/32.8 °/s, up to ±999 °/s. It is lost at power-off. One
  /// revision of the MPU-9250's register map says that the chip subtracts it; the others, and the maker's code, that it
  /// adds it.
  public var gyroscopeOffset: AngularRate
  /// How samples are kept until they are drained; nil to read each by itself.
  public var fifo: InvenSenseFIFO?
  /// The motion that the chip detects; nil for none.
  public var motion: Motion?
  /// What the pin INT shows, and how.
  public var pin: InvenSensePin
  /// What is done with the auxiliary bus.
  public var auxiliary: Auxiliary
  /// Whether the auxiliary bus of an MPU-9150, MPU-6050 or MPU-6000 has the level of VDD, and not of VLOGIC. Where this is
  /// false, the level is left as it is. Register 01, AUX_VDDIO.
  public var auxiliaryAtVDD: Bool
  /// The identity of a clone that is accepted in place of the part's: chips that are sold as an MPU-6050 answer with 0x98 or
  /// 0x70, such that are sold as an MPU-9250 with 0x73, 0x75 or, without a magnetometer, 0x70. Whether they behave as the
  /// part does is not known. nil to accept the part alone.
  public var acceptsIdentity: UInt8?

  /// Creates a configuration.
  public init(
    part: Part = .mpu6500, rate: Rate = .hertz100, accelerometerRange: AccelerometerRange = .g4,
    gyroscopeRange: GyroscopeRange = .dps500, gyroscopeLowPass: GyroscopeLowPass? = nil,
    accelerometerLowPass: AccelerometerLowPass? = nil, runsAccelerometer: Bool = true,
    runsGyroscope: Bool = true, power: Power = .normal, wakeRate: Double? = nil,
    gyroscopeOffset: AngularRate = AngularRate(radiansPerSecond: Axes(0, 0, 0)),
    fifo: InvenSenseFIFO? = nil, motion: Motion? = nil, pin: InvenSensePin = InvenSensePin(),
    auxiliary: Auxiliary = .off, auxiliaryAtVDD: Bool = false, acceptsIdentity: UInt8? = nil
  ) {
    self.part = part
    self.rate = rate
    self.accelerometerRange = accelerometerRange
    self.gyroscopeRange = gyroscopeRange
    self.gyroscopeLowPass = gyroscopeLowPass
    self.accelerometerLowPass = accelerometerLowPass
    self.runsAccelerometer = runsAccelerometer
    self.runsGyroscope = runsGyroscope
    self.power = power
    self.wakeRate = wakeRate
    self.gyroscopeOffset = gyroscopeOffset
    self.fifo = fifo
    self.motion = motion
    self.pin = pin
    self.auxiliary = auxiliary
    self.auxiliaryAtVDD = auxiliaryAtVDD
    self.acceptsIdentity = acceptsIdentity
  }
}

#if !NO_HEAP
  extension MPU6500Configuration.Rate {
    /// The rates of a whole number of samples a second, 4…1000, the slowest first.
    package static let whole: [MPU6500Configuration.Rate] =
      (0...249).reversed().map { Self(divider: $0) }.filter { 1000 % (Int($0.divider) + 1) == 0 }
  }
#endif
