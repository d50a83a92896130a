// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct TurningTests {
  static let field = Axes(0.0, 25, -43)

  /// About z by 90°, what was to the top is to the right; about x, what was into the screen is to the
  /// bottom, and the top is into the screen.
  @Test(arguments: [
    (Axes(0.0, 0, 90), 1.0, Axes(25.0, 0, -43)),
    (Axes(0.0, 0, 90), -1, Axes(-25.0, 0, -43)),
    (Axes(0.0, 0, -45), 2, Axes(-25.0, 0, -43)),
    (Axes(180.0, 0, 0), 0.5, Axes(0.0, -43, -25)),
    (Axes(0.0, 0, 0), 1, field),
    (Axes(10.0, 20, 30), 0, field),
  ])
  func turns(degrees: Axes<Double>, seconds: Double, expected: Axes<Double>) {
    let turned = MagneticFluxDensity(microtesla: Self.field)
      .turned(by: AngularRate(degreesPerSecond: degrees), over: seconds)
    #expect((turned.microtesla - expected).magnitude < 1e-12)
    let force = Acceleration(g: Self.field)
      .turned(by: AngularRate(degreesPerSecond: degrees), over: seconds)
    #expect(force.g == turned.microtesla)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func whatIsNotFiniteTurnsNothing(rate: Double) {
    let field = MagneticFluxDensity(microtesla: Self.field)
    #expect(field.turned(by: AngularRate(radiansPerSecond: Axes(rate, 0, 1)), over: 1) == field)
    #expect(field.turned(by: AngularRate(radiansPerSecond: Axes(0, 0, 1)), over: rate) == field)
  }
}
