// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

@Suite struct SensingRateTests {
  /// Selects the slowest rate of the datasheet's table that is no less than the demanded one. The
  /// code is in CTRL_REG1 (0x20) of the LIS331DLH.
  @Test(
    arguments: [
      (-1, 0.5, 0x47), (0.5, 0.5, 0x47), (4, 5, 0xA7), (10, 10, 0xC7), (11, 50, 0x27),
      (50, 50, 0x27), (60, 100, 0x2F), (100, 100, 0x2F), (101, 400, 0x37), (400, 400, 0x37),
      (401, 1000, 0x3F), (1e9, 1000, 0x3F), (.nan, 1000, 0x3F),
    ] as [(Double, Double, UInt8)])
  func accelerometer(wanted: Double, rate: Double, code: UInt8) throws {
    let bench = try SensingBench()
    bench.demand(accelerometer: wanted)
    bench.run(for: .milliseconds(1))
    #expect(bench.rate(of: .acceleration) == rate)
    #expect(try bench.register(0x20, of: 0x18) == code)
    // ±8 g with block data update, as the driver is configured.
    #expect(try bench.register(0x23, of: 0x18) == 0xB0)
  }

  /// The same for the L3G4200D.
  @Test(
    arguments: [
      (0, 100, 0x0F), (95, 100, 0x0F), (100, 100, 0x0F), (150, 200, 0x4F), (400, 400, 0x8F),
      (500, 800, 0xCF), (.infinity, 800, 0xCF),
    ] as [(Double, Double, UInt8)])
  func gyroscope(wanted: Double, rate: Double, code: UInt8) throws {
    let bench = try SensingBench()
    bench.demand(gyroscope: wanted)
    bench.run(for: .milliseconds(1))
    #expect(bench.rate(of: .angularRate) == rate)
    #expect(try bench.register(0x20, of: 0x68) == code)
  }

  @Test(
    arguments: [(1, 2), (25, 50), (50, 100), (100, 200), (1000, 200)] as [(Double, Int)])
  func compass(wanted: Double, inTwoSeconds count: Int) throws {
    let bench = try SensingBench()
    bench.demand(magnetometer: wanted)
    bench.run(for: .seconds(2))
    #expect(bench.rate(of: .magneticFluxDensity) == min(wanted, 100))
    #expect(abs(bench.events.fields.count - count) <= 1)
    #expect(bench.events.lost(.magneticFluxDensity) == 0)
  }

  @Test func fastest() throws {
    let bench = try SensingBench()
    #expect(bench.fastestRate(of: .acceleration) == 1000)
    #expect(bench.fastestRate(of: .angularRate) == 800)
    #expect(bench.fastestRate(of: .magneticFluxDensity) == 100)
  }

  /// Each sample arrives once and in order, on a board at rest; polled and by lines.
  @Test(arguments: [false, true], [(100.0, 100.0), (400, 200), (1000, 800)])
  func samples(lines: Bool, rates: (accelerometer: Double, gyroscope: Double)) throws {
    let bench = try SensingBench(lines: lines)
    bench.demand(
      accelerometer: rates.accelerometer, gyroscope: rates.gyroscope, magnetometer: 20)
    bench.run(for: .seconds(2))
    let accelerations = bench.events.accelerations
    // It settles for 1/ODR + 1 ms; a set that is ready by then is discarded.
    #expect(abs(Double(accelerations.count) - 2 * rates.accelerometer) <= 5)
    // It settles for 0.25 s.
    let rotations = bench.events.rotations
    #expect(abs(Double(rotations.count) - 1.75 * rates.gyroscope) <= 4)
    #expect(abs(bench.events.fields.count - 40) <= 1)
    #expect(zip(accelerations, accelerations.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(zip(rotations, rotations.dropFirst()).allSatisfy { $0.time < $1.time })
    for sensor in Quantity.allCases {
      #expect(bench.events.lost(sensor) == 0)
      #expect(bench.events.failures(sensor).isEmpty)
    }
    #expect(accelerations.allSatisfy { abs($0.g.z - 1) < 0.004 && $0.g.x == 0 && !$0.isClipped })
    #expect(rotations.allSatisfy { $0.rate == .zero && !$0.isClipped })
    #expect(bench.events.fields.allSatisfy { abs($0.microtesla.y - 25) < 0.4 })
    #expect(bench.circuit.finish().isClean)
  }

  /// Changes from one rate to another and back; the estimate of the chip's clock is kept.
  @Test func changes() throws {
    let bench = try SensingBench(gyroscopeError: -0.05)
    for rate in [100.0, 400, 200, 100] {
      bench.demand(gyroscope: rate)
      bench.run(for: .milliseconds(500))
      bench.events = []
      bench.run(for: .seconds(1))
      #expect(bench.rate(of: .angularRate) == rate)
      #expect(abs(Double(bench.events.rotations.count) - 0.95 * rate) <= 1)
      #expect(bench.events.rotations.allSatisfy { abs($0.interval * rate * 0.95 - 1) < 0.02 })
    }
  }

  /// The same demand again changes nothing: samples go on.
  @Test func same() throws {
    let bench = try SensingBench()
    bench.demand(accelerometer: 60)
    bench.run(for: .milliseconds(100))
    bench.events = []
    for _ in 0..<100 {
      bench.demand(accelerometer: 70)
      bench.run(for: .milliseconds(10))
    }
    #expect(abs(bench.events.accelerations.count - 100) <= 1)
  }

  /// A client that demands another rate costs the other clients the samples until the sensor has
  /// settled, which are counted at the slower of both rates. A start alone loses no samples.
  @Test(arguments: [(100, 800, 0), (100, 200, 1), (800, 100, 1)] as [(Double, Double, Int)])
  func whatAChangeCostsIsCounted(before: Double, after: Double, lost: Int) throws {
    let bench = try SensingBench()
    bench.demand(gyroscope: before)
    bench.run(for: .seconds(1))
    #expect(bench.events.lost(.angularRate) == 0)
    let last = try #require(bench.events.rotations.last).time
    bench.events = []
    bench.demand(gyroscope: after)
    bench.run(for: .seconds(1))
    let first = try #require(bench.events.rotations.first).time
    let periods = Double(first.nanoseconds - last.nanoseconds) / 1e9 * min(before, after)
    #expect(Int(periods.rounded()) - 1 == lost)
    #expect(bench.events.lost(.angularRate) == lost)
    bench.demand()
    bench.run(for: .seconds(1))
    bench.events = []
    bench.demand(gyroscope: 100)
    bench.run(for: .seconds(1))
    #expect(bench.events.rotations.count > 70)
    #expect(bench.events.lost(.angularRate) == 0)
  }

  /// The samples lost before the change stay counted.
  @Test func aChangeDuringAFailure() throws {
    let bench = try SensingBench()
    bench.demand(gyroscope: 100)
    bench.run(for: .seconds(1))
    bench.events = []
    bench.circuit.fail(.noAddressAcknowledge) { $0.target == .i2c(0x68) }
    bench.run(for: .milliseconds(500))
    bench.circuit.repair()
    bench.demand(gyroscope: 800)
    bench.run(for: .seconds(1))
    #expect(bench.rate(of: .angularRate) == 800)
    // Half a second at the rate demanded then, 100 Hz.
    #expect(abs(bench.events.lost(.angularRate) - 50) <= 2)
  }
}
