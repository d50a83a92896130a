// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// A chip's time as a function of the board's: the same, or faster or slower from power-on on.
struct MutantClock: Sendable {
  /// Tenths by which it is faster.
  var tenths: Int64 = 0
  /// The board time of power-on, in nanoseconds.
  private var start: Int64 = 0

  mutating func start(at time: Int64) { start = time }

  /// The chip's time at a board time.
  func inner(_ time: Int64) -> Int64 {
    tenths == 0 ? time : time &+ (time &- start) / 10 &* tenths
  }

  /// The first board time at which the chip's time has reached one; `Int64.max` for itself.
  func outer(_ time: Int64) -> Int64 {
    guard tenths != 0, time != .max else { return time }
    let passed = time &- start
    var outer = start &+ passed / (10 + tenths) &* 10
    while inner(outer) < time { outer &+= 1 }
    return outer
  }
}

/// The last rise of ready bits, and those of pins.
struct ReadyWatch: Sendable {
  /// Whether the chip has a sample that was not read.
  private(set) var isReady = false
  /// Whether it has had one since power-on.
  private(set) var hasRisen = false
  /// The chip before the event at which its ready bits rose last.
  private(set) var before: AnyChip?
  /// The board time up to which the chip has caught up, and the one up to which the world was followed event by event.
  var (seen, steady) = (Int64.min, Int64.min)
  private var rise: Int64?
  private var end = Int64.min
  private var levels: UInt8 = 0
  private var pinEnds = [Int64](repeating: .min, count: 8)

  /// The end, in board time, of the delay of each pin that has risen; the first that is not past.
  func nextEnd(after time: Int64) -> Int64 {
    pinEnds.reduce(.max) { $1 > time && levels != 0 ? min($0, $1) : $0 }
  }

  /// Whether the delay after the last rise has not passed.
  func isSettling(at time: Int64) -> Bool { time < end }

  /// The same, while there is something new.
  func isPending(at time: Int64) -> Bool { isReady && time < end }

  /// The pins whose rise is not visible yet.
  func pendingPins(at time: Int64) -> UInt8 {
    pinEnds.indices.reduce(0) { time < pinEnds[$1] ? $0 | 1 << UInt8($1) : $0 }
  }

  /// Notes the chip's state at a board time.
  mutating func note(
    isReady now: Bool, levels pins: UInt8, before chip: AnyChip?, at time: Int64, delay: Int64,
    percent: Int64?
  ) {
    var delay = delay
    if now, !isReady {
      if let percent, let rise { delay = (time - rise) / 100 * percent }
      (rise, end) = (time, time + delay)
      before = chip
      hasRisen = true
    }
    let risen = pins & ~levels
    for index in 0..<8 where risen & 1 << UInt8(index) != 0 { pinEnds[index] = time + delay }
    (isReady, levels) = (now, pins)
  }

  /// Ends all delays.
  mutating func forgetRises() {
    end = .min
    pinEnds = [Int64](repeating: .min, count: 8)
  }
}

// Events of the chip one by one, where the shell must know them.
extension MutantChip {
  /// Number of events that are examined in a row; a longer time ends with one step.
  private static let mostEvents = 1 << 15

  private var readyBits: [ByteChange]? {
    switch mutation {
    case .lateReady(let bits, _, _), .lateOutputs(let bits, _, _), .stickyReady(let bits): bits
    default: nil
    }
  }

  /// The board time at which a delayed pin rises next.
  var pendingRise: Int64 {
    mutating get {
      guard case .lateReady = mutation else { return .max }
      return ready.nextEnd(after: ready.seen)
    }
  }

  mutating func advance(to time: Int64, in world: inout World) {
    ready.seen = max(ready.seen, time)
    let end = clock.inner(time)
    let isWatched = readyBits != nil
    let isWarped = clock.tenths != 0 && world.steadyFrom > ready.steady
    guard isWatched || isWarped else { return chip.catchUp(to: end, in: &world) }
    for _ in 0..<Self.mostEvents {
      let event = chip.nextEvent
      guard event <= end else { break }
      let before = isWatched ? chip : nil
      let instant = clock.outer(event)
      if isWarped {
        var still = world.frozen(at: instant)
        chip.catchUp(to: event, in: &still)
      } else {
        chip.catchUp(to: event, in: &world)
      }
      noteRises(at: instant, before: before)
      if event == chip.nextEvent { break }
    }
    if isWarped {
      var still = world.frozen(at: time)
      chip.catchUp(to: end, in: &still)
    } else {
      chip.catchUp(to: end, in: &world)
    }
    ready.steady = time
  }

  /// Notes ready bits and pins after something that may have changed them.
  mutating func noteRises(at time: Int64, before: AnyChip? = nil) {
    guard let bits = readyBits else { return }
    var (delay, percent): (Int64, Int64?) = (0, nil)
    switch mutation {
    case .lateReady(_, let nanoseconds, let part): (delay, percent) = (nanoseconds, part)
    case .lateOutputs(_, _, let nanoseconds): delay = nanoseconds
    default: break
    }
    let isReady = bits.contains { peek($0.register, at: time) & $0.mask != 0 }
    ready.note(
      isReady: isReady, levels: chip.pinLevels(at: clock.inner(time)), before: before, at: time,
      delay: delay, percent: percent)
  }
}

extension World {
  /// A world that is always as this one is at an instant.
  fileprivate mutating func frozen(at time: Int64) -> World {
    var still = World()
    still.specificForce = specificForce(at: time)
    still.angularRate = angularRate(at: time)
    still.field = field(at: time)
    still.temperature = temperature(at: time)
    return still
  }
}
