// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The LIS3DH's clicks, activity detection and auxiliary ADC: which bytes they become, to what they are
/// rounded, and what is refused.
@Suite struct LIS3DHFunctionTests {
  typealias Configuration = LIS3DHConfiguration
  typealias Click = STClick
  typealias Script = LIS3DHTests

  static let no = Axes(false, false, false)

  /// At ±2 g and 100 Hz: a threshold of 16 mg a step, LIR_Click the highest bit, and times of 10 ms.
  static let clicks: [(Click, [UInt8])] = [
    (.single(), [0x15, 0xFD, 3, 0, 0]), (.double(), [0x2A, 0xFD, 3, 10, 20]),
    (
      Click(
        single: Axes(true, false, false), threshold: Axes(0.016, 0.016, 0.016),
        timeLimit: .milliseconds(1270), latency: .milliseconds(2550),
        window: .milliseconds(2540)), [0x01, 0x01, 0x7F, 0xFF, 0xFE]
    ),
    (
      Click(
        single: Axes(false, true, false), threshold: Axes(2.032, 2.032, 2.032),
        timeLimit: .milliseconds(10)), [0x04, 0x7F, 1, 0, 0]
    ),
    (
      Click(
        single: Axes(false, false, true), threshold: Axes(1.6, 1.6, 1.6), timeLimit: .zero,
        latched: true), [0x10, 0xE4, 0, 0, 0]
    ),
    (
      Click(double: Axes(true, false, false), threshold: Axes(0, 0, 0), timeLimit: .zero),
      [0x02, 0, 0, 0, 0]
    ),
    (
      Click(double: Axes(false, true, false), threshold: Axes(0, 0, 0), timeLimit: .zero),
      [0x08, 0, 0, 0, 0]
    ),
    (
      Click(double: Axes(false, false, true), threshold: Axes(0, 0, 0), timeLimit: .zero),
      [0x20, 0, 0, 0, 0]
    ),
  ]

