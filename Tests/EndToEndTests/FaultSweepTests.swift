// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// Every public operation of each driver, with every fault at each of its transactions.
///
/// The world changes at the fault, which reveals stale samples: a sample reported as new must be of
/// the present world.
@Suite struct FaultSweepTests {
  @Test(arguments: Accelerometer.operations)
  func accelerometer(operation: Accelerometer) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lis331dlh) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh), .init(range: .g2))
        circuit.advance(by: .milliseconds(30))
        return driver
      },
      operation: operation.run, next: Accelerometer.next
    ).run()
    expect(report, operation.name)
  }

  @Test(arguments: Gyroscope.operations)
  func gyroscope(operation: Gyroscope) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.l3g4200d) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d))
        circuit.advance(by: .milliseconds(300))
        return driver
      },
      operation: operation.run, next: Gyroscope.next
    ).run()
    expect(report, operation.name)
  }

  @Test(arguments: Compass.operations)
  func compass(operation: Compass) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.ak8975) },
      prepare: { (circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        return try AK8975(on: I2CDevice(circuit.wire, .ak8975), circuit.timebase)
      },
      operation: operation.run, next: Compass.next
    ).run()
    expect(report, operation.name)
  }

  /// After an initialization that failed the next one works.
  @Test func beginnings() throws {
    let accelerometer = try FaultSweep<Int>(
      circuit: { Circuit(.lis331dlh) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))
      },
      next: { (_, circuit) throws(SensorError) in
        var driver = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh), .init(range: .g2))
        return try Accelerometer.next(&driver, circuit)
      }
    ).run()
    expect(accelerometer, "LIS331DLH.init")
    let gyroscope = try FaultSweep<Int>(
      circuit: { Circuit(.l3g4200d) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d))
      },
      next: { (_, circuit) throws(SensorError) in
        var driver = try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d))
        return try Gyroscope.next(&driver, circuit)
      }
    ).run()
    expect(gyroscope, "L3G4200D.init")
    let compass = try FaultSweep<Int>(
      circuit: { Circuit(.ak8975) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try AK8975(on: I2CDevice(circuit.wire, .ak8975), circuit.timebase)
      },
      next: { (_, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(1))
        var driver = try AK8975(on: I2CDevice(circuit.wire, .ak8975), circuit.timebase)
        return try Compass.next(&driver, circuit)
      }
    ).run()
    expect(compass, "AK8975.init")
  }

  private func expect<Driver: ~Copyable>(
    _ report: FaultSweep<Driver>.Report, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(report.transactions > 0, "\(name)", sourceLocation: sourceLocation)
    #expect(report.errors >= 2 * report.transactions, "\(name)", sourceLocation: sourceLocation)
    #expect(report.failures == [], "\(name)", sourceLocation: sourceLocation)
  }
}

/// A named operation of a driver, to be swept with faults.
struct Operation<Driver: ~Copyable>: Sendable, CustomTestStringConvertible {
  var name: String
  var run: @Sendable (inout Driver, Circuit) throws(SensorError) -> Void

  init(
    _ name: String, _ run: @escaping @Sendable (inout Driver, Circuit) throws(SensorError) -> Void
  ) {
    self.name = name
    self.run = run
  }

  var testDescription: String { name }
}

typealias Accelerometer = Operation<LIS331DLH<I2CDevice<CircuitI2C>>>
typealias Gyroscope = Operation<L3G4200D<I2CDevice<CircuitI2C>>>
typealias Compass = Operation<AK8975<I2CDevice<CircuitI2C>>>

