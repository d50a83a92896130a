// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct L3G4200DConfiguringTests {
  typealias Configuration = L3G4200DConfiguration
  typealias Script = L3G4200DScript

  static let rates: [(Configuration.Rate, control1: UInt8, Duration)] = [
    (.hertz100, 0x0F, .milliseconds(12)), (.hertz200, 0x4F, .milliseconds(6)),
    (.hertz400, 0x8F, .milliseconds(3)), (.hertz800, 0xCF, .microseconds(1500)),
  ]

  static let ranges: [(Configuration.Range, control4: UInt8)] = [
    (.dps250, 0x80), (.dps500, 0x90), (.dps2000, 0xA0),
  ]

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Script.start)
    let sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(
      sensor.configuration == Configuration(rate: .hertz100, range: .dps2000, power: .normal))
    #expect(sensor.settlingTime == .milliseconds(250))
    #expect(script.finish() == [])
  }

  @Test(arguments: rates)
  func everyRate(rate: Configuration.Rate, control1: UInt8, settling: Duration) throws {
    let script = Playback(Script.start + Script.configure(control1, 0xA0))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(try sensor.configure(.init(rate: rate)) == settling)
    #expect(sensor.settlingTime == settling)
    #expect(sensor.configuration.rate == rate)
    #expect(script.finish() == [])
  }

  @Test(arguments: ranges)
  func everyRange(range: Configuration.Range, control4: UInt8) throws {
    let script = Playback(Script.identify + Script.configure(0x0F, control4))
    let sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d), .init(range: range))
    #expect(sensor.configuration.range == range)
    #expect(script.finish() == [])
  }

  /// Settling times from one power mode to the next (AN3393, Table 5; for the rate a fifth more).
  @Test func settlingDependsOnWhereItComesFrom() throws {
    let script = Playback(
      Script.start + Script.configure(0x48, 0xA0, before: 0x0F)
        + Script.configure(0x4F, 0xA0, before: 0x48) + Script.configure(0x47, 0xA0, before: 0x4F)
        + Script.configure(0x48, 0xA0, before: 0x47) + Script.configure(0x47, 0xA0, before: 0x48)
        + Script.configure(0x4F, 0xA0, before: 0x47))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    var configuration = Configuration(rate: .hertz200, power: .sleep)
    #expect(try sensor.configure(configuration) == .zero)
    configuration.power = .normal
    #expect(try sensor.configure(configuration) == .milliseconds(6))
    configuration.power = .down
    #expect(try sensor.configure(configuration) == .zero)
    configuration.power = .sleep
    #expect(try sensor.configure(configuration) == .milliseconds(250))
    configuration.power = .down
    #expect(try sensor.configure(configuration) == .zero)
    configuration.power = .normal
    #expect(try sensor.configure(configuration) == .milliseconds(250))
    #expect(script.finish() == [])
  }

  /// A brown-out that no read detected: the driver's state says that the chip runs, but it is
  /// powered down.
  @Test(arguments: [0x07, 0x00] as [UInt8])
  func aChipThatIsPoweredDownUnnoticed(before: UInt8) throws {
    let script = Playback(
      Script.start + Script.configure(0x4F, 0xA0, before: before)
        + Script.configure(0x4F, 0xA0, before: 0x4F))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(try sensor.configure(.init(rate: .hertz200)) == .milliseconds(250))
    #expect(sensor.settlingTime == .milliseconds(250))
    #expect(try sensor.configure(.init(rate: .hertz200)) == .milliseconds(6))
    #expect(script.finish() == [])
  }

  /// Samples that are not new do not add a wait: CTRL_REG1 shows that the chip runs.
  @Test func afterReadsInVain() throws {
    let vain = [Step](repeating: Script.read(0x00, 0, 0, 0), count: 16)
    let script = Playback(Script.start + vain + Script.configure(0x4F, 0xA0))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    for _ in 0..<16 { _ = try sensor.read() }
    #expect(try sensor.configure(.init(rate: .hertz200)) == .milliseconds(6))
    #expect(script.finish() == [])
  }

  /// Another program may have started the chip a moment ago, so the whole settling time is assumed.
  @Test func aChipThatRunsAlready() throws {
    let script = Playback(Script.identify + Script.configure(0x0F, 0xA0, before: 0x0F))
    let sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(sensor.settlingTime == .milliseconds(250))
    #expect(script.finish() == [])
  }

  /// A failed configuration may have started the chip, so the longest settling time is assumed.
  @Test(arguments: 0..<13)
  func afterAFailureTheWorstIsAssumed(transaction: Int) throws {
    let next = Script.configure(0x4F, 0xA0)
    let (steps, register) = try #require(next.failing(at: transaction))
    let script = Playback(Script.start + steps + next + next)
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      try sensor.configure(.init(rate: .hertz200))
    }
    #expect(try sensor.configure(.init(rate: .hertz200)) == .milliseconds(250))
    #expect(try sensor.configure(.init(rate: .hertz200)) == .milliseconds(6))
    #expect(script.finish() == [])
  }

  @Test func withoutBlockDataUpdate() throws {
    let script = Playback(Script.identify + Script.configure(0xCF, 0x10))
    _ = try L3G4200D(
      on: I2CDevice(script, .l3g4200d),
      .init(rate: .hertz800, range: .dps500, blockDataUpdate: false))
    #expect(script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = Playback(Script.start + settle(0x68, 0x20, [0x07]))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    try sensor.powerDown()
    #expect(sensor.configuration == Configuration(power: .down))
    #expect(sensor.settlingTime == .zero)
    #expect(script.finish() == [])
  }

  @Test func reset() throws {
    let script = Playback(Script.start + Script.configure(0x07, 0x00))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    try sensor.reset()
    #expect(sensor.configuration == .powerOn)
    #expect(script.finish() == [])
  }

  @Test func reboot() throws {
    let script = Playback(
      Script.start + [.write(0x68, [0x24, 0x80]), .wait(10_000_000), .read(0x68, 0x24, [0x00])]
        + Script.configure(0x0F, 0xA0))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(try sensor.reboot(script) == .milliseconds(250))
    #expect(script.finish() == [])
  }

  @Test func rebootThatTakesLonger() throws {
    let wait = Step.wait(10_000_000)
    let booting = Step.read(0x68, 0x24, [0x80])
    let script = Playback(
      Script.start + [.write(0x68, [0x24, 0x80]), wait, booting, wait, booting, wait]
        + [.read(0x68, 0x24, [0x00])] + Script.configure(0x0F, 0xA0))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(try sensor.reboot(script) == .milliseconds(250))
    #expect(script.finish() == [])
  }

  @Test func rebootThatDoesNotEnd() throws {
    let wait = Step.wait(10_000_000)
    let booting = Step.read(0x68, 0x24, [0x80])
    let script = Playback(
      Script.start + [.write(0x68, [0x24, 0x80]), wait, booting, wait, booting, wait, booting])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(throws: SensorError.notReady) { try sensor.reboot(script) }
    #expect(script.finish() == [])
  }

  @Test(arguments: [0xD4, 0xD7, 0x69, 0x00, 0xFF] as [UInt8])
  func anotherPart(identity: UInt8) {
    let script = Playback([.read(0x68, 0x0F, [identity])])
    #expect(throws: SensorError.identity(expected: 0xD3, found: identity)) {
      _ = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    }
    #expect(script.finish() == [])
  }

  @Test(arguments: Script.start.indices)
  func everyTransactionMayFail(index: Int) throws {
    let (steps, register) = try #require(Script.start.failing(at: index))
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    }
    #expect(script.finish() == [])
  }

  /// Users have seen CTRL_REG5 read back as 0 after a write; here it is CTRL_REG1.
  @Test func aRegisterThatDoesNotTake() throws {
    let script = Playback(Script.start.dropLast() + [.read(0x68, 0xA0, [0x07, 0, 0, 0xA0, 0])])
    #expect(throws: SensorError.notVerified(register: 0x20)) {
      _ = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    }
    #expect(script.finish() == [])
  }

  /// A brown-out between CTRL_REG4 and CTRL_REG1: the chip runs at ±250 °/s.
  @Test func aRangeThatIsLostOnTheWay() throws {
    let script = Playback(Script.start.dropLast() + [.read(0x68, 0xA0, [0x0F, 0, 0, 0, 0])])
    #expect(throws: SensorError.notVerified(register: 0x23)) {
      _ = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    }
    #expect(script.finish() == [])
  }

  @Test func onSPI() throws {
    let none: [UInt8] = [0, 0, 0, 0, 0, 0, 0]
    let script = Playback([
      .read(0x8F, [0xD3]),
      .write([0x61, 0x00, 0x00, 0xA0]),
      .write([0x25, 0x00]), .read(0xA5, [0x00]),
      .write([0x72] + none), .read(0xF2, none),
      .write([0x30, 0x00]), .read(0xB0, [0x00]),
      .write([0x2E, 0x00]), .read(0xAE, [0x00]),
      .write([0x24, 0x00]), .read(0xA0, [0x07]),
      .write([0x20, 0x0F]), .read(0xE0, [0x0F, 0x00, 0x00, 0xA0, 0x00]),
      .read(0xE7, [0x0F, 0x01, 0x00, 0x00, 0x00, 0xFF, 0xFF]),
    ])
    var sensor = try L3G4200D(on: SPIDevice(script, .l3g4200d))
    #expect(try sensor.read().raw == Axes(1, 0, -1))
    #expect(script.finish() == [])
  }

  @Test func atTheOtherAddress() throws {
    let script = Playback([.read(0x69, 0x0F, [0xD4])])
    #expect(throws: SensorError.identity(expected: 0xD3, found: 0xD4)) {
      _ = try L3G4200D(on: I2CDevice(script, .l3g4200d.at(0x69)))
    }
    #expect(script.finish() == [])
  }

  @Test func releaseGivesTheBusBack() throws {
    let script = Playback(Script.start)
    let sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    let device = sensor.release()
    #expect(device.target == I2CTarget(address: 0x68, incrementBit: 0x80))
    #expect(device.release() === script)
  }

  @Test func numbersOfTheCommandLine() {
    let part = Configuration.Part.l3g4200d
    #expect(part.rates.map(\.hertz) == [100, 200, 400, 800])
    #expect(part.ranges.map(\.degreesPerSecond) == [250, 500, 2000])
    for rate in Configuration.Rate.allCases {
      #expect(Configuration.Rate(hertz: rate.hertz) == rate)
    }
    for range in Configuration.Range.allCases {
      #expect(Configuration.Range(degreesPerSecond: range.degreesPerSecond) == range)
    }
    #expect(Configuration.Rate(hertz: 99) == nil)
    #expect(Configuration.Range(degreesPerSecond: 1000) == nil)
  }
}
