// SPDX-License-Identifier: Apache-2.0

extension ShakeDetector {
  /// What a shake detector goes by. UIKit's figures are not published: these are choices of this
  /// project. Times are in seconds.
  public struct Parameters: Equatable, Sendable {
    /// In g: user acceleration above it is a peak.
    public var threshold = 1.0
    /// So many peaks, each against the one before, make a shake; from 1 to 16.
    public var peaks = 4
    /// They have to begin within this time.
    public var window = 0.6
    /// A shake whose peaks go on for longer is cancelled.
    public var longestShake = 1.0
    /// A shake is over after so long without a peak.
    public var quietTime = 0.3
    /// The cosine of the angle within which two peaks have one direction, and, negative, beyond which
    /// they are against each other.
    public var alignment = 0.5
    /// A shake is cancelled by so long without a sample.
    public var longestGap = 0.2

    public init() {}
  }
}
