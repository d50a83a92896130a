// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The ways to the magnetometer in one of InvenSense's parts, by its own I2C controller and by its bypass, with every fault at
/// some of their transactions.
@Suite struct InvenSenseHubFaultSweepTests {
  typealias Old = InvenSenseFieldOperations<MPU6500Configuration, AK8975Configuration>
  typealias New = InvenSenseFieldOperations<MPU6500Configuration, AK8963Configuration>
  typealias Banked = InvenSenseFieldOperations<ICM20948Configuration, AK09916Configuration>

  static let mpu9150 = Old(
    part: .mpu9150, target: .ak8975, magnetometer: AK8975Configuration(),
    sensor: .init(part: .mpu9150, auxiliary: .magnetometer),
    collecting: .init(
      part: .mpu9150, fifo: .init(magnetometer: true), auxiliary: .magnetometer),
    field: Axes(-3, 20, -44.1), digits: Axes(57, -8, 131))
  static let mpu9250 = New(
    part: .mpu9250, target: .ak8963, magnetometer: .init(mode: .continuous100Hertz),
    sensor: .init(part: .mpu9250, auxiliary: .magnetometer),
    collecting: .init(
      part: .mpu9250, fifo: .init(magnetometer: true), auxiliary: .magnetometer),
    field: Axes(-3, 20, -44.1), digits: Axes(115, -17, 261))
  static let icm20948 = Banked(
    part: .icm20948, target: .ak09916, magnetometer: .init(mode: .continuous100Hertz),
    sensor: .init(auxiliary: .magnetometer),
    collecting: .init(fifo: .init(magnetometer: true), auxiliary: .magnetometer),
    field: Axes(23.4, -41.1, 12.3), digits: Axes(156, 274, -82))

  @Test(arguments: mpu9150.operations) func fieldOfMPU9150(operation: Old.One) throws {
    try Self.mpu9150.sweep(operation)
  }

  @Test(arguments: mpu9250.operations) func fieldOfMPU9250(operation: New.One) throws {
    try Self.mpu9250.sweep(operation)
  }

  @Test(arguments: icm20948.operations) func fieldOfICM20948(operation: Banked.One) throws {
    try Self.icm20948.sweep(operation)
  }

  /// After a bypass that failed to open the next one works, with the magnetometer behind it.
  @Test func bypasses() throws {
    let new = try FaultSweep<Int>(
      circuit: { Circuit(.mpu9250) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try MPU6500Bypass.open(on: circuit.wire, of: .mpu9250)
      },
      next: { (_, circuit) throws(SensorError) in
        circuit.change { $0.field = Axes(-3, 20, -44.1) }
        circuit.advance(by: .milliseconds(100))
        let wire = try MPU6500Bypass.open(on: circuit.wire, of: .mpu9250)
        var compass = try AK8963(on: I2CDevice(wire, .ak8963), circuit.timebase)
        let raw = try compass.measure(circuit.timebase).raw
        return raw == Axes(115, -17, 261) ? nil : "read \(raw)"
      }
    ).run()
    expectSwept(new, "MPU6500Bypass.open")
    let banked = try FaultSweep<Int>(
      circuit: { Circuit(.icm20948) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try ICM20948Bypass.open(on: circuit.wire)
      },
      next: { (_, circuit) throws(SensorError) in
        circuit.change { $0.field = Axes(23.4, -41.1, 12.3) }
        circuit.advance(by: .milliseconds(100))
        let wire = try ICM20948Bypass.open(on: circuit.wire)
        var compass = try AK09916(on: I2CDevice(wire, .ak09916), circuit.timebase)
        let raw = try compass.measure(circuit.timebase).raw
        return raw == Axes(156, 274, -82) ? nil : "read \(raw)"
      }
    ).run()
    expectSwept(banked, "ICM20948Bypass.open")
  }
}

/// The operations of one of InvenSense's parts with its magnetometer, and what has to work after a fault in them.
struct InvenSenseFieldOperations<
  Configuration: InvenSenseConfiguration, Magnetometer: AKMConfiguration
