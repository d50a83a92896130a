// SPDX-License-Identifier: Apache-2.0

extension OrientationDetector {
  /// What an orientation detector goes by. UIKit's figures are not published: these are choices of
  /// this project, in the range of Android's `WindowOrientationListener` (hold times, low-pass) and
  /// of other systems' thresholds. Angles are in degrees, times in seconds.
  public struct Parameters: Equatable, Sendable {
    /// Outside these magnitudes, in g, a device is being accelerated, and what it feels is not
    /// gravity.
    public var smallestMagnitude = 0.6
    public var largestMagnitude = 1.4
    /// Nothing changes until so long after the device was accelerated.
    public var settlingTime = 0.3
    /// A screen that is tilted less than this from level becomes flat.
    public var flatEntry = 25.0
    /// A flat screen that is tilted more than this from level is flat no longer.
    public var flatExit = 35.0
    /// In place of the two for the first orientation.
    public var firstFlat = 30.0
    /// An edge is up as soon as it is within this angle of up.
    public var edgeWindow = 30.0
    /// How long an edge has to be up, and a screen to be flat, before it is reported.
    public var edgeHold = 0.1
    public var flatHold = 0.5
    /// In place of the two for the first orientation.
    public var firstHold = 0.1
    /// After so long without a sample holding begins again.
    public var longestGap = 1.0

    public init() {}
  }
}
