// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu9150.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of InvenSense, those of an MPU-6050, beside an AK8975 on the
  /// auxiliary bus.
  ///
  /// Its registers are those of `MPU6050`, but for what is here; its numbers are in
  /// `MPU6500.Variant`.
  package enum MPU9150 {}
}

#if !NO_HEAP
  extension Datasheet.MPU9150 {
    /// The manufacturer's name.
    package static var name: String { "MPU9150" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.MPU6050.facts,
      #"""
        part like MPU6050 manufacturer
        identity 75 68 MPU9150 MPU6050 MPU6000 | RM91, WHO_AM_I; LINUX
        i2c 400000 00 68 69 | PS91, I2C interface
        inside AK8975 +y+x-z | PS91, orientation of axes
        constant accelerometerZeroLevel 80 | mg | Typical zero-g level of the accelerometer, either sign. | PS91, accelerometer specifications
        constant accelerometerZeroLevelDrift 750 | µg/°C | Typical change of the zero-g level of X and Y with temperature, either sign. | PS91, accelerometer specifications
        constant accelerometerZeroLevelDriftZ 1500 | µg/°C | Typical change of the zero-g level of Z with temperature, either sign. | PS91, accelerometer specifications
        constant accelerometerZeroLevelZ 150 | mg | Typical zero-g level of the accelerometer along Z, either sign. | PS91, accelerometer specifications
        document PS91 MPU-9150 Product Specification, PS-MPU-9150A-00 Rev. 4.3, InvenSense
      """#)
  }
#endif
