// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

/// Related parts have tables of their own.
@Suite struct SensingRelativeTests {
  private func board(
    _ names: [String], _ add: (inout CircuitSensors, Circuit) throws -> Void
  ) throws -> SensingBench {
    let circuit = Circuit(try names.map { try #require(Part.named($0)) })
    var sensors = CircuitSensors(clock: circuit.timebase)
    try add(&sensors, circuit)
    return SensingBench(circuit, sensors)
  }

  /// With 8 bits, ±8 g ends at 127 digits of 72 mg, 9.1 g.
  @Test(
    arguments: [(10, 100, 0x67), (100, 100, 0x67), (101, 400, 0xE7)] as [(Double, Double, UInt8)])
  func lis331dl(wanted: Double, rate: Double, code: UInt8) throws {
    let bench = try board(["LIS331DL"]) { sensors, circuit in
      sensors.add(.init(try LIS331DL(on: I2CDevice(circuit.wire, .lis331dl))))
    }
    #expect(try bench.register(0x20, of: 0x1C) & 0x40 == 0)
    bench.demand(accelerometer: wanted)
    bench.circuit.change { $0.specificForce = Axes(0, 0, 8.5) }
    bench.run(for: .milliseconds(200))
    #expect(bench.rate(of: .acceleration) == rate)
    #expect(try bench.register(0x20, of: 0x1C) == code)
    #expect(bench.events.accelerations.allSatisfy { !$0.isClipped && abs($0.g.z - 8.5) < 0.04 })
    #expect(abs(Double(bench.events.accelerations.count) - 0.2 * rate) <= 5)
    bench.circuit.change { $0.specificForce = Axes(0, 0, 9.5) }
    bench.run(for: .milliseconds(100))
    #expect(bench.events.accelerations.last?.isClipped == true)
  }

  /// 12 bits, of 12 mg at ±16 g, end at 24.6 g; 10 bits of 4 mg at ±2 g at 2.04 g.
  @Test(
    arguments: [(10, 10, 0x27), (100, 100, 0x57), (101, 200, 0x67), (5000, 1344, 0x97)]
      as [(Double, Double, UInt8)])
  func lis3dh(wanted: Double, rate: Double, code: UInt8) throws {
    let bench = try board(["LIS3DH"]) { sensors, circuit in
      sensors.add(.init(try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh))))
    }
    bench.demand(accelerometer: wanted)
    bench.circuit.change { $0.specificForce = Axes(0, 0, 20) }
    bench.run(for: .seconds(1))
    #expect(bench.rate(of: .acceleration) == rate)
    #expect(try bench.register(0x20, of: 0x18) == code)
    #expect(bench.events.accelerations.allSatisfy { !$0.isClipped && abs($0.g.z - 20) < 0.007 })
    #expect(abs(Double(bench.events.accelerations.count) - rate) <= 8 + 0.01 * rate)
    bench.circuit.change { $0.specificForce = Axes(0, 0, 25) }
    bench.run(for: .seconds(1))
    #expect(bench.events.accelerations.last?.isClipped == true)
  }

  @Test(arguments: [(.normal, 2.04), (.lowPower, 2.03)] as [(LIS3DHConfiguration.Mode, Double)])
  func fewerBits(mode: LIS3DHConfiguration.Mode, end: Double) throws {
    let bench = try board(["LIS3DH"]) { sensors, circuit in
      sensors.add(
        .init(
          try LIS3DH(on: I2CDevice(circuit.wire, .lis3dh), .init(mode: mode, range: .g2))))
    }
    bench.demand(accelerometer: 6000)
    for (force, isClipped) in [(end - 0.03, false), (end + 0.03, true)] {
      bench.circuit.change { $0.specificForce = Axes(0, 0, force) }
      bench.run(for: .milliseconds(50))
      #expect(bench.rate(of: .acceleration) == (mode == .normal ? 1344 : 5376))
      #expect(bench.events.accelerations.last?.isClipped == isClipped)
    }
  }

  /// 95 Hz and its multiples by powers of two.
  @Test(
    arguments: [(50, 95, 0x0F), (95, 95, 0x0F), (100, 190, 0x4F), (800, 760, 0xCF)]
      as [(Double, Double, UInt8)])
  func l3gd20(wanted: Double, rate: Double, code: UInt8) throws {
    let bench = try board(["L3GD20"]) { sensors, circuit in
      sensors.add(
        .init(try L3G4200D(on: I2CDevice(circuit.wire, .l3gd20), .init(part: .l3gd20))))
    }
    bench.demand(gyroscope: wanted)
    bench.run(for: .seconds(1))
    #expect(bench.rate(of: .angularRate) == rate)
    #expect(try bench.register(0x20, of: 0x6A) == code)
    #expect(abs(Double(bench.events.rotations.count) - 0.75 * rate) <= 0.02 * rate + 2)
  }

  /// A measurement takes 7.2 ms; the output has 16 bits of 0.15 µT.
  @Test func ak8963() throws {
    let bench = try board(["AK8963"]) { sensors, circuit in
      sensors.add(.init(try AK8963(on: I2CDevice(circuit.wire, .ak8963), circuit.timebase)))
    }
    bench.demand(magnetometer: 1000)
    bench.run(for: .seconds(1))
    #expect(bench.rate(of: .magneticFluxDensity) == 100)
    #expect(abs(bench.events.fields.count - 100) <= 1)
    #expect(bench.events.fields.allSatisfy { abs($0.microtesla.y - 25) < 0.3 })
  }

  /// A measurement takes 12.6 ms, so 100 Hz is not available.
  @Test func ak8973() throws {
    let bench = try board(["AK8973"]) { sensors, circuit in
      sensors.add(.init(try AK8973(on: I2CDevice(circuit.wire, .ak8973), circuit.timebase)))
    }
    bench.demand(magnetometer: 1000)
    bench.run(for: .seconds(1))
    let rate = try #require(bench.rate(of: .magneticFluxDensity))
    #expect(70...76 ~= rate)
    #expect(abs(Double(bench.events.fields.count) - rate) <= 2)
    bench.demand()
    bench.run(for: .milliseconds(1))
    // MS1: the low bits 11 are power-down.
    #expect(try bench.register(0xE0, of: 0x1C) & 0x03 == 0x03)
  }
}
