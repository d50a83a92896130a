// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM6DSOConfiguration {
  private typealias Facts = Datasheet.LSM6DSO

  /// The value of one digit of the accelerometer, in g.
  public var accelerometerSensitivity: Sensitivity {
    let code = part.code(of: accelerometerRange)
    return Sensitivity(code.map { part.variant.microgPerDigit($0) } ?? 0, over: 1_000_000)
  }

  /// The value of one digit of the gyroscope, in degrees per second.
  public var gyroscopeSensitivity: Sensitivity {
    Sensitivity(part.microdegreesPerSecondPerDigit(gyroscopeRange) ?? 0, over: 1_000_000)
  }

  /// 1/256 °C.
  public var temperatureSensitivity: Sensitivity {
    Sensitivity(1, over: Int32(truncatingIfNeeded: Facts.Constant.temperatureDigits))
  }

  /// The typical reading at rest of the accelerometer, either sign, in g (datasheet, zero-g level).
  public var zeroGLevel: Double { Double(part.variant.accelerometerZeroLevel) / 1000 }

  /// The typical reading at rest of the gyroscope, either sign, in degrees per second (datasheet, zero-rate level; of an
  /// LSM6DSO32, whose level is not known, that of an LSM6DSO).
  public var zeroRateLevel: Double {
    Double(part.variant.gyroscopeZeroLevel ?? Part.lsm6dso.variant.gyroscopeZeroLevel ?? 0)
  }

  /// Cut-off of the gyroscope's first low-pass, in Hz; nil without it.
  public var lowPass1Cutoff: Double? {
    guard let gyroscopeRate, let gyroscopeLowPass else { return nil }
    return lowPass1Code(gyroscopeLowPass, at: gyroscopeRate).map { Double(Int($0)) / 1000 }
  }

  /// Cut-off of the gyroscope's second low-pass, in Hz, which the rate determines; nil without the gyroscope.
  public var lowPass2Cutoff: Double? {
    guard let millihertz = gyroscopeRate.map({ code($0) })?.lowPass2CutoffMillihertz else {
      return nil
    }
    return Double(Int(millihertz)) / 1000
  }

  /// The code of ODR_G; power-down for 1.6 Hz, which a gyroscope does not have.
  private func code(_ rate: Rate) -> Datasheet.LSM6DSO.CTRL2_G.DataRate {
    .init(code: rate, otherwise: .powerDown)
  }

  /// Cut-off of the first low-pass in mHz; nil where the part does not have it at the rate.
  func lowPass1Code(_ lowPass: GyroscopeLowPass, at rate: Rate) -> Int32? {
    part.variant.lowPass1CutoffMillihertz(
      dataRate: code(rate), lowPass1Bandwidth: .init(code: lowPass, otherwise: .step0))
  }

  // MARK: Times

  /// The time until samples are good, once the rates have begun; zero in power-down.
  ///
  /// The turn-on time of each sensor that was powered down, the samples to discard, and one. Through a filter of the
  /// accelerometer as many samples more as divide its cut-off, which are six time constants of one pole; through a
  /// low-pass of the gyroscope of which no document has numbers a period of its cut-off, in which two poles settle to
  /// 1 %. The gyroscope's high-pass is left out: with its lowest cut-off it takes a minute.
  public func settlingTime(_ starting: STSixAxisStarting, _ clockTrim: Int8) -> Duration {
    guard power == .normal else { return .zero }
    var longest: Int64 = 0
    if let rate = accelerometerRate {
      let turnOn = starting.accelerometer ? Facts.Timing.turnOn : 0
      longest = turnOn + time(ofSamples: accelerometerSettling(rate) + 1, rate.period(clockTrim))
    }
    if let rate = gyroscopeRate {
      let turnOn = starting.gyroscope ? Facts.Timing.gyroscopeTurnOn : 0
      let time = turnOn + time(ofSamples: gyroscopeSettling(rate) + 1, rate.period(clockTrim))
      if time > longest { longest = time }
    }
    return Duration(wholeNanoseconds: longest)
  }

  /// In floating point, because an Int64 made from an Int32 allocates in 32-bit Embedded builds.
  private func time(ofSamples count: Double, _ period: Int64) -> Int64 {
    Int64(count * Double(period))
  }

  private func accelerometerSettling(_ rate: Rate) -> Double {
    let samples =
      accelerometerMode == .highPerformance ? rate.code.accelerometerSettlingSamples : 0
    return Double(Int(samples ?? 0)) + Double(Int(accelerometerFilter.cutoff?.divisor ?? 0))
  }

  private func gyroscopeSettling(_ rate: Rate) -> Double {
    let samples = Double(Int(code(rate).settlingSamples ?? 0))
    guard let gyroscopeLowPass else { return samples }
    let filtered = Facts.settlingSamplesLowPass1(
      dataRate: code(rate),
      lowPass1Bandwidth: .init(code: gyroscopeLowPass, otherwise: .step0))
    if let filtered { return Double(Int(filtered)) }
    return samples + rate.hertz / (lowPass1Cutoff ?? rate.hertz)
  }
}

extension LSM6DSOConfiguration.AccelerometerFilter.Cutoff {
  /// The rate divided by the cut-off.
  var divisor: Int32 {
    Datasheet.LSM6DSO.CTRL8_XL.Cutoff(code: self, otherwise: .quarter).filterDivisor
  }
}

extension LSM6DSOConfiguration.AccelerometerFilter {
  /// The cut-off; nil without a filter.
  var cutoff: Cutoff? {
    switch self {
    case .none: nil
    case .lowPass(let cutoff), .highPass(let cutoff): cutoff
    }
  }
}
