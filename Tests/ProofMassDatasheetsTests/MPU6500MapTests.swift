// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import Testing

private typealias Map = Datasheet.MPU6500

/// The maps and numbers of the MPU-6500, MPU-9250 and MPU-9255, transcribed independently from
/// their register maps and product specifications.
@Suite struct MPU6500MapTests {
  private typealias Variant = Map.Variant

  private static let newer: [Variant] = [.mpu6500, .mpu9250, .mpu9255]

  private static let trims = [
    Row(0x00, "SELF_TEST_X_GYRO", .readWrite, nil, .always, 0xFF, "xg_st_data"),
    Row(0x01, "SELF_TEST_Y_GYRO", .readWrite, nil, .always, 0xFF, "yg_st_data"),
    Row(0x02, "SELF_TEST_Z_GYRO", .readWrite, nil, .always, 0xFF, "zg_st_data"),
    Row(0x0D, "SELF_TEST_X_ACCEL", .readWrite, nil, .always, 0xFF, "XA_ST_DATA"),
    Row(0x0E, "SELF_TEST_Y_ACCEL", .readWrite, nil, .always, 0xFF, "YA_ST_DATA"),
    Row(0x0F, "SELF_TEST_Z_ACCEL", .readWrite, nil, .always, 0xFF, "ZA_ST_DATA"),
  ]

  static let gyroscopeOffsets = [
    Row(0x13, "XG_OFFSET_H", .readWrite, 0x00, .always, 0xFF, "X_OFFS_USR"),
    Row(0x14, "XG_OFFSET_L", .readWrite, 0x00, .always, 0xFF, "X_OFFS_USR"),
    Row(0x15, "YG_OFFSET_H", .readWrite, 0x00, .always, 0xFF, "Y_OFFS_USR"),
    Row(0x16, "YG_OFFSET_L", .readWrite, 0x00, .always, 0xFF, "Y_OFFS_USR"),
    Row(0x17, "ZG_OFFSET_H", .readWrite, 0x00, .always, 0xFF, "Z_OFFS_USR"),
    Row(0x18, "ZG_OFFSET_L", .readWrite, 0x00, .always, 0xFF, "Z_OFFS_USR"),
  ]

  private static let configuration = [
    Row(0x19, "SMPLRT_DIV", .readWrite, 0x00, .always, 0xFF, "SMPLRT_DIV"),
    Row(0x1A, "CONFIG", .readWrite, 0x00, .always, 0x7F, "- FIFO_MODE EXT_SYNC_SET DLPF_CFG"),
    Row(
      0x1B, "GYRO_CONFIG", .readWrite, 0x00, .always, 0xFB,
      "X_GYRO_CTEN Y_GYRO_CTEN Z_GYRO_CTEN GYRO_FS_SEL - FCHOICE_B"),
    Row(
      0x1C, "ACCEL_CONFIG", .readWrite, 0x00, .always, 0xF8,
      "ax_st_en ay_st_en az_st_en ACCEL_FS_SEL -"),
    Row(
      0x1D, "ACCEL_CONFIG_2", .readWrite, 0x00, .always, 0xCF,
      "FIFO_SIZE - ACCEL_FCHOICE_B A_DLPF_CFG"),
    Row(0x1E, "LP_ACCEL_ODR", .readWrite, 0x00, .always, 0x0F, "- lposc_clksel"),
    Row(0x1F, "WOM_THR", .readWrite, 0x00, .always, 0xFF, "WOM_Threshold"),
  ]

