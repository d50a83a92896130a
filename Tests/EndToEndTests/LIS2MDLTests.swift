// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The driver of the LIS2MDL on the software chip.
@Suite struct LIS2MDLTests {
  private typealias Sensor = LIS2MDL<I2CDevice<CircuitI2C>>

  private func circuit(_ part: Part = .lis2mdl) -> Circuit {
    let circuit = Circuit(part)
    circuit.change { $0.field = [20, -3, 44] }
    return circuit
  }

  private func sensor(
    on circuit: Circuit, _ configuration: LIS2MDLConfiguration = .init()
  ) throws -> Sensor {
    try LIS2MDL(on: I2CDevice(circuit.wire, .lis2mdl), configuration)
  }

  /// 0.15 µT a digit, up to ±4915 µT, on both buses: on SPI the driver selects four wires by itself.
  @Test(
    arguments: LIS2MDLConfiguration.Rate.allCases,
    [LIS2MDLConfiguration.Pulses.canceling, .every63, .once])
  func withinHalfADigit(
    rate: LIS2MDLConfiguration.Rate, pulses: LIS2MDLConfiguration.Pulses
  ) throws {
    let configuration = LIS2MDLConfiguration(rate: rate, pulses: pulses)
    let onI2C = Circuit(.lis2mdl)
    var first = try LIS2MDL(on: I2CDevice(onI2C.wire, .lis2mdl), configuration)
    let onSPI = Circuit(.iis2mdc.on(spi: 0))
    var second = try LIS2MDL(on: SPIDevice(onSPI.wire(spi: 0), .lis2mdl), configuration)
    for part in GenericSweep.parts {
      let field = Axes(part, -part, part / 2) * 4915.05
      for circuit in [onI2C, onSPI] {
        circuit.change { $0.field = field }
        circuit.advance(by: first.settlingTime)
        circuit.advance(by: .nanoseconds(Int64(2e9 / rate.hertz)))
      }
      for sample in [try first.read(), try second.read()] {
        #expect(sample.isNew)
        let found = sample.fluxDensity.microtesla
        for (one, other) in [(found.x, field.x), (found.y, field.y), (found.z, field.z)] {
          let expected = max(-4915.2, min(other, 4915.05))
          #expect(abs(one - expected) <= 0.075 * (1 + 1e-9))
        }
      }
    }
    #expect(onI2C.finish().isClean && onSPI.finish().isClean)
  }

