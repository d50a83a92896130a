// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The settings of an LSM6DSO or one of its relatives: how its two sensors measure, which events it detects, and what
/// its pins show.
///
///     .init(part: .lsm6dsox, accelerometerRate: .hertz208, gyroscopeRate: .hertz208, gyroscopeRange: .dps2000)
///
/// Block data update is always on, and I3C always off.
public struct LSM6DSOConfiguration: Equatable, Sendable {
  /// The rate of a sensor's samples, by the datasheet's names; `LSM6DSO.hertz(of:)` is that of the chip at hand. Raw
  /// values are the codes of ODR_XL and ODR_G.
  public enum Rate: UInt8, Sendable {
    /// 12.5 Hz.
    case hertz12Point5 = 1
    /// 26 Hz.
    case hertz26
    /// 52 Hz.
    case hertz52
    /// 104 Hz.
    case hertz104
    /// 208 Hz.
    case hertz208
    /// 416 Hz.
    case hertz416
    /// 833 Hz.
    case hertz833
    /// 1666 Hz.
    case hertz1666
    /// 3332 Hz.
    case hertz3332
    /// 6664 Hz.
    case hertz6664
    /// 1.6 Hz: of the accelerometer, not in high performance.
    case hertz1Point6
  }

  /// Whether the sensors measure.
  public typealias Power = STPower

  /// The greatest specific force of either sign. Which ranges a part has: ``Part/accelerometerRanges``.
  public enum AccelerometerRange: UInt8, Sendable {
    /// ±2 g: not in the LSM6DSO32.
    case g2
    /// ±4 g.
    case g4
    /// ±8 g.
    case g8
    /// ±16 g.
    case g16
    /// ±32 g: LSM6DSO32.
    case g32
  }

  /// How much current the accelerometer needs: alone at 52 Hz 170, 26 or 9.5 µA (datasheet of the LSM6DSO32).
  public enum AccelerometerMode: UInt8, Sendable {
    /// The least noise, at any rate but 1.6 Hz.
    case highPerformance
    /// Less current below 416 Hz. Datasheet, CTRL6_C, XL_HM_MODE.
    case lowPower
    /// The least current, up to 208 Hz and without the gyroscope: not in the ISM330DHCX. CTRL5_C, XL_ULP_EN.
    case ultraLowPower
  }

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

  /// The greatest angular rate of either sign. The outputs reach 14.7 % beyond it.
  public enum GyroscopeRange: UInt8, Sendable {
    /// ±125 °/s.
    case dps125
    /// ±250 °/s.
    case dps250
    /// ±500 °/s.
    case dps500
    /// ±1000 °/s.
    case dps1000
    /// ±2000 °/s.
    case dps2000
    /// ±4000 °/s: ISM330DHCX.
    case dps4000
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

  /// The settings of the FIFO, which holds 512 words: one of each sensor that runs makes a set. When it is full, the
  /// oldest are replaced (datasheet, FIFO_CTRL4, continuous mode). Sensors that run have one rate.
  public struct FIFO: Equatable, Sendable {
    /// The number of sets at which the pin's signal begins: 1…255 of both sensors, 1…511 of one.
    public var watermark: UInt16

    /// Creates the FIFO's settings from their parts.
    public init(watermark: UInt16 = 1) { self.watermark = watermark }
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

// Lists are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension LSM6DSOConfiguration.Rate: CaseIterable {
    /// The rates that both sensors have, the slowest first.
    public static var ofBothSensors: [Self] { allCases.filter { $0 != .hertz1Point6 } }

    /// The rate of this many samples a second; nil where there is none.
    public init?(hertz: Double) {
      guard let rate = Self.allCases.first(where: { $0.hertz == hertz }) else { return nil }
      self = rate
    }
  }

  extension LSM6DSOConfiguration.AccelerometerRange: CaseIterable {
    /// The range of this many g; nil where there is none.
    public init?(g: Double) {
      guard let range = Self.allCases.first(where: { $0.g == g }) else { return nil }
      self = range
    }
  }

  extension LSM6DSOConfiguration.GyroscopeRange: CaseIterable {
    /// The range of this many degrees per second; nil where there is none.
    public init?(degreesPerSecond: Double) {
      guard let range = Self.allCases.first(where: { $0.degreesPerSecond == degreesPerSecond })
      else { return nil }
      self = range
    }
  }
#endif
