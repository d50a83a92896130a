// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LIS3MDLConfiguration {
  /// The self-test: at ±12 G and 80 Hz in low-power performance.
  public var fieldTest: STFieldTest<LIS3MDLConfiguration> {
    let test = LIS3MDLConfiguration(
      part: part, range: .gauss12, performance: .lowPower, thermometer: false,
      threeWireSPI: threeWireSPI)
    return STFieldTest(
      configuration: test, register: Datasheet.LIS3MDL.CTRL_REG1.address,
      value: test.control1(selfTest: true), wait: part.variant.selfTestWait,
      settling: Datasheet.LIS3MDL.Timing.selfTestSettle,
      samples: Datasheet.LIS3MDL.Constant.selfTestSamples, limits: Self.selfTestLimits)
  }

  /// The change of each output in the self-test that passes, in digits of ±12 G.
  package static var selfTestLimits: Axes<ClosedRange<Double>> {
    let limits = Datasheet.LIS3MDL.Constant.self
    let digits = Double(Int(Range.gauss12.code.digitsPerGauss)) / 1000
    let xy = Double(limits.selfTestMinimumXY) * digits...Double(limits.selfTestMaximumXY) * digits
    return Axes(
      xy, xy, Double(limits.selfTestMinimumZ) * digits...Double(limits.selfTestMaximumZ) * digits)
  }
}