  /// FIFO_EN, and the auxiliary bus to I2C_MST_STATUS.
  static let auxiliary =
    [
      Row(
        0x23, "FIFO_EN", .readWrite, 0x00, .always, 0xFF,
        "TEMP_OUT GYRO_XOUT GYRO_YOUT GYRO_ZOUT ACCEL SLV_2 SLV_1 SLV_0"),
      Row(
        0x24, "I2C_MST_CTRL", .readWrite, 0x00, .always, 0xFF,
        "MULT_MST_EN WAIT_FOR_ES SLV_3_FIFO_EN I2C_MST_P_NSR I2C_MST_CLK"),
    ] + slave(0, at: 0x25) + slave(1, at: 0x28) + slave(2, at: 0x2B) + slave(3, at: 0x2E)
    + [
      Row(0x31, "I2C_SLV4_ADDR", .readWrite, 0x00, .always, 0xFF, "I2C_SLV4_RNW I2C_ID_4"),
      Row(0x32, "I2C_SLV4_REG", .readWrite, 0x00, .always, 0xFF, "I2C_SLV4_REG"),
      Row(0x33, "I2C_SLV4_DO", .readWrite, 0x00, .always, 0xFF, "I2C_SLV4_DO"),
      Row(
        0x34, "I2C_SLV4_CTRL", .readWrite, 0x00, .always, 0xFF,
        "I2C_SLV4_EN SLV4_DONE_INT_EN I2C_SLV4_REG_DIS I2C_MST_DLY"),
      Row(0x35, "I2C_SLV4_DI", .read, 0x00, .always, 0xFF, "I2C_SLV4_DI"),
      Row(
        0x36, "I2C_MST_STATUS", .read, 0x00, .onRequest, 0xFF,
        "PASS_THROUGH I2C_SLV4_DONE I2C_LOST_ARB I2C_SLV4_NACK I2C_SLV3_NACK I2C_SLV2_NACK "
          + "I2C_SLV1_NACK I2C_SLV0_NACK"),
    ]

  /// ADDR, REG and CTRL of a slave.
  private static func slave(_ number: Int, at address: UInt8) -> [Row] {
    let name = "I2C_SLV\(number)"
    let control = ["EN", "BYTE_SW", "REG_DIS", "GRP", "LENG"].map { "\(name)_\($0)" }
    return [
      Row(
        address, name + "_ADDR", .readWrite, 0x00, .always, 0xFF, "\(name)_RNW I2C_ID_\(number)"),
      Row(address + 1, name + "_REG", .readWrite, 0x00, .always, 0xFF, name + "_REG"),
      Row(
        address + 2, name + "_CTRL", .readWrite, 0x00, .always, 0xFF,
        control.joined(separator: " ")),
    ]
  }

  static let pin = Row(
    0x37, "INT_PIN_CFG", .readWrite, 0x00, .always, 0xFE,
    "ACTL OPEN LATCH_INT_EN INT_ANYRD_2CLEAR ACTL_FSYNC FSYNC_INT_MODE_EN BYPASS_EN -")

  private static let interrupts = [
    pin,
    Row(
      0x38, "INT_ENABLE", .readWrite, 0x00, .always, 0x5B,
      "- WOM_EN - FIFO_OVERFLOW_EN FSYNC_INT_EN - DMP_INT_EN RAW_RDY_EN"),
    Row(
      0x3A, "INT_STATUS", .read, 0x00, .onRequest, 0x5B,
      "- WOM_INT - FIFO_OVERFLOW_INT FSYNC_INT - DMP_INT RAW_DATA_RDY_INT"),
  ]

  /// Outputs, most significant byte first, and the bytes of the slaves.
  static let outputs: [Row] = {
    let names = [
      "ACCEL_XOUT", "ACCEL_YOUT", "ACCEL_ZOUT", "TEMP_OUT", "GYRO_XOUT", "GYRO_YOUT", "GYRO_ZOUT",
    ]
    var rows: [Row] = []
    for (index, name) in names.enumerated() {
      let address = 0x3B + 2 * UInt8(index)
      rows.append(Row(address, name + "_H", .read, 0x00, .always, 0xFF, name))
      rows.append(Row(address + 1, name + "_L", .read, 0x00, .always, 0xFF, name))
    }
    for number: UInt8 in 0..<24 {
      let name = "EXT_SENS_DATA_" + (number < 10 ? "0" : "") + String(number)
      rows.append(Row(0x49 + number, name, .read, 0x00, .always, 0xFF, "EXT_SENS_DATA"))
    }
    return rows
  }()

