// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LIS331DLConfiguration {
  /// Which clicks the chip detects. Datasheet, CLICK_CFG.
  ///
  /// A click exceeds the threshold and is back below it within the time limit. A double click is a
  /// second one that begins after the latency, and before the window after it ends.
  public struct Click: Equatable, Sendable {
    /// The axes on which a single click counts.
    public var single: Axes<Bool>
    /// The axes on which a double click counts.
    public var double: Axes<Bool>
    /// Of each axis, in g, 0…15 steps of 0.5 g in either range.
    public var threshold: Axes<Double>
    /// 0…127.5 ms in steps of 0.5 ms.
    public var timeLimit: Duration
    /// 0…255 ms in steps of 1 ms.
    public var latency: Duration
    /// 0…255 ms in steps of 1 ms.
    public var window: Duration
    /// Whether the interrupt stays active until it is read.
    public var latched: Bool

    /// Creates the detector's settings from their parts.
    public init(
      single: Axes<Bool> = Axes(false, false, false),
      double: Axes<Bool> = Axes(false, false, false), threshold: Axes<Double>,
      timeLimit: Duration, latency: Duration = .zero, window: Duration = .zero,
      latched: Bool = false
    ) {
      self.single = single
      self.double = double
      self.threshold = threshold
      self.timeLimit = timeLimit
      self.latency = latency
      self.window = window
      self.latched = latched
    }

    /// Short knocks on any axis, latched. The times are not the datasheet's, which proposes none.
    public static func single(
      threshold: Double = 2, timeLimit: Duration = Duration(wholeNanoseconds: 30_000_000)
    ) -> Self {
      Self(
        single: Axes(true, true, true), threshold: Axes(threshold, threshold, threshold),
        timeLimit: timeLimit, latched: true)
    }

    /// Two short knocks on any axis, latched. The times are not the datasheet's, which proposes none.
    public static func double(
      threshold: Double = 2, timeLimit: Duration = Duration(wholeNanoseconds: 30_000_000),
      latency: Duration = Duration(wholeNanoseconds: 100_000_000),
      window: Duration = Duration(wholeNanoseconds: 200_000_000)
    ) -> Self {
      Self(
        double: Axes(true, true, true), threshold: Axes(threshold, threshold, threshold),
        timeLimit: timeLimit, latency: latency, window: window, latched: true)
    }
  }
}

/// Which clicks a LIS331DL detected. Datasheet, CLICK_SRC.
public struct LIS331DLClickSource: Equatable, Sendable {
  /// Whether a configured click has occurred.
  public var isActive: Bool
  /// The axes of a single click.
  public var single: Axes<Bool>
  /// The axes of a double click.
  public var double: Axes<Bool>

  /// Creates a source from its parts.
  public init(isActive: Bool, single: Axes<Bool>, double: Axes<Bool>) {
    self.isActive = isActive
    self.single = single
    self.double = double
  }
}

extension STSensor where Configuration == LIS331DLConfiguration, Link: ~Copyable {
  /// Which clicks the chip detected.
  public typealias ClickSource = LIS331DLClickSource

  /// Reads which clicks a LIS331DL detected. That ends a latched click interrupt, and its pin falls
  /// back.
  ///
  /// - Throws: what `readInterrupt` throws.
  public mutating func readClick() throws(SensorError) -> ClickSource {
    let source = Datasheet.LIS331DL.CLICK_SRC(
      bits: try loadSource(Datasheet.LIS331DL.CLICK_SRC.address).bits)
    return ClickSource(
      isActive: source.active, single: Axes(source.singleX, source.singleY, source.singleZ),
      double: Axes(source.doubleX, source.doubleY, source.doubleZ))
  }
}

extension LIS331DLConfiguration.Click {
  private typealias Facts = Datasheet.LIS331DL

  var events: Datasheet.LIS331DL.CLICK_CFG {
    Facts.CLICK_CFG(
      latchInterrupt: latched, doubleZEnabled: double.z, singleZEnabled: single.z,
      doubleYEnabled: double.y, singleYEnabled: single.y, doubleXEnabled: double.x,
      singleXEnabled: single.x)
  }

  /// CLICK_THSY_X to CLICK_WINDOW.
  func levels() throws(SensorError) -> InlineArray<5, UInt8> {
    [
      Facts.CLICK_THSY_X(
        thresholdY: try Self.steps(threshold.y), thresholdX: try Self.steps(threshold.x)
      ).bits,
      Facts.CLICK_THSZ(thresholdZ: try Self.steps(threshold.z)).bits,
      UInt8(truncatingIfNeeded: try Self.steps(Facts.Timing.clickTimeLimitStep, in: timeLimit)),
      UInt8(truncatingIfNeeded: try Self.steps(Facts.Timing.clickLatencyStep, in: latency)),
      UInt8(truncatingIfNeeded: try Self.steps(Facts.Timing.clickWindowStep, in: window)),
    ]
  }

  /// The settings with thresholds and times set to the nearest of the chip's steps.
  func rounded() throws(SensorError) -> Self {
    var rounded = self
    rounded.threshold = Axes(
      Self.acceleration(ofSteps: try Self.steps(threshold.x)),
      Self.acceleration(ofSteps: try Self.steps(threshold.y)),
      Self.acceleration(ofSteps: try Self.steps(threshold.z)))
    rounded.timeLimit = try Self.rounded(timeLimit, to: Facts.Timing.clickTimeLimitStep)
    rounded.latency = try Self.rounded(latency, to: Facts.Timing.clickLatencyStep)
    rounded.window = try Self.rounded(window, to: Facts.Timing.clickWindowStep)
    return rounded
  }

  private static func acceleration(ofSteps steps: UInt8) -> Double {
    Double(Int(steps) * Facts.Constant.clickMicrogravitiesPerStep) / 1_000_000
  }

  private static func steps(_ threshold: Double) throws(SensorError) -> UInt8 {
    UInt8(try Steps.of(acceleration(ofSteps: 1), in: threshold, 0...15))
  }

  private static func steps(_ step: Int64, in time: Duration) throws(SensorError) -> Int64 {
    try Steps.of(nanoseconds: step, in: time, through: 255)
  }

  private static func rounded(_ time: Duration, to step: Int64) throws(SensorError) -> Duration {
    Duration(wholeNanoseconds: try steps(step, in: time) * step)
  }
}
