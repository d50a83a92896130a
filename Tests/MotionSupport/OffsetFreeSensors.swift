// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassMotion

/// Sensors whose gyroscope is known to have no offset: a session relies on this from its first sample.
struct OffsetFreeSensors<Sensors: MotionSensors & ~Copyable>: MotionSensors, ~Copyable {
  private var sensors: Sensors

  init(_ sensors: consuming Sensors) { self.sensors = sensors }

  var zeroRateLevel: Double { 0 }
  var available: Set<Quantity> { sensors.available }
  func fastestRate(of sensor: Quantity) -> Double { sensors.fastestRate(of: sensor) }
  func rate(of sensor: Quantity) -> Double? { sensors.rate(of: sensor) }
  func delay(of sensor: Quantity) -> Double { sensors.delay(of: sensor) }
  mutating func demand(_ demand: SensorDemand) { sensors.demand(demand) }
  var due: Instant? { sensors.due }

  mutating func step(until limit: Instant, into events: inout [SensorEvent]) {
    sensors.step(until: limit, into: &events)
  }

  mutating func readTemperature() throws(SensorError) -> Double? { try sensors.readTemperature() }
}
