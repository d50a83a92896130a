// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import Testing

private typealias DLH = Datasheet.LIS331DLH
private typealias Gyro = Datasheet.L3G4200D
private typealias AK = Datasheet.AK8975

/// Numbers from the documents' tables and, for the sensitivities, from the Linux kernel.
@Suite struct ScaleTests {
  /// Compares the columns of a table, in the order of its codes, with one row per code of the first
  /// field.
  private func check(_ chip: ChipFacts, _ name: String, _ expected: [[UInt8]: Double]) throws {
    let table = try #require(chip.tables.first { $0.name == name })
    #expect(table.rows.count == expected.count)
    for row in table.rows { #expect(row.value == expected[row.codes], "\(name) \(row.codes)") }
  }

  /// st_accel_core.c has 1000, 2000 and 3900 µg a digit for ±2, ±4 and ±8 g.
  @Test func `the accelerometer's sensitivity is the kernel's`() throws {
    #expect(DLH.Variant.lis331dlh.microgravitiesPerDigit(.g2) == 1000)
    #expect(DLH.Variant.lis331dlh.microgravitiesPerDigit(.g4) == 2000)
    #expect(DLH.Variant.lis331dlh.microgravitiesPerDigit(.g8) == 3900)
    #expect(DLH.Variant.lis331dlh.ratedG(.g2) == 2)
    #expect(DLH.Variant.lis331dlh.ratedG(.g4) == 4)
    #expect(DLH.Variant.lis331dlh.ratedG(.g8) == 8)
    try check(DLH.facts, "microgravitiesPerDigit", [[0]: 1000, [1]: 2000, [3]: 3900])
    try check(DLH.facts, "ratedG", [[0]: 2, [1]: 4, [3]: 8])
  }

  /// st_gyro_core.c has 8750, 17500 and 70000 µdps a digit for 250, 500 and 2000 dps.
  @Test func `the gyroscope's sensitivity is the kernel's`() throws {
    #expect(Gyro.Variant.l3g4200d.microdegreesPerSecondPerDigit(.dps250) == 8750)
    #expect(Gyro.Variant.l3g4200d.microdegreesPerSecondPerDigit(.dps500) == 17_500)
    #expect(Gyro.Variant.l3g4200d.microdegreesPerSecondPerDigit(.dps2000) == 70_000)
    #expect(Gyro.Variant.l3g4200d.microdegreesPerSecondPerDigit(.dps2000Alternate) == 70_000)
    try check(
      Gyro.facts, "microdegreesPerSecondPerDigit",
      [[0]: 8750, [1]: 17_500, [2]: 70_000, [3]: 70_000])
    try check(Gyro.facts, "ratedDegreesPerSecond", [[0]: 250, [1]: 500, [2]: 2000, [3]: 2000])
    try check(Gyro.facts, "selfTestDegreesPerSecond", [[0]: 130, [1]: 200, [2]: 530, [3]: 530])
  }

  /// What `characterise` puts beside its figures: 218 µg/√Hz at ±2 g, 0.03 °/s/√Hz, zero-g level 20 mg,
  /// zero-rate levels 10, 15 and 75 °/s, and what they change by with a °C.
  @Test func `noise, levels and their drift`() throws {
    try check(DLH.facts, "noiseDensity", [[0]: 218])
    try check(DLH.facts, "zeroLevel", [[0]: 20])
    #expect(DLH.Variant.lis331dlh.noiseDensity(.g2) == 218)
    #expect(DLH.Variant.lis331dlh.noiseDensity(.g4) == nil)
    #expect(DLH.Variant.lis331dlh.zeroLevelDrift == 100)
    try check(Gyro.facts, "zeroLevel", [[0]: 10, [1]: 15, [2]: 75, [3]: 75])
    try check(Gyro.facts, "zeroLevelDrift", [[0]: 30, [2]: 40, [3]: 40])
    #expect(Gyro.Variant.l3g4200d.noiseDensity == 30)
    #expect(Gyro.Variant.l3gd20h.noiseDensity == 11)
    #expect(Gyro.Variant.l3gd20h.zeroLevel(.dps2000) == 25)
    #expect(Gyro.Variant.a3g4250d.zeroLevel(.dps250) == 25)
    #expect(Gyro.Variant.l3gd20.zeroLevelDrift(.dps250) == nil)
    try check(Datasheet.LIS331DL.facts, "zeroLevel", [[0]: 40, [1]: 60])
    #expect(Datasheet.LIS331DL.Constant.zeroLevelDrift == 500)
    // 189.4 Hz of a typical L3GD20H may be from 162 to 219 Hz.
    try check(Datasheet.L3GD20H.facts, "lowestMillihertz", [[1]: 162_000])
    try check(Datasheet.L3GD20H.facts, "highestMillihertz", [[1]: 219_000])
    // What is known of a LIS331DLH is not of its relatives.
    for variant in DLH.Variant.allCases where variant != .lis331dlh {
      #expect(variant.noiseDensity(.g2) == nil && variant.zeroLevel(.g2) == nil)
      #expect(variant.zeroLevelDrift == nil)
    }
  }

  /// In other units the command would not find them.
  @Test func `figures of noise and levels have the units of their reports`() {
    let units: [String: [Quantity: String]] = [
      "noiseDensity": [
        .acceleration: "µg/√Hz", .angularRate: "mdps/√Hz", .magneticFluxDensity: "nT/√Hz",
      ],
      "zeroLevel": [.acceleration: "mg", .angularRate: "°/s"],
      "zeroLevelDrift": [.acceleration: "µg/°C", .angularRate: "m°/s/°C"],
      "lowestMillihertz": [.acceleration: "mHz", .angularRate: "mHz"],
      "highestMillihertz": [.acceleration: "mHz", .angularRate: "mHz"],
    ]
    for chip in Datasheet.chips {
      let facts = chip.tables.map { ($0.name, $0.unit) } + chip.constants.map { ($0.name, $0.unit) }
      for (name, unit) in facts {
        // In a part with several sensors a name begins with that of its sensor.
        for quantity in chip.quantities {
          let sensor = chip.quantities.count > 1 ? quantity.sensorName : ""
          let known = units.first { key, _ in
            sensor.isEmpty ? key == name : name.lowercased() == sensor + key.lowercased()
          }
          if let known { #expect(known.value[quantity] == unit, "\(chip.name) \(name)") }
        }
      }
    }
  }

  /// ak8975.c computes (ASA + 128) × 3000 / 256 µG a digit, in integers.
  @Test(arguments: [
    (1, 1511), (64, 2250), (128, 3000), (160, 3375), (170, 3492), (175, 3550), (192, 3750),
    (254, 4476),
  ])
  func `the compass's sensitivity is the kernel's`(adjustment: Int, microgauss: Int) {
    let sum = adjustment + AK.Constant.adjustmentOffset
    // One nanotesla is ten microgauss.
    let scale = sum * AK.Constant.nanoteslaPerDigit * 10 / AK.Constant.adjustmentDivisor
    #expect(scale == microgauss)
  }

  @Test func `the accelerometer's rates and filters`() throws {
    try check(
      DLH.facts, "millihertz", [[0]: 50_000, [1]: 100_000, [2]: 400_000, [3]: 1_000_000])
    try check(
      DLH.facts, "lowPassCutoffMillihertz", [[0]: 37_000, [1]: 74_000, [2]: 292_000, [3]: 780_000])
    try check(
      DLH.facts, "lowPowerMillihertz", [[2]: 500, [3]: 1000, [4]: 2000, [5]: 5000, [6]: 10_000])
    #expect(DLH.CTRL_REG1.PowerMode.powerDown.lowPowerMillihertz == nil)
    #expect(DLH.CTRL_REG1.PowerMode.normal.lowPowerMillihertz == nil)
    #expect(DLH.CTRL_REG1.PowerMode.lowPowerHalfHertz.lowPowerMillihertz == 500)
    try check(DLH.facts, "divisor", [[0]: 8, [1]: 16, [2]: 32, [3]: 64])
    // In Hz, one row a coefficient and one column a rate.
    let cutoffs = [
      [1, 2, 8, 20], [0.5, 1, 4, 10], [0.25, 0.5, 2, 5], [0.125, 0.25, 1, 2.5],
    ]
    for (coefficient, row) in cutoffs.enumerated() {
      for (rate, hertz) in row.enumerated() {
        let cutoff = DLH.highPassCutoffMillihertz(
          dataRate: DLH.CTRL_REG1(bits: UInt8(rate << 3)).dataRate,
          highPassCoefficient: DLH.CTRL_REG2(bits: UInt8(coefficient)).highPassCoefficient)
        #expect(Double(cutoff) == hertz * 1000)
      }
    }
  }

  @Test func `the gyroscope's rates and low-passes`() throws {
    try check(
      Gyro.facts, "millihertz", [[0]: 100_000, [1]: 200_000, [2]: 400_000, [3]: 800_000])
    try check(
      Gyro.facts, "lowPass1CutoffMillihertz",
      [[0]: 32_000, [1]: 54_000, [2]: 78_000, [3]: 93_000])
    // In Hz, one row a rate and one column a bandwidth.
    let cutoffs = [
      [12.5, 25, 25, 25], [12.5, 25, 50, 70], [20, 25, 50, 110], [30, 35, 50, 110],
    ]
    for (rate, row) in cutoffs.enumerated() {
      for (bandwidth, hertz) in row.enumerated() {
        let register = Gyro.CTRL_REG1(bits: UInt8(rate << 6 | bandwidth << 4))
        let cutoff = Gyro.Variant.l3g4200d.lowPass2CutoffMillihertz(
          dataRate: register.dataRate, bandwidth: register.bandwidth)
        #expect(Double(cutoff) == hertz * 1000)
      }
    }
  }

  @Test func `the gyroscope's high-pass`() throws {
    // In Hz, one row a code and one column a rate.
    let cutoffs: [[Double]] = [
      [8, 15, 30, 56], [4, 8, 15, 30], [2, 4, 8, 15], [1, 2, 4, 8], [0.5, 1, 2, 4],
      [0.2, 0.5, 1, 2], [0.1, 0.2, 0.5, 1], [0.05, 0.1, 0.2, 0.5], [0.02, 0.05, 0.1, 0.2],
      [0.01, 0.02, 0.05, 0.1],
    ]
    for (code, row) in cutoffs.enumerated() {
      for (rate, hertz) in row.enumerated() {
        let cutoff = Gyro.Variant.l3g4200d.highPassCutoffMillihertz(
          dataRate: Gyro.CTRL_REG1(bits: UInt8(rate << 6)).dataRate,
          highPassCutoff: try #require(Gyro.CTRL_REG2(bits: UInt8(code)).highPassCutoff))
        #expect(abs(Double(cutoff) - hertz * 1000) < 1e-9)
      }
    }
  }

  @Test func `times`() {
    #expect(DLH.Timing.boot == 5_000_000)
    #expect(DLH.Timing.turnOnOffset == 1_000_000)
    #expect(DLH.Variant.lis331dlh.selfTestOffset == 1_000_000)
    #expect(Gyro.Timing.boot == 10_000_000)
    #expect(Gyro.Variant.l3g4200d.turnOn == 250_000_000)
    #expect(Gyro.Timing.temperaturePeriod == 1_000_000_000)
    #expect(AK.Timing.powerOn == 100_000)
    #expect(AK.Timing.modeWait == 100_000)
    #expect(AK.Timing.fuseAccess == 100_000)
    #expect(AK.Timing.measurementTypical == 7_300_000)
    #expect(AK.Timing.measurementMaximum == 9_000_000)
  }

  @Test func `single numbers`() {
    #expect(DLH.Constant.lowestCode == -2048)
    #expect(DLH.Constant.highestCode == 2047)
    #expect(DLH.Constant.unusedLowBits == 4)
    #expect(DLH.Constant.digitsPerThresholdStep == 16)
    #expect(DLH.Constant.digitsPerReferenceStep == 16)
    #expect(
      DLH.Variant.lis331dlh.selfTestMinimumX == 120 && DLH.Variant.lis331dlh.selfTestMinimumY == 120
    )
    #expect(
      DLH.Variant.lis331dlh.selfTestTypicalX == 300 && DLH.Variant.lis331dlh.selfTestTypicalY == 300
    )
    #expect(
      DLH.Variant.lis331dlh.selfTestMaximumX == 550 && DLH.Variant.lis331dlh.selfTestMaximumY == 550
    )
    #expect(DLH.Variant.lis331dlh.selfTestMinimumZ == 140)
    #expect(DLH.Variant.lis331dlh.selfTestTypicalZ == 350)
    #expect(DLH.Variant.lis331dlh.selfTestMaximumZ == 750)
    #expect(Gyro.Constant.lowestCode == -32768)
    #expect(Gyro.Constant.highestCode == 32767)
    #expect(Gyro.Constant.digitsPerThresholdStep == 1)
    #expect(Gyro.Constant.digitsPerReferenceStep == 256)
    #expect(Gyro.Constant.temperatureDegreesPerDigit == -1)
    #expect(Gyro.Constant.fifoDepth == 32)
    #expect(Gyro.Constant.fifoFirstAddress == 0x28 && Gyro.Constant.fifoLastAddress == 0x2D)
    #expect(Gyro.Constant.settlingSamples == 1)
    #expect(Gyro.Constant.settlingSamplesLowPass2 == 6)
    #expect(AK.Constant.lowestCode == -4096)
    #expect(AK.Constant.highestCode == 4095)
    #expect(AK.Constant.lowestAdjustment == 1 && AK.Constant.highestAdjustment == 254)
    #expect(AK.Constant.overflowMicrotesla == 2400)
    #expect(AK.Constant.selfTestLowestX == -100 && AK.Constant.selfTestHighestX == 100)
    #expect(AK.Constant.selfTestLowestY == -100 && AK.Constant.selfTestHighestY == 100)
    #expect(AK.Constant.selfTestLowestZ == -1000 && AK.Constant.selfTestHighestZ == -300)
  }
}
