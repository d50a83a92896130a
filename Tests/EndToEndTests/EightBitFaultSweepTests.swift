// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// Every public operation of the LIS331DL's driver, with every fault at each of its transactions.
@Suite struct EightBitFaultSweepTests {
  @Test(arguments: EightBitAccelerometer.operations)
  func accelerometer(operation: EightBitAccelerometer) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lis331dl) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LIS331DL(
          on: I2CDevice(circuit.wire, .lis331dl),
          .init(range: .g2, interrupt1: .motion(), interrupt2: .freeFall(), click: .single()))
        circuit.advance(by: .milliseconds(50))
        return driver
      },
      operation: operation.run, next: EightBitAccelerometer.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }

  @Test func beginning() throws {
    let report = try FaultSweep<Int>(
      circuit: { Circuit(.lis331dl) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try LIS331DL(on: I2CDevice(circuit.wire, .lis331dl))
      },
      next: { (_, circuit) throws(SensorError) in
        var driver = try LIS331DL(on: I2CDevice(circuit.wire, .lis331dl), .init(range: .g2))
        return try EightBitAccelerometer.next(&driver, circuit)
      }
    ).run()
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

typealias EightBitAccelerometer = Operation<LIS331DL<I2CDevice<CircuitI2C>>>

extension EightBitAccelerometer {
  static var operations: [EightBitAccelerometer] {
    [
      EightBitAccelerometer("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0.9, -0.9, 0.36] }
        circuit.advance(by: .milliseconds(10))
        let sample = try driver.read()
        // A sample reported as new must be of the present world. A flipped bit cannot be detected,
        // so a difference of one bit is accepted.
        // The register has eight bits; the sample extends their sign.
        let turned =
          ((sample.raw.x ^ 50) & 0xFF).nonzeroBitCount
          + ((sample.raw.y ^ -50) & 0xFF).nonzeroBitCount
          + ((sample.raw.z ^ 20) & 0xFF).nonzeroBitCount
        #expect(!sample.isNew || turned <= 1)
      },
      EightBitAccelerometer("hasSample") { (driver, _) throws(SensorError) in
        _ = try driver.hasSample()
      },
      EightBitAccelerometer("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            rate: .hertz400, axes: Axes(true, false, true), highPass: .init(.rateOver100),
            interrupt1: .wakeUp(), interrupt2: .noMotion(duration: .milliseconds(500)),
            click: .double(), pins: .init(interrupt1: .click, activeLow: true)))
      },
      EightBitAccelerometer("readInterrupt") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0, 0, 0] }
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readInterrupt(.two)
        _ = try driver.readInterrupt(.one)
      },
      EightBitAccelerometer("readClick") { (driver, _) throws(SensorError) in
        _ = try driver.readClick()
      },
      EightBitAccelerometer("resetHighPass") { (driver, _) throws(SensorError) in
        try driver.resetHighPass()
      },
      EightBitAccelerometer("arm") { (driver, circuit) throws(SensorError) in
        try driver.arm(circuit.timebase)
      },
      EightBitAccelerometer("selfTest") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTest(circuit.timebase)
      },
      EightBitAccelerometer("powerDown") { (driver, _) throws(SensorError) in
        try driver.powerDown()
      },
      EightBitAccelerometer("reset") { (driver, _) throws(SensorError) in try driver.reset() },
      EightBitAccelerometer("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
      EightBitAccelerometer("isBooting") { (driver, _) throws(SensorError) in
        _ = try driver.isBooting()
      },
    ]
  }

  static func next(
    _ driver: inout LIS331DL<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    try nextSample(
      &driver, circuit, configuration: .init(range: .g2), of: [-0.18, 0.36, 0.9], within: 0.04)
  }
}
