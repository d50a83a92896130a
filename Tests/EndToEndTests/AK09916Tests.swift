// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

@Suite struct AK09916EndToEndTests {
  static let target = Transaction.Target.i2c(0x0C)

  static func circuit(_ chip: AK09916Chip = AK09916Chip()) -> Circuit {
    let circuit = Circuit(.ak09916(chip))
    #expect(circuit.setPolicy("mode-change", to: "strict", at: target))
    circuit.change { $0.field = [20, -30, 40] }
    return circuit
  }

  static func isRight(_ field: Axes<Double>) -> Bool {
    abs(field.x - 20) < 0.1 && abs(field.y + 30) < 0.1 && abs(field.z - 40) < 0.1
  }

  private func start(
    _ circuit: Circuit, _ mode: AK09916Configuration.Mode = .single
  ) throws -> AK09916<I2CDevice<CircuitI2C>> {
    try AK09916(on: I2CDevice(circuit.wire, .ak09916), circuit.timebase, .init(mode: mode))
  }

  @Test(arguments: [6.0, 7.2, 9.0])
  func measuresOneByOne(milliseconds: Double) throws {
    var chip = AK09916Chip()
    chip.measurementTime = Int64(milliseconds * 1e6)
    let circuit = Self.circuit(chip)
    let clock = circuit.timebase
    var compass = try start(circuit)
    for _ in 0..<1000 {
      let field = try compass.measure(clock).fluxDensity.microtesla
      guard Self.isRight(field) else { Issue.record("read \(field)"); break }
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// Steps through the range from −4800 to 4800 µT, each axis within half a digit.
  @Test func sweep() throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try start(circuit)
    for step in -40...40 {
      let field = Axes(Double(step) * 60.07, Double(-step) * 30.03, Double(step) * 15.01)
      circuit.change { $0.field = field }
      let found = try compass.measure(clock).fluxDensity.microtesla
      #expect(abs(found.x - field.x) <= 0.075_001, "\(field)")
      #expect(abs(found.y - field.y) <= 0.075_001, "\(field)")
      #expect(abs(found.z - field.z) <= 0.075_001, "\(field)")
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// Ten seconds with two polls a period: every sample is read once, and none is lost.
  @Test(
    arguments: [
      (.continuous10Hertz, 10), (.continuous20Hertz, 20), (.continuous50Hertz, 50),
      (.continuous100Hertz, 100),
    ] as [(AK09916Configuration.Mode, Int64)])
  func measuresByItself(mode: AK09916Configuration.Mode, hertz: Int64) throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try start(circuit, mode)
    let start = clock.now()
    var count: Int64 = 0
    for index in 1...20 * hertz {
      circuit.advance(to: start.advanced(byNanoseconds: index * 500_000_000 / hertz))
      let sample = try compass.read()
      #expect(!sample.overrun)
      guard sample.isNew else { continue }
      guard Self.isRight(sample.fluxDensity.microtesla) else {
        Issue.record("read \(sample)")
        break
      }
      count += 1
    }
    #expect(abs(count - 10 * hertz) <= 1)
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  @Test func overrunsAndNothingNew() throws {
    let circuit = Self.circuit()
    var compass = try start(circuit, .continuous100Hertz)
    circuit.advance(by: .milliseconds(35))
    #expect(try compass.read().overrun)
    let again = try compass.read()
    #expect(!again.isNew && !again.overrun)
    circuit.advance(by: .milliseconds(11))
    let next = try compass.read()
    #expect(next.isNew && !next.overrun)
  }

  @Test(arguments: AK09916Configuration.Mode.allCases)
  func selfTest(mode: AK09916Configuration.Mode) throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try start(circuit, mode)
    let result = try compass.selfTest(clock)
    #expect(result.passed && abs(result.response.z + 600) < 2)
    if mode == .single {
      #expect(Self.isRight(try compass.measure(clock).fluxDensity.microtesla))
    } else {
      circuit.advance(by: .milliseconds(120))
      #expect(Self.isRight(try compass.read().fluxDensity.microtesla))
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  @Test(arguments: [Axes(0, 0, -20), Axes(0, 0, 90), Axes(40, 0, -90), Axes(0, -40, -90)])
  func aBadPart(coil: Axes<Double>) throws {
    var chip = AK09916Chip()
    chip.selfTestField = coil
    let circuit = Self.circuit(chip)
    var compass = try start(circuit)
    #expect(try !compass.selfTest(circuit.timebase).passed)
  }

  @Test func aMagnetComesAndGoes() throws {
    let circuit = Self.circuit()
    var compass = try start(circuit, .continuous100Hertz)
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
    var compass = try start(circuit, .continuous100Hertz)
    circuit.powerCycle()
    circuit.advance(by: .milliseconds(20))
    #expect(throws: SensorError.lostConfiguration) { try compass.read() }
    try compass.configure(compass.configuration, circuit.timebase)
    circuit.advance(by: .milliseconds(20))
    #expect(Self.isRight(try compass.read().fluxDensity.microtesla))
  }

  @Test func reset() throws {
    let circuit = Self.circuit()
    var compass = try start(circuit, .continuous100Hertz)
    try compass.reset(circuit.timebase)
    #expect(Self.isRight(try compass.measure(circuit.timebase).fluxDensity.microtesla))
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// With errors and noise the field is off, but within the limit of the part's offset.
  @Test func aSpecimen() throws {
    let circuit = Circuit([.ak09916], sensing: .typical(seed: 7))
    circuit.change { $0.field = [20, -30, 40] }
    var compass = try start(circuit)
    let field = try compass.measure(circuit.timebase).fluxDensity.microtesla
    #expect(!Self.isRight(field))
    #expect(abs(field.x - 20) < 400 && abs(field.y + 30) < 400 && abs(field.z - 40) < 400)
  }

  /// A driver rejects the other chips.
  @Test func otherParts() throws {
    let circuit = Self.circuit()
    #expect(throws: SensorError.self) {
      _ = try AK8975(on: I2CDevice(circuit.wire, .ak8975), circuit.timebase)
    }
    let other = Circuit(.ak8963)
    #expect(throws: SensorError.identity(expected: 0x09, found: 0x9A)) { _ = try start(other) }
  }
}
