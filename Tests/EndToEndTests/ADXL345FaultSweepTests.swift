// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// Every operation of the ADXL345's driver, with every fault at some of its transactions.
@Suite struct ADXL345FaultSweepTests {
  @Test(arguments: ADXL345Operation.operations)
  func accelerometer(operation: ADXL345Operation) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.adxl345) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try ADXL345(on: I2CDevice(circuit.wire, .adxl345), .ofSweep)
        circuit.advance(by: .milliseconds(100))
        return driver
      },
      operation: operation.run, next: ADXL345Operation.next, most: sweptTransactions
    ).run()
    expectSwept(report, operation.name)
  }

  /// Draining goes on, or reports that the configuration is lost; samples are only what the world was, or a
  /// flipped bit away from it. Both readings of what FIFO_STATUS counts.
  @Test(arguments: ADXL345Operation.operationsOfFIFO, ["all", "waiting"])
  func fifo(operation: ADXL345Operation, entries: String) throws {
    let report = try FaultSweep(
      circuit: {
        let circuit = Circuit(.adxl345)
        #expect(circuit.setPolicy("fifo-entries", to: entries, at: .i2c(0x53)))
        circuit.change { $0.specificForce = ADXL345Operation.force }
        return circuit
      },
      prepare: { (circuit) throws(SensorError) in
        var driver = try ADXL345(on: I2CDevice(circuit.wire, .adxl345), .ofFIFOSweep)
        circuit.advance(by: driver.settlingTime)
        try driver.rearmFIFO(circuit.timebase)
        for _ in 0..<3 { try ADXL345Operation.drainAtEdge(&driver, circuit) }
        return driver
      },
      operation: operation.run, next: ADXL345Operation.nextDrain, most: sweptTransactions
    ).run()
    expectSwept(report, operation.name)
  }

  /// After an initialization that failed the next one works.
  @Test func beginnings() throws {
    let report = try FaultSweep<Int>(
      circuit: { Circuit(.adxl345) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try ADXL345(on: I2CDevice(circuit.wire, .adxl345), .ofFIFOSweep)
      },
      next: { (_, circuit) throws(SensorError) in
        var driver = try ADXL345(on: I2CDevice(circuit.wire, .adxl345), .ofSweep)
        return try ADXL345Operation.next(&driver, circuit)
      }
    ).run()
    expectSwept(report, "ADXL345.init")
  }
}

extension ADXL345Configuration {
  fileprivate static var ofSweep: Self {
    Self(
      tap: .init(gap: .init()), activity: .init(), inactivity: .init(), freeFall: .init(),
      pins: .init(interrupt1: .freeFall))
  }

  fileprivate static var ofFIFOSweep: Self {
    Self(
      rate: .hertz400, fifo: .init(.stream, samples: 4), pins: .init(interrupt1: .watermark))
  }
}

typealias ADXL345Operation = Operation<ADXL345<I2CDevice<CircuitI2C>>>

extension ADXL345Operation {
  // Digits of which any two differ by more than a flipped bit.
  private static var digits: Axes<Int16> { Axes(682, -341, 341) }
  fileprivate static var force: Axes<Double> { digits.map { Double($0) / 256 } }

  private static func read(
    _ driver: inout ADXL345<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) {
    circuit.change { $0.specificForce = force }
    circuit.advance(by: .milliseconds(30))
    let sample = try driver.read()
    // A sample reported as new must be of the present world. A flipped bit cannot be detected.
    #expect(!sample.isNew || !isStale(sample.raw, digits), "\(sample)")
  }

