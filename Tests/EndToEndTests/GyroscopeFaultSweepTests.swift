// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The operations of a L3G4200D's driver other than reading, with every fault at each of their
/// transactions.
@Suite struct GyroscopeFaultSweepTests {
  @Test(arguments: Gyroscope.furtherOperations)
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
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }

  @Test func everythingAtOnce() throws {
    let report = try FaultSweep(
      circuit: { Circuit(.l3g4200d) },
      prepare: { (circuit) throws(SensorError) in
        try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d))
      },
      operation: { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            rate: .hertz400, range: .dps500, axes: Axes(true, false, true),
            output: .highPassAndLowPass2, bandwidth: .highest,
            highPass: .init(.reference(degreesPerSecond: 45), cutoff: .step5),
            interrupt: .wakeUp(duration: .milliseconds(50)),
            pins: .init(interrupt: true, activeLow: true, openDrain: true, watermark: true),
            fifo: .init(.streamToFIFO, watermark: 10)))
      },
      next: { (driver, circuit) throws(SensorError) in
        circuit.advance(by: try driver.configure(.init()))
        return try Gyroscope.next(&driver, circuit)
      }
    ).run()
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }

  /// Draining continues, or throws that the configuration is lost. Every sample is of the world at
  /// some time, apart from one flipped bit.
  @Test(arguments: Gyroscope.operationsOfFIFO)
  func fifo(operation: Gyroscope) throws {
    let report = try FaultSweep(
      circuit: {
        let circuit = Circuit(.l3g4200d)
        circuit.change { $0.angularRate = Axes(70, -70, 35) * (.pi / 180) }
        return circuit
      },
      prepare: { (circuit) throws(SensorError) in
        var driver = try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d), .ofSweep)
        circuit.advance(by: .milliseconds(300))
        try driver.rearmFIFO(circuit.timebase)
        for _ in 0..<3 { try Gyroscope.drainAtEdge(&driver, circuit) }
        return driver
      },
      operation: operation.run, next: Gyroscope.nextDrain
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

extension L3G4200DConfiguration {
  fileprivate static var ofSweep: Self {
    Self(rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 4))
  }
}

extension Gyroscope {
  typealias Device = L3G4200D<I2CDevice<CircuitI2C>>

  static var furtherOperations: [Gyroscope] {
    [
      Gyroscope("hasSample") { (driver, _) throws(SensorError) in _ = try driver.hasSample() },
      Gyroscope("readStatus") { (driver, _) throws(SensorError) in _ = try driver.readStatus() },
      Gyroscope("readInterrupt") { (driver, _) throws(SensorError) in
        _ = try driver.readInterrupt()
      },
      Gyroscope("resetHighPass") { (driver, _) throws(SensorError) in try driver.resetHighPass() },
      Gyroscope("isBooting") { (driver, _) throws(SensorError) in _ = try driver.isBooting() },
      Gyroscope("selfTest") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTest(circuit.timebase)
      },
    ]
  }

  static var operationsOfFIFO: [Gyroscope] {
    [
      Gyroscope("drain at an edge") { (driver, circuit) throws(SensorError) in
        try drainAtEdge(&driver, circuit)
      },
      Gyroscope("drain") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(10))
        try drain(&driver, circuit, at: nil)
      },
      Gyroscope("drain of a full FIFO") { (driver, circuit) throws(SensorError) in
        circuit.advance(by: .milliseconds(100))
        try drain(&driver, circuit, at: nil)
      },
      Gyroscope("fifoStatus") { (driver, _) throws(SensorError) in _ = try driver.fifoStatus() },
      Gyroscope("rearmFIFO") { (driver, circuit) throws(SensorError) in
        try driver.rearmFIFO(circuit.timebase)
        try drainAtEdge(&driver, circuit)
      },
    ]
  }

  static func drainAtEdge(_ driver: inout Device, _ circuit: Circuit) throws(SensorError) {
    var line = circuit.line("DRDY/INT2", of: .i2c(0x68))
    try drain(&driver, circuit, at: line?.waitForEdge(until: circuit.now + .milliseconds(20)))
  }

  private static func drain(
    _ driver: inout Device, _ circuit: Circuit, at edge: Instant?
  ) throws(SensorError) {
    var samples = InlineArray<32, L3G4200DTimedSample>(repeating: L3G4200DTimedSample())
    var span = samples.mutableSpan
    let drain = try driver.drain(into: &span, at: edge, circuit.timebase)
    for index in 0..<drain.count {
      let raw = samples[index].raw
      let turned =
        (raw.x ^ 1000).nonzeroBitCount + (raw.y ^ -1000).nonzeroBitCount
        + (raw.z ^ 500).nonzeroBitCount
      #expect(turned <= 1, "\(raw)")
    }
  }

  /// Expects a fresh set of the present world with its time, after any fault.
  static func nextDrain(_ driver: inout Device, _ circuit: Circuit) throws(SensorError) -> String? {
    circuit.change { $0.angularRate = [-1, 0.5, 2] }
    var samples = InlineArray<32, L3G4200DTimedSample>(repeating: L3G4200DTimedSample())
    var count = 0
    for _ in 0..<20 {
      circuit.advance(by: .milliseconds(10))
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
    let rate = newest.angularRate.radiansPerSecond
    guard abs(rate.x + 1) < 0.002, abs(rate.y - 0.5) < 0.002, abs(rate.z - 2) < 0.002 else {
      return "drained \(rate)"
    }
    let late = newest.time.nanoseconds - (circuit.truth(at: .i2c(0x68))?.instants.z ?? 0)
    return abs(late) <= 1_300_000 ? nil : "\(late) ns late"
  }
}
