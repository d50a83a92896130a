// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

/// The sampler on parts of InvenSense with the magnetometer inside: nine axes from one chip.
@Suite struct SensingMPU6500Tests {
  private static let names = ["MPU9150", "MPU9250", "MPU9255"]

  private func bench(
    _ name: String, rate: Double = 100, collects: Bool = false, _ mode: SamplingMode = .onDemand
  ) throws -> SensingBench {
    let circuit = Circuit(try #require(Part.named(name)))
    circuit.change {
      $0.specificForce = [0.25, -0.5, 1]
      $0.angularRate = [0.5, -1, 2]
      $0.field = [20, -3, 44]
    }
    let part = try #require(SensorPart(named: name))
    var driver = try SensorDriver(
      part, on: I2CDevice(circuit.wire, .mpu6500), rate: rate, collects: collects,
      circuit.timebase)
    let inner = try #require(part.builtInMagnetometer)
    let magnetometer = InnerMagnetometer(
      inner, range: nil, at: 0x0C, mount: part.builtInMount)
    try driver.carry(try #require(magnetometer), circuit.timebase)
    var sensors = CircuitSensors(clock: circuit.timebase, mode: mode)
    #expect(sensors.add(driver).map(\.quantity) == Quantity.allCases)
    return SensingBench(circuit, sensors)
  }

  private func samples(_ bench: SensingBench, _ quantity: Quantity) -> [SensorSample] {
    bench.events.samples(of: SensorID(quantity))
  }

  private func expectGood(_ bench: SensingBench) {
    for sample in samples(bench, .acceleration) {
      let error = (sample.value - Axes(0.25, -0.5, 1)).map { abs($0) }
      #expect(max(error.x, error.y, error.z) < 0.002)
    }
    for sample in samples(bench, .magneticFluxDensity) {
      let error = (sample.value - Axes(20, -3, 44)).map { abs($0) }
      #expect(max(error.x, error.y, error.z) < 0.4)
    }
    for one in Quantity.allCases { #expect(bench.events.failures(one).isEmpty) }
  }

  /// One chip, three quantities, one instant.
  @Test(arguments: names)
  func together(name: String) throws {
    let bench = try bench(name)
    #expect(bench.available == Set(Quantity.allCases))
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 100)
    bench.run(for: .seconds(5))
    for one in Quantity.allCases {
      let count = samples(bench, one).count
      #expect(abs(count - 480) <= 40, "\(one): \(count)")
    }
    let forces = Set(samples(bench, .acceleration).map { $0.time.nanoseconds })
    for field in samples(bench, .magneticFluxDensity) {
      #expect(forces.contains(field.time.nanoseconds))
    }
    expectGood(bench)
  }

  /// The FIFO at 1 kHz, with the fields in its sets.
  @Test(arguments: names)
  func collected(name: String) throws {
    let bench = try bench(name, rate: 1000, collects: true, .continuous)
    bench.run(for: .seconds(2))
    let count = samples(bench, .acceleration).count
    #expect(abs(count - 1900) <= 60, "\(count)")
    let fields = samples(bench, .magneticFluxDensity).count
    #expect(abs(fields - 190) <= 25, "\(fields)")
    for one in Quantity.allCases { #expect(bench.events.lost(one) == 0) }
    expectGood(bench)
  }

  /// The magnetometer alone, slowly.
  @Test(arguments: names)
  func alone(name: String) throws {
    let bench = try bench(name)
    bench.demand(magnetometer: 10)
    bench.run(for: .seconds(5))
    let count = samples(bench, .magneticFluxDensity).count
    #expect(count >= 40, "\(count)")
    expectGood(bench)
  }

  /// A brown-out of all: chip, master and magnetometer are configured again.
  @Test(arguments: names)
  func brownOut(name: String) throws {
    let bench = try bench(name)
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 100)
    bench.run(for: .seconds(1))
    bench.events = []
    bench.circuit.powerCycle()
    bench.run(for: .seconds(2))
    #expect(samples(bench, .magneticFluxDensity).count > 100)
    expectGood(bench)
  }
}
