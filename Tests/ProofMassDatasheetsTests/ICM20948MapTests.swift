// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import Testing

private typealias Map = Datasheet.ICM20948

/// The ICM-20948's banks and numbers, transcribed independently from its data sheet, DS-000189 Rev. 1.3.
@Suite struct ICM20948MapTests {
  private static func setting(
    _ address: UInt8, _ name: String, _ reset: UInt8? = 0, _ meaningful: UInt8 = 0xFF,
    _ fields: String
  ) -> Row {
    Row(address, name, .readWrite, reset, .always, meaningful, fields)
  }

  // MARK: Bank 0

  private static let control: [Row] = [
    Row(0x00, "WHO_AM_I", .read, 0xEA, .always, 0xFF, "WHO_AM_I"),
    setting(
      0x03, "USER_CTRL", 0x00, 0xFE,
      "DMP_EN FIFO_EN I2C_MST_EN I2C_IF_DIS DMP_RST SRAM_RST I2C_MST_RST -"),
    setting(0x05, "LP_CONFIG", 0x40, 0x70, "- I2C_MST_CYCLE ACCEL_CYCLE GYRO_CYCLE -"),
    setting(0x06, "PWR_MGMT_1", 0x41, 0xEF, "DEVICE_RESET SLEEP LP_EN - TEMP_DIS CLKSEL"),
    setting(0x07, "PWR_MGMT_2", 0x00, 0x3F, "- DISABLE_ACCEL DISABLE_GYRO"),
    setting(
      0x0F, "INT_PIN_CFG", 0x00, 0xFE,
      "INT1_ACTL INT1_OPEN INT1_LATCH_EN INT_ANYRD_2CLEAR ACTL_FSYNC FSYNC_INT_MODE_EN BYPASS_EN -"),
    setting(
      0x10, "INT_ENABLE", 0x00, 0x8F,
      "REG_WOF_EN - WOM_INT_EN PLL_RDY_EN DMP_INT1_EN I2C_MST_INT_EN"),
    setting(0x11, "INT_ENABLE_1", 0x00, 0x01, "- RAW_DATA_0_RDY_EN"),
    setting(0x12, "INT_ENABLE_2", 0x00, 0x1F, "- FIFO_OVERFLOW_EN"),
    setting(0x13, "INT_ENABLE_3", 0x00, 0x1F, "- FIFO_WM_EN"),
    Row(
      0x17, "I2C_MST_STATUS", .read, 0x00, .onRequest, 0xFF,
      "PASS_THROUGH I2C_SLV4_DONE I2C_LOST_ARB I2C_SLV4_NACK I2C_SLV3_NACK I2C_SLV2_NACK I2C_SLV1_NACK I2C_SLV0_NACK"
    ),
    Row(
      0x19, "INT_STATUS", .read, 0x00, .onRequest, 0x0F,
      "- WOM_INT PLL_RDY_INT DMP_INT1 I2C_MST_INT"),
    Row(0x1A, "INT_STATUS_1", .read, 0x00, .onRequest, 0x01, "- RAW_DATA_0_RDY_INT"),
    Row(0x1B, "INT_STATUS_2", .read, 0x00, .onRequest, 0x1F, "- FIFO_OVERFLOW_INT"),
    Row(0x1C, "INT_STATUS_3", .read, 0x00, .onRequest, 0x1F, "- FIFO_WM_INT"),
    Row(0x28, "DELAY_TIMEH", .read, 0x00, .onRequest, 0xFF, "DELAY_TIME"),
    Row(0x29, "DELAY_TIMEL", .read, 0x00, .onRequest, 0xFF, "DELAY_TIME"),
  ]

