// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import Testing

/// The maps of the LSM6DSO and its relatives: user bank, embedded functions, sensor hub.
@Suite struct SixAxisMapTests {
  static let lsm6dso = [
    Row(
      0x01, "FUNC_CFG_ACCESS", .readWrite, 0x00, .always, 0xC0, "FUNC_CFG_ACCESS SHUB_REG_ACCESS -"),
    Row(0x02, "PIN_CTRL", .readWrite, 0x3F, .always, 0xFF, "OIS_PU_DIS SDO_PU_EN KEEP1"),
    Row(0x07, "FIFO_CTRL1", .readWrite, 0x00, .always, 0xFF, "WTM"),
    Row(
      0x08, "FIFO_CTRL2", .readWrite, 0x00, .always, 0xD7,
      "STOP_ON_WTM FIFO_COMPR_RT_EN - ODRCHG_EN - UNCOPTR_RATE WTM"),
    Row(0x09, "FIFO_CTRL3", .readWrite, 0x00, .always, 0xFF, "BDR_GY BDR_XL"),
    Row(
      0x0A, "FIFO_CTRL4", .readWrite, 0x00, .always, 0xF7, "DEC_TS_BATCH ODR_T_BATCH - FIFO_MODE"),
    Row(
      0x0B, "COUNTER_BDR_REG1", .readWrite, 0x00, .always, 0xE7,
      "dataready_pulsed RST_COUNTER_BDR TRIG_COUNTER_BDR - CNT_BDR_TH"),
    Row(0x0C, "COUNTER_BDR_REG2", .readWrite, 0x00, .always, 0xFF, "CNT_BDR_TH"),
    Row(
      0x0D, "INT1_CTRL", .readWrite, 0x00, .always, 0xFF,
      "DEN_DRDY_flag INT1_CNT_BDR INT1_FIFO_FULL INT1_FIFO_OVR INT1_FIFO_TH INT1_BOOT INT1_DRDY_G INT1_DRDY_XL"
    ),
    Row(
      0x0E, "INT2_CTRL", .readWrite, 0x00, .always, 0x7F,
      "- INT2_CNT_BDR INT2_FIFO_FULL INT2_FIFO_OVR INT2_FIFO_TH INT2_DRDY_TEMP INT2_DRDY_G INT2_DRDY_XL"
    ),
    Row(0x0F, "WHO_AM_I", .read, 0x6C, .always, 0xFF, "ID"),
    Row(0x10, "CTRL1_XL", .readWrite, 0x00, .always, 0xFE, "ODR_XL FS_XL LPF2_XL_EN -"),
    Row(0x11, "CTRL2_G", .readWrite, 0x00, .always, 0xFE, "ODR_G FS_G -"),
    Row(
      0x12, "CTRL3_C", .readWrite, 0x04, .always, 0xFD,
      "BOOT BDU H_LACTIVE PP_OD SIM IF_INC - SW_RESET"),
    Row(
      0x13, "CTRL4_C", .readWrite, 0x00, .always, 0x6E,
      "- SLEEP_G INT2_on_INT1 - DRDY_MASK I2C_disable LPF1_SEL_G -"),
    Row(0x14, "CTRL5_C", .readWrite, 0x00, .always, 0xEF, "XL_ULP_EN ROUNDING - ST_G ST_XL"),
    Row(
      0x15, "CTRL6_C", .readWrite, 0x00, .always, 0xFF,
      "TRIG_EN LVL1_EN LVL2_EN XL_HM_MODE USR_OFF_W FTYPE"),
    Row(
      0x16, "CTRL7_G", .readWrite, 0x00, .always, 0xF7,
      "G_HM_MODE HP_EN_G HPM_G - OIS_ON_EN USR_OFF_ON_OUT OIS_ON"),
    Row(
      0x17, "CTRL8_XL", .readWrite, 0x00, .always, 0xFF,
      "HPCF_XL HP_REF_MODE_XL FASTSETTL_MODE_XL HP_SLOPE_XL_EN XL_FS_MODE LOW_PASS_ON_6D"),
    Row(
      0x18, "CTRL9_XL", .readWrite, 0xE0, .always, 0xFE,
      "DEN_X DEN_Y DEN_Z DEN_XL_G DEN_XL_EN DEN_LH I3C_disable -"),
    Row(0x19, "CTRL10_C", .readWrite, 0x00, .always, 0x20, "- TIMESTAMP_EN -"),
    Row(
      0x1A, "ALL_INT_SRC", .read, nil, .onRequest, 0xBF,
      "TIMESTAMP_ENDCOUNT - SLEEP_CHANGE_IA D6D_IA DOUBLE_TAP SINGLE_TAP WU_IA FF_IA"),
    Row(
      0x1B, "WAKE_UP_SRC", .read, nil, .onRequest, 0x7F,
      "- SLEEP_CHANGE_IA FF_IA SLEEP_STATE WU_IA X_WU Y_WU Z_WU"),
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
    Row(0x28, "OUTX_L_A", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x29, "OUTX_H_A", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x2A, "OUTY_L_A", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x2B, "OUTY_H_A", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x2C, "OUTZ_L_A", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x2D, "OUTZ_H_A", .read, nil, .onRequest, 0xFF, "D"),
    Row(
      0x35, "EMB_FUNC_STATUS_MAINPAGE", .read, nil, .always, 0xB8,
      "IS_FSM_LC - IS_SIGMOT IS_TILT IS_STEP_DET -"),
    Row(0x36, "FSM_STATUS_A_MAINPAGE", .read, nil, .always, 0xFF, "IS_FSM"),
    Row(0x37, "FSM_STATUS_B_MAINPAGE", .read, nil, .always, 0xFF, "IS_FSM"),
    Row(
      0x39, "STATUS_MASTER_MAINPAGE", .read, nil, .onRequest, 0xF9,
      "WR_ONCE_DONE SLAVE3_NACK SLAVE2_NACK SLAVE1_NACK SLAVE0_NACK - SENS_HUB_ENDOP"),
    Row(0x3A, "FIFO_STATUS1", .read, nil, .always, 0xFF, "DIFF_FIFO"),
    Row(
      0x3B, "FIFO_STATUS2", .read, nil, .onRequest, 0xFB,
      "FIFO_WTM_IA FIFO_OVR_IA FIFO_FULL_IA COUNTER_BDR_IA FIFO_OVR_LATCHED - DIFF_FIFO"),
    Row(0x40, "TIMESTAMP0", .read, nil, .always, 0xFF, "TIMESTAMP"),
    Row(0x41, "TIMESTAMP1", .read, nil, .always, 0xFF, "TIMESTAMP"),
    Row(0x42, "TIMESTAMP2", .readWrite, 0x00, .always, 0xFF, "TIMESTAMP"),
    Row(0x43, "TIMESTAMP3", .read, nil, .always, 0xFF, "TIMESTAMP"),
    Row(
      0x56, "TAP_CFG0", .readWrite, 0x00, .always, 0x7F,
      "- INT_CLR_ON_READ SLEEP_STATUS_ON_INT SLOPE_FDS TAP_X_EN TAP_Y_EN TAP_Z_EN LIR"),
    Row(0x57, "TAP_CFG1", .readWrite, 0x00, .always, 0xFF, "TAP_PRIORITY TAP_THS_X"),
    Row(0x58, "TAP_CFG2", .readWrite, 0x00, .always, 0xFF, "INTERRUPTS_ENABLE INACT_EN TAP_THS_Y"),
    Row(0x59, "TAP_THS_6D", .readWrite, 0x00, .always, 0xFF, "D4D_EN SIXD_THS TAP_THS_Z"),
    Row(0x5A, "INT_DUR2", .readWrite, 0x00, .always, 0xFF, "DUR QUIET SHOCK"),
    Row(
      0x5B, "WAKE_UP_THS", .readWrite, 0x00, .always, 0xFF, "SINGLE_DOUBLE_TAP USR_OFF_ON_WU WK_THS"
    ),
    Row(
      0x5C, "WAKE_UP_DUR", .readWrite, 0x00, .always, 0xFF, "FF_DUR5 WAKE_DUR WAKE_THS_W SLEEP_DUR"),
    Row(0x5D, "FREE_FALL", .readWrite, 0x00, .always, 0xFF, "FF_DUR FF_THS"),
    Row(
      0x5E, "MD1_CFG", .readWrite, 0x00, .always, 0xFF,
      "INT1_SLEEP_CHANGE INT1_SINGLE_TAP INT1_WU INT1_FF INT1_DOUBLE_TAP INT1_6D INT1_EMB_FUNC INT1_SHUB"
    ),
    Row(
      0x5F, "MD2_CFG", .readWrite, 0x00, .always, 0xFF,
      "INT2_SLEEP_CHANGE INT2_SINGLE_TAP INT2_WU INT2_FF INT2_DOUBLE_TAP INT2_6D INT2_EMB_FUNC INT2_TIMESTAMP"
    ),
    Row(0x62, "I3C_BUS_AVB", .readWrite, 0x00, .always, 0x19, "- I3C_BUS_AVB_SEL - PD_DIS_INT1"),
    Row(0x63, "INTERNAL_FREQ_FINE", .read, nil, .always, 0xFF, "FREQ_FINE"),
    Row(0x6F, "INT_OIS", .read, 0x00, .always, 0x00, "-"),
    Row(0x70, "CTRL1_OIS", .read, 0x00, .always, 0x00, "-"),
    Row(0x71, "CTRL2_OIS", .read, 0x00, .always, 0x00, "-"),
    Row(0x72, "CTRL3_OIS", .read, 0x00, .always, 0x00, "-"),
    Row(0x73, "X_OFS_USR", .readWrite, 0x00, .always, 0xFF, "OFS"),
    Row(0x74, "Y_OFS_USR", .readWrite, 0x00, .always, 0xFF, "OFS"),
    Row(0x75, "Z_OFS_USR", .readWrite, 0x00, .always, 0xFF, "OFS"),
    Row(0x78, "FIFO_DATA_OUT_TAG", .read, nil, .onRequest, 0xFF, "TAG_SENSOR TAG_CNT TAG_PARITY"),
    Row(0x79, "FIFO_DATA_OUT_X_L", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x7A, "FIFO_DATA_OUT_X_H", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x7B, "FIFO_DATA_OUT_Y_L", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x7C, "FIFO_DATA_OUT_Y_H", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x7D, "FIFO_DATA_OUT_Z_L", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x7E, "FIFO_DATA_OUT_Z_H", .read, nil, .onRequest, 0xFF, "D"),
  ]

