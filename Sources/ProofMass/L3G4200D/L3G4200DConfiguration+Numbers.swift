// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension L3G4200DConfiguration.Rate {
  public var hertz: Double { Double(Int(millihertz)) / 1000 }

  /// nil for what no part has a rate for.
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
  public var degreesPerSecond: Double { Double(Int(ratedDegreesPerSecond)) }

  /// nil for what no part has a range for.
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
