// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// A magnetometer behind an LSM6DSOX, configured and read by the drivers.
@Suite struct SensorHubTests {
  private static let field = Axes(23.4, -41.1, 12.3)

  private func circuit(_ magnetometer: Part, on spi: SPISelect? = nil) -> Circuit {
    let unit = spi.map { Part.lsm6dsox.on(spi: $0) } ?? .lsm6dsox
    let circuit = Circuit(unit.carrying(magnetometer))
    circuit.change { $0.field = Self.field }
    return circuit
  }

  /// What the magnetometer reads directly, on a bus of its own.
  private func direct<Configuration: STMagnetometerConfiguration>(
    _ part: Part, _ target: I2CTarget, _ configuration: Configuration
  ) throws -> Axes<Int16> {
    let circuit = Circuit(part)
    circuit.change { $0.field = Self.field }
    var sensor = try STSensor(on: I2CDevice(circuit.wire, target), configuration)
    circuit.advance(by: .milliseconds(500))
    return try sensor.read().raw
  }

  /// Configured through the hub, the hub reads what the magnetometer reads directly; on I2C and on SPI.
  private func check<Configuration: STMagnetometerConfiguration>(
    _ part: Part, _ target: I2CTarget, _ configuration: Configuration
  ) throws {
    let expected = try direct(part, target, configuration)
    let onI2C = circuit(part)
    try check(
      onI2C, I2CDevice(onI2C.wire, .lsm6dso), target, configuration, expected)
    let onSPI = circuit(part, on: 0)
    try check(
      onSPI, SPIDevice(onSPI.wire(spi: 0), .lsm6dso), target, configuration, expected)
  }

  private func check<Configuration: STMagnetometerConfiguration, Link: Bus & ~Copyable>(
    _ circuit: Circuit, _ bus: consuming Link, _ target: I2CTarget,
    _ configuration: Configuration, _ expected: Axes<Int16>
  ) throws {
    let hub = try LSM6DSOHub(on: bus, of: .lsm6dsox, to: target, circuit.timebase)
    let magnetometer = try STSensor(on: hub, configuration)
    let link = try magnetometer.release().start(configuration)
    var sensor = try LSM6DSO(on: link, .init(part: .lsm6dsox))
    circuit.advance(by: .milliseconds(500))
    let sample = try sensor.readMagnetometer(configuration)
    #expect(sample.isNew)
    #expect(sample.raw == expected)
    let digit = configuration.sensitivity.value(1)
    let found = sample.fluxDensity.microtesla
    #expect(abs(found.x - Self.field.x) <= digit && abs(found.z - Self.field.z) <= digit)
    let again = try sensor.readMagnetometer(configuration)
    #expect(again.raw == expected && !again.isNew)
    #expect(circuit.finish().isClean)
  }

  @Test func lis2mdl() throws {
    try check(.lis2mdl, .lis2mdl, LIS2MDLConfiguration(rate: .hertz100))
  }

  @Test func lis3mdl() throws {
    try check(.lis3mdl, .lis3mdl, LIS3MDLConfiguration(rate: .hertz80))
    try check(
      .lis3mdl.at(0x1E), .lis3mdl.at(0x1E), LIS3MDLConfiguration(rate: .hertz40, range: .gauss8))
  }

  /// The buses joined, the magnetometer's own driver reads it.
  @Test func passThrough() throws {
    let circuit = circuit(.lis2mdl)
    var unit = try LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso), .init(part: .lsm6dsox))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x4F)) {
      _ = try LIS2MDL(on: I2CDevice(circuit.wire, .lis2mdl))
    }
    try unit.setPassThrough(true, circuit.timebase)
    var magnetometer = try LIS2MDL(on: I2CDevice(circuit.wire, .lis2mdl))
    circuit.advance(by: .milliseconds(100))
    let raw = try magnetometer.read().raw
    #expect(raw == Axes(156, -274, 82))
    try unit.setPassThrough(false, circuit.timebase)
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x67)) {
      _ = try magnetometer.read()
    }
    #expect(circuit.finish().isClean)
  }

  /// On SPI there are no buses to join.
  @Test func noPassThroughOnSPI() throws {
    let circuit = circuit(.lis2mdl, on: 0)
    var unit = try LSM6DSO(
      on: SPIDevice(circuit.wire(spi: 0), .lsm6dso), .init(part: .lsm6dsox))
    #expect(throws: SensorError.wrongState) { try unit.setPassThrough(true, circuit.timebase) }
  }

  /// A chip that is not there.
  @Test func absent() throws {
    let circuit = circuit(.lis2mdl)
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x0F)) {
      let hub = try LSM6DSOHub(
        on: I2CDevice(circuit.wire, .lsm6dso), of: .lsm6dsox, to: .lis3mdl, circuit.timebase)
      _ = try LIS3MDL(on: hub)
    }
  }

  /// Pin INT1 tells that the hub has read, 104 times a second.
  @Test func pin() throws {
    let circuit = circuit(.lis2mdl)
    let field = LIS2MDLConfiguration(rate: .hertz100)
    let hub = try LSM6DSOHub(
      on: I2CDevice(circuit.wire, .lsm6dso), of: .lsm6dsox, to: .lis2mdl, circuit.timebase)
    let link = try LIS2MDL(on: hub, field).release().start(field)
    var sensor = try LSM6DSO(
      on: link, .init(part: .lsm6dsox, pins: .init(interrupt1: .sensorHub)))
    var line = try #require(circuit.line("INT1", of: .i2c(0x6A)))
    _ = try sensor.readMagnetometer(field)
    var times: [Instant] = []
    for _ in 0..<3 {
      let edge = line.waitForEdge(until: circuit.now + .milliseconds(25))
      times.append(try #require(edge))
      #expect(try sensor.readMagnetometer(field).isNew)
    }
    for index in 1..<3 {
      #expect(times[index] - times[index - 1] == .nanoseconds(64 * 149_993))
    }
  }

  /// From the FIFO, with the samples of the LSM6DSOX's sensors.
  @Test func fifo() throws {
    let circuit = circuit(.lis2mdl)
    let field = LIS2MDLConfiguration(rate: .hertz100)
    let hub = try LSM6DSOHub(
      on: I2CDevice(circuit.wire, .lsm6dso), of: .lsm6dsox, to: .lis2mdl, circuit.timebase)
    let link = try LIS2MDL(on: hub, field).release().start(field, intoFIFO: true)
    var sensor = try LSM6DSO(
      on: link, .init(part: .lsm6dsox, fifo: .init(watermark: 10, magnetometer: true)))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    var buffer = [LSM6DSOTimedSample](repeating: .init(), count: 32)
    for _ in 0..<3 {
      circuit.advance(by: .milliseconds(200))
      var span = buffer.mutableSpan
      let drain = try sensor.drain(into: &span, circuit.timebase)
      #expect((18...22).contains(drain.count), "\(drain.count)")
      #expect(drain.lost == 0)
      for timed in buffer[..<drain.count] {
        let found = try #require(timed.sample.fluxDensity(of: field)).microtesla
        #expect(abs(found.x - Self.field.x) < 0.08 && abs(found.y - Self.field.y) < 0.08)
        #expect(timed.sample.hasAngularRate && timed.sample.hasAcceleration)
      }
    }
    #expect(circuit.finish().isClean)
  }
}
