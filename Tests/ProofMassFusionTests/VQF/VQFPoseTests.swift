// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassFusion

@Suite struct VQFPoseTests {
  private static let root = 0.5.squareRoot()

  /// Each face up in each of four directions, and some in between.
  static let poses: [Quaternion] = {
    let faces = [
      Quaternion.identity, Quaternion(0, 1, 0, 0), Quaternion(root, root, 0, 0),
      Quaternion(root, -root, 0, 0), Quaternion(root, 0, root, 0), Quaternion(root, 0, -root, 0),
    ]
    let turns = [
      Quaternion.identity, Quaternion(root, 0, 0, root), Quaternion(0, 0, 0, 1),
      Quaternion(root, 0, 0, -root),
    ]
    let between = [Quaternion(0.5, -0.5, 0.1, 0.7), Quaternion(0.1, 0.9, -0.2, 0.3)]
    return faces.flatMap { face in turns.map { $0 * face } } + between.map(\.normalized)
  }()

  /// At rest, the attitude is right after 30 s, from any pose.
  @Test(arguments: poses) func aPoseIsFound(_ truth: Quaternion) {
    let force = Acceleration(g: truth.conjugate.rotate(Axes(0, 0, 1)))
    let field = MagneticFluxDensity(microtesla: truth.conjugate.rotate(Axes(0, 25, -43)))
    var filter = VQF(interval: 0.01)
    var basic = BasicVQF(interval: 0.01)
    for _ in 0..<3000 {
      let sample = VQFTrajectory.Sample(
        rate: AngularRate(radiansPerSecond: .zero), force: force, field: field, truth: truth)
      filter.update(sample)
      basic.update(sample)
    }
    // The start from another pose leaves a small error of the bias for some minutes.
    #expect(degrees(filter.rotation9D, truth) < 0.01)
    #expect(degrees(basic.rotation9D, truth) < 1e-3)
    #expect(filter.isAtRest)
    // Without the compass, gravity is as exact.
    let up = filter.rotation6D.rotate(force.g)
    #expect((up - Axes(0, 0, 1)).magnitude < 1e-5)
  }

  /// The same for the poses of `Pose.all`, in a field of 50 µT with a dip of 60°.
  @Test(arguments: Pose.all) func aReferencePoseIsFound(_ pose: Pose) {
    var filter = VQF(interval: 0.01)
    let field = pose.attitude.rotationMatrix * Axes(25, 0, -25 * 3.0.squareRoot())
    for _ in 0..<3000 {
      filter.update(AngularRate(radiansPerSecond: .zero))
      filter.update(Acceleration(g: pose.attitude.gravity * -1))
      filter.update(MagneticFluxDensity(microtesla: field))
    }
    let found = Attitude(eastNorthUp: filter.rotation9D)
    #expect(found.angle(to: pose.attitude) * 180 / .pi < 0.01)
    // To the four digits of the pose's quaternion.
    #expect(degrees(filter.rotation9D, pose.eastNorthUp.normalized) < 0.02)
  }

  @Test(arguments: [(-1, 0), (0, 1), (10, 0.095162581964040)])
  func gains(_ timeConstant: Double, _ wanted: Double) {
    #expect(abs(gain(timeConstant: timeConstant, interval: 1) - wanted) < 1e-14)
  }

  /// An implausible interval is replaced by 0.01 s, and ignored by `setIntervals`.
  @Test(arguments: [0, -0.01, .nan, .infinity, 1e300] as [Double])
  func anIntervalHasToBePositive(_ interval: Double) {
    #expect(VQF(interval: interval) == VQF(interval: 0.01))
    #expect(BasicVQF(interval: interval) == BasicVQF(interval: 0.01))
    var filter = VQF(interval: 0.02)
    var basic = BasicVQF(interval: 0.02)
    for sample in VQFTrajectory.samples.prefix(600) {
      filter.update(sample)
      basic.update(sample)
    }
    let (before, basicBefore) = (filter, basic)
    filter.setIntervals(gyroscope: interval, accelerometer: interval, compass: interval)
    basic.setIntervals(gyroscope: interval, accelerometer: interval, compass: interval)
    #expect(filter == before)
    #expect(basic == basicBefore)
  }

  /// Extreme parameters give an inexact attitude, but a finite one.
  @Test(arguments: [1e-300, 1e-9, 9e5]) func anyInterval(_ interval: Double) {
    var filter = VQF(interval: interval)
    for sample in VQFTrajectory.samples.prefix(600) { filter.update(sample) }
    filter.setIntervals(gyroscope: interval, accelerometer: 0.01, compass: interval)
    for sample in VQFTrajectory.samples.prefix(600) { filter.update(sample) }
    #expect(abs(filter.rotation9D.magnitude - 1) < 1e-12)
    #expect(filter.bias.radiansPerSecond.magnitude < 0.1)
    #expect(filter.biasSigma >= 0)
    filter.reset()
    filter.setIntervals(gyroscope: 0.01, accelerometer: 0.01, compass: 0.01)
    #expect(filter.rotation6D == .identity)
  }
}
