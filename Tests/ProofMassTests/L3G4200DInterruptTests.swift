// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct L3G4200DInterruptTests {
  typealias Configuration = L3G4200DConfiguration
  typealias Interrupt = L3G4200DConfiguration.Interrupt
  typealias Script = L3G4200DScript

  static let every = Axes(true, true, true)
  static let none = Axes(false, false, false)

  private func degrees(_ x: Double, _ y: Double, _ z: Double) -> AngularRate {
    AngularRate(degreesPerSecond: Axes(x, y, z))
  }

  private func expect(
    _ interrupt: Interrupt, range: Configuration.Range = .dps250, control4: UInt8 = 0x80,
    control5: UInt8 = 0, levels: [UInt8], events: UInt8
  ) throws {
    let configure = Script.configure(
      [0x0F, 0, 0, control4, control5], levels: levels, events: events)
    let script = Playback(Script.start + configure + configure)
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    try sensor.configure(.init(range: range, interrupt: interrupt))
    try sensor.configure(sensor.configuration)
    #expect(script.finish() == [])
  }

  /// ST's example has 0x2CA4 for 100 °/s at ±250 °/s, rounded down; 60 °/s is 0x1AC9.
  @Test(arguments: [
    (Configuration.Range.dps250, 0x80 as UInt8, 100.0, 0x2C as UInt8, 0xA5 as UInt8, 100.00375),
    (.dps250, 0x80, 60, 0x1A, 0xC9, 59.99875), (.dps250, 0x80, 0, 0x00, 0x00, 0),
    (.dps250, 0x80, 0.004, 0x00, 0x00, 0), (.dps250, 0x80, 0.005, 0x00, 0x01, 0.00875),
    (.dps250, 0x80, 286.71, 0x7F, 0xFF, 286.71125), (.dps500, 0x90, 100, 0x16, 0x52, 99.995),
    (.dps2000, 0xA0, 100, 0x05, 0x95, 100.03), (.dps2000, 0xA0, 2293.7, 0x7F, 0xFF, 2293.69),
  ])
  func threshold(
    range: Configuration.Range, control4: UInt8, wished: Double, high: UInt8, low: UInt8,
    held: Double
  ) throws {
    let interrupt = Interrupt(.any, high: Self.every, threshold: degrees(wished, wished, wished))
    try expect(
      interrupt, range: range, control4: control4, levels: [high, low, high, low, high, low, 0],
      events: 0x2A)
    let rounded = try Configuration(range: range, interrupt: interrupt).rounded()
    let threshold = try #require(rounded.interrupt?.threshold.degreesPerSecond)
    #expect(abs(threshold.x - held) < 1e-9 && abs(threshold.z - held) < 1e-9)
    #expect(try rounded.rounded() == rounded)
  }

  /// Each axis has its own threshold, high byte first; thresholds in rad/s work, too.
  @Test func thresholdsOfTheirOwn() throws {
    try expect(
      Interrupt(
        .any, high: Self.every,
        threshold: AngularRate(
          radiansPerSecond: Axes(100 * .pi / 180, 60 * .pi / 180, 1))),
      levels: [0x2C, 0xA5, 0x1A, 0xC9, 0x19, 0x94, 0], events: 0x2A)
  }

  /// ST's selective axes: X and Y low and Z high together, latched, 0xE5. (ST prints 0x65, which
  /// lacks the AND.)
  @Test func selectiveAxes() throws {
    try expect(
      Interrupt(
        .all, high: Axes(false, false, true), low: Axes(true, true, false),
        threshold: degrees(60, 60, 60), latched: true),
      levels: [0x1A, 0xC9, 0x1A, 0xC9, 0x1A, 0xC9, 0], events: 0xE5)
  }

  static let eventBytes: [(Axes<Bool>, Axes<Bool>, UInt8)] = [
    (Axes(true, false, false), none, 0x02), (Axes(false, true, false), none, 0x08),
    (Axes(false, false, true), none, 0x20), (none, Axes(true, false, false), 0x01),
    (none, Axes(false, true, false), 0x04), (none, Axes(false, false, true), 0x10),
    (every, every, 0x3F),
  ]

  @Test(arguments: eventBytes)
  func events(high: Axes<Bool>, low: Axes<Bool>, byte: UInt8) throws {
    try expect(
      Interrupt(.any, high: high, low: low, threshold: degrees(0, 0, 0)),
      levels: [0, 0, 0, 0, 0, 0, 0], events: byte)
  }

  /// Durations in periods of 10 ms, rounded to the nearest.
  @Test(arguments: [
    (Duration.zero, false, 0x00 as UInt8, Duration.zero),
    (.milliseconds(30), false, 0x03, .milliseconds(30)),
    (.milliseconds(34), true, 0x83, .milliseconds(30)),
    (.milliseconds(35), false, 0x04, .milliseconds(40)),
    (.milliseconds(1274), true, 0xFF, .milliseconds(1270)),
  ])
  func duration(wished: Duration, waits: Bool, byte: UInt8, held: Duration) throws {
    let interrupt = Interrupt(
      .any, high: Self.every, threshold: degrees(0, 0, 0), duration: wished, waits: waits)
    try expect(interrupt, levels: [0, 0, 0, 0, 0, 0, byte], events: 0x2A)
    #expect(
      try Configuration(range: .dps250, interrupt: interrupt).rounded().interrupt?.duration
        == held)
  }

  @Test(arguments: [
    (Configuration.Path.lowPass1, 0x00 as UInt8), (.highPass, 0x04), (.lowPass2, 0x08),
    (.highPassAndLowPass2, 0x18),
  ])
  func input(path: Configuration.Path, control5: UInt8) throws {
    try expect(
      Interrupt(.any, high: Self.every, threshold: degrees(0, 0, 0), input: path),
      control5: control5, levels: [0, 0, 0, 0, 0, 0, 0], events: 0x2A)
  }

  @Test func presets() throws {
    try expect(
      .wakeUp(degreesPerSecond: 100), levels: [0x2C, 0xA5, 0x2C, 0xA5, 0x2C, 0xA5, 0],
      events: 0x6A)
    try expect(
      .noRotation(degreesPerSecond: 60, duration: .seconds(1)),
      levels: [0x1A, 0xC9, 0x1A, 0xC9, 0x1A, 0xC9, 100], events: 0x95)
  }

  @Test func refused() {
    let some = Axes(true, false, false)
    let none: [Interrupt] = [
      Interrupt(.any, threshold: degrees(0, 0, 0)), Interrupt(.all, threshold: degrees(0, 0, 0)),
      Interrupt(.any, high: some, threshold: degrees(-1, 0, 0)),
      Interrupt(.any, high: some, threshold: degrees(0, 286.72, 0)),
      Interrupt(.any, high: some, threshold: degrees(0, 0, .nan)),
      Interrupt(.any, high: some, threshold: degrees(0, 0, .infinity)),
      Interrupt(.any, high: some, threshold: degrees(0, 0, 0), duration: .milliseconds(1275)),
      Interrupt(.any, high: some, threshold: degrees(0, 0, 0), duration: .milliseconds(-1)),
      Interrupt(.any, high: some, threshold: degrees(0, 0, 0), duration: .seconds(Int64.max)),
    ]
    for interrupt in none {
      #expect(throws: SensorError.wrongConfiguration) {
        try Configuration(range: .dps250, interrupt: interrupt).rounded()
      }
    }
  }

  /// HPen applies to both paths.
  @Test(arguments: [
    (Configuration.Path.lowPass2, Configuration.Path.highPassAndLowPass2),
    (.highPassAndLowPass2, .lowPass2),
  ])
  func pathsThatExcludeEachOther(output: Configuration.Path, input: Configuration.Path) {
    let interrupt = Interrupt(.any, high: Self.every, threshold: degrees(0, 0, 0), input: input)
    #expect(throws: SensorError.wrongConfiguration) {
      try Configuration(output: output, interrupt: interrupt).rounded()
    }
  }

  static let sources: [(UInt8, Bool, Axes<Bool>, Axes<Bool>)] = [
    (0x00, false, none, none), (0x40, true, none, none), (0x6A, true, every, none),
    (0x55, true, none, every), (0x42, true, Axes(true, false, false), none),
    (0x48, true, Axes(false, true, false), none), (0x60, true, Axes(false, false, true), none),
    (0x41, true, none, Axes(true, false, false)), (0x44, true, none, Axes(false, true, false)),
    (0x50, true, none, Axes(false, false, true)),
  ]

  @Test(arguments: sources)
  func source(byte: UInt8, isActive: Bool, high: Axes<Bool>, low: Axes<Bool>) throws {
    let script = Playback(Script.start + [.read(0x68, 0x31, [byte])])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(try sensor.readInterrupt() == .init(isActive: isActive, high: high, low: low))
    #expect(script.finish() == [])
  }

  /// After sixteen reads without an event the driver checks the configuration.
  @Test func aChipThatHasNothingToSay() throws {
    let levels: [UInt8] = [0x2C, 0xA5, 0x2C, 0xA5, 0x2C, 0xA5, 0]
    let nothing = [Step](repeating: .read(0x68, 0x31, [0x00]), count: 16)
    let script = Playback(
      Script.identify
        + Script.configure([0x0F, 0, 0x80, 0x80, 0], levels: levels, events: 0x6A) + nothing
        + [
          .read(0x68, 0xA0, [0x0F, 0, 0x80, 0x80, 0]), .read(0x68, 0x30, [0x6A]),
          .read(0x68, 0xB2, levels),
        ] + nothing
        + [
          .read(0x68, 0xA0, [0x0F, 0, 0x80, 0x80, 0]), .read(0x68, 0x30, [0x6A]),
          .read(0x68, 0xB2, [0, 0, 0, 0, 0, 0, 0]),
        ])
    var sensor = try L3G4200D(
      on: I2CDevice(script, .l3g4200d),
      .init(
        range: .dps250, interrupt: .wakeUp(degreesPerSecond: 100), pins: .init(interrupt: true)))
    for _ in 0..<32 { #expect(try sensor.readInterrupt().isActive == false) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.readInterrupt() }
    #expect(script.finish() == [])
  }
}
