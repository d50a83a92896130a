// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// An output pin of a chip that does not belong to its bus: an interrupt, data ready.
///
/// An open-drain output has its pull-up, so its levels are those of a push-pull output.
public struct Pin: Equatable, Sendable {
  /// The datasheet's name of the pin.
  public var name: String
  /// Whether its level is high.
  public var isHigh: Bool

  /// Creates a pin from its parts.
  package init(_ name: String, isHigh: Bool) {
    self.name = name
    self.isHigh = isHigh
  }
}

/// A change of an output pin's level.
public struct PinEdge: Equatable, Sendable {
  /// The datasheet's name of the pin.
  public var pin: String
  /// The new level: true for a rising edge.
  public var isHigh: Bool
  /// Board time in nanoseconds. An edge that a burst of several bytes causes has the time of its
  /// last byte, or in a longer burst of the sixth, twelfth … byte.
  public var time: Int64

  /// Creates an edge from its parts.
  package init(_ pin: String, isHigh: Bool, at time: Int64) {
    self.pin = pin
    self.isHigh = isHigh
    self.time = time
  }
}

/// Position of a line among the edges of one pin.
struct EdgeReader: Sendable {
  let place: Board.PinPlace
  let isActiveLow: Bool
  /// The number of the next edge to examine.
  var cursor: Int
  /// Number of edges that were dropped before they were examined.
  var missed = 0
}

/// The last edges of one chip's pins, if they are watched.
struct EdgeLog: Sendable {
  struct Entry: Sendable {
    var bit: UInt8 = 0
    var isHigh = false
    var time: Int64 = 0
  }

  /// Number of edges that are kept: a power of two.
  static let limit = 1024
  /// Limit, in nanoseconds, of the time between two updates that is processed event by event: a
  /// quarter of an hour.
  static let longest: Int64 = 900_000_000_000
  /// Limit of the events that are processed in a row: two minutes at 1 kHz. If there are more, this
  /// many at the beginning of that time and this many at its end are processed, and those between
  /// are skipped.
  static let mostEvents = Int(Backlog.most)
  /// How often events may be skipped in one update, because a chip may sample faster towards its end.
  private static let mostSkips = 3

  private(set) var isKept = false
  private var levels: UInt8 = 0
  /// Board times, in nanoseconds. Edge n is at n modulo the limit; stored inline, because changing
  /// an array first checks whether it is shared.
  private var times = InlineArray<1024, Int64>(repeating: 0)
  /// Index of the pin, plus 8 for a falling edge.
  private var kinds = InlineArray<1024, UInt8>(repeating: 0)
  /// Number of edges so far.
  private(set) var count = 0
  /// For each kind, one more than the number of the last edge.
  private var ends = InlineArray<16, Int>(repeating: 0)

  /// Keeps edges from now on, from these levels.
  mutating func keep(from levels: UInt8) {
    isKept = true
    self.levels = levels
  }

  /// Number of the oldest edge that is kept.
  var first: Int { max(0, count &- Self.limit) }

  // Mutating, because a large value that is only borrowed is copied.

  subscript(number: Int) -> Entry {
    mutating get {
      let kind = kinds[number & (Self.limit - 1)]
      return Entry(
        bit: 1 << (kind & 7), isHigh: kind < 8, time: times[number & (Self.limit - 1)])
    }
  }

  /// The next edge of a line, in either direction; nil when there is none yet.
  mutating func take(_ line: inout EdgeReader) -> Entry? {
    skipLost(&line)
    while line.cursor < count {
      let entry = self[line.cursor]
      line.cursor += 1
      if entry.bit == line.place.bit { return entry }
    }
    return nil
  }

  /// The time of a line's next edge to its active level; nil when there is none yet. Other edges are examined
  /// one by one only where one of these follows.
  @inline(__always)
  private mutating func takeActive(_ line: inout EdgeReader) -> Int64? {
    skipLost(&line)
    let kind = Self.kind(line.place.bit, isHigh: !line.isActiveLow)
    var cursor = line.cursor
    guard cursor < ends[Int(kind)] else {
      line.cursor = count
      return nil
    }
    while kinds[cursor & (Self.limit - 1)] != kind { cursor &+= 1 }
    line.cursor = cursor &+ 1
    return times[cursor & (Self.limit - 1)]
  }

