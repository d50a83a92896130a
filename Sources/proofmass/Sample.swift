// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A new sample of any chip.
struct Sample {
  /// The host's estimate of when it was taken, on the timebase in use.
  var time: Instant
  /// On the sensor's axes.
  var raw: Axes<Int16>
  /// On the board's axes: g, rad/s or µT.
  var value: Axes<Double>
  /// Whether one before it was overwritten unread.
  var overrun = false
}
