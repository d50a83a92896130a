// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Reads.
extension RuleText {
  static var burstWithoutIncrement: Text {
    (
      "All bytes are those of one register: six from 0x28 are the low byte of X, six times.",
      """
      L3G4200D datasheet (Doc ID 17116) and LIS331DLH datasheet (Doc ID 15094), I2C and SPI operation: a bit \
      of the command enables the increment. LSM9DS1 datasheet (DocID025715), CTRL_REG8.
      """,
      """
      Set the bit: 0x80 on I2C (0xA8 for 0x28), 0x40 on SPI (0xE8 for a read of 0x28). The accelerometer and \
      gyroscope of an LSM9DS1 have IF_ADD_INC (0x04 of CTRL_REG8, 0x22) instead, which is set after power-on: a \
      write of 0x80 or 0x40 there clears it. An ADXL345 increments on I2C without a bit; on SPI 0x40 (0xF2 for a read \
      of 0x32).
      """
    )
  }

  static var unprotectedRead: Text {
    (
      """
      A sample that comes between the two bytes makes a number of halves of two samples, which is off by up \
      to 256 digits, now and then. Of an ADXL345's FIFO, reading less than a set loses the rest of it.
      """,
      """
      LIS331DLH datasheet (Doc ID 15094) and L3G4200D datasheet (Doc ID 17116), CTRL_REG4, BDU. The A3G4250D \
      has no BDU: register header of STMicroelectronics. ADXL345 data sheet (Rev. E), data registers and FIFO. MPU-6000 \
      register map (RM-MPU-6000A-00, rev. 4.2), ACCEL_XOUT_H.
      """,
      """
      Set block data update: bit 7 of CTRL_REG4, 0x80 to 0x23 (LSM9DS1: 0x44 to CTRL_REG8, 0x22, for \
      accelerometer and gyroscope); then the halves may be read in either order, \
      and in transactions of their own. With an A3G4250D, read all six bytes within a period of the rate \
      (10 ms at 100 Hz) after STATUS_REG (0x27) has told of new data; or at the edge of DRDY/INT2 (0x08 to \
      CTRL_REG3); or from the FIFO, which keeps a set until it is read. For eight bits, read the high byte \
      alone. ADXL345: read all six bytes from 0x32 in one transaction. MPU-6050, MPU-6500 and their relatives: 14 bytes \
      from 0x3B, which are of one sample.
      """
    )
  }

  static var staleRead: Text {
    (
      """
      The program takes the same sample twice, or zeros before the first, for new ones: rates, filters and \
      integrals are wrong.
      """,
      """
      LIS331DLH datasheet (Doc ID 15094), STATUS_REG; AK8975 datasheet (MS1187-E-02), ST1, DRDY. ADXL345 data sheet \
      (Rev. E), FIFO.
      """,
      """
      Read the status with the data, in one transaction (7 bytes from 0xA7; AK8975, AK8963: 8 from 0x02; \
      AK09916: 9 from 0x10), and drop what is not new; or read at the edge of the data-ready pin; or poll \
      the status, and read once it tells of data. RDY of an HMC5883L stays set after a reading: read at the end of \
      each single measurement, or at the edge of DRDY. ADXL345: poll DATA_READY (0x80 of INT_SOURCE, 0x30) or Entries \
      (FIFO_STATUS, 0x39), or read at the edge of a pin; from its FIFO, begin \(time(Datasheet.ADXL345.Timing.fifoPop)) \
      after the end of the last read, which a clock of SPI up to 1.6 MHz ensures.
      """
    )
  }

  static var frozenRead: Text {
    (
      """
      With block data update, the pair stands still until its other half is read: the byte never changes \
      again. An HMC5883L loses each measurement until all six data registers have been read.
      """,
      """
      LIS331DLH datasheet (Doc ID 15094), CTRL_REG4, BDU. HMC5883L data sheet (900405 Rev. E), status register, \
      LOCK.
      """,
      """
      Read both halves each time, in either order. Where the high byte is enough, clear BDU (bit 7 of \
      CTRL_REG4). HMC5883L: read 0x03 to 0x08 in one transaction; a write of MR (0x02) releases them.
      """
    )
  }

