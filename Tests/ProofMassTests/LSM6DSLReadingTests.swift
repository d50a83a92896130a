// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver reads the LSM6DSL, and how it stops and resets it.
@Suite struct LSM6DSLReadingTests {
  typealias Configuration = LSM6DSLConfiguration
  typealias Script = LSM6DSLScript

  /// The digits of 1 g, and those of AN4650's table: 350 mg at ±2 g.
  @Test(
    arguments: [
      (.g2, 0x40, 0x4009, 0.999973), (.g2, 0x40, 0x1669, 0.349957), (.g4, 0x48, 0x2005, 1.000034),
      (.g8, 0x4C, 0x1002, 0.999912), (.g16, 0x44, 0x0801, 0.999912),
    ] as [(Configuration.AccelerometerRange, UInt8, Int, Double)])
  func accelerations(
    range: Configuration.AccelerometerRange, control: UInt8, word: Int, g: Double
  ) throws {
    for isOlder in [false, true] {
      let sensors: [UInt8] = [control, 0x40]
      let start =
        isOlder
        ? Script.identify(0x69) + Script.older(sensors, before: [0, 0])
        : Script.identify() + Script.write(sensors, before: [0, 0])
      let script = Playback(start + Script.read(0x01, 0, Axes(0, 0, 0), Axes(word, -word, word)))
      var sensor = try Script.started(
        script, .init(part: isOlder ? .lsm6ds33 : .lsm6dsl, accelerometerRange: range))
      let sample = try sensor.read()
      let value = sample.acceleration.g
      #expect(abs(value.x - g) < 1e-12 && abs(value.y + g) < 1e-12 && abs(value.z - g) < 1e-12)
      #expect(sample.hasAcceleration && !sample.hasAngularRate && sample.isNew)
      #expect(script.finish() == [])
    }
  }

  /// The digits of 100 °/s, of which those of AN4650's table at ±245 °/s.
  @Test(
    arguments: [
      (.dps125, 0x42, 0x5949, 99.999375), (.dps250, 0x40, 0x2CA4, 99.995),
      (.dps500, 0x44, 0x1652, 99.995), (.dps1000, 0x48, 0x0B29, 99.995),
      (.dps2000, 0x4C, 0x0594, 99.96), (.dps2000, 0x4C, 0x7FFF, 2293.69),
    ] as [(Configuration.GyroscopeRange, UInt8, Int, Double)])
  func angularRates(
    range: Configuration.GyroscopeRange, control: UInt8, word: Int, degrees: Double
  ) throws {
    let script = Playback(
      Script.identify() + Script.write([0x48, control], before: [0, 0])
        + Script.read(0x02, 0, Axes(word, -word, word)))
    var sensor = try Script.started(script, .init(part: .lsm6ds3trc, gyroscopeRange: range))
    let sample = try sensor.read()
    let value = sample.angularRate.degreesPerSecond
    #expect(abs(value.x - degrees) < 1e-9)
    #expect(abs(value.y + degrees) < 1e-9 && abs(value.z - degrees) < 1e-9)
    #expect(sample.hasAngularRate && !sample.hasAcceleration && sample.isNew)
    #expect(script.finish() == [])
  }

  /// 256 digits are 1 °C, or 16 of an LSM6DS3.
  @Test(
    arguments: [
      (.lsm6dsl, 0xE700, 0), (.lsm6dsl, 0x0000, 25), (.lsm6ds3trc, 0x1900, 50),
      (.lsm6ds3, 0xFE70, 0), (.lsm6ds3, 0x0000, 25), (.lsm6ds33, 0x0190, 50),
    ] as [(Configuration.Part, Int, Double)])
  func temperatures(part: Configuration.Part, word: Int, celsius: Double) throws {
    let isOlder = part == .lsm6ds3 || part == .lsm6ds33
    let script = Playback(
      (isOlder ? Script.olderStart : Script.start) + Script.read(0x04, word)
        + [.read(0x6A, 0x20, [UInt8(word & 0xFF), UInt8(word >> 8)])]
        + (word == 0 ? Script.check(isOlder ? Script.olderControls : Script.controls) : []))
    var sensor = try Script.started(script, .init(part: part))
    let sample = try sensor.read()
    #expect(sample.temperature == celsius && sample.hasTemperature && !sample.isNew)
    #expect(try sensor.readTemperature() == celsius)
    #expect(script.finish() == [])
  }

