// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// World → emulated chip → bus → driver → quantity for the relatives of the LIS331DLH, on both
/// buses: within half a digit of the world's value, and clipped where the chip clips.
@Suite struct AccelerometerRelativeTests {
  static let parts = [-3.0, -1.2, -1, -0.75, -1e-3, 0, 1e-3, 0.1234567, 0.5, 0.99, 1.2, 3]

  static let digits: [(LIS331DLHConfiguration.Range, digit: Double)] = [
    (.g6, 0.003), (.g12, 0.006), (.g24, 0.012), (.g100, 0.049), (.g200, 0.098), (.g400, 0.195),
  ]

  @Test(arguments: digits, LIS331DLHConfiguration.Rate.allCases)
  func twelveBits(
    range: (LIS331DLHConfiguration.Range, digit: Double), rate: LIS331DLHConfiguration.Rate
  ) throws {
    let (range, digit) = range
    let part: Part = range.part == .lis331hh ? .lis331hh : .h3lis331dl
    let configuration = LIS331DLHConfiguration(part: range.part, rate: rate, range: range)
    let onI2C = Circuit(part)
    var first = try LIS331DLH(on: I2CDevice(onI2C.wire, .lis331dlh), configuration)
    let onSPI = Circuit(part.on(spi: 0))
    var second = try LIS331DLH(on: SPIDevice(onSPI.wire(spi: 0), .lis331dlh), configuration)
    for part in Self.parts {
      let force = Axes(part, -part, part / 2) * range.g
      for circuit in [onI2C, onSPI] {
        circuit.change { $0.specificForce = force }
        circuit.advance(by: first.settlingTime)
        circuit.advance(by: .nanoseconds(Int64(1e9 / rate.hertz)))
      }
      let expected = force.map { max(-2048 * digit, min(2047 * digit, $0)) }
      for sample in [try first.read(), try second.read()] {
        #expect(sample.isNew)
        expect(sample.acceleration.g, within: digit / 2, of: expected)
      }
    }
    #expect(onI2C.finish().isClean && onSPI.finish().isClean)
  }

  @Test(arguments: LIS331DLConfiguration.Range.allCases, LIS331DLConfiguration.Rate.allCases)
  func eightBits(
    range: LIS331DLConfiguration.Range, rate: LIS331DLConfiguration.Rate
  ) throws {
    let digit = range == .g2 ? 0.018 : 0.072
    for part in [Part.lis331dl, .lis302dl] {
      let onI2C = Circuit(part)
      var first = try LIS331DL(
        on: I2CDevice(onI2C.wire, .lis331dl), .init(rate: rate, range: range))
      let onSPI = Circuit(part.on(spi: 0))
      var second = try LIS331DL(
        on: SPIDevice(onSPI.wire(spi: 0), .lis331dl), .init(rate: rate, range: range))
      for part in Self.parts {
        let force = Axes(part, -part, part / 2) * range.g
        for circuit in [onI2C, onSPI] {
          circuit.change { $0.specificForce = force }
          circuit.advance(by: first.settlingTime)
          circuit.advance(by: .nanoseconds(Int64(1e9 / rate.hertz)))
        }
        let expected = force.map { max(-128 * digit, min(127 * digit, $0)) }
        for sample in [try first.read(), try second.read()] {
          #expect(sample.isNew)
          expect(sample.acceleration.g, within: digit / 2, of: expected)
        }
      }
      #expect(onI2C.finish().isClean && onSPI.finish().isClean)
    }
  }

  /// The H3LIS331DL's presets have greater thresholds: a shock.
  @Test func aBlow() throws {
    let circuit = Circuit(.h3lis331dl)
    var driver = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh),
      .init(part: .h3lis331dl, rate: .hertz1000, interrupt1: .wakeUp(threshold: 50)))
    #expect(driver.configuration.interrupt1?.threshold == 49.92)
    var line = try #require(circuit.line("INT1", of: .i2c(0x18)))
    try driver.arm(circuit.timebase)
    circuit.change { $0.specificForce = [0, 40, 1] }
    circuit.advance(by: .milliseconds(20))
    #expect(!line.isActive())
    circuit.change { $0.specificForce = [0, 150, 1] }
    let edge = line.waitForEdge(until: circuit.now + .milliseconds(5))
    #expect(edge != nil)
    #expect(try driver.readInterrupt(.one).high == Axes(false, true, false))
    #expect(throws: SensorError.wrongPart) { try driver.selfTest(circuit.timebase) }
    #expect(circuit.finish().isClean)
  }

  @Test func selfTestOfALIS331HH() throws {
    let circuit = Circuit(.lis331hh)
    var driver = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh), .init(part: .lis331hh))
    let result = try driver.selfTest(circuit.timebase)
    #expect(result.passed)
    #expect(result.plus == Axes(100, 100, 295))
  }

  private func expect(
    _ found: Axes<Double>, within tolerance: Double, of expected: Axes<Double>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (found, expected) in [
      (found.x, expected.x), (found.y, expected.y), (found.z, expected.z),
    ] {
      #expect(abs(found - expected) <= tolerance * (1 + 1e-9), sourceLocation: sourceLocation)
    }
  }
}
