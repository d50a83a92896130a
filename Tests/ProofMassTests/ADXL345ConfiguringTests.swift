// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the ADXL345 identifies and configures the chip, byte for byte.
@Suite struct ADXL345ConfiguringTests {
  typealias Configuration = ADXL345Configuration
  typealias Script = ADXL345Script

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Script.start)
    let sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    #expect(sensor.configuration == Configuration())
    // 1/ODR + 1.1 ms.
    #expect(sensor.settlingTime == .microseconds(11_100))
    let device = sensor.release()
    #expect(device.target == I2CTarget(address: 0x53, incrementBit: 0x00))
    #expect(script.finish() == [])
  }

  @Test(arguments: Script.start.indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    guard let (steps, register) = Script.start.failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try ADXL345(on: I2CDevice(script, .adxl345))
    }
    #expect(script.finish() == [])
  }

  /// E6 is an ADXL346.
  @Test(arguments: [0xE6 as UInt8, 0x00, 0xFF, 0x72])
  func anotherPart(identity: UInt8) throws {
    let script = Playback([.read(0x53, 0x00, [identity])])
    #expect(throws: SensorError.identity(expected: 0xE5, found: identity)) {
      _ = try ADXL345(on: I2CDevice(script, .adxl345))
    }
    #expect(script.finish() == [])
  }

  /// On SPI the bit 0x80 reads and 0x40 is for a run of registers. The first answer is late by a bit where the clock
  /// idled low until then: 72 or F2 in place of E5.
  @Test(arguments: [[0xE5 as UInt8], [0xF2, 0xE5], [0x72, 0xE5]])
  func onSPI(identities: [UInt8]) throws {
    var steps: [Step] = identities.map { .read(0x80, [$0]) }
    steps += [
      .write([0x6D, 0x00, 0x00]), .write([0x31, 0x0B]), .read(0xB1, [0x0B]),
      .write([0x2C, 0x0F]), .read(0xAC, [0x0F]), .write([0x5D] + Script.zeros(14)),
      .read(0xDD, Script.zeros(14)), .write([0x2F, 0x00]), .read(0xAF, [0x00]),
      .write([0x38, 0x00]), .read(0xB8, [0x00]), .read(0xB0, [0x02]), .write([0x2E, 0x00]),
      .write([0x2D, 0x08]), .read(0xEC, [0x0F, 0x08, 0x00, 0x00]),
      .read(0xF0, [0x82, 0x0B, 0x02, 0x00, 0xFA, 0xFF, 0x00, 0x01]),
    ]
    let script = Playback(steps)
    var sensor = try ADXL345(on: SPIDevice(script, .adxl345), .init(rate: .hertz3200))
    #expect(sensor.settlingTime == .nanoseconds(1_412_500))
    #expect(try sensor.read().raw == Axes(2, -6, 256))
    #expect(script.finish() == [])
  }

  @Test func anotherPartOnSPI() throws {
    let script = Playback([.read(0x80, [0x00]), .read(0x80, [0xE6])])
    #expect(throws: SensorError.identity(expected: 0xE5, found: 0xE6)) {
      _ = try ADXL345(on: SPIDevice(script, .adxl345))
    }
    #expect(script.finish() == [])
  }

  /// The chip answers on SDI only when it has been told to.
  @Test func threeWires() throws {
    let script = Playback([
      .write([0x31, 0x4B]), .read(0x80, [0xE5]), Step.write([0x6D, 0x00, 0x00]).failing(),
    ])
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x2D)) {
      _ = try ADXL345(on: SPIDevice(script, .adxl345), .init(threeWireSPI: true))
    }
    #expect(script.finish() == [])
  }

  static let rates: [(Configuration.Rate, UInt8, Double, Double)] = [
    (.hertz0Point1, 0x00, 0.09765625, 10_241_100_000),
    (.hertz0Point2, 0x01, 0.1953125, 5_121_100_000),
    (.hertz0Point39, 0x02, 0.390625, 2_561_100_000), (.hertz0Point78, 0x03, 0.78125, 1_281_100_000),
    (.hertz1Point56, 0x04, 1.5625, 641_100_000), (.hertz3Point13, 0x05, 3.125, 321_100_000),
    (.hertz6Point25, 0x06, 6.25, 161_100_000), (.hertz12Point5, 0x07, 12.5, 81_100_000),
    (.hertz25, 0x08, 25, 41_100_000), (.hertz50, 0x09, 50, 21_100_000),
    (.hertz100, 0x0A, 100, 11_100_000), (.hertz200, 0x0B, 200, 6_100_000),
    (.hertz400, 0x0C, 400, 3_600_000), (.hertz800, 0x0D, 800, 2_350_000),
    (.hertz1600, 0x0E, 1600, 1_725_000), (.hertz3200, 0x0F, 3200, 1_412_500),
  ]

  @Test(arguments: rates)
  func everyRate(rate: Configuration.Rate, code: UInt8, hertz: Double, settling: Double) throws {
    let script = Playback(Script.start + Script.configure(rate: code))
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    #expect(try sensor.configure(.init(rate: rate)) == .nanoseconds(Int64(settling)))
    #expect(rate.hertz == hertz && Configuration.Rate(hertz: hertz) == rate)
    #expect(script.finish() == [])
  }

  /// Low power saves current from 12.5 to 400 Hz; elsewhere it is left out.
  @Test(arguments: [
    (Configuration.Rate.hertz6Point25, 0x06 as UInt8), (.hertz12Point5, 0x17), (.hertz100, 0x1A),
    (.hertz400, 0x1C), (.hertz800, 0x0D),
  ])
  func lowPower(rate: Configuration.Rate, byte: UInt8) throws {
    let script = Playback(Script.start + Script.configure(rate: byte))
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    try sensor.configure(.init(rate: rate, lowPower: true))
    #expect(sensor.configuration.lowPower == (byte & 0x10 != 0))
    #expect(script.finish() == [])
  }

  /// DATA_FORMAT; digits of 1 g; the highest and the lowest output.
  static let formats: [(Configuration, UInt8, Int16, ClosedRange<Int16>)] = [
    (.init(range: .g2), 0x08, 256, -512...511), (.init(range: .g4), 0x09, 256, -1024...1023),
    (.init(range: .g8), 0x0A, 256, -2048...2047), (.init(range: .g16), 0x0B, 256, -4096...4095),
    (.init(range: .g2, fullResolution: false), 0x00, 256, -512...511),
    (.init(range: .g4, fullResolution: false), 0x01, 128, -512...511),
    (.init(range: .g8, fullResolution: false), 0x02, 64, -512...511),
    (.init(range: .g16, fullResolution: false), 0x03, 32, -512...511),
  ]

  @Test(arguments: formats)
  func everyFormat(
    configuration: Configuration, byte: UInt8, digits: Int16, codes: ClosedRange<Int16>
  ) throws {
    let script = Playback(Script.start + Script.configure(format: byte))
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    try sensor.configure(configuration)
    #expect(configuration.sensitivity.map { $0.value(digits) } == Axes(1, 1, 1))
    #expect(configuration.codes == codes)
    #expect(script.finish() == [])
  }

  /// At 3.3 V X and Y have 265 digits a g, Z 256. At 1600 and 3200 Hz the lowest bit is 0, where a digit is 1/256 g.
  @Test func suppliesAndFastRates() {
    let supplied = Configuration(supply: .volts3Point3).sensitivity
    #expect(
      Axes(supplied.x.value(265), supplied.y.value(530), supplied.z.value(256)) == Axes(1, 2, 1))
    let coarse = Configuration(range: .g4, fullResolution: false, supply: .volts3Point3)
    #expect(coarse.sensitivity.x.value(265) == 2 && coarse.sensitivity.z.value(256) == 2)
    #expect(Configuration(rate: .hertz3200).codes == -4096...4094)
    #expect(Configuration(rate: .hertz1600, range: .g2, fullResolution: false).codes == -512...510)
    #expect(Configuration(rate: .hertz1600, range: .g4, fullResolution: false).codes == -512...511)
    #expect(abs(Configuration().filterDelay - 0.00318) < 1e-5)
  }

  /// The data sheet's example corrects +10, −13 and +9 digits.
  @Test func offsets() throws {
    var levels = Script.zeros(14)
    levels.replaceSubrange(1...3, with: [0xFD, 0x03, 0xFE])
    let script = Playback(Script.start + Script.configure(levels: levels))
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    let offset = Acceleration(g: Axes(-10.0 / 256, 13.0 / 256, -9.0 / 256))
    try sensor.configure(.init(offset: offset))
    #expect(sensor.configuration.offset.g == Axes(-12.0 / 256, 12.0 / 256, -8.0 / 256))
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    Configuration(offset: Acceleration(g: Axes(2.1, 0, 0))),
    .init(fifo: .init(.stream, samples: 0)), .init(fifo: .init(.trigger, samples: 32)),
    .init(tap: .init(axes: Axes(false, false, false))), .init(tap: .init(threshold: 0)),
    .init(tap: .init(threshold: 16)), .init(tap: .init(longest: .zero)),
    .init(tap: .init(single: false)), .init(tap: .init(gap: .init(latency: .seconds(1)))),
    .init(tap: .init(gap: .init(window: .zero))),
    .init(activity: .init(threshold: -1)), .init(inactivity: .init(duration: .seconds(256))),
    .init(inactivity: .init(axes: Axes(false, false, false))),
    .init(freeFall: .init(threshold: 0.01)), .init(freeFall: .init(duration: .zero)),
    .init(activity: .init(), linked: true),
    .init(activity: .init(), inactivity: .init(), autoSleep: .hertz8),
    .init(
      fifo: .init(.stream), activity: .init(), inactivity: .init(), linked: true, autoSleep: .hertz8
    ),
    .init(pins: .init(interrupt1: .watermark)), .init(pins: .init(interrupt2: .freeFall)),
    .init(pins: .init(interrupt1: .dataReady, interrupt2: .dataReady)),
  ])
  func refused(configuration: Configuration) throws {
    let script = Playback(Script.start)
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    #expect(throws: SensorError.wrongConfiguration) { try sensor.configure(configuration) }
    #expect(sensor.configuration == Configuration())
    #expect(script.finish() == [])
  }

  /// INT_ENABLE, INT_MAP and INT_INVERT.
  @Test func pins() throws {
    let script = Playback(
      Script.start + Script.configure(format: 0x2B, enable: 0x81, map: 0x01))
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    try sensor.configure(
      .init(pins: .init(interrupt1: .dataReady, interrupt2: .overrun, activeLow: true)))
    #expect(script.finish() == [])
  }

  @Test func standby() throws {
    let script = Playback(
      Script.start + settle(0x53, 0x2D, [0x00]) + Script.configure()
        + Script.configure(
          format: 0x00, power: 0x00))
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    try sensor.powerDown()
    #expect(sensor.configuration.power == .down && sensor.settlingTime == .zero)
    try sensor.configure(.init())
    try sensor.reset()
    #expect(sensor.configuration.range == .g2 && !sensor.configuration.fullResolution)
    #expect(sensor.configuration.power == .down)
    #expect(script.finish() == [])
  }

  /// A register that does not hold what was written.
  @Test func notVerified() throws {
    var steps = Script.configure()
    steps[steps.count - 1] = .read(0x53, 0x2C, [0x0A, 0x00, 0x00, 0x00])
    let script = Playback(
      Script.start + steps + Script.check([0x0A, 0x00, 0x00, 0x00]).prefix(1))
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    #expect(throws: SensorError.notVerified(register: 0x2D)) { try sensor.configure(.init()) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(script.finish() == [])
  }
}
