// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// What one measurement of an AK8973 yields.
public struct AK8973Sample: Equatable, Sendable {
  /// In digits, 0…255, 128 at mid-scale with the offsets at 0.
  public var raw: Axes<UInt8>
  /// TMPS.
  public var rawTemperature: UInt8
  /// Steps of the offset DACs with which it was measured, up positive.
  public var offset: Axes<Int8>
  /// Gain codes with which it was measured.
  public var gain: Axes<UInt8>
  /// What the EEPROM says of the sensitivity of this specimen.
  public var trim: AK8973Trim
  /// When it was sampled: the middle of the measurement, from the trigger to the edge of INT, or
  /// without one to the 12.6 ms that a typical chip takes.
  public var instant: Instant

  public init(
    raw: Axes<UInt8>, rawTemperature: UInt8, offset: Axes<Int8>, gain: Axes<UInt8>,
    trim: AK8973Trim, instant: Instant
  ) {
    self.raw = raw
    self.rawTemperature = rawTemperature
    self.offset = offset
    self.gain = gain
    self.trim = trim
    self.instant = instant
  }

  /// In °C: 110 − 0.625 × TMPS, 35 at 120 (two independent drivers).
  public var temperature: Double {
    let facts = Datasheet.AK8973.Constant.self
    let millidegrees =
      facts.temperatureMillidegreesAtZero
      + Int(rawTemperature) * facts.temperatureMillidegreesPerDigit
    return Double(millidegrees) / 1000
  }

  /// (raw − 128 − 16 × offset) × k / 16 µT, and 0.4 dB less for each step of gain above the trimmed.
  ///
  /// **Good for a heading, not for a field strength.** About 1 µT a digit is what one driver's author
  /// measured, and so are the sixteen factors k; the datasheet's pages were not seen. The steps of
  /// the offset DAC are 16 digits nominally and said not to be equal, so values before and after a
  /// change of offset do not join. And there is an offset of the chip itself, unknown until the
  /// compass was turned about. Which way is positive, boards differ on.
  public var fluxDensity: MagneticFluxDensity {
    MagneticFluxDensity(
      microtesla: Axes(
        microtesla(raw.x, offset.x, gain.x, trim.x), microtesla(raw.y, offset.y, gain.y, trim.y),
        microtesla(raw.z, offset.z, gain.z, trim.z)))
  }

  private func microtesla(
    _ raw: UInt8, _ offset: Int8, _ gain: UInt8, _ trim: AK8973Trim.Axis
  ) -> Double {
    let facts = Datasheet.AK8973.Constant.self
    let digits = Int(raw) - facts.midscaleCode - facts.digitsPerOffsetStep * Int(offset)
    var value = Double(digits) * trim.microteslaPerDigit
    var steps = Int(gain) - Int(trim.gain)
    while steps > 0 {
      value /= Self.ratioOfGainStep
      steps -= 1
    }
    while steps < 0 {
      value *= Self.ratioOfGainStep
      steps += 1
    }
    return value
  }

  /// 10^(0.4 dB / 20 dB).
  private static var ratioOfGainStep: Double { 1.047_128_548_050_899_6 }
}

/// What the EEPROM says of the sensitivity of one AK8973.
public struct AK8973Trim: Equatable, Sendable {
  public struct Axis: Equatable, Sendable {
    /// EHXGA, EHYGA or EHZGA.
    public var byte: UInt8

    public init(byte: UInt8) { self.byte = byte }

    /// The gain code that the maker chose.
    public var gain: UInt8 { Datasheet.AK8973.EHXGA(bits: byte).gain }

    /// What a digit is worth with that gain: k / 16 (one source, who measured).
    public var microteslaPerDigit: Double {
      let hundredths = Datasheet.AK8973.EHXGA(bits: byte).correction.correctionHundredths
      return Double(Int(hundredths)) / 1600
    }
  }

  public var x: Axis
  public var y: Axis
  public var z: Axis

  public init(x: Axis, y: Axis, z: Axis) {
    self.x = x
    self.y = y
    self.z = z
  }
}
