// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The events that the chip detects in the accelerometer's samples, which pins can show and `readEvents` reads.
///
/// Thresholds and durations are given in g and as times. The chip has steps for them: `rounded()` of the
/// configuration gives the nearest.
public struct STSixAxisDetectors: Equatable, Sendable {
  /// A knock or a lift: half the difference of two samples exceeds a threshold on an axis.
  public struct WakeUp: Equatable, Sendable {
    /// The threshold in g, 1…63 steps of full scale / 256 or, where that is not enough, of full scale / 64; an LSM6DSL
    /// and its relatives have the latter alone.
    public var threshold: Double
    /// How long the event has to last, 0…3 periods of the rate.
    public var duration: Duration

    /// Creates the event from its parts.
    public init(threshold: Double = 0.0625, duration: Duration = .zero) {
      self.threshold = threshold
      self.duration = duration
    }
  }

  /// Free fall: the acceleration of all axes is below a threshold.
  public struct FreeFall: Equatable, Sendable {
    /// The threshold in g: 0.156, 0.219, 0.25, 0.312, 0.344, 0.406, 0.469 or 0.5 (LSM6DSO32: 0.312, 0.438 or 0.5).
    public var threshold: Double
    /// How long the event has to last, 0…63 periods of the rate. Within 30 ms a board falls 4 mm.
    public var duration: Duration

    /// Creates the event from its parts.
    public init(
      threshold: Double = 0.312, duration: Duration = Duration(wholeNanoseconds: 30_000_000)
    ) {
      self.threshold = threshold
      self.duration = duration
    }
  }

  /// Another of the six faces is up.
  public struct Orientation: Equatable, Sendable {
    /// The angle in degrees that an axis has to be out of the horizontal: 50, 60, 70 or 80 (LSM6DSO32: 47 or 68).
    public var degrees: Double
    /// Whether Z is left out. Datasheet, TAP_THS_6D, D4D_EN.
    public var fourDirections: Bool
    /// Whether the samples pass the second low-pass, with the cut-off of `accelerometerFilter`. CTRL8_XL,
    /// LOW_PASS_ON_6D.
    public var lowPassed: Bool

    /// Creates the event from its parts.
    public init(degrees: Double = 60, fourDirections: Bool = false, lowPassed: Bool = false) {
      self.degrees = degrees
      self.fourDirections = fourDirections
      self.lowPassed = lowPassed
    }
  }

  /// One tap or two: half the difference of two samples exceeds a threshold on an axis for a short time. The datasheet
  /// of a sibling recommends rates from 416 Hz on.
  public struct Tap: Equatable, Sendable {
    /// The axes whose taps count.
    public var axes: Axes<Bool>
    /// The threshold of each axis, 1…31 steps of full scale / 32. An LSM6DSL and its relatives have one: those of the
    /// axes that count are equal.
    public var threshold: Acceleration
    /// The longest tap: 4, 8, 16 or 24 periods of the rate.
    public var shock: Duration
    /// The time after a tap without another: 2, 4, 8 or 12 periods.
    public var quiet: Duration
    /// The longest time between two taps of a double tap, 16 periods or 32 to 480 in steps of 32; nil where only single
    /// taps count.
    public var gap: Duration?

    /// Creates the event from its parts.
    public init(
      axes: Axes<Bool> = Axes(true, true, true),
      threshold: Acceleration = Acceleration(g: Axes(0.75, 0.75, 0.75)),
      shock: Duration = Duration(wholeNanoseconds: 40_000_000),
      quiet: Duration = Duration(wholeNanoseconds: 10_000_000), gap: Duration? = nil
    ) {
      self.axes = axes
      self.threshold = threshold
      self.shock = shock
      self.quiet = quiet
      self.gap = gap
    }
  }

  /// The board has not moved for a time, or moves again.
  public struct Activity: Equatable, Sendable {
    /// What the chip does while the board does not move. Raw values are the codes of INACT_EN.
    public enum Effect: UInt8, Sendable {
      /// Nothing: pins show it. Not in the LSM6DSL and its relatives.
      case none
      /// The accelerometer measures at 12.5 Hz in low power. Not in the LSM6DS3 and LSM6DS33.
      case accelerometerSlows
      /// That, and the gyroscope sleeps.
      case gyroscopeSleeps
      /// That, and the gyroscope is powered down. Not in the LSM6DS3 and LSM6DS33.
      case gyroscopePowersDown
    }

    /// The threshold in g, with the steps of a wake-up. The chip has one: where `wakeUp` is set both are equal.
    public var threshold: Double
    /// How long all axes have to be below it: 16 periods of the rate (not in the LSM6DS3 and LSM6DS33), or 512 to 7680 in
    /// steps of 512.
    public var duration: Duration
    /// What the chip does meanwhile.
    public var effect: Effect
    /// Whether a pin shows the state, instead of its changes; not in the LSM6DSL and its relatives. TAP_CFG0,
    /// SLEEP_STATUS_ON_INT.
    public var showsState: Bool

    /// Creates the detector's settings from their parts.
    public init(
      threshold: Double = 0.0625, duration: Duration, effect: Effect = .none,
      showsState: Bool = false
    ) {
      self.threshold = threshold
      self.duration = duration
      self.effect = effect
      self.showsState = showsState
    }
  }

  /// A knock or a lift; nil where it is not detected.
  public var wakeUp: WakeUp?
  /// Free fall; nil where it is not detected.
  public var freeFall: FreeFall?
  /// Another face is up; nil where it is not detected.
  public var orientation: Orientation?
  /// Taps; nil where they are not detected.
  public var tap: Tap?
  /// Activity; nil where it is not detected.
  public var activity: Activity?
  /// Whether an event that a pin shows stays active until `readEvents`. LIR of TAP_CFG0 (LSM6DSL: TAP_CFG) and
  /// INT_CLR_ON_READ.
  public var latched: Bool

  /// Creates the events' settings from their parts; by default nothing is detected.
  public init(
    wakeUp: WakeUp? = nil, freeFall: FreeFall? = nil, orientation: Orientation? = nil,
    tap: Tap? = nil, activity: Activity? = nil, latched: Bool = true
  ) {
    self.wakeUp = wakeUp
    self.freeFall = freeFall
    self.orientation = orientation
    self.tap = tap
    self.activity = activity
    self.latched = latched
  }

  /// Whether anything is detected.
  var isOn: Bool {
    wakeUp != nil || freeFall != nil || orientation != nil || tap != nil || activity != nil
  }
}
