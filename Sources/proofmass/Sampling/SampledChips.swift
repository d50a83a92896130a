// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion

/// Chips that run from the start and are sampled at their own rates: the common part of the verbs that
/// process samples as they arrive.
struct SampledChips: ~Copyable {
  let clock: BoardClock
  private let wiring: Wiring
  private let chips: [ChipArgument]
  var sensors: Wiring.Sensors
  /// The events of the last step, in memory that is reused.
  private(set) var events: [SensorEvent]
  /// The gyroscope whose temperature is to be read, and its offset.
  private let thermometer: (sensor: SensorID, offset: Double)?
  private var nextTemperature: Instant

  /// Configures the chips.
  ///
  /// - Parameter collects: Whether FIFOs are used at high sample rates.
  init(_ chips: [ChipArgument], on wiring: Wiring, collects: Bool = true) throws(UserError) {
    sensors = try wiring.board(chips, .continuous, collects: collects)
    self.wiring = wiring
    self.chips = chips
    clock = wiring.clock
    thermometer =
      chips.lazy.compactMap { chip in chip.temperatureOffset.map { (chip.sensor, $0) } }.first
    (events, nextTemperature) = ([], Instant(nanoseconds: .min))
  }

  /// The next step; nil when there is none until `end`.
  func next(until end: Instant) -> Turn? {
    guard let turn = sensors.turn, turn.due <= end else { return nil }
    return turn
  }

  /// Performs a step that is due, and stores its ``events``.
  mutating func take(_ turn: Turn, until end: Instant) {
    // Mostly one, and the removal of all takes longer.
    while events.popLast() != nil {}
    sensors.take(turn, until: end, into: &events)
  }

  /// The temperature in °C, once per second after a sample of the gyroscope, which also measures it once per
  /// second; nil at other samples.
  mutating func temperature(after sample: SensorSample) throws(UserError) -> Double? {
    guard let thermometer, sample.sensor == thermometer.sensor, sample.time >= nextTemperature
    else { return nil }
    nextTemperature = sample.time.advanced(byNanoseconds: 1_000_000_000)
    do throws(SensorError) {
      return try sensors.readTemperature(of: thermometer.sensor, offset: thermometer.offset)
    } catch { throw userError(error, sample.sensor) }
  }

  /// Powers the chips down, also if one of them no longer answers.
  mutating func powerDown() -> UserError? {
    sensors.powerDown().map { userError($0.error, $0.sensor) }
  }

  func userError(_ error: SensorError, _ sensor: SensorID) -> UserError {
    guard let chip = chips.first(of: sensor) else {
      return .failure("\(sensor.quantity.sensorName): \(error)")
    }
    return wiring.userError(error, chip)
  }
}
