// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Interrupt generators, high-pass filter, pins and sleep-to-wake, with the bytes that the driver
/// writes.
@Suite struct LIS331DLHInterruptTests {
  typealias Configuration = LIS331DLHConfiguration
  typealias Interrupt = LIS331DLHConfiguration.Interrupt
  typealias Script = LIS331DLHScript

  /// Presets at 100 Hz and ±2 g: CTRL_REG2 and CTRL_REG3 for the first and for the second
  /// generator, and INT_CFG, INT_THS, INT_DURATION.
  static let presets: [(Interrupt, [UInt8], [UInt8], [UInt8])] = [
    (.wakeUp(), [0x04, 0x04], [0x08, 0x20], [0x2A, 0x10, 0x00]),
    (
      .wakeUp(threshold: 0.5, duration: .milliseconds(20)), [0x04, 0x04], [0x08, 0x20],
      [0x2A, 0x1F, 0x02]
    ),
    (.freeFall(), [0x00, 0x04], [0x00, 0x20], [0x95, 0x16, 0x03]),
    (
      .freeFall(threshold: 0.3, duration: .milliseconds(50)), [0x00, 0x04], [0x00, 0x20],
      [0x95, 0x13, 0x05]
    ),
    (.motion(), [0x04, 0x00], [0x08, 0x00], [0x2A, 0x10, 0x00]),
    (
      .noMotion(threshold: 0.1, duration: .seconds(1)), [0x04, 0x00], [0x08, 0x00],
      [0x95, 0x06, 0x64]
    ),
    (.directionPosition(), [0x00, 0x00], [0x00, 0x00], [0xFF, 0x1F, 0x00]),
    (.directionMovement(threshold: 0.7), [0x00, 0x04], [0x00, 0x20], [0x7F, 0x2C, 0x00]),
  ]

  @Test(arguments: presets.indices)
  func everyPreset(index: Int) throws {
    let (interrupt, first, second, registers) = Self.presets[index]
    let script = Playback(
      Script.start + Script.configure([0x2F, first[0], first[1], 0x80, 0], registers)
        + Script.configure([0x2F, second[0], second[1], 0x80, 0], [0, 0, 0], registers))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.configure(.init(range: .g2, interrupt1: interrupt))
    try sensor.configure(.init(range: .g2, interrupt2: interrupt))
    #expect(script.finish() == [])
  }

  static let yes = Axes(true, true, true)
  static let no = Axes(false, false, false)

  /// Each bit of INT_CFG alone, and the combinations.
  static let events: [(Interrupt, UInt8)] = [
    (Interrupt(.any, threshold: 0), 0x00), (Interrupt(.all, threshold: 0), 0x80),
    (Interrupt(.directionMovement, threshold: 0), 0x40),
    (Interrupt(.directionPosition, threshold: 0), 0xC0),
    (Interrupt(.any, high: Axes(true, false, false), threshold: 0), 0x02),
    (Interrupt(.any, high: Axes(false, true, false), threshold: 0), 0x08),
    (Interrupt(.any, high: Axes(false, false, true), threshold: 0), 0x20),
    (Interrupt(.any, low: Axes(true, false, false), threshold: 0), 0x01),
    (Interrupt(.any, low: Axes(false, true, false), threshold: 0), 0x04),
    (Interrupt(.any, low: Axes(false, false, true), threshold: 0), 0x10),
  ]

  @Test(arguments: events.indices)
  func everyEvent(index: Int) throws {
    let (interrupt, events) = Self.events[index]
    let script = Playback(
      Script.start + Script.configure([0x2F, 0, 0, 0xB0, 0], [events, 0, 0], [events, 0, 0]))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.configure(.init(interrupt1: interrupt, interrupt2: interrupt))
    #expect(script.finish() == [])
  }

  static let filters: [(Configuration.HighPass, control2: UInt8, reference: UInt8)] = [
    (.init(onData: true), 0x10, 0x00), (.init(.sixteen, onData: true), 0x11, 0x00),
    (.init(.thirtyTwo, onData: true), 0x12, 0x00), (.init(.sixtyFour, onData: true), 0x13, 0x00),
    (.init(.sixtyFour), 0x03, 0x00), (.init(reference: 0, onData: true), 0x30, 0x00),
    (.init(reference: 1, onData: true), 0x30, 0x10), (.init(reference: -1), 0x20, 0xF0),
  ]

  /// ±8 g: a step of the reference is 62.4 mg.
  @Test(arguments: filters.indices)
  func everyFilter(index: Int) throws {
    let (filter, control2, reference) = Self.filters[index]
    let script = Playback(
      Script.start + Script.configure([0x2F, control2, 0, 0xB0, 0], reference: reference))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.configure(.init(highPass: filter))
    #expect(script.finish() == [])
  }

  static let pins: [(Configuration.Pins, control3: UInt8)] = [
    (.init(interrupt1: .eitherInterrupt), 0x01), (.init(interrupt1: .dataReady), 0x02),
    (.init(interrupt1: .booting), 0x03), (.init(interrupt2: .eitherInterrupt), 0x08),
    (.init(interrupt2: .dataReady), 0x10), (.init(interrupt2: .booting), 0x18),
    (.init(activeLow: true), 0x80), (.init(openDrain: true), 0x40),
    (
      .init(interrupt1: .dataReady, interrupt2: .booting, activeLow: true, openDrain: true), 0xDA
    ),
  ]

