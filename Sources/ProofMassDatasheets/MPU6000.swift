// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu6000.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of InvenSense: an MPU-6050 with SPI.
  ///
  /// Its registers are those of `MPU6050`, but for what is here; its numbers are in
  /// `MPU6500.Variant`.
  package enum MPU6000 {}
}

#if !NO_HEAP
  extension Datasheet.MPU6000 {
    /// The manufacturer's name.
    package static var name: String { "MPU6000" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.MPU6050.facts,
      #"""
        part like MPU6050 manufacturer
        identity 75 68 MPU6000 MPU6050 MPU9150 | RM60, WHO_AM_I; LINUX
        spi 80 00 7F 3 20000000 | PS60, SPI interface, the clock of outputs and INT_STATUS
        constant slowRegisterSPIHertz 1000000 | Hz | Highest SPI clock of registers that are not outputs and not INT_STATUS. | PS60, SPI interface
      """#)
  }
#endif
