// SPDX-License-Identifier: Apache-2.0

/// Which side of a device is up, or which face; names and raw values as in UIKit's
/// `UIDeviceOrientation`.
public enum DeviceOrientation: Int, Sendable {
  case unknown
  /// The top is up.
  case portrait
  case portraitUpsideDown
  /// The top points left, the right edge is up.
  case landscapeLeft
  /// The top points right, the left edge is up.
  case landscapeRight
  case faceUp
  case faceDown

  @inlinable public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  @inlinable public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  @inlinable public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether a user interface can stand so: whether an edge is up.
  @inlinable public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
