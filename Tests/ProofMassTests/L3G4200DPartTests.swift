// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The four parts that share registers: the features of each, and configurations rejected before
/// the first transaction.
@Suite struct L3G4200DPartTests {
  typealias Configuration = L3G4200DConfiguration
  typealias Script = L3G4200DScript

  struct Row: Sendable, CustomTestStringConvertible {
    var part: Configuration.Part
    var rate: Configuration.Rate
    var control1: UInt8
    var lowRate: UInt8?
    var settling: Duration

    var testDescription: String { "\(part) \(rate)" }
  }

  /// The published typical rate of an L3GD20H is 94.7 % of its name, so its periods are longer.
  static let rates: [Row] = [
    Row(part: .a3g4250d, rate: .hertz100, control1: 0x0F, settling: .milliseconds(12)),
    Row(part: .a3g4250d, rate: .hertz800, control1: 0xCF, settling: .microseconds(1500)),
    Row(part: .l3gd20, rate: .hertz95, control1: 0x0F, settling: .nanoseconds(12_631_578)),
    Row(part: .l3gd20, rate: .hertz190, control1: 0x4F, settling: .nanoseconds(6_315_788)),
    Row(part: .l3gd20, rate: .hertz380, control1: 0x8F, settling: .nanoseconds(3_157_894)),
    Row(part: .l3gd20, rate: .hertz760, control1: 0xCF, settling: .nanoseconds(1_578_946)),
    Row(
      part: .l3gd20h, rate: .hertz100, control1: 0x0F, lowRate: 0,
      settling: .nanoseconds(12_671_593)),
    Row(
      part: .l3gd20h, rate: .hertz800, control1: 0xCF, lowRate: 0,
      settling: .nanoseconds(1_583_948)),
    Row(
      part: .l3gd20h, rate: .hertz12Point5, control1: 0x0F, lowRate: 1,
      settling: .nanoseconds(101_372_755)),
    Row(
      part: .l3gd20h, rate: .hertz25, control1: 0x4F, lowRate: 1,
      settling: .nanoseconds(50_686_377)),
    Row(
      part: .l3gd20h, rate: .hertz50, control1: 0x8F, lowRate: 1,
      settling: .nanoseconds(25_343_188)),
  ]

  private func address(of part: Configuration.Part) -> UInt8 {
    part == .l3gd20 || part == .l3gd20h ? 0x6A : 0x68
  }

  private func identity(of part: Configuration.Part) -> UInt8 {
    switch part {
    case .l3g4200d, .a3g4250d: 0xD3
    case .l3gd20: 0xD4
    case .l3gd20h: 0xD7
    default: 0x00
    }
  }

