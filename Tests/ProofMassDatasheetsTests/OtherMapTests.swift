// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import Testing

/// The maps of the parts that are not relatives of the first three, transcribed independently.
@Suite struct OtherMapTests {
  static let accelerometer = [
    Row(0x0F, "WHO_AM_I", .read, 0x3B, .always, 0xFF, "ID"),
    Row(0x20, "CTRL_REG1", .readWrite, 0x07, .always, 0xFF, "DR PD FS STP STM Zen Yen Xen"),
    Row(
      0x21, "CTRL_REG2", .readWrite, 0x00, .always, 0xDF,
      "SIM BOOT - FDS HP_FF_WU2 HP_FF_WU1 HP_coeff"),
    Row(0x22, "CTRL_REG3", .readWrite, 0x00, .always, 0xFF, "IHL PP_OD I2CFG I1CFG"),
    Row(0x23, "HP_FILTER_RESET", .read, nil, .onRequest, 0x00, "-"),
    Row(0x27, "STATUS_REG", .read, 0x00, .always, 0xFF, "ZYXOR ZOR YOR XOR ZYXDA ZDA YDA XDA"),
    Row(0x28, "UNUSED_28", .read, nil, .always, 0x00, "-"),
    Row(0x29, "OUT_X", .read, nil, .onRequest, 0xFF, "XD"),
    Row(0x2A, "UNUSED_2A", .read, nil, .always, 0x00, "-"),
    Row(0x2B, "OUT_Y", .read, nil, .onRequest, 0xFF, "YD"),
    Row(0x2C, "UNUSED_2C", .read, nil, .always, 0x00, "-"),
    Row(0x2D, "OUT_Z", .read, nil, .onRequest, 0xFF, "ZD"),
    Row(
      0x30, "FF_WU_CFG_1", .readWrite, 0x00, .always, 0xFF, "AOI LIR ZHIE ZLIE YHIE YLIE XHIE XLIE"),
    Row(0x31, "FF_WU_SRC_1", .read, 0x00, .onRequest, 0x7F, "- IA ZH ZL YH YL XH XL"),
    Row(0x32, "FF_WU_THS_1", .readWrite, 0x00, .always, 0xFF, "DCRM THS"),
    Row(0x33, "FF_WU_DURATION_1", .readWrite, 0x00, .always, 0xFF, "D"),
    Row(
      0x34, "FF_WU_CFG_2", .readWrite, 0x00, .always, 0xFF, "AOI LIR ZHIE ZLIE YHIE YLIE XHIE XLIE"),
    Row(0x35, "FF_WU_SRC_2", .read, 0x00, .onRequest, 0x7F, "- IA ZH ZL YH YL XH XL"),
    Row(0x36, "FF_WU_THS_2", .readWrite, 0x00, .always, 0xFF, "DCRM THS"),
    Row(0x37, "FF_WU_DURATION_2", .readWrite, 0x00, .always, 0xFF, "D"),
    Row(
      0x38, "CLICK_CFG", .readWrite, 0x00, .always, 0x7F,
      "- LIR Double_Z Single_Z Double_Y Single_Y Double_X Single_X"),
    Row(
      0x39, "CLICK_SRC", .read, 0x00, .onRequest, 0x7F,
      "- IA Double_Z Single_Z Double_Y Single_Y Double_X Single_X"),
    Row(0x3B, "CLICK_THSY_X", .readWrite, 0x00, .always, 0xFF, "THSy THSx"),
    Row(0x3C, "CLICK_THSZ", .readWrite, 0x00, .always, 0x0F, "- THSz"),
    Row(0x3D, "CLICK_TIMELIMIT", .readWrite, 0x00, .always, 0xFF, "Dur"),
    Row(0x3E, "CLICK_LATENCY", .readWrite, 0x00, .always, 0xFF, "Lat"),
    Row(0x3F, "CLICK_WINDOW", .readWrite, 0x00, .always, 0xFF, "Win"),
  ]

