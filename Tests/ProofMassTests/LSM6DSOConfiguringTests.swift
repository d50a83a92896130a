// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver identifies and configures the LSM6DSO and its relatives.
@Suite struct LSM6DSOConfiguringTests {
  typealias Configuration = LSM6DSOConfiguration
  typealias Script = LSM6DSOScript

  private func milliseconds(_ time: Duration) -> Double {
    (time / .microseconds(1)).rounded() / 1000
  }

  /// 70 ms, and four samples of 104.172 Hz.
  @Test func identifiesThenConfigures() throws {
    let script = Playback(Script.start)
    let sensor = try Script.started(script)
    #expect(milliseconds(sensor.settlingTime) == 108.398)
    #expect(sensor.configuration == Configuration())
    let device = sensor.release()
    #expect(device.target == I2CTarget(address: 0x6A, incrementBit: 0x00))
    #expect(script.finish() == [])
  }

  /// A rate that changes begins at the end of the present period (AN5040), here 76.8 ms at 13.021 Hz: then four samples
  /// of 104.172 Hz. Rates that stay begin at once.
  @Test func thePresentPeriodEndsBeforeAnotherRate() throws {
    let slow = Script.configure([0x18, 0x10], before: [0x18, 0x10])
    let script = Playback(
      Script.identify() + slow + slow + Script.configure(before: [0x18, 0x10]))
    var sensor = try Script.started(
      script, .init(accelerometerRate: .hertz12Point5, gyroscopeRate: .hertz12Point5))
    // Three samples.
    #expect(milliseconds(try sensor.configure(sensor.configuration)) == 230.397)
    #expect(milliseconds(try sensor.configure(.init())) == 115.197)
    #expect(script.finish() == [])
  }

