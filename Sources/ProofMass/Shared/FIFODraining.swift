// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The state of a FIFO as the driver knows it, and of the drain in progress: `begin`, then as many sets are
/// read as `countOfEdge` or otherwise `count` returns, then `finish`; or `loseCount`, or `nothing`.
public struct FIFODraining: STFIFOState {
  /// Successive drains without samples; `unknown` when the chip is not known to collect any.
  @usableFromInline var staleDrains = StaleReads.unknown
  var timing: SampleTiming
  /// A time in nanoseconds that is shorter than any period can be.
  private var shortestPeriod: Int64 = 1
  private var mode = STFIFOMode.bypass
  private var watermark = 0
  private var pin = FIFOSetup.Pin.none
  /// Number of sets at an edge; 0 while it is not known.
  private var setsAtEdge = 0
  /// Number of sets that are left in the FIFO.
  private var kept = 0
  private var leavesOutFirst = false
  /// Number of bytes of a set.
  private var setSize = 6
  /// Number of sets in a full FIFO.
  private var depth = FIFOSetup().depth
  /// Whether a FIFO that has stopped collects again when sets were taken.
  private var resumes = false
  /// Number of sets that were not kept between those of the last drain and the next, while the FIFO was full.
  private var skipped = 0
  /// Whether a triggered FIFO is known to stop when it is full: an ADXL345 tells that its trigger has occurred.
  var hasStopped = false
  /// Whether the next set is the first after a start, and is left out.
  private var isFirst = false
  /// When the last drain ended: edges from before it are ignored.
  private var lastEnd: Instant?

  // State of the drain in progress.
  private var edge: Instant?
  private var start = Instant(nanoseconds: 0)
  /// When the number of sets was read.
  private var counted = Instant(nanoseconds: 0)
  private var available = 0
  /// Whether the number of sets is that of the edge.
  private var relies = false
  /// Whether the FIFO was full when the number was read, also where words of some sets turned out to be missing.
  private var isFull = false

  /// Creates the state of a FIFO that was configured.
  public init(_ setup: FIFOSetup) {
    timing = SampleTiming(nominalPeriod: setup.period)
    restart(setup)
  }

  /// Starts again: the FIFO was configured.
  public mutating func restart(_ setup: FIFOSetup) {
    timing.restart(nominalPeriod: setup.period)
    shortestPeriod = setup.period * 4 / 5
    mode = setup.mode
    kept = setup.kept
    watermark = setup.watermark
    pin = setup.pin
    leavesOutFirst = setup.leavesOutFirst
    setSize = setup.setSize
    depth = setup.depth
    resumes = setup.resumes
    markWritten(setup)
    begin()
  }

  /// Starts again: the FIFO was started between two instants.
  mutating func restart(between early: Instant, and late: Instant) {
    timing.restart()
    // The last set before the start is the zeroth.
    _ = timing.observe(newest: 0, between: early, and: late)
    begin()
    staleDrains = StaleReads()
    lastEnd = late
  }

  private mutating func begin() {
    hasStopped = false
    skipped = 0
    isFirst = leavesOutFirst
    setsAtEdge = pin == .overrun ? depth : 0
    lastEnd = nil
  }

  /// Called before a write to the chip that may fail.
  public mutating func markUnknown() {
    staleDrains = .unknown
    timing.loseCount()
    setsAtEdge = pin == .overrun ? depth : 0
  }

  /// Called after the write.
  public mutating func markWritten(_ setup: FIFOSetup) {
    staleDrains = setup.mode == .bypass ? .unknown : StaleReads()
  }

  @usableFromInline
  mutating func begin(at edge: Instant?, _ start: Instant) {
    self.start = start
    self.edge = nil
    if let edge, pin != .none, edge <= start, lastEnd.map({ edge > $0 }) ?? true {
      self.edge = edge
    }
    lastEnd = start
    relies = false
    isFull = false
    available = 0
  }

