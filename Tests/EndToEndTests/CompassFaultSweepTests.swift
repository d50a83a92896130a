// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The operations of the compass drivers that are not in `FaultSweepTests`, with every fault at
/// each of their transactions.
@Suite struct CompassFaultSweepTests {
  @Test(arguments: Compass.furtherOperations)
  func compass(operation: Compass) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.ak8975) },
      prepare: { (circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        return try AK8975(on: I2CDevice(circuit.wire, .ak8975), circuit.timebase)
      },
      operation: operation.run, next: Compass.next
    ).run()
    expectSwept(report, operation.name)
  }

  /// The same on SPI, where an absent chip reads as ones and there are no acknowledges.
  @Test(arguments: SPICompass.operations)
  func compassOnSPI(operation: SPICompass) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.ak8975.on(spi: 0)) },
      prepare: { (circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        return try AK8975(on: SPIDevice(circuit.wire(spi: 0), .ak8975), circuit.timebase)
      },
      operation: operation.run, next: SPICompass.next
    ).run()
    expectSwept(report, operation.name)
  }

  @Test(arguments: Relative.operations)
  func ak8963(operation: Relative) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.ak8963) },
      prepare: { (circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        return try AK8963(on: I2CDevice(circuit.wire, .ak8963), circuit.timebase)
      },
      operation: operation.run, next: Relative.next
    ).run()
    expectSwept(report, operation.name)
  }

  @Test(arguments: Successor.operations)
  func ak09916(operation: Successor) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.ak09916) },
      prepare: { (circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        return try AK09916(on: I2CDevice(circuit.wire, .ak09916), circuit.timebase)
      },
      operation: operation.run, next: Successor.next
    ).run()
    expectSwept(report, operation.name)
  }

  @Test(arguments: Predecessor.operations)
  func ak8973(operation: Predecessor) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.ak8973) },
      prepare: { (circuit) throws(SensorError) in
        circuit.change { $0.field = [20, -30, 40] }
        return try AK8973(on: I2CDevice(circuit.wire, .ak8973), circuit.timebase)
      },
      operation: operation.run, next: Predecessor.next
    ).run()
    expectSwept(report, operation.name)
  }

  /// After an initialization that failed the next one works.
  @Test func beginnings() throws {
    let relative = try FaultSweep<Int>(
      circuit: { Circuit(.ak8963) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try AK8963(
          on: I2CDevice(circuit.wire, .ak8963), circuit.timebase,
          .init(mode: .continuous100Hertz))
      },
      next: { (_, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        var driver = try AK8963(on: I2CDevice(circuit.wire, .ak8963), circuit.timebase)
        return try Relative.next(&driver, circuit)
      }
    ).run()
    expectSwept(relative, "AK8963.init")
    let successor = try FaultSweep<Int>(
      circuit: { Circuit(.ak09916) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try AK09916(
          on: I2CDevice(circuit.wire, .ak09916), circuit.timebase,
          .init(mode: .continuous100Hertz))
      },
      next: { (_, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        var driver = try AK09916(on: I2CDevice(circuit.wire, .ak09916), circuit.timebase)
        return try Successor.next(&driver, circuit)
      }
    ).run()
    expectSwept(successor, "AK09916.init")
    let predecessor = try FaultSweep<Int>(
      circuit: { Circuit(.ak8973) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try AK8973(on: I2CDevice(circuit.wire, .ak8973), circuit.timebase)
      },
      next: { (_, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        var driver = try AK8973(on: I2CDevice(circuit.wire, .ak8973), circuit.timebase)
        return try Predecessor.next(&driver, circuit)
      }
    ).run()
    expectSwept(predecessor, "AK8973.init")
    // Mounted as the others, not as in the package.
    let bypass = try FaultSweep<Int>(
      circuit: { Circuit(.mpu6500(MPU6500Chip(.mpu9150), compass: .ak8975)) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try MPU6500Bypass.open(on: circuit.wire)
      },
      next: { (_, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        let wire = try MPU6500Bypass.open(on: circuit.wire)
        var driver = try AK8975(on: I2CDevice(wire, .ak8975), circuit.timebase)
        return try Compass.next(&driver, circuit)
      }
    ).run()
    expectSwept(bypass, "MPU6500Bypass.open")
  }

  @Test func theQuestionWhichOfTwoItIs() throws {
    let report = try FaultSweep<I2CDevice<CircuitI2C>>(
      circuit: { Circuit(.ak8963) },
      prepare: { (circuit) in I2CDevice(circuit.wire, .ak8963) },
      operation: { (bus, circuit) throws(SensorError) in
        _ = try AK8963.isAK8963(&bus, circuit.timebase)
      },
      next: { (bus, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        return try AK8963.isAK8963(&bus, circuit.timebase) ? nil : "took it for an AK8975"
      }
    ).run()
    expectSwept(report, "isAK8963")
  }
}

/// Expects that nothing trapped, that most faults were detected, and that the driver worked
/// afterwards.
func expectSwept<Driver: ~Copyable>(
  _ report: FaultSweep<Driver>.Report, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(report.transactions > 0, "\(name)", sourceLocation: sourceLocation)
  #expect(report.errors >= 2 * report.transactions, "\(name)", sourceLocation: sourceLocation)
  #expect(report.failures == [], "\(name)", sourceLocation: sourceLocation)
}

typealias Relative = Operation<AK8963<I2CDevice<CircuitI2C>>>
typealias Successor = Operation<AK09916<I2CDevice<CircuitI2C>>>
typealias Predecessor = Operation<AK8973<I2CDevice<CircuitI2C>>>
typealias SPICompass = Operation<AK8975<SPIDevice<CircuitSPI>>>

/// A good part passes with any fault, or there is an error instead of a verdict. Only a flipped bit
/// in the data cannot be detected.
private func check(_ result: CompassSelfTest) {
  guard !result.passed else { return }
  // Undoes the adjustment by 170, 175 and 160; the adjusted response is −650 digits on z.
  let raw = Axes(
    result.response.x * 256 / 298, result.response.y * 256 / 303, result.response.z * 256 / 288)
  #expect(!isStale(raw.map { Int16($0.rounded()) }, Axes(0, 0, -578)), "\(result)")
}

extension Compass {
  static var furtherOperations: [Compass] {
    [
      Compass("selfTest") { (driver, circuit) throws(SensorError) in
        check(try driver.selfTest(circuit.timebase))
      },
      Compass("next, twice") { (driver, circuit) throws(SensorError) in
        _ = try driver.next(circuit.timebase)
        _ = try driver.next(circuit.timebase)
      },
      Compass("readMeasurement at an edge") { (driver, circuit) throws(SensorError) in
        let due = try driver.startMeasurement(circuit.timebase)
        let edge = due.advanced(byNanoseconds: -1_700_000)
        circuit.advance(to: edge)
        _ = try driver.readMeasurement(at: edge)
      },
      Compass("next at an edge") { (driver, circuit) throws(SensorError) in
        let due = try driver.startMeasurement(circuit.timebase)
        let edge = due.advanced(byNanoseconds: -1_700_000)
        circuit.advance(to: edge)
        _ = try driver.next(at: edge, circuit.timebase)
      },
    ]
  }
}

extension SPICompass {
  static var operations: [SPICompass] {
    [
      SPICompass("measure") { (driver, circuit) throws(SensorError) in
        _ = try driver.measure(circuit.timebase)
      },
      SPICompass("selfTest") { (driver, circuit) throws(SensorError) in
        check(try driver.selfTest(circuit.timebase))
      },
      SPICompass("next, twice") { (driver, circuit) throws(SensorError) in
        _ = try driver.next(circuit.timebase)
        _ = try driver.next(circuit.timebase)
      },
      SPICompass("disableI2C") { (driver, _) throws(SensorError) in try driver.disableI2C() },
      SPICompass("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      SPICompass("reset") { (driver, _) throws(SensorError) in try driver.reset() },
    ]
  }

  static func next(
    _ driver: inout AK8975<SPIDevice<CircuitSPI>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.field = [20, -30, 40] }
    circuit.advance(by: .milliseconds(1))
    let field = try driver.measure(circuit.timebase).fluxDensity.microtesla
    return abs(field.x - 20) < 0.2 && abs(field.y + 30) < 0.2 && abs(field.z - 40) < 0.2
      ? nil : "read \(field)"
  }
}

extension Relative {
  static var operations: [Relative] {
    [
      Relative("measure") { (driver, circuit) throws(SensorError) in
        _ = try driver.measure(circuit.timebase)
      },
      Relative("readMeasurement, early") { (driver, circuit) throws(SensorError) in
        _ = try driver.startMeasurement(circuit.timebase)
        circuit.advance(by: .milliseconds(8))
        _ = try driver.readMeasurement(circuit.timebase)
      },
      Relative("readMeasurement at an edge") { (driver, circuit) throws(SensorError) in
        let due = try driver.startMeasurement(circuit.timebase)
        let edge = due.advanced(byNanoseconds: -1_800_000)
        circuit.advance(to: edge)
        _ = try driver.readMeasurement(at: edge)
      },
      Relative("configure and read") { (driver, circuit) throws(SensorError) in
        try driver.configure(.init(mode: .continuous100Hertz), circuit.timebase)
        circuit.advance(by: .milliseconds(25))
        _ = try driver.read()
        _ = try driver.read()
      },
      Relative("configure and read, 14 bits") { (driver, circuit) throws(SensorError) in
        try driver.configure(
          .init(output: .bits14, mode: .continuous100Hertz), circuit.timebase)
        circuit.advance(by: .milliseconds(25))
        _ = try driver.read(at: circuit.now)
      },
      Relative("selfTest") { (driver, circuit) throws(SensorError) in
        let result = try driver.selfTest(circuit.timebase)
        guard !result.passed else { return }
        let raw = Axes(
          result.response.x * 256 / 298, result.response.y * 256 / 303,
          result.response.z * 256 / 288)
        #expect(!isStale(raw.map { Int16($0.rounded()) }, Axes(0, 0, -1778)), "\(result)")
      },
      Relative("selfTest while it measures by itself") { (driver, circuit) throws(SensorError) in
        try driver.configure(.init(mode: .continuous100Hertz), circuit.timebase)
        _ = try driver.selfTest(circuit.timebase)
      },
      Relative("reset") { (driver, circuit) throws(SensorError) in
        try driver.reset(circuit.timebase)
      },
      Relative("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
    ]
  }

  /// Reads as before, or after `configure`.
  static func next(
    _ driver: inout AK8963<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.field = [20, -30, 40] }
    circuit.advance(by: .milliseconds(25))
    if driver.configuration.mode != .single {
      do throws(SensorError) {
        // The first sample may be of the previous field.
        _ = try driver.read()
        circuit.advance(by: .milliseconds(25))
        let sample = try driver.read()
        return sample.isNew ? judge(sample) : "nothing new"
      } catch .lostConfiguration {
        try driver.configure(.init(), circuit.timebase)
      }
    }
    return judge(try driver.measure(circuit.timebase))
  }

  private static func judge(_ sample: AK8963Sample) -> String? {
    let field = sample.fluxDensity.microtesla
    return abs(field.x - 20) < 0.4 && abs(field.y + 30) < 0.4 && abs(field.z - 40) < 0.4
      ? nil : "read \(field)"
  }
}

extension Successor {
  static var operations: [Successor] {
    [
      Successor("measure") { (driver, circuit) throws(SensorError) in
        _ = try driver.measure(circuit.timebase)
      },
      Successor("readMeasurement, early") { (driver, circuit) throws(SensorError) in
        _ = try driver.startMeasurement(circuit.timebase)
        circuit.advance(by: .milliseconds(8))
        _ = try driver.readMeasurement(circuit.timebase)
      },
      Successor("configure and read") { (driver, circuit) throws(SensorError) in
        try driver.configure(.init(mode: .continuous100Hertz), circuit.timebase)
        circuit.advance(by: .milliseconds(25))
        _ = try driver.read()
        _ = try driver.read()
      },
      Successor("selfTest") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTest(circuit.timebase)
      },
      Successor("selfTest while it measures by itself") { (driver, circuit) throws(SensorError) in
        try driver.configure(.init(mode: .continuous50Hertz), circuit.timebase)
        _ = try driver.selfTest(circuit.timebase)
      },
      Successor("reset") { (driver, circuit) throws(SensorError) in
        try driver.reset(circuit.timebase)
      },
      Successor("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
    ]
  }

  /// Reads as before, or after `configure`.
  static func next(
    _ driver: inout AK09916<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.field = [20, -30, 40] }
    circuit.advance(by: .milliseconds(25))
    if driver.configuration.mode != .single {
      do throws(SensorError) {
        // The first sample may be of the previous field.
        _ = try driver.read()
        circuit.advance(by: .milliseconds(25))
        let sample = try driver.read()
        return sample.isNew ? judge(sample) : "nothing new"
      } catch .lostConfiguration {
        try driver.configure(.init(), circuit.timebase)
      }
    }
    return judge(try driver.measure(circuit.timebase))
  }

  private static func judge(_ sample: AK09916Sample) -> String? {
    let field = sample.fluxDensity.microtesla
    return abs(field.x - 20) < 0.1 && abs(field.y + 30) < 0.1 && abs(field.z - 40) < 0.1
      ? nil : "read \(field)"
  }
}

extension Predecessor {
  static var operations: [Predecessor] {
    [
      Predecessor("measure") { (driver, circuit) throws(SensorError) in
        _ = try driver.measure(circuit.timebase)
      },
      Predecessor("readMeasurement, early") { (driver, circuit) throws(SensorError) in
        let due = try driver.startMeasurement(circuit.timebase)
        circuit.advance(to: due.advanced(byNanoseconds: -1_000_000))
        do throws(SensorError) {
          _ = try driver.readMeasurement(circuit.timebase)
        } catch .notReady {}
        circuit.advance(to: due)
        _ = try driver.readMeasurement(circuit.timebase)
      },
      Predecessor("readMeasurement at an edge") { (driver, circuit) throws(SensorError) in
        let due = try driver.startMeasurement(circuit.timebase)
        circuit.advance(to: due)
        _ = try driver.readMeasurement(at: due)
      },
      Predecessor("measureInRange") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.field = [300, -30, 40] }
        _ = try driver.measureInRange(circuit.timebase)
      },
      Predecessor("configure") { (driver, circuit) throws(SensorError) in
        try driver.configure(offset: Axes(2, -2, 1), circuit.timebase)
      },
      Predecessor("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      Predecessor("reset") { (driver, circuit) throws(SensorError) in
        try driver.reset(circuit.timebase)
      },
    ]
  }

  static func next(
    _ driver: inout AK8973<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.field = [20, -30, 40] }
    circuit.advance(by: .milliseconds(1))
    let sample: AK8973Sample
    do throws(SensorError) {
      sample = try driver.measureInRange(circuit.timebase)
    } catch .lostConfiguration {
      // The supply failed meanwhile; the next call writes everything again.
      return try judge(driver.measureInRange(circuit.timebase))
    }
    return judge(sample)
  }

  private static func judge(_ sample: AK8973Sample) -> String? {
    let field = sample.fluxDensity.microtesla
    return abs(field.x - 20) < 1.6 && abs(field.y + 30) < 1.6 && abs(field.z - 40) < 1.6
      ? nil : "read \(field)"
  }
}
