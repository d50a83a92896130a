// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LSM6DSLConfiguration {
  /// The self-test of one of the sensors, by the datasheet's procedure (LSM6DS3: AN4650).
  public func selfTest(
    ofGyroscope: Bool, _ clockTrim: Int8
  ) -> STInertialProcedure<LSM6DSLConfiguration> {
    let variant = part.variant
    let rate = ofGyroscope ? Rate.hertz208 : .hertz52
    let test = LSM6DSLConfiguration(
      part: part, accelerometerRate: ofGyroscope ? nil : rate,
      gyroscopeRate: ofGyroscope ? rate : nil,
      accelerometerRange: ofGyroscope ? .g2 : part.selfTestRange,
      gyroscopeRange: ofGyroscope ? .dps2000 : .dps250, threeWireSPI: threeWireSPI)
    return STInertialProcedure(
      isOfGyroscope: ofGyroscope, configuration: test,
      sensitivity: ofGyroscope ? test.gyroscopeSensitivity : test.accelerometerSensitivity,
      period: rate.period(clockTrim),
      force: Datasheet.LSM6DSL.CTRL5_C(
        gyroscopeSelfTest: ofGyroscope ? .positive : .off,
        accelerometerSelfTest: ofGyroscope ? .off : .positive
      ).bits,
      startSettling: ofGyroscope
        ? variant.gyroscopeSelfTestTurnOn : variant.accelerometerSelfTestSettle,
      forceSettling: ofGyroscope
        ? variant.gyroscopeSelfTestSettle : variant.accelerometerSelfTestSettle,
      limits: ofGyroscope ? part.gyroscopeSelfTestLimits : part.accelerometerSelfTestLimits)
  }
}

extension LSM6DSLConfiguration.Part {
  /// The range of the accelerometer's self-test: ±4 g, or ±2 g of an LSM6DS3 or LSM6DS33.
  fileprivate var selfTestRange: LSM6DSLConfiguration.AccelerometerRange {
    isAsLSM6DS3 ? .g2 : .g4
  }

  /// The change of each output of the accelerometer that passes, in either direction, in digits of the test's range.
  package var accelerometerSelfTestLimits: ClosedRange<Double> {
    let range = LSM6DSLConfiguration(part: self, accelerometerRange: selfTestRange)
    let digit = range.accelerometerSensitivity.value(1) * 1000
    let minimum = Double(variant.accelerometerSelfTestMinimum) / digit
    return minimum...Double(variant.accelerometerSelfTestMaximum) / digit
  }

  /// The change of each output of the gyroscope that passes, in either direction, in digits of ±2000 °/s.
  package var gyroscopeSelfTestLimits: ClosedRange<Double> {
    let range = LSM6DSLConfiguration(part: self, gyroscopeRange: .dps2000)
    let digit = range.gyroscopeSensitivity.value(1)
    let minimum = Double(variant.gyroscopeSelfTestMinimum) / digit
    return minimum...Double(variant.gyroscopeSelfTestMaximum) / digit
  }
}
