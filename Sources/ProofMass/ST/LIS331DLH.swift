// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's LIS331DLH, a three-axis accelerometer of ±2, ±4 or ±8 g, and of its relatives.
///
///     var accelerometer = try LIS331DLH(on: bus, .init(range: .g4))
///     timebase.wait(for: accelerometer.settlingTime)
///     let a = try accelerometer.read().acceleration  // in g
///
/// LIS331HH and H3LIS331DL have the same registers and the same identity, and greater ranges:
/// `.init(part: .lis331hh)`. No register distinguishes them.
///
/// Its two interrupt generators detect the events that the configuration names, and a pin shows them:
///
///     try accelerometer.configure(.init(range: .g2, interrupt1: .wakeUp(threshold: 0.25)))
///     try accelerometer.arm(timebase)
///     …
///     if try accelerometer.readInterrupt(.one).isActive { … }
public typealias LIS331DLH<Link: Bus & ~Copyable> = STSensor<LIS331DLHConfiguration, Link>

/// One sample of a LIS331DLH, −2048…2047 digits.
public typealias LIS331DLHSample = STSample<LIS331DLHConfiguration>

/// What an interrupt generator of a LIS331DLH detected.
package typealias LIS331DLHInterruptSource = STInterruptSource

/// The settings of a LIS331DLH, LIS331HH or H3LIS331DL: how it measures, and which events it detects.
///
///     .init(rate: .hertz400, range: .g2, interrupt1: .wakeUp(threshold: 0.25))
///
/// Thresholds, durations and the reference of the high-pass filter are given in g and as times.
/// The chip has steps for them: `rounded()` gives the nearest, and a driver's `configuration` contains
/// the values that were written.
public struct LIS331DLHConfiguration: Equatable, Sendable {
  /// The value of one digit. The manufacturer's documents disagree; a unit's own gain may differ by 10 %
  /// anyway.
  public enum Scale: UInt8, Sendable {
    /// The datasheet's typical column: 1, 2 and 3.9 mg for a LIS331DLH.
    case typical
    /// Full scale over 2048: 0.977, 1.953 and 3.906 mg, which is closer to measured parts.
    case fullScaleOver2048
  }

  /// The part, which no register identifies.
  public var part: Part
  /// The rate of the samples.
  public var rate: Rate
  /// The greatest acceleration of either sign.
  public var range: Range
  /// Whether the chip measures.
  public var power: STPower
  /// Which axes are measured, at least one. The output of an axis that is off is not documented.
  public var axes: Axes<Bool>
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample may mix
  /// bytes of two samples.
  public var blockDataUpdate: Bool
  /// The value of one digit.
  public var scale: Scale
  /// The filter of the samples and of the interrupts that select it.
  public var highPass: HighPass
  /// Event of interrupt generator 1; nil for none.
  public var interrupt1: Interrupt?
  /// Event of interrupt generator 2; nil for none.
  public var interrupt2: Interrupt?
  /// Signals of the pins INT1 and INT2.
  public var pins: STPins<Signal>
  /// Sleep to wake: at an interrupt the chip changes from its low-power mode, which `rate` has to select,
  /// to normal mode at this rate, 50 Hz or more; nil keeps it in low-power mode. It detects events that
  /// last until its next slow sample, and stays awake until it is configured again. CTRL_REG1 does not
  /// show the change. Datasheet, CTRL_REG5.
  public var wakeRate: Rate?
  /// Whether the chip is connected by three-wire SPI, and answers on SDI. This is configured before
  /// anything is read from the chip. Datasheet, CTRL_REG4, SIM.
  public var threeWireSPI: Bool

  /// Creates a configuration. The range is the part's greatest unless one is named.
  public init(
    part: Part = .lis331dlh, rate: Rate = .hertz100, range: Range? = nil, power: STPower = .normal,
    axes: Axes<Bool> = Axes(true, true, true), blockDataUpdate: Bool = true,
    scale: Scale = .typical, highPass: HighPass = HighPass(), interrupt1: Interrupt? = nil,
    interrupt2: Interrupt? = nil, pins: STPins<Signal> = STPins(), wakeRate: Rate? = nil,
    threeWireSPI: Bool = false
  ) {
    self.part = part
    self.rate = rate
    self.range = range ?? part.range(.g8)
    self.power = power
    self.axes = axes
    self.blockDataUpdate = blockDataUpdate
    self.scale = scale
    self.highPass = highPass
    self.interrupt1 = interrupt1
    self.interrupt2 = interrupt2
    self.pins = pins
    self.wakeRate = wakeRate
    self.threeWireSPI = threeWireSPI
  }

