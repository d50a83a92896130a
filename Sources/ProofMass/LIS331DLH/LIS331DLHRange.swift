// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LIS331DLHConfiguration {
  /// The greatest acceleration of either sign. Datasheet, CTRL_REG4. Each part has three.
  public enum Range: UInt8, Sendable {
    /// LIS331DLH.
    case g2, g4, g8
    /// LIS331HH.
    case g6, g12, g24
    /// H3LIS331DL.
    case g100, g200, g400
  }
}

extension LIS331DLHConfiguration.Range {
  /// The greatest acceleration, in g.
  public var g: Double { Double(Int(ratedG)) }

  /// nil for what no part has a range for.
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

extension LIS331DLHConfiguration.Range {
  /// The part that has this range.
  public var part: LIS331DLHConfiguration.Part {
    switch self {
    case .g2, .g4, .g8: .lis331dlh
    case .g6, .g12, .g24: .lis331hh
    case .g100, .g200, .g400: .h3lis331dl
    }
  }

  var code: Datasheet.LIS331DLH.CTRL_REG4.FullScale {
    switch self {
    case .g2, .g6, .g100: .g2
    case .g4, .g12, .g200: .g4
    case .g8, .g24, .g400: .g8
    }
  }

  var ratedG: Int32 {
    switch part {
    case .lis331dlh: code.ratedG
    case .lis331hh: Datasheet.LIS331HH.ratedG(code)
    case .h3lis331dl: Datasheet.H3LIS331DL.ratedG(code)
    }
  }

  var microgravitiesPerDigit: Int32 {
    switch part {
    case .lis331dlh: code.microgravitiesPerDigit
    case .lis331hh: Datasheet.LIS331HH.microgravitiesPerDigit(code)
    case .h3lis331dl: Datasheet.H3LIS331DL.microgravitiesPerDigit(code)
    }
  }
}

// The list of all cases is an array, which a build without a heap cannot have.
#if !hasFeature(Embedded)
  extension LIS331DLHConfiguration.Range: CaseIterable {}
#endif
