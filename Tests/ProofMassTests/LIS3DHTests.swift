// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the LIS3DH's driver, byte for byte.
@Suite struct LIS3DHTests {
  typealias Configuration = LIS3DHConfiguration

  static let identify: [Step] = [.read(0x18, 0x0F, [0x33])]

  /// Writes CTRL_REG1 to CTRL_REG6 and REFERENCE; TEMP_CFG_REG; zeros for FIFO and CLICK_CFG;
  /// CLICK_THS to ACT_DUR; CFG, THS and DURATION of each interrupt. The part is powered down
  /// meanwhile, so that LPen and HR are never set together. A filter in use is restarted, and
  /// latches are read while their generator is off. Clicks and a FIFO in use are started last.
  ///
  /// - Parameter click: CLICK_CFG, CLICK_THS, TIME_LIMIT, TIME_LATENCY, TIME_WINDOW.
  static func configure(
    _ controls: [UInt8], reference: UInt8 = 0, _ interrupt1: [UInt8] = [0, 0, 0],
    _ interrupt2: [UInt8] = [0, 0, 0], click: [UInt8] = [0, 0, 0, 0, 0],
    activity: [UInt8] = [0, 0], adc: UInt8 = 0, fifo: UInt8? = nil
  ) -> [Step] {
    var steps: [Step] = [.write(0x18, [0x20, controls[0] & 0x07])]
    steps += [.write(0x18, [0xA1] + controls[1...4])]
    steps += settle(0x18, 0x25, [controls[5]]) + settle(0x18, 0x26, [reference])
    steps += settle(0x18, 0x1F, [adc]) + settle(0x18, 0x2E, [0]) + settle(0x18, 0x38, [0])
    steps += settle(0x18, 0xBA, click[1...4] + activity)
    steps += settle(0x18, 0xB2, [interrupt1[1], interrupt1[2]])
    steps += settle(0x18, 0xB6, [interrupt2[1], interrupt2[2]])
    steps += [.write(0x18, [0x20, controls[0]])]
    if controls[1] & 0x0F != 0 { steps += [.read(0x18, 0x26, [reference])] }
    let generators: [(UInt8, UInt8, UInt8)] = [
      (0x30, interrupt1[0], 0x08), (0x34, interrupt2[0], 0x02),
    ]
    for (register, value, latch) in generators {
      if controls[4] & latch != 0 {
        steps += [.write(0x18, [register, 0x00]), .read(0x18, register + 1, [0x60])]
      }
      steps += settle(0x18, register, [value])
    }
    if click != [0, 0, 0, 0, 0] {
      if click[1] & 0x80 != 0 { steps += [.write(0x18, [0x38, 0x00]), .read(0x18, 0x39, [0x44])] }
      steps += settle(0x18, 0x38, [click[0]])
    }
    if let fifo { steps += settle(0x18, 0x2E, [fifo]) }
    return steps + [.read(0x18, 0xA0, Array(controls[..<5]))]
  }

  /// 12 bits, 100 Hz, ±16 g.
  static let start = identify + configure([0x57, 0, 0, 0xB8, 0, 0])

  /// A digit is 0.98 mg at ±2 g, in normal mode a quarter of 3.9 mg.
  @Test(arguments: [(.highResolution, 0.98), (.normal, 0.975)] as [(Configuration.Mode, Double)])
  func digitsOfAnLSM303AGR(mode: Configuration.Mode, milligravities: Double) {
    let configuration = Configuration(part: .lsm303agra, mode: mode, range: .g2)
    #expect(abs(configuration.sensitivity.value(1) * 1000 - milligravities) < 1e-9)
  }

  @Test func identifiesThenConfigures() throws {
    let script = Playback(Self.start)
    let sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(sensor.settlingTime == .milliseconds(70))
    #expect(script.finish() == [])
  }

  static let controls: [(Configuration, [UInt8], Duration)] = [
    (.init(mode: .normal), [0x57, 0, 0, 0xB0, 0, 0], .microseconds(11_600)),
    (.init(mode: .lowPower), [0x5F, 0, 0, 0xB0, 0, 0], .milliseconds(11)),
    (.init(rate: .hertz1), [0x17, 0, 0, 0xB8, 0, 0], .seconds(7)),
    (.init(rate: .hertz400, range: .g2), [0x77, 0, 0, 0x88, 0, 0], .microseconds(17_500)),
    (.init(range: .g4), [0x57, 0, 0, 0x98, 0, 0], .milliseconds(70)),
    (.init(range: .g8), [0x57, 0, 0, 0xA8, 0, 0], .milliseconds(70)),
    (
      .init(mode: .lowPower, rate: .hertz1600), [0x8F, 0, 0, 0xB0, 0, 0], .microseconds(1625)
    ),
    (.init(mode: .lowPower, rate: .fastest), [0x9F, 0, 0, 0xB0, 0, 0], .nanoseconds(1_186_011)),
    (.init(power: .down), [0x07, 0, 0, 0xB8, 0, 0], .zero),
    (.powerOn, [0x07, 0, 0, 0, 0, 0], .zero),
    (.init(axes: Axes(true, false, false)), [0x51, 0, 0, 0xB8, 0, 0], .milliseconds(70)),
    (.init(axes: Axes(false, true, false)), [0x52, 0, 0, 0xB8, 0, 0], .milliseconds(70)),
    (.init(axes: Axes(false, false, true)), [0x54, 0, 0, 0xB8, 0, 0], .milliseconds(70)),
    (.init(blockDataUpdate: false), [0x57, 0, 0, 0x38, 0, 0], .milliseconds(70)),
    (.init(highPass: .init(onData: true)), [0x57, 0x08, 0, 0xB8, 0, 0], .milliseconds(70)),
    (.init(highPass: .init(.rateOver400)), [0x57, 0x30, 0, 0xB8, 0, 0], .milliseconds(70)),
    (.init(fourDirections: true), [0x57, 0, 0, 0xB8, 0x05, 0], .milliseconds(70)),
    (
      .init(pins: .init(interrupt1: [.dataReady, .interrupt2])), [0x57, 0, 0x30, 0xB8, 0, 0],
      .milliseconds(70)
    ),
    (
      .init(
        pins: .init(interrupt1: .interrupt1, interrupt2: [.interrupt1, .interrupt2, .booting])),
      [0x57, 0, 0x40, 0xB8, 0, 0x70], .milliseconds(70)
    ),
    (.init(pins: .init(activeLow: true)), [0x57, 0, 0, 0xB8, 0, 0x02], .milliseconds(70)),
  ]