  private static let trees = Row(0x38, "MLC_STATUS_MAINPAGE", .read, nil, .always, 0xFF, "IS_MLC")

  @Test(arguments: [
    Part(facts: Datasheet.LSM6DSO.facts, rows: lsm6dso),
    Part(
      facts: Datasheet.LSM6DSOX.facts,
      rows: lsm6dso.rows(
        but: Row(
          0x01, "FUNC_CFG_ACCESS", .readWrite, 0x00, .always, 0xC1,
          "FUNC_CFG_ACCESS SHUB_REG_ACCESS - OIS_CTRL_FROM_UI"), trees)),
    Part(
      facts: Datasheet.ISM330DHCX.facts,
      rows: lsm6dso.rows(
        without: [0x62...0x62], but: Row(0x0F, "WHO_AM_I", .read, 0x6B, .always, 0xFF, "ID"),
        Row(0x11, "CTRL2_G", .readWrite, 0x00, .always, 0xFF, "ODR_G FS_G FS_4000"),
        Row(0x14, "CTRL5_C", .readWrite, 0x00, .always, 0x6F, "- ROUNDING - ST_G ST_XL"),
        Row(
          0x17, "CTRL8_XL", .readWrite, 0x00, .always, 0xFD,
          "HPCF_XL HP_REF_MODE_XL FASTSETTL_MODE_XL HP_SLOPE_XL_EN - LOW_PASS_ON_6D"),
        Row(
          0x18, "CTRL9_XL", .readWrite, 0xE0, .always, 0xFE,
          "DEN_X DEN_Y DEN_Z DEN_XL_G DEN_XL_EN DEN_LH DEVICE_CONF -"), trees)),
    Part(
      facts: Datasheet.LSM6DSO32.facts,
      rows: lsm6dso.rows(
        without: [0x6F...0x72],
        but: Row(0x02, "PIN_CTRL", .readWrite, 0x3F, .always, 0x7F, "- SDO_PU_EN KEEP1"),
        Row(
          0x16, "CTRL7_G", .readWrite, 0x00, .always, 0xF2,
          "G_HM_MODE HP_EN_G HPM_G - - USR_OFF_ON_OUT -"),
        Row(
          0x17, "CTRL8_XL", .readWrite, 0x00, .always, 0xFD,
          "HPCF_XL HP_REF_MODE_XL FASTSETTL_MODE_XL HP_SLOPE_XL_EN - LOW_PASS_ON_6D"))),
  ])
  func registers(part: Part) { part.check() }