  static let compass = [
    Row(0x00, "WIA", .read, 0x48, .always, 0xFF, "WIA"),
    Row(0x01, "INFO", .read, nil, .always, 0xFF, "INFO"),
    Row(0x02, "ST1", .read, 0x00, .onRequest, 0x03, "- DOR DRDY"),
    Row(0x03, "HXL", .read, 0x00, .onRequest, 0xFF, "HX"),
    Row(0x04, "HXH", .read, 0x00, .onRequest, 0xFF, "HX"),
    Row(0x05, "HYL", .read, 0x00, .onRequest, 0xFF, "HY"),
    Row(0x06, "HYH", .read, 0x00, .onRequest, 0xFF, "HY"),
    Row(0x07, "HZL", .read, 0x00, .onRequest, 0xFF, "HZ"),
    Row(0x08, "HZH", .read, 0x00, .onRequest, 0xFF, "HZ"),
    Row(0x09, "ST2", .read, 0x00, .onRequest, 0x18, "- BITM HOFL -"),
    Row(0x0A, "CNTL1", .readWrite, 0x00, .always, 0x1F, "- BIT MODE"),
    Row(0x0B, "CNTL2", .readWrite, 0x00, .always, 0x01, "- SRST"),
    Row(0x0C, "ASTC", .readWrite, 0x00, .always, 0x40, "- SELF -"),
    Row(0x0D, "TS1", .readWrite, 0x00, .never, 0x00, "-"),
    Row(0x0E, "TS2", .readWrite, 0x00, .never, 0x00, "-"),
    Row(0x0F, "I2CDIS", .readWrite, 0x00, .always, 0x01, "- I2CDIS"),
    Row(0x10, "ASAX", .read, nil, .always, 0xFF, "ASAX"),
    Row(0x11, "ASAY", .read, nil, .always, 0xFF, "ASAY"),
    Row(0x12, "ASAZ", .read, nil, .always, 0xFF, "ASAZ"),
  ]

  static let continuousCompass = [
    Row(0x00, "WIA1", .read, 0x48, .always, 0xFF, "WIA1"),
    Row(0x01, "WIA2", .read, 0x09, .always, 0xFF, "WIA2"),
    Row(0x02, "RSV1", .read, nil, .always, 0x00, "-"),
    Row(0x03, "RSV2", .read, nil, .always, 0x00, "-"),
    Row(0x10, "ST1", .read, 0x00, .onRequest, 0x03, "- DOR DRDY"),
    Row(0x11, "HXL", .read, 0x00, .onRequest, 0xFF, "HX"),
    Row(0x12, "HXH", .read, 0x00, .onRequest, 0xFF, "HX"),
    Row(0x13, "HYL", .read, 0x00, .onRequest, 0xFF, "HY"),
    Row(0x14, "HYH", .read, 0x00, .onRequest, 0xFF, "HY"),
    Row(0x15, "HZL", .read, 0x00, .onRequest, 0xFF, "HZ"),
    Row(0x16, "HZH", .read, 0x00, .onRequest, 0xFF, "HZ"),
    Row(0x17, "TMPS", .read, 0x00, .onRequest, 0x00, "-"),
    Row(0x18, "ST2", .read, 0x00, .onRequest, 0x08, "- - HOFL -"),
    Row(0x30, "CNTL1", .readWrite, 0x00, .always, 0x00, "-"),
    Row(0x31, "CNTL2", .readWrite, 0x00, .always, 0x1F, "- MODE"),
    Row(0x32, "CNTL3", .readWrite, 0x00, .always, 0x01, "- SRST"),
    Row(0x33, "TS1", .readWrite, 0x00, .never, 0x00, "-"),
    Row(0x34, "TS2", .readWrite, 0x00, .never, 0x00, "-"),
  ]