  /// Accelerations, angular rates, temperature, and what the slaves sent.
  private static let data: [Row] = {
    let words = [
      "ACCEL_XOUT", "ACCEL_YOUT", "ACCEL_ZOUT", "GYRO_XOUT", "GYRO_YOUT", "GYRO_ZOUT", "TEMP_OUT",
    ]
    var rows: [Row] = []
    for (index, word) in words.enumerated() {
      let address = 0x2D + 2 * UInt8(index)
      rows.append(Row(address, word + "_H", .read, 0x00, .always, 0xFF, word))
      rows.append(Row(address + 1, word + "_L", .read, 0x00, .always, 0xFF, word))
    }
    for number in 0..<24 as Range<UInt8> {
      let name = "EXT_SLV_SENS_DATA_\(number < 10 ? "0" : "")\(number)"
      rows.append(Row(0x3B + number, name, .read, 0x00, .always, 0xFF, "EXT_SLV_SENS_DATA"))
    }
    return rows
  }()

  private static let fifo: [Row] = [
    setting(
      0x66, "FIFO_EN_1", 0x00, 0x0F, "- SLV_3_FIFO_EN SLV_2_FIFO_EN SLV_1_FIFO_EN SLV_0_FIFO_EN"),
    setting(
      0x67, "FIFO_EN_2", 0x00, 0x1F,
      "- ACCEL_FIFO_EN GYRO_Z_FIFO_EN GYRO_Y_FIFO_EN GYRO_X_FIFO_EN TEMP_FIFO_EN"),
    setting(0x68, "FIFO_RST", 0x00, 0x1F, "- FIFO_RESET"),
    setting(0x69, "FIFO_MODE", 0x00, 0x1F, "- FIFO_MODE"),
    Row(0x70, "FIFO_COUNTH", .read, 0x00, .onRequest, 0x1F, "- FIFO_CNT"),
    Row(0x71, "FIFO_COUNTL", .read, 0x00, .always, 0xFF, "FIFO_CNT"),
    Row(0x72, "FIFO_R_W", .readWrite, 0x00, .onRequest, 0xFF, "FIFO_R_W"),
    Row(0x74, "DATA_RDY_STATUS", .read, 0x00, .onRequest, 0x8F, "WOF_STATUS - RAW_DATA_RDY"),
    setting(0x76, "FIFO_CFG", 0x00, 0x01, "- FIFO_CFG"),
    setting(0x7F, "REG_BANK_SEL", 0x00, 0x30, "- USER_BANK -"),
  ]

  // MARK: Banks 1 to 3

  private static let first: [Row] = [
    setting(0x02, "SELF_TEST_X_GYRO", nil, 0xFF, "XG_ST_DATA"),
    setting(0x03, "SELF_TEST_Y_GYRO", nil, 0xFF, "YG_ST_DATA"),
    setting(0x04, "SELF_TEST_Z_GYRO", nil, 0xFF, "ZG_ST_DATA"),
    setting(0x0E, "SELF_TEST_X_ACCEL", nil, 0xFF, "XA_ST_DATA"),
    setting(0x0F, "SELF_TEST_Y_ACCEL", nil, 0xFF, "YA_ST_DATA"),
    setting(0x10, "SELF_TEST_Z_ACCEL", nil, 0xFF, "ZA_ST_DATA"),
    setting(0x14, "XA_OFFS_H", nil, 0xFF, "XA_OFFS"),
    setting(0x15, "XA_OFFS_L", nil, 0xFF, "XA_OFFS reserved0"),
    setting(0x17, "YA_OFFS_H", nil, 0xFF, "YA_OFFS"),
    setting(0x18, "YA_OFFS_L", nil, 0xFF, "YA_OFFS reserved0"),
    setting(0x1A, "ZA_OFFS_H", nil, 0xFF, "ZA_OFFS"),
    setting(0x1B, "ZA_OFFS_L", nil, 0xFF, "ZA_OFFS reserved0"),
    setting(0x28, "TIMEBASE_CORRECTION_PLL", nil, 0xFF, "TBC_PLL"),
  ]

