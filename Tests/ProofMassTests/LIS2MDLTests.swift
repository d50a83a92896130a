// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the LIS2MDL's driver, byte for byte.
@Suite struct LIS2MDLTests {
  typealias Configuration = LIS2MDLConfiguration

  static let identify: [Step] = [.read(0x1E, 0x4F, [0x40])]

  /// Idles, writes CFG_REG_B and C, the offsets, the threshold and INT_CTRL_REG, reads INT_SOURCE_REG, and the status
  /// with the outputs, writes CFG_REG_A, and verifies all three.
  static func configure(
    _ controls: [UInt8], threshold: [UInt8] = [0, 0], interrupt: UInt8 = 0xE0
  ) -> [Step] {
    var steps: [Step] = [.write(0x1E, [0x60, controls[0] | 0x03])]
    steps += [.write(0x1E, [0xE1] + controls[1...2])]
    steps += settle(0x1E, 0xC5, [0, 0, 0, 0, 0, 0]) + settle(0x1E, 0xE5, threshold)
    steps += settle(0x1E, 0x63, [interrupt])
    steps += [.read(0x1E, 0x64, [0x00]), .read(0x1E, 0xE7, [0, 0, 0, 0, 0, 0, 0])]
    return steps + [.write(0x1E, [0x60, controls[0]]), .read(0x1E, 0xE0, controls)]
  }

