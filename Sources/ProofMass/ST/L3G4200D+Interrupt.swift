// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// The event that the interrupt generator detects.
  ///
  /// An axis is high when the magnitude of its rate is above its threshold, and low when it is
  /// below.
  public struct Interrupt: Equatable, Sendable {
    /// How the events of the axes are combined. Datasheet, INT1_CFG, AND/OR.
    public enum Combination: UInt8, Sendable {
      /// Any of the chosen events.
      case any
      /// All of the chosen events together.
      case all
    }

    /// How the events of the axes are combined.
    public var combination: Combination
    /// The axes whose being high is an event.
    public var high: Axes<Bool>
    /// The axes whose being low is an event.
    public var low: Axes<Bool>
    /// The threshold of each axis, 0…32 767 digits of the range.
    public var threshold: AngularRate
    /// How long the event has to last, 0…127 periods of the rate.
    public var duration: Duration
    /// Whether the end of the interrupt waits for the duration, too. Datasheet, INT1_DURATION, WAIT.
    public var waits: Bool
    /// Whether an interruption makes the duration's counter count down, instead of resetting it to zero.
    /// LSM9DS1 only; an L3G4200D has no choice, and counts down (AN3393). Datasheet, INT_GEN_THS_XH_G, DCRM_G.
    public var countsDown: Bool
    /// Whether the interrupt stays active until it is read. Datasheet, INT1_CFG, LIR.
    public var latched: Bool
    /// The filters that the generator's input passes.
    public var input: Path

    /// Creates an event from its parts.
    public init(
      _ combination: Combination, high: Axes<Bool> = Axes(false, false, false),
      low: Axes<Bool> = Axes(false, false, false), threshold: AngularRate,
      duration: Duration = .zero, waits: Bool = false, countsDown: Bool = false,
      latched: Bool = false, input: Path = .lowPass1
    ) {
      self.combination = combination
      self.high = high
      self.low = low
      self.threshold = threshold
      self.duration = duration
      self.waits = waits
      self.countsDown = countsDown
      self.latched = latched
      self.input = input
    }

    /// An axis rotates faster than the threshold. Latched, so that it is not missed.
    public static func wakeUp(
      degreesPerSecond threshold: Double = 50, duration: Duration = .zero
    ) -> Self {
      Self(
        .any, high: Axes(true, true, true),
        threshold: AngularRate(degreesPerSecond: Axes(threshold, threshold, threshold)),
        duration: duration, latched: true)
    }

    /// Active while all axes have rotated slower than the threshold for a time: the board is held still.
    public static func noRotation(
      degreesPerSecond threshold: Double = 50, duration: Duration
    ) -> Self {
      Self(
        .all, low: Axes(true, true, true),
        threshold: AngularRate(degreesPerSecond: Axes(threshold, threshold, threshold)),
        duration: duration)
    }
  }
}

extension L3G4200DConfiguration.Interrupt {
  private typealias Facts = Datasheet.L3G4200D

  /// INT1_CFG; INT_GEN_CFG_G of an LSM9DS1 has the same layout.
  var events: Datasheet.L3G4200D.INT1_CFG {
    Facts.INT1_CFG(
      combination: combination == .all ? .and : .or, latchInterrupt: latched,
      zHighEnabled: high.z, zLowEnabled: low.z, yHighEnabled: high.y, yLowEnabled: low.y,
      xHighEnabled: high.x, xLowEnabled: low.x)
  }

  /// The thresholds, high byte first, and INT1_DURATION; an LSM9DS1 has them, too.
  ///
  /// - Parameters:
  ///   - digit: The value of one digit, in degrees per second.
  ///   - period: The period of the rate, in nanoseconds.
  func levels(
    digit: Sensitivity, period: Int64
  ) throws(SensorError) -> InlineArray<7, UInt8> {
    let digits = try thresholdDigits(digit)
    let duration = Facts.INT1_DURATION(wait: waits, duration: try durationPeriods(period))
    return [
      UInt8(digits.x >> 8), UInt8(truncatingIfNeeded: digits.x),
      UInt8(digits.y >> 8), UInt8(truncatingIfNeeded: digits.y),
      UInt8(digits.z >> 8), UInt8(truncatingIfNeeded: digits.z), duration.bits,
    ]
  }

  /// The event with its thresholds and its duration set to the nearest steps.
  ///
  /// - Throws: `.wrongConfiguration` when there is no event, or when the chip does not have as many steps.
  func rounded(digit: Sensitivity, period: Int64) throws(SensorError) -> Self {
    let none = Axes(false, false, false)
    guard high != none || low != none else { throw .wrongConfiguration }
    var rounded = self
    let digits = try thresholdDigits(digit)
    rounded.threshold = AngularRate(
      degreesPerSecond: Axes(
        digit.value(digits.x), digit.value(digits.y), digit.value(digits.z)))
    let periods = try durationPeriods(period)
    rounded.duration = Duration(
      wholeNanoseconds: Int64(Double(Int(periods)) * Double(period)))
    return rounded
  }

  private func thresholdDigits(_ digit: Sensitivity) throws(SensorError) -> Axes<Int16> {
    let (step, rates) = (digit.value(1), threshold.degreesPerSecond)
    return Axes(
      Int16(try Steps.of(step, in: rates.x, 0...32_767)),
      Int16(try Steps.of(step, in: rates.y, 0...32_767)),
      Int16(try Steps.of(step, in: rates.z, 0...32_767)))
  }

  private func durationPeriods(_ period: Int64) throws(SensorError) -> UInt8 {
    UInt8(truncatingIfNeeded: try Steps.of(nanoseconds: period, in: duration, through: 127))
  }
}