  @inline(__always)
  private mutating func skipLost(_ line: inout EdgeReader) {
    guard line.cursor < count &- Self.limit else { return }
    line.missed += first - line.cursor
    line.cursor = first
  }

  @inline(__always)
  private static func kind(_ bit: UInt8, isHigh: Bool) -> UInt8 {
    UInt8(truncatingIfNeeded: bit.trailingZeroBitCount) &+ (isHigh ? 0 : 8)
  }

  /// Advances to a line's next edge to its active level, event by event, up to a deadline.
  ///
  /// - Parameter waits: Whether the board follows a clock: then it advances at most to the time at
  ///   which the pins may change, and the caller waits.
  @inline(__always)
  mutating func step<C: Chip>(
    _ line: inout EdgeReader, of chip: inout C, _ now: inout Int64, until deadline: Int64,
    waits: Bool, in world: inout World
  ) -> LineStep {
    var change = chip.nextPinChange
    while true {
      if change <= now { change = passEdges(of: &chip, from: change, to: now, in: &world) }
      if let time = takeActive(&line) { return .edge(time) }
      guard now < deadline else { return .deadline }
      if waits && change == .max {
        // Meanwhile another thread may read the chip, and the next sample then causes an edge.
        chip.catchUp(to: now, in: &world)
        change = chip.nextEvent
      }
      let next = min(max(change, now + 1), deadline)
      if waits { return .wait(next) }
      now = next
    }
  }

  /// Records the pins after something that may have changed them.
  @inline(__always)
  mutating func note<C: Chip>(_ chip: inout C, at time: Int64) {
    guard isKept else { return }
    note(chip.pinLevels(at: time), at: time)
  }

  /// Records the present levels of the pins.
  @inline(__always)
  mutating func note(_ levels: UInt8, at time: Int64) {
    var changed = levels ^ self.levels
    self.levels = levels
    while changed != 0 {
      let bit = changed & (~changed &+ 1)
      let kind = Self.kind(bit, isHigh: levels & bit != 0)
      times[count & (Self.limit - 1)] = time
      kinds[count & (Self.limit - 1)] = kind
      count &+= 1
      ends[Int(kind)] = count
      changed ^= bit
    }
  }

  /// Whether a chip acknowledges its I2C address: one that does not may do so after what is due, as after its boot.
  @inline(__always)
  mutating func answers<C: Chip>(_ chip: inout C, at time: Int64, in world: inout World) -> Bool {
    if chip.answersI2C { return true }
    catchUp(&chip, to: time, in: &world)
    return chip.answersI2C
  }

  /// Lets a chip catch up; where edges are kept, event by event, so that each edge has its time.
  @inline(__always)
  mutating func catchUp<C: Chip>(_ chip: inout C, to time: Int64, in world: inout World) {
    if isKept {
      let change = chip.nextPinChange
      if change <= time { _ = passEdges(of: &chip, from: change, to: time, in: &world) }
    }
    chip.catchUp(to: time, in: &world)
  }

  /// Processes the events that may change the pins, one after the other, from the first of them on.
  ///
  /// - Returns: The chip's next pin change then.
  @inline(__always)
  private mutating func passEdges<C: Chip>(
    of chip: inout C, from first: Int64, to time: Int64, in world: inout World
  ) -> Int64 {
    var change = first
    if time - Self.longest > change {
      change = skip(&chip, to: time - Self.longest, in: &world)
    }
    var (begin, left, skips) = (change, Self.mostEvents, 0)
    while change <= time {
      chip.catchUp(to: change, in: &world)
      note(&chip, at: change)
      let next = chip.nextPinChange
      guard next > change else { return next }
      change = next
      left &-= 1
      if left == 0, change <= time {
        skips += 1
        // The part at the end is as long as the time of the events up to here.
        let end = skips > Self.mostSkips ? time : max(change, time - (change - begin))
        change = skip(&chip, to: end, in: &world)
        (begin, left) = (end, Self.mostEvents)
      }
    }
    return change
  }

  /// Passes the events up to a time in one step.
  ///
  /// - Returns: The chip's next pin change then.
  @inline(never)
  private mutating func skip<C: Chip>(
    _ chip: inout C, to time: Int64, in world: inout World
  ) -> Int64 {
    chip.catchUp(to: time, in: &world)
    note(&chip, at: time)
    return chip.nextPinChange
  }
}
