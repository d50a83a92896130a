// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

@Suite struct SensingSampleTests {
  /// The gyroscope's clock is off by up to 12 %; the integrated angle is right all the same.
  @Test(arguments: [-0.05, 0.05, -0.12, 0.12, 0], [100.0, 200, 800])
  func angle(error: Double, rate: Double) throws {
    let bench = try SensingBench(gyroscopeError: error)
    bench.demand(gyroscope: rate)
    bench.run(for: .seconds(1))
    bench.events = []
    bench.circuit.change { $0.angularRate = Axes(0, 0, 1) }
    bench.run(for: .seconds(20))
    bench.circuit.change { $0.angularRate = .zero }
    bench.run(for: .milliseconds(100))
    let angle = bench.events.rotations.reduce(0) { $0 + $1.rate.z * $1.interval }
    // Tolerance: 70 mdps a digit, and one sample's interval at each end.
    #expect(abs(angle - 20) < 0.02 + 1.5 / rate)
    #expect(bench.events.lost(.angularRate) == 0)
  }

  /// The intervals are those between the chip's samples, not those between the polls.
  @Test(arguments: [false, true], [-0.05, 0.05])
  func intervals(lines: Bool, error: Double) throws {
    let bench = try SensingBench(gyroscopeError: error, lines: lines)
    bench.demand(gyroscope: 200)
    bench.run(for: .seconds(3))
    let rotations = bench.events.rotations.dropFirst(200)
    let period = 1 / (200 * (1 + error))
    // Without a line, polls begin seven eighths of a period after a sample and repeat every eighth.
    #expect(rotations.allSatisfy { abs($0.interval / period - 1) < (lines ? 0.001 : 0.03) })
    let (first, last) = (try #require(rotations.first), try #require(rotations.last))
    let sum = rotations.dropFirst().reduce(0) { $0 + $1.interval }
    let time = Double(last.time.nanoseconds - first.time.nanoseconds) / 1e9
    #expect(abs(sum - time) < 1e-6)
    #expect(abs(time / Double(rotations.count - 1) / period - 1) < 1e-3)
  }

  /// ±8 g is the default and ends at 2047 digits; 2000 °/s end at 32767 × 70 mdps, 40.03 rad/s.
  @Test(arguments: [(7.9, false), (8.5, true), (-7.9, false), (-8.5, true)])
  func clippedAcceleration(g: Double, isClipped: Bool) throws {
    let bench = try SensingBench()
    bench.circuit.change { $0.specificForce = Axes(0, g, 0) }
    bench.demand(accelerometer: 100)
    bench.run(for: .milliseconds(100))
    #expect(!bench.events.accelerations.isEmpty)
    #expect(bench.events.accelerations.allSatisfy { $0.isClipped == isClipped })
  }

  @Test(arguments: [(39.5, false), (41, true), (-41, true)])
  func clippedRotation(rate: Double, isClipped: Bool) throws {
    let bench = try SensingBench()
    bench.circuit.change { $0.angularRate = Axes(rate, 0, 0) }
    bench.demand(gyroscope: 100)
    bench.run(for: .milliseconds(400))
    #expect(!bench.events.rotations.isEmpty)
    #expect(bench.events.rotations.allSatisfy { $0.isClipped == isClipped })
  }

  /// The AK8975 reports overflow when |x| + |y| + |z| reaches 2400 µT.
  @Test func overflow() throws {
    let bench = try SensingBench()
    bench.circuit.change { $0.field = Axes(1000, 1000, 1000) }
    bench.demand(magnetometer: 50)
    bench.run(for: .seconds(1))
    #expect(bench.events.fields.isEmpty)
    #expect(abs(bench.events.lost(.magneticFluxDensity) - 50) <= 1)
    bench.circuit.change { $0.field = Axes(0, 25, -43) }
    bench.events = []
    bench.run(for: .seconds(1))
    #expect(abs(bench.events.fields.count - 50) <= 1)
    #expect(bench.events.lost(.magneticFluxDensity) <= 1)
  }

  /// The session is not stepped for 100 ms: overwritten samples are counted.
  @Test func late() throws {
    let bench = try SensingBench()
    bench.demand(accelerometer: 100, gyroscope: 100)
    bench.run(for: .seconds(1))
    bench.events = []
    bench.circuit.advance(by: .milliseconds(100))
    bench.run(for: .seconds(1))
    for sensor in [Quantity.acceleration, .angularRate] {
      #expect(8...10 ~= bench.events.lost(sensor))
    }
    let sum = bench.events.rotations.reduce(0) { $0 + $1.interval }
    #expect(abs(sum - 1.1) < 0.02)
  }

  /// Mounted with the sensor's x axis along the board's y axis, and its y axis along −x.
  @Test func mount() throws {
    let circuit = Circuit(.lis331dlh)
    var sensors = CircuitSensors(clock: circuit.timebase)
    sensors.add(
      .init(try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))),
      mount: try #require(Mount("+y-x+z")))
    let bench = SensingBench(circuit, sensors)
    bench.circuit.change { $0.specificForce = Axes(0.5, 0.25, 0) }
    bench.demand(accelerometer: 100)
    bench.run(for: .milliseconds(100))
    let sample = try #require(bench.events.accelerations.last)
    #expect(abs(sample.g.x + 0.25) < 0.004 && abs(sample.g.y - 0.5) < 0.004)
  }
}
