// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Interrupt generators and clicks: the bytes that the driver writes, the rounding of values, and
/// values that are rejected.
@Suite struct LIS331DLInterruptTests {
  typealias Configuration = LIS331DLConfiguration
  typealias Interrupt = LIS331DLConfiguration.Interrupt
  typealias Click = STClick
  typealias Script = LIS331DLScript

  /// Generators at 100 Hz and ±2 g: CTRL_REG2 for the first and for the second generator, and
  /// FF_WU_CFG, FF_WU_THS, FF_WU_DURATION.
  static let interrupts: [(Interrupt, first: UInt8, second: UInt8, [UInt8])] = [
    (.wakeUp(), 0x04, 0x08, [0x6A, 0x1C, 0x00]),
    (.wakeUp(threshold: 1, duration: .milliseconds(20)), 0x04, 0x08, [0x6A, 0x38, 0x02]),
    (.freeFall(), 0x00, 0x00, [0xD5, 0x13, 0x03]), (.motion(), 0x04, 0x08, [0x2A, 0x1C, 0x00]),
    (.noMotion(duration: .seconds(2)), 0x04, 0x08, [0x95, 0x1C, 0xC8]),
    (Interrupt(.any, threshold: 0, countsDown: true), 0x00, 0x00, [0x00, 0x80, 0x00]),
    (Interrupt(.any, threshold: 2.286, countsDown: true), 0x00, 0x00, [0x00, 0xFF, 0x00]),
    (Interrupt(.all, threshold: 0, latched: true), 0x00, 0x00, [0xC0, 0x00, 0x00]),
    (Interrupt(.any, high: Axes(true, false, false), threshold: 0), 0, 0, [0x02, 0, 0]),
    (Interrupt(.any, high: Axes(false, true, false), threshold: 0), 0, 0, [0x08, 0, 0]),
    (Interrupt(.any, high: Axes(false, false, true), threshold: 0), 0, 0, [0x20, 0, 0]),
    (Interrupt(.any, low: Axes(true, false, false), threshold: 0), 0, 0, [0x01, 0, 0]),
    (Interrupt(.any, low: Axes(false, true, false), threshold: 0), 0, 0, [0x04, 0, 0]),
    (Interrupt(.any, low: Axes(false, false, true), threshold: 0), 0, 0, [0x10, 0, 0]),
  ]

  @Test(arguments: interrupts.indices)
  func everyInterrupt(index: Int) throws {
    let (interrupt, first, second, registers) = Self.interrupts[index]
    let script = Playback(
      Script.start + Script.configure([0x47, first, 0], registers)
        + Script.configure([0x47, second, 0], [0, 0, 0], registers))
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    try sensor.configure(.init(range: .g2, interrupt1: interrupt))
    try sensor.configure(.init(range: .g2, interrupt2: interrupt))
    #expect(script.finish() == [])
  }

  static let no = Axes(false, false, false)

  static let clicks: [(Click, [UInt8])] = [
    (.single(), [0x55, 0x44, 0x04, 0x3C, 0x00, 0x00]),
    (.double(), [0x6A, 0x44, 0x04, 0x3C, 0x64, 0xC8]),
    (
      Click(
        single: Axes(true, false, false), threshold: Axes(0.5, 1, 7.5),
        timeLimit: .microseconds(127_500), latency: .milliseconds(255),
        window: .milliseconds(255)), [0x01, 0x21, 0x0F, 0xFF, 0xFF, 0xFF]
    ),
    (
      Click(
        single: Axes(false, true, false), threshold: Axes(7.5, 0, 0),
        timeLimit: .microseconds(500), latency: .milliseconds(1), window: .milliseconds(2)),
      [0x04, 0x0F, 0x00, 0x01, 0x01, 0x02]
    ),
    (
      Click(single: Axes(false, false, true), threshold: Axes(0, 7.5, 0), timeLimit: .zero),
      [0x10, 0xF0, 0x00, 0x00, 0x00, 0x00]
    ),
    (
      Click(double: Axes(true, false, false), threshold: Axes(0, 0, 0.5), timeLimit: .zero),
      [0x02, 0x00, 0x01, 0x00, 0x00, 0x00]
    ),
    (
      Click(double: Axes(false, true, false), threshold: Axes(0, 0, 0), timeLimit: .zero),
      [0x08, 0, 0, 0, 0, 0]
    ),
    (
      Click(double: Axes(false, false, true), threshold: Axes(0, 0, 0), timeLimit: .zero),
      [0x20, 0, 0, 0, 0, 0]
    ),
  ]

