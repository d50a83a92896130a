// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM6DSLConfiguration {
  private typealias Facts = Datasheet.LSM6DSL

  /// The value of one digit of the accelerometer, in g.
  public var accelerometerSensitivity: Sensitivity {
    let code = part.code(of: accelerometerRange)
    return Sensitivity(code.map { part.variant.microgPerDigit($0) } ?? 0, over: 1_000_000)
  }

  /// The value of one digit of the gyroscope, in degrees per second.
  public var gyroscopeSensitivity: Sensitivity {
    let code = part.code(of: gyroscopeRange)
    return Sensitivity(
      code.map { part.variant.microdegreesPerSecondPerDigit($0) } ?? 0, over: 1_000_000)
  }

  /// 1/256 °C, or 1/16 °C of an LSM6DS3 or LSM6DS33.
  public var temperatureSensitivity: Sensitivity {
    Sensitivity(1, over: Int32(truncatingIfNeeded: part.variant.temperatureDigits))
  }

  /// The typical reading at rest of the accelerometer, either sign, in g (datasheet, zero-g level).
  public var zeroGLevel: Double { Double(part.variant.accelerometerZeroLevel) / 1000 }

  /// The typical reading at rest of the gyroscope, either sign, in degrees per second (datasheet, zero-rate level).
  public var zeroRateLevel: Double { Double(part.variant.gyroscopeZeroLevel) }

  /// Cut-off of the gyroscope's low-passes together, in Hz; nil without the gyroscope.
  public var lowPassCutoff: Double? {
    guard let rate = gyroscopeRate else { return nil }
    let variant = part.variant
    var millihertz = variant.lowPass2CutoffMillihertz(rate.gyroscopeCode)
    if gyroscopeLowPower, let slow = variant.lowPowerCutoffMillihertz(rate.gyroscopeCode) {
      millihertz = slow
    }
    if let gyroscopeLowPass {
      millihertz = variant.lowPass1CutoffMillihertz(
        dataRate: rate.gyroscopeCode,
        lowPass1Bandwidth: .init(code: gyroscopeLowPass, otherwise: .step0))
    }
    return millihertz.map { Double(Int($0)) / 1000 }
  }

  // MARK: Times

  /// The time until samples are good, once the rates have begun; zero in power-down.
  ///
  /// The turn-on time of each sensor that was powered down, the samples to discard, and one. The turn-on time of the
  /// accelerometer of an LSM6DS3 or LSM6DS33 is that of an LSM6DSL, because their documents do not have it. Through the
  /// accelerometer's filter as many samples as the document gives until 1 % (of an LSM6DS3 or LSM6DS33 as many as divide
  /// its cut-off, which are six time constants of one pole). The gyroscope's high-pass is left out: with its lowest
  /// cut-off it takes two minutes.
  public func settlingTime(_ starting: STSixAxisStarting, _ clockTrim: Int8) -> Duration {
    guard power == .normal else { return .zero }
    var longest: Int64 = 0
    if let rate = accelerometerRate {
      let turnOn = part.variant.turnOn ?? Facts.Variant.lsm6dsl.turnOn ?? 0
      longest = (starting.accelerometer ? turnOn : 0) + time(accelerometerSettling(rate), rate)
    }
    if let rate = gyroscopeRate {
      let turnOn = starting.gyroscope ? part.variant.gyroscopeTurnOn : 0
      let time = turnOn + time(gyroscopeSettling(rate), rate)
      if time > longest { longest = time }
    }
    return Duration(wholeNanoseconds: longest)
  }

  /// The time of the samples to discard and the first good one. In floating point, because an Int64 made from an Int32
  /// allocates in 32-bit Embedded builds.
  private func time(_ samples: Int32, _ rate: Rate) -> Int64 {
    Int64((Double(Int(samples)) + 1) * Double(rate.period(0)))
  }

  private func accelerometerSettling(_ rate: Rate) -> Int32 {
    let (variant, code) = (part.variant, rate.accelerometerCode)
    let isNarrow = accelerometerFilter == .lowPass(.fourth)
    var samples: Int32 = isNarrow ? 1 : 0
    if accelerometerMode == .highPerformance {
      let found =
        isNarrow
        ? variant.accelerometerSettlingSamplesNarrow(code)
        : accelerometerBandwidth.flatMap { settlingSamples($0, code) }
          ?? variant.accelerometerSettlingSamples(code)
      samples = found ?? 0
    }
    guard let cutoff = accelerometerFilter.code else { return samples }
    let isHighPass = accelerometerFilter.isHighPass
    let filtered =
      isHighPass
      ? variant.highPassSettlingSamples(cutoff) : variant.filterSettlingSamples(cutoff)
    let divisor = isHighPass ? variant.highPassDivisor(cutoff) : variant.filterDivisor(cutoff)
    return max(samples, filtered ?? samples + divisor)
  }

  /// The samples to discard with a bandwidth; nil where the part's do not depend on it.
  private func settlingSamples(
    _ bandwidth: AccelerometerBandwidth, _ code: Datasheet.LSM6DSL.CTRL1_XL.DataRate
  ) -> Int32? {
    switch bandwidth {
    case .hertz400: part.variant.accelerometerSettlingSamples400(code)
    case .hertz200: part.variant.accelerometerSettlingSamples200(code)
    case .hertz100: part.variant.accelerometerSettlingSamples100(code)
    case .hertz50: part.variant.accelerometerSettlingSamples50(code)
    }
  }

  private func gyroscopeSettling(_ rate: Rate) -> Int32 {
    var samples = part.variant.settlingSamples(rate.gyroscopeCode)
    if let gyroscopeLowPass {
      samples = part.variant.settlingSamplesLowPass1(
        dataRate: rate.gyroscopeCode,
        lowPass1Bandwidth: .init(code: gyroscopeLowPass, otherwise: .step0))
    }
    return samples ?? 0
  }
}
