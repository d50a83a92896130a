// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6ds33.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of STMicroelectronics, as the LSM6DS3, without sensor hub.
  ///
  /// Its registers are those of `LSM6DS3`, but for what is here; its numbers are in
  /// `LSM6DSL.Variant`.
  package enum LSM6DS33 {}
}

#if !NO_HEAP
  extension Datasheet.LSM6DS33 {
    /// The manufacturer's name.
    package static var name: String { "LSM6DS33" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LSM6DS3.facts,
      #"""
        part like LSM6DS3 independent
        identity 0F 69 LSM6DS33 LSM6DS3 LSM6DS3H | POLOLU, DS33_WHO_ID; RUST | independent
        reserved 00 00 doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 02 05 doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 0C 0C doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 1A 1A doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 1F 1F doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 2E 39 doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 43 48 doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 4D 52 doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 54 57 doNotWrite | POLOLU, addresses that it does not list | inferred
        reserved 60 7F doNotWrite | POLOLU, addresses that it does not list | inferred
        constant accelerometerZeroLevel 40 | mg | Typical zero-g level of the accelerometer, either sign. | BOM | single
        constant gyroscopeZeroLevel 10 | °/s | Typical zero-rate level of the gyroscope, either sign. | BOM | single
        constant gyroscopeNoiseDensity 7 | mdps/√Hz | Typical noise of the gyroscope in high-performance mode. | BOM | single
        without SENSOR_SYNC_TIME_FRAME MASTER_CONFIG SENSORHUB1_REG SENSORHUB2_REG SENSORHUB3_REG SENSORHUB4_REG SENSORHUB5_REG SENSORHUB6_REG SENSORHUB7_REG SENSORHUB8_REG SENSORHUB9_REG SENSORHUB10_REG SENSORHUB11_REG SENSORHUB12_REG SENSORHUB13_REG SENSORHUB14_REG SENSORHUB15_REG SENSORHUB16_REG SENSORHUB17_REG SENSORHUB18_REG OUT_MAG_RAW_X_L OUT_MAG_RAW_X_H OUT_MAG_RAW_Y_L OUT_MAG_RAW_Y_H OUT_MAG_RAW_Z_L OUT_MAG_RAW_Z_H SLV0_ADD SLV0_SUBADD SLAVE0_CONFIG SLV1_ADD SLV1_SUBADD SLAVE1_CONFIG SLV2_ADD SLV2_SUBADD SLAVE2_CONFIG SLV3_ADD SLV3_SUBADD SLAVE3_CONFIG DATAWRITE_SRC_MODE_SUB_SLV0 MAG_SI_XX MAG_SI_XY MAG_SI_XZ MAG_SI_YX MAG_SI_YY MAG_SI_YZ MAG_SI_ZX MAG_SI_ZY MAG_SI_ZZ MAG_OFFX_L MAG_OFFX_H MAG_OFFY_L MAG_OFFY_H MAG_OFFZ_L MAG_OFFZ_H sensorHubMillihertz sensorHubBytes sensorHubStop
        document BOM LSM6DS33 datasheet, DocID027423 Rev 4, STMicroelectronics, as a bill of materials quotes it
        document POLOLU Pololu lsm6-arduino, LSM6.h and LSM6.cpp
        document RUST Rust crates lsm6ds33 of N. Arain and lsm6ds33-rs of P. O'Doherty
      """#)
  }
#endif
