// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The settings of an ADXL345 or ADXL343: how it measures, and which events it detects.
///
/// Thresholds, times and offsets are given in g and as durations. The chip has steps for them: `rounded()` gives the
/// nearest, and a driver's `configuration` contains the values that were written.
public struct ADXL345Configuration: Equatable, Sendable {
  /// One of the parts that share registers, numbers and identity.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.ADXL345.Variant

    /// The ADXL345.
    public static var adxl345: Part { Part(variant: .adxl345) }
    /// The ADXL343, for consumer products.
    public static var adxl343: Part { Part(variant: .adxl343) }
  }

  /// The rate of the samples; the bandwidth is half of it. Raw values are the codes of Rate. Each is half of the next.
  ///
  /// I2C at 400 kHz is fast enough up to 800 Hz, at 100 kHz up to 200 Hz; 1600 and 3200 Hz need SPI of 2 MHz (data
  /// sheet). At 6.25 Hz and less a warm chip has a further offset.
  public enum Rate: UInt8, Sendable {
    /// 0.0977 Hz.
    case hertz0Point1
    /// 0.195 Hz.
    case hertz0Point2
    /// 0.391 Hz.
    case hertz0Point39
    /// 0.781 Hz.
    case hertz0Point78
    /// 1.5625 Hz.
    case hertz1Point56
    /// 3.125 Hz.
    case hertz3Point13
    /// 6.25 Hz.
    case hertz6Point25
    /// 12.5 Hz.
    case hertz12Point5
    /// 25 Hz.
    case hertz25
    /// 50 Hz.
    case hertz50
    /// 100 Hz.
    case hertz100
    /// 200 Hz.
    case hertz200
    /// 400 Hz.
    case hertz400
    /// 800 Hz.
    case hertz800
    /// 1.6 kHz. In full resolution and at ±2 g the lowest bit of the output is always 0.
    case hertz1600
    /// 3.2 kHz. In full resolution and at ±2 g the lowest bit of the output is always 0.
    case hertz3200
  }

  /// The greatest acceleration of either sign. Raw values are the codes of Range.
  public enum Range: UInt8, Sendable {
    /// ±2 g.
    case g2
    /// ±4 g.
    case g4
    /// ±8 g.
    case g8
    /// ±16 g.
    case g16
  }

  /// Whether the chip measures.
  public enum Power: UInt8, Sendable {
    /// 23 to 140 µA, by the rate.
    case normal
    /// Standby, 0.1 µA. The bus works, the registers keep their values, nothing is measured.
    case down
  }

  /// The supply voltage, on which digits of X and Y depend.
  public enum Supply: UInt8, Sendable {
    /// 2.5 V, for which the data sheet specifies the part: 256 digits a g.
    case volts2Point5
    /// 3.3 V, that of most modules: 265 digits a g of X and Y, 256 of Z, typically.
    case volts3Point3
  }

  /// A pin for interrupts.
  public enum Pin: UInt8, Sendable {
    /// INT1.
    case interrupt1
    /// INT2.
    case interrupt2
  }

  /// The part.
  public var part: Part
  /// The rate of the samples.
  public var rate: Rate
  /// The greatest acceleration of either sign.
  public var range: Range
  /// Whether a digit is 1/256 g in every range, with 10 to 13 bits; otherwise samples have 10 bits. DATA_FORMAT, FULL_RES.
  public var fullResolution: Bool
  /// Whether the chip saves current between samples, with more noise: from 12.5 to 400 Hz. `rounded()` leaves it out at
  /// other rates, where it saves none. BW_RATE, LOW_POWER.
  public var lowPower: Bool
  /// Whether the chip measures.
  public var power: Power
  /// The supply voltage.
  public var supply: Supply
  /// What the chip adds to each axis, in g: −128…127 steps of 15.6 mg. It is lost at power-off. OFSX to OFSZ.
  public var offset: Acceleration
  /// How samples are kept until they are drained; nil to read each by itself.
  public var fifo: ADXL345FIFO?
  /// The taps that the chip detects; nil for none.
  public var tap: Tap?
  /// The movement that the chip detects; nil for none.
  public var activity: Activity?
  /// The rest that the chip detects; nil for none.
  public var inactivity: Inactivity?
  /// The free fall that the chip detects; nil for none.
  public var freeFall: FreeFall?
  /// Whether activity is looked for only after inactivity, and the reverse: both have to be detected, and `readEvents`
  /// has to be called in between. POWER_CTL, Link.
  public var linked: Bool
  /// The rate at which the chip looks for activity after inactivity; nil where it does not fall asleep. Activity and
  /// inactivity have to be linked, and samples are not collected: a sleeping chip puts none into the FIFO, nor does it
  /// tell of them. POWER_CTL, AUTO_SLEEP.
  public var autoSleep: WakeUp?
  /// Signals of the pins INT1 and INT2.
  public var pins: ADXL345Pins
  /// Whether the chip is connected by three-wire SPI, and answers on SDI; SDO then needs a resistor to a rail. This is
  /// configured before anything is read from the chip. DATA_FORMAT, SPI.
  public var threeWireSPI: Bool

  /// Creates a configuration.
  public init(
    part: Part = .adxl345, rate: Rate = .hertz100, range: Range = .g16,
    fullResolution: Bool = true, lowPower: Bool = false, power: Power = .normal,
    supply: Supply = .volts2Point5, offset: Acceleration = Acceleration(g: Axes(0, 0, 0)),
    fifo: ADXL345FIFO? = nil, tap: Tap? = nil, activity: Activity? = nil,
    inactivity: Inactivity? = nil, freeFall: FreeFall? = nil, linked: Bool = false,
    autoSleep: WakeUp? = nil, pins: ADXL345Pins = ADXL345Pins(), threeWireSPI: Bool = false
  ) {
    self.part = part
    self.rate = rate
    self.range = range
    self.fullResolution = fullResolution
    self.lowPower = lowPower
    self.power = power
    self.supply = supply
    self.offset = offset
    self.fifo = fifo
    self.tap = tap
    self.activity = activity
    self.inactivity = inactivity
    self.freeFall = freeFall
    self.linked = linked
    self.autoSleep = autoSleep
    self.pins = pins
    self.threeWireSPI = threeWireSPI
  }
}

extension ADXL345Configuration.Rate {
  /// Samples a second.
  public var hertz: Double { 1e9 / Double(period) }

  /// The rate of this many samples a second; nil when the chip does not have it.
  public init?(hertz: Double) {
    guard let rate = Self.first(where: { $0.hertz == hertz }) else { return nil }
    self = rate
  }

  /// In nanoseconds.
  var period: Int64 {
    var time = Datasheet.ADXL345.Timing.shortestPeriod
    for _ in Int(rawValue)..<Int(Self.hertz3200.rawValue) { time += time }
    return time
  }

  var code: Datasheet.ADXL345.BW_RATE.Rate { .init(code: self, otherwise: .hertz100) }
}

extension ADXL345Configuration.Range {
  /// The greatest acceleration, in g.
  public var g: Double { Double(Int(code.ratedG)) }

  /// The range of this many g; nil when the chip does not have it.
  public init?(g: Double) {
    guard let range = Self.first(where: { $0.g == g }) else { return nil }
    self = range
  }

  var code: Datasheet.ADXL345.DATA_FORMAT.Range { .init(code: self, otherwise: .g2) }
}

// Lists of all cases are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension ADXL345Configuration.Rate: CaseIterable {}
  extension ADXL345Configuration.Range: CaseIterable {}
#endif