  /// I1_CLICK and I2_CLICK are the highest bits of CTRL_REG3 and CTRL_REG6, HPCLICK bit 2 of CTRL_REG2.
  @Test(arguments: clicks.indices, [false, true])
  func everyClick(index: Int, highPassed: Bool) throws {
    var (click, registers) = Self.clicks[index]
    click.highPassed = highPassed
    let controls: [UInt8] = [0x57, highPassed ? 0x04 : 0, 0x80, 0x88, 0, 0x80]
    let script = Playback(Script.start + Script.configure(controls, click: registers))
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.configure(
      .init(range: .g2, click: click, pins: .init(interrupt1: .click, interrupt2: .click)))
    #expect(sensor.configuration.click == click)
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (Configuration.Range.g4, Configuration.Rate.hertz100, [0x15, 0x9F, 3, 0, 0] as [UInt8]),
    (.g8, .hertz200, [0x15, 0x90, 6, 0, 0]), (.g16, .hertz400, [0x15, 0x85, 12, 0, 0]),
  ])
  func stepsOfOtherRangesAndRates(
    range: Configuration.Range, rate: Configuration.Rate, registers: [UInt8]
  ) throws {
    let controls: [UInt8] = [
      UInt8(rate.rawValue) << 4 | 7, 0, 0, 0x88 | UInt8(range.rawValue) << 4, 0, 0,
    ]
    let script = Playback(Script.start + Script.configure(controls, click: registers))
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    // 31, 16 or 5 steps, of 32, 64 or 192 mg.
    try sensor.configure(.init(rate: rate, range: range, click: .single(threshold: 1)))
    let threshold = sensor.configuration.click?.threshold.x
    #expect(threshold == [.g4: 0.992, .g8: 1.024, .g16: 0.96][range])
    #expect(script.finish() == [])
  }

  static let sources: [(UInt8, STClickSource)] = [
    (0x00, STClickSource(isActive: false, single: no, double: no)),
    (0x54, STClickSource(isActive: true, single: Axes(false, false, true), double: no)),
    (0x52, STClickSource(isActive: true, single: Axes(false, true, false), double: no)),
    (
      0x69,
      STClickSource(
        isActive: true, single: no, double: Axes(true, false, false), isNegative: true)
    ),
  ]

  /// IA is bit 6 of CLICK_SRC; DClick, SClick, Sign, Z, Y and X follow.
  @Test(arguments: sources.indices)
  func clickSource(index: Int) throws {
    let (byte, source) = Self.sources[index]
    let script = Playback(Script.start + [.read(0x18, 0x39, [byte])])
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(try sensor.readClick() == source)
    #expect(script.finish() == [])
  }

  /// Arming restarts the filter, then reads what has latched until then.
  @Test func arming() throws {
    let script = Playback(
      Script.start + Script.configure([0x57, 0x04, 0, 0xB8, 0, 0], click: [0x15, 0x8A, 3, 0, 0])
        + [
          .wait(70_000_000), .wait(10_000_000), .read(0x18, 0x26, [0]), .read(0x18, 0x39, [0x54]),
        ])
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.configure(.init(click: .single(highPassed: true)))
    try sensor.arm(script)
    #expect(script.finish() == [])
  }

  /// CLICK_THS is one for all axes.
  @Test(arguments: [Axes(1, 1, 2), Axes(2, 1, 1)])
  func thresholdsThatDiffer(threshold: Axes<Double>) throws {
    let script = Playback(Script.start)
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(throws: SensorError.wrongPart) {
      try sensor.configure(.init(click: Click(threshold: threshold, timeLimit: .zero)))
    }
    #expect(script.finish() == [])
  }

  static let refused: [Configuration] = [
    .init(range: .g2, click: .single(threshold: 2.05)),
    .init(click: .single(threshold: -0.1)), .init(click: .single(timeLimit: .milliseconds(1275))),
    .init(click: .double(latency: .milliseconds(2555))),
    .init(click: .double(window: .milliseconds(2555))),
    .init(click: .double(window: .milliseconds(-1))),
    .init(activity: .init(threshold: 0, duration: .seconds(1))),
    .init(activity: .init(threshold: -1, duration: .seconds(1))),
    .init(range: .g2, activity: .init(threshold: 2.05, duration: .seconds(1))),
    .init(activity: .init(threshold: 1.2, duration: .milliseconds(20_450))),
    .init(activity: .init(threshold: 1.2, duration: .milliseconds(-1))),
    .init(activity: .init(threshold: 1.2, duration: .seconds(1)), fifo: .init(.stream)),
    .init(blockDataUpdate: false, adc: .pins),
  ]

  @Test(arguments: refused.indices)
  func refuses(index: Int) throws {
    let script = Playback(Script.start)
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(throws: SensorError.wrongConfiguration) { try sensor.configure(Self.refused[index]) }
    #expect(script.finish() == [])
  }

  // MARK: Activity

  /// At ±2 g a step of ACT_THS is 16 mg; ACT_DUR counts eight samples a step, and one more. I2_ACT is bit
  /// 3 of CTRL_REG6.
  @Test(arguments: [
    (1.2, Duration.milliseconds(10), [75, 0] as [UInt8], 1.2, Duration.milliseconds(10)),
    (0.016, .milliseconds(90), [1, 1], 0.016, .milliseconds(90)),
    (2.032, .milliseconds(20_410), [127, 255], 2.032, .milliseconds(20_410)),
    (1.29, .seconds(1), [81, 12], 1.296, .milliseconds(970)),
    (0.5, .zero, [31, 0], 0.496, .milliseconds(10)),
  ])
  func activity(
    g: Double, duration: Duration, registers: [UInt8], realG: Double, realDuration: Duration
  ) throws {
    let script = Playback(
      Script.start + Script.configure([0x57, 0, 0, 0x88, 0, 0x08], activity: registers))
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.configure(
      .init(
        range: .g2, activity: .init(threshold: g, duration: duration),
        pins: .init(interrupt2: .activity)))
    #expect(
      sensor.configuration.activity == .init(threshold: realG, duration: realDuration))
    #expect(try sensor.configuration.rounded() == sensor.configuration)
    #expect(script.finish() == [])
  }

  // MARK: The auxiliary ADC

  /// ADC_EN is bit 7 of TEMP_CFG_REG, TEMP_EN bit 6; I1_321DA is bit 3 of CTRL_REG3. Codes are
  /// left-justified, the low byte first.
  @Test func conversions() throws {
    let script = Playback(
      Script.start + Script.configure([0x57, 0, 0x08, 0xB8, 0, 0], adc: 0x80)
        + [
          .read(0x18, 0x87, [0x0F, 0x00, 0x00, 0xC0, 0x7F, 0x00, 0x80]),
          .read(0x18, 0x87, [0xF6, 0x40, 0x00, 0xC0, 0xFF, 0x00, 0x40]),
        ])
    var sensor = try LIS3DH(
      on: I2CDevice(script, .lis3dh))
    try sensor.configure(.init(adc: .pins, pins: .init(interrupt1: .adcReady)))
    #expect(
      try sensor.readADC()
        == LIS3DHConversion(
          channel1: 0, channel2: 511, channel3: -512, isNew: true, overrun: false))
    #expect(
      try sensor.readADC()
        == LIS3DHConversion(
          channel1: 1, channel2: -1, channel3: 256, isNew: false, overrun: true))
    #expect(throws: SensorError.wrongState) { try sensor.readTemperature() }
    #expect(script.finish() == [])
  }

  /// 1.2 V in the middle, ±0.4 V; the lower the voltage, the higher the code.
  @Test(arguments: [(0 as Int16, 1.2), (256, 1.0), (-256, 1.4), (-512, 1.6)])
  func volts(code: Int16, volts: Double) {
    #expect(LIS3DHConversion.volts(code) == volts)
  }

  /// A digit of 8 bits a degree, which is four of 10.
  @Test func thermometer() throws {
    let script = Playback(
      Script.start + Script.configure([0x57, 0, 0, 0xB8, 0, 0], adc: 0xC0)
        + [
          .read(0x18, 0x87, [0x0F, 0, 0, 0, 0, 0x00, 0x05]),
          .read(0x18, 0x87, [0x0F, 0, 0, 0, 0, 0x40, 0xFE]),
        ])
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.configure(.init(adc: .thermometer))
    let warm = try sensor.readTemperature()
    #expect(warm.raw == 20 && warm.celsius() == 30 && warm.celsius(offset: 20.5) == 25.5)
    #expect(try sensor.readTemperature().celsius() == 23.25)
    #expect(script.finish() == [])
  }

  @Test func withoutTheADC() throws {
    let script = Playback(Script.start)
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(throws: SensorError.wrongState) { try sensor.readADC() }
    #expect(throws: SensorError.wrongState) { try sensor.readTemperature() }
    #expect(script.finish() == [])
  }
}