  /// 100 Hz, high resolution, with the offset canceled, BDU, four wires, and DRDY on the pin.
  static let start = identify + configure([0x8C, 0x02, 0x15])

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Self.start)
    let sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    #expect(sensor.settlingTime == .microseconds(19_400))
    #expect(script.finish() == [])
  }

  @Test func wrongIdentity() throws {
    let script = Playback([.read(0x1E, 0x4F, [0x3D])])
    #expect(throws: SensorError.identity(expected: 0x40, found: 0x3D)) {
      _ = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    }
    #expect(script.finish() == [])
  }

  @Test(arguments: start.indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    guard let (steps, register) = Self.start.failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    }
    #expect(script.finish() == [])
  }

  static let controls: [(Configuration, [UInt8], Duration)] = [
    (.init(rate: .hertz10), [0x80, 0x02, 0x15], .microseconds(109_400)),
    (.init(rate: .hertz20), [0x84, 0x02, 0x15], .microseconds(59_400)),
    (.init(rate: .hertz50), [0x88, 0x02, 0x15], .microseconds(29_400)),
    (.init(performance: .lowPower), [0x9C, 0x02, 0x15], .microseconds(16_400)),
    (.init(pulses: .every63), [0x8C, 0x00, 0x15], .microseconds(9_400)),
    (.init(pulses: .once), [0x8C, 0x04, 0x15], .microseconds(9_400)),
    (.init(pulses: .every63, lowPass: true), [0x8C, 0x01, 0x15], .microseconds(9_400)),
    (.init(lowPass: true), [0x8C, 0x03, 0x15], .microseconds(19_400)),
    (.init(blockDataUpdate: false), [0x8C, 0x02, 0x05], .microseconds(19_400)),
    (.init(pin: .nothing), [0x8C, 0x02, 0x14], .microseconds(19_400)),
    (.init(power: .down), [0x8F, 0x02, 0x15], .zero),
    (.init(threeWireSPI: true), [0x8C, 0x02, 0x11], .microseconds(19_400)),
    (.powerOn, [0x83, 0x00, 0x04], .zero),
    (.init(part: .iis2mdc), [0x8C, 0x02, 0x15], .microseconds(19_400)),
    (.init(part: .lsm303agrm), [0x8C, 0x02, 0x11], .microseconds(19_400)),
  ]

  @Test(arguments: controls.indices)
  func everyControl(index: Int) throws {
    let (configuration, controls, settling) = Self.controls[index]
    let script = Playback(Self.start + Self.configure(controls))
    var sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    #expect(try sensor.configure(configuration) == settling)
    #expect(sensor.configuration == configuration)
    #expect(script.finish() == [])
  }

  /// 100 µT are 667 digits.
  @Test(
    arguments: [
      (.init(threshold: 100), 0xE7, [0x9B, 0x02]),
      (.init(threshold: 4915.05, latched: true), 0xE5, [0xFF, 0x7F]),
      (.init(threshold: 0, axes: Axes(true, false, false)), 0x87, [0, 0]),
      (.init(threshold: 0, axes: Axes(false, true, false)), 0x47, [0, 0]),
      (.init(threshold: 0, axes: Axes(false, false, true)), 0x27, [0, 0]),
      (.init(threshold: 100, activeHigh: false), 0xE3, [0x9B, 0x02]),
    ] as [(Configuration.Interrupt, UInt8, [UInt8])])
  func interrupts(interrupt: Configuration.Interrupt, control: UInt8, threshold: [UInt8]) throws {
    let script = Playback(
      Self.identify
        + Self.configure([0x8C, 0x02, 0x54], threshold: threshold, interrupt: control)
        + [.read(0x1E, 0x64, [0x85])])
    var sensor = try LIS2MDL(
      on: I2CDevice(script, .lis2mdl), .init(interrupt: interrupt, pin: .interrupt))
    let source = try sensor.readInterrupt()
    #expect(source.isActive && !source.overflow)
    #expect(source.above == Axes(true, false, false) && source.below == Axes(false, false, true))
    #expect(script.finish() == [])
  }

  @Test func impossibleConfigurations() throws {
    let script = Playback(Self.start)
    var sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    for configuration: LIS2MDLConfiguration in [
      .init(pin: .interrupt), .init(interrupt: .init(threshold: -1)),
      .init(interrupt: .init(threshold: 4920)),
      .init(interrupt: .init(threshold: 80, axes: Axes(false, false, false))),
    ] {
      #expect(throws: SensorError.wrongConfiguration) { try sensor.configure(configuration) }
    }
    #expect(script.finish() == [])
  }

  @Test func readsASample() throws {
    let script = Playback(
      Self.start + [
        .read(0x1E, 0x67, [0x07]), .read(0x1E, 0xE7, [0xFF, 0x9B, 0x02, 0x65, 0xFD, 0x4D, 0x01]),
        .read(0x1E, 0xEE, [0xB0, 0xFF]),
      ])
    var sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    #expect(try sensor.hasSample())
    let sample = try sensor.read()
    #expect(sample.raw == Axes(667, -667, 333))
    #expect(sample.fluxDensity.microtesla == Axes(100.05, -100.05, 49.95))
    #expect(sample.isNew && sample.overrun)
    #expect(try sensor.readTemperature() == 15)
    #expect(script.finish() == [])
  }

  /// After 16 reads without a sample the controls are compared: here with those after power-on.
  @Test func lostConfiguration() throws {
    let stale = (0..<16).map { _ in Step.read(0x1E, 0x67, [0x00]) }
    let script = Playback(Self.start + stale + [.read(0x1E, 0xE0, [0x03, 0x00, 0x00])])
    var sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    for _ in 0..<16 { #expect(try !sensor.hasSample()) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.hasSample() }
    #expect(script.finish() == [])
  }

  /// After a dip of its supply it has three wires on SPI again, and a controller with four reads ones: the controls are
  /// compared. They need not differ, because -1 digit with an overrun is a sample, too.
  @Test(
    arguments: [([0xFF, 0xFF, 0xFF], .lostConfiguration), ([0x8C, 0x02, 0x15], nil)]
      as [([UInt8], SensorError?)])
  func ones(controls: [UInt8], error: SensorError?) throws {
    let script = Playback(
      Self.start + [
        .read(0x1E, 0xE7, [UInt8](repeating: 0xFF, count: 7)), .read(0x1E, 0xE0, controls),
      ])
    var sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    var found: SensorError?
    do throws(SensorError) { #expect(try sensor.read().raw == Axes(-1, -1, -1)) } catch {
      found = error
    }
    #expect(found == error && script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = Playback(Self.start + settle(0x1E, 0x60, [0x8F]))
    var sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    try sensor.powerDown()
    #expect(sensor.settlingTime == .zero)
    #expect(script.finish() == [])
  }

  /// REBOOT while idle, 20 ms, and the configuration anew.
  @Test func reboot() throws {
    let script = Playback(
      Self.start + [
        .write(0x1E, [0x60, 0xC3]), .wait(20_000_000), .read(0x1E, 0x60, [0x83]),
      ] + Self.configure([0x8C, 0x02, 0x15]))
    var sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl))
    #expect(try sensor.reboot(script) == .microseconds(19_400))
    #expect(script.finish() == [])
  }

  /// ST's example of a LIS2MDL leaves the offset in, those of the others cancel it.
  @Test(
    arguments: [
      (.lis2mdl, 0x00, 0x15, 0x17), (.iis2mdc, 0x02, 0x15, 0x17), (.lsm303agrm, 0x02, 0x11, 0x13),
    ]
      as [(Configuration.Part, UInt8, UInt8, UInt8)])
  func selfTest(part: Configuration.Part, pulses: UInt8, control: UInt8, active: UInt8) throws {
    func sets(_ words: [UInt8]) -> [Step] {
      (0...50).flatMap { _ in [.wait(20_000_000), .read(0x1E, 0xE7, [0x0F] + words)] as [Step] }
    }
    let rest = sets([0x00, 0x01, 0x00, 0xFF, 0x10, 0x00])
    // 10 digits, 15 mG, more on X, the least that passes; 333 on Y, just below 500 mG; 334 on Z, too many.
    let after = sets([0x0A, 0x01, 0x4D, 0x00, 0x5E, 0x01])
    let own = Self.configure([0x8C, 0x02, control])
    let script = Playback(
      Self.identify + own + Self.configure([0x8C, pulses, control]) + [.wait(20_000_000)] + rest
        + settle(0x1E, 0x62, [active]) + [.wait(60_000_000)] + after + own)
    var sensor = try LIS2MDL(on: I2CDevice(script, .lis2mdl), .init(part: part))
    let result = try sensor.selfTest(script)
    #expect(result.change == Axes(10, 333, 334))
    #expect(!result.passed)
    #expect(script.finish() == [])
  }
}
