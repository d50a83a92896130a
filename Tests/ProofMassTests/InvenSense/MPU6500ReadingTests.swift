// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the MPU-6500 and its relatives reads samples, byte for byte.
@Suite struct MPU6500ReadingTests {
  typealias Configuration = MPU6500Configuration
  typealias Script = MPU6500Script

  private func expect(
    _ steps: [Step], after start: [Step] = Script.start, _ configuration: Configuration = .init(),
    body: (inout MPU6500<I2CDevice<Playback>>, Playback) throws -> Void
  ) throws {
    let script = Playback(start + steps)
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500), configuration)
    try body(&sensor, script)
    #expect(script.finish() == [])
  }

  /// SMPLRT_DIV to ACCEL_CONFIG.
  private static let settings = Step.read(0x68, 0x19, [0x09, 0x03, 0x08, 0x08])

  private static let bytes: [UInt8] = Script.words(8192, -4096, 2, 1336, 655, -1310, 6550)

  /// INT_STATUS, acceleration, temperature and rate, each with its high byte first; then the settings.
  @Test(arguments: [(0x01 as UInt8, true), (0x00, false)])
  func aSample(status: UInt8, isNew: Bool) throws {
    try expect([.read(0x68, 0x3A, [status] + Self.bytes), Self.settings]) { sensor, _ throws in
      let sample = try sensor.read()
      #expect(sample.rawAcceleration == Axes(8192, -4096, 2))
      #expect(sample.acceleration.g == Axes(1, -0.5, 2.0 / 8192))
      #expect(sample.rawAngularRate == Axes(655, -1310, 6550))
      #expect(sample.angularRate == AngularRate(degreesPerSecond: Axes(10, -20, 100)))
      #expect(sample.isNew == isNew)
      #expect(sample.hasAcceleration == isNew && sample.hasAngularRate == isNew)
      #expect(sample.magnetometer == nil)
    }
  }

  /// 25 °C, by the formula of each family: digits / 333.87 + 21, and digits / 340 + 36.53.
  @Test func temperatures() throws {
    try expect([.read(0x68, 0x41, Script.words(1336))]) { sensor, _ throws in
      let temperature = try sensor.readTemperature()
      #expect(abs(temperature - 25.0016) < 0.0001)
    }
    try expect(
      [.read(0x68, 0x41, Script.words(-3920)), .read(0x68, 0x41, Script.words(-521))],
      after: Script.startOfMPU6050, .init(part: .mpu6050)
    ) { sensor, _ throws in
      let temperature = try sensor.readTemperature()
      #expect(abs(temperature - 25.0006) < 0.0001)
      let at35 = try sensor.readTemperature()
      #expect(abs(at35 - 34.9976) < 0.0001)
    }
  }

  /// An MPU-6050 sleeps after a dip of its supply, so that its settings are not read.
  @Test func aSampleOfAnMPU6050() throws {
    try expect(
      [.read(0x68, 0x3A, [0x01] + Self.bytes)], after: Script.startOfMPU6050,
      .init(part: .mpu6050)
    ) { sensor, _ throws in
      #expect(try sensor.read().rawAngularRate == Axes(655, -1310, 6550))
    }
  }

  /// What `hasSample` has read, which clears it, counts for the sample.
  @Test func aPollThenASample() throws {
    try expect([
      .read(0x68, 0x3A, [0x01]), .read(0x68, 0x3A, [0x00] + Self.bytes), Self.settings,
      .read(0x68, 0x3A, [0x00]),
    ]) { sensor, _ throws in
      #expect(try sensor.hasSample())
      #expect(try sensor.read().isNew)
      let has = try sensor.hasSample()
      #expect(!has)
    }
  }

  /// The values of a digit in each range.
  @Test(arguments: [
    (Configuration.AccelerometerRange.g2, Configuration.GyroscopeRange.dps250, 16384.0, 131.0),
    (.g4, .dps500, 8192, 65.5), (.g8, .dps1000, 4096, 32.8), (.g16, .dps2000, 2048, 16.4),
  ])
  func digits(
    g: Configuration.AccelerometerRange, rate: Configuration.GyroscopeRange, perG: Double,
    perDegree: Double
  ) {
    let configuration = Configuration(accelerometerRange: g, gyroscopeRange: rate)
    #expect(configuration.accelerometerSensitivity.value(1) == 1 / perG)
    #expect(abs(configuration.gyroscopeSensitivity.value(1) * perDegree - 1) < 1e-12)
    #expect(Configuration.AccelerometerRange(g: g.g) == g)
    #expect(Configuration.GyroscopeRange(degreesPerSecond: rate.degreesPerSecond) == rate)
  }

  @Test func aSensorThatIsOff() throws {
    try expect(
      [.read(0x68, 0x3A, [0x01] + Self.bytes), Self.settings],
      after: Script.identify() + Script.configure(.init(standby: 0x07)),
      .init(runsGyroscope: false)
    ) { sensor, _ throws in
      let sample = try sensor.read()
      #expect(sample.hasAcceleration && !sample.hasAngularRate && sample.isNew)
    }
    try expect(
      [.read(0x68, 0x3A, [0x01] + Self.bytes), Self.settings],
      after: Script.identify() + Script.configure(.init(standby: 0x38)),
      .init(runsAccelerometer: false)
    ) { sensor, _ throws in
      let sample = try sensor.read()
      #expect(!sample.hasAcceleration && sample.hasAngularRate)
    }
  }

  // MARK: Failures

  /// After a dip of its supply an MPU-6500 measures at ±250 °/s and ±2 g, without a divider of the rate.
  @Test func otherSettings() throws {
    try expect(
      [.read(0x68, 0x3A, [0x01] + Self.bytes), .read(0x68, 0x19, [0, 0, 0, 0])]
        + [.read(0x68, 0x19, [0, 0, 0, 0])] + Script.configure()
        + [.read(0x68, 0x3A, [0x01] + Self.bytes), Self.settings]
    ) { sensor, _ throws in
      #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
      #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
      try sensor.configure(.init())
      #expect(try sensor.read().isNew)
    }
  }

  /// An MPU-6050 whose supply dipped after the poll holds zeros, and sleeps.
  @Test func zeros() throws {
    let asleep: [Step] = [
      .read(0x68, 0x19, [0x09, 0x03, 0x08, 0x08]), .read(0x68, 0x23, [0]),
      .read(0x68, 0x37, [0, 0]), .read(0x68, 0x6A, [0x00, 0x40, 0x00]),
    ]
    try expect(
      [.read(0x68, 0x3A, [0x01]), .read(0x68, 0x3A, Script.zeros(15))] + asleep,
      after: Script.startOfMPU6050, .init(part: .mpu6050)
    ) { sensor, _ throws in
      #expect(try sensor.hasSample())
      #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    }
  }

  /// After sixteen polls without a sample the configuration is checked.
  @Test func staleReads() throws {
    var steps = [Step](repeating: .read(0x68, 0x3A, [0x00]), count: 16)
    steps += Script.check() + [.read(0x68, 0x3A, [0x01])]
    try expect(steps) { sensor, _ throws in
      for _ in 0..<16 {
        let has = try sensor.hasSample()
        #expect(!has)
      }
      #expect(try sensor.hasSample())
      #expect(throws: SensorError.wrongState) { try sensor.readEvents() }
      #expect(throws: SensorError.wrongState) { try sensor.readMagnetometer() }
    }
  }

  @Test func everyTransactionMayFail() throws {
    try expect([
      .read(0x68, 0x3A, Script.zeros(15)).failing(), .read(0x68, 0x3A, [0x01] + Self.bytes),
      Self.settings.failing(), .read(0x68, 0x3A, [0]).failing(),
      .read(0x68, 0x41, [0, 0]).failing(),
    ]) { sensor, _ throws in
      #expect(throws: SensorError.bus(.noAcknowledge, register: 0x3A)) { try sensor.read() }
      #expect(throws: SensorError.bus(.noAcknowledge, register: 0x19)) { try sensor.read() }
      #expect(throws: SensorError.bus(.noAcknowledge, register: 0x3A)) { try sensor.hasSample() }
      #expect(throws: SensorError.bus(.noAcknowledge, register: 0x41)) {
        try sensor.readTemperature()
      }
    }
  }
}
