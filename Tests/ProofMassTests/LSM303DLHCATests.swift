// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The LIS3DH's driver on the accelerometer of an LSM303DLHC, byte for byte: it does not touch what the part lacks.
@Suite struct LSM303DLHCATests {
  typealias Configuration = LIS3DHConfiguration

  /// As for a LIS3DH, without TEMP_CFG_REG, and CLICK_THS to TIME_WINDOW alone.
  static func configure(
    _ controls: [UInt8], click: [UInt8] = [0, 0, 0, 0, 0], fifo: UInt8? = nil
  ) -> [Step] {
    var steps: [Step] = [.write(0x19, [0x20, controls[0] & 0x07])]
    steps += [.write(0x19, [0xA1] + controls[1...4])]
    steps += settle(0x19, 0x25, [controls[5]]) + settle(0x19, 0x26, [0])
    steps += settle(0x19, 0x2E, [0]) + settle(0x19, 0x38, [0])
    steps += settle(0x19, 0xBA, Array(click[1...4]))
    steps += settle(0x19, 0xB2, [0, 0]) + settle(0x19, 0xB6, [0, 0])
    steps += [.write(0x19, [0x20, controls[0]])]
    steps += settle(0x19, 0x30, [0]) + settle(0x19, 0x34, [0])
    if click[0] != 0 { steps += settle(0x19, 0x38, [click[0]]) }
    if let fifo { steps += settle(0x19, 0x2E, [fifo]) }
    return steps + [.read(0x19, 0xA0, Array(controls[..<5]))]
  }

  static let start: [Step] =
    [.read(0x19, 0x0F, [0x33])] + configure([0x57, 0, 0, 0xB8, 0, 0])

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Self.start)
    let sensor = try LIS3DH(on: I2CDevice(script, .lsm303dlhca), .init(part: .lsm303dlhca))
    #expect(sensor.settlingTime == .milliseconds(70))
    #expect(script.finish() == [])
  }

  /// ODR 1000 is 1.62 kHz, a period of 617283 ns after the turn-on time of 1 ms.
  @Test func fastLowPowerRate() throws {
    typealias Rate = Configuration.Rate
    #expect(Rate.hertz1600.hertz(in: .lowPower, of: .lsm303dlhca) == 1620)
    #expect(Rate(hertz: 1620, in: .lowPower, of: .lsm303dlhca) == .hertz1600)
    #expect(Rate(hertz: 1600, in: .lowPower, of: .lsm303dlhca) == nil)
    let configuration = Configuration(part: .lsm303dlhca, mode: .lowPower, rate: .hertz1600)
    #expect(configuration.settlingTime == .nanoseconds(1_617_283))
  }

  /// A click that is not latched, and the FIFO, as in a LIS3DH: at ±16 g a step of the threshold is 192 mg.
  @Test func clicksAndFIFO() throws {
    var click = STClick.single(threshold: 1.92, timeLimit: .milliseconds(30))
    click.latched = false
    let script = Playback(
      Self.start
        + Self.configure([0x57, 0, 0x84, 0xB8, 0x40, 0], click: [0x15, 10, 3, 0, 0], fifo: 0x8F))
    var sensor = try LIS3DH(on: I2CDevice(script, .lsm303dlhca), .init(part: .lsm303dlhca))
    try sensor.configure(
      .init(
        part: .lsm303dlhca, click: click, pins: .init(interrupt1: [.click, .watermark]),
        fifo: .init(.stream, watermark: 15)))
    #expect(script.finish() == [])
  }

  static let lacking: [Configuration] = [
    .init(part: .lsm303dlhca, click: .single()),
    .init(part: .lsm303dlhca, activity: .init(threshold: 1.2, duration: .seconds(1))),
    .init(part: .lsm303dlhca, adc: .pins), .init(part: .lsm303dlhca, adc: .thermometer),
  ]

  @Test(arguments: lacking.indices)
  func refusesWhatThePartLacks(index: Int) throws {
    let script = Playback(Self.start)
    var sensor = try LIS3DH(on: I2CDevice(script, .lsm303dlhca), .init(part: .lsm303dlhca))
    #expect(throws: SensorError.wrongPart) { try sensor.configure(Self.lacking[index]) }
    #expect(script.finish() == [])
  }

  /// A LIS2DH12 and the accelerometer of an LSM303AGR have a thermometer in the place of the auxiliary ADC.
  @Test(arguments: [Configuration.Part.lis2dh12, .lsm303agra])
  func voltagesOfPartsWithoutPins(part: Configuration.Part) throws {
    #expect(throws: SensorError.wrongPart) {
      try Configuration(part: part, adc: .pins).rounded()
    }
    #expect(throws: SensorError.wrongPart) {
      try Configuration(part: part, pins: .init(interrupt1: .adcReady)).rounded()
    }
    #expect(try Configuration(part: part, adc: .thermometer).rounded().adc == .thermometer)
  }

  @Test func refusesTheSelfTest() throws {
    let script = Playback(Self.start)
    var sensor = try LIS3DH(on: I2CDevice(script, .lsm303dlhca), .init(part: .lsm303dlhca))
    #expect(throws: SensorError.wrongPart) { try sensor.selfTest(script) }
    #expect(script.finish() == [])
  }
}