  /// Creates the configuration of a LIS331DLH at 100 Hz and ±8 g.
  public init() { self.init(part: .lis331dlh) }

  /// The configuration of a LIS331DLH after power-on: it is powered down.
  package static var powerOn: LIS331DLHConfiguration { LIS331DLHConfiguration().afterPowerOn }

  // MARK: Interrupts and pins

  /// How the events of an interrupt generator are combined. Datasheet, INT1_CFG, AOI and 6D.
  public enum Combination: UInt8, STCombination {
    /// Any of the chosen events.
    case any
    /// All of the chosen events together.
    case all
    /// A direction other than the last one, for one sample.
    case directionMovement
    /// A direction, while it is kept.
    case directionPosition

    /// The threshold is 0.25 g.
    public static var usualThreshold: Double { 0.25 }
  }

  /// A signal of a pin. Datasheet, CTRL_REG3, I1_CFG and I2_CFG.
  public enum Signal: UInt8, STPinSignal {
    /// INT1: interrupt generator 1; INT2: generator 2.
    case ownInterrupt = 0
    /// Either of the two generators.
    case eitherInterrupt = 1
    /// A sample is ready; the pin becomes inactive when it is read.
    case dataReady = 2
    /// The chip loads its factory trim.
    case booting = 3

    /// The pin's own interrupt generator.
    public static var afterPowerOn: Signal { .ownInterrupt }
  }

  /// The signals of the pins INT1 and INT2, and their levels.
  package typealias Pins = STPins<Signal>

  // MARK: The high-pass filter

  /// The chip's one high-pass filter. Each interrupt selects for itself whether the filter is its input.
  ///
  /// Configuring restarts the filter where it is used. After power-down that happens before the first
  /// sample, so gravity passes until the filter has settled: `arm` or `resetHighPass` ends that.
  public struct HighPass: Equatable, Sendable {
    /// Divides the rate: the greater the coefficient, the lower the cut-off. Raw values are the codes of
    /// HPCF. Datasheet, CTRL_REG2.
    public enum Coefficient: UInt8, Sendable {
      /// 8, which gives the highest cut-off.
      case eight
      /// 16.
      case sixteen
      /// 32.
      case thirtyTwo
      /// 64, which gives the lowest cut-off.
      case sixtyFour
    }

    /// Sets the cut-off, as a divisor of the rate.
    public var coefficient: Coefficient
    /// The reference, in g; if nil, the filter removes the slow part of the input, gravity first of all.
    /// Otherwise it subtracts this value from each axis, −128…127 steps of full scale / 128.
    public var reference: Double?
    /// Whether samples are those of the filter's output.
    public var onData: Bool

    /// Creates the filter's settings from their parts.
    public init(
      _ coefficient: Coefficient = .eight, reference: Double? = nil, onData: Bool = false
    ) {
      self.coefficient = coefficient
      self.reference = reference
      self.onData = onData
    }
  }
}

extension LIS331DLHConfiguration.HighPass.Coefficient {
  /// The cut-off in Hz, as printed (datasheet, CTRL_REG2): nearly rate / (6 × coefficient). Its proportion
  /// to the rate in low-power mode is inferred.
  public func cutoff(at rate: LIS331DLHConfiguration.Rate) -> Double {
    let millihertz = Datasheet.LIS331DLH.highPassCutoffMillihertz(
      dataRate: rate.dataRate, highPassCoefficient: .init(code: self, otherwise: .eight))
    let printed = Double(Int(millihertz)) / 1000
    return rate.powerMode == .normal
      ? printed : printed * Double(Int(rate.millihertz)) / Double(Int(rate.dataRate.millihertz))
  }
}

extension STInterrupt where Combination == LIS331DLHConfiguration.Combination {
  /// Active while one of the six faces is up: the acceleration of its axis exceeds the threshold, and
  /// that of no other axis does.
  public static func directionPosition(
    threshold: Double = 0.5, duration: Duration = .zero
  ) -> Self {
    Self(
      .directionPosition, high: Axes(true, true, true), low: Axes(true, true, true),
      threshold: threshold, duration: duration)
  }

  /// The board was rotated onto another of its six faces. Latched, because the event lasts one sample.
  public static func directionMovement(
    threshold: Double = 0.5, duration: Duration = .zero
  ) -> Self {
    Self(
      .directionMovement, high: Axes(true, true, true), low: Axes(true, true, true),
      threshold: threshold, duration: duration, latched: true)
  }
}
