// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassFusion

/// Compares the filter with results of version 2.1.2 of the authors' implementation.
@Suite struct VQFGoldenTests {
  @Test func theTrajectoryIsTheOneOfTheFigures() {
    let sample = VQFTrajectory.samples[700]
    #expect(
      sample.rate.radiansPerSecond.isClose(
        to: Axes(0.172537886936, -0.298614563289, 0.204163226765), within: 1e-12))
    #expect(
      sample.force.metersPerSecondSquared.isClose(
        to: Axes(-3.290685296924, 6.754204150688, 6.302578899938), within: 1e-12))
    #expect(
      sample.field.microtesla.isClose(
        to: Axes(33.185496411859, -35.374448806431, -12.139654012356), within: 1e-12))
  }

  @Test func theCoefficientsAreTheReferences() {
    let gains = VQF.Gains(.init(), gyroscope: 0.01, accelerometer: 0.01, compass: 0.01)
    expect(
      gains.orientation.force, b0: 5.537088374607681e-06, b1: 1.1074176749215362e-05,
      a1: -1.9933333579016177, a2: 0.9933555062551163)
    expect(
      gains.restRate, b0: 1.96065872395716e-04, b1: 3.92131744791432e-04, a1: -1.9600051762777628,
      a2: 0.9607894397673457)
    expect(
      gains.fieldFilter, b0: 0.016592576612470312, b1: 0.033185153224940624,
      a1: -1.60399346027035, a2: 0.6703637667202312)
    expect(gains.orientation.heading, 0.0011104940557207232)
    expect(gains.fieldReference, 0.000499875020830709)
    expect(gains.initialBiasVariance, 2500)
    expect(gains.biasGrowth, 0.01)
    expect(gains.biasVarianceInMotion, 1_000_100)
    expect(gains.biasVarianceOfVertical, 1.0001e10)
    expect(gains.biasVarianceAtRest, 8109)
  }

  /// Compares with a relative tolerance of 1e-9.
  private func expect(_ value: Double, _ wanted: Double) {
    #expect(abs(value - wanted) <= 1e-9 * abs(wanted))
  }

  private func expect(_ filter: LowPass, b0: Double, b1: Double, a1: Double, a2: Double) {
    expect(filter.b0, b0)
    expect(filter.b1, b1)
    expect(filter.b2, b0)
    expect(filter.a1, a1)
    expect(filter.a2, a2)
  }

  private struct Golden {
    var k: Int
    var rotation6D: Quaternion
    var rotation9D: Quaternion
    var heading: Double
    /// In °/s.
    var bias: Axes<Double>
    var isAtRest: Bool
    var isDisturbed: Bool
  }

  private let golden = [
    Golden(
      k: 0, rotation6D: Quaternion(0.999999999962, 0, 0, 0.000008726646),
      rotation9D: Quaternion(0.939692620786, 0, 0, 0.342020143326), heading: 0.6981142475,
      bias: Axes(0.000748050704, -0.000498709899, 0), isAtRest: false, isDisturbed: true),
    Golden(
      k: 499,
      rotation6D: Quaternion(0.99999843214, 0.000860927061, -0.000573301347, 0.001437305434),
      rotation9D: Quaternion(0.939690951384, 0.001004736121, -0.000245713587, 0.342023165907),
      heading: 0.6952639099, bias: Axes(0.296855187584, -0.197902869193, 0.099107549688),
      isAtRest: true, isDisturbed: true),
    Golden(
      k: 999,
      rotation6D: Quaternion(0.910294591887, 0.212521020022, -0.252085329006, -0.25030293432),
      rotation9D: Quaternion(0.94111890586, 0.285676053508, -0.164624996593, 0.074719528777),
      heading: 0.6951313950, bias: Axes(0.296606171563, -0.197706998825, 0.099101952131),
      isAtRest: false, isDisturbed: true),
    Golden(
      k: 2999,
      rotation6D: Quaternion(0.812273964068, 0.090430466473, 0.189730206552, -0.544091708034),
      rotation9D: Quaternion(0.949027516181, 0.020398551619, 0.209186805599, -0.234886255422),
      heading: 0.6951368727, bias: Axes(0.296753967948, -0.197797403229, 0.099125359852),
      isAtRest: false, isDisturbed: false),
    Golden(
      k: 5999,
      rotation6D: Quaternion(0.871008475713, 0.360315292383, -0.059485639088, 0.328600949562),
      rotation9D: Quaternion(0.707086541191, 0.359040905588, 0.0667478786, 0.60552702011),
      heading: 0.6948502733, bias: Axes(0.297026347939, -0.19792797787, 0.099136131141),
      isAtRest: false, isDisturbed: false),
  ]

  @Test func theFilterGoesTheReferencesWay() {
    var filter = VQF(interval: VQFTrajectory.interval)
    var firstRest: Int?
    var firstField: Int?
    var (squares, worst) = (0.0, 0.0)
    for (k, sample) in VQFTrajectory.samples.enumerated() {
      filter.update(sample.rate)
      filter.update(sample.force)
      filter.update(sample.field)
      if filter.isAtRest, firstRest == nil { firstRest = k }
      if !filter.isMagneticallyDisturbed, firstField == nil { firstField = k }
      if k >= 500 {
        let error = degrees(filter.rotation9D, sample.truth)
        squares += error * error
        worst = max(worst, error)
      }
      guard let wanted = golden.first(where: { $0.k == k }) else { continue }
      expect(filter.rotation6D, wanted.rotation6D)
      expect(filter.rotation9D, wanted.rotation9D)
      #expect(abs(filter.headingOffset - wanted.heading) <= 1e-9)
      #expect(filter.bias.degreesPerSecond.isClose(to: wanted.bias, within: 1e-9))
      #expect(filter.isAtRest == wanted.isAtRest)
      #expect(filter.isMagneticallyDisturbed == wanted.isDisturbed)
    }
    #expect(firstRest == 149)
    #expect(firstField == 1035)
    #expect(abs((squares / 5500).squareRoot() - 0.0207) < 0.00005)
    #expect(abs(worst - 0.118) < 0.0005)
  }

  private func expect(_ value: Quaternion, _ wanted: Quaternion) {
    #expect(abs(value.w - wanted.w) <= 1e-9)
    #expect(value.vector.isClose(to: wanted.vector, within: 1e-9))
  }

  @Test func theBasicFilterErrsAsTheReferenceDoes() {
    var filter = BasicVQF(interval: VQFTrajectory.interval)
    var (squares, worst) = (0.0, 0.0)
    for (k, sample) in VQFTrajectory.samples.enumerated() {
      filter.update(sample.rate)
      filter.update(sample.force)
      filter.update(sample.field)
      guard k >= 500 else { continue }
      let error = degrees(filter.rotation9D, sample.truth)
      squares += error * error
      worst = max(worst, error)
    }
    #expect(abs((squares / 5500).squareRoot() - 0.929) < 0.0005)
    #expect(abs(worst - 1.196) < 0.0005)
  }
}
