// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the ICM-20948 reads samples and events.
@Suite struct ICM20948ReadingTests {
  typealias Configuration = ICM20948Configuration
  typealias Script = ICM20948Script

  /// Accelerometer, gyroscope, temperature; 1 g, 10 °/s and 25 °C at ±4 g and ±500 °/s.
  @Test func order() throws {
    let bytes: [UInt8] = [
      0x20, 0x00, 0xE0, 0x00, 0x00, 0x01, 0x02, 0x8F, 0xFD, 0x71, 0x00, 0x02, 0x05, 0x37,
    ]
    let script = Playback(Script.start + [Script.status(), .read(0x68, 0x2D, bytes)])
    var sensor = try Script.started(script)
    let sample = try sensor.read()
    #expect(sample.rawAcceleration == Axes(8192, -8192, 1))
    #expect(sample.rawAngularRate == Axes(655, -655, 2) && sample.rawTemperature == 1335)
    #expect(sample.acceleration.g == Axes(1, -1, 1.0 / 8192))
    let degrees = sample.angularRate.degreesPerSecond
    #expect(abs(degrees.x - 10) < 1e-9 && abs(degrees.y + 10) < 1e-9)
    #expect(abs(sample.temperature - 24.9986) < 1e-4)
    #expect(sample.hasAcceleration && sample.hasAngularRate && sample.magnetometer == nil)
    #expect(script.finish() == [])
  }

  @Test(
    arguments: [
      (.g2, .dps250, 1.0 / 16384, 1.0 / 131), (.g4, .dps500, 1.0 / 8192, 1.0 / 65.5),
      (.g8, .dps1000, 1.0 / 4096, 1.0 / 32.8), (.g16, .dps2000, 1.0 / 2048, 1.0 / 16.4),
    ] as [(Configuration.AccelerometerRange, Configuration.GyroscopeRange, Double, Double)])
  func digits(
    force: Configuration.AccelerometerRange, rate: Configuration.GyroscopeRange, g: Double,
    degrees: Double
  ) {
    let configuration = Configuration(accelerometerRange: force, gyroscopeRange: rate)
    #expect(configuration.accelerometerSensitivity.value(1) == g)
    #expect(abs(configuration.gyroscopeSensitivity.value(1) - degrees) < 1e-15)
  }

  @Test(arguments: [(0x0000, 21), (0x0D0A, 30.9971), (-0x1BE9, -0.4002)] as [(Int, Double)])
  func temperatures(word: Int, celsius: Double) throws {
    let bytes = [UInt8(truncatingIfNeeded: word >> 8), UInt8(truncatingIfNeeded: word)]
    let script = Playback(
      Script.start + [.read(0x68, 0x39, bytes)] + (word == 0 ? Script.check() : []))
    var sensor = try Script.started(script)
    #expect(try abs(sensor.readTemperature() - celsius) < 0.001)
    #expect(script.finish() == [])
  }

  /// The status is read alone, and kept for `read`, which ends it.
  @Test func statusIsKept() throws {
    let script = Playback(
      Script.start + [Script.status(), Script.status(ready: false)]
        + [.read(0x68, 0x2D, Script.outputs(Axes(0, 0, 1))), Script.status(ready: false)])
    var sensor = try Script.started(script)
    #expect(try sensor.hasSample())
    #expect(try sensor.read().isNew)
    #expect(try !sensor.hasSample())
    #expect(script.finish() == [])
  }

  /// A sensor that is off has no new samples.
  @Test(arguments: [(true, false, 0x07), (false, true, 0x38)] as [(Bool, Bool, UInt8)])
  func oneSensor(accelerometer: Bool, gyroscope: Bool, sensors: UInt8) throws {
    let script = Playback(
      Script.identify() + Script.write(.init(sensors: sensors)) + [Script.status()]
        + [.read(0x68, 0x2D, Script.outputs(Axes(1, 2, 3), Axes(4, 5, 6)))])
    var sensor = try Script.started(
      script, .init(runsAccelerometer: accelerometer, runsGyroscope: gyroscope))
    let sample = try sensor.read()
    #expect(sample.hasAcceleration == accelerometer && sample.hasAngularRate == gyroscope)
    #expect(script.finish() == [])
  }

