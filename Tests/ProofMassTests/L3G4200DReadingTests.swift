// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct L3G4200DReadingTests {
  typealias Configuration = L3G4200DConfiguration
  typealias Script = L3G4200DScript

  /// Test vectors: ideal words at ±250 °/s, and the ends of every range, in °/s. Words of other
  /// ranges follow from 8.75, 17.5 and 70 m°/s a digit.
  static let words: [(UInt16, Configuration.Range, control4: UInt8, degreesPerSecond: Double)] = [
    (0x2CA5, .dps250, 0x80, 100.00375), (0x5949, .dps250, 0x80, 199.99875),
    (0xA6B7, .dps250, 0x80, -199.99875), (0xD35B, .dps250, 0x80, -100.00375),
    (0x0001, .dps250, 0x80, 0.00875), (0x0001, .dps500, 0x90, 0.0175),
    (0x0001, .dps2000, 0xA0, 0.07),
    (0x7FFF, .dps250, 0x80, 286.71125), (0x7FFF, .dps500, 0x90, 573.4225),
    (0x7FFF, .dps2000, 0xA0, 2293.69), (0x8000, .dps250, 0x80, -286.72),
    (0x8000, .dps500, 0x90, -573.44), (0x8000, .dps2000, 0xA0, -2293.76),
  ]

  @Test(arguments: words.indices)
  func checkVectors(index: Int) throws {
    let (word, range, control4, degrees) = Self.words[index]
    let script = Playback(
      Script.identify + Script.configure(0x0F, control4) + [Script.read(0x0F, 0, word, 0)])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d), .init(range: range))
    let sample = try sensor.read()
    #expect(sample.raw == Axes(0, Int16(bitPattern: word), 0))
    #expect(sample.sensitivity.value(sample.raw.y) == degrees)
    #expect(abs(sample.angularRate.radiansPerSecond.y - degrees * .pi / 180) < 1e-14 * 40)
    #expect(script.finish() == [])
  }

  /// The Linux kernel's scales, in rad/s a digit, printed with six decimals.
  @Test(arguments: [
    (Configuration.Range.dps250, 0x80 as UInt8, 0.000153), (.dps500, 0x90, 0.000305),
    (.dps2000, 0xA0, 0.001222),
  ])
  func scalesOfTheKernel(range: Configuration.Range, control4: UInt8, scale: Double) throws {
    let script = Playback(
      Script.identify + Script.configure(0x0F, control4) + [Script.read(0x0F, 1, 0, 0)])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d), .init(range: range))
    #expect(abs(try sensor.read().angularRate.radiansPerSecond.x - scale) < 0.0000005)
  }

  @Test(arguments: [
    (0x00 as UInt8, false, false), (0x0F, true, false), (0xFF, true, true), (0x07, true, false),
    (0x08, false, false), (0x80, false, true), (0x77, true, false), (0xF8, false, true),
    (0x09, false, false), (0x0A, false, false), (0x0C, false, false), (0x0B, false, false),
    (0x0D, false, false), (0x0E, false, false),
  ])
  func flags(status: UInt8, isNew: Bool, overrun: Bool) throws {
    let script = Playback(Script.start + [Script.read(status, 0, 0, 0)])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    let sample = try sensor.read()
    #expect(sample.isNew == isNew)
    #expect(sample.overrun == overrun)
    #expect(script.finish() == [])
  }

  /// Pololu's staff read 12 at room temperature and 8 when the part was touched: it reads 0 at
  /// about 37 °C.
  @Test(arguments: [
    (12 as UInt8, 12 as Int8, 25.0), (8, 8, 29), (0xF6, -10, 47), (0x80, -128, 165),
  ])
  func temperature(byte: UInt8, raw: Int8, celsius: Double) throws {
    let script = Playback(Script.start + [.read(0x68, 0x26, [byte])])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    let temperature = try sensor.readTemperature()
    #expect(temperature.raw == raw)
    #expect(temperature.celsius(offset: 37) == celsius)
    #expect(script.finish() == [])
  }

  /// A new sample came between the reads of X and Y: in the next set only X is new, and ZYXDA may
  /// be set. Y and Z are then the same as before.
  @Test func theRestOfATornSetIsNotNew() throws {
    let script = Playback(
      Script.start + [
        Script.read(0x0F, 0x0100, 0x0110, 0x0120), Script.read(0x09, 0x0130, 0x0110, 0x0120),
        Script.read(0x9F, 0x0140, 0x0150, 0x0160),
      ])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(try sensor.read().isNew)
    #expect(try sensor.read().isNew == false)
    #expect(try sensor.read().isNew)
    #expect(script.finish() == [])
  }

  @Test func failuresNameTheRegister() throws {
    let good = Script.read(0x0F, 0, 0, 0x0001)
    let script = Playback(
      Script.start + [
        good.failing(.timeout), Step.read(0x68, 0x26, [0]).failing(.arbitrationLost),
        // What block data update may have kept is discarded.
        .read(0x68, 0xA0, [0x0F, 0, 0, 0xA0, 0]), Script.read(0x0F, 0, 0, 0x0009), good,
      ])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(throws: SensorError.bus(.timeout, register: 0x27)) { try sensor.read() }
    #expect(throws: SensorError.bus(.arbitrationLost, register: 0x26)) {
      try sensor.readTemperature()
    }
    #expect(try sensor.read().raw == Axes(0, 0, 1))
    #expect(script.finish() == [])
  }

  @Test func aChipThatLostItsConfiguration() throws {
    let vain = [Step](repeating: Script.read(0x00, 0, 0, 0), count: 16)
    let lost = Step.read(0x68, 0xA0, [0x07, 0, 0, 0, 0])
    let kept = Step.read(0x68, 0xA0, [0x0F, 0, 0, 0xA0, 0])
    let again = Script.configure(0x0F, 0xA0, before: 0x07) + [Script.read(0x0F, 0, 0, 1)]
    let script = Playback(Script.start + vain + [kept] + vain + [lost, lost] + again)
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    for _ in 0..<32 { #expect(try sensor.read().isNew == false) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(try sensor.configure(sensor.configuration) == .milliseconds(250))
    #expect(try sensor.read().isNew)
    #expect(script.finish() == [])
  }

  /// After a failure of any transaction no sample is read with the wrong scale.
  @Test(arguments: 1...13)
  func aHalfConfiguredChipIsNotBelieved(transaction: Int) throws {
    let bus = MinimalBus([0x0F: 0xD3, 0x27: 0x0F, 0x28: 0x01])
    var sensor = try L3G4200D(on: bus, .init(range: .dps2000))
    bus.fail(atTransaction: transaction)
    #expect(throws: SensorError.self) {
      try sensor.configure(.init(rate: .hertz800, range: .dps250))
    }
    #expect(sensor.configuration.range == .dps2000)
    if bus.registers[0x20] == 0x0F && bus.registers[0x23] == 0xA0 {
      #expect(try sensor.read().sensitivity.value(1) == 0.07)
    } else {
      #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    }
    try sensor.configure(.init(rate: .hertz800, range: .dps250))
    #expect(try sensor.read().sensitivity.value(1) == 0.00875)
  }
}
