// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct LIS331DLHReadingTests {
  typealias Configuration = LIS331DLHConfiguration
  typealias Script = LIS331DLHScript

  /// Words of reference accelerations, by range and scale; in g.
  static let words: [(Double, UInt16, Configuration.Range, Configuration.Scale)] = [
    (0.35, 0x15E0, .g2, .typical), (0.35, 0x0AF0, .g4, .typical), (0.35, 0x05A0, .g8, .typical),
    (1, 0x3E80, .g2, .typical), (1, 0x1F40, .g4, .typical), (1, 0x1000, .g8, .typical),
    (-0.35, 0xEA20, .g2, .typical), (-0.35, 0xF510, .g4, .typical),
    (-0.35, 0xFA60, .g8, .typical),
    (-1, 0xC180, .g2, .typical), (-1, 0xE0C0, .g4, .typical), (-1, 0xF000, .g8, .typical),
    (0.35, 0x1660, .g2, .fullScaleOver2048), (0.35, 0x0B30, .g4, .fullScaleOver2048),
    (0.35, 0x05A0, .g8, .fullScaleOver2048),
    (1, 0x4000, .g2, .fullScaleOver2048), (1, 0x2000, .g4, .fullScaleOver2048),
    (1, 0x1000, .g8, .fullScaleOver2048),
    (-0.35, 0xE9A0, .g2, .fullScaleOver2048), (-0.35, 0xF4D0, .g4, .fullScaleOver2048),
    (-1, 0xC000, .g2, .fullScaleOver2048), (-1, 0xE000, .g4, .fullScaleOver2048),
    (-1, 0xF000, .g8, .fullScaleOver2048),
  ]

  @Test(arguments: words.indices)
  func referenceAccelerations(index: Int) throws {
    let (g, word, range, scale) = Self.words[index]
    let control4: [Configuration.Range: UInt8] = [.g2: 0x80, .g4: 0x90, .g8: 0xB0]
    let halfDigit: [Configuration.Range: Double] = [.g2: 0.0005, .g4: 0.001, .g8: 0.002]
    let script = Playback(
      Script.identify + Script.configure(0x2F, try #require(control4[range]))
        + [Script.read(0x0F, word, 0, 0)])
    var sensor = try LIS331DLH(
      on: I2CDevice(script, .lis331dlh), .init(range: range, scale: scale))
    let felt = try sensor.read().acceleration.g
    #expect(abs(felt.x - g) <= (try #require(halfDigit[range])))
    #expect(Axes(0, felt.y, felt.z) == .zero)
    #expect(script.finish() == [])
  }

  @Test func valuesAreExact() throws {
    let script = Playback(
      Script.identify + Script.configure(0x2F, 0x80) + [Script.read(0x0F, 0x15E0, 0xC180, 0x3E80)])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh), .init(range: .g2))
    let sample = try sensor.read()
    #expect(sample.raw == Axes(350, -1000, 1000))
    #expect(sample.acceleration.g == [0.35, -1, 1])
    #expect(sample.acceleration.metersPerSecondSquared.z == 9.80665)
  }

  @Test func theEndsOfTheScale() throws {
    let script = Playback(Script.start + [Script.read(0x0F, 0x7FF0, 0x8000, 0xFFF0)])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    let sample = try sensor.read()
    #expect(sample.raw == Axes(2047, -2048, -1))
    #expect(sample.acceleration.g == [7.9833, -7.9872, -0.0039])
  }

  @Test(arguments: [
    (0x00 as UInt8, false, false), (0x0F, true, false), (0xFF, true, true), (0x07, true, false),
    (0x08, false, false), (0x80, false, true), (0x77, true, false), (0xF8, false, true),
    (0x09, false, false), (0x0A, false, false), (0x0C, false, false), (0x0B, false, false),
    (0x0D, false, false), (0x0E, false, false),
  ])
  func flags(status: UInt8, isNew: Bool, overrun: Bool) throws {
    let script = Playback(Script.start + [Script.read(status, 0, 0, 0)])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    let sample = try sensor.read()
    #expect(sample.isNew == isNew)
    #expect(sample.overrun == overrun)
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
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(try sensor.read().isNew)
    #expect(try sensor.read().isNew == false)
    #expect(try sensor.read().isNew)
    #expect(script.finish() == [])
  }

  private static let held = Step.read(0x18, 0xA0, [0x2F, 0, 0, 0xB0, 0])

  /// The failed read may have taken one byte of an axis, which block data update then keeps: the axes are read once
  /// more, after a look at the chip.
  @Test func aFailedReadYieldsNothingAndTheNextWorks() throws {
    let old = Script.read(0x0F, 0, 0, 0x2000)
    let script = Playback(
      Script.start + [
        old.failing(.timeout), Self.held, old.failing(.timeout), Self.held, old,
        Script.read(0x0F, 0, 0, 0x1000), Script.read(0x0F, 0, 0, 0x3000),
      ])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    for _ in 0..<2 {
      #expect(throws: SensorError.bus(.timeout, register: 0x27)) { try sensor.read() }
    }
    #expect(try sensor.read().raw == Axes(0, 0, 256))
    #expect(try sensor.read().raw == Axes(0, 0, 768))
    #expect(script.finish() == [])
  }

  /// So is it before the chip is configured, whose range may become another one.
  @Test func configuringAfterAFailedRead() throws {
    let old = Script.read(0x0F, 0, 0, 0x2000)
    let script = Playback(
      Script.start + [old.failing(.timeout), old] + Script.configure(0x2F, 0x80)
        + [Script.read(0x0F, 0, 0, 0x1000)])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(throws: SensorError.bus(.timeout, register: 0x27)) { try sensor.read() }
    try sensor.configure(.init(range: .g2))
    #expect(try sensor.read().acceleration.g.z == 0.256)
    #expect(script.finish() == [])
  }

  @Test func sixteenReadsInVainLookAfterTheChip() throws {
    let vain = [Step](repeating: Script.read(0x00, 0, 0, 0), count: 16)
    let look = [Step.read(0x18, 0xA0, [0x2F, 0, 0, 0xB0, 0])]
    let new = [Script.read(0x0F, 0, 0, 0)]
    let script = Playback(Script.start + vain + look + vain + look + new + vain)
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    for _ in 0..<49 { _ = try sensor.read() }
    #expect(script.finish() == [])
  }

  @Test func aChipThatLostItsConfiguration() throws {
    let vain = [Step](repeating: Script.read(0x00, 0, 0, 0), count: 16)
    let lost = Step.read(0x18, 0xA0, [0x07, 0, 0, 0, 0])
    let script = Playback(
      Script.start + vain + [lost, lost] + Script.configure(0x2F, 0xB0)
        + [Script.read(0x0F, 0, 0, 0x1000)])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    for _ in 0..<16 { #expect(try sensor.read().isNew == false) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    try sensor.configure(sensor.configuration)
    #expect(try sensor.read().isNew)
    #expect(script.finish() == [])
  }

  /// After a failure of any transaction no sample is read with the wrong scale.
  @Test(arguments: 1...13)
  func aHalfConfiguredChipIsNotBelieved(transaction: Int) throws {
    let bus = MinimalBus([0x0F: 0x32, 0x27: 0x0F, 0x2D: 0x10])
    var sensor = try LIS331DLH(on: bus, .init(range: .g8))
    bus.fail(atTransaction: transaction)
    #expect(throws: SensorError.self) { try sensor.configure(.init(rate: .hertz50, range: .g2)) }
    #expect(sensor.configuration.range == .g8)
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    try sensor.configure(.init(rate: .hertz50, range: .g2))
    #expect(try sensor.read().acceleration.g.z == 0.256)
  }

  @Test func aFailureThatChangedNothingIsForgiven() throws {
    let script = Playback(
      Script.start + [Script.configure(0x27, 0x80)[0].failing()]
        + [.read(0x18, 0xA0, [0x2F, 0, 0, 0xB0, 0]), Script.read(0x0F, 0, 0, 0x1000)])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x20)) {
      try sensor.configure(.init(rate: .hertz50, range: .g2))
    }
    #expect(try sensor.read().acceleration.g.z == 0.9984)
    #expect(script.finish() == [])
  }
}