  /// After 16 reads without a new sample, and for outputs of zeros, the configuration is read back: a chip that lost its
  /// supply sleeps in its first bank.
  @Test func lostSupply() throws {
    var steps = Script.start
    for _ in 0..<16 {
      steps += [Script.status(ready: false), .read(0x68, 0x2D, Script.zeros(14))]
    }
    steps += Script.select(0) + [.read(0x68, 0x03, [0]), .read(0x68, 0x05, [0x40, 0x41, 0])]
    let script = Playback(steps)
    var sensor = try Script.started(script)
    for _ in 0..<16 { #expect(try !sensor.read().isNew) }
    #expect(throws: SensorError.lostConfiguration) { _ = try sensor.read() }
    #expect(script.finish() == [])
  }

  @Test func zeros() throws {
    let script = Playback(
      Script.start + [Script.status(), .read(0x68, 0x2D, Script.zeros(14))] + Script.check())
    var sensor = try Script.started(script)
    #expect(try sensor.read().isNew)
    #expect(script.finish() == [])
  }

  /// A check that fails in another bank begins again in the first, whatever is read next.
  @Test func failingCheck() throws {
    let check = Script.check()
    let index = try #require(check.firstIndex(of: .read(0x68, 0x10, [0, 8, 0, 0, 0x1B, 0])))
    let failing = try #require(check.failing(at: index)).steps
    let script = Playback(
      Script.start + [Script.status(), .read(0x68, 0x2D, Script.zeros(14))] + failing + check
        + [.read(0x68, 0x39, [0x0D, 0x0A])])
    var sensor = try Script.started(script)
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x10)) { _ = try sensor.read() }
    #expect(try abs(sensor.readTemperature() - 30.9971) < 0.001)
    #expect(script.finish() == [])
  }

  /// Motion is noted with samples, too, until it is asked for.
  @Test func events() throws {
    let registers = Script.Registers(
      accelerometer: [0, 8, 0x03, 25, 0x1B, 0], enabled: [8, 0, 0, 0])
    let script = Playback(
      Script.identify() + Script.write(registers) + [Script.status(motion: true)]
        + [.read(0x68, 0x2D, Script.outputs(Axes(1, 2, 3))), Script.status(ready: false)]
        + [Script.status(ready: false)])
    var sensor = try Script.started(script, .init(motion: .init()))
    #expect(try sensor.read().isNew)
    #expect(try sensor.readEvents().motion)
    #expect(try !sensor.readEvents().motion)
    #expect(script.finish() == [])
  }

  @Test func noEvents() throws {
    let script = Playback(Script.start)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.wrongState) { _ = try sensor.readEvents() }
    #expect(throws: SensorError.wrongState) { _ = try sensor.readMagnetometer() }
    #expect(throws: SensorError.wrongState) { try sensor.rearmFIFO(script) }
    #expect(script.finish() == [])
  }

  // MARK: The accelerometer's trim

  /// Bank 1, stride 3; two counts a step of 1/1024 g; bit 0 stays.
  @Test func trim() throws {
    let script = Playback(
      Script.start + Script.select(1) + [.read(0x68, 0x14, [0x01, 0x01])]
        + settle(0x68, 0x14, [0x01, 0x15]) + [.read(0x68, 0x1A, [0xF0, 0x00])]
        + settle(0x68, 0x1A, [0xEF, 0xEC]) + Script.select(0))
    var sensor = try Script.started(script)
    let added = try sensor.trimAccelerometer(by: Acceleration(g: Axes(0.01, 0, -0.01)))
    #expect(added.g == Axes(10.0 / 1024, 0, -10.0 / 1024))
    #expect(script.finish() == [])
  }

  /// A failure in the bank is followed by a check from the first bank on.
  @Test func failingTrim() throws {
    let script = Playback(
      Script.start + Script.select(1) + [Step.read(0x68, 0x14, [0, 0]).failing()] + Script.check()
        + [Script.status(ready: false), .read(0x68, 0x2D, Script.zeros(14))])
    var sensor = try Script.started(script)
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x14)) {
      try sensor.trimAccelerometer(by: Acceleration(g: Axes(1, 0, 0)))
    }
    _ = try sensor.read()
    #expect(script.finish() == [])
  }
}
