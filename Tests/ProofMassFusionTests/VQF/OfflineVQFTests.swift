// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion
import Testing

/// Compares the filter for recordings with results of version 2.1.2 of the authors' implementation.
@Suite struct OfflineVQFTests {
  private struct Expected {
    var k: Int
    var rotation6D: Quaternion
    var heading: Double
    /// In rad/s.
    var bias: Axes<Double>
    var biasSigma: Double
    var isAtRest = false
    var isDisturbed = false
  }

  private func expect(_ estimates: [OfflineVQF.Estimate], _ wanted: [Expected]) {
    for wanted in wanted {
      let estimate = estimates[wanted.k]
      let (sine, cosine) = (sin(wanted.heading / 2), cos(wanted.heading / 2))
      let rotation9D = Quaternion(cosine, 0, 0, sine) * wanted.rotation6D
      #expect(degrees(estimate.rotation6D, wanted.rotation6D) <= 1e-9 * 180 / .pi)
      #expect(degrees(estimate.rotation9D, rotation9D) <= 1e-9 * 180 / .pi)
      #expect(abs(estimate.headingOffset - wanted.heading) <= 1e-9)
      #expect((estimate.bias.radiansPerSecond - wanted.bias).magnitude <= 1e-9)
      #expect(abs(estimate.biasSigma - wanted.biasSigma) <= 1e-9)
      #expect(estimate.isAtRest == wanted.isAtRest)
      #expect(estimate.isMagneticallyDisturbed == wanted.isDisturbed)
    }
  }

  private let samples = VQFTrajectory.samples.map {
    OfflineVQF.Sample(rate: $0.rate, force: $0.force, field: $0.field)
  }

  @Test func itGoesTheReferencesWay() {
    let estimates = OfflineVQF(interval: 0.01).estimates(for: samples)
    expect(
      estimates,
      [
        Expected(
          k: 0,
          rotation6D: Quaternion(0.9999998866813, -0.0002497268051, 0.0004053061807, -8.430935e-07),
          heading: 0.6981743736575,
          bias: Axes(0.0050996553354, -0.0031310742047, 0.0019139825058),
          biasSigma: 0.0012110800173, isAtRest: true),
        Expected(
          k: 499,
          rotation6D: Quaternion(
            0.9999999893874, 6.81947043e-05, -0.0001278413862, -1.52063084e-05),
          heading: 0.6981957078444,
          bias: Axes(0.0051176351468, -0.0034075156796, 0.0017047776262),
          biasSigma: 0.0008451345448, isAtRest: true),
        Expected(
          k: 999,
          rotation6D: Quaternion(
            0.9099528922982, 0.2120813524169, -0.2523390295787, -0.2516589913084),
          heading: 0.6980964259952,
          bias: Axes(0.0050958229667, -0.003394869388, 0.0016977997943),
          biasSigma: 0.000925782896),
        Expected(
          k: 2999,
          rotation6D: Quaternion(
            0.8116426027877, 0.0905871732945, 0.1896514330891, -0.5450344790027),
          heading: 0.6974120524301,
          bias: Axes(0.0050398588528, -0.0033750151389, 0.0016720847346),
          biasSigma: 0.001191326638),
        Expected(
          k: 5999,
          rotation6D: Quaternion(
            0.8710876517816, 0.3603611168965, -0.0598628640041, 0.3282721521176),
          heading: 0.6961648805846,
          bias: Axes(0.0050406362774, -0.0033572215789, 0.0016781312094),
          biasSigma: 0.0015095466719),
      ])
    let errors = zip(estimates, VQFTrajectory.samples).map { degrees($0.rotation9D, $1.truth) }
    #expect(abs(errors.rms - 0.020779) < 1e-6)
    #expect(abs((errors.max() ?? 0) - 0.054603) < 1e-6)
  }

