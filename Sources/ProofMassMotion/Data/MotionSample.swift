// SPDX-License-Identifier: Apache-2.0

/// What was measured, or worked out, at one instant.
public protocol MotionSample: Equatable, Sendable {
  /// In seconds on the session's clock: with `SystemTimebase` those since boot, without the time
  /// that the machine was suspended.
  var timestamp: Double { get }
}
