// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import Synchronization

/// The events of a session's sensors since the last `take`, as in `stream`: with the chips' sign, raw counts,
/// and without the calibrations that the session estimates.
final class SensorTap: Sendable {
  private let events = Mutex<[SensorEvent]>([])
  private let follower = Mutex<(@Sendable ([SensorEvent]) -> Void)?>(nil)

  func put(_ new: [SensorEvent]) {
    events.withLock { $0 += new }
    follower.withLock { $0 }?(new)
  }

  /// Calls a closure with the events as they come, on the thread that samples.
  func follow(_ follower: @escaping @Sendable ([SensorEvent]) -> Void) {
    self.follower.withLock { $0 = follower }
  }

  func take() -> [SensorEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
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
