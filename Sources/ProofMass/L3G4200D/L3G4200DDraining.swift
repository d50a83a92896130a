// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// What a driver knows of its chip's FIFO, and the drain that is under way: `begin`, then as many
/// sets as `countOfEdge` or else `count` says are read, then `finish`; or `fail`, or `nothing`.
@usableFromInline
struct L3G4200DDraining: Equatable, Sendable {
  /// Drains since one had samples, or at the limit when the chip is not known to collect any.
  @usableFromInline var inVain: UInt8 = .max
  var timing: SampleTiming
  /// In nanoseconds, less than any period can be.
  private var shortestPeriod: Int64 = 1
  private var mode = L3G4200DConfiguration.FIFO.Mode.bypass
  private var watermark = 0
  private var pin = Pin.none
  /// How many sets there are at an edge; 0 as long as that is not known.
  private var setsAtEdge = 0
  /// How many sets are never read. A L3GD20H in stream mode that was emptied may show its last set
  /// once more (its datasheet), so that of that part the newest stays.
  private var kept = 0
  /// The first set after a start is left out.
  private var isFirst = true
  /// When the last drain ended: what came before is no news.
  private var lastEnd: Instant?

  // Of the drain that is under way.
  private var edge: Instant?
  private var start = Instant(nanoseconds: 0)
  /// When the number of sets was read.
  private var looked = Instant(nanoseconds: 0)
  private var available = 0
  /// Whether the number of sets is that of the edge.
  private var relies = false

  /// What an edge means.
  private enum Pin: UInt8 { case none, watermark, overrun }

  init(_ configuration: L3G4200DConfiguration) {
    timing = SampleTiming(nominalPeriod: configuration.typicalPeriod)
    restart(configuration)
  }

  /// The chip was configured.
  mutating func restart(_ configuration: L3G4200DConfiguration) {
    let period = configuration.typicalPeriod
    timing.restart(nominalPeriod: period)
    shortestPeriod = period * 4 / 5
    inVain = configuration.collects ? 0 : .max
    mode = configuration.fifo?.mode ?? .bypass
    kept = configuration.part == .l3gd20h && mode != .fifo ? 1 : 0
    watermark = Int(configuration.fifo?.watermark ?? 0)
    let pins = configuration.pins
    pin =
      pins.dataReady || pins.empty
      ? .none : pins.watermark ? .watermark : pins.overrun ? .overrun : .none
    begin()
  }

  /// The FIFO was started between two instants.
  mutating func restart(between early: Instant, and late: Instant) {
    timing.restart()
    // The set before the first is as old as it is before the first.
    _ = timing.observe(newest: 0, between: early, and: late)
    begin()
    inVain = 0
    lastEnd = late
  }

  private mutating func begin() {
    isFirst = true
    setsAtEdge = pin == .overrun ? Self.depth : 0
    lastEnd = nil
  }

  /// Something is written to the chip that may fail.
  mutating func distrust(_ limit: UInt8) {
    inVain = limit
    timing.loseCount()
    setsAtEdge = pin == .overrun ? Self.depth : 0
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
    available = 0
  }

  /// How many sets to read without asking how many there are; 0 to ask.
  ///
  /// The line falls when fewer sets than the watermark are left. If it may not, because too many
  /// came since, all of them must be read.
  @usableFromInline
  mutating func countOfEdge(room: Int) -> Int {
    guard let edge, pin == .watermark, setsAtEdge > 0, room > 0 else { return 0 }
    let since = most(from: edge, to: start)
    guard since < watermark - kept, since < Self.depth - setsAtEdge else { return 0 }
    relies = true
    available = setsAtEdge
    return min(available - kept, room + (isFirst ? 1 : 0))
  }

  /// How many sets to read of so many as there are; 0 when there are none or no room.
  @usableFromInline
  mutating func count(
    _ status: Datasheet.L3G4200D.FIFO_SRC_REG, _ looked: Instant, room: Int
  ) -> Int {
    self.looked = looked
    available = status.count
    if let edge, pin == .watermark, available == watermark || available == watermark + 1,
      most(from: edge, to: looked) == 0
    {
      setsAtEdge = available
    }
    guard room > 0, available > kept else { return 0 }
    return min(available - kept, room + (isFirst ? 1 : 0))
  }

