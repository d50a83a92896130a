// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The rounding of thresholds and durations to the chip's steps, and values that are rejected.
@Suite struct LIS331DLHRoundingTests {
  typealias Configuration = LIS331DLHConfiguration
  typealias Interrupt = LIS331DLHConfiguration.Interrupt
  typealias Script = LIS331DLHScript

  /// A step is 16, 32 and 62.4 mg, or full scale / 128.
  static let thresholds: [(Configuration.Range, Configuration.Scale, g: Double, rounded: Double)] =
    [
      (.g2, .typical, 0.25, 0.256), (.g2, .typical, 0.35, 0.352), (.g2, .typical, 0.0079, 0),
      (.g2, .typical, 0.0081, 0.016), (.g2, .typical, 2.032, 2.032), (.g2, .typical, 2.039, 2.032),
      (.g4, .typical, 0.25, 0.256), (.g4, .typical, 0.35, 0.352), (.g4, .typical, 4.079, 4.064),
      (.g8, .typical, 0.25, 0.2496), (.g8, .typical, 0.35, 0.3744), (.g8, .typical, 7.9, 7.9248),
      (.g2, .fullScaleOver2048, 0.25, 0.25), (.g2, .fullScaleOver2048, 0.35, 0.34375),
      (.g2, .fullScaleOver2048, 1.99, 1.984375), (.g8, .fullScaleOver2048, 0.35, 0.375),
      (.g6, .typical, 0.35, 0.336), (.g12, .typical, 0.35, 0.384), (.g24, .typical, 1, 0.96),
      (.g24, .fullScaleOver2048, 1, 0.9375), (.g100, .typical, 10, 10.192),
      (.g200, .typical, 10, 9.408), (.g400, .typical, 10, 9.36),
      (.g100, .fullScaleOver2048, 10, 10.15625),
    ]

  @Test(arguments: thresholds)
  func threshold(
    range: Configuration.Range, scale: Configuration.Scale, g: Double, rounded: Double
  ) throws {
    let wanted = Configuration(
      part: range.part, range: range, scale: scale, interrupt1: Interrupt(.any, threshold: g),
      interrupt2: Interrupt(.all, threshold: g))
    let real = try wanted.rounded()
    #expect(real.interrupt1 == Interrupt(.any, threshold: rounded))
    #expect(real.interrupt2 == Interrupt(.all, threshold: rounded))
    #expect(try real.rounded() == real)
  }

  static let references: [(Configuration.Range, g: Double, rounded: Double)] = [
    (.g2, 0.999, 0.992), (.g2, -0.999, -0.992), (.g2, 1.001, 1.008), (.g2, 2.039, 2.032),
    (.g2, -2.055, -2.048),
    (.g8, 1, 0.9984), (.g8, -1, -0.9984), (.g8, 0.03, 0), (.g8, -0.03, 0), (.g8, -0.032, -0.0624),
  ]

  @Test(arguments: references)
  func reference(range: Configuration.Range, g: Double, rounded: Double) throws {
    let wanted = Configuration(range: range, highPass: .init(reference: g))
    let real = try wanted.rounded()
    #expect(real.highPass.reference == rounded)
    #expect(try real.rounded() == real)
  }

  static let durations: [(Configuration.Rate, Duration, rounded: Duration)] = [
    (.hertz50, .milliseconds(30), .milliseconds(40)),
    (.hertz50, .milliseconds(29), .milliseconds(20)),
    (.hertz50, .milliseconds(2549), .milliseconds(2540)), (.hertz50, .milliseconds(9), .zero),
    (.hertz100, .milliseconds(30), .milliseconds(30)),
    (.hertz100, .milliseconds(1274), .milliseconds(1270)),
    (.hertz400, .milliseconds(30), .milliseconds(30)),
    (.hertz400, .milliseconds(1), .zero), (.hertz400, .milliseconds(2), .microseconds(2500)),
    (.hertz400, .milliseconds(318), .microseconds(317_500)),
    (.hertz1000, .microseconds(1499), .milliseconds(1)),
    (.hertz1000, .microseconds(127_499), .milliseconds(127)),
    (.hertz10, .milliseconds(30), .zero), (.hertz10, .milliseconds(60), .milliseconds(100)),
    (.hertz5, .milliseconds(110), .milliseconds(200)), (.hertz2, .seconds(1), .seconds(1)),
    (.hertz1, .seconds(127), .seconds(127)), (.halfHertz, .seconds(254), .seconds(254)),
  ]

  @Test(arguments: durations)
  func duration(rate: Configuration.Rate, duration: Duration, rounded: Duration) throws {
    let wanted = Configuration(
      rate: rate, interrupt2: Interrupt(.any, threshold: 0, duration: duration))
    let real = try wanted.rounded()
    #expect(real.interrupt2?.duration == rounded)
    #expect(real.interrupt1 == nil)
    #expect(try real.rounded() == real)
  }