  static let eightBitCompass = [
    Row(0x5D, "TS1", .readWrite, nil, .never, 0x00, "-"),
    Row(0x60, "WRAL1", .write, nil, .never, 0x00, "-"),
    Row(0x62, "ETS", .read, nil, .always, 0xFF, "ETS"),
    Row(0x63, "EVIR", .read, nil, .always, 0xFF, "EVIR"),
    Row(0x64, "EIHE", .read, nil, .always, 0xFF, "EIHE"),
    Row(0x65, "ETST", .read, nil, .always, 0xFF, "ETST"),
    Row(0x66, "EHXGA", .read, nil, .always, 0xFF, "INDEX GAIN"),
    Row(0x67, "EHYGA", .read, nil, .always, 0xFF, "INDEX GAIN"),
    Row(0x68, "EHZGA", .read, nil, .always, 0xFF, "INDEX GAIN"),
    Row(0xC0, "ST", .read, 0x00, .always, 0x03, "- WEN INT"),
    Row(0xC1, "TMPS", .read, nil, .onRequest, 0xFF, "TMPS"),
    Row(0xC2, "H1X", .read, nil, .onRequest, 0xFF, "H1X"),
    Row(0xC3, "H1Y", .read, nil, .onRequest, 0xFF, "H1Y"),
    Row(0xC4, "H1Z", .read, nil, .onRequest, 0xFF, "H1Z"),
    Row(0xE0, "MS1", .readWrite, 0x03, .always, 0xFB, "WEN - MODE"),
    Row(0xE1, "HXDA", .readWrite, 0x00, .always, 0xFF, "SIGN MAG"),
    Row(0xE2, "HYDA", .readWrite, 0x00, .always, 0xFF, "SIGN MAG"),
    Row(0xE3, "HZDA", .readWrite, 0x00, .always, 0xFF, "SIGN MAG"),
    Row(0xE4, "HXGA", .readWrite, 0x00, .always, 0x0F, "- GAIN"),
    Row(0xE5, "HYGA", .readWrite, 0x00, .always, 0x0F, "- GAIN"),
    Row(0xE6, "HZGA", .readWrite, 0x00, .always, 0x0F, "- GAIN"),
  ]

  static let strapCompass = [
    Row(0x00, "CRA", .readWrite, 0x10, .always, 0x7F, "- MA DO MS"),
    Row(0x01, "CRB", .readWrite, 0x20, .always, 0xE0, "GN -"),
    Row(0x02, "MR", .readWrite, 0x01, .onRequest, 0x03, "- MD"),
    Row(0x03, "DXRA", .read, 0x00, .onRequest, 0xFF, "XD"),
    Row(0x04, "DXRB", .read, 0x00, .onRequest, 0xFF, "XD"),
    Row(0x05, "DZRA", .read, 0x00, .onRequest, 0xFF, "ZD"),
    Row(0x06, "DZRB", .read, 0x00, .onRequest, 0xFF, "ZD"),
    Row(0x07, "DYRA", .read, 0x00, .onRequest, 0xFF, "YD"),
    Row(0x08, "DYRB", .read, 0x00, .onRequest, 0xFF, "YD"),
    Row(0x09, "SR", .read, 0x00, .always, 0x03, "- LOCK RDY"),
    Row(0x0A, "IRA", .read, 0x48, .always, 0xFF, "ID"),
    Row(0x0B, "IRB", .read, 0x34, .always, 0xFF, "ID"),
    Row(0x0C, "IRC", .read, 0x33, .always, 0xFF, "ID"),
  ]

  /// The map of ST's magnetometers with the registers of an HMC5883L, which sleep after power-on.
  private static func strapRows(_ control: Row, _ further: Row...) -> [Row] {
    let mode = Row(0x02, "MR", .readWrite, 0x03, .onRequest, 0x03, "- MD")
    return [control, strapCompass[1], mode] + strapCompass[3...] + further
  }

  private static let whoAmI = Row(0x0F, "WHO_AM_I_M", .read, 0x3C, .always, 0xFF, "ID")

