// SPDX-License-Identifier: Apache-2.0

/// How a user interface stands on its screen; names and raw values as in UIKit's
/// `UIInterfaceOrientation`. A device that is turned to the left shows an interface that is turned to
/// the right, so that its landscape cases are swapped against those of ``DeviceOrientation``.
public enum InterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  @inlinable public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  @inlinable public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// What stands upright on a device that is held so; nil where no edge is up.
  @inlinable
  public init?(_ orientation: DeviceOrientation) {
    guard orientation.isValidInterfaceOrientation else { return nil }
    self.init(rawValue: orientation.rawValue)
  }
}
