// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The FIFO in its modes (AN3393, chapter 6).
struct L3G4200DFIFO: Sendable {
  /// What an arriving set does to the outputs: nothing, or the FIFO does not take it, or another
  /// set is the oldest, which takes the place of one that is lost.
  enum Arrival { case stored, bypassed, oldest, oldestLost }

  /// How it collects while the trigger is off, and while it is on.
  struct Mode: Equatable, Sendable {
    enum Way: Sendable { case bypass, fill, stream }
    var way = Way.bypass
    var triggered = Way.bypass
    /// L3GD20H: a stream that never shows a set twice.
    var isDynamic = false
  }

  var mode = Mode()
  private(set) var sets = SampleFIFO()
  /// Full in FIFO mode: only bypass sets it going again.
  private var isStopped = false
  /// Whether the trigger was on at the sample before, and at the one before that.
  private var trigger = (last: false, before: false)
  private var isDrained = false
  private var repeatsDrainedSet = false
  /// Whether the set that is shown counts as read already; it is shown up to its last byte.
  var isTaken = false

  /// Whether the outputs come from it.
  var isActive: Bool { mode != Mode() }

  /// Whether a set that is shown may be lost before it is read.
  var overwrites: Bool { mode.way == .stream || mode.triggered == .stream }

  mutating func set(_ control: Datasheet.L3G4200D.FIFO_CTRL_REG, mode: Mode, _ policies: Policies) {
    sets.watermark = Int(control.watermark)
    sets.rule = policies.watermark
    guard mode != self.mode else { return }
    if mode == Mode() || policies.modeChange == .cleared { clear() }
    isStopped = false
    trigger = (false, false)
    self.mode = mode
  }

  typealias Policies = L3G4200DFIFOPolicies

  /// What differs between the parts: how many sets it takes, and whether, in stream mode, the set
  /// that emptied it comes again.
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

  /// A new set; `isTriggered` is the state of the interrupt with this sample.
  ///
  /// Bypass ends with the sample that triggers. A stream goes on for one sample more, so that what
  /// a full FIFO keeps is 30 sets before the trigger, the trigger's and one after it.
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

  /// The next so many samples but the last leave watermark and overrun as they are, while nobody
  /// reads and no interrupt switches the mode; 1 at least.
  var samplesToFlag: Int {
    mutating get {
      guard mode.way != .bypass else { return 1 }
      // A set that comes again is one more.
      let count = sets.count + (isDrained && repeatsDrainedSet ? 1 : 0)
      let flag = sets.isOverWatermark ? sets.capacity : min(sets.watermark, sets.capacity)
      return max(1, flag - count)
    }
  }

  /// The oldest set, which is shown, was read.
  mutating func take() {
    isTaken = true
    guard !sets.isEmpty else { return }
    sets.removeFirst()
    isDrained = sets.isEmpty
  }

  /// FIFO_SRC_REG; that 31 also stands for 32 is in the datasheet.
  var source: UInt8 {
    Datasheet.L3G4200D.FIFO_SRC_REG(
      watermark: sets.isOverWatermark, overrun: sets.isFull, empty: sets.isEmpty,
      unread: UInt8(min(sets.count, SampleFIFO.depth - 1))
    ).bits
  }
}
