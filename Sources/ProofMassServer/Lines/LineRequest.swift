// SPDX-License-Identifier: Apache-2.0

internal import CGPIO
internal import Glibc
internal import ProofMassCore
internal import ProofMassEmulation

/// Lines that somebody holds, and the edges that wait to be read.
///
/// As in the kernel (drivers/gpio/gpiolib-cdev.c), from a full buffer the oldest edge goes, which the
/// numbers of the others tell.
final class LineRequest {
  struct Line {
    var offset: UInt32
    var flags: LineFlags
    /// nil where nothing is wired to the line, which then stays low.
    var pin: CircuitLine?
    /// The chip whose pin it is.
    var chip: Transaction.Target?
    /// How many edges there have been.
    var number: UInt32 = 0
  }

  struct Event {
    /// Board time in nanoseconds.
    var time: Int64
    var offset: UInt32
    var isRising: Bool
    /// In the order of all lines of the request, and of this one; from 1 on.
    var number: UInt32
    var lineNumber: UInt32
    var flags: LineFlags
  }

  private(set) var lines: [Line]
  let consumer: [UInt8]
  private let capacity: Int
  private var events: [Event] = []
  private var number: UInt32 = 0
  /// Whether its holders have been told that there is something to read.
  private var isSignalled = false

  /// - Parameter kept: how many edges shall be kept at least; 0 leaves it to the kernel.
  init(_ lines: [Line], consumer: [UInt8], kept: Int) {
    self.lines = lines
    self.consumer = consumer
    // Sixteen for each line, and a power of two (linereq_create, kfifo_alloc).
    let wanted = min(kept == 0 ? lines.count * 16 : kept, 64 * 16)
    capacity = 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
  }

  var hasEvents: Bool { !events.isEmpty }

  /// When a chip behind it next changes by itself, in nanoseconds of board time.
  var nextEvent: Int64 {
    lines.lazy.compactMap { $0.pin?.nextEvent.nanoseconds }.min() ?? .max
  }

  func configure(_ flags: [LineFlags]) {
    collect()
    for (index, flags) in zip(lines.indices, flags) { lines[index].flags = flags }
  }

  /// The lines that are active, a bit each.
  var values: UInt64 {
    lines.indices.reduce(0) { values, index in
      let isHigh = lines[index].pin?.isActive() ?? false
      return values | (isHigh != lines[index].flags.contains(.activeLow) ? 1 << index : 0)
    }
  }

  /// Takes over the edges that have happened by now.
  func collect() {
    var found: [(index: Int, edge: PinEdge)] = []
    var dropped: [Transaction.Target: UInt32] = [:]
    for index in lines.indices {
      guard let missed = lines[index].pin?.lostEdges else { continue }
      while let edge = lines[index].pin?.takeEdge() {
        if lines[index].flags.hears(risingOnWire: edge.isHigh) { found.append((index, edge)) }
      }
      // Of more than anybody keeps, whose they were is not known any longer: each line counts what
      // was dropped of the whole chip, which the request counts once.
      let lost = UInt32(truncatingIfNeeded: (lines[index].pin?.lostEdges ?? missed) - missed)
      lines[index].number &+= lost
      if lost > 0, let chip = lines[index].chip { dropped[chip] = max(dropped[chip] ?? 0, lost) }
    }
    for lost in dropped.values { number &+= lost }
    if lines.count > 1 { found.sort { $0.edge.time < $1.edge.time } }
    for (index, edge) in found { keep(edge, of: index) }
  }

  private func keep(_ edge: PinEdge, of index: Int) {
    number &+= 1
    lines[index].number &+= 1
    if events.count == capacity { events.removeFirst() }
    let line = lines[index]
    events.append(
      Event(
        time: edge.time, offset: line.offset, isRising: line.flags.isRising(onWire: edge.isHigh),
        number: number, lineNumber: line.number, flags: line.flags))
  }

  /// Takes out the oldest edges, and says whether the holders have been told of some and there is none
  /// any longer.
  func take(_ most: Int) -> (events: [Event], isMarkStale: Bool) {
    collect()
    let taken = Array(events.prefix(most))
    events.removeFirst(taken.count)
    defer { if events.isEmpty { isSignalled = false } }
    return (taken, events.isEmpty && isSignalled)
  }

  /// Whether the holders are to be told now that there is something to read; they are told once.
  func signals() -> Bool {
    guard !events.isEmpty, !isSignalled else { return false }
    isSignalled = true
    return true
  }
}

extension LineRequest.Event {
  /// A `struct gpio_v2_line_event`, but for its time.
  func bytes(at timestamp: Int64) -> [UInt8] {
    let kind = isRising ? GPIO_V2_LINE_EVENT_RISING_EDGE : GPIO_V2_LINE_EVENT_FALLING_EDGE
    var bytes: [UInt8] = []
    bytes.append(littleEndian: timestamp)
    for word in [UInt32(kind.rawValue), offset, number, lineNumber] {
      bytes.append(littleEndian: word)
    }
    return bytes + Array(repeating: 0, count: Self.size - bytes.count)
  }

  static let size = MemoryLayout<gpio_v2_line_event>.size
}