  static let polledCompass = [
    Row(0x05, "OFFSET_X_L", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x06, "OFFSET_X_H", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x07, "OFFSET_Y_L", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x08, "OFFSET_Y_H", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x09, "OFFSET_Z_L", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x0A, "OFFSET_Z_H", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x0F, "WHO_AM_I", .read, 0x3D, .always, 0xFF, "ID"),
    Row(0x20, "CTRL_REG1", .readWrite, 0x10, .always, 0xFF, "TEMP_EN OM DO FAST_ODR ST"),
    Row(0x21, "CTRL_REG2", .readWrite, 0x00, .always, 0x6C, "- FS - REBOOT SOFT_RST -"),
    Row(0x22, "CTRL_REG3", .readWrite, 0x03, .always, 0x27, "- LP - SIM MD"),
    Row(0x23, "CTRL_REG4", .readWrite, 0x00, .always, 0x0E, "- OMZ BLE -"),
    Row(0x24, "CTRL_REG5", .readWrite, 0x00, .always, 0xC0, "FAST_READ BDU -"),
    Row(0x27, "STATUS_REG", .read, 0x00, .always, 0xFF, "ZYXOR ZOR YOR XOR ZYXDA ZDA YDA XDA"),
    Row(0x28, "OUT_X_L", .read, nil, .onRequest, 0xFF, "XD"),
    Row(0x29, "OUT_X_H", .read, nil, .onRequest, 0xFF, "XD"),
    Row(0x2A, "OUT_Y_L", .read, nil, .onRequest, 0xFF, "YD"),
    Row(0x2B, "OUT_Y_H", .read, nil, .onRequest, 0xFF, "YD"),
    Row(0x2C, "OUT_Z_L", .read, nil, .onRequest, 0xFF, "ZD"),
    Row(0x2D, "OUT_Z_H", .read, nil, .onRequest, 0xFF, "ZD"),
    Row(0x2E, "TEMP_OUT_L", .read, nil, .always, 0xFF, "TEMP"),
    Row(0x2F, "TEMP_OUT_H", .read, nil, .always, 0xFF, "TEMP"),
    Row(0x30, "INT_CFG", .readWrite, 0xE8, .always, 0xFF, "XIEN YIEN ZIEN 01 IEA LIR IEN"),
    Row(
      0x31, "INT_SRC", .read, 0x00, .onRequest, 0xFF, "PTH_X PTH_Y PTH_Z NTH_X NTH_Y NTH_Z MROI INT"
    ),
    Row(0x32, "INT_THS_L", .readWrite, 0x00, .always, 0xFF, "THS"),
    Row(0x33, "INT_THS_H", .readWrite, 0x00, .always, 0x7F, "- THS"),
  ]

  static let cancelingCompass = [
    Row(0x45, "OFFSET_X_REG_L", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x46, "OFFSET_X_REG_H", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x47, "OFFSET_Y_REG_L", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x48, "OFFSET_Y_REG_H", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x49, "OFFSET_Z_REG_L", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x4A, "OFFSET_Z_REG_H", .readWrite, 0x00, .always, 0xFF, "OFFSET"),
    Row(0x4F, "WHO_AM_I", .read, 0x40, .always, 0xFF, "ID"),
    Row(
      0x60, "CFG_REG_A", .readWrite, 0x03, .always, 0xFF, "COMP_TEMP_EN REBOOT SOFT_RST LP ODR MD"),
    Row(
      0x61, "CFG_REG_B", .readWrite, 0x00, .always, 0x1F,
      "- OFF_CANC_ONE_SHOT INT_on_DataOFF Set_FREQ OFF_CANC LPF"),
    Row(
      0x62, "CFG_REG_C", .readWrite, 0x00, .always, 0x7F,
      "- INT_on_PIN I2C_DIS BDU BLE 4WSPI Self_test DRDY_on_PIN"),
    Row(0x63, "INT_CTRL_REG", .readWrite, 0xE0, .always, 0xE7, "XIEN YIEN ZIEN - IEA IEL IEN"),
    Row(
      0x64, "INT_SOURCE_REG", .read, 0x00, .onRequest, 0xFF,
      "P_TH_S_X P_TH_S_Y P_TH_S_Z N_TH_S_X N_TH_S_Y N_TH_S_Z MROI INT"),
    Row(0x65, "INT_THS_L_REG", .readWrite, 0x00, .always, 0xFF, "TH"),
    Row(0x66, "INT_THS_H_REG", .readWrite, 0x00, .always, 0xFF, "TH"),
    Row(0x67, "STATUS_REG", .read, 0x00, .always, 0xFF, "Zyxor zor yor xor Zyxda zda yda xda"),
    Row(0x68, "OUTX_L", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x69, "OUTX_H", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x6A, "OUTY_L", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x6B, "OUTY_H", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x6C, "OUTZ_L", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x6D, "OUTZ_H", .read, nil, .onRequest, 0xFF, "D"),
    Row(0x6E, "TEMP_OUT_L", .read, nil, .always, 0xFF, "TEMP"),
    Row(0x6F, "TEMP_OUT_H", .read, nil, .always, 0xFF, "TEMP"),
  ]

