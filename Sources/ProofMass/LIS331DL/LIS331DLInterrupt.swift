// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension LIS331DLConfiguration {
  /// What a free-fall and wake-up generator watches for. The two generators are alike.
  ///
  /// An axis is high when the magnitude of its acceleration is above the threshold, and low when it
  /// is below. The datasheet does not say that it is the magnitude; ST's examples for the LIS331DLH
  /// mean it so.
  public struct Interrupt: Equatable, Sendable {
    /// Datasheet, FF_WU_CFG_1, AOI.
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
    /// In g, 0…127 steps of 18 mg at ±2 g and 72 mg at ±8 g. The step is not printed: it is a digit
    /// of the output.
    public var threshold: Double
    /// How long it has to last, 0…255 periods of the rate.
    public var duration: Duration
    /// Whether an interruption lets the count of the duration go down, instead of back to zero.
    /// Datasheet, FF_WU_THS_1, DCRM.
    public var countsDown: Bool
    /// Whether the interrupt stays active until it is read.
    public var latched: Bool
    /// Whether it looks at what passes the high-pass filter, without gravity.
    public var highPassed: Bool

    public init(
      _ combination: Combination, high: Axes<Bool> = Axes(false, false, false),
      low: Axes<Bool> = Axes(false, false, false), threshold: Double, duration: Duration = .zero,
      countsDown: Bool = false, latched: Bool = false, highPassed: Bool = false
    ) {
      self.combination = combination
      self.high = high
      self.low = low
      self.threshold = threshold
      self.duration = duration
      self.countsDown = countsDown
      self.latched = latched
      self.highPassed = highPassed
    }
  }
}

extension LIS331DLConfiguration.Interrupt {
  private static var everyAxis: Axes<Bool> { Axes(true, true, true) }

  /// A knock or a lift: an axis feels more than the threshold, gravity aside. Latched, so that it
  /// is not missed.
  public static func wakeUp(threshold: Double = 0.5, duration: Duration = .zero) -> Self {
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
  public static func motion(threshold: Double = 0.5, duration: Duration = .zero) -> Self {
    Self(.any, high: everyAxis, threshold: threshold, duration: duration, highPassed: true)
  }

  /// While no axis has felt as much as the threshold for a time, gravity aside: the board lies
  /// still.
  public static func noMotion(threshold: Double = 0.5, duration: Duration) -> Self {
    Self(.all, low: everyAxis, threshold: threshold, duration: duration, highPassed: true)
  }
}
