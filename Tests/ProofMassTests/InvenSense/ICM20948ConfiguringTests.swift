// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// What the driver of the ICM-20948 writes.
@Suite struct ICM20948ConfiguringTests {
  typealias Configuration = ICM20948Configuration
  typealias Script = ICM20948Script

  @Test func starts() throws {
    let script = Playback(Script.start)
    let sensor = try Script.started(script)
    // 35 ms, 8 ms, and three times 1 / (2π · 50.4 Hz).
    #expect(abs(sensor.settlingTime / .milliseconds(1) - 52.474) < 0.001)
    #expect(sensor.configuration == Configuration())
    #expect(script.finish() == [])
  }

  @Test(arguments: [0x71, 0x68, 0x00, 0xE1] as [UInt8])
  func anotherPart(identity: UInt8) {
    let script = Playback(Script.identify(identity))
    #expect(throws: SensorError.identity(expected: 0xEA, found: identity)) {
      _ = try Script.started(script)
    }
    #expect(script.finish() == [])
  }

  /// Any transaction may fail; nothing else is then sent.
  @Test func everyTransactionMayFail() throws {
    for index in Script.start.indices {
      let (steps, register) = try #require(Script.start.failing(at: index))
      let script = Playback(steps)
      #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
        _ = try Script.started(script)
      }
      #expect(script.finish() == [], "step \(index)")
    }
  }

  /// The dividers of both sensors, and the fastest low-passes below half the rate.
  @Test(
    arguments: [
      (.hertz1125, [0, 0x3B], [0, 0, 0x3B]), (.hertz375, [2, 0x0B], [0, 2, 0x13]),
      (.hertz225, [4, 0x1B], [0, 4, 0x13]), (.hertz125, [8, 0x1B], [0, 8, 0x1B]),
      (.hertz75, [14, 0x23], [0, 14, 0x23]), (.hertz45, [24, 0x2B], [0, 24, 0x2B]),
      (.hertz25, [44, 0x2B], [0, 44, 0x2B]), (.hertz5, [224, 0x33], [0, 224, 0x33]),
    ] as [(Configuration.Rate, [UInt8], [UInt8])])
  func rates(rate: Configuration.Rate, gyroscope: [UInt8], accelerometer: [UInt8]) throws {
    try Script.expect(
      .init(rate: rate),
      .init(
        gyroscope: gyroscope + Script.zeros(7),
        accelerometer: [accelerometer[0], accelerometer[1], 0, 0, accelerometer[2], 0]))
    #expect(Configuration.Rate(hertz: rate.hertz) == rate)
    #expect(abs(Configuration(rate: rate).hertz - rate.hertz) < 0.01)
  }

  @Test func ratesByNumber() {
    #expect(Configuration.Rate(hertz: 112.5)?.divider == 9)
    #expect(Configuration.Rate(hertz: 562.5)?.divider == 1)
    #expect(Configuration.Rate(hertz: 100) == nil && Configuration.Rate(hertz: 2250) == nil)
    #expect(Configuration.Rate(divider: 4095).hertz == 1125.0 / 4096)
  }

  /// FS_SEL at bits 2 and 1, with the low-pass on.
  @Test(
    arguments: [
      (.g2, .dps250, 0x19, 0x19), (.g4, .dps500, 0x1B, 0x1B), (.g8, .dps1000, 0x1D, 0x1D),
      (.g16, .dps2000, 0x1F, 0x1F),
    ] as [(Configuration.AccelerometerRange, Configuration.GyroscopeRange, UInt8, UInt8)])
  func ranges(
    force: Configuration.AccelerometerRange, rate: Configuration.GyroscopeRange,
    forceControl: UInt8, rateControl: UInt8
  ) throws {
    try Script.expect(
      .init(accelerometerRange: force, gyroscopeRange: rate),
      .init(
        gyroscope: [8, rateControl] + Script.zeros(7),
        accelerometer: [0, 8, 0, 0, forceControl, 0]))
  }

  /// DLPFCFG at bits 5 to 3; bit 0 is off without a low-pass.
  @Test(
    arguments: [
      (.hertz197, .hertz246, 0x03, 0x03), (.hertz152, .hertz246Too, 0x0B, 0x0B),
      (.hertz120, .hertz111, 0x13, 0x13), (.hertz51, .hertz50, 0x1B, 0x1B),
      (.hertz24, .hertz24, 0x23, 0x23), (.hertz12, .hertz12, 0x2B, 0x2B),
      (.hertz6, .hertz6, 0x33, 0x33), (.hertz361, .hertz473, 0x3B, 0x3B),
      (.hertz12106, .hertz1209, 0x02, 0x02),
    ] as [(Configuration.GyroscopeLowPass, Configuration.AccelerometerLowPass, UInt8, UInt8)])
  func lowPasses(
    rate: Configuration.GyroscopeLowPass, force: Configuration.AccelerometerLowPass,
    rateControl: UInt8, forceControl: UInt8
  ) throws {
    try Script.expect(
      .init(gyroscopeLowPass: rate, accelerometerLowPass: force),
      .init(
        gyroscope: [8, rateControl] + Script.zeros(7),
        accelerometer: [0, 8, 0, 0, forceControl, 0]))
  }

  /// 1 / (2π · 51.2 Hz) and 1 / (2π · 50.4 Hz).
  @Test func filterDelays() {
    let both = Configuration()
    #expect(abs(both.gyroscopeFilterDelay - 0.0031085) < 1e-7)
    #expect(abs(both.accelerometerFilterDelay - 0.0031579) < 1e-7)
    #expect(Configuration(runsGyroscope: false).gyroscopeFilterDelay == 0)
    #expect(Configuration(runsAccelerometer: false).accelerometerFilterDelay == 0)
    let fast = Configuration(gyroscopeLowPass: .hertz12106, accelerometerLowPass: .hertz1209)
    #expect(abs(fast.gyroscopeFilterDelay - 1.3147e-5) < 1e-9)
    #expect(abs(fast.accelerometerFilterDelay - 1.3164e-4) < 1e-8)
    #expect(abs(fast.hertz - 9000) < 0.1)
    #expect(
      abs(Configuration(accelerometerLowPass: .hertz1209, runsGyroscope: false).hertz - 4500) < 0.1)
  }

  /// All axes of a sensor are off together.
  @Test(arguments: [(true, false, 0x07), (false, true, 0x38)] as [(Bool, Bool, UInt8)])
  func oneSensor(accelerometer: Bool, gyroscope: Bool, sensors: UInt8) throws {
    try Script.expect(
      .init(runsAccelerometer: accelerometer, runsGyroscope: gyroscope), .init(sensors: sensors))
  }

  /// The accelerometer alone has a divider of 12 bits.
  @Test func slowAccelerometer() throws {
    try Script.expect(
      .init(rate: .init(divider: 4095), runsGyroscope: false),
      .init(
        gyroscope: [255, 0x33] + Script.zeros(7), accelerometer: [0x0F, 0xFF, 0, 0, 0x33, 0],
        sensors: 0x07))
  }

  /// Steps of 1/32.8 °/s, with the high byte first.
  @Test func gyroscopeOffset() throws {
    let offset = AngularRate(degreesPerSecond: Axes(1, -1, 999))
    try Script.expect(
      .init(gyroscopeOffset: offset),
      .init(gyroscope: [8, 0x1B, 0, 0x00, 0x21, 0xFF, 0xDF, 0x7F, 0xFF]))
    let rounded = try Configuration(gyroscopeOffset: offset).rounded().gyroscopeOffset
    #expect(abs(rounded.degreesPerSecond.x - 33 / 32.8) < 1e-9)
    #expect(abs(rounded.degreesPerSecond.y + 33 / 32.8) < 1e-9)
  }

  /// Bits 7, 6, 5 of INT_PIN_CFG; the signals in two registers.
  @Test(
    arguments: [
      (.init(.dataReady), 0x00, [0, 1, 0, 0]),
      (.init(.dataReady, activeLow: true), 0x80, [0, 1, 0, 0]),
      (.init(.dataReady, openDrain: true), 0x40, [0, 1, 0, 0]),
      (.init(.dataReady, latched: true), 0x20, [0, 1, 0, 0]),
    ] as [(ICM20948Pin, UInt8, [UInt8])])
  func pin(pin: ICM20948Pin, control: UInt8, enabled: [UInt8]) throws {
    try Script.expect(.init(pin: pin), .init(pin: control, enabled: enabled))
  }

  /// The overflow is in a third.
  @Test func fifoPin() throws {
    try Script.expect(
      .init(fifo: .init(), pin: .init(.fifoOverflow)),
      .init(enabled: [0, 0, 1, 0], fifo: [0, 0x1F]))
  }

  /// ACCEL_INTEL_EN, comparing with the sample before or the first; steps of 4 mg; WOM_INT_EN.
  @Test(arguments: [(false, 0x03), (true, 0x02)] as [(Bool, UInt8)])
  func motion(withFirst: Bool, control: UInt8) throws {
    try Script.expect(
      .init(motion: .init(threshold: 0.1, comparesWithFirst: withFirst)),
      .init(accelerometer: [0, 8, control, 25, 0x1B, 0], enabled: [8, 0, 0, 0]))
    let rounded = try Configuration(motion: .init(threshold: 0.09)).rounded().motion
    #expect(rounded?.threshold == 0.092)
  }

  @Test func bypass() throws {
    try Script.expect(.init(auxiliary: .bypass), .init(pin: 0x02))
  }

  /// The master runs; slaves that are delayed skip 1 of 2 samples at 125 Hz, 11 of 12 at 1125 Hz.
  @Test func magnetometer() throws {
    try Script.expect(.init(auxiliary: .magnetometer), .init(delay: 1))
    try Script.expect(
      .init(rate: .hertz1125, auxiliary: .magnetometer),
      .init(
        gyroscope: [0, 0x3B] + Script.zeros(7), accelerometer: [0, 0, 0, 0, 0x3B, 0], delay: 11))
  }

  @Test(
    arguments: [
      .init(runsAccelerometer: false, runsGyroscope: false), .init(rate: .init(divider: 256)),
      .init(rate: .init(divider: 4096), runsGyroscope: false),
      .init(runsAccelerometer: false, motion: .init()), .init(motion: .init(threshold: 0.001)),
      .init(motion: .init(threshold: 1.1)), .init(pin: .init(.fifoOverflow)),
      .init(pin: .init(.motion)), .init(fifo: .init(magnetometer: true)),
      .init(gyroscopeLowPass: .hertz12106, auxiliary: .magnetometer),
      .init(gyroscopeOffset: AngularRate(degreesPerSecond: Axes(0, 1000, 0))),
    ] as [Configuration])
  func refused(configuration: Configuration) {
    let script = Playback([])
    #expect(throws: SensorError.wrongConfiguration) {
      _ = try Script.started(script, configuration)
    }
    #expect(script.finish() == [])
  }

  /// A chip that does not take a value, in the first bank and another; the next read checks from the first bank on.
  @Test(
    arguments: [
      (3, .read(0x68, 0x06, [0x21]), 0x06),
      (13, .read(0x68, 0x00, [8, 0x1A] + Script.zeros(7)), 0x01),
    ] as [(Int, Step, UInt8)])
  func notVerified(index: Int, answer: Step, register: UInt8) throws {
    let script = Playback(
      Script.start + Script.write()[..<index] + [answer] + Script.check()
        + [Script.status(ready: false), .read(0x68, 0x2D, Script.zeros(14))])
    var sensor = try Script.started(script)
    #expect(throws: SensorError.notVerified(register: register)) {
      try sensor.configure(.init())
    }
    _ = try sensor.read()
    #expect(script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = Playback(
      Script.start + Script.bank(0) + settle(0x68, 0x06, [0x41]) + Script.write())
    var sensor = try Script.started(script)
    try sensor.powerDown()
    #expect(sensor.configuration.power == .down && sensor.settlingTime == .zero)
    try sensor.configure(.init())
    #expect(script.finish() == [])
  }

  /// The FIFO and the master stop first.
  @Test func powerDownOfFIFO() throws {
    var registers = Script.Registers()
    registers.fifo = [0, 0x1F]
    let script = Playback(
      Script.identify() + Script.write(registers) + Script.bank(0) + settle(0x68, 0x66, [0, 0])
        + [.write(0x68, [0x03, 0x00])] + settle(0x68, 0x06, [0x41]))
    var sensor = try Script.started(script, .init(fifo: .init()))
    try sensor.powerDown()
    #expect(script.finish() == [])
  }

  /// The master off, 1 ms, DEVICE_RESET, 100 ms; then the values after a reset, asleep.
  @Test func reset() throws {
    let after = Script.Registers(
      gyroscope: [0, 0x01] + Script.zeros(7), accelerometer: [0, 0, 0, 0, 0x01, 0], power: 0x41)
    let script = Playback(
      Script.start + Script.bank(0) + [.write(0x68, [0x03, 0x00]), .wait(1_000_000)]
        + [.write(0x68, [0x06, 0xC1]), .wait(100_000_000), .read(0x68, 0x06, [0x41])]
        + Script.write(after))
    var sensor = try Script.started(script)
    try sensor.reset(script)
    #expect(sensor.configuration.power == .down)
    #expect(script.finish() == [])
  }

  @Test func resetThatDoesNotEnd() throws {
    let script = Playback(
      Script.start + Script.bank(0) + [.write(0x68, [0x03, 0x00]), .wait(1_000_000)]
        + [.write(0x68, [0x06, 0xC1]), .wait(100_000_000), .read(0x68, 0x06, [0xC1])])
    var sensor = try Script.started(script)
    #expect(throws: SensorError.notReady) { try sensor.reset(script) }
    #expect(script.finish() == [])
  }

  // MARK: SPI

  /// The same on SPI, where bit 7 of the command reads, and the chip's I2C is off. After the gyroscope was switched
  /// off, 22 bytes are read.
  private func onSPI(_ steps: [Step], gyroscopeOff: Bool) -> [Step] {
    var result: [Step] = []
    for step in steps {
      switch step {
      case .write(_, let bytes):
        result.append(.write(bytes[0] == 0x03 ? [0x03, bytes[1] | 0x10] : bytes))
      case .read(_, 0x03, let bytes):
        result.append(.read(0x83, [bytes[0] | 0x10] + bytes[1...]))
      case .read(_, let command, let bytes):
        result.append(.read(command | 0x80, bytes))
        if gyroscopeOff && command == 0x07 { result.append(.read(0xAD, Script.zeros(22))) }
      default: result.append(step)
      }
    }
    return result
  }

  @Test(arguments: [true, false])
  func startsOnSPI(gyroscope: Bool) throws {
    let script = Playback(
      onSPI(Script.identify(), gyroscopeOff: false) + [.write([0x03, 0x10])]
        + onSPI(
          Script.write(.init(sensors: gyroscope ? 0 : 0x07)), gyroscopeOff: !gyroscope))
    let sensor = try ICM20948(
      on: SPIDevice(script, .icm20948), .init(runsGyroscope: gyroscope))
    #expect(sensor.configuration.runsGyroscope == gyroscope)
    #expect(script.finish() == [])
  }

  @Test func noBypassOnSPI() {
    let script = Playback(onSPI(Script.identify(), gyroscopeOff: false) + [.write([0x03, 0x10])])
    #expect(throws: SensorError.wrongConfiguration) {
      _ = try ICM20948(on: SPIDevice(script, .icm20948), .init(auxiliary: .bypass))
    }
    #expect(script.finish() == [])
  }
}