  @Test(arguments: [
    Part(facts: Datasheet.LIS331DL.facts, rows: accelerometer),
    Part(facts: Datasheet.LIS302DL.facts, rows: accelerometer),
    Part(facts: Datasheet.AK8963.facts, rows: compass),
    Part(facts: Datasheet.AK09916.facts, rows: continuousCompass),
    Part(facts: Datasheet.AK8973.facts, rows: eightBitCompass),
    Part(facts: Datasheet.LIS3MDL.facts, rows: polledCompass),
    Part(facts: Datasheet.LIS2MDL.facts, rows: cancelingCompass),
    Part(facts: Datasheet.HMC5883L.facts, rows: strapCompass),
    Part(
      facts: Datasheet.LSM303DLHCM.facts,
      rows: strapRows(
        Row(0x00, "CRA", .readWrite, 0x10, .always, 0x9C, "TEMP_EN - DO -"), whoAmI,
        Row(0x31, "TEMP_OUT_H", .read, 0x00, .always, 0xFF, "TEMP"),
        Row(0x32, "TEMP_OUT_L", .read, 0x00, .always, 0xF0, "TEMP -"))),
    Part(
      facts: Datasheet.LSM303DLMM.facts,
      rows: strapRows(Row(0x00, "CRA", .readWrite, 0x10, .always, 0x1C, "- DO -"), whoAmI)),
    Part(
      facts: Datasheet.LSM303DLHM.facts,
      rows: strapRows(Row(0x00, "CRA", .readWrite, 0x10, .always, 0x1F, "- DO MS"))),
  ])
  func `the map is the documents' map`(part: Part) { part.check() }

  @Test func `identity, addresses and framing`() {
    let accelerometer = Datasheet.LIS331DL.facts
    #expect(accelerometer.identity?.candidates == ["LIS331DL", "LIS302DL"])
    #expect(accelerometer.i2c.addresses == [0x1C, 0x1D])
    #expect(accelerometer.i2c.incrementBit == 0x80)
    #expect(accelerometer.spi?.incrementBit == 0x40 && accelerometer.spi?.addressMask == 0x3F)
    #expect(Datasheet.LIS302DL.facts.identity?.candidates == ["LIS302DL", "LIS331DL"])
    #expect(Datasheet.LIS302DL.facts.i2c.addresses == [0x1C, 0x1D])

    let compass = Datasheet.AK8963.facts
    #expect(compass.identity?.register == 0x00 && compass.identity?.value == 0x48)
    #expect(compass.identity?.candidates.first == "AK8963")
    #expect(compass.i2c.addresses == [0x0C, 0x0D, 0x0E, 0x0F])
    #expect(compass.i2c.incrementBit == 0 && compass.spi?.oneRegisterAWrite == true)
    #expect(compass.counterWraps.map(\.from) == [0x0C, 0x12])
    #expect(compass.counterWraps.map(\.to) == [0x00, 0x10])

    let continuous = Datasheet.AK09916.facts
    #expect(continuous.identity?.register == 0x00 && continuous.identity?.value == 0x48)
    #expect(continuous.i2c.addresses == [0x0C] && continuous.spi == nil)
    #expect(continuous.counterWraps.map(\.from) == [0x03, 0x18, 0x32])
    #expect(continuous.counterWraps.map(\.to) == [0x10, 0x00, 0x30])

    let eightBit = Datasheet.AK8973.facts
    #expect(eightBit.identity == nil && eightBit.spi == nil)
    #expect(eightBit.i2c.addresses == [0x1C, 0x1D, 0x1E, 0x1F])
    #expect(eightBit.counterWraps.map(\.from) == [0xC4, 0xE6, 0x68])
    #expect(eightBit.counterWraps.map(\.to) == [0xC0, 0xE0, 0x62])

    let polled = Datasheet.LIS3MDL.facts
    #expect(polled.identity?.register == 0x0F && polled.identity?.value == 0x3D)
    #expect(polled.identity?.candidates == ["LIS3MDL", "LSM9DS1M"])
    #expect(polled.i2c.addresses == [0x1C, 0x1E] && polled.i2c.incrementBit == 0x80)
    #expect(polled.spi?.incrementBit == 0x40 && polled.spi?.addressMask == 0x3F)
    #expect(polled.counterWraps.map(\.from) == [0x2D] && polled.counterWraps.map(\.to) == [0x28])

    let canceling = Datasheet.LIS2MDL.facts
    #expect(canceling.identity?.register == 0x4F && canceling.identity?.value == 0x40)
    #expect(canceling.identity?.candidates == ["LIS2MDL", "IIS2MDC", "LSM303AGRM"])
    #expect(canceling.i2c.addresses == [0x1E] && canceling.i2c.incrementBit == 0x80)
    #expect(canceling.spi?.incrementBit == 0 && canceling.spi?.addressMask == 0x7F)
    #expect(canceling.counterWraps.map(\.from) == [0x6D])
    #expect(canceling.counterWraps.map(\.to) == [0x68])
  }

