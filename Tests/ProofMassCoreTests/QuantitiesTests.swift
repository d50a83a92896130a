// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@Suite struct QuantitiesTests {
  @Test func acceleration() {
    #expect(Acceleration(g: [0, 0, 1]).metersPerSecondSquared == [0, 0, 9.80665])
    #expect(Acceleration(metersPerSecondSquared: [9.80665, 0, -19.6133]).g == [1, 0, -2])
  }

  @Test func angularRate() {
    let rate = AngularRate(degreesPerSecond: [180, -90, 0])
    #expect(rate.radiansPerSecond == [.pi, -.pi / 2, 0])
    #expect(rate.degreesPerSecond == [180, -90, 0])
  }

  @Test func fluxDensity() {
    #expect(MagneticFluxDensity(gauss: [0.48, -1, 0]).microtesla == [48, -100, 0])
    #expect(MagneticFluxDensity(microtesla: [48, -100, 0]).gauss == [0.48, -1, 0])
  }

  @Test func axes() {
    #expect(Axes(1, 2, 3).map { $0 * 2 } == Axes(2, 4, 6))
    #expect(Axes<Double>(2, 3, 6).magnitude == 7)
    let short: Axes<Double> = [1]
    let long: Axes<Double> = [1, 2, 3, 4]
    #expect(short == Axes(1, 0, 0))
    #expect(long == Axes(1, 2, 3))
  }
}

@Suite struct SensitivityTests {
  @Test func aSingleRounding() {
    #expect(Sensitivity(1000, over: 1_000_000).value(350) == 0.35)
    #expect(Sensitivity(3900, over: 1_000_000).value(256) == 0.9984)
    #expect(Sensitivity(8750, over: 1_000_000).value(11429) == 100.00375)
  }

  /// The reference is the conversion of decimal text to the nearest Double, which is independent.
  @Test(arguments: [1000, 2000, 3900] as [Int32])
  func everyCodeOfTheAccelerometer(micro: Int32) {
    let sensitivity = Sensitivity(micro, over: 1_000_000)
    for code in -2048...2047 as ClosedRange<Int16> {
      #expect(sensitivity.value(code) == Double("\(Int(code) * Int(micro))e-6"))
    }
  }

  /// The product 70 000 µdps × −32 768 does not fit in 32 bits.
  @Test func theEnds() {
    let sensitivity = Sensitivity(70_000, over: 1_000_000)
    #expect(sensitivity.value(.min) == -2293.76)
    #expect(sensitivity.value(.max) == 2293.69)
  }

  @Test func fullScaleOver2048() {
    #expect(Sensitivity(2, over: 2048).value(1024) == 1)
    #expect(Sensitivity(8, over: 2048).value(-2048) == -8)
  }
}
