// SPDX-License-Identifier: Apache-2.0

/// For how long a disturbed field may be left out.
struct Rejection: Equatable, Sendable {
  /// How much of that time is used up, in seconds.
  var time = 0.0

  /// The gain of the heading for a field: none while there is time left.
  mutating func gain(
    isDisturbed: Bool, _ gains: BasicVQF.Gains, _ parameters: VQF.Parameters
  ) -> Double {
    guard isDisturbed else {
      time = max(0, time - parameters.rejectionFactor * gains.compassInterval)
      return gains.heading
    }
    guard time > parameters.maximumRejectionTime else {
      time += gains.compassInterval
      return 0
    }
    return gains.heading / parameters.rejectionFactor
  }
}
