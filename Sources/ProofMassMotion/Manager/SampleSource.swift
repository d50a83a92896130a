// SPDX-License-Identifier: Apache-2.0

/// How one kind of sample is made of what a session tells.
protocol SampleSource: Sendable {
  associatedtype Sample: MotionSample

  /// Why there can be none in this session.
  func problem(in session: MotionSession) -> MotionError?

  /// The most samples a second.
  func fastestRate(in session: MotionSession) -> Double

  /// For so many samples a second.
  func demand(_ rate: Double) -> MotionDemand

  mutating func sample(of update: SessionUpdate) -> Sample?

  /// What is to be told beside, or instead.
  mutating func error(of update: SessionUpdate) -> MotionError?

  /// Whether a sample shows that what was told is over.
  static func isOver(_ error: MotionError, by sample: Sample) -> Bool
}

/// Of one sensor, as it is.
protocol RawSource: SampleSource {
  static var sensor: MotionSensor { get }
}

extension RawSource {
  func problem(in session: MotionSession) -> MotionError? {
    session.available.contains(Self.sensor) ? nil : .notAvailable
  }

  func fastestRate(in session: MotionSession) -> Double { session.fastestRate(of: Self.sensor) }

  func demand(_ rate: Double) -> MotionDemand {
    var demand = MotionDemand()
    demand.sensors[Self.sensor] = rate
    return demand
  }

  mutating func error(of update: SessionUpdate) -> MotionError? {
    guard case .failure(Self.sensor, let error) = update else { return nil }
    return .sensor(Self.sensor, error)
  }

  static func isOver(_ error: MotionError, by sample: Sample) -> Bool {
    if case .sensor = error { true } else { false }
  }
}

struct AccelerometerSource: RawSource {
  static var sensor: MotionSensor { .accelerometer }

  mutating func sample(of update: SessionUpdate) -> AccelerometerData? {
    if case .accelerometer(let data) = update { data } else { nil }
  }
}

struct GyroSource: RawSource {
  static var sensor: MotionSensor { .gyroscope }

  mutating func sample(of update: SessionUpdate) -> GyroData? {
    if case .gyro(let data) = update { data } else { nil }
  }
}

struct MagnetometerSource: RawSource {
  static var sensor: MotionSensor { .magnetometer }

  mutating func sample(of update: SessionUpdate) -> MagnetometerData? {
    if case .magnetometer(let data) = update { data } else { nil }
  }
}
