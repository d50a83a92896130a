// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// How the words of a six-axis part's FIFO become samples, in sets: `LSM6DSLWords` or `LSM6DSOWords`.
public protocol STSixAxisWords: Sendable {
  /// Whether the next word is known to be the first of a set, so that sets can be read without reading their number
  /// first.
  var isAligned: Bool { get }

  /// Called when words may have been taken that were not read.
  mutating func forget()

  /// Reads the number of sets in the FIFO, and aligns the next word with the first of a set.
  ///
  /// - Throws: `.bus`, or `.dataError` where that is not possible.
  mutating func loadCount(
    from bus: inout some Bus & ~Copyable, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSixAxisCount

  /// Takes words of some of as many sets as are wanted, in one transaction, and adds the samples that they complete.
  ///
  /// - Parameters:
  ///   - left: The number of sets that are still to be read; it is reduced by those whose words were read.
  ///   - samples: The samples.
  ///   - found: The number of samples so far; it is increased by those that were added.
  ///   - bus: The chip's registers.
  ///   - empty: A sample without values.
  /// - Returns: Whether the words may be those of a chip that has lost its supply.
  /// - Throws: `.bus`, or `.dataError` for a word that cannot be one of these sensors.
  mutating func take(
    _ left: inout Int, into samples: inout MutableSpan<STSixAxisTimedSample>, _ found: inout Int,
    from bus: inout some Bus & ~Copyable, _ empty: STSixAxisSample
  ) throws(SensorError) -> Bool

  /// Whether the FIFO was full since its number of sets was read, where words come faster than they are taken.
  ///
  /// - Throws: `.bus`
  mutating func wasFull(_ bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool
}

/// The number of sets in the FIFO of a six-axis part.
public struct STSixAxisCount: Sendable {
  /// The number of sets.
  var sets: Int
  /// Whether sets may be missing before them.
  var mayBeMissing: Bool
  /// When reading the number began, where words were discarded: the sets of an edge before that are not the oldest. nil
  /// where none were.
  var start: Instant?
  /// Whether words come faster than they can be read, so that the FIFO has to be restarted.
  var isTooFast = false
}

extension Bus where Self: ~Copyable {
  /// Reads registers of which the first two are the low and the high byte of a FIFO's number of words.
  ///
  /// Where a set arrives between the two, the number may be 256 too large, or that of a full FIFO, which counts 0, too
  /// small: where the low byte is near its end, they are read again until the high one is the same.
  ///
  /// - Parameter latches: The bits of the second byte that are reset by reading it.
  mutating func loadCounted<let size: Int>(
    _ first: UInt8, latches: UInt8 = 0
  ) throws(SensorError) -> InlineArray<size, UInt8> {
    var bytes: InlineArray<size, UInt8> = try load(first)
    // A set has at most nine words.
    for _ in 0..<4 where bytes[0] > 0xFF - 9 {
      let before = bytes[1]
      bytes = try load(first)
      let isSame = (bytes[1] ^ before) & ~latches == 0
      bytes[1] |= before & latches
      if isSame { break }
    }
    return bytes
  }
}

extension STSixAxis where Link: ~Copyable {
  /// Takes samples out of the FIFO, the oldest first, as many as the buffer has room for, and gives each its time,
  /// as `L3G4200D.drain` does; an LSM6DSO's by the clock of the chip, whose error is known.
  ///
  /// A sample has the words of all sensors that run, which belong together; where an LSM6DSL's sensors have two rates,
  /// most have those of the faster one alone. A transaction reads at most 224 bytes.
  ///
  /// An LSM6DSO tags its words: a word without its partner is left out; one of the sensor hub belongs to the sample
  /// before it. An LSM6DSL tells the place of the next word in the pattern of words, by which words are assigned again
  /// after a failure or an overrun. An overrun of its FIFO may replace words while the oldest are read: these are
  /// discarded, and count as lost. Where sets come faster than the bus can read them, a full FIFO is restarted, and what
  /// it held counts as lost.
  ///
  /// - Parameters:
  ///   - samples: Room for samples. An LSM6DSO has 256 of both sensors at most, 512 of one; an LSM6DSL or LSM6DS3TR-C
  ///     341 and 682, an LSM6DS3 or LSM6DS33 682 and 1365.
  ///   - edge: The time when the watermark was reached, on the clock of the timebase; nil to read the number of
  ///     words from the chip. An edge from before the end of the last drain is ignored.
  ///   - timebase: The clock of the times.
  /// - Throws: `.wrongState` without a FIFO. `.bus`: sets may be lost, which the next drain counts. `.dataError`, too,
  ///   where a tag has an odd number of ones, or is none of these sensors, or words of the sensor hub are missing.
  ///   `.notVerified` where the FIFO could not be restarted. `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func drain(
    into samples: inout MutableSpan<STSixAxisTimedSample>, at edge: Instant? = nil,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> FIFODrain {
    if fifo.staleDrains.needsCheck { try checkDraining() }
    let start = timebase.now()
    fifo.begin(at: edge, start)
    var (count, end) = (words.isAligned ? fifo.countOfEdge(room: samples.count) : 0, start)
    if count == 0 {
      let unread = try loadUnread(timebase)
      end = timebase.now()
      count = fifo.count(unread, end, room: samples.count)
      if count == 0 { return fifo.nothing() }
    }
    var (found, left, isTorn) = (0, count, false)
    while left > 0, !isTorn {
      let before = (found: found, left: left, end: end)
      try take(&left, into: &samples, &found)
      end = timebase.now()
      let mayBeTorn = fifo.mayHaveFilled(
        reading: before.left - left, after: count - before.left, from: before.end, to: end)
      guard mayBeTorn, try wasFull() else { continue }
      (isTorn, found, left, end) = (true, before.found, before.left, before.end)
    }
    // Before the samples count as delivered, because it may throw.
    let restart = isTorn ? try startFIFO(timebase).late : nil
    fifo.recount(missing: count - left - found)
    guard found > 0 else {
      if let restart {
        fifo.beginAgain(losingAt: restart)
        _ = fifo.count(0, timebase.now(), room: samples.count)
      }
      return fifo.nothing()
    }
    let batch = fifo.finish(found, at: end)
    if let restart { fifo.beginAgain(losingAt: restart) }
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
    let (early, late) = try startFIFO(timebase)
    fifo.restart(between: early, and: late)
  }

  /// Restarts the FIFO, through bypass. Where that fails, the next drain checks whether it runs.
  ///
  /// - Returns: Instants between which it started.
  @usableFromInline
  mutating func startFIFO(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> (early: Instant, late: Instant) {
    let early: Instant
    do throws(SensorError) {
      try bus.storeAndVerify([0], to: Configuration.map.fifoMode)
      early = timebase.now()
      try bus.storeAndVerify([configuration.fifoMode], to: Configuration.map.fifoMode)
    } catch {
      fifo.markUnknown()
      words.forget()
      throw error
    }
    words = configuration.words
    return (early, timebase.now())
  }

  /// Whether words may have been replaced since their number was read.
  @usableFromInline
  mutating func wasFull() throws(SensorError) -> Bool {
    do throws(SensorError) { return try words.wasFull(&bus) } catch {
      // The words that were read are not returned.
      fifo.loseCount()
      words.forget()
      throw error
    }
  }

  /// The number of sets in the FIFO.
  @usableFromInline
  mutating func loadUnread(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Int {
    let count: STSixAxisCount
    do throws(SensorError) {
      count = try words.loadCount(from: &bus, timebase)
    } catch {
      if error == .dataError { try checkConfiguration() }
      throw error
    }
    if count.isTooFast {
      fifo.beginAgain(losingAt: try startFIFO(timebase).late)
      return 0
    }
    if count.mayBeMissing { fifo.loseCount() }
    if let start = count.start { fifo.beginAgain(at: start) }
    return count.sets
  }

  /// Reads words in one transaction, and adds the samples that they complete.
  @inlinable
  mutating func take(
    _ left: inout Int, into samples: inout MutableSpan<STSixAxisTimedSample>, _ found: inout Int
  ) throws(SensorError) {
    do throws(SensorError) {
      // A chip that has lost its supply since the edge or the count has no words.
      if try words.take(&left, into: &samples, &found, from: &bus, reading.empty) {
        try checkConfiguration()
      }
    } catch {
      fifo.loseCount()
      words.forget()
      if error == .dataError { try checkConfiguration() }
      throw error
    }
  }
}
