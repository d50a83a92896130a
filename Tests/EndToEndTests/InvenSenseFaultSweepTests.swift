// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// Every operation of the drivers of InvenSense's six axes, with every fault at some of its transactions; those of the
/// magnetometer behind the chip are in `InvenSenseHubFaultSweepTests`.
@Suite struct InvenSenseFaultSweepTests {
  typealias New = InvenSenseOperations<MPU6500Configuration>
  typealias Banked = InvenSenseOperations<ICM20948Configuration>

  static let mpu6500 = New(
    part: .mpu6500,
    plain: .init(motion: .init(threshold: 0.2)),
    other: .init(
      rate: .hertz500, accelerometerRange: .g8, gyroscopeRange: .dps2000,
      accelerometerLowPass: .hertz184,
      gyroscopeOffset: AngularRate(degreesPerSecond: Axes(1, -2, 3)),
      pin: .init(activeLow: true, latched: true)),
    fifo: .init(rate: .hertz200, fifo: .init()))
  static let mpu6050 = New(
    part: .mpu6050,
    plain: .init(part: .mpu6050, motion: .init(threshold: 0.2, duration: .milliseconds(5))),
    other: .init(
      part: .mpu6050, rate: .hertz500, accelerometerRange: .g8, gyroscopeRange: .dps2000,
      runsGyroscope: false, wakeRate: 40),
    fifo: .init(part: .mpu6050, rate: .hertz200, fifo: .init()), digitsPerDegree: 340, zero: 36.53)
  static let icm20948 = Banked(
    part: .icm20948,
    plain: .init(motion: .init(threshold: 0.2)),
    other: .init(
      rate: .hertz375, accelerometerRange: .g8, gyroscopeRange: .dps2000,
      gyroscopeOffset: AngularRate(degreesPerSecond: Axes(1, -2, 3)),
      pin: .init(activeLow: true, latched: true)),
    fifo: .init(rate: .hertz225, fifo: .init()))

  // MARK: Single samples

  @Test(arguments: mpu6500.operations) func samplesOfMPU6500(operation: New.One) throws {
    try Self.mpu6500.sweep(operation)
  }

  @Test(arguments: mpu6050.operations) func samplesOfMPU6050(operation: New.One) throws {
    try Self.mpu6050.sweep(operation)
  }

  @Test(arguments: icm20948.operations) func samplesOfICM20948(operation: Banked.One) throws {
    try Self.icm20948.sweep(operation)
  }

  // MARK: The FIFO

  @Test(arguments: mpu6500.operationsOfFIFO) func fifoOfMPU6500(operation: New.One) throws {
    try Self.mpu6500.sweepFIFO(operation)
  }

  @Test(arguments: mpu6050.operationsOfFIFO) func fifoOfMPU6050(operation: New.One) throws {
    try Self.mpu6050.sweepFIFO(operation)
  }

  @Test(arguments: icm20948.operationsOfFIFO) func fifoOfICM20948(operation: Banked.One) throws {
    try Self.icm20948.sweepFIFO(operation)
  }

  // MARK: Self-tests

  @Test(arguments: mpu6500.selfTests) func selfTestOfMPU6500(operation: New.One) throws {
    try Self.mpu6500.sweep(operation)
  }

  @Test(arguments: mpu6050.selfTests) func selfTestOfMPU6050(operation: New.One) throws {
    try Self.mpu6050.sweep(operation)
  }

  @Test(arguments: icm20948.selfTests) func selfTestOfICM20948(operation: Banked.One) throws {
    try Self.icm20948.sweep(operation)
  }

  // MARK: Beginnings and the trim

  @Test func beginnings() throws {
    try Self.mpu6500.sweepBeginning()
    try Self.mpu6050.sweepBeginning()
    try Self.icm20948.sweepBeginning()
  }

  @Test func trims() throws {
    try Self.mpu6500.sweepTrim()
    try Self.mpu6050.sweepTrim()
    try Self.icm20948.sweepTrim()
  }
}

/// The operations of one of InvenSense's six-axis parts, and what has to work after a fault in them.
struct InvenSenseOperations<Configuration: InvenSenseConfiguration>: Sendable {
  typealias Driver = InvenSenseSixAxis<Configuration, I2CDevice<CircuitI2C>>
  typealias One = Operation<Driver>

  var part: Part
  /// ±4 g and ±500 °/s, with motion detected.
  var plain: Configuration
  /// What `configure` is swept with.
  var other: Configuration
  /// With a FIFO, at some 200 Hz, ±4 g and ±500 °/s.
  var fifo: Configuration
  /// The thermometer: digits of 1 °C, and the temperature of 0 digits.
  var digitsPerDegree = 333.87
  var zero = 21.0

