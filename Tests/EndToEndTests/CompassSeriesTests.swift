// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// An AK8975 that takes one measurement after another, with a strict chip.
@Suite struct CompassSeriesTests {
  static let target = Transaction.Target.i2c(0x0C)

  /// A strict chip ignores a mode that is set without power-down and 100 µs in it.
  static func circuit(milliseconds: Double, on target: Transaction.Target = target) -> Circuit {
    var chip = AK8975Chip()
    chip.measurementTime = Int64(milliseconds * 1e6)
    let part =
      if case .spi(let select) = target { Part.ak8975(chip).on(spi: select) } else {
        Part.ak8975(chip)
      }
    let circuit = Circuit(part)
    #expect(circuit.setPolicy("mode-change", to: "strict", at: target))
    #expect(circuit.setPolicy("data-while-busy", to: "ones", at: target))
    return circuit
  }

  static let times = [6, 6.5, 7.3, 8, 8.9, 9]

  /// Ten minutes of board time for each measurement time, an hour in all.
  @Test(arguments: times)
  func withALine(milliseconds: Double) throws {
    let circuit = Self.circuit(milliseconds: milliseconds)
    var line = try #require(circuit.line("DRDY", of: Self.target))
    let clock = circuit.timebase
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    circuit.change { $0.field = [20, -30, 40] }
    let start = clock.now()
    let end = start + .seconds(600)
    var count = 0
    var due = try compass.startMeasurement(clock)
    while clock.now() < end {
      let next = line.waitForEdge(until: due)
      let edge = try #require(next)
      let field = try compass.next(at: edge, clock).fluxDensity.microtesla
      guard Self.isRight(field) else { Issue.record("read \(field)"); break }
      due = clock.now() + .milliseconds(9)
      count += 1
    }
    #expect(circuit.violations(at: Self.target).count == 0)
    #expect(circuit.finish().isClean)
    // A read of 8 registers and a write of 1 at 400 kHz take 0.3 ms, which include the time in
    // power-down.
    #expect(Double(count) > 600 / (milliseconds * 1e-3 + 0.4e-3))
  }

  /// 9 ms for each measurement, whatever time the chip needs.
  @Test(arguments: times)
  func withoutALine(milliseconds: Double) throws {
    let circuit = Self.circuit(milliseconds: milliseconds)
    let clock = circuit.timebase
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    circuit.change { $0.field = [20, -30, 40] }
    let end = clock.now() + .seconds(600)
    var count = 0
    while clock.now() < end {
      let field = try compass.next(clock).fluxDensity.microtesla
      guard Self.isRight(field) else { Issue.record("read \(field)"); break }
      count += 1
    }
    #expect(circuit.violations(at: Self.target).count == 0)
    #expect(circuit.finish().isClean)
    #expect(count > 600 * 100)
  }

  private static func isRight(_ field: Axes<Double>) -> Bool {
    abs(field.x - 20) < 0.2 && abs(field.y + 30) < 0.2 && abs(field.z - 40) < 0.2
  }

  /// The sample's time is the middle of the measurement, to within the time that the bus needs for
  /// the trigger.
  @Test(arguments: times)
  func instants(milliseconds: Double) throws {
    let circuit = Self.circuit(milliseconds: milliseconds)
    var line = try #require(circuit.line("DRDY", of: Self.target))
    let clock = circuit.timebase
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    let next = line.waitForEdge(until: try compass.startMeasurement(clock))
    let edge = try #require(next)
    let exact = try compass.readMeasurement(at: edge).instant
    let truth = try #require(circuit.truth(at: Self.target)).instants.x
    #expect(abs(exact.nanoseconds - truth) < 10_000)
    let typical = try compass.measure(clock).instant
    let other = try #require(circuit.truth(at: Self.target)).instants.x
    #expect(abs(typical.nanoseconds - other) < 900_000)
  }

  /// Asked before the end, the driver reads ST1 alone, for each measurement anew.
  @Test func polling() throws {
    let circuit = Self.circuit(milliseconds: 7.3)
    let clock = circuit.timebase
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    for number in 1...10 {
      circuit.change { $0.field = [Double(number), -30, 40] }
      _ = try compass.startMeasurement(clock)
      let start = clock.now()
      while clock.now() < start + .milliseconds(7) {
        #expect(throws: SensorError.notReady) { try compass.readMeasurement(clock) }
        circuit.advance(by: .microseconds(500))
      }
      circuit.advance(to: start + .milliseconds(8))
      let field = try compass.readMeasurement(clock).fluxDensity.microtesla
      #expect(abs(field.x - Double(number)) < 0.2)
    }
    #expect(circuit.violations(at: Self.target).count == 0)
    #expect(circuit.finish().isClean)
  }

