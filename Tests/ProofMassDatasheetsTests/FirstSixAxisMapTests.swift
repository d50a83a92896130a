// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import Testing

/// The maps of the LSM6DSL and its relatives, user bank, and their numbers.
@Suite struct FirstSixAxisMapTests {
  private typealias Variant = Datasheet.LSM6DSL.Variant

  private static let controls = [
    Row(
      0x01, "FUNC_CFG_ACCESS", .readWrite, 0x00, .always, 0xA0, "FUNC_CFG_EN - FUNC_CFG_EN_B -"),
    Row(0x04, "SENSOR_SYNC_TIME_FRAME", .readWrite, 0x00, .always, 0x0F, "- TPH"),
    Row(0x05, "SENSOR_SYNC_RES_RATIO", .readWrite, 0x00, .always, 0x03, "- RR"),
    Row(0x06, "FIFO_CTRL1", .readWrite, 0x00, .always, 0xFF, "FTH"),
    Row(
      0x07, "FIFO_CTRL2", .readWrite, 0x00, .always, 0xCF,
      "TIMER_PEDO_FIFO_EN TIMER_PEDO_FIFO_DRDY - FIFO_TEMP_EN FTH"),
    Row(0x08, "FIFO_CTRL3", .readWrite, 0x00, .always, 0x3F, "- DEC_FIFO_GYRO DEC_FIFO_XL"),
    Row(
      0x09, "FIFO_CTRL4", .readWrite, 0x00, .always, 0xFF,
      "STOP_ON_FTH ONLY_HIGH_DATA DEC_DS4_FIFO DEC_DS3_FIFO"),
    Row(0x0A, "FIFO_CTRL5", .readWrite, 0x00, .always, 0x7F, "- ODR_FIFO FIFO_MODE"),
    Row(
      0x0B, "DRDY_PULSE_CFG_G", .readWrite, 0x00, .always, 0x81, "DRDY_PULSED - INT2_WRIST_TILT"),
    Row(
      0x0D, "INT1_CTRL", .readWrite, 0x00, .always, 0xFF,
      "INT1_STEP_DETECTOR INT1_SIGN_MOT INT1_FULL_FLAG INT1_FIFO_OVR INT1_FTH INT1_BOOT INT1_DRDY_G INT1_DRDY_XL"
    ),
    Row(
      0x0E, "INT2_CTRL", .readWrite, 0x00, .always, 0xFF,
      "INT2_STEP_DELTA INT2_STEP_COUNT_OV INT2_FULL_FLAG INT2_FIFO_OVR INT2_FTH INT2_DRDY_TEMP INT2_DRDY_G INT2_DRDY_XL"
    ),
    Row(0x0F, "WHO_AM_I", .read, 0x6A, .always, 0xFF, "ID"),
    Row(0x10, "CTRL1_XL", .readWrite, 0x00, .always, 0xFF, "ODR_XL FS_XL LPF1_BW_SEL BW0_XL"),
    Row(0x11, "CTRL2_G", .readWrite, 0x00, .always, 0xFE, "ODR_G FS_G -"),
    Row(
      0x12, "CTRL3_C", .readWrite, 0x04, .always, 0xFF,
      "BOOT BDU H_LACTIVE PP_OD SIM IF_INC BLE SW_RESET"),
    Row(
      0x13, "CTRL4_C", .readWrite, 0x00, .always, 0xFE,
      "DEN_XL_EN SLEEP INT2_on_INT1 DEN_DRDY_INT1 DRDY_MASK I2C_disable LPF1_SEL_G -"),
    Row(0x14, "CTRL5_C", .readWrite, 0x00, .always, 0xFF, "ROUNDING DEN_LH ST_G ST_XL"),
    Row(
      0x15, "CTRL6_C", .readWrite, 0x00, .always, 0xFB,
      "TRIG_EN LVL_EN LVL2_EN XL_HM_MODE USR_OFF_W - FTYPE"),
    Row(
      0x16, "CTRL7_G", .readWrite, 0x00, .always, 0xF4,
      "G_HM_MODE HP_EN_G HPM_G - ROUNDING_STATUS -"),
    Row(
      0x17, "CTRL8_XL", .readWrite, 0x00, .always, 0xFD,
      "LPF2_XL_EN HPCF_XL HP_REF_MODE INPUT_COMPOSITE HP_SLOPE_XL_EN - LOW_PASS_ON_6D"),
    Row(
      0x18, "CTRL9_XL", .readWrite, 0x00, .always, 0xF4, "DEN_X DEN_Y DEN_Z DEN_XL_G - SOFT_EN -"),
    Row(
      0x19, "CTRL10_C", .readWrite, 0x00, .always, 0xBF,
      "WRIST_TILT_EN - TIMER_EN PEDO_EN TILT_EN FUNC_EN PEDO_RST_STEP SIGN_MOTION_EN"),
    Row(
      0x1A, "MASTER_CONFIG", .readWrite, 0x00, .always, 0xDF,
      "DRDY_ON_INT1 DATA_VALID_SEL_FIFO - START_CONFIG PULL_UP_EN PASS_THROUGH_MODE IRON_EN MASTER_ON"
    ),
  ]

