// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Filter, self-test, data-ready line and three wires: the driver on the emulated chip.
@Suite struct AccelerometerFunctionTests {
  @Test func gravityDoesNotPassTheFilter() throws {
    let circuit = Circuit(.lis331dlh)
    var driver = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh), .init(range: .g2, highPass: .init(onData: true)))
    try driver.arm(circuit.timebase)
    circuit.advance(by: .milliseconds(10))
    #expect(try driver.read().acceleration.g == [0, 0, 0])
    circuit.change { $0.specificForce = [0, 0.5, 1] }
    circuit.advance(by: .milliseconds(10))
    #expect(try driver.read().acceleration.g.y > 0.4)
    try driver.resetHighPass()
    circuit.advance(by: .milliseconds(10))
    #expect(try driver.read().acceleration.g == [0, 0, 0])
  }

  @Test(arguments: [(1.0, 1.008), (-0.5, -0.496)])
  func aReferenceIsTakenAway(wanted: Double, real: Double) throws {
    let circuit = Circuit(.lis331dlh)
    var driver = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh),
      .init(range: .g2, highPass: .init(reference: wanted, onData: true)))
    #expect(driver.configuration.highPass.reference == real)
    circuit.change { $0.specificForce = [0.25, -0.75, 1] }
    circuit.advance(by: .milliseconds(50))
    let g = try driver.read().acceleration.g
    #expect(abs(g.x - (0.25 - real)) < 1e-9)
    #expect(abs(g.y - (-0.75 - real)) < 1e-9)
    #expect(abs(g.z - (1 - real)) < 1e-9)
  }

  /// The self-test measures the typical forces and restores the configuration.
  @Test func aGoodChipPasses() throws {
    let circuit = Circuit(.lis331dlh)
    var driver = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh), .init(rate: .hertz400, range: .g4))
    let result = try driver.selfTest(circuit.timebase)
    #expect(result.passed)
    #expect(result.plus == Axes(300, 300, 350))
    #expect(result.minus == Axes(-300, -300, -350))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.read().acceleration.g == [0, 0, 1])
    #expect(circuit.finish().isClean)
  }

  /// The force of the self-test in g, which is 1000 digits at ±2 g.
  @Test(
    arguments: [
      ([0.12, 0.12, 0.14], true), ([0.55, 0.55, 0.75], true), ([0.11, 0.3, 0.35], false),
      ([0.3, 0.56, 0.35], false), ([0.3, 0.3, 0.13], false), ([0.3, 0.3, 0.76], false),
      ([0, 0, 0], false), ([-0.3, -0.3, -0.35], false),
    ] as [([Double], Bool)])
  func aChipOfAnotherResponse(force: [Double], passed: Bool) throws {
    var chip = LIS331DLHChip()
    chip.selfTestForce = Axes(force[0], force[1], force[2])
    // An error of the clock has no effect.
    chip.rateError = -0.4
    let circuit = Circuit(.lis331dlh(chip))
    var driver = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))
    #expect(try driver.selfTest(circuit.timebase).passed == passed)
  }

  /// A client that reads at every edge misses no sample.
  @Test func dataReady() throws {
    let circuit = Circuit(.lis331dlh)
    var driver = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh),
      .init(rate: .hertz1000, range: .g2, pins: .init(interrupt2: .dataReady)))
    var line = try #require(circuit.line("INT2", of: .i2c(0x18)))
    var last: Instant?
    for _ in 0..<1000 {
      let next = line.waitForEdge(until: circuit.now + .milliseconds(20))
      let edge = try #require(next)
      let sample = try driver.read()
      #expect(sample.isNew && !sample.overrun)
      if let last { #expect(edge - last == .milliseconds(1)) }
      last = edge
    }
  }

  @Test func threeWires() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0, threeWire: true))
    var driver = try LIS331DLH(
      on: SPIDevice(circuit.wire(spi: 0), .lis331dlh), .init(range: .g2, threeWireSPI: true))
    circuit.advance(by: driver.settlingTime)
    #expect(try driver.read().acceleration.g == [0, 0, 1])
    circuit.advance(by: try driver.reboot(circuit.timebase))
    #expect(try driver.read().acceleration.g == [0, 0, 1])
    #expect(try driver.selfTest(circuit.timebase).passed)
    try driver.reset()
    // After a brown-out it answers on four wires, and can be configured again.
    circuit.fail(.brownOut, atTransaction: 1)
    _ = try? driver.isBooting()
    circuit.advance(by: .milliseconds(10))
    circuit.advance(by: try driver.configure(.init(range: .g2, threeWireSPI: true)))
    #expect(try driver.read().acceleration.g == [0, 0, 1])
  }

  @Test func booting() throws {
    let circuit = Circuit([.lis331dlh], poweredFor: .milliseconds(2))
    var driver = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh), .init(pins: .init(interrupt1: .booting)))
    let line = try #require(circuit.line("INT1", of: .i2c(0x18)))
    #expect(line.isActive())
    circuit.advance(by: .milliseconds(5))
    #expect(!line.isActive())
    #expect(try !driver.isBooting())
  }
}
