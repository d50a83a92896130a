// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// Every operation of the LIS3DH's driver that all of ST's accelerometers have, with every fault at
/// each of its transactions.
@Suite struct LIS3DHFaultSweepTests {
  @Test(arguments: HighResolutionAccelerometer.operations)
  func accelerometer(operation: HighResolutionAccelerometer) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lis3dh) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LIS3DH(
          on: I2CDevice(circuit.wire, .lis3dh),
          .init(range: .g2, interrupt1: .motion(), interrupt2: .freeFall()))
        circuit.advance(by: .milliseconds(80))
        return driver
      },
      operation: operation.run, next: HighResolutionAccelerometer.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }

  @Test func beginning() throws {
    let report = try FaultSweep<Int>(
      circuit: { Circuit(.lis3dh) }, prepare: { _ in 0 },
      operation: { (_, circuit) throws(SensorError) in
        _ = try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh))
      },
      next: { (_, circuit) throws(SensorError) in
        var driver = try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh), .init(range: .g2))
        return try HighResolutionAccelerometer.next(&driver, circuit)
      }
    ).run()
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

typealias HighResolutionAccelerometer = Operation<LIS3DH<I2CDevice<CircuitI2C>>>

extension HighResolutionAccelerometer {
  static var operations: [HighResolutionAccelerometer] {
    [
      .init("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0.5, -0.5, 0.25] }
        circuit.advance(by: .milliseconds(10))
        let sample = try driver.read()
        // A turned bit cannot be known; it is one bit away.
        #expect(!sample.isNew || !isStale(sample.raw, Axes(500, -500, 250)))
      },
      .init("hasSample") { (driver, _) throws(SensorError) in _ = try driver.hasSample() },
      .init("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(
            mode: .lowPower, rate: .hertz400, range: .g4, axes: Axes(true, false, true),
            highPass: .init(.rateOver100), interrupt1: .wakeUp(),
            interrupt2: .noMotion(duration: .milliseconds(300)),
            pins: .init(interrupt1: .interrupt1, activeLow: true)))
      },
      .init("readInterrupt") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.specificForce = [0, 0, 0] }
        circuit.advance(by: .milliseconds(100))
        _ = try driver.readInterrupt(.two)
        _ = try driver.readInterrupt(.one)
      },
      .init("resetHighPass") { (driver, _) throws(SensorError) in try driver.resetHighPass() },
      .init("arm") { (driver, circuit) throws(SensorError) in try driver.arm(circuit.timebase) },
      .init("selfTest") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTest(circuit.timebase)
      },
      .init("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      .init("reset") { (driver, _) throws(SensorError) in try driver.reset() },
      .init("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
      .init("isBooting") { (driver, _) throws(SensorError) in _ = try driver.isBooting() },
    ]
  }

  /// Reading goes on, or says that the configuration is lost and then can be configured; either
  /// way a fresh sample of the present world comes.
  static func next(
    _ driver: inout LIS3DH<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.specificForce = [-0.125, 0.25, 1] }
    do throws(SensorError) {
      for _ in 0..<40 {
        circuit.advance(by: .milliseconds(10))
        _ = try driver.read()
      }
      return try fresh(&driver, circuit)
    } catch .lostConfiguration {
      circuit.advance(by: try driver.configure(.init(range: .g2)))
      return try fresh(&driver, circuit)
    }
  }

  private static func fresh(
    _ driver: inout LIS3DH<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    if driver.configuration.power == .down || !driver.configuration.axes.y {
      circuit.advance(by: try driver.configure(.init(range: .g2)))
    }
    circuit.advance(by: .milliseconds(21))
    let sample = try driver.read()
    guard sample.isNew else { return "nothing new" }
    let g = sample.acceleration.g
    return abs(g.x + 0.125) < 0.004 && abs(g.y - 0.25) < 0.004 && abs(g.z - 1) < 0.004
      ? nil : "read \(g)"
  }
}
