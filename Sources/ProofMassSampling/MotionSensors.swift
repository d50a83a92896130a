// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The source of samples for motion services: ``BoardSensors``, or a test's own sensors. Motion services use one
/// sensor of a quantity, a board's first, and name it by the quantity.
///
/// The caller waits until ``due`` and calls ``step(until:into:)``, over and over, on a thread of its own.
/// No requirement has a default, so that sensors which wrap others cannot leave one out.
public protocol MotionSensors: ~Copyable, SendableMetatype {
  /// The quantities of the sensors that the board has, whether or not they work at present.
  var available: Set<Quantity> { get }

  /// The highest rate that can be demanded of a sensor, in hertz; 0 where the board has none.
  func fastestRate(of sensor: Quantity) -> Double

  /// The nominal rate that a sensor is set to, in hertz: its slowest rate that is not below the demanded one.
  /// nil while it is powered down or does not work.
  func rate(of sensor: Quantity) -> Double?

  /// The delay of a sensor's samples behind the measured quantity, in seconds: that of its low-passes. 0
  /// where it is not known.
  func delay(of sensor: Quantity) -> Double

  /// The typical reading of the gyroscope at rest, either sign, in rad/s, as configured: the zero-rate level
  /// of its datasheet. Without a calibration of the gyroscope, a session assumes an offset of this size, and
  /// learns it. 0 where there is nothing to learn: without a gyroscope, or where its samples are corrected
  /// already.
  var zeroRateLevel: Double { get }

  /// Records the demanded rates. The next step applies them, and is due immediately if they are new. A rate
  /// of zero or less means the slowest rate, one that is not finite or too high the fastest.
  mutating func demand(_ demand: SensorDemand)

  /// When the next step is due; nil where no sensor runs or is to be powered down.
  var due: Instant? { get }

  /// Does the work that is due by now: powers chips up and down, sets their rates, reads samples, and
  /// tries a sensor that has failed again once a second.
  ///
  /// - Parameters:
  ///   - limit: The latest instant until which it may wait for a data-ready line. Without a line it does
  ///     not wait.
  ///   - events: Receives the events, in order of time for each sensor.
  mutating func step(until limit: Instant, into events: inout [SensorEvent])

  /// Reads the board's thermometer in °C, of which only differences need to be right; nil where there is
  /// none, or it does not run.
  mutating func readTemperature() throws(SensorError) -> Double?
}

/// The demanded sample rate of each sensor; nil where no samples are demanded, and the chip can be
/// powered down.
public struct SensorDemand: Equatable, Sendable {
  /// The rate of the accelerometer, in hertz.
  public var accelerometer: Double?
  /// The rate of the gyroscope, in hertz.
  public var gyroscope: Double?
  /// The rate of the magnetometer, in hertz.
  public var magnetometer: Double?

  /// Creates a demand from rates in hertz.
  public init(
    accelerometer: Double? = nil, gyroscope: Double? = nil, magnetometer: Double? = nil
  ) {
    self.accelerometer = accelerometer
    self.gyroscope = gyroscope
    self.magnetometer = magnetometer
  }

  /// The rate of one sensor, in hertz.
  public subscript(sensor: Quantity) -> Double? {
    get {
      switch sensor {
      case .acceleration: accelerometer
      case .angularRate: gyroscope
      case .magneticFluxDensity: magnetometer
      }
    }
    set {
      switch sensor {
      case .acceleration: accelerometer = newValue
      case .angularRate: gyroscope = newValue
      case .magneticFluxDensity: magnetometer = newValue
      }
    }
  }

  /// The rates that satisfy both demands.
  package func union(_ other: SensorDemand) -> SensorDemand {
    func faster(_ one: Double?, _ other: Double?) -> Double? {
      guard let one, let other else { return one ?? other }
      return one < other ? other : one
    }
    return SensorDemand(
      accelerometer: faster(accelerometer, other.accelerometer),
      gyroscope: faster(gyroscope, other.gyroscope),
      magnetometer: faster(magnetometer, other.magnetometer))
  }

  /// Whether nothing is demanded.
  package var isEmpty: Bool { self == SensorDemand() }
}

/// A report of ``MotionSensors``.
public enum SensorEvent: Equatable, Sendable {
  /// A new sample, on the board's axes and with the chips' sign (specific force: +1 g upwards at rest).
  case sample(SensorSample)
  /// Samples were overwritten before they were read, too strong to measure, or changed while they were
  /// read.
  case lost(SensorID, count: Int)
  /// A sensor cannot be used at present: it does not answer, has no samples, or the field has been too strong
  /// for seconds. It is tried again once a second while it is demanded.
  case failure(SensorID, SensorError)

  /// The sensor of the report.
  public var sensor: SensorID {
    switch self {
    case .sample(let sample): sample.sensor
    case .lost(let sensor, _), .failure(let sensor, _): sensor
    }
  }
}