  /// What the slaves write, and their delays.
  static let delays = [
    Row(0x63, "I2C_SLV0_DO", .readWrite, 0x00, .always, 0xFF, "I2C_SLV0_DO"),
    Row(0x64, "I2C_SLV1_DO", .readWrite, 0x00, .always, 0xFF, "I2C_SLV1_DO"),
    Row(0x65, "I2C_SLV2_DO", .readWrite, 0x00, .always, 0xFF, "I2C_SLV2_DO"),
    Row(0x66, "I2C_SLV3_DO", .readWrite, 0x00, .always, 0xFF, "I2C_SLV3_DO"),
    Row(
      0x67, "I2C_MST_DELAY_CTRL", .readWrite, 0x00, .always, 0x9F,
      "DELAY_ES_SHADOW - I2C_SLV4_DLY_EN I2C_SLV3_DLY_EN I2C_SLV2_DLY_EN I2C_SLV1_DLY_EN "
        + "I2C_SLV0_DLY_EN"),
    Row(
      0x68, "SIGNAL_PATH_RESET", .readWrite, 0x00, .always, 0x07, "- GYRO_RST ACCEL_RST TEMP_RST"),
  ]

  private static let power = [
    Row(
      0x69, "ACCEL_INTEL_CTRL", .readWrite, 0x00, .always, 0xC0,
      "ACCEL_INTEL_EN ACCEL_INTEL_MODE -"),
    Row(
      0x6A, "USER_CTRL", .readWrite, 0x00, .always, 0xFF,
      "DMP_EN FIFO_EN I2C_MST_EN I2C_IF_DIS DMP_RST FIFO_RST I2C_MST_RST SIG_COND_RST"),
    Row(
      0x6B, "PWR_MGMT_1", .readWrite, 0x01, .always, 0xFF,
      "H_RESET SLEEP CYCLE GYRO_STANDBY TEMP_DIS CLKSEL"),
    Row(
      0x6C, "PWR_MGMT_2", .readWrite, 0x00, .always, 0xFF,
      "LP_WAKE_CTRL DISABLE_XA DISABLE_YA DISABLE_ZA DISABLE_XG DISABLE_YG DISABLE_ZG"),
    Row(0x72, "FIFO_COUNTH", .read, 0x00, .onRequest, 0x1F, "- FIFO_CNT"),
    Row(0x73, "FIFO_COUNTL", .read, 0x00, .always, 0xFF, "FIFO_CNT"),
    Row(0x74, "FIFO_R_W", .readWrite, 0x00, .onRequest, 0xFF, "D"),
    Row(0x75, "WHO_AM_I", .read, 0x70, .always, 0xFF, "WHOAMI"),
  ]

  /// Bit 0 of the low bytes has to be written as it was read: it keeps its value.
  private static let accelerometerOffsets = [
    Row(0x77, "XA_OFFSET_H", .readWrite, nil, .always, 0xFF, "XA_OFFS"),
    Row(0x78, "XA_OFFSET_L", .readWrite, nil, .always, 0xFF, "XA_OFFS reserved0"),
    Row(0x7A, "YA_OFFSET_H", .readWrite, nil, .always, 0xFF, "YA_OFFS"),
    Row(0x7B, "YA_OFFSET_L", .readWrite, nil, .always, 0xFF, "YA_OFFS reserved0"),
    Row(0x7D, "ZA_OFFSET_H", .readWrite, nil, .always, 0xFF, "ZA_OFFS"),
    Row(0x7E, "ZA_OFFSET_L", .readWrite, nil, .always, 0xFF, "ZA_OFFS reserved0"),
  ]

  static let rows: [Row] = {
    let first = trims + gyroscopeOffsets + configuration
    let middle = auxiliary + interrupts + outputs
    return first + middle + delays + power + accelerometerOffsets
  }()

