// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The interface between a configuration and the shared driver of ST's magnetometers.
public protocol STMagnetometerConfiguration: STConfiguration {
  /// The register that shows what the interrupt detected; in all maps it has the same bits.
  static var interruptSource: UInt8 { get }

  /// The event of the interrupt; nil for none.
  var interrupt: STMagneticInterrupt? { get set }
  /// Period of the samples, in nanoseconds.
  var period: Int64 { get }
  /// The self-test of the part.
  var fieldTest: STFieldTest<Self> { get }

  /// The thermometer.
  ///
  /// - Throws: `.wrongPart` where the part has none, `.wrongState` where it is off.
  func thermometerScale() throws(SensorError) -> STThermometer
}

/// An event of one of ST's magnetometers: an axis beyond a threshold of either sign.
public struct STMagneticInterrupt: Equatable, Sendable {
  /// The threshold of all axes, in µT, from 0 to the end of the outputs.
  public var threshold: Double
  /// The axes that are compared.
  public var axes: Axes<Bool>
  /// Whether the event holds until `readInterrupt` reads it.
  public var latched: Bool
  /// Whether the active pin is high.
  public var activeHigh: Bool

  /// Creates an event.
  ///
  /// For `latched` and `activeHigh` the datasheet of the LSM9DS1 is followed; ST's headers for the LIS3MDL and the
  /// LIS2MDL have both the other way round, or do not say.
  public init(
    threshold: Double, axes: Axes<Bool> = Axes(true, true, true), latched: Bool = false,
    activeHigh: Bool = true
  ) {
    self.threshold = threshold
    self.axes = axes
    self.latched = latched
    self.activeHigh = activeHigh
  }
}

/// What the interrupt of one of ST's magnetometers detected: at the event if it is latched, otherwise in the last
/// sample. INT_SRC, INT_SOURCE_REG.
public struct STMagneticInterruptSource: Equatable, Sendable {
  /// Whether the interrupt is active.
  public var isActive: Bool
  /// The axes above the threshold.
  public var above: Axes<Bool>
  /// The axes below the negative threshold.
  public var below: Axes<Bool>
  /// Whether the measurement exceeded the chip's internal range.
  public var overflow: Bool

  init(_ source: Datasheet.LIS3MDL.INT_SRC) {
    isActive = source.active
    above = Axes(source.xAbove, source.yAbove, source.zAbove)
    below = Axes(source.xBelow, source.yBelow, source.zBelow)
    overflow = source.overflow
  }
}

/// The thermometer of one of ST's magnetometers.
public struct STThermometer: Sendable {
  /// The register of the low byte.
  var register: UInt8
  /// Digits for 1 °C.
  var digits: Int
  /// The temperature of digit 0, in °C.
  var zero: Int
}

extension STMagnetometerConfiguration {
  /// All are measured.
  public var axes: Axes<Bool> { Axes(true, true, true) }

  /// None: all 16 bits carry data.
  @inlinable public static var unusedLowBits: Int16 { 0 }

  /// The event with its threshold set to the nearest of the chip's steps; nil for none.
  ///
  /// - Throws: `.wrongConfiguration` for a threshold that the chip does not have, or an event without an axis.
  func roundedInterrupt() throws(SensorError) -> STMagneticInterrupt? {
    guard var interrupt else { return nil }
    guard interrupt.axes.x || interrupt.axes.y || interrupt.axes.z else {
      throw .wrongConfiguration
    }
    interrupt.threshold = sensitivity.value(try thresholdDigits(interrupt))
    return interrupt
  }

  private func thresholdDigits(_ interrupt: STMagneticInterrupt) throws(SensorError) -> Int16 {
    Int16(try Steps.of(sensitivity.value(1), in: interrupt.threshold, 0...32_767))
  }

  /// The two registers of the threshold.
  func thresholdBytes() throws(SensorError) -> InlineArray<2, UInt8> {
    guard let interrupt else { return [0, 0] }
    let threshold = UInt16(try thresholdDigits(interrupt))
    return [UInt8(truncatingIfNeeded: threshold), UInt8(truncatingIfNeeded: threshold >> 8)]
  }
}

extension STSample where Configuration: STMagnetometerConfiguration {
  /// Magnetic flux density on the sensor's axes, as measured: not corrected for hard and soft iron.
  @inlinable
  public var fluxDensity: MagneticFluxDensity {
    MagneticFluxDensity(microtesla: raw.map { sensitivity.value($0) })
  }
}

extension STSensor where Configuration: STMagnetometerConfiguration, Link: ~Copyable {
  /// Reads what the interrupt detected. That ends a latched interrupt.
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it checks
  ///   the configuration after 16 reads without an event.
  public mutating func readInterrupt() throws(SensorError) -> STMagneticInterruptSource {
    try checkSources()
    let byte: InlineArray<1, UInt8> = try bus.load(Configuration.interruptSource)
    let source = STMagneticInterruptSource(Datasheet.LIS3MDL.INT_SRC(bits: byte[0]))
    staleSources.record(isNew: source.isActive)
    return source
  }

  /// Reads the temperature of the last sample, in °C. The zero is not specified: parts read tens of degrees
  /// too low. 8 digits are 1 °C, and 0 is 25 °C (LIS3MDL: AN4602, section 6; LIS2MDL: ST's driver).
  /// Where it is 0 digits, which a chip without its configuration holds, too, this checks the configuration.
  ///
  /// - Throws: `.bus`; `.lostConfiguration`; `.wrongPart` for the magnetometer of an LSM9DS1 or LSM303AGR, `.wrongState`
  ///   unless the configuration of a LIS3MDL has the thermometer.
  public mutating func readTemperature() throws(SensorError) -> Double {
    let thermometer = try configuration.thermometerScale()
    let bytes: InlineArray<2, UInt8> = try bus.load(thermometer.register)
    let digits = Int(Int16(low: bytes[0], high: bytes[1]))
    if digits == 0 { try checkConfiguration() }
    return Double(digits) / Double(thermometer.digits) + Double(thermometer.zero)
  }
}
