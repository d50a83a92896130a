// SPDX-License-Identifier: Apache-2.0

/// The settings of an LSM9DS1's accelerometer and gyroscope: how they measure, which events they detect, and what
/// their pins show.
///
///     .init(rate: .hertz476, gyroscopeRange: .dps2000, pins: .init(interrupt1: .gyroscopeReady))
///
/// Thresholds and durations are given in g, °/s or rad/s, and as times. The chip has steps for them: `rounded()`
/// gives the nearest, and a driver's `configuration` contains the values that were written.
public struct LSM9DS1AGConfiguration: Equatable, Sendable {
  /// Which sensors run. The gyroscope never runs without the accelerometer (datasheet, figure 5).
  public enum Sensors: UInt8, Sendable {
    /// Accelerometer and gyroscope, at one rate.
    case both
    /// The accelerometer alone.
    case accelerometer
  }

  /// The rate of the samples, named by that of both sensors. Raw values are the codes of ODR_G and ODR_XL.
  public enum Rate: UInt8, Sendable {
    /// 14.9 Hz; with the accelerometer alone 10 Hz.
    case hertz14Point9 = 1
    /// 59.5 Hz; with the accelerometer alone 50 Hz.
    case hertz59Point5
    /// 119 Hz.
    case hertz119
    /// 238 Hz.
    case hertz238
    /// 476 Hz.
    case hertz476
    /// 952 Hz.
    case hertz952
  }

  /// Whether the sensors measure.
  public typealias Power = STPower

  /// The greatest specific force of either sign. The outputs reach ±2, ±4, ±8 and ±24 g.
  public enum AccelerometerRange: UInt8, Sendable {
    /// ±2 g.
    case g2
    /// ±4 g.
    case g4
    /// ±8 g.
    case g8
    /// ±16 g, at three times the digit of ±8 g.
    case g16
  }

  /// The cut-off of the accelerometer's anti-aliasing filter. Raw values are the codes of BW_XL.
  public enum AccelerometerBandwidth: UInt8, Sendable {
    /// 408 Hz.
    case hertz408
    /// 211 Hz.
    case hertz211
    /// 105 Hz.
    case hertz105
    /// 50 Hz.
    case hertz50
  }

  /// The accelerometer's digital filters: samples pass none or one of them. Datasheet, CTRL_REG7_XL and figure
  /// 8.
  public enum AccelerometerFilter: Equatable, Sendable {
    /// The cut-off, as a part of the rate. Raw values are the codes of DCF.
    public enum Cutoff: UInt8, Sendable {
      /// Rate / 50.
      case fiftieth
      /// Rate / 100.
      case hundredth
      /// Rate / 9.
      case ninth
      /// Rate / 400.
      case fourHundredth
    }

    /// None.
    case none
    /// The low-pass.
    case lowPass(Cutoff)
    /// The high-pass, which removes gravity. Only ST's driver states its cut-offs.
    case highPass(Cutoff)
  }

  /// The greatest angular rate of either sign. The outputs reach 14.7 % beyond it (245 °/s: 17 %).
  public enum GyroscopeRange: UInt8, Sendable {
    /// ±245 °/s.
    case dps245
    /// ±500 °/s.
    case dps500
    /// ±2000 °/s.
    case dps2000
  }

  /// The filters that the gyroscope's samples pass; they always include the first low-pass. Datasheet,
  /// CTRL_REG2_G, OUT_SEL, and CTRL_REG3_G, HP_EN.
  public typealias GyroscopePath = L3G4200DConfiguration.Path
  /// One of the four cut-offs of the gyroscope's second low-pass. Datasheet, CTRL_REG1_G, BW_G.
  public typealias GyroscopeBandwidth = L3G4200DConfiguration.Bandwidth
  /// One of the ten cut-offs of the gyroscope's high-pass. Datasheet, CTRL_REG3_G, HPCF_G.
  public typealias GyroscopeHighPass = L3G4200DConfiguration.HighPass.Cutoff

  /// The settings of the FIFO, which holds 32 sets of all sensors that run, and replaces the oldest when it is full
  /// (datasheet, FIFO_CTRL, continuous mode).
  public struct FIFO: Equatable, Sendable {
    /// The number of sets, 1…31, at which the pin's signal begins.
    public var watermark: UInt8

    /// Creates the FIFO's settings from their parts.
    public init(watermark: UInt8 = 1) { self.watermark = watermark }
  }

