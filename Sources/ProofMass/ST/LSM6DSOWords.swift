// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// Makes samples of the tagged words of an LSM6DSO's FIFO, of which one sensor's may be read before another's.
public struct LSM6DSOWords: STSixAxisWords {
  private let hasGyroscope: Bool
  private let hasAcceleration: Bool
  private let hasHub: Bool
  private var slot: UInt8 = 0
  private var angularRate: Axes<Int16>?
  private var acceleration: Axes<Int16>?

  init(_ configuration: LSM6DSOConfiguration) {
    hasGyroscope = configuration.gyroscopeRate != nil
    hasAcceleration = configuration.accelerometerRate != nil
    hasHub = configuration.fifo?.magnetometer == true
    ofSet = max(1, configuration.wordsOfSet)
  }

  /// The number of words of a set.
  @usableFromInline let ofSet: Int

  /// Always, because a word tells what it is.
  @inlinable public var isAligned: Bool { true }

  /// Forgets a word that waits for its partner.
  public mutating func forget() { (angularRate, acceleration) = (nil, nil) }

  /// Reads FIFO_STATUS1 and FIFO_STATUS2.
  public mutating func loadCount(
    from bus: inout some Bus & ~Copyable, _: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSixAxisCount {
    let latch = Datasheet.LSM6DSO.FIFO_STATUS2(overrunLatched: true).bits
    let bytes: InlineArray<2, UInt8> =
      try bus.loadCounted(Datasheet.LSM6DSO.FIFO_STATUS1.address, latches: latch)
    let status = Datasheet.LSM6DSO.FIFO_STATUS2(bits: bytes[1])
    return STSixAxisCount(
      sets: (Int(status.unreadHigh) << 8 | Int(bytes[0])) / ofSet,
      mayBeMissing: status.overrunLatched)
  }

  /// Reads FIFO_STATUS2, whose latch is reset by reading it.
  public mutating func wasFull(
    _ bus: inout some Bus & ~Copyable
  ) throws(SensorError) -> Bool {
    let status: Datasheet.LSM6DSO.FIFO_STATUS2 = try bus.load()
    return status.overrunLatched
  }

  /// Takes up to 32 words of 7 bytes. A word of the sensor hub belongs to the sample before it, and is left out where
  /// that was drained before.
  @inlinable
  public mutating func take(
    _ left: inout Int, into samples: inout MutableSpan<STSixAxisTimedSample>, _ found: inout Int,
    from bus: inout some Bus & ~Copyable, _ empty: STSixAxisSample
  ) throws(SensorError) -> Bool {
    var bytes = InlineArray<224, UInt8>(repeating: 0)
    let sets = min(left, 32 / ofSet)
    let (count, limit) = (sets * ofSet, found + left)
    try bus.load(Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG.address, into: &bytes, count: 7 * count)
    for word in 0..<count {
      let tag = Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG(bits: bytes[7 * word])
      guard accepts(tag) else { throw .dataError }
      let hub = hub(tag, bytes.span, at: 7 * word + 1)
      if hub.isHub {
        if let value = hub.value, found > 0 {
          samples[found - 1].sample.rawFluxDensity = value
          samples[found - 1].sample.hasFluxDensity = true
        }
        continue
      }
      guard add(tag, bytes.span, at: 7 * word + 1) else { continue }
      // Without words of the hub there are more sets than were counted.
      guard found < limit else { throw .dataError }
      samples[found].sample = sample(empty)
      found += 1
    }
    left -= sets
    return false
  }

  /// Whether the word is of a sensor that runs, and its tag has an even number of ones, as ST's library demands.
  @usableFromInline
  func accepts(_ tag: Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG) -> Bool {
    guard tag.bits.nonzeroBitCount & 1 == 0 else { return false }
    switch Int(tag.sensor) {
    case Datasheet.LSM6DSO.Constant.fifoTagGyroscope: return hasGyroscope
    case Datasheet.LSM6DSO.Constant.fifoTagAccelerometer: return hasAcceleration
    case Datasheet.LSM6DSO.Constant.fifoTagSlave0,
      Datasheet.LSM6DSO.Constant.fifoTagNoAcknowledge:
      return hasHub
    default: return false
    }
  }

  /// What the sensor hub read, where an accepted word is the hub's: of slave 0, or nothing of a slave that did not
  /// answer.
  @usableFromInline
  func hub(
    _ tag: Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG, _ bytes: Span<UInt8>, at first: Int
  ) -> (isHub: Bool, value: Axes<Int16>?) {
    guard Int(tag.sensor) >= Datasheet.LSM6DSO.Constant.fifoTagSlave0 else { return (false, nil) }
    let isRead = Int(tag.sensor) == Datasheet.LSM6DSO.Constant.fifoTagSlave0
    return (true, isRead ? Axes<Int16>(bytes, at: first) : nil)
  }

  /// Adds an accepted word, and returns whether it completes a sample.
  @usableFromInline
  mutating func add(
    _ tag: Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG, _ bytes: Span<UInt8>, at first: Int
  ) -> Bool {
    if tag.slot != slot { forget() }
    slot = tag.slot
    let value = Axes<Int16>(bytes, at: first)
    if Int(tag.sensor) == Datasheet.LSM6DSO.Constant.fifoTagGyroscope {
      angularRate = value
    } else {
      acceleration = value
    }
    return (angularRate != nil || !hasGyroscope) && (acceleration != nil || !hasAcceleration)
  }

  /// The complete sample, which is then forgotten.
  @usableFromInline
  mutating func sample(_ empty: STSixAxisSample) -> STSixAxisSample {
    var sample = empty
    if let angularRate { (sample.rawAngularRate, sample.hasAngularRate) = (angularRate, true) }
    if let acceleration { (sample.rawAcceleration, sample.hasAcceleration) = (acceleration, true) }
    forget()
    return sample
  }
}

extension LSM6DSOConfiguration {
  /// The reader of the FIFO's words, without a word that waits.
  public var words: LSM6DSOWords { LSM6DSOWords(self) }

  /// How the FIFO is drained.
  public func fifoSetup(_ clockTrim: Int8) -> FIFOSetup {
    var setup = FIFOSetup()
    if let rate = accelerometerRate ?? gyroscopeRate { setup.period = rate.period(clockTrim) }
    setup.setSize = 7 * wordsOfSet
    setup.depth = Datasheet.LSM6DSO.Constant.fifoDepth / wordsOfSet
    guard let fifo, power == .normal else { return setup }
    setup.mode = .stream
    setup.watermark = Int(fifo.watermark)
    if pins.showsOnlyWatermark { setup.pin = .watermark }
    return setup
  }
}
