// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LIS331DLConfiguration {
  /// How often a sample appears. The bandwidth is half of it. Datasheet, CTRL_REG1, DR.
  public enum Rate: UInt8, Sendable { case hertz100, hertz400 }

  /// The greatest acceleration of either sign that is sure to be measured; typically it is 15 %
  /// more. Datasheet, CTRL_REG1, FS.
  public enum Range: UInt8, Sendable { case g2, g8 }
}

extension LIS331DLConfiguration.Rate {
  public var hertz: Double { Double(Int(code.millihertz)) / 1000 }

  /// nil for what the chip has no rate for.
  public init?(hertz: Double) {
    if hertz == Self.hertz100.hertz {
      self = .hertz100
    } else if hertz == Self.hertz400.hertz {
      self = .hertz400
    } else {
      return nil
    }
  }

  var code: Datasheet.LIS331DL.CTRL_REG1.DataRate {
    switch self {
    case .hertz100: .hertz100
    case .hertz400: .hertz400
    }
  }

  /// In nanoseconds. Written out, because widening a number to 64 bits reaches for the heap in
  /// 32-bit Embedded builds.
  var period: Int64 {
    switch self {
    case .hertz100: 10_000_000
    case .hertz400: 2_500_000
    }
  }
}

extension LIS331DLConfiguration.Range {
  /// The greatest acceleration, in g.
  public var g: Double { Double(Int(code.ratedG)) }

  /// nil for what the chip has no range for.
  public init?(g: Double) {
    if g == Self.g2.g {
      self = .g2
    } else if g == Self.g8.g {
      self = .g8
    } else {
      return nil
    }
  }

  var code: Datasheet.LIS331DL.CTRL_REG1.FullScale {
    switch self {
    case .g2: .g2
    case .g8: .g8
    }
  }
}

// The list of all cases is an array, which a build without a heap cannot have.
#if !hasFeature(Embedded)
  extension LIS331DLConfiguration.Rate: CaseIterable {}
  extension LIS331DLConfiguration.Range: CaseIterable {}
#endif
