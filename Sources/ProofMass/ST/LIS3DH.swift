// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's LIS3DH, a three-axis accelerometer of ±2 to ±16 g with modes of 8, 10 and 12
/// bits.
///
///     var accelerometer = try LIS3DH(on: bus, .init(mode: .highResolution, range: .g2))
///     timebase.wait(for: accelerometer.settlingTime)
///     let a = try accelerometer.read().acceleration  // in g
///
/// The chip keeps samples in its FIFO, which is drained in batches, each sample with its time:
///
///     try accelerometer.configure(
///       .init(pins: .init(interrupt1: .watermark), fifo: .init(.stream, watermark: 15)))
///     …
///     let drain = try accelerometer.drain(into: &samples, at: edge, timebase)
///
/// Two interrupt generators and a click detector detect the events that the configuration names, and a
/// pin shows them:
///
///     try accelerometer.configure(.init(click: .double(), pins: .init(interrupt2: .click)))
///     try accelerometer.arm(timebase)
///     …
///     if try accelerometer.readClick().double.z { … }
///
/// With `adc: .thermometer` in its configuration, `readTemperature()` reads the temperature.
///
/// A LIS2DH12 has the same registers and identity, except for the auxiliary ADC, and is driven alike. The accelerometer
/// of an LSM303AGR has digits of another size: `.init(part: .lsm303agra)`. That of an LSM303DLHC has another fast rate,
/// and neither thermometer, self-test, activity detection nor latched clicks: `.init(part: .lsm303dlhca)`.
public typealias LIS3DH<Link: Bus & ~Copyable> = STSensor<LIS3DHConfiguration, Link>

/// One sample of a LIS3DH, −2048…2047 digits in every mode: codes of 10 and 8 bits are aligned to the
/// top of the 12.
public typealias LIS3DHSample = STSample<LIS3DHConfiguration>

/// A set of three axes from the FIFO of a LIS3DH, and when it was measured. The FIFO holds 10 bits per
/// code, two fewer than the samples of high-resolution mode (datasheet, section 3.6).
public typealias LIS3DHTimedSample = STTimedSample<LIS3DHConfiguration>

/// The settings of a LIS3DH: how it measures, and which events its interrupt generators detect.
///
/// Thresholds and times are given in g and as durations. The chip has steps for them: `rounded()` gives
/// the nearest, and a driver's `configuration` contains the values that were written.
public struct LIS3DHConfiguration: Equatable, Sendable {
  /// One of the parts that share registers and identity.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.LIS3DH.Variant

