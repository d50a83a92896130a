// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LIS331DLHConfiguration {
  /// The chip's one high-pass filter. An interrupt that is to see what passes it says so itself.
  ///
  /// Configuring restarts it where it is used. After power-down that comes before the first sample,
  /// so that gravity passes until the filter has followed: `arm` or `resetHighPass` puts an end to
  /// that.
  public struct HighPass: Equatable, Sendable {
    /// Divides the rate; the cut-off is lower the greater it is. Datasheet, CTRL_REG2, HPCF.
    public enum Coefficient: UInt8, Sendable { case eight, sixteen, thirtyTwo, sixtyFour }

    public var coefficient: Coefficient
    /// In g. nil: the filter follows the input slowly and takes that away, gravity first of all.
    /// Otherwise it takes this away from each axis, −128…127 steps of full scale / 128.
    public var reference: Double?
    /// Whether samples are of what passes the filter.
    public var onData: Bool

    public init(
      _ coefficient: Coefficient = .eight, reference: Double? = nil, onData: Bool = false
    ) {
      self.coefficient = coefficient
      self.reference = reference
      self.onData = onData
    }
  }
}

extension LIS331DLHConfiguration.HighPass.Coefficient {
  /// The cut-off in Hz, as printed (datasheet, CTRL_REG2): nearly rate / (6 × coefficient). That it
  /// goes with the rate in low-power mode as well is inferred.
  public func cutoff(at rate: LIS331DLHConfiguration.Rate) -> Double {
    let millihertz = Datasheet.LIS331DLH.highPassCutoffMillihertz(
      dataRate: rate.dataRate, highPassCoefficient: code)
    let printed = Double(Int(millihertz)) / 1000
    return rate.powerMode == .normal
      ? printed : printed * Double(Int(rate.millihertz)) / Double(Int(rate.dataRate.millihertz))
  }

  var code: Datasheet.LIS331DLH.CTRL_REG2.HighPassCoefficient {
    switch self {
    case .eight: .eight
    case .sixteen: .sixteen
    case .thirtyTwo: .thirtyTwo
    case .sixtyFour: .sixtyFour
    }
  }
}

extension LIS331DLHConfiguration {
  var usesHighPass: Bool {
    highPass.onData || interrupt1?.highPassed == true || interrupt2?.highPassed == true
  }
}
