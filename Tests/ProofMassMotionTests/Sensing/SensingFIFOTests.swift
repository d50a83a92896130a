// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

/// The same scheduler drains a gyroscope that keeps its samples in its FIFO.
@Suite struct SensingFIFOTests {
  private func bench(
    error: Double = 0, watermark: UInt8 = 4, line: Bool
  ) throws -> SensingBench {
    var chip = L3G4200DChip()
    chip.rateError = error
    let circuit = Circuit(.lis331dlh, .l3g4200d(chip))
    var sensors = CircuitSensors(clock: circuit.timebase)
    sensors.add(.init(try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))))
    sensors.add(
      .init(
        try L3G4200D(
          on: I2CDevice(circuit.wire, .l3g4200d),
          .init(
            pins: .init(watermark: line), fifo: .init(.stream, watermark: watermark)))),
      line: line ? circuit.line("DRDY/INT2", of: .i2c(0x68)) : nil)
    return SensingBench(circuit, sensors)
  }

  @Test(arguments: [false, true], [100.0, 800])
  func `every sample once, in order`(line: Bool, rate: Double) throws {
    let bench = try bench(line: line)
    bench.demand(accelerometer: 100, gyroscope: rate)
    bench.run(for: .seconds(3))
    let rotations = bench.events.rotations
    // It settles for 0.25 s, the first set is discarded, and up to five sets are still in the FIFO.
    #expect(abs(Double(rotations.count) - 2.75 * rate) <= 8)
    #expect(zip(rotations, rotations.dropFirst()).allSatisfy { $0.time < $1.time })
    for sensor in [Quantity.acceleration, .angularRate] {
      #expect(bench.events.lost(sensor) == 0)
      #expect(bench.events.failures(sensor).isEmpty)
    }
    #expect(abs(bench.events.accelerations.count - 300) <= 2)
    #expect(bench.circuit.finish().isClean)
  }

  /// The integrated angle is right whatever the error of the chip's clock.
  @Test(arguments: [-0.05, 0.05], [false, true])
  func angle(error: Double, line: Bool) throws {
    let bench = try bench(error: error, line: line)
    bench.demand(gyroscope: 200)
    bench.run(for: .seconds(1))
    bench.events = []
    bench.circuit.change { $0.angularRate = Axes(0, 0, 1) }
    bench.run(for: .seconds(20))
    bench.circuit.change { $0.angularRate = .zero }
    bench.run(for: .milliseconds(100))
    let angle = bench.events.rotations.reduce(0) { $0 + $1.rate.z * $1.interval }
    #expect(abs(angle - 20) < 0.03)
    #expect(bench.events.lost(.angularRate) == 0)
  }

  /// The watermark may be too high to be safe without an interrupt line: the FIFO is drained in
  /// time all the same.
  @Test(arguments: [0, 15, 31] as [UInt8], [false, true])
  func watermarks(watermark: UInt8, line: Bool) throws {
    let bench = try bench(watermark: watermark, line: line)
    bench.demand(gyroscope: 400)
    bench.run(for: .seconds(2))
    #expect(abs(bench.events.rotations.count - 700) <= 34)
    #expect(bench.events.lost(.angularRate) == 0)
    #expect(bench.events.failures(.angularRate).isEmpty)
  }

  /// A chip that vanishes fails, and works again when it is back.
  @Test func vanishing() throws {
    let bench = try bench(line: true)
    bench.demand(gyroscope: 100)
    bench.run(for: .seconds(1))
    bench.circuit.fail(.noAddressAcknowledge) { $0.target == .i2c(0x68) }
    bench.run(for: .milliseconds(1500))
    #expect(bench.events.failures(.angularRate).count == 2)
    bench.circuit.repair()
    bench.events = []
    bench.run(for: .seconds(3))
    #expect(bench.events.failures(.angularRate).isEmpty)
    #expect(bench.events.rotations.count > 150)
    #expect(bench.events.lost(.angularRate) > 0)
  }
}
