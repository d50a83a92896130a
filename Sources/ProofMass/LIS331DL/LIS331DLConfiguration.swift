// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// How a LIS331DL measures, and what it watches for.
///
/// Thresholds and times are given in g and as durations. The chip has steps for them: `rounded()`
/// tells what it would make of them, and a driver's `configuration` what it has made.
public struct LIS331DLConfiguration: Equatable, Sendable {
  public enum Power: UInt8, Sendable {
    /// Samples appear at the rate; 0.3 mA.
    case normal
    /// 1 µA. The bus works, the registers keep their values, nothing is measured.
    case down
  }

  public var rate: Rate
  public var range: Range
  public var power: Power
  /// Which axes are measured, at least one. What the output of another holds is not documented.
  public var axes: Axes<Bool>
  /// What passes the data and the interrupts that ask for it.
  public var highPass: HighPass
  /// What interrupt generator 1 watches for; nil for nothing.
  public var interrupt1: Interrupt?
  /// What interrupt generator 2 watches for; nil for nothing.
  public var interrupt2: Interrupt?
  /// What the click detector watches for; nil for nothing.
  public var click: Click?
  public var pins: Pins
  /// Whether the chip hangs on three wires of an SPI bus, and answers on SDI. It is told so before
  /// anything is read from it. Datasheet, CTRL_REG2, SIM.
  public var threeWireSPI: Bool

  public init(
    rate: Rate = .hertz100, range: Range = .g8, power: Power = .normal,
    axes: Axes<Bool> = Axes(true, true, true), highPass: HighPass = HighPass(),
    interrupt1: Interrupt? = nil, interrupt2: Interrupt? = nil, click: Click? = nil,
    pins: Pins = Pins(), threeWireSPI: Bool = false
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

  /// What the chip does after power-on: it is powered down.
  public static var powerOn: LIS331DLConfiguration {
    LIS331DLConfiguration(range: .g2, power: .down)
  }
}
