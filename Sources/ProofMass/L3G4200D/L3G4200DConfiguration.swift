// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// How a L3G4200D measures.
public struct L3G4200DConfiguration: Equatable, Sendable {
  /// How often a sample appears, nominally: the chip's clock is its own resonance, and may be about
  /// 15 % off, as ST publishes for a sibling. The bandwidth goes with the rate: 32, 54, 78 or 93 Hz
  /// (AN3393, Table 3).
  public enum Rate: UInt8, Sendable { case hertz100, hertz200, hertz400, hertz800 }

  /// The greatest angular rate of either sign. Datasheet, CTRL_REG4.
  public enum Range: UInt8, Sendable { case dps250, dps500, dps2000 }

  public enum Power: UInt8, Sendable {
    /// Samples appear at the rate; 6.1 mA.
    case normal
    /// The mass keeps swinging, nothing is measured; 1.5 mA. Back to normal within 1/ODR.
    case sleep
    /// 5 µA. The bus works, the registers keep their values; back to normal takes 250 ms.
    case down
  }

  public var rate: Rate
  public var range: Range
  public var power: Power
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample
  /// may mix bytes of two.
  public var blockDataUpdate: Bool

  public init(
    rate: Rate = .hertz100, range: Range = .dps2000, power: Power = .normal,
    blockDataUpdate: Bool = true
  ) {
    self.rate = rate
    self.range = range
    self.power = power
    self.blockDataUpdate = blockDataUpdate
  }

  /// What the chip does after power-on: it is powered down.
  public static var powerOn: L3G4200DConfiguration {
    L3G4200DConfiguration(rate: .hertz100, range: .dps250, power: .down, blockDataUpdate: false)
  }
}

extension L3G4200DConfiguration.Rate {
  public var hertz: Double { Double(Int(code.millihertz)) / 1000 }

  /// nil for what the chip has no rate for.
  public init?(hertz: Double) {
    var code: UInt8 = 0
    while let rate = Self(rawValue: code) {
      if rate.hertz == hertz {
        self = rate
        return
      }
      code += 1
    }
    return nil
  }
}

extension L3G4200DConfiguration.Range {
  /// The greatest angular rate, in degrees per second.
  public var degreesPerSecond: Double { Double(Int(code.ratedDegreesPerSecond)) }

  /// nil for what the chip has no range for.
  public init?(degreesPerSecond: Double) {
    var code: UInt8 = 0
    while let range = Self(rawValue: code) {
      if range.degreesPerSecond == degreesPerSecond {
        self = range
        return
      }
      code += 1
    }
    return nil
  }
}

// The list of all cases is an array, which a build without a heap cannot have.
#if !hasFeature(Embedded)
  extension L3G4200DConfiguration.Rate: CaseIterable {}
  extension L3G4200DConfiguration.Range: CaseIterable {}
#endif
