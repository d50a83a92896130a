// SPDX-License-Identifier: Apache-2.0

internal import ProofMass
internal import ProofMassCore

/// The times of a polled chip's samples, and the time that each covers: by the chip's real clock, without the
/// jitter of the polls that found them.
struct SampleIntervals {
  struct Interval {
    var time: Instant
    /// The time that it covers, in seconds. Added up from a start, these times give real time.
    var duration: Double
    /// Samples before it that were not read.
    var lost: Int
  }

  private var timing = SampleTiming(nominalPeriod: 10_000_000)
  private var rate: Double?
  private var last: Instant?

  /// Restarts after the chip was configured to a rate in hertz. Its clock's measured error remains valid.
  mutating func restart(rate: Double) {
    if self.rate == rate {
      timing.restart()
    } else {
      timing.restart(nominalPeriod: Int64(1e9 / rate))
      self.rate = rate
    }
    last = nil
  }

  mutating func next(_ sample: SensorSample) -> Interval {
    if sample.overrun { timing.loseCount() }
    let width = sample.time.nanoseconds - sample.earliest.nanoseconds
    // The time between two polls in quick succession is known as exactly as by an edge.
    let missing =
      Double(width) <= timing.period / 4
      ? timing.observe(1, at: sample.time.advanced(byNanoseconds: -width / 2))
      : timing.observe(newest: 1, between: sample.time, and: sample.time)
    let lost = sample.overrun ? max(1, missing) : missing
    let time = timing.take(1, of: 1, lost: lost, noLaterThan: sample.time)[0]
    let gap = last.map { Double(time.nanoseconds - $0.nanoseconds) }
    last = time
    return Interval(time: time, duration: (gap ?? timing.period) / 1e9, lost: lost)
  }
}
