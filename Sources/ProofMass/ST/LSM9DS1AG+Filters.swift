// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LSM9DS1AGConfiguration {
  private typealias Facts = Datasheet.LSM9DS1AG

  /// Cut-off of the gyroscope's first low-pass, in Hz.
  public var lowPass1Cutoff: Double? { hertz(rate.gyroscope.lowPass1CutoffMillihertz) }

  /// Cut-off of the gyroscope's second low-pass, in Hz; nil at 14.9 Hz, where there is none.
  public var lowPass2Cutoff: Double? {
    hertz(
      Facts.lowPass2CutoffMillihertz(
        dataRate: rate.gyroscope, bandwidth: .init(code: gyroscopeBandwidth, otherwise: .narrow)))
  }

  /// Cut-off of the gyroscope's high-pass, in Hz, as printed (datasheet, CTRL_REG3_G).
  public var highPassCutoff: Double? {
    hertz(
      Facts.highPassCutoffMillihertz(
        dataRate: rate.gyroscope,
        highPassCutoff: .init(code: gyroscopeHighPass, otherwise: .step0)))
  }

  private func hertz(_ millihertz: Int32?) -> Double? {
    millihertz.map { Double(Int($0)) / 1000 }
  }

  /// Whether the gyroscope's samples, or the input of its interrupts, take a path.
  func isOnPath(_ path: GyroscopePath) -> Bool {
    gyroscopePath == path || gyroscopeInterrupt?.input == path
  }

  var usesLowPass2: Bool { sensors == .both && (isOnPath(.lowPass2) || highPassFeedsLowPass2) }

  var usesHighPass: Bool { isOnPath(.highPass) || highPassFeedsLowPass2 }

  /// CTRL_REG3_G, HP_EN.
  var highPassFeedsLowPass2: Bool { isOnPath(.highPassAndLowPass2) }

  /// The cut-off of the accelerometer's digital filters; nil where none is in use.
  var digitalCutoff: Datasheet.LSM9DS1AG.CTRL_REG7_XL.Cutoff? {
    accelerometerFilter.cutoff ?? accelerometerInterrupt?.highPass?.code
  }

  private typealias AntiAliasing = Datasheet.LSM9DS1AG.CTRL_REG6_XL.Bandwidth

  /// The bandwidth of the accelerometer, as chosen here or by the chip.
  var antiAliasing: Datasheet.LSM9DS1AG.CTRL_REG6_XL.Bandwidth {
    if let accelerometerBandwidth {
      return AntiAliasing(code: accelerometerBandwidth, otherwise: .hertz408)
    }
    let millihertz = rate.accelerometer.rateBandwidthMillihertz
    return AntiAliasing.first { $0.bandwidthMillihertz == millihertz } ?? .hertz408
  }

  // MARK: Times

  /// Period of the samples, in nanoseconds, nominally.
  var period: Int64 { nanoseconds(ofMillihertz: rate.millihertz(with: sensors)) }

  /// The time from the end of configuring until samples are good; zero in power-down. The samples that the
  /// datasheet discards, and one; through a digital filter of the accelerometer as many as divide its cut-off,
  /// which are six time constants of one pole.
  ///
  /// - Parameter gyroscopeStarts: Whether the gyroscope was powered down before.
  func settlingTime(gyroscopeStarts: Bool) -> Duration {
    guard power == .normal else { return .zero }
    var discarded =
      Facts.accelerometerSettlingSamples(dataRate: rate.accelerometer, bandwidth: antiAliasing) ?? 0
    if let divisor = digitalCutoff?.filterDivisor { discarded += divisor }
    var start: Int64 = 0
    if sensors == .both {
      let code = rate.gyroscope
      let samples = (usesLowPass2 ? code.settlingSamplesLowPass2 : code.settlingSamples) ?? 0
      if samples > discarded { discarded = samples }
      if gyroscopeStarts { start = Facts.Timing.gyroscopeTurnOn }
    }
    let settled = Int64(Double(Int(discarded + 1)) * Double(period + period / 5))
    return Duration(wholeNanoseconds: start + settled)
  }
}

extension LSM9DS1AGConfiguration.AccelerometerFilter {
  /// The cut-off of the filter that samples pass.
  var cutoff: Datasheet.LSM9DS1AG.CTRL_REG7_XL.Cutoff? {
    switch self {
    case .none: nil
    case .lowPass(let cutoff), .highPass(let cutoff): cutoff.code
    }
  }
}

extension LSM9DS1AGConfiguration.AccelerometerFilter.Cutoff {
  var code: Datasheet.LSM9DS1AG.CTRL_REG7_XL.Cutoff { .init(code: self, otherwise: .fiftieth) }
}
