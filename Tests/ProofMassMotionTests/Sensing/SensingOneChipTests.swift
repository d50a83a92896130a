// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

/// Two sensors on one chip: an LSM9DS1's accelerometer and gyroscope.
@Suite struct SensingOneChipTests {
  private func bench(
    _ mode: SamplingMode = .onDemand, line: Bool = false
  ) throws -> SensingBench {
    let circuit = Circuit(Part.lsm9ds1)
    circuit.change {
      $0.specificForce = [0.25, -0.5, 1]
      $0.angularRate = [0.5, -1, 2]
      $0.field = [20, -3, 44]
    }
    let clock = circuit.timebase
    var sensors = CircuitSensors(clock: clock, mode: mode)
    var configuration = LSM9DS1AGConfiguration(rate: .hertz119)
    if line {
      configuration.pins.interrupt1 = [.accelerometerReady, .gyroscopeReady]
    }
    sensors.add(
      .init(try LSM9DS1AG(on: I2CDevice(circuit.wire, .lsm9ds1ag), configuration)),
      line: line ? circuit.line("INT1", of: .i2c(0x6A)) : nil)
    sensors.add(
      .init(try LIS3MDL(on: I2CDevice(circuit.wire, .lis3mdl), .init(part: .lsm9ds1m))))
    return SensingBench(circuit, sensors)
  }

  private func samples(_ bench: SensingBench, _ quantity: Quantity) -> [SensorSample] {
    bench.events.compactMap {
      if case .sample(let sample) = $0, sample.quantity == quantity { sample } else { nil }
    }
  }

  /// Both sensors give a sample of each instant, with its time and its interval; nothing is lost.
  @Test(arguments: [false, true])
  func both(line: Bool) throws {
    let bench = try bench(line: line)
    #expect(bench.available == Set(Quantity.allCases))
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 40)
    bench.run(for: .seconds(5))
    let (forces, rates) = (samples(bench, .acceleration), samples(bench, .angularRate))
    // The gyroscope starts for 0.4 s.
    #expect(abs(forces.count - Int(119 * 4.5)) <= 12, "\(forces.count)")
    #expect(forces.map { $0.time } == rates.map { $0.time })
    #expect(forces.map { $0.interval } == rates.map { $0.interval })
    for (force, rate) in zip(forces, rates) {
      #expect(force.acceleration.g.distance(to: [0.25, -0.5, 1]) < 61e-6)
      #expect(rate.angularRate.radiansPerSecond.distance(to: [0.5, -1, 2]) < 2e-4)
    }
    #expect(zip(forces, forces.dropFirst()).allSatisfy { $0.time < $1.time })
    for one in Quantity.allCases { #expect(bench.events.lost(one) == 0) }
    #expect(bench.rate(of: .acceleration) == 119 && bench.rate(of: .angularRate) == 119)
  }

  /// The rate is that of the faster demand; the gyroscope runs only while it is demanded, and the samples of a
  /// sensor that is not demanded are left out.
  @Test func demands() throws {
    let bench = try bench()
    bench.demand(accelerometer: 5)
    bench.run(for: .seconds(2))
    // ODR_G power-down, ODR_XL 10 Hz.
    #expect(try bench.register(0x10, of: 0x6A) & 0xE0 == 0)
    #expect(try bench.register(0x20, of: 0x6A) & 0xE0 == 0x20)
    #expect(bench.rate(of: .acceleration) == 10)
    #expect(samples(bench, .angularRate).isEmpty)
    #expect(samples(bench, .acceleration).count >= 15)

    bench.events = []
    bench.demand(gyroscope: 200)
    bench.run(for: .seconds(2))
    #expect(try bench.register(0x10, of: 0x6A) & 0xE0 == 0x80)
    #expect(bench.rate(of: .angularRate) == 238)
    #expect(samples(bench, .acceleration).isEmpty)
    #expect(samples(bench, .angularRate).count > 300)

    // The accelerometer runs already.
    bench.events = []
    bench.demand(accelerometer: 50, gyroscope: 200)
    bench.run(for: .seconds(1))
    #expect(abs(samples(bench, .acceleration).count - 238) <= 3)
    #expect(abs(samples(bench, .angularRate).count - 238) <= 3)

    bench.demand()
    bench.run(for: .seconds(1))
    #expect(try bench.register(0x10, of: 0x6A) & 0xE0 == 0)
    #expect(try bench.register(0x20, of: 0x6A) & 0xE0 == 0)
    #expect(bench.rate(of: .acceleration) == nil && bench.rate(of: .angularRate) == nil)
  }

