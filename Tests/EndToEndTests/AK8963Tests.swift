// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

@Suite struct AK8963EndToEndTests {
  static let target = Transaction.Target.i2c(0x0C)

  static func circuit(_ chip: AK8963Chip = AK8963Chip()) -> Circuit {
    let circuit = Circuit(.ak8963(chip))
    #expect(circuit.setPolicy("mode-change", to: "strict", at: target))
    circuit.change { $0.field = [20, -30, 40] }
    return circuit
  }

  static func isRight(_ field: Axes<Double>) -> Bool {
    abs(field.x - 20) < 0.4 && abs(field.y + 30) < 0.4 && abs(field.z - 40) < 0.4
  }

  @Test(arguments: [AK8963Configuration.Output.bits14, .bits16], [6.0, 7.2, 9.0])
  func measuresOneByOne(output: AK8963Configuration.Output, milliseconds: Double) throws {
    var chip = AK8963Chip()
    chip.measurementTime = Int64(milliseconds * 1e6)
    let circuit = Self.circuit(chip)
    let clock = circuit.timebase
    var compass = try AK8963(on: I2CDevice(circuit.wire, .ak8963), clock, .init(output: output))
    for _ in 0..<1000 {
      let field = try compass.measure(clock).fluxDensity.microtesla
      guard Self.isRight(field) else { Issue.record("read \(field)"); break }
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// One minute: every sample is read once, at its time, and none is lost.
  @Test(
    arguments: [AK8963Configuration.Mode.continuous8Hertz, .continuous100Hertz], [-0.1, 0, 0.1])
  func measuresByItself(mode: AK8963Configuration.Mode, rateError: Double) throws {
    var chip = AK8963Chip()
    chip.rateError = rateError
    let circuit = Self.circuit(chip)
    let clock = circuit.timebase
    var line = try #require(circuit.line("DRDY", of: Self.target))
    var compass = try AK8963(
      on: I2CDevice(circuit.wire, .ak8963), clock, .init(mode: mode))
    let end = clock.now() + .seconds(60)
    var count = 0
    while let edge = line.waitForEdge(until: end) {
      let sample = try compass.read(at: edge)
      guard sample.isNew, !sample.overrun, Self.isRight(sample.fluxDensity.microtesla) else {
        Issue.record("read \(sample)")
        break
      }
      let truth = try #require(circuit.truth(at: Self.target)).instants.x
      #expect(abs(try #require(sample.instant).nanoseconds - truth) < 10)
      count += 1
    }
    let hertz = (mode == .continuous8Hertz ? 8 : 100) * (1 + rateError)
    #expect(abs(Double(count) - 60 * hertz) < 3)
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  @Test func overrunsAndNothingNew() throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try AK8963(
      on: I2CDevice(circuit.wire, .ak8963), clock, .init(mode: .continuous100Hertz))
    circuit.advance(by: .milliseconds(35))
    #expect(try compass.read().overrun)
    let again = try compass.read()
    #expect(!again.isNew && !again.overrun)
    circuit.advance(by: .milliseconds(11))
    let next = try compass.read()
    #expect(next.isNew && !next.overrun)
  }

  @Test func atATrigger() throws {
    var chip = AK8963Chip()
    chip.triggerPeriod = 50_000_000
    let circuit = Self.circuit(chip)
    let clock = circuit.timebase
    var line = try #require(circuit.line("DRDY", of: Self.target))
    var compass = try AK8963(
      on: I2CDevice(circuit.wire, .ak8963), clock, .init(mode: .externalTrigger))
    for _ in 0..<20 {
      let next = line.waitForEdge(until: clock.now() + .milliseconds(60))
      let sample = try compass.read(at: try #require(next))
      #expect(sample.isNew && Self.isRight(sample.fluxDensity.microtesla))
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  @Test(arguments: [AK8963Configuration.Mode.single, .continuous8Hertz, .continuous100Hertz])
  func selfTest(mode: AK8963Configuration.Mode) throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try AK8963(
      on: I2CDevice(circuit.wire, .ak8963), clock, .init(mode: mode))
    let result = try compass.selfTest(clock)
    #expect(result.passed)
    #expect(abs(result.response.z + 2000) < 2)
    if mode == .single {
      #expect(Self.isRight(try compass.measure(clock).fluxDensity.microtesla))
    } else {
      circuit.advance(by: .milliseconds(140))
      #expect(Self.isRight(try compass.read().fluxDensity.microtesla))
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  @Test(arguments: [Axes(0, 0, -100), Axes(0, 0, 300), Axes(40, 0, -300), Axes(0, -40, -300)])
  func aBadPart(coil: Axes<Double>) throws {
    var chip = AK8963Chip()
    chip.selfTestField = coil
    let circuit = Self.circuit(chip)
    for output in [AK8963Configuration.Output.bits14, .bits16] {
      var compass = try AK8963(
        on: I2CDevice(circuit.wire, .ak8963), circuit.timebase, .init(output: output))
      #expect(try !compass.selfTest(circuit.timebase).passed)
    }
  }

  @Test func aMagnetComesAndGoes() throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try AK8963(
      on: I2CDevice(circuit.wire, .ak8963), clock, .init(mode: .continuous100Hertz))
    circuit.change { $0.field = [2000, -2000, 1000] }
    for _ in 0..<3 {
      circuit.advance(by: .milliseconds(20))
      #expect(throws: SensorError.overflow) { try compass.read() }
    }
    circuit.change { $0.field = [20, -30, 40] }
    circuit.advance(by: .milliseconds(20))
    #expect(Self.isRight(try compass.read().fluxDensity.microtesla))
  }

  @Test func aBrownOut() throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try AK8963(
      on: I2CDevice(circuit.wire, .ak8963), clock, .init(mode: .continuous100Hertz))
    circuit.powerCycle()
    circuit.advance(by: .milliseconds(20))
    #expect(throws: SensorError.lostConfiguration) { try compass.read() }
    try compass.configure(compass.configuration, clock)
    circuit.advance(by: .milliseconds(20))
    #expect(Self.isRight(try compass.read().fluxDensity.microtesla))
  }

  @Test func reset() throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try AK8963(
      on: I2CDevice(circuit.wire, .ak8963), clock, .init(mode: .continuous100Hertz))
    try compass.reset(clock)
    #expect(Self.isRight(try compass.measure(clock).fluxDensity.microtesla))
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  @Test func tellsThemApart() throws {
    let first = Circuit(.ak8963)
    var bus = I2CDevice(first.wire, .ak8963)
    #expect(try AK8963.isAK8963(&bus, first.timebase))
    let second = Circuit(.ak8975)
    var other = I2CDevice(second.wire, .ak8975)
    #expect(try !AK8963.isAK8963(&other, second.timebase))
    #expect(throws: SensorError.notVerified(register: 0x0A)) {
      _ = try AK8963(on: I2CDevice(second.wire, .ak8975), second.timebase)
    }
  }

  @Test func onSPI() throws {
    let circuit = Circuit(.ak8963.on(spi: 0))
    circuit.change { $0.field = [20, -30, 40] }
    let clock = circuit.timebase
    var compass = try AK8963(
      on: SPIDevice(circuit.wire(spi: 0), .ak8963), clock, .init(mode: .continuous100Hertz))
    try compass.disableI2C()
    circuit.advance(by: .milliseconds(20))
    #expect(Self.isRight(try compass.read().fluxDensity.microtesla))
    #expect(try compass.selfTest(clock).passed)
  }
}