  // The world in digits of ±4 g and ±500 °/s, of which any two differ by more than a turned bit.
  private static var force: Axes<Int16> { Axes(2730, -1365, 1365) }
  private static var rate: Axes<Int16> { Axes(-1365, 2730, 1365) }

  private static func move(_ circuit: Circuit) {
    circuit.change {
      $0.specificForce = force.map { Double($0) / 8192 }
      $0.angularRate = rate.map { Double($0) / 65.5 * .pi / 180 }
      $0.temperature = 40
    }
  }

  private static func isStale(_ sample: InvenSenseSample) -> Bool {
    EndToEndTests.isStale(sample.rawAcceleration, force)
      || EndToEndTests.isStale(sample.rawAngularRate, rate)
  }

  private func begin(
    _ circuit: Circuit, _ configuration: Configuration
  ) throws(SensorError) -> Driver {
    let driver = try Driver(on: I2CDevice(circuit.wire, .mpu6500), configuration)
    circuit.advance(by: driver.settlingTime + .milliseconds(300))
    return driver
  }

  // MARK: Single samples

  var operations: [One] {
    let (plain, other, digitsPerDegree, zero) = (plain, other, digitsPerDegree, zero)
    return [
      One("read") { (driver, circuit) throws(SensorError) in
        Self.move(circuit)
        circuit.advance(by: .milliseconds(300))
        let sample = try driver.read()
        // A sample reported as new must be of the present world. A flipped bit cannot be detected.
        #expect(!sample.isNew || !Self.isStale(sample), "\(sample)")
      },
      One("hasSample") { (driver, _) throws(SensorError) in _ = try driver.hasSample() },
      One("readTemperature") { (driver, circuit) throws(SensorError) in
        Self.move(circuit)
        circuit.advance(by: .milliseconds(300))
        let celsius = try driver.readTemperature()
        func digits(_ celsius: Double) -> Int {
          Int(((celsius - zero) * digitsPerDegree).rounded())
        }
        let turned = (digits(celsius) ^ digits(40)) & 0xFFFF
        #expect(turned.nonzeroBitCount <= 1, "\(celsius) °C")
      },
      One("readEvents") { (driver, circuit) throws(SensorError) in
        Self.move(circuit)
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readEvents()
      },
      One("configure") { (driver, _) throws(SensorError) in try driver.configure(other) },
      One("configure and sleep") { (driver, _) throws(SensorError) in
        var down = plain
        down.power = .down
        try driver.configure(down)
      },
      One("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      One("reset") { (driver, circuit) throws(SensorError) in try driver.reset(circuit.timebase) },
    ]
  }

  func sweep(_ operation: One) throws {
    let report = try FaultSweep(
      circuit: { Circuit(part) },
      prepare: { (circuit) throws(SensorError) in try begin(circuit, plain) },
      operation: operation.run, next: next, most: sweptTransactions
    ).run()
    expectSwept(report, operation.name)
  }

  /// After an initialization that failed the next one works.
  func sweepBeginning() throws {
    let report = try FaultSweep<Int>(
      circuit: { Circuit(part) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try Driver(on: I2CDevice(circuit.wire, .mpu6500), fifo)
      },
      next: { (_, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(100))
        var driver = try begin(circuit, plain)
        return try next(&driver, circuit)
      }
    ).run()
    expectSwept(report, "init")
  }

  /// A trim that failed may have been written to some axes; a reset loads the factory's.
  func sweepTrim() throws {
    let report = try FaultSweep(
      circuit: { Circuit(part) },
      prepare: { (circuit) throws(SensorError) in try begin(circuit, plain) },
      operation: { (driver, _) throws(SensorError) in
        try driver.trimAccelerometer(by: Acceleration(g: Axes(0.125, -0.25, 0.5)))
      },
      next: { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(100))
        try driver.reset(circuit.timebase)
        return try next(&driver, circuit)
      }
    ).run()
    expectSwept(report, "trimAccelerometer")
  }

  /// Reading goes on, or reports that the configuration is lost and then can be configured; either way a fresh sample of the
  /// present world comes.
  private func next(_ driver: inout Driver, _ circuit: Circuit) throws(SensorError) -> String? {
    circuit.change {
      $0.specificForce = [-0.125, 0.25, 1]
      $0.angularRate = [-1, 0.5, 2]
    }
    do throws(SensorError) {
      for _ in 0..<40 {
        circuit.advance(by: .milliseconds(10))
        _ = try driver.read()
      }
    } catch .lostConfiguration {
      circuit.advance(by: try driver.configure(plain))
    }
    if driver.configuration != (try plain.rounded()) {
      circuit.advance(by: try driver.configure(plain))
    }
    circuit.advance(by: driver.settlingTime + .milliseconds(300))
    let sample = try driver.read()
    guard sample.isNew else { return "nothing new" }
    return judge(sample)
  }

