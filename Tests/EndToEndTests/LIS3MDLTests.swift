// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The driver of the LIS3MDL on the software chip: what `GenericSweep` leaves out.
@Suite struct LIS3MDLTests {
  private typealias Sensor = LIS3MDL<I2CDevice<CircuitI2C>>

  private func circuit(_ part: Part = .lis3mdl) -> Circuit {
    let circuit = Circuit(part)
    circuit.change { $0.field = [20, -3, 44] }
    return circuit
  }

  private func sensor(
    on circuit: Circuit, _ configuration: LIS3MDLConfiguration = .init()
  ) throws -> Sensor {
    try LIS3MDL(on: I2CDevice(circuit.wire, .lis3mdl), configuration)
  }

  /// The first sample is ready after the settling time, and not before.
  @Test(
    arguments: [(.lowPower, 1200), (.medium, 1910), (.high, 3480), (.ultraHigh, 6650)]
      as [(LIS3MDLConfiguration.Performance, Int64)])
  func settling(performance: LIS3MDLConfiguration.Performance, microseconds: Int64) throws {
    let circuit = circuit()
    var sensor = try sensor(on: circuit, .init(performance: performance))
    #expect(sensor.settlingTime == .microseconds(microseconds))
    circuit.advance(by: sensor.settlingTime - .milliseconds(1))
    #expect(try !sensor.hasSample())
    circuit.advance(by: .milliseconds(1))
    #expect(try sensor.hasSample())
  }

  /// A field in µT is µT again, under typical sensing within offset and tolerance.
  @Test func typical() throws {
    let circuit = circuit(.lis3mdl.sensing(.typical(seed: 3)))
    var sensor = try sensor(on: circuit, .init())
    circuit.advance(by: .milliseconds(20))
    let field = try sensor.read().fluxDensity.microtesla
    #expect(abs(field.x - 20) < 400 && abs(field.y + 3) < 400 && abs(field.z - 44) < 400)
    #expect(field != Axes(20, -3, 44))
  }

  @Test func edgesOfDRDY() throws {
    let circuit = circuit()
    var sensor = try sensor(on: circuit, .init(rate: .hertz1000))
    var line = try #require(circuit.line("DRDY", of: .i2c(0x1C)))
    var last: Instant?
    for _ in 0..<20 {
      let found = line.waitForEdge(until: circuit.now + .milliseconds(10))
      let edge = try #require(found)
      if let last { #expect(edge.nanoseconds - last.nanoseconds == 1_000_000) }
      last = edge
      #expect(try sensor.read().isNew)
    }
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: [true, false])
  func interrupt(latched: Bool) throws {
    let circuit = circuit()
    var sensor = try sensor(on: circuit, .init(interrupt: .init(threshold: 80, latched: latched)))
    let threshold = try #require(sensor.configuration.interrupt).threshold
    #expect(abs(threshold - 80) < 0.01)
    circuit.advance(by: .milliseconds(50))
    #expect(try !sensor.readInterrupt().isActive)
    circuit.change { $0.field = [100, 0, -90] }
    circuit.advance(by: .milliseconds(50))
    circuit.change { $0.field = [0, 0, 0] }
    circuit.advance(by: .milliseconds(50))
    let source = try sensor.readInterrupt()
    #expect(source.isActive == latched)
    #expect(source.above == Axes(latched, false, false))
    #expect(source.below == Axes(false, false, latched))
    #expect(try !sensor.readInterrupt().isActive)
  }

  @Test func temperature() throws {
    let circuit = circuit()
    var sensor = try sensor(on: circuit)
    circuit.change { $0.temperature = 35.25 }
    circuit.advance(by: .milliseconds(50))
    #expect(try sensor.readTemperature() == 35.25)
    try sensor.configure(.init(thermometer: false))
    #expect(throws: SensorError.wrongState) { _ = try sensor.readTemperature() }
  }

  @Test(arguments: [true, false])
  func selfTest(hasCoil: Bool) throws {
    var chip = LIS3MDLChip()
    if !hasCoil { chip.selfTestField.z = 0 }
    let circuit = circuit(.lis3mdl(chip))
    var sensor = try sensor(on: circuit, .init(rate: .hertz20, range: .gauss8))
    let result = try sensor.selfTest(circuit.timebase)
    #expect(result.passed == hasCoil)
    #expect(result.change.x == 4562 && result.change.y == 4562)
    #expect(sensor.configuration == .init(rate: .hertz20, range: .gauss8))
    circuit.advance(by: sensor.settlingTime)
    #expect(try sensor.read().isNew)
  }

  @Test func powerDownRebootAndReset() throws {
    let circuit = circuit()
    var sensor = try sensor(on: circuit, .init(range: .gauss12))
    try sensor.powerDown()
    circuit.advance(by: .seconds(1))
    #expect(try !sensor.hasSample())
    try sensor.configure(.init(range: .gauss12))
    #expect(try sensor.reboot(circuit.timebase) == .microseconds(6650))
    circuit.advance(by: .milliseconds(50))
    #expect(try sensor.read().isNew)
    try sensor.reset()
    #expect(sensor.configuration == .powerOn)
    #expect(circuit.finish().isClean)
  }

  /// A rate above 80 Hz has one performance.
  @Test func impossibleConfigurations() throws {
    var sensor = try sensor(on: circuit())
    for configuration: LIS3MDLConfiguration in [
      .init(rate: .hertz1000, performance: .ultraHigh), .init(rate: .hertz155, performance: .high),
      .init(interrupt: .init(threshold: -1)), .init(interrupt: .init(threshold: 480)),
      .init(interrupt: .init(threshold: 80, axes: Axes(false, false, false))),
    ] {
      #expect(throws: SensorError.wrongConfiguration) { try sensor.configure(configuration) }
    }
  }

  /// The magnetometer of an LSM9DS1, by SparkFun's and other breakouts at 0x1E.
  @Test func lsm9ds1() throws {
    let circuit = circuit(.lsm9ds1m.at(0x1E))
    var sensor = try LIS3MDL(
      on: I2CDevice(circuit.wire, .lis3mdl.at(0x1E)), .init(part: .lsm9ds1m, rate: .hertz80))
    circuit.advance(by: sensor.settlingTime)
    let field = try sensor.read().fluxDensity.microtesla
    #expect(abs(field.x - 20) < 0.01 && abs(field.y + 3) < 0.01 && abs(field.z - 44) < 0.01)
    #expect(throws: SensorError.wrongPart) { _ = try sensor.readTemperature() }
    #expect(throws: SensorError.wrongPart) {
      try sensor.configure(.init(part: .lsm9ds1m, rate: .hertz155))
    }
    #expect(try sensor.selfTest(circuit.timebase).passed)
    try sensor.reset()
    #expect(sensor.configuration.part == .lsm9ds1m)
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: LIS3MDLOperation.operations)
  func faults(operation: LIS3MDLOperation) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lis3mdl) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LIS3MDL(
          on: I2CDevice(circuit.wire, .lis3mdl), .init(interrupt: .init(threshold: 80)))
        circuit.advance(by: .milliseconds(100))
        return driver
      },
      operation: operation.run, next: LIS3MDLOperation.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

