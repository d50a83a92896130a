// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import Testing

private typealias Map = Datasheet.MPU6500

/// The maps and numbers of the MPU-6050, MPU-6000 and MPU-9150, transcribed independently from
/// their register maps and product specifications, and from i2cdevlib for what later revisions
/// of the register map omit.
@Suite struct MPU6050MapTests {
  private typealias Variant = Map.Variant

  private static let older: [Variant] = [.mpu6050, .mpu6000, .mpu9150]

  private static let trims = [
    Row(0x00, "XG_OFFS_TC", .readWrite, 0x00, .always, 0xFF, "PWR_MODE OFFS_TC OTP_BNK_VLD"),
    Row(0x01, "YG_OFFS_TC", .readWrite, 0x00, .always, 0xFF, "AUX_VDDIO OFFS_TC OTP_BNK_VLD"),
    Row(0x02, "ZG_OFFS_TC", .readWrite, 0x00, .always, 0x7F, "- OFFS_TC OTP_BNK_VLD"),
    Row(0x03, "X_FINE_GAIN", .readWrite, 0x00, .always, 0xFF, "FINE_GAIN"),
    Row(0x04, "Y_FINE_GAIN", .readWrite, 0x00, .always, 0xFF, "FINE_GAIN"),
    Row(0x05, "Z_FINE_GAIN", .readWrite, 0x00, .always, 0xFF, "FINE_GAIN"),
    Row(0x06, "XA_OFFS_H", .readWrite, nil, .always, 0xFF, "XA_OFFS"),
    Row(0x07, "XA_OFFS_L", .readWrite, nil, .always, 0xFF, "XA_OFFS reserved0"),
    Row(0x08, "YA_OFFS_H", .readWrite, nil, .always, 0xFF, "YA_OFFS"),
    Row(0x09, "YA_OFFS_L", .readWrite, nil, .always, 0xFF, "YA_OFFS reserved0"),
    Row(0x0A, "ZA_OFFS_H", .readWrite, nil, .always, 0xFF, "ZA_OFFS"),
    Row(0x0B, "ZA_OFFS_L", .readWrite, nil, .always, 0xFF, "ZA_OFFS reserved0"),
    Row(0x0C, "PRODUCT_ID", .read, nil, .always, 0xFF, "PRODUCT"),
    Row(0x0D, "SELF_TEST_X", .readWrite, nil, .always, 0xFF, "XA_TEST XG_TEST"),
    Row(0x0E, "SELF_TEST_Y", .readWrite, nil, .always, 0xFF, "YA_TEST YG_TEST"),
    Row(0x0F, "SELF_TEST_Z", .readWrite, nil, .always, 0xFF, "ZA_TEST ZG_TEST"),
    Row(0x10, "SELF_TEST_A", .readWrite, nil, .always, 0x3F, "- XA_TEST YA_TEST ZA_TEST"),
  ]

  private static let configuration = [
    Row(0x19, "SMPLRT_DIV", .readWrite, 0x00, .always, 0xFF, "SMPLRT_DIV"),
    Row(0x1A, "CONFIG", .readWrite, 0x00, .always, 0x3F, "- - EXT_SYNC_SET DLPF_CFG"),
    Row(
      0x1B, "GYRO_CONFIG", .readWrite, 0x00, .always, 0xF8,
      "X_GYRO_CTEN Y_GYRO_CTEN Z_GYRO_CTEN GYRO_FS_SEL - -"),
    Row(
      0x1C, "ACCEL_CONFIG", .readWrite, 0x00, .always, 0xFF,
      "ax_st_en ay_st_en az_st_en ACCEL_FS_SEL ACCEL_HPF"),
    Row(0x1D, "FF_THR", .readWrite, 0x00, .always, 0xFF, "FF_THR"),
    Row(0x1E, "FF_DUR", .readWrite, 0x00, .always, 0xFF, "FF_DUR"),
    Row(0x1F, "MOT_THR", .readWrite, 0x00, .always, 0xFF, "MOT_THR"),
    Row(0x20, "MOT_DUR", .readWrite, 0x00, .always, 0xFF, "MOT_DUR"),
    Row(0x21, "ZRMOT_THR", .readWrite, 0x00, .always, 0xFF, "ZRMOT_THR"),
    Row(0x22, "ZRMOT_DUR", .readWrite, 0x00, .always, 0xFF, "ZRMOT_DUR"),
  ]

