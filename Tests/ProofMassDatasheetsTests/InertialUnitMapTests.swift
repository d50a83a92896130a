// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import Testing

/// The map of the LSM9DS1's accelerometer and gyroscope.
@Suite struct InertialUnitMapTests {
  static let accelerometerAndGyroscope = [
    Row(0x04, "ACT_THS", .readWrite, 0x00, .always, 0xFF, "SLEEP_ON_INACT_EN ACT_THS"),
    Row(0x05, "ACT_DUR", .readWrite, 0x00, .always, 0xFF, "ACT_DUR"),
    Row(
      0x06, "INT_GEN_CFG_XL", .readWrite, 0x00, .always, 0xFF,
      "AOI_XL 6D ZHIE ZLIE YHIE YLIE XHIE XLIE"),
    Row(0x07, "INT_GEN_THS_X_XL", .readWrite, 0x00, .always, 0xFF, "THS_XL_X"),
    Row(0x08, "INT_GEN_THS_Y_XL", .readWrite, 0x00, .always, 0xFF, "THS_XL_Y"),
    Row(0x09, "INT_GEN_THS_Z_XL", .readWrite, 0x00, .always, 0xFF, "THS_XL_Z"),
    Row(0x0A, "INT_GEN_DUR_XL", .readWrite, 0x00, .always, 0xFF, "WAIT_XL DUR_XL"),
    Row(0x0B, "REFERENCE_G", .readWrite, 0x00, .always, 0xFF, "REF_G"),
    Row(
      0x0C, "INT1_CTRL", .readWrite, 0x00, .always, 0xFF,
      "INT1_IG_G INT1_IG_XL INT1_FSS5 INT1_OVR INT1_FTH INT_Boot INT_DRDY_G INT_DRDY_XL"),
    Row(
      0x0D, "INT2_CTRL", .readWrite, 0x00, .always, 0xBF,
      "INT2_INACT - INT2_FSS5 INT2_OVR INT2_FTH INT2_DRDY_TEMP INT2_DRDY_G INT2_DRDY_XL"),
    Row(0x0F, "WHO_AM_I", .read, 0x68, .always, 0xFF, "ID"),
    Row(0x10, "CTRL_REG1_G", .readWrite, 0x00, .always, 0xFB, "ODR_G FS_G - BW_G"),
    Row(0x11, "CTRL_REG2_G", .readWrite, 0x00, .always, 0x0F, "- INT_SEL OUT_SEL"),
    Row(0x12, "CTRL_REG3_G", .readWrite, 0x00, .always, 0xCF, "LP_mode HP_EN - HPCF_G"),
    Row(
      0x13, "ORIENT_CFG_G", .readWrite, 0x00, .always, 0x3F, "- SignX_G SignY_G SignZ_G Orient"),
    Row(
      0x14, "INT_GEN_SRC_G", .read, nil, .onRequest, 0x7F, "- IA_G ZH_G ZL_G YH_G YL_G XH_G XL_G"),
    Row(0x15, "OUT_TEMP_L", .read, nil, .always, 0xFF, "Temp"),
    Row(0x16, "OUT_TEMP_H", .read, nil, .onRequest, 0xFF, "Temp"),
    Row(
      0x17, "STATUS_REG", .read, nil, .always, 0x7F, "- IG_XL IG_G INACT BOOT_STATUS TDA GDA XLDA"),
    Row(0x18, "OUT_X_L_G", .read, nil, .onRequest, 0xFF, "OUT_X_G"),
    Row(0x19, "OUT_X_H_G", .read, nil, .onRequest, 0xFF, "OUT_X_G"),
    Row(0x1A, "OUT_Y_L_G", .read, nil, .onRequest, 0xFF, "OUT_Y_G"),
    Row(0x1B, "OUT_Y_H_G", .read, nil, .onRequest, 0xFF, "OUT_Y_G"),
    Row(0x1C, "OUT_Z_L_G", .read, nil, .onRequest, 0xFF, "OUT_Z_G"),
    Row(0x1D, "OUT_Z_H_G", .read, nil, .onRequest, 0xFF, "OUT_Z_G"),
    Row(
      0x1E, "CTRL_REG4", .readWrite, 0x38, .always, 0x3B, "- Zen_G Yen_G Xen_G - LIR_XL1 4D_XL1"),
    Row(0x1F, "CTRL_REG5_XL", .readWrite, 0x38, .always, 0xF8, "DEC Zen_XL Yen_XL Xen_XL -"),
    Row(0x20, "CTRL_REG6_XL", .readWrite, 0x00, .always, 0xFF, "ODR_XL FS_XL BW_SCAL_ODR BW_XL"),
    Row(0x21, "CTRL_REG7_XL", .readWrite, 0x00, .always, 0xE5, "HR DCF - FDS - HPIS1"),
    Row(
      0x22, "CTRL_REG8", .readWrite, 0x04, .always, 0xFF,
      "BOOT BDU H_LACTIVE PP_OD SIM IF_ADD_INC BLE SW_RESET"),
    Row(
      0x23, "CTRL_REG9", .readWrite, 0x00, .always, 0x5F,
      "- SLEEP_G - FIFO_TEMP_EN DRDY_mask_bit I2C_DISABLE FIFO_EN STOP_ON_FTH"),
    Row(0x24, "CTRL_REG10", .readWrite, 0x00, .always, 0x05, "- ST_G - ST_XL"),
    Row(
      0x26, "INT_GEN_SRC_XL", .read, nil, .onRequest, 0x7F,
      "- IA_XL ZH_XL ZL_XL YH_XL YL_XL XH_XL XL_XL"),
    Row(
      0x27, "STATUS_REG_XL", .read, nil, .always, 0x7F,
      "- IG_XL IG_G INACT BOOT_STATUS TDA GDA XLDA"),
    Row(0x28, "OUT_X_L_XL", .read, nil, .onRequest, 0xFF, "OUT_X_XL"),
    Row(0x29, "OUT_X_H_XL", .read, nil, .onRequest, 0xFF, "OUT_X_XL"),
    Row(0x2A, "OUT_Y_L_XL", .read, nil, .onRequest, 0xFF, "OUT_Y_XL"),
    Row(0x2B, "OUT_Y_H_XL", .read, nil, .onRequest, 0xFF, "OUT_Y_XL"),
    Row(0x2C, "OUT_Z_L_XL", .read, nil, .onRequest, 0xFF, "OUT_Z_XL"),
    Row(0x2D, "OUT_Z_H_XL", .read, nil, .onRequest, 0xFF, "OUT_Z_XL"),
    Row(0x2E, "FIFO_CTRL", .readWrite, 0x00, .always, 0xFF, "FMODE FTH"),
    Row(0x2F, "FIFO_SRC", .read, nil, .always, 0xFF, "FTH OVRN FSS"),
    Row(
      0x30, "INT_GEN_CFG_G", .readWrite, 0x00, .always, 0xFF,
      "AOI_G LIR_G ZHIE ZLIE YHIE YLIE XHIE XLIE"),
    Row(0x31, "INT_GEN_THS_XH_G", .readWrite, 0x00, .always, 0xFF, "DCRM_G THS_G_X"),
    Row(0x32, "INT_GEN_THS_XL_G", .readWrite, 0x00, .always, 0xFF, "THS_G_X"),
    Row(0x33, "INT_GEN_THS_YH_G", .readWrite, 0x00, .always, 0x7F, "- THS_G_Y"),
    Row(0x34, "INT_GEN_THS_YL_G", .readWrite, 0x00, .always, 0xFF, "THS_G_Y"),
    Row(0x35, "INT_GEN_THS_ZH_G", .readWrite, 0x00, .always, 0x7F, "- THS_G_Z"),
    Row(0x36, "INT_GEN_THS_ZL_G", .readWrite, 0x00, .always, 0xFF, "THS_G_Z"),
    Row(0x37, "INT_GEN_DUR_G", .readWrite, 0x00, .always, 0xFF, "WAIT_G DUR_G"),
  ]

