// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The operations of a LIS331DLH's driver other than reading, with every fault at each of their
/// transactions.
@Suite struct AccelerometerFaultSweepTests {
  @Test(arguments: Accelerometer.furtherOperations)
  func accelerometer(operation: Accelerometer) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lis331dlh) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LIS331DLH(
          on: I2CDevice(circuit.wire, .lis331dlh),
          .init(range: .g2, interrupt1: .motion(), interrupt2: .freeFall()))
        circuit.advance(by: .milliseconds(30))
        return driver
      },
      operation: operation.run, next: Accelerometer.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }

  /// This configuration's high-pass removes gravity, so a plain configuration precedes the next
  /// read.
  @Test func everythingAtOnce() throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lis331dlh) },
      prepare: { (circuit) throws(SensorError) in
        try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh), .init(range: .g2))
      },
      operation: { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            rate: .hertz5, range: .g4, axes: Axes(true, false, true),
            highPass: .init(.sixteen, reference: 0.5, onData: true), interrupt1: .wakeUp(),
            interrupt2: .directionMovement(duration: .seconds(1)),
            pins: .init(interrupt1: .eitherInterrupt, activeLow: true, openDrain: true),
            wakeRate: .hertz400))
      },
      next: { (driver, circuit) throws(SensorError) in
        circuit.advance(by: try driver.configure(.init(range: .g2)))
        return try Accelerometer.next(&driver, circuit)
      }
    ).run()
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

extension Accelerometer {
  static var furtherOperations: [Accelerometer] {
    [
      Accelerometer("hasSample") { (driver, _) throws(SensorError) in _ = try driver.hasSample() },
      Accelerometer("readInterrupt") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0, 0, 0] }
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readInterrupt(.two)
        _ = try driver.readInterrupt(.one)
      },
      Accelerometer("resetHighPass") { (driver, _) throws(SensorError) in
        try driver.resetHighPass()
      },
      Accelerometer("arm") { (driver, circuit) throws(SensorError) in
        try driver.arm(circuit.timebase)
      },
      Accelerometer("isBooting") { (driver, _) throws(SensorError) in _ = try driver.isBooting() },
      Accelerometer("selfTest") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTest(circuit.timebase)
      },
    ]
  }
}
