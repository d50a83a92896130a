// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver reads the LSM9DS1's accelerometer and gyroscope, and how it stops and resets them.
@Suite struct LSM9DS1AGReadingTests {
  typealias Configuration = LSM9DS1AGConfiguration
  typealias Script = LSM9DS1AGScript

  /// The digits of 1 g on every axis. X of the chip is opposite to that of the package.
  @Test(
    arguments: [
      (.g2, 0x60, [0x09, 0x40], 0.999973, 2), (.g4, 0x70, [0x05, 0x20], 1.000034, 4),
      (.g8, 0x78, [0x02, 0x10], 0.999912, 8), (.g16, 0x68, [0x56, 0x05], 0.999912, 16),
      (.g16, 0x68, [0xFF, 0x7F], 23.985444, 16),
    ] as [(Configuration.AccelerometerRange, UInt8, [UInt8], Double, Double)])
  func accelerations(
    range: Configuration.AccelerometerRange, control: UInt8, word: [UInt8], g: Double,
    fullScale: Double
  ) throws {
    let script = Playback(
      Script.identify + Script.configure([0, 0, 0], [control, 0, 0x44]) + [
        .read(0x6A, 0x27, [0x01] + word + word + word)
      ])
    var sensor = try LSM9DS1AG(
      on: I2CDevice(script, .lsm9ds1ag), .init(sensors: .accelerometer, accelerometerRange: range))
    let sample = try sensor.read()
    let value = sample.acceleration.g
    #expect(abs(value.x + g) < 1e-12 && abs(value.y - g) < 1e-12 && abs(value.z - g) < 1e-12)
    #expect(sample.hasAcceleration && !sample.hasAngularRate && sample.isNew)
    #expect(sample.rawAngularRate == Axes(0, 0, 0))
    #expect(range.g == fullScale && Configuration.AccelerometerRange(g: fullScale) == range)
    #expect(script.finish() == [])
  }

