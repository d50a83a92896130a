// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// World → emulated chip → wire → driver → quantity, for every chip, range and rate, on both wires:
/// within half a digit of what the world had, and clipped where the chip clips.
///
/// What a digit is worth, and where a chip clips, is stated here once more by the references.
@Suite struct GenericSweep {
  /// From far below to far above the range, in parts of full scale, and around nothing.
  static let parts = [
    -3.0, -1.2, -1, -0.75, -0.3333, -1e-3, 0, 1e-3, 0.1234567, 0.5, 0.99, 1, 1.2, 3,
  ]

  @Test(arguments: LIS331DLHConfiguration.Range.allCases, LIS331DLHConfiguration.Rate.allCases)
  func accelerometer(
    range: LIS331DLHConfiguration.Range, rate: LIS331DLHConfiguration.Rate
  ) throws {
    let digits: [Double: Double] = [2: 0.001, 4: 0.002, 8: 0.0039]
    let digit = try #require(digits[range.g])
    let onI2C = Circuit(.lis331dlh)
    var first = try LIS331DLH(
      on: I2CDevice(onI2C.wire, .lis331dlh), .init(rate: rate, range: range))
    let onSPI = Circuit(.lis331dlh.on(spi: 0))
    var second = try LIS331DLH(
      on: SPIDevice(onSPI.wire(spi: 0), .lis331dlh), .init(rate: rate, range: range))
    for part in Self.parts {
      let force = Axes(part, -part, part / 2) * range.g
      for circuit in [onI2C, onSPI] {
        circuit.change { $0.force = force }
        circuit.advance(by: first.settlingTime)
        circuit.advance(by: .nanoseconds(Int64(1e9 / rate.hertz)))
      }
      let expected = force.map { clip($0, to: -2048 * digit, 2047 * digit) }
      for sample in [try first.read(), try second.read()] {
        #expect(sample.isNew)
        expect(sample.acceleration.g, within: digit / 2, of: expected)
      }
    }
    #expect(onI2C.finish().isClean && onSPI.finish().isClean)
  }

  @Test(arguments: L3G4200DConfiguration.Range.allCases, L3G4200DConfiguration.Rate.allCases)
  func gyroscope(range: L3G4200DConfiguration.Range, rate: L3G4200DConfiguration.Rate) throws {
    let digits: [Double: Double] = [250: 0.00875, 500: 0.0175, 2000: 0.07]
    let digit = try #require(digits[range.degreesPerSecond])
    let onI2C = Circuit(.l3g4200d)
    var first = try L3G4200D(on: I2CDevice(onI2C.wire, .l3g4200d), .init(rate: rate, range: range))
    let onSPI = Circuit(.l3g4200d.on(spi: 1))
    var second = try L3G4200D(
      on: SPIDevice(onSPI.wire(spi: 1), .l3g4200d), .init(rate: rate, range: range))
    for part in Self.parts {
      let turning = Axes(part, -part, part / 2) * range.degreesPerSecond
      for circuit in [onI2C, onSPI] {
        circuit.change { $0.rotation = turning * (.pi / 180) }
        circuit.advance(by: .milliseconds(260))
      }
      let expected = turning.map { clip($0, to: -32768 * digit, 32767 * digit) }
      for sample in [try first.read(), try second.read()] {
        #expect(sample.isNew)
        expect(sample.angularRate.degreesPerSecond, within: digit / 2, of: expected)
      }
    }
    #expect(onI2C.finish().isClean && onSPI.finish().isClean)
  }

  @Test(arguments: [(128, 128, 128), (170, 175, 160), (1, 254, 190)] as [(UInt8, UInt8, UInt8)])
  func compass(adjustment: (UInt8, UInt8, UInt8)) throws {
    var chip = AK8975Chip()
    chip.adjustment = adjustment
    let digit: Axes<Double> = Axes(adjustment.0, adjustment.1, adjustment.2).map {
      0.3 * (Double($0) + 128) / 256
    }
    let onI2C = Circuit(.ak8975(chip))
    var first = try AK8975(on: I2CDevice(onI2C.wire, .ak8975), onI2C.timebase)
    let onSPI = Circuit(.ak8975(chip).on(spi: 0))
    var second = try AK8975(on: SPIDevice(onSPI.wire(spi: 0), .ak8975), onSPI.timebase)
    // Up to the sum of 2400 µT, beyond which the chip says that it cannot.
    for part in Self.parts.map({ $0 * 300 }) {
      let field = Axes(part, -part / 2, part / 4)
      for circuit in [onI2C, onSPI] { circuit.change { $0.field = field } }
      for sample in [try first.measure(onI2C.timebase), try second.measure(onSPI.timebase)] {
        let found = sample.fluxDensity.microtesla
        expect(found.x, within: digit.x / 2, of: clip(field.x, to: -4096 * digit.x, 4095 * digit.x))
        expect(found.y, within: digit.y / 2, of: clip(field.y, to: -4096 * digit.y, 4095 * digit.y))
        expect(found.z, within: digit.z / 2, of: clip(field.z, to: -4096 * digit.z, 4095 * digit.z))
      }
    }
    #expect(onI2C.finish().isClean && onSPI.finish().isClean)
  }

  private func clip(_ value: Double, to low: Double, _ high: Double) -> Double {
    max(low, min(high, value))
  }

  private func expect(
    _ found: Axes<Double>, within tolerance: Double, of expected: Axes<Double>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(found.x, within: tolerance, of: expected.x, sourceLocation: sourceLocation)
    expect(found.y, within: tolerance, of: expected.y, sourceLocation: sourceLocation)
    expect(found.z, within: tolerance, of: expected.z, sourceLocation: sourceLocation)
  }

  /// The tolerance, and what the arithmetic of both sides may round.
  private func expect(
    _ found: Double, within tolerance: Double, of expected: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - expected) <= tolerance * (1 + 1e-9), sourceLocation: sourceLocation)
  }
}
