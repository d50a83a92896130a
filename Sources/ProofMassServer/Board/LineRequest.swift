// SPDX-License-Identifier: Apache-2.0

internal import CGPIO
internal import Glibc
internal import ProofMassCore
internal import ProofMassEmulation

/// The flags of a line: `enum gpio_v2_line_flag` of linux/gpio.h.
struct LineFlags: OptionSet {
  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ flag: gpio_v2_line_flag) { rawValue = UInt64(flag.rawValue) }

  static let used = LineFlags(GPIO_V2_LINE_FLAG_USED)
  static let activeLow = LineFlags(GPIO_V2_LINE_FLAG_ACTIVE_LOW)
  static let input = LineFlags(GPIO_V2_LINE_FLAG_INPUT)
  static let output = LineFlags(GPIO_V2_LINE_FLAG_OUTPUT)
  static let rising = LineFlags(GPIO_V2_LINE_FLAG_EDGE_RISING)
  static let falling = LineFlags(GPIO_V2_LINE_FLAG_EDGE_FALLING)
  static let openDrain = LineFlags(GPIO_V2_LINE_FLAG_OPEN_DRAIN)
  static let openSource = LineFlags(GPIO_V2_LINE_FLAG_OPEN_SOURCE)
  static let pullUp = LineFlags(GPIO_V2_LINE_FLAG_BIAS_PULL_UP)
  static let pullDown = LineFlags(GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN)
  static let noBias = LineFlags(GPIO_V2_LINE_FLAG_BIAS_DISABLED)
  static let realtime = LineFlags(GPIO_V2_LINE_FLAG_EVENT_CLOCK_REALTIME)
  /// Not a flag of the kernel: the times of edges are board time, for a client that works in
  /// virtual time.
  static let boardTime = LineFlags(rawValue: 1 << 63)
  /// Not a flag of the kernel: an output is active from the beginning.
  static let active = LineFlags(rawValue: 1 << 62)
  /// The flags that the kernel does not have.
  static let own: LineFlags = [.boardTime, .active]

  /// Whether an edge of the wire is reported. On an active-low line, a falling edge of the wire is
  /// a rising edge of the line.
  func reports(risingOnWire isHigh: Bool) -> Bool {
    contains(isRising(onWire: isHigh) ? .rising : .falling)
  }

  /// Whether a level or edge of the wire is active or rising on the line.
  func isRising(onWire isHigh: Bool) -> Bool { isHigh != contains(.activeLow) }
}

/// The resistor that holds an undriven line.
enum LinePull {
  case up, down
  /// Nothing: such a line has no level of its own, and reads low here.
  case floating

  /// The resistor that the flags of a line select; nil where they leave the line as it is.
  init?(_ flags: LineFlags) {
    if flags.contains(.pullUp) {
      self = .up
    } else if flags.contains(.pullDown) {
      self = .down
    } else if flags.contains(.noBias) {
      self = .floating
    } else {
      return nil
    }
  }

  /// The lines of a Raspberry Pi's GPIO chip after power-on (BCM2835 ARM Peripherals, table 6-31).
  static let atPowerOn: [LinePull] = (0..<LineWiring.count).map { line in
    switch line {
    case 0...8, 34...36, 46...53: .up
    case 28, 29, 44, 45: .floating
    default: .down
    }
  }
}

/// The lines that a client holds, the levels of outputs, and the edges of inputs that are not yet read.
///
/// As in the kernel (drivers/gpio/gpiolib-cdev.c), a full buffer drops the oldest edge, which shows
/// in the sequence numbers of the others.
final class LineRequest {
  /// A line of the request.
  struct Line {
    var offset: UInt32
    var flags: LineFlags
    /// The pin that is wired to the line; nil where there is none.
    var pin: CircuitLine?
    /// The chip that has the pin.
    var chip: Transaction.Target?
    /// Whether the line is held high while undriven.
    var isPulledUp = false
    /// The number of edges so far.
    var number: UInt32 = 0

    /// Whether the wire is high: the level that an output drives, otherwise the pin's, otherwise the one at
    /// which it is held. An open drain drives no high level, an open source no low one.
    var isHigh: Bool {
      if flags.contains(.output) {
        let isHigh = flags.isRising(onWire: flags.contains(.active))
        guard flags.contains(isHigh ? .openDrain : .openSource) else { return isHigh }
      }
      return pin?.isActive() ?? isPulledUp
    }
  }

  /// An edge: `struct gpio_v2_line_event` of linux/gpio.h.
  struct Event {
    /// Board time in nanoseconds.
    var time: Int64
    var offset: UInt32
    var isRising: Bool
    /// The sequence numbers among the edges of all lines of the request, and of this line; from 1.
    var number: UInt32
    var lineNumber: UInt32
    var flags: LineFlags
  }

  private(set) var lines: [Line]
  let consumer: [UInt8]
  private let capacity: Int
  private var events: [Event] = []
  private var number: UInt32 = 0
  /// Whether the clients were notified of edges to read.
  private var isSignalled = false

