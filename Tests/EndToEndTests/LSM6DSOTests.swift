// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The driver of the LSM6DSO and its relatives on the software chips.
@Suite struct LSM6DSOTests {
  typealias Sensor = LSM6DSO<I2CDevice<CircuitI2C>>
  typealias Configuration = LSM6DSOConfiguration

  /// The digits of the datasheets, in g and °/s.
  static let forceDigits: [Double: Double] = [
    2: 61e-6, 4: 122e-6, 8: 244e-6, 16: 488e-6, 32: 976e-6,
  ]
  static let rateDigits: [Double: Double] = [
    125: 4.375e-3, 250: 8.75e-3, 500: 17.5e-3, 1000: 35e-3, 2000: 70e-3, 4000: 140e-3,
  ]

  static let parts: [(Configuration.Part, Part)] = [
    (.lsm6dso, .lsm6dso), (.lsm6dsox, .lsm6dsox), (.lsm6dso32, .lsm6dso32),
    (.ism330dhcx, .ism330dhcx),
  ]

  /// World → chip → bus → driver → quantity, within half a digit on both buses, and clipped at the codes.
  @Test(arguments: parts.indices)
  func ranges(index: Int) throws {
    let (part, chip) = Self.parts[index]
    let forces = part.accelerometerRanges
    for (number, gyroscope) in part.gyroscopeRanges.enumerated() {
      let accelerometer = forces[number % forces.count]
      let digit = try #require(Self.forceDigits[accelerometer.g])
      let turn = try #require(Self.rateDigits[gyroscope.degreesPerSecond])
      let configuration = Configuration(
        part: part, accelerometerRange: accelerometer, gyroscopeRange: gyroscope)
      let onI2C = Circuit(chip)
      var first = try LSM6DSO(on: I2CDevice(onI2C.wire, .lsm6dso), configuration)
      let onSPI = Circuit(chip.on(spi: 0))
      var second = try LSM6DSO(on: SPIDevice(onSPI.wire(spi: 0), .lsm6dso), configuration)
      for circuit in [onI2C, onSPI] { circuit.advance(by: first.settlingTime) }
      for share in GenericSweep.parts {
        let force = Axes(share, -share, share / 2) * accelerometer.g
        let turning = Axes(-share, share / 3, share) * gyroscope.degreesPerSecond
        for circuit in [onI2C, onSPI] {
          circuit.change {
            $0.specificForce = force
            $0.angularRate = turning * (.pi / 180)
          }
          // The filters follow within ten samples.
          circuit.advance(by: .milliseconds(500))
        }
        func expected(_ value: Axes<Double>, _ digit: Double) -> Axes<Double> {
          value.map { max(-32768 * digit, min($0, 32767 * digit)) }
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

  /// As many samples as the driver says, of the sensor that runs, at rates of the ladder of 6667 Hz.
  @Test(
    arguments: [
      (.hertz12Point5, 13.021, true), (.hertz104, 104.172, true), (.hertz208, 208.344, false),
      (.hertz416, 416.688, false),
    ] as [(Configuration.Rate, Double, Bool)])
  func oneSensor(rate: Configuration.Rate, hertz: Double, isAccelerometer: Bool) throws {
    let circuit = Circuit(.lsm6dso)
    var sensor = try LSM6DSO(
      on: I2CDevice(circuit.wire, .lsm6dso),
      .init(
        accelerometerRate: isAccelerometer ? rate : nil,
        gyroscopeRate: isAccelerometer ? nil : rate))
    circuit.advance(by: sensor.settlingTime)
    var count = 0
    let end = circuit.now + .seconds(4)
    while circuit.now < end {
      circuit.advance(by: .microseconds(500))
      guard try sensor.hasSample() else { continue }
      let sample = try sensor.read()
      #expect(sample.hasAcceleration == isAccelerometer && sample.hasAngularRate != isAccelerometer)
      count += 1
    }
    // The last transaction may end a sample or two later.
    #expect(abs(Double(count) - 4 * hertz) <= 2)
    #expect(circuit.finish().isClean)
  }

  /// An edge of the data-ready pin for each sample, latched until it is read or as a pulse, of either polarity.
  @Test(arguments: [false, true], [false, true])
  func dataReady(pulsed: Bool, activeLow: Bool) throws {
    let circuit = Circuit(.lsm6dso)
    var sensor = try LSM6DSO(
      on: I2CDevice(circuit.wire, .lsm6dso),
      .init(pins: .init(interrupt1: .gyroscopeReady, activeLow: activeLow, pulsed: pulsed)))
    circuit.advance(by: sensor.settlingTime)
    var line = try #require(circuit.line("INT1", of: .i2c(0x6A), activeLow: activeLow))
    _ = try sensor.read()
    circuit.advance(by: .milliseconds(1))
    #expect(!line.isActive())
    var last = circuit.now
    while line.waitForEdge(until: circuit.now) != nil {}
    for number in 0..<20 {
      let found = line.waitForEdge(until: circuit.now + .milliseconds(20))
      let edge = try #require(found)
      if number > 0 { #expect(abs((edge - last).wholeNanoseconds - 9_599_508) < 2000) }
      last = edge
      #expect(try sensor.readGyroscope().hasAngularRate)
      #expect(try sensor.readAccelerometer().hasAcceleration)
    }
    #expect(circuit.finish().isClean)
  }

  @Test func temperature() throws {
    let circuit = Circuit(.lsm6dso)
    circuit.change { $0.temperature = 35 }
    var sensor = try LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso))
    circuit.advance(by: .seconds(1))
    #expect(try sensor.readTemperature() == 35)
    #expect(try sensor.read().temperature == 35)
  }

  /// What the driver subtracts, in either of its weights.
  @Test(arguments: [0.0625, 1.5])
  func offset(offset: Double) throws {
    let circuit = Circuit(.lsm6dso)
    circuit.change { $0.specificForce = [0, 0, 1] }
    var sensor = try LSM6DSO(
      on: I2CDevice(circuit.wire, .lsm6dso),
      .init(accelerometerOffset: Acceleration(g: Axes(offset, -offset, 0))))
    circuit.advance(by: sensor.settlingTime + .milliseconds(100))
    let value = try sensor.read().acceleration.g
    #expect(abs(value.x + offset) < 0.001 && abs(value.y - offset) < 0.001)
    #expect(abs(value.z - 1) < 0.001)
  }

  /// Self-tests of nominal parts pass, and the sensors measure as before afterwards.
  @Test(arguments: parts.indices)
  func selfTests(index: Int) throws {
    let (part, chip) = Self.parts[index]
    let circuit = Circuit(chip.sensing(.nominal))
    var sensor = try LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso), .init(part: part))
    let force = try sensor.selfTestAccelerometer(circuit.timebase)
    #expect(force.passed, "\(force)")
    let rate = try sensor.selfTestGyroscope(circuit.timebase)
    #expect(rate.passed, "\(rate)")
    circuit.advance(by: sensor.settlingTime)
    circuit.advance(by: .milliseconds(100))
    let sample = try sensor.read()
    #expect(sample.isNew)
    #expect(abs(sample.acceleration.g.z - 1) < 0.001)
  }

  /// The registers have their values after power-on but for BDU and I3C; then the chip measures again.
  @Test(arguments: parts.indices)
  func resets(index: Int) throws {
    let (part, chip) = Self.parts[index]
    let circuit = Circuit(chip)
    var sensor = try LSM6DSO(
      on: I2CDevice(circuit.wire, .lsm6dso),
      .init(
        part: part, accelerometerRate: .hertz833, gyroscopeRate: .hertz833, fifo: .init(),
        events: .init(freeFall: .init()), pins: .init(interrupt1: .freeFall)))
    circuit.advance(by: try sensor.reboot(circuit.timebase))
    #expect(try !sensor.isBooting())
    try sensor.reset(circuit.timebase)
    circuit.advance(by: try sensor.configure(.init(part: part)))
    circuit.advance(by: .milliseconds(20))
    #expect(try sensor.read().isNew)
    #expect(circuit.finish().isClean)
  }

  /// The part's identity differs, or an LSM6DSO's driver asks.
  @Test func anotherPart() {
    let circuit = Circuit(.ism330dhcx)
    #expect(throws: SensorError.identity(expected: 0x6C, found: 0x6B)) {
      _ = try LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso))
    }
  }

  /// The timestamp counts by the chip's clock, and can be reset.
  @Test func timestamps() throws {
    let circuit = Circuit(.lsm6dso)
    var sensor = try LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso), .init(timestamps: true))
    try sensor.resetTimestamp()
    circuit.advance(by: .seconds(10))
    let count = Double(try sensor.readTimestamp())
    #expect(abs(count * sensor.timestampStep - 10) < 0.001)
    try sensor.resetTimestamp()
    #expect(try sensor.readTimestamp() < 100)
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: LSM6DSOOperation.operations)
  func faults(operation: LSM6DSOOperation) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lsm6dso) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LSM6DSO(
          on: I2CDevice(circuit.wire, .lsm6dso),
          .init(
            timestamps: true, events: .init(freeFall: .init()),
            pins: .init(interrupt1: [.freeFall], activeLow: true)))
        circuit.advance(by: driver.settlingTime)
        return driver
      },
      operation: operation.run, next: LSM6DSOOperation.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

