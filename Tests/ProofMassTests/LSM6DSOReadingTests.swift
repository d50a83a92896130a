// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver reads the LSM6DSO, and how it stops and resets it.
@Suite struct LSM6DSOReadingTests {
  typealias Configuration = LSM6DSOConfiguration
  typealias Script = LSM6DSOScript

  /// The digits of 1 g, and the end of the range.
  @Test(
    arguments: [
      (.lsm6dso, .g2, 0x40, 0x4009, 0.999973), (.lsm6dsox, .g4, 0x48, 0x2005, 1.000034),
      (.lsm6dso, .g8, 0x4C, 0x1002, 0.999912), (.lsm6dso, .g16, 0x44, 0x0801, 0.999912),
      (.lsm6dso32, .g4, 0x40, 0x2005, 1.000034), (.lsm6dso32, .g8, 0x48, 0x1002, 0.999912),
      (.lsm6dso32, .g16, 0x4C, 0x0801, 0.999912), (.lsm6dso32, .g32, 0x44, 0x7FFF, 31.980592),
    ] as [(Configuration.Part, Configuration.AccelerometerRange, UInt8, Int, Double)])
  func accelerations(
    part: Configuration.Part, range: Configuration.AccelerometerRange, control: UInt8, word: Int,
    g: Double
  ) throws {
    let script = Playback(
      Script.identify() + Script.configure([control, 0x40], before: [0, 0])
        + Script.read(0x01, 0, Axes(0, 0, 0), Axes(word, -word, word)))
    var sensor = try Script.started(script, .init(part: part, accelerometerRange: range))
    let sample = try sensor.read()
    let value = sample.acceleration.g
    #expect(abs(value.x - g) < 1e-12 && abs(value.y + g) < 1e-12 && abs(value.z - g) < 1e-12)
    #expect(sample.hasAcceleration && !sample.hasAngularRate && sample.isNew)
    #expect(Configuration.AccelerometerRange(g: range.g) == range)
    #expect(script.finish() == [])
  }

  /// The digits of 100 °/s.
  @Test(
    arguments: [
      (.dps125, 0x42, 0x5949, 99.999375, 125), (.dps250, 0x40, 0x2CA4, 99.995, 250),
      (.dps500, 0x44, 0x1652, 99.995, 500), (.dps1000, 0x48, 0x0B29, 99.995, 1000),
      (.dps2000, 0x4C, 0x0594, 99.96, 2000), (.dps2000, 0x4C, 0x7FFF, 2293.69, 2000),
    ] as [(Configuration.GyroscopeRange, UInt8, Int, Double, Double)])
  func angularRates(
    range: Configuration.GyroscopeRange, control: UInt8, word: Int, degrees: Double,
    fullScale: Double
  ) throws {
    let script = Playback(
      Script.identify() + Script.configure([0x48, control], before: [0, 0])
        + Script.read(0x02, 0, Axes(word, -word, word)))
    var sensor = try Script.started(script, .init(gyroscopeRange: range))
    let sample = try sensor.read()
    let value = sample.angularRate.degreesPerSecond
    #expect(abs(value.x - degrees) < 1e-9)
    #expect(abs(value.y + degrees) < 1e-9 && abs(value.z - degrees) < 1e-9)
    #expect(sample.hasAngularRate && !sample.hasAcceleration && sample.isNew)
    #expect(range.degreesPerSecond == fullScale)
    #expect(Configuration.GyroscopeRange(degreesPerSecond: fullScale) == range)
    #expect(script.finish() == [])
  }

  /// ±4000 °/s of an ISM330DHCX has a bit of its own.
  @Test func widestRange() throws {
    let script = Playback(
      Script.identify(0x6B) + Script.configure([0x48, 0x41], before: [0, 0])
        + Script.read(0x02, 0, Axes(714, 0, 0)))
    var sensor = try Script.started(script, .init(part: .ism330dhcx, gyroscopeRange: .dps4000))
    #expect(try abs(sensor.read().angularRate.degreesPerSecond.x - 99.96) < 1e-9)
    #expect(Configuration.GyroscopeRange.dps4000.degreesPerSecond == 4000)
    #expect(script.finish() == [])
  }

