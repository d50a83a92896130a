// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

@Suite struct AK8973EndToEndTests {
  static let target = Transaction.Target.i2c(0x1C)

  static func circuit(_ chip: AK8973Chip = AK8973Chip()) -> Circuit {
    let circuit = Circuit(.ak8973(chip))
    #expect(circuit.setPolicy("mode-change", to: "strict", at: target))
    circuit.change { $0.field = [20, -30, 40] }
    return circuit
  }

  private static func isRight(_ field: Axes<Double>, _ x: Double, _ y: Double, _ z: Double) -> Bool
  {
    abs(field.x - x) < 1.1 && abs(field.y - y) < 1.1 && abs(field.z - z) < 1.1
  }

  /// The typical measurement time, 12.6 ms, and shorter and longer ones; with INT, and without.
  @Test(arguments: [8, 12.6, 14, 30], [false, true])
  func measuresOneByOne(milliseconds: Double, withALine: Bool) throws {
    var chip = AK8973Chip()
    chip.measurementTime = Int64(milliseconds * 1e6)
    let circuit = Self.circuit(chip)
    let clock = circuit.timebase
    var compass = try AK8973(on: I2CDevice(circuit.wire, .ak8973), clock)
    var line = try #require(circuit.line("INT", of: Self.target))
    for _ in 0..<500 {
      let field: Axes<Double>
      if withALine {
        _ = try compass.startMeasurement(clock)
        let edge = line.waitForEdge(until: clock.now() + .milliseconds(60))
        field = try compass.readMeasurement(at: try #require(edge)).fluxDensity.microtesla
      } else {
        field = try compass.measure(clock).fluxDensity.microtesla
      }
      guard Self.isRight(field, 20, -30, 40) else { Issue.record("read \(field)"); break }
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// At an edge in the middle of a measurement there are no data; at the right one there is the new
  /// field.
  @Test func aFalseEdgeBringsNoOldData() throws {
    let circuit = Self.circuit(AK8973Chip())
    let clock = circuit.timebase
    var compass = try AK8973(on: I2CDevice(circuit.wire, .ak8973), clock)
    #expect(Self.isRight(try compass.measure(clock).fluxDensity.microtesla, 20, -30, 40))
    var line = try #require(circuit.line("INT", of: Self.target))
    circuit.change { $0.field = [-20, 30, 10] }
    _ = try compass.startMeasurement(clock)
    clock.wait(forNanoseconds: 5_000_000)
    #expect(throws: SensorError.notReady) { try compass.readMeasurement(at: clock.now()) }
    let edge = line.waitForEdge(until: clock.now() + .milliseconds(60))
    let field = try compass.readMeasurement(at: try #require(edge)).fluxDensity.microtesla
    #expect(Self.isRight(field, -20, 30, 10))
  }

  /// Gains of the EEPROM and their corrections; the driver divides by the factor with which the
  /// chip multiplies.
  @Test(arguments: [0x07, 0xF0, 0x8F] as [UInt8])
  func trims(byte: UInt8) throws {
    var chip = AK8973Chip()
    chip.eeprom = [0, 0, 0, 0, byte, byte, byte]
    let circuit = Self.circuit(chip)
    let clock = circuit.timebase
    var compass = try AK8973(on: I2CDevice(circuit.wire, .ak8973), clock)
    #expect(compass.gain == Axes(byte & 15, byte & 15, byte & 15))
    #expect(Self.isRight(try compass.measure(clock).fluxDensity.microtesla, 20, -30, 40))
    try compass.configure(offset: Axes(0, 0, 0), gain: Axes(3, 3, 3), clock)
    let field = try compass.measure(clock).fluxDensity.microtesla
    #expect(abs(field.x - 20) < 2 && abs(field.y + 30) < 2 && abs(field.z - 40) < 2)
  }

  /// From one end of the DACs' range to the other, in one call.
  @Test(arguments: [-2000.0, -700, -80, 80, 300, 2000])
  func range(strength: Double) throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try AK8973(on: I2CDevice(circuit.wire, .ak8973), clock)
    circuit.change { $0.field = Axes(strength, 0, -strength) }
    let sample = try compass.measureInRange(clock)
    #expect(
      Self.isRight(sample.fluxDensity.microtesla, strength, 0, -strength), "\(sample)")
    #expect((50...205).contains(sample.raw.x) && (50...205).contains(sample.raw.z))
    #expect(circuit.violations(at: Self.target).count == 0)
    // The next measurement is in range at once.
    #expect(try compass.measure(clock).raw == sample.raw)
  }

  @Test func beyondTheRange() throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try AK8973(on: I2CDevice(circuit.wire, .ak8973), clock)
    circuit.change { $0.field = [3000, 0, 0] }
    #expect(throws: SensorError.overflow) { try compass.measureInRange(clock) }
    circuit.change { $0.field = [0, 0, 0] }
    #expect(try compass.measureInRange(clock).raw.y == 128)
  }

  @Test(arguments: [-30.0, 0, 25, 85])
  func temperature(degrees: Double) throws {
    let circuit = Self.circuit()
    circuit.change { $0.temperature = degrees }
    var compass = try AK8973(on: I2CDevice(circuit.wire, .ak8973), circuit.timebase)
    #expect(abs(try compass.measure(circuit.timebase).temperature - degrees) <= 0.3125)
  }

  /// The chip has lost its offsets and gains, which only a read of their registers shows.
  @Test(arguments: [0, 5, 13])
  func aBrownOut(afterMilliseconds: Int) throws {
    let circuit = Self.circuit()
    let clock = circuit.timebase
    var compass = try AK8973(on: I2CDevice(circuit.wire, .ak8973), clock)
    circuit.change { $0.field = [300, 0, 0] }
    _ = try compass.measureInRange(clock)
    let due = try compass.startMeasurement(clock)
    circuit.advance(by: .milliseconds(afterMilliseconds))
    circuit.powerCycle()
    circuit.advance(to: due)
    #expect(throws: SensorError.lostConfiguration) { try compass.readMeasurement(clock) }
    let field = try compass.measure(clock).fluxDensity.microtesla
    #expect(Self.isRight(field, 300, 0, 0))
    circuit.powerCycle()
    #expect(throws: SensorError.lostConfiguration) { try compass.measure(clock) }
    #expect(Self.isRight(try compass.measure(clock).fluxDensity.microtesla, 300, 0, 0))
  }
}

@Suite struct MPU9150EndToEndTests {
  @Test(arguments: [0x68, 0x69] as [UInt8])
  func theWayToTheCompass(address: UInt8) throws {
    let circuit = Circuit(.mpu9150.at(address))
    let clock = circuit.timebase
    circuit.change { $0.field = [20, -30, 40] }
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x00)) {
      _ = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    }
    let wire = try MPU6500Bypass.open(on: circuit.wire, at: .mpu9150.at(address))
    var compass = try AK8975(on: I2CDevice(wire, .ak8975), clock)
    let field = try compass.measure(clock).fluxDensity.microtesla
    // On the compass' axes, which are not the part's.
    #expect(abs(field.x + 30) < 0.2 && abs(field.y - 20) < 0.2 && abs(field.z + 40) < 0.2)
    #expect(circuit.finish().violations == [])
  }
}