  static var operations: [ADXL345Operation] {
    [
      ADXL345Operation("read") { (driver, circuit) throws(SensorError) in
        try read(&driver, circuit)
      },
      ADXL345Operation("read without events") { (driver, circuit) throws(SensorError) in
        try driver.configure(.init())
        try read(&driver, circuit)
      },
      ADXL345Operation("hasSample") { (driver, _) throws(SensorError) in
        _ = try driver.hasSample()
      },
      ADXL345Operation("readEvents") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0, 0, 0] }
        circuit.advance(by: .milliseconds(200))
        _ = try driver.readEvents()
      },
      ADXL345Operation("arm") { (driver, circuit) throws(SensorError) in
        try driver.arm(circuit.timebase)
      },
      ADXL345Operation("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            rate: .hertz400, range: .g8, fullResolution: false, lowPower: true,
            offset: Acceleration(g: Axes(0.0625, -0.125, 0.25)),
            tap: .init(threshold: 4), activity: .init(threshold: 0.5),
            inactivity: .init(duration: .seconds(1)), linked: true, autoSleep: .hertz4,
            pins: .init(interrupt1: .activity, interrupt2: .inactivity, activeLow: true)))
      },
      ADXL345Operation("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      ADXL345Operation("reset") { (driver, _) throws(SensorError) in try driver.reset() },
      ADXL345Operation("selfTest") { (driver, circuit) throws(SensorError) in
        let result = try driver.selfTest(circuit.timebase)
        // A stuck axis and a flipped bit concern one axis.
        let change = result.change
        let good = [
          (50...540).contains(change.x), (-540 ... -50).contains(change.y),
          (75...875).contains(change.z),
        ]
        #expect(good.filter { $0 }.count >= (result.passed ? 3 : 2), "\(result)")
      },
    ]
  }

  static var operationsOfFIFO: [ADXL345Operation] {
    [
      ADXL345Operation("drain at an edge") { (driver, circuit) throws(SensorError) in
        try drainAtEdge(&driver, circuit)
      },
      ADXL345Operation("drain") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(20))
        try drain(&driver, circuit, at: nil)
      },
      ADXL345Operation("drain of a full FIFO") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(200))
        try drain(&driver, circuit, at: nil)
      },
      ADXL345Operation("first drain") { (driver, circuit) throws(SensorError) in
        try driver.reset()
        circuit.advance(by: try driver.configure(.ofFIFOSweep))
        circuit.advance(by: .milliseconds(20))
        try drain(&driver, circuit, at: nil)
      },
      ADXL345Operation("fifoStatus") { (driver, _) throws(SensorError) in
        _ = try driver.fifoStatus()
      },
      ADXL345Operation("rearmFIFO") { (driver, circuit) throws(SensorError) in
        try driver.rearmFIFO(circuit.timebase)
        try drainAtEdge(&driver, circuit)
      },
    ]
  }

  /// Reading goes on, or reports a lost configuration and then can be configured; either way a fresh sample of the
  /// present world comes.
  static func next(
    _ driver: inout ADXL345<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.specificForce = [-0.125, 0.25, 1] }
    do throws(SensorError) {
      for _ in 0..<40 {
        circuit.advance(by: .milliseconds(10))
        _ = try driver.read()
      }
    } catch .lostConfiguration {
      circuit.advance(by: try driver.configure(.ofSweep))
    }
    if driver.configuration != (try ADXL345Configuration.ofSweep.rounded()) {
      circuit.advance(by: try driver.configure(.ofSweep))
    }
    circuit.advance(by: .milliseconds(21))
    let sample = try driver.read()
    guard sample.isNew else { return "nothing new" }
    return sample.acceleration.g == [-0.125, 0.25, 1] ? nil : "read \(sample.acceleration.g)"
  }

  static func drainAtEdge(
    _ driver: inout ADXL345<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) {
    var line = circuit.line("INT1", of: .i2c(0x53))
    try drain(&driver, circuit, at: line?.waitForEdge(until: circuit.now + .milliseconds(40)))
  }

  private static func drain(
    _ driver: inout ADXL345<I2CDevice<CircuitI2C>>, _ circuit: Circuit, at edge: Instant?
  ) throws(SensorError) {
    var samples = InlineArray<33, ADXL345TimedSample>(repeating: ADXL345TimedSample())
    var span = samples.mutableSpan
    let drain = try driver.drain(into: &span, at: edge, circuit.timebase)
    for index in 0..<drain.count {
      #expect(!isStale(samples[index].raw, digits), "\(samples[index].raw)")
    }
  }

  /// A fresh set of the present world, with its time, whatever came before.
  static func nextDrain(
    _ driver: inout ADXL345<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.specificForce = [-1.5, 0.5, 1.25] }
    var samples = InlineArray<33, ADXL345TimedSample>(repeating: ADXL345TimedSample())
    var count = 0
    for _ in 0..<20 {
      circuit.advance(by: .milliseconds(20))
      var span = samples.mutableSpan
      do throws(SensorError) {
        count = try driver.drain(into: &span, circuit.timebase).count
      } catch {
        // The latter after a reset, without a FIFO.
        guard error == .lostConfiguration || error == .wrongState else { throw error }
        circuit.advance(by: try driver.configure(.ofFIFOSweep))
        try driver.rearmFIFO(circuit.timebase)
      }
    }
    guard count > 0 else { return "nothing new" }
    let newest = samples[count - 1]
    guard newest.acceleration.g == [-1.5, 0.5, 1.25] else {
      return "drained \(newest.acceleration.g)"
    }
    let late = newest.time.nanoseconds - (circuit.truth(at: .i2c(0x53))?.instants.z ?? 0)
    return abs(late) <= 2_600_000 ? nil : "\(late) ns late"
  }
}