  @Test(arguments: controls.indices)
  func everyControl(index: Int) throws {
    let (configuration, controls, settling) = Self.controls[index]
    let script = Playback(Self.start + Self.configure(controls))
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(try sensor.configure(configuration) == settling)
    #expect(sensor.configuration == configuration)
    #expect(script.finish() == [])
  }

  /// Steps of 16 mg at ±2 g; 100 Hz; latched by CTRL_REG5, high-pass filtered by CTRL_REG2.
  @Test func interrupts() throws {
    let script = Playback(
      Self.start
        + Self.configure(
          [0x57, 0x02, 0, 0x88, 0x0A, 0], [0x95, 22, 3], [0x2A, 16, 0])
        + [.read(0x18, 0x31, [0x55])])
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.configure(.init(range: .g2, interrupt1: .freeFall(), interrupt2: .wakeUp()))
    #expect(sensor.configuration.interrupt1?.threshold == 0.352)
    let source = try sensor.readInterrupt(.one)
    #expect(source.isActive && source.low == Axes(true, true, true))
    #expect(script.finish() == [])
  }

  @Test func reference() throws {
    let script = Playback(
      Self.start + Self.configure([0x57, 0x48, 0, 0x88, 0, 0], reference: 0x3C))
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.configure(.init(range: .g2, highPass: .init(reference: 0.96, onData: true)))
    #expect(sensor.configuration.highPass.reference == 0.96)
    #expect(script.finish() == [])
  }

  /// 1.6 kHz is available in low-power mode only; at least one axis must be enabled.
  @Test(arguments: [
    Configuration(rate: .hertz1600), .init(mode: .normal, rate: .hertz1600),
    .init(axes: Axes(false, false, false)),
  ])
  func contradictory(configuration: Configuration) throws {
    let script = Playback(Self.start)
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(throws: SensorError.wrongConfiguration) { try sensor.configure(configuration) }
    #expect(script.finish() == [])
  }

  /// The same word is the same acceleration in all modes.
  @Test(arguments: Configuration.Mode.allCases)
  func reads(mode: Configuration.Mode) throws {
    let controls: [UInt8] = [
      mode == .lowPower ? 0x5F : 0x57, 0, 0, mode == .highResolution ? 0x88 : 0x80, 0, 0,
    ]
    let script = Playback(
      Self.start + Self.configure(controls)
        + [.read(0x18, 0xA7, [0x0F, 0x00, 0x3C, 0x00, 0xC4, 0x00, 0x80])])
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.configure(.init(mode: mode, range: .g2))
    let sample = try sensor.read()
    #expect(sample.raw == Axes(960, -960, -2048) && sample.isNew && !sample.overrun)
    #expect(sample.acceleration.g == Axes(0.96, -0.96, -2.048))
    #expect(script.finish() == [])
  }

  @Test func powerDownAndReset() throws {
    let script = Playback(
      Self.start + settle(0x18, 0x20, [0x07]) + Self.configure([0x07, 0, 0, 0, 0, 0]))
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.powerDown()
    try sensor.reset()
    #expect(sensor.configuration == .powerOn)
    #expect(script.finish() == [])
  }

  @Test func reboot() throws {
    let boot: [Step] = [.write(0x18, [0x24, 0x80]), .wait(5_000_000), .read(0x18, 0x24, [0x00])]
    let script = Playback(Self.start + boot + Self.configure([0x57, 0, 0, 0xB8, 0, 0]))
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(try sensor.reboot(script) == .milliseconds(70))
    #expect(script.finish() == [])
  }

  @Test(arguments: [0x32, 0x3B, 0x00, 0xFF] as [UInt8])
  func anotherPart(identity: UInt8) {
    let script = Playback([.read(0x18, 0x0F, [identity])])
    #expect(throws: SensorError.identity(expected: 0x33, found: identity)) {
      _ = try LIS3DH(on: I2CDevice(script, .lis3dh))
    }
    #expect(script.finish() == [])
  }

  @Test func ratesAndRanges() {
    #expect(Configuration.Range.allCases.map(\.g) == [2, 4, 8, 16])
    #expect(Configuration.Range(g: 16) == .g16 && Configuration.Range(g: 3) == nil)
    let rates = Configuration.Rate.allCases
    #expect(rates.map { $0.hertz(in: .normal) } == [1, 10, 25, 50, 100, 200, 400, nil, 1344])
    #expect(rates.map { $0.hertz(in: .lowPower) } == [1, 10, 25, 50, 100, 200, 400, 1600, 5376])
  }
}
