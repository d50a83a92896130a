// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The driver of the LSM6DSL and its relatives on the software chips.
@Suite struct LSM6DSLTests {
  typealias Sensor = LSM6DSL<I2CDevice<CircuitI2C>>
  typealias Configuration = LSM6DSLConfiguration

  static let parts: [(Configuration.Part, Part)] = [
    (.lsm6dsl, .lsm6dsl), (.lsm6ds3trc, .lsm6ds3trc), (.lsm6ds3, .lsm6ds3), (.lsm6ds33, .lsm6ds33),
  ]

  /// World → chip → bus → driver → quantity, within half a digit on both buses, and clipped at the codes.
  @Test(arguments: parts.indices)
  func ranges(index: Int) throws {
    let (part, chip) = Self.parts[index]
    let forces = part.accelerometerRanges
    for (number, gyroscope) in part.gyroscopeRanges.enumerated() {
      let accelerometer = forces[number % forces.count]
      let digit = try #require(LSM6DSOTests.forceDigits[accelerometer.g])
      let turn = try #require(LSM6DSOTests.rateDigits[gyroscope.degreesPerSecond])
      let configuration = Configuration(
        part: part, accelerometerRange: accelerometer, gyroscopeRange: gyroscope)
      let onI2C = Circuit(chip)
      var first = try LSM6DSL(on: I2CDevice(onI2C.wire, .lsm6dsl), configuration)
      let onSPI = Circuit(chip.on(spi: 0))
      var second = try LSM6DSL(on: SPIDevice(onSPI.wire(spi: 0), .lsm6dsl), configuration)
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
      (.lsm6dsl, .hertz12Point5, 13.021, true), (.lsm6dsl, .hertz416, 416.688, false),
      (.lsm6ds3, .hertz104, 104.172, true), (.lsm6ds33, .hertz208, 208.344, false),
    ] as [(Configuration.Part, Configuration.Rate, Double, Bool)])
  func oneSensor(
    part: Configuration.Part, rate: Configuration.Rate, hertz: Double, isAccelerometer: Bool
  ) throws {
    let circuit = Circuit(try #require(Self.parts.first { $0.0 == part }).1)
    var sensor = try LSM6DSL(
      on: I2CDevice(circuit.wire, .lsm6dsl),
      .init(
        part: part, accelerometerRate: isAccelerometer ? rate : nil,
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

  /// An edge of the data-ready pin for each sample, latched until it is read or, not of an LSM6DS3, as a pulse.
  @Test(arguments: [(0, false), (0, true), (2, false)])
  func dataReady(index: Int, pulsed: Bool) throws {
    let (part, chip) = Self.parts[index]
    let circuit = Circuit(chip)
    var sensor = try LSM6DSL(
      on: I2CDevice(circuit.wire, .lsm6dsl),
      .init(part: part, pins: .init(interrupt1: .gyroscopeReady, pulsed: pulsed)))
    circuit.advance(by: sensor.settlingTime)
    var line = try #require(circuit.line("INT1", of: .i2c(0x6A)))
    _ = try sensor.read()
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

  /// 256 digits are 1 °C, or 16 of an LSM6DS3.
  @Test(arguments: parts.indices)
  func temperature(index: Int) throws {
    let (part, chip) = Self.parts[index]
    let circuit = Circuit(chip)
    circuit.change { $0.temperature = 35.25 }
    var sensor = try LSM6DSL(on: I2CDevice(circuit.wire, .lsm6dsl), .init(part: part))
    circuit.advance(by: .seconds(1))
    #expect(try sensor.readTemperature() == 35.25)
    #expect(try sensor.read().temperature == 35.25)
  }

  /// What the driver subtracts, in either of its weights, on each axis in the chip's sign.
  @Test(arguments: [0.0625, 1.5])
  func offset(offset: Double) throws {
    let circuit = Circuit(.lsm6dsl)
    circuit.change { $0.specificForce = [0, 0, 1] }
    var sensor = try LSM6DSL(
      on: I2CDevice(circuit.wire, .lsm6dsl),
      .init(accelerometerOffset: Acceleration(g: Axes(offset, -offset, offset))))
    circuit.advance(by: sensor.settlingTime + .milliseconds(100))
    let value = try sensor.read().acceleration.g
    #expect(abs(value.x + offset) < 0.001 && abs(value.y - offset) < 0.001)
    #expect(abs(value.z - 1 + offset) < 0.001)
  }

  /// A hundred specimens pass, and fail with an axis that does not move.
  @Test(arguments: parts.indices)
  func selfTests(index: Int) throws {
    let (part, chip) = Self.parts[index]
    for seed in 0..<25 {
      let circuit = Circuit([chip], sensing: .typical(seed: UInt64(25 * index + seed)))
      var sensor = try LSM6DSL(on: I2CDevice(circuit.wire, .lsm6dsl), .init(part: part))
      let force = try sensor.selfTestAccelerometer(circuit.timebase)
      let rate = try sensor.selfTestGyroscope(circuit.timebase)
      #expect(force.passed && rate.passed, "seed \(seed): \(force), \(rate)")
      circuit.advance(by: sensor.settlingTime + .milliseconds(100))
      #expect(try abs(sensor.read().acceleration.g.z - 1) < 0.2)
      circuit.fail(.stuckAxis(seed % 3), atTransaction: 1)
      _ = try sensor.read()
      #expect(try !sensor.selfTestAccelerometer(circuit.timebase).passed, "seed \(seed)")
    }
  }

  /// The registers have their values after power-on but for BDU; then the chip measures again.
  @Test(arguments: parts.indices)
  func resets(index: Int) throws {
    let (part, chip) = Self.parts[index]
    let circuit = Circuit(chip)
    var sensor = try LSM6DSL(
      on: I2CDevice(circuit.wire, .lsm6dsl),
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

  /// A board that is sold with an LSM6DS3 may carry an LSM6DS3TR-C.
  @Test func anotherPart() {
    let circuit = Circuit(.lsm6ds3trc)
    #expect(throws: SensorError.identity(expected: 0x69, found: 0x6A)) {
      _ = try LSM6DSL(on: I2CDevice(circuit.wire, .lsm6dsl), .init(part: .lsm6ds3))
    }
  }

  /// The timestamp counts in either of its steps, and can be reset.
  @Test(arguments: parts.indices, [false, true])
  func timestamps(index: Int, coarse: Bool) throws {
    let (part, chip) = Self.parts[index]
    let circuit = Circuit(chip)
    var sensor = try LSM6DSL(
      on: I2CDevice(circuit.wire, .lsm6dsl),
      .init(part: part, timestamps: true, coarseTimestamps: coarse))
    try sensor.resetTimestamp()
    circuit.advance(by: .seconds(10))
    let count = Double(try sensor.readTimestamp())
    #expect(abs(count * sensor.timestampStep - 10) < (coarse ? 0.013 : 0.001))
    try sensor.resetTimestamp()
    #expect(try sensor.readTimestamp() < 100)
    #expect(circuit.finish().isClean)
  }

  /// A fall is shown by the pin, and read; then both are at rest.
  @Test(arguments: parts.indices)
  func freeFall(index: Int) throws {
    let (part, chip) = Self.parts[index]
    let circuit = Circuit(chip)
    circuit.change { $0.specificForce = [0, 0, 1] }
    var sensor = try LSM6DSL(
      on: I2CDevice(circuit.wire, .lsm6dsl),
      .init(
        part: part, accelerometerRate: .hertz416, events: .init(freeFall: .init()),
        pins: .init(interrupt1: .freeFall)))
    try sensor.arm(circuit.timebase)
    var line = try #require(circuit.line("INT1", of: .i2c(0x6A)))
    while line.waitForEdge(until: circuit.now) != nil {}
    #expect(try !sensor.readEvents().freeFall)
    let start = circuit.now
    circuit.change { $0.specificForce = [0.05, 0, 0.05] }
    let found = line.waitForEdge(until: circuit.now + .milliseconds(200))
    let edge = try #require(found)
    // 30 ms are 12.5 samples of 416.688 Hz.
    let time = (edge - start) / .milliseconds(1)
    #expect(time > 28 && time < 40, "\(time)")
    #expect(try sensor.readEvents().freeFall)
    circuit.change { $0.specificForce = [0, 0, 1] }
    circuit.advance(by: .milliseconds(50))
    _ = try sensor.readEvents()
    #expect(try !sensor.readEvents().freeFall)
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: LSM6DSLOperation.operations)
  func faults(operation: LSM6DSLOperation) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lsm6dsl) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LSM6DSL(
          on: I2CDevice(circuit.wire, .lsm6dsl),
          .init(
            timestamps: true, events: .init(freeFall: .init()),
            pins: .init(interrupt1: [.freeFall], activeLow: true)))
        circuit.advance(by: driver.settlingTime)
        return driver
      },
      operation: operation.run, next: LSM6DSLOperation.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

typealias LSM6DSLOperation = Operation<LSM6DSL<I2CDevice<CircuitI2C>>>

extension LSM6DSLOperation {
  static var operations: [LSM6DSLOperation] {
    [
      LSM6DSLOperation("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0.5, -0.5, 0.25] }
        circuit.advance(by: .milliseconds(200))
        let sample = try driver.read()
        // 122 µg a digit. A turned bit cannot be known; it is one bit away.
        #expect(
          !sample.hasAcceleration || !isStale(sample.rawAcceleration, Axes(4098, -4098, 2049)))
      },
      LSM6DSLOperation("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            accelerometerRate: .hertz416, gyroscopeRate: .hertz833, accelerometerRange: .g8,
            gyroscopeRange: .dps2000, gyroscopeLowPass: .type3))
      },
      LSM6DSLOperation("configure events") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            accelerometerOffset: Acceleration(g: Axes(0.01, 0.02, 0.03)),
            events: .init(
              wakeUp: .init(), orientation: .init(), tap: .init(),
              activity: .init(duration: .seconds(10), effect: .gyroscopeSleeps)),
            pins: .init(interrupt1: .wakeUp, interrupt2: .activity)))
      },
      LSM6DSLOperation("drain") { (driver, circuit) throws(SensorError) in
        circuit.advance(
          by: try driver.configure(
            .init(accelerometerRate: .hertz104, gyroscopeRate: .hertz208, fifo: .init())))
        try driver.rearmFIFO(circuit.timebase)
        circuit.advance(by: .milliseconds(100))
        var samples = InlineArray<32, LSM6DSLTimedSample>(repeating: .init())
        var room = samples.mutableSpan
        _ = try driver.drain(into: &room, circuit.timebase)
      },
      LSM6DSLOperation("readEvents") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0, 0, 0] }
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readEvents()
      },
      LSM6DSLOperation("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      LSM6DSLOperation("readTemperature") { (driver, _) throws(SensorError) in
        _ = try driver.readTemperature()
      },
      LSM6DSLOperation("readTimestamp") { (driver, _) throws(SensorError) in
        _ = try driver.readTimestamp()
      },
      LSM6DSLOperation("selfTestAccelerometer") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTestAccelerometer(circuit.timebase)
      },
      LSM6DSLOperation("selfTestGyroscope") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTestGyroscope(circuit.timebase)
      },
      LSM6DSLOperation("reset") { (driver, circuit) throws(SensorError) in
        try driver.reset(circuit.timebase)
      },
      LSM6DSLOperation("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
    ]
  }

  /// Reading continues, or reports that the configuration is lost and then can be configured; either way a fresh
  /// sample of the present world comes.
  static func next(
    _ driver: inout LSM6DSL<I2CDevice<CircuitI2C>>, _ circuit: Circuit
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