extension Accelerometer {
  static var operations: [Accelerometer] {
    [
      Accelerometer("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0.5, -0.5, 0.25] }
        circuit.advance(by: .milliseconds(10))
        let sample = try driver.read()
        // A sample reported as new must be of the present world. A flipped bit cannot be detected.
        #expect(!sample.isNew || !isStale(sample.raw, Axes(500, -500, 250)))
      },
      Accelerometer("configure") { (driver, _) throws(SensorError) in
        try driver.configure(.init(rate: .hertz400, range: .g4))
      },
      Accelerometer("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      Accelerometer("reset") { (driver, _) throws(SensorError) in try driver.reset() },
      Accelerometer("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
    ]
  }

  static func next(
    _ driver: inout LIS331DLH<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    try nextSample(
      &driver, circuit, configuration: .init(range: .g2), of: [-0.125, 0.25, 1], within: 0.004)
  }
}

/// Of an accelerometer of ST: reading goes on, or says that the configuration is lost and then can be
/// configured; either way a fresh sample of the present world comes.
func nextSample<Configuration: STAccelerometerConfiguration>(
  _ driver: inout STSensor<Configuration, I2CDevice<CircuitI2C>>, _ circuit: Circuit,
  configuration: Configuration, of force: Axes<Double>, within tolerance: Double
) throws(SensorError) -> String? {
  circuit.change { $0.specificForce = force }
  do throws(SensorError) {
    for _ in 0..<40 {
      circuit.advance(by: .milliseconds(10))
      _ = try driver.read()
    }
  } catch .lostConfiguration {
    circuit.advance(by: try driver.configure(configuration))
  }
  if driver.configuration.power == .down || !driver.configuration.axes.y {
    circuit.advance(by: try driver.configure(configuration))
  }
  circuit.advance(by: .milliseconds(21))
  let sample = try driver.read()
  guard sample.isNew else { return "nothing new" }
  let g = sample.acceleration.g
  let error = (g - force).map { abs($0) }
  return max(error.x, error.y, error.z) < tolerance ? nil : "read \(g)"
}

extension Gyroscope {
  static var operations: [Gyroscope] {
    [
      Gyroscope("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.angularRate = Axes(70, -70, 35) * (.pi / 180) }
        circuit.advance(by: .milliseconds(10))
        let sample = try driver.read()
        #expect(!sample.isNew || !isStale(sample.raw, Axes(1000, -1000, 500)))
      },
      Gyroscope("readTemperature") { (driver, _) throws(SensorError) in
        _ = try driver.readTemperature()
      },
      Gyroscope("configure") { (driver, _) throws(SensorError) in
        try driver.configure(.init(rate: .hertz400, range: .dps500))
      },
      Gyroscope("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      Gyroscope("reset") { (driver, _) throws(SensorError) in try driver.reset() },
      Gyroscope("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
    ]
  }

  static func next(
    _ driver: inout L3G4200D<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.angularRate = [-1, 0.5, 2] }
    do throws(SensorError) {
      for _ in 0..<40 {
        circuit.advance(by: .milliseconds(10))
        _ = try driver.read()
      }
      return try fresh(&driver, circuit)
    } catch .lostConfiguration {
      circuit.advance(by: try driver.configure(.init()))
      return try fresh(&driver, circuit)
    }
  }

  private static func fresh(
    _ driver: inout L3G4200D<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    if driver.configuration.power == .down { circuit.advance(by: try driver.configure(.init())) }
    circuit.advance(by: .milliseconds(11))
    let sample = try driver.read()
    guard sample.isNew else { return "nothing new" }
    let rate = sample.angularRate.radiansPerSecond
    return abs(rate.x + 1) < 0.002 && abs(rate.y - 0.5) < 0.002 && abs(rate.z - 2) < 0.002
      ? nil : "read \(rate)"
  }
}

extension Compass {
  static var operations: [Compass] {
    [
      Compass("measure") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.field = Axes(47.8125, -48.75, 45) }
        let sample = try driver.measure(circuit.timebase)
        #expect(!isStale(sample.raw, Axes(137, -137, 133)))
      },
      Compass("startMeasurement") { (driver, circuit) throws(SensorError) in
        _ = try driver.startMeasurement(circuit.timebase)
      },
      Compass("readMeasurement, early") { (driver, circuit) throws(SensorError) in
        _ = try driver.startMeasurement(circuit.timebase)
        circuit.advance(by: .milliseconds(8))
        _ = try driver.readMeasurement(circuit.timebase)
      },
      Compass("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      Compass("reset") { (driver, _) throws(SensorError) in try driver.reset() },
    ]
  }

  static func next(
    _ driver: inout AK8975<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.field = [20, -30, 40] }
    circuit.advance(by: .milliseconds(1))
    let field = try driver.measure(circuit.timebase).fluxDensity.microtesla
    return abs(field.x - 20) < 0.2 && abs(field.y + 30) < 0.2 && abs(field.z - 40) < 0.2
      ? nil : "read \(field)"
  }
}

/// The greatest number of transactions of an operation that fail in turn in the sweeps of InvenSense's parts and of the
/// ADXL345, whose operations are long: `PROOFMASS_SWEEP=all swift test --filter FaultSweep` takes all.
let sweptTransactions =
  ProcessInfo.processInfo.environment["PROOFMASS_SWEEP"] == "all" ? Int.max : 3

/// Whether a sample differs from the expected one by more than one flipped bit.
func isStale(_ found: Axes<Int16>, _ expected: Axes<Int16>) -> Bool {
  let turned =
    ((found.x ^ expected.x) & 0xFFF).nonzeroBitCount
    + ((found.y ^ expected.y) & 0xFFF).nonzeroBitCount
    + ((found.z ^ expected.z) & 0xFFF).nonzeroBitCount
  return turned > 1
}
