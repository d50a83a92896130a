// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Detects from gravity which edge or face of a device is up: portrait, landscape, face up and so
/// on.
///
/// The detection has hysteresis in angle and in time, so that the orientation of a device that is
/// held near a diagonal, or shaken, does not flicker.
public struct OrientationDetector: Sendable {
  /// The detector's thresholds and times.
  package let parameters: Parameters
  /// The orientation detected last; `unknown` before the first.
  public private(set) var orientation = DeviceOrientation.unknown

  /// Another orientation, and the time in seconds since which gravity shows it.
  private var candidate: (orientation: DeviceOrientation, since: Double)?
  /// The time in seconds before which nothing changes, because the device was accelerated.
  private var settled = -Double.infinity
  /// The time of the last sample, in seconds.
  private var last = -Double.infinity
  /// The cosines of the parameters' angles.
  private let flatEntry, flatExit, firstFlat, edgeWindow: Double

  /// Creates a detector with these thresholds and times.
  public init(parameters: Parameters = .init()) {
    self.parameters = parameters
    flatEntry = Self.cosine(parameters.flatEntry)
    flatExit = Self.cosine(parameters.flatExit)
    firstFlat = Self.cosine(parameters.firstFlat)
    edgeWindow = Self.cosine(parameters.edgeWindow)
  }

  /// Updates the detector with a sample of gravity, at least ten times a second.
  ///
  /// A sample that is not finite is ignored; a time earlier than the last one counts as a gap.
  ///
  /// - Parameters:
  ///   - gravity: In g on the device's axes, with Core Motion's sign (face up: z = −1), from device motion
  ///     or from a ``GravityFilter``.
  ///   - seconds: The time of the sample in seconds.
  /// - Returns: The orientation if it has changed, otherwise nil.
  public mutating func update(
    gravity: Axes<Double>, at seconds: Double
  ) -> DeviceOrientation? {
    let magnitude = gravity.magnitude
    guard magnitude.isFinite, seconds.isFinite else { return nil }
    if seconds < last || seconds - last > parameters.longestGap + timeResolution {
      candidate = nil
      settled = -.infinity
    }
    last = seconds
    guard magnitude >= parameters.smallestMagnitude, magnitude <= parameters.largestMagnitude else {
      candidate = nil
      settled = seconds + parameters.settlingTime
      return nil
    }
    guard let seen = classify(gravity * (1 / magnitude)), seen != orientation else {
      candidate = nil
      return nil
    }
    if candidate?.orientation != seen { candidate = (seen, seconds) }
    guard let candidate, seconds - candidate.since > hold(of: seen) - timeResolution,
      seconds > settled - timeResolution
    else { return nil }
    orientation = seen
    self.candidate = nil
    return seen
  }

  /// Restarts the detection with an unknown orientation.
  public mutating func reset() { self = Self(parameters: parameters) }

  /// The orientation by angle alone; nil if none is clear.
  ///
  /// - Parameter down: The unit vector downwards.
  private func classify(_ down: Axes<Double>) -> DeviceOrientation? {
    let isFirst = orientation == .unknown
    let face: DeviceOrientation = down.z < 0 ? .faceUp : .faceDown
    // A larger cosine is a smaller tilt. The present orientation is left beyond the angle of exit,
    // and another is entered within the angle of entry.
    let isFlat =
      orientation == face
      ? abs(down.z) >= flatExit : abs(down.z) > (isFirst ? firstFlat : flatEntry)
    if isFlat { return face }
    let isUpright = abs(down.y) >= abs(down.x)
    let inPlane = (down.x * down.x + down.y * down.y).squareRoot()
    let nearest = isUpright ? abs(down.y) : abs(down.x)
    guard isFirst || nearest >= edgeWindow * inPlane else { return nil }
    if isUpright { return down.y < 0 ? .portrait : .portraitUpsideDown }
    return down.x < 0 ? .landscapeLeft : .landscapeRight
  }