    /// The LIS3DH.
    public static var lis3dh: Part { Part(variant: .lis3dh) }
    /// The LIS2DH12: with a thermometer in place of the auxiliary ADC.
    public static var lis2dh12: Part { Part(variant: .lis2dh12) }
    /// The accelerometer of an LSM303AGR: as a LIS2DH12, with digits of 0.98 mg at ±2 g.
    public static var lsm303agra: Part { Part(variant: .lsm303agra) }
    /// The accelerometer of an LSM303DLHC: without auxiliary ADC, thermometer, self-test, activity detection and
    /// latched clicks.
    public static var lsm303dlhca: Part { Part(variant: .lsm303dlhca) }
  }

  /// How the events of an interrupt generator are combined; the same as in a LIS331DLH.
  public typealias Combination = LIS331DLHConfiguration.Combination
  /// How the chip keeps up to 32 sets of three axes; the chip does not have `.bypassToStream`.
  package typealias FIFO = STFIFO

  /// Resolution and bandwidth. Datasheet, Table 10.
  public enum Mode: UInt8, Sendable {
    /// 10 bits; the bandwidth is half of the rate.
    case normal
    /// 8 bits, and the least current; the bandwidth is half of the rate.
    case lowPower
    /// 12 bits; the bandwidth is a ninth of the rate.
    case highResolution
  }

  /// The rate of the samples. Raw values are the codes of ODR. Datasheet, Table 31.
  public enum Rate: UInt8, Sendable {
    /// 1 Hz.
    case hertz1 = 1
    /// 10 Hz.
    case hertz10 = 2
    /// 25 Hz.
    case hertz25 = 3
    /// 50 Hz.
    case hertz50 = 4
    /// 100 Hz.
    case hertz100 = 5
    /// 200 Hz.
    case hertz200 = 6
    /// 400 Hz.
    case hertz400 = 7
    /// 1.6 kHz, in low-power mode only; 1.62 kHz in an LSM303DLHC.
    case hertz1600 = 8
    /// 1.344 kHz; in low-power mode 5.376 kHz.
    case fastest = 9
  }

  /// The greatest acceleration of either sign. Raw values are the codes of FS. Datasheet, CTRL_REG4.
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

  /// The part.
  public var part: Part
  /// Resolution and bandwidth.
  public var mode: Mode
  /// The rate of the samples.
  public var rate: Rate
  /// The greatest acceleration of either sign.
  public var range: Range
  /// Whether the chip measures.
  public var power: STPower
  /// Which axes are measured, at least one. The output of an axis that is off is not documented.
  public var axes: Axes<Bool>
  /// Whether the two bytes of an axis are always of one sample; without it, a read may mix bytes of two
  /// samples.
  public var blockDataUpdate: Bool
  /// The filter of the samples, and of the interrupts and clicks that ask for it.
  public var highPass: HighPass
  /// Event of interrupt generator 1; nil for none.
  public var interrupt1: Interrupt?
  /// Event of interrupt generator 2; nil for none.
  public var interrupt2: Interrupt?
  /// Whether the directions that the interrupt generators detect leave out Z. Datasheet, section
  /// 3.2.3; CTRL_REG5, D4D_INT1 and D4D_INT2.
  public var fourDirections: Bool
  /// The clicks that the chip detects; nil for none.
  public var click: STClick?
  /// When the chip falls asleep and wakes up; nil where it never does. It cannot be combined with a FIFO,
  /// whose samples would have no times.
  public var activity: Activity?
  /// The inputs that the auxiliary ADC converts.
  public var adc: ADC
  /// Signals of the pins INT1 and INT2.
  public var pins: Pins
  /// How samples are kept until they are drained; nil to read each by itself.
  public var fifo: STFIFO?
  /// Whether the chip is connected by three-wire SPI, and answers on SDI. This is configured before
  /// anything is read from the chip. Datasheet, CTRL_REG4, SIM.
  public var threeWireSPI: Bool

  /// Creates a configuration.
  public init(
    part: Part = .lis3dh, mode: Mode = .highResolution, rate: Rate = .hertz100, range: Range = .g16,
    power: STPower = .normal, axes: Axes<Bool> = Axes(true, true, true),
    blockDataUpdate: Bool = true, highPass: HighPass = HighPass(), interrupt1: Interrupt? = nil,
    interrupt2: Interrupt? = nil, fourDirections: Bool = false, click: STClick? = nil,
    activity: Activity? = nil, adc: ADC = .off, pins: Pins = Pins(), fifo: STFIFO? = nil,
    threeWireSPI: Bool = false
  ) {
    self.part = part
    self.mode = mode
    self.rate = rate
    self.range = range
    self.power = power
    self.axes = axes
    self.blockDataUpdate = blockDataUpdate
    self.highPass = highPass
    self.interrupt1 = interrupt1
    self.interrupt2 = interrupt2
    self.fourDirections = fourDirections
    self.click = click
    self.activity = activity
    self.adc = adc
    self.pins = pins
    self.fifo = fifo
    self.threeWireSPI = threeWireSPI
  }

  /// Creates a configuration of 12 bits, 100 Hz and ±16 g.
  public init() { self.init(mode: .highResolution) }

  /// The configuration after power-on: the chip is powered down.
  package static var powerOn: LIS3DHConfiguration { LIS3DHConfiguration().afterPowerOn }

  /// The chip's one high-pass filter. Each interrupt selects for itself whether the filter is its input.
  ///
  /// Configuring restarts the filter where it is used. After power-down that happens before the first
  /// sample, so gravity passes until the filter has settled: `arm` or `resetHighPass` ends that.
  public struct HighPass: Equatable, Sendable {
    /// The cut-off, as a fraction of the rate. Raw values are the codes of HPCF. ST's driver prints them.
    public enum Cutoff: UInt8, Sendable {
      /// Rate / 50.
      case rateOver50
      /// About rate / 100; at 25 Hz and less rate / 125.
      case rateOver100
      /// About rate / 200; at 50 Hz and less rate / 250.
      case rateOver200
      /// About rate / 400; at 100 Hz and less rate / 500.
      case rateOver400
    }

    /// The cut-off.
    public var cutoff: Cutoff
    /// The reference, in g; if nil, the filter removes the slow part of the input, gravity first of all.
    /// Otherwise it subtracts this value from each axis, −128…127 steps of full scale / 128.
    public var reference: Double?
    /// Whether samples are those of the filter's output.
    public var onData: Bool

    /// Creates the filter's settings from their parts.
    public init(
      _ cutoff: Cutoff = .rateOver50, reference: Double? = nil, onData: Bool = false
    ) {
      self.cutoff = cutoff
      self.reference = reference
      self.onData = onData
    }
  }
}

extension LIS3DHConfiguration.Rate {
  /// The rate of this many samples a second; nil when the mode of the part does not have it.
  public init?(
    hertz: Double, in mode: LIS3DHConfiguration.Mode, of part: LIS3DHConfiguration.Part = .lis3dh
  ) {
    guard let rate = Self.first(where: { $0.hertz(in: mode, of: part) == hertz })
    else { return nil }
    self = rate
  }

  /// Samples a second; nil where the mode of the part does not have the rate.
  public func hertz(
    in mode: LIS3DHConfiguration.Mode, of part: LIS3DHConfiguration.Part = .lis3dh
  ) -> Double? {
    millihertz(in: mode, of: part).map { Double(Int($0)) / 1000 }
  }

  func millihertz(
    in mode: LIS3DHConfiguration.Mode, of part: LIS3DHConfiguration.Part
  ) -> Int32? {
    part.variant.millihertz(
      dataRate: .init(code: self, otherwise: .powerDown), lowPower: mode == .lowPower ? .on : .off)
  }
}

extension LIS3DHConfiguration.Mode {
  /// The lowest and the highest output, in digits of 12 bits; shorter codes are aligned to the top.
  @usableFromInline package var codes: ClosedRange<Int16> {
    switch self {
    case .highResolution: -2048...2047
    case .normal: -2048...2044
    case .lowPower: -2048...2032
    }
  }
}

extension LIS3DHConfiguration.Range {
  /// The greatest acceleration, in g.
  public var g: Double { Double(Int(code.ratedG)) }

  /// The range of this many g; nil when the chip does not have it.
  public init?(g: Double) {
    guard let range = Self.first(where: { $0.g == g }) else { return nil }
    self = range
  }

  var code: Datasheet.LIS3DH.CTRL_REG4.FullScale { .init(code: self, otherwise: .g2) }
}

// Lists of all cases are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension LIS3DHConfiguration.Mode: CaseIterable {
    /// The rates that the mode has, in Hz, the slowest first.
    public var rates: [Double] {
      LIS3DHConfiguration.Rate.allCases.compactMap { $0.hertz(in: self) }
    }
  }
  extension LIS3DHConfiguration.Rate: CaseIterable {}
  extension LIS3DHConfiguration.Range: CaseIterable {}
#endif