  @Test(arguments: rates)
  func everyRate(row: Row) throws {
    let address = address(of: row.part)
    // An A3G4250D has neither ranges nor block data update.
    let control4: UInt8 = row.part == .a3g4250d ? 0x00 : 0xA0
    let configure = Script.configure(
      [row.control1, 0, 0, control4, 0], lowRate: row.lowRate, at: address)
    let script = Playback(
      [.read(address, 0x0F, [identity(of: row.part)])] + configure + configure)
    let target: I2CTarget = address == 0x6A ? .l3gd20 : .l3g4200d
    var sensor = try L3G4200D(
      on: I2CDevice(script, target), .init(part: row.part, rate: row.rate))
    // An L3GD20H needs 50 ms from power-down, or longer at a low rate.
    #expect(
      sensor.settlingTime
        == (row.part == .l3gd20h ? max(.milliseconds(50), row.settling) : .milliseconds(250)))
    let settling = try sensor.configure(sensor.configuration)
    #expect(abs((settling - row.settling).wholeNanoseconds) < 5)
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (Configuration.Part.l3g4200d, Configuration.Range.dps250, 0x80 as UInt8, 250.0),
    (.l3gd20, .dps250, 0x80, 250), (.l3gd20, .dps500, 0x90, 500), (.l3gd20, .dps2000, 0xA0, 2000),
    (.l3gd20h, .dps245, 0x80, 245), (.l3gd20h, .dps500, 0x90, 500),
    (.l3gd20h, .dps2000, 0xA0, 2000), (.a3g4250d, .dps245, 0x00, 245),
  ])
  func everyRange(
    part: Configuration.Part, range: Configuration.Range, control4: UInt8, degrees: Double
  ) throws {
    let address = address(of: part)
    let script = Playback(
      [.read(address, 0x0F, [identity(of: part)])]
        + Script.configure(
          [0x0F, 0, 0, control4, 0], lowRate: part == .l3gd20h ? 0 : nil, at: address)
        + [.read(address, 0xA7, [0x0F, 0x01, 0x00, 0, 0, 0, 0])])
    var sensor = try L3G4200D(
      on: I2CDevice(script, I2CTarget(address: address, incrementBit: 0x80)),
      .init(part: part, range: range))
    #expect(range.degreesPerSecond == degrees)
    // A digit has the same value whether the range is named 245 or 250.
    let digits: [Double: Double] = [245: 0.00875, 250: 0.00875, 500: 0.0175, 2000: 0.07]
    let sample = try sensor.read()
    #expect(sample.sensitivity.value(sample.raw.x) == digits[degrees])
    #expect(script.finish() == [])
  }

  @Test func whatEachHas() {
    typealias Part = Configuration.Part
    #expect(Part.a3g4250d.rates.map(\.hertz) == [100, 200, 400, 800])
    #expect(Part.l3gd20.rates.map(\.hertz) == [95, 190, 380, 760])
    #expect(Part.l3gd20h.rates.map(\.hertz) == [12.5, 25, 50, 100, 200, 400, 800])
    #expect(Part.a3g4250d.ranges.map(\.degreesPerSecond) == [245])
    #expect(Part.l3gd20.ranges.map(\.degreesPerSecond) == [250, 500, 2000])
    #expect(Part.l3gd20h.ranges.map(\.degreesPerSecond) == [245, 500, 2000])
    // The defaults of every part are features that it has.
    for part in Part.allCases {
      #expect(throws: Never.self) { try Configuration(part: part).rounded() }
    }
  }

  static let refused: [Configuration] = [
    Configuration(rate: .hertz95), Configuration(rate: .hertz25), Configuration(range: .dps245),
    Configuration(part: .a3g4250d, rate: .hertz760),
    Configuration(part: .a3g4250d, range: .dps250),
    Configuration(part: .a3g4250d, range: .dps2000),
    Configuration(part: .a3g4250d, blockDataUpdate: true),
    Configuration(part: .a3g4250d, fifo: .init(.streamToFIFO)),
    Configuration(part: .a3g4250d, fifo: .init(.bypassToStream)),
    Configuration(part: .l3gd20, rate: .hertz100),
    Configuration(part: .l3gd20, rate: .hertz12Point5),
    Configuration(part: .l3gd20, range: .dps245),
    Configuration(part: .l3gd20h, rate: .hertz190),
    Configuration(part: .l3gd20h, range: .dps250),
  ]

  static let contradictory: [Configuration] = [
    Configuration(axes: Axes(false, false, false)),
    Configuration(fifo: .init(.stream, watermark: 32)),
  ]

  @Test(arguments: refused)
  func refusedBeforeAByteIsSent(configuration: Configuration) throws {
    try refuses(configuration, .wrongPart)
  }

  @Test(arguments: contradictory)
  func contradictoryBeforeAByteIsSent(configuration: Configuration) throws {
    try refuses(configuration, .wrongConfiguration)
  }

  private func refuses(_ refused: Configuration, _ error: SensorError) throws {
    #expect(throws: error) { try refused.rounded() }
    let nothing = Playback([])
    #expect(throws: error) {
      _ = try L3G4200D(on: I2CDevice(nothing, .l3g4200d), refused)
    }
    #expect(nothing.finish() == [])
    let script = Playback(Script.start)
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(throws: error) { try sensor.configure(refused) }
    #expect(sensor.configuration == Configuration())
    #expect(script.finish() == [])
  }

  /// A driver's part cannot change.
  @Test func anotherPart() throws {
    let script = Playback(Script.start)
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(throws: SensorError.wrongPart) {
      try sensor.configure(.init(part: .a3g4250d))
    }
    #expect(script.finish() == [])
    let other = Playback([.read(0x6A, 0x0F, [0xD7])])
    #expect(throws: SensorError.identity(expected: 0xD4, found: 0xD7)) {
      _ = try L3G4200D(on: I2CDevice(other, .l3gd20), .init(part: .l3gd20))
    }
  }

  @Test func resetOfARelative() throws {
    let script = Playback(
      [.read(0x68, 0x0F, [0xD3])] + Script.configure(0x0F, 0x00)
        + Script.configure(0x07, 0x00))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d), .init(part: .a3g4250d))
    try sensor.reset()
    #expect(sensor.configuration.part == .a3g4250d)
    #expect(sensor.configuration.range == .dps245)
    #expect(script.finish() == [])
  }
}
