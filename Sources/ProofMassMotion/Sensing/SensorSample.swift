// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A new sample of any chip.
@usableFromInline
package struct SensorSample {
  /// The host's estimate of when it was taken, on the timebase in use.
  @usableFromInline package var time: Instant
  /// When it was not there yet: the same as its time where that is exact.
  @usableFromInline package var earliest: Instant
  /// On the sensor's axes.
  @usableFromInline package var raw: Axes<Int16>
  /// On the board's axes: g, rad/s or µT.
  @usableFromInline package var value: Axes<Double>
  /// Whether one before it was overwritten unread.
  @usableFromInline package var overrun: Bool
  /// Whether an axis was at the end of its range.
  @usableFromInline package var isClipped: Bool

  /// - Parameter value: On the sensor's axes.
  @inlinable
  init(
    time: Instant, earliest: Instant? = nil, raw: Axes<Int16>, value: Axes<Double>,
    mount: Mount, overrun: Bool = false, isClipped: Bool = false
  ) {
    self.time = time
    self.earliest = earliest ?? time
    self.raw = raw
    // Adding zero makes -0, which a reversed axis gives, plain 0.
    self.value = mount.toBoard(value).map { $0 + 0 }
    self.overrun = overrun
    self.isClipped = isClipped
  }
}
