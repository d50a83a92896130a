// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension AK8975 where Link: ~Copyable {
  /// The next of a series: waits for the measurement that is running, reads it, and starts another,
  /// which runs while the caller works. About 100 samples a second with a caller that has nothing
  /// else to do.
  ///
  /// The first call starts the series. Whoever comes late gets a sample that is as old as it says
  /// (`instant`).
  ///
  /// After `.overflow` and `.dataError` the next measurement is already running; after other errors
  /// the next call begins anew. When the start fails, what was read is lost with it.
  ///
  /// - Throws: what `startMeasurement` and `readMeasurement` throw; `.notReady` when the chip takes
  ///   longer than the 9 ms of its datasheet (call again).
  @inlinable
  public mutating func next(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    if case .measuring(let trigger) = state {
      timebase.wait(until: due(trigger))
    } else {
      timebase.wait(until: try startMeasurement(timebase))
    }
    let sample: Sample
    do throws(SensorError) {
      sample = try readMeasurement(timebase)
    } catch { throw try goOn(after: error, timebase) }
    _ = try startMeasurement(timebase)
    return sample
  }

  /// The next of a series, after the rising edge of the DRDY pin: reads what was measured and
  /// starts again as soon as the chip has rested 100 µs. That is as fast as the chip goes, some 130
  /// samples a second of one that takes 7.3 ms.
  ///
  /// `startMeasurement` begins the series, and `next(_:)` goes on with it when no edge comes. An edge
  /// from before the measurement, like one of `measure` or `selfTest` that nobody took, is
  /// `.notReady`, with nothing on the bus: take the next.
  ///
  /// - Parameter edge: As of `readMeasurement(at:)`.
  /// - Throws: as `next(_:)`; `.notReady` for an edge of an earlier measurement.
  @inlinable
  public mutating func next(
    at edge: Instant, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Sample {
    let sample: Sample
    do throws(SensorError) {
      sample = try readMeasurement(at: edge)
    } catch { throw try goOn(after: error, timebase) }
    _ = try startMeasurement(timebase)
    return sample
  }

  /// Starts again where a measurement was finished but spoilt: without, a line would stay silent.
  @inlinable
  mutating func goOn(
    after error: SensorError, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SensorError {
    if case .resting = state { _ = try startMeasurement(timebase) }
    return error
  }
}
