// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

/// A wait for a sample is limited: a chip that delivers none is reported as failed.
@Suite struct SensingPatienceTests {
  private func compass(_ name: String) throws -> SensingBench {
    let circuit = Circuit(try #require(Part.named(name)))
    let (clock, wire) = (circuit.timebase, circuit.wire)
    var sensors = CircuitSensors(clock: clock)
    switch name {
    case "AK8975": sensors.add(.init(try AK8975(on: I2CDevice(wire, .ak8975), clock)))
    case "AK8963": sensors.add(.init(try AK8963(on: I2CDevice(wire, .ak8963), clock)))
    default: sensors.add(.init(try AK8973(on: I2CDevice(wire, .ak8973), clock)))
    }
    return SensingBench(circuit, sensors)
  }

  @Test(arguments: ["AK8975", "AK8963", "AK8973"], [1.0, 50])
  func `a field that stays too strong is a failure`(name: String, rate: Double) throws {
    let bench = try compass(name)
    bench.demand(magnetometer: rate)
    // A magnet passes.
    bench.circuit.change { $0.field = [5000, 5000, 5000] }
    bench.run(for: .seconds(3))
    #expect(bench.events.failures(.magneticFluxDensity).isEmpty)
    bench.circuit.change { $0.field = [0, 25, -43] }
    bench.run(for: .seconds(3))
    #expect(bench.events.fields.count >= 2)
    bench.events = []
    bench.circuit.change { $0.field = [5000, 5000, 5000] }
    bench.run(for: .seconds(14))
    let failures = bench.events.failures(.magneticFluxDensity)
    #expect(failures == [.overflow, .overflow])
    #expect(bench.events.lost(.magneticFluxDensity) > 0)
    // It is tried again.
    bench.circuit.change { $0.field = [0, 25, -43] }
    bench.events = []
    bench.run(for: .seconds(4))
    #expect(bench.events.failures(.magneticFluxDensity).isEmpty)
    let last = try #require(bench.events.fields.last).microtesla
    #expect((last - [0, 25, -43]).magnitude < 1)
  }

  /// A chip that keeps its configuration but never reports new data.
  private struct Mute: Bus, ~Copyable {
    var device: I2CDevice<CircuitI2C>
    let status: UInt8

    mutating func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError) {
      try device.read(first, into: &bytes)
      if first == status { bytes[0] = 0 }
    }

    mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
      try device.write(bytes, to: first)
    }
  }

  @Test(arguments: [Quantity.acceleration, .angularRate], [false, true])
  func `a chip that never has a sample is a failure`(sensor: Quantity, line: Bool) throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d)
    let clock = circuit.timebase
    var sensors = BoardSensors<Mute, CircuitLine, CircuitTimebase>(clock: clock)
    // The line of a pin to which no signal is routed.
    func silent(_ pin: String, _ address: UInt8) -> CircuitLine? {
      line ? circuit.line(pin, of: .i2c(address)) : nil
    }
    if sensor == .acceleration {
      sensors.add(
        .init(try LIS331DLH(on: Mute(device: I2CDevice(circuit.wire, .lis331dlh), status: 0x27))),
        line: silent("INT2", 0x18))
      sensors.demand(SensorDemand(accelerometer: 100))
    } else {
      sensors.add(
        .init(try L3G4200D(on: Mute(device: I2CDevice(circuit.wire, .l3g4200d), status: 0x27))),
        line: silent("INT1", 0x68))
      sensors.demand(SensorDemand(gyroscope: 100))
    }
    var events: [SensorEvent] = []
    let end = circuit.now + .seconds(3)
    while let due = sensors.due, due <= end, events.isEmpty {
      circuit.advance(to: due)
      sensors.step(until: end, into: &events)
    }
    #expect(events == [.failure(SensorID(sensor), .notReady)])
  }

  /// On a busy machine, seconds may pass between two polls.
  @Test func `a few late polls are no failure`() throws {
    let circuit = Circuit(.lis331dlh)
    var sensors = BoardSensors<Mute, CircuitLine, CircuitTimebase>(clock: circuit.timebase)
    sensors.add(
      .init(try LIS331DLH(on: Mute(device: I2CDevice(circuit.wire, .lis331dlh), status: 0x27))))
    sensors.demand(SensorDemand(accelerometer: 100))
    var events: [SensorEvent] = []
    var steps = 0
    while steps < 100, let due = sensors.due {
      circuit.advance(to: due + .seconds(1))
      sensors.step(until: circuit.now, into: &events)
      steps += 1
    }
    #expect(steps == 100)
    #expect(events.isEmpty)
  }
}
