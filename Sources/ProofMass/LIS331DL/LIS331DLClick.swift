// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension LIS331DLConfiguration {
  /// Which clicks the chip watches for. Datasheet, CLICK_CFG.
  ///
  /// A click goes above the threshold and is back within the time limit. A double click is a second
  /// one that begins after the latency, and before the window after it ends.
  public struct Click: Equatable, Sendable {
    /// The axes on which a single click counts.
    public var single: Axes<Bool>
    /// The axes on which a double click counts.
    public var double: Axes<Bool>
    /// In g, of each axis, 0…15 steps of 0.5 g in either range.
    public var threshold: Axes<Double>
    /// 0…127.5 ms in steps of 0.5 ms.
    public var timeLimit: Duration
    /// 0…255 ms in steps of 1 ms.
    public var latency: Duration
    /// 0…255 ms in steps of 1 ms.
    public var window: Duration
    /// Whether the interrupt stays active until it is read.
    public var latched: Bool

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
  }
}

extension LIS331DLConfiguration.Click {
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