  /// Which sensors run.
  public var sensors: Sensors
  /// The rate of the samples.
  public var rate: Rate
  /// The greatest specific force of either sign.
  public var accelerometerRange: AccelerometerRange
  /// The greatest angular rate of either sign.
  public var gyroscopeRange: GyroscopeRange
  /// Whether the sensors measure.
  public var power: Power
  /// Cut-off of the accelerometer's anti-aliasing filter; nil for the one that the chip chooses by the rate: 50
  /// Hz at 119 Hz, 105 at 238, 211 at 476, otherwise 408.
  public var accelerometerBandwidth: AccelerometerBandwidth?
  /// The digital filter that the accelerometer's samples pass.
  public var accelerometerFilter: AccelerometerFilter
  /// The filters that the gyroscope's samples pass. At 14.9 Hz there is no second low-pass.
  public var gyroscopePath: GyroscopePath
  /// The cut-off of the gyroscope's second low-pass, written only where it is on a path.
  public var gyroscopeBandwidth: GyroscopeBandwidth
  /// The cut-off of the gyroscope's high-pass, written only where it is on a path.
  public var gyroscopeHighPass: GyroscopeHighPass
  /// Whether the gyroscope saves current: 1.9 mA at 14.9 Hz, 2.4 at 59.5 and 3.1 at 119 Hz, of both sensors,
  /// instead of 4.3 mA. Only up to 119 Hz.
  public var gyroscopeLowPower: Bool
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample may mix bytes
  /// of two samples.
  public var blockDataUpdate: Bool
  /// The FIFO, which `drain` reads; nil where samples are read one by one.
  public var fifo: FIFO?
  /// Event of the accelerometer's interrupt generator; nil for none.
  public var accelerometerInterrupt: AccelerometerInterrupt?
  /// Event of the gyroscope's interrupt generator; nil for none.
  public var gyroscopeInterrupt: GyroscopeInterrupt?
  /// Whether the directions that the accelerometer's generator detects leave out Z. Datasheet, CTRL_REG4, 4D_XL1.
  public var fourDirections: Bool
  /// When the gyroscope is switched off because the board does not move; nil where it never is. It cannot be
  /// combined with a FIFO: no document states what sets then hold of the gyroscope.
  public var activity: Activity?
  /// The signals of the pins INT1_A/G and INT2_A/G.
  public var pins: Pins
  /// Whether the chip is connected by three-wire SPI, and answers on SDI. This is configured before anything is
  /// read from the chip. CTRL_REG8, SIM.
  public var threeWireSPI: Bool

  /// Creates a configuration.
  public init(
    sensors: Sensors = .both, rate: Rate = .hertz119, accelerometerRange: AccelerometerRange = .g2,
    gyroscopeRange: GyroscopeRange = .dps245, power: Power = .normal,
    accelerometerBandwidth: AccelerometerBandwidth? = nil,
    accelerometerFilter: AccelerometerFilter = .none, gyroscopePath: GyroscopePath = .lowPass1,
    gyroscopeBandwidth: GyroscopeBandwidth = .lowest, gyroscopeHighPass: GyroscopeHighPass = .step0,
    gyroscopeLowPower: Bool = false, blockDataUpdate: Bool = true, fifo: FIFO? = nil,
    accelerometerInterrupt: AccelerometerInterrupt? = nil,
    gyroscopeInterrupt: GyroscopeInterrupt? = nil, fourDirections: Bool = false,
    activity: Activity? = nil, pins: Pins = Pins(), threeWireSPI: Bool = false
  ) {
    self.sensors = sensors
    self.rate = rate
    self.accelerometerRange = accelerometerRange
    self.gyroscopeRange = gyroscopeRange
    self.power = power
    self.accelerometerBandwidth = accelerometerBandwidth
    self.accelerometerFilter = accelerometerFilter
    self.gyroscopePath = gyroscopePath
    self.gyroscopeBandwidth = gyroscopeBandwidth
    self.gyroscopeHighPass = gyroscopeHighPass
    self.gyroscopeLowPower = gyroscopeLowPower
    self.blockDataUpdate = blockDataUpdate
    self.fifo = fifo
    self.accelerometerInterrupt = accelerometerInterrupt
    self.gyroscopeInterrupt = gyroscopeInterrupt
    self.fourDirections = fourDirections
    self.activity = activity
    self.pins = pins
    self.threeWireSPI = threeWireSPI
  }

  /// The configuration after power-on: the chip is powered down.
  public static var powerOn: LSM9DS1AGConfiguration { LSM9DS1AGConfiguration().afterPowerOn }
}

#if !NO_HEAP
  extension LSM9DS1AGConfiguration.Rate: CaseIterable {
    /// The rate of this many samples a second; nil where there is none.
    public init?(hertz: Double, with sensors: LSM9DS1AGConfiguration.Sensors) {
      guard let rate = Self.allCases.first(where: { $0.hertz(with: sensors) == hertz }) else {
        return nil
      }
      self = rate
    }
  }

  extension LSM9DS1AGConfiguration.AccelerometerRange: CaseIterable {
    /// The range of this many g; nil where there is none.
    public init?(g: Double) {
      guard let range = Self.allCases.first(where: { $0.g == g }) else { return nil }
      self = range
    }
  }

  extension LSM9DS1AGConfiguration.GyroscopeRange: CaseIterable {
    /// The range of this many degrees per second; nil where there is none.
    public init?(degreesPerSecond: Double) {
      guard let range = Self.allCases.first(where: { $0.degreesPerSecond == degreesPerSecond })
      else { return nil }
      self = range
    }
  }
#endif