  private static let second: [Row] = [
    setting(0x00, "GYRO_SMPLRT_DIV", 0x00, 0xFF, "GYRO_SMPLRT_DIV"),
    setting(0x01, "GYRO_CONFIG_1", 0x01, 0x3F, "- GYRO_DLPFCFG GYRO_FS_SEL GYRO_FCHOICE"),
    setting(0x02, "GYRO_CONFIG_2", 0x00, 0x3F, "- XGYRO_CTEN YGYRO_CTEN ZGYRO_CTEN GYRO_AVGCFG"),
    setting(0x03, "XG_OFFS_USRH", 0x00, 0xFF, "X_OFFS_USER"),
    setting(0x04, "XG_OFFS_USRL", 0x00, 0xFF, "X_OFFS_USER"),
    setting(0x05, "YG_OFFS_USRH", 0x00, 0xFF, "Y_OFFS_USER"),
    setting(0x06, "YG_OFFS_USRL", 0x00, 0xFF, "Y_OFFS_USER"),
    setting(0x07, "ZG_OFFS_USRH", 0x00, 0xFF, "Z_OFFS_USER"),
    setting(0x08, "ZG_OFFS_USRL", 0x00, 0xFF, "Z_OFFS_USER"),
    setting(0x09, "ODR_ALIGN_EN", 0x00, 0x01, "- ODR_ALIGN_EN"),
    setting(0x10, "ACCEL_SMPLRT_DIV_1", 0x00, 0x0F, "- ACCEL_SMPLRT_DIV"),
    setting(0x11, "ACCEL_SMPLRT_DIV_2", 0x00, 0xFF, "ACCEL_SMPLRT_DIV"),
    setting(0x12, "ACCEL_INTEL_CTRL", 0x00, 0x03, "- ACCEL_INTEL_EN ACCEL_INTEL_MODE_INT"),
    setting(0x13, "ACCEL_WOM_THR", 0x00, 0xFF, "WOM_THRESHOLD"),
    setting(0x14, "ACCEL_CONFIG", 0x01, 0x3F, "- ACCEL_DLPFCFG ACCEL_FS_SEL ACCEL_FCHOICE"),
    setting(
      0x15, "ACCEL_CONFIG_2", 0x00, 0x1F, "- AX_ST_EN_REG AY_ST_EN_REG AZ_ST_EN_REG DEC3_CFG"),
    setting(
      0x52, "FSYNC_CONFIG", 0x00, 0xBF,
      "DELAY_TIME_EN - WOF_DEGLITCH_EN WOF_EDGE_INT EXT_SYNC_SET"),
    setting(0x53, "TEMP_CONFIG", 0x00, 0x07, "- TEMP_DLPFCFG"),
    setting(0x54, "MOD_CTRL_USR", 0x03, 0x01, "- REG_LP_DMP_EN"),
  ]

