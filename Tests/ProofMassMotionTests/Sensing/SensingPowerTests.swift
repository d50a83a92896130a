// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

@Suite struct SensingPowerTests {
  /// Checks CTRL_REG1 of LIS331DLH (PM 000) and L3G4200D (PD 0), and CNTL of AK8975.
  private func expectDown(_ bench: SensingBench) throws {
    #expect(try bench.register(0x20, of: 0x18) & 0xE0 == 0x00)
    #expect(try bench.register(0x20, of: 0x68) & 0x08 == 0x00)
    #expect(try bench.register(0x0A, of: 0x0C) == 0x00)
  }

  /// The chips are powered down at first, although drivers configure them to run.
  @Test func downAtFirst() throws {
    let bench = try SensingBench()
    try expectDown(bench)
    #expect(bench.due == nil)
    for sensor in Quantity.allCases { #expect(bench.rate(of: sensor) == nil) }
  }

  @Test func eachByItself() throws {
    let bench = try SensingBench()
    bench.demand(gyroscope: 100)
    bench.run(for: .milliseconds(500))
    #expect(try bench.register(0x20, of: 0x18) == 0x0F)
    #expect(try bench.register(0x20, of: 0x68) == 0x0F)
    bench.demand(accelerometer: 50)
    bench.run(for: .milliseconds(500))
    #expect(try bench.register(0x20, of: 0x18) == 0x27)
    #expect(try bench.register(0x20, of: 0x68) == 0x07)
    #expect(bench.rate(of: .acceleration) == 50)
    #expect(bench.rate(of: .angularRate) == nil)
    bench.demand()
    bench.run(for: .milliseconds(10))
    try expectDown(bench)
    #expect(bench.due == nil)
    let count = bench.events.count
    bench.run(for: .seconds(1))
    #expect(bench.events.count == count)
  }

  @Test func downAtTheEnd() throws {
    let bench = try SensingBench()
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 100)
    bench.run(for: .milliseconds(505))
    #expect(try bench.register(0x20, of: 0x18) == 0x2F)
    bench.sensors = nil
    try expectDown(bench)
  }

  @Test func missing() throws {
    let circuit = Circuit(.ak8975)
    var sensors = CircuitSensors(clock: circuit.timebase)
    sensors.add(.init(try AK8975(on: I2CDevice(circuit.wire, .ak8975), circuit.timebase)))
    let bench = SensingBench(circuit, sensors)
    #expect(bench.available == [.magneticFluxDensity])
    #expect(bench.fastestRate(of: .angularRate) == 0)
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 10)
    bench.run(for: .seconds(1))
    #expect(bench.rate(of: .angularRate) == nil)
    #expect(bench.events.accelerations.isEmpty && bench.events.rotations.isEmpty)
    #expect(abs(bench.events.fields.count - 10) <= 1)
  }

  @Test func nothing() throws {
    let circuit = Circuit()
    let bench = SensingBench(circuit, CircuitSensors(clock: circuit.timebase))
    #expect(bench.available == [])
    bench.demand(accelerometer: 100)
    #expect(bench.due == nil)
  }

  @Test func models() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let clock = circuit.timebase
    let sensors = BoardSensors(
      accelerometer: try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh)),
      gyroscope: try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d)),
      compass: try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock), clock: clock)
    #expect(sensors.available == [.acceleration, .angularRate, .magneticFluxDensity])
  }

  /// On a running clock two readings never give the same time. A new demand still takes effect in a
  /// run until now.
  @Test func downByARunUntilNow() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let clock = RestlessClock(circuit: circuit.timebase)
    let session = MotionSession(
      BoardSensors(
        accelerometer: try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh)),
        gyroscope: try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d)),
        compass: try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock), clock: clock),
      clock: clock, drive: .caller)
    func registers() throws -> [UInt8] {
      try [(0x18, 0xE0), (0x68, 0x08)].map { (address: UInt8, mask: UInt8) in
        var device = I2CDevice(circuit.wire, I2CTarget(address: address, incrementBit: 0))
        return try device.read(0x20) & mask
      }
    }
    let manager = MotionManager(session)
    manager.startDeviceMotionUpdates()
    session.run(until: clock.now() + .seconds(1))
    #expect(manager.deviceMotion != nil)
    #expect(try registers() == [0x20, 0x08])
    manager.stopDeviceMotionUpdates()
    session.run(until: clock.now())
    #expect(try registers() == [0, 0])
    for sensor in Quantity.allCases { #expect(session.rate(of: sensor) == nil) }
  }
}

/// A clock that advances by 100 ns with each reading.
private struct RestlessClock: Timebase {
  let circuit: CircuitTimebase

  func now() -> Instant {
    let now = circuit.now().advanced(byNanoseconds: 100)
    circuit.wait(until: now)
    return now
  }

  func wait(until instant: Instant) { circuit.wait(until: instant) }
}
