// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

/// Several sensors of one quantity on one board.
@Suite struct SensingTwoOfAKindTests {
  private static let second = SensorID(.acceleration, number: 1)
  private static let third = SensorID(.acceleration, number: 2)

  /// A LIS331DLH and a LIS3DH beside an LSM9DS1, whose accelerometer is the board's third.
  private func bench(_ mode: SamplingMode) throws -> SensingBench {
    let circuit = Circuit([.lis331dlh, .lis3dh.at(0x19)] + Part.lsm9ds1)
    circuit.change { $0.specificForce = [0.5, 0, 1] }
    let clock = circuit.timebase
    let wire = circuit.wire
    var sensors = CircuitSensors(clock: clock, mode: mode)
    let first = sensors.add(
      .init(try LIS331DLH(on: I2CDevice(wire, .lis331dlh), .init(rate: .hertz100))))
    #expect(first == [.acceleration])
    let second = sensors.add(
      .init(try LIS3DH(on: I2CDevice(wire, .lis3dh.at(0x19)), .init(rate: .hertz50))))
    #expect(second == [Self.second])
    let both = sensors.add(
      .init(try LSM9DS1AG(on: I2CDevice(wire, .lsm9ds1ag), .init(rate: .hertz119))))
    #expect(both == [Self.third, .angularRate])
    return SensingBench(circuit, sensors)
  }

  /// In continuous mode each has its samples, at its own rate.
  @Test func rowsHaveAll() throws {
    let bench = try bench(.continuous)
    #expect(bench.available == [.acceleration, .angularRate])
    bench.run(for: .seconds(2))
    for (sensor, count) in [
      (SensorID.acceleration, 198), (Self.second, 98), (Self.third, 190), (.angularRate, 190),
    ] {
      let samples = bench.events.samples(of: sensor)
      #expect(abs(samples.count - count) <= 5, "\(sensor) \(samples.count)")
      if sensor.quantity == .acceleration {
        #expect(samples.allSatisfy { abs($0.value.x - 0.5) < 0.01 && abs($0.value.z - 1) < 0.01 })
      }
    }
  }

  /// Motion services demand the first of a quantity; the others are powered down.
  @Test func aDemandIsForTheFirst() throws {
    let bench = try bench(.onDemand)
    bench.demand(accelerometer: 50)
    bench.run(for: .seconds(1))
    #expect(bench.events.samples(of: .acceleration).count > 40)
    #expect(bench.events.allSatisfy { $0.sensor == .acceleration })
    #expect(try bench.register(0x20, of: 0x19) & 0xF0 == 0)
    // The gyroscope is demanded, and the accelerometer of its chip runs beside it unheard.
    bench.events = []
    bench.demand(gyroscope: 100)
    bench.run(for: .seconds(1))
    #expect(bench.events.samples(of: .angularRate).count > 40)
    #expect(bench.events.allSatisfy { $0.sensor == .angularRate })
  }

  /// A failure names the sensor that fails, also a further one; the others go on.
  @Test func aFailureIsOfOne() throws {
    let bench = try bench(.continuous)
    bench.run(for: .seconds(1))
    bench.circuit.fail(
      .noAddressAcknowledge, for: FaultFilter(target: .i2c(0x19)), first: 1, count: .max)
    bench.events = []
    bench.run(for: .seconds(1))
    let failures = bench.events.filter { if case .failure = $0 { true } else { false } }
    #expect(failures.map(\.sensor) == [Self.second])
    #expect(bench.events.samples(of: Self.second).isEmpty)
    #expect(bench.events.samples(of: .acceleration).count > 95)
  }

  /// A board has room for eight chips; a ninth is not sampled.
  @Test func capacity() throws {
    let circuit = Circuit((0..<9).map { .lis331dlh.at(0x40 + $0) })
    var sensors = CircuitSensors(clock: circuit.timebase)
    for number in 0..<9 {
      let target = I2CTarget.lis331dlh.at(0x40 + UInt8(number))
      let names = sensors.add(.init(try LIS331DLH(on: I2CDevice(circuit.wire, target))))
      #expect(names == (number < 8 ? [SensorID(.acceleration, number: UInt8(number))] : []))
    }
  }
}
