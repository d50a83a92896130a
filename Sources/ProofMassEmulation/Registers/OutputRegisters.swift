// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The three output pairs of an ST sensor with their status: data ready, overrun, block data
/// update, byte order.
///
/// Both datasheets say when the bits are set; when reading clears them follows from what drivers
/// rely on, and where there is a choice, `STPolicies` has it.
struct OutputRegisters: Sendable {
  // The same in both parts.
  static var first: UInt8 { Datasheet.LIS331DLH.OUT_X_L.address }
  static var last: UInt8 { Datasheet.LIS331DLH.OUT_Z_H.address }

  /// One sample of one axis.
  private struct Value {
    var count: Int16 = 0
    var instant: Int64 = 0
    var input = 0.0
  }

  private struct Axis {
    var shown = Value()
    /// What arrived while the pair was half read under block data update.
    var waiting = Value()
    var isWaiting = false
    var waitingReplaced = false
    var lock = Lock.open
    /// What a reader last saw of this axis.
    var seen = Value()
  }

  private enum Lock { case open, evenRead, oddRead }

  private var axes = InlineArray<3, Axis>(repeating: Axis())
  /// The six bytes as they are read, low address first.
  private var image = InlineArray<6, UInt8>(repeating: 0)
  private var ready: UInt8 = 0
  private var overrun: UInt8 = 0
  private var setOverrun = false
  private var hasSample = false
  private var hasBeenRead = false
  /// A disabled axis has nothing new, and what was pending is forgotten.
  var enabled: UInt8 = 7 {
    didSet {
      clear(~enabled)
      for axis in 0..<3 where enabled & 1 << UInt8(axis) == 0 { axes[axis].isWaiting = false }
    }
  }
  var bigEndian = false {
    didSet { for axis in 0..<3 { draw(axis) } }
  }
  var blockDataUpdate = false {
    didSet { if !blockDataUpdate { for axis in 0..<3 { unlock(axis) } } }
  }
  /// Whether a FIFO behind the registers says what is new, instead of each sample by itself.
  var followsFIFO = false
  /// Whether what is shown is new because it is shown.
  var marksArrivals = true
  /// Whether a FIFO behind the registers holds a set that nobody has read.
  var hasUnread = false
  var policies: STPolicies

  init(_ policies: STPolicies) { self.policies = policies }

  /// Whether any enabled axis has something unread.
  var isReady: Bool {
    let unread = ready & enabled
    return unread != 0 && (policies.setReady == .any || unread == enabled)
  }

  var status: UInt8 {
    (setOverrun ? 0x80 : 0) | overrun << 4 | (isReady ? 0x08 : 0) | ready
  }

  /// A new set of the enabled axes; `count` sets have come since the last call, this the latest.
  mutating func update(_ counts: Axes<Int16>, input: Axes<Double>, at instant: Int64, count: Int64)
  {
    let wasReady = isReady
    take(counts, input: input, at: instant, replaced: count > 1)
    // Of a pair that is half read and held back nothing is ready, however many have come.
    if wasReady || count > 1 && isReady { setOverrun = true }
  }

  @inline(__always)
  private mutating func take(
    _ counts: Axes<Int16>, input: Axes<Double>, at instant: Int64, replaced: Bool
  ) {
    hasSample = true
    if enabled & 1 != 0 {
      arrive(0, Value(count: counts.x, instant: instant, input: input.x), replaced: replaced)
    }
    if enabled & 2 != 0 {
      arrive(1, Value(count: counts.y, instant: instant, input: input.y), replaced: replaced)
    }
    if enabled & 4 != 0 {
      arrive(2, Value(count: counts.z, instant: instant, input: input.z), replaced: replaced)
    }
  }

  // MARK: A FIFO behind the registers

  /// The oldest set of the FIFO; `replaced` when it comes because an older one was lost.
  mutating func show(_ set: SampleSet, replaced: Bool) {
    if followsFIFO {
      clear(7)
      if replaced { setOverrun = true }
    }
    take(set.counts, input: set.input, at: set.instant, replaced: replaced)
  }

