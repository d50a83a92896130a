// SPDX-License-Identifier: Apache-2.0

/// How often motion is usually looked at, by what for; each the upper end of what Apple's Event
/// Handling Guide for iOS recommends.
public enum MotionRate: Sendable {
  /// How the device is held: 10 to 20 Hz.
  case orientation
  /// Games and other real-time input: 30 to 60 Hz.
  case game
  /// Taps and quick shaking: 70 to 100 Hz.
  case gesture

  @inlinable
  public var hertz: Double {
    switch self {
    case .orientation: 20
    case .game: 60
    case .gesture: 100
    }
  }

  /// In seconds.
  @inlinable public var interval: Double { 1 / hertz }
}
