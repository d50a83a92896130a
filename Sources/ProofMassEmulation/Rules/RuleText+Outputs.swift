// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Reads of the outputs where there is nothing to read, or of bytes other than the intended ones.
extension RuleText {
  static var powerDownRead: Text {
    (
      """
      The bytes are those of the last sample before power-down, or the ones that power-on left, and stay so: \
      the status never tells of new data.
      """,
      """
      LIS331DLH datasheet (Doc ID 15094), CTRL_REG1, PM and the axes; L3G4200D datasheet (Doc ID 17116), \
      CTRL_REG1, PD; LIS3DH datasheet (DocID17530), Table 31; AK8975 datasheet (MS1187-E-02), 6.3. ADXL345 data \
      sheet (Rev. E), POWER_CTL. MPU-6000 register map (RM-MPU-6000A-00, rev. 4.2), PWR_MGMT_1.
      """,
      """
      Switch on before reading, in CTRL_REG1 (0x20): LIS331DLH, LIS331HH, H3LIS331DL 0x27 (normal mode, 50 Hz, \
      three axes), LIS331DL, LIS302DL 0x47 (100 Hz), LIS3DH, LIS2DH12 0x57 (100 Hz), L3G4200D and its relatives \
      0x0F. LSM9DS1: 0x60 to CTRL_REG1_G (0x10), or to CTRL_REG6_XL (0x20) for the accelerometer alone. AK8975, \
      AK8963: start a measurement (0x01 to 0x0A); AK09916: 0x01 to 0x31. ADXL345: 0x08 to POWER_CTL (0x2D). \
      MPU-6000, MPU-6050, MPU-9150 sleep after power-on and DEVICE_RESET: 0x01 to PWR_MGMT_1 (0x6B). With its three axes disabled a part measures nothing, either.
      """
    )
  }

  static var earlyRead: Text {
    let normal = time(Datasheet.LIS3DH.Timing.turnOnNormal)
    let lowPower = time(Datasheet.LIS3DH.Timing.turnOnLowPower)
    let high = Datasheet.LIS3DH.Constant.turnOnSamplesHighResolution
    let offset = Datasheet.LIS331DLH.Timing.turnOnOffset
    return (
      "The bytes are what power-on left, or the last sample before power-down.",
      """
      Turn-on time: LIS331DLH datasheet (Doc ID 15094), LIS302DL datasheet, LIS3DH datasheet (DocID17530), \
      Table 10, L3G4200D datasheet (Doc ID 17116). AK8963 datasheet (MS1356-E-02), ST1, DRDY. ADXL345 data sheet \
      (Rev. E), specifications.
      """,
      """
      When power-down is left, wait for the first sample, or poll the status until it tells of it. LIS331DLH and \
      its relatives: a period and \(time(offset)) (\(time(20_000_000 + offset)) at 50 Hz); LIS331DL, LIS302DL: \
      \(Datasheet.LIS331DL.Constant.turnOnSamples) periods; LIS3DH, LIS2DH12: \(normal), in low-power mode \
      \(lowPower), in high resolution \(high) periods; L3G4200D and its relatives: a period, and until the data \
      have settled \(time(Datasheet.L3G4200D.Variant.l3g4200d.turnOn)) (L3GD20H: \
      \(time(Datasheet.L3G4200D.Variant.l3gd20h.turnOn))). AK8963, AK09916: \
      \(time(Datasheet.AK8975.Timing.measurementMaximum)). ADXL345: a period and \
      \(time(Datasheet.ADXL345.Timing.turnOnOffset)).
      """
    )
  }

  static var misalignedBurst: Text {
    (
      """
      Each number is made of the high byte of one axis and the low byte of the next: every value is wrong, and \
      looks like noise.
      """,
      """
      The datasheets' register maps: OUT_X_L (0x28) comes before OUT_X_H (0x29); AK8975 datasheet \
      (MS1187-E-02): HXL (0x03) before HXH (0x04). That the bytes are meant as pairs is inferred from their even \
      number.
      """,
      """
      Begin at the low byte of a pair: 0xA8 on I2C (0xE8 on SPI) for six bytes from 0x28; AK8975, AK8963 0x03; \
      AK09916 0x11. For high bytes alone, read an odd number, which ends with one.
      """
    )
  }

  static var readAfterWrite: Text {
    (
      """
      The part ignores the byte, but its address moves on: what is read belongs to the next register, so that \
      every value is put together wrongly.
      """,
      """
      L3G4200D datasheet (Doc ID 17116) and LIS331DLH datasheet (Doc ID 15094), I2C operation: the address \
      increments with each byte, written or read; AK8975 datasheet (MS1187-E-02), I2C.
      """,
      """
      Send the register's address alone, then a repeated START, and read: `i2ctransfer -y 1 w1@0x18 0xa8 r6`.
      """
    )
  }
}
