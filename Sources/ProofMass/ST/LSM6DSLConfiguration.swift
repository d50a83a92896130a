// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The settings of an LSM6DSL or one of its relatives: how its two sensors measure, which events it detects, and what
/// its pins show.
///
///     .init(part: .lsm6ds33, accelerometerRate: .hertz208, gyroscopeRate: .hertz208, gyroscopeRange: .dps2000)
///
/// Block data update is always on. The datasheet of the LSM6DS3 wants it off for the FIFO, but those of the other parts
/// on; Linux and others drain the FIFO of an LSM6DS3 with it.
public struct LSM6DSLConfiguration: Equatable, Sendable {
  /// The rate of a sensor's samples.
  public typealias Rate = STSixAxisRate

  /// Whether the sensors measure.
  public typealias Power = STPower

  /// The greatest specific force of either sign. Which ranges a part has: ``Part/accelerometerRanges``.
  public typealias AccelerometerRange = STSixAxisAccelerometerRange

  /// How much current the accelerometer needs; not `ultraLowPower`.
  public typealias AccelerometerMode = STSixAxisAccelerometerMode

  /// The greatest angular rate of either sign. Which ranges a part has: ``Part/gyroscopeRanges``.
  public typealias GyroscopeRange = STSixAxisGyroscopeRange

  /// The settings of the FIFO.
  public typealias FIFO = STSixAxisFIFO

  /// The events that the chip detects.
  public typealias Events = STSixAxisDetectors

  /// The signals of the pins INT1 and INT2, and their levels.
  public typealias Pins = STSixAxisPins

  /// The accelerometer's last filter. Cut-offs are parts of the rate. Datasheet, CTRL8_XL; CTRL1_XL, LPF1_BW_SEL.
  public enum AccelerometerFilter: Equatable, Sendable {
    /// The cut-off.
    public enum Cutoff: UInt8, Sendable {
      /// Rate / 50; not as a high-pass.
      case fiftieth
      /// Rate / 100.
      case hundredth
      /// Rate / 9.
      case ninth
      /// Rate / 400.
      case fourHundredth
      /// Rate / 4; as a high-pass the slope filter, half the difference of two samples. As a low-pass it is the first
      /// one, in high performance only, and not in the LSM6DS3 and LSM6DS33.
      case fourth
    }

    /// None: the first low-pass alone, at half the rate or, in the low-power mode, 740 Hz.
    case none
    /// The second low-pass.
    case lowPass(Cutoff)
    /// The high-pass, which removes gravity.
    case highPass(Cutoff)
  }

  /// The bandwidth of the accelerometer's filter against aliasing, in high performance.
  public enum AccelerometerBandwidth: UInt8, Sendable {
    /// 400 Hz. Of an LSM6DSL or LSM6DS3TR-C from 1666 Hz on, in place of 1.5 kHz (datasheet, CTRL1_XL, BW0_XL).
    case hertz400
    /// 200 Hz: LSM6DS3 and LSM6DS33 (datasheet, CTRL1_XL, BW_XL).
    case hertz200
    /// 100 Hz: LSM6DS3 and LSM6DS33.
    case hertz100
    /// 50 Hz: LSM6DS3 and LSM6DS33.
    case hertz50
  }

  /// The cut-off of the gyroscope's low-passes, by the rate: `LSM6DSLConfiguration.lowPassCutoff`. LSM6DSL and
  /// LSM6DS3TR-C; raw values are the codes of FTYPE.
  public enum GyroscopeLowPass: UInt8, Sendable {
    /// 351 Hz at 6664 Hz.
    case type0
    /// 237 Hz at 6664 Hz.
    case type1
    /// 173 Hz at 6664 Hz.
    case type2
    /// 937 Hz at 6664 Hz.
    case type3
  }

