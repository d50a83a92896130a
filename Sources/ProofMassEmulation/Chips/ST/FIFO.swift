// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The FIFO of an ST part in its modes (AN3393, chapter 6).
struct STFIFO: Sendable {
  /// Effect of an arriving set on the outputs: none; the FIFO does not store it; another set is the
  /// oldest; or another set is the oldest because an older one was lost.
  enum Arrival { case stored, bypassed, oldest, oldestLost }

  /// How the FIFO collects sets while the trigger is off, and while it is on.
  struct Mode: Equatable, Sendable {
    enum Way: Sendable { case bypass, fill, stream }
    /// While the trigger is off.
    var way = Way.bypass
    /// While the trigger is on.
    var triggered = Way.bypass
    /// L3GD20H, dynamic stream: never shows a set twice.
    var isDynamic = false
  }

  var mode = Mode()
  private(set) var sets = SampleFIFO()
  /// Whether it has been full in FIFO mode: then only bypass restarts it.
  private var isStopped = false
  /// Whether the trigger was on at the last sample, and at the one before that.
  private var trigger = (last: false, before: false)
  /// Whether its last set was read.
  private var isDrained = false
  private var repeatsDrainedSet = false
  /// Whether the set in the output registers counts as read; it stays there up to its last byte.
  var isTaken = false

  /// Whether the output registers show its sets.
  var isActive: Bool { mode != Mode() }

  /// Whether the next set that arrives is stored after another.
  var hasSetAndRoom: Bool { !sets.isEmpty && !sets.isFull }

  /// Whether the set in the output registers may be lost before it is read.
  var overwrites: Bool { mode.way == .stream || mode.triggered == .stream }

  mutating func set(watermark: UInt8, mode: Mode, _ policies: STFIFOPolicies) {
    sets.watermark = Int(watermark)
    sets.rule = policies.watermark
    guard mode != self.mode else { return }
    if mode == Mode() || policies.modeChange == .cleared { clear() }
    isStopped = false
    trigger = (false, false)
    self.mode = mode
  }

  /// Sets the number of sets that it holds, and whether, in stream mode, the set that emptied it is
  /// repeated.
  mutating func setCapacity(_ capacity: Int, repeatsDrainedSet: Bool) {
    sets.capacity = capacity
    self.repeatsDrainedSet = repeatsDrainedSet
  }

  mutating func clear() {
    sets.removeAll()
    isStopped = false
    isDrained = false
    isTaken = false
  }

  mutating func powerOn() {
    clear()
    trigger = (false, false)
    mode = Mode()
  }

  /// Receives a new set; `isTriggered` is the state of the interrupt with this sample.
  ///
  /// Bypass ends with the sample that triggers. A stream continues for one more sample, so that a
  /// full FIFO holds 30 sets before the trigger, the trigger's set and one after it.
  mutating func arrive(_ set: SampleSet, isTriggered: Bool) -> Arrival {
    let isLate = isTriggered && trigger.last && trigger.before
    trigger = (isTriggered, trigger.last)
    let isSwitched = mode.way == .stream ? isLate : isTriggered
    switch isSwitched ? mode.triggered : mode.way {
    case .bypass:
      clear()
      return .bypassed
    case .fill:
      isStopped = isStopped || sets.isFull
      if isStopped { return .stored }
      defer { isStopped = sets.isFull }
      return append(set)
    case .stream:
      isStopped = false
      return append(set, repeats: repeatsDrainedSet && !mode.isDynamic)
    }
  }

  private mutating func append(_ set: SampleSet, repeats: Bool = false) -> Arrival {
    let (wasEmpty, wasFull) = (sets.isEmpty, sets.isFull)
    if repeats && isDrained { sets.restoreLast() }
    isDrained = false
    sets.append(set)
    return wasFull ? .oldestLost : wasEmpty ? .oldest : .stored
  }

  /// The set that is read next.
  var oldest: SampleSet { mutating get { sets.oldest } }

  /// Number of samples, at least 1, up to the next one that may change watermark or overrun,
  /// provided that nothing is read and no interrupt switches the mode.
  var samplesToFlag: Int {
    mutating get {
      guard mode.way != .bypass else { return 1 }
      // A repeated set counts in addition.
      let count = sets.count + (isDrained && repeatsDrainedSet ? 1 : 0)
      let flag = sets.isOverWatermark ? sets.capacity : min(sets.watermark, sets.capacity)
      return max(1, flag - count)
    }
  }

  /// Counts the set in the output registers as read.
  mutating func take() {
    isTaken = true
    guard !sets.isEmpty else { return }
    sets.removeFirst()
    isDrained = sets.isEmpty
  }

  /// FIFO_SRC_REG; by the datasheet the value 31 also stands for 32 unread sets.
  var source: UInt8 {
    Datasheet.L3G4200D.FIFO_SRC_REG(
      watermark: sets.isOverWatermark, overrun: sets.isFull, empty: sets.isEmpty,
      unread: UInt8(min(sets.count, SampleFIFO.depth - 1))
    ).bits
  }
}
