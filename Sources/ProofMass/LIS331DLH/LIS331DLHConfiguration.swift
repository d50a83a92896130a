// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// How a LIS331DLH, LIS331HH or H3LIS331DL measures, and what it watches for.
///
///     .init(rate: .hertz400, range: .g2, interrupt1: .wakeUp(threshold: 0.25))
///
/// Thresholds, durations and the reference of the high-pass filter are given in g and as times.
/// The chip has steps for them: `rounded()` tells what it would make of them, and a driver's
/// `configuration` what it has made.
public struct LIS331DLHConfiguration: Equatable, Sendable {
  public enum Power: UInt8, Sendable {
    /// Samples appear at the rate.
    case normal
    /// 1 µA. The bus works, the registers keep their values, nothing is measured.
    case down
  }

  /// What one digit is worth. The manufacturer's documents disagree; a unit's own gain may differ
  /// by 10 % anyway.
  public enum Scale: UInt8, Sendable {
    /// The datasheet's typical column: 1, 2 and 3.9 mg for a LIS331DLH.
    case typical
    /// Full scale over 2048: 0.977, 1.953 and 3.906 mg, which is nearer to measured parts.
    case fullScaleOver2048
  }

  public var part: Part
  public var rate: Rate
  public var range: Range
  public var power: Power
  /// Which axes are measured, at least one. What the output of another holds is not documented.
  public var axes: Axes<Bool>
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample
  /// may mix bytes of two.
  public var blockDataUpdate: Bool
  public var scale: Scale
  /// What passes the data and the interrupts that ask for it.
  public var highPass: HighPass
  /// What interrupt generator 1 watches for; nil for nothing.
  public var interrupt1: Interrupt?
  /// What interrupt generator 2 watches for; nil for nothing.
  public var interrupt2: Interrupt?
  public var pins: Pins
  /// Sleep to wake: at an interrupt the chip goes from its low-power mode, in which `rate` has to
  /// be, to normal mode at this rate, 50 Hz or more; nil lets it sleep on. It sees what lasts until
  /// its next slow sample, and stays awake until it is configured again. CTRL_REG1 does not show
  /// it. Datasheet, CTRL_REG5.
  public var wakeRate: Rate?
  /// Whether the chip hangs on three wires of an SPI bus, and answers on SDI. It is told so before
  /// anything is read from it. Datasheet, CTRL_REG4, SIM.
  public var threeWireSPI: Bool

  /// The range is the part's greatest unless one is named.
  public init(
    part: Part = .lis331dlh, rate: Rate = .hertz100, range: Range? = nil, power: Power = .normal,
    axes: Axes<Bool> = Axes(true, true, true), blockDataUpdate: Bool = true,
    scale: Scale = .typical, highPass: HighPass = HighPass(), interrupt1: Interrupt? = nil,
    interrupt2: Interrupt? = nil, pins: Pins = Pins(), wakeRate: Rate? = nil,
    threeWireSPI: Bool = false
  ) {
    self.part = part
    self.rate = rate
    self.range = range ?? part.greatestRange
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

  /// What a LIS331DLH does after power-on: it is powered down.
  public static var powerOn: LIS331DLHConfiguration { LIS331DLHConfiguration().afterPowerOn }

  /// What the chip does after power-on, on the same wires; the part and the scale are nothing that
  /// the chip knows of.
  var afterPowerOn: LIS331DLHConfiguration {
    LIS331DLHConfiguration(
      part: part, rate: .hertz50, range: part.lowestRange, power: .down, blockDataUpdate: false,
      scale: scale, threeWireSPI: threeWireSPI)
  }
}
