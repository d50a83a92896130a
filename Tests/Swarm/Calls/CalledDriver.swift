// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

/// A driver whose own operations a program calls in any order, with any of their options.
protocol CalledDriver: ~Copyable {
  associatedtype Configuration: Equatable, Sendable

  /// Creates the driver, which configures its chip.
  static func new(
    on link: consuming Board.Link, _ clock: CircuitTimebase, _ configuration: Configuration
  ) throws(SensorError) -> Self

  /// Any configuration of a part, also one that the driver refuses.
  static func anyConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration
  /// One in which samples have the values of the world.
  static func plainConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration

  var configuration: Configuration { get }

  /// Configures the chip; returns the time until samples are good.
  mutating func apply(
    _ configuration: Configuration, _ clock: CircuitTimebase
  ) throws(SensorError) -> Duration

  /// Reads the chip as plainly configured; none where it has no new sample.
  mutating func readings(_ clock: CircuitTimebase) throws(SensorError) -> [Reading]

  /// The names of the other operations.
  static var operations: [String] { get }
  /// Those after which the chip's registers are other ones than its configuration has.
  static var leaving: [String] { get }

  /// Calls one of them; returns what is wrong with its result, if anything.
  mutating func call(
    _ operation: String, _ choices: inout Choices, _ clock: CircuitTimebase
  ) throws(SensorError) -> String?
}

extension CalledDriver where Self: ~Copyable {
  static var leaving: [String] { [] }
}

/// A configuration of one of several parts with one driver.
protocol DrawnConfiguration {
  static func any(of part: SensorPart, _ choices: inout Choices) -> Self
  static func plain(of part: SensorPart, _ choices: inout Choices) -> Self
}

extension CalledDriver where Self: ~Copyable, Configuration: DrawnConfiguration {
  static func anyConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration.any(of: part, &choices)
  }

  static func plainConfiguration(of part: SensorPart, _ choices: inout Choices) -> Configuration {
    Configuration.plain(of: part, &choices)
  }
}

/// What a driver read of a sensor.
struct Reading {
  var quantity: Quantity
  /// In g, rad/s or µT.
  var value: Axes<Double>
  /// The value of a digit of each axis.
  var digit: Axes<Double>
  /// The greatest value of either sign that the sensor measures.
  var limit = Double.infinity
}

extension Reading {
  init(acceleration: Acceleration, _ sensitivity: Sensitivity, limit: Double) {
    let digit = sensitivity.value(1)
    self.init(
      quantity: .acceleration, value: acceleration.g, digit: Axes(digit, digit, digit),
      limit: limit)
  }

  /// - Parameter limit: In degrees per second.
  init(angularRate: AngularRate, _ sensitivity: Sensitivity, limit: Double) {
    let radian = Double.pi / 180
    let digit = sensitivity.value(1) * radian
    self.init(
      quantity: .angularRate, value: angularRate.radiansPerSecond,
      digit: Axes(digit, digit, digit), limit: limit * radian)
  }

  init(fluxDensity: MagneticFluxDensity, _ digit: Axes<Double>, limit: Double = .infinity) {
    self.init(
      quantity: .magneticFluxDensity, value: fluxDensity.microtesla, digit: digit, limit: limit)
  }

  /// What is wrong where the world has a value; nil for nothing.
  func difference(from world: Axes<Double>) -> String? {
    for (found, expected, digit) in [
      (value.x, world.x, digit.x), (value.y, world.y, digit.y), (value.z, world.z, digit.z),
    ] {
      let isRight =
        abs(expected) < limit * 0.97
        ? abs(found - expected) <= digit * 2.01
        : abs(found) >= limit * 0.9 && (found < 0) == (expected < 0)
      guard isRight else {
        return "\(quantity.sensorName): \(found), where the world is \(expected)"
      }
    }
    return nil
  }
}

extension [Reading] {
  /// Those of both sensors of a chip; none where one of them has no new sample.
  ///
  /// - Parameters:
  ///   - sensitivities: Those of the accelerometer and the gyroscope.
  ///   - limits: In g and degrees per second.
  init(
    _ sample: some InertialSample, sensitivities: (Sensitivity, Sensitivity),
    limits: (Double, Double)
  ) {
    self = []
    guard sample.hasAcceleration, sample.hasAngularRate else { return }
    append(
      Reading(acceleration: sample.acceleration, sensitivities.0, limit: limits.0))
    append(Reading(angularRate: sample.angularRate, sensitivities.1, limit: limits.1))
  }
}

/// Whether a self-test of a sound chip at rest passed, as its program's judgement.
func judged(_ passed: Bool) -> String? { passed ? nil : "a sound chip fails its self-test" }