  /// Codes that the drivers of other projects write.
  @Test func `fields make the byte`() {
    #expect(Datasheet.LIS331DL.CTRL_REG1(dataRate: .hertz400, powered: true).bits == 0xC7)
    #expect(Datasheet.LIS331DL.CTRL_REG1(powered: true, fullScale: .g8).bits == 0x67)
    #expect(Datasheet.LIS331DL.CTRL_REG3(interrupt1Signal: .dataReady).bits == 0x04)
    #expect(Datasheet.LIS331DL.CTRL_REG3(interrupt2Signal: .click).bits == 0x38)
    #expect(Datasheet.LIS331DL.CTRL_REG3(bits: 0x05).interrupt1Signal == nil)
    #expect(Datasheet.LIS331DL.OUT_X(bits: 0xC8).value == -56)
    #expect(Datasheet.LIS331DL.CLICK_THSY_X(thresholdY: 0xF, thresholdX: 1).bits == 0xF1)
    #expect(Datasheet.AK8963.CNTL1(output: .bits16, mode: .continuous8Hertz).bits == 0x12)
    #expect(Datasheet.AK8963.CNTL1(output: .bits16, mode: .continuous100Hertz).bits == 0x16)
    #expect(Datasheet.AK8963.CNTL1(mode: .externalTrigger).bits == 0x04)
    #expect(Datasheet.AK8963.CNTL1(mode: .fuseROM).bits == 0x0F)
    #expect(Datasheet.AK8963.ST2(bits: 0x10).output == .bits16)
    #expect(Datasheet.AK8963.CNTL2(softReset: true).bits == 0x01)
    #expect(Datasheet.AK09916.CNTL2(mode: .continuous10Hertz).bits == 0x02)
    #expect(Datasheet.AK09916.CNTL2(mode: .continuous20Hertz).bits == 0x04)
    #expect(Datasheet.AK09916.CNTL2(mode: .continuous50Hertz).bits == 0x06)
    #expect(Datasheet.AK09916.CNTL2(mode: .continuous100Hertz).bits == 0x08)
    #expect(Datasheet.AK09916.CNTL2(mode: .selfTest).bits == 0x10)
    #expect(Datasheet.AK09916.CNTL3(softReset: true).bits == 0x01)
    #expect(Datasheet.AK09916.ST2(bits: 0x78).overflow)
    #expect(Datasheet.AK8973.MS1(mode: .measurement).bits == 0x00)
    #expect(Datasheet.AK8973.MS1(mode: .eeprom).bits == 0x02)
    #expect(Datasheet.AK8973.MS1(bits: 0xAA).eepromKey == 21)
    #expect(Datasheet.AK8973.HXDA(direction: .up, steps: 3).bits == 0x83)
    typealias Polled = Datasheet.LIS3MDL
    #expect(Polled.CTRL_REG1(performance: .ultraHigh, dataRate: .hertz80).bits == 0x7C)
    #expect(
      Polled.CTRL_REG1(performance: .ultraHigh, dataRate: .hertz0Point625, fastRate: true).bits
        == 0x62)
    #expect(Polled.CTRL_REG2(fullScale: .gauss16).bits == 0x60)
    #expect(Polled.CTRL_REG3(mode: .single).bits == 0x01)
    #expect(Polled.CTRL_REG4(zPerformance: .ultraHigh).bits == 0x0C)
    typealias Canceling = Datasheet.LIS2MDL
    #expect(
      Canceling.CFG_REG_A(compensated: true, dataRate: .hertz100, mode: .continuous).bits == 0x8C)
    #expect(Canceling.CFG_REG_A(performance: .lowPower, mode: .single).bits == 0x11)
    #expect(Canceling.CFG_REG_B(cancelsOffset: true, lowPass: true).bits == 0x03)
    #expect(Canceling.CFG_REG_C(blockDataUpdate: true, fourWireSPI: true).bits == 0x14)
  }
}
