// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// An interrupt generator of ST's accelerometers: events, their combination, duration and latch.
struct InterruptGenerator: Equatable, Sendable {
  /// Settings of its registers.
  struct Setting: Equatable, Sendable {
    /// Enabled events, in the bits of the source register.
    var enabled: UInt8 = 0
    /// Whether the events are combined by AND; else by OR.
    var needsAll = false
    /// 6D: directions instead of events; position recognition where `needsAll`, else movement.
    var sixDirections = false
    /// In digits.
    var thresholds = Axes(0, 0, 0)
    /// Whether the thresholds are above `thresholds`, and below the next digits.
    var isBetweenDigits = false
    /// In samples.
    var duration: UInt8 = 0
    var latches = false
    /// Whether the duration count decreases when the condition ends, instead of returning to zero.
    var countsDown = false
    /// Whether the interrupt ends only when the duration count is back at zero.
    var waits = false
    /// Whether the generator pauses until a latched interrupt has been read.
    var waitsForRead = false
  }

  var setting = Setting() {
    didSet { compare() }
  }
  var policies = AccelerometerPolicies() {
    didSet { compare() }
  }
  private(set) var source = InterruptSource()
  private var threshold = Threshold()
  private var counter = DurationCounter()
  /// Whether the condition has lasted for the duration, and the count is not back at zero since.
  private var isHeld = false
  /// In 6D: the direction whose duration is being counted, and the last one that was recognized.
  private var counted: UInt8 = 0
  private var known: UInt8 = 0

  private mutating func compare() {
    threshold = Threshold(
      digits: setting.thresholds, isSigned: setting.sixDirections,
      // The threshold lies between two digits: a value equal to the lower one counts as low.
      equality: setting.isBetweenDigits ? .low : policies.equality)
  }

  var isActive: Bool { source.isActive }

  /// Whether the next sample may have an effect.
  var isOn: Bool { setting.enabled != 0 || setting.sixDirections || source.bits != 0 }

  private var isPending: Bool { setting.latches && isActive }

  /// Processes a sample, in digits; an axis outside the mask `axes` has no events.
  mutating func sample(_ values: Axes<Int>, of axes: UInt8) {
    if isPending && setting.waitsForRead { return }
    let events = threshold.events(of: values) & Threshold.events(of: axes)
    let enabled = events & setting.enabled
    let isActive = setting.sixDirections ? direction(enabled) : combination(enabled)
    if isPending { return }
    // A generator without any event enabled is off.
    let showsAll =
      setting.sixDirections
      ? policies.directionBits == .all : policies.sourceBits == .all && setting.enabled != 0
    source.show(showsAll ? events : enabled, isActive: isActive)
  }

  private mutating func combination(_ events: UInt8) -> Bool {
    let holds = events != 0 && (!setting.needsAll || events == setting.enabled)
    return lasts(holds)
  }

  /// Position recognition is active while the direction lasts, movement recognition at the sample
  /// that completes a new direction.
  private mutating func direction(_ events: UInt8) -> Bool {
    if events != counted { counter.restart() }
    counted = events
    guard lasts(events != 0 && (policies.direction == .any || events.nonzeroBitCount == 1))
    else { return false }
    defer { known = events }
    return setting.needsAll || events != known
  }

  private mutating func lasts(_ holds: Bool) -> Bool {
    let waits = setting.waits && isHeld
    let lasts = counter.sample(
      holds, needed: policies.duration.samples(setting.duration),
      countsDown: setting.countsDown || waits)
    guard setting.waits else { return lasts }
    isHeld = lasts || waits && counter.count > 0
    return isHeld
  }

  /// The source register was read.
  mutating func didRead() { source.didRead(latches: setting.latches, policies) }

  /// Another configuration was written.
  mutating func didChange() {
    if isPending && policies.latchedChange == .released { source.clear() }
  }

  /// Restarts the duration count.
  mutating func restart() {
    counter.restart()
    isHeld = false
    counted = 0
    known = 0
  }

  /// The supply came up.
  mutating func powerOn() {
    source.clear()
    restart()
  }
}

/// The source register of an interrupt: six events and IA, which is also the state of its line.
struct InterruptSource: Equatable, Sendable {
  // The same in all of ST's accelerometers.
  private static let active = Datasheet.LIS331DLH.INT1_SRC(active: true).bits

  private(set) var bits: UInt8 = 0

  /// The state of the line, before polarity.
  var isActive: Bool { Datasheet.LIS331DLH.INT1_SRC(bits: bits).active }

  mutating func show(_ events: UInt8, isActive: Bool) {
    bits = events | (isActive ? Self.active : 0)
  }

  mutating func clear() { bits = 0 }

  /// The register was read.
  mutating func didRead(latches: Bool, _ policies: AccelerometerPolicies) {
    guard isActive, latches || policies.unlatchedRead == .clears else { return }
    bits = policies.sourceRead == .all ? 0 : bits & ~Self.active
  }
}