  /// The cut-off of the gyroscope's high-pass. The lowest two bits of raw values are the codes of HPM_G (LSM6DS3:
  /// HPCF_G).
  public enum GyroscopeHighPass: UInt8, Sendable {
    /// 0.016 Hz: LSM6DSL and LSM6DS3TR-C.
    case millihertz16
    /// 0.065 Hz: LSM6DSL and LSM6DS3TR-C.
    case millihertz65
    /// 0.26 Hz: LSM6DSL and LSM6DS3TR-C.
    case millihertz260
    /// 1.04 Hz: LSM6DSL and LSM6DS3TR-C.
    case millihertz1040
    /// 0.0081 Hz: LSM6DS3 and LSM6DS33.
    case millihertz8
    /// 0.0324 Hz: LSM6DS3 and LSM6DS33.
    case millihertz32
    /// 2.07 Hz: LSM6DS3 and LSM6DS33.
    case millihertz2070
    /// 16.32 Hz: LSM6DS3 and LSM6DS33.
    case millihertz16320
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
  /// The bandwidth of the accelerometer's filter against aliasing; nil for that of an LSM6DS3 or LSM6DS33 by its rate,
  /// of the others 1.5 kHz from 1666 Hz on, and 400 Hz below.
  public var accelerometerBandwidth: AccelerometerBandwidth?
  /// Whether the gyroscope needs less current below 416 Hz. Datasheet, CTRL7_G, G_HM_MODE.
  public var gyroscopeLowPower: Bool
  /// The gyroscope's first low-pass; nil for none. In high performance only; not in the LSM6DS3 and LSM6DS33.
  public var gyroscopeLowPass: GyroscopeLowPass?
  /// The gyroscope's high-pass; nil for none. In high performance only.
  public var gyroscopeHighPass: GyroscopeHighPass?
  /// What the chip subtracts from the specific force, −127…127 steps of 2⁻¹⁰ g on each axis or, where one is larger,
  /// of 2⁻⁶ g; nil for nothing. Not in the LSM6DS3 and LSM6DS33. Datasheet, X_OFS_USR; the chip adds those of X and Y.
  public var accelerometerOffset: Acceleration?
  /// The FIFO, which `drain` reads; nil where samples are read one by one. Sets have the rate of the faster sensor;
  /// where the slower one has a part of it, of 1/2 to 1/32, every so many sets have a sample of it, too. The watermark
  /// is rounded up to a multiple of that number. An LSM6DSL or LSM6DS3TR-C has 1…339 sets of both sensors, 1…678 of one;
  /// an LSM6DS3 or LSM6DS33 680 and 1361. With the sensor hub the accelerometer's rate is at most 104 Hz; 1…225 sets of
  /// both sensors, 1…338 of the accelerometer, an LSM6DS3 453 and 679.
  public var fifo: FIFO?
  /// Whether the sensor hub may go on, which `LSM6DSLHub.start` has started: without it `configure` ends its cycles. Needs
  /// the accelerometer; not in the LSM6DS33. CTRL10_C, FUNC_EN.
  public var sensorHub: Bool
  /// Whether the chip counts time, which `readTimestamp` reads, while a sensor runs.
  public var timestamps: Bool
  /// Whether the steps of the time are 6.4 ms instead of 25 µs, nominally. After a change `resetTimestamp` is needed
  /// (datasheet). WAKE_UP_DUR, TIMER_HR.
  public var coarseTimestamps: Bool
  /// The events that the chip detects.
  public var events: Events
  /// The signals of the pins INT1 and INT2.
  public var pins: Pins
  /// Whether the chip is connected by three-wire SPI, and answers on SDI. This is configured before anything is
  /// read from the chip. CTRL3_C, SIM.
  public var threeWireSPI: Bool

  /// Creates the driver's default configuration, of an LSM6DSL.
  public init() { self.init(part: .lsm6dsl) }

  /// Creates a configuration.
  public init(
    part: Part = .lsm6dsl, accelerometerRate: Rate? = .hertz104, gyroscopeRate: Rate? = .hertz104,
    accelerometerRange: AccelerometerRange = .g4, gyroscopeRange: GyroscopeRange = .dps250,
    power: Power = .normal, accelerometerMode: AccelerometerMode = .highPerformance,
    accelerometerFilter: AccelerometerFilter = .none,
    accelerometerBandwidth: AccelerometerBandwidth? = nil, gyroscopeLowPower: Bool = false,
    gyroscopeLowPass: GyroscopeLowPass? = nil, gyroscopeHighPass: GyroscopeHighPass? = nil,
    accelerometerOffset: Acceleration? = nil, fifo: FIFO? = nil, sensorHub: Bool = false,
    timestamps: Bool = false, coarseTimestamps: Bool = false, events: Events = Events(),
    pins: Pins = Pins(),
    threeWireSPI: Bool = false
  ) {
    self.part = part
    self.accelerometerRate = accelerometerRate
    self.gyroscopeRate = gyroscopeRate
    self.accelerometerRange = accelerometerRange
    self.gyroscopeRange = gyroscopeRange
    self.power = power
    self.accelerometerMode = accelerometerMode
    self.accelerometerFilter = accelerometerFilter
    self.accelerometerBandwidth = accelerometerBandwidth
    self.gyroscopeLowPower = gyroscopeLowPower
    self.gyroscopeLowPass = gyroscopeLowPass
    self.gyroscopeHighPass = gyroscopeHighPass
    self.accelerometerOffset = accelerometerOffset
    self.fifo = fifo
    self.sensorHub = sensorHub
    self.timestamps = timestamps
    self.coarseTimestamps = coarseTimestamps
    self.events = events
    self.pins = pins
    self.threeWireSPI = threeWireSPI
  }
}
