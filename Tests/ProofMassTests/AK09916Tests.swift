// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the AK09916's driver, byte for byte.
@Suite struct AK09916Tests {
  private static let powerDown = settle(0x0C, 0x31, [0x00])
  private static let modeWait = Step.wait(100_000)
  private static let trigger = Step.write(0x0C, [0x31, 0x01])
  private static let measurement = Step.wait(9_000_000)

  /// Reads both identity registers, and powers down.
  private static let start: [Step] =
    [.read(0x0C, 0x00, [0x48]), .read(0x0C, 0x01, [0x09])] + powerDown

  /// Enters a continuous mode through power-down.
  private static func enter(_ control: UInt8) -> [Step] {
    powerDown + [modeWait] + settle(0x0C, 0x31, [control])
  }

  /// Reads ST1 to ST2 in one transaction, with TMPS between.
  private static func read(_ st1: UInt8, _ words: [UInt8], _ st2: UInt8) -> Step {
    .read(0x0C, 0x10, [st1] + words + [0x00, st2])
  }

  private static let sample = read(0x01, [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00], 0x00)
  private static let notReady = read(0x00, [0, 0, 0, 0, 0, 0], 0x00)

  private func running(_ steps: [Step]) -> Playback {
    Playback(Self.start + Self.enter(0x08) + steps)
  }

  private func begin(
    _ script: Playback, _ mode: AK09916Configuration.Mode = .continuous100Hertz
  ) throws -> AK09916<I2CDevice<Playback>> {
    try AK09916(on: I2CDevice(script, .ak09916), script, .init(mode: mode))
  }

  // MARK: Starting

  @Test func identifiesAndRests() throws {
    let script = Playback(Self.start)
    let sensor = try AK09916(on: I2CDevice(script, .ak09916), script)
    #expect(sensor.adjustment == Axes(128, 128, 128))
    #expect(script.finish() == [])
  }

