// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// An interrupt generator of ST's accelerometers: events, their combination, duration, latch.
struct InterruptGenerator: Equatable, Sendable {
  /// What its registers say.
  struct Setting: Equatable, Sendable {
    /// The events that take part, in the bits of the source register.
    var enabled: UInt8 = 0
    var needsAll = false
    /// 6D: directions instead of events; position where `needsAll`, else movement.
    var sixDirections = false
    /// In digits.
    var threshold = 0
    var duration: UInt8 = 0
    var latches = false
    /// Whether the count goes down when the condition ends, instead of back to zero.
    var countsDown = false
    /// Whether the count stands still while a latched interrupt waits to be read.
    var waitsForRead = false
  }

  var setting = Setting() {
    didSet { compare() }
  }
  var policies = InterruptPolicies() {
    didSet { compare() }
  }
  private(set) var source = InterruptSource()
  private var threshold = Threshold()
  private var counter = DurationCounter()
  /// In 6D: the direction that is being counted, and the last one that was known.
  private var counted: UInt8 = 0
  private var known: UInt8 = 0

  private mutating func compare() {
    let digits = setting.threshold
    threshold = Threshold(
      digits: Axes(digits, digits, digits), isSigned: setting.sixDirections,
      equality: policies.equality)
  }

  var isActive: Bool { source.isActive }

  /// Whether the next sample may change anything.
  var isOn: Bool { setting.enabled != 0 || setting.sixDirections || source.bits != 0 }

  private var isPending: Bool { setting.latches && isActive }

  /// A sample; events of an axis outside `axes` never happen.
  mutating func sample(_ values: Axes<Int>, of axes: UInt8) {
    if isPending && setting.waitsForRead { return }
    let events = threshold.events(of: values) & Self.events(of: axes)
    let enabled = events & setting.enabled
    let isActive = setting.sixDirections ? direction(enabled) : combination(enabled)
    if isPending { return }
    let showsAll =
      setting.sixDirections ? policies.directionBits == .all : policies.sourceBits == .all
    source.show(showsAll ? events : enabled, isActive: isActive)
  }

  /// Both events of each axis.
  @inline(__always)
  private static func events(of axes: UInt8) -> UInt8 {
    (axes & 1) * 0x03 | (axes >> 1 & 1) * 0x0C | (axes >> 2 & 1) * 0x30
  }

  private mutating func combination(_ events: UInt8) -> Bool {
    let holds = events != 0 && (!setting.needsAll || events == setting.enabled)
    return lasts(holds)
  }

  /// Position lasts as long as its direction, movement for the sample that makes a new one known.
  private mutating func direction(_ events: UInt8) -> Bool {
    if events != counted { counter.restart() }
    counted = events
    guard lasts(events != 0 && (policies.direction == .any || events.nonzeroBitCount == 1))
    else { return false }
    defer { known = events }
    return setting.needsAll || events != known
  }

  private mutating func lasts(_ holds: Bool) -> Bool {
    counter.sample(
      holds, needed: policies.duration.samples(setting.duration), countsDown: setting.countsDown)
  }

  /// The source register was read.
  mutating func didRead() { source.didRead(latches: setting.latches, policies) }

  /// Another configuration was written.
  mutating func didChange() {
    if isPending && policies.latchedChange == .released { source.clear() }
  }

  /// Begins to count anew.
  mutating func restart() {
    counter.restart()
    counted = 0
    known = 0
  }

  /// The supply came up.
  mutating func powerOn() {
    source.clear()
    restart()
  }
}
