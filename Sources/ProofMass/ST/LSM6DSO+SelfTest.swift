// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM6DSO where Link: ~Copyable {
  /// Makes the chip deflect the proof mass of its accelerometer, and measures the change of the outputs. The
  /// board has to be at rest. Takes about 0.7 s; afterwards the chip has its previous configuration, and samples
  /// are good after `settlingTime`.
  ///
  /// The steps and limits are those of ST's example: at ±4 g and 52 Hz, with the gyroscope off, five samples are
  /// averaged, without and with the force, each after 0.1 s; every axis changes by 50 (ISM330DHCX: 90) to 1700 mg, in
  /// either direction.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous
  ///   configuration, too; where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTestAccelerometer(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    let test = LSM6DSOConfiguration(
      part: configuration.part, accelerometerRate: .hertz52, gyroscopeRate: nil,
      accelerometerRange: .g4, threeWireSPI: configuration.threeWireSPI)
    return try selfTest(
      LSM6DSOProcedure(
        configuration: test, sensitivity: test.accelerometerSensitivity, period: period(.hertz52),
        force: Datasheet.LSM6DSO.CTRL5_C(accelerometerSelfTest: .positive),
        settling: Datasheet.LSM6DSO.Timing.accelerometerSelfTestSettle,
        limits: configuration.part.accelerometerSelfTestLimits), timebase)
  }

  /// Makes the chip deflect the proof mass of its gyroscope, and measures the change of the outputs. The board
  /// has to be at rest. Takes about 0.4 s; afterwards the chip has its previous configuration, and samples are
  /// good after `settlingTime`.
  ///
  /// The steps and limits are those of ST's example: at ±2000 °/s and 208 Hz, with the accelerometer off, five samples
  /// are averaged, without and with the force, each after 0.1 s; every axis changes by 150 to 700 °/s, in either
  /// direction.
  ///
  /// - Throws: what `selfTestAccelerometer` throws.
  public mutating func selfTestGyroscope(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    let test = LSM6DSOConfiguration(
      part: configuration.part, accelerometerRate: nil, gyroscopeRate: .hertz208,
      gyroscopeRange: .dps2000, threeWireSPI: configuration.threeWireSPI)
    return try selfTest(
      LSM6DSOProcedure(
        configuration: test, sensitivity: test.gyroscopeSensitivity, period: period(.hertz208),
        force: Datasheet.LSM6DSO.CTRL5_C(gyroscopeSelfTest: .positive),
        settling: Datasheet.LSM6DSO.Timing.gyroscopeSelfTestSettle,
        limits: configuration.part.gyroscopeSelfTestLimits), timebase)
  }

  private func period(_ rate: LSM6DSOConfiguration.Rate) -> Int64 { rate.period(clockTrim) }

  private mutating func selfTest(
    _ test: LSM6DSOProcedure, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measure(test, timebase)
    }
  }

  private mutating func measure(
    _ test: LSM6DSOProcedure, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    _ = try test.configuration.write(to: &bus)
    timebase.wait(forNanoseconds: test.settling)
    let rest = try sumOfFive(test, timebase)
    try bus.storeAndVerify(test.force)
    timebase.wait(forNanoseconds: test.settling)
    let change = try sumOfFive(test, timebase).meanChange(from: rest, count: 5)
    let passes = change.map { test.limits.contains(abs(Double($0))) }
    return STSelfTestChange(
      change: change, sensitivity: test.sensitivity, passed: passes.x && passes.y && passes.z)
  }

  /// The sum of five samples after one that is discarded.
  private mutating func sumOfFive(
    _ test: LSM6DSOProcedure, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int> {
    let reading = LSM6DSOReading(test.configuration)
    var sum = Axes(0, 0, 0)
    for index in 0...5 {
      timebase.wait(forNanoseconds: 2 * test.period)
      let sample = try bus.loadLSM6DSO(reading)
      guard sample.isNew else { throw .notReady }
      if index > 0 {
        sum.add(sample.hasAngularRate ? sample.rawAngularRate : sample.rawAcceleration)
      }
    }
    return sum
  }
}

extension LSM6DSO: STSelfTesting where Link: ~Copyable {}

extension LSM6DSOConfiguration.Part {
  /// The change of each output of the accelerometer that passes, in either direction, in digits of ±4 g.
  package var accelerometerSelfTestLimits: ClosedRange<Double> {
    let range = LSM6DSOConfiguration(part: self, accelerometerRange: .g4)
    let digit = range.accelerometerSensitivity.value(1) * 1000
    let minimum = Double(variant.accelerometerSelfTestMinimum) / digit
    return minimum...Double(variant.accelerometerSelfTestMaximum) / digit
  }

  /// The change of each output of the gyroscope that passes, in either direction, in digits of ±2000 °/s.
  package var gyroscopeSelfTestLimits: ClosedRange<Double> {
    let range = LSM6DSOConfiguration(part: self, gyroscopeRange: .dps2000)
    let digit = range.gyroscopeSensitivity.value(1)
    let minimum = Double(variant.gyroscopeSelfTestMinimum) / digit
    return minimum...Double(variant.gyroscopeSelfTestMaximum) / digit
  }
}

/// The self-test of one of the two sensors.
private struct LSM6DSOProcedure {
  /// The configuration, without the force: only the sensor under test runs.
  var configuration: LSM6DSOConfiguration
  /// The value of its digit.
  var sensitivity: Sensitivity
  /// The period of its samples, in nanoseconds.
  var period: Int64
  /// The value of CTRL5_C that applies the force.
  var force: Datasheet.LSM6DSO.CTRL5_C
  /// The time from the start, and from a change of the force, until the outputs have followed, in nanoseconds.
  var settling: Int64
  /// The change of each output that passes, in either direction, in digits.
  var limits: ClosedRange<Double>
}
