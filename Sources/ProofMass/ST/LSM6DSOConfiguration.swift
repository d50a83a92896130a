// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The settings of an LSM6DSO or one of its relatives: how its two sensors measure, which events it detects, and what
/// its pins show.
///
///     .init(part: .lsm6dsox, accelerometerRate: .hertz208, gyroscopeRate: .hertz208, gyroscopeRange: .dps2000)
///
/// Block data update is always on, and I3C always off.
public struct LSM6DSOConfiguration: Equatable, Sendable {
  /// The rate of a sensor's samples.
  public typealias Rate = STSixAxisRate

  /// Whether the sensors measure.
  public typealias Power = STPower

  /// The greatest specific force of either sign. Which ranges a part has: ``Part/accelerometerRanges``.
  public typealias AccelerometerRange = STSixAxisAccelerometerRange

  /// How much current the accelerometer needs.
  public typealias AccelerometerMode = STSixAxisAccelerometerMode

  /// The greatest angular rate of either sign. Which ranges a part has: ``Part/gyroscopeRanges``.
  public typealias GyroscopeRange = STSixAxisGyroscopeRange

  /// The settings of the FIFO, which holds 512 words: one of each sensor that runs makes a set. Sensors that run have
  /// one rate.
  public typealias FIFO = STSixAxisFIFO

  /// The events that the chip detects.
  public typealias Events = STSixAxisDetectors

  /// The signals of the pins INT1 and INT2, and their levels.
  public typealias Pins = STSixAxisPins

  /// The accelerometer's last filter. Cut-offs are parts of the rate. Datasheet, CTRL1_XL, LPF2_XL_EN, and CTRL8_XL.
  public enum AccelerometerFilter: Equatable, Sendable {
    /// The cut-off. Raw values are the codes of HPCF_XL.
    public enum Cutoff: UInt8, Sendable {
      /// Rate / 4; as a high-pass the slope filter, half the difference of two samples.
      case fourth
      /// Rate / 10.
      case tenth
      /// Rate / 20.
      case twentieth
      /// Rate / 45.
      case fortyFifth
      /// Rate / 100.
      case hundredth
      /// Rate / 200.
      case twoHundredth
      /// Rate / 400.
      case fourHundredth
      /// Rate / 800.
      case eightHundredth
    }

    /// None: the first low-pass alone, at half the rate or, in the low-power modes, 700 Hz.
    case none
    /// The second low-pass.
    case lowPass(Cutoff)
    /// The high-pass, which removes gravity.
    case highPass(Cutoff)
  }

  /// The cut-off of the gyroscope's first low-pass, by the rate: `LSM6DSOConfiguration.lowPass1Cutoff`. Raw values are
  /// the codes of FTYPE.
  public enum GyroscopeLowPass: UInt8, Sendable {
    /// 335.5 Hz at 6664 Hz (ISM330DHCX: 297 Hz).
    case type0
    /// 232 Hz at 6664 Hz (223).
    case type1
    /// 171.1 Hz at 6664 Hz (154).
    case type2
    /// 609 Hz at 6664 Hz (470).
    case type3
    /// 100.6 Hz at 6664 Hz. An ISM330DHCX has this and the next three up to 1666 Hz.
    case type4
    /// 49.9 Hz at 6664 Hz.
    case type5
    /// 25.1 Hz at 6664 Hz.
    case type6
    /// 12.5 Hz at 6664 Hz.
    case type7
  }

  /// The cut-off of the gyroscope's high-pass. Raw values are the codes of HPM_G.
  public enum GyroscopeHighPass: UInt8, Sendable {
    /// 0.016 Hz.
    case millihertz16
    /// 0.065 Hz.
    case millihertz65
    /// 0.26 Hz.
    case millihertz260
    /// 1.04 Hz.
    case millihertz1040
  }

  /// The part at the other end of the bus, which its identity does not tell.
  public var part: Part
  /// The rate of the accelerometer's samples; nil where it is off.
  public var accelerometerRate: Rate?
  /// The rate of the gyroscope's samples; nil where it is off.
  public var gyroscopeRate: Rate?
  /// The greatest specific force of either sign.
  public var accelerometerRange: AccelerometerRange
  /// The greatest angular rate of either sign.
  public var gyroscopeRange: GyroscopeRange
  /// Whether the sensors measure.
  public var power: Power
  /// How much current the accelerometer needs.
  public var accelerometerMode: AccelerometerMode
  /// The last filter that the accelerometer's samples pass.
  public var accelerometerFilter: AccelerometerFilter
  /// Whether the gyroscope needs less current below 416 Hz. Datasheet, CTRL7_G, G_HM_MODE.
  public var gyroscopeLowPower: Bool
  /// The gyroscope's first low-pass; nil for none. In high performance only.
  public var gyroscopeLowPass: GyroscopeLowPass?
  /// The gyroscope's high-pass; nil for none. In high performance only.
  public var gyroscopeHighPass: GyroscopeHighPass?
  /// What the chip subtracts from the specific force, −127…127 steps of 2⁻¹⁰ g on each axis or, where one is larger,
  /// of 2⁻⁶ g; nil for nothing. Datasheet, X_OFS_USR.
  public var accelerometerOffset: Acceleration?
  /// The FIFO, which `drain` reads; nil where samples are read one by one.
  public var fifo: FIFO?
  /// Whether the chip counts time in steps of 25 µs, nominally, which `readTimestamp` reads.
  public var timestamps: Bool
  /// The events that the chip detects.
  public var events: Events
  /// The signals of the pins INT1 and INT2.
  public var pins: Pins
  /// Whether the chip is connected by three-wire SPI, and answers on SDI. This is configured before anything is
  /// read from the chip. CTRL3_C, SIM.
  public var threeWireSPI: Bool

  /// Creates the driver's default configuration, of an LSM6DSO.
  public init() { self.init(part: .lsm6dso) }

  /// Creates a configuration.
  public init(
    part: Part = .lsm6dso, accelerometerRate: Rate? = .hertz104, gyroscopeRate: Rate? = .hertz104,
    accelerometerRange: AccelerometerRange = .g4, gyroscopeRange: GyroscopeRange = .dps250,
    power: Power = .normal, accelerometerMode: AccelerometerMode = .highPerformance,
    accelerometerFilter: AccelerometerFilter = .none, gyroscopeLowPower: Bool = false,
    gyroscopeLowPass: GyroscopeLowPass? = nil, gyroscopeHighPass: GyroscopeHighPass? = nil,
    accelerometerOffset: Acceleration? = nil, fifo: FIFO? = nil, timestamps: Bool = false,
    events: Events = Events(), pins: Pins = Pins(), threeWireSPI: Bool = false
  ) {
    self.part = part
    self.accelerometerRate = accelerometerRate
    self.gyroscopeRate = gyroscopeRate
    self.accelerometerRange = accelerometerRange
    self.gyroscopeRange = gyroscopeRange
    self.power = power
    self.accelerometerMode = accelerometerMode
    self.accelerometerFilter = accelerometerFilter
    self.gyroscopeLowPower = gyroscopeLowPower
    self.gyroscopeLowPass = gyroscopeLowPass
    self.gyroscopeHighPass = gyroscopeHighPass
    self.accelerometerOffset = accelerometerOffset
    self.fifo = fifo
    self.timestamps = timestamps
    self.events = events
    self.pins = pins
    self.threeWireSPI = threeWireSPI
  }
}