  private static let third: [Row] = {
    var rows = [
      setting(0x00, "I2C_MST_ODR_CONFIG", 0x00, 0x0F, "- I2C_MST_ODR_CONFIG"),
      setting(0x01, "I2C_MST_CTRL", 0x00, 0x9F, "MULT_MST_EN - I2C_MST_P_NSR I2C_MST_CLK"),
      setting(
        0x02, "I2C_MST_DELAY_CTRL", 0x00, 0x9F,
        "DELAY_ES_SHADOW - I2C_SLV4_DELAY_EN I2C_SLV3_DELAY_EN I2C_SLV2_DELAY_EN I2C_SLV1_DELAY_EN I2C_SLV0_DELAY_EN"
      ),
    ]
    for number in 0..<4 as Range<UInt8> {
      let (address, slave) = (0x03 + 4 * number, "I2C_SLV\(number)")
      rows.append(setting(address, "\(slave)_ADDR", 0x00, 0xFF, "\(slave)_RNW I2C_ID_\(number)"))
      rows.append(setting(address + 1, "\(slave)_REG", 0x00, 0xFF, "\(slave)_REG"))
      rows.append(
        setting(
          address + 2, "\(slave)_CTRL", 0x00, 0xFF,
          "\(slave)_EN \(slave)_BYTE_SW \(slave)_REG_DIS \(slave)_GRP \(slave)_LENG"))
      rows.append(setting(address + 3, "\(slave)_DO", 0x00, 0xFF, "\(slave)_DO"))
    }
    rows.append(setting(0x13, "I2C_SLV4_ADDR", 0x00, 0xFF, "I2C_SLV4_RNW I2C_ID_4"))
    rows.append(setting(0x14, "I2C_SLV4_REG", 0x00, 0xFF, "I2C_SLV4_REG"))
    rows.append(
      setting(
        0x15, "I2C_SLV4_CTRL", 0x00, 0xFF,
        "I2C_SLV4_EN I2C_SLV4_INT_EN I2C_SLV4_REG_DIS I2C_SLV4_DLY"))
    rows.append(setting(0x16, "I2C_SLV4_DO", 0x00, 0xFF, "I2C_SLV4_DO"))
    rows.append(Row(0x17, "I2C_SLV4_DI", .read, 0x00, .always, 0xFF, "I2C_SLV4_DI"))
    return rows
  }()

  @Test func `bank 0 is the document's map`() {
    Part(facts: Map.facts, rows: Self.control + Self.data + Self.fifo).check()
  }

  @Test func `banks 1 to 3 are the document's maps`() {
    let banks = [("BankOne", Self.first), ("BankTwo", Self.second), ("BankThree", Self.third)]
    #expect(Set(Map.facts.banks.map(\.name)) == Set(banks.map(\.0)))
    for (name, rows) in banks {
      var bank = Part(facts: Map.facts, rows: rows)
      bank.facts.registers = Map.facts.registers(inBank: name)
      bank.check()
    }
  }

  @Test func `identity, addresses and framing`() {
    let facts = Map.facts
    #expect(facts.identity?.register == 0x00 && facts.identity?.value == 0xEA)
    #expect(facts.i2c.addresses == [0x68, 0x69] && facts.i2c.incrementBit == 0)
    #expect(facts.spi?.readBit == 0x80 && facts.spi?.incrementBit == 0)
    #expect(facts.spi?.mode == 3 && facts.spi?.maximumHertz == 7_000_000)
    #expect(facts.spi?.addressMask == 0x7F && facts.spi?.oneRegisterAWrite == false)
    #expect(facts.counterWraps.map(\.from) == [0x72] && facts.counterWraps.map(\.to) == [0x72])
  }

  /// Data sheet, orientation of axes: x along x, y against y, z against z.
  @Test func `the magnetometer inside`() {
    #expect(Map.facts.inside?.part == "AK09916")
    #expect(Map.facts.inside?.mount == Mount(x: .plusX, y: .minusY, z: .minusZ))
  }

  /// Address, data and bank of its memory in bank 0; the start of its program in bank 2.
  @Test func `the motion processor's memory`() {
    #expect(Map.Constant.motionProcessorFirst == 0x7C && Map.Constant.motionProcessorLast == 0x7E)
    #expect(Map.Constant.motionProcessorData == 0x7D)
    #expect(Map.Constant.motionProcessorBankTwoFirst == 0x50)
    #expect(Map.Constant.motionProcessorBankTwoLast == 0x51)
  }