  /// The time for which an orientation must be detected before it is reported, in seconds.
  private func hold(of seen: DeviceOrientation) -> Double {
    if orientation == .unknown { return parameters.firstHold }
    return seen.isFlat ? parameters.flatHold : parameters.edgeHold
  }

  /// The cosine of an angle in degrees, limited to the range from 0 to 90; 1 if it is not a number.
  private static func cosine(_ degrees: Double) -> Double {
    Series.cosine((degrees > 0 ? Swift.min(degrees, 90) : 0) * .pi / 180)
  }
}

extension OrientationDetector {
  /// The thresholds and times of an orientation detector, in degrees and seconds. UIKit's are not
  /// published: these are choices of this package, in the range of Android's
  /// `WindowOrientationListener` (hold times, low-pass) and of other systems' thresholds.
  public struct Parameters: Equatable, Sendable {
    /// The least magnitude that is accepted as gravity, in g; below it, the device is being accelerated.
    package var smallestMagnitude = 0.6
    /// The greatest magnitude that is accepted as gravity, in g; above it, the device is being
    /// accelerated.
    package var largestMagnitude = 1.4
    /// The time after an acceleration in which the orientation does not change, in seconds.
    package var settlingTime = 0.3
    /// The tilt from level below which a screen becomes flat, in degrees.
    public var flatEntry = 25.0
    /// The tilt from level above which a flat screen is no longer flat, in degrees.
    public var flatExit = 35.0
    /// The tilt that separates flat from upright for the first orientation, in degrees.
    package var firstFlat = 30.0
    /// The angle between an edge's direction and up within which the edge is up, in degrees.
    package var edgeWindow = 30.0
    /// The time for which an edge must be up before it is reported, in seconds.
    public var edgeHold = 0.1
    /// The time for which the screen must be flat before it is reported, in seconds.
    public var flatHold = 0.5
    /// The time for which the first orientation must hold before it is reported, in seconds.
    package var firstHold = 0.1
    /// The greatest time between samples, in seconds; after a longer one the hold time restarts.
    package var longestGap = 1.0

    /// Creates the default thresholds and times.
    public init() {}
  }
}

/// The edge or the face of a device that is up; names and raw values as in UIKit's
/// `UIDeviceOrientation`.
public enum DeviceOrientation: Int, Sendable {
  /// Not yet detected.
  case unknown
  /// The top edge is up.
  case portrait
  /// The bottom edge is up.
  case portraitUpsideDown
  /// The top points left, the right edge is up.
  case landscapeLeft
  /// The top points right, the left edge is up.
  case landscapeRight
  /// The screen is up.
  case faceUp
  /// The screen is down.
  case faceDown

  /// Whether the top or the bottom edge is up.
  @inlinable public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the left or the right edge is up.
  @inlinable public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen is up or down.
  @inlinable public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an edge is up, so that there is an ``InterfaceOrientation``.
  @inlinable public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of a user interface on its screen; names and raw values as in UIKit's
/// `UIInterfaceOrientation`. A device that is rotated to the left shows an interface that is rotated to
/// the right, so its landscape cases are swapped against those of ``DeviceOrientation``.
public enum InterfaceOrientation: Int, Sendable {
  /// Not yet known.
  case unknown
  /// The interface's top is at the device's top.
  case portrait
  /// The interface's top is at the device's bottom.
  case portraitUpsideDown
  /// The interface is rotated to the right: its top is at the device's right edge.
  case landscapeRight
  /// The interface is rotated to the left: its top is at the device's left edge.
  case landscapeLeft

  /// Whether the interface's top is at the device's top or bottom.
  @inlinable public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface's top is at the device's left or right edge.
  @inlinable public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Creates the orientation in which an interface is upright on the device; nil if no edge is up.
  @inlinable
  public init?(_ orientation: DeviceOrientation) {
    guard orientation.isValidInterfaceOrientation else { return nil }
    self.init(rawValue: orientation.rawValue)
  }
}