  private static let outputs = [
    Row(
      0x1B, "WAKE_UP_SRC", .read, nil, .onRequest, 0x3F,
      "- FF_IA SLEEP_STATE_IA WU_IA X_WU Y_WU Z_WU"),
    Row(
      0x1C, "TAP_SRC", .read, nil, .onRequest, 0x7F,
      "- TAP_IA SINGLE_TAP DOUBLE_TAP TAP_SIGN X_TAP Y_TAP Z_TAP"),
    Row(0x1D, "D6D_SRC", .read, nil, .onRequest, 0xFF, "DEN_DRDY D6D_IA ZH ZL YH YL XH XL"),
    Row(0x1E, "STATUS_REG", .read, nil, .always, 0x07, "- TDA GDA XLDA"),
    Row(0x20, "OUT_TEMP_L", .read, nil, .onRequest, 0xFF, "Temp"),
    Row(0x21, "OUT_TEMP_H", .read, nil, .onRequest, 0xFF, "Temp"),
    Row(0x22, "OUTX_L_G", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x23, "OUTX_H_G", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x24, "OUTY_L_G", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x25, "OUTY_H_G", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x26, "OUTZ_L_G", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x27, "OUTZ_H_G", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x28, "OUTX_L_XL", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x29, "OUTX_H_XL", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x2A, "OUTY_L_XL", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x2B, "OUTY_H_XL", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x2C, "OUTZ_L_XL", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x2D, "OUTZ_H_XL", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x3A, "FIFO_STATUS1", .read, nil, .always, 0xFF, "DIFF_FIFO"),
    Row(
      0x3B, "FIFO_STATUS2", .read, nil, .always, 0xF7,
      "WaterM OVER_RUN FIFO_FULL_SMART FIFO_EMPTY - DIFF_FIFO"),
    Row(0x3C, "FIFO_STATUS3", .read, nil, .always, 0xFF, "FIFO_PATTERN"),
    Row(0x3D, "FIFO_STATUS4", .read, nil, .always, 0x03, "- FIFO_PATTERN"),
    Row(0x3E, "FIFO_DATA_OUT_L", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x3F, "FIFO_DATA_OUT_H", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x40, "TIMESTAMP0_REG", .read, nil, .always, 0xFF, "TIMESTAMP"),
    Row(0x41, "TIMESTAMP1_REG", .read, nil, .always, 0xFF, "TIMESTAMP"),
    Row(0x42, "TIMESTAMP2_REG", .readWrite, 0x00, .always, 0xFF, "TIMESTAMP"),
    Row(0x49, "STEP_TIMESTAMP_L", .read, nil, .always, 0xFF, "STEP_TIMESTAMP"),
    Row(0x4A, "STEP_TIMESTAMP_H", .read, nil, .always, 0xFF, "STEP_TIMESTAMP"),
    Row(0x4B, "STEP_COUNTER_L", .read, nil, .always, 0xFF, "STEP_COUNTER"),
    Row(0x4C, "STEP_COUNTER_H", .read, nil, .always, 0xFF, "STEP_COUNTER"),
    Row(
      0x53, "FUNC_SRC1", .read, nil, .onRequest, 0xFF,
      "STEP_COUNT_DELTA_IA SIGN_MOTION_IA TILT_IA STEP_DETECTED STEP_OVERFLOW HI_FAIL SI_END_OP SENSORHUB_END_OP"
    ),
    Row(
      0x54, "FUNC_SRC2", .read, nil, .always, 0x79,
      "- SLAVE3_NACK SLAVE2_NACK SLAVE1_NACK SLAVE0_NACK - WRIST_TILT_IA"),
    Row(
      0x55, "WRIST_TILT_IA", .read, nil, .onRequest, 0xFC,
      "WRIST_TILT_IA_Xpos WRIST_TILT_IA_Xneg WRIST_TILT_IA_Ypos WRIST_TILT_IA_Yneg WRIST_TILT_IA_Zpos WRIST_TILT_IA_Zneg -"
    ),
  ]