typealias LSM6DSOOperation = Operation<LSM6DSO<I2CDevice<CircuitI2C>>>

extension LSM6DSOOperation {
  static var operations: [LSM6DSOOperation] {
    [
      LSM6DSOOperation("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0.5, -0.5, 0.25] }
        circuit.advance(by: .milliseconds(200))
        let sample = try driver.read()
        // 122 µg a digit. A turned bit cannot be known; it is one bit away.
        #expect(
          !sample.hasAcceleration || !isStale(sample.rawAcceleration, Axes(4098, -4098, 2049)))
      },
      LSM6DSOOperation("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            accelerometerRate: .hertz416, gyroscopeRate: .hertz833, accelerometerRange: .g8,
            gyroscopeRange: .dps2000, gyroscopeLowPass: .type3))
      },
      LSM6DSOOperation("configure events") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            accelerometerOffset: Acceleration(g: Axes(0.01, 0.02, 0.03)),
            events: .init(
              wakeUp: .init(), orientation: .init(), tap: .init(),
              activity: .init(duration: .seconds(10), effect: .gyroscopeSleeps)),
            pins: .init(interrupt1: .wakeUp, interrupt2: .activity)))
      },
      LSM6DSOOperation("drain") { (driver, circuit) throws(SensorError) in
        circuit.advance(
          by: try driver.configure(
            .init(accelerometerRate: .hertz208, gyroscopeRate: .hertz208, fifo: .init())))
        try driver.rearmFIFO(circuit.timebase)
        circuit.advance(by: .milliseconds(100))
        var samples = InlineArray<32, LSM6DSOTimedSample>(repeating: .init())
        var room = samples.mutableSpan
        _ = try driver.drain(into: &room, circuit.timebase)
      },
      LSM6DSOOperation("arm") { (driver, circuit) throws(SensorError) in
        try driver.arm(circuit.timebase)
      },
      LSM6DSOOperation("readEvents") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0, 0, 0] }
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readEvents()
      },
      LSM6DSOOperation("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      LSM6DSOOperation("readTemperature") { (driver, _) throws(SensorError) in
        _ = try driver.readTemperature()
      },
      LSM6DSOOperation("readTimestamp") { (driver, _) throws(SensorError) in
        _ = try driver.readTimestamp()
      },
      LSM6DSOOperation("resetTimestamp") { (driver, _) throws(SensorError) in
        try driver.resetTimestamp()
      },
      LSM6DSOOperation("selfTestAccelerometer") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTestAccelerometer(circuit.timebase)
      },
      LSM6DSOOperation("selfTestGyroscope") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTestGyroscope(circuit.timebase)
      },
      LSM6DSOOperation("reset") { (driver, circuit) throws(SensorError) in
        try driver.reset(circuit.timebase)
      },
      LSM6DSOOperation("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
    ]
  }

  /// Reading continues, or reports that the configuration is lost and then can be configured; either way a fresh
  /// sample of the present world comes.
  static func next(
    _ driver: inout LSM6DSO<I2CDevice<CircuitI2C>>, _ circuit: Circuit
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
    if driver.configuration.power == .down || driver.configuration.accelerometerOffset != nil {
      circuit.advance(by: try driver.configure(.init()))
    }
    circuit.advance(by: driver.settlingTime)
    circuit.advance(by: .milliseconds(200))
    let sample = try driver.read()
    guard sample.hasAcceleration else { return "nothing new" }
    let error = sample.acceleration.g - Axes(0.1, 0.2, -1)
    return abs(error.x) < 0.001 && abs(error.y) < 0.001 && abs(error.z) < 0.001
      ? nil : "read \(sample.acceleration.g)"
  }
}