  @Test(arguments: Script.start.indices)
  func everyTransactionOfTheStartMayFail(index: Int) throws {
    guard let (steps, register) = Script.start.failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try Script.started(script)
    }
    #expect(script.finish() == [])
  }

  /// What was written and is read back otherwise: the register that differs is named.
  @Test(
    arguments: [(0x02, 0x02), (0x0A, 0x0A), (0x07, 0x09), (0x56, 0x58), (0x73, 0x75), (0x10, 0x15)]
      as [(UInt8, UInt8)])
  func notVerified(first: UInt8, differing: UInt8) throws {
    var steps: [Step] = []
    for step in Script.start {
      guard case .read(let address, let command, var bytes) = step, command == first,
        first != 0x10 || bytes[0] == 0x48
      else {
        steps.append(step)
        continue
      }
      bytes[Int(differing - first)] ^= 0x10
      steps.append(.read(address ?? 0x6A, first, bytes))
      break
    }
    let script = Playback(steps)
    #expect(throws: SensorError.notVerified(register: differing)) {
      _ = try Script.started(script)
    }
    #expect(script.finish() == [])
  }

  @Test(
    arguments: [(.lsm6dso, 0x6C), (.lsm6dsox, 0x6C), (.lsm6dso32, 0x6C), (.ism330dhcx, 0x6B)]
      as [(Configuration.Part, UInt8)])
  func identities(part: Configuration.Part, identity: UInt8) throws {
    // Code 0 of an LSM6DSO32 is ±4 g.
    let control: UInt8 = part == .lsm6dso32 ? 0x40 : 0x48
    let steps = Script.identify(identity) + Script.configure([control, 0x40], before: [0, 0])
    let script = Playback(steps)
    _ = try Script.started(script, .init(part: part))
    #expect(script.finish() == [])
    let other = Playback(Script.identify(0x69))
    #expect(throws: SensorError.identity(expected: identity, found: 0x69)) {
      _ = try Script.started(other, .init(part: part))
    }
    #expect(other.finish() == [])
  }

  /// SIM is written before the identity is read.
  @Test func threeWires() throws {
    let script = Playback(
      [.write(0x6A, [0x01, 0x00]), .write(0x6A, [0x12, 0x4C]), .read(0x6A, 0x0F, [0x6C])]
        + Script.configure(controls: [0x4C, 0, 0, 0, 0, 0, 0xE2, 0], before: [0, 0]))
    _ = try Script.started(script, .init(threeWireSPI: true))
    #expect(script.finish() == [])
  }

  /// Each rate: the code, its name, its samples a second by the ladder of 6667 Hz, and the samples of the gyroscope
  /// until the first good one, of the accelerometer until the first good one.
  static let rates: [(Configuration.Rate, UInt8, Double, Double, Int, Int)] = [
    (.hertz12Point5, 0x10, 12.5, 13.021, 3, 1), (.hertz26, 0x20, 26, 26.043, 4, 1),
    (.hertz52, 0x30, 52, 52.086, 4, 2), (.hertz104, 0x40, 104, 104.172, 4, 2),
    (.hertz208, 0x50, 208, 208.344, 4, 2), (.hertz416, 0x60, 416, 416.688, 4, 2),
    (.hertz833, 0x70, 833, 833.375, 4, 2), (.hertz1666, 0x80, 1666, 1666.75, 136, 3),
    (.hertz3332, 0x90, 3332, 3333.5, 271, 4), (.hertz6664, 0xA0, 6664, 6667, 541, 14),
  ]

  @Test(arguments: rates.indices)
  func everyRate(index: Int) throws {
    let (rate, code, name, hertz, gyroscope, accelerometer) = Self.rates[index]
    let script = Playback(
      Script.start + Script.configure([code | 0x08, code])
        + Script.configure([code | 0x08, 0], before: [code | 0x08, code])
        + Script.configure([0x08, code], before: [code | 0x08, 0])
        + Script.configure([code | 0x08, 0], before: [0x08, code]))
    var sensor = try Script.started(script)
    func settling(_ configuration: Configuration) throws -> Double {
      milliseconds(try sensor.configure(configuration))
    }
    let both = Double(gyroscope) * 1000 / hertz
    // Another rate begins at the end of the present period.
    let present = rate == .hertz104 ? 0 : 1000 / 104.172
    #expect(
      try abs(settling(.init(accelerometerRate: rate, gyroscopeRate: rate)) - both - present)
        < 0.002)
    let alone = Double(accelerometer) * 1000 / hertz
    #expect(
      try abs(settling(.init(accelerometerRate: rate, gyroscopeRate: nil)) - alone) < 0.002)
    #expect(
      try abs(settling(.init(accelerometerRate: nil, gyroscopeRate: rate)) - both - 70) < 0.002)
    #expect(
      try abs(settling(.init(accelerometerRate: rate, gyroscopeRate: nil)) - alone - 35) < 0.002)
    #expect(rate.hertz == name && Configuration.Rate(hertz: name) == rate)
    #expect(abs(sensor.hertz(of: rate) - hertz) < 1e-9)
    #expect(script.finish() == [])
  }

  @Test func whatIsNotThere() {
    #expect(Configuration.Rate(hertz: 100) == nil)
    #expect(Configuration.AccelerometerRange(g: 6) == nil)
    #expect(Configuration.GyroscopeRange(degreesPerSecond: 245) == nil)
    #expect(Configuration.Rate.allCases.count == 11)
    #expect(Configuration.Rate.ofBothSensors.map { $0.hertz } == Self.rates.map { $0.2 })
    #expect(Configuration.Part.allCases == [.lsm6dso, .lsm6dsox, .lsm6dso32, .ism330dhcx])
  }

  /// CTRL1_XL and CTRL2_G, CTRL3_C to CTRL10_C.
  static let controls: [(Configuration, [UInt8], [UInt8])] = [
    (.init(accelerometerRange: .g2), [0x40, 0x40], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(accelerometerRange: .g8), [0x4C, 0x40], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(accelerometerRange: .g16), [0x44, 0x40], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(gyroscopeRange: .dps125), [0x48, 0x42], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(gyroscopeRange: .dps500), [0x48, 0x44], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(gyroscopeRange: .dps1000), [0x48, 0x48], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(gyroscopeRange: .dps2000), [0x48, 0x4C], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
    (
      .init(accelerometerRate: .hertz52, gyroscopeRate: .hertz833), [0x38, 0x70],
      [0x44, 0, 0, 0, 0, 0, 0xE2, 0]
    ),
    (.init(accelerometerMode: .lowPower), [0x48, 0x40], [0x44, 0, 0, 0x10, 0, 0, 0xE2, 0]),
    (
      .init(accelerometerRate: .hertz1Point6, accelerometerMode: .lowPower), [0xB8, 0x40],
      [0x44, 0, 0, 0x10, 0, 0, 0xE2, 0]
    ),
    (
      .init(accelerometerFilter: .lowPass(.fourth)), [0x4A, 0x40], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]
    ),
    (
      .init(accelerometerFilter: .lowPass(.eightHundredth)), [0x4A, 0x40],
      [0x44, 0, 0, 0, 0, 0xE0, 0xE2, 0]
    ),
    (
      .init(accelerometerFilter: .highPass(.hundredth)), [0x48, 0x40],
      [0x44, 0, 0, 0, 0, 0x84, 0xE2, 0]
    ),
    (.init(gyroscopeLowPower: true), [0x48, 0x40], [0x44, 0, 0, 0, 0x80, 0, 0xE2, 0]),
    (.init(gyroscopeLowPass: .type5), [0x48, 0x40], [0x44, 0x02, 0, 0x05, 0, 0, 0xE2, 0]),
    (
      .init(gyroscopeHighPass: .millihertz260), [0x48, 0x40], [0x44, 0, 0, 0, 0x60, 0, 0xE2, 0]
    ),
    (.init(timestamps: true), [0x48, 0x40], [0x44, 0, 0, 0, 0, 0, 0xE2, 0x20]),
    (.init(pins: .init(activeLow: true)), [0x48, 0x40], [0x64, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(pins: .init(openDrain: true)), [0x48, 0x40], [0x54, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(threeWireSPI: true), [0x48, 0x40], [0x4C, 0, 0, 0, 0, 0, 0xE2, 0]),
    (.init(power: .down), [0x08, 0x00], [0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
  ]

  @Test(arguments: controls.indices)
  func everyControl(index: Int) throws {
    let (configuration, sensors, controls) = Self.controls[index]
    try Script.expect(configuration, Script.configure(sensors, controls: controls))
  }

  /// The ultra-low-power mode is changed while the accelerometer is powered down.
  @Test func ultraLowPower() throws {
    let controls: [UInt8] = [0x44, 0, 0x80, 0, 0, 0, 0xE2, 0]
    let script = Playback(
      Script.start + Script.configure([0x58, 0], controls: controls)
        + Script.configure(
          [0xB8, 0], controls: controls, before: [0x58, 0], ultraLowBefore: 0x80)
        + Script.configure(before: [0xB8, 0], ultraLowBefore: 0x80))
    var sensor = try Script.started(script)
    try sensor.configure(
      .init(accelerometerRate: .hertz208, gyroscopeRate: nil, accelerometerMode: .ultraLowPower))
    try sensor.configure(
      .init(
        accelerometerRate: .hertz1Point6, gyroscopeRate: nil, accelerometerMode: .ultraLowPower))
    try sensor.configure(.init())
    #expect(script.finish() == [])
  }

  /// FIFO_CTRL1 to INT2_CTRL, and MD1_CFG and MD2_CFG.
  static let pins: [(Configuration.Pins, [UInt8], [UInt8])] = [
    (.init(interrupt1: .accelerometerReady), [0, 0, 0, 0, 0, 0, 0x01, 0], [0, 0]),
    (
      .init(interrupt1: [.gyroscopeReady, .booting], interrupt2: .temperatureReady),
      [0, 0, 0, 0, 0, 0, 0x06, 0x04], [0, 0]
    ),
    (
      .init(interrupt1: [.full, .overrun, .watermark], interrupt2: [.full, .overrun, .watermark]),
      [0, 0, 0, 0, 0, 0, 0x38, 0x38], [0, 0]
    ),
    (
      .init(interrupt1: .accelerometerReady, pulsed: true), [0, 0, 0, 0, 0x80, 0, 0x01, 0], [0, 0]
    ),
    (
      .init(
        interrupt1: [.activity, .singleTap, .wakeUp, .freeFall, .doubleTap, .orientation],
        interrupt2: .timestampEnds), zerosOfEight, [0xFC, 0x01]
    ),
    (
      .init(interrupt2: [.activity, .singleTap, .wakeUp, .freeFall, .doubleTap, .orientation]),
      zerosOfEight, [0, 0xFC]
    ),
    // Signals without a name are those of functions that the driver does not have; INT2_CTRL has a reserved bit.
    (.init(interrupt2: .init(rawValue: 0x00FF)), [0, 0, 0, 0, 0, 0, 0, 0x7F], [0, 0]),
  ]
  private static let zerosOfEight = Script.zeros(8)

  @Test(arguments: pins.indices)
  func everyPin(index: Int) throws {
    let (pins, signals, events) = Self.pins[index]
    try Script.expect(
      .init(pins: pins),
      Script.configure(signals: signals, events: Script.zeros(8) + events))
  }

  /// Steps of 1/1024 g, or of 1/64 g where those are too few; the chip subtracts them.
  @Test(
    arguments: [
      (Axes(0.0625, -0.0625, 0.001), [0x40, 0xC0, 0x01], 0x00, Axes(0.0625, -0.0625, 1.0 / 1024)),
      (Axes(0, 0, 127.0 / 1024), [0, 0, 0x7F], 0x00, Axes(0, 0, 127.0 / 1024)),
      (Axes(0.5, -1.984375, 0.01), [0x20, 0x81, 0x01], 0x08, Axes(0.5, -1.984375, 1.0 / 64)),
    ] as [(Axes<Double>, [UInt8], UInt8, Axes<Double>)])
  func offsets(offset: Axes<Double>, bytes: [UInt8], weight: UInt8, rounded: Axes<Double>) throws {
    let configuration = Configuration(accelerometerOffset: Acceleration(g: offset))
    #expect(try configuration.rounded().accelerometerOffset?.g == rounded)
    try Script.expect(
      configuration,
      Script.configure(controls: [0x44, 0, 0, weight, 0x02, 0, 0xE2, 0], offset: bytes))
  }

  static let wrong: [(Configuration, SensorError)] = [
    (.init(accelerometerRange: .g32), .wrongPart),
    (.init(part: .lsm6dso32, accelerometerRange: .g2), .wrongPart),
    (.init(gyroscopeRange: .dps4000), .wrongPart),
    (
      .init(
        part: .ism330dhcx, accelerometerRate: .hertz52, gyroscopeRate: nil,
        accelerometerMode: .ultraLowPower), .wrongPart
    ),
    (.init(accelerometerRate: nil, gyroscopeRate: nil), .wrongConfiguration),
    (.init(accelerometerRate: .hertz1Point6), .wrongConfiguration),
    (.init(gyroscopeRate: .hertz1Point6), .wrongConfiguration),
    (.init(accelerometerMode: .ultraLowPower), .wrongConfiguration),
    (
      .init(accelerometerRate: .hertz416, gyroscopeRate: nil, accelerometerMode: .ultraLowPower),
      .wrongConfiguration
    ),
    (.init(gyroscopeLowPower: true, gyroscopeLowPass: .type0), .wrongConfiguration),
    (.init(gyroscopeLowPower: true, gyroscopeHighPass: .millihertz16), .wrongConfiguration),
    (
      .init(part: .ism330dhcx, gyroscopeRate: .hertz3332, gyroscopeLowPass: .type4),
      .wrongConfiguration
    ),
    (.init(accelerometerOffset: Acceleration(g: Axes(0, 0, 2))), .wrongConfiguration),
    (.init(accelerometerRate: .hertz208, fifo: .init()), .wrongConfiguration),
    (.init(fifo: .init(watermark: 0)), .wrongConfiguration),
    (.init(fifo: .init(watermark: 256)), .wrongConfiguration),
    (.init(gyroscopeRate: nil, fifo: .init(watermark: 512)), .wrongConfiguration),
  ]

  @Test(arguments: wrong.indices)
  func wrongConfigurations(index: Int) throws {
    let (configuration, error) = Self.wrong[index]
    let script = Playback([])
    #expect(throws: error) { _ = try Script.started(script, configuration) }
    #expect(script.finish() == [])
  }

  /// A driver does not change to another part, whose scales differ.
  @Test func anotherPart() throws {
    let script = Playback(Script.start)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.wrongPart) { try sensor.configure(.init(part: .lsm6dsox)) }
    #expect(script.finish() == [])
  }

  /// Through a filter: as many samples more as divide its cut-off; for a low-pass without numbers a period of it.
  @Test func filtersSettle() throws {
    let script = Playback(
      Script.start
        + Script.configure([0x4A, 0], controls: [0x44, 0, 0, 0, 0, 0x80, 0xE2, 0])
        + Script.configure(
          [0x08, 0x70], controls: [0x44, 0x02, 0, 0x02, 0, 0, 0xE2, 0], before: [0x4A, 0x70])
        + Script.configure(
          [0x08, 0x70], controls: [0x44, 0x02, 0, 0x07, 0, 0, 0xE2, 0], before: [0x08, 0x70]))
    var sensor = try Script.started(script)
    let lowPassed = try sensor.configure(
      .init(gyroscopeRate: nil, accelerometerFilter: .lowPass(.hundredth)))
    #expect(abs(milliseconds(lowPassed) - 102_000 / 104.172) < 0.002)
    let type2 = try sensor.configure(
      .init(accelerometerRate: nil, gyroscopeRate: .hertz833, gyroscopeLowPass: .type2))
    #expect(abs(milliseconds(type2) - 10_000 / 833.375) < 0.002)
    let type7 = try sensor.configure(
      .init(accelerometerRate: nil, gyroscopeRate: .hertz833, gyroscopeLowPass: .type7))
    #expect(abs(milliseconds(type7) - (4 + 833 / 12.5) * 1000 / 833.375) < 0.002)
    #expect(sensor.configuration.lowPass1Cutoff == 12.5)
    #expect(sensor.configuration.lowPass2Cutoff == 295.5)
    #expect(script.finish() == [])
  }
}
