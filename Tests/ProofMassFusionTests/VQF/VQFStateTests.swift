// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassFusion

@Suite struct VQFStateTests {
  /// States while the low-passes average, at rest, after the start, and with a reference field, by
  /// the number of samples.
  @Test(arguments: [5, 400, 700, 2000])
  func aRestoredFilterGoesOnToTheLastBit(_ k: Int) {
    var filter = VQF(interval: VQFTrajectory.interval)
    for sample in VQFTrajectory.samples.prefix(k) { filter.update(sample) }
    let state = filter.state
    var restored = VQF(interval: VQFTrajectory.interval)
    #expect(restored.state != state)
    restored.state = state
    #expect(restored == filter)
    for sample in VQFTrajectory.samples.dropFirst(k).prefix(500) {
      filter.update(sample)
      restored.update(sample)
    }
    #expect(restored == filter)
    #expect(restored.state != state)
  }

  @Test func aRestoredBasicFilterGoesOnToTheLastBit() {
    var filter = BasicVQF(interval: VQFTrajectory.interval)
    for sample in VQFTrajectory.samples.prefix(700) { filter.update(sample) }
    var restored = BasicVQF(interval: VQFTrajectory.interval)
    restored.state = filter.state
    for sample in VQFTrajectory.samples.dropFirst(700).prefix(500) {
      filter.update(sample)
      restored.update(sample)
    }
    #expect(restored == filter)
    filter.reset()
    #expect(filter == BasicVQF(interval: VQFTrajectory.interval))
  }

  @Test func resetForgetsEverything() {
    var filter = VQF(interval: VQFTrajectory.interval)
    for sample in VQFTrajectory.samples.prefix(700) { filter.update(sample) }
    filter.reset()
    #expect(filter == VQF(interval: VQFTrajectory.interval))
  }

  /// Changes to 50 Hz after this many samples, during the initial mean or later: the learned state
  /// stays, and the attitude is as accurate as before.
  @Test(arguments: [100, 2000])
  func otherIntervalsWhileRunning(_ k: Int) {
    var filter = VQF(interval: 0.01)
    for sample in VQFTrajectory.samples.prefix(k) { filter.update(sample) }
    let before = filter
    filter.setIntervals(gyroscope: 0.02, accelerometer: 0.02, compass: 0.02)
    #expect(filter.rotation9D == before.rotation9D)
    #expect(filter.bias == before.bias)
    #expect(filter.biasSigma == before.biasSigma)
    #expect(filter.isAtRest == before.isAtRest)
    let samples = VQFTrajectory.samples
    var worst = 0.0
    for k in stride(from: k, to: samples.count, by: 2) {
      let mean =
        (samples[k].rate.radiansPerSecond + samples[k + 1].rate.radiansPerSecond) * 0.5
      filter.update(AngularRate(radiansPerSecond: mean))
      filter.update(samples[k + 1].force)
      filter.update(samples[k + 1].field)
      if k >= 500 { worst = max(worst, degrees(filter.rotation9D, samples[k + 1].truth)) }
    }
    // At 100 Hz all the time it is 0.118°.
    #expect(worst < 0.2)
    #expect((filter.bias.degreesPerSecond - Axes(0.3, -0.2, 0.1)).magnitude < 0.005)
  }
}

extension VQF {
  mutating func update(_ sample: VQFTrajectory.Sample) {
    update(sample.rate)
    update(sample.force)
    update(sample.field)
  }
}

extension BasicVQF {
  mutating func update(_ sample: VQFTrajectory.Sample) {
    update(sample.rate)
    update(sample.force)
    update(sample.field)
  }
}
