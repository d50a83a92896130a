// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// World → emulated chip → bus → driver → quantity for every chip, range and rate, on both buses:
/// within half a digit of the world's value, and clipped where the chip clips.
///
/// The value of a digit and the limits of each chip are stated here again, independently of driver
/// and chip, from the documents that the files in `datasheets` name.
@Suite struct GenericSweep {
  /// Stimuli in parts of full scale: from far below the range to far above it, and around zero.
  static let parts = [
    -3.0, -1.2, -1, -0.75, -0.3333, -1e-3, 0, 1e-3, 0.1234567, 0.5, 0.99, 1, 1.2, 3,
  ]

  /// A range belongs to one part.
  @Test(arguments: LIS331DLHConfiguration.Range.allCases, LIS331DLHConfiguration.Rate.allCases)
  func accelerometer(
    range: LIS331DLHConfiguration.Range, rate: LIS331DLHConfiguration.Rate
  ) throws {
    let digits: [Double: Double] = [
      2: 0.001, 4: 0.002, 8: 0.0039, 6: 0.003, 12: 0.006, 24: 0.012, 100: 0.049, 200: 0.098,
      400: 0.195,
    ]
    let digit = try #require(digits[range.g])
    let chip: Part =
      switch range.part {
      case .lis331dlh: .lis331dlh
      case .lis331hh: .lis331hh
      case .h3lis331dl: .h3lis331dl
      default: throw SensorError.wrongPart
      }
    let configuration = LIS331DLHConfiguration(part: range.part, rate: rate, range: range)
    let onI2C = Circuit(chip)
    var first = try LIS331DLH(on: I2CDevice(onI2C.wire, .lis331dlh), configuration)
    let onSPI = Circuit(chip.on(spi: 0))
    var second = try LIS331DLH(on: SPIDevice(onSPI.wire(spi: 0), .lis331dlh), configuration)
    for part in Self.parts {
      let force = Axes(part, -part, part / 2) * range.g
      for circuit in [onI2C, onSPI] {
        circuit.change { $0.specificForce = force }
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

  @Test(
    arguments: L3G4200DConfiguration.Part.allCases.flatMap { part in
      part.ranges.flatMap { range in part.rates.map { (part, range, $0) } }
    })
  func gyroscope(
    part: L3G4200DConfiguration.Part, range: L3G4200DConfiguration.Range,
    rate: L3G4200DConfiguration.Rate
  ) throws {
    let digits: [Double: Double] = [245: 0.00875, 250: 0.00875, 500: 0.0175, 2000: 0.07]
    let digit = try #require(digits[range.degreesPerSecond])
    let (chip, target): (Part, I2CTarget) =
      switch part {
      case .l3g4200d: (.l3g4200d, .l3g4200d)
      case .a3g4250d: (.a3g4250d, .l3g4200d)
      case .l3gd20: (.l3gd20, .l3gd20)
      case .l3gd20h: (.l3gd20h, .l3gd20)
      default: throw SensorError.wrongPart
      }
    let configuration = L3G4200DConfiguration(part: part, rate: rate, range: range)
    let onI2C = Circuit(chip)
    var first = try L3G4200D(on: I2CDevice(onI2C.wire, target), configuration)
    let onSPI = Circuit(chip.on(spi: 1))
    var second = try L3G4200D(on: SPIDevice(onSPI.wire(spi: 1), .l3g4200d), configuration)
    for part in Self.parts {
      let turning = Axes(part, -part, part / 2) * range.degreesPerSecond
      for circuit in [onI2C, onSPI] {
        circuit.change { $0.angularRate = turning * (.pi / 180) }
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

  @Test(
    arguments: [(.g2, 0.018), (.g8, 0.072)] as [(LIS331DLConfiguration.Range, Double)],
    LIS331DLConfiguration.Rate.allCases)
  func eightBitAccelerometer(
    _ range: (range: LIS331DLConfiguration.Range, digit: Double), rate: LIS331DLConfiguration.Rate
  ) throws {
    let onI2C = Circuit(.lis331dl)
    var first = try LIS331DL(
      on: I2CDevice(onI2C.wire, .lis331dl), .init(rate: rate, range: range.range))
    let onSPI = Circuit(.lis302dl.on(spi: 0))
    var second = try LIS331DL(
      on: SPIDevice(onSPI.wire(spi: 0), .lis331dl), .init(rate: rate, range: range.range))
    for part in Self.parts {
      let force = Axes(part, -part, part / 2) * range.range.g
      for circuit in [onI2C, onSPI] {
        circuit.change { $0.specificForce = force }
        circuit.advance(by: .milliseconds(50))
      }
      let expected = force.map { clip($0, to: -128 * range.digit, 127 * range.digit) }
      for sample in [try first.read(), try second.read()] {
        #expect(sample.isNew)
        expect(sample.acceleration.g, within: range.digit / 2, of: expected)
      }
    }
    #expect(onI2C.finish().isClean && onSPI.finish().isClean)
  }

  /// The bits of a code and the digit of ±2, ±4, ±8 and ±16 g, by the datasheet's tables 4 and 10.
  @Test(
    arguments: [
      (.highResolution, 12, [0.001, 0.002, 0.004, 0.012]),
      (.normal, 10, [0.004, 0.008, 0.016, 0.048]),
      (.lowPower, 8, [0.016, 0.032, 0.064, 0.192]),
    ] as [(LIS3DHConfiguration.Mode, Int, [Double])], LIS3DHConfiguration.Range.allCases)
  func accelerometerOfThreeModes(
    _ mode: (mode: LIS3DHConfiguration.Mode, bits: Int, digits: [Double]),
    range: LIS3DHConfiguration.Range
  ) throws {
    let digit = mode.digits[Int(range.rawValue)]
    let half = Double(1 << (mode.bits - 1))
    for rate in LIS3DHConfiguration.Rate.allCases {
      guard let hertz = rate.hertz(in: mode.mode) else { continue }
      let configuration = LIS3DHConfiguration(mode: mode.mode, rate: rate, range: range)
      let onI2C = Circuit(.lis3dh)
      var first = try LIS3DH(on: I2CDevice(onI2C.wire, .lis3dh), configuration)
      let onSPI = Circuit(.lis3dh.on(spi: 0))
      var second = try LIS3DH(on: SPIDevice(onSPI.wire(spi: 0), .lis3dh), configuration)
      for part in Self.parts {
        let force = Axes(part, -part, part / 2) * range.g
        for circuit in [onI2C, onSPI] {
          circuit.change { $0.specificForce = force }
          circuit.advance(by: first.settlingTime)
          circuit.advance(by: .nanoseconds(Int64(1e9 / hertz)))
        }
        let expected = force.map { clip($0, to: -half * digit, (half - 1) * digit) }
        for sample in [try first.read(), try second.read()] {
          #expect(sample.isNew)
          expect(sample.acceleration.g, within: digit / 2, of: expected)
        }
      }
      #expect(onI2C.finish().isClean && onSPI.finish().isClean)
    }
  }

  typealias TwelveBits = LIS3DHConfiguration

  /// The digit of each mode at ±2 and ±16 g, by lsm303agr-pid.
  @Test(
    arguments: [
      (.highResolution, .g2, 0.00098), (.highResolution, .g16, 0.01172), (.normal, .g2, 0.0039),
      (.normal, .g16, 0.0469), (.lowPower, .g2, 0.01563), (.lowPower, .g16, 0.18758),
    ] as [(TwelveBits.Mode, TwelveBits.Range, Double)])
  func accelerometerOfLSM303AGR(mode: TwelveBits.Mode, range: TwelveBits.Range, digit: Double)
    throws
  {
    try expectForces(.lsm303agra, of: .lsm303agra, mode, range, digit: digit)
  }

  /// 1, 2, 4 and 12 mg a digit of 12 bits by ST's header, and four and sixteen times as much in the other modes.
  @Test(
    arguments: [
      (.highResolution, .g2, 0.001), (.highResolution, .g4, 0.002), (.highResolution, .g8, 0.004),
      (.highResolution, .g16, 0.012), (.normal, .g2, 0.004), (.normal, .g16, 0.048),
      (.lowPower, .g2, 0.016), (.lowPower, .g16, 0.192),
    ] as [(TwelveBits.Mode, TwelveBits.Range, Double)])
  func accelerometerOfLSM303DLHC(mode: TwelveBits.Mode, range: TwelveBits.Range, digit: Double)
    throws
  {
    try expectForces(.lsm303dlhca, of: .lsm303dlhca, mode, range, digit: digit)
  }

  private func expectForces(
    _ chip: Part, of part: TwelveBits.Part, _ mode: TwelveBits.Mode, _ range: TwelveBits.Range,
    digit: Double
  ) throws {
    let circuit = Circuit(chip)
    // Both are at 0x19.
    var sensor = try LIS3DH(
      on: I2CDevice(circuit.wire, .lsm303dlhca), .init(part: part, mode: mode, range: range))
    for part in [-0.9, 0.1, 0.5, 0.9] {
      let force = Axes(part, -part, part / 2) * range.g
      circuit.change { $0.specificForce = force }
      circuit.advance(by: sensor.settlingTime + .milliseconds(10))
      expect(try sensor.read().acceleration.g, within: digit / 2, of: force)
    }
    #expect(circuit.finish().isClean)
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
    // The sum of the components may reach 2400 µT, beyond which the chip reports overflow.
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

  @Test(arguments: [(.bits14, 0.6), (.bits16, 0.15)] as [(AK8963Configuration.Output, Double)])
  func fourteenOrSixteenBitCompass(
    _ output: (bits: AK8963Configuration.Output, digit: Double)
  ) throws {
    // The adjustment values of a chip as shipped: 170, 175, 160.
    let digit: Axes<Double> = Axes(170, 175, 160).map { output.digit * ($0 + 128) / 256 }
    let onI2C = Circuit(.ak8963)
    var first = try AK8963(
      on: I2CDevice(onI2C.wire, .ak8963), onI2C.timebase, .init(output: output.bits))
    let onSPI = Circuit(.ak8963.on(spi: 0))
    var second = try AK8963(
      on: SPIDevice(onSPI.wire(spi: 0), .ak8963), onSPI.timebase, .init(output: output.bits))
    for part in Self.parts.map({ $0 * 600 }) {
      let field = Axes(part, -part / 2, part / 4)
      for circuit in [onI2C, onSPI] { circuit.change { $0.field = field } }
      for sample in [try first.measure(onI2C.timebase), try second.measure(onSPI.timebase)] {
        expect(sample.fluxDensity.microtesla.x, within: digit.x / 2, of: field.x)
        expect(sample.fluxDensity.microtesla.y, within: digit.y / 2, of: field.y)
        expect(sample.fluxDensity.microtesla.z, within: digit.z / 2, of: field.z)
      }
    }
    #expect(onI2C.finish().isClean && onSPI.finish().isClean)
  }

  /// 6842, 3421, 2281 and 1711 digits per gauss.
  @Test(
    arguments: [(.gauss4, 6842), (.gauss8, 3421), (.gauss12, 2281), (.gauss16, 1711)]
      as [(LIS3MDLConfiguration.Range, Double)], LIS3MDLConfiguration.Rate.allCases)
  func polledCompass(
    _ range: (range: LIS3MDLConfiguration.Range, digits: Double), rate: LIS3MDLConfiguration.Rate
  ) throws {
    let digit = 100 / range.digits
    let configuration = LIS3MDLConfiguration(rate: rate, range: range.range)
    let onI2C = Circuit(.lis3mdl)
    var first = try LIS3MDL(on: I2CDevice(onI2C.wire, .lis3mdl), configuration)
    let onSPI = Circuit(.lis3mdl.on(spi: 0))
    var second = try LIS3MDL(on: SPIDevice(onSPI.wire(spi: 0), .lis3mdl), configuration)
    for part in Self.parts {
      let field = Axes(part, -part, part / 2) * range.range.gauss * 100
      for circuit in [onI2C, onSPI] {
        circuit.change { $0.field = field }
        circuit.advance(by: first.settlingTime)
        circuit.advance(by: .nanoseconds(Int64(1e9 / rate.hertz)))
      }
      let expected = field.map { clip($0, to: -32768 * digit, 32767 * digit) }
      for sample in [try first.read(), try second.read()] {
        #expect(sample.isNew)
        expect(sample.fluxDensity.microtesla, within: digit / 2, of: expected)
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

  /// Compares within a tolerance, plus the rounding errors of chip and driver.
  private func expect(
    _ found: Double, within tolerance: Double, of expected: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(found - expected) <= tolerance * (1 + 1e-9), sourceLocation: sourceLocation)
  }
}
