// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// How a L3G4200D, A3G4250D, L3GD20 or L3GD20H measures, and what it watches for.
///
///     .init(rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 4))
///
/// Thresholds, durations and the reference of the high-pass filter are given in °/s or rad/s and as
/// times. The chip has steps for them: `rounded()` tells what it would make of them, and a driver's
/// `configuration` what it has made.
public struct L3G4200DConfiguration: Equatable, Sendable {
  /// How often a sample appears, nominally: the chip's clock is its own resonance, and may be about
  /// 15 % off, as ST publishes for a sibling.
  public enum Rate: UInt8, Sendable {
    /// L3G4200D, A3G4250D and L3GD20H.
    case hertz100, hertz200, hertz400, hertz800
    /// L3GD20.
    case hertz95, hertz190, hertz380, hertz760
    /// L3GD20H.
    case hertz12Point5, hertz25, hertz50
  }

  /// The greatest angular rate of either sign. Datasheet, CTRL_REG4.
  public enum Range: UInt8, Sendable {
    /// A3G4250D, which has no other, and L3GD20H.
    case dps245
    /// L3G4200D and L3GD20.
    case dps250
    /// All but A3G4250D.
    case dps500, dps2000
  }

  public enum Power: UInt8, Sendable {
    /// Samples appear at the rate; 6.1 mA.
    case normal
    /// The mass keeps swinging, nothing is measured; 1.5 mA. Back to normal within 1/ODR.
    case sleep
    /// 5 µA. The bus works, the registers keep their values; back to normal takes 250 ms.
    case down
  }

  public var part: Part
  public var rate: Rate
  public var range: Range
  public var power: Power
  /// Which axes are measured in normal mode, at least one. What the output of another holds is not
  /// documented.
  public var axes: Axes<Bool>
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample
  /// may mix bytes of two. A3G4250D cannot.
  public var blockDataUpdate: Bool
  /// What becomes of samples before they are read. The bandwidth is that of the first low-pass, and
  /// of what else they pass.
  public var output: Path
  /// The cut-off of the second low-pass, which acts only where it is chosen as a path.
  public var bandwidth: Bandwidth
  /// The one high-pass filter, which acts only where it is chosen as a path.
  public var highPass: HighPass
  /// What the interrupt generator watches for; nil for nothing.
  public var interrupt: Interrupt?
  public var pins: Pins
  /// How samples are kept until they are drained; nil to read each by itself.
  public var fifo: FIFO?
  /// Whether the chip hangs on three wires of an SPI bus, and answers on SDI. It is told so before
  /// anything is read from it. Datasheet, CTRL_REG4, SIM.
  public var threeWireSPI: Bool

  var selfTest = Datasheet.L3G4200D.CTRL_REG4.SelfTest.off

  /// The rate is about 100 Hz, the range the part's greatest, and bytes of an axis are kept together
  /// where the part can, unless it is said otherwise.
  public init(
    part: Part = .l3g4200d, rate: Rate? = nil, range: Range? = nil, power: Power = .normal,
    axes: Axes<Bool> = Axes(true, true, true), blockDataUpdate: Bool? = nil,
    output: Path = .lowPass1, bandwidth: Bandwidth = .lowest, highPass: HighPass = HighPass(),
    interrupt: Interrupt? = nil, pins: Pins = Pins(), fifo: FIFO? = nil,
    threeWireSPI: Bool = false
  ) {
    self.part = part
    self.rate = rate ?? part.rateAfterPowerOn
    self.range = range ?? part.greatestRange
    self.power = power
    self.axes = axes
    self.blockDataUpdate = blockDataUpdate ?? part.hasBlockDataUpdate
    self.output = output
    self.bandwidth = bandwidth
    self.highPass = highPass
    self.interrupt = interrupt
    self.pins = pins
    self.fifo = fifo
    self.threeWireSPI = threeWireSPI
  }

  /// What a L3G4200D does after power-on: it is powered down.
  public static var powerOn: L3G4200DConfiguration { L3G4200DConfiguration().afterPowerOn }

  /// What the chip does after power-on, on the same wires.
  var afterPowerOn: L3G4200DConfiguration {
    L3G4200DConfiguration(
      part: part, range: part.lowestRange, power: .down, blockDataUpdate: false,
      threeWireSPI: threeWireSPI)
  }
}

// The list of all cases is an array, which a build without a heap cannot have.
#if !hasFeature(Embedded)
  extension L3G4200DConfiguration.Rate: CaseIterable {}
  extension L3G4200DConfiguration.Range: CaseIterable {}
#endif