  private static let interrupts = [
    MPU6500MapTests.pin,
    Row(
      0x38, "INT_ENABLE", .readWrite, 0x00, .always, 0xFF,
      "FF_EN MOT_EN ZMOT_EN FIFO_OVERFLOW_EN I2C_MST_INT_EN PLL_RDY_EN DMP_INT_EN RAW_RDY_EN"),
    Row(
      0x3A, "INT_STATUS", .read, 0x00, .onRequest, 0xFF,
      "FF_INT MOT_INT ZMOT_INT FIFO_OVERFLOW_INT I2C_MST_INT PLL_RDY_INT DMP_INT RAW_DATA_RDY_INT"
    ),
  ]

  private static let motion = [
    Row(
      0x61, "MOT_DETECT_STATUS", .read, 0x00, .onRequest, 0xFD,
      "MOT_XNEG MOT_XPOS MOT_YNEG MOT_YPOS MOT_ZNEG MOT_ZPOS - MOT_ZRMOT")
  ]

  private static let power = [
    Row(
      0x69, "MOT_DETECT_CTRL", .readWrite, 0x00, .always, 0x3F,
      "- ACCEL_ON_DELAY FF_COUNT MOT_COUNT"),
    Row(
      0x6A, "USER_CTRL", .readWrite, 0x00, .always, 0xFF,
      "DMP_EN FIFO_EN I2C_MST_EN I2C_IF_DIS DMP_RST FIFO_RST I2C_MST_RST SIG_COND_RST"),
    Row(
      0x6B, "PWR_MGMT_1", .readWrite, 0x40, .always, 0xEF,
      "H_RESET SLEEP CYCLE - TEMP_DIS CLKSEL"),
    Row(
      0x6C, "PWR_MGMT_2", .readWrite, 0x00, .always, 0xFF,
      "LP_WAKE_CTRL DISABLE_XA DISABLE_YA DISABLE_ZA DISABLE_XG DISABLE_YG DISABLE_ZG"),
    Row(0x72, "FIFO_COUNTH", .read, 0x00, .onRequest, 0xFF, "FIFO_CNT"),
    Row(0x73, "FIFO_COUNTL", .read, 0x00, .always, 0xFF, "FIFO_CNT"),
    Row(0x74, "FIFO_R_W", .readWrite, 0x00, .onRequest, 0xFF, "D"),
    Row(0x75, "WHO_AM_I", .read, 0x68, .always, 0xFF, "WHOAMI"),
  ]

  private static let rows: [Row] = {
    let first = trims + MPU6500MapTests.gyroscopeOffsets + configuration
    let middle = MPU6500MapTests.auxiliary + interrupts + MPU6500MapTests.outputs
    return first + middle + motion + MPU6500MapTests.delays + power
  }()

  @Test(arguments: [
    Part(facts: Datasheet.MPU6050.facts, rows: rows),
    Part(facts: Datasheet.MPU6000.facts, rows: rows),
    Part(facts: Datasheet.MPU9150.facts, rows: rows),
  ])
  func `the map is the documents' map`(part: Part) { part.check() }

