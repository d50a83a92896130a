// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The FIFO of an LSM6DSL and its relatives: words of 16 bits without tags, in a pattern that the decimations of four
/// data sets determine.
///
/// A data set has three words. With each trigger those arrive whose decimation is due: gyroscope, accelerometer, sensor
/// hub 1 to 6, and a fourth.
struct PatternFIFO: Sendable {
  /// Words of a data set.
  static var width: Int { Datasheet.LSM6DSL.Constant.fifoPatternWords }

  struct Setting: Sendable {
    /// In words.
    var depth: Int
    var threshold = 0
    /// STOP_ON_FTH.
    var limits = false
    /// Triggers to each data set; 0 where it is not stored.
    var decimations: InlineArray<4, Int> = [0, 0, 0, 0]
    /// Whether an event that ended switches the mode until bypass.
    var staysTriggered = true
    /// Whether DIFF_FIFO is 0 in a full FIFO, not only with an overrun.
    var hidesFullCount = false
    var policies = LSM6DSLPolicies()
  }

  private struct DataSet: Sendable {
    /// The three words, the first in the lowest bits.
    var data: UInt64 = 0
    /// Place of the first word in the pattern.
    var place = 0
    /// Which of the four it is, and its sample, if it has one.
    var number = 0
    var sample: SampleSet?
  }

  private(set) var setting: Setting
  private(set) var gate = FIFOGate()
  // On the heap, so that the chip stays small.
  private var sets: [DataSet]
  private var first = 0
  private var stored = 0
  /// Words of the oldest set that were read or lost.
  private var taken = 0
  /// Triggers since the pattern began, and the place in it of the next word.
  private var trigger = (number: 0, place: 0)
  /// OVER_RUN: whether data were lost, and no word was read since then.
  private(set) var isOverrun = false
  /// The word that is read although it was taken out.
  private var shown: UInt16?
  private var last: UInt16 = 0
  /// Bytes of the present word that were read.
  private var bytesRead: UInt8 = 0

  init(depth: Int) {
    setting = Setting(depth: depth)
    sets = [DataSet](repeating: DataSet(), count: depth / Self.width + 1)
  }

  var isActive: Bool { gate.isActive }

  /// Number of unread words.
  var count: Int { stored * Self.width - taken }

  private var capacity: Int {
    setting.limits && setting.threshold > 0
      ? min(setting.depth, max(Self.width, setting.threshold)) : setting.depth
  }

  mutating func set(_ mode: STFIFO.Mode, _ new: Setting) {
    setting = new
    if gate.set(mode) { clear() }
  }

  mutating func powerOn() {
    gate = FIFOGate()
    clear()
    last = 0
  }

  private mutating func clear() {
    (first, stored, taken) = (0, 0, 0)
    trigger = (0, 0)
    isOverrun = false
    gate = cleared
    shown = nil
    bytesRead = 0
  }

  private var cleared: FIFOGate {
    var gate = gate
    gate.isStopped = false
    return gate
  }

  // MARK: Storing

  /// The event that switches the mode is active or not.
  mutating func event(_ isOn: Bool) {
    if gate.trigger(isOn, stays: setting.staysTriggered) { clear() }
  }

  /// Whether the present trigger stores a data set.
  func isDue(_ number: Int) -> Bool {
    let every = setting.decimations[number]
    return every > 0 && trigger.number % every == 0
  }

  mutating func store(_ number: Int, _ data: UInt64, _ sample: SampleSet?) {
    guard gate.isOpen else { return }
    while count + Self.width > capacity && count > 0 {
      isOverrun = true
      if gate.way == .fill { return gate.isStopped = true }
      drop(setting.policies.overwriting == .set ? Self.width - taken : 1)
    }
    sets[(first + stored) % sets.count] = DataSet(
      data: data, place: trigger.place, number: number, sample: sample)
    stored += 1
    trigger.place += Self.width
  }

  /// The present trigger ends; with the longest common period of all decimations the pattern begins again.
  mutating func finish() {
    guard gate.isOpen else { return }
    trigger.number += 1
    for number in 0..<4 where setting.decimations[number] > 0 && !isDue(number) { return }
    trigger = (0, 0)
  }

  private mutating func drop(_ words: Int) {
    taken += words
    guard taken >= Self.width else { return }
    taken = 0
    first = (first + 1) % sets.count
    stored -= 1
  }

  // MARK: Status

  /// Words of the next trigger, at least those of a data set.
  private var arriving: Int {
    var words = 0
    for number in 0..<4 where isDue(number) { words += Self.width }
    return max(words, Self.width)
  }

  var isFull: Bool {
    switch setting.policies.smartFull {
    case .set: isOverrun || count + arriving > capacity
    case .words: isOverrun || count >= capacity - 1
    }
  }

  var isEmpty: Bool { count == 0 }

  var isOverThreshold: Bool {
    setting.threshold == 0
      ? setting.policies.sixAxis.noWatermark == .always : count >= setting.threshold
  }

  /// DIFF_FIFO.
  var shownCount: Int { isOverrun || setting.hidesFullCount && isFull ? 0 : count }

  /// FIFO_PATTERN: place in the pattern of the word that is read next.
  var place: Int { count > 0 ? sets[first].place + taken : trigger.place }

  // MARK: Reading

  private var next: UInt16 {
    guard count > 0 else {
      return switch setting.policies.emptyRead {
      case .last: last
      case .zeros: 0
      case .ones: 0xFFFF
      }
    }
    return UInt16(truncatingIfNeeded: sets[first].data >> UInt64(16 * taken))
  }

  /// The low byte of the word that is read next, or its high byte.
  func byte(isHigh: Bool) -> UInt8 {
    let word = shown ?? next
    return UInt8(truncatingIfNeeded: isHigh ? word >> 8 : word)
  }

  /// A byte of the word was read.
  ///
  /// - Returns: Number and sample of the data set whose last word this took out.
  mutating func didRead(isHigh: Bool) -> (number: Int, sample: SampleSet)? {
    bytesRead |= isHigh ? 2 : 1
    switch setting.policies.pop {
    case .high: return isHigh ? take() : nil
    case .low:
      if isHigh {
        shown = nil
        return nil
      }
      shown = next
      return take()
    case .pair: return bytesRead == 3 ? take() : nil
    }
  }

  private mutating func take() -> (number: Int, sample: SampleSet)? {
    bytesRead = 0
    guard count > 0 else { return nil }
    last = next
    isOverrun = false
    let set = sets[first]
    let isLast = taken == Self.width - 1
    drop(1)
    guard isLast, let sample = set.sample else { return nil }
    return (set.number, sample)
  }
}