  /// The bits of both sensors; that of the temperature, and EV_BOOT of an LSM6DS3, do not count.
  @Test(arguments: [0x00, 0x01, 0x02, 0x03, 0xFC] as [UInt8])
  func newSamples(status: UInt8) throws {
    let script = Playback(
      Script.start + [.read(0x6A, 0x1E, [status])]
        + Script.read(status, 7, Axes(1, -2, 3), Axes(4, -5, 6)))
    var sensor = try Script.started(script)
    #expect(try sensor.hasSample() == (status & 0x03 != 0))
    let sample = try sensor.read()
    #expect(sample.hasAcceleration == (status & 0x01 != 0))
    #expect(sample.hasAngularRate == (status & 0x02 != 0))
    #expect(sample.rawAngularRate == Axes(1, -2, 3) && sample.rawAcceleration == Axes(4, -5, 6))
    #expect(script.finish() == [])
  }

  @Test func oneSensor() throws {
    let script = Playback(
      Script.identify() + Script.write([0x48, 0], before: [0, 0]) + [.read(0x6A, 0x1E, [0x02])]
        + [.read(0x6A, 0x28, [1, 0, 0xFE, 0xFF, 3, 1])]
        + Script.write([0x08, 0x40], before: [0x48, 0])
        + [.read(0x6A, 0x22, [1, 0, 0xFE, 0xFF, 3, 1])])
    var sensor = try Script.started(script, .init(gyroscopeRate: nil))
    #expect(try !sensor.hasSample())
    let force = try sensor.readAccelerometer()
    #expect(force.hasAcceleration && force.rawAcceleration == Axes(1, -2, 259))
    #expect(throws: SensorError.wrongState) { try sensor.readGyroscope() }
    try sensor.configure(.init(accelerometerRate: nil))
    let rate = try sensor.readGyroscope()
    #expect(rate.hasAngularRate && rate.rawAngularRate == Axes(1, -2, 259))
    #expect(throws: SensorError.wrongState) { try sensor.readAccelerometer() }
    #expect(script.finish() == [])
  }

  /// Zeros may be those of a chip that has lost its supply since the status was read.
  @Test(arguments: [false, true])
  func zeros(isLost: Bool) throws {
    let check =
      isLost ? [.read(0x6A, 0x10, [0, 0, 0x04, 0, 0, 0, 0, 0, 0, 0])] : Script.check()
    let script = Playback(Script.start + Script.read(0x03) + check)
    var sensor = try Script.started(script)
    var (sample, found): (LSM6DSLSample?, SensorError?)
    do throws(SensorError) { sample = try sensor.read() } catch { found = error }
    #expect(found == (isLost ? .lostConfiguration : nil) && (sample == nil) == isLost)
    #expect(script.finish() == [])
  }

  /// After 16 reads in vain the configuration is checked before the next.
  @Test func lostConfiguration() throws {
    let vain = [[Step]](repeating: Script.read(0x04), count: 16).flatMap { $0 }
    let lost = Step.read(0x6A, 0x10, [0, 0, 0x04, 0, 0, 0, 0, 0, 0, 0])
    let script = Playback(
      Script.start + vain + Script.check() + vain + [lost, lost] + Script.write(before: [0, 0])
        + Script.read(0x03, 0, Axes(1, 2, 3)))
    var sensor = try Script.started(script)
    for _ in 0..<32 { #expect(try !sensor.read().isNew) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(throws: SensorError.lostConfiguration) { try sensor.hasSample() }
    // 70 ms: the gyroscope was powered down.
    #expect(try sensor.configure(.init()) > .milliseconds(108))
    #expect(try sensor.read().isNew)
    #expect(script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = Playback(
      Script.start + settle(0x6A, 0x10, [0x08, 0x00]) + settle(0x6A, 0x0A, [0])
        + Script.write(before: [0x08, 0]))
    var sensor = try Script.started(script)
    try sensor.powerDown()
    #expect(sensor.settlingTime == .zero && sensor.configuration.power == .down)
    try sensor.configure(.init())
    #expect(sensor.settlingTime > .milliseconds(108))
    #expect(script.finish() == [])
  }

