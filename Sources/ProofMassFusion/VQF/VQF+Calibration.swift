// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

extension VQF {
  /// The gyroscope's samples are calibrated by so much more from now on, in rad/s: what was found of it
  /// so far is taken off the estimate, so that it does not count twice. Attitude and certainty stay.
  ///
  /// - Returns: What was not known of it, in rad/s: the attitude had turned on by that.
  package mutating func changeBias(by change: Axes<Double>) -> Axes<Double> {
    state.rest.rate.shift(by: SIMD4(-change.x, -change.y, -change.z, 0), gains.restRate)
    return state.bias.change(by: change, gains)
  }
}

extension BiasEstimate {
  /// The estimate began as none, with a variance of its own, whatever the calibration. What has been
  /// measured since moves it with the calibration, and the rest not: with the covariances P₀ at
  /// first and P now, by (1 − P P₀⁻¹) of the change (Kalman's estimate of a constant). After a gap P
  /// may be greater than P₀, and nothing is known.
  fileprivate mutating func change(by change: Axes<Double>, _ gains: VQF.Gains) -> Axes<Double> {
    let most = max(covariance.bound, gains.initialBiasVariance)
    // Who is sure that there is none finds none.
    let unknown = most > 0 ? (covariance * change) * (1 / most) : change
    bias = (bias - change + unknown).map { clamped($0, gains.biasLimit) }
    changePast(by: change)
    return unknown
  }
}