  @Test(arguments: pins.indices)
  func everyPin(index: Int) throws {
    let (pins, control3) = Self.pins[index]
    let script = Playback(Script.start + Script.configure([0x2F, 0, control3, 0xB0, 0]))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.configure(.init(pins: pins))
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (Configuration.Rate.hertz10, Configuration.Rate.hertz50, 0xC7 as UInt8),
    (.hertz10, .hertz400, 0xD7), (.halfHertz, .hertz1000, 0x5F), (.hertz5, .hertz100, 0xAF),
  ])
  func sleepToWake(rate: Configuration.Rate, wakeRate: Configuration.Rate, control1: UInt8) throws {
    let script = Playback(
      Script.start + Script.configure([control1, 0x04, 0x04, 0xB0, 0x03], [0x2A, 0x04, 0x00]))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.configure(.init(rate: rate, interrupt1: .wakeUp(), wakeRate: wakeRate))
    #expect(script.finish() == [])
  }

  static let sources: [(UInt8, LIS331DLHInterruptSource)] = [
    (0x00, .init(isActive: false, high: no, low: no)),
    (0x40, .init(isActive: true, high: no, low: no)),
    (0x62, .init(isActive: true, high: Axes(true, false, true), low: no)),
    (0x55, .init(isActive: true, high: no, low: yes)),
    (0x48, .init(isActive: true, high: Axes(false, true, false), low: no)),
    (0x3F, .init(isActive: false, high: yes, low: yes)),
    (0xBF, .init(isActive: false, high: yes, low: yes)),
  ]

  @Test(arguments: sources.indices)
  func whatAnInterruptSaw(index: Int) throws {
    let (byte, source) = Self.sources[index]
    let script = Playback(
      Script.start + [.read(0x18, 0x31, [byte]), .read(0x18, 0x35, [byte])])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(try sensor.readInterrupt(.one) == source)
    #expect(try sensor.readInterrupt(.two) == source)
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (0x41 as UInt8, LIS331DLHInterruptSource.Direction.minusX as _?), (0x42, .plusX),
    (0x44, .minusY), (0x48, .plusY), (0x50, .minusZ), (0x60, .plusZ), (0x40, nil), (0x62, nil),
    (0x43, nil), (0x7F, nil), (0x20, .plusZ),
  ])
  func direction(byte: UInt8, direction: LIS331DLHInterruptSource.Direction?) throws {
    let script = Playback(Script.start + [.read(0x18, 0x31, [byte])])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(try sensor.readInterrupt(.one).direction == direction)
  }

  @Test func resetHighPass() throws {
    let script = Playback(Script.start + [.read(0x18, 0x25, [0xFF])])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.resetHighPass()
    #expect(script.finish() == [])
  }

  /// The reads by which interrupts are armed after the waits, at ±8 g.
  static let armed: [(Interrupt?, Interrupt?, configuring: [Step], arming: [Step])] = [
    (
      .freeFall(), nil, Script.configure([0x2F, 0x00, 0x04, 0xB0, 0], [0x95, 0x06, 0x03]),
      [.read(0x18, 0x31, [0x55])]
    ),
    (
      nil, .freeFall(),
      Script.configure([0x2F, 0x00, 0x20, 0xB0, 0], [0, 0, 0], [0x95, 0x06, 0x03]),
      [.read(0x18, 0x35, [0x55])]
    ),
    (
      .directionPosition(), nil, Script.configure([0x2F, 0, 0, 0xB0, 0], [0xFF, 0x08, 0x00]), []
    ),
    (
      .motion(), nil, Script.configure([0x2F, 0x04, 0x00, 0xB0, 0], [0x2A, 0x04, 0x00]),
      [.read(0x18, 0x25, [0x00])]
    ),
    (
      .wakeUp(), .directionMovement(),
      Script.configure([0x2F, 0x04, 0x24, 0xB0, 0], [0x2A, 0x04, 0x00], [0x7F, 0x08, 0x00]),
      [.read(0x18, 0x25, [0x00]), .read(0x18, 0x31, [0x60]), .read(0x18, 0x35, [0x60])]
    ),
  ]

  /// 11 ms until samples are valid, and one period of 10 ms.
  @Test(arguments: armed.indices)
  func arm(index: Int) throws {
    let (interrupt1, interrupt2, configuring, arming) = Self.armed[index]
    let script = Playback(
      Script.identify + configuring + [.wait(11_000_000), .wait(10_000_000)] + arming)
    var sensor = try LIS331DLH(
      on: I2CDevice(script, .lis331dlh), .init(interrupt1: interrupt1, interrupt2: interrupt2))
    try sensor.arm(script)
    #expect(script.finish() == [])
  }

  /// A client that only reads interrupts also gets the error of a lost configuration.
  @Test func interruptsInVainLookAfterTheChip() throws {
    let vain = [Step](repeating: .read(0x18, 0x31, [0x15]), count: 16)
    let held = [Step.read(0x18, 0xA0, [0x2F, 0, 0, 0xB0, 0])]
    let lost = [Step.read(0x18, 0xA0, [0x07, 0, 0, 0, 0])]
    let script = Playback(Script.start + vain + held + vain + lost)
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    for _ in 0..<32 { #expect(try sensor.readInterrupt(.one).isActive == false) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.readInterrupt(.one) }
    #expect(script.finish() == [])
  }

  @Test func aFailedReadOfAnInterrupt() throws {
    let script = Playback(
      Script.start + [
        Step.read(0x18, 0x35, [0]).failing(), .read(0x18, 0x35, [0x60]),
        Step.read(0x18, 0x25, [0]).failing(.timeout),
      ])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x35)) {
      try sensor.readInterrupt(.two)
    }
    #expect(try sensor.readInterrupt(.two).isActive)
    #expect(throws: SensorError.bus(.timeout, register: 0x25)) { try sensor.resetHighPass() }
    #expect(script.finish() == [])
  }
}
