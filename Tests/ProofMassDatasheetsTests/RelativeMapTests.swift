// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import Testing

private typealias DLH = Datasheet.LIS331DLH
private typealias Gyro = Datasheet.L3G4200D

/// Relatives: the map of their model with its differences, transcribed independently.
@Suite struct RelativeMapTests {
  /// The model's rows; rows with the same address are replaced, others are appended.
  private static func rows(_ model: [Row], but own: Row...) -> [Row] {
    model.map { row in own.first { $0.address == row.address } ?? row }
      + own.filter { row in !model.contains { $0.address == row.address } }
  }

  private static let withoutDirections = "AOI - ZHIE ZLIE YHIE YLIE XHIE XLIE"

  /// The LIS3DH's map with a thermometer in place of the auxiliary ADC.
  private static let withThermometer = rows(
    LIS3DHTests.rows.filter { !(0x08...0x0B ~= $0.address) },
    but: Row(0x07, "STATUS_REG_AUX", .read, 0x00, .always, 0x44, "- TOR - TDA -"),
    Row(0x0C, "OUT_TEMP_L", .read, nil, .onRequest, 0xFF, "TEMP"),
    Row(0x0D, "OUT_TEMP_H", .read, nil, .onRequest, 0xFF, "TEMP"),
    Row(0x1F, "TEMP_CFG_REG", .readWrite, 0x00, .always, 0xC0, "TEMP_EN -"),
    Row(
      0x22, "CTRL_REG3", .readWrite, 0x00, .always, 0xF6,
      "I1_CLICK I1_IA1 I1_IA2 I1_ZYXDA - I1_WTM I1_OVERRUN -"))

  @Test(arguments: [
    Part(facts: Datasheet.LIS331HH.facts, rows: MapTests.accelerometer),
    Part(facts: Datasheet.LSM303DLH.facts, rows: MapTests.accelerometer),
    Part(facts: Datasheet.LSM303DLM.facts, rows: MapTests.accelerometer),
    Part(
      facts: Datasheet.H3LIS331DL.facts,
      rows: rows(
        MapTests.accelerometer,
        but: Row(0x23, "CTRL_REG4", .readWrite, 0x00, .always, 0xF1, "BDU BLE FS - SIM"),
        Row(0x30, "INT1_CFG", .readWrite, 0x00, .always, 0xBF, withoutDirections),
        Row(0x34, "INT2_CFG", .readWrite, 0x00, .always, 0xBF, withoutDirections))),
    Part(facts: Datasheet.LIS2DH12.facts, rows: withThermometer),
    Part(
      facts: Datasheet.LSM303AGRA.facts, rows: withThermometer.filter { $0.address != 0x1E }),
    Part(
      facts: Datasheet.LSM303DLHCA.facts,
      rows: rows(
        LIS3DHTests.rows.filter { $0.address == 0x0F || 0x20...0x3D ~= $0.address },
        but: Row(
          0x22, "CTRL_REG3", .readWrite, 0x00, .always, 0xFE,
          "I1_CLICK I1_IA1 I1_IA2 I1_ZYXDA I1_DRDY2 I1_WTM I1_OVERRUN -"),
        Row(0x23, "CTRL_REG4", .readWrite, 0x00, .always, 0xF9, "BDU BLE FS HR - SIM"),
        Row(
          0x25, "CTRL_REG6", .readWrite, 0x00, .always, 0xFA,
          "I2_CLICK I2_IA1 I2_IA2 I2_BOOT P2_ACT - INT_POLARITY -"),
        Row(0x3A, "CLICK_THS", .readWrite, 0x00, .always, 0x7F, "- Ths"))),
    Part(
      facts: Datasheet.LSM9DS1M.facts,
      rows: rows(
        OtherMapTests.polledCompass.filter { !(0x2E...0x2F ~= $0.address) },
        but: Row(0x20, "CTRL_REG1", .readWrite, 0x10, .always, 0xFD, "TEMP_COMP OM DO - ST"),
        Row(0x22, "CTRL_REG3", .readWrite, 0x03, .always, 0xA7, "I2C_DISABLE - LP - SIM MD"),
        Row(0x24, "CTRL_REG5", .readWrite, 0x00, .always, 0x40, "- BDU -"),
        Row(0x30, "INT_CFG", .readWrite, 0x08, .always, 0xFF, "XIEN YIEN ZIEN 01 IEA LIR IEN"))),
    Part(facts: Datasheet.IIS2MDC.facts, rows: OtherMapTests.cancelingCompass),
    Part(
      facts: Datasheet.LSM303AGRM.facts,
      rows: rows(
        OtherMapTests.cancelingCompass.filter { !(0x6E...0x6F ~= $0.address) },
        but: Row(
          0x62, "CFG_REG_C", .readWrite, 0x00, .always, 0x7B,
          "- INT_on_PIN I2C_DIS BDU BLE - Self_test DRDY_on_PIN"))),
    Part(
      facts: Datasheet.A3G4250D.facts,
      rows: rows(
        MapTests.gyroscope,
        but: Row(0x23, "CTRL_REG4", .readWrite, 0x00, .always, 0x77, "- BLE FS - ST SIM"))),
    Part(
      facts: Datasheet.L3GD20.facts,
      rows: rows(
        MapTests.gyroscope, but: Row(0x0F, "WHO_AM_I", .read, 0xD4, .always, 0xFF, "ID"))),
    Part(
      facts: Datasheet.L3GD20H.facts,
      rows: rows(
        MapTests.gyroscope, but: Row(0x0F, "WHO_AM_I", .read, 0xD7, .always, 0xFF, "ID"),
        Row(0x21, "CTRL_REG2", .readWrite, 0x00, .always, 0xFF, "EXTRen LVLen HPM HPCF"),
        Row(0x23, "CTRL_REG4", .readWrite, 0x00, .always, 0xFF, "BDU BLE FS IMPen ST SIM"),
        Row(
          0x24, "CTRL_REG5", .readWrite, 0x00, .always, 0xFF,
          "BOOT FIFO_EN StopOnFTH HPen INT1_Sel Out_Sel"),
        Row(0x32, "INT1_TSH_XH", .readWrite, 0x00, .always, 0xFF, "DCRM THSX"),
        Row(
          0x39, "LOW_ODR", .readWrite, 0x00, .always, 0x2D,
          "- DRDY_HL - I2C_dis SW_RES - Low_ODR"))),
  ])
  func `the map is the documents' map`(part: Part) { part.check() }

