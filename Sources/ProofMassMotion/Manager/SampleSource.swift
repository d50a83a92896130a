// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Makes one kind of sample from a session's updates.
protocol SampleSource: Sendable {
  associatedtype Sample: MotionSample

  /// The reason why this session cannot have such samples; nil where it can.
  func problem(in session: MotionSession) -> MotionError?

  /// The highest rate, in hertz.
  func fastestRate(in session: MotionSession) -> Double

  /// The demand for a rate in hertz.
  func demand(_ rate: Double) -> MotionDemand

  /// The sample of an update, if it has one.
  mutating func sample(of update: SessionUpdate) -> Sample?

  /// The error to be reported in addition to the sample, or instead of it.
  mutating func error(of update: SessionUpdate) -> MotionError?

  /// Whether a sample shows that a reported error is over.
  static func isOver(_ error: MotionError, by sample: Sample) -> Bool
}

/// A source of one sensor's samples, unchanged.
protocol RawSource: SampleSource {
  static var quantity: Quantity { get }
}

extension RawSource {
  func problem(in session: MotionSession) -> MotionError? {
    session.available.contains(Self.quantity) ? nil : .notAvailable
  }

  func fastestRate(in session: MotionSession) -> Double { session.fastestRate(of: Self.quantity) }

  func demand(_ rate: Double) -> MotionDemand {
    var demand = MotionDemand()
    demand.sensors[Self.quantity] = rate
    return demand
  }

  mutating func error(of update: SessionUpdate) -> MotionError? {
    guard case .failure(Self.quantity, let error) = update else { return nil }
    return .sensor(Self.quantity, error)
  }

  static func isOver(_ error: MotionError, by sample: Sample) -> Bool {
    if case .sensor = error { true } else { false }
  }
}

struct AccelerometerSource: RawSource {
  static var quantity: Quantity { .acceleration }

  mutating func sample(of update: SessionUpdate) -> AccelerometerData? {
    if case .accelerometer(let data) = update { data } else { nil }
  }
}

struct GyroSource: RawSource {
  static var quantity: Quantity { .angularRate }

  mutating func sample(of update: SessionUpdate) -> GyroData? {
    if case .gyro(let data) = update { data } else { nil }
  }
}

struct MagnetometerSource: RawSource {
  static var quantity: Quantity { .magneticFluxDensity }

  mutating func sample(of update: SessionUpdate) -> MagnetometerData? {
    if case .magnetometer(let data) = update { data } else { nil }
  }
}
