// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

@Suite struct HMC5883LEndToEndTests {
  static let target = Transaction.Target.i2c(0x1E)

  /// Every range, with every policy of a chip whose measurements take longer or shorter.
  @Test(
    arguments: HMC5883LConfiguration.Range.allCases,
    [
      ("gain-latency", "first"), ("gain-latency", "second"), ("mode-read-locks", "no"),
      ("mode-after-single", "three"), ("averaging-time", "each"), ("counter-after-08", "status"),
      ("burst-write", "first"),
    ])
  func measures(range: HMC5883LConfiguration.Range, policy: (String, String)) throws {
    let circuit = Circuit(.hmc5883l)
    #expect(circuit.setPolicy(policy.0, to: policy.1, at: Self.target))
    circuit.change { $0.field = [20, -43.2, 60] }
    let clock = circuit.timebase
    var compass = try HMC5883L(
      on: I2CDevice(circuit.wire, .hmc5883l), clock, .init(range: range, averages: .two))
    let digit = 100.0 / [1370.0, 1090, 820, 660, 440, 390, 330, 230][Int(range.rawValue)]
    for _ in 0..<20 {
      let field = try compass.measure(clock).fluxDensity.microtesla
      #expect(abs(field.x - 20) <= digit / 2)
      #expect(abs(field.y + 43.2) <= digit / 2)
      #expect(abs(field.z - 60) <= digit / 2)
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  @Test func followsTheLine() throws {
    let circuit = Circuit(.hmc5883l)
    let clock = circuit.timebase
    var compass = try HMC5883L(on: I2CDevice(circuit.wire, .hmc5883l), clock)
    var line = try #require(circuit.line("DRDY", of: Self.target))
    for step in 0..<50 {
      circuit.change { $0.field = [Double(step), 0, 0] }
      _ = try compass.startMeasurement(clock)
      let edge = line.waitForEdge(until: clock.now() + .milliseconds(10))
      let sample = try compass.readMeasurement(at: try #require(edge))
      #expect(abs(sample.fluxDensity.microtesla.x - Double(step)) < 0.1)
    }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// The magnetometers of LSM303DLHC, DLM and DLH at each range, with fewer digits on Z.
  @Test(
    arguments: [
      (
        .lsm303dlhcm, .lsm303dlhcm, [1100, 855, 670, 450, 400, 330, 230],
        [980, 760, 600, 400, 355, 295, 205]
      ),
      (
        .lsm303dlmm, .lsm303dlmm, [1100, 855, 670, 450, 400, 330, 230],
        [980, 760, 600, 400, 355, 295, 205]
      ),
      (
        .lsm303dlhm, .lsm303dlhm, [1055, 795, 635, 430, 375, 320, 230],
        [950, 710, 570, 385, 335, 285, 205]
      ),
    ] as [(Part, HMC5883LConfiguration.Part, [Double], [Double])])
  func relatives(
    chip: Part, part: HMC5883LConfiguration.Part, digits: [Double], digitsOfZ: [Double]
  ) throws {
    let circuit = Circuit(chip)
    circuit.change { $0.field = [20, -43.2, 60] }
    let clock = circuit.timebase
    var compass = try HMC5883L(on: I2CDevice(circuit.wire, .hmc5883l), clock, .init(part: part))
    #expect(part.ranges.count == 7)
    for (index, range) in part.ranges.enumerated() {
      try compass.configure(.init(part: part, range: range), clock)
      let field = try compass.measure(clock).fluxDensity.microtesla
      #expect(abs(field.x - 20) <= 50 / digits[index])
      #expect(abs(field.y + 43.2) <= 50 / digits[index])
      #expect(abs(field.z - 60) <= 50 / digitsOfZ[index])
    }
    #expect(throws: SensorError.wrongPart) {
      try compass.configure(.init(part: part, range: .gauss0Point88), clock)
    }
    #expect(throws: SensorError.wrongPart) {
      try compass.configure(.init(part: part, averages: .two), clock)
    }
    #expect(throws: SensorError.wrongPart) { try compass.selfTest(clock) }
    #expect(circuit.violations(at: Self.target).count == 0)
  }

  /// After a dip of the supply the chip has another gain; the next measurement has the configured one.
  @Test func aDipOfTheSupply() throws {
    let circuit = Circuit(.hmc5883l)
    circuit.change { $0.field = [100, 0, 0] }
    let clock = circuit.timebase
    var compass = try HMC5883L(
      on: I2CDevice(circuit.wire, .hmc5883l), clock, .init(range: .gauss8Point1))
    #expect(try compass.measure(clock).raw.x == 230)
    circuit.powerCycle()
    #expect(throws: SensorError.lostConfiguration) { try compass.measure(clock) }
    #expect(try compass.measure(clock).raw.x == 230)
  }

  /// A hundred specimens pass, and fail with an axis that does not move.
  @Test func selfTest() throws {
    for seed in 0..<100 {
      let circuit = Circuit([.hmc5883l], sensing: .typical(seed: UInt64(seed)))
      circuit.change { $0.field = [20, 0, -43] }
      let clock = circuit.timebase
      var compass = try HMC5883L(on: I2CDevice(circuit.wire, .hmc5883l), clock)
      #expect(try compass.selfTest(clock).passed, "seed \(seed)")
      circuit.fail(.stuckAxis(seed % 3), atTransaction: 1)
      _ = try compass.measure(clock)
      #expect(try !compass.selfTest(clock).passed, "seed \(seed)")
    }
  }
}
