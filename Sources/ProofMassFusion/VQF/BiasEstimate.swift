// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The gyroscope's bias, by a Kalman filter: at rest the bias is what the gyroscope shows, and in motion
/// it is what makes the horizon drift.
struct BiasEstimate: Equatable, Sendable {
  /// In rad/s.
  var bias = Axes<Double>.zero
  var covariance: Covariance
  /// The rows of the rotation into the frame whose z axis points up, low-passed as the force is; beside
  /// the first two, the bias in their direction.
  private var first = LowPassed<SIMD4<Double>>()
  private var second = LowPassed<SIMD4<Double>>()
  private var third = LowPassed<SIMD4<Double>>()

  init(variance: Double) { covariance = Covariance(variance: variance) }

  /// What was low-passed belongs to an attitude.
  mutating func forgetAttitude() {
    (first, second, third) = (LowPassed(), LowPassed(), LowPassed())
  }

  /// After the accelerometer's correction of the attitude: the rotation since, and where up had been.
  @inline(__always)
  mutating func update(
    _ rotation: Matrix3, up: Axes<Double>, rest: Rest, _ gains: VQF.Gains,
    _ parameters: VQF.Parameters
  ) {
    let turned = rotation * bias
    let filter = gains.orientation.force
    first.update(SIMD4(rotation.m11, rotation.m12, rotation.m13, turned.x), filter)
    second.update(SIMD4(rotation.m21, rotation.m22, rotation.m23, turned.y), filter)
    third.update(SIMD4(rotation.m31, rotation.m32, rotation.m33, 0), filter)

    covariance.grow(by: gains.biasGrowth, upTo: gains.initialBiasVariance)
    if rest.isDetected, parameters.estimatesBiasAtRest {
      let rate = rest.rate.output
      let variance = gains.biasVarianceAtRest
      correct(
        by: Axes(rate.x, rate.y, rate.z) - bias, along: .identity,
        variances: Axes(variance, variance, variance), limit: gains.biasLimit)
    } else if parameters.estimatesBiasInMotion {
      let rows = Matrix3(axes(first.output), axes(second.output), axes(third.output))
      let mean = rows * bias
      let interval = gains.orientation.accelerometerInterval
      correct(
        by: Axes(
          first.output.w - mean.x - up.y / interval, second.output.w - mean.y + up.x / interval,
          -mean.z),
        along: rows,
        variances: Axes(
          gains.biasVarianceInMotion, gains.biasVarianceInMotion, gains.biasVarianceOfVertical),
        limit: gains.biasLimit)
    }
  }

  /// Three measurements at once, one along each row. Their errors are independent, so that they are
  /// taken one after the other, which needs no inverse.
  private mutating func correct(
    by difference: Axes<Double>, along rows: Matrix3, variances: Axes<Double>, limit: Double
  ) {
    var change = Axes<Double>.zero
    func take(_ difference: Double, _ row: Axes<Double>, _ variance: Double) {
      let rest = clamped(difference, limit) - row.dot(change)
      change = change + covariance.observe(along: row, variance: variance) * rest
    }
    take(difference.x, Axes(rows.m11, rows.m12, rows.m13), variances.x)
    take(difference.y, Axes(rows.m21, rows.m22, rows.m23), variances.y)
    take(difference.z, Axes(rows.m31, rows.m32, rows.m33), variances.z)
    bias = (bias + change).map { clamped($0, limit) }
  }

  /// As if all samples so far had been less by so much, in rad/s, and so all biases.
  mutating func changePast(by change: Axes<Double>) {
    func changed(_ row: SIMD4<Double>) -> SIMD4<Double> {
      var row = row
      row.w -= Axes(row.x, row.y, row.z).dot(change)
      return row
    }
    first.map(changed)
    second.map(changed)
  }

  func clamped(_ value: Double, _ limit: Double) -> Double {
    min(max(value, -limit), limit)
  }

  private func axes(_ row: SIMD4<Double>) -> Axes<Double> { Axes(row.x, row.y, row.z) }

  mutating func change(from old: VQF.Gains, to new: VQF.Gains) {
    first.change(from: old.orientation.force, to: new.orientation.force)
    second.change(from: old.orientation.force, to: new.orientation.force)
    third.change(from: old.orientation.force, to: new.orientation.force)
  }
}
