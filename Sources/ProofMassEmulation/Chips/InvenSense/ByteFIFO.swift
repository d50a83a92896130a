// SPDX-License-Identifier: Apache-2.0

/// The FIFO of InvenSense's parts: a queue of bytes, in which nothing marks where a record begins.
struct ByteFIFO: Sendable {
  struct Setting: Equatable, Sendable {
    var capacity = 1024
    /// Whether new bytes are lost where there is no room; else the oldest ones.
    var stopsWhenFull = false
    /// Whether whole records are lost; else single bytes.
    var dropsRecords = false
  }

  /// The most that a part can be set to.
  private static let largest = 4096

  private(set) var setting = Setting()
  private var ring = [UInt8](repeating: 0, count: largest)
  private var first = 0
  private(set) var count = 0
  /// The byte that was last read.
  private var last: UInt8 = 0
  /// Number of bytes that have left, for whatever reason.
  private(set) var left: Int64 = 0
  /// Whether bytes were lost since it was empty: then the next one need not begin a record.
  private(set) var hasLost = false

  /// Number of bytes that have arrived.
  var arrived: Int64 { left + Int64(count) }
  var isFull: Bool { count >= setting.capacity }

  mutating func set(_ setting: Setting) {
    self.setting = setting
    lose(max(0, count - setting.capacity))
  }

  mutating func clear() {
    left += Int64(count)
    (count, hasLost) = (0, false)
  }

  mutating func reset() {
    clear()
    last = 0
  }

  /// Appends a record.
  ///
  /// - Returns: Whether bytes were lost.
  mutating func append(_ record: [UInt8]) -> Bool {
    let excess = count + record.count - setting.capacity
    guard excess > 0 else {
      for byte in record { store(byte) }
      return false
    }
    if setting.stopsWhenFull {
      if !setting.dropsRecords { for byte in record.dropLast(excess) { store(byte) } }
    } else {
      // All records are taken to be as long as the new one.
      lose(
        setting.dropsRecords ? (excess + record.count - 1) / record.count * record.count : excess)
      for byte in record { store(byte) }
    }
    hasLost = !setting.dropsRecords
    return true
  }

  private mutating func store(_ byte: UInt8) {
    ring[(first + count) & (Self.largest - 1)] = byte
    count += 1
  }

  private mutating func lose(_ number: Int) {
    let number = min(number, count)
    first = (first + number) & (Self.largest - 1)
    count -= number
    left += Int64(number)
  }

  /// Takes the oldest byte; the last one again where there is none.
  mutating func take() -> UInt8 {
    guard count > 0 else { return last }
    last = ring[first]
    lose(1)
    if count == 0 { hasLost = false }
    return last
  }

  /// The byte that was last read, of a FIFO that is closed to the host.
  func repeated() -> UInt8 { last }
}

/// The samples behind the bytes of a FIFO.
struct FIFOTrail: Sendable {
  struct Entry: Sendable {
    /// Number of the byte after the record.
    var end: Int64
    var force: SampleSet?
    var rate: SampleSet?
  }

  private var entries: [Entry] = []
  private var first = 0

  mutating func clear() {
    entries.removeAll(keepingCapacity: true)
    first = 0
  }

  mutating func append(_ entry: Entry, left: Int64) {
    drop(upTo: left)
    entries.append(entry)
  }

  /// The record of a byte.
  mutating func record(ofByte number: Int64) -> Entry? {
    drop(upTo: number)
    return first < entries.count ? entries[first] : nil
  }

  private mutating func drop(upTo number: Int64) {
    while first < entries.count, entries[first].end <= number { first += 1 }
    guard first > 1024 else { return }
    entries.removeFirst(first)
    first = 0
  }
}
