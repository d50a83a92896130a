// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Detects rest: neither the angular rate nor the specific force has deviated from its low-pass for
/// a time.
@usableFromInline struct RestDetector: Equatable, Sendable {
  /// The low-passed angular rate in rad/s.
  var rate = LowPassState<SIMD4<Double>>()
  /// The low-passed specific force in m/s².
  private var force = LowPassState<SIMD4<Double>>()
  /// The time without a deviation, in seconds.
  private var time = 0.0
  /// The greatest gain of the heading: that of a mean over the rest, if it is averaged; otherwise 1.
  private(set) var greatestGain = 1.0
  @usableFromInline private(set) var isDetected = false

  @inline(__always)
  mutating func update(rate sample: Axes<Double>, _ gains: VQF.Gains) {
    let sample = SIMD4(sample.x, sample.y, sample.z, 0)
    rate.update(sample, gains.restRate)
    let deviation = sample - rate.output
    // A mean rate beyond any bias is a steady rotation.
    let limit = gains.biasLimit
    if (deviation * deviation).sum() >= gains.restRateThresholdSquared
      || abs(rate.output.x) > limit || abs(rate.output.y) > limit || abs(rate.output.z) > limit
    {
      reset()
    }
  }

  @inline(__always)
  mutating func update(
    force sample: Axes<Double>, _ gains: VQF.Gains, _ parameters: VQF.Parameters
  ) {
    let sample = SIMD4(sample.x, sample.y, sample.z, 0)
    force.update(sample, gains.restForce)
    let deviation = sample - force.output
    guard (deviation * deviation).sum() < gains.restForceThresholdSquared else { return reset() }
    time += gains.orientation.accelerometerInterval
    guard time >= parameters.restMinimumTime else { return }
    isDetected = true
    if parameters.headingTimeAtRest > 0 {
      greatestGain = gains.orientation.compassInterval / min(time, parameters.headingTimeAtRest)
    }
  }

  private mutating func reset() {
    time = 0
    isDetected = false
    greatestGain = 1
  }

  /// Continues with the gains of other intervals.
  mutating func change(from old: VQF.Gains, to new: VQF.Gains) {
    rate.change(from: old.restRate, to: new.restRate)
    force.change(from: old.restForce, to: new.restForce)
  }
}
