// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The driver of the LSM9DS1's accelerometer and gyroscope on the software chip.
@Suite struct LSM9DS1AGTests {
  typealias Sensor = LSM9DS1AG<I2CDevice<CircuitI2C>>
  typealias Configuration = LSM9DS1AGConfiguration

  /// The digits of the datasheet's mechanical characteristics, in g and °/s.
  static let forceDigits: [Double: Double] = [2: 61e-6, 4: 122e-6, 8: 244e-6, 16: 732e-6]
  static let rateDigits: [Double: Double] = [245: 8.75e-3, 500: 17.5e-3, 2000: 70e-3]

  /// World → chip → bus → driver → quantity, within half a digit on both buses, and clipped at the codes.
  @Test(arguments: Configuration.AccelerometerRange.allCases, Configuration.GyroscopeRange.allCases)
  func ranges(
    accelerometer: Configuration.AccelerometerRange, gyroscope: Configuration.GyroscopeRange
  ) throws {
    let digit = try #require(Self.forceDigits[accelerometer.g])
    let turn = try #require(Self.rateDigits[gyroscope.degreesPerSecond])
    for rate in Configuration.Rate.allCases {
      let configuration = Configuration(
        rate: rate, accelerometerRange: accelerometer, gyroscopeRange: gyroscope)
      let onI2C = Circuit(.lsm9ds1ag)
      var first = try LSM9DS1AG(on: I2CDevice(onI2C.wire, .lsm9ds1ag), configuration)
      let onSPI = Circuit(.lsm9ds1ag.on(spi: 0))
      var second = try LSM9DS1AG(on: SPIDevice(onSPI.wire(spi: 0), .lsm9ds1ag), configuration)
      for circuit in [onI2C, onSPI] { circuit.advance(by: first.settlingTime) }
      for part in GenericSweep.parts {
        let force = Axes(part, -part, part / 2) * accelerometer.g
        let turning = Axes(-part, part / 3, part) * gyroscope.degreesPerSecond
        for circuit in [onI2C, onSPI] {
          circuit.change {
            $0.specificForce = force
            $0.angularRate = turning * (.pi / 180)
          }
          circuit.advance(by: .nanoseconds(Int64(1e9 / rate.hertz(with: .both)) + 1_000_000))
        }
        // X is negated between registers and values: the codes are clipped the other way round.
        func expected(_ value: Axes<Double>, _ digit: Double) -> Axes<Double> {
          Axes(
            max(-32767 * digit, min(value.x, 32768 * digit)),
            max(-32768 * digit, min(value.y, 32767 * digit)),
            max(-32768 * digit, min(value.z, 32767 * digit)))
        }
        for sample in [try first.read(), try second.read()] {
          #expect(sample.hasAcceleration && sample.hasAngularRate)
          expect(sample.acceleration.g, within: digit / 2, of: expected(force, digit))
          expect(
            sample.angularRate.degreesPerSecond, within: turn / 2, of: expected(turning, turn))
        }
      }
      #expect(onI2C.finish().isClean && onSPI.finish().isClean)
    }
  }

  private func expect(
    _ found: Axes<Double>, within tolerance: Double, of expected: Axes<Double>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = found - expected
    let limit = tolerance * (1 + 1e-9)
    #expect(
      abs(error.x) <= limit && abs(error.y) <= limit && abs(error.z) <= limit,
      "\(found) \(expected)", sourceLocation: sourceLocation)
  }

  /// The accelerometer alone has its own two lowest rates, and the gyroscope stays off.
  @Test(
    arguments: [(.hertz14Point9, 10), (.hertz59Point5, 50), (.hertz119, 119)]
      as [(Configuration.Rate, Double)])
  func accelerometerAlone(rate: Configuration.Rate, hertz: Double) throws {
    let circuit = Circuit(.lsm9ds1ag)
    circuit.change { $0.angularRate = [1, 1, 1] }
    var sensor = try LSM9DS1AG(
      on: I2CDevice(circuit.wire, .lsm9ds1ag), .init(sensors: .accelerometer, rate: rate))
    circuit.advance(by: sensor.settlingTime)
    var count = 0
    let end = circuit.now + .seconds(10)
    while circuit.now < end {
      circuit.advance(by: .milliseconds(1))
      guard try sensor.hasSample() else { continue }
      let sample = try sensor.read()
      #expect(sample.hasAcceleration && !sample.hasAngularRate)
      #expect(sample.rawAngularRate == Axes(0, 0, 0))
      count += 1
    }
    #expect(abs(Double(count) - 10 * hertz) <= 1)
  }

  @Test func temperature() throws {
    let circuit = Circuit(.lsm9ds1ag)
    circuit.change { $0.temperature = 35 }
    var sensor = try LSM9DS1AG(on: I2CDevice(circuit.wire, .lsm9ds1ag))
    circuit.advance(by: .seconds(1))
    #expect(try sensor.readTemperature() == 35)
  }

  /// Self-tests of a nominal part pass, and the sensors measure as before afterwards.
  @Test func selfTests() throws {
    let circuit = Circuit(.lsm9ds1ag.sensing(.nominal))
    var sensor = try LSM9DS1AG(on: I2CDevice(circuit.wire, .lsm9ds1ag))
    let force = try sensor.selfTestAccelerometer(circuit.timebase)
    #expect(force.passed, "\(force)")
    let rate = try sensor.selfTestGyroscope(circuit.timebase)
    #expect(rate.passed, "\(rate)")
    circuit.advance(by: sensor.settlingTime)
    circuit.advance(by: .milliseconds(20))
    let sample = try sensor.read()
    #expect(sample.isNew)
    #expect(abs(sample.acceleration.g.z - 1) < 0.001)
  }

  @Test(arguments: LSM9DS1AGOperation.operations)
  func faults(operation: LSM9DS1AGOperation) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lsm9ds1ag) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LSM9DS1AG(
          on: I2CDevice(circuit.wire, .lsm9ds1ag),
          .init(
            accelerometerInterrupt: .freeFall(), gyroscopeInterrupt: .wakeUp(),
            pins: .init(
              interrupt1: [.accelerometerInterrupt, .gyroscopeInterrupt], activeLow: true)))
        circuit.advance(by: driver.settlingTime)
        return driver
      },
      operation: operation.run, next: LSM9DS1AGOperation.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