  @Test(
    arguments: [
      (Datasheet.LIS331HH.facts, 0x32, [0x18, 0x19]),
      (Datasheet.H3LIS331DL.facts, 0x32, [0x18, 0x19]),
      (Datasheet.LSM303DLH.facts, 0x32, [0x18, 0x19]),
      (Datasheet.LSM303DLM.facts, 0x32, [0x18, 0x19]),
      (Datasheet.LIS2DH12.facts, 0x33, [0x18, 0x19]),
      (Datasheet.LSM303AGRA.facts, 0x33, [0x19]),
      (Datasheet.LSM9DS1M.facts, 0x3D, [0x1C, 0x1E]),
      (Datasheet.A3G4250D.facts, 0xD3, [0x68, 0x69]),
      (Datasheet.L3GD20.facts, 0xD4, [0x6A, 0x6B]),
      (Datasheet.L3GD20H.facts, 0xD7, [0x6A, 0x6B]),
    ] as [(ChipFacts, UInt8, [UInt8])])
  func `identity, addresses and framing`(chip: ChipFacts, identity: UInt8, addresses: [UInt8]) {
    #expect(chip.identity?.register == 0x0F)
    #expect(chip.identity?.value == identity)
    #expect(chip.identity?.candidates.first == chip.name)
    #expect(chip.i2c.addresses == addresses)
    #expect(chip.i2c.incrementBit == 0x80)
    #expect(chip.spi?.incrementBit == 0x40 && chip.spi?.addressMask == 0x3F)
  }

  /// Their identity is in another register than that of ST's other parts.
  @Test(arguments: [Datasheet.IIS2MDC.facts, Datasheet.LSM303AGRM.facts])
  func `relatives of the LIS2MDL`(chip: ChipFacts) {
    #expect(chip.identity?.register == 0x4F && chip.identity?.value == 0x40)
    #expect(chip.identity?.candidates.first == chip.name)
    #expect(chip.i2c.addresses == [0x1E])
    #expect(chip.spi?.incrementBit == 0 && chip.spi?.addressMask == 0x7F)
  }

