// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A chip that samples at its own rate, polled so that each sample is read soon after it appears.
///
/// After a sample was found, the next is expected no earlier than 7/8 of a period later, for a
/// chip's clock may be some percent fast; from then on the chip is asked every 1/8. So nothing is
/// lost, and a set is read well before the next one can come while it is being read.
struct Polled<Sensor: PolledSensor & ~Copyable>: ~Copyable {
  var sensor: Sensor
  let chip: ChipArgument
  private let period: Int64
  private var isSettled = false

  /// When to poll next.
  private(set) var due: Instant
  /// The start of the last poll: what has not been seen yet was sampled after it.
  private(set) var lastPoll: Instant
  /// Samples before which others were overwritten unread.
  private(set) var overruns = 0

  /// - Parameter sensor: just configured.
  init(_ sensor: consuming Sensor, _ chip: ChipArgument, _ clock: some Timebase) {
    self.chip = chip
    period = Int64(1e9 / chip.rate)
    lastPoll = clock.now()
    due = lastPoll + sensor.settlingTime
    self.sensor = sensor
  }

  /// Asks once; nil when there is nothing new.
  mutating func poll(_ clock: some Timebase) throws(SensorError) -> Sample? {
    let start = clock.now()
    lastPoll = start
    due = start.advanced(byNanoseconds: period / 8)
    guard isSettled else {
      // Whatever is there was sampled while the chip settled.
      _ = try sensor.poll()
      isSettled = true
      return nil
    }
    // Asking first, for a poll that takes the data may take a sample that has just appeared, and
    // call it old.
    guard try sensor.hasSample() else { return nil }
    let found = try sensor.poll()
    guard found.isNew else { return nil }
    due = start.advanced(byNanoseconds: period / 8 * 7)
    if found.overrun { overruns += 1 }
    return Sample(
      time: start, raw: found.raw, value: chip.onBoard(found.value), overrun: found.overrun)
  }
}
