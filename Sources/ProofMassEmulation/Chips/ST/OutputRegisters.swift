// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The three output pairs of an ST sensor with their status: data ready, overrun, block data
/// update, byte order.
///
/// The datasheets state when the bits are set. When reading clears them is inferred from the
/// behaviour that drivers rely on; where there is a choice, it is one of `STPolicies`.
struct OutputRegisters: Sendable {
  // The same in all parts.
  static var first: UInt8 { Datasheet.LIS331DLH.OUT_X_L.address }
  static var last: UInt8 { Datasheet.LIS331DLH.OUT_Z_H.address }

  /// One sample of one axis.
  private struct Value {
    var count: Int16 = 0
    var instant: Int64 = 0
    var input = 0.0
  }

  // Masks have one bit per axis, X the lowest.

  /// Sample in the output registers, by axis.
  private var shown = InlineArray<3, Value>(repeating: Value())
  /// Sample that arrived while the pair was half read under block data update, by axis.
  private var waiting = InlineArray<3, Value>(repeating: Value())
  /// Sample that was last read, by axis.
  private var seen = InlineArray<3, Value>(repeating: Value())
  private var isWaiting: UInt8 = 0
  private var waitingReplaced: UInt8 = 0
  /// Axes whose low (even) or high (odd) half was read and the other was not.
  private var evenRead: UInt8 = 0
  private var oddRead: UInt8 = 0
  private var ready: UInt8 = 0
  private var overrun: UInt8 = 0
  private var setOverrun = false
  private var hasSample = false
  private var hasBeenRead = false
  /// Axes whose new data a reader waits for: the enabled ones; all where none is enabled, so that it waits
  /// forever.
  private var awaited: UInt8 = 7
  /// Enabled axes. A disabled one has no new data, and pending data are dropped.
  var enabled: UInt8 = 7 {
    didSet {
      awaited = enabled == 0 ? 7 : enabled
      clear(~enabled)
      isWaiting &= enabled
    }
  }
  var bigEndian = false
  var blockDataUpdate = false {
    didSet { if !blockDataUpdate { for axis in 0..<3 { unlock(axis) } } }
  }
  /// Whether the status reports unread sets in a FIFO, not samples.
  var followsFIFO = false
  /// Whether a set counts as new data when it enters the registers.
  var marksArrivals = true
  /// Whether a FIFO behind the registers holds an unread set.
  var hasUnread = false
  /// Number of sets of a FIFO that replaced another in the registers when they arrived.
  var replacements: Int64 = 0
  var policies: STPolicies

  init(_ policies: STPolicies) { self.policies = policies }

  /// ZYXDA: whether any enabled axis has unread data (or all have, by policy).
  @inline(__always)
  var isReady: Bool {
    let unread = ready & enabled
    return unread != 0 && (policies.setReady == .any || unread == enabled)
  }

  /// Enabled axes with unread data.
  var unread: UInt8 { ready & enabled }

  @inline(__always)
  var status: UInt8 {
    (setOverrun ? 0x80 : 0) | overrun << 4 | (isReady ? 0x08 : 0) | ready
  }

  // MARK: Samples

  /// Stores a new set of the enabled axes, the last of `count` since the previous call.
  @inline(__always)
  mutating func update(_ counts: Axes<Int16>, input: Axes<Double>, at instant: Int64, count: Int64)
  {
    let wasReady = isReady
    take(counts, input: input, at: instant, replaced: count > 1)
    // A pair that is half read is frozen and not ready, however many samples have arrived.
    if wasReady || count > 1 && isReady { setOverrun = true }
  }

  @inline(__always)
  private mutating func take(
    _ counts: Axes<Int16>, input: Axes<Double>, at instant: Int64, replaced: Bool
  ) {
    hasSample = true
    let held = evenRead | oddRead
    mark(enabled & ~held, replaced: replaced)
    if enabled & ~held == 7 {
      // By far the most frequent case.
      shown[0] = Value(count: counts.x, instant: instant, input: input.x)
      shown[1] = Value(count: counts.y, instant: instant, input: input.y)
      shown[2] = Value(count: counts.z, instant: instant, input: input.z)
      return
    }
    arrive(0, held, Value(count: counts.x, instant: instant, input: input.x), replaced: replaced)
    arrive(1, held, Value(count: counts.y, instant: instant, input: input.y), replaced: replaced)
    arrive(2, held, Value(count: counts.z, instant: instant, input: input.z), replaced: replaced)
  }

  /// Marks axes as having new data.
  @inline(__always)
  private mutating func mark(_ bits: UInt8, replaced: Bool) {
    guard marksArrivals else { return }
    overrun |= replaced ? bits : ready & bits
    ready |= bits
  }

  @inline(__always)
  private mutating func arrive(_ axis: Int, _ held: UInt8, _ value: Value, replaced: Bool) {
    let bit: UInt8 = 1 << UInt8(axis)
    guard enabled & bit != 0 else { return }
    guard held & bit != 0 else { return shown[axis] = value }
    if replaced || isWaiting & bit != 0 { waitingReplaced |= bit } else { waitingReplaced &= ~bit }
    isWaiting |= bit
    waiting[axis] = value
  }

  // MARK: A FIFO behind the registers

