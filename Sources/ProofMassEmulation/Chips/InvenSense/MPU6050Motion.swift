// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// Free fall, motion and zero motion of an MPU-6050, as register maps before 4.0 and libraries have them.
///
/// Choices where nothing is documented: a detector runs while its interrupt is enabled; free fall examines unfiltered
/// data; an event comes once, when the time is reached, and again after it fell below; the code of the high-pass
/// without a meaning is as 0.
struct MPU6050Motion: Sendable {
  typealias Registers = Datasheet.MPU6050

  struct Detector: Equatable, Sendable {
    var isOn = false
    /// In g.
    var threshold = 0.0
    /// Time in nanoseconds for which the condition has to hold.
    var duration: Int64 = 0
    /// What a sample without it takes off that time, in nanoseconds.
    var decrement = Int64.max
  }

  struct Setting: Equatable, Sendable {
    var freeFall = Detector()
    var motion = Detector()
    var zeroMotion = Detector()
    var highPass: Registers.ACCEL_CONFIG.HighPass? = .reset
  }

  /// Time in nanoseconds for which a condition has held.
  private struct Counter: Sendable {
    private var time: Int64 = 0
    private(set) var isReached = false

    /// - Returns: Whether the duration is reached now.
    mutating func add(_ holds: Bool, _ period: Int64, _ detector: Detector) -> Bool {
      time = holds ? min(time + period, detector.duration) : time - min(time, detector.decrement)
      let before = isReached
      isReached = detector.duration == 0 ? holds : time == detector.duration
      return isReached && !before
    }
  }

  private(set) var setting = Setting()
  private var freeFall = Counter()
  private var motion = Counter()
  private var zeroMotion = Counter()
  private var filter = OnePoleHighPass()
  private var period: Int64 = 0
  /// What the high-pass holds.
  private var held: Axes<Double>?
  /// The axes of MOT_DETECT_STATUS.
  private var axes: UInt8 = 0

  var isOn: Bool { setting.freeFall.isOn || setting.motion.isOn || setting.zeroMotion.isOn }

  mutating func set(_ new: Setting) {
    if setting == new { return }
    if new.highPass != setting.highPass { (period, held) = (0, nil) }
    if new.freeFall != setting.freeFall { freeFall = Counter() }
    if new.motion != setting.motion { motion = Counter() }
    if new.zeroMotion != setting.zeroMotion { zeroMotion = Counter() }
    setting = new
  }

  mutating func restart() {
    (freeFall, motion, zeroMotion) = (Counter(), Counter(), Counter())
    (period, held) = (0, nil)
  }

  /// MOT_DETECT_STATUS, whose axes reading clears: that is assumed.
  mutating func readStatus() -> UInt8 {
    defer { axes = 0 }
    return axes | Registers.MOT_DETECT_STATUS(zeroMotion: zeroMotion.isReached).bits
  }

  /// Examines a sample in g, `time` nanoseconds after the one before.
  mutating func sample(_ value: Axes<Double>, after time: Int64) -> Registers.INT_STATUS {
    guard isOn else { return Registers.INT_STATUS() }
    let passed = highPass(value, time)
    var (falls, moves, rests) = (false, false, false)
    if setting.freeFall.isOn {
      let limit = setting.freeFall.threshold
      let isFree = abs(value.x) < limit && abs(value.y) < limit && abs(value.z) < limit
      falls = freeFall.add(isFree, time, setting.freeFall)
    }
    if setting.motion.isOn {
      let bits = Self.axes(passed, beyond: setting.motion.threshold)
      moves = motion.add(bits != 0, time, setting.motion)
      if motion.isReached { axes |= bits }
    }
    if setting.zeroMotion.isOn {
      let limit = setting.zeroMotion.threshold
      let isStill = abs(passed.x) < limit && abs(passed.y) < limit && abs(passed.z) < limit
      let before = zeroMotion.isReached
      _ = zeroMotion.add(isStill, time, setting.zeroMotion)
      // At the end of rest, too.
      rests = zeroMotion.isReached != before
    }
    return Registers.INT_STATUS(freeFall: falls, motion: moves, zeroMotion: rests)
  }

  private mutating func highPass(_ value: Axes<Double>, _ time: Int64) -> Axes<Double> {
    let cutoff: Int32
    switch setting.highPass {
    case .reset, nil: return .zero
    case .hold:
      let reference = held ?? value
      held = reference
      return value - reference
    case .hertz5: cutoff = 5000
    case .mHz2500: cutoff = 2500
    case .mHz1250: cutoff = 1250
    case .mHz630: cutoff = 630
    }
    if period != time {
      filter.tune(
        cutoffMillihertz: cutoff, rateMillihertz: Int32(clamping: 1_000_000_000_000 / max(1, time)))
      if period == 0 { filter.settle(at: value) }
      period = time
    }
    return filter.filter(value)
  }

  private static func axes(_ value: Axes<Double>, beyond limit: Double) -> UInt8 {
    Registers.MOT_DETECT_STATUS(
      xNegative: value.x < -limit, xPositive: value.x > limit, yNegative: value.y < -limit,
      yPositive: value.y > limit, zNegative: value.z < -limit, zPositive: value.z > limit
    ).bits
  }
}
