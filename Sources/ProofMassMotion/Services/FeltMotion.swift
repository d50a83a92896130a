// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Acceleration taken apart, in g on the device's axes, with Core Motion's sign.
struct FeltMotion: Sendable {
  var gravity: Axes<Double>
  var userAcceleration: Axes<Double>
  var seconds: Double
}
