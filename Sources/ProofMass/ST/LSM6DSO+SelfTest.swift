// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

extension LSM6DSOConfiguration {
  /// The self-test of one of the sensors, by the steps and limits of ST's example.
  public func selfTest(
    ofGyroscope: Bool, _ clockTrim: Int8
  ) -> STInertialProcedure<LSM6DSOConfiguration> {
    typealias Facts = Datasheet.LSM6DSO
    let rate = ofGyroscope ? Rate.hertz208 : .hertz52
    let test = LSM6DSOConfiguration(
      part: part, accelerometerRate: ofGyroscope ? nil : rate,
      gyroscopeRate: ofGyroscope ? rate : nil, accelerometerRange: .g4,
      gyroscopeRange: ofGyroscope ? .dps2000 : .dps250, threeWireSPI: threeWireSPI)
    let settling =
      ofGyroscope
      ? Facts.Timing.gyroscopeSelfTestSettle : Facts.Timing.accelerometerSelfTestSettle
    return STInertialProcedure(
      isOfGyroscope: ofGyroscope, configuration: test,
      sensitivity: ofGyroscope ? test.gyroscopeSensitivity : test.accelerometerSensitivity,
      period: rate.period(clockTrim),
      force: Facts.CTRL5_C(
        gyroscopeSelfTest: ofGyroscope ? .positive : .off,
        accelerometerSelfTest: ofGyroscope ? .off : .positive
      ).bits,
      startSettling: settling, forceSettling: settling,
      limits: ofGyroscope ? part.gyroscopeSelfTestLimits : part.accelerometerSelfTestLimits)
  }
}

extension LSM6DSOConfiguration.Part {
  /// The change of each output of the accelerometer that passes, in either direction, in digits of ±4 g.
  package var accelerometerSelfTestLimits: ClosedRange<Double> {
    let range = LSM6DSOConfiguration(part: self, accelerometerRange: .g4)
    let digit = range.accelerometerSensitivity.value(1) * 1000
    let minimum = Double(variant.accelerometerSelfTestMinimum) / digit
    return minimum...Double(variant.accelerometerSelfTestMaximum) / digit
  }

  /// The change of each output of the gyroscope that passes, in either direction, in digits of ±2000 °/s.
  package var gyroscopeSelfTestLimits: ClosedRange<Double> {
    let range = LSM6DSOConfiguration(part: self, gyroscopeRange: .dps2000)
    let digit = range.gyroscopeSensitivity.value(1)
    let minimum = Double(variant.gyroscopeSelfTestMinimum) / digit
    return minimum...Double(variant.gyroscopeSelfTestMaximum) / digit
  }
}