  @Test(arguments: [
    Datasheet.MPU6050.facts, Datasheet.MPU6000.facts, Datasheet.MPU9150.facts,
  ])
  func `identity, addresses and framing`(chip: ChipFacts) {
    #expect(chip.identity?.register == 0x75 && chip.identity?.value == 0x68)
    #expect(chip.identity?.candidates.first == chip.name)
    #expect(
      (chip.identity?.candidates ?? []).sorted() == ["MPU6000", "MPU6050", "MPU9150"])
    #expect(chip.i2c.addresses == [0x68, 0x69] && chip.i2c.incrementBit == 0)
    #expect(chip.i2c.maximumHertz == 400_000)
    #expect((chip.spi != nil) == (chip.name == "MPU6000"))
    #expect(chip.counterWraps.map(\.from) == [0x74] && chip.counterWraps.map(\.to) == [0x74])
  }

  @Test func `the MPU-6000's SPI`() {
    let spi = Datasheet.MPU6000.facts.spi
    #expect(spi?.readBit == 0x80 && spi?.incrementBit == 0 && spi?.addressMask == 0x7F)
    #expect(spi?.mode == 3 && spi?.maximumHertz == 20_000_000)
  }

  @Test func `one low-pass for both sensors`() {
    // Code 7 is reserved: it has numbers nowhere.
    let codes = (0..<8).map { Map.CONFIG(bits: $0).lowPass }
    for variant in Self.older {
      #expect(
        codes.map(variant.baseMillihertz) == [
          8_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, nil,
        ])
      #expect(
        codes.map(variant.gyroscopeBandwidthMillihertz) == [
          256_000, 188_000, 98_000, 42_000, 20_000, 10_000, 5000, nil,
        ])
      #expect(
        codes.map(variant.gyroscopeDelayMicroseconds) == [
          980, 1900, 2800, 4800, 8300, 13_400, 18_600, nil,
        ])
      #expect(
        codes.map(variant.sharedBandwidthMillihertz) == [
          260_000, 184_000, 94_000, 44_000, 21_000, 10_000, 5000, nil,
        ])
      #expect(
        codes.map(variant.sharedDelayMicroseconds) == [
          0, 2000, 3000, 4900, 8500, 13_800, 19_000, nil,
        ])
      #expect(variant.accelerometerMillihertz == 1_000_000)
      #expect(variant.bypassMillihertz == nil && variant.accelerometerBypassMillihertz == nil)
    }
  }

  @Test func `cycles, temperature, times and self-test`() {
    let rates = (0..<4).map { Map.PWR_MGMT_2(bits: $0 << 6).wakeRate }
    for variant in Self.older {
      #expect(rates.map(variant.wakeControlMillihertz) == [1250, 5000, 20_000, 40_000])
      // -521 digits at 35 °C.
      #expect(variant.temperatureCentidigits == 34_000)
      #expect(variant.temperatureZeroCentidegrees == 3653)
      #expect(variant.fifoDepth == 1024 && variant.internalClockTolerance == 5)
      #expect(variant.gyroscopeTurnOn == 30_000_000 && variant.clockSettle == 10_000_000)
      #expect(variant.accelerometerTurnOn == nil && variant.startUpTypical == nil)
      // 25 °/s at 131 digits; 0.34 g to 0.92 g in thirty steps.
      #expect(variant.gyroscopeTrimBase == 3275 && variant.gyroscopeTrimGrowth == 46)
      #expect(variant.accelerometerTrimBase == 340 && variant.accelerometerTrimTop == 920)
      #expect(variant.selfTestTolerance == 14)
      #expect(variant.untrimmedGyroscopeSelfTestMinimum == 10)
      #expect(variant.untrimmedGyroscopeSelfTestMaximum == 105)
      #expect(variant.untrimmedAccelerometerSelfTestMinimum == 300)
      #expect(variant.untrimmedAccelerometerSelfTestMaximum == 950)
      #expect(variant.motionStep == 2 && variant.motionDuration == 1_000_000)
      #expect(variant.zeroMotionDuration == 64_000_000)
      #expect(variant.selfTestBase == nil && variant.wakeOnMotionStep == nil)
      #expect(variant.productRevision == 0x58)
    }
  }

  @Test func `noise, levels and resonances`() {
    for variant in Self.older {
      #expect(variant.noiseDensity == 400 && variant.gyroscopeNoiseDensity == 5)
      #expect(variant.mechanicalHertzX == 33_000 && variant.mechanicalHertzY == 30_000)
      #expect(variant.mechanicalHertzZ == 27_000 && variant.gyroscopeZeroLevel == 20)
      // 20 °/s of the 125 °C between -40 and 85 °C.
      #expect(variant.gyroscopeZeroLevelDrift == 160)
    }
    #expect(Self.older.map(\.accelerometerZeroLevel) == [50, 50, 80])
    #expect(Self.older.map(\.accelerometerZeroLevelZ) == [80, 80, 150])
    // 35 and 60 mg of the 70 °C between 0 and 70 °C.
    #expect(Self.older.map(\.accelerometerZeroLevelDrift) == [500, 500, 750])
    #expect(Self.older.map(\.accelerometerZeroLevelDriftZ) == [857, 857, 1500])
  }
}