typealias LSM9DS1AGOperation = Operation<LSM9DS1AG<I2CDevice<CircuitI2C>>>

extension LSM9DS1AGOperation {
  static var operations: [LSM9DS1AGOperation] {
    [
      LSM9DS1AGOperation("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0.5, -0.5, 0.25] }
        circuit.advance(by: .milliseconds(20))
        let sample = try driver.read()
        // 61 µg a digit, X negated. A turned bit cannot be known; it is one bit away.
        #expect(
          !sample.hasAcceleration || !isStale(sample.rawAcceleration, Axes(-8197, -8197, 4098)))
      },
      LSM9DS1AGOperation("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(rate: .hertz476, accelerometerRange: .g8, gyroscopeRange: .dps2000))
      },
      LSM9DS1AGOperation("configure events") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            gyroscopePath: .lowPass2, accelerometerInterrupt: .wakeUp(),
            gyroscopeInterrupt: .noRotation(duration: .milliseconds(500)), fourDirections: true,
            activity: .init(threshold: 1.25, duration: .seconds(1)),
            pins: .init(interrupt1: .gyroscopeInterrupt, interrupt2: .inactivity)))
      },
      LSM9DS1AGOperation("arm") { (driver, circuit) throws(SensorError) in
        try driver.arm(circuit.timebase)
      },
      LSM9DS1AGOperation("readAccelerometerInterrupt") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0, 0, 0] }
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readAccelerometerInterrupt()
      },
      LSM9DS1AGOperation("readGyroscopeInterrupt") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.angularRate = [2, 0, 0] }
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readGyroscopeInterrupt()
      },
      LSM9DS1AGOperation("isInactive") { (driver, _) throws(SensorError) in
        _ = try driver.isInactive()
      },
      LSM9DS1AGOperation("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      LSM9DS1AGOperation("readTemperature") { (driver, _) throws(SensorError) in
        _ = try driver.readTemperature()
      },
      LSM9DS1AGOperation("selfTestAccelerometer") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTestAccelerometer(circuit.timebase)
      },
      LSM9DS1AGOperation("selfTestGyroscope") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTestGyroscope(circuit.timebase)
      },
      LSM9DS1AGOperation("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
    ]
  }

  /// Reading continues, or reports that the configuration is lost and then can be configured; either way a fresh
  /// sample of the present world comes.
  static func next(
    _ driver: inout LSM9DS1AG<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.specificForce = [0.1, 0.2, -1] }
    do throws(SensorError) {
      for _ in 0..<40 {
        circuit.advance(by: .milliseconds(20))
        _ = try driver.read()
      }
    } catch .lostConfiguration {
      circuit.advance(by: try driver.configure(.init()))
    }
    if driver.configuration.power == .down { circuit.advance(by: try driver.configure(.init())) }
    circuit.advance(by: driver.settlingTime)
    circuit.advance(by: .milliseconds(20))
    let sample = try driver.read()
    guard sample.hasAcceleration else { return "nothing new" }
    let error = sample.acceleration.g - Axes(0.1, 0.2, -1)
    return abs(error.x) < 0.001 && abs(error.y) < 0.001 && abs(error.z) < 0.001
      ? nil : "read \(sample.acceleration.g)"
  }
}
