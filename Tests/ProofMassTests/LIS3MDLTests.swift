// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the LIS3MDL's driver, byte for byte.
@Suite struct LIS3MDLTests {
  typealias Configuration = LIS3MDLConfiguration

  static let identify: [Step] = [.read(0x1C, 0x0F, [0x3D])]

  /// Powers down, writes CTRL_REG1 and 2, CTRL_REG4 and 5, the threshold and INT_CFG, reads INT_SRC, and the
  /// status with the outputs, writes CTRL_REG3, and verifies all five.
  static func configure(
    _ controls: [UInt8], threshold: [UInt8] = [0, 0], interrupt: UInt8 = 0xE8
  ) -> [Step] {
    var steps: [Step] = [.write(0x1C, [0x22, 0x03 | controls[2] & 0x04])]
    steps += [.write(0x1C, [0xA0] + controls[0...1]), .write(0x1C, [0xA3] + controls[3...4])]
    steps += settle(0x1C, 0xB2, threshold) + settle(0x1C, 0x30, [interrupt])
    steps += [.read(0x1C, 0x31, [0x00]), .read(0x1C, 0xA7, [0, 0, 0, 0, 0, 0, 0])]
    return steps + [.write(0x1C, [0x22, controls[2]]), .read(0x1C, 0xA0, controls)]
  }

