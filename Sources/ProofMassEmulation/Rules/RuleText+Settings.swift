// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Settings that exclude each other, or that require another one.
extension RuleText {
  static var forbiddenCombination: Text {
    (
      """
      Which of the two settings wins is documented nowhere, and need not be the same in two parts. Proper operation \
      is not promised.
      """,
      """
      LIS3DH datasheet (DocID17530), Table 10: LPen = 1 with HR = 1 is not allowed. LIS2MDL datasheet (DS12144), \
      CFG_REG_A, as drivers quote it: COMP_TEMP_EN has to be 1 for proper operation, so not 0 while it measures. \
      ADXL345 data sheet (Rev. E): the self-test is valid without LOW_POWER at 100 to 800 and 3200 Hz; Samples in trigger \
      mode must not be 0.
      """,
      """
      LIS3DH, LIS2DH12: clear LPen (bit 3, 0x08, of CTRL_REG1, 0x20) before HR (bit 3, 0x08, of CTRL_REG4, \
      0x23) is set, and HR before LPen is set. Both clear is normal mode. LIS2MDL, IIS2MDC, LSM303AGRM: set \
      COMP_TEMP_EN (bit 7, 0x80, of CFG_REG_A, 0x60) with the mode that measures. ADXL345: 0x0A to BW_RATE (0x2C) before \
      SELF_TEST (0x80 of DATA_FORMAT, 0x31); trigger mode with Samples, as 0xD0 to FIFO_CTL (0x38).
      """
    )
  }

  static var reservedOnes: Text {
    (
      "The bit keeps a function of the part as it has to be; without it, correct operation is not promised.",
      """
      LIS3DH datasheet (DocID17530), 8.6: bits 0 to 6 of CTRL_REG0 have to be 0010000. InvenSense's application note of \
      the hardware offset registers: bit 0 of the accelerometer's has to keep the factory's value.
      """,
      """
      Write CTRL_REG0 (0x1E) of a LIS3DH or LIS2DH12 as 0x10, or as 0x90 to disconnect the pull-up of SDO/SA0. \
      To change one bit of a register, read it, change that bit alone, and write it back.
      """
    )
  }

  static var fuseModeRead: Text {
    (
      "The byte is not what the ROM holds: a sensitivity adjustment made of it is wrong for all data.",
      """
      AK8975 datasheet (MS1187-E-02), ASAX to ASAZ: to be read in fuse ROM access mode. AK8973: the drivers of \
      Samsung and HTC read its EEPROM in its mode.
      """,
      """
      Write fuse ROM access (CNTL or, AK8963, CNTL1, 0x0A: 0x0F), wait \
      \(time(Datasheet.AK8975.Timing.fuseAccess)), read ASAX to ASAZ (0x10 to 0x12), and write power-down (0x00). \
      AK8973: EEPROM access (MS1, 0xE0: 0x02), wait \(oldModeWait), read 0x62 to 0x68, power-down (0x03).
      """
    )
  }

  static var referenceUnread: Text {
    (
      "The filtering block is not reset completely, and the part may not work properly after that.",
      """
      LIS2DH12 datasheet, 8.9, footnote, as drivers of the LIS2DH12 and the LIS3DH quote it: reading REFERENCE \
      is recommended in power-down after high resolution, before the part is switched on again.
      """,
      """
      LIS3DH, LIS2DH12: after power-down (ODR in CTRL_REG1, 0x20, is 0) with HR (bit 3, 0x08, of CTRL_REG4, \
      0x23) set, read REFERENCE (0x26), then set the rate of normal or high-resolution mode.
      """
    )
  }

  static var noEffect: Text {
    (
      "Nothing breaks, but the part does not do what the setting asks for.",
      """
      LIS3DH datasheet (DocID17530), 3.7: the auxiliary ADC needs BDU, and the thermometer the ADC; Table 37: \
      BLE acts in high-resolution mode only. Of the LIS2DH12's thermometer, which has no ADC beside it: \
      STMicroelectronics' driver. LSM9DS1 datasheet (DocID025715): figure 6, CTRL_REG6_XL, CTRL_REG9, table 9. ADXL345 \
      data sheet (Rev. E), POWER_CTL and BW_RATE. MPU-6500 register map (RM-MPU-6500A-00, rev. 2.1), CONFIG and \
      INT_PIN_CFG; MPU-6000 register map (RM-MPU-6000A-00, rev. 4.2), PWR_MGMT_1; ICM-20948 datasheet (DS-000189, Rev. \
      1.3), GYRO_CONFIG_1, ACCEL_CONFIG and INT_PIN_CFG.
      """,
      """
      LIS3DH: for the ADC set ADC_EN (0x80 of TEMP_CFG_REG, 0x1F) and BDU (0x80 of CTRL_REG4, 0x23), for the \
      thermometer TEMP_EN (0x40), too. LIS2DH12: both bits of TEMP_EN (0xC0) and BDU. BLE (0x40 of CTRL_REG4) \
      needs HR (0x08). LSM9DS1: BW_G and HP_EN need OUT_SEL or INT_SEL (0x02 or 0x08 of CTRL_REG2_G, 0x11), BW_XL \
      needs BW_SCAL_ODR (0x04 of CTRL_REG6_XL, 0x20), FIFO_CTRL needs FIFO_EN (0x02 of CTRL_REG9, 0x23), and \
      ODR_XL acts while the gyroscope is off. ADXL345: AUTO_SLEEP needs Link (0x30 of POWER_CTL, 0x2D), LOW_POWER a \
      rate of 12.5 to 400 Hz. MPU-6500: DLPF_CFG needs FCHOICE_B 00 (GYRO_CONFIG, 0x1B), A_DLPF_CFG ACCEL_FCHOICE_B 0 \
      (0x08 of ACCEL_CONFIG_2, 0x1D): both are the inverse of the FCHOICE of the tables. ICM-20948: GYRO_FCHOICE and \
      ACCEL_FCHOICE are 1 (0x01 of GYRO_CONFIG_1, 0x01, and of ACCEL_CONFIG, 0x14, bank 2). For BYPASS_EN clear I2C_MST_EN \
      (0x20 of USER_CTRL) first. MPU-6050: in cycle mode write 0x07, with the wake rate, to PWR_MGMT_2 (0x6C). Or leave the \
      setting out.
      """
    )
  }
}
