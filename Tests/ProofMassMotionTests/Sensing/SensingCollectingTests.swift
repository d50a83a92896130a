// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import Testing

/// Drivers that use a FIFO by themselves, and a bus that three chips at full rate share.
@Suite struct SensingCollectingTests {
  private func bench(_ names: [String], line: Bool = false) throws -> SensingBench {
    let parts = try names.map { try #require(SensorPart(named: $0)) }
    let circuit = Circuit(try names.map { try #require(Part.named($0)) })
    var sensors = CircuitSensors(clock: circuit.timebase)
    for part in parts {
      let gyroscope = line && part.sensors[0].quantity == .angularRate
      sensors.add(
        try SensorDriver(
          part, on: I2CDevice(circuit.wire, part.i2c), showsDataReady: gyroscope, collects: true,
          circuit.timebase),
        line: gyroscope ? circuit.line("DRDY/INT2", of: .i2c(part.i2c.address)) : nil)
    }
    return SensingBench(circuit, sensors)
  }

  @Test(arguments: [false, true])
  func `three chips at full rate lose nothing on one bus`(line: Bool) throws {
    let bench = try bench(["LIS331DLH", "L3G4200D", "AK8975"], line: line)
    bench.demand(accelerometer: 1000, gyroscope: 800, magnetometer: 90)
    bench.run(for: .seconds(5))
    for sensor in Quantity.allCases {
      #expect(bench.events.lost(sensor) == 0, "\(sensor)")
      #expect(bench.events.failures(sensor).isEmpty)
    }
    #expect(abs(bench.events.accelerations.count - 5000) <= 10)
    #expect(abs(bench.events.rotations.count - 3800) <= 10)
    #expect(bench.circuit.finish().isClean)
  }

  /// FIFO_CTRL_REG: stream mode is 010 in bits 7–5, and below it the watermark, passed by one set more.
  @Test(arguments: [(100.0, 0x00), (200, 0x00), (400, 0x43), (800, 0x43)] as [(Double, UInt8)])
  func `the FIFO is used above 200 Hz`(rate: Double, control: UInt8) throws {
    let bench = try bench(["L3G4200D"])
    bench.demand(gyroscope: rate)
    bench.run(for: .seconds(1))
    var bus = I2CDevice(bench.circuit.wire, .l3g4200d)
    #expect(try bus.read(0x2E) == control)
    #expect(bench.events.lost(.angularRate) == 0)
    #expect(abs(Double(bench.events.rotations.count) - 0.75 * rate) <= 8)
  }

  @Test(
    arguments: [
      (25, 0...0), (100, 40...60),
    ] as [(Int64, ClosedRange<Int>)])
  func `the FIFO keeps samples for a host that is late`(
    milliseconds: Int64, lost: ClosedRange<Int>
  ) throws {
    let bench = try bench(["L3G4200D"])
    bench.demand(gyroscope: 800)
    bench.run(for: .seconds(1))
    bench.circuit.timebase.wait(for: .milliseconds(milliseconds))
    bench.run(for: .seconds(1))
    #expect(lost ~= bench.events.lost(.angularRate), "\(bench.events.lost(.angularRate))")
  }

  /// The FIFO of a LIS3DH holds 10 of 12 bits.
  @Test func `a LIS3DH keeps its resolution`() throws {
    let bench = try bench(["LIS3DH"])
    bench.demand(accelerometer: 1344)
    bench.run(for: .seconds(1))
    var bus = I2CDevice(bench.circuit.wire, .lis3dh)
    #expect(try bus.read(0x2E) == 0)
  }

  /// A hasty chip that falls silent does not keep the others from their turns.
  @Test func `a fast chip that vanishes costs the others nothing`() throws {
    let bench = try bench(["LIS331DLH", "L3G4200D"])
    bench.demand(accelerometer: 1000, gyroscope: 800)
    bench.run(for: .seconds(1))
    bench.circuit.fail(.noAddressAcknowledge) { $0.target == .i2c(0x18) }
    bench.events = []
    bench.run(for: .seconds(2))
    #expect(bench.events.lost(.angularRate) == 0)
    #expect(abs(bench.events.rotations.count - 1600) <= 8)
  }
}