  @Test(arguments: [(0xE700, 0), (0x0000, 25), (0x1900, 50), (0x0080, 25.5)] as [(Int, Double)])
  func temperatures(word: Int, celsius: Double) throws {
    let script = Playback(
      Script.start + Script.read(0x04, word)
        + [.read(0x6A, 0x20, [UInt8(word & 0xFF), UInt8(word >> 8)])]
        + (word == 0 ? Script.check : []))
    var sensor = try Script.started(script)
    let sample = try sensor.read()
    #expect(sample.temperature == celsius && sample.hasTemperature && !sample.isNew)
    #expect(try sensor.readTemperature() == celsius)
    #expect(script.finish() == [])
  }

  /// The bits of both sensors; that of the temperature, and others, do not count.
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
    #expect(sample.isNew == (status & 0x03 != 0))
    #expect(sample.rawAngularRate == Axes(1, -2, 3) && sample.rawAcceleration == Axes(4, -5, 6))
    #expect(script.finish() == [])
  }

  /// The flag of a sensor that is off may still be set.
  @Test func oneSensor() throws {
    let script = Playback(
      Script.identify() + Script.configure([0x48, 0], before: [0, 0])
        + [.read(0x6A, 0x1E, [0x02])] + Script.read(0x03, 0, Axes(0, 0, 0), Axes(0, 0, 1))
        + [.read(0x6A, 0x28, [1, 0, 0xFE, 0xFF, 3, 1])])
    var sensor = try Script.started(script, .init(gyroscopeRate: nil))
    #expect(try !sensor.hasSample())
    let sample = try sensor.read()
    #expect(sample.hasAcceleration && !sample.hasAngularRate)
    let alone = try sensor.readAccelerometer()
    #expect(alone.hasAcceleration && alone.rawAcceleration == Axes(1, -2, 259))
    #expect(throws: SensorError.wrongState) { try sensor.readGyroscope() }
    #expect(script.finish() == [])
  }

  @Test func gyroscopeAlone() throws {
    let script = Playback(
      Script.identify() + Script.configure([0x08, 0x40], before: [0, 0]) + [
        .read(0x6A, 0x22, [1, 0, 0xFE, 0xFF, 3, 1])
      ])
    var sensor = try Script.started(script, .init(accelerometerRate: nil))
    let sample = try sensor.readGyroscope()
    #expect(sample.hasAngularRate && sample.rawAngularRate == Axes(1, -2, 259))
    #expect(!sample.hasAcceleration)
    #expect(throws: SensorError.wrongState) { try sensor.readAccelerometer() }
    #expect(script.finish() == [])
  }

  /// The first transaction of a read, or the second. The next read discards what block data update may have kept.
  @Test(arguments: [0, 1])
  func aReadThatFails(index: Int) throws {
    let steps = Script.read(0x03, 0, Axes(1, 2, 3))
    guard let (failing, register) = steps.failing(at: index) else { return }
    let script = Playback(
      Script.start + failing + Script.check + [.write(0x6A, [0x01, 0x00])]
        + Script.read(0x03, 0, Axes(9, 9, 9)) + steps)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) { try sensor.read() }
    #expect(try sensor.read().rawAngularRate == Axes(1, 2, 3))
    #expect(script.finish() == [])
  }

  /// Zeros may be those of a chip that has lost its supply since the status was read.
  @Test(arguments: [false, true])
  func zeros(isLost: Bool) throws {
    let check =
      isLost ? [.read(0x6A, 0x10, [0, 0, 0x04, 0, 0, 0, 0, 0, 0xE0, 0])] : Script.check
    let script = Playback(Script.start + Script.read(0x03) + check)
    var sensor = try Script.started(script)
    var (sample, found): (LSM6DSOSample?, SensorError?)
    do throws(SensorError) { sample = try sensor.read() } catch { found = error }
    #expect(found == (isLost ? .lostConfiguration : nil) && (sample == nil) == isLost)
    #expect(script.finish() == [])
  }

  /// After 16 reads in vain the configuration is checked before the next: after a dip of its supply the chip is
  /// powered down, and samples are rejected until it is configured.
  @Test func lostConfiguration() throws {
    let vain = [[Step]](repeating: Script.read(0x04), count: 16).flatMap { $0 }
    let lost = Step.read(0x6A, 0x10, [0, 0, 0x04, 0, 0, 0, 0, 0, 0xE0, 0])
    let script = Playback(
      Script.start + vain + Script.check + vain + [lost, lost] + Script.configure(before: [0, 0])
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

  /// Powered down, and started again.
  @Test func powerDown() throws {
    let script = Playback(
      Script.start + settle(0x6A, 0x10, [0x08, 0x00]) + settle(0x6A, 0x0A, [0])
        + Script.configure(before: [0x08, 0]))
    var sensor = try Script.started(script)
    try sensor.powerDown()
    #expect(sensor.settlingTime == .zero && sensor.configuration.power == .down)
    try sensor.configure(.init())
    #expect(sensor.settlingTime > .milliseconds(108))
    #expect(script.finish() == [])
  }

  /// Both sensors down, SW_RESET with IF_INC, and 50 µs until it reads 0; I3C is disabled again.
  @Test func reset() throws {
    let script = Playback(
      Script.start + [
        .write(0x6A, [0x01, 0x00]), .write(0x6A, [0x10, 0x00, 0x00]), .write(0x6A, [0x12, 0x05]),
        .wait(50_000), .read(0x6A, 0x12, [0x05]), .wait(50_000), .read(0x6A, 0x12, [0x04]),
      ] + Script.configure([0x08, 0x00], before: [0, 0]))
    var sensor = try Script.started(script)
    try sensor.reset(script)
    #expect(sensor.configuration == Configuration(power: .down))
    #expect(sensor.settlingTime == .zero)
    #expect(script.finish() == [])
  }

  @Test func resetThatDoesNotEnd() throws {
    let polls = [[Step]](
      repeating: [.wait(50_000), .read(0x6A, 0x12, [0x05])], count: 100
    ).flatMap { $0 }
    let script = Playback(
      Script.start + [
        .write(0x6A, [0x01, 0x00]), .write(0x6A, [0x10, 0x00, 0x00]), .write(0x6A, [0x12, 0x05]),
      ] + polls)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.notReady) { try sensor.reset(script) }
    #expect(script.finish() == [])
  }

  /// The accelerometer runs, the gyroscope is down; BOOT, and 10 ms until it reads 0.
  @Test func reboot() throws {
    let script = Playback(
      Script.start + Script.write([0x48, 0x00]) + [
        .write(0x6A, [0x12, 0x84]), .wait(10_000_000), .read(0x6A, 0x12, [0x84]),
        .wait(10_000_000), .read(0x6A, 0x12, [0x04]),
      ] + Script.configure(before: [0x48, 0]))
    var sensor = try Script.started(script)
    #expect(try sensor.reboot(script) > .milliseconds(108))
    #expect(sensor.configuration == Configuration())
    #expect(script.finish() == [])
  }

  @Test func bootThatDoesNotEnd() throws {
    let poll: [Step] = [.wait(10_000_000), .read(0x6A, 0x12, [0x84])]
    let script = Playback(
      Script.start + Script.write([0x48, 0x00]) + [.write(0x6A, [0x12, 0x84])] + poll + poll + poll)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.notReady) { try sensor.reboot(script) }
    #expect(script.finish() == [])
  }

  /// INTERNAL_FREQ_FINE: 0.15 % a step, of rates and of the timestamp.
  @Test(
    arguments: [(0x00, 0.0), (0x05, 0.0075), (0xF6, -0.015), (0x80, -0.192)] as [(UInt8, Double)])
  func clocks(trim: UInt8, deviation: Double) throws {
    let script = Playback(
      Script.identify()
        + Script.configure(
          controls: [0x44, 0, 0, 0, 0, 0, 0xE2, 0x20], before: [0, 0], clock: trim)
        + [.read(0x6A, 0x40, [0x78, 0x56, 0x34, 0xF2]), .write(0x6A, [0x42, 0xAA])])
    var sensor = try Script.started(script, .init(timestamps: true))
    #expect(abs(sensor.clockDeviation - deviation) < 1e-12)
    #expect(abs(sensor.hertz(of: .hertz833) - 833.375 * (1 + deviation)) < 1e-9)
    #expect(abs(sensor.timestampStep - 25e-6 / (1 + deviation)) < 1e-15)
    #expect(try sensor.readTimestamp() == 0xF234_5678)
    try sensor.resetTimestamp()
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
