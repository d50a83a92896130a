// SPDX-License-Identifier: Apache-2.0

import ProofMass
import Testing

/// Delays by the published cut-offs: 1/(2πf) for one pole, √2/(2πf) for two.
@Suite struct STFilterDelayTests {
  /// Half a period where two measurements are averaged.
  @Test func averageOfTwo() {
    #expect(milliseconds(LIS2MDLConfiguration(rate: .hertz50).filterDelay) == 10)
    #expect(milliseconds(LIS2MDLConfiguration(pulses: .once, lowPass: true).filterDelay) == 5)
    #expect(milliseconds(LIS2MDLConfiguration(pulses: .every63).filterDelay) == 0)
  }

  private func milliseconds(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e3 }

  /// 37, 74, 292 and 780 Hz.
  @Test(arguments: [
    (LIS331DLHConfiguration.Rate.hertz50, 4.301), (.hertz100, 2.151), (.hertz400, 0.545),
    (.hertz1000, 0.204),
  ])
  func lis331dlh(rate: LIS331DLHConfiguration.Rate, delay: Double) {
    #expect(milliseconds(LIS331DLHConfiguration(rate: rate).filterDelay) == delay)
  }

  /// Half the rate.
  @Test func lis331dl() {
    #expect(milliseconds(LIS331DLConfiguration(rate: .hertz100).filterDelay) == 3.183)
    #expect(milliseconds(LIS331DLConfiguration(rate: .hertz400).filterDelay) == 0.796)
  }

  /// Half the rate, in high-resolution mode a ninth of it.
  @Test func lis3dh() {
    func delay(_ mode: LIS3DHConfiguration.Mode) -> Double {
      milliseconds(LIS3DHConfiguration(mode: mode, rate: .hertz100).filterDelay)
    }
    #expect(delay(.normal) == 3.183)
    #expect(delay(.lowPower) == 3.183)
    #expect(delay(.highResolution) == 14.324)
  }

  /// 32, 54, 78 and 93 Hz; the second low-pass of 12.5 Hz only where it is on the path.
  @Test(arguments: [
    (L3G4200DConfiguration.Rate.hertz100, 7.034), (.hertz200, 4.168), (.hertz400, 2.886),
    (.hertz800, 2.42),
  ])
  func l3g4200d(rate: L3G4200DConfiguration.Rate, delay: Double) {
    #expect(milliseconds(L3G4200DConfiguration(rate: rate).filterDelay) == delay)
  }

  @Test func twoLowPassesDelayMore() {
    var configuration = L3G4200DConfiguration(output: .lowPass2, bandwidth: .lowest)
    #expect(milliseconds(configuration.filterDelay) == 25.04)
    configuration.output = .highPass
    #expect(milliseconds(configuration.filterDelay) == 7.034)
  }

  /// 50 and 408 Hz against aliasing, and a ninth of the rate; 38 and 14 Hz.
  @Test func lsm9ds1ag() {
    var configuration = LSM9DS1AGConfiguration(rate: .hertz119)
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 3.183)
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 5.923)
    configuration.accelerometerFilter = .lowPass(.ninth)
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 15.22)
    configuration.gyroscopePath = .lowPass2
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 22)
    configuration.accelerometerFilter = .highPass(.ninth)
    configuration.accelerometerBandwidth = .hertz408
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 0.39)
    configuration.sensors = .accelerometer
    #expect(configuration.gyroscopeFilterDelay == 0)
    #expect(configuration.zeroGLevel == 0.09 && configuration.zeroRateLevel == 30)
  }

  /// Half of 104.172 Hz, a hundredth of it, and 700 Hz; 33 and 19 Hz.
  @Test func lsm6dso() {
    var configuration = LSM6DSOConfiguration()
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 3.056)
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 6.821)
    configuration.accelerometerFilter = .lowPass(.hundredth)
    configuration.gyroscopeLowPass = .type6
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 155.837)
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 18.667)
    configuration.accelerometerFilter = .none
    configuration.accelerometerMode = .lowPower
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 0.227)
    (configuration.accelerometerRate, configuration.gyroscopeRate) = (nil, nil)
    #expect(configuration.accelerometerFilterDelay == 0)
    #expect(configuration.gyroscopeFilterDelay == 0)
    #expect(configuration.zeroGLevel == 0.02 && configuration.zeroRateLevel == 1)
  }

  /// Half and a fourth of 104.172 Hz, a fiftieth of it, and 740 Hz; 33 Hz together, and at 833 Hz 312 and 155 Hz.
  @Test func lsm6dsl() {
    var configuration = LSM6DSLConfiguration()
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 3.056)
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 6.821)
    configuration.accelerometerFilter = .lowPass(.fourth)
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 6.111)
    configuration.accelerometerFilter = .lowPass(.fiftieth)
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 79.446)
    configuration.gyroscopeRate = .hertz833
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 0.721)
    configuration.gyroscopeLowPass = .type2
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 1.452)
    configuration.accelerometerFilter = .none
    configuration.accelerometerMode = .lowPower
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 0.215)
    (configuration.accelerometerRate, configuration.gyroscopeRate) = (nil, nil)
    #expect(configuration.accelerometerFilterDelay == 0)
    #expect(configuration.gyroscopeFilterDelay == 0)
    #expect(configuration.zeroGLevel == 0.04 && configuration.zeroRateLevel == 3)
  }

  /// 52.086, 400 and 200 Hz; 33.4, and in low power 31.4 Hz.
  @Test func lsm6ds3() {
    var configuration = LSM6DSLConfiguration(part: .lsm6ds3)
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 3.056)
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 6.739)
    configuration.gyroscopeLowPower = true
    #expect(milliseconds(configuration.gyroscopeFilterDelay) == 7.168)
    configuration.accelerometerRate = .hertz1666
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 0.398)
    configuration.accelerometerBandwidth = .hertz200
    #expect(milliseconds(configuration.accelerometerFilterDelay) == 0.796)
    #expect(configuration.zeroRateLevel == 10)
  }
}
