// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// An output pin changed its level.
public struct PinEdge: Equatable, Sendable {
  /// As the datasheet has it.
  public var pin: String
  public var isHigh: Bool
  /// Board time in nanoseconds. An edge that a burst of several bytes causes has the time of its last
  /// byte, or in a longer burst of the sixth, twelfth … byte.
  public var time: Int64

  public init(_ pin: String, isHigh: Bool, at time: Int64) {
    self.pin = pin
    self.isHigh = isHigh
    self.time = time
  }
}

/// The last edges of one chip's pins.
struct EdgeLog: Sendable {
  struct Entry: Sendable {
    var bit: UInt8 = 0
    var isHigh = false
    var time: Int64 = 0
  }

  /// How many are kept.
  static let limit = 1024
  /// Of a time in which nobody looked, only the end is gone through event by event: an hour.
  static let longest: Int64 = 3_600_000_000_000

  private(set) var levels: UInt8
  /// Edge n is at n modulo the limit.
  private var ring = [Entry](repeating: Entry(), count: limit)
  /// How many there have been.
  private(set) var count = 0

  init(levels: UInt8) { self.levels = levels }

  /// The number of the oldest that is kept.
  var first: Int { max(0, count - Self.limit) }

  subscript(number: Int) -> Entry { ring[number % Self.limit] }

  /// The pins have these levels now.
  @inline(__always)
  mutating func note(_ levels: UInt8, at time: Int64) {
    if levels != self.levels { keep(levels, at: time) }
  }

  private mutating func keep(_ levels: UInt8, at time: Int64) {
    var changed = levels ^ self.levels
    self.levels = levels
    while changed != 0 {
      let bit = changed & (~changed &+ 1)
      ring[count % Self.limit] = Entry(bit: bit, isHigh: levels & bit != 0, time: time)
      count += 1
      changed ^= bit
    }
  }
}

extension EdgeLog? {
  /// Something was done to the chip that may have moved its pins.
  @inline(__always)
  mutating func note<C: Chip>(_ chip: borrowing C, at time: Int64) {
    guard self != nil else { return }
    let levels = chip.pinLevels(at: time)
    self?.note(levels, at: time)
  }

  /// Lets a chip catch up; with a log, event by event, so that each edge has its time.
  @inline(__always)
  mutating func catchUp<C: Chip>(_ chip: inout C, to time: Int64, in world: inout World) {
    guard self != nil else { return chip.catchUp(to: time, in: &world) }
    var event = chip.nextEvent
    if time - EdgeLog.longest > event {
      chip.catchUp(to: time - EdgeLog.longest, in: &world)
      note(chip, at: time - EdgeLog.longest)
      event = chip.nextEvent
    }
    while event <= time {
      chip.catchUp(to: event, in: &world)
      note(chip, at: event)
      guard chip.nextEvent > event else { return }
      event = chip.nextEvent
    }
  }
}
