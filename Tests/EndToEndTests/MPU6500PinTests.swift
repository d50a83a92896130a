// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The pin INT of an MPU-6500, and what its status bits promise.
@Suite struct MPU6500PinTests {
  typealias Configuration = MPU6500Configuration

  private func device(_ circuit: Circuit) -> I2CDevice<CircuitI2C> {
    I2CDevice(circuit.wire, .mpu6500)
  }

  /// An edge for each sample, with either polarity; at the edge the sample is there.
  @Test(arguments: [false, true])
  func dataReady(activeLow: Bool) throws {
    let circuit = Circuit(.mpu6500)
    var sensor = try MPU6500(
      on: device(circuit),
      .init(
        rate: .hertz100, pin: .init(.dataReady, activeLow: activeLow, latched: true)))
    circuit.advance(by: sensor.settlingTime + .milliseconds(300))
    var line = try #require(circuit.line("INT", of: .i2c(0x68), activeLow: activeLow))
    _ = try sensor.read()
    #expect(!line.isActive())
    for number in 1...50 {
      let edge = line.waitForEdge(until: circuit.now + .milliseconds(20))
      #expect(edge != nil && line.isActive(), "\(number)")
      #expect(try sensor.read().isNew)
      #expect(!line.isActive())
    }
    #expect(circuit.finish().isClean)
  }

  /// A sample that is ready has been measured since the sample before. The filter follows within the 20 ms between samples.
  @Test func readyIsNew() throws {
    let circuit = Circuit(.mpu6500)
    var sensor = try MPU6500(on: device(circuit), .init(rate: .hertz50))
    circuit.advance(by: sensor.settlingTime + .milliseconds(300))
    _ = try sensor.read()
    for step in 1...20 {
      let force = Double(step) / 20
      circuit.change { $0.specificForce = [force, 0, 0] }
      let end = circuit.now + .milliseconds(100)
      while try !sensor.hasSample(), circuit.now < end { circuit.advance(by: .microseconds(50)) }
      #expect(try abs(sensor.read().acceleration.g.x - force) < 0.01)
    }
  }

  private func drain(
    _ sensor: inout MPU6500<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws -> FIFODrain {
    var samples = InlineArray<64, MPU6500TimedSample>(repeating: .init())
    var room = samples.mutableSpan
    return try sensor.drain(into: &room, circuit.timebase)
  }

  /// The FIFO has as many sets as samples came, and one that was full is reported.
  @Test func fifo() throws {
    let circuit = Circuit(.mpu6500)
    var sensor = try MPU6500(
      on: device(circuit),
      .init(
        rate: .hertz100, fifo: .init(), motion: .init(threshold: 0.5),
        pin: .init(.fifoOverflow, latched: true)))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    circuit.advance(by: .milliseconds(101))
    let first = try drain(&sensor, circuit)
    let rest = try drain(&sensor, circuit)
    #expect(first.count == 10 && first.lost == 0 && rest.count == 0, "\(first) \(rest)")
    let line = try #require(circuit.line("INT", of: .i2c(0x68)))
    #expect(!line.isActive())
    // 512 bytes hold 36 sets of 14.
    circuit.advance(by: .seconds(1))
    #expect(line.isActive())
    #expect(try sensor.readEvents().fifoOverflow)
  }

  /// A sleeping chip measures nothing.
  @Test func sleep() throws {
    let circuit = Circuit(.mpu6500)
    var sensor = try MPU6500(on: device(circuit), .init(rate: .hertz100))
    circuit.advance(by: sensor.settlingTime + .milliseconds(50))
    try sensor.powerDown()
    _ = try sensor.read()
    circuit.advance(by: .milliseconds(100))
    #expect(try !sensor.hasSample())
  }
}
