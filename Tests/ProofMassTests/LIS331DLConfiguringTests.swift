// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct LIS331DLConfiguringTests {
  typealias Configuration = LIS331DLConfiguration
  typealias Script = LIS331DLScript

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Script.start)
    let sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    #expect(sensor.configuration == Configuration(rate: .hertz100, range: .g8, power: .normal))
    #expect(sensor.settlingTime == .milliseconds(30))
    #expect(script.finish() == [])
  }

  static let controls: [(Configuration, [UInt8], Duration)] = [
    (.init(range: .g2), [0x47, 0, 0], .milliseconds(30)),
    (.init(rate: .hertz400, range: .g2), [0xC7, 0, 0], .microseconds(7500)),
    (.init(rate: .hertz400), [0xE7, 0, 0], .microseconds(7500)),
    (.init(power: .down), [0x27, 0, 0], .zero), (.powerOn, [0x07, 0, 0], .zero),
    (.init(axes: Axes(true, false, false)), [0x61, 0, 0], .milliseconds(30)),
    (.init(axes: Axes(false, true, false)), [0x62, 0, 0], .milliseconds(30)),
    (.init(axes: Axes(false, false, true)), [0x64, 0, 0], .milliseconds(30)),
    (.init(highPass: .init(onData: true)), [0x67, 0x10, 0], .milliseconds(30)),
    (.init(highPass: .init(.rateOver100, onData: true)), [0x67, 0x11, 0], .milliseconds(30)),
    (.init(highPass: .init(.rateOver200, onData: true)), [0x67, 0x12, 0], .milliseconds(30)),
    (.init(highPass: .init(.rateOver400)), [0x67, 0x03, 0], .milliseconds(30)),
    (.init(pins: .init(interrupt1: .interrupt1)), [0x67, 0, 0x01], .milliseconds(30)),
    (.init(pins: .init(interrupt1: .interrupt2)), [0x67, 0, 0x02], .milliseconds(30)),
    (.init(pins: .init(interrupt1: .eitherInterrupt)), [0x67, 0, 0x03], .milliseconds(30)),
    (.init(pins: .init(interrupt1: .dataReady)), [0x67, 0, 0x04], .milliseconds(30)),
    (.init(pins: .init(interrupt1: .click)), [0x67, 0, 0x07], .milliseconds(30)),
    (.init(pins: .init(interrupt2: .interrupt1)), [0x67, 0, 0x08], .milliseconds(30)),
    (.init(pins: .init(interrupt2: .interrupt2)), [0x67, 0, 0x10], .milliseconds(30)),
    (.init(pins: .init(interrupt2: .eitherInterrupt)), [0x67, 0, 0x18], .milliseconds(30)),
    (.init(pins: .init(interrupt2: .dataReady)), [0x67, 0, 0x20], .milliseconds(30)),
    (.init(pins: .init(interrupt2: .click)), [0x67, 0, 0x38], .milliseconds(30)),
    (.init(pins: .init(activeLow: true)), [0x67, 0, 0x80], .milliseconds(30)),
    (.init(pins: .init(openDrain: true)), [0x67, 0, 0x40], .milliseconds(30)),
  ]

  @Test(arguments: controls.indices)
  func everyControl(index: Int) throws {
    let (configuration, controls, settling) = Self.controls[index]
    let script = Playback(Script.start + Script.configure(controls))
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    #expect(try sensor.configure(configuration) == settling)
    #expect(sensor.configuration == configuration)
    #expect(script.finish() == [])
  }

  @Test func powerDownAndReset() throws {
    let script = Playback(
      Script.start + settle(0x1C, 0x20, [0x27]) + Script.configure([0x07, 0, 0]))
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    try sensor.powerDown()
    #expect(sensor.configuration == Configuration(power: .down))
    try sensor.reset()
    #expect(sensor.configuration == .powerOn)
    #expect(script.finish() == [])
  }

  @Test func reboot() throws {
    let wait = Step.wait(5_000_000)
    let booting = Step.read(0x1C, 0x21, [0x40])
    let boot = Step.write(0x1C, [0x21, 0x40])
    let booted = Step.read(0x1C, 0x21, [0x00])
    let first = [boot, wait, booting, wait, booted] + Script.configure([0x67, 0, 0])
    let second = [boot, wait, booting, wait, booting, wait, booting]
    let script = Playback(Script.start + first + second)
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    #expect(try sensor.reboot(script) == .milliseconds(30))
    #expect(throws: SensorError.notReady) { try sensor.reboot(script) }
    #expect(script.finish() == [])
  }

  @Test(arguments: [0x32, 0x33, 0x48, 0x00, 0xFF] as [UInt8])
  func anotherPart(identity: UInt8) {
    let script = Playback([.read(0x1C, 0x0F, [identity])])
    #expect(throws: SensorError.identity(expected: 0x3B, found: identity)) {
      _ = try LIS331DL(on: I2CDevice(script, .lis331dl))
    }
    #expect(script.finish() == [])
  }

  @Test(arguments: Script.start.indices)
  func everyTransactionMayFail(index: Int) throws {
    let (steps, register) = try #require(Script.start.failing(at: index))
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try LIS331DL(on: I2CDevice(script, .lis331dl))
    }
    #expect(script.finish() == [])
  }

  @Test func aRegisterThatDoesNotTake() throws {
    let script = Playback(Script.start.dropLast() + [.read(0x1C, 0xA0, [0x67, 0x80, 0])])
    #expect(throws: SensorError.notVerified(register: 0x21)) {
      _ = try LIS331DL(on: I2CDevice(script, .lis331dl))
    }
  }

  /// Three-wire mode is written before the first read, and SIM is kept while the chip boots.
  @Test func threeWireSPI() throws {
    let configure: [Step] = [
      .write([0x60, 0x67, 0x80, 0x00]),
      .write([0x72, 0x00, 0x00]), .read(0xF2, [0x00, 0x00]),
      .write([0x76, 0x00, 0x00]), .read(0xF6, [0x00, 0x00]),
      .write([0x7B, 0, 0, 0, 0, 0]), .read(0xFB, [0, 0, 0, 0, 0]),
      .write([0x30, 0x00]), .read(0xB0, [0x00]),
      .write([0x34, 0x00]), .read(0xB4, [0x00]),
      .write([0x38, 0x00]), .read(0xB8, [0x00]),
      .read(0xE0, [0x67, 0x80, 0x00]),
    ]
    var steps: [Step] = [.write([0x21, 0x80]), .read(0x8F, [0x3B])]
    steps += configure
    steps += [.write([0x21, 0xC0]), .wait(5_000_000), .read(0xA1, [0x80])]
    steps += configure
    steps += [.read(0xE7, [0x0F, 0, 1, 0, 2, 0, 0xFD])]
    let script = Playback(steps)
    var sensor = try LIS331DL(on: SPIDevice(script, .lis331dl), .init(threeWireSPI: true))
    try sensor.reboot(script)
    #expect(try sensor.read().raw == Axes(1, 2, -3))
    #expect(script.finish() == [])
  }

  @Test func numbersOfTheCommandLine() {
    for rate in Configuration.Rate.allCases {
      #expect(Configuration.Rate(hertz: rate.hertz) == rate)
    }
    for range in Configuration.Range.allCases { #expect(Configuration.Range(g: range.g) == range) }
    #expect(Configuration.Rate.allCases.map(\.hertz) == [100, 400])
    #expect(Configuration.Range.allCases.map(\.g) == [2, 8])
    #expect(Configuration.Rate(hertz: 50) == nil)
    #expect(Configuration.Range(g: .nan) == nil)
  }
}
