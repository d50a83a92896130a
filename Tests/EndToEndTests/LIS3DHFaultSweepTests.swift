// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// Operations of the LIS3DH's driver, with every fault at each of their transactions. Those that it
/// shares with LIS331DLH and LIS331DL, and that do the same there, are swept with these.
@Suite struct LIS3DHFaultSweepTests {
  @Test(arguments: LIS3DHOperation.operations)
  func accelerometer(operation: LIS3DHOperation) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lis3dh) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LIS3DH(
          on: I2CDevice(circuit.wire, .lis3dh),
          .init(
            range: .g2, interrupt1: .motion(), interrupt2: .freeFall(), click: .single(),
            adc: .thermometer))
        circuit.advance(by: .milliseconds(100))
        return driver
      },
      operation: operation.run, next: LIS3DHOperation.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }

  /// Draining goes on, or says that the configuration is lost; samples are never anything but what
  /// the world was, or a turned bit away from it.
  @Test(arguments: LIS3DHOperation.operationsOfFIFO)
  func fifo(operation: LIS3DHOperation) throws {
    let report = try FaultSweep(
      circuit: {
        let circuit = Circuit(.lis3dh)
        circuit.change { $0.specificForce = [0.512, -0.768, 1.024] }
        return circuit
      },
      prepare: { (circuit) throws(SensorError) in
        var driver = try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh), .ofSweep)
        circuit.advance(by: driver.settlingTime)
        try driver.rearmFIFO(circuit.timebase)
        for _ in 0..<3 { try LIS3DHOperation.drainAtEdge(&driver, circuit) }
        return driver
      },
      operation: operation.run, next: LIS3DHOperation.nextDrain
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

extension LIS3DHConfiguration {
  fileprivate static var ofSweep: Self {
    Self(
      rate: .hertz400, range: .g4, pins: .init(interrupt1: .watermark),
      fifo: .init(.stream, watermark: 4))
  }
}

typealias LIS3DHOperation = Operation<LIS3DH<I2CDevice<CircuitI2C>>>

extension LIS3DHOperation {
  static var operations: [LIS3DHOperation] {
    [
      LIS3DHOperation("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0.5, -0.5, 0.25] }
        circuit.advance(by: .milliseconds(10))
        let sample = try driver.read()
        // What is called new is of this world. A turned bit cannot be known; it is one bit away.
        #expect(!sample.isNew || !isStale(sample.raw, Axes(500, -500, 250)))
      },
      LIS3DHOperation("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            mode: .lowPower, axes: Axes(true, false, true), highPass: .init(.rateOver100),
            interrupt1: .wakeUp(), interrupt2: .noMotion(duration: .milliseconds(500)),
            click: .double(highPassed: true),
            activity: .init(threshold: 1.2, duration: .seconds(1)), adc: .pins,
            pins: .init(interrupt1: .click, activeLow: true)))
      },
      LIS3DHOperation("readInterrupt") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0, 0, 0] }
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readInterrupt(.two)
        _ = try driver.readInterrupt(.one)
      },
      LIS3DHOperation("readClick") { (driver, _) throws(SensorError) in
        _ = try driver.readClick()
      },
      LIS3DHOperation("readADC") { (driver, _) throws(SensorError) in
        _ = try driver.readADC()
      },
      LIS3DHOperation("readTemperature") { (driver, _) throws(SensorError) in
        _ = try driver.readTemperature()
      },
    ]
  }

  static var operationsOfFIFO: [LIS3DHOperation] {
    [
      LIS3DHOperation("drain at an edge") { (driver, circuit) throws(SensorError) in
        try drainAtEdge(&driver, circuit)
      },
      LIS3DHOperation("drain") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(20))
        try drain(&driver, circuit, at: nil)
      },
      LIS3DHOperation("drain of a full FIFO") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(200))
        try drain(&driver, circuit, at: nil)
      },
      LIS3DHOperation("fifoStatus") { (driver, _) throws(SensorError) in
        _ = try driver.fifoStatus()
      },
      LIS3DHOperation("rearmFIFO") { (driver, circuit) throws(SensorError) in
        try driver.rearmFIFO(circuit.timebase)
        try drainAtEdge(&driver, circuit)
      },
    ]
  }

  static func next(
    _ driver: inout LIS3DH<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    try nextSample(
      &driver, circuit, configuration: .init(range: .g2), of: [-0.192, 0.384, 0.96], within: 0.01)
  }

  static func drainAtEdge(
    _ driver: inout LIS3DH<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) {
    var line = circuit.line("INT1", of: .i2c(0x18))
    try drain(&driver, circuit, at: line?.waitForEdge(until: circuit.now + .milliseconds(40)))
  }

  private static func drain(
    _ driver: inout LIS3DH<I2CDevice<CircuitI2C>>, _ circuit: Circuit, at edge: Instant?
  ) throws(SensorError) {
    var samples = InlineArray<32, LIS3DHTimedSample>(repeating: LIS3DHTimedSample())
    var span = samples.mutableSpan
    let drain = try driver.drain(into: &span, at: edge, circuit.timebase)
    for index in 0..<drain.count {
      #expect(!isStale(samples[index].raw, Axes(256, -384, 512)), "\(samples[index].raw)")
    }
  }

  /// A fresh set of the present world, with its time, whatever came before.
  static func nextDrain(
    _ driver: inout LIS3DH<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.specificForce = [-1.024, 0.512, 1.536] }
    var samples = InlineArray<32, LIS3DHTimedSample>(repeating: LIS3DHTimedSample())
    var count = 0
    for _ in 0..<20 {
      circuit.advance(by: .milliseconds(20))
      var span = samples.mutableSpan
      do throws(SensorError) {
        count = try driver.drain(into: &span, circuit.timebase).count
      } catch .lostConfiguration {
        circuit.advance(by: try driver.configure(.ofSweep))
        try driver.rearmFIFO(circuit.timebase)
      }
    }
    guard count > 0 else { return "nothing new" }
    let newest = samples[count - 1]
    guard newest.acceleration.g == [-1.024, 0.512, 1.536] else {
      return "drained \(newest.acceleration.g)"
    }
    let late = newest.time.nanoseconds - (circuit.truth(at: .i2c(0x18))?.instants.z ?? 0)
    return abs(late) <= 2_600_000 ? nil : "\(late) ns late"
  }
}