  @Test func `low-passes`() {
    let rates = (0...7).compactMap { Map.BankTwo.GYRO_CONFIG_1.LowPass(rawValue: $0) }
    #expect(
      rates.map(\.gyroscopeBandwidthMillihertz) == [
        196_600, 151_800, 119_500, 51_200, 23_900, 11_600, 5_700, 361_400,
      ])
    #expect(
      rates.map(\.gyroscopeNoiseBandwidthMillihertz) == [
        229_800, 187_600, 154_300, 73_300, 35_900, 17_800, 8_900, 376_500,
      ])
    let forces = (0...7).compactMap { Map.BankTwo.ACCEL_CONFIG.LowPass(rawValue: $0) }
    #expect(
      forces.map(\.accelerometerBandwidthMillihertz) == [
        246_000, 246_000, 111_400, 50_400, 23_900, 11_500, 5_700, 473_000,
      ])
    #expect(
      forces.map(\.accelerometerNoiseBandwidthMillihertz) == [
        265_000, 265_000, 136_000, 68_800, 34_400, 17_000, 8_300, 499_000,
      ])
    let temperatures = (0...7).compactMap { Map.BankTwo.TEMP_CONFIG.LowPass(rawValue: $0) }
    #expect(
      temperatures.map(\.temperatureNoiseBandwidthMillihertz) == [
        7_932_000, 217_900, 123_500, 65_900, 34_100, 17_300, 8_800, 7_932_000,
      ])
    let averages = (0...7).compactMap { Map.BankTwo.GYRO_CONFIG_2.Average(rawValue: $0) }
    #expect(
      averages.map(\.gyroscopeOnMicroseconds) == [
        1150, 1590, 2480, 4260, 7820, 14_930, 29_150, 57_590,
      ])
  }

  @Test func `scales and the clock of the auxiliary bus`() {
    let rates = (0...3).compactMap { Map.BankTwo.GYRO_CONFIG_1.FullScale(rawValue: $0) }
    #expect(rates.map(\.ratedDegreesPerSecond) == [250, 500, 1000, 2000])
    #expect(rates.map(\.decidigitsPerDegreePerSecond) == [1310, 655, 328, 164])
    let forces = (0...3).compactMap { Map.BankTwo.ACCEL_CONFIG.FullScale(rawValue: $0) }
    #expect(forces.map(\.ratedG) == [2, 4, 8, 16])
    #expect(forces.map(\.digitsPerG) == [16_384, 8192, 4096, 2048])
    let clocks = (0...15).map { Map.BankThree.I2C_MST_CTRL.Clock(rawValue: $0)?.masterHertz }
    #expect(
      clocks == [
        370_290, nil, 370_290, 432_000, 370_290, 370_290, 345_600, 345_600, 304_940, 432_000,
        432_000, 432_000, 471_270, 432_000, 345_600, 345_600,
      ])
  }

  @Test func `times and constants`() {
    #expect(Map.Timing.startUp == 100_000_000 && Map.Timing.startUpTypical == 11_000_000)
    #expect(Map.Timing.gyroscopeTurnOn == 35_000_000 && Map.Timing.interruptPulse == 50_000)
    #expect(Map.Timing.accelerometerTurnOn == 20_000_000 && Map.Timing.clockSettle == 4_000_000)
    #expect(Map.Timing.gyroscopeOffOnSPI == 22_000)
    #expect(Map.Constant.rateMillihertz == 1_125_000 && Map.Constant.fifoDepth == 512)
    #expect(Map.Constant.gyroscopeBypassMillihertz == 9_000_000)
    #expect(Map.Constant.accelerometerBypassMillihertz == 4_500_000)
    #expect(Map.Constant.gyroscopeBypassBandwidthMillihertz == 12_106_000)
    #expect(Map.Constant.accelerometerBypassBandwidthMillihertz == 1_209_000)
    #expect(Map.Constant.temperatureCentidigits == 33_387)
    #expect(Map.Constant.temperatureZeroCentidegrees == 2100)
    #expect(Map.Constant.gyroscopeOffsetDecidigits == 328)
    // Without bit 0 a step is 0.98 mg.
    #expect(Map.Constant.accelerometerOffsetStepsPerG == 1024)
    #expect(Map.Constant.selfTestBase == 2620 && Map.Constant.selfTestStep == 1)
    #expect(Map.Constant.wakeOnMotionStep == 4 && Map.Constant.slaveBytes == 24)
  }
}
