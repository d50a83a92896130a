// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

// Numbers of the parts, each by its own datasheet.

extension L3G4200DConfiguration.Rate {
  /// The code of CTRL_REG1. Those of the low rates mean them where LOW_ODR says so.
  var code: Datasheet.L3G4200D.CTRL_REG1.DataRate {
    switch self {
    case .hertz100, .hertz95, .hertz12Point5: .hertz100
    case .hertz200, .hertz190, .hertz25: .hertz200
    case .hertz400, .hertz380, .hertz50: .hertz400
    case .hertz800, .hertz760: .hertz800
    }
  }

  var isLow: Bool { self == .hertz12Point5 || self == .hertz25 || self == .hertz50 }

  /// As named.
  var millihertz: Int32 {
    switch self {
    case .hertz100, .hertz200, .hertz400, .hertz800: code.millihertz
    case .hertz95, .hertz190, .hertz380, .hertz760: Datasheet.L3GD20.millihertz(code)
    case .hertz12Point5, .hertz25, .hertz50: Datasheet.L3GD20H.lowRateMillihertz(code)
    }
  }

  /// In nanoseconds, as named. By floating point, for Int64(Int32) reaches for the heap in 32-bit
  /// Embedded builds.
  var period: Int64 { Int64(1e12 / Double(Int(millihertz))) }
}

extension L3G4200DConfiguration.Range {
  var code: Datasheet.L3G4200D.CTRL_REG4.FullScale {
    switch self {
    case .dps245, .dps250: .dps250
    case .dps500: .dps500
    case .dps2000: .dps2000
    }
  }

  var ratedDegreesPerSecond: Int32 {
    self == .dps245
      ? Datasheet.L3GD20H.ratedDegreesPerSecond(code) : code.ratedDegreesPerSecond
  }
}

extension L3G4200DConfiguration {
  /// In degrees per second. A code means the same for every part, also where its range is called
  /// another.
  var sensitivity: Sensitivity {
    Sensitivity(range.code.microdegreesPerSecondPerDigit, over: 1_000_000)
  }

  /// In nanoseconds, of a typical part. A L3GD20H is somewhat slower than its rates are named; that
  /// it is so at the low ones too is inferred.
  var typicalPeriod: Int64 {
    guard part == .l3gd20h else { return rate.period }
    let typical = Double(Int(Datasheet.L3GD20H.typicalMillihertz(.hertz100)))
    let named = Double(Int(Datasheet.L3GD20H.millihertz(.hertz100)))
    return Int64(Double(rate.period) * named / typical)
  }

  var lowPass1Millihertz: Int32? {
    switch part {
    case .l3g4200d: rate.code.lowPass1CutoffMillihertz
    case .a3g4250d: Datasheet.A3G4250D.lowPass1CutoffMillihertz(rate.code)
    case .l3gd20: Datasheet.L3GD20.lowPass1CutoffMillihertz(rate.code)
    case .l3gd20h: rate.isLow ? nil : Datasheet.L3GD20H.lowPass1CutoffMillihertz(rate.code)
    }
  }

  var lowPass2Millihertz: Int32? {
    let (rate, bandwidth) = (self.rate.code, bandwidth.code)
    return switch part {
    case .l3g4200d:
      Datasheet.L3G4200D.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
    case .a3g4250d:
      Datasheet.A3G4250D.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
    case .l3gd20: Datasheet.L3GD20.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
    case .l3gd20h:
      self.rate.isLow
        ? nil : Datasheet.L3GD20H.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
    }
  }

  var highPassMillihertz: Int32? {
    let (rate, cutoff) = (self.rate.code, highPass.cutoff.code)
    return switch part {
    case .l3g4200d:
      Datasheet.L3G4200D.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff)
    case .a3g4250d:
      Datasheet.A3G4250D.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff)
    case .l3gd20:
      Datasheet.L3GD20.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff)
    case .l3gd20h:
      self.rate.isLow
        ? nil : Datasheet.L3GD20H.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff)
    }
  }
}