  @Test(arguments: clicks.indices)
  func everyClick(index: Int) throws {
    let (click, registers) = Self.clicks[index]
    let script = Playback(Script.start + Script.configure([0x67, 0, 0x07], click: registers))
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    try sensor.configure(.init(click: click, pins: .init(interrupt1: .click)))
    #expect(sensor.configuration.click == click)
    #expect(script.finish() == [])
  }

  /// Thresholds in steps of 18 and 72 mg, times in periods.
  @Test(arguments: [
    (
      Configuration.Rate.hertz100, Configuration.Range.g2, 0.35, 0.342, Duration.milliseconds(26),
      Duration.milliseconds(30)
    ),
    (.hertz400, .g8, 0.35, 0.36, .milliseconds(26), .milliseconds(25)),
    (.hertz100, .g8, 9.17, 9.144, .milliseconds(2554), .milliseconds(2550)),
    (.hertz400, .g2, 0.008, 0, .milliseconds(1), .zero),
  ])
  func rounding(
    rate: Configuration.Rate, range: Configuration.Range, g: Double, realG: Double,
    time: Duration, realTime: Duration
  ) throws {
    let wanted = Configuration(
      rate: rate, range: range, interrupt1: Interrupt(.any, threshold: g, duration: time),
      interrupt2: Interrupt(.all, threshold: g, duration: time))
    let real = try wanted.rounded()
    #expect(real.interrupt1 == Interrupt(.any, threshold: realG, duration: realTime))
    #expect(real.interrupt2 == Interrupt(.all, threshold: realG, duration: realTime))
    #expect(try real.rounded() == real)
  }