  @usableFromInline
  mutating func nothing() -> L3G4200DDrain {
    lastEnd = looked
    guard available <= kept else {
      return L3G4200DDrain(count: 0, lost: 0, more: true, isStopped: false)
    }
    inVain = available == 0 ? inVain + 1 : 0
    // In other modes nothing need have come for long.
    let lost =
      mode == .stream && timing.isRunning
      ? timing.observe(newest: available, between: start, and: looked) : 0
    return L3G4200DDrain(count: 0, lost: lost, more: false, isStopped: false)
  }

  /// A transaction failed that may have taken some sets.
  @usableFromInline
  mutating func fail() { timing.loseCount() }

  @usableFromInline
  mutating func finish(
    _ bytes: InlineArray<192, UInt8>, _ count: Int, at end: Instant, sensitivity: Sensitivity,
    into samples: inout MutableSpan<L3G4200DTimedSample>
  ) -> L3G4200DDrain {
    lastEnd = end
    inVain = 0
    var leftOut = isFirst ? 1 : 0
    isFirst = false
    var lost = 0
    var limit = end
    let wasRunning = timing.isRunning
    if overwrites {
      // When the first set had been read, and no other could be overwritten any more.
      // On I2C: three bytes that address it, and six of the set.
      let part = 9 / Double(6 * count + 3)
      limit = looked.advanced(
        byNanoseconds: Int64(Double((end - looked).wholeNanoseconds) * part))
      lost = observeEdge()
      if !isWhole(at: limit) {
        timing.loseCount()
        // A little early: of one too few the next edge tells, of one too many nothing could.
        let counted = limit.advanced(byNanoseconds: -shortestPeriod / 16)
        lost += timing.observe(newest: available, between: counted, and: counted)
        if wasRunning { lost += 1 }
        leftOut = 1
      }
    } else if relies {
      lost = observeEdge()
    } else {
      limit = looked
      lost = observe()
    }
    let times = timing.take(count, of: available, lost: lost, noLaterThan: limit)
    let span = bytes.span
    for index in leftOut..<max(leftOut, count) {
      let first = 6 * index
      samples[index - leftOut] = L3G4200DTimedSample(
        raw: Axes(
          Int16(low: span[first], high: span[first + 1]),
          Int16(low: span[first + 2], high: span[first + 3]),
          Int16(low: span[first + 4], high: span[first + 5])),
        sensitivity: sensitivity, time: times[index])
    }
    return L3G4200DDrain(
      count: count - leftOut, lost: lost, more: available > count + kept || staysActive(until: end),
      isStopped: mode == .fifo && available == Self.depth)
  }

  /// Of sets that could be counted; how many before them are gone.
  private mutating func observe() -> Int {
    // What a triggered FIFO has not kept nobody has counted.
    if mode == .streamToFIFO || mode == .bypassToStream { timing.loseCount() }
    if edge != nil && setsAtEdge > 0 && setsAtEdge <= available { return observeEdge() }
    // One that has stopped may have done so at any time.
    if mode == .fifo && available == Self.depth && timing.isRunning { return 0 }
    return timing.observe(newest: available, between: start, and: looked)
  }

  private mutating func observeEdge() -> Int {
    guard let edge, setsAtEdge > 0 else { return 0 }
    return timing.observe(setsAtEdge, at: edge)
  }

  /// Whether sets are lost while these are read: a full FIFO goes on.
  private var overwrites: Bool {
    available == Self.depth && mode != .fifo && !relies
  }

  /// Whether the edge proves that nothing was overwritten until then.
  private mutating func isWhole(at time: Instant) -> Bool {
    guard let edge, setsAtEdge > 0 else { return false }
    return setsAtEdge + most(from: edge, to: time) <= Self.depth
  }

  /// Whether so many sets may have come that the watermark's line has not fallen, though all that
  /// there were were read.
  private mutating func staysActive(until end: Instant) -> Bool {
    guard pin == .watermark else { return false }
    if relies, let edge { return most(from: edge, to: end) >= watermark - kept }
    return most(from: looked, to: end) + 1 >= watermark - kept
  }

  /// The most sets that may have come within a time that began with one.
  ///
  /// Mutating, like what asks it: a large value that is only looked at is copied.
  private mutating func most(from early: Instant, to late: Instant) -> Int {
    let (time, isOverflow) = late.nanoseconds.subtractingReportingOverflow(early.nanoseconds)
    let periods = isOverflow ? 1000 : max(0, min(1000, time / shortestPeriod))
    return min(Self.depth, Int(truncatingIfNeeded: periods))
  }

  private static var depth: Int { Datasheet.L3G4200D.Constant.fifoDepth }
}
