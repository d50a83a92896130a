// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The accelerometer's interrupt generator of the LSM9DS1: which bytes events become, to what they are rounded, and
/// what is refused.
@Suite struct LSM9DS1AGInterruptTests {
  typealias Configuration = LSM9DS1AGConfiguration
  typealias Interrupt = LSM9DS1AGConfiguration.AccelerometerInterrupt
  typealias Script = LSM9DS1AGScript

  static let every = Axes(true, true, true)
  static let no = Axes(false, false, false)
  static let x = Axes(true, false, false)
  static let y = Axes(false, true, false)
  static let z = Axes(false, false, true)

  static func force(_ x: Double, _ y: Double, _ z: Double) -> Acceleration {
    Acceleration(g: Axes(x, y, z))
  }

  /// A step is full scale / 256: 7.8125, 15.625, 31.25 and 62.5 mg. ±16 g is the code before ±4 g.
  @Test(
    arguments: [
      (.g2, 0x60, 0.5, 64, 0.5), (.g4, 0x70, 0.5, 32, 0.5), (.g8, 0x78, 0.5, 16, 0.5),
      (.g16, 0x68, 0.5, 8, 0.5), (.g2, 0x60, 0, 0, 0), (.g2, 0x60, 0.0039, 0, 0),
      (.g2, 0x60, 0.004, 1, 0.0078125), (.g2, 0x60, 1.996, 255, 1.9921875),
      (.g16, 0x68, 15.96, 255, 15.9375),
    ] as [(Configuration.AccelerometerRange, UInt8, Double, UInt8, Double)])
  func threshold(
    range: Configuration.AccelerometerRange, control6: UInt8, wished: Double, byte: UInt8,
    held: Double
  ) throws {
    let configuration = Configuration(
      accelerometerRange: range,
      accelerometerInterrupt: Interrupt(
        .any, high: Self.every, threshold: Self.force(wished, wished, wished)))
    try Script.expect(
      configuration,
      Script.configure(
        [0x60, 0, 0], [control6, 0, 0x44], force: [byte, byte, byte, 0], events: (0x2A, nil)))
    #expect(
      try configuration.rounded().accelerometerInterrupt?.threshold
        == Self.force(held, held, held))
  }

  @Test func everyAxisHasItsThreshold() throws {
    try Script.expect(
      .init(
        accelerometerInterrupt: Interrupt(
          .any, high: Self.every, threshold: Self.force(0.25, 0.5, 1))),
      Script.configure(force: [0x20, 0x40, 0x80, 0], events: (0x2A, nil)))
  }

  /// AOI_XL, 6D, and the six events. X of the registers is opposite to that of samples, which only directions show.
  static let events: [(Interrupt.Combination, Axes<Bool>, Axes<Bool>, UInt8)] = [
    (.any, x, no, 0x02), (.any, y, no, 0x08), (.any, z, no, 0x20), (.any, no, x, 0x01),
    (.any, no, y, 0x04), (.any, no, z, 0x10), (.all, every, no, 0xAA), (.all, x, z, 0x92),
    (.directionMovement, every, every, 0x7F), (.directionPosition, every, every, 0xFF),
    (.directionMovement, x, no, 0x41), (.directionMovement, no, x, 0x42),
    (.directionPosition, x, no, 0xC1), (.directionPosition, no, x, 0xC2),
    (.directionPosition, y, no, 0xC8), (.directionPosition, no, y, 0xC4),
    (.directionPosition, z, no, 0xE0), (.directionPosition, no, z, 0xD0),
  ]

  @Test(arguments: events)
  func everyEvent(
    combination: Interrupt.Combination, high: Axes<Bool>, low: Axes<Bool>, byte: UInt8
  ) throws {
    try Script.expect(
      .init(
        accelerometerInterrupt: Interrupt(
          combination, high: high, low: low, threshold: Self.force(0, 0, 0))),
      Script.configure(events: (byte, nil)))
  }

  /// At 50 Hz, the accelerometer's own rate, in periods of 20 ms.
  @Test(arguments: [
    (Duration.zero, false, 0x00 as UInt8, Duration.zero),
    (.milliseconds(60), false, 0x03, .milliseconds(60)),
    (.milliseconds(69), true, 0x83, .milliseconds(60)),
    (.milliseconds(70), false, 0x04, .milliseconds(80)),
    (.milliseconds(2549), true, 0xFF, .milliseconds(2540)),
  ])
  func duration(wished: Duration, waits: Bool, byte: UInt8, held: Duration) throws {
    let configuration = Configuration(
      sensors: .accelerometer, rate: .hertz59Point5,
      accelerometerInterrupt: Interrupt(
        .any, high: Self.every, threshold: Self.force(0, 0, 0), duration: wished, waits: waits))
    let steps = Script.configure(
      [0, 0, 0], [0x40, 0, 0x44], force: [0, 0, 0, byte], events: (0x2A, nil))
    let again = Script.configure(
      [0, 0, 0], [0x40, 0, 0x44], before: 0, force: [0, 0, 0, byte], events: (0x2A, nil))
    let script = Playback(Script.start + steps + again)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    try sensor.configure(configuration)
    #expect(sensor.configuration.accelerometerInterrupt?.duration == held)
    try sensor.configure(sensor.configuration)
    #expect(script.finish() == [])
  }

  /// LIR_XL1, 4D_XL1 and HPIS1 with the cut-off of DCF, beside the filter of the samples.
  @Test func latchDirectionsAndFilter() throws {
    var interrupt = Interrupt(.any, high: Self.x, threshold: Self.force(0, 0, 0), latched: true)
    try Script.expect(
      .init(accelerometerInterrupt: interrupt), Script.configure(latch: 0x3A, events: (0x02, nil)))
    interrupt.latched = false
    try Script.expect(
      .init(accelerometerInterrupt: interrupt, fourDirections: true),
      Script.configure(latch: 0x39, events: (0x02, nil)))
    for (cutoff, filter, control7) in [
      (.fiftieth, .none, 0x01), (.hundredth, .none, 0x21), (.ninth, .none, 0x41),
      (.fourHundredth, .none, 0x61), (.ninth, .lowPass(.ninth), 0xC1),
      (.ninth, .highPass(.ninth), 0x45),
    ] as [(Interrupt.Cutoff, Configuration.AccelerometerFilter, UInt8)] {
      interrupt.highPass = cutoff
      try Script.expect(
        .init(accelerometerFilter: filter, accelerometerInterrupt: interrupt),
        Script.configure([0x60, 0, 0], [0x60, control7, 0x44], events: (0x02, nil)))
    }
  }

  /// Two samples of the anti-aliasing filter, fifty of the high-pass, and one, at five sixths of 119 Hz.
  @Test func theFilterTakesTimeToSettle() throws {
    let script = Playback(
      Script.start
        + Script.configure(
          [0x60, 0, 0], [0x60, 0x01, 0x44], force: [0x20, 0x20, 0x20, 0], latch: 0x3A,
          events: (0x2A, nil)))
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    let settling = try sensor.configure(.init(accelerometerInterrupt: .wakeUp()))
    #expect(abs(settling / .milliseconds(1) - 53 * 1200 / 119) < 0.001)
    #expect(script.finish() == [])
  }

  /// At 119 Hz; 30 ms are four samples.
  static let presets: [(Interrupt, control7: UInt8, latch: UInt8, force: [UInt8], UInt8)] = [
    (.wakeUp(), 0x01, 0x3A, [0x20, 0x20, 0x20, 0], 0x2A),
    (
      .wakeUp(threshold: 0.5, duration: .milliseconds(17), highPass: .ninth), 0x41, 0x3A,
      [0x40, 0x40, 0x40, 2], 0x2A
    ),
    (.freeFall(), 0x00, 0x3A, [0x2D, 0x2D, 0x2D, 4], 0x95),
    (.motion(), 0x01, 0x38, [0x20, 0x20, 0x20, 0], 0x2A),
    (
      .noMotion(threshold: 0.125, duration: .seconds(1)), 0x01, 0x38, [0x10, 0x10, 0x10, 119],
      0x95
    ),
    (.directionPosition(), 0x00, 0x38, [0x40, 0x40, 0x40, 0], 0xFF),
    (.directionMovement(threshold: 0.75), 0x00, 0x3A, [0x60, 0x60, 0x60, 0], 0x7F),
  ]

  @Test(arguments: presets.indices)
  func everyPreset(index: Int) throws {
    let (interrupt, control7, latch, force, events) = Self.presets[index]
    try Script.expect(
      .init(
        accelerometerInterrupt: interrupt, pins: .init(interrupt1: .accelerometerInterrupt)),
      Script.configure(
        [0x60, 0, 0], [0x60, control7, 0x44], pins: [0x40, 0], force: force, latch: latch,
        events: (events, nil)))
  }

  @Test func refused() throws {
    let most = Duration.milliseconds(1072)
    for interrupt in [
      Interrupt(.any, threshold: Self.force(0, 0, 0)),
      Interrupt(.any, high: Self.x, threshold: Self.force(-0.1, 0, 0)),
      Interrupt(.any, high: Self.x, threshold: Self.force(0, 2, 0)),
      Interrupt(.any, high: Self.x, threshold: Self.force(0, 0, .nan)),
      Interrupt(.any, high: Self.x, threshold: Self.force(0, 0, 0), duration: most),
      Interrupt(.any, high: Self.x, threshold: Self.force(0, 0, 0), duration: .milliseconds(-1)),
    ] {
      #expect(throws: SensorError.wrongConfiguration) {
        try Configuration(accelerometerInterrupt: interrupt).rounded()
      }
    }
    // The digital filters have one cut-off.
    #expect(throws: SensorError.wrongConfiguration) {
      try Configuration(
        accelerometerFilter: .lowPass(.ninth), accelerometerInterrupt: .wakeUp()
      ).rounded()
    }
  }

  /// INT_GEN_SRC_XL as read; with directions X is that of samples.
  @Test(
    arguments: [
      (.any, 0x00, false, no, no), (.any, 0x42, true, x, no), (.any, 0x41, true, no, x),
      (.any, 0x6A, true, every, no), (.all, 0x55, true, no, every),
      (.directionPosition, 0x42, true, no, x), (.directionPosition, 0x41, true, x, no),
      (.directionPosition, 0x48, true, y, no), (.directionPosition, 0x44, true, no, y),
      (.directionMovement, 0x60, true, z, no), (.directionMovement, 0x50, true, no, z),
    ] as [(Interrupt.Combination, UInt8, Bool, Axes<Bool>, Axes<Bool>)])
  func source(
    combination: Interrupt.Combination, byte: UInt8, isActive: Bool, high: Axes<Bool>,
    low: Axes<Bool>
  ) throws {
    let events: [Interrupt.Combination: UInt8] = [
      .any: 0x3F, .all: 0xBF, .directionMovement: 0x7F, .directionPosition: 0xFF,
    ]
    let script = Playback(
      Script.identify + Script.configure(events: (events[combination], nil))
        + [.read(0x6A, 0x26, [byte])])
    var sensor = try LSM9DS1AG(
      on: I2CDevice(script, .lsm9ds1ag),
      .init(
        accelerometerInterrupt: Interrupt(
          combination, high: Self.every, low: Self.every, threshold: Self.force(0, 0, 0))))
    #expect(
      try sensor.readAccelerometerInterrupt() == .init(isActive: isActive, high: high, low: low))
    #expect(script.finish() == [])
  }
}
