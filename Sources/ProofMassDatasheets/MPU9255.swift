// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu9255.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of InvenSense, those of an MPU-9250, beside an AK8963 on the
  /// auxiliary bus.
  ///
  /// Its registers are those of `MPU9250`, but for what is here; its numbers are in
  /// `MPU6500.Variant`.
  package enum MPU9255 {}
}

#if !NO_HEAP
  extension Datasheet.MPU9255 {
    /// The manufacturer's name.
    package static var name: String { "MPU9255" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.MPU9250.facts,
      #"""
        part like MPU9250 manufacturer
        identity 75 73 MPU9255 | RM55, WHO_AM_I; LINUX
        i2c 400000 00 68 69 | DS55, I2C interface
        spi 80 00 7F 3 20000000 | DS55, SPI interface, the clock of outputs and INT_STATUS
        register 75 WHO_AM_I r 73 | The identity byte. | RM55, WHO_AM_I; LINUX
          field WHOAMI 7:0 | 0x73.
        without laterAccelerometerBandwidthMillihertz laterAccelerometerDelayMicroseconds laterAccelerometerBypassBandwidthMillihertz laterAccelerometerBypassDelayMicroseconds
        document DS55 MPU-9255 Product Specification, DS-000007 Rev. 1.0, InvenSense
        document RM55 MPU-9255 Register Map and Descriptions, RM-000008 Rev. 1.0, InvenSense
      """#)
  }
#endif
