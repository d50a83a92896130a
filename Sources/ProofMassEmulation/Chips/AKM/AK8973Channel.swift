// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// One axis of an AK8973: amplifier, offset DAC and converter.
///
/// The absolute gain is not published. At the gain code that its EEPROM proposes, a part gives
/// about one digit per microtesla; the EEPROM's correction index gives the deviation from that.
struct AK8973Channel {
  typealias Registers = Datasheet.AK8973

  /// The EEPROM's byte for the axis: proposed gain and correction index.
  var trim: UInt8
  /// The gain register.
  var gain: UInt8
  /// The offset DAC's register.
  var dac: UInt8
  /// Change of the output per step of the DAC, in digits.
  var digitsPerStep: Double

  /// The output code of a field in µT.
  func code(_ microtesla: Double) -> UInt8 {
    let facts = Registers.Constant.self
    let digits = microtesla * 1000 / Double(facts.nanoteslaPerDigit) * ratio * correction
    let value = Double(facts.midscaleCode) + digits + digitsPerStep * steps
    return UInt8(
      quantize(value, from: Double(facts.lowestCode), to: Double(facts.highestCode)))
  }

  /// Gain relative to the proposed code: 0.4 dB per code.
  private var ratio: Double {
    let code = Int(Registers.HXGA(bits: gain).gain)
    let proposed = Int(Registers.EHXGA(bits: trim).gain)
    // 10 to the power of 0.4/20; its products are the same on every machine.
    let step = code < proposed ? 1 / 1.0471285480508996 : 1.0471285480508996
    return (0..<abs(code - proposed)).reduce(1) { product, _ in product * step }
  }

  /// The part's deviation, which drivers remove by division.
  private var correction: Double {
    1600 / Double(Registers.EHXGA(bits: trim).correction.correctionHundredths)
  }

  /// Steps of the DAC, in sign and magnitude: 0x80 + n raises the output by n steps.
  private var steps: Double {
    let dac = Registers.HXDA(bits: dac)
    let count = Double(Int(dac.steps))
    return dac.direction == .up ? count : -count
  }
}