  @Test func roundingOfClicks() throws {
    let wanted = Configuration(
      click: Click(
        threshold: Axes(0.7, 0.8, 7.7), timeLimit: .microseconds(10_200),
        latency: .microseconds(99_600), window: .microseconds(255_400)))
    let real = try wanted.rounded()
    #expect(
      real.click
        == Click(
          threshold: Axes(0.5, 1, 7.5), timeLimit: .milliseconds(10),
          latency: .milliseconds(100), window: .milliseconds(255)))
    #expect(try real.rounded() == real)
  }

  @Test(arguments: [
    Configuration.HighPass.Cutoff.rateOver50, .rateOver100, .rateOver200, .rateOver400,
  ])
  func cutoff(cutoff: Configuration.HighPass.Cutoff) {
    let hertz = [2, 1, 0.5, 0.25][Int(cutoff.rawValue)]
    #expect(cutoff.hertz(at: .hertz100) == hertz)
    #expect(cutoff.hertz(at: .hertz400) == 4 * hertz)
  }

  static let refused: [Configuration] = [
    .init(axes: Axes(false, false, false)),
    .init(range: .g2, interrupt1: Interrupt(.any, threshold: 2.3)),
    .init(interrupt1: Interrupt(.any, threshold: -0.001)),
    .init(interrupt2: Interrupt(.any, threshold: .nan)),
    .init(interrupt2: Interrupt(.any, threshold: 0, duration: .milliseconds(2555))),
    .init(interrupt1: Interrupt(.any, threshold: 0, duration: .nanoseconds(-1))),
    .init(click: .single(threshold: 7.75)), .init(click: .single(threshold: -0.1)),
    .init(click: Click(threshold: Axes(0, .infinity, 0), timeLimit: .zero)),
    .init(click: Click(threshold: Axes(0, 0, 8), timeLimit: .zero)),
    .init(click: .single(timeLimit: .microseconds(127_750))),
    .init(click: .double(latency: .milliseconds(256))),
    .init(click: .double(window: .seconds(Int64.max))),
    .init(click: .double(window: .milliseconds(-1))),
  ]

  @Test(arguments: refused)
  func isRefusedBeforeAnythingIsSent(configuration: Configuration) throws {
    try refuses(configuration, .wrongConfiguration)
  }

  @Test func clicksPassNoFilter() throws {
    try refuses(.init(click: .single(highPassed: true)), .wrongPart)
  }

  private func refuses(_ configuration: Configuration, _ error: SensorError) throws {
    let silent = Playback([])
    #expect(throws: error) {
      _ = try LIS331DL(on: I2CDevice(silent, .lis331dl), configuration)
    }
    #expect(silent.finish() == [])
    let script = Playback(Script.start + [Script.read(0x0F, 0, 0, 0x0E)])
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    #expect(throws: error) { try sensor.configure(configuration) }
    #expect(sensor.configuration == Configuration())
    #expect(try sensor.read().raw.z == 14)
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (0x00 as UInt8, LIS331DLInterruptSource(isActive: false, high: no, low: no)),
    (0x62, .init(isActive: true, high: Axes(true, false, true), low: no)),
    (0x55, .init(isActive: true, high: no, low: Axes(true, true, true))),
    (0x88, .init(isActive: false, high: Axes(false, true, false), low: no)),
  ])
  func whatAnInterruptSaw(byte: UInt8, source: LIS331DLInterruptSource) throws {
    let script = Playback(
      Script.start + [.read(0x1C, 0x31, [byte]), .read(0x1C, 0x35, [byte])])
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    #expect(try sensor.readInterrupt(.one) == source)
    #expect(try sensor.readInterrupt(.two) == source)
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (0x00 as UInt8, LIS331DLClickSource(isActive: false, single: no, double: no)),
    (0x41, .init(isActive: true, single: Axes(true, false, false), double: no)),
    (0x44, .init(isActive: true, single: Axes(false, true, false), double: no)),
    (0x50, .init(isActive: true, single: Axes(false, false, true), double: no)),
    (0x42, .init(isActive: true, single: no, double: Axes(true, false, false))),
    (0x48, .init(isActive: true, single: no, double: Axes(false, true, false))),
    (0xA0, .init(isActive: false, single: no, double: Axes(false, false, true))),
  ])
  func whichClicks(byte: UInt8, source: LIS331DLClickSource) throws {
    let script = Playback(Script.start + [.read(0x1C, 0x39, [byte])])
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    #expect(try sensor.readClick() == source)
    #expect(script.finish() == [])
  }

  @Test func armAndReset() throws {
    let configuring = Script.configure(
      [0x67, 0x04, 0], [0x6A, 0x07, 0x00], [0xD5, 0x05, 0x03],
      click: [0x55, 0x44, 0x04, 0x3C, 0, 0])
    let arming: [Step] = [
      .wait(30_000_000), .wait(10_000_000), .read(0x1C, 0x23, [0]), .read(0x1C, 0x31, [0]),
      .read(0x1C, 0x35, [0]), .read(0x1C, 0x39, [0]),
    ]
    let script = Playback(
      Script.identify + configuring + arming + [.read(0x1C, 0x23, [0x5A])])
    var sensor = try LIS331DL(
      on: I2CDevice(script, .lis331dl),
      .init(interrupt1: .wakeUp(), interrupt2: .freeFall(), click: .single()))
    try sensor.arm(script)
    try sensor.resetHighPass()
    #expect(script.finish() == [])
  }
}
