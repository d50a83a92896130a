// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

extension LSM6DSO where Link: ~Copyable {
  /// Takes samples out of the FIFO, the oldest first, as many as the buffer has room for, and gives each its time,
  /// as `L3G4200D.drain` does; here by the clock of the chip, whose error is known.
  ///
  /// A transaction reads up to 32 words of 7 bytes. A sample has the words of all sensors that run, which belong
  /// together by the counter of their tags; a word without its partner is left out.
  ///
  /// - Parameters:
  ///   - samples: Room for samples; there are 256 of both sensors at most, 512 of one.
  ///   - edge: The time when the watermark was reached, on the clock of the timebase; nil to read the number of
  ///     words from the chip. An edge from before the end of the last drain is ignored.
  ///   - timebase: The clock of the times.
  /// - Throws: `.wrongState` without a FIFO. `.bus`: sets may be lost, which the next drain counts. `.dataError`, too,
  ///   where a tag has an odd number of ones, or is none of these sensors. `.lostConfiguration` until `configure` has
  ///   succeeded.
  @inlinable
  public mutating func drain(
    into samples: inout MutableSpan<LSM6DSOTimedSample>, at edge: Instant? = nil,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STDrain {
    if fifo.staleDrains.needsCheck { try checkDraining() }
    let start = timebase.now()
    fifo.begin(at: edge, start)
    var count = fifo.countOfEdge(room: samples.count)
    if count == 0 {
      let unread = try loadUnread()
      count = fifo.count(unread / words.ofSet, timebase.now(), room: samples.count)
      if count == 0 { return fifo.nothing() }
    }
    var (found, left) = (0, count * words.ofSet)
    while left > 0 {
      let part = min(left, 32)
      found = try take(part, into: &samples, after: found)
      left -= part
    }
    fifo.recount(missing: count - found)
    guard found > 0 else { return fifo.nothing() }
    let batch = fifo.finish(found, at: timebase.now())
    for index in 0..<batch.drain.count {
      let set = index + batch.leftOut
      samples[index].sample = samples[set].sample
      samples[index].time = batch.times[set]
    }
    return batch.drain
  }

  /// Discards the contents of the FIFO and restarts it, through bypass: when samples have become good.
  ///
  /// - Throws: `.wrongState` without a FIFO; `.bus` or `.notVerified`, after which `drain` throws
  ///   `.lostConfiguration`, unless the FIFO has its mode.
  public mutating func rearmFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    guard configuration.collects else { throw .wrongState }
    fifo.markUnknown()
    words.forget()
    try bus.storeAndVerify(Datasheet.LSM6DSO.FIFO_CTRL4())
    let start = timebase.now()
    try bus.storeAndVerify(configuration.fifoControl)
    fifo.restart(between: start, and: timebase.now())
  }

  /// The number of words in the FIFO.
  @usableFromInline
  mutating func loadUnread() throws(SensorError) -> Int {
    let bytes: InlineArray<2, UInt8> = try bus.load(Datasheet.LSM6DSO.FIFO_STATUS1.address)
    let status = Datasheet.LSM6DSO.FIFO_STATUS2(bits: bytes[1])
    if status.overrunLatched { fifo.loseCount() }
    return Int(status.unreadHigh) << 8 | Int(bytes[0])
  }

  /// Reads words in one transaction, adds the samples that they complete, and returns how many there are then.
  @inlinable
  mutating func take(
    _ count: Int, into samples: inout MutableSpan<LSM6DSOTimedSample>, after found: Int
  ) throws(SensorError) -> Int {
    var bytes = InlineArray<224, UInt8>(repeating: 0)
    var found = found
    do throws(SensorError) {
      try bus.load(Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG.address, into: &bytes, count: 7 * count)
      for word in 0..<count {
        let tag = Datasheet.LSM6DSO.FIFO_DATA_OUT_TAG(bits: bytes[7 * word])
        guard words.accepts(tag) else {
          // A chip that has lost its supply since the edge or the count has no words.
          try checkConfiguration()
          throw .dataError
        }
        guard words.add(tag, bytes.span, at: 7 * word + 1) else { continue }
        samples[found].sample = words.sample(reading.empty)
        found += 1
      }
    } catch {
      fifo.loseCount()
      words.forget()
      throw error
    }
    return found
  }

  @usableFromInline
  mutating func checkDraining() throws(SensorError) {
    guard configuration.collects else { throw .wrongState }
    try checkConfiguration()
    fifo.staleDrains = StaleReads()
  }
}

extension LSM6DSOConfiguration {
  /// How the FIFO is drained.
  func fifoSetup(_ clockTrim: Int8) -> STFIFOSetup {
    var setup = STFIFOSetup()
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