  /// A set came into the FIFO, whichever is shown.
  mutating func noteArrival() {
    if isReady { setOverrun = true }
    overrun |= ready & enabled
    ready |= enabled
  }

  /// Nothing in the FIFO is unread.
  mutating func noteEmpty() {
    if followsFIFO { clear(7) }
  }

  @inline(__always)
  private mutating func arrive(_ axis: Int, _ value: Value, replaced: Bool) {
    guard axes[axis].lock == .open else {
      axes[axis].waitingReplaced = replaced || axes[axis].isWaiting
      axes[axis].isWaiting = true
      axes[axis].waiting = value
      return
    }
    show(axis, value, replaced: replaced)
  }

  @inline(__always)
  private mutating func show(_ axis: Int, _ value: Value, replaced: Bool) {
    if marksArrivals {
      let bit: UInt8 = 1 << UInt8(axis)
      if replaced || ready & bit != 0 { overrun |= bit }
      ready |= bit
    }
    axes[axis].shown = value
    draw(axis)
  }

  @inline(__always)
  private mutating func draw(_ axis: Int) {
    let word = UInt16(bitPattern: axes[axis].shown.count)
    let ordered = bigEndian ? word.byteSwapped : word
    image[2 * axis] = UInt8(truncatingIfNeeded: ordered)
    image[2 * axis + 1] = UInt8(truncatingIfNeeded: ordered >> 8)
  }

  /// A byte of the output pairs goes out.
  @inline(__always)
  mutating func read(_ address: UInt8) -> UInt8 {
    let axis = Int((address &- Self.first) >> 1)
    let isOdd = address & 1 == 1
    let byte = image[Int(address &- Self.first)]
    hasBeenRead = hasSample
    if isOdd { axes[axis].seen = axes[axis].shown }
    if isOdd || policies.readyClears == .anyByte { clear(1 << UInt8(axis)) }
    if blockDataUpdate {
      switch (axes[axis].lock, isOdd) {
      case (.open, false): axes[axis].lock = .evenRead
      case (.open, true): axes[axis].lock = .oddRead
      case (.evenRead, true), (.oddRead, false): unlock(axis)
      case (.evenRead, false), (.oddRead, true): break
      }
    }
    return byte
  }

  @inline(__always)
  private mutating func clear(_ bits: UInt8) {
    ready &= ~bits
    overrun &= ~bits
    if !isReady { setOverrun = false }
  }

  func isPending(_ axis: Int) -> Bool { hasUnread || ready & 1 << UInt8(axis) != 0 }

  var isAllPending: Bool { hasUnread || ready == 7 }

  /// Whether this half was read before and waits for the other.
  func isFrozen(_ address: UInt8) -> Bool {
    switch axes[Int((address - Self.first) >> 1)].lock {
    case .open: false
    case .evenRead: address & 1 == 0
    case .oddRead: address & 1 == 1
    }
  }

  /// Whether no pair is half read.
  var isWhole: Bool {
    axes[0].lock == .open && axes[1].lock == .open && axes[2].lock == .open
  }

  /// The six bytes in a row, each pair whole; the same as six times `read(_:)`.
  mutating func readAll(into bytes: inout MutableSpan<UInt8>, at index: Int) {
    for axis in 0..<3 {
      bytes[index + 2 * axis] = image[2 * axis]
      bytes[index + 2 * axis + 1] = image[2 * axis + 1]
      axes[axis].seen = axes[axis].shown
    }
    hasBeenRead = hasSample
    clear(7)
  }

  private mutating func unlock(_ axis: Int) {
    axes[axis].lock = .open
    guard axes[axis].isWaiting else { return }
    axes[axis].isWaiting = false
    show(axis, axes[axis].waiting, replaced: axes[axis].waitingReplaced)
  }

  var truth: Truth? {
    guard hasBeenRead else { return nil }
    return Truth(
      instants: Axes(axes[0].seen.instant, axes[1].seen.instant, axes[2].seen.instant),
      input: Axes(axes[0].seen.input, axes[1].seen.input, axes[2].seen.input))
  }
}