typealias LIS3MDLOperation = Operation<LIS3MDL<I2CDevice<CircuitI2C>>>

extension LIS3MDLOperation {
  static var operations: [LIS3MDLOperation] {
    [
      LIS3MDLOperation("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.field = [50, -50, 25] }
        circuit.advance(by: .milliseconds(13))
        let sample = try driver.read()
        // A new sample is of this world. A turned bit cannot be known; it is one bit away.
        #expect(!sample.isNew || !isStale(sample.raw, Axes(3421, -3421, 1711)))
      },
      LIS3MDLOperation("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(rate: .hertz560, range: .gauss12, interrupt: .init(threshold: 100, latched: true)))
      },
      LIS3MDLOperation("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      LIS3MDLOperation("readInterrupt") { (driver, _) throws(SensorError) in
        _ = try driver.readInterrupt()
      },
      LIS3MDLOperation("readTemperature") { (driver, _) throws(SensorError) in
        _ = try driver.readTemperature()
      },
      LIS3MDLOperation("selfTest") { (driver, circuit) throws(SensorError) in
        _ = try driver.selfTest(circuit.timebase)
      },
      LIS3MDLOperation("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
    ]
  }
}

extension LIS3MDLOperation {
  /// Reading continues, or reports that the configuration is lost and then can be configured; either way a fresh
  /// sample of the present world comes.
  static func next(
    _ driver: inout LIS3MDL<I2CDevice<CircuitI2C>>, _ circuit: Circuit
  ) throws(SensorError) -> String? {
    circuit.change { $0.field = [-20, 30, 100] }
    do throws(SensorError) {
      for _ in 0..<40 {
        circuit.advance(by: .milliseconds(10))
        _ = try driver.read()
      }
    } catch .lostConfiguration {
      circuit.advance(by: try driver.configure(.init()))
    }
    if driver.configuration.power == .down { circuit.advance(by: try driver.configure(.init())) }
    circuit.advance(by: .milliseconds(13))
    let sample = try driver.read()
    guard sample.isNew else { return "nothing new" }
    let error = sample.fluxDensity.microtesla - Axes(-20, 30, 100)
    return abs(error.x) < 0.03 && abs(error.y) < 0.03 && abs(error.z) < 0.03
      ? nil : "read \(sample.fluxDensity.microtesla)"
  }
}
