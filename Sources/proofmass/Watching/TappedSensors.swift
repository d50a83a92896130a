// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import Synchronization

/// The events of a session's sensors since the last `take`, as in `stream`: with the chips' sign, raw counts,
/// and without the calibrations that the session estimates.
final class SensorTap: Sendable {
  private struct State {
    var events: [SensorEvent] = []
    // In a structure: a closure that is itself a mutex's value is wrapped anew by each access.
    var follower: (@Sendable ([SensorEvent]) -> Void)?
  }

  private let state = Mutex(State())

  func put(_ new: [SensorEvent]) {
    let follower = state.withLock { state in
      state.events += new
      return state.follower
    }
    follower?(new)
  }

  func take() -> [SensorEvent] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// Calls a closure with the events as they come, on the thread that samples.
  func follow(_ follower: @escaping @Sendable ([SensorEvent]) -> Void) {
    state.withLock { $0.follower = follower }
  }
}

/// The sensors of a session, with a tap.
struct TappedSensors<Sensors: MotionSensors & ~Copyable>: MotionSensors, ~Copyable {
  private var sensors: Sensors
  private let tap: SensorTap

  init(_ sensors: consuming Sensors, _ tap: SensorTap) {
    self.sensors = sensors
    self.tap = tap
  }

  var available: Swift.Set<Quantity> { sensors.available }
  func fastestRate(of sensor: Quantity) -> Double { sensors.fastestRate(of: sensor) }
  func rate(of sensor: Quantity) -> Double? { sensors.rate(of: sensor) }
  func delay(of sensor: Quantity) -> Double { sensors.delay(of: sensor) }
  var zeroRateLevel: Double { sensors.zeroRateLevel }
  mutating func demand(_ demand: SensorDemand) { sensors.demand(demand) }
  var due: Instant? { sensors.due }

  mutating func step(until limit: Instant, into events: inout [SensorEvent]) {
    let count = events.count
    sensors.step(until: limit, into: &events)
    if events.count > count { tap.put(Array(events[count...])) }
  }

  mutating func readTemperature() throws(SensorError) -> Double? { try sensors.readTemperature() }
}
