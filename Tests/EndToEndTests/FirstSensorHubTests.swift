// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// A magnetometer behind an LSM6DSL or one of its relatives, configured and read by the drivers.
@Suite struct FirstSensorHubTests {
  private static let field = Axes(23.4, -41.1, 12.3)

  private func circuit(_ unit: Part, _ magnetometer: Part) -> Circuit {
    let circuit = Circuit(unit.carrying(magnetometer))
    circuit.change { $0.field = Self.field }
    return circuit
  }

  private func check<Configuration: STMagnetometerConfiguration, Link: Bus & ~Copyable>(
    _ circuit: Circuit, _ bus: consuming Link, _ part: LSM6DSLConfiguration.Part,
    _ target: I2CTarget, _ configuration: Configuration
  ) throws {
    let hub = try LSM6DSLHub(on: bus, of: part, to: target, circuit.timebase)
    let magnetometer = try STSensor(on: hub, configuration)
    let link = try magnetometer.release().start(configuration)
    var sensor = try LSM6DSL(on: link, .init(part: part, sensorHub: true))
    circuit.advance(by: .milliseconds(500))
    let sample = try sensor.readMagnetometer(configuration)
    #expect(sample.isNew)
    let digit = configuration.sensitivity.value(1)
    let found = sample.fluxDensity.microtesla
    #expect(abs(found.x - Self.field.x) <= digit && abs(found.y - Self.field.y) <= digit)
    #expect(abs(found.z - Self.field.z) <= digit)
    #expect(circuit.finish().isClean)
  }

  /// Configured through the hub, an LIS2MDL is read by it; on I2C and on SPI.
  @Test func lis2mdl() throws {
    for (unit, part) in [
      (Part.lsm6dsl, LSM6DSLConfiguration.Part.lsm6dsl), (.lsm6ds3trc, .lsm6ds3trc),
      (.lsm6ds3, .lsm6ds3),
    ] {
      let circuit = circuit(unit, .lis2mdl)
      try check(
        circuit, I2CDevice(circuit.wire, .lsm6dsl), part, .lis2mdl,
        LIS2MDLConfiguration(rate: .hertz100))
    }
    let circuit = circuit(.lsm6dsl.on(spi: 0), .lis2mdl)
    try check(
      circuit, SPIDevice(circuit.wire(spi: 0), .lsm6dsl), .lsm6dsl, .lis2mdl,
      LIS2MDLConfiguration(rate: .hertz100))
  }

  @Test func lis3mdl() throws {
    for (unit, part) in [
      (Part.lsm6dsl, LSM6DSLConfiguration.Part.lsm6dsl), (.lsm6ds3, .lsm6ds3),
    ] {
      let circuit = circuit(unit, .lis3mdl)
      try check(
        circuit, I2CDevice(circuit.wire, .lsm6dsl), part, .lis3mdl,
        LIS3MDLConfiguration(rate: .hertz80))
    }
  }

  /// The buses joined, the magnetometer's own driver reads it.
  @Test func passThrough() throws {
    let circuit = circuit(.lsm6ds3, .lis3mdl)
    var unit = try LSM6DSL(on: I2CDevice(circuit.wire, .lsm6dsl), .init(part: .lsm6ds3))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x0F)) {
      _ = try LIS3MDL(on: I2CDevice(circuit.wire, .lis3mdl))
    }
    try unit.setPassThrough(true, circuit.timebase)
    _ = try LIS3MDL(on: I2CDevice(circuit.wire, .lis3mdl))
    try unit.setPassThrough(false, circuit.timebase)
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x0F)) {
      _ = try LIS3MDL(on: I2CDevice(circuit.wire, .lis3mdl))
    }
    #expect(circuit.finish().isClean)
  }

  /// A chip that is not there: an LSM6DSL tells it, an LSM6DS3 has bytes of zero.
  @Test(arguments: [
    (
      Part.lsm6dsl, LSM6DSLConfiguration.Part.lsm6dsl,
      SensorError.bus(.noAcknowledge, register: 0x0F)
    ),
    (.lsm6ds3, .lsm6ds3, .identity(expected: 0x3D, found: 0x00)),
  ])
  func absent(_ test: (unit: Part, part: LSM6DSLConfiguration.Part, error: SensorError)) throws {
    let circuit = circuit(test.unit, .lis2mdl)
    #expect(throws: test.error) {
      let hub = try LSM6DSLHub(
        on: I2CDevice(circuit.wire, .lsm6dsl), of: test.part, to: .lis3mdl, circuit.timebase)
      _ = try LIS3MDL(on: hub)
    }
  }

  /// From the FIFO, with the samples of the accelerometer at the half of the gyroscope's rate.
  @Test func fifo() throws {
    let circuit = circuit(.lsm6dsl, .lis2mdl)
    let field = LIS2MDLConfiguration(rate: .hertz100)
    let hub = try LSM6DSLHub(
      on: I2CDevice(circuit.wire, .lsm6dsl), to: .lis2mdl, circuit.timebase)
    let link = try LIS2MDL(on: hub, field).release().start(field)
    var sensor = try LSM6DSL(
      on: link,
      .init(
        accelerometerRate: .hertz104, gyroscopeRate: .hertz208,
        fifo: .init(watermark: 20, magnetometer: true)))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    var buffer = [LSM6DSLTimedSample](repeating: .init(), count: 64)
    for _ in 0..<3 {
      circuit.advance(by: .milliseconds(200))
      var span = buffer.mutableSpan
      let drain = try sensor.drain(into: &span, circuit.timebase)
      #expect((38...46).contains(drain.count), "\(drain.count)")
      #expect(drain.lost == 0)
      for timed in buffer[..<drain.count] {
        #expect(timed.sample.hasFluxDensity == timed.sample.hasAcceleration)
        guard let found = timed.sample.fluxDensity(of: field)?.microtesla else { continue }
        #expect(abs(found.x - Self.field.x) < 0.08 && abs(found.y - Self.field.y) < 0.08)
      }
      #expect(buffer[..<drain.count].filter(\.sample.hasFluxDensity).count >= 18)
    }
    #expect(circuit.finish().isClean)
  }
}