  /// The magnetometer of an LSM303AGR on three SPI wires, and a LIS2MDL on the same.
  @Test(arguments: [LIS2MDLConfiguration.Part.lsm303agrm, .lis2mdl])
  func threeWires(part: LIS2MDLConfiguration.Part) throws {
    let chip: Part = part == .lis2mdl ? .lis2mdl : .lsm303agrm
    let circuit = circuit(chip.on(spi: 0, threeWire: true))
    var sensor = try LIS2MDL(
      on: SPIDevice(circuit.wire(spi: 0), .lis2mdl), .init(part: part, threeWireSPI: true))
    circuit.advance(by: sensor.settlingTime)
    let field = try sensor.read().fluxDensity.microtesla
    #expect(abs(field.x - 20) < 0.1 && abs(field.y + 3) < 0.1 && abs(field.z - 44) < 0.1)
    #expect(circuit.finish().isClean)
    // On four wires an LSM303AGR does not answer.
    if part != .lis2mdl {
      let four = self.circuit(chip.on(spi: 0))
      #expect(throws: SensorError.identity(expected: 0x40, found: 0xFF)) {
        _ = try LIS2MDL(on: SPIDevice(four.wire(spi: 0), .lis2mdl), .init(part: part))
      }
    }
  }

  /// The first sample is ready after the settling time, and not before.
  @Test(
    arguments: [
      (.highResolution, .every63, 9_400), (.lowPower, .once, 6_400),
      (.highResolution, .canceling, 19_400),
    ]
      as [(LIS2MDLConfiguration.Performance, LIS2MDLConfiguration.Pulses, Int64)])
  func settling(
    performance: LIS2MDLConfiguration.Performance, pulses: LIS2MDLConfiguration.Pulses,
    microseconds: Int64
  ) throws {
    let circuit = circuit()
    var sensor = try sensor(on: circuit, .init(performance: performance, pulses: pulses))
    #expect(sensor.settlingTime == .microseconds(microseconds))
    circuit.advance(by: sensor.settlingTime - .milliseconds(1))
    #expect(try !sensor.hasSample())
    circuit.advance(by: .milliseconds(1))
    #expect(try sensor.hasSample())
  }

  /// Under typical sensing cancellation leaves 60 mG, and without it up to 3 G remain.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func typical(seed: UInt64) throws {
    let circuit = circuit(.lis2mdl.sensing(.typical(seed: seed)))
    var sensor = try sensor(on: circuit)
    func error() throws -> Double {
      circuit.advance(by: .milliseconds(40))
      let error = try sensor.read().fluxDensity.microtesla - Axes(20, -3, 44)
      return max(abs(error.x), abs(error.y), abs(error.z))
    }
    let canceled = try error()
    #expect(canceled < 12)
    try sensor.configure(.init(pulses: .every63))
    let plain = try error()
    #expect(plain > canceled && plain < 400)
  }

  @Test func edgesOfThePin() throws {
    let circuit = circuit()
    var sensor = try sensor(on: circuit)
    var line = try #require(circuit.line("INT/DRDY", of: .i2c(0x1E)))
    var last: Instant?
    for _ in 0..<20 {
      let found = line.waitForEdge(until: circuit.now + .milliseconds(30))
      let edge = try #require(found)
      if let last { #expect(edge.nanoseconds - last.nanoseconds == 10_000_000) }
      last = edge
      #expect(try sensor.read().isNew)
    }
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: [true, false])
  func interrupt(latched: Bool) throws {
    let circuit = circuit()
    var sensor = try sensor(
      on: circuit, .init(interrupt: .init(threshold: 80, latched: latched), pin: .interrupt))
    #expect(abs(try #require(sensor.configuration.interrupt).threshold - 80) < 0.08)
    circuit.advance(by: .milliseconds(50))
    #expect(try !sensor.readInterrupt().isActive)
    circuit.change { $0.field = [100, 0, -90] }
    circuit.advance(by: .milliseconds(50))
    #expect(circuit.pins(at: .i2c(0x1E))[0].isHigh)
    circuit.change { $0.field = [0, 0, 0] }
    circuit.advance(by: .milliseconds(50))
    let source = try sensor.readInterrupt()
    #expect(source.isActive == latched)
    // Latched at the first average beyond the threshold.
    #expect(source.above == Axes(latched, false, false))
    #expect(source.below == Axes(false, false, latched))
    #expect(try !sensor.readInterrupt().isActive)
  }

  @Test func temperature() throws {
    let circuit = circuit()
    var sensor = try sensor(on: circuit)
    circuit.change { $0.temperature = 15.25 }
    circuit.advance(by: .milliseconds(50))
    #expect(try sensor.readTemperature() == 15.25)
    var other = try LIS2MDL(
      on: I2CDevice(self.circuit(.lsm303agrm).wire, .lis2mdl), .init(part: .lsm303agrm))
    #expect(throws: SensorError.wrongPart) { _ = try other.readTemperature() }
  }

  @Test(
    arguments: [LIS2MDLConfiguration.Part.lis2mdl, .iis2mdc, .lsm303agrm], [10, 0.5, 51.0])
  func selfTest(part: LIS2MDLConfiguration.Part, microtesla: Double) throws {
    var chip = LIS2MDLChip(
      part == .lis2mdl ? .lis2mdl : part == .iis2mdc ? .iis2mdc : .lsm303agrm)
    chip.selfTestField.z = microtesla
    let circuit = circuit(.lis2mdl(chip))
    let configuration = LIS2MDLConfiguration(part: part, rate: .hertz20, lowPass: true)
    var sensor = try sensor(on: circuit, configuration)
    let start = circuit.now
    let result = try sensor.selfTest(circuit.timebase)
    #expect(result.passed == (microtesla == 10))
    // 100 mG are 66.7 digits.
    #expect(abs(result.change.x - 67) <= 1 && abs(result.change.y - 67) <= 1)
    #expect(circuit.now.nanoseconds - start.nanoseconds < 2_200_000_000)
    #expect(sensor.configuration == configuration)
    circuit.advance(by: sensor.settlingTime)
    #expect(try sensor.read().isNew)
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: [true, false])
  func powerDownRebootAndReset(onSPI: Bool) throws {
    let circuit = circuit(onSPI ? .lis2mdl.on(spi: 0) : .lis2mdl)
    var sensor = try LIS2MDL(
      on: onSPI
        ? EitherBus(SPIDevice(circuit.wire(spi: 0), .lis2mdl))
        : EitherBus(I2CDevice(circuit.wire, .lis2mdl)))
    try sensor.powerDown()
    circuit.advance(by: .seconds(1))
    #expect(try !sensor.hasSample())
    try sensor.configure(.init(rate: .hertz50))
    #expect(try sensor.reboot(circuit.timebase) == .microseconds(29_400))
    circuit.advance(by: .milliseconds(50))
    #expect(try sensor.read().isNew)
    try sensor.reset()
    #expect(sensor.configuration == .powerOn)
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: LIS2MDLOperation.operations)
  func faults(operation: LIS2MDLOperation) throws {
    let report = try FaultSweep(
      circuit: { Circuit(.lis2mdl) },
      prepare: { (circuit) throws(SensorError) in
        let driver = try LIS2MDL(
          on: I2CDevice(circuit.wire, .lis2mdl), .init(interrupt: .init(threshold: 80)))
        circuit.advance(by: .milliseconds(100))
        return driver
      },
      operation: operation.run, next: LIS2MDLOperation.next
    ).run()
    #expect(report.transactions > 0)
    #expect(report.errors >= 2 * report.transactions)
    #expect(report.failures == [])
  }
}

