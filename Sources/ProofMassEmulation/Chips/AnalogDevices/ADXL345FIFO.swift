// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The data registers of an ADXL345 and the 32 sets behind them.
///
/// The data registers have the set that is read next; the end of a read takes it, and 5 µs later the next one is
/// there. So 33 sets can be read from a part that stopped.
struct ADXL345FIFO: Sendable {
  typealias Mode = Datasheet.ADXL345.FIFO_CTL.Mode

  var policies = ADXL345Policies()
  private(set) var mode = Mode.bypass
  /// For the watermark, and kept at the trigger.
  private var samples = 0
  private(set) var isTriggered = false
  /// The set in the data registers, and whether it has not been read.
  private(set) var shown = SampleSet()
  private(set) var isUnread = false
  private(set) var hasOverrun = false
  private var ring = SampleFIFO()
  /// Board time in nanoseconds at which the set after one that was read is in the data registers.
  private var popEnd: Int64?
  /// Board time in nanoseconds up to which FIFO_STATUS may have the entries from before a read, and those.
  private var staleUntil = Int64.min
  private var entriesBefore: UInt8 = 0

  mutating func powerOn() {
    let policies = policies
    self = ADXL345FIFO()
    self.policies = policies
    isUnread = policies.resetSource == .dataReady
  }

  // MARK: State

  private var count: Int { ring.count + (isUnread ? 1 : 0) }

  /// The number of sets, as FIFO_STATUS has it.
  private var entries: Int {
    guard mode != .bypass else { return 0 }
    // The next set is about to leave the FIFO.
    let waiting = popEnd == nil ? ring.count : ring.count - 1
    return policies.entries == .all ? min(count, Self.depth) : waiting
  }

  private static var depth: Int { Datasheet.ADXL345.Constant.fifoDepth }

  private var isFull: Bool { mode != .bypass && entries >= Self.depth }

  /// Whether the last sets of many have the effect of all: none that arrives is the trigger.
  var streams: Bool { mode == .stream }

  /// Whether sets that arrive have no place.
  var isStopped: Bool {
    (mode == .fifo || mode == .trigger && isTriggered) && ring.isFull && isUnread
  }

  var awaitsTrigger: Bool { mode == .trigger && !isTriggered }

  /// Samples = 0 sets the bit in every mode.
  var isOverWatermark: Bool {
    if samples == 0 { return true }
    guard mode == .fifo || mode == .stream else { return false }
    return policies.watermark == .equal ? entries == samples : entries >= samples
  }

  /// Whether any set was not read.
  var hasUnread: Bool { count > 0 }

  /// Whether the set after one that was read is not in the data registers yet.
  var isPopping: Bool { popEnd != nil }

  /// The set behind the one in the data registers.
  var next: SampleSet { mutating get { ring.isEmpty ? shown : ring.oldest } }

  /// FIFO_STATUS at a board time.
  mutating func status(at time: Int64) -> UInt8 {
    finishPop(by: time)
    let isStale = time < staleUntil && policies.statusInBurst == .stale
    return Datasheet.ADXL345.FIFO_STATUS(
      triggered: isTriggered, entries: isStale ? entriesBefore : UInt8(entries)
    ).bits
  }

  // MARK: Settings

  mutating func set(mode: Mode, samples: UInt8) {
    self.samples = Int(samples)
    if mode == .bypass && self.mode != .bypass { clear() }
    self.mode = mode
  }

  mutating func clear() {
    ring.removeAll()
    (isUnread, hasOverrun, isTriggered, popEnd) = (false, false, false, nil)
    staleUntil = .min
  }

  /// The trigger: the last sets before it are kept.
  mutating func trigger() {
    isTriggered = true
    while count > samples { dropOldest() }
  }

  // MARK: Sets

  /// Receives a new set, after `skipped` that nobody could read.
  mutating func arrive(_ set: SampleSet, skipped: Int64 = 0) {
    finishPop(by: set.instant)
    if mode == .bypass {
      hasOverrun = hasOverrun || isUnread || skipped > 0
      (shown, isUnread) = (set, true)
      return
    }
    if !isUnread && !isPopping {
      (shown, isUnread) = (set, true)
    } else if !ring.isFull {
      ring.append(set)
    } else if mode == .stream || awaitsTrigger {
      dropOldest()
      ring.append(set)
    }
    if isFull { hasOverrun = true }
  }

  /// Shows a set that is not stored: in sleep.
  mutating func show(_ set: SampleSet) {
    finishPop(by: set.instant)
    if count == 0 { shown = set }
  }

  private mutating func dropOldest() {
    if isUnread {
      isUnread = false
      takeNext()
    } else {
      ring.removeFirst()
      if ring.isEmpty { popEnd = nil }
    }
  }

  private mutating func takeNext() {
    guard !ring.isEmpty else { return }
    shown = ring.oldest
    ring.removeFirst()
    isUnread = true
  }

  /// Ends a read of the data registers at a board time.
  ///
  /// - Parameters:
  ///   - instant: That of the set that was read; a stream may have dropped it meanwhile.
  ///   - isRepeated: Whether it began before the next set was in the registers.
  mutating func endRead(of instant: Int64, isRepeated: Bool, at time: Int64) {
    let before = UInt8(entries)
    if !isRepeated && isUnread && shown.instant == instant {
      isUnread = false
      entriesBefore = before
      staleUntil = time + Datasheet.ADXL345.Timing.fifoPop
      if !ring.isEmpty { popEnd = staleUntil }
    }
    if policies.overrunClears == .reading || !isFull { hasOverrun = false }
  }

  mutating func finishPop(by time: Int64) {
    guard let end = popEnd, end <= time else { return }
    popEnd = nil
    takeNext()
  }
}
