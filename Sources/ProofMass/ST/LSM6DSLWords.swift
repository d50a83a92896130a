// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// Makes samples of the words of an LSM6DSL's FIFO, which have no tags: their places in the pattern tell what they are.
public struct LSM6DSLWords: STSixAxisWords {
  @usableFromInline let pattern: LSM6DSLPattern
  /// The number of words in a full FIFO.
  private let depth: Int
  /// The number of the next set in the pattern.
  @usableFromInline var set = 0
  /// Whether the next word is the first of that set.
  public private(set) var isAligned = true

  init(_ configuration: LSM6DSLConfiguration) {
    pattern = configuration.pattern
    depth = configuration.part.variant.fifoDepth
  }

  /// The place of the next word is not known.
  public mutating func forget() { isAligned = false }

  /// Reads FIFO_STATUS1 to FIFO_STATUS4, and discards words until the next is the first of a set.
  ///
  /// Where the FIFO is nearly full, the place may change before its words are read: the oldest words are discarded until
  /// there is room for a set, or several times words came faster than that.
  public mutating func loadCount(
    from bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSixAxisCount {
    var (start, isShifted, patience) = (timebase.now(), false, 4)
    var status = try Status(&bus)
    while status.isNearlyFull(depth, pattern.margin) {
      guard patience > 0 else {
        return STSixAxisCount(sets: 0, mayBeMissing: true, isTooFast: true)
      }
      patience -= 1
      isShifted = true
      try discard(pattern.margin, from: &bus)
      start = timebase.now()
      status = try Status(&bus)
    }
    // An empty FIFO has no next word, whose place could be told.
    guard status.words > 0 else {
      return STSixAxisCount(sets: 0, mayBeMissing: isShifted, start: isShifted ? start : nil)
    }
    let (place, before) = pattern.place(of: status.pattern)
    let wasAligned = isAligned && place == set && before == 0
    isAligned = false
    var words = status.words
    set = place
    if before > 0 {
      let rest = pattern.sensors(at: place).words - before
      // A part of a set is not stored: this is not the state of the FIFO.
      guard words >= rest else { throw .dataError }
      try discard(rest, from: &bus)
      words -= rest
      set = (place + 1) % pattern.ratio
      isShifted = true
    }
    isAligned = true
    return STSixAxisCount(
      sets: pattern.sets(in: words, from: set), mayBeMissing: isShifted || !wasAligned,
      start: isShifted ? start : nil)
  }

  /// FIFO_STATUS1 to FIFO_STATUS4.
  private struct Status {
    /// The number of words that are stored.
    var words: Int
    /// The place of the next word.
    var pattern: Int
    private let isEmpty: Bool
    /// Whether a flag of a full FIFO is set: full, or full with the next data.
    private let isMarked: Bool

    init(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
      let bytes: InlineArray<4, UInt8> =
        try bus.loadCounted(Datasheet.LSM6DSL.FIFO_STATUS1.address)
      let status = Datasheet.LSM6DSL.FIFO_STATUS2(bits: bytes[1])
      // The LSM6DS3 has a bit more. It reads 0 in the others.
      words = Int(bytes[1] & 0x0F) << 8 | Int(bytes[0])
      pattern = Int(bytes[3] & 0x03) << 8 | Int(bytes[2])
      isEmpty = status.empty
      isMarked = status.overrun || status.full
    }

    /// Whether there is no room for two sets. A full FIFO counts 0 words, and may also where only the next data fill it; of
    /// the number before, the low byte may be left, which the flags show. Documents do not agree on when these are set.
    func isNearlyFull(_ depth: Int, _ margin: Int) -> Bool {
      isMarked || (words == 0 ? !isEmpty : words + margin > depth)
    }
  }

  /// Reads FIFO_STATUS1 to FIFO_STATUS4: a FIFO that fills while it is read is nearly full afterwards.
  public mutating func wasFull(
    _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> Bool {
    try Status(&bus).isNearlyFull(depth, pattern.margin)
  }

  private mutating func discard(
    _ words: Int, from bus: inout some Bus & ~Copyable
  ) throws(SensorError) {
    var bytes = InlineArray<36, UInt8>(repeating: 0)
    isAligned = false
    try bus.load(Datasheet.LSM6DSL.FIFO_DATA_OUT_L.address, into: &bytes, count: 2 * words)
  }

  /// Takes up to 112 words of 2 bytes. Where all of them are 0, the chip may have lost its supply.
  @inlinable
  public mutating func take(
    _ left: inout Int, into samples: inout MutableSpan<STSixAxisTimedSample>, _ found: inout Int,
    from bus: inout some Bus & ~Copyable, _ empty: STSixAxisSample
  ) throws(SensorError) -> Bool {
    var bytes = InlineArray<224, UInt8>(repeating: 0)
    var (sets, words, number) = (0, 0, set)
    while sets < left, words + pattern.sensors(at: number).words <= 112 {
      words += pattern.sensors(at: number).words
      number = number + 1 == pattern.ratio ? 0 : number + 1
      sets += 1
    }
    try bus.load(Datasheet.LSM6DSL.FIFO_DATA_OUT_L.address, into: &bytes, count: 2 * words)
    var (first, bits) = (0, UInt8(0))
    for _ in 0..<sets {
      let sensors = pattern.sensors(at: set)
      var sample = empty
      if sensors.gyroscope {
        sample.rawAngularRate = Axes(bytes.span, at: first)
        sample.hasAngularRate = true
        first += 6
      }
      if sensors.accelerometer {
        sample.rawAcceleration = Axes(bytes.span, at: first)
        sample.hasAcceleration = true
        first += 6
      }
      if sensors.hub {
        sample.rawFluxDensity = Axes(bytes.span, at: first)
        sample.hasFluxDensity = true
        first += 6
      }
      samples[found].sample = sample
      found += 1
      set = set + 1 == pattern.ratio ? 0 : set + 1
    }
    for index in 0..<2 * words { bits |= bytes[index] }
    left -= sets
    return bits == 0
  }
}

extension LSM6DSLConfiguration {
  /// The reader of the FIFO's words, at the beginning of the pattern.
  public var words: LSM6DSLWords { LSM6DSLWords(self) }

  /// How the FIFO is drained.
  public func fifoSetup(_ clockTrim: Int8) -> FIFOSetup {
    let pattern = pattern
    var setup = FIFOSetup()
    if let rate = pattern.rate { setup.period = rate.period(clockTrim) }
    setup.setSize = 2 * pattern.sensors(at: 0).words
    setup.depth = pattern.most(in: part.variant.fifoDepth)
    guard let fifo, power == .normal else { return setup }
    setup.mode = .stream
    setup.watermark = Int(fifo.watermark)
    if pins.showsOnlyWatermark { setup.pin = .watermark }
    return setup
  }
}
