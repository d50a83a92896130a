// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LIS331DLHConfiguration {
  /// How often a sample appears. Up to 10 Hz the chip works in its low-power mode (10 µA instead
  /// of 250 µA), which has a rate of its own; from 50 Hz on in normal mode. Datasheet,
  /// CTRL_REG1.
  public enum Rate: UInt8, Sendable {
    case halfHertz, hertz1, hertz2, hertz5, hertz10
    case hertz50, hertz100, hertz400, hertz1000
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

extension LIS331DLHConfiguration.Rate {
  /// With its own rate in the low-power modes; in normal mode `dataRate` sets it.
  var powerMode: Datasheet.LIS331DLH.CTRL_REG1.PowerMode {
    switch self {
    case .halfHertz: .lowPowerHalfHertz
    case .hertz1: .lowPower1Hertz
    case .hertz2: .lowPower2Hertz
    case .hertz5: .lowPower5Hertz
    case .hertz10: .lowPower10Hertz
    case .hertz50, .hertz100, .hertz400, .hertz1000: .normal
    }
  }

  /// In low-power modes it selects the low-pass filter alone; the lowest is the quietest.
  var dataRate: Datasheet.LIS331DLH.CTRL_REG1.DataRate {
    switch self {
    case .halfHertz, .hertz1, .hertz2, .hertz5, .hertz10, .hertz50: .hertz50
    case .hertz100: .hertz100
    case .hertz400: .hertz400
    case .hertz1000: .hertz1000
    }
  }

  var millihertz: Int32 { powerMode.lowPowerMillihertz ?? dataRate.millihertz }

  /// In nanoseconds. Written out, because a `Duration` of a number that only the running program
  /// knows reaches for the heap in 32-bit Embedded builds.
  var period: Int64 {
    switch self {
    case .halfHertz: 2_000_000_000
    case .hertz1: 1_000_000_000
    case .hertz2: 500_000_000
    case .hertz5: 200_000_000
    case .hertz10: 100_000_000
    case .hertz50: 20_000_000
    case .hertz100: 10_000_000
    case .hertz400: 2_500_000
    case .hertz1000: 1_000_000
    }
  }
}

// The list of all cases is an array, which a build without a heap cannot have.
#if !hasFeature(Embedded)
  extension LIS331DLHConfiguration.Rate: CaseIterable {}
#endif
