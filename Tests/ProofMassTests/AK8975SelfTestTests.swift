// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct AK8975SelfTestTests {
  typealias Script = AK8975Script

  private static let coilOn = settle(0x0C, 0x0C, [0x40])
  private static let coilOff = settle(0x0C, 0x0C, [0x00])
  private static let measure: [Step] = [.write(0x0C, [0x0A, 0x08]), Script.measurement]
  /// The steps from the start to the end of the measurement with the coil.
  private static let measured = Script.start + coilOn + [Script.modeWait] + measure

  /// The steps of a whole self-test, from power-down to power-down.
  private static func test(_ words: [UInt8], _ st2: UInt8 = 0) -> [Step] {
    coilOn + [Script.modeWait] + measure + [Script.read(0x01, words, st2)]
      + [.read(0x0C, 0x0C, [0x40])] + coilOff
  }

  private static func words(_ x: Int16, _ y: Int16, _ z: Int16) -> [UInt8] {
    [x, y, z].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  /// The response on z is −555 × (160 + 128) / 256 = −624.375.
  @Test func aGoodPart() throws {
    let script = Playback(Script.start + Self.test([0x02, 0x00, 0xFF, 0xFF, 0xD5, 0xFD]))
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    let result = try sensor.selfTest(script)
    #expect(result.response == [2.328125, -1.18359375, -624.375])
    #expect(result.passed)
    #expect(script.finish() == [])
    // The chip is powered down, and measures 100 µs later.
    script.expect(Script.modeWait, Script.trigger)
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }

  /// At each limit and one digit beyond, without adjustment.
  @Test(arguments: [
    (100, -100, -300, true), (-100, 100, -1000, true), (101, 0, -600, false),
    (-101, 0, -600, false), (0, 101, -600, false), (0, -101, -600, false), (0, 0, -299, false),
    (0, 0, -1001, false), (0, 0, 0, false), (0, 0, 600, false),
  ])
  func limits(x: Int16, y: Int16, z: Int16, passed: Bool) throws {
    let script = Playback(Script.start([128, 128, 128]) + Self.test(Self.words(x, y, z)))
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    let result = try sensor.selfTest(script)
    #expect(result.response == Axes(Double(x), Double(y), Double(z)))
    #expect(result.passed == passed)
    #expect(script.finish() == [])
  }

  /// The limits are of adjusted digits: −360 of a part with ASAZ = 80 are −292.5.
  @Test(arguments: [
    (-360, 80, false), (-400, 80, true), (-260, 170, true), (-1000, 170, false),
  ])
  func adjustmentComesFirst(z: Int16, adjustment: UInt8, passed: Bool) throws {
    let script = Playback(Script.start([128, 128, adjustment]) + Self.test(Self.words(0, 0, z)))
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(try sensor.selfTest(script).passed == passed)
  }

  /// After a failure of any transaction the coil is switched off, and the next measurement works.
  @Test(arguments: 0..<9)
  func everyTransactionMayFail(index: Int) throws {
    let test = Self.test(Self.words(0, 0, -650))
    guard let (steps, register) = test.failing(at: index) else { return }
    let script = Playback(
      Script.start + steps + Script.powerDown + Self.coilOff + Script.powerDown
        + [Script.modeWait, Script.trigger, Script.measurement, Script.sample])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      try sensor.selfTest(script)
    }
    #expect(try sensor.measure(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// The bus fails for some time: the coil is switched off before the next measurement.
  @Test func theCoilIsNotForgotten() throws {
    let deaf: [Step] = [
      Script.modeWait, .failedWrite(address: 0x0C, [0x0A, 0x08], .timeout),
      .failedWrite(address: 0x0C, [0x0A, 0x00], .timeout),
      // A start whose second part fails as well, and then one that works.
      .write(0x0C, [0x0A, 0x00]), .read(0x0C, 0x0A, [0x00]),
      .failedWrite(address: 0x0C, [0x0C, 0x00], .timeout),
    ]
    let again = Script.powerDown + Self.coilOff + [Script.modeWait, Script.trigger]
    let script = Playback(Script.start + Self.coilOn + deaf + again)
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.bus(.timeout, register: 0x0A)) { try sensor.selfTest(script) }
    #expect(throws: SensorError.bus(.timeout, register: 0x0C)) {
      try sensor.startMeasurement(script)
    }
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }

  /// The chip measured without its coil: there is no verdict on the part.
  @Test func aChipThatLostTheCoil() throws {
    let lost = [Script.read(0x01, [0, 0, 0, 0, 0, 0], 0), .read(0x0C, 0x0C, [0x00])]
    let script = Playback(Self.measured + lost + Script.powerDown + Self.coilOff)
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: SensorError.lostConfiguration) { try sensor.selfTest(script) }
    #expect(script.finish() == [])
  }

  @Test(arguments: [(0x00 as UInt8, SensorError.lostConfiguration), (0x08, .notReady)])
  func aTestThatDoesNotEnd(mode: UInt8, error: SensorError) throws {
    let late = [Script.notReady, .read(0x0C, 0x0A, [mode])]
    let script = Playback(Self.measured + late + Script.powerDown + Self.coilOff)
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: error) { try sensor.selfTest(script) }
    #expect(script.finish() == [])
  }

  /// Overflow or a data error, for instance by a magnet: there is no verdict.
  @Test(arguments: [(0x08 as UInt8, SensorError.overflow), (0x04, .dataError)])
  func aSpoiltTest(st2: UInt8, error: SensorError) throws {
    let script = Playback(
      Script.start + Self.test(Self.words(0, 0, -650), st2) + [Script.modeWait, Script.trigger])
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(throws: error) { try sensor.selfTest(script) }
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }

  /// A measurement in progress ends first.
  @Test func duringAMeasurement() throws {
    let script = Playback(
      Script.start + [Script.modeWait, Script.trigger] + Script.powerDown
        + Self.test(Self.words(0, 0, -650)))
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    _ = try sensor.startMeasurement(script)
    #expect(try sensor.selfTest(script).passed)
    #expect(script.finish() == [])
  }

  private static let startOnSPI: [Step] = [
    .read(0x80, [0x48]), .write([0x0A, 0x00]), .read(0x8A, [0x00]),
    .write([0x0C, 0x00]), .read(0x8C, [0x00]), .wait(100_000),
    .write([0x0A, 0x0F]), .read(0x8A, [0x0F]), .wait(100_000),
    .read(0x90, [128]), .read(0x91, [128]), .read(0x92, [128]),
    .write([0x0A, 0x00]), .read(0x8A, [0x00]),
  ]

  @Test(arguments: [0x01, 0x1B] as [UInt8])
  func disablesI2C(answer: UInt8) throws {
    let script = Playback(Self.startOnSPI + [.write([0x0F, 0x1B]), .read(0x8F, [answer])])
    var sensor = try AK8975(on: SPIDevice(script, .ak8975), script)
    try sensor.disableI2C()
    #expect(script.finish() == [])
  }

  @Test func aChipThatDoesNotDisableI2C() throws {
    let script = Playback(Self.startOnSPI + [.write([0x0F, 0x1B]), .read(0x8F, [0x00])])
    var sensor = try AK8975(on: SPIDevice(script, .ak8975), script)
    #expect(throws: SensorError.notVerified(register: 0x0F)) { try sensor.disableI2C() }
    #expect(script.finish() == [])
  }

  @Test func selfTestOnSPI() throws {
    let script = Playback(
      Self.startOnSPI + [
        .write([0x0C, 0x40]), .read(0x8C, [0x40]), .wait(100_000), .write([0x0A, 0x08]),
        .wait(9_000_000), .read(0x82, [0x01]), .read(0x83, [0x00]), .read(0x84, [0x00]),
        .read(0x85, [0x00]), .read(0x86, [0x00]), .read(0x87, [0x76]), .read(0x88, [0xFD]),
        .read(0x89, [0x00]), .read(0x8C, [0x40]), .write([0x0C, 0x00]), .read(0x8C, [0x00]),
      ])
    var sensor = try AK8975(on: SPIDevice(script, .ak8975), script)
    let result = try sensor.selfTest(script)
    #expect(result.response == [0, 0, -650])
    #expect(result.passed)
    #expect(script.finish() == [])
  }
}
