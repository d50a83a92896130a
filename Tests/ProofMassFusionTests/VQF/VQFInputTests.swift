// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

/// The filter with missing and implausible samples.
@Suite struct VQFInputTests {
  private static let notNumbers = [
    Axes(.nan, 0, 1), Axes(0, .infinity, 1), Axes(1, 1, -.infinity), Axes(1e300, 0, 0),
    Axes(0, -1e150, 0), Axes(0, 0, 2e6),
  ]

  @Test func whatIsNoMeasurementIsLeftOut() {
    var filter = VQF(interval: 0.01)
    var basic = BasicVQF(interval: 0.01)
    for sample in VQFTrajectory.samples.prefix(600) {
      filter.update(sample)
      basic.update(sample)
    }
    let (before, basicBefore) = (filter, basic)
    for axes in Self.notNumbers {
      filter.update(AngularRate(radiansPerSecond: axes))
      filter.update(Acceleration(g: axes))
      filter.update(MagneticFluxDensity(microtesla: axes))
      basic.update(AngularRate(radiansPerSecond: axes))
      basic.update(Acceleration(g: axes))
      basic.update(MagneticFluxDensity(microtesla: axes))
    }
    for time in [Double.nan, .infinity, -.infinity, 1e300, -1e6] {
      filter.update(AngularRate(radiansPerSecond: Axes(1, 0, 0)), over: time)
      basic.update(AngularRate(radiansPerSecond: Axes(1, 0, 0)), over: time)
    }
    filter.update(Acceleration(g: .zero))
    filter.update(MagneticFluxDensity(microtesla: .zero))
    filter.update(MagneticFluxDensity(microtesla: Axes(0.5, -0.5, 0.5)))
    basic.update(Acceleration(g: .zero))
    basic.update(MagneticFluxDensity(microtesla: .zero))
    basic.update(MagneticFluxDensity(microtesla: Axes(0.5, -0.5, 0.5)))
    #expect(filter == before)
    #expect(basic == basicBefore)
  }

  @Test func aWeakFieldCountsWhenItMay() {
    var parameters = VQF.Parameters()
    parameters.minimumField = 0
    var filter = VQF(interval: 0.01, parameters: parameters)
    filter.update(MagneticFluxDensity(microtesla: Axes(0.25, 0.25, 0)))
    #expect(abs(filter.headingOffset - .pi / 4) < 1e-15)
    let before = filter
    filter.update(MagneticFluxDensity(microtesla: .zero))
    #expect(filter == before)
  }

  @Test func aSampleMayStandForItsOwnTime() {
    var filter = VQF(interval: 0.01)
    filter.update(AngularRate(degreesPerSecond: Axes(0, 0, 90)), over: 1)
    #expect(degrees(filter.rotation3D, Quaternion(0.5.squareRoot(), 0, 0, 0.5.squareRoot())) < 1e-9)
    filter.update(AngularRate(degreesPerSecond: Axes(0, 0, -90)), over: 1)
    #expect(degrees(filter.rotation6D, .identity) < 1e-9)
  }

  /// After a gap of 0.1 s in a turn, the next rate is integrated over the whole time, which nearly
  /// replaces the missing rates; otherwise the attitude is off.
  @Test func aGapIsBridged() {
    func error(bridged: Bool) -> Double {
      var filter = VQF(interval: 0.01)
      for (k, sample) in VQFTrajectory.samples.prefix(1501).enumerated() {
        guard k < 1490 || k == 1500 else { continue }
        if k == 1500, bridged {
          filter.update(sample.rate, over: 0.11)
        } else {
          filter.update(sample.rate)
        }
        filter.update(sample.force)
      }
      return degrees(filter.rotation6D, reference)
    }
    var whole = VQF(interval: 0.01)
    for sample in VQFTrajectory.samples.prefix(1501) {
      whole.update(sample.rate)
      whole.update(sample.force)
    }
    let reference = whole.rotation6D
    #expect(error(bridged: true) < 0.5)
    #expect(error(bridged: false) > 3)
  }

  /// Any samples give an attitude of length 1, and never trap.
  @Test(arguments: 1...20) func anythingGoes(_ seed: UInt64) {
    var generator = Draws(seed: seed)
    func axes(_ generator: inout Draws) -> Axes<Double> {
      let sizes: [Double] = [1e-160, 1e-9, 1, 100, 5e5]
      let size = sizes[Int.random(in: 0..<5, using: &generator)]
      func value(_ generator: inout Draws) -> Double {
        Bool.random(using: &generator) ? Double.random(in: -1...1, using: &generator) * size : 0
      }
      return Axes(value(&generator), value(&generator), value(&generator))
    }
    var parameters = VQF.Parameters()
    parameters.minimumField = 0
    parameters.accelerometerTimeConstant = [-1, 0, 0.001, 3].randomElement(using: &generator) ?? 3
    parameters.compassTimeConstant = [-1, 0, 0.001, 9].randomElement(using: &generator) ?? 9
    var filter = VQF(
      gyroscopeInterval: 0.01, accelerometerInterval: 0.003, compassInterval: 0.1,
      parameters: parameters)
    for k in 0..<2000 {
      filter.update(AngularRate(radiansPerSecond: axes(&generator)))
      filter.update(Acceleration(g: axes(&generator)))
      filter.update(MagneticFluxDensity(microtesla: axes(&generator)))
      guard k % 100 == 0 else { continue }
      #expect(abs(filter.rotation6D.magnitude - 1) < 1e-12)
      #expect(abs(filter.rotation9D.magnitude - 1) < 1e-12)
      #expect(filter.bias.radiansPerSecond.magnitude < 0.1)
      #expect(filter.biasSigma >= 0)
    }
  }
}

@Suite struct TurningTests {
  static let field = Axes(0.0, 25, -43)

  /// After 90° about z, a field towards the top points to the right. After 90° about x, a field
  /// into the screen points to the bottom, and one towards the top points into the screen.
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
