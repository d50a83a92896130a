// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension LIS331DLHConfiguration {
  /// What an interrupt generator watches for. The two generators are alike.
  ///
  /// An axis is high when the magnitude of its acceleration is above the threshold, and low when it
  /// is below. For the directions the sign counts: high is above the threshold, low is below its
  /// negative. The datasheet says neither; that is how ST's examples work.
  public struct Interrupt: Equatable, Sendable {
    /// Datasheet, INT1_CFG, AOI and 6D.
    public enum Combination: UInt8, Sendable {
      /// Any of the chosen events.
      case any
      /// All of the chosen events together.
      case all
      /// A direction that is another than the last one, for one sample.
      case directionMovement
      /// A direction, as long as it is kept.
      case directionPosition
    }

    public var combination: Combination
    /// The axes whose being high is an event.
    public var high: Axes<Bool>
    /// The axes whose being low is an event.
    public var low: Axes<Bool>
    /// In g, 0…127 steps of full scale / 128: of 16, 32 or 62.4 mg for a LIS331DLH.
    public var threshold: Double
    /// How long it has to last, 0…127 periods of the rate.
    public var duration: Duration
    /// Whether the interrupt stays active until it is read. Datasheet, CTRL_REG3, LIR1.
    public var latched: Bool
    /// Whether it looks at what passes the high-pass filter, without gravity.
    public var highPassed: Bool

    public init(
      _ combination: Combination, high: Axes<Bool> = Axes(false, false, false),
      low: Axes<Bool> = Axes(false, false, false), threshold: Double, duration: Duration = .zero,
      latched: Bool = false, highPassed: Bool = false
    ) {
      self.combination = combination
      self.high = high
      self.low = low
      self.threshold = threshold
      self.duration = duration
      self.latched = latched
      self.highPassed = highPassed
    }
  }
}

extension LIS331DLHConfiguration.Interrupt {
  private static var everyAxis: Axes<Bool> { Axes(true, true, true) }

  /// A knock or a lift: an axis feels more than the threshold, gravity aside. Latched, so that it
  /// is not missed.
  public static func wakeUp(threshold: Double = 0.25, duration: Duration = .zero) -> Self {
    Self(
      .any, high: everyAxis, threshold: threshold, duration: duration, latched: true,
      highPassed: true)
  }

  /// Nothing holds the board: no axis feels as much as the threshold. Latched. In 30 ms it has
  /// fallen 4 mm.
  public static func freeFall(
    threshold: Double = 0.35, duration: Duration = Duration(wholeNanoseconds: 30_000_000)
  ) -> Self {
    Self(.all, low: everyAxis, threshold: threshold, duration: duration, latched: true)
  }

  /// While an axis feels more than the threshold, gravity aside.
  public static func motion(threshold: Double = 0.25, duration: Duration = .zero) -> Self {
    Self(.any, high: everyAxis, threshold: threshold, duration: duration, highPassed: true)
  }

  /// While no axis has felt as much as the threshold for a time, gravity aside: the board lies
  /// still.
  public static func noMotion(threshold: Double = 0.25, duration: Duration) -> Self {
    Self(.all, low: everyAxis, threshold: threshold, duration: duration, highPassed: true)
  }

  /// While one of the six faces is up: its axis feels more than the threshold, and no other does.
  public static func directionPosition(
    threshold: Double = 0.5, duration: Duration = .zero
  ) -> Self {
    Self(
      .directionPosition, high: everyAxis, low: everyAxis, threshold: threshold,
      duration: duration)
  }

  /// The board was turned onto another of its six faces. Latched, for the event lasts one sample.
  public static func directionMovement(
    threshold: Double = 0.5, duration: Duration = .zero
  ) -> Self {
    Self(
      .directionMovement, high: everyAxis, low: everyAxis, threshold: threshold,
      duration: duration, latched: true)
  }
}