  @Test(arguments: start.indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    guard let (steps, register) = Self.start.failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try begin(script, .single)
    }
    #expect(script.finish() == [])
  }

  /// A part of another maker; an AK09912; an AK8963, which has INFO at that address.
  @Test(
    arguments: [(0x33, 0x09, 0x48), (0x48, 0x04, 0x09), (0x48, 0x9A, 0x09)]
      as [(UInt8, UInt8, UInt8)])
  func otherParts(maker: UInt8, part: UInt8, expected: UInt8) {
    let steps: [Step] = [.read(0x0C, 0x00, [maker]), .read(0x0C, 0x01, [part])]
    let script = Playback(maker == 0x48 ? steps : [steps[0]])
    let found = maker == 0x48 ? part : maker
    #expect(throws: SensorError.identity(expected: expected, found: found)) {
      _ = try begin(script, .single)
    }
    #expect(script.finish() == [])
  }

  @Test(
    arguments: [
      (.continuous10Hertz, 0x02, 100), (.continuous20Hertz, 0x04, 50),
      (.continuous50Hertz, 0x06, 20), (.continuous100Hertz, 0x08, 10),
    ] as [(AK09916Configuration.Mode, UInt8, Int)])
  func modes(mode: AK09916Configuration.Mode, control: UInt8, milliseconds: Int) throws {
    let script = Playback(Self.start + Self.enter(control))
    let sensor = try begin(script, mode)
    #expect(sensor.configuration.mode == mode)
    #expect(sensor.configuration.settlingTime == .milliseconds(milliseconds))
    #expect(script.finish() == [])
  }

  // MARK: One measurement

  /// Low byte, high byte, field in nT.
  @Test(
    arguments: [
      (0x01, 0x00, 150), (0xFF, 0xFF, -150), (0xF0, 0x7F, 4_912_800), (0x10, 0x80, -4_912_800),
    ] as [(UInt8, UInt8, Int)])
  func words(low: UInt8, high: UInt8, nanotesla: Int) throws {
    let script = Playback(
      Self.start + [
        Self.modeWait, Self.trigger, Self.measurement, Self.read(0x01, [0, 0, low, high, 0, 0], 0),
      ])
    var sensor = try begin(script, .single)
    let field = try sensor.measure(script).fluxDensity.microtesla
    #expect(abs(field.y * 1000 - Double(nanotesla)) < 1e-6)
    #expect(Axes(field.x, 0, field.z) == .zero)
    #expect(script.finish() == [])
  }

  /// Before the due instant only ST1 is read.
  @Test func twoPhases() throws {
    let script = Playback(Self.start + [Self.modeWait, Self.trigger])
    var sensor = try begin(script, .single)
    #expect(try sensor.startMeasurement(script) == Instant(nanoseconds: 9_100_000))
    script.advance(byNanoseconds: 3_000_000)
    script.expect(.read(0x0C, 0x10, [0x00]))
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(script) }
    script.advance(byNanoseconds: 4_200_000)
    script.expect(.read(0x0C, 0x10, [0x01]), Self.sample)
    let sample = try sensor.readMeasurement(script)
    #expect(sample.raw == Axes(57, -8, 131))
    #expect(sample.instant == Instant(nanoseconds: 3_700_000))
    #expect(sample.isNew && !sample.overrun)
    #expect(script.finish() == [])
  }

  /// The reserved bits of ST2 may have any value.
  @Test func overflowAndReservedBits() throws {
    let script = Playback(
      Self.start + [
        Self.modeWait, Self.trigger, Self.measurement,
        Self.read(0x01, [0xFF, 0x0F, 0, 0, 0, 0], 0x08), Self.modeWait, Self.trigger,
        Self.measurement, Self.read(0x01, [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00], 0x70),
      ])
    var sensor = try begin(script, .single)
    #expect(throws: SensorError.overflow) { try sensor.measure(script) }
    #expect(try sensor.measure(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// Mode 0x01 means still measuring; 0x00 means that the chip lost its supply.
  @Test(arguments: [(0x01 as UInt8, SensorError.notReady), (0x00, .lostConfiguration)])
  func nothingAtTheDueInstant(control: UInt8, error: SensorError) throws {
    let script = Playback(
      Self.start + [
        Self.modeWait, Self.trigger, Self.measurement, Self.notReady,
        .read(0x0C, 0x31, [control]),
      ])
    var sensor = try begin(script, .single)
    #expect(throws: error) { try sensor.measure(script) }
    #expect(script.finish() == [])
  }

  // MARK: Continuous measurement

  @Test func readsAndFlags() throws {
    let script = running([
      Self.sample, Self.read(0x03, [1, 0, 2, 0, 3, 0], 0x00),
      Self.read(0x00, [1, 0, 2, 0, 3, 0], 0x00), .read(0x0C, 0x31, [0x08]),
    ])
    var sensor = try begin(script)
    let first = try sensor.read()
    #expect(first.raw == Axes(57, -8, 131))
    #expect(first.isNew && !first.overrun && first.instant == nil)
    let second = try sensor.read()
    #expect(second.isNew && second.overrun)
    #expect(try !sensor.read().isNew)
    #expect(script.finish() == [])
  }

  @Test func aChipThatLostItsSupply() throws {
    let script = running(
      [Self.notReady, .read(0x0C, 0x31, [0x00])] + Self.enter(0x08) + [Self.sample])
    var sensor = try begin(script)
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    try sensor.configure(sensor.configuration, script)
    #expect(try sensor.read().raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func callsOfTheOtherMode() throws {
    let script = running([])
    var sensor = try begin(script)
    #expect(throws: SensorError.wrongState) { try sensor.startMeasurement(script) }
    let other = Playback(Self.start)
    var single = try begin(other, .single)
    #expect(throws: SensorError.wrongState) { try single.read() }
    #expect(script.finish() + other.finish() == [])
  }

  @Test func powerDown() throws {
    let script = running(Self.powerDown)
    var sensor = try begin(script)
    try sensor.powerDown()
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(script.finish() == [])
  }

  @Test func reset() throws {
    let script = running([
      .write(0x0C, [0x32, 0x01]), .wait(100_000), .read(0x0C, 0x31, [0x00]),
    ])
    var sensor = try begin(script)
    try sensor.reset(script)
    #expect(sensor.configuration == .init())
    #expect(script.finish() == [])
  }

  @Test func aResetThatIsNotTaken() throws {
    let script = running([
      .write(0x0C, [0x32, 0x01]), .wait(100_000), .read(0x0C, 0x31, [0x08]),
    ])
    var sensor = try begin(script)
    #expect(throws: SensorError.notVerified(register: 0x31)) { try sensor.reset(script) }
    #expect(script.finish() == [])
  }

  // MARK: Self-test

  private func test(_ x: Int16, _ y: Int16, _ z: Int16) -> [Step] {
    let words = [x, y, z].flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    return [
      Self.modeWait, .write(0x0C, [0x31, 0x10]), Self.measurement, Self.read(0x01, words, 0x00),
    ]
  }

  /// Only the mode register is written: the self-test has no switch for the coil.
  @Test(
    arguments: [
      (200, -200, -200, true), (-200, 200, -1000, true), (201, 0, -600, false),
      (0, -201, -600, false), (0, 0, -199, false), (0, 0, -1001, false),
    ] as [(Int16, Int16, Int16, Bool)])
  func selfTest(x: Int16, y: Int16, z: Int16, passed: Bool) throws {
    let script = Playback(Self.start + test(x, y, z))
    var sensor = try begin(script, .single)
    let result = try sensor.selfTest(script)
    #expect(result.response == Axes(Double(x), Double(y), Double(z)))
    #expect(result.passed == passed)
    #expect(script.finish() == [])
  }

  /// After the self-test the chip continues in its continuous mode.
  @Test func selfTestOfARunningChip() throws {
    let script = running(
      Self.powerDown + test(0, 0, -600) + Self.enter(0x08) + [Self.sample])
    var sensor = try begin(script)
    #expect(try sensor.selfTest(script).passed)
    #expect(try sensor.read().raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// Mode 0x10 means still measuring; 0x00 means that the chip lost its supply. Power-down ends the
  /// test.
  @Test(arguments: [(0x10 as UInt8, SensorError.notReady), (0x00, .lostConfiguration)])
  func aTestThatDoesNotEnd(mode: UInt8, error: SensorError) throws {
    let script = Playback(
      Self.start + [
        Self.modeWait, .write(0x0C, [0x31, 0x10]), Self.measurement, Self.notReady,
        .read(0x0C, 0x31, [mode]),
      ] + Self.powerDown)
    var sensor = try begin(script, .single)
    #expect(throws: error) { try sensor.selfTest(script) }
    #expect(script.finish() == [])
  }
}