  private static let events = [
    Row(
      0x58, "TAP_CFG", .readWrite, 0x00, .always, 0xFF,
      "INTERRUPTS_ENABLE INACT_EN SLOPE_FDS TAP_X_EN TAP_Y_EN TAP_Z_EN LIR"),
    Row(0x59, "TAP_THS_6D", .readWrite, 0x00, .always, 0xFF, "D4D_EN SIXD_THS TAP_THS"),
    Row(0x5A, "INT_DUR2", .readWrite, 0x00, .always, 0xFF, "DUR QUIET SHOCK"),
    Row(0x5B, "WAKE_UP_THS", .readWrite, 0x00, .always, 0xBF, "SINGLE_DOUBLE_TAP - WK_THS"),
    Row(
      0x5C, "WAKE_UP_DUR", .readWrite, 0x00, .always, 0xFF, "FF_DUR5 WAKE_DUR TIMER_HR SLEEP_DUR"),
    Row(0x5D, "FREE_FALL", .readWrite, 0x00, .always, 0xFF, "FF_DUR FF_THS"),
    Row(
      0x5E, "MD1_CFG", .readWrite, 0x00, .always, 0xFF,
      "INT1_INACT_STATE INT1_SINGLE_TAP INT1_WU INT1_FF INT1_DOUBLE_TAP INT1_6D INT1_TILT INT1_TIMER"
    ),
    Row(
      0x5F, "MD2_CFG", .readWrite, 0x00, .always, 0xFF,
      "INT2_INACT_STATE INT2_SINGLE_TAP INT2_WU INT2_FF INT2_DOUBLE_TAP INT2_6D INT2_TILT INT2_IRON"
    ),
    Row(0x60, "MASTER_CMD_CODE", .readWrite, 0x00, .always, 0xFF, "MASTER_CMD_CODE"),
    Row(0x61, "SENS_SYNC_SPI_ERROR_CODE", .readWrite, 0x00, .always, 0xFF, "ERROR_CODE"),
    Row(0x66, "OUT_MAG_RAW_X_L", .read, nil, .always, 0xFF, "D"),
    Row(0x67, "OUT_MAG_RAW_X_H", .read, nil, .always, 0xFF, "D"),
    Row(0x68, "OUT_MAG_RAW_Y_L", .read, nil, .always, 0xFF, "D"),
    Row(0x69, "OUT_MAG_RAW_Y_H", .read, nil, .always, 0xFF, "D"),
    Row(0x6A, "OUT_MAG_RAW_Z_L", .read, nil, .always, 0xFF, "D"),
    Row(0x6B, "OUT_MAG_RAW_Z_H", .read, nil, .always, 0xFF, "D"),
    Row(0x73, "X_OFS_USR", .readWrite, 0x00, .always, 0xFF, "OFS"),
    Row(0x74, "Y_OFS_USR", .readWrite, 0x00, .always, 0xFF, "OFS"),
    Row(0x75, "Z_OFS_USR", .readWrite, 0x00, .always, 0xFF, "OFS"),
  ]

  private static func hub(_ numbers: ClosedRange<UInt8>, at first: UInt8) -> [Row] {
    numbers.map { number in
      Row(
        first + number - numbers.lowerBound, "SENSORHUB\(number)_REG", .read, nil, .always, 0xFF,
        "SHUB")
    }
  }

  static let lsm6dsl = [controls, outputs, events, hub(1...12, at: 0x2E), hub(13...18, at: 0x4D)]
    .flatMap(\.self).sorted { $0.address < $1.address }