  /// The digits of 100 °/s on every axis.
  @Test(
    arguments: [
      (.dps245, 0x60, [0xA5, 0x2C], 100.00375, 245), (.dps500, 0x68, [0x52, 0x16], 99.995, 500),
      (.dps2000, 0x78, [0x95, 0x05], 100.03, 2000), (.dps2000, 0x78, [0x00, 0x80], -2293.76, 2000),
    ] as [(Configuration.GyroscopeRange, UInt8, [UInt8], Double, Double)])
  func angularRates(
    range: Configuration.GyroscopeRange, control: UInt8, word: [UInt8], degrees: Double,
    fullScale: Double
  ) throws {
    let script = Playback(
      Script.identify + Script.configure([control, 0, 0]) + [
        .read(0x6A, 0x17, [0x02] + word + word + word), Script.read(0x27, 0x00, 0, 0, 0),
      ])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag), .init(gyroscopeRange: range))
    let sample = try sensor.read()
    let value = sample.angularRate.degreesPerSecond
    #expect(abs(value.x + degrees) < 1e-9)
    #expect(abs(value.y - degrees) < 1e-9 && abs(value.z - degrees) < 1e-9)
    #expect(abs(sample.angularRate.radiansPerSecond.z - degrees * .pi / 180) < 1e-12)
    #expect(sample.hasAngularRate && !sample.hasAcceleration && sample.isNew)
    #expect(range.degreesPerSecond == fullScale)
    #expect(Configuration.GyroscopeRange(degreesPerSecond: fullScale) == range)
    #expect(script.finish() == [])
  }

  /// Each sensor is new by the status that is read together with its outputs; other bits do not count.
  @Test(
    arguments: [0x00, 0x01, 0x02, 0x03, 0x74] as [UInt8],
    [0x00, 0x01, 0x02, 0x03, 0x7C] as [UInt8])
  func newSamples(first: UInt8, second: UInt8) throws {
    let script = Playback(
      Script.start + [
        .read(0x6A, 0x17, [first]), Script.read(0x17, first, 1, -2, 3),
        Script.read(0x27, second, 4, -5, 6),
      ])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(try sensor.hasSample() == (first & 0x03 != 0))
    let sample = try sensor.read()
    #expect(sample.hasAngularRate == (first & 0x02 != 0))
    #expect(sample.hasAcceleration == (second & 0x01 != 0))
    #expect(sample.isNew == (sample.hasAngularRate || sample.hasAcceleration))
    #expect(sample.rawAngularRate == Axes(1, -2, 3) && sample.rawAcceleration == Axes(4, -5, 6))
    #expect(script.finish() == [])
  }

  @Test(arguments: [(0x00, false), (0x01, true), (0x02, false), (0x03, true)] as [(UInt8, Bool)])
  func newSamplesOfTheAccelerometerAlone(status: UInt8, isNew: Bool) throws {
    let script = Playback(
      Script.identify + Script.configure([0, 0, 0]) + [.read(0x6A, 0x17, [status])])
    var sensor = try LSM9DS1AG(
      on: I2CDevice(script, .lsm9ds1ag), .init(sensors: .accelerometer))
    #expect(try sensor.hasSample() == isNew)
    #expect(script.finish() == [])
  }

  /// Reads what the driver's start has written, which the chip holds.
  private static let kept: [Step] = [
    .read(0x6A, 0x10, [0x60, 0, 0, 0]), .read(0x6A, 0x1E, [0x38, 0x38, 0x60, 0, 0x44, 0, 0]),
    .read(0x6A, 0x0C, [0, 0]),
  ]

  @Test(
    arguments: [
      ([0xA0, 0x00], 35), ([0x60, 0xFF], 15), ([0x00, 0x00], 25), ([0x01, 0x00], 25.0625),
    ] as [([UInt8], Double)])
  func temperatures(word: [UInt8], celsius: Double) throws {
    let script = Playback(
      Script.start + [.read(0x6A, 0x15, word)] + (word == [0, 0] ? Self.kept : []))
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(try sensor.readTemperature() == celsius)
    #expect(script.finish() == [])
  }

  /// The first transaction of a read, or the second. The next read discards what block data update may have kept.
  @Test(arguments: [0, 1])
  func aReadThatFails(index: Int) throws {
    let steps = [Script.read(0x17, 0x03, 1, 2, 3), Script.read(0x27, 0x01, 1, 2, 3)]
    guard let (failing, register) = steps.failing(at: index) else { return }
    let held = [Script.read(0x17, 0x03, 7, 8, 9), Script.read(0x27, 0x01, 7, 8, 9)]
    let script = Playback(Script.start + failing + Self.kept + held + steps)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) { try sensor.read() }
    #expect(try sensor.read().rawAngularRate == Axes(1, 2, 3))
    #expect(script.finish() == [])
  }

  /// After 16 reads in vain the configuration is checked before the next: after a dip of its supply the chip is
  /// powered down, and samples are rejected until it is configured.
  @Test func lostConfiguration() throws {
    let vain = [[Step]](
      repeating: [Script.read(0x17, 0, 1, 2, 3), Script.read(0x27, 0, 1, 2, 3)], count: 16
    ).flatMap { $0 }
    let lost = Step.read(0x6A, 0x10, [0, 0, 0, 0])
    var steps = Script.start + vain + Self.kept + vain
    steps += [lost, lost]
    steps += Script.configure(before: 0)
    steps.append(.read(0x6A, 0x17, [0x02]))
    let script = Playback(steps)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    for _ in 0..<32 { #expect(try !sensor.read().isNew) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(throws: SensorError.lostConfiguration) { try sensor.hasSample() }
    try sensor.configure(sensor.configuration)
    #expect(try sensor.hasSample())
    #expect(script.finish() == [])
  }

  /// Each register that the check compares.
  @Test(
    arguments: [
      [.read(0x6A, 0x10, [0x60, 0, 0x80, 0])],
      [
        .read(0x6A, 0x10, [0x60, 0, 0, 0]),
        .read(0x6A, 0x1E, [0x38, 0x38, 0x38, 0x38, 0x38, 0, 0]),
      ],
      [
        .read(0x6A, 0x10, [0x60, 0, 0, 0]), .read(0x6A, 0x1E, [0x38, 0x38, 0x60, 0, 0x44, 0, 0]),
        .read(0x6A, 0x0C, [0x02, 0]),
      ],
    ] as [[Step]])
  func everythingIsChecked(check: [Step]) throws {
    let script = Playback(
      Script.start + [Step](repeating: .read(0x6A, 0x17, [0]), count: 16) + check)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    for _ in 0..<16 { #expect(try !sensor.hasSample()) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.hasSample() }
    #expect(script.finish() == [])
  }

  // MARK: Power, reset, boot

  /// The gyroscope first; the ranges stay.
  @Test func powerDown() throws {
    let script = Playback(
      Script.identify + Script.configure([0x78, 0, 0], [0x68, 0, 0x44])
        + settle(0x6A, 0x10, [0x18]) + settle(0x6A, 0x20, [0x08]))
    var sensor = try LSM9DS1AG(
      on: I2CDevice(script, .lsm9ds1ag),
      .init(accelerometerRange: .g16, gyroscopeRange: .dps2000))
    try sensor.powerDown()
    #expect(sensor.settlingTime == .zero && sensor.configuration.power == .down)
    #expect(script.finish() == [])
  }

  @Test func powerDownThatFails() throws {
    let script = Playback(
      Script.start + [
        .write(0x6A, [0x10, 0x00]), .read(0x6A, 0x10, [0x60]),
        .read(0x6A, 0x10, [0x60, 0, 0, 0]), .read(0x6A, 0x1E, [0x38, 0x38, 0x60, 0, 0x44, 0, 0]),
        .read(0x6A, 0x0C, [0, 0]), .read(0x6A, 0x17, [0x03]),
      ])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(throws: SensorError.notVerified(register: 0x10)) { try sensor.powerDown() }
    #expect(try sensor.hasSample())
    #expect(script.finish() == [])
  }

  static let powerOn = Script.configure([0, 0, 0], [0, 0, 0x04], before: 0)

  /// SW_RESET with IF_ADD_INC, which stays set meanwhile, is polled every millisecond.
  @Test func reset() throws {
    let script = Playback(
      Script.start + [
        .write(0x6A, [0x22, 0x05]), .wait(1_000_000), .read(0x6A, 0x22, [0x05]),
        .wait(1_000_000), .read(0x6A, 0x22, [0x04]),
      ] + Self.powerOn)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    try sensor.reset(script)
    #expect(sensor.configuration == .powerOn && sensor.settlingTime == .zero)
    #expect(script.finish() == [])
  }

  @Test func resetThatDoesNotEnd() throws {
    let poll: [Step] = [.wait(1_000_000), .read(0x6A, 0x22, [0x05])]
    let script = Playback(
      Script.start + [.write(0x6A, [0x22, 0x05])] + (0..<100).flatMap { _ in poll }
        + [.read(0x6A, 0x10, [0, 0, 0, 0])])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(throws: SensorError.notReady) { try sensor.reset(script) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(script.finish() == [])
  }

  /// The reset ends the choice of three wires, too.
  @Test func resetOnThreeWires() throws {
    let script = Playback(
      [.write(0x6A, [0x22, 0x4C])] + Script.identify
        + Script.configure([0x60, 0, 0], [0x60, 0, 0x4C]) + [
          .write(0x6A, [0x22, 0x0D]), .wait(1_000_000), .write(0x6A, [0x22, 0x0C]),
          .read(0x6A, 0x22, [0x0C]),
        ] + Script.configure([0, 0, 0], [0, 0, 0x0C], before: 0))
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag), .init(threeWireSPI: true))
    try sensor.reset(script)
    #expect(script.finish() == [])
  }

  /// BOOT with IF_ADD_INC, and the configuration anew; the gyroscope may have been stopped.
  @Test func reboot() throws {
    let script = Playback(
      Script.start + [
        .write(0x6A, [0x22, 0x84]), .wait(20_000_000), .read(0x6A, 0x22, [0x84]),
        .wait(20_000_000), .read(0x6A, 0x22, [0x04]),
      ] + Script.configure())
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(try sensor.reboot(script) > .milliseconds(440))
    #expect(script.finish() == [])
  }

  /// In power-down the chip would put the boot off, so the accelerometer runs until then.
  @Test func rebootInPowerDown() throws {
    let down = Script.configure([0, 0, 0], [0, 0, 0x44], before: 0)
    let script = Playback(
      Script.identify + down + [
        .write(0x6A, [0x20, 0xC0]), .write(0x6A, [0x22, 0x84]), .wait(20_000_000),
        .read(0x6A, 0x22, [0x04]),
      ] + down)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag), .init(power: .down))
    #expect(try sensor.reboot(script) == .zero)
    #expect(script.finish() == [])
  }

  @Test func rebootThatDoesNotEnd() throws {
    let poll: [Step] = [.wait(20_000_000), .read(0x6A, 0x22, [0x84])]
    let script = Playback(
      Script.start + [.write(0x6A, [0x22, 0x84])] + poll + poll + poll
        + [.read(0x6A, 0x22, [0x84])])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(throws: SensorError.notReady) { try sensor.reboot(script) }
    #expect(try sensor.isBooting())
    #expect(script.finish() == [])
  }
}
