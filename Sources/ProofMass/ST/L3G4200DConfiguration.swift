// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The settings of an L3G4200D, A3G4250D, L3GD20 or L3GD20H: how it measures, and which events it detects.
///
///     .init(rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 4))
///
/// Thresholds, durations and the reference of the high-pass filter are given in °/s or rad/s and as
/// times. The chip has steps for them: `rounded()` gives the nearest, and a driver's `configuration`
/// contains the values that were written.
public struct L3G4200DConfiguration: Equatable, Sendable {
  /// Whether the chip measures.
  public enum Power: UInt8, Sendable {
    /// Samples appear at the rate; 6.1 mA.
    case normal
    /// The proof mass keeps oscillating, nothing is measured; 1.5 mA. Back to normal within 1/ODR.
    case sleep
    /// 5 µA. The bus works, the registers keep their values; back to normal takes 250 ms.
    case down
  }

  /// The part.
  public var part: Part
  /// The nominal rate of the samples.
  public var rate: Rate
  /// The greatest angular rate of either sign.
  public var range: Range
  /// Whether the chip measures.
  public var power: Power
  /// Which axes are measured in normal mode, at least one. The output of an axis that is off is not
  /// documented.
  public var axes: Axes<Bool>
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample may mix
  /// bytes of two samples. An A3G4250D does not have it.
  public var blockDataUpdate: Bool
  /// The filters that samples pass before they are read. The bandwidth is that of the first low-pass,
  /// and of the others on the path.
  public var output: Path
  /// The cut-off of the second low-pass, which acts only where it is chosen as a path.
  public var bandwidth: Bandwidth
  /// The one high-pass filter, which acts only where it is chosen as a path.
  public var highPass: HighPass
  /// Event of the interrupt generator; nil for none.
  public var interrupt: Interrupt?
  /// Signals of the pins INT1 and DRDY/INT2.
  public var pins: Pins
  /// How samples are kept until they are drained; nil to read each by itself.
  public var fifo: STFIFO?
  /// Whether the chip is connected by three-wire SPI, and answers on SDI. This is configured before
  /// anything is read from the chip. Datasheet, CTRL_REG4, SIM.
  public var threeWireSPI: Bool

  var selfTest = Datasheet.L3G4200D.CTRL_REG4.SelfTest.off

  /// Creates a configuration. By default the rate is about 100 Hz, the range the part's greatest, and
  /// the bytes of an axis are kept together where the part can.
  public init(
    part: Part = .l3g4200d, rate: Rate? = nil, range: Range? = nil, power: Power = .normal,
    axes: Axes<Bool> = Axes(true, true, true), blockDataUpdate: Bool? = nil,
    output: Path = .lowPass1, bandwidth: Bandwidth = .lowest, highPass: HighPass = HighPass(),
    interrupt: Interrupt? = nil, pins: Pins = Pins(), fifo: STFIFO? = nil,
    threeWireSPI: Bool = false
  ) {
    self.part = part
    self.rate = rate ?? part.rateAfterPowerOn
    self.range = range ?? part.greatestRange
    self.power = power
    self.axes = axes
    self.blockDataUpdate = blockDataUpdate ?? part.variant.hasBlockDataUpdate
    self.output = output
    self.bandwidth = bandwidth
    self.highPass = highPass
    self.interrupt = interrupt
    self.pins = pins
    self.fifo = fifo
    self.threeWireSPI = threeWireSPI
  }

  /// Creates the configuration of an L3G4200D at 100 Hz and ±2000 °/s.
  public init() { self.init(part: .l3g4200d) }

  /// The configuration of an L3G4200D after power-on: it is powered down.
  package static var powerOn: L3G4200DConfiguration { L3G4200DConfiguration().afterPowerOn }

  // MARK: Pins and FIFO

  /// The signals of the pins INT1 and DRDY/INT2, and their levels. Several signals on one pin are
  /// combined by OR. Datasheet, CTRL_REG3.
  public struct Pins: Equatable, Sendable {
    /// INT1: the interrupt generator.
    public var interrupt: Bool
    /// INT1: the chip loads its factory trim.
    public var boot: Bool
    /// INT1, and it alone, is low when active.
    public var activeLow: Bool
    /// INT1, and it alone, is open-drain: a pull-up has to hold the inactive level.
    public var openDrain: Bool
    /// INT2: a sample is ready.
    public var dataReady: Bool
    /// INT2: the FIFO holds more sets than its watermark.
    public var watermark: Bool
    /// INT2: the FIFO is full.
    public var overrun: Bool
    /// INT2: the FIFO is empty.
    public var empty: Bool

    /// Creates the pins' settings from their parts.
    public init(
      interrupt: Bool = false, boot: Bool = false, activeLow: Bool = false,
      openDrain: Bool = false, dataReady: Bool = false, watermark: Bool = false,
      overrun: Bool = false, empty: Bool = false
    ) {
      self.interrupt = interrupt
      self.boot = boot
      self.activeLow = activeLow
      self.openDrain = openDrain
      self.dataReady = dataReady
      self.watermark = watermark
      self.overrun = overrun
      self.empty = empty
    }
  }

  /// How the chip keeps up to 32 sets of three axes. An interrupt triggers those modes that need one.
  package typealias FIFO = STFIFO
}
