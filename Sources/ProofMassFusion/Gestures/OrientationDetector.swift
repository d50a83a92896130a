// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Tells from gravity which edge or face of a device is up: portrait, landscape, face up and so on.
///
/// An orientation is kept until another one is clear, by angle and by time, so that a device held
/// near a diagonal, or one that is shaken, does not flicker.
public struct OrientationDetector: Sendable {
  public let parameters: Parameters
  /// `unknown` until a first one has held.
  public private(set) var orientation = DeviceOrientation.unknown

  private var candidate: (orientation: DeviceOrientation, since: Double)?
  private var settled = -Double.infinity
  private var last = -Double.infinity
  private let flatEntry, flatExit, firstFlat, edgeWindow: Double

  public init(parameters: Parameters = .init()) {
    self.parameters = parameters
    flatEntry = Self.cosine(parameters.flatEntry)
    flatExit = Self.cosine(parameters.flatExit)
    firstFlat = Self.cosine(parameters.firstFlat)
    edgeWindow = Self.cosine(parameters.edgeWindow)
  }

  /// Gravity in g on the device's axes, with Core Motion's sign (face up: z = −1), at a time in
  /// seconds, at least ten times a second; gives the orientation when it is a new one. Gravity is
  /// that of device motion, or from a ``GravityFilter``. What is not finite is passed over; time
  /// that runs back is a gap.
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
    guard let seen = look(gravity * (1 / magnitude)), seen != orientation else {
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

  /// Begins again, with no orientation known.
  public mutating func reset() { self = Self(parameters: parameters) }

  /// The orientation by angle alone, of a unit vector downwards; nil: none is clear.
  private func look(_ down: Axes<Double>) -> DeviceOrientation? {
    let isFirst = orientation == .unknown
    let face: DeviceOrientation = down.z < 0 ? .faceUp : .faceDown
    // A larger cosine is a smaller tilt. Leaving takes more than the angle, entering less.
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

  private func hold(of seen: DeviceOrientation) -> Double {
    if orientation == .unknown { return parameters.firstHold }
    return seen.isFlat ? parameters.flatHold : parameters.edgeHold
  }

  /// Of an angle in degrees from 0 to 90; what lies outside, or is no number, is the nearer end.
  private static func cosine(_ degrees: Double) -> Double {
    Series.cosine((degrees > 0 ? Swift.min(degrees, 90) : 0) * .pi / 180)
  }
}