  @Test func `parts with one identity name each other`() {
    for chip in Datasheet.chips {
      for other in Datasheet.chips where other.name != chip.name {
        let isSame =
          chip.identity?.register == other.identity?.register
          && chip.identity?.value == other.identity?.value
        let names = chip.identity?.candidates ?? []
        #expect(names.contains(other.name) == isSame, "\(chip.name) \(other.name)")
      }
    }
  }

  @Test func `undefined codes`() {
    func undefined(_ register: RegisterFacts?) -> [UInt8] {
      register?.fields.flatMap { $0.cases.filter { !$0.isDefined }.map(\.code) } ?? []
    }
    func register(_ chip: ChipFacts, _ name: String) -> RegisterFacts? {
      chip.registers.first { $0.name == name }
    }
    #expect(undefined(register(Datasheet.LIS331HH.facts, "CTRL_REG4")) == [2])
    #expect(undefined(register(Datasheet.H3LIS331DL.facts, "CTRL_REG4")) == [2])
    #expect(undefined(register(Datasheet.LIS2DH12.facts, "TEMP_CFG_REG")) == [1, 2])
    // It has one full scale, and the self-test has an undefined code.
    #expect(undefined(register(Datasheet.A3G4250D.facts, "CTRL_REG4")) == [1, 2, 3, 2])
    #expect(undefined(register(Datasheet.A3G4250D.facts, "FIFO_CTRL_REG")) == [3, 4, 5, 6, 7])
    #expect(undefined(register(Datasheet.L3GD20.facts, "FIFO_CTRL_REG")) == [5, 6, 7])
    #expect(undefined(register(Datasheet.L3GD20H.facts, "FIFO_CTRL_REG")) == [5])
  }

