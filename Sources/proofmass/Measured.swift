// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets

/// A compass that is told to measure at a rate, and read when it has.
struct Measured<Chip: Bus & ~Copyable>: ~Copyable {
  private enum Phase {
    case resting
    /// The instant is the host's estimate of when the field is sampled.
    case measuring(Instant)
  }

  var driver: AK8975<Chip>
  let chip: ChipArgument
  private let period: Int64
  private var phase = Phase.resting
  private var nextStart: Instant
  private var attempts = 0

  /// When there is something to do next.
  private(set) var due: Instant
  /// What has not been seen yet was sampled after it.
  private(set) var lastStart: Instant
  /// Measurements of a field that was too strong.
  private(set) var overflows = 0
  /// Measurements whose data changed while they were read.
  private(set) var dataErrors = 0

  init(_ driver: consuming AK8975<Chip>, _ chip: ChipArgument, _ clock: some Timebase) {
    self.chip = chip
    period = Int64(1e9 / chip.rate)
    due = clock.now()
    nextStart = due
    lastStart = due
    self.driver = driver
  }

  /// When the measurement that is running samples; nil when none is.
  var sampling: Instant? {
    guard case .measuring(let time) = phase else { return nil }
    return time
  }

  /// Does what is due: starts a measurement, or reads one.
  mutating func step(_ clock: some Timebase) throws(SensorError) -> Sample? {
    guard case .measuring(let time) = phase else {
      try start(clock)
      return nil
    }
    do {
      let sample = try driver.readMeasurement(clock)
      rest(clock)
      return Sample(
        time: time, raw: sample.raw, value: chip.onBoard(sample.fluxDensity.microtesla))
    } catch .notReady where attempts < Self.attemptsLimit {
      attempts += 1
      due = clock.now().advanced(byNanoseconds: 1_000_000)
    } catch .overflow {
      overflows += 1
      rest(clock)
    } catch .dataError {
      dataErrors += 1
      rest(clock)
    }
    return nil
  }

  /// Beyond the 9 ms that no measurement exceeds, in milliseconds.
  private static var attemptsLimit: Int { 20 }

  private mutating func start(_ clock: some Timebase) throws(SensorError) {
    lastStart = clock.now()
    due = try driver.startMeasurement(clock)
    let trigger = due.advanced(byNanoseconds: -Datasheet.AK8975.Timing.measurementMaximum)
    phase = .measuring(
      trigger.advanced(byNanoseconds: Datasheet.AK8975.Timing.measurementTypical / 2))
    attempts = 0
    // Keeps to the grid, unless it has been missed altogether.
    nextStart = max(nextStart.advanced(byNanoseconds: period), lastStart)
  }

  private mutating func rest(_ clock: some Timebase) {
    phase = .resting
    lastStart = clock.now()
    due = nextStart
  }
}
