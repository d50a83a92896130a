// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension LSM9DS1AG where Link: ~Copyable {
  /// Makes the chip deflect the proof mass of its accelerometer, and measures the change of the outputs. The
  /// board has to be at rest. Takes about 0.9 s; afterwards the chip has its previous configuration, and samples
  /// are good after `settlingTime`.
  ///
  /// The steps and limits are those of ST's example: at ±2 g and 50 Hz, with the gyroscope off, five samples are
  /// averaged, without and with the force, each after 0.2 s; every axis changes by 70 to 1500 mg, in either
  /// direction. The change is on the left-handed axes of the registers.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous
  ///   configuration, too; where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTestAccelerometer(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    try selfTest(
      LSM9DS1AGProcedure(
        configuration: LSM9DS1AGConfiguration(
          sensors: .accelerometer, rate: .hertz59Point5, accelerometerRange: .g2,
          threeWireSPI: configuration.threeWireSPI),
        force: Datasheet.LSM9DS1AG.CTRL_REG10(accelerometerSelfTest: true),
        settling: Datasheet.LSM9DS1AG.Timing.accelerometerSelfTestSettle,
        limits: LSM9DS1AGConfiguration.accelerometerSelfTestLimits), timebase)
  }

  /// Makes the chip deflect the proof mass of its gyroscope, and measures the change of the outputs. The board
  /// has to be at rest. Takes about 1.7 s; afterwards the chip has its previous configuration, and samples are
  /// good after `settlingTime`.
  ///
  /// The steps and limits are those of ST's example: at ±2000 °/s and 238 Hz five samples are averaged, without
  /// and with the force, each after 0.8 s; every axis changes by 200 to 800 °/s, in either direction.
  /// The change is on the left-handed axes of the registers.
  ///
  /// - Throws: what `selfTestAccelerometer` throws.
  public mutating func selfTestGyroscope(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    try selfTest(
      LSM9DS1AGProcedure(
        configuration: LSM9DS1AGConfiguration(
          rate: .hertz238, gyroscopeRange: .dps2000, threeWireSPI: configuration.threeWireSPI),
        force: Datasheet.LSM9DS1AG.CTRL_REG10(gyroscopeSelfTest: true),
        settling: Datasheet.LSM9DS1AG.Timing.gyroscopeSelfTestSettle,
        limits: LSM9DS1AGConfiguration.gyroscopeSelfTestLimits), timebase)
  }

  private mutating func selfTest(
    _ test: LSM9DS1AGProcedure, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> STSelfTestChange {
    try restoringConfiguration { (driver) throws(SensorError) in
      try driver.measure(test, timebase)
    }
  }

  private mutating func measure(
    _ test: LSM9DS1AGProcedure, _ timebase: borrowing some Timebase & ~Copyable
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
    _ test: LSM9DS1AGProcedure, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<Int> {
    var sum = Axes(0, 0, 0)
    for index in 0...5 {
      // No tolerance of the rate is published: two periods are enough for half of it.
      timebase.wait(forNanoseconds: 2 * test.configuration.period)
      let (status, raw) = try bus.loadLSM9DS1AG(test.status)
      guard status.bits & test.newBit != 0 else { throw .notReady }
      if index > 0 { sum.add(raw) }
    }
    return sum
  }
}

extension LSM9DS1AGConfiguration {
  /// The change of each output of the accelerometer that passes, in either direction, in digits of ±2 g.
  package static var accelerometerSelfTestLimits: ClosedRange<Double> {
    let limits = Datasheet.LSM9DS1AG.Constant.self
    let digit = AccelerometerRange.g2.sensitivity.value(1) * 1000
    let minimum = Double(limits.accelerometerSelfTestMinimum) / digit
    return minimum...Double(limits.accelerometerSelfTestMaximum) / digit
  }

  /// The change of each output of the gyroscope that passes, in either direction, in digits of ±2000 °/s.
  package static var gyroscopeSelfTestLimits: ClosedRange<Double> {
    let limits = Datasheet.LSM9DS1AG.Constant.self
    let digit = GyroscopeRange.dps2000.sensitivity.value(1)
    let minimum = Double(limits.gyroscopeSelfTestMinimum) / digit
    return minimum...Double(limits.gyroscopeSelfTestMaximum) / digit
  }
}

/// The self-test of one of the two sensors.
private struct LSM9DS1AGProcedure {
  /// The configuration, without the force. Where it has the gyroscope, that is the sensor under test.
  var configuration: LSM9DS1AGConfiguration
  /// The value of CTRL_REG10 that applies the force.
  var force: Datasheet.LSM9DS1AG.CTRL_REG10
  /// The time from the start, and from a change of the force, until the outputs have followed, in nanoseconds.
  var settling: Int64
  /// The change of each output that passes, in either direction, in digits.
  var limits: ClosedRange<Double>

  private var isOfGyroscope: Bool { configuration.sensors == .both }

  /// The address of STATUS_REG before the sensor's outputs.
  var status: UInt8 {
    isOfGyroscope
      ? Datasheet.LSM9DS1AG.STATUS_REG.address : Datasheet.LSM9DS1AG.STATUS_REG_XL.address
  }

  var newBit: UInt8 {
    Datasheet.LSM9DS1AG.STATUS_REG(
      gyroscopeReady: isOfGyroscope, accelerometerReady: !isOfGyroscope
    ).bits
  }

  var sensitivity: Sensitivity {
    isOfGyroscope
      ? configuration.gyroscopeRange.sensitivity : configuration.accelerometerRange.sensitivity
  }
}