  @Test func `what a relative has of its own is known as its sources say`() throws {
    let chip = Datasheet.L3GD20.facts
    let own = try #require(chip.registers.first { $0.name == "WHO_AM_I" })
    #expect(own.documentsOfFields == ["LINUX"])
    // This is from the L3G4200D's document and applies to the L3G4200D.
    let model = try #require(Gyro.facts.registers.first { $0.name == "CTRL_REG3" })
    #expect(model.confidence == .manufacturer)
    let shared = try #require(chip.registers.first { $0.name == "CTRL_REG3" })
    #expect(shared.confidence == .independent)
    #expect(shared.fields.allSatisfy { $0.confidence == .independent })
    #expect(shared.cite == model.cite)
    // A fact of lower confidence in the model keeps its confidence.
    let boot = try #require(
      chip.registers.first { $0.name == "CTRL_REG5" }?.fields.first { $0.name == "BOOT" })
    #expect(boot.confidence == .inferred)
    // Numbers are not derived from the shared map.
    #expect(chip.timings.first { $0.name == "boot" }?.confidence == .inferred)
  }

  /// The sensitivities of st_accel_core.c and st_gyro_core.c.
  @Test func scales() {
    #expect(DLH.Variant.lis331hh.microgravitiesPerDigit(.g2) == 3000)
    #expect(DLH.Variant.lis331hh.microgravitiesPerDigit(.g4) == 6000)
    #expect(DLH.Variant.lis331hh.microgravitiesPerDigit(.g8) == 12_000)
    #expect(DLH.Variant.lis331hh.ratedG(.g2) == 6 && DLH.Variant.lis331hh.ratedG(.g8) == 24)
    #expect(DLH.Variant.h3lis331dl.microgravitiesPerDigit(.g2) == 49_000)
    #expect(DLH.Variant.h3lis331dl.microgravitiesPerDigit(.g4) == 98_000)
    #expect(DLH.Variant.h3lis331dl.microgravitiesPerDigit(.g8) == 195_000)
    #expect(DLH.Variant.h3lis331dl.ratedG(.g2) == 100 && DLH.Variant.h3lis331dl.ratedG(.g8) == 400)
    #expect(DLH.Variant.lsm303dlh.microgravitiesPerDigit(.g8) == 3900)
    #expect(DLH.Variant.lsm303dlm.microgravitiesPerDigit(.g2) == 1000)
    #expect(Gyro.Variant.a3g4250d.microdegreesPerSecondPerDigit(.dps250) == 8750)
    #expect(Gyro.Variant.a3g4250d.microdegreesPerSecondPerDigit(.dps500) == nil)
    #expect(Gyro.Variant.a3g4250d.ratedDegreesPerSecond(.dps250) == 245)
    #expect(Gyro.Variant.l3gd20.ratedDegreesPerSecond(.dps250) == 250)
    #expect(Gyro.Variant.l3gd20h.ratedDegreesPerSecond(.dps250) == 245)
    #expect(Gyro.Variant.l3gd20.microdegreesPerSecondPerDigit(.dps2000) == 70_000)
    #expect(Gyro.Variant.l3gd20h.microdegreesPerSecondPerDigit(.dps2000Alternate) == 70_000)
    typealias Eight = Datasheet.LIS331DL.CTRL_REG1
    #expect(Eight.FullScale.g2.microgravitiesPerDigit == 18_000)
    #expect(Eight.FullScale.g8.microgravitiesPerDigit == 72_000)
    #expect(Datasheet.LIS331DL.Variant.lis302dl.microgravitiesPerDigit(.g8) == 72_000)
    #expect(Eight.FullScale.g8.ratedG == 8 && Eight.FullScale.g8.typicalMilligravities == 9200)
    #expect(Datasheet.AK8963.CNTL1.Output.bits14.nanoteslaPerDigit == 600)
    #expect(Datasheet.AK8963.CNTL1.Output.bits16.nanoteslaPerDigit == 150)
    #expect(Datasheet.AK8963.CNTL1.Output.bits14.highestCode == 8190)
    #expect(Datasheet.AK8963.CNTL1.Output.bits16.lowestCode == -32_760)
    #expect(Datasheet.AK8963.CNTL1.Output.bits16.selfTestLowestZ == -3200)
    #expect(Datasheet.AK8963.CNTL1.Output.bits14.selfTestHighestX == 50)
    #expect(Datasheet.AK8963.Constant.overflowMicrotesla == 4912)
    #expect(Datasheet.AK09916.Constant.nanoteslaPerDigit == 150)
    #expect(Datasheet.AK09916.Constant.lowestCode == -32_752)
    #expect(Datasheet.AK09916.Constant.highestCode == 32_752)
    #expect(Datasheet.AK09916.Constant.partIdentity == 9)
    #expect(Datasheet.AK09916.Constant.partIdentityAK09911 == 5)
    #expect(Datasheet.AK09916.Constant.partIdentityAK09912 == 4)
    #expect(Datasheet.AK09916.Constant.partIdentityAK09918 == 0x0C)
    #expect(Datasheet.AK8963.Constant.seenInformation == 0x9A)
    #expect(Datasheet.AK09916.Constant.selfTestLowestZ == -1000)
    #expect(Datasheet.AK09916.Constant.selfTestHighestZ == -200)
    #expect(Datasheet.AK8973.EHXGA.Correction.index0.correctionHundredths == 1633)
    #expect(Datasheet.AK8973.EHXGA.Correction.index15.correctionHundredths == 1565)
  }

  @Test func `rates and filters`() throws {
    let rates: [Gyro.CTRL_REG1.DataRate] = [.hertz100, .hertz200, .hertz400, .hertz800]
    #expect(rates.map(Gyro.Variant.l3gd20.millihertz) == [95_000, 190_000, 380_000, 760_000])
    #expect(rates.map(Gyro.Variant.l3gd20h.millihertz) == [100_000, 200_000, 400_000, 800_000])
    #expect(rates.map(Gyro.Variant.l3gd20h.lowRateMillihertz) == [12_500, 25_000, 50_000, 50_000])
    #expect(
      rates.map(Gyro.Variant.l3gd20h.typicalMillihertz) == [94_700, 189_400, 378_800, 757_600])
    #expect(
      rates.map(Gyro.Variant.l3gd20h.lowPass1CutoffMillihertz) == [
        32_000, 63_300, 128_000, 211_000,
      ])
    #expect(
      rates.map { Gyro.Variant.l3gd20h.lowPass2CutoffMillihertz(dataRate: $0, bandwidth: .highest) }
        == [25_000, 70_000, 110_000, 100_000])
    #expect(
      rates.map {
        Gyro.Variant.l3gd20.highPassCutoffMillihertz(dataRate: $0, highPassCutoff: .step0)
      }
        == [7200, 13_500, 27_000, 51_400])
    #expect(
      rates.map {
        Gyro.Variant.l3gd20h.highPassCutoffMillihertz(dataRate: $0, highPassCutoff: .step9)
      }
        == [10, 20, 50, 100])
    typealias Eight = Datasheet.LIS331DL.CTRL_REG1
    #expect(Eight.DataRate.hertz100.millihertz == 100_000)
    #expect(Eight.DataRate.hertz400.millihertz == 400_000)
    typealias Coefficient = Datasheet.LIS331DL.CTRL_REG2.HighPassCoefficient
    let coefficients: [Coefficient] = [.step0, .step1, .step2, .step3]
    func cutoffs(_ rate: Eight.DataRate) -> [Int32] {
      coefficients.map {
        Datasheet.LIS331DL.highPassCutoffMillihertz(dataRate: rate, highPassCoefficient: $0)
      }
    }
    #expect(cutoffs(.hertz100) == [2000, 1000, 500, 250])
    #expect(cutoffs(.hertz400) == [8000, 4000, 2000, 1000])
    #expect(Datasheet.AK8963.CNTL1.Mode.continuous8Hertz.continuousMillihertz == 8000)
    #expect(Datasheet.AK8963.CNTL1.Mode.continuous100Hertz.continuousMillihertz == 100_000)
    #expect(Datasheet.AK8963.CNTL1.Mode.singleMeasurement.continuousMillihertz == nil)
    typealias Mode = Datasheet.AK09916.CNTL2.Mode
    #expect(Mode.continuous10Hertz.continuousMillihertz == 10_000)
    #expect(Mode.continuous20Hertz.continuousMillihertz == 20_000)
    #expect(Mode.continuous50Hertz.continuousMillihertz == 50_000)
    #expect(Mode.continuous100Hertz.continuousMillihertz == 100_000)
    #expect(Mode.selfTest.continuousMillihertz == nil)
  }

  @Test func `times and single numbers`() {
    #expect(Gyro.Variant.l3gd20.turnOn == 250_000_000)
    #expect(Gyro.Variant.l3gd20h.turnOn == 50_000_000)
    #expect(DLH.Variant.h3lis331dl.turnOnOffset == 1_000_000)
    #expect(Datasheet.H3LIS331DL.facts.constants.allSatisfy { !$0.name.hasPrefix("selfTest") })
    #expect(DLH.Variant.lis331hh.selfTestMinimumZ == 220)
    #expect(DLH.Variant.lis331hh.selfTestMaximumZ == 370)
    #expect(DLH.Variant.lis331hh.selfTestMaximumX == 180)
    #expect(DLH.Variant.lis331hh.digitsPerThresholdStep == 16)
    typealias Eight = Datasheet.LIS331DL.Constant
    #expect(Eight.lowestCode == -128 && Eight.highestCode == 127)
    #expect(Eight.selfTestLowestX == -32 && Eight.selfTestHighestX == -3)
    #expect(Eight.selfTestLowestY == 3 && Eight.selfTestHighestZ == 32)
    #expect(Eight.clickMicrogravitiesPerStep == 500_000 && Eight.turnOnSamples == 3)
    #expect(Datasheet.LIS331DL.Timing.clickTimeLimitStep == 500_000)
    #expect(Datasheet.LIS331DL.Timing.clickLatencyStep == 1_000_000)
    #expect(Datasheet.LIS331DL.Timing.clickWindowStep == 1_000_000)
    #expect(Datasheet.AK8963.Timing.modeWait == 100_000)
    #expect(Datasheet.AK8963.Timing.measurementMaximum == 9_000_000)
    #expect(Datasheet.AK8973.Timing.measurementTypical == 12_600_000)
    #expect(Datasheet.AK8973.Timing.modeWait == 300_000)
    // 35 °C is code 120.
    typealias AK = Datasheet.AK8973.Constant
    #expect(AK.temperatureMillidegreesAtZero + 120 * AK.temperatureMillidegreesPerDigit == 35_000)
    #expect(AK.eepromWriteKey == 0b10101 && AK.digitsPerOffsetStep == 16)
  }
}

extension RegisterFacts {
  /// The first document that each field cites.
  fileprivate var documentsOfFields: [String] {
    fields.map { String($0.cite.prefix { $0 != " " && $0 != "," && $0 != ";" }) }
  }
}
