// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The self-test of one of the two sensors of a chip.
public struct STInertialProcedure<Configuration: Sendable>: Sendable {
  /// Whether the gyroscope is tested.
  var isOfGyroscope: Bool
  /// The configuration of the test, without the force.
  var configuration: Configuration
  /// The value of the sensor's digit.
  var sensitivity: Sensitivity
  /// The period of its samples, in nanoseconds.
  var period: Int64
  /// The value of the register that applies the force.
  var force: UInt8
  /// The time from the start until the outputs are those at rest, in nanoseconds.
  var startSettling: Int64
  /// The time from a change of the force until the outputs have followed, in nanoseconds.
  var forceSettling: Int64
  /// The change of each output that passes, in either direction, in digits.
  var limits: ClosedRange<Double>
}

/// How the drivers of an accelerometer and a gyroscope in one chip run their self-tests: by ST's procedure, which
/// averages five samples without and with the force.
protocol STInertialTesting: SelfTesting, ~Copyable where Configuration: Sendable {
  /// Writes the configuration of a test, which is not verified to be one of the driver's; returns the time in
  /// nanoseconds until its rate begins.
  mutating func begin(_ test: STInertialProcedure<Configuration>) throws(SensorError) -> Int64

  /// Writes the register of the force, and verifies it.
  mutating func apply(_ force: UInt8) throws(SensorError)

  /// Reads the output of the sensor under test; nil where it is not new.
  mutating func loadOutput(
    _ test: STInertialProcedure<Configuration>
  ) throws(SensorError) -> Axes<Int16>?
}

extension STInertialTesting where Self: ~Copyable {
  /// Runs a test, and restores the present configuration, also after a failure.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`.
  mutating func run(
    _ test: STInertialProcedure<Configuration>, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTestChange {
    try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measure(test, timebase)
    }
  }

  private mutating func measure(
    _ test: STInertialProcedure<Configuration>, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTestChange {
    timebase.wait(forNanoseconds: try begin(test) + test.startSettling)
    let rest = try sumOfFive(test, timebase)
    try apply(test.force)
    timebase.wait(forNanoseconds: test.forceSettling)
    let change = try sumOfFive(test, timebase).meanChange(from: rest, count: 5)
    let passes = change.map { test.limits.contains(abs(Double($0))) }
    return SelfTestChange(
      change: change, sensitivity: test.sensitivity, passed: passes.x && passes.y && passes.z)
  }

  /// The sum of five samples after one that is discarded.
  private mutating func sumOfFive(
    _ test: STInertialProcedure<Configuration>, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int> {
    var sum = Axes(0, 0, 0)
    for index in 0...5 {
      // Two periods are enough for a rate of half the nominal one: no document states so large a tolerance.
      timebase.wait(forNanoseconds: 2 * test.period)
      guard let output = try loadOutput(test) else { throw .notReady }
      if index > 0 { sum.add(output) }
    }
    return sum
  }
}
