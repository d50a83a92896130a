// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// One axis of an AK8973: amplifier, offset DAC and converter.
///
/// The absolute gain is not published. At the gain code that its EEPROM proposes, a part gives about
/// one digit a microtesla, and the EEPROM's index says how far it is from that.
struct AK8973Channel {
  typealias Registers = Datasheet.AK8973

  /// The EEPROM's byte for the axis.
  var trim: UInt8
  var gain: UInt8
  var dac: UInt8
  /// Digits that a step of the DAC moves the output.
  var digitsPerStep: Double

  func code(_ microtesla: Double) -> UInt8 {
    let facts = Registers.Constant.self
    let digits = microtesla * 1000 / Double(facts.nanoteslaPerDigit) * ratio * correction
    let value = Double(facts.midscaleCode) + digits + digitsPerStep * steps
    return UInt8(
      quantize(value, from: Double(facts.lowestCode), to: Double(facts.highestCode)))
  }

  /// 0.4 dB a code from the proposed one on.
  private var ratio: Double {
    let code = Int(Registers.HXGA(bits: gain).gain)
    let proposed = Int(Registers.EHXGA(bits: trim).gain)
    // 10 to the power of 0.4/20; products of it are the same on every machine.
    let step = code < proposed ? 1 / 1.0471285480508996 : 1.0471285480508996
    return (0..<abs(code - proposed)).reduce(1) { product, _ in product * step }
  }

  /// Drivers divide by it again.
  private var correction: Double {
    1600 / Double(Registers.EHXGA(bits: trim).correction.correctionHundredths)
  }

  /// Sign and magnitude: 0x80 + n lifts the output by n steps.
  private var steps: Double {
    let dac = Registers.HXDA(bits: dac)
    let count = Double(Int(dac.steps))
    return dac.direction == .up ? count : -count
  }
}
