// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the MPU-6500 and its relatives configures the chip, byte for byte.
@Suite struct MPU6500ConfiguringTests {
  typealias Configuration = MPU6500Configuration
  typealias Script = MPU6500Script

  private func expect(
    _ configuration: Configuration, identity: UInt8 = 0x70, _ registers: Script.Registers
  ) throws {
    let script = Playback(Script.identify(identity) + Script.configure(registers))
    let sensor = try MPU6500(on: I2CDevice(script, .mpu6500), configuration)
    #expect(script.finish() == [])
    #expect(try sensor.configuration == configuration.rounded())
  }

  @Test(arguments: [
    (Configuration.Part.mpu6500, 0x70 as UInt8), (.mpu9250, 0x71), (.mpu9255, 0x73),
  ])
  func newParts(part: Configuration.Part, identity: UInt8) throws {
    try expect(.init(part: part), identity: identity, .init())
  }

  /// One filter for both sensors, and no register 1D.
  @Test(arguments: [Configuration.Part.mpu6050, .mpu6000, .mpu9150])
  func oldParts(part: Configuration.Part) throws {
    try expect(.init(part: part), identity: 0x68, .mpu6050)
  }

  @Test(arguments: [
    (Configuration.Part.mpu6500, 0x71 as UInt8, 0x70 as UInt8), (.mpu9250, 0x73, 0x71),
    (.mpu6050, 0x98, 0x68), (.mpu9255, 0x71, 0x73),
  ])
  func anotherPart(part: Configuration.Part, found: UInt8, expected: UInt8) throws {
    let script = Playback(Script.identify(found))
    #expect(throws: SensorError.identity(expected: expected, found: found)) {
      _ = try MPU6500(on: I2CDevice(script, .mpu6500), .init(part: part))
    }
    #expect(script.finish() == [])
  }

  /// A clone is accepted by its identity alone.
  @Test func aClone() throws {
    try expect(.init(part: .mpu6050, acceptsIdentity: 0x98), identity: 0x98, .mpu6050)
    let script = Playback(Script.identify(0x68))
    #expect(throws: SensorError.identity(expected: 0x98, found: 0x68)) {
      _ = try MPU6500(
        on: I2CDevice(script, .mpu6500), .init(part: .mpu6050, acceptsIdentity: 0x98))
    }
  }

  /// The low-pass follows the rate, as Linux chooses it; SMPLRT_DIV divides 1 kHz.
  @Test(arguments: [
    (1000.0, 0x00 as UInt8, 0x01 as UInt8), (500, 0x01, 0x01), (250, 0x03, 0x02), (200, 0x04, 0x02),
    (100, 0x09, 0x03), (50, 0x13, 0x04), (25, 0x27, 0x05), (10, 0x63, 0x06), (4, 0xF9, 0x06),
  ])
  func rates(hertz: Double, divider: UInt8, code: UInt8) throws {
    let rate = try #require(Configuration.Rate(hertz: hertz))
    let configuration = Configuration(rate: rate)
    #expect(configuration.hertz == hertz && rate.hertz == hertz)
    try expect(configuration, .init(settings: [divider, code, 0x08, 0x08], accelerometer: code))
  }

  @Test(arguments: [0, 3.9, 7, 300, 1001, 8000, .infinity, .nan] as [Double])
  func noRate(hertz: Double) { #expect(Configuration.Rate(hertz: hertz) == nil) }

  /// FCHOICE_B is inverted: 0 filters. What is faster than 1 kHz an MPU-6500 does not divide.
  @Test(arguments: [
    (Configuration.GyroscopeLowPass.hertz250, 0x00 as UInt8, 0x08 as UInt8, 8000.0),
    (.hertz3600, 0x07, 0x08, 8000), (.hertz8800, 0x00, 0x09, 32000),
    (.hertz3600At32kHz, 0x00, 0x0A, 32000), (.hertz5, 0x06, 0x08, 100),
  ])
  func gyroscopeFilters(
    filter: Configuration.GyroscopeLowPass, code: UInt8, range: UInt8, hertz: Double
  ) throws {
    let configuration = Configuration(gyroscopeLowPass: filter, accelerometerLowPass: .hertz92)
    #expect(configuration.hertz == hertz)
    try expect(configuration, .init(settings: [0x09, code, range, 0x08], accelerometer: 0x02))
  }

  /// An MPU-6050 divides 8 kHz, too.
  @Test func fastMPU6050() throws {
    let configuration = Configuration(part: .mpu6050, gyroscopeLowPass: .hertz250)
    #expect(configuration.hertz == 800)
    try expect(
      configuration, identity: 0x68,
      .init(settings: [0x09, 0x00, 0x08, 0x08], accelerometer: nil))
  }

  /// ACCEL_FCHOICE_B, too, is 1 without the filter.
  @Test func accelerometerFilters() throws {
    try expect(.init(accelerometerLowPass: .hertz1130), .init(accelerometer: 0x08))
    try expect(.init(accelerometerLowPass: .hertz460), .init(accelerometer: 0x00))
  }

  /// The delays of the register manuals; the accelerometer's of an MPU-9250 by revision 1.6.
  @Test func filterDelays() {
    let (new, old) = (Configuration(), Configuration(part: .mpu6050))
    let other = Configuration(part: .mpu9250)
    #expect(new.gyroscopeFilterDelay == 0.0059 && new.accelerometerFilterDelay == 0.0118)
    #expect(old.gyroscopeFilterDelay == 0.0048 && old.accelerometerFilterDelay == 0.0049)
    #expect(other.gyroscopeFilterDelay == 0.0059 && other.accelerometerFilterDelay == 0.00488)
  }

  @Test func ranges() throws {
    try expect(
      .init(accelerometerRange: .g16, gyroscopeRange: .dps2000),
      .init(settings: [0x09, 0x03, 0x18, 0x18]))
  }

  /// 1 °/s is 32.8 steps of the offset.
  @Test func gyroscopeOffset() throws {
    let offset = AngularRate(degreesPerSecond: Axes(1, -10, 999))
    let configuration = Configuration(gyroscopeOffset: offset)
    try expect(
      configuration, .init(offsets: [0x00, 0x21, 0xFE, 0xB8, 0x7F, 0xFF]))
    let rounded = try configuration.rounded().gyroscopeOffset.degreesPerSecond
    #expect(abs(rounded.x - 33 / 32.8) < 1e-9 && abs(rounded.y + 10) < 1e-9)
    #expect(throws: SensorError.wrongConfiguration) {
      _ = try Configuration(
        gyroscopeOffset: AngularRate(degreesPerSecond: Axes(0, 1000, 0))
      ).rounded()
    }
  }

  @Test(arguments: [
    (MPU6500Pin(.dataReady), 0x00 as UInt8, 0x01 as UInt8),
    (MPU6500Pin(.dataReady, activeLow: true), 0x80, 0x01),
    (MPU6500Pin(.dataReady, latched: true), 0x20, 0x01),
    (MPU6500Pin(activeLow: true, openDrain: true, latched: true), 0xE0, 0x00),
  ])
  func pins(pin: MPU6500Pin, control: UInt8, enable: UInt8) throws {
    try expect(.init(pin: pin), .init(pin: control, enable: enable))
  }

  @Test func bypass() throws { try expect(.init(auxiliary: .bypass), .init(pin: 0x02)) }

  /// The other bits of register 01 are factory's.
  @Test func auxiliaryLevel() throws {
    var steps = Script.configure(.mpu6050)
    // Before PWR_MGMT_2, INT_PIN_CFG, INT_STATUS, INT_ENABLE, and the last check.
    let place = steps.count - 8
    steps.insert(contentsOf: [.read(0x68, 0x01, [0x2A])] + settle(0x68, 0x01, [0xAA]), at: place)
    let script = Playback(Script.identify(0x68) + steps)
    _ = try MPU6500(
      on: I2CDevice(script, .mpu6500), .init(part: .mpu9150, auxiliaryAtVDD: true))
    #expect(script.finish() == [])
  }

  /// What a part does not have, and what contradicts itself, is refused before anything is sent.
  @Test(arguments: [
    (Configuration(part: .mpu6050, accelerometerLowPass: .hertz41), SensorError.wrongPart),
    (.init(part: .mpu6050, gyroscopeLowPass: .hertz3600), .wrongPart),
    (.init(part: .mpu9150, gyroscopeLowPass: .hertz8800), .wrongPart),
    (.init(auxiliaryAtVDD: true), .wrongPart),
    (.init(runsAccelerometer: false, runsGyroscope: false), .wrongConfiguration),
    (.init(pin: .init(.motion)), .wrongConfiguration),
    (.init(pin: .init(.fifoOverflow)), .wrongConfiguration),
    (.init(wakeRate: 10), .wrongConfiguration),
    (.init(runsGyroscope: false, wakeRate: 10, fifo: .init()), .wrongConfiguration),
    (.init(runsGyroscope: false, wakeRate: 2000), .wrongConfiguration),
    (.init(part: .mpu6050, runsGyroscope: false, wakeRate: 100), .wrongConfiguration),
    (.init(fifo: .init(magnetometer: true)), .wrongConfiguration),
    (.init(gyroscopeLowPass: .hertz250, auxiliary: .magnetometer), .wrongConfiguration),
    (.init(runsAccelerometer: false, motion: .init()), .wrongConfiguration),
    (.init(motion: .init(threshold: 0)), .wrongConfiguration),
    (.init(motion: .init(threshold: 1.1)), .wrongConfiguration),
    (.init(motion: .init(duration: .milliseconds(1))), .wrongConfiguration),
  ])
  func refused(configuration: Configuration, error: SensorError) throws {
    #expect(throws: error) { _ = try configuration.rounded() }
    let script = Playback([])
    #expect(throws: error) { _ = try MPU6500(on: I2CDevice(script, .mpu6500), configuration) }
    #expect(script.finish() == [])
  }

  /// 35 ms, a period and three delays of the slower filter.
  @Test func settling() throws {
    let script = Playback(Script.start)
    let sensor = try MPU6500(on: I2CDevice(script, .mpu6500))
    #expect(sensor.settlingTime == .nanoseconds(35_000_000 + 10_000_000 + 35_400_000))
  }

  // MARK: Failures

  @Test(arguments: 0..<Script.start.count)
  func everyTransactionMayFail(index: Int) throws {
    let (steps, register) = try #require(Script.start.failing(at: index))
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try MPU6500(on: I2CDevice(script, .mpu6500))
    }
    #expect(script.finish() == [])
  }

  private static let dips: [(held: [UInt8], register: UInt8)] = [
    ([0x00, 0x40, 0x00], 0x6B), ([0x20, 0x01, 0x00], 0x6A), ([0x00, 0x01, 0x07], 0x6C),
  ]

  /// A chip that lost its supply meanwhile has PWR_MGMT_1 or PWR_MGMT_2 of its own; I2C_IF_DIS may read as 0.
  @Test(arguments: dips)
  func aDipMeanwhile(held: [UInt8], register: UInt8) {
    let script = Playback(Script.start.dropLast() + [.read(0x68, 0x6A, held)])
    #expect(throws: SensorError.notVerified(register: register)) {
      _ = try MPU6500(on: I2CDevice(script, .mpu6500))
    }
  }

  @Test func anotherPartThanBefore() throws {
    let script = Playback(Script.start)
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500))
    #expect(throws: SensorError.wrongPart) { try sensor.configure(.init(part: .mpu9250)) }
    #expect(script.finish() == [])
  }

  // MARK: Power

  @Test func powerDown() throws {
    let script = Playback(Script.start + settle(0x68, 0x6B, [0x41]) + Script.configure())
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500))
    try sensor.powerDown()
    #expect(sensor.settlingTime == .zero && sensor.configuration.power == .down)
    try sensor.configure(.init())
    #expect(script.finish() == [])
  }

  /// An MPU-6050's clock is its own without the gyroscope.
  @Test func powerDownOfAnMPU6050() throws {
    let script = Playback(Script.startOfMPU6050 + settle(0x68, 0x6B, [0x40]))
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500), .init(part: .mpu6050))
    try sensor.powerDown()
    #expect(script.finish() == [])
  }

  /// The auxiliary bus stops before DEVICE_RESET; an MPU-6050 then sleeps.
  @Test func reset() throws {
    let reset: [Step] = [
      .write(0x68, [0x6A, 0x00]), .wait(1_000_000), .write(0x68, [0x6B, 0x81]),
      .wait(100_000_000), .read(0x68, 0x6B, [0x40]),
    ]
    let after = Script.configure(
      .init(power: (0x00, 0x40), settings: [0, 0, 0, 0], accelerometer: nil))
    let script = Playback(Script.startOfMPU6050 + reset + after)
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500), .init(part: .mpu6050))
    try sensor.reset(script)
    #expect(sensor.configuration.power == .down)
    #expect(script.finish() == [])
  }

  @Test func aResetThatDoesNotEnd() throws {
    let script = Playback(
      Script.start + [
        .write(0x68, [0x6A, 0x00]), .wait(1_000_000), .write(0x68, [0x6B, 0x81]),
        .wait(100_000_000), .read(0x68, 0x6B, [0x81]),
      ])
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500))
    #expect(throws: SensorError.notReady) { try sensor.reset(script) }
    #expect(script.finish() == [])
  }
}