  static let lsm6ds3 = lsm6dsl.rows(
    without: [0x05...0x05, 0x54...0x55, 0x60...0x61, 0x73...0x75],
    but: Row(0x01, "FUNC_CFG_ACCESS", .readWrite, 0x00, .always, 0x80, "FUNC_CFG_EN - - -"),
    Row(0x04, "SENSOR_SYNC_TIME_FRAME", .readWrite, 0x00, .always, 0xFF, "TPH"),
    Row(
      0x07, "FIFO_CTRL2", .readWrite, 0x00, .always, 0xCF,
      "TIMER_PEDO_FIFO_EN TIMER_PEDO_FIFO_DRDY - FTH"),
    Row(
      0x09, "FIFO_CTRL4", .readWrite, 0x00, .always, 0x7F,
      "- ONLY_HIGH_DATA DEC_DS4_FIFO DEC_DS3_FIFO"),
    Row(
      0x0B, "ORIENT_CFG_G", .readWrite, 0x00, .always, 0x3F, "- SignX_G SignY_G SignZ_G Orient"),
    Row(0x0F, "WHO_AM_I", .read, 0x69, .always, 0xFF, "ID"),
    Row(0x10, "CTRL1_XL", .readWrite, 0x00, .always, 0xFF, "ODR_XL FS_XL BW_XL"),
    Row(
      0x13, "CTRL4_C", .readWrite, 0x00, .always, 0xFF,
      "XL_BW_SCAL_ODR SLEEP_G INT2_on_INT1 FIFO_TEMP_EN DRDY_MASK I2C_disable MODE3_EN STOP_ON_FTH"),
    Row(0x14, "CTRL5_C", .readWrite, 0x00, .always, 0xEF, "ROUNDING - ST_G ST_XL"),
    Row(
      0x15, "CTRL6_C", .readWrite, 0x00, .always, 0xF0, "TRIG_EN LVLen LVL2_EN XL_HM_MODE - - -"),
    Row(
      0x16, "CTRL7_G", .readWrite, 0x00, .always, 0xFC,
      "G_HM_MODE HP_G_EN HPCF_G HP_G_RST ROUNDING_STATUS -"),
    Row(
      0x17, "CTRL8_XL", .readWrite, 0x00, .always, 0xE5,
      "LPF2_XL_EN HPCF_XL - HP_SLOPE_XL_EN - LOW_PASS_ON_6D"),
    Row(0x18, "CTRL9_XL", .readWrite, 0x38, .always, 0x3C, "- Zen_XL Yen_XL Xen_XL SOFT_EN -"),
    Row(
      0x19, "CTRL10_C", .readWrite, 0x38, .always, 0x3F,
      "- Zen_G Yen_G Xen_G FUNC_EN PEDO_RST_STEP SIGN_MOTION_EN"),
    Row(0x1D, "D6D_SRC", .read, nil, .onRequest, 0x7F, "- D6D_IA ZH ZL YH YL XH XL"),
    Row(0x1E, "STATUS_REG", .read, nil, .always, 0x0F, "- EV_BOOT TDA GDA XLDA"),
    Row(
      0x3B, "FIFO_STATUS2", .read, nil, .always, 0xFF,
      "FTH FIFO_OVER_RUN FIFO_FULL FIFO_EMPTY DIFF_FIFO"),
    Row(
      0x53, "FUNC_SRC", .read, nil, .onRequest, 0xFB,
      "STEP_COUNT_DELTA_IA SIGN_MOTION_IA TILT_IA STEP_DETECTED STEP_OVERFLOW - SI_END_OP SENSORHUB_END_OP"
    ),
    Row(
      0x58, "TAP_CFG", .readWrite, 0x00, .always, 0xFF,
      "TIMER_EN PEDO_EN TILT_EN SLOPE_FDS TAP_X_EN TAP_Y_EN TAP_Z_EN LIR"),
    Row(
      0x5B, "WAKE_UP_THS", .readWrite, 0x00, .always, 0xFF, "SINGLE_DOUBLE_TAP INACTIVITY WK_THS"))

