// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LIS331DLConfiguration {
  /// The chip's one high-pass filter. An interrupt that is to see what passes it says so itself.
  ///
  /// Configuring restarts it where it is used. After power-down that comes before the first sample,
  /// so that gravity passes until the filter has followed: `arm` or `resetHighPass` puts an end to
  /// that.
  public struct HighPass: Equatable, Sendable {
    /// As a part of the rate. Datasheet, CTRL_REG2, HP_coeff.
    public enum Cutoff: UInt8, Sendable {
      case rateOver50, rateOver100, rateOver200, rateOver400
    }

    public var cutoff: Cutoff
    /// Whether samples are of what passes the filter.
    public var onData: Bool

    public init(_ cutoff: Cutoff = .rateOver50, onData: Bool = false) {
      self.cutoff = cutoff
      self.onData = onData
    }
  }

  var usesHighPass: Bool {
    highPass.onData || interrupt1?.highPassed == true || interrupt2?.highPassed == true
  }
}

extension LIS331DLConfiguration.HighPass.Cutoff {
  /// 0.25…2 Hz at 100 Hz, 1…8 Hz at 400 Hz.
  public func hertz(at rate: LIS331DLConfiguration.Rate) -> Double {
    let millihertz = Datasheet.LIS331DL.highPassCutoffMillihertz(
      dataRate: rate.code, highPassCoefficient: code)
    return Double(Int(millihertz)) / 1000
  }

  var code: Datasheet.LIS331DL.CTRL_REG2.HighPassCoefficient {
    switch self {
    case .rateOver50: .step0
    case .rateOver100: .step1
    case .rateOver200: .step2
    case .rateOver400: .step3
    }
  }
}
