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
