// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct LIS331DLHConfiguringTests {
  typealias Configuration = LIS331DLHConfiguration
  typealias Script = LIS331DLHScript

  static let rates: [(Configuration.Rate, control1: UInt8, Duration)] = [
    (.halfHertz, 0x47, .milliseconds(2001)), (.hertz1, 0x67, .milliseconds(1001)),
    (.hertz2, 0x87, .milliseconds(501)), (.hertz5, 0xA7, .milliseconds(201)),
    (.hertz10, 0xC7, .milliseconds(101)), (.hertz50, 0x27, .milliseconds(21)),
    (.hertz100, 0x2F, .milliseconds(11)), (.hertz400, 0x37, .microseconds(3500)),
    (.hertz1000, 0x3F, .milliseconds(2)),
  ]

  static let ranges: [(Configuration.Range, control4: UInt8)] = [
    (.g2, 0x80), (.g4, 0x90), (.g8, 0xB0),
  ]

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Script.start)
    let sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(sensor.configuration == Configuration(rate: .hertz100, range: .g8, power: .normal))
    #expect(sensor.settlingTime == .milliseconds(11))
    #expect(script.finish() == [])
  }

  @Test(arguments: rates)
  func everyRate(rate: Configuration.Rate, control1: UInt8, settling: Duration) throws {
    let script = Playback(Script.start + Script.configure(control1, 0xB0))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(try sensor.configure(.init(rate: rate)) == settling)
    #expect(sensor.settlingTime == settling)
    #expect(sensor.configuration.rate == rate)
    #expect(script.finish() == [])
  }

  @Test(arguments: ranges)
  func everyRange(range: Configuration.Range, control4: UInt8) throws {
    let script = Playback(Script.identify + Script.configure(0x2F, control4))
    let sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh), .init(range: range))
    #expect(sensor.configuration.range == range)
    #expect(script.finish() == [])
  }

  @Test func withoutBlockDataUpdate() throws {
    let script = Playback(Script.identify + Script.configure(0x3F, 0x00))
    _ = try LIS331DLH(
      on: I2CDevice(script, .lis331dlh),
      .init(rate: .hertz1000, range: .g2, blockDataUpdate: false))
    #expect(script.finish() == [])
  }

  @Test(arguments: [(Configuration.Rate.hertz400, 0x17 as UInt8), (.hertz5, 0x07)])
  func poweredDown(rate: Configuration.Rate, control1: UInt8) throws {
    let script = Playback(Script.identify + Script.configure(control1, 0xB0))
    let sensor = try LIS331DLH(
      on: I2CDevice(script, .lis331dlh), .init(rate: rate, power: .down))
    #expect(sensor.settlingTime == .zero)
    #expect(script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = Playback(Script.start + settle(0x18, 0x20, [0x0F]))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.powerDown()
    #expect(sensor.configuration == Configuration(power: .down))
    #expect(sensor.settlingTime == .zero)
    #expect(script.finish() == [])
  }

  @Test func reset() throws {
    let script = Playback(Script.start + Script.configure(0x07, 0x00))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.reset()
    #expect(sensor.configuration == .powerOn)
    #expect(script.finish() == [])
  }

  @Test func reboot() throws {
    let script = Playback(
      Script.start + [.write(0x18, [0x21, 0x80]), .wait(5_000_000), .read(0x18, 0x21, [0x00])]
        + Script.configure(0x2F, 0xB0))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(try sensor.reboot(script) == .milliseconds(11))
    #expect(script.finish() == [])
  }

  @Test func rebootThatTakesLonger() throws {
    let wait = Step.wait(5_000_000)
    let boot = Step.write(0x18, [0x21, 0x80])
    let booting = Step.read(0x18, 0x21, [0x80])
    let booted = Step.read(0x18, 0x21, [0x00])
    let script = Playback(
      Script.start + [boot, wait, booting, wait, booting, wait, booted]
        + Script.configure(0x2F, 0xB0))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(try sensor.reboot(script) == .milliseconds(11))
    #expect(script.finish() == [])
  }

  @Test func rebootThatDoesNotEnd() throws {
    let wait = Step.wait(5_000_000)
    let booting = Step.read(0x18, 0x21, [0x80])
    let script = Playback(
      Script.start + [.write(0x18, [0x21, 0x80]), wait, booting, wait, booting, wait, booting])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(throws: SensorError.notReady) { try sensor.reboot(script) }
    #expect(script.finish() == [])
  }

  @Test(arguments: [0x33, 0x3B, 0xB2, 0x00, 0xFF] as [UInt8])
  func anotherPart(identity: UInt8) {
    let script = Playback([.read(0x18, 0x0F, [identity])])
    #expect(throws: SensorError.identity(expected: 0x32, found: identity)) {
      _ = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    }
    #expect(script.finish() == [])
  }

  @Test(arguments: Script.start.indices)
  func everyTransactionMayFail(index: Int) throws {
    let (steps, register) = try #require(Script.start.failing(at: index))
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    }
    #expect(script.finish() == [])
  }

  @Test func aRegisterThatDoesNotTake() throws {
    let script = Playback(Script.start.dropLast() + [.read(0x18, 0xA0, [0x2F, 0, 0, 0x82, 0])])
    #expect(throws: SensorError.notVerified(register: 0x23)) {
      _ = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    }
    #expect(script.finish() == [])
  }

  /// A brown-out after CTRL_REG4: the chip is powered down, at ±2 g.
  @Test func aConfigurationThatIsLostOnTheWay() throws {
    let script = Playback(
      Script.start + Script.configure(0x37, 0x90).dropLast()
        + [.read(0x18, 0xA0, [0x07, 0, 0, 0, 0])])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(throws: SensorError.notVerified(register: 0x20)) {
      try sensor.configure(.init(rate: .hertz400, range: .g4))
    }
    #expect(sensor.configuration.range == .g8)
    #expect(script.finish() == [])
  }

  @Test func onSPI() throws {
    let script = Playback([
      .read(0x8F, [0x32]),
      .write([0x60, 0x2F, 0x00, 0x00, 0xB0]),
      .write([0x26, 0x00]), .read(0xA6, [0x00]),
      .write([0x72, 0x00, 0x00]), .read(0xF2, [0x00, 0x00]),
      .write([0x76, 0x00, 0x00]), .read(0xF6, [0x00, 0x00]),
      .write([0x30, 0x00]), .read(0xB0, [0x00]),
      .write([0x34, 0x00]), .read(0xB4, [0x00]),
      .write([0x24, 0x00]), .read(0xE0, [0x2F, 0x00, 0x00, 0xB0, 0x00]),
      .read(0xE7, [0x0F, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10]),
    ])
    var sensor = try LIS331DLH(on: SPIDevice(script, .lis331dlh))
    #expect(try sensor.read().raw == Axes(0, 0, 256))
    #expect(script.finish() == [])
  }

  @Test func releaseGivesTheBusBack() throws {
    let script = Playback(Script.start)
    let sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    let device = sensor.release()
    #expect(device.target == I2CTarget(address: 0x18, incrementBit: 0x80))
    #expect(device.release() === script)
  }

  @Test func numbersOfTheCommandLine() {
    #expect(Configuration.Rate.allCases.map(\.hertz) == [0.5, 1, 2, 5, 10, 50, 100, 400, 1000])
    #expect(Configuration.Range.allCases.map(\.g) == [2, 4, 8, 6, 12, 24, 100, 200, 400])
    for rate in Configuration.Rate.allCases {
      #expect(Configuration.Rate(hertz: rate.hertz) == rate)
    }
    for range in Configuration.Range.allCases {
      #expect(Configuration.Range(g: range.g) == range)
    }
    #expect(Configuration.Rate(hertz: 200) == nil)
    #expect(Configuration.Rate(hertz: .nan) == nil)
    #expect(Configuration.Range(g: 16) == nil)
  }
}