  @Test func theDriverReportsWhatTheChipHas() throws {
    let script = Playback(
      Script.identify + Script.configure([0x27, 0, 0, 0x80, 0], [0x01, 0x16, 0x02])
        + Script.configure([0x2F, 0, 0, 0xB0, 0], [0x01, 0x06, 0x03]))
    let low = Axes(true, false, false)
    var sensor = try LIS331DLH(
      on: I2CDevice(script, .lis331dlh),
      .init(
        rate: .hertz50, range: .g2,
        interrupt1: Interrupt(.any, low: low, threshold: 0.35, duration: .milliseconds(30))))
    #expect(
      sensor.configuration.interrupt1
        == Interrupt(.any, low: low, threshold: 0.352, duration: .milliseconds(40)))
    try sensor.configure(
      .init(interrupt1: Interrupt(.any, low: low, threshold: 0.35, duration: .milliseconds(30))))
    #expect(sensor.configuration.interrupt1?.threshold == 0.3744)
    #expect(sensor.configuration.interrupt1?.duration == .milliseconds(30))
    #expect(script.finish() == [])
  }

  /// Cut-offs in Hz, for each coefficient.
  static let cutoffs: [(Configuration.Rate, [Double])] = [
    (.hertz50, [1, 0.5, 0.25, 0.125]), (.hertz100, [2, 1, 0.5, 0.25]), (.hertz400, [8, 4, 2, 1]),
    (.hertz1000, [20, 10, 5, 2.5]), (.hertz10, [0.2, 0.1, 0.05, 0.025]),
    (.halfHertz, [0.01, 0.005, 0.0025, 0.00125]),
  ]

  @Test(arguments: cutoffs)
  func cutoff(rate: Configuration.Rate, hertz: [Double]) {
    typealias Coefficient = Configuration.HighPass.Coefficient
    let coefficients: [Coefficient] = [.eight, .sixteen, .thirtyTwo, .sixtyFour]
    #expect(coefficients.map { $0.cutoff(at: rate) } == hertz)
  }

  static let beyondThePart: [Configuration] = [
    .init(range: .g6), .init(part: .lis331hh, range: .g8), .init(part: .h3lis331dl, range: .g24),
    .init(part: .h3lis331dl, interrupt1: .directionPosition(threshold: 50)),
    .init(part: .h3lis331dl, interrupt2: .directionMovement(threshold: 50)),
  ]

  static let refused: [Configuration] = [
    .init(axes: Axes(false, false, false)),
    .init(range: .g2, interrupt1: Interrupt(.any, threshold: 2.041)),
    .init(interrupt1: Interrupt(.any, threshold: -0.001)),
    .init(interrupt2: Interrupt(.any, threshold: .nan)),
    .init(interrupt2: Interrupt(.any, threshold: .infinity)),
    .init(interrupt1: Interrupt(.any, threshold: 0, duration: .milliseconds(1275))),
    .init(interrupt2: Interrupt(.any, threshold: 0, duration: .milliseconds(-1))),
    .init(interrupt2: Interrupt(.any, threshold: 0, duration: .seconds(Int64.max))),
    .init(range: .g2, highPass: .init(reference: 2.041)),
    .init(range: .g2, highPass: .init(reference: -2.057)),
    .init(highPass: .init(reference: .nan)), .init(highPass: .init(reference: -.infinity)),
    .init(rate: .hertz50, wakeRate: .hertz100), .init(rate: .hertz10, wakeRate: .hertz5),
  ]

  @Test(arguments: beyondThePart)
  func anotherPartsSettingIsRefusedBeforeAnythingIsSent(configuration: Configuration) throws {
    try refuses(configuration, .wrongPart)
  }

  @Test(arguments: refused)
  func isRefusedBeforeAnythingIsSent(configuration: Configuration) throws {
    try refuses(configuration, .wrongConfiguration)
  }

  private func refuses(_ configuration: Configuration, _ error: SensorError) throws {
    #expect(throws: error) { try configuration.rounded() }
    let silent = Playback([])
    #expect(throws: error) {
      _ = try LIS331DLH(on: I2CDevice(silent, .lis331dlh), configuration)
    }
    #expect(silent.finish() == [])
    let script = Playback(Script.start + [Script.read(0x0F, 0, 0, 0x1000)])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(throws: error) { try sensor.configure(configuration) }
    // The configuration stays unchanged.
    #expect(sensor.configuration == Configuration())
    #expect(try sensor.read().acceleration.g.z == 0.9984)
    #expect(script.finish() == [])
  }
}