  private func judge(_ sample: InvenSenseSample) -> String? {
    let force = sample.acceleration.g - Axes(-0.125, 0.25, 1)
    let rate = sample.angularRate.radiansPerSecond - Axes(-1, 0.5, 2)
    let errors = [force.x, force.y, force.z, rate.x, rate.y, rate.z].map { abs($0) }
    return errors.allSatisfy { $0 < 0.002 }
      ? nil : "read \(sample.acceleration), \(sample.angularRate)"
  }

  // MARK: The FIFO

  var operationsOfFIFO: [One] {
    [
      One("drain") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(50))
        try Self.drain(&driver, circuit)
      },
      One("drain twice") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(120))
        try Self.drain(&driver, circuit, room: 20)
        try Self.drain(&driver, circuit)
      },
      One("drain of a full FIFO") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(500))
        try Self.drain(&driver, circuit)
        circuit.advance(by: .milliseconds(20))
        try Self.drain(&driver, circuit)
      },
      One("fifoCount") { (driver, _) throws(SensorError) in _ = try driver.fifoCount() },
      One("rearmFIFO") { (driver, circuit) throws(SensorError) in
        try driver.rearmFIFO(circuit.timebase)
        circuit.advance(by: .milliseconds(20))
        try Self.drain(&driver, circuit)
      },
    ]
  }

  /// Draining goes on, or reports that the configuration is lost; samples are never anything but what the world was, or a
  /// turned bit away from it.
  func sweepFIFO(_ operation: One) throws {
    let report = try FaultSweep(
      circuit: { Circuit(part) },
      prepare: { (circuit) throws(SensorError) in
        Self.move(circuit)
        var driver = try begin(circuit, fifo)
        try driver.rearmFIFO(circuit.timebase)
        for _ in 0..<3 {
          circuit.advance(by: .milliseconds(20))
          try Self.drain(&driver, circuit)
        }
        return driver
      },
      operation: operation.run, next: nextDrain, most: sweptTransactions
    ).run()
    expectSwept(report, operation.name)
  }

  private static func drain(
    _ driver: inout Driver, _ circuit: Circuit, room: Int = 40
  ) throws(SensorError) {
    var samples = [InvenSenseTimedSample](repeating: .init(), count: room)
    var span = samples.mutableSpan
    let drain = try driver.drain(into: &span, circuit.timebase)
    for index in 0..<drain.count {
      #expect(!isStale(samples[index].sample), "\(index): \(samples[index].sample)")
    }
  }

  /// A fresh set of the present world, with its time, whatever came before.
  private func nextDrain(
    _ driver: inout Driver, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change {
      $0.specificForce = [-0.125, 0.25, 1]
      $0.angularRate = [-1, 0.5, 2]
    }
    var samples = [InvenSenseTimedSample](repeating: .init(), count: 80)
    var count = 0
    for _ in 0..<20 {
      circuit.advance(by: .milliseconds(20))
      var span = samples.mutableSpan
      do throws(SensorError) {
        count = try driver.drain(into: &span, circuit.timebase).count
      } catch .lostConfiguration {
        circuit.advance(by: try driver.configure(fifo))
        try driver.rearmFIFO(circuit.timebase)
      }
    }
    guard count > 0 else { return "nothing new" }
    let newest = samples[count - 1]
    if let problem = judge(newest.sample) { return problem }
    // The FIFO was emptied: its newest set is a period old at most, before it was read.
    let age = (circuit.now - newest.time).wholeNanoseconds
    return age >= 0 && age < fifo.period + 6_000_000 ? nil : "\(age) ns old"
  }

  // MARK: Self-tests

  var selfTests: [One] {
    [
      One("selfTestAccelerometer") { (driver, circuit) throws(SensorError) in
        Self.check(try driver.selfTestAccelerometer(circuit.timebase))
      },
      One("selfTestGyroscope") { (driver, circuit) throws(SensorError) in
        Self.check(try driver.selfTestGyroscope(circuit.timebase))
      },
    ]
  }

  /// A good part passes with any fault, or there is an error instead of a verdict. A stuck axis and a flipped bit concern
  /// one axis.
  private static func check(_ result: InvenSenseSelfTest) {
    let (limits, change) = (result.limits, result.change.map { Double($0) })
    let good = [
      limits.x.contains(change.x), limits.y.contains(change.y), limits.z.contains(change.z),
    ]
    #expect(good.filter { $0 }.count >= (result.passed ? 3 : 2), "\(result)")
  }
}