  /// A magnet passes: each measurement meanwhile is an error, and those afterwards are right.
  @Test func aMagnetComesAndGoes() throws {
    let circuit = Self.circuit(milliseconds: 7.3)
    let clock = circuit.timebase
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    circuit.change { $0.field = [20, -30, 40] }
    _ = try compass.next(clock)
    circuit.change { $0.field = [900, -900, 600] }
    for _ in 0..<3 { #expect(throws: SensorError.overflow) { try compass.next(clock) } }
    circuit.change { $0.field = [20, -30, 40] }
    #expect(Self.isRight(try compass.next(clock).fluxDensity.microtesla))
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// Another client reads data while the chip measures; one sample is lost.
  @Test func someoneElseReads() throws {
    let circuit = Self.circuit(milliseconds: 7.3)
    let clock = circuit.timebase
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    circuit.change { $0.field = [20, -30, 40] }
    _ = try compass.next(clock)
    var other = I2CDevice(circuit.wire, .ak8975)
    let _: InlineArray<6, UInt8> = try other.read(0x03)
    #expect(throws: SensorError.dataError) { try compass.next(clock) }
    #expect(Self.isRight(try compass.next(clock).fluxDensity.microtesla))
  }

  @Test(arguments: [0, 1, 3, 5, 7, 8.9])
  func aBrownOut(afterMilliseconds: Double) throws {
    let circuit = Self.circuit(milliseconds: 7.3)
    var line = try #require(circuit.line("DRDY", of: Self.target))
    let clock = circuit.timebase
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    circuit.change { $0.field = [20, -30, 40] }
    _ = try compass.next(clock)
    circuit.advance(by: .microseconds(Int(afterMilliseconds * 1000)))
    circuit.powerCycle()
    #expect(throws: SensorError.lostConfiguration) { try compass.next(clock) }
    #expect(Self.isRight(try compass.next(clock).fluxDensity.microtesla))
    // The same with a line: the edge does not come.
    _ = line.waitForEdge(until: clock.now())
    circuit.powerCycle()
    while let edge = line.waitForEdge(until: clock.now() + .milliseconds(9)) {
      #expect(throws: SensorError.notReady) { try compass.next(at: edge, clock) }
    }
    #expect(throws: SensorError.lostConfiguration) { try compass.next(clock) }
    #expect(Self.isRight(try compass.next(clock).fluxDensity.microtesla))
  }

  @Test(arguments: [1, 128, 170, 254] as [UInt8])
  func selfTest(adjustment: UInt8) throws {
    var chip = AK8975Chip()
    chip.adjustment = (adjustment, adjustment, adjustment)
    let circuit = Circuit(.ak8975(chip))
    let clock = circuit.timebase
    circuit.change { $0.field = [20, -30, 40] }
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    let result = try compass.selfTest(clock)
    #expect(result.passed)
    #expect(abs(result.response.z + 650) < 2)
    #expect(Self.isRight(try compass.measure(clock).fluxDensity.microtesla))
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// With the policy that the self-test includes the ambient field, a strong field makes it fail.
  @Test(
    arguments: [([20, -20, 10], true), ([31, 0, 0], false), ([0, 0, 110], false)]
      as [([Double], Bool)])
  func selfTestInAField(field: [Double], passes: Bool) throws {
    let circuit = Circuit(.ak8975)
    #expect(circuit.setPolicy("self-test-ambient", to: "included", at: Self.target))
    let clock = circuit.timebase
    circuit.change { $0.field = Axes(field[0], field[1], field[2]) }
    var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), clock)
    #expect(try compass.selfTest(clock).passed == passes)
  }

  @Test func onSPI() throws {
    let target = Transaction.Target.spi(0)
    let circuit = Self.circuit(milliseconds: 7.3, on: target)
    let clock = circuit.timebase
    var compass = try AK8975(on: SPIDevice(circuit.wire(spi: 0), .ak8975), clock)
    try compass.disableI2C()
    #expect(try compass.selfTest(clock).passed)
    circuit.change { $0.field = [20, -30, 40] }
    var line = try #require(circuit.line("DRDY", of: target))
    var due = try compass.startMeasurement(clock)
    for _ in 0..<1000 {
      let next = line.waitForEdge(until: due)
      let edge = try #require(next)
      #expect(Self.isRight(try compass.next(at: edge, clock).fluxDensity.microtesla))
      due = clock.now() + .milliseconds(9)
    }
    // The write of the key to I2CDIS sets bits that read as zero; there are no other violations.
    #expect(circuit.violations(at: target).list.filter { $0.register != 0x0F } == [])
  }
}
