// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// How a LIS331DLH measures.
public struct LIS331DLHConfiguration: Equatable, Sendable {
  /// How often a sample appears. Up to 10 Hz the chip works in its low-power mode (10 µA instead
  /// of 250 µA), which has a rate of its own; from 50 Hz on in normal mode. Datasheet,
  /// CTRL_REG1.
  public enum Rate: UInt8, Sendable {
    case halfHertz, hertz1, hertz2, hertz5, hertz10
    case hertz50, hertz100, hertz400, hertz1000
  }

  /// The greatest acceleration of either sign. Datasheet, CTRL_REG4.
  public enum Range: UInt8, Sendable { case g2, g4, g8 }

  public enum Power: UInt8, Sendable {
    /// Samples appear at the rate.
    case normal
    /// 1 µA. The bus works, the registers keep their values, nothing is measured.
    case down
  }

  /// What one digit is worth. The manufacturer's documents disagree; a unit's own gain may differ
  /// by 10 % anyway.
  public enum Scale: UInt8, Sendable {
    /// The datasheet's typical column: 1, 2 and 3.9 mg.
    case typical
    /// Full scale over 2048: 0.977, 1.953 and 3.906 mg, which is nearer to measured parts.
    case fullScaleOver2048
  }

  public var rate: Rate
  public var range: Range
  public var power: Power
  /// Whether the chip holds an axis' two bytes together until both are read. Without it a sample
  /// may mix bytes of two.
  public var blockDataUpdate: Bool
  public var scale: Scale

  public init(
    rate: Rate = .hertz100, range: Range = .g8, power: Power = .normal,
    blockDataUpdate: Bool = true, scale: Scale = .typical
  ) {
    self.rate = rate
    self.range = range
    self.power = power
    self.blockDataUpdate = blockDataUpdate
    self.scale = scale
  }

  /// What the chip does after power-on: it is powered down.
  public static var powerOn: LIS331DLHConfiguration {
    LIS331DLHConfiguration(rate: .hertz50, range: .g2, power: .down, blockDataUpdate: false)
  }
}

extension LIS331DLHConfiguration.Rate {
  public var hertz: Double { Double(Int(millihertz)) / 1000 }

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

extension LIS331DLHConfiguration.Range {
  /// The greatest acceleration, in g.
  public var g: Double { Double(Int(code.ratedG)) }

  /// nil for what the chip has no range for.
  public init?(g: Double) {
    var code: UInt8 = 0
    while let range = Self(rawValue: code) {
      if range.g == g {
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
  extension LIS331DLHConfiguration.Rate: CaseIterable {}
  extension LIS331DLHConfiguration.Range: CaseIterable {}
#endif
