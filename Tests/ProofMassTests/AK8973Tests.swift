// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct AK8973Tests {
  private static let powerDown = settle(0x1C, 0xE0, [0x03])
  private static let modeWait = Step.wait(300_000)
  private static let dummy = Step.read(0x1C, 0xC1, [0x80])
  private static let trigger = Step.write(0x1C, [0xE0, 0x00])
  private static let measurement = Step.wait(12_600_000)
  private static let ready = Step.read(0x1C, 0xC0, [0x01])
  /// Offsets of 0, and the gains of the EEPROM.
  private static let controls: [UInt8] = [0, 0, 0, 0x04, 0x05, 0x06]
  private static let holds = Step.read(0x1C, 0xE1, controls)

  /// Sets MS1 to 10, reads the EEPROM's gains, sets MS1 to 11, and writes the gains.
  private static let start: [Step] = {
    var steps = powerDown + [modeWait]
    steps += settle(0x1C, 0xE0, [0x02])
    steps += [modeWait, .read(0x1C, 0x66, [0x74, 0x05, 0xF6])]
    return steps + powerDown + settle(0x1C, 0xE1, controls)
  }()

  private static func data(_ x: UInt8, _ y: UInt8, _ z: UInt8, _ temperature: UInt8 = 120) -> Step {
    .read(0x1C, 0xC1, [temperature, x, y, z])
  }

  private static func measure(_ x: UInt8, _ y: UInt8, _ z: UInt8, controls: [UInt8] = controls)
    -> [Step]
  {
    [dummy, modeWait, trigger, measurement, ready, data(x, y, z), .read(0x1C, 0xE1, controls)]
  }

  @Test func copiesTheGainsOfTheEEPROM() throws {
    let script = Playback(Self.start)
    let sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    #expect(sensor.gain == Axes(4, 5, 6))
    #expect(sensor.offset == Axes(0, 0, 0))
    #expect(sensor.trim.x.byte == 0x74)
    #expect(script.finish() == [])
  }

  /// A key of 10101 in MS1 would allow writes to the EEPROM; registers 5D and 60 are reserved for
  /// the maker.
  @Test func neverWritesTheEEPROM() {
    for case .write(_, let bytes) in Self.start {
      #expect(bytes[0] >= 0xE0)
      #expect(bytes[0] != 0xE0 || bytes[1] & 0xF8 == 0)
    }
  }

  @Test(arguments: start.indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    let register: UInt8
    switch Self.start[index] {
    case .write(_, let bytes): register = bytes[0]
    case .read(_, let command, _): register = command
    default: return
    }
    let script = Playback(Self.start[..<index] + [Self.start[index].failing()])
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try AK8973(on: I2CDevice(script, .ak8973), script)
    }
    #expect(script.finish() == [])
  }

  @Test func aPartThatIsAnother() {
    let script = Playback([.write(0x1C, [0xE0, 0x03]), .read(0x1C, 0xE0, [0x00])])
    #expect(throws: SensorError.notVerified(register: 0xE0)) {
      _ = try AK8973(on: I2CDevice(script, .ak8973), script)
    }
    #expect(script.finish() == [])
  }

  @Test func twoPhases() throws {
    let script = Playback(Self.start + [Self.dummy, Self.modeWait, Self.trigger])
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    let due = try sensor.startMeasurement(script)
    #expect(due == Instant(nanoseconds: 900_000 + 12_600_000))
    script.advance(byNanoseconds: 5_000_000)
    script.expect(.read(0x1C, 0xC0, [0x00]))
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(script) }
    script.expect(.wait(7_600_000), Self.ready, Self.data(130, 120, 200, 136), Self.holds)
    script.wait(until: due)
    let sample = try sensor.readMeasurement(script)
    #expect(sample.raw == Axes(130, 120, 200))
    #expect(sample.temperature == 25)
    #expect(sample.instant == Instant(nanoseconds: 900_000 + 6_300_000))
    #expect(script.finish() == [])
  }

  /// 300 µs pass from the end of the measurement to the next mode.
  @Test func atAnEdge() throws {
    let script = Playback(Self.start + [Self.dummy, Self.modeWait, Self.trigger])
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    _ = try sensor.startMeasurement(script)
    #expect(throws: SensorError.notReady) {
      try sensor.readMeasurement(at: Instant(nanoseconds: 899_999))
    }
    script.advance(byNanoseconds: 11_100_000)
    script.expect(
      .read(0x1C, 0xC0, [0x01, 120, 130, 120, 200]), Self.holds, Self.dummy, .wait(200_000),
      Self.trigger)
    let sample = try sensor.readMeasurement(at: Instant(nanoseconds: 11_900_000))
    #expect(sample.instant == Instant(nanoseconds: 6_400_000))
    _ = try sensor.startMeasurement(script)
    #expect(script.finish() == [])
  }

  /// After a false edge INT in ST is 0, so the data are the previous ones.
  @Test(arguments: [0x00, 0x02] as [UInt8])
  func atAFalseEdge(status: UInt8) throws {
    let script = Playback(Self.start + [Self.dummy, Self.modeWait, Self.trigger])
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    _ = try sensor.startMeasurement(script)
    script.advance(byNanoseconds: 5_000_000)
    script.expect(.read(0x1C, 0xC0, [status, 120, 1, 2, 3]))
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(at: script.now()) }
    script.advance(byNanoseconds: 7_600_000)
    script.expect(.read(0x1C, 0xC0, [0x03, 120, 130, 120, 200]), Self.holds)
    #expect(try sensor.readMeasurement(at: script.now()).raw == Axes(130, 120, 200))
    #expect(script.finish() == [])
  }

  /// Digits, offset, gain relative to the trimmed one, index of k; field in µT.
  @Test(
    arguments: [
      (128, 0, 0, 7, 0), (160, 0, 0, 7, 32), (100, 0, 0, 7, -28), (160, 0, 0, 0, 32.66),
      (160, 0, 0, 15, 31.3), (128, 3, 0, 7, -48), (128, -3, 0, 7, 48), (160, 2, 0, 7, 0),
      (160, 0, 5, 7, 32 / 1.258_925_411_794_167), (160, 0, -5, 7, 32 * 1.258_925_411_794_167),
    ] as [(UInt8, Int8, Int, UInt8, Double)])
  func field(raw: UInt8, offset: Int8, steps: Int, index: UInt8, microtesla: Double) {
    let axis = AK8973Trim.Axis(byte: index << 4 | 6)
    let sample = AK8973Sample(
      raw: Axes(raw, 128, 128), rawTemperature: 0, offset: Axes(offset, 0, 0),
      gain: Axes(UInt8(6 + steps), 6, 6), trim: AK8973Trim(x: axis, y: axis, z: axis),
      instant: Instant(nanoseconds: 0))
    let field = sample.fluxDensity.microtesla
    #expect(abs(field.x - microtesla) < 1e-9)
    #expect(field.y == 0 && field.z == 0)
  }

  @Test(arguments: [(120 as UInt8, 35.0), (0, 110), (255, -49.375), (0x28, 85), (0xE0, -30)])
  func temperature(code: UInt8, degrees: Double) {
    let axis = AK8973Trim.Axis(byte: 0)
    let sample = AK8973Sample(
      raw: Axes(0, 0, 0), rawTemperature: code, offset: Axes(0, 0, 0), gain: Axes(0, 0, 0),
      trim: AK8973Trim(x: axis, y: axis, z: axis), instant: Instant(nanoseconds: 0))
    #expect(sample.temperature == degrees)
  }

  /// An offset upwards is 0x80 plus the steps, one downwards the steps alone.
  @Test(arguments: [(1 as Int8, 0x81 as UInt8), (-1, 0x01), (0, 0x00), (127, 0xFF), (-128, 0x7F)])
  func offsets(steps: Int8, code: UInt8) throws {
    let script = Playback(
      Self.start + Self.powerDown + settle(0x1C, 0xE1, [code, 0, code, 1, 2, 15]))
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    try sensor.configure(offset: Axes(steps, 0, steps), gain: Axes(1, 2, 15), script)
    #expect(script.finish() == [])
    #expect(throws: SensorError.wrongConfiguration) {
      try sensor.configure(offset: Axes(0, 0, 0), gain: Axes(0, 16, 0), script)
    }
    #expect(script.finish() == [])
  }

  @Test func reset() throws {
    let script = Playback(
      Self.start + Self.powerDown + settle(0x1C, 0xE1, [0, 0, 0, 0, 0, 0]) + Self.powerDown)
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    try sensor.reset(script)
    try sensor.powerDown()
    #expect(script.finish() == [])
  }

  @Test(arguments: [(0 as UInt8, 128 as UInt8), (255, 128), (128, 255), (128, 0)])
  func clipped(x: UInt8, z: UInt8) throws {
    let script = Playback(Self.start + Self.measure(x, 128, z))
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    #expect(throws: SensorError.overflow) { try sensor.measure(script) }
    #expect(script.finish() == [])
  }

  /// 40 is 88 below the middle, so the offset moves up by six steps. 210 is 82 above, so it moves
  /// down by five. 50 and 205 are in range.
  @Test func movesTheOffsets() throws {
    let moved: [UInt8] = [0x86, 0x05, 0x00, 0x04, 0x05, 0x06]
    let script = Playback(
      Self.start + Self.measure(40, 210, 205) + Self.powerDown + settle(0x1C, 0xE1, moved)
        + Self.measure(120, 50, 205, controls: moved))
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    let sample = try sensor.measureInRange(script)
    #expect(sample.raw == Axes(120, 50, 205))
    #expect(sample.offset == Axes(6, -5, 0))
    #expect(sensor.offset == Axes(6, -5, 0))
    #expect(script.finish() == [])
  }

  /// In two phases: the start of the next measurement writes the offsets.
  @Test func `an overflow moves the offsets`() throws {
    let moved: [UInt8] = [0x88, 0x05, 0x00, 0x04, 0x05, 0x06]
    let script = Playback(
      Self.start + Self.measure(0, 210, 60) + Self.powerDown + settle(0x1C, 0xE1, moved)
        + Self.measure(100, 254, 60, controls: moved))
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    var moves = [sensor.moveOffsets()]
    #expect(throws: SensorError.overflow) { try sensor.measure(script) }
    moves += [sensor.moveOffsets(), sensor.moveOffsets()]
    #expect(moves == [false, true, false])
    #expect(sensor.offset == Axes(8, -5, 0))
    let sample = try sensor.measure(script)
    #expect(sample.raw == Axes(100, 254, 60))
    #expect(sample.offset == Axes(8, -5, 0))
    #expect(script.finish() == [])
  }

  @Test func `an overflow at the end of the offsets moves nothing`() throws {
    let controls: [UInt8] = [0x00, 0x00, 0x7F, 0x04, 0x05, 0x06]
    let script = Playback(
      Self.start + Self.powerDown + settle(0x1C, 0xE1, controls)
        + Self.measure(128, 128, 255, controls: controls))
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    try sensor.configure(offset: Axes(0, 0, -127), script)
    #expect(throws: SensorError.overflow) { try sensor.measure(script) }
    let hasMoved = sensor.moveOffsets()
    #expect(!hasMoved)
    #expect(script.finish() == [])
  }

  /// The output stays at 0: the offset moves up by eight steps until the DAC's end, and no further.
  @Test func theRangeEnds() throws {
    var steps = Self.start
    var controls = Self.controls
    for offset in stride(from: 0, through: 127, by: 8) + [127] {
      controls[0] = offset == 0 ? 0 : 0x80 | UInt8(offset)
      if offset > 0 { steps += Self.powerDown + settle(0x1C, 0xE1, controls) }
      steps += Self.measure(0, 128, 128, controls: controls)
    }
    let script = Playback(steps)
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    #expect(throws: SensorError.overflow) { try sensor.measureInRange(script) }
    #expect(sensor.offset.x == 127)
    #expect(script.finish() == [])
  }

  /// A late chip is polled every millisecond.
  @Test func aChipThatIsLate() throws {
    let script = Playback(
      Self.start + [
        Self.dummy, Self.modeWait, Self.trigger, Self.measurement,
        .read(0x1C, 0xC0, [0x00]), .read(0x1C, 0xE0, [0x00]), .wait(1_000_000),
        // The measurement ends between the reads of ST and MS1.
        .read(0x1C, 0xC0, [0x00]), .read(0x1C, 0xE0, [0x03]), .read(0x1C, 0xC0, [0x01]),
        .wait(1_000_000), Self.ready, Self.data(1, 2, 3), Self.holds,
      ])
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    #expect(try sensor.measure(script).raw == Axes(1, 2, 3))
    #expect(script.finish() == [])
  }

  @Test func aChipThatNeverFinishes() throws {
    let script = Playback(Self.start + [Self.dummy, Self.modeWait, Self.trigger])
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    _ = try sensor.startMeasurement(script)
    script.advance(byNanoseconds: 60_000_000)
    script.expect(.read(0x1C, 0xC0, [0x00]))
    #expect(throws: SensorError.lostConfiguration) { try sensor.readMeasurement(script) }
    #expect(throws: SensorError.notReady) { try sensor.readMeasurement(script) }
    #expect(script.finish() == [])
  }

  /// The supply failed before the measurement, or after it, when the offsets are lost. In either
  /// case they are written again.
  @Test(arguments: [true, false])
  func aChipThatLostItsSupply(measured: Bool) throws {
    let lost: [Step] =
      measured
      ? [Self.ready, Self.data(1, 2, 3), .read(0x1C, 0xE1, [0, 0, 0, 0, 0, 0])]
      : [.read(0x1C, 0xC0, [0x00]), .read(0x1C, 0xE0, [0x03]), .read(0x1C, 0xC0, [0x00])]
    let script = Playback(
      Self.start + [Self.dummy, Self.modeWait, Self.trigger, Self.measurement] + lost
        + Self.powerDown + settle(0x1C, 0xE1, Self.controls) + Self.measure(130, 120, 200))
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    #expect(throws: SensorError.lostConfiguration) { try sensor.measure(script) }
    #expect(try sensor.measure(script).raw == Axes(130, 120, 200))
    #expect(script.finish() == [])
  }

  @Test(arguments: [0, 2, 4, 5, 6])
  func everyTransactionMayFail(index: Int) throws {
    let steps = Self.measure(130, 120, 200)
    let failing = Self.start + steps[..<index] + [steps[index].failing(.timeout)]
    let again = Self.powerDown + settle(0x1C, 0xE1, Self.controls) + steps
    let script = Playback(failing + again)
    var sensor = try AK8973(on: I2CDevice(script, .ak8973), script)
    #expect(throws: SensorError.self) { try sensor.measure(script) }
    #expect(try sensor.measure(script).raw == Axes(130, 120, 200))
    #expect(script.finish() == [])
  }
}
