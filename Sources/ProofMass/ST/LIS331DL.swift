// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's LIS331DL, a three-axis accelerometer of ±2 or ±8 g and 8 bits that detects
/// clicks. LIS302DL is the same chip in another package.
///
///     var accelerometer = try LIS331DL(on: bus, .init(range: .g2))
///     timebase.wait(for: accelerometer.settlingTime)
///     let a = try accelerometer.read().acceleration  // in g
///
/// Two interrupt generators and the click detector detect the events that the configuration names,
/// and a pin shows them:
///
///     try accelerometer.configure(.init(click: .double(), pins: .init(interrupt1: .click)))
///     try accelerometer.arm(timebase)
///     …
///     if try accelerometer.readClick().double.z { … }
public typealias LIS331DL<Link: Bus & ~Copyable> = STSensor<LIS331DLConfiguration, Link>

/// One sample of a LIS331DL, −128…127 digits.
public typealias LIS331DLSample = STSample<LIS331DLConfiguration>

/// What an interrupt generator of a LIS331DL detected.
package typealias LIS331DLInterruptSource = STInterruptSource

/// The settings of a LIS331DL: how it measures, and which events it detects.
///
/// Thresholds and times are given in g and as durations. The chip has steps for them: `rounded()` gives
/// the nearest, and a driver's `configuration` contains the values that were written.
public struct LIS331DLConfiguration: Equatable, Sendable {
  /// The rate of the samples; the bandwidth is half of it. Raw values are the codes of DR. Datasheet,
  /// CTRL_REG1.
  public enum Rate: UInt8, Sendable {
    /// 100 Hz.
    case hertz100
    /// 400 Hz.
    case hertz400
  }

  /// The greatest acceleration of either sign that is certain to be measured; the typical limit is 15 %
  /// higher. Raw values are the codes of FS. Datasheet, CTRL_REG1.
  public enum Range: UInt8, Sendable {
    /// ±2 g.
    case g2
    /// ±8 g.
    case g8
  }

  /// The rate of the samples.
  public var rate: Rate
  /// The greatest acceleration of either sign.
  public var range: Range
  /// Whether the chip measures.
  public var power: STPower
  /// Which axes are measured, at least one. The output of an axis that is off is not documented.
  public var axes: Axes<Bool>
  /// The filter of the samples and of the interrupts that select it.
  public var highPass: HighPass
  /// Event of interrupt generator 1; nil for none.
  public var interrupt1: Interrupt?
  /// Event of interrupt generator 2; nil for none.
  public var interrupt2: Interrupt?
  /// The clicks that the chip detects; nil for none.
  public var click: STClick?
  /// Signals of the pins INT1 and INT2.
  public var pins: STPins<Signal>
  /// Whether the chip is connected by three-wire SPI, and answers on SDI. This is configured before
  /// anything is read from the chip. Datasheet, CTRL_REG2, SIM.
  public var threeWireSPI: Bool

  /// Creates a configuration.
  public init(
    rate: Rate = .hertz100, range: Range = .g8, power: STPower = .normal,
    axes: Axes<Bool> = Axes(true, true, true), highPass: HighPass = HighPass(),
    interrupt1: Interrupt? = nil, interrupt2: Interrupt? = nil, click: STClick? = nil,
    pins: STPins<Signal> = STPins(), threeWireSPI: Bool = false
  ) {
    self.rate = rate
    self.range = range
    self.power = power
    self.axes = axes
    self.highPass = highPass
    self.interrupt1 = interrupt1
    self.interrupt2 = interrupt2
    self.click = click
    self.pins = pins
    self.threeWireSPI = threeWireSPI
  }

  /// Creates a configuration of 100 Hz and ±8 g.
  public init() { self.init(rate: .hertz100) }

  /// The configuration after power-on: the chip is powered down.
  package static var powerOn: LIS331DLConfiguration { LIS331DLConfiguration().afterPowerOn }

