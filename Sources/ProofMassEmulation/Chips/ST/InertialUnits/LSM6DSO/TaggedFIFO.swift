// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// A word of a FIFO that stores what it holds: a tag, and six bytes.
struct TaggedWord: Sendable {
  /// TAG_SENSOR.
  var sensor: UInt8 = 0
  /// TAG_CNT, the number of the batch.
  var slot: UInt8 = 0
  /// The six bytes, the lowest address in the lowest bits.
  var data: UInt64 = 0
  /// The sample that it holds, if any.
  var set: SampleSet?

  /// The byte at an offset from the tag; TAG_PARITY makes the number of ones in the tag even, or is 0.
  func byte(_ offset: Int, hasParity: Bool) -> UInt8 {
    guard offset == 0 else { return UInt8(truncatingIfNeeded: data >> UInt64(8 * (offset - 1))) }
    let tag = sensor << 3 | (slot & 3) << 1
    return hasParity ? tag | UInt8(tag.nonzeroBitCount & 1) : tag
  }

  /// Three words, the first in the lowest bits.
  static func data(_ words: Axes<Int16>) -> UInt64 {
    func bits(_ word: Int16) -> UInt64 { UInt64(UInt16(bitPattern: word)) }
    return bits(words.x) | bits(words.y) << 16 | bits(words.z) << 32
  }
}

/// The FIFO of an LSM6DSO and its relatives.
///
/// A full one loses its oldest word for each that arrives. Compression is not modelled: its bits have no effect.
struct TaggedFIFO: Sendable {
  static var depth: Int { Datasheet.LSM6DSO.Constant.fifoDepth }

  // On the heap, so that the chip stays small.
  private var words = [TaggedWord](repeating: TaggedWord(), count: depth)
  private var first = 0
  private(set) var count = 0
  private var gate = FIFOGate()
  private var capacity = depth
  private var watermark = 0
  private var policies = LSM6DSOPolicies()
  /// Number of the present batch.
  private var slot: UInt8 = 0
  /// Words of the present and of the last batch.
  private var batch = (present: 0, last: 0)
  /// Whether a word was lost, and the FIFO is still full.
  private var hasLost = false
  /// FIFO_OVR_LATCHED.
  private(set) var isOverrunLatched = false
  /// The word that the registers show, if its tag was read.
  private var shown: TaggedWord?
  private var last = TaggedWord()
  var isActive: Bool { gate.isActive }

  mutating func set(
    _ mode: STFIFO.Mode, watermark: Int, limits: Bool, _ policies: LSM6DSOPolicies
  ) {
    self.watermark = watermark
    self.policies = policies
    capacity = limits && watermark > 0 ? min(watermark, Self.depth) : Self.depth
    if gate.set(mode) { clear() }
  }

  mutating func powerOn() {
    gate = FIFOGate()
    clear()
  }

  private mutating func clear() {
    count = 0
    slot = 0
    batch = (0, 0)
    hasLost = false
    isOverrunLatched = false
    gate.isStopped = false
    shown = nil
  }

  // MARK: Storing

  /// The event that switches the mode begins or ends; in the modes that begin with bypass its end empties the FIFO.
  mutating func trigger(_ isOn: Bool) {
    if gate.trigger(isOn) { clear() }
  }

  /// Begins a batch, whose words have the same number.
  mutating func begin() { batch = (0, batch.present == 0 ? batch.last : batch.present) }

  mutating func store(_ sensor: Int, _ data: UInt64, _ set: SampleSet? = nil) {
    guard gate.isOpen else { return }
    if count >= capacity {
      if gate.way == .fill { return gate.isStopped = true }
      first = (first + 1) % Self.depth
      count -= 1
      noteLoss()
    }
    if batch.present == 0 { slot &+= batch.last == 0 ? 0 : 1 }
    batch.present += 1
    words[(first + count) % Self.depth] = TaggedWord(
      sensor: UInt8(sensor), slot: slot, data: data, set: set)
    count += 1
    if count >= capacity {
      if gate.way == .fill { gate.isStopped = true }
      if policies.overrun == .full { isOverrunLatched = true }
    }
  }

  private mutating func noteLoss() {
    hasLost = true
    isOverrunLatched = true
  }

  // MARK: Status

  var isOverWatermark: Bool {
    watermark == 0 ? policies.sixAxis.noWatermark == .always : count >= watermark
  }

  /// FIFO_OVR_IA.
  var isOverrun: Bool { count >= capacity && (policies.overrun == .full || hasLost) }

  /// FIFO_FULL_IA: whether the next batch fills it, which is assumed to have as many words as the last.
  var isFull: Bool { isActive && count + max(batch.present, batch.last) >= capacity }

  /// FIFO_STATUS2 was read.
  mutating func didReadStatus() { isOverrunLatched = false }

  // MARK: Reading

  /// The byte at an offset from the tag of the word that is read next.
  func byte(_ offset: Int) -> UInt8 {
    let empty = policies.emptyRead == .last ? last : TaggedWord()
    let word = shown ?? (count > 0 ? words[first] : empty)
    return word.sensor == 0 && word.data == 0
      ? 0 : word.byte(offset, hasParity: policies.tagParity == .even)
  }

  /// A byte of the word was read.
  ///
  /// - Returns: The word, if this took it out.
  mutating func didRead(_ offset: Int) -> TaggedWord? {
    switch (policies.pop, offset) {
    case (.tag, 0):
      shown = count > 0 ? words[first] : nil
      return take()
    case (.tag, 6):
      shown = nil
      return nil
    case (.lastByte, 6): return take()
    default: return nil
    }
  }

  private mutating func take() -> TaggedWord? {
    guard count > 0 else { return nil }
    last = words[first]
    first = (first + 1) % Self.depth
    count -= 1
    hasLost = false
    return last
  }
}