>: Sendable {
  typealias Driver = InvenSenseSixAxis<Configuration, I2CDevice<CircuitI2C>>
  typealias One = Operation<Driver>

  var part: Part
  var target: I2CTarget
  var magnetometer: Magnetometer
  var sensor: Configuration
  /// With what was read of the magnetometer in the FIFO.
  var collecting: Configuration
  /// A field in µT on the axes of the part, and what the magnetometer then holds, not adjusted.
  var field: Axes<Double>
  var digits: Axes<Int16>

  /// A field reported as new must be of the present world. A flipped bit cannot be detected.
  private func check(_ found: InvenSenseMagnetometer?) {
    guard let found, found.isNew, !found.isUnanswered else { return }
    #expect(!isStale(found.raw, digits), "\(found)")
  }

  private var alone: Configuration {
    var alone = sensor
    alone.auxiliary = .off
    return alone
  }

  private func begin(_ driver: inout Driver, _ circuit: Circuit) throws(SensorError) {
    _ = try driver.startMagnetometer(magnetometer, at: target, circuit.timebase)
    circuit.advance(by: try driver.configure(sensor))
    circuit.advance(by: .milliseconds(30))
  }

  var operations: [One] {
    [
      One("readMagnetometer") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.field = field }
        circuit.advance(by: .milliseconds(50))
        check(try driver.readMagnetometer())
      },
      One("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.field = field }
        circuit.advance(by: .milliseconds(50))
        check(try driver.read().magnetometer)
      },
      One("drain") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.field = field }
        circuit.advance(by: try driver.configure(collecting))
        circuit.advance(by: .milliseconds(30))
        try driver.rearmFIFO(circuit.timebase)
        circuit.advance(by: .milliseconds(60))
        var samples = [InvenSenseTimedSample](repeating: .init(), count: 20)
        var span = samples.mutableSpan
        let drain = try driver.drain(into: &span, circuit.timebase)
        for index in 0..<drain.count { check(samples[index].sample.magnetometer) }
      },
      One("startMagnetometer") { (driver, circuit) throws(SensorError) in
        try begin(&driver, circuit)
      },
      One("stopMagnetometer") { (driver, circuit) throws(SensorError) in
        try driver.stopMagnetometer(magnetometer, at: target, circuit.timebase)
        try driver.configure(alone)
      },
    ]
  }

  func sweep(_ operation: One) throws {
    let report = try FaultSweep(
      circuit: { Circuit(part) },
      prepare: { (circuit) throws(SensorError) in
        var driver = try Driver(on: I2CDevice(circuit.wire, .mpu6500), alone)
        try begin(&driver, circuit)
        return driver
      },
      operation: operation.run, next: next, most: sweptTransactions
    ).run()
    expectSwept(report, operation.name)
  }

  /// Reading goes on, or reports that the configuration is lost, or the magnetometer is silent, as one that has lost its
  /// supply is: then it is started again. Either way a fresh field of the present world comes.
  private func next(_ driver: inout Driver, _ circuit: Circuit) throws(SensorError) -> String? {
    circuit.change { $0.field = field.map { -$0 } }
    var isSilent = true
    do throws(SensorError) {
      for _ in 0..<20 {
        circuit.advance(by: .milliseconds(12))
        isSilent = try !driver.readMagnetometer().isNew && isSilent
      }
    } catch {
      guard error == .lostConfiguration || error == .wrongState else { throw error }
      isSilent = true
    }
    if isSilent {
      circuit.advance(by: .milliseconds(100))
      try begin(&driver, circuit)
    }
    if driver.configuration != (try sensor.rounded()) { try begin(&driver, circuit) }
    for _ in 0..<10 {
      circuit.advance(by: .milliseconds(12))
      let found = try driver.readMagnetometer()
      if found.isUnanswered { return "unanswered" }
      guard found.isNew else { continue }
      let off = found.raw.map { Double($0) } + digits.map { Double($0) }
      return abs(off.x) <= 1 && abs(off.y) <= 1 && abs(off.z) <= 1 ? nil : "read \(found.raw)"
    }
    return "nothing new"
  }
}