  @Test(arguments: [
    Part(facts: Datasheet.LSM6DSL.facts, rows: lsm6dsl),
    Part(facts: Datasheet.LSM6DS3TRC.facts, rows: lsm6dsl),
    Part(facts: Datasheet.LSM6DS3.facts, rows: lsm6ds3),
    Part(
      facts: Datasheet.LSM6DS33.facts,
      rows: lsm6ds3.rows(without: [
        0x04...0x04, 0x1A...0x1A, 0x2E...0x39, 0x4D...0x52, 0x66...0x6B,
      ])),
  ])
  func registers(part: Part) { part.check() }

  @Test func rates() {
    #expect(
      Variant.allCases.map { $0.gyroscopeMillihertz(.hertz1666) } == [
        1_666_750, 1_666_750, 1_666_750, 1_666_750,
      ])
    #expect(
      Variant.allCases.map { $0.gyroscopeMillihertz(.hertz6667) } == [
        6_667_000, 6_667_000, nil, nil,
      ])
    #expect(
      Variant.allCases.map { $0.millihertz(.hertz1Point6) } == [1628, 1628, nil, nil])
    #expect(Variant.lsm6ds33.millihertz(.hertz6667) == 6_667_000)
    #expect(Variant.lsm6dsl.fifoMillihertz(.hertz12Point5) == 13_021)
  }

  @Test func scales() {
    for part in Variant.allCases {
      #expect(part.microgPerDigit(.g2) == 61)
      #expect(part.microgPerDigit(.g16) == 488)
      #expect(part.microdegreesPerSecondPerDigit(.dps125) == 4375)
      #expect(part.microdegreesPerSecondPerDigit(.dps2000) == 70_000)
    }
    #expect(Variant.allCases.map { $0.ratedDegreesPerSecond(.dps250) } == [250, 250, 245, 245])
    #expect(Variant.allCases.map(\.temperatureDigits) == [256, 256, 16, 16])
    #expect(Variant.allCases.map(\.fifoDepth) == [2048, 2048, 4096, 4096])
  }

  @Test func filters() {
    let dsl = Variant.lsm6dsl
    #expect(dsl.lowPass2CutoffMillihertz(.hertz833) == 312_000)
    #expect(
      dsl.lowPass1CutoffMillihertz(dataRate: .hertz833, lowPass1Bandwidth: .step2) == 155_000)
    #expect(
      dsl.lowPass1CutoffMillihertz(dataRate: .hertz6667, lowPass1Bandwidth: .step3) == 937_000)
    #expect(dsl.settlingSamplesLowPass1(dataRate: .hertz833, lowPass1Bandwidth: .step2) == 9)
    #expect(dsl.settlingSamples(.hertz1666) == 135)
    #expect(dsl.highPassCutoffMicrohertz(.step3) == 1_040_000)
    let ds3 = Variant.lsm6ds3
    #expect(ds3.lowPass2CutoffMillihertz(.hertz1666) == 1_057_000)
    #expect(ds3.lowPowerCutoffMillihertz(.hertz208) == 60_200)
    #expect(ds3.highPassCutoffMicrohertz(.step0) == 8100)
    #expect(ds3.settlingSamples(.hertz1666) == 4)
    #expect(ds3.accelerometerSettlingSamples50(.hertz6667) == 112)
    #expect(ds3.accelerometerSettlingSamples400(.hertz208) == 1)
    #expect(ds3.accelerometerSettlingSamples(.hertz104) == 2)
    #expect(Variant.lsm6ds33.accelerometerSettlingSamples(.hertz3333) == 2)
    for part in Variant.allCases {
      #expect(part.filterDivisor(.step2) == 9)
      #expect(part.highPassDivisor(.step0) == 4)
    }
  }

  @Test func specimens() {
    #expect(Variant.allCases.map(\.gyroscopeZeroLevel) == [3, 3, 10, 10])
    #expect(Variant.allCases.map(\.gyroscopeNoiseDensity) == [4, 5, 7, 7])
    #expect(Variant.allCases.map { $0.noiseDensity(.g16) } == [130, 130, 90, 90])
    #expect(Variant.allCases.map { $0.noiseDensity(.g2) } == [80, 90, 90, 90])
    #expect(
      Variant.allCases.map(\.gyroscopeSelfTestTurnOn) == [
        150_000_000, 150_000_000, 800_000_000, 800_000_000,
      ])
  }
}