  // MARK: Banks

  private static let hub: [Row] =
    (1...18).map {
      Row(UInt8(0x01 + $0), "SENSOR_HUB_\($0)", .read, 0x00, .always, 0xFF, "SensorHub")
    }
    + [
      Row(
        0x14, "MASTER_CONFIG", .readWrite, 0x00, .always, 0xFF,
        "RST_MASTER_REGS WRITE_ONCE START_CONFIG PASS_THROUGH_MODE SHUB_PU_EN MASTER_ON AUX_SENS_ON"
      ),
      Row(0x15, "SLV0_ADD", .readWrite, 0x00, .always, 0xFF, "slave0_add rw_0"),
      Row(0x16, "SLV0_SUBADD", .readWrite, 0x00, .always, 0xFF, "slave0_reg"),
      Row(
        0x17, "SLV0_CONFIG", .readWrite, 0x00, .always, 0xCF,
        "SHUB_ODR - BATCH_EXT_SENS_0_EN SLAVE0_NUMOP"),
      Row(0x18, "SLV1_ADD", .readWrite, 0x00, .always, 0xFF, "slave1_add r_1"),
      Row(0x19, "SLV1_SUBADD", .readWrite, 0x00, .always, 0xFF, "slave1_reg"),
      Row(
        0x1A, "SLV1_CONFIG", .readWrite, 0x00, .always, 0x0F, "- BATCH_EXT_SENS_1_EN SLAVE1_NUMOP"),
      Row(0x1B, "SLV2_ADD", .readWrite, 0x00, .always, 0xFF, "slave2_add r_2"),
      Row(0x1C, "SLV2_SUBADD", .readWrite, 0x00, .always, 0xFF, "slave2_reg"),
      Row(
        0x1D, "SLV2_CONFIG", .readWrite, 0x00, .always, 0x0F, "- BATCH_EXT_SENS_2_EN SLAVE2_NUMOP"),
      Row(0x1E, "SLV3_ADD", .readWrite, 0x00, .always, 0xFF, "slave3_add r_3"),
      Row(0x1F, "SLV3_SUBADD", .readWrite, 0x00, .always, 0xFF, "slave3_reg"),
      Row(
        0x20, "SLV3_CONFIG", .readWrite, 0x00, .always, 0x0F, "- BATCH_EXT_SENS_3_EN SLAVE3_NUMOP"),
      Row(0x21, "DATAWRITE_SLV0", .readWrite, 0x00, .always, 0xFF, "slave0_dataw"),
      Row(
        0x22, "STATUS_MASTER", .read, nil, .onRequest, 0xF9,
        "WR_ONCE_DONE SLAVE3_NACK SLAVE2_NACK SLAVE1_NACK SLAVE0_NACK - SENS_HUB_ENDOP"),
    ]