  /// The trajectory with a magnetic disturbance at either end, and 20 s of another field.
  private var disturbed: [OfflineVQF.Sample] {
    samples.indices.map { k in
      let truth = VQFTrajectory.samples[k].truth
      let down = -25 * 3.0.squareRoot()
      var sample = samples[k]
      if (2000..<4000).contains(k) {
        sample.field = MagneticFluxDensity(
          microtesla: truth.conjugate.rotate(Axes(15, 15, down + 10)))
      } else if k < 800 || k >= 5500 {
        let s = k / 50
        sample.field = MagneticFluxDensity(
          microtesla: truth.conjugate.rotate(
            Axes(10 * Double(s % 3), 25 + 10 * Double(s % 5), down + 20 * Double(s % 2))))
      }
      return sample
    }
  }

  @Test func aDisturbedFieldIsLeftOut() {
    let estimates = OfflineVQF(interval: 0.01).estimates(for: disturbed)
    #expect(estimates.count { $0.isMagneticallyDisturbed } == 3234)
    expect(estimates, ends(0.8089229339846, 0.7365571373304, 0.744399463996))
  }

  @Test func aDisturbedFieldCountsWhereRejectionIsOff() {
    var parameters = VQF.Parameters()
    parameters.rejectsMagneticDisturbance = false
    let estimates = OfflineVQF(interval: 0.01, parameters: parameters).estimates(for: disturbed)
    expect(estimates, ends(0.8890817025898, 1.2034554416628, 0.8818217404902))
  }

  private func ends(_ first: Double, _ middle: Double, _ last: Double) -> [Expected] {
    [
      Expected(
        k: 0,
        rotation6D: Quaternion(0.9999998866813, -0.0002497268051, 0.0004053061807, -8.430935e-07),
        heading: first, bias: Axes(0.0050996553354, -0.0031310742047, 0.0019139825058),
        biasSigma: 0.0012110800173, isAtRest: true, isDisturbed: true),
      Expected(
        k: 2500,
        rotation6D: Quaternion(0.802231975833, -0.1989788806093, -0.1417106358552, 0.5447470584666),
        heading: middle, bias: Axes(0.0050571366297, -0.0033789815382, 0.00168047763),
        biasSigma: 0.0011321810609, isDisturbed: true),
      Expected(
        k: 5999,
        rotation6D: Quaternion(0.8710876517816, 0.3603611168965, -0.0598628640041, 0.3282721521176),
        heading: last, bias: Axes(0.0050406362774, -0.0033572215789, 0.0016781312094),
        biasSigma: 0.0015095466719, isDisturbed: true),
    ]
  }

  @Test func aRecordingMayLackSamples() {
    var sparse = samples
    for k in sparse.indices {
      if k % 2 == 0 { sparse[k].force = nil }
      if k % 10 != 9 { sparse[k].field = nil }
    }
    sparse[1501].force = Acceleration(g: .zero)
    sparse[1509].field = MagneticFluxDensity(microtesla: Axes(.nan, 0, 0))
    sparse[1700].rate = AngularRate(radiansPerSecond: Axes(0, .infinity, 0))
    let estimates = OfflineVQF(
      gyroscopeInterval: 0.01, accelerometerInterval: 0.02, compassInterval: 0.1
    ).estimates(for: sparse)
    // One rate is missing: the accelerometer corrects the attitude before and after.
    let errors = zip(estimates, VQFTrajectory.samples).map { degrees($0.rotation9D, $1.truth) }
    #expect((errors.max() ?? 180) < 0.5)
    #expect(OfflineVQF(interval: 0.01).estimates(for: []).isEmpty)
  }

  @Test func withoutACompassThereIsNoHeading() {
    let inertial = samples.map { OfflineVQF.Sample(rate: $0.rate, force: $0.force) }
    let estimates = OfflineVQF(interval: 0.01).estimates(for: inertial)
    let whole = OfflineVQF(interval: 0.01).estimates(for: samples)
    #expect(estimates.map(\.rotation6D) == whole.map(\.rotation6D))
    #expect(estimates.allSatisfy { $0.rotation9D == $0.rotation6D && $0.headingOffset == 0 })
  }
}
