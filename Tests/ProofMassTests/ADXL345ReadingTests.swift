// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the ADXL345 reads samples and events, byte for byte.
@Suite struct ADXL345ReadingTests {
  typealias Configuration = ADXL345Configuration
  typealias Script = ADXL345Script

  private func expect(
    _ steps: [Step], after start: [Step] = Script.start, _ configuration: Configuration = .init(),
    body: (inout ADXL345<I2CDevice<Playback>>, Playback) throws -> Void
  ) throws {
    let script = Playback(start + steps)
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345), configuration)
    try body(&sensor, script)
    #expect(script.finish() == [])
  }

  /// INT_SOURCE, DATA_FORMAT and the words, low byte first; 256 digits are 1 g.
  @Test(arguments: [
    (0x82 as UInt8, true, false), (0x83, true, true), (0x02, false, false),
  ])
  func aSample(source: UInt8, isNew: Bool, overrun: Bool) throws {
    let bytes: [UInt8] = [source, 0x0B, 0x02, 0x00, 0x00, 0xFE, 0x00, 0x01]
    try expect([.read(0x53, 0x30, bytes)]) { sensor, _ in
      let sample = try sensor.read()
      #expect(sample.raw == Axes(2, -512, 256))
      #expect(sample.acceleration.g == Axes(0.0078125, -2, 1))
      #expect(sample.isNew == isNew && sample.overrun == overrun)
    }
  }

  @Test func everyTransactionMayFail() throws {
    try expect([.read(0x53, 0x30, Script.zeros(8)).failing(), .read(0x53, 0x30, [0]).failing()]) {
      sensor, _ in
      #expect(throws: SensorError.bus(.noAcknowledge, register: 0x30)) { try sensor.read() }
      #expect(throws: SensorError.bus(.noAcknowledge, register: 0x30)) { try sensor.hasSample() }
    }
  }

  /// After a dip of its supply the chip has ten bits at ±2 g: the sample would have another scale.
  @Test func anotherFormat() throws {
    try expect(
      [.read(0x53, 0x30, [0x02, 0x00] + Script.zeros(6))]
        + Script.check([0x0A, 0x00, 0x00, 0x00]).prefix(1) + Script.configure()
        + [.read(0x53, 0x30, [0x82, 0x0B, 1, 0, 2, 0, 3, 0])]
    ) { sensor, _ in
      #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
      #expect(throws: SensorError.lostConfiguration) { try sensor.hasSample() }
      try sensor.configure(.init())
      #expect(try sensor.read().raw == Axes(1, 2, 3))
    }
  }

  /// After sixteen polls without a sample the configuration is checked.
  @Test func staleReads() throws {
    var steps = [Step](repeating: .read(0x53, 0x30, [0x02]), count: 16)
    steps += Script.check([0x0A, 0x08, 0x00, 0x00]) + [.read(0x53, 0x30, [0x82])]
    try expect(steps) { sensor, _ in
      for _ in 0..<16 {
        let has = try sensor.hasSample()
        #expect(!has)
      }
      let has = try sensor.hasSample()
      #expect(has)
      #expect(throws: SensorError.wrongState) { try sensor.readEvents() }
    }
  }

  // MARK: Events

  /// The settings of Linux' input driver: 2.1875 g, 1.875 ms, 25 ms, 25 ms; 0.375 g; 0.25 g and 3 s; 0.5 g and 160 ms.
  static let detecting = Configuration(
    tap: .init(
      threshold: 2.1875, longest: .microseconds(1875),
      gap: .init(latency: .milliseconds(25), window: .milliseconds(25))),
    activity: .init(threshold: 0.375),
    inactivity: .init(threshold: 0.25, duration: .seconds(3)),
    freeFall: .init(threshold: 0.5, duration: .milliseconds(160)), linked: true,
    autoSleep: .hertz8, pins: .init(interrupt2: [.activity, .inactivity]))

  static let levels: [UInt8] = [
    0x23, 0, 0, 0, 0x03, 0x14, 0x14, 0x06, 0x04, 0x03, 0xFF, 0x08, 0x20, 0x07,
  ]

  static let startOfDetecting =
    Script.identify + Script.configure(levels: levels, enable: 0x7C, map: 0x18, power: 0x38)

  /// ACT_TAP_STATUS to INT_SOURCE.
  private func events(_ status: UInt8, _ source: UInt8) -> Step {
    .read(0x53, 0x2B, [status, 0x0A, 0x38, 0x7C, 0x18, source])
  }

  @Test func detectors() throws {
    try expect([], after: Self.startOfDetecting, Self.detecting) { sensor, _ in
      #expect(sensor.configuration == Self.detecting)
    }
  }

  @Test(arguments: [
    (
      Configuration(tap: .init(axes: Axes(false, false, true), gap: .init(suppresses: true))),
      [0x30 as UInt8, 0, 0, 0, 0x20, 0x28, 0xA0, 0, 0, 0, 0, 0, 0, 0x09], 0x60 as UInt8,
      0x08 as UInt8
    ),
    (
      .init(tap: .init(axes: Axes(true, false, false), single: false, gap: .init())),
      [0x30, 0, 0, 0, 0x20, 0x28, 0xA0, 0, 0, 0, 0, 0, 0, 0x04], 0x20, 0x08
    ),
    (
      .init(activity: .init(axes: Axes(false, true, false), threshold: 1, isRelative: false)),
      [0, 0, 0, 0, 0, 0, 0, 0x10, 0, 0, 0x20, 0, 0, 0], 0x10, 0x08
    ),
    (
      .init(inactivity: .init(axes: Axes(true, false, true), duration: .zero, isRelative: false)),
      [0, 0, 0, 0, 0, 0, 0, 0, 0x03, 0, 0x05, 0, 0, 0], 0x08, 0x08
    ),
    (.init(freeFall: .init()), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x07, 0x1E, 0], 0x04, 0x08),
    (
      .init(activity: .init(), inactivity: .init(), linked: true, autoSleep: .hertz1),
      [0, 0, 0, 0, 0, 0, 0, 0x04, 0x03, 0x05, 0xFF, 0, 0, 0], 0x18, 0x3B
    ),
  ])
  func everyDetector(
    configuration: Configuration, levels: [UInt8], enable: UInt8, power: UInt8
  ) throws {
    try expect(Script.configure(levels: levels, enable: enable, power: power)) { sensor, _ in
      try sensor.configure(configuration)
      #expect(sensor.configuration == configuration)
    }
  }

  @Test func rounding() throws {
    let levels: [UInt8] = [0x31, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0x05, 0x14, 0x07]
    try expect(Script.configure(levels: levels, enable: 0x44)) { sensor, _ in
      try sensor.configure(
        .init(
          tap: .init(threshold: 3.05, longest: .microseconds(10_100)),
          freeFall: .init(threshold: 0.3, duration: .milliseconds(102))))
      #expect(sensor.configuration.tap?.threshold == 3.0625)
      #expect(sensor.configuration.tap?.longest == .milliseconds(10))
      #expect(sensor.configuration.freeFall?.threshold == 0.3125)
      #expect(sensor.configuration.freeFall?.duration == .milliseconds(100))
    }
  }

  /// The axes are read before INT_SOURCE, whose reading ends the events.
  @Test func readsEvents() throws {
    let steps = [
      events(0x02, 0x42), events(0x14, 0x32), events(0x08, 0x0A), events(0x00, 0x06),
      events(0x00, 0x02),
    ]
    try expect(steps, after: Self.startOfDetecting, Self.detecting) { sensor, _ in
      var found = try sensor.readEvents()
      #expect(found.singleTap && !found.doubleTap && found.tapAxes == Axes(false, true, false))
      found = try sensor.readEvents()
      #expect(found.doubleTap && found.activity && !found.singleTap && !found.inactivity)
      #expect(found.tapAxes == Axes(true, false, false))
      #expect(found.activityAxes == Axes(false, false, true))
      found = try sensor.readEvents()
      #expect(found.inactivity && found.isAsleep && !found.freeFall)
      #expect(try sensor.readEvents().freeFall)
      let none = try sensor.readEvents()
      #expect(!none.isAny)
    }
  }

  /// A poll for samples ends events, too: they are kept.
  @Test func samplesKeepEvents() throws {
    let steps = [
      events(0x02, 0xC2), events(0x00, 0x82),
      .read(0x53, 0x31, [0x0B, 1, 0, 2, 0, 3, 0]), events(0x00, 0x02),
    ]
    try expect(steps, after: Self.startOfDetecting, Self.detecting) { sensor, _ in
      #expect(try sensor.hasSample())
      let sample = try sensor.read()
      #expect(sample.raw == Axes(1, 2, 3) && sample.isNew)
      let found = try sensor.readEvents()
      #expect(found.singleTap && found.tapAxes == Axes(false, true, false))
    }
  }

  /// Events until the first sample are ended: a pin that is active gives no edge.
  @Test func arms() throws {
    let steps: [Step] = [.wait(11_100_000), .wait(10_000_000), events(0x02, 0xC2)]
    try expect(steps + [events(0x02, 0x02)], after: Self.startOfDetecting, Self.detecting) {
      sensor, script in
      try sensor.arm(script)
      let found = try sensor.readEvents()
      #expect(!found.isAny)
    }
  }

  /// A chip that fell asleep by itself may have set Sleep.
  @Test(arguments: [0x38 as UInt8, 0x3C])
  func staleEvents(power: UInt8) throws {
    var steps = [Step](repeating: events(0x00, 0x02), count: 16)
    steps += Script.check([0x0A, power, 0x7C, 0x18]) + [events(0x10, 0x12)]
    try expect(steps, after: Self.startOfDetecting, Self.detecting) { sensor, _ in
      for _ in 0..<16 { _ = try sensor.readEvents() }
      #expect(try sensor.readEvents().activity)
    }
  }
}