  /// Both sensors down, SW_RESET with IF_INC, and 50 µs until it reads 0.
  @Test func reset() throws {
    let script = Playback(
      Script.start + [
        .write(0x6A, [0x01, 0x00]), .write(0x6A, [0x10, 0x00, 0x00]), .write(0x6A, [0x12, 0x05]),
        .wait(50_000), .read(0x6A, 0x12, [0x05]), .wait(50_000), .read(0x6A, 0x12, [0x04]),
      ] + Script.write([0x08, 0x00], before: [0, 0]))
    var sensor = try Script.started(script)
    try sensor.reset(script)
    #expect(sensor.configuration == Configuration(power: .down))
    #expect(script.finish() == [])
  }

  /// The accelerometer runs, the gyroscope is down; BOOT, and 15 or 20 ms until it reads 0.
  @Test(arguments: [false, true])
  func reboot(isOlder: Bool) throws {
    let part: Configuration.Part = isOlder ? .lsm6ds3 : .lsm6dsl
    let time: Int64 = isOlder ? 20_000_000 : 15_000_000
    func write(_ sensors: [UInt8], _ before: [UInt8]) -> [Step] {
      isOlder ? Script.older(sensors, before: before) : Script.write(sensors, before: before)
    }
    let script = Playback(
      (isOlder ? Script.olderStart : Script.start) + write([0x48, 0x00], [0x48, 0x40]) + [
        .write(0x6A, [0x12, 0x84]), .wait(time), .read(0x6A, 0x12, [0x84]), .wait(time),
        .read(0x6A, 0x12, [0x04]),
      ] + write([0x48, 0x40], [0x48, 0]))
    var sensor = try Script.started(script, .init(part: part))
    // 80 ms and three samples, or 70 ms and four.
    #expect(try sensor.reboot(script) > .milliseconds(108))
    #expect(sensor.configuration == Configuration(part: part))
    #expect(script.finish() == [])
  }

  /// TIMER_EN of CTRL10_C, and TIMER_HR of WAKE_UP_DUR for steps of 25 µs; three bytes; the value that resets.
  @Test(arguments: [(false, 0x10, 25e-6), (true, 0x00, 6.4e-3)] as [(Bool, UInt8, Double)])
  func timestamps(coarse: Bool, resolution: UInt8, step: Double) throws {
    let script = Playback(
      Script.identify()
        + Script.write(
          controls: [0x44, 0, 0, 0, 0, 0, 0, 0x20], before: [0, 0],
          quiet: [0, 0, 0, 0, resolution, 0, 0, 0])
        + [.read(0x6A, 0x40, [0x78, 0x56, 0xF4]), .write(0x6A, [0x42, 0xAA])])
    var sensor = try Script.started(script, .init(timestamps: true, coarseTimestamps: coarse))
    #expect(sensor.timestampStep == step && sensor.hertz(of: .hertz833) == 833.375)
    #expect(try sensor.readTimestamp() == 0xF4_5678)
    try sensor.resetTimestamp()
    #expect(script.finish() == [])
  }

  /// TIMER_EN of an LSM6DS3 is in TAP_CFG, and is set after TIMER_HR.
  @Test func timestampsOfAnLSM6DS3() throws {
    let script = Playback(
      Script.identify(0x69)
        + Script.older(
          before: [0, 0], quiet: [0, 0, 0, 0, 0x10, 0, 0, 0],
          events: [0x80, 0, 0, 0, 0x10, 0, 0, 0]) + [.read(0x6A, 0x40, [1, 0, 0])])
    var sensor = try Script.started(script, .init(part: .lsm6ds3, timestamps: true))
    #expect(try sensor.readTimestamp() == 1)
    #expect(script.finish() == [])
  }

  @Test func withoutTimestamps() throws {
    let script = Playback(Script.start)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.wrongState) { try sensor.readTimestamp() }
    #expect(throws: SensorError.wrongState) { try sensor.resetTimestamp() }
    #expect(script.finish() == [])
  }
}
