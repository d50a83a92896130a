// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the HMC5883L's driver, byte for byte.
@Suite struct HMC5883LDriverTests {
  private static let identify: [Step] = [
    .read(0x1E, 0x0A, [0x48]), .read(0x1E, 0x0B, [0x34]), .read(0x1E, 0x0C, [0x33]),
  ]
  private static let trigger = Step.write(0x1E, [0x02, 0x01])

  /// Writes CRA and CRB one by one, reads them back, and makes a measurement that is not read.
  private static func configure(_ a: UInt8, _ b: UInt8, wait: Int64 = 8_000_000) -> [Step] {
    [
      .write(0x1E, [0x00, a]), .write(0x1E, [0x01, b]), .read(0x1E, 0x00, [a, b]), trigger,
      .wait(wait),
    ]
  }

  /// 1.3 G, without averages.
  private static let start = identify + configure(0x18, 0x20)

  private static func measure(
    _ data: [UInt8], controls: [UInt8] = [0x18, 0x20], mode: UInt8 = 0x02
  ) -> [Step] {
    [trigger, .wait(8_000_000), .read(0x1E, 0x00, controls + [mode] + data)]
  }

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Self.start)
    let compass = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    #expect(compass.configuration == HMC5883LConfiguration(range: .gauss1Point3, averages: .one))
    #expect(script.finish() == [])
  }

  @Test(arguments: start.indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    guard let (steps, register) = Self.start.failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    }
    #expect(script.finish() == [])
  }

  @Test(arguments: [0, 1, 2])
  func anotherPart(index: Int) throws {
    var steps = Array(Self.identify[..<index])
    steps.append(.read(0x1E, 0x0A + UInt8(index), [0xFF]))
    let script = Playback(steps)
    #expect(throws: SensorError.identity(expected: [0x48, 0x34, 0x33][index], found: 0xFF)) {
      _ = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    }
    #expect(script.finish() == [])
  }

  static let configurations: [(HMC5883LConfiguration, UInt8, UInt8, Int64, Double)] = [
    (.init(range: .gauss0Point88), 0x18, 0x00, 8_000_000, 100.0 / 1370),
    (.init(range: .gauss1Point3), 0x18, 0x20, 8_000_000, 100.0 / 1090),
    (.init(range: .gauss1Point9), 0x18, 0x40, 8_000_000, 100.0 / 820),
    (.init(range: .gauss2Point5), 0x18, 0x60, 8_000_000, 100.0 / 660),
    (.init(range: .gauss4), 0x18, 0x80, 8_000_000, 100.0 / 440),
    (.init(range: .gauss4Point7), 0x18, 0xA0, 8_000_000, 100.0 / 390),
    (.init(range: .gauss5Point6), 0x18, 0xC0, 8_000_000, 100.0 / 330),
    (.init(range: .gauss8Point1), 0x18, 0xE0, 8_000_000, 100.0 / 230),
    (.init(averages: .two), 0x38, 0x20, 16_000_000, 100.0 / 1090),
    (.init(averages: .four), 0x58, 0x20, 32_000_000, 100.0 / 1090),
    (.init(averages: .eight), 0x78, 0x20, 64_000_000, 100.0 / 1090),
  ]

  @Test(arguments: configurations.indices)
  func everyConfiguration(index: Int) throws {
    let (configuration, a, b, wait, digit) = Self.configurations[index]
    let script = Playback(Self.start + Self.configure(a, b, wait: wait))
    var compass = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    try compass.configure(configuration, script)
    #expect(compass.configuration == configuration)
    #expect(abs(configuration.sensitivity.x.value(1) - digit) < 1e-12)
    #expect(script.finish() == [])
  }

  /// X, Z, Y, the high byte first; 1090 digits are 100 µT, and the sample is of the middle of 6 ms.
  @Test func aMeasurement() throws {
    let script = Playback(Self.start + Self.measure([0x04, 0x42, 0xFB, 0xBE, 0x02, 0x21]))
    var compass = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    let before = script.now()
    let sample = try compass.measure(script)
    #expect(sample.raw == Axes(1090, 545, -1090))
    #expect(sample.fluxDensity.microtesla == Axes(100, 50, -100))
    #expect(sample.instant == before.advanced(byNanoseconds: 3_000_000))
    #expect(script.finish() == [])
  }

  @Test func nothingIsReadBeforeTheDueInstant() throws {
    let script = Playback(Self.start + Self.measure([0, 1, 0, 2, 0, 3]))
    var compass = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    #expect(throws: SensorError.notReady) { try compass.readMeasurement(script) }
    let due = try compass.startMeasurement(script)
    #expect(throws: SensorError.notReady) { try compass.readMeasurement(script) }
    script.wait(until: due)
    #expect(try compass.readMeasurement(script).raw == Axes(1, 3, 2))
    #expect(script.finish() == [])
  }

  /// The edge is 250 µs after the end of the measurement.
  @Test func anEdge() throws {
    let script = Playback(
      Self.start + [Self.trigger, .read(0x1E, 0x00, [0x18, 0x20, 0x02, 0, 1, 0, 2, 0, 3])])
    var compass = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    let before = script.now()
    _ = try compass.startMeasurement(script)
    #expect(throws: SensorError.notReady) {
      try compass.readMeasurement(at: before.advanced(byNanoseconds: -1))
    }
    let sample = try compass.readMeasurement(at: before.advanced(byNanoseconds: 6_250_000))
    #expect(sample.instant == before.advanced(byNanoseconds: 3_000_000))
    #expect(script.finish() == [])
  }

  static let outcomes: [([UInt8], UInt8, [UInt8], SensorError)] = [
    ([0x18, 0x20], 0x02, [0xF0, 0, 0, 0, 0, 0], .overflow),
    ([0x18, 0x20], 0x02, [0, 0, 0xF0, 0, 0, 0], .overflow),
    ([0x18, 0x20], 0x02, [0, 0, 0, 0, 0xF0, 0], .overflow),
    ([0x18, 0x20], 0x01, [0, 0, 0, 0, 0, 0], .dataError),
    ([0x18, 0x20], 0x00, [0, 0, 0, 0, 0, 0], .lostConfiguration),
    ([0x10, 0x20], 0x02, [0, 0, 0, 0, 0, 0], .lostConfiguration),
    ([0x18, 0xE0], 0x02, [0, 0, 0, 0, 0, 0], .lostConfiguration),
  ]

  /// After a lost configuration it is written again before the next measurement.
  @Test(arguments: outcomes.indices)
  func failingReadings(index: Int) throws {
    let (controls, mode, data, error) = Self.outcomes[index]
    var steps = Self.start + Self.measure(data, controls: controls, mode: mode)
    if error == .lostConfiguration { steps += Self.configure(0x18, 0x20) }
    steps += Self.measure([0, 1, 0, 2, 0, 3], mode: 0x03)
    let script = Playback(steps)
    var compass = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    #expect(throws: error) { try compass.measure(script) }
    #expect(try compass.measure(script).raw == Axes(1, 3, 2))
    #expect(script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = Playback(
      Self.start + [.write(0x1E, [0x02, 0x02])] + Self.configure(0x18, 0x20)
        + Self.measure([0, 1, 0, 2, 0, 3]))
    var compass = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    try compass.powerDown()
    #expect(try compass.measure(script).raw == Axes(1, 3, 2))
    #expect(script.finish() == [])
  }

  /// The data sheet's limits at ±4.7 G: 243 to 575 digits; afterwards the configuration is restored.
  @Test(
    arguments: [
      ([0x01, 0xC4, 0x01, 0xA5, 0x01, 0xC4], true), ([0x00, 0xF3, 0x02, 0x3F, 0x01, 0xC4], true),
      ([0x00, 0xF2, 0x01, 0xA5, 0x01, 0xC4], false), ([0x01, 0xC4, 0x02, 0x40, 0x01, 0xC4], false),
    ] as [([UInt8], Bool)])
  func selfTest(data: [UInt8], passed: Bool) throws {
    let test: [Step] = [
      Self.trigger, .wait(8_000_000), .read(0x1E, 0x00, [0x19, 0xA0, 0x02] + data),
    ]
    let script = Playback(
      Self.start + Self.configure(0x19, 0xA0) + test + Self.configure(0x18, 0x20))
    var compass = try HMC5883L(on: I2CDevice(script, .hmc5883l), script)
    let result = try compass.selfTest(script)
    #expect(result.passed == passed)
    #expect(result.response.x == Double(Int(data[0]) << 8 | Int(data[1])))
    #expect(script.finish() == [])
  }
}
