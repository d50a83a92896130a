// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct AK8963Tests {
  typealias Script = AK8963Script

  // MARK: Starting

  @Test func readsTheAdjustmentAndRests() throws {
    let script = Playback(Script.start())
    let sensor = try AK8963(on: I2CDevice(script, .ak8963), script)
    #expect(sensor.adjustment == Axes(170, 175, 160))
    #expect(script.finish() == [])
  }

  @Test(arguments: Script.start().indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    guard let (steps, register) = Script.start().failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try AK8963(on: I2CDevice(script, .ak8963), script)
    }
    #expect(script.finish() == [])
  }

  @Test(arguments: [[0, 128, 128], [128, 255, 128], [128, 128, 0]] as [[UInt8]])
  func aFuseROMWithoutAdjustment(adjustment: [UInt8]) {
    let script = Playback(Script.start(adjustment))
    #expect(throws: SensorError.invalidAdjustment) {
      _ = try AK8963(on: I2CDevice(script, .ak8963), script)
    }
    #expect(script.finish() == [])
  }

  /// An AK8975 does not retain BIT.
  @Test func anAK8975() {
    let script = Playback(Array(Script.start().dropLast()) + [.read(0x0C, 0x0A, [0x00])])
    #expect(throws: SensorError.notVerified(register: 0x0A)) {
      _ = try AK8963(on: I2CDevice(script, .ak8963), script)
    }
    #expect(script.finish() == [])
  }

  @Test(
    arguments: [
      (.continuous8Hertz, .bits16, 0x12), (.continuous100Hertz, .bits16, 0x16),
      (.externalTrigger, .bits16, 0x14), (.continuous8Hertz, .bits14, 0x02),
      (.continuous100Hertz, .bits14, 0x06), (.externalTrigger, .bits14, 0x04),
    ] as [(AK8963Configuration.Mode, AK8963Configuration.Output, UInt8)])
  func modes(
    mode: AK8963Configuration.Mode, output: AK8963Configuration.Output, control: UInt8
  ) throws {
    let script = Playback(Script.start(output: control & 0x10) + Script.enter(control))
    let sensor = try AK8963(
      on: I2CDevice(script, .ak8963), script, .init(output: output, mode: mode))
    #expect(sensor.configuration == .init(output: output, mode: mode))
    #expect(script.finish() == [])
  }

  @Test func settlingTimes() {
    #expect(AK8963Configuration(mode: .continuous8Hertz).settlingTime == .milliseconds(125))
    #expect(AK8963Configuration(mode: .continuous100Hertz).settlingTime == .milliseconds(10))
    #expect(AK8963Configuration().settlingTime == .zero)
  }

  // MARK: One measurement

  /// Low byte, high byte, adjustment, output, field in nT.
  @Test(
    arguments: [
      (0x01, 0x00, 128, .bits16, 150), (0x01, 0x00, 128, .bits14, 600),
      (0xFF, 0xFF, 128, .bits16, -150), (0xF8, 0x7F, 128, .bits16, 4_914_000),
      (0x08, 0x80, 128, .bits16, -4_914_000), (0xFE, 0x1F, 128, .bits14, 4_914_000),
      (0x02, 0xE0, 128, .bits14, -4_914_000), (0x00, 0x01, 176, .bits14, 182_400),
    ] as [(UInt8, UInt8, UInt8, AK8963Configuration.Output, Int)])
  func words(
    low: UInt8, high: UInt8, adjustment: UInt8, output: AK8963Configuration.Output, nanotesla: Int
  ) throws {
    let control: UInt8 = output == .bits16 ? 0x10 : 0x00
    let script = Playback(
      Script.start([128, adjustment, 128], output: control) + [
        Script.modeWait, .write(0x0C, [0x0A, control | 0x01]), Script.measurement,
        Script.read(0x01, [0, 0, low, high, 0, 0], control),
      ])
    var sensor = try AK8963(on: I2CDevice(script, .ak8963), script, .init(output: output))
    let field = try sensor.measure(script).fluxDensity.microtesla
    #expect(abs(field.y * 1000 - Double(nanotesla)) < 1e-6)
    #expect(Axes(field.x, 0, field.z) == .zero)
    #expect(script.finish() == [])
  }

  @Test func twoPhasesAndAnEdge() throws {
    let script = Playback(Script.start() + [Script.modeWait, Script.trigger])
    var sensor = try AK8963(on: I2CDevice(script, .ak8963), script)
    #expect(try sensor.startMeasurement(script) == Instant(nanoseconds: 9_300_000))
    script.advance(byNanoseconds: 3_000_000)
    script.expect(.read(0x0C, 0x02, [0x00]))
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(script) }
    script.advance(byNanoseconds: 4_200_000)
    // An instant before the measurement's start is rejected.
    #expect(throws: SensorError.notReady) {
      try sensor.readMeasurement(at: Instant(nanoseconds: 299_999))
    }
    script.expect(Script.sample, Script.modeWait, Script.trigger)
    let sample = try sensor.readMeasurement(at: Instant(nanoseconds: 7_500_000))
    #expect(sample.raw == Axes(57, -8, 131))
    #expect(sample.instant == Instant(nanoseconds: 3_900_000))
    #expect(sample.isNew && !sample.overrun)
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }

  /// As with the AK8975, a series continues after an overflow.
  @Test func series() throws {
    let again = [Script.modeWait, Script.trigger]
    let strong = Script.read(0x01, [0xFF, 0x0F, 0, 0, 0, 0], 0x18)
    let script = Playback(
      Script.start() + again + [Script.measurement, Script.sample] + again
        + [Script.measurement, strong] + again)
    var sensor = try AK8963(on: I2CDevice(script, .ak8963), script)
    #expect(try sensor.next(script).raw == Axes(57, -8, 131))
    #expect(throws: SensorError.overflow) { try sensor.next(script) }
    script.advance(byNanoseconds: 7_200_000)
    script.expect(Script.sample, Script.modeWait, Script.trigger)
    #expect(try sensor.next(at: script.now(), script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func seriesOfAChipThatMeasuresByItself() throws {
    let script = Playback(Script.start() + Script.enter(0x16))
    var sensor = try AK8963(
      on: I2CDevice(script, .ak8963), script, .init(mode: .continuous100Hertz))
    #expect(throws: SensorError.wrongState) { try sensor.next(script) }
    #expect(script.finish() == [])
  }

  /// HOFL, and a BITM that shows a measurement with 14 bits.
  @Test(arguments: [(0x18 as UInt8, SensorError.overflow), (0x00, .lostConfiguration)])
  func corruptedMeasurements(st2: UInt8, error: SensorError) throws {
    let spoilt = Script.read(0x01, [0xFF, 0x0F, 0, 0, 0, 0], st2)
    let rest = error == .overflow ? [] : Script.powerDown
    let script = Playback(
      Script.start() + [Script.modeWait, Script.trigger, Script.measurement, spoilt] + rest
        + [Script.modeWait, Script.trigger, Script.measurement, Script.sample])
    var sensor = try AK8963(on: I2CDevice(script, .ak8963), script)
    #expect(throws: error) { try sensor.measure(script) }
    #expect(try sensor.measure(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  /// Mode 0x11 means still measuring; 0x00 means that the chip lost its supply.
  @Test(arguments: [(0x11 as UInt8, SensorError.notReady), (0x00, .lostConfiguration)])
  func nothingAtTheDueInstant(control: UInt8, error: SensorError) throws {
    let script = Playback(
      Script.start() + [
        Script.modeWait, Script.trigger, Script.measurement, Script.notReady,
        .read(0x0C, 0x0A, [control]),
      ])
    var sensor = try AK8963(on: I2CDevice(script, .ak8963), script)
    #expect(throws: error) { try sensor.measure(script) }
    #expect(script.finish() == [])
  }

  // MARK: Continuous measurement

  private func running(_ steps: [Step]) throws -> (Playback) {
    Playback(Script.start() + Script.enter(0x16) + steps)
  }

  private func start(_ script: Playback) throws -> AK8963<I2CDevice<Playback>> {
    try AK8963(on: I2CDevice(script, .ak8963), script, .init(mode: .continuous100Hertz))
  }

  @Test func readsAndFlags() throws {
    let script = try running([
      Script.sample, Script.read(0x03, [1, 0, 2, 0, 3, 0], 0x10),
      Script.read(0x00, [1, 0, 2, 0, 3, 0], 0x10), .read(0x0C, 0x0A, [0x16]),
    ])
    var sensor = try start(script)
    let first = try sensor.read()
    #expect(first.raw == Axes(57, -8, 131))
    #expect(first.isNew && !first.overrun && first.instant == nil)
    let second = try sensor.read(at: Instant(nanoseconds: 20_000_000))
    #expect(second.raw == Axes(1, 2, 3))
    #expect(second.isNew && second.overrun)
    #expect(second.instant == Instant(nanoseconds: 16_400_000))
    #expect(try !sensor.read().isNew)
    #expect(script.finish() == [])
  }

  @Test func anOverflowIsOver() throws {
    let script = try running([Script.read(0x01, [0, 0, 0, 0, 0, 0], 0x18), Script.sample])
    var sensor = try start(script)
    #expect(throws: SensorError.overflow) { try sensor.read() }
    #expect(try sensor.read().raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func aChipThatLostItsSupply() throws {
    let script = try running(
      [Script.notReady, .read(0x0C, 0x0A, [0x00])] + Script.enter(0x16) + [Script.sample])
    var sensor = try start(script)
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    // Until it is configured again, there is no transaction on the bus.
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    try sensor.configure(sensor.configuration, script)
    #expect(try sensor.read().raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func otherBitsThanItWasTold() throws {
    let script = try running([Script.read(0x01, [0, 0, 0, 0, 0, 0], 0x00)])
    var sensor = try start(script)
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
  }

  @Test func callsOfTheOtherMode() throws {
    let script = try running([])
    var sensor = try start(script)
    #expect(throws: SensorError.wrongState) { try sensor.startMeasurement(script) }
    let other = Playback(Script.start())
    var single = try AK8963(on: I2CDevice(other, .ak8963), other)
    #expect(throws: SensorError.wrongState) { try single.read() }
    #expect(throws: SensorError.notReady) { try single.readMeasurement(other) }
    #expect(script.finish() + other.finish() == [])
  }

  // MARK: Reset and identity

  @Test func reset() throws {
    let script = try running([
      .write(0x0C, [0x0B, 0x01]), .wait(100_000), .read(0x0C, 0x0A, [0x00]),
      .read(0x0C, 0x0C, [0x00]),
    ])
    var sensor = try start(script)
    try sensor.reset(script)
    #expect(sensor.configuration == .init(output: .bits14, mode: .single))
    #expect(script.finish() == [])
  }

  @Test func aResetThatIsNotTaken() throws {
    let script = try running([
      .write(0x0C, [0x0B, 0x01]), .wait(100_000), .read(0x0C, 0x0A, [0x16]),
    ])
    var sensor = try start(script)
    #expect(throws: SensorError.notVerified(register: 0x0A)) { try sensor.reset(script) }
    #expect(script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = try running(Script.powerDown)
    var sensor = try start(script)
    try sensor.powerDown()
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(script.finish() == [])
  }

  @Test(arguments: [(0x10 as UInt8, true), (0x00, false)])
  func tellsItFromTheAK8975(st2: UInt8, isAK8963: Bool) throws {
    let script = Playback([
      .read(0x0C, 0x00, [0x48]), .write(0x0C, [0x0A, 0x00]), .wait(100_000),
      .write(0x0C, [0x0A, 0x11]), .wait(9_000_000), Script.read(0x01, [0, 0, 0, 0, 0, 0], st2),
    ])
    var bus = I2CDevice(script, .ak8963)
    #expect(try AK8963.isAK8963(&bus, script) == isAK8963)
    #expect(script.finish() == [])
  }

  @Test func neitherOfThem() {
    let script = Playback([.read(0x0C, 0x00, [0x33])])
    var bus = I2CDevice(script, .ak8963)
    #expect(throws: SensorError.identity(expected: 0x48, found: 0x33)) {
      try AK8963.isAK8963(&bus, script)
    }
  }

  // MARK: Self-test

  private func test(_ words: [UInt8], control: UInt8 = 0x18) -> [Step] {
    Script.coilOn + [Script.modeWait, .write(0x0C, [0x0A, control]), Script.measurement]
      + [Script.read(0x01, words, control & 0x10), .read(0x0C, 0x0C, [0x40])] + Script.coilOff
  }

  private func words(_ x: Int16, _ y: Int16, _ z: Int16) -> [UInt8] {
    [x, y, z].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  @Test(
    arguments: [
      (.bits16, 200, -200, -800, true), (.bits16, -200, 200, -3200, true),
      (.bits16, 201, 0, -2000, false), (.bits16, 0, -201, -2000, false),
      (.bits16, 0, 0, -799, false), (.bits16, 0, 0, -3201, false),
      (.bits14, 50, -50, -200, true), (.bits14, -50, 50, -800, true),
      (.bits14, -51, 0, -500, false), (.bits14, 0, 51, -500, false),
      (.bits14, 0, 0, -199, false), (.bits14, 0, 0, -801, false),
    ] as [(AK8963Configuration.Output, Int16, Int16, Int16, Bool)])
  func selfTest(
    output: AK8963Configuration.Output, x: Int16, y: Int16, z: Int16, passed: Bool
  ) throws {
    let bit: UInt8 = output == .bits16 ? 0x10 : 0
    let script = Playback(
      Script.start([128, 128, 128], output: bit) + test(words(x, y, z), control: bit | 0x08))
    var sensor = try AK8963(on: I2CDevice(script, .ak8963), script, .init(output: output))
    let result = try sensor.selfTest(script)
    #expect(result.response == Axes(Double(x), Double(y), Double(z)))
    #expect(result.passed == passed)
    #expect(script.finish() == [])
  }

  /// After the self-test the chip continues in its continuous mode.
  @Test func selfTestOfARunningChip() throws {
    let script = try running(
      Script.powerDown + test(words(0, 0, -2000)) + Script.enter(0x16) + [Script.sample])
    var sensor = try start(script)
    #expect(try sensor.selfTest(script).passed)
    #expect(try sensor.read().raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test(arguments: 0..<9)
  func theCoilGoesOffWhateverFails(index: Int) throws {
    guard let (steps, register) = test(words(0, 0, -2000)).failing(at: index) else { return }
    let script = Playback(
      Script.start() + steps + Script.powerDown + Script.coilOff + Script.powerDown
        + [Script.modeWait, Script.trigger, Script.measurement, Script.sample])
    var sensor = try AK8963(on: I2CDevice(script, .ak8963), script)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      try sensor.selfTest(script)
    }
    #expect(try sensor.measure(script).raw == Axes(57, -8, 131))
    #expect(script.finish() == [])
  }

  @Test func onSPI() throws {
    let script = Playback([
      .read(0x80, [0x48]), .write([0x0A, 0x00]), .read(0x8A, [0x00]),
      .write([0x0C, 0x00]), .read(0x8C, [0x00]), .wait(100_000),
      .write([0x0A, 0x0F]), .read(0x8A, [0x0F]), .wait(100_000),
      .read(0x90, [128]), .read(0x91, [128]), .read(0x92, [128]),
      .write([0x0A, 0x10]), .read(0x8A, [0x10]), .write([0x0F, 0x1B]), .read(0x8F, [0x01]),
      .wait(100_000), .write([0x0A, 0x11]), .wait(9_000_000),
      .read(0x82, [0x01]), .read(0x83, [0xA0]), .read(0x84, [0x00]), .read(0x85, [0xFF]),
      .read(0x86, [0xFF]), .read(0x87, [0x00]), .read(0x88, [0xF0]), .read(0x89, [0x10]),
    ])
    var sensor = try AK8963(on: SPIDevice(script, .ak8963), script)
    try sensor.disableI2C()
    #expect(try sensor.measure(script).raw == Axes(160, -1, -4096))
    #expect(script.finish() == [])
  }
}