  private static let embedded: [Row] = {
    var rows = [
      Row(0x02, "PAGE_SEL", .readWrite, 0x01, .always, 0xF1, "PAGE_SEL - KEEP1"),
      Row(
        0x04, "EMB_FUNC_EN_A", .readWrite, 0x00, .always, 0x38, "- SIGN_MOTION_EN TILT_EN PEDO_EN -"
      ),
      Row(
        0x05, "EMB_FUNC_EN_B", .readWrite, 0x00, .always, 0x19,
        "- PEDO_ADV_EN FIFO_COMPR_EN - FSM_EN"),
      Row(0x08, "PAGE_ADDRESS", .readWrite, 0x00, .always, 0xFF, "PAGE_ADDR"),
      Row(0x09, "PAGE_VALUE", .readWrite, 0x00, .always, 0xFF, "PAGE_VALUE"),
      Row(
        0x0A, "EMB_FUNC_INT1", .readWrite, 0x00, .always, 0xB8,
        "INT1_FSM_LC - INT1_SIG_MOT INT1_TILT INT1_STEP_DETECTOR -"),
      Row(0x0B, "FSM_INT1_A", .readWrite, 0x00, .always, 0xFF, "INT1_FSM"),
      Row(0x0C, "FSM_INT1_B", .readWrite, 0x00, .always, 0xFF, "INT1_FSM"),
      Row(
        0x0E, "EMB_FUNC_INT2", .readWrite, 0x00, .always, 0xB8,
        "INT2_FSM_LC - INT2_SIG_MOT INT2_TILT INT2_STEP_DETECTOR -"),
      Row(0x0F, "FSM_INT2_A", .readWrite, 0x00, .always, 0xFF, "INT2_FSM"),
      Row(0x10, "FSM_INT2_B", .readWrite, 0x00, .always, 0xFF, "INT2_FSM"),
      Row(
        0x12, "EMB_FUNC_STATUS", .read, nil, .always, 0xB8,
        "IS_FSM_LC - IS_SIGMOT IS_TILT IS_STEP_DET -"),
      Row(0x13, "FSM_STATUS_A", .read, nil, .always, 0xFF, "IS_FSM"),
      Row(0x14, "FSM_STATUS_B", .read, nil, .always, 0xFF, "IS_FSM"),
      Row(
        0x17, "PAGE_RW", .readWrite, 0x00, .always, 0xE0, "EMB_FUNC_LIR PAGE_WRITE PAGE_READ -"),
      Row(0x44, "EMB_FUNC_FIFO_CFG", .readWrite, 0x00, .always, 0x40, "- PEDO_FIFO_EN -"),
      Row(0x46, "FSM_ENABLE_A", .readWrite, 0x00, .always, 0xFF, "FSM_EN"),
      Row(0x47, "FSM_ENABLE_B", .readWrite, 0x00, .always, 0xFF, "FSM_EN"),
      Row(0x48, "FSM_LONG_COUNTER_L", .readWrite, 0x00, .always, 0xFF, "FSM_LC"),
      Row(0x49, "FSM_LONG_COUNTER_H", .readWrite, 0x00, .always, 0xFF, "FSM_LC"),
      Row(0x4A, "FSM_LONG_COUNTER_CLEAR", .readWrite, 0x00, .always, 0x03, "- FSM_LC_CLR"),
    ]
    rows += (1...16).map { number in
      Row(UInt8(0x4B + number), "FSM_OUTS\(number)", .read, nil, .always, 0xFF, "FSM_OUT")
    }
    rows += [
      Row(
        0x5F, "EMB_FUNC_ODR_CFG_B", .readWrite, 0x4B, .always, 0x5B, "- KEEP6 - FSM_ODR - KEEP1"),
      Row(0x62, "STEP_COUNTER_L", .read, nil, .always, 0xFF, "STEP"),
      Row(0x63, "STEP_COUNTER_H", .read, nil, .always, 0xFF, "STEP"),
      Row(
        0x64, "EMB_FUNC_SRC", .readWrite, 0x00, .always, 0xBC,
        "PEDO_RST_STEP - STEP_DETECTED STEP_COUNT_DELTA_IA STEP_OVERFLOW STEPCOUNTER_BIT_SET -"),
      Row(
        0x66, "EMB_FUNC_INIT_A", .readWrite, 0x00, .always, 0x38,
        "- SIG_MOT_INIT TILT_INIT STEP_DET_INIT -"),
      Row(0x67, "EMB_FUNC_INIT_B", .readWrite, 0x00, .always, 0x09, "- FIFO_COMPR_INIT - FSM_INIT"),
    ]
    return rows
  }()

