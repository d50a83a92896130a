// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Motion, wake-up rates and the accelerometer's trim of the MPU-6500 and its relatives, byte for byte.
@Suite struct MPU6500MotionTests {
  typealias Configuration = MPU6500Configuration
  typealias Script = MPU6500Script

  private func expect(
    _ configuration: Configuration, identity: UInt8 = 0x70, _ registers: Script.Registers,
    _ steps: [Step] = [],
    body: (inout MPU6500<I2CDevice<Playback>>) throws -> Void = { _ in }
  ) throws {
    let script = Playback(Script.identify(identity) + Script.configure(registers) + steps)
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500), configuration)
    try body(&sensor)
    #expect(script.finish() == [])
  }

  /// The register manual's procedure: 184 Hz, 31.25 Hz, 100 mg, each sample compared with the one before, CYCLE last.
  @Test func wakeOnMotion() throws {
    let configuration = Configuration(
      runsGyroscope: false, wakeRate: 31.25, motion: .init(threshold: 0.1),
      pin: .init(.motion, latched: true))
    #expect(configuration.hertz == 31.25)
    try expect(
      configuration,
      .init(
        power: (0x01, 0x21), accelerometer: 0x01, motion: ([0x07, 0x19], 0xC0), standby: 0x07,
        pin: 0x20, enable: 0x40),
      [.read(0x68, 0x3A, [0x41]), .read(0x68, 0x3A, [0x00])]
    ) { sensor throws in
      #expect(sensor.configuration.motion?.threshold == 0.1)
      #expect(try sensor.readEvents().motion)
      let again = try sensor.readEvents()
      #expect(!again.motion && !again.fifoOverflow)
    }
  }

  /// 0.24 Hz is code 0, printed as 0.24.
  @Test(arguments: [
    (0.24, 0x00 as UInt8, 0.244), (1.95, 0x03, 1.953), (15.63, 0x06, 15.625), (125, 0x09, 125),
    (500, 0x0B, 500),
  ])
  func wakeRates(hertz: Double, code: UInt8, rounded: Double) throws {
    try expect(
      .init(runsGyroscope: false, wakeRate: hertz),
      .init(power: (0x01, 0x21), accelerometer: 0x01, motion: ([code, 0], 0), standby: 0x07)
    ) { sensor throws in
      #expect(sensor.configuration.wakeRate == rounded)
    }
  }

  /// LP_WAKE_CTRL, with the thermometer off and the chip's own clock.
  @Test(arguments: [(1.25, 0x07 as UInt8), (5, 0x47), (20, 0x87), (40, 0xC7)])
  func wakeRatesOfAnMPU6050(hertz: Double, standby: UInt8) throws {
    try expect(
      .init(part: .mpu6050, runsGyroscope: false, wakeRate: hertz), identity: 0x68,
      .init(power: (0x08, 0x28), accelerometer: nil, standby: standby))
  }

  /// The high-pass of 5 Hz; 2 mg and 1 ms a step.
  @Test func motionOfAnMPU6050() throws {
    let configuration = Configuration(
      part: .mpu6050, motion: .init(threshold: 0.1, duration: .milliseconds(20)))
    try expect(
      configuration, identity: 0x68,
      .init(
        settings: [0x09, 0x03, 0x08, 0x09], accelerometer: nil, motion: ([0x32, 0x14], 0x01),
        enable: 0x40),
      [.read(0x68, 0x3A, [0x40]), .read(0x68, 0x3A, [0x01] + Script.words(0, 0, 8192, 0, 0, 0, 0))]
    ) { sensor throws in
      #expect(try sensor.readEvents().motion)
      #expect(try sensor.read().isNew)
    }
  }

  /// Events that were read with samples are kept.
  @Test func eventsOfSamples() throws {
    try expect(
      .init(motion: .init(threshold: 0.02)),
      .init(motion: ([0x00, 0x05], 0xC0), enable: 0x40),
      [
        .read(0x68, 0x3A, [0x41] + Script.words(0, 0, 8192, 0, 0, 0, 0)),
        .read(0x68, 0x19, [0x09, 0x03, 0x08, 0x08]), .read(0x68, 0x3A, [0x00]),
      ]
    ) { sensor throws in
      #expect(try sensor.read().isNew)
      #expect(try sensor.readEvents().motion)
    }
  }

  // MARK: The accelerometer's trim

  /// 2048 counts are 1 g; bit 0 keeps its value; an axis that does not change is not written.
  @Test func trimOfAnMPU6050() throws {
    try expect(
      .init(part: .mpu6050), identity: 0x68, .mpu6050,
      [.read(0x68, 0x06, [0x10, 0x01])] + settle(0x68, 0x06, [0x14, 0x01])
        + [.read(0x68, 0x0A, [0xF0, 0x00])] + settle(0x68, 0x0A, [0xE8, 0x00])
    ) { sensor throws in
      let added = try sensor.trimAccelerometer(by: Acceleration(g: Axes(0.5, 0.0001, -1)))
      #expect(added.g == Axes(0.5, 0, -1))
    }
  }

  /// Three registers apart.
  @Test func trim() throws {
    try expect(
      .init(), .init(),
      [.read(0x68, 0x77, [0x00, 0x03])] + settle(0x68, 0x77, [0x00, 0x05])
        + [.read(0x68, 0x7A, [0x00, 0x00])] + settle(0x68, 0x7A, [0xFF, 0xFE])
        + [.read(0x68, 0x7D, [0x7F, 0xFF])]
    ) { sensor throws in
      #expect(throws: SensorError.wrongConfiguration) {
        try sensor.trimAccelerometer(by: Acceleration(g: Axes(0.001, -0.001, 0.001)))
      }
    }
  }
}
