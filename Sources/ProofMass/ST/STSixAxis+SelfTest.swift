// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension STSixAxis where Link: ~Copyable {
  /// Makes the chip deflect the proof mass of its accelerometer, and measures the change of the outputs. The
  /// board has to be at rest. Takes about 0.7 s, an LSM6DS3 or LSM6DS33 0.9 s, and a period of the rates before, which is
  /// 0.64 s at 1.6 Hz; afterwards the chip has its previous configuration, and samples are good after `settlingTime`.
  ///
  /// At ±4 g and 52 Hz, with the gyroscope off, five samples are averaged, without and with the force, each after
  /// 0.1 s; every axis changes by a part's limits, in either direction: an LSM6DSO by 50 to 1700 mg, an ISM330DHCX,
  /// LSM6DSL or LSM6DS3TR-C by 90 to 1700 mg. The steps and limits are those of ST's example (LSM6DSO) or of the
  /// datasheet. An LSM6DS3 or LSM6DS33 is tested at ±2 g after 0.2 s; no document gives its limits, which are those of
  /// the LSM6DSL.
  ///
  /// - Throws: `.notReady` when no samples appear; `.bus`, `.notVerified`. The chip then has its previous
  ///   configuration, too; where restoring it fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTestAccelerometer(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTestChange {
    try run(configuration.selfTest(ofGyroscope: false, clockTrim), timebase)
  }

  /// Makes the chip deflect the proof mass of its gyroscope, and measures the change of the outputs. The board
  /// has to be at rest. Takes about 0.4 s, an LSM6DS3 or LSM6DS33 1 s; afterwards the chip has its previous
  /// configuration, and samples are good after `settlingTime`.
  ///
  /// At ±2000 °/s and 208 Hz, with the accelerometer off, five samples are averaged, without and with the force, each
  /// after 0.1 s (LSM6DSL and LSM6DS3TR-C: 0.15 and 0.05 s, LSM6DS3 and LSM6DS33: 0.8 and 0.06 s); every axis changes by
  /// 150 to 700 °/s, in either direction. The sources are those of `selfTestAccelerometer`.
  ///
  /// - Throws: what `selfTestAccelerometer` throws.
  public mutating func selfTestGyroscope(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTestChange {
    try run(configuration.selfTest(ofGyroscope: true, clockTrim), timebase)
  }
}

extension STSixAxis: STInertialTesting where Link: ~Copyable {
  mutating func begin(_ test: STInertialProcedure<Configuration>) throws(SensorError) -> Int64 {
    // The rate that was configured last may not have begun either.
    presentPeriod
      + (try test.configuration.write(to: &bus).presentPeriod(
        before: test.configuration, clockTrim))
  }

  mutating func apply(_ force: UInt8) throws(SensorError) {
    try bus.storeAndVerify([force], to: Datasheet.LSM6DSO.CTRL5_C.address)
  }

  mutating func loadOutput(
    _ test: STInertialProcedure<Configuration>
  ) throws(SensorError) -> Axes<Int16>? {
    let sample = try loadOutputs(STSixAxisReading(test.configuration))
    guard sample.isNew else { return nil }
    return test.isOfGyroscope ? sample.rawAngularRate : sample.rawAcceleration
  }
}