  static var unsettledRead: Text {
    let gyroscope = Datasheet.L3G4200D.Variant.l3g4200d.turnOn
    let later = Datasheet.L3G4200D.Variant.l3gd20h.turnOn
    let offset = Datasheet.LIS331DLH.Timing.turnOnOffset
    return (
      "The data still hold the start of the sensor, or what was set before; fuse ROM bytes may be wrong.",
      """
      L3G4200D application note AN3393, Table 5; L3GD20H datasheet (DocID023469) and LIS331DLH datasheet \
      (Doc ID 15094), turn-on time; LIS302DL datasheet; LIS3DH datasheet (DocID17530), Table 10. AK8975: \
      Linux and Asahi Kasei's driver wait for the fuse ROM. HMC5883L data sheet (900405 Rev. E), \
      configuration register B. ADXL345 data sheet (Rev. E), self-test, and setting it up in standby. MPU-6500 product \
      specification (PS-MPU-6500A-01, rev. 1.3), start-up times.
      """,
      """
      From power-down, wait \(time(gyroscope)) with an L3G4200D, L3GD20 or A3G4250D (L3GD20H: \
      \(time(later))); a period and \(time(offset)) with an LIS331DLH (\(time(20_000_000 + offset)) at 50 Hz); \
      \(Datasheet.LIS331DL.Constant.turnOnSamples) periods with an LIS331DL; \
      \(Datasheet.LIS3DH.Constant.turnOnSamplesHighResolution) periods with an LIS3DH in high resolution, \
      \(time(Datasheet.LIS3DH.Timing.turnOnNormal)) in its other modes. After another setting of an L3G4200D, \
      drop a sample, or \(Datasheet.L3G4200D.Constant.settlingSamplesLowPass2) with the second low-pass. LSM9DS1: \
      \(time(Datasheet.LSM9DS1AG.Timing.gyroscopeTurnOn)) with the gyroscope, and the samples that its datasheet \
      (DocID025715) discards, at most 18. AK8975: \
      \(time(Datasheet.AK8975.Timing.fuseAccess)) in fuse ROM mode before ASAX to ASAZ are read. HMC5883L: drop the \
      first measurement after a write of GN, which has the gain before it. ADXL345: configure in standby (Measure, 0x08 \
      of POWER_CTL, 0x2D, clear), or drop the next set; after a change of SELF_TEST \
      \(Datasheet.ADXL345.Constant.selfTestSettlingSets) periods. Gyroscope of an MPU-6050 \
      \(time(Datasheet.MPU6500.Variant.mpu6050.gyroscopeTurnOn)), of an MPU-6500 or MPU-9250 \
      \(time(Datasheet.MPU6500.Variant.mpu6500.gyroscopeTurnOn)), whose accelerometers take \
      \(time(Datasheet.MPU6500.Variant.mpu6500.accelerometerTurnOn ?? 0)).
      """
    )
  }

  static var busyRead: Text {
    (
      "The bytes are indefinite while the part measures, and ST2 tells of a data error (DERR).",
      "AK8975 datasheet (MS1187-E-02), p. 14: DERR, and the period in which data can be read.",
      """
      Wait for DRDY: bit 0 of ST1 (0x02), or the pin; or \
      \(time(Datasheet.AK8975.Timing.measurementMaximum)) after the start, the longest measurement. AK8973: \
      wait for INT, typically \(time(Datasheet.AK8973.Timing.measurementTypical)).
      """
    )
  }

  static var reservedRead: Text {
    (
      "The byte is the maker's trim, or anything.",
      "The datasheets' register maps, which have no register there for the host.",
      "Remove the read, or check the address and, in a burst, its length."
    )
  }

  static var bootAccess: Text {
    (
      """
      What the part answers while it loads its trim is not documented, and what is written may be \
      overwritten.
      """,
      """
      AN2847, opening pages (LIS331DLH); AN3393, section 2 (L3G4200D, whose section 3 has about half of it); \
      LIS3DH datasheet (DocID17530), 7. MPU-6500 product specification (PS-MPU-6500A-01, rev. 1.3), start-up time for \
      register access; that it holds after DEVICE_RESET, too, is inferred from drivers.
      """,
      """
      After power-on or BOOT, wait \(time(Datasheet.LIS331DLH.Timing.boot)) with an LIS331DLH or LIS3DH, \
      \(time(Datasheet.L3G4200D.Timing.boot)) with an L3G4200D, \(time(Datasheet.LSM9DS1AG.Timing.boot)) with the \
      accelerometer and gyroscope of an LSM9DS1; after power-on or DEVICE_RESET (0x80 to 0x6B) \
      \(time(Datasheet.MPU6500.Variant.mpu6500.startUp)) with an MPU-6500, MPU-6050 or relative.
      """
    )
  }

  static var st2Unread: Text {
    (
      """
      An overflow (HOFL) or data error (DERR) passes unseen, and wrong data are taken for right. In its \
      continuous modes an AK8963 or AK09916 protects the data until ST2 is read: later measurements are \
      lost, and the program reads the same one for ever, or waits for the next.
      """,
      """
      AK8975 datasheet (MS1187-E-02), p. 14: HOFL and DERR; AK8963 datasheet (MS1356-E-02), ST2; ICM-20948 \
      datasheet (DS-000189), p. 79, 13.4, of the AK09916.
      """,
      """
      End each reading with ST2: 8 bytes from ST1 (0x02 to 0x09), AK09916: 9 bytes (0x10 to 0x18). Drop the \
      data where HOFL (bit 3) or, in an AK8975, DERR (bit 2) is set.
      """
    )
  }
}

extension Rule {
  /// A transaction that no chip answered. It is not a violation, because there was no chip to record it.
  package static let unanswered = Rule(
    "unanswered", .note, "a transaction that no chip answered",
    danger: """
      The address is wrong or the chip is not there, and the program goes on without it; or it only looks \
      for chips, and nothing is wrong.
      """,
    citation: "I2C-bus specification (UM10204), 3.1.6: acknowledge and not acknowledge.",
    remedy: """
      Compare the address with those that `proofmass detect` finds: a pin of the part selects one of two or \
      four. An AK8975 in an MPU-9150 answers only while the bypass is on (0x02 to INT_PIN_CFG).
      """)
}