  @Test func `the map is the document's map`() {
    Part(facts: Datasheet.LSM9DS1AG.facts, rows: Self.accelerometerAndGyroscope).check()
  }

  @Test func `identity, addresses, framing and wraps`() {
    let facts = Datasheet.LSM9DS1AG.facts
    #expect(facts.quantities == [.acceleration, .angularRate])
    #expect(facts.identity?.register == 0x0F && facts.identity?.value == 0x68)
    #expect(facts.i2c.addresses == [0x6A, 0x6B] && facts.i2c.incrementBit == 0)
    #expect(facts.spi?.readBit == 0x80 && facts.spi?.addressMask == 0x7F)
    #expect(facts.spi?.incrementBit == 0 && facts.spi?.maximumHertz == 10_000_000)
    #expect(facts.counterWraps.map(\.from) == [0x16, 0x1D, 0x2D])
    #expect(facts.counterWraps.map(\.to) == [0x18, 0x28, 0x18])
    let reserved: [ClosedRange<UInt8>] = [0x00...0x03, 0x0E...0x0E, 0x25...0x25, 0x38...0x7F]
    #expect(facts.reserved.map(\.addresses) == reserved)
  }

  /// Bytes that SparkFun's and Arduino's libraries write.
  @Test func `fields make the byte`() {
    typealias AG = Datasheet.LSM9DS1AG
    #expect(AG.CTRL_REG1_G(dataRate: .hertz952, fullScale: .dps245).bits == 0xC0)
    #expect(AG.CTRL_REG1_G(dataRate: .hertz119, fullScale: .dps2000).bits == 0x78)
    #expect(AG.CTRL_REG1_G(bits: 0x10).fullScale == nil)
    #expect(AG.CTRL_REG1_G(bits: 0xE0).dataRate == nil)
    #expect(AG.CTRL_REG4(latchesAccelerometer: true).bits == 0x3A)
    #expect(AG.CTRL_REG6_XL(dataRate: .hertz119, fullScale: .g4).bits == 0x70)
    #expect(AG.CTRL_REG6_XL(dataRate: .hertz10, fullScale: .g16).bits == 0x28)
    #expect(AG.CTRL_REG8(softReset: true).bits == 0x05)
    #expect(AG.CTRL_REG9(fifoEnabled: true).bits == 0x02)
    #expect(AG.FIFO_CTRL(mode: .continuous).bits == 0xC0)
    #expect(AG.FIFO_SRC(bits: 0xE0).unread == 32)
  }
}
