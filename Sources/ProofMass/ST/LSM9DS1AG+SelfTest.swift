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
  ) throws(SensorError) -> SelfTestChange {
    let test = LSM9DS1AGConfiguration(
      sensors: .accelerometer, rate: .hertz59Point5, accelerometerRange: .g2,
      threeWireSPI: configuration.threeWireSPI)
    let settling = Datasheet.LSM9DS1AG.Timing.accelerometerSelfTestSettle
    return try run(
      STInertialProcedure(
        isOfGyroscope: false, configuration: test,
        sensitivity: test.accelerometerRange.sensitivity, period: test.period,
        force: Datasheet.LSM9DS1AG.CTRL_REG10(accelerometerSelfTest: true).bits,
        startSettling: settling, forceSettling: settling,
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
  ) throws(SensorError) -> SelfTestChange {
    let test = LSM9DS1AGConfiguration(
      rate: .hertz238, gyroscopeRange: .dps2000, threeWireSPI: configuration.threeWireSPI)
    let settling = Datasheet.LSM9DS1AG.Timing.gyroscopeSelfTestSettle
    return try run(
      STInertialProcedure(
        isOfGyroscope: true, configuration: test, sensitivity: test.gyroscopeRange.sensitivity,
        period: test.period, force: Datasheet.LSM9DS1AG.CTRL_REG10(gyroscopeSelfTest: true).bits,
        startSettling: settling, forceSettling: settling,
        limits: LSM9DS1AGConfiguration.gyroscopeSelfTestLimits), timebase)
  }
}

extension LSM9DS1AG: STInertialTesting where Link: ~Copyable {
  mutating func begin(
    _ test: STInertialProcedure<LSM9DS1AGConfiguration>
  ) throws(SensorError) -> Int64 {
    _ = try test.configuration.write(to: &bus)
    return 0
  }

  mutating func apply(_ force: UInt8) throws(SensorError) {
    try bus.storeAndVerify([force], to: Datasheet.LSM9DS1AG.CTRL_REG10.address)
  }

  mutating func loadOutput(
    _ test: STInertialProcedure<LSM9DS1AGConfiguration>
  ) throws(SensorError) -> Axes<Int16>? {
    let (status, raw) = try loadOutput(
      test.isOfGyroscope
        ? Datasheet.LSM9DS1AG.STATUS_REG.address : Datasheet.LSM9DS1AG.STATUS_REG_XL.address)
    return (test.isOfGyroscope ? status.gyroscopeReady : status.accelerometerReady) ? raw : nil
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