  /// Number of sets to read without reading their count first; 0 to read it.
  ///
  /// The line becomes inactive when fewer sets than the watermark are left. If it may not, because too many
  /// sets appeared since the edge, their count must be read first, and all of them must be read.
  @usableFromInline
  mutating func countOfEdge(room: Int) -> Int {
    guard let edge, pin == .watermark, setsAtEdge > 0, room > 0 else { return 0 }
    let since = most(from: edge, to: start)
    guard since < watermark - kept, since < depth - setsAtEdge else { return 0 }
    relies = true
    available = setsAtEdge
    return min(available - kept, room + (isFirst ? 1 : 0))
  }

  /// Number of sets to read of those that the chip counts; 0 when there are none or no room.
  @usableFromInline
  mutating func count(_ available: Int, _ counted: Instant, room: Int) -> Int {
    self.counted = counted
    self.available = available
    isFull = available == depth
    if let edge, pin == .watermark, available == watermark || available == watermark + 1,
      most(from: edge, to: counted) == 0
    {
      setsAtEdge = available
    }
    guard room > 0, available > kept else { return 0 }
    return min(available - kept, room + (isFirst ? 1 : 0))
  }

  @usableFromInline
  mutating func nothing() -> FIFODrain {
    lastEnd = counted
    guard available <= kept else {
      return FIFODrain(count: 0, lost: 0, more: true, isStopped: false)
    }
    staleDrains.record(isNew: available > 0)
    // In other modes there may be no sets for a long time.
    let lost =
      mode == .stream && timing.isRunning
      ? timing.observe(newest: available, between: start, and: counted) : 0
    return FIFODrain(count: 0, lost: lost, more: false, isStopped: false)
  }

  /// Whether any set of a transaction may have been replaced while it was read: the FIFO may have been full, and at least as
  /// many sets may have come as were taken. Where fewer come, only the first may have been replaced.
  ///
  /// - Parameters:
  ///   - sets: The number of sets that the transaction took.
  ///   - done: The number of sets of this drain that were taken before.
  ///   - begin: When the transaction began.
  ///   - end: When it ended.
  @usableFromInline
  mutating func mayHaveFilled(
    reading sets: Int, after done: Int, from begin: Instant, to end: Instant
  ) -> Bool {
    guard most(from: begin, to: end) >= sets else { return false }
    let early = relies ? edge ?? counted : counted
    return available - done + most(from: early, to: end) >= depth
  }

  /// Called before `finish` where the words that were read made fewer sets than were asked for.
  @usableFromInline
  mutating func recount(missing: Int) { available -= missing }

  /// Called before `finish` when the chip turns out not to count the set at the output, which is left.
  mutating func noteUncounted() {
    available += 1
    depth += 1
    if setsAtEdge > 0 { setsAtEdge += 1 }
  }

  /// Called when sets may be missing: a transaction failed that may have taken some, or the chip reports it.
  @usableFromInline
  mutating func loseCount() { timing.loseCount() }

  /// Called when words were discarded: how many sets there were at the edge is not known, and those that are left are
  /// counted from this instant on.
  mutating func beginAgain(at start: Instant) {
    (edge, self.start, lastEnd) = (nil, start, start)
  }

  /// Called when the FIFO was restarted, and what it held is lost: how many sets that are is calculated from the time.
  @usableFromInline
  mutating func beginAgain(losingAt start: Instant) {
    loseCount()
    beginAgain(at: start)
  }

  /// The sets of a drain: which of them have a place in the buffer, and their times.
  @usableFromInline
  struct Batch {
    /// Number of sets before those in the buffer.
    @usableFromInline var leftOut: Int
    /// The times of all sets that were read.
    @usableFromInline var times: SampleTimes
    @usableFromInline var drain: FIFODrain
  }