typealias LIS2MDLOperation = Operation<LIS2MDL<I2CDevice<CircuitI2C>>>

extension LIS2MDLOperation {
  static var operations: [LIS2MDLOperation] {
    [
      LIS2MDLOperation("read") { (driver, circuit) throws(SensorError) in
        circuit.change { $0.field = [50, -50, 25] }
        circuit.advance(by: .milliseconds(21))
        let sample = try driver.read()
        // A new sample is of this world. A turned bit cannot be known; it is one bit away.
        #expect(!sample.isNew || !isStale(sample.raw, Axes(333, -333, 167)))
      },
      LIS2MDLOperation("configure") { (driver, _) throws(SensorError) in
        try driver.configure(
          .init(rate: .hertz50, pulses: .once, interrupt: .init(threshold: 100, latched: true)))
      },
      LIS2MDLOperation("powerDown") { (driver, _) throws(SensorError) in try driver.powerDown() },
      LIS2MDLOperation("readInterrupt") { (driver, _) throws(SensorError) in
        _ = try driver.readInterrupt()
      },
      LIS2MDLOperation("readTemperature") { (driver, _) throws(SensorError) in
        _ = try driver.readTemperature()
      },
      LIS2MDLOperation("reboot") { (driver, circuit) throws(SensorError) in
        try driver.reboot(circuit.timebase)
      },
    ]
  }
}

extension LIS2MDLOperation {
  /// Reading continues, or reports that the configuration is lost and then can be configured; either way a fresh
  /// sample of the present world comes.
  static func next(
    _ driver: inout LIS2MDL<I2CDevice<CircuitI2C>>, _ circuit: Circuit
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
    circuit.advance(by: .milliseconds(41))
    let sample = try driver.read()
    guard sample.isNew else { return "nothing new" }
    let error = sample.fluxDensity.microtesla - Axes(-20, 30, 100)
    return abs(error.x) < 0.1 && abs(error.y) < 0.1 && abs(error.z) < 0.1
      ? nil : "read \(sample.fluxDensity.microtesla)"
  }
}