  /// The MPU-9250's map has neither a motion processor nor the rates of the MPU-6050's cycles.
  private static func nineAxes(_ identity: UInt8) -> [Row] {
    rows.rows(
      but: Row(
        0x38, "INT_ENABLE", .readWrite, 0x00, .always, 0x59,
        "- WOM_EN - FIFO_OVERFLOW_EN FSYNC_INT_EN - - RAW_RDY_EN"),
      Row(
        0x3A, "INT_STATUS", .read, 0x00, .onRequest, 0x59,
        "- WOM_INT - FIFO_OVERFLOW_INT FSYNC_INT - - RAW_DATA_RDY_INT"),
      Row(
        0x6A, "USER_CTRL", .readWrite, 0x00, .always, 0x77,
        "- FIFO_EN I2C_MST_EN I2C_IF_DIS - FIFO_RST I2C_MST_RST SIG_COND_RST"),
      Row(
        0x6B, "PWR_MGMT_1", .readWrite, 0x01, .always, 0xFF,
        "H_RESET SLEEP CYCLE GYRO_STANDBY PD_PTAT CLKSEL"),
      Row(
        0x6C, "PWR_MGMT_2", .readWrite, 0x00, .always, 0x3F,
        "- DISABLE_XA DISABLE_YA DISABLE_ZA DISABLE_XG DISABLE_YG DISABLE_ZG"),
      Row(0x75, "WHO_AM_I", .read, identity, .always, 0xFF, "WHOAMI"))
  }

  @Test(arguments: [
    Part(facts: Datasheet.MPU6500.facts, rows: rows),
    Part(facts: Datasheet.MPU9250.facts, rows: nineAxes(0x71)),
    Part(facts: Datasheet.MPU9255.facts, rows: nineAxes(0x73)),
  ])
  func `the map is the documents' map`(part: Part) { part.check() }

  @Test(
    arguments: [
      (Datasheet.MPU6500.facts, 0x70), (Datasheet.MPU9250.facts, 0x71),
      (Datasheet.MPU9255.facts, 0x73),
    ] as [(ChipFacts, UInt8)])
  func `identity, addresses and framing`(chip: ChipFacts, identity: UInt8) {
    #expect(chip.identity?.register == 0x75 && chip.identity?.value == identity)
    #expect(chip.identity?.candidates == [chip.name])
    #expect(chip.i2c.addresses == [0x68, 0x69] && chip.i2c.incrementBit == 0)
    #expect(chip.i2c.maximumHertz == 400_000)
    #expect(chip.spi?.readBit == 0x80 && chip.spi?.incrementBit == 0)
    #expect(chip.spi?.addressMask == 0x7F && chip.spi?.mode == 3)
    #expect(chip.spi?.maximumHertz == 20_000_000 && chip.spi?.oneRegisterAWrite == false)
    // A burst stays at FIFO_R_W.
    #expect(chip.counterWraps.map(\.from) == [0x74] && chip.counterWraps.map(\.to) == [0x74])
  }

  /// Product specifications, orientation of axes: x along y, y along x, z against z.
  @Test(
    arguments: [
      (Datasheet.MPU9150.facts, "AK8975"), (Datasheet.MPU9250.facts, "AK8963"),
      (Datasheet.MPU9255.facts, "AK8963"),
    ] as [(ChipFacts, String)])
  func `the magnetometer inside`(chip: ChipFacts, name: String) {
    #expect(chip.inside?.part == name)
    #expect(chip.inside?.mount == Mount(x: .plusY, y: .plusX, z: .minusZ))
  }