  /// The embedded functions with a machine-learning core.
  private static let learning: [Row] = {
    let own =
      [
        Row(
          0x05, "EMB_FUNC_EN_B", .readWrite, 0x00, .always, 0x19, "- MLC_EN FIFO_COMPR_EN - FSM_EN"),
        Row(0x0D, "MLC_INT1", .readWrite, 0x00, .always, 0xFF, "INT1_MLC"),
        Row(0x11, "MLC_INT2", .readWrite, 0x00, .always, 0xFF, "INT2_MLC"),
        Row(0x15, "MLC_STATUS", .read, nil, .always, 0xFF, "IS_MLC"),
        Row(0x60, "EMB_FUNC_ODR_CFG_C", .readWrite, 0x00, .always, 0x30, "- MLC_ODR -"),
        Row(
          0x67, "EMB_FUNC_INIT_B", .readWrite, 0x00, .always, 0x19,
          "- MLC_INIT FIFO_COMPR_INIT - FSM_INIT"),
      ]
      + (0...7).map { Row(UInt8(0x70 + $0), "MLC\($0)_SRC", .read, nil, .always, 0xFF, "MLC_SRC") }
    let kept = embedded.filter { row in !own.contains { $0.address == row.address } }
    return (kept + own).sorted { $0.address < $1.address }
  }()

  @Test(arguments: [
    Part(facts: Datasheet.LSM6DSO.facts, rows: embedded),
    Part(facts: Datasheet.LSM6DSO32.facts, rows: embedded),
    Part(facts: Datasheet.LSM6DSOX.facts, rows: learning),
    Part(facts: Datasheet.ISM330DHCX.facts, rows: learning),
  ])
  func banks(part: Part) {
    #expect(part.facts.banks.map(\.name) == ["EmbeddedFunctions", "SensorHub"])
    var bank = part
    bank.facts.registers = part.facts.registers(inBank: "EmbeddedFunctions")
    bank.check()
    bank.facts.registers = part.facts.registers(inBank: "SensorHub")
    bank.rows = Self.hub
    bank.check()
  }
}