  /// Creates a request.
  ///
  /// - Parameter kept: the least number of edges to keep; 0 for the kernel's default.
  init(_ lines: [Line], consumer: [UInt8], kept: Int) {
    self.lines = lines
    self.consumer = consumer
    // Sixteen for each line, rounded up to a power of two (linereq_create, kfifo_alloc).
    let wanted = min(kept == 0 ? lines.count * 16 : kept, 64 * 16)
    capacity = 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
  }

  /// Whether there are edges to read.
  var hasEvents: Bool { !events.isEmpty }

  /// Whether the edges of some line are to be reported.
  var detectsEdges: Bool {
    lines.contains { !$0.flags.isDisjoint(with: [.rising, .falling]) }
  }

  /// The next instant at which one of the chips may change by itself, in nanoseconds of board time.
  var nextEvent: Int64 {
    lines.lazy.compactMap { $0.pin?.nextEvent.nanoseconds }.min() ?? .max
  }

  /// Sets the flags of the lines, in their order, and updates the lines by them.
  func configure(_ flags: [LineFlags], _ change: (inout Line) -> Void) {
    collect()
    for (index, flags) in zip(lines.indices, flags) { lines[index].flags = flags }
    update(change)
  }

  /// Changes the lines.
  func update(_ change: (inout Line) -> Void) {
    for index in lines.indices { change(&lines[index]) }
  }

  /// Sets the outputs in a mask to the values of the same bits. Throws where one of them is no output, and
  /// then sets none.
  func put(_ values: UInt64, _ mask: UInt64) throws(LineRefusal) {
    let meant = lines.indices.filter { mask >> UInt64($0) & 1 != 0 }
    guard !meant.isEmpty else { throw LineRefusal(code: EINVAL) }
    guard meant.allSatisfy({ lines[$0].flags.contains(.output) }) else {
      throw LineRefusal(code: EPERM)
    }
    for index in meant {
      if values >> UInt64(index) & 1 != 0 {
        lines[index].flags.insert(.active)
      } else {
        lines[index].flags.remove(.active)
      }
    }
  }

  /// The lines' values, one bit each: 1 where the line is active.
  var values: UInt64 {
    lines.indices.reduce(0) { values, index in
      let line = lines[index]
      return values | (line.isHigh != line.flags.contains(.activeLow) ? 1 << index : 0)
    }
  }

  /// Collects the edges that have happened by now.
  func collect() {
    var found: [(index: Int, edge: PinEdge)] = []
    var dropped: [Transaction.Target: UInt32] = [:]
    for index in lines.indices {
      guard let missed = lines[index].pin?.lostEdges else { continue }
      while let edge = lines[index].pin?.takeEdge() {
        if lines[index].flags.reports(risingOnWire: edge.isHigh) { found.append((index, edge)) }
      }
      // The circuit counts dropped edges for the whole chip, not for each pin: each line counts all edges of
      // its chip, and the request counts them once for each chip.
      let lost = UInt32(truncatingIfNeeded: (lines[index].pin?.lostEdges ?? missed) - missed)
      lines[index].number &+= lost
      if lost > 0, let chip = lines[index].chip { dropped[chip] = max(dropped[chip] ?? 0, lost) }
    }
    for lost in dropped.values { number &+= lost }
    if lines.count > 1 { found.sort { $0.edge.time < $1.edge.time } }
    for (index, edge) in found { keep(edge, of: index) }
  }

  /// Drops the edges up to now. Clients that were notified of some will read none.
  func dropEdges() {
    collect()
    events = []
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

  /// Removes the oldest edges. `isMarkStale` is true where the clients were notified of edges and none is
  /// left.
  func take(_ most: Int) -> (events: [Event], isMarkStale: Bool) {
    collect()
    let taken = Array(events.prefix(most))
    events.removeFirst(taken.count)
    defer { if events.isEmpty { isSignalled = false } }
    return (taken, events.isEmpty && isSignalled)
  }

  /// Whether to notify the clients now that there are edges to read. They are notified once.
  func startsSignalling() -> Bool {
    guard !events.isEmpty, !isSignalled else { return false }
    isSignalled = true
    return true
  }
}

extension LineRequest.Event {
  /// The bytes of a `struct gpio_v2_line_event` with a timestamp in nanoseconds.
  func bytes(at timestamp: Int64) -> [UInt8] {
    let kind = isRising ? GPIO_V2_LINE_EVENT_RISING_EDGE : GPIO_V2_LINE_EVENT_FALLING_EDGE
    var bytes: [UInt8] = []
    bytes.append(littleEndian: timestamp)
    for word in [UInt32(kind.rawValue), offset, number, lineNumber] {
      bytes.append(littleEndian: word)
    }
    return bytes + Array(repeating: 0, count: Self.size - bytes.count)
  }

  /// The size of a `struct gpio_v2_line_event`, in bytes.
  static let size = MemoryLayout<gpio_v2_line_event>.size
}
