// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS3DHConfiguration {
  /// The inputs that the auxiliary ADC converts, once for each sample. It needs the block data update.
  /// Datasheet, section 3.7; TEMP_CFG_REG.
  public enum ADC: UInt8, Sendable {
    /// Nothing.
    case off
    /// The voltages at the pins ADC1, ADC2 and ADC3.
    case pins
    /// The voltages at the pins ADC1 and ADC2, and on channel 3 the thermometer.
    case thermometer
  }

  var adcControl: Datasheet.LIS3DH.TEMP_CFG_REG {
    .init(adcEnabled: adc != .off, thermometerEnabled: adc == .thermometer)
  }
}

/// A conversion of the three channels of a LIS3DH's auxiliary ADC, as codes of 10 bits, −512…511. Codes
/// of low-power mode have 8 bits, aligned to the top of those 10.
public struct LIS3DHConversion: Equatable, Sendable {
  /// Code of pin ADC1.
  public var channel1: Int16
  /// Code of pin ADC2.
  public var channel2: Int16
  /// Code of pin ADC3, or of the thermometer.
  public var channel3: Int16
  /// Whether each channel is new since it was last read (STATUS_REG_AUX, 1DA, 2DA, 3DA).
  public var isNew: Bool
  /// Whether an earlier conversion was overwritten unread (STATUS_REG_AUX, 321OR).
  public var overrun: Bool

  /// Creates a conversion from its parts.
  package init(channel1: Int16, channel2: Int16, channel3: Int16, isNew: Bool, overrun: Bool) {
    self.channel1 = channel1
    self.channel2 = channel2
    self.channel3 = channel3
    self.isNew = isNew
    self.overrun = overrun
  }

  /// The voltage of a code, in V, typically: 1.2 V at 0, and 0.4 V lower at full scale (datasheet, section
  /// 3.7). ST's driver alone documents that a lower voltage has the higher code.
  public static func volts(_ code: Int16) -> Double {
    // Only the LIS3DH has the converter, so the facts of its map are optional.
    let facts = Datasheet.LIS3DH.Variant.lis3dh
    let span = Double(Int(code)) * Double(facts.adcSpanMillivolts ?? 0) / 512
    return (Double(facts.adcCentreMillivolts ?? 0) + span) / 1000
  }
}

/// The temperature of a LIS3DH, which is meant for differences: four digits of 10 bits for each degree
/// (datasheet, Table 5: a digit of 8 bits). The datasheet does not say which temperature reads 0.
public struct LIS3DHTemperature: Equatable, Sendable {
  /// The reading in digits of 10 bits, −512…511.
  public var raw: Int16

  /// Creates a temperature from its digits.
  package init(raw: Int16) { self.raw = raw }

  /// The temperature in °C; this specimen reads 0 at `offset`, for which ST's driver has 25 °C.
  public func celsius(offset: Double = 25) -> Double { offset + Double(Int(raw)) / 4 }
}

extension STSensor where Configuration == LIS3DHConfiguration, Link: ~Copyable {
  /// Reads STATUS_REG_AUX and the three channels of the auxiliary ADC in one transaction. A LIS2DH12 has
  /// only the thermometer: its conversions are never new, because `isNew` requires all channels.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded; `.wrongState` where the
  ///   ADC is off. Like `read`, it checks the configuration after 16 reads without a new conversion.
  public mutating func readADC() throws(SensorError) -> LIS3DHConversion {
    guard configuration.adc != .off else { throw .wrongState }
    try checkSources()
    let bytes: InlineArray<7, UInt8> = try bus.load(Datasheet.LIS3DH.STATUS_REG_AUX.address)
    let status = Datasheet.LIS3DH.STATUS_REG_AUX(bits: bytes[0])
    // The codes are left-justified.
    let conversion = LIS3DHConversion(
      channel1: Int16(low: bytes[1], high: bytes[2]) &>> 6,
      channel2: Int16(low: bytes[3], high: bytes[4]) &>> 6,
      channel3: Int16(low: bytes[5], high: bytes[6]) &>> 6,
      isNew: status.channel1New && status.channel2New && status.channel3New,
      overrun: status.allOverrun)
    staleSources.record(isNew: conversion.isNew)
    return conversion
  }

  /// Reads the thermometer, as `readADC` does.
  ///
  /// - Throws: what `readADC` throws; `.wrongState` unless channel 3 is the thermometer.
  public mutating func readTemperature() throws(SensorError) -> LIS3DHTemperature {
    guard configuration.adc == .thermometer else { throw .wrongState }
    return LIS3DHTemperature(raw: try readADC().channel3)
  }
}
