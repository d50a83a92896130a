// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import Synchronization

/// A session's sensors, whatever their type.
protocol SensorEngine: AnyObject, Sendable {
  func fastestRate(of sensor: MotionSensor) -> Double
  func rate(of sensor: MotionSensor) -> Double?
  /// Notes a demand, and returns when the next step is due.
  func due(for demand: SensorDemand) -> Instant?
  func step(until limit: Instant, into events: inout [SensorEvent])
}

/// The lock is held during bus work, so only the thread that drives takes it while a session runs; the
/// rates, which other threads ask for, are kept beside it.
final class GuardedSensors<Sensors: MotionSensors & ~Copyable>: SensorEngine {
  private let sensors: Mutex<Sensors>
  private let fastest: [Double]
  private let rates = Mutex<[Double?]>(MotionSensor.allCases.map { _ in nil })

  init(_ sensors: consuming sending Sensors) {
    fastest = MotionSensor.allCases.map { sensors.fastestRate(of: $0) }
    self.sensors = Mutex(sensors)
  }

  func fastestRate(of sensor: MotionSensor) -> Double { fastest[sensor.rawValue] }

  func rate(of sensor: MotionSensor) -> Double? { rates.withLock { $0[sensor.rawValue] } }

  func due(for demand: SensorDemand) -> Instant? {
    sensors.withLock { sensors in
      sensors.demand(demand)
      return sensors.due
    }
  }

  func step(until limit: Instant, into events: inout [SensorEvent]) {
    let rates = sensors.withLock { sensors in
      sensors.step(until: limit, into: &events)
      return MotionSensor.allCases.map { sensors.rate(of: $0) }
    }
    self.rates.withLock { $0 = rates }
  }
}