  /// Shows the oldest set of the FIFO; `replaced` when an older one was lost.
  mutating func show(_ set: SampleSet, replaced: Bool) {
    if followsFIFO {
      clear(7)
      if replaced { setOverrun = true }
    }
    take(set.counts, input: set.input, at: set.instant, replaced: replaced)
  }

  /// Records a set that entered the FIFO, whichever is shown.
  @inline(__always)
  mutating func noteArrival() {
    if isReady { setOverrun = true }
    overrun |= ready & enabled
    ready |= enabled
  }

  /// Records that the FIFO has no unread set.
  @inline(__always)
  mutating func noteEmpty() {
    if followsFIFO { clear(7) }
  }

  // MARK: Reading

  /// Reads a byte of the output pairs.
  mutating func read(_ address: UInt8) -> UInt8 {
    let axis = Int((address &- Self.first) >> 1)
    let bit: UInt8 = 1 << UInt8(axis)
    let isOdd = address & 1 == 1
    let word = word(axis)
    hasBeenRead = hasSample
    if isOdd { seen[axis] = shown[axis] }
    if isOdd || policies.readyClears == .anyByte { clear(bit) }
    if blockDataUpdate {
      if (isOdd ? evenRead : oddRead) & bit != 0 {
        unlock(axis)
      } else if isOdd {
        oddRead |= bit
      } else {
        evenRead |= bit
      }
    }
    return UInt8(truncatingIfNeeded: isOdd ? word >> 8 : word)
  }

  /// The code in the selected byte order, the byte of the low address in the low half.
  @inline(__always)
  private mutating func word(_ axis: Int) -> UInt16 {
    let word = UInt16(bitPattern: shown[axis].count)
    return bigEndian ? word.byteSwapped : word
  }

  @inline(__always)
  private mutating func clear(_ bits: UInt8) {
    ready &= ~bits
    overrun &= ~bits
    if !isReady { setOverrun = false }
  }

  /// Whether a byte may be read: its axis has unread data or never has any, because it is disabled
  /// while others are enabled.
  @inline(__always)
  func isPending(_ address: UInt8) -> Bool {
    hasUnread || (ready ^ awaited) & 1 << ((address &- Self.first) >> 1) == 0
  }

  /// The same for all bytes.
  @inline(__always)
  var isAllPending: Bool { hasUnread || ready == awaited }

  /// Whether unread data may have been reported to a program that reads a byte: those of its axis
  /// or, where that is disabled, of another.
  @inline(__always)
  func mayBeAnnounced(_ address: UInt8) -> Bool {
    let bit: UInt8 = 1 << ((address &- Self.first) >> 1)
    return hasUnread || ready & (enabled & bit != 0 ? bit : 7) != 0
  }

  /// Whether this half was read before and is frozen until the other is read.
  @inline(__always)
  func isFrozen(_ address: UInt8) -> Bool {
    (address & 1 == 1 ? oddRead : evenRead) & 1 << ((address &- Self.first) >> 1) != 0
  }

  /// Whether no pair is half read.
  @inline(__always)
  var isWhole: Bool { evenRead | oddRead == 0 }

  /// Whether an address is that of the first byte of a pair.
  @inline(__always)
  static func isFirstOfPair(_ address: UInt8) -> Bool {
    address >= first && address < last && address & 1 == 0
  }

  /// Whether one half of a byte's pair was read and the other was not.
  @inline(__always)
  func isHalfRead(_ address: UInt8) -> Bool {
    (evenRead | oddRead) & 1 << ((address &- Self.first) >> 1) != 0
  }

  /// Reads both bytes of a pair that is not half read; the same as twice `read(_:)`.
  @inline(__always)
  mutating func readPair(
    _ address: UInt8, into bytes: inout MutableSpan<UInt8>, at index: Int
  ) {
    let axis = Int((address &- Self.first) >> 1)
    let word = word(axis)
    bytes[index] = UInt8(truncatingIfNeeded: word)
    bytes[index + 1] = UInt8(truncatingIfNeeded: word >> 8)
    seen[axis] = shown[axis]
    hasBeenRead = hasSample
    clear(1 << UInt8(axis))
  }

  /// Reads the six bytes in a row, each pair whole; the same as six times `read(_:)`.
  @inline(__always)
  mutating func readAll(into bytes: inout MutableSpan<UInt8>, at index: Int) {
    for axis in 0..<3 {
      let word = word(axis)
      bytes[index &+ 2 &* axis] = UInt8(truncatingIfNeeded: word)
      bytes[index &+ 2 &* axis &+ 1] = UInt8(truncatingIfNeeded: word >> 8)
    }
    seen = shown
    hasBeenRead = hasSample
    clear(7)
  }

  private mutating func unlock(_ axis: Int) {
    let bit: UInt8 = 1 << UInt8(axis)
    evenRead &= ~bit
    oddRead &= ~bit
    guard isWaiting & bit != 0 else { return }
    isWaiting &= ~bit
    mark(bit, replaced: waitingReplaced & bit != 0)
    shown[axis] = waiting[axis]
  }

  var truth: Truth? {
    guard hasBeenRead else { return nil }
    return Truth(
      instants: Axes(seen[0].instant, seen[1].instant, seen[2].instant),
      input: Axes(seen[0].input, seen[1].input, seen[2].input))
  }
}
