// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's LIS2MDL, a three-axis magnetometer of ±49 G that measures by itself and cancels its offset, of the
/// IIS2MDC, and of the magnetometer in ST's LSM303AGR.
///
///     var magnetometer = try LIS2MDL(on: bus, .init(rate: .hertz100))
///     timebase.wait(for: magnetometer.settlingTime)
///     let b = try magnetometer.read().fluxDensity  // in µT
///
/// Pin INT/DRDY is high while a sample waits to be read, or shows the event that the configuration names:
///
///     try magnetometer.configure(.init(interrupt: .init(threshold: 80), pin: .interrupt))
///     …
///     if try magnetometer.readInterrupt().above.x { … }
public typealias LIS2MDL<Link: Bus & ~Copyable> = STSensor<LIS2MDLConfiguration, Link>

/// One sample of a LIS2MDL, −32768…32767 digits of 0.15 µT.
public typealias LIS2MDLSample = STSample<LIS2MDLConfiguration>

/// The settings of a LIS2MDL: how it measures, and which event it detects.
public struct LIS2MDLConfiguration: Equatable, Sendable {
  /// One of the parts that share registers and identity.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.LIS2MDL.Variant

    /// The LIS2MDL.
    public static var lis2mdl: Part { Part(variant: .lis2mdl) }
    /// The IIS2MDC, the same for industry.
    public static var iis2mdc: Part { Part(variant: .iis2mdc) }
    /// The magnetometer of an LSM303AGR: without a thermometer, and on three SPI wires only.
    public static var lsm303agrm: Part { Part(variant: .lsm303agrm) }
  }

  /// The rate of the samples. Raw values are the codes of ODR.
  public enum Rate: UInt8, Sendable {
    /// 10 Hz.
    case hertz10
    /// 20 Hz.
    case hertz20
    /// 50 Hz.
    case hertz50
    /// 100 Hz.
    case hertz100
  }

  /// How many conversions the chip averages for a measurement. Raw values are the codes of LP.
  public enum Performance: UInt8, Sendable {
    /// The most: noise of 0.45 µT RMS, 0.3 µT while the offset is canceled. At 20 Hz 200 µA.
    case highResolution
    /// Fewer. At 20 Hz 50 µA.
    case lowPower
  }

  /// When pulses of current magnetize the chip's bridges anew, which removes what a strong field has left. CFG_REG_B,
  /// OFF_CANC and Set_FREQ.
  public enum Pulses: UInt8, Sendable {
    /// Before each measurement, in alternating directions. A sample is the average of two, in which the offset
    /// cancels: 6 µT at most remain (datasheet, Table 2). While the field changes, a sample is half a period late.
    case canceling
    /// Every 63 measurements.
    case every63
    /// Before the first measurement only.
    case once
  }

  /// What pin INT/DRDY shows.
  public enum Pin: UInt8, Sendable {
    /// Nothing: it is low.
    case nothing
    /// That a sample waits to be read.
    case dataReady
    /// The interrupt.
    case interrupt
  }

  /// An event that the interrupt detects; its threshold is 4915 µT at most.
  public typealias Interrupt = STMagneticInterrupt

  /// The part.
  public var part: Part
  /// The rate of the samples.
  public var rate: Rate
  /// How many conversions the chip averages.
  public var performance: Performance
  /// When the bridges are magnetized, and whether that cancels the offset.
  public var pulses: Pulses
  /// Whether the bandwidth is a quarter of the rate instead of half of it. CFG_REG_B, LPF.
  public var lowPass: Bool
  /// Whether the chip measures.
  public var power: STPower
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample may mix
  /// bytes of two samples.
  public var blockDataUpdate: Bool
  /// The event of the interrupt; nil for none.
  public var interrupt: Interrupt?
  /// What pin INT/DRDY shows.
  public var pin: Pin
  /// Whether the chip is connected by three-wire SPI, which it starts with. Otherwise four wires are selected, on SPI
  /// before anything is read from the chip; an LSM303AGR does not have them. CFG_REG_C, 4WSPI.
  public var threeWireSPI: Bool

  /// Creates a configuration.
  public init(
    part: Part = .lis2mdl, rate: Rate = .hertz100, performance: Performance = .highResolution,
    pulses: Pulses = .canceling, lowPass: Bool = false, power: STPower = .normal,
    blockDataUpdate: Bool = true, interrupt: Interrupt? = nil, pin: Pin = .dataReady,
    threeWireSPI: Bool = false
  ) {
    self.part = part
    self.rate = rate
    self.performance = performance
    self.pulses = pulses
    self.lowPass = lowPass
    self.power = power
    self.blockDataUpdate = blockDataUpdate
    self.interrupt = interrupt
    self.pin = pin
    self.threeWireSPI = threeWireSPI
  }

  /// Creates a configuration of 100 Hz.
  public init() { self.init(rate: .hertz100) }

  /// The configuration after power-on, but for the wires: the chip is idle.
  package static var powerOn: LIS2MDLConfiguration { LIS2MDLConfiguration().afterPowerOn }
}

#if !NO_HEAP
  extension LIS2MDLConfiguration.Rate: CaseIterable {
    /// The rate of this many samples a second; nil where there is none.
    public init?(hertz: Double) {
      guard let rate = Self.allCases.first(where: { $0.hertz == hertz }) else { return nil }
      self = rate
    }
  }
#endif