  /// How the events of a free-fall and wake-up generator are combined. Datasheet, FF_WU_CFG_1, AOI.
  public enum Combination: UInt8, STCombination {
    /// Any of the chosen events.
    case any
    /// All of the chosen events together.
    case all

    /// The threshold is 0.5 g.
    public static var usualThreshold: Double { 0.5 }
  }

  /// A signal of a pin. Datasheet, CTRL_REG3.
  public enum Signal: UInt8, STPinSignal {
    /// Nothing.
    case none = 0
    /// Interrupt generator 1.
    case interrupt1 = 1
    /// Interrupt generator 2.
    case interrupt2 = 2
    /// Either of the two generators.
    case eitherInterrupt = 3
    /// A sample is ready; the pin becomes inactive when it is read.
    case dataReady = 4
    /// A click.
    case click = 7

    /// Nothing.
    public static var afterPowerOn: Signal { .none }
  }

  /// The signals of the pins INT1 and INT2, and their levels.
  package typealias Pins = STPins<Signal>

  /// The chip's one high-pass filter. Each interrupt selects for itself whether the filter is its input.
  ///
  /// Configuring restarts the filter where it is used. After power-down that happens before the first
  /// sample, so gravity passes until the filter has settled: `arm` or `resetHighPass` ends that.
  public struct HighPass: Equatable, Sendable {
    /// The cut-off as a fraction of the rate. Raw values are the codes of HP_coeff. Datasheet, CTRL_REG2.
    public enum Cutoff: UInt8, Sendable {
      /// Rate / 50.
      case rateOver50
      /// Rate / 100.
      case rateOver100
      /// Rate / 200.
      case rateOver200
      /// Rate / 400.
      case rateOver400

      var code: Datasheet.LIS331DL.CTRL_REG2.HighPassCoefficient {
        .init(code: self, otherwise: .step0)
      }

      /// The cut-off in Hz: 0.25…2 Hz at 100 Hz, 1…8 Hz at 400 Hz.
      public func hertz(at rate: Rate) -> Double {
        let millihertz = Datasheet.LIS331DL.highPassCutoffMillihertz(
          dataRate: rate.code, highPassCoefficient: code)
        return Double(Int(millihertz)) / 1000
      }
    }

    /// The cut-off.
    public var cutoff: Cutoff
    /// Whether samples are those of the filter's output.
    public var onData: Bool

    /// Creates the filter's settings from their parts.
    public init(_ cutoff: Cutoff = .rateOver50, onData: Bool = false) {
      self.cutoff = cutoff
      self.onData = onData
    }
  }
}

extension LIS331DLConfiguration.Rate {
  /// Samples a second.
  public var hertz: Double { Double(Int(code.millihertz)) / 1000 }

  /// The rate of this many samples a second; nil when the chip does not have it.
  public init?(hertz: Double) {
    guard let rate = Self.first(where: { $0.hertz == hertz }) else { return nil }
    self = rate
  }

  var code: Datasheet.LIS331DL.CTRL_REG1.DataRate { .init(code: self, otherwise: .hertz100) }

  /// The nominal period, in nanoseconds.
  var period: Int64 { nanoseconds(ofMillihertz: code.millihertz) }
}

extension LIS331DLConfiguration.Range {
  /// The greatest acceleration, in g.
  public var g: Double { Double(Int(code.ratedG)) }

  /// The range of this many g; nil when the chip does not have it.
  public init?(g: Double) {
    guard let range = Self.first(where: { $0.g == g }) else { return nil }
    self = range
  }

  var code: Datasheet.LIS331DL.CTRL_REG1.FullScale { .init(code: self, otherwise: .g2) }
}

// The list of all cases is an array, which a build without a heap cannot have.
#if !NO_HEAP
  extension LIS331DLConfiguration.Rate: CaseIterable {}
  extension LIS331DLConfiguration.Range: CaseIterable {}
#endif
