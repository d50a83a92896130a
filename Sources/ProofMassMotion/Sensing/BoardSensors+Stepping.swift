// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension BoardSensors: MotionSensors where Link: ~Copyable, Line: ~Copyable {
  public var available: Set<MotionSensor> {
    var available: Set<MotionSensor> = []
    if accelerometer != nil { available.insert(.accelerometer) }
    if gyroscope != nil { available.insert(.gyroscope) }
    if compass != nil { available.insert(.magnetometer) }
    return available
  }

  public func fastestRate(of sensor: MotionSensor) -> Double {
    switch sensor {
    case .accelerometer: accelerometer.ask { $0.fastestRate } ?? 0
    case .gyroscope: gyroscope.ask { $0.fastestRate } ?? 0
    case .magnetometer: compass.ask { $0.fastestRate } ?? 0
    }
  }

  public func rate(of sensor: MotionSensor) -> Double? {
    switch sensor {
    case .accelerometer: accelerometer.ask { $0.rate } ?? nil
    case .gyroscope: gyroscope.ask { $0.rate } ?? nil
    case .magnetometer: compass.ask { $0.rate } ?? nil
    }
  }

  public mutating func demand(_ demand: SensorDemand) {
    accelerometer?.demand(demand.accelerometer)
    gyroscope?.demand(demand.gyroscope)
    compass?.demand(demand.magnetometer)
  }

  public var due: Instant? { next?.due }

  public mutating func step(until limit: Instant, into events: inout [SensorEvent]) {
    let now = clock.now()
    while let (sensor, due, other) = next, due <= now {
      let limit = min(limit, other)
      switch sensor {
      case .accelerometer: accelerometer?.step(clock, until: limit, into: &events)
      case .gyroscope: gyroscope?.step(clock, until: limit, into: &events)
      case .magnetometer: compass?.step(clock, until: limit, into: &events)
      }
    }
  }

  /// Whose turn it is, when, and when that of another comes.
  private var next: (sensor: MotionSensor, due: Instant, other: Instant)? {
    let never = Instant(nanoseconds: .max)
    let first = (accelerometer.ask { $0.due } ?? nil) ?? never
    let second = (gyroscope.ask { $0.due } ?? nil) ?? never
    let third = (compass.ask { $0.due } ?? nil) ?? never
    let due = min(first, second, third)
    guard due != never else { return nil }
    if due == first { return (.accelerometer, due, min(second, third)) }
    if due == second { return (.gyroscope, due, min(first, third)) }
    return (.magnetometer, due, min(first, second))
  }
}

extension Optional where Wrapped: ~Copyable {
  /// Asks what there is, which `map` would consume.
  fileprivate func ask<Answer>(_ question: (borrowing Wrapped) -> Answer) -> Answer? {
    switch self {
    case .some(let value): question(value)
    case .none: nil
    }
  }
}
