// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

/// A chip whose driver keeps samples in a FIFO, in stream mode, is drained in batches: in fewer transactions,
/// and without a loss while other chips have the bus.
///
/// With a line this waits for the edge of the watermark, as for the edge of a data-ready pin; without one the
/// chip is drained when the watermark must have been passed. The driver gives each sample its time, by the
/// period that it measures. Here `period` is the time from one drain to the next.
extension SampledSensor where Link: ~Copyable, Line: ~Copyable {
  @usableFromInline
  struct Draining {
    /// The drained samples; those from `next` to `count` are still to be returned.
    @usableFromInline var samples = InlineArray<32, SensorSample>(repeating: .init())
    @usableFromInline var next = 0
    @usableFromInline var count = 0
    /// Whether the chip is to be drained again immediately: samples may be left, so no edge may occur.
    @usableFromInline var isUnfinished = false
    /// Whether the next sample is the first after others were lost: those of a FIFO that was restarted count before any
    /// sample comes out of it again.
    @usableFromInline var isAfterLoss = false
    /// When the chip is drained next, once the samples have been returned.
    @usableFromInline var nextDrain: Instant
    /// The earliest possible time of a sample that is still to be returned.
    @usableFromInline var earliest: Instant
    /// The nominal time from sample to sample, in nanoseconds.
    @usableFromInline var samplePeriod: Int64 = 1

    init(from start: Instant) {
      nextDrain = start
      earliest = start
    }

    /// The longest time from drain to drain, in nanoseconds: 25 of the FIFO's 32 samples.
    @inlinable var longest: Int64 { samplePeriod * 25 }

    /// Whether there is something to do without an edge.
    @inlinable var isPending: Bool { next < count || isUnfinished }
  }

  /// Returns the next sample, and drains the chip if there is none; nil if the chip has nothing new.
  @inlinable
  mutating func drain(_ clock: some Timebase) throws(SensorError) -> SensorSample? {
    if draining.next < draining.count { return nextDrained(isAfterLoss: false) }
    let start = clock.now()
    lastLook = start
    let edge = edge
    self.edge = nil
    draining.isUnfinished = false
    draining.nextDrain = (edge ?? start).advanced(
      byNanoseconds: min(line == nil ? period : period / 8 * 7, draining.longest))
    due = draining.nextDrain
    polling.ignoreEdges(before: start, askingAfter: min(period, draining.longest / 3) * 3)
    guard polling.isSettled else {
      // The samples in the FIFO were taken while the chip settled.
      try driver.restartFIFO(clock)
      (polling.isSettled, polling.lastSample) = (true, start)
      return nil
    }
    let drain = try driver.drain(into: &draining.samples, at: edge, clock)
    (draining.next, draining.count, draining.isUnfinished) = (0, drain.count, drain.more)
    counts.lost += drain.lost
    draining.isAfterLoss = draining.isAfterLoss || drain.lost > 0
    guard drain.count > 0 else {
      try checkPatience(at: start)
      return nil
    }
    polling.lastSample = start
    polling.emptyPolls = 0
    if line != nil, edge == nil { try noteFound(isEmpty: !drain.more) }
    let isAfterLoss = draining.isAfterLoss
    draining.isAfterLoss = false
    return nextDrained(isAfterLoss: isAfterLoss)
  }

  @inlinable
  mutating func nextDrained(isAfterLoss: Bool) -> SensorSample {
    var sample = draining.samples[draining.next]
    draining.next += 1
    draining.earliest = sample.time.advanced(byNanoseconds: draining.samplePeriod / 8 * 7)
    if draining.next < draining.count {
      // The chip's other sensors have samples of the same time.
      draining.earliest = min(draining.earliest, draining.samples[draining.next].time)
    }
    due = draining.isPending ? lastLook : draining.nextDrain
    sample.overrun = isAfterLoss
    sample.place(at: sample.time, earliest: sample.time, mount(of: sample))
    return sample
  }
}
