// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// A sample of an LSM9DS1's FIFO with its time.
public struct LSM9DS1AGTimedSample: Equatable, Sendable {
  /// Specific force and angular rate.
  public var sample: LSM9DS1AGSample
  /// When it was taken, on the clock of the timebase that `drain` was called with.
  public var time: Instant

  /// Creates an empty sample, to fill a buffer with.
  @inlinable
  public init() {
    let one = Sensitivity(1, over: 1)
    sample = LSM9DS1AGSample(
      rawAcceleration: Axes(0, 0, 0), rawAngularRate: Axes(0, 0, 0),
      accelerometerSensitivity: one, gyroscopeSensitivity: one, hasAcceleration: false,
      hasAngularRate: false)
    time = Instant(nanoseconds: 0)
  }
}

extension LSM9DS1AG where Link: ~Copyable {
  /// Takes samples out of the FIFO, the oldest first, as many as the buffer has room for, and gives each its time,
  /// as `L3G4200D.drain` does.
  ///
  /// One transaction reads all sets: from the end of the gyroscope's outputs the address jumps to the
  /// accelerometer's, and from their end back (datasheet, figures 6 and 7).
  ///
  /// - Parameters:
  ///   - samples: Room for samples; there are 32 at most.
  ///   - edge: The time when the watermark was reached, on the clock of the timebase; nil to read the number of
  ///     samples from the chip. An edge from before the end of the last drain is ignored.
  ///   - timebase: The clock of the times.
  /// - Throws: `.wrongState` without a FIFO. `.bus`: sets may be lost, which the next drain counts.
  ///   `.lostConfiguration` until `configure` has succeeded.
  @inlinable
  public mutating func drain(
    into samples: inout MutableSpan<LSM9DS1AGTimedSample>, at edge: Instant? = nil,
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> FIFODrain {
    if fifo.staleDrains.needsCheck { try checkDraining() }
    let start = timebase.now()
    fifo.begin(at: edge, start)
    // One set more than there is room for is read where the first is left out.
    let room = min(samples.count, 31)
    var count = fifo.countOfEdge(room: room)
    if count == 0 {
      let status: Datasheet.LSM9DS1AG.FIFO_SRC = try bus.load()
      count = fifo.count(Int(status.unread), timebase.now(), room: room)
      if count == 0 { return fifo.nothing() }
    }
    var bytes = InlineArray<384, UInt8>(repeating: 0)
    try burst(count, into: &bytes)
    let batch = fifo.finish(count, at: timebase.now())
    let size = reading.setSize
    for index in 0..<batch.drain.count {
      let set = index + batch.leftOut
      samples[index].sample = sample(of: bytes.span, at: size * set)
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
    guard collects else { throw .wrongState }
    fifo.markUnknown()
    try releaseAxis()
    try bus.storeAndVerify(Datasheet.LSM9DS1AG.FIFO_CTRL())
    let start = timebase.now()
    try bus.storeAndVerify(configuration.fifoControl)
    fifo.restart(between: start, and: timebase.now())
  }

  @usableFromInline
  func sample(of bytes: Span<UInt8>, at first: Int) -> LSM9DS1AGSample {
    func word(_ index: Int) -> Int16 {
      Int16(low: bytes[first + index], high: bytes[first + index + 1])
    }
    let hasGyroscope = reading.hasGyroscope
    // The gyroscope's outputs are before the accelerometer's.
    let force = hasGyroscope ? 6 : 0
    return LSM9DS1AGSample(
      rawAcceleration: Axes(word(force), word(force + 2), word(force + 4)),
      rawAngularRate: hasGyroscope ? Axes(word(0), word(2), word(4)) : Axes(0, 0, 0),
      accelerometerSensitivity: reading.acceleration, gyroscopeSensitivity: reading.angularRate,
      hasAcceleration: true, hasAngularRate: hasGyroscope)
  }

  /// Reads the sets in one transaction.
  @inlinable
  mutating func burst(
    _ count: Int, into bytes: inout InlineArray<384, UInt8>
  ) throws(SensorError) {
    let first =
      reading.hasGyroscope
      ? Datasheet.LSM9DS1AG.OUT_X_L_G.address : Datasheet.LSM9DS1AG.OUT_X_L_XL.address
    do throws(SensorError) {
      try bus.load(first, into: &bytes, count: reading.setSize * count)
      var bits: UInt8 = 0
      // A chip that has lost its supply since the edge or the count holds zeros, and after the first sensor's outputs the
      // address goes on to other registers.
      for index in 0..<6 { bits |= bytes[index] }
      if bits == 0 { try checkRunning() }
    } catch {
      mayHoldAxis = true
      fifo.loseCount()
      throw error
    }
  }

  @usableFromInline
  mutating func checkRunning() throws(SensorError) {
    let control: Datasheet.LSM9DS1AG.CTRL_REG6_XL = try bus.load()
    guard control.bits == configuration.accelerometer.bits else {
      markUnknown()
      throw .lostConfiguration
    }
  }
}
