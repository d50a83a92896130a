// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver identifies and configures the LSM9DS1's accelerometer and gyroscope.
@Suite struct LSM9DS1AGConfiguringTests {
  typealias Configuration = LSM9DS1AGConfiguration
  typealias Script = LSM9DS1AGScript

  private func milliseconds(_ time: Duration) -> Double {
    ((time / .microseconds(1)).rounded()) / 1000
  }

  /// 0.4 s, and four samples at five sixths of 119 Hz.
  @Test func identifiesThenConfigures() throws {
    let script = Playback(Script.start)
    let sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(milliseconds(sensor.settlingTime) == 440.336)
    #expect(sensor.configuration == Configuration())
    let device = sensor.release()
    #expect(device.target == I2CTarget(address: 0x6A, incrementBit: 0x00))
    #expect(script.finish() == [])
  }

  @Test(arguments: Script.start.indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    guard let (steps, register) = Script.start.failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    }
    #expect(script.finish() == [])
  }

  /// In power-down BOOT reads 1 until a boot that was begun before has been served (CTRL_REG8); Linux finds C4.
  @Test func bootThatWaits() throws {
    var steps = Script.start
    let last = steps.removeLast()
    #expect(last == .read(0x6A, 0x1E, [0x38, 0x38, 0x60, 0, 0x44, 0, 0]))
    let script = Playback(steps + [.read(0x6A, 0x1E, [0x38, 0x38, 0x60, 0, 0xC4, 0, 0])])
    _ = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(script.finish() == [])
  }

  @Test func anotherPart() throws {
    let script = Playback([.read(0x6B, 0x0F, [0x3D])])
    #expect(throws: SensorError.identity(expected: 0x68, found: 0x3D)) {
      _ = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag.at(0x6B)))
    }
    #expect(script.finish() == [])
  }

  /// Each rate: the codes, both rates, and the samples until the first good one of a running gyroscope, of one
  /// that is started (0.4 s more), and of the accelerometer alone.
  static let rates: [(Configuration.Rate, UInt8, (Double, Double), Int, Int)] = [
    (.hertz14Point9, 0x20, (14.9, 10), 3, 1), (.hertz59Point5, 0x40, (59.5, 50), 4, 1),
    (.hertz119, 0x60, (119, 119), 4, 3), (.hertz238, 0x80, (238, 238), 5, 3),
    (.hertz476, 0xA0, (476, 476), 6, 3), (.hertz952, 0xC0, (952, 952), 9, 3),
  ]

  @Test(arguments: rates.indices)
  func everyRate(index: Int) throws {
    let (rate, code, hertz, samples, samplesAlone) = Self.rates[index]
    let script = Playback(
      Script.start + Script.configure([code, 0, 0], [code, 0, 0x44])
        + Script.configure([0, 0, 0], [code, 0, 0x44], before: code)
        + Script.configure([code, 0, 0], [code, 0, 0x44], before: 0))
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    let both = Double(samples) * 1200 / hertz.0
    let running = milliseconds(try sensor.configure(.init(rate: rate)))
    #expect(abs(running - both) < 0.002)
    let alone = milliseconds(
      try sensor.configure(.init(sensors: .accelerometer, rate: rate)))
    #expect(abs(alone - Double(samplesAlone) * 1200 / hertz.1) < 0.002)
    let started = milliseconds(try sensor.configure(.init(rate: rate)))
    #expect(abs(started - both - 400) < 0.002)
    #expect(rate.hertz(with: .both) == hertz.0)
    #expect(rate.hertz(with: .accelerometer) == hertz.1)
    #expect(Configuration.Rate(hertz: hertz.0, with: .both) == rate)
    #expect(Configuration.Rate(hertz: hertz.1, with: .accelerometer) == rate)
    #expect(script.finish() == [])
  }

  @Test func whatIsNotThere() {
    #expect(Configuration.Rate(hertz: 10, with: .both) == nil)
    #expect(Configuration.Rate(hertz: 59.5, with: .accelerometer) == nil)
    #expect(Configuration.AccelerometerRange(g: 6) == nil)
    #expect(Configuration.GyroscopeRange(degreesPerSecond: 250) == nil)
    #expect(Configuration.Rate.allCases.count == 6)
  }

  /// CTRL_REG1_G to CTRL_REG3_G, CTRL_REG6_XL to CTRL_REG8.
  static let controls: [(Configuration, [UInt8], [UInt8])] = [
    (.init(accelerometerRange: .g4), [0x60, 0, 0], [0x70, 0, 0x44]),
    (.init(accelerometerRange: .g8), [0x60, 0, 0], [0x78, 0, 0x44]),
    (.init(accelerometerRange: .g16), [0x60, 0, 0], [0x68, 0, 0x44]),
    (.init(gyroscopeRange: .dps500), [0x68, 0, 0], [0x60, 0, 0x44]),
    (.init(gyroscopeRange: .dps2000), [0x78, 0, 0], [0x60, 0, 0x44]),
    (.init(accelerometerBandwidth: .hertz408), [0x60, 0, 0], [0x64, 0, 0x44]),
    (.init(accelerometerBandwidth: .hertz211), [0x60, 0, 0], [0x65, 0, 0x44]),
    (.init(accelerometerBandwidth: .hertz105), [0x60, 0, 0], [0x66, 0, 0x44]),
    (.init(accelerometerBandwidth: .hertz50), [0x60, 0, 0], [0x67, 0, 0x44]),
    (.init(accelerometerFilter: .lowPass(.fiftieth)), [0x60, 0, 0], [0x60, 0x80, 0x44]),
    (.init(accelerometerFilter: .lowPass(.hundredth)), [0x60, 0, 0], [0x60, 0xA0, 0x44]),
    (.init(accelerometerFilter: .lowPass(.ninth)), [0x60, 0, 0], [0x60, 0xC0, 0x44]),
    (.init(accelerometerFilter: .lowPass(.fourHundredth)), [0x60, 0, 0], [0x60, 0xE0, 0x44]),
    (.init(accelerometerFilter: .highPass(.ninth)), [0x60, 0, 0], [0x60, 0x44, 0x44]),
    (.init(gyroscopePath: .highPass, gyroscopeHighPass: .step3), [0x60, 1, 3], [0x60, 0, 0x44]),
    (.init(gyroscopePath: .lowPass2, gyroscopeBandwidth: .high), [0x62, 2, 0], [0x60, 0, 0x44]),
    (
      .init(
        gyroscopePath: .highPassAndLowPass2, gyroscopeBandwidth: .highest,
        gyroscopeHighPass: .step9), [0x63, 2, 0x49], [0x60, 0, 0x44]
    ),
    // Settings of filters that are not on the path are not written.
    (
      .init(gyroscopeBandwidth: .highest, gyroscopeHighPass: .step9), [0x60, 0, 0], [0x60, 0, 0x44]
    ),
    (
      .init(sensors: .accelerometer, gyroscopePath: .lowPass2, gyroscopeBandwidth: .high),
      [0, 0, 0], [0x60, 0, 0x44]
    ),
    (.init(gyroscopeLowPower: true), [0x60, 0, 0x80], [0x60, 0, 0x44]),
    (.init(power: .down), [0, 0, 0], [0, 0, 0x44]),
    (.init(blockDataUpdate: false), [0x60, 0, 0], [0x60, 0, 0x04]),
    (.init(threeWireSPI: true), [0x60, 0, 0], [0x60, 0, 0x4C]),
    (.init(pins: .init(activeLow: true)), [0x60, 0, 0], [0x60, 0, 0x64]),
    (.init(pins: .init(openDrain: true)), [0x60, 0, 0], [0x60, 0, 0x54]),
    (.powerOn, [0, 0, 0], [0, 0, 0x04]),
  ]

  @Test(arguments: controls.indices)
  func everyControl(index: Int) throws {
    let (configuration, gyroscope, accelerometer) = Self.controls[index]
    let script = Playback(Script.start + Script.configure(gyroscope, accelerometer))
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    let settling = try sensor.configure(configuration)
    #expect((settling == .zero) == (configuration.power == .down))
    #expect(sensor.configuration == configuration)
    #expect(script.finish() == [])
  }

  @Test(
    arguments: [
      (.init(interrupt1: .accelerometerReady), [0x01, 0x00]),
      (.init(interrupt1: .gyroscopeReady), [0x02, 0x00]),
      (.init(interrupt1: .booting), [0x04, 0x00]), (.init(interrupt1: .watermark), [0x08, 0x00]),
      (.init(interrupt1: .overrun), [0x10, 0x00]), (.init(interrupt1: .full), [0x20, 0x00]),
      (.init(interrupt1: .accelerometerInterrupt), [0x40, 0x00]),
      (.init(interrupt1: .gyroscopeInterrupt), [0x80, 0x00]),
      (.init(interrupt2: .accelerometerReady), [0x00, 0x01]),
      (.init(interrupt2: [.accelerometerReady, .gyroscopeReady]), [0x00, 0x03]),
      (.init(interrupt2: .temperatureReady), [0x00, 0x04]),
      (.init(interrupt2: .watermark), [0x00, 0x08]), (.init(interrupt2: .overrun), [0x00, 0x10]),
      (.init(interrupt2: .full), [0x00, 0x20]), (.init(interrupt2: .inactivity), [0x00, 0x80]),
      // Bit 6 has to be zero.
      (.init(interrupt2: .init(rawValue: 0xFF)), [0x00, 0xBF]),
    ] as [(Configuration.Pins, [UInt8])])
  func pins(pins: Configuration.Pins, controls: [UInt8]) throws {
    let script = Playback(Script.identify + Script.configure(pins: controls))
    _ = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag), .init(pins: pins))
    #expect(script.finish() == [])
  }

  /// Fourteen samples through both low-passes of the gyroscope; 101 through the digital one of the
  /// accelerometer, at five sixths of 119 Hz.
  @Test func filtersTakeTimeToSettle() throws {
    let script = Playback(
      Script.start + Script.configure([0x60, 2, 0])
        + Script.configure([0x60, 0, 0], [0x60, 0xA0, 0x44]))
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(milliseconds(try sensor.configure(.init(gyroscopePath: .lowPass2))) == 141.176)
    // Two samples of the anti-aliasing filter, the hundred, and one.
    let filtered = try sensor.configure(.init(accelerometerFilter: .lowPass(.hundredth)))
    #expect(milliseconds(filtered) == 1038.655)
    #expect(script.finish() == [])
  }

  @Test(
    arguments: [
      .init(rate: .hertz14Point9, gyroscopePath: .lowPass2),
      .init(rate: .hertz14Point9, gyroscopePath: .highPassAndLowPass2),
      .init(rate: .hertz238, gyroscopeLowPower: true),
    ] as [Configuration])
  func contradictions(configuration: Configuration) throws {
    let script = Playback(Script.start)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(throws: SensorError.wrongConfiguration) { try sensor.configure(configuration) }
    #expect(throws: SensorError.wrongConfiguration) {
      _ = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag), configuration)
    }
    #expect(sensor.configuration == Configuration())
    #expect(script.finish() == [])
  }

  /// A register of the last run that does not take its value.
  @Test func aRegisterThatDoesNotHold() throws {
    let script = Playback(
      Script.start.dropLast() + [.read(0x6A, 0x1E, [0x38, 0x38, 0x60, 0, 0x04, 0, 0])])
    #expect(throws: SensorError.notVerified(register: 0x22)) {
      _ = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    }
    #expect(script.finish() == [])
  }

  /// After a failure it is not known whether the gyroscope was stopped meanwhile.
  @Test func afterAFailureTheGyroscopeMayBeStarting() throws {
    let script = Playback(
      Script.start + [Script.configure()[0].failing()] + Script.configure())
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x22)) {
      try sensor.configure(Configuration())
    }
    #expect(milliseconds(try sensor.configure(Configuration())) == 440.336)
    #expect(script.finish() == [])
  }

  /// On SPI the address has seven bits, and no bit increments it.
  @Test func onSPI() throws {
    let none: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0]
    let script = Playback([
      .write([0x22, 0x4C]), .read(0x8F, [0x68]), .write([0x22, 0x4C]),
      .write([0x2E, 0x00]), .read(0xAE, [0x00]),
      .write([0x04] + none + [0, 0]), .read(0x84, none + [0, 0]),
      .write([0x30] + none), .read(0xB0, none),
      .write([0x11, 0, 0, 0]), .read(0x90, [0x00]),
      .write([0x1E, 0x38, 0x38, 0x60, 0, 0x4C, 0, 0]), .write([0x10, 0x60]),
      .read(0x90, [0x60, 0, 0, 0]), .read(0x9E, [0x38, 0x38, 0x60, 0, 0x4C, 0, 0]),
      .read(0x97, [0x03, 1, 0, 2, 0, 3, 0]), .read(0xA7, [0x01, 4, 0, 5, 0, 6, 0]),
    ])
    // On three wires, which have to be chosen before the identity can be read.
    var sensor = try LSM9DS1AG(on: SPIDevice(script, .lsm9ds1ag), .init(threeWireSPI: true))
    let sample = try sensor.read()
    #expect(sample.rawAngularRate == Axes(1, 2, 3) && sample.rawAcceleration == Axes(4, 5, 6))
    #expect(script.finish() == [])
  }
}