  @usableFromInline
  mutating func finish(_ count: Int, at end: Instant) -> Batch {
    lastEnd = end
    staleDrains = StaleReads()
    var leftOut = isFirst ? 1 : 0
    isFirst = false
    var lost = 0
    var limit = end
    let wasRunning = timing.isRunning
    if overwrites {
      // The instant when the first set had been read, after which no other could be overwritten. On I2C:
      // three bytes of addressing, and those of the set.
      let part = Double(setSize + 3) / Double(setSize * count + 3)
      limit = counted.advanced(
        byNanoseconds: Int64(Double((end - counted).wholeNanoseconds) * part))
      lost = observeEdge()
      if !isWhole(at: limit) {
        timing.loseCount()
        // A little early: the next edge corrects one too few, but nothing could correct one too many.
        let early = limit.advanced(byNanoseconds: -shortestPeriod / 16)
        lost += timing.observe(newest: available, between: early, and: early)
        if wasRunning { lost += 1 }
        leftOut = 1
      }
    } else if relies {
      lost = observeEdge()
    } else {
      limit = counted
      lost = observe()
    }
    lost += skipped
    let times = timing.take(count, of: available, lost: lost, noLaterThan: limit)
    skipped = countSkipped(after: count, until: end)
    let drain = FIFODrain(
      count: count - leftOut, lost: lost,
      more: available > count + kept || staysActive(until: end),
      isStopped: stops && available == depth && !resumes)
    return Batch(leftOut: leftOut, times: times, drain: drain)
  }

  /// Number of sets that a FIFO which was full has not kept since the last of these, where all were read.
  private mutating func countSkipped(after count: Int, until end: Instant) -> Int {
    guard resumes, stops, available == depth, count == available else { return 0 }
    timing.loseCount()
    return timing.observe(newest: 0, between: counted, and: end)
  }

  /// Number of sets missing before these, where they could be counted.
  private mutating func observe() -> Int {
    // The sets that a triggered FIFO did not keep are not counted.
    if mode.isTriggered { timing.loseCount() }
    if edge != nil && setsAtEdge > 0 && setsAtEdge <= available { return observeEdge() }
    // A FIFO that has stopped may have done so at any time.
    if mode == .fifo && available == depth && timing.isRunning { return 0 }
    return timing.observe(newest: available, between: start, and: counted)
  }

  private mutating func observeEdge() -> Int {
    guard let edge, setsAtEdge > 0 else { return 0 }
    return timing.observe(setsAtEdge, at: edge)
  }

  /// Whether sets are lost while these are read: a full FIFO continues to collect.
  private var overwrites: Bool {
    isFull && !stops && !relies
  }

  /// Whether a full FIFO collects nothing.
  private var stops: Bool { mode == .fifo || hasStopped }

  /// Whether the edge proves that nothing was overwritten before this time.
  private mutating func isWhole(at time: Instant) -> Bool {
    guard let edge, setsAtEdge > 0 else { return false }
    return setsAtEdge + most(from: edge, to: time) <= depth
  }

  /// Whether so many sets may have appeared meanwhile that the watermark's line is still active, although
  /// all the counted ones were read.
  private mutating func staysActive(until end: Instant) -> Bool {
    guard pin == .watermark else { return false }
    if relies, let edge { return most(from: edge, to: end) >= watermark - kept }
    return most(from: counted, to: end) + 1 >= watermark - kept
  }

  /// Greatest number of sets that may have appeared within a time that began with one.
  ///
  /// Mutating, as its callers are: a large value that is only borrowed is copied.
  private mutating func most(from early: Instant, to late: Instant) -> Int {
    let (time, isOverflow) = late.nanoseconds.subtractingReportingOverflow(early.nanoseconds)
    let periods = isOverflow ? 1000 : max(0, min(1000, time / shortestPeriod))
    return min(depth, Int(truncatingIfNeeded: periods))
  }
}

extension Datasheet.L3G4200D.FIFO_SRC_REG {
  /// The number of sets, 0…32.
  @usableFromInline
  var count: Int { empty ? 0 : Int(unread) + (overrun ? 1 : 0) }
}
