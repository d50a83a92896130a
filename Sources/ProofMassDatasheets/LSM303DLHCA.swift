// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303dlhca.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer in STMicroelectronics' LSM303DLHC, ±2 to ±16 g, 8, 10 or 12 bits,
  /// FIFO, clicks.
  ///
  /// Its registers are those of `LIS3DH`, but for what is here; its numbers are in
  /// `LIS3DH.Variant`.
  package enum LSM303DLHCA {}
}

#if !NO_HEAP
  extension Datasheet.LSM303DLHCA {
    /// The manufacturer's name.
    package static var name: String { "LSM303DLHCA" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS3DH.facts,
      #"""
        part like LIS3DH independent
        identity 0F 33 LSM303DLHCA LIS3DH LIS2DH12 LSM303AGRA LIS3DE LIS2DE12 LSM330D LSM330DL LSM330DLC | BSP, LSM303DLHC_WHO_AM_I_ADDR and I_AM_LMS303DLHC, of a register that DLHC does not list; LINUX | independent
        i2c 400000 80 19 | DLHC, I2C operation; BSP, ACC_I2C_ADDRESS; REGISTERS, DEFAULT_DEVICE_ADDRESS | independent
        spi none
        reserved 00 0E doNotWrite | DLHC, addresses that the table of the accelerometer's registers does not list; REGISTERS, the same | inferred
        reserved 10 1F doNotWrite | DLHC, addresses that the table of the accelerometer's registers does not list; REGISTERS, the same | inferred
        reserved 3E 7F doNotWrite | DLHC, addresses that the table of the accelerometer's registers does not list; REGISTERS, the same | inferred
        register 0F WHO_AM_I r 33 | Identity; the datasheet does not list the address. | BSP, LSM303DLHC_WHO_AM_I_ADDR; LINUX | independent
          field ID 7:0 | 0x33, also in several relatives. | DS Table 21; DS 8.5 | independent
        register 20 CTRL_REG1 rw 07 | Data rate, low-power mode and axes. | DLHC, CTRL_REG1_A; BSP, LSM303DLHC_ODR_1620_HZ_LP and its like; REGISTERS, AccelOdr | independent
          field ODR 7:4 | Output data rate, or power-down.
            code 0 powerDown nothing is measured
            code 1 hertz1 1 Hz
            code 2 hertz10 10 Hz
            code 3 hertz25 25 Hz
            code 4 hertz50 50 Hz
            code 5 hertz100 100 Hz
            code 6 hertz200 200 Hz
            code 7 hertz400 400 Hz
            code 8 hertz1600 1.62 kHz, in low-power mode only
            code 9 fastest 1.344 kHz, in low-power mode 5.376 kHz
            code 10-15 - not defined
          field LPen 3 | Low-power mode with codes of 8 bits; not allowed together with HR. | DS 8.8; DS Table 10 | independent
            code 0 off normal or high-resolution mode
            code 1 on low-power mode
          field Zen 2 | Whether the Z axis is measured. | DS Table 21; DS 8.8 | independent
            code 0 disabled not measured
            code 1 enabled measured
          field Yen 1 | Whether the Y axis is measured. | DS Table 21; DS 8.8 | independent
            code 0 disabled not measured
            code 1 enabled measured
          field Xen 0 | Whether the X axis is measured. | DS Table 21; DS 8.8 | independent
            code 0 disabled not measured
            code 1 enabled measured
        register 22 CTRL_REG3 rw 00 | Pin INT1. | DLHC, CTRL_REG3_A; BSP, LSM303DLHC_IT1_DRY1 and its like; REGISTERS | independent
          field I1_CLICK 7 | Whether click detection drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_IA1 6 | Whether interrupt generator 1 drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_IA2 5 | Whether interrupt generator 2 drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_ZYXDA 4 | Whether data ready drives pin INT1. | DS 8.10; LINUX | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_DRDY2 3 | Whether data ready 2 drives pin INT1: what it is, is not described. In the LIS3DH it is that of the auxiliary ADC, which the part does not have.
            code 0 disabled not routed
            code 1 enabled routed
          field I1_WTM 2 | Whether the FIFO watermark drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_OVERRUN 1 | Whether the FIFO overrun drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field reserved 0 reserved | No meaning is documented. | DS Table 21; DS 8.10 | independent
        register 23 CTRL_REG4 rw 00 | Data format, full scale and resolution. | DLHC, CTRL_REG4_A; REGISTERS; AIRIUM | independent
          field BDU 7 | Whether a pair holds still between the reads of its halves. | DS Table 21; DS 8.11 | independent
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 6 | Order of the bytes of a pair; acts in high-resolution mode only. | DS Table 21; DS 8.11 | independent
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field FS 5:4 | Full scale. | DS Table 38; LINUX | independent
            code 0 g2 ±2 g
            code 1 g4 ±4 g
            code 2 g8 ±8 g
            code 3 g16 ±16 g
          field HR 3 | High-resolution mode with codes of 12 bits; not allowed together with LPen. | DS 8.11; DS Table 10 | independent
            code 0 off normal or low-power mode
            code 1 on high-resolution mode
          field reserved 2:1 zero | Must be zero: no self-test is documented.
          field SIM 0 | SPI wiring. | DS Table 21; DS 8.11 | independent
            code 0 four four wires
            code 1 three three wires
        register 25 CTRL_REG6 rw 00 | Pin INT2 and the polarity of both pins. | DLHC, CTRL_REG6_A; BSP, LSM303DLHC_IT2_ACT; REGISTERS; AIRIUM | independent
          field I2_CLICK 7 | Whether click detection drives pin INT2. | DS Table 21; DS 8.13 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I2_IA1 6 | Whether interrupt generator 1 drives pin INT2. | DS Table 21; DS 8.13 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I2_IA2 5 | Whether interrupt generator 2 drives pin INT2. | DS Table 21; DS 8.13 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I2_BOOT 4 | Whether a boot in progress drives pin INT2. | DS Table 21; DS 8.13 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field P2_ACT 3 | Whether the state of active functions is shown by pin INT2: which functions, is not described. In the LIS3DH it is activity detection, whose registers are not listed here.
            code 0 disabled not routed
            code 1 enabled routed
          field reserved 2 reserved | No meaning is documented. | DS Table 21; DS 8.13 | independent
          field INT_POLARITY 1 | Polarity of both pins. | DS Table 21; DS 8.13 | independent
            code 0 high active high
            code 1 low active low
          field reserved 0 reserved | No meaning is documented. | DS Table 21; DS 8.13 | independent
        register 3A CLICK_THS rw 00 | Click threshold. | REGISTERS, ClickThresholdRegisterA | single
          field zero 7 zero | Must be zero: clicks cannot be latched.
          field Ths 6:0 | In steps of full scale / 128. | DS 8.31; PID, lis3dh_tap_threshold_set | single
        table millihertz CTRL_REG1.ODR CTRL_REG1.LPen | mHz | Output data rate; the LIS3DH's 1.6 kHz is printed as 1.62 kHz. | DLHC, CTRL_REG1_A; BSP, LSM303DLHC_ODR_1620_HZ_LP and its like; REGISTERS, AccelOdr | independent
          row 0 | - -
          row 1 | 1000 1000
          row 2 | 10000 10000
          row 3 | 25000 25000
          row 4 | 50000 50000
          row 5 | 100000 100000
          row 6 | 200000 200000
          row 7 | 400000 400000
          row 8 | - 1620000
          row 9 | 1344000 5376000
        table codeBits CTRL_REG1.LPen CTRL_REG4.HR | bits | Width of an output code; nil where the combination is not allowed. | AIRIUM, GetAcc, of 12 and 10 bits; STAFF, of 8 bits, and of 12 in a mode that it calls normal | single
          row 0 | 10 12
          row 1 | 8 -
        table microgravitiesPerDigit CTRL_REG4.FS CTRL_REG1.LPen CTRL_REG4.HR | µg a digit | Typical sensitivity of the code; nil where the combination is not allowed. Documents state it for 12 bits only. | BSP, LSM303DLHC_ACC_SENSITIVITY_2G and its like; LINUX | independent
          row 0 0 | 4000 1000
          row 0 1 | 16000 -
          row 1 0 | 8000 2000
          row 1 1 | 32000 -
          row 2 0 | 16000 4000
          row 2 1 | 64000 -
          row 3 0 | 48000 12000
          row 3 1 | 192000 -
        table ratedG CTRL_REG4.FS | g | Rated full scale in either direction. | DLHC, CTRL_REG4_A; BSP, LSM303DLHC_FULLSCALE_2G and its like; LINUX | independent
          row | 2 4 8 16
        without STATUS_REG_AUX OUT_ADC1_L OUT_ADC1_H OUT_ADC2_L OUT_ADC2_H OUT_ADC3_L OUT_ADC3_H CTRL_REG0 TEMP_CFG_REG ACT_THS ACT_DUR adcBits adcCentreMillivolts adcSpanMillivolts temperatureDegreesPerDigit temperatureZero activityMillihertz activitySamplesPerStep activityExtraSamples selfTestMinimum selfTestMaximum selfTestSamples selfTestSamplesHighResolution
        document AIRIUM os.mbed.com, Airium/module_LSM303DLHC, LSM303DLHC.h
        document BSP STMicroelectronics, components of the STM32Cube boards, lsm303dlhc.h V2.0.0 of June 2015
        document DLHC LSM303DLHC datasheet, Doc ID 018771 Rev 1, STMicroelectronics, April 2011
        document REGISTERS sunsided/lsm303dlhc-registers, src/accel.rs and src/accel/types.rs
        document STAFF Statement of ST's staff in the ST community, on the output format of the LSM303DLHC
      """#)
  }
#endif
