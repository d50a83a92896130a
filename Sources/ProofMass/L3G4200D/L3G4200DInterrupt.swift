// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension L3G4200DConfiguration {
  /// What the interrupt generator watches for.
  ///
  /// An axis is high when the magnitude of its rate is above its threshold, and low when it is
  /// below.
  public struct Interrupt: Equatable, Sendable {
    /// Datasheet, INT1_CFG, AND/OR.
    public enum Combination: UInt8, Sendable {
      /// Any of the chosen events.
      case any
      /// All of the chosen events together.
      case all
    }

    public var combination: Combination
    /// The axes whose being high is an event.
    public var high: Axes<Bool>
    /// The axes whose being low is an event.
    public var low: Axes<Bool>
    /// Of each axis, 0…32 767 digits of the range.
    public var threshold: AngularRate
    /// How long it has to last, 0…127 periods of the rate.
    public var duration: Duration
    /// Whether the interrupt also ends only after the duration. Datasheet, INT1_DURATION, WAIT.
    public var waits: Bool
    /// Whether the interrupt stays active until it is read. Datasheet, INT1_CFG, LIR.
    public var latched: Bool
    /// What it looks at.
    public var input: Path

    public init(
      _ combination: Combination, high: Axes<Bool> = Axes(false, false, false),
      low: Axes<Bool> = Axes(false, false, false), threshold: AngularRate,
      duration: Duration = .zero, waits: Bool = false, latched: Bool = false,
      input: Path = .lowPass1
    ) {
      self.combination = combination
      self.high = high
      self.low = low
      self.threshold = threshold
      self.duration = duration
      self.waits = waits
      self.latched = latched
      self.input = input
    }
  }
}

extension L3G4200DConfiguration.Interrupt {
  private static var everyAxis: Axes<Bool> { Axes(true, true, true) }

  /// An axis turns faster than the threshold. Latched, so that it is not missed.
  public static func wakeUp(
    degreesPerSecond threshold: Double = 50, duration: Duration = .zero
  ) -> Self {
    Self(
      .any, high: everyAxis,
      threshold: AngularRate(degreesPerSecond: Axes(threshold, threshold, threshold)),
      duration: duration, latched: true)
  }

  /// While no axis has turned as fast as the threshold for a time: the board is held still.
  public static func noRotation(
    degreesPerSecond threshold: Double = 50, duration: Duration
  ) -> Self {
    Self(
      .all, low: everyAxis,
      threshold: AngularRate(degreesPerSecond: Axes(threshold, threshold, threshold)),
      duration: duration)
  }

  var hasEvents: Bool { high.x || high.y || high.z || low.x || low.y || low.z }
}
