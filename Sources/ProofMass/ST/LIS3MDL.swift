// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's LIS3MDL, a three-axis magnetometer of ±4 to ±16 G that measures by itself, and of the
/// magnetometer in ST's LSM9DS1.
///
///     var magnetometer = try LIS3MDL(on: bus, .init(rate: .hertz80, range: .gauss4))
///     timebase.wait(for: magnetometer.settlingTime)
///     let b = try magnetometer.read().fluxDensity  // in µT
///
/// Pin DRDY is high while a sample waits to be read. Pin INT shows the event that the configuration names:
///
///     try magnetometer.configure(.init(interrupt: .init(threshold: 80)))
///     …
///     if try magnetometer.readInterrupt().above.x { … }
public typealias LIS3MDL<Link: Bus & ~Copyable> = STSensor<LIS3MDLConfiguration, Link>

/// One sample of a LIS3MDL, −32768…32767 digits.
public typealias LIS3MDLSample = STSample<LIS3MDLConfiguration>

/// The settings of a LIS3MDL: how it measures, and which event it detects.
public struct LIS3MDLConfiguration: Equatable, Sendable {
  /// One of the parts that share registers and identity.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.LIS3MDL.Variant

    /// The LIS3MDL.
    public static var lis3mdl: Part { Part(variant: .lis3mdl) }
    /// The magnetometer of an LSM9DS1: up to 80 Hz, without a thermometer.
    public static var lsm9ds1m: Part { Part(variant: .lsm9ds1m) }
  }

  /// The rate of the samples. AN4602, Table 5. An LSM9DS1 has those up to 80 Hz.
  public enum Rate: UInt8, Sendable {
    /// 0.625 Hz.
    case hertz0Point625
    /// 1.25 Hz.
    case hertz1Point25
    /// 2.5 Hz.
    case hertz2Point5
    /// 5 Hz.
    case hertz5
    /// 10 Hz.
    case hertz10
    /// 20 Hz.
    case hertz20
    /// 40 Hz.
    case hertz40
    /// 80 Hz.
    case hertz80
    /// 155 Hz, in ultra-high performance only.
    case hertz155
    /// 300 Hz, in high performance only.
    case hertz300
    /// 560 Hz, in medium performance only.
    case hertz560
    /// 1000 Hz, in low-power performance only.
    case hertz1000
  }

  /// How many conversions the chip averages for a sample. Raw values are the codes of OM. Noise by AN4602, Table
  /// 8.
  public enum Performance: UInt8, Sendable {
    /// The fewest: noise of 0.53 µT RMS.
    case lowPower
    /// Noise of 0.46 µT RMS.
    case medium
    /// Noise of 0.4 µT RMS.
    case high
    /// The most: noise of 0.35 µT RMS.
    case ultraHigh
  }

  /// The greatest flux density of either sign. Raw values are the codes of FS.
  public enum Range: UInt8, Sendable {
    /// ±4 G, 400 µT.
    case gauss4
    /// ±8 G, 800 µT.
    case gauss8
    /// ±12 G, 1200 µT.
    case gauss12
    /// ±16 G, 1600 µT.
    case gauss16
  }

  /// An event that pin INT shows; its threshold is just below twice the range at most.
  public typealias Interrupt = STMagneticInterrupt

  /// The part.
  public var part: Part
  /// The rate of the samples.
  public var rate: Rate
  /// The greatest flux density of either sign.
  public var range: Range
  /// How many conversions the chip averages; nil for as many as the rate allows.
  public var performance: Performance?
  /// Whether the chip measures.
  public var power: STPower
  /// Whether the thermometer measures, too; of an LSM9DS1, whether the outputs are compensated for the
  /// temperature.
  public var thermometer: Bool
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample may mix
  /// bytes of two samples.
  public var blockDataUpdate: Bool
  /// The event of pin INT; nil for none.
  public var interrupt: Interrupt?
  /// Whether the chip is connected by three-wire SPI, and answers on SDI. This is configured before
  /// anything is read from the chip. CTRL_REG3, SIM.
  public var threeWireSPI: Bool

  /// Creates a configuration.
  public init(
    part: Part = .lis3mdl, rate: Rate = .hertz80, range: Range = .gauss4,
    performance: Performance? = nil, power: STPower = .normal, thermometer: Bool = true,
    blockDataUpdate: Bool = true, interrupt: Interrupt? = nil, threeWireSPI: Bool = false
  ) {
    self.part = part
    self.rate = rate
    self.range = range
    self.performance = performance
    self.power = power
    self.thermometer = thermometer
    self.blockDataUpdate = blockDataUpdate
    self.interrupt = interrupt
    self.threeWireSPI = threeWireSPI
  }

  /// Creates a configuration of 80 Hz and ±4 G.
  public init() { self.init(rate: .hertz80) }

  /// The configuration after power-on: the chip is powered down.
  package static var powerOn: LIS3MDLConfiguration { LIS3MDLConfiguration().afterPowerOn }
}

#if !NO_HEAP
  extension LIS3MDLConfiguration.Part {
    /// The part's rates, the slowest first.
    public var rates: [LIS3MDLConfiguration.Rate] {
      LIS3MDLConfiguration.Rate.allCases.filter { $0.code != nil || variant.hasFastRates }
    }
  }

  extension LIS3MDLConfiguration.Rate: CaseIterable {
    /// The rate of this many samples a second; nil where there is none.
    public init?(hertz: Double) {
      guard let rate = Self.allCases.first(where: { $0.hertz == hertz }) else { return nil }
      self = rate
    }
  }

  extension LIS3MDLConfiguration.Range: CaseIterable {
    /// The range of this many gauss; nil where there is none.
    public init?(gauss: Double) {
      guard let range = Self.allCases.first(where: { $0.gauss == gauss }) else { return nil }
      self = range
    }
  }
#endif

/// What the interrupt of a LIS3MDL detected.
public typealias LIS3MDLInterruptSource = STMagneticInterruptSource