  @Test(arguments: [Map.facts, Datasheet.MPU6050.facts, Datasheet.MPU6000.facts])
  func `no magnetometer inside`(chip: ChipFacts) { #expect(chip.inside == nil) }

  /// Bank, address and data of its memory, and the start of its program.
  @Test func `the motion processor's memory`() {
    #expect(Map.Constant.motionProcessorFirst == 0x6D && Map.Constant.motionProcessorLast == 0x71)
    #expect(Map.Constant.motionProcessorData == 0x6F)
  }

  @Test func `low-pass filters and rates`() {
    let codes = (0..<8).map { Map.CONFIG(bits: $0).lowPass }
    for variant in Self.newer {
      #expect(
        codes.map(variant.baseMillihertz) == [
          8_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 8_000_000,
        ])
      #expect(
        codes.map(variant.gyroscopeBandwidthMillihertz) == [
          250_000, 184_000, 92_000, 41_000, 20_000, 10_000, 5000, 3_600_000,
        ])
      #expect(
        codes.map(variant.gyroscopeDelayMicroseconds) == [
          970, 2900, 3900, 5900, 9900, 17_850, 33_480, 170,
        ])
      #expect(
        codes.map(variant.temperatureBandwidthMillihertz) == [
          4_000_000, 188_000, 98_000, 42_000, 20_000, 10_000, 5000, 4_000_000,
        ])
      #expect(codes.allSatisfy { variant.sharedBandwidthMillihertz($0) == nil })
      let bypass = (0..<4).map { Map.GYRO_CONFIG(bits: $0).bypass }
      #expect(
        bypass.map(variant.bypassBandwidthMillihertz) == [nil, 8_800_000, 3_600_000, 8_800_000])
      #expect(bypass.map(variant.bypassDelayMicroseconds) == [nil, 64, 110, 64])
      #expect(variant.bypassMillihertz == 32_000_000)
    }
  }

  @Test func `the accelerometer's low-pass in two register maps`() {
    let codes = (0..<8).map { Map.ACCEL_CONFIG_2(bits: $0).lowPass }
    for variant in Self.newer {
      #expect(
        codes.map(variant.accelerometerBandwidthMillihertz) == [
          460_000, 184_000, 92_000, 41_000, 20_000, 10_000, 5000, 460_000,
        ])
      #expect(
        codes.map(variant.accelerometerDelayMicroseconds) == [
          1940, 5800, 7800, 11_800, 19_800, 35_700, 66_960, 1940,
        ])
      #expect(variant.accelerometerMillihertz == 1_000_000)
      #expect(variant.accelerometerBypassMillihertz == 4_000_000)
      #expect(variant.accelerometerBypassBandwidthMillihertz == 1_130_000)
      #expect(variant.accelerometerBypassDelayMicroseconds == 750)
      #expect(variant.cycleBandwidthMillihertz == 1_100_000)
    }
    // Revision 1.6 of the MPU-9250's map.
    #expect(
      codes.map(Variant.mpu9250.laterAccelerometerBandwidthMillihertz) == [
        218_100, 218_100, 99_000, 44_800, 21_200, 10_200, 5050, 420_000,
      ])
    #expect(
      codes.map(Variant.mpu9250.laterAccelerometerDelayMicroseconds) == [
        1880, 1880, 2880, 4880, 8870, 16_830, 32_480, 1380,
      ])
    #expect(Variant.mpu9250.laterAccelerometerBypassBandwidthMillihertz == 1_046_000)
    #expect(Variant.mpu9250.laterAccelerometerBypassDelayMicroseconds == 503)
    for variant in [Variant.mpu6500, .mpu9255] {
      #expect(codes.allSatisfy { variant.laterAccelerometerBandwidthMillihertz($0) == nil })
      #expect(variant.laterAccelerometerBypassBandwidthMillihertz == nil)
    }
  }

  @Test func `rates of cycle mode`() throws {
    // 500 Hz halved eleven times; documents print 0.24, 0.49, 0.98, 1.95, 3.91, 7.81, 15.63 Hz.
    let rates = try (0..<12).map { try #require(Map.LP_ACCEL_ODR(bits: $0).rate) }
    #expect(
      rates.map(Variant.mpu9255.wakeMillihertz) == [
        244, 488, 977, 1953, 3906, 7813, 15_625, 31_250, 62_500, 125_000, 250_000, 500_000,
      ])
    #expect((12..<16).allSatisfy { Map.LP_ACCEL_ODR(bits: $0).rate == nil })
    // Where the factory has made an MPU-6500 compatible with the MPU-6050.
    let codes = (0..<4).map { Map.PWR_MGMT_2(bits: $0 << 6).wakeRate }
    #expect(codes.map(Variant.mpu6500.wakeControlMillihertz) == [1250, 5000, 20_000, 40_000])
    #expect(codes.map(Variant.mpu9250.wakeControlMillihertz) == [nil, nil, nil, nil])
  }

  @Test(arguments: Variant.allCases)
  func `ranges and the clock of the auxiliary bus`(variant: Datasheet.MPU6500.Variant) {
    let accelerations = (0..<4).map { Map.ACCEL_CONFIG(bits: $0 << 3).fullScale }
    #expect(accelerations.map(variant.digitsPerG) == [16_384, 8192, 4096, 2048])
    #expect(accelerations.map(variant.ratedG) == [2, 4, 8, 16])
    let rates = (0..<4).map { Map.GYRO_CONFIG(bits: $0 << 3).fullScale }
    #expect(rates.map(variant.decidigitsPerDegreePerSecond) == [1310, 655, 328, 164])
    #expect(rates.map(variant.ratedDegreesPerSecond) == [250, 500, 1000, 2000])
    let clocks = (0..<16).map { Map.I2C_MST_CTRL(bits: $0).clock }
    #expect(
      clocks.map(variant.masterHertz) == [
        348_000, 333_000, 320_000, 308_000, 296_000, 286_000, 276_000, 267_000, 258_000, 500_000,
        471_000, 444_000, 421_000, 400_000, 381_000, 364_000,
      ])
    #expect(variant.slaveBytes == 24 && variant.sampleSize == 2)
    #expect(variant.gyroscopeOffsetDecidigits == 328)
    // 0.98 mg a step of fifteen bits.
    #expect(variant.accelerometerOffsetStepsPerG == 1024)
    #expect(variant.pllTolerance == 1 && variant.interruptPulse == 50_000)
    #expect(variant.startUp == 100_000_000 && variant.bypassSettle == 1_000_000)
  }

  @Test func `what the parts have`() {
    for variant in Variant.allCases {
      let isNewer = Self.newer.contains(variant)
      #expect(variant.hasOwnAccelerometerFilter == isNewer && variant.hasLowPassBypass == isNewer)
      #expect(variant.hasWakeOnMotion == isNewer && variant.hasByteSelfTest == isNewer)
      #expect(variant.hasSleepAtReset == !isNewer)
      #expect(variant.hasMotionProcessor == ![.mpu9250, .mpu9255].contains(variant))
    }
    let spi = Variant.allCases.filter { $0.facts.spi != nil }
    #expect(spi == [.mpu6500, .mpu6000, .mpu9250, .mpu9255])
    #expect(Variant.allCases.filter { $0.slowRegisterSPIHertz == 1_000_000 } == spi)
  }

  @Test func `times, self-test and the rest`() {
    let sizes = (0..<4).map { Map.ACCEL_CONFIG_2(bits: $0 << 6).fifoSize }
    for variant in Self.newer {
      #expect(variant.startUpTypical == 11_000_000 && variant.gyroscopeTurnOn == 35_000_000)
      #expect(variant.accelerometerTurnOn == 20_000_000)
      #expect(variant.accelerometerColdTurnOn == 30_000_000 && variant.clockSettle == nil)
      #expect(sizes.map(variant.fifoBytes) == [512, 1024, 2048, 4096] && variant.fifoDepth == nil)
      #expect(variant.temperatureCentidigits == 33_387)
      #expect(variant.temperatureZeroCentidegrees == 2100)
      #expect(variant.wakeOnMotionStep == 4 && variant.internalClockTolerance == 2)
      #expect(variant.selfTestBase == 2620 && variant.selfTestStep == 1)
      #expect(variant.selfTestSamples == 200 && variant.selfTestSettle == 20_000_000)
      #expect(variant.gyroscopeSelfTestMinimumPercent == 50)
      #expect(variant.accelerometerSelfTestMinimumPercent == 50)
      #expect(variant.accelerometerSelfTestMaximumPercent == 150)
      #expect(variant.gyroscopeSelfTestMinimum == 60 && variant.gyroscopeSelfTestZeroLevel == 20)
      #expect(variant.accelerometerSelfTestMinimum == 225)
      #expect(variant.accelerometerSelfTestMaximum == 675)
      #expect(variant.noiseDensity == 300 && variant.gyroscopeNoiseDensity == 10)
      #expect(variant.mechanicalHertzX == 27_000 && variant.mechanicalHertzY == 27_000)
      #expect(variant.gyroscopeZeroLevel == 5 && variant.accelerometerZeroLevel == 60)
      #expect(variant.gyroscopeZeroLevelDrift == 240)
    }
    #expect(Self.newer.map(\.accelerometerZeroLevelZ) == [60, 80, 80])
    #expect(Self.newer.map(\.accelerometerZeroLevelDrift) == [640, 1500, 1500])
    #expect(Self.newer.map(\.accelerometerZeroLevelDriftZ) == [1000, 1500, 1500])
  }
}