  /// From the start, rows have both; and a failure is that of both.
  @Test func continuous() throws {
    let bench = try bench(.continuous)
    bench.run(for: .seconds(2))
    let (forces, rates) = (samples(bench, .acceleration), samples(bench, .angularRate))
    #expect(abs(forces.count - Int(119 * 1.5)) <= 12, "\(forces.count)")
    #expect(forces.map { $0.time } == rates.map { $0.time })
    bench.circuit.fail(.noAddressAcknowledge) { $0.target == .i2c(0x6A) }
    bench.events = []
    bench.run(for: .milliseconds(100))
    let failed = bench.events.compactMap { event -> SensorID? in
      if case .failure(let one, _) = event { one } else { nil }
    }
    #expect(failed == [.acceleration, .angularRate])
  }

  /// At high rates the FIFO of both is drained, and nothing is lost on a bus with another chip; samples of one
  /// instant have one time, a period apart.
  @Test(arguments: [false, true], [SamplingMode.onDemand, .continuous])
  func collecting(line: Bool, mode: SamplingMode) throws {
    let circuit = Circuit(Part.lsm9ds1)
    circuit.change {
      $0.specificForce = [0.25, -0.5, 1]
      $0.angularRate = [0.5, -1, 2]
    }
    let clock = circuit.timebase
    var sensors = CircuitSensors(clock: clock, mode: mode)
    let part = try #require(SensorPart(named: "LSM9DS1AG"))
    sensors.add(
      try SensorDriver(
        part, on: I2CDevice(circuit.wire, part.i2c), rate: 952, showsDataReady: line,
        collects: true, clock),
      line: line ? circuit.line("INT1", of: .i2c(0x6A)) : nil)
    sensors.add(
      .init(
        try LIS3MDL(
          on: I2CDevice(circuit.wire, .lis3mdl), .init(part: .lsm9ds1m, rate: .hertz80))))
    let bench = SensingBench(circuit, sensors)
    bench.demand(accelerometer: 952, gyroscope: 952, magnetometer: 80)
    bench.run(for: .seconds(3))
    // CTRL_REG9: FIFO_EN; FIFO_CTRL: continuous, 4 sets.
    #expect(try bench.register(0x23, of: 0x6A) == 0x02)
    #expect(try bench.register(0x2E, of: 0x6A) == 0xC4)
    let (forces, rates) = (samples(bench, .acceleration), samples(bench, .angularRate))
    #expect(abs(forces.count - Int(952 * 2.57)) <= 60, "\(forces.count)")
    #expect(abs(samples(bench, .magneticFluxDensity).count - 240) <= 8)
    for one in Quantity.allCases { #expect(bench.events.lost(one) == 0) }
    let pairs = zip(forces, rates)
    #expect(pairs.allSatisfy { $0.time == $1.time })
    for (force, rate) in pairs {
      #expect(force.acceleration.g.distance(to: [0.25, -0.5, 1]) < 366e-6)
      #expect(rate.angularRate.radiansPerSecond.distance(to: [0.5, -1, 2]) < 1e-3)
    }
    for (one, next) in zip(forces.dropFirst(100), forces.dropFirst(101)) {
      #expect(abs(Double(next.time.nanoseconds - one.time.nanoseconds) - 1e9 / 952) < 1e5)
    }
  }
}

extension Axes<Double> {
  func distance(to other: Axes<Double>) -> Double {
    let error = self - other
    return max(abs(error.x), abs(error.y), abs(error.z))
  }
}
