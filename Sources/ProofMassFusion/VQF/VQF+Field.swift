// SPDX-License-Identifier: Apache-2.0

extension VQF {
  /// Forgets the known field and the heading, which starts anew with the next sample of the compass:
  /// for when its samples mean something else from now on, because it was calibrated. Inclination
  /// and bias stay.
  public mutating func forgetField() {
    state.field = KnownField(parameters)
    state.orientation.startGain = 1
  }

  /// Forgets the attitude, which nobody knows after a gap, and keeps what is the chip's and the place's:
  /// the bias, of which it is less sure by then, and the known field.
  ///
  /// - Parameter gap: In seconds; one that is not positive or not plausible adds no doubt.
  public mutating func forgetAttitude(after gap: Double) {
    state.orientation = BasicVQF.State()
    state.rest = Rest()
    state.bias.forgetAttitude()
    let samples = interval(gap, or: 0) / gains.orientation.accelerometerInterval
    let limit = gains.initialBiasVariance
    state.bias.covariance.grow(by: min(gains.biasGrowth * samples, limit), upTo: limit)
  }
}