  /// 80 Hz, ±4 G, ultra-high performance, with the thermometer.
  static let start = identify + configure([0xFC, 0x00, 0x00, 0x0C, 0x40])

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Self.start)
    let sensor = try LIS3MDL(on: I2CDevice(script, .lis3mdl))
    #expect(sensor.settlingTime == .microseconds(6650))
    #expect(script.finish() == [])
  }

  @Test(arguments: start.indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    guard let (steps, register) = Self.start.failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try LIS3MDL(on: I2CDevice(script, .lis3mdl))
    }
    #expect(script.finish() == [])
  }

  static let controls: [(Configuration, [UInt8], Duration)] = [
    (.init(rate: .hertz0Point625), [0xE0, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(rate: .hertz1Point25), [0xE4, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(rate: .hertz2Point5), [0xE8, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(rate: .hertz5), [0xEC, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(rate: .hertz10), [0xF0, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(rate: .hertz20), [0xF4, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(rate: .hertz40), [0xF8, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(rate: .hertz155), [0xE2, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(rate: .hertz300), [0xC2, 0, 0, 0x08, 0x40], .microseconds(3480)),
    (.init(rate: .hertz560), [0xA2, 0, 0, 0x04, 0x40], .microseconds(1910)),
    (.init(rate: .hertz1000), [0x82, 0, 0, 0x00, 0x40], .microseconds(1200)),
    (.init(performance: .lowPower), [0x9C, 0, 0, 0x00, 0x40], .microseconds(1200)),
    (.init(performance: .medium), [0xBC, 0, 0, 0x04, 0x40], .microseconds(1910)),
    (.init(performance: .high), [0xDC, 0, 0, 0x08, 0x40], .microseconds(3480)),
    (.init(range: .gauss8), [0xFC, 0x20, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(range: .gauss12), [0xFC, 0x40, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(range: .gauss16), [0xFC, 0x60, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(thermometer: false), [0x7C, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(blockDataUpdate: false), [0xFC, 0, 0, 0x0C, 0x00], .microseconds(6650)),
    (.init(power: .down), [0xFC, 0, 0x03, 0x0C, 0x40], .zero),
    (.init(threeWireSPI: true), [0xFC, 0, 0x04, 0x0C, 0x40], .microseconds(6650)),
    (.powerOn, [0x10, 0, 0x03, 0, 0], .zero),
    (.init(part: .lsm9ds1m), [0xFC, 0, 0, 0x0C, 0x40], .microseconds(6650)),
    (.init(part: .lsm9ds1m, thermometer: false), [0x7C, 0, 0, 0x0C, 0x40], .microseconds(6650)),
  ]

  @Test(arguments: controls.indices)
  func everyControl(index: Int) throws {
    let (configuration, controls, settling) = Self.controls[index]
    let script = Playback(Self.start + Self.configure(controls))
    var sensor = try LIS3MDL(on: I2CDevice(script, .lis3mdl))
    #expect(try sensor.configure(configuration) == settling)
    #expect(sensor.configuration == configuration)
    #expect(script.finish() == [])
  }

  /// 100 µT are 6842 digits at ±4 G and 2281 at ±12 G.
  @Test(
    arguments: [
      (.init(threshold: 100), .gauss4, [0xBA, 0x1A], 0xEF),
      (.init(threshold: 100, latched: true), .gauss12, [0xE9, 0x08], 0xED),
      (.init(threshold: 0, axes: Axes(true, false, false)), .gauss4, [0, 0], 0x8F),
      (.init(threshold: 0, axes: Axes(false, true, false)), .gauss4, [0, 0], 0x4F),
      (.init(threshold: 0, axes: Axes(false, false, true)), .gauss4, [0, 0], 0x2F),
      (.init(threshold: 100, activeHigh: false), .gauss4, [0xBA, 0x1A], 0xEB),
    ] as [(Configuration.Interrupt, Configuration.Range, [UInt8], UInt8)])
  func interrupts(
    interrupt: Configuration.Interrupt, range: Configuration.Range, threshold: [UInt8],
    control: UInt8
  ) throws {
    let script = Playback(
      Self.identify
        + Self.configure(
          [0xFC, range.rawValue << 5, 0, 0x0C, 0x40], threshold: threshold, interrupt: control)
        + [.read(0x1C, 0x31, [0x85])])
    var sensor = try LIS3MDL(
      on: I2CDevice(script, .lis3mdl), .init(range: range, interrupt: interrupt))
    let source = try sensor.readInterrupt()
    #expect(source.isActive && !source.overflow)
    #expect(source.above == Axes(true, false, false) && source.below == Axes(false, false, true))
    #expect(script.finish() == [])
  }

  @Test func readsASample() throws {
    let script = Playback(
      Self.start + [
        .read(0x1C, 0x27, [0x07]), .read(0x1C, 0xA7, [0xFF, 0xBA, 0x1A, 0x46, 0xE5, 0x5D, 0x0D]),
        .read(0x1C, 0xAE, [0xB0, 0xFF]),
      ])
    var sensor = try LIS3MDL(on: I2CDevice(script, .lis3mdl))
    #expect(try sensor.hasSample())
    let sample = try sensor.read()
    #expect(sample.raw == Axes(6842, -6842, 3421))
    #expect(sample.fluxDensity.microtesla == Axes(100, -100, 50))
    #expect(sample.isNew && sample.overrun)
    #expect(try sensor.readTemperature() == 15)
    #expect(script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = Playback(Self.start + settle(0x1C, 0x22, [0x03]))
    var sensor = try LIS3MDL(on: I2CDevice(script, .lis3mdl))
    try sensor.powerDown()
    #expect(sensor.settlingTime == .zero)
    #expect(script.finish() == [])
  }

  /// REBOOT, 20 ms, and the configuration anew.
  @Test func reboot() throws {
    let script = Playback(
      Self.start + [
        .write(0x1C, [0x21, 0x08]), .wait(20_000_000), .read(0x1C, 0x21, [0x00]),
      ] + Self.configure([0xFC, 0x00, 0x00, 0x0C, 0x40]))
    var sensor = try LIS3MDL(on: I2CDevice(script, .lis3mdl))
    #expect(try sensor.reboot(script) == .microseconds(6650))
    #expect(script.finish() == [])
  }

  /// The chip on three wires is set to them before anything is read.
  @Test func threeWires() throws {
    let script = Playback(
      [.write(0x1C, [0x22, 0x04])] + Self.identify
        + Self.configure([0xFC, 0x00, 0x04, 0x0C, 0x40]))
    _ = try LIS3MDL(on: I2CDevice(script, .lis3mdl), .init(threeWireSPI: true))
    #expect(script.finish() == [])
  }

  @Test func selfTest() throws {
    func set(_ words: [UInt8]) -> [Step] { [.wait(25_000_000), .read(0x1C, 0xA7, [0x0F] + words)] }
    let rest = (0..<6).flatMap { _ in set([0x00, 0x01, 0x00, 0xFF, 0x10, 0x00]) }
    // 4562, 2281 and 228 digits more: the least that passes on Y, and too little on Z.
    let active = (0..<6).flatMap { _ in set([0xD2, 0x12, 0xE9, 0x07, 0xF4, 0x00]) }
    let script = Playback(
      Self.start + Self.configure([0x1C, 0x40, 0x00, 0x00, 0x40]) + [.wait(20_000_000)] + rest
        + settle(0x1C, 0x20, [0x1D]) + [.wait(60_000_000)] + active
        + Self.configure([0xFC, 0x00, 0x00, 0x0C, 0x40]))
    var sensor = try LIS3MDL(on: I2CDevice(script, .lis3mdl))
    let result = try sensor.selfTest(script)
    #expect(result.change == Axes(4562, 2281, 228))
    #expect(!result.passed)
    #expect(script.finish() == [])
  }
}
