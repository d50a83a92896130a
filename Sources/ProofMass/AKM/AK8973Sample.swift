// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// One measurement of an AK8973.
public struct AK8973Sample: Equatable, Sendable {
  /// The output in digits, 0…255, 128 at mid-scale with the offsets at 0.
  public var raw: Axes<UInt8>
  /// TMPS, in digits.
  public var rawTemperature: UInt8
  /// Steps of the offset DACs with which it was measured, up positive.
  package var offset: Axes<Int8>
  /// Gain codes with which it was measured.
  package var gain: Axes<UInt8>
  /// The sensitivity of this specimen, from its EEPROM.
  package var trim: AK8973Trim
  /// The instant of the sample: the middle of the measurement, from the trigger to the edge of INT or,
  /// without an edge, to the end of the 12.6 ms that a typical chip takes.
  public var instant: Instant

  /// Creates a sample from its parts.
  package init(
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

  /// The temperature in °C: 110 − 0.625 × TMPS, 35 at 120 (two independent drivers).
  public var temperature: Double {
    let facts = Datasheet.AK8973.Constant.self
    let millidegrees =
      facts.temperatureMillidegreesAtZero
      + Int(rawTemperature) * facts.temperatureMillidegreesPerDigit
    return Double(millidegrees) / 1000
  }

  /// Magnetic flux density on the sensor's axes: (raw − 128 − 16 × offset) × k / 16 µT, and 0.4 dB
  /// less for each step of gain above the trimmed one.
  ///
  /// **Good for a heading, not for a field strength.** One driver's author measured about 1 µT a digit,
  /// and the sixteen factors k; the datasheet's pages were not available. The steps of the offset DAC are
  /// nominally 16 digits and reportedly not equal, so values before and after a change of offset do not
  /// match. The chip also has an offset of its own, unknown until the board has been rotated. The sign
  /// differs between boards.
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

/// The sensitivity of one AK8973, from its EEPROM.
package struct AK8973Trim: Equatable, Sendable {
  /// The sensitivity of one axis.
  package struct Axis: Equatable, Sendable {
    /// The value of EHXGA, EHYGA or EHZGA.
    package var byte: UInt8

    /// Creates the sensitivity from its byte.
    package init(byte: UInt8) { self.byte = byte }

    /// The gain code that the manufacturer chose, 0…15.
    package var gain: UInt8 { Datasheet.AK8973.EHXGA(bits: byte).gain }

    /// The value of a digit with that gain, in µT: k / 16 (one source, measured).
    package var microteslaPerDigit: Double {
      let hundredths = Datasheet.AK8973.EHXGA(bits: byte).correction.correctionHundredths
      return Double(Int(hundredths)) / 1600
    }
  }

  /// X, of EHXGA.
  package var x: Axis
  /// Y, of EHYGA.
  package var y: Axis
  /// Z, of EHZGA.
  package var z: Axis

  /// Creates a trim from its axes.
  package init(x: Axis, y: Axis, z: Axis) {
    self.x = x
    self.y = y
    self.z = z
  }
}
