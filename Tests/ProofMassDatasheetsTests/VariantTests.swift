// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import Testing

private typealias Accelerometer = Datasheet.LIS331DLH.Variant
private typealias Gyroscope = Datasheet.L3G4200D.Variant
private typealias EightBits = Datasheet.LIS331DL.Variant
private typealias TwelveBits = Datasheet.LIS3DH.Variant
private typealias Magnetometer = Datasheet.LIS3MDL.Variant
private typealias Canceling = Datasheet.LIS2MDL.Variant
private typealias Strap = Datasheet.HMC5883L.Variant
private typealias SixAxis = Datasheet.LSM6DSO.Variant
private typealias Analog = Datasheet.ADXL345.Variant
private typealias FirstSixAxis = Datasheet.LSM6DSL.Variant
private typealias InvenSense = Datasheet.MPU6500.Variant

/// The differences between parts with the same register map, transcribed independently.
@Suite struct VariantTests {
  @Test func `every part of a map is a variant`() {
    let variants =
      Accelerometer.allCases.map(\.facts) + Gyroscope.allCases.map(\.facts)
      + EightBits.allCases.map(\.facts) + TwelveBits.allCases.map(\.facts)
      + Magnetometer.allCases.map(\.facts) + Canceling.allCases.map(\.facts)
      + Strap.allCases.map(\.facts) + SixAxis.allCases.map(\.facts)
      + FirstSixAxis.allCases.map(\.facts) + Analog.allCases.map(\.facts)
      + InvenSense.allCases.map(\.facts)
    #expect(
      variants.map(\.name) == [
        "LIS331DLH", "LIS331HH", "H3LIS331DL", "LSM303DLH", "LSM303DLM", "L3G4200D", "A3G4250D",
        "L3GD20", "L3GD20H", "LIS331DL", "LIS302DL", "LIS3DH", "LIS2DH12", "LSM303AGRA",
        "LSM303DLHCA", "LIS3MDL", "LSM9DS1M", "LIS2MDL", "IIS2MDC", "LSM303AGRM",
        "HMC5883L", "LSM303DLHCM", "LSM303DLHM", "LSM303DLMM",
        "LSM6DSO", "LSM6DSOX", "LSM6DSO32", "ISM330DHCX",
        "LSM6DSL", "LSM6DS3TRC", "LSM6DS3", "LSM6DS33", "ADXL345", "ADXL343",
        "MPU6500", "MPU6050", "MPU6000", "MPU9150", "MPU9250", "MPU9255",
      ])
  }

  @Test func `identity, address and times`() {
    #expect(Accelerometer.allCases.allSatisfy { $0.identity == 0x32 && $0.i2cAddress == 0x18 })
    #expect(EightBits.allCases.allSatisfy { $0.identity == 0x3B && $0.i2cAddress == 0x1C })
    #expect(TwelveBits.allCases.allSatisfy { $0.identity == 0x33 })
    #expect(TwelveBits.allCases.map(\.i2cAddress) == [0x18, 0x18, 0x19, 0x19])
    #expect(TwelveBits.allCases.map(\.selfTestMaximum) == [360, 360, 369, nil])
    #expect(TwelveBits.allCases.map(\.hasThermometer) == [true, true, true, false])
    #expect(TwelveBits.allCases.map(\.hasActivityDetection) == [true, true, true, false])
    #expect(TwelveBits.allCases.map(\.hasLatchedClicks) == [true, true, true, false])
    // ODR 1000 in low-power mode.
    let fast = TwelveBits.allCases.map { $0.millihertz(dataRate: .hertz1600, lowPower: .on) }
    #expect(fast == [1_600_000, 1_600_000, 1_600_000, 1_620_000])
    #expect(Magnetometer.allCases.allSatisfy { $0.identity == 0x3D && $0.i2cAddress == 0x1C })
    #expect(Magnetometer.allCases.map(\.selfTestWait) == [20_000_000, 60_000_000])
    #expect(Canceling.allCases.allSatisfy { $0.identity == 0x40 && $0.i2cAddress == 0x1E })
    #expect(Canceling.allCases.map(\.hasSelfTestCancellation) == [false, true, true])
    #expect(Gyroscope.allCases.map(\.identity) == [0xD3, 0xD3, 0xD4, 0xD7])
    #expect(Gyroscope.allCases.map(\.i2cAddress) == [0x68, 0x68, 0x6A, 0x6A])
    #expect(Gyroscope.allCases.map(\.boot) == [10_000_000, 10_000_000, 10_000_000, 10_000_000])
    #expect(
      Gyroscope.allCases.map(\.turnOn) == [250_000_000, 250_000_000, 250_000_000, 50_000_000])
    #expect(FirstSixAxis.allCases.map(\.identity) == [0x6A, 0x6A, 0x69, 0x69])
    #expect(FirstSixAxis.allCases.map(\.boot) == [15_000_000, 15_000_000, 20_000_000, 20_000_000])
    #expect(Analog.allCases.allSatisfy { $0.identity == 0xE5 && $0.i2cAddress == 0x53 })
    #expect(Analog.adxl343.turnOnOffset == 1_100_000 && Analog.adxl345.fifoPop == 5_000)
    #expect(Analog.allCases.allSatisfy { $0.shortestPeriod == 312_500 && $0.fifoDepth == 32 })
    #expect(InvenSense.allCases.map(\.identity) == [0x70, 0x68, 0x68, 0x68, 0x71, 0x73])
    #expect(InvenSense.allCases.allSatisfy { $0.i2cAddress == 0x68 && $0.startUp == 100_000_000 })
    #expect(Accelerometer.lis331hh.boot == 5_000_000)
    #expect(Accelerometer.h3lis331dl.turnOnOffset == 1_000_000)
    #expect(Accelerometer.lis331hh.selfTestOffset == 1_000_000)
    #expect(Accelerometer.h3lis331dl.selfTestOffset == nil)
  }

  @Test func `what a part has`() {
    func names(_ has: KeyPath<Gyroscope, Bool>) -> [String] {
      Gyroscope.allCases.filter { $0[keyPath: has] }.map(\.facts.name)
    }
    #expect(names(\.hasBlockDataUpdate) == ["L3G4200D", "L3GD20", "L3GD20H"])
    #expect(names(\.hasTriggeredFIFO) == ["L3G4200D", "L3GD20", "L3GD20H"])
    for has in [
      \Gyroscope.hasExtendedFIFO, \.hasWatermarkLimit, \.hasDurationMode, \.hasLowRates,
      \.hasDrainRepeat, \.hasDeferredBoot,
    ] {
      #expect(names(has) == ["L3GD20H"])
    }
    #expect(TwelveBits.lis3dh.hasAuxiliaryADC && !TwelveBits.lis2dh12.hasAuxiliaryADC)
    #expect(TwelveBits.lis2dh12.adcCentreMillivolts == nil)
    #expect(Magnetometer.allCases.map(\.hasThermometer) == [true, false])
    #expect(Strap.allCases.map(\.hasThermometer) == [false, true, false, false])
    #expect(Strap.allCases.map(\.hasAverages) == [true, false, false, false])
    #expect(Strap.allCases.map(\.hasAxesInOrder) == [false, false, true, false])
    #expect(Strap.allCases.map(\.fastestMillihertz) == [nil, 220_000, nil, 220_000])
    #expect(Strap.allCases.map { $0.digitsPerGauss(.gauss1Point3) } == [1090, 1100, 1055, 1100])
    #expect(Strap.allCases.map { $0.digitsPerGaussZ(.gauss8Point1) } == [230, 205, 205, 205])
    #expect(Strap.allCases.map { $0.digitsPerGauss(.gauss0Point88) } == [1370, nil, nil, nil])
    #expect(Canceling.allCases.map(\.hasThermometer) == [true, true, false])
    #expect(Canceling.allCases.map(\.hasFourWireSPI) == [true, true, false])
    #expect(Magnetometer.allCases.map(\.hasFastRates) == [true, false])
    #expect(Magnetometer.allCases.map(\.hasFastRead) == [true, false])
    #expect(Magnetometer.allCases.map(\.hasI2cDisable) == [false, true])
    #expect(Magnetometer.allCases.map { $0.printedMicrogauss(.gauss8) } == [nil, 290])
    for variant in Accelerometer.allCases {
      #expect(variant.hasSelfTest == (variant != .h3lis331dl))
      #expect(variant.hasSixDirections == (variant != .h3lis331dl))
    }
  }

  /// The variants' tables equal those of the facts, code by code; a code without a row is nil.
  @Test(arguments: Gyroscope.allCases)
  func `the gyroscopes' tables`(variant: Datasheet.L3G4200D.Variant) {
    func row(_ name: String, _ codes: UInt8...) -> Int32? {
      variant.facts.tables.first { $0.name == name }?.rows.first { $0.codes == codes }
        .map { Int32($0.value) }
    }
    typealias Map = Datasheet.L3G4200D
    for code: UInt8 in 0..<4 {
      let control = Map.CTRL_REG1(bits: code << 6)
      let (rate, range) = (control.dataRate, Map.CTRL_REG4(bits: code << 4).fullScale)
      #expect(variant.millihertz(rate) == row("millihertz", code))
      #expect(variant.typicalMillihertz(rate) == row("typicalMillihertz", code))
      #expect(variant.lowRateMillihertz(rate) == row("lowRateMillihertz", code))
      #expect(variant.lowPass1CutoffMillihertz(rate) == row("lowPass1CutoffMillihertz", code))
      #expect(
        variant.microdegreesPerSecondPerDigit(range) == row("microdegreesPerSecondPerDigit", code))
      #expect(variant.ratedDegreesPerSecond(range) == row("ratedDegreesPerSecond", code))
      #expect(variant.selfTestDegreesPerSecond(range) == row("selfTestDegreesPerSecond", code))
      for second: UInt8 in 0..<4 {
        let bandwidth = Map.CTRL_REG1(bits: second << 4).bandwidth
        let cutoff = variant.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
        #expect(cutoff == row("lowPass2CutoffMillihertz", code, second))
      }
      for second: UInt8 in 0..<10 {
        guard let step = Map.CTRL_REG2(bits: second).highPassCutoff else { continue }
        let cutoff = variant.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: step)
        #expect(cutoff == row("highPassCutoffMillihertz", code, second))
      }
    }
  }

  @Test func `the accelerometers' scales and self-test`() {
    func scales(_ variant: Accelerometer) -> [Int32] {
      [.g2, .g4, .g8].map(variant.microgravitiesPerDigit)
    }
    func ranges(_ variant: Accelerometer) -> [Int32] { [.g2, .g4, .g8].map(variant.ratedG) }
    for variant in [Accelerometer.lis331dlh, .lsm303dlh, .lsm303dlm] {
      #expect(scales(variant) == [1000, 2000, 3900] && ranges(variant) == [2, 4, 8])
      #expect(variant.selfTestMinimumX == 120 && variant.selfTestMaximumZ == 750)
    }
    #expect(scales(.lis331hh) == [3000, 6000, 12_000] && ranges(.lis331hh) == [6, 12, 24])
    #expect(scales(.h3lis331dl) == [49_000, 98_000, 195_000])
    #expect(ranges(.h3lis331dl) == [100, 200, 400])
    #expect(Accelerometer.lis331hh.selfTestMinimumZ == 220)
    #expect(Accelerometer.lis331hh.selfTestMaximumX == 180)
    #expect(Accelerometer.h3lis331dl.selfTestTypicalX == nil)
    #expect(Accelerometer.lis331dlh.lowPowerMillihertz(.normal) == nil)
    #expect(Accelerometer.h3lis331dl.lowPowerMillihertz(.lowPower10Hertz) == 10_000)
    let cutoff = Accelerometer.lis331dlh.highPassCutoffMillihertz(
      dataRate: .hertz400, highPassCoefficient: .thirtyTwo)
    #expect(cutoff == 2000)
    #expect(EightBits.lis302dl.microgravitiesPerDigit(.g8) == 72_000)
    #expect(EightBits.lis302dl.millihertz(.hertz400) == 400_000)
  }
}
