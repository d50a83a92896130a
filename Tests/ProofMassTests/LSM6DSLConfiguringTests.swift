// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver identifies and configures the LSM6DSL and its relatives.
@Suite struct LSM6DSLConfiguringTests {
  typealias Configuration = LSM6DSLConfiguration
  typealias Script = LSM6DSLScript

  private func milliseconds(_ time: Duration) -> Double {
    (time / .microseconds(1)).rounded() / 1000
  }

  /// 70 ms, and four samples of 104.172 Hz; an LSM6DS3 80 ms and three.
  @Test func identifiesThenConfigures() throws {
    let script = Playback(Script.start)
    let sensor = try Script.started(script)
    #expect(milliseconds(sensor.settlingTime) == 108.398)
    #expect(sensor.configuration == Configuration())
    let device = sensor.release()
    #expect(device.target == I2CTarget(address: 0x6A, incrementBit: 0x00))
    #expect(script.finish() == [])
    let older = Playback(Script.olderStart)
    #expect(milliseconds(try Script.started(older, .init(part: .lsm6ds33)).settlingTime) == 108.799)
    #expect(older.finish() == [])
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
    arguments: [
      (0x0A, 0x0A), (0x06, 0x08), (0x0D, 0x0E), (0x58, 0x5B), (0x73, 0x75), (0x10, 0x15),
    ] as [(UInt8, UInt8)])
  func notVerified(first: UInt8, differing: UInt8) throws {
    var steps: [Step] = []
    for step in Script.start {
      guard case .read(let address, let command, var bytes) = step, command == first,
        first != 0x10 || bytes.count == 10
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
    arguments: [(.lsm6dsl, 0x6A), (.lsm6ds3trc, 0x6A), (.lsm6ds3, 0x69), (.lsm6ds33, 0x69)]
      as [(Configuration.Part, UInt8)])
  func identities(part: Configuration.Part, identity: UInt8) throws {
    let script = Playback(identity == 0x69 ? Script.olderStart : Script.start)
    _ = try Script.started(script, .init(part: part))
    #expect(script.finish() == [])
    // A board that is sold as an LSM6DS3 often carries an LSM6DS3TR-C.
    let other: UInt8 = identity == 0x69 ? 0x6A : 0x69
    let wrong = Playback(Script.identify(other))
    #expect(throws: SensorError.identity(expected: identity, found: other)) {
      _ = try Script.started(wrong, .init(part: part))
    }
    #expect(wrong.finish() == [])
  }

  /// SIM is written before the identity is read.
  @Test func threeWires() throws {
    let script = Playback(
      [.write(0x6A, [0x01, 0x00]), .write(0x6A, [0x12, 0x4C]), .read(0x6A, 0x0F, [0x6A])]
        + Script.write(controls: [0x4C, 0, 0, 0, 0, 0, 0, 0], before: [0, 0]))
    _ = try Script.started(script, .init(threeWireSPI: true))
    #expect(script.finish() == [])
  }

  /// Each rate: the code, its samples a second by the ladder of 6667 Hz, and the samples until the first good one of an
  /// LSM6DSL's gyroscope and accelerometer, and of an LSM6DS3's; 0 where that has not the rate.
  static let rates: [(Configuration.Rate, UInt8, Double, Int, Int, Int, Int)] = [
    (.hertz12Point5, 0x10, 13.021, 3, 1, 3, 2), (.hertz26, 0x20, 26.043, 4, 1, 3, 2),
    (.hertz52, 0x30, 52.086, 4, 2, 3, 2), (.hertz104, 0x40, 104.172, 4, 2, 3, 3),
    (.hertz208, 0x50, 208.344, 4, 2, 3, 3), (.hertz416, 0x60, 416.688, 4, 2, 3, 3),
    (.hertz833, 0x70, 833.375, 4, 2, 4, 3), (.hertz1666, 0x80, 1666.75, 136, 3, 5, 5),
    (.hertz3332, 0x90, 3333.5, 271, 4, 0, 3), (.hertz6664, 0xA0, 6667, 541, 14, 0, 5),
  ]

  @Test(arguments: rates.indices)
  func everyRate(index: Int) throws {
    let (rate, code, hertz, gyroscope, accelerometer, _, _) = Self.rates[index]
    let script = Playback(
      Script.start + Script.write([code | 0x08, code])
        + Script.write([code | 0x08, 0], before: [code | 0x08, code])
        + Script.write([0x08, code], before: [code | 0x08, 0])
        + Script.write([code | 0x08, 0], before: [0x08, code]))
    var sensor = try Script.started(script)
    func settling(_ configuration: Configuration) throws -> Double {
      milliseconds(try sensor.configure(configuration))
    }
    let both = Double(gyroscope) * 1000 / hertz
    // Another rate begins at the end of the present period (AN5040).
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
    #expect(abs(sensor.hertz(of: rate) - hertz) < 1e-9)
    #expect(script.finish() == [])
  }

  @Test(arguments: rates.indices)
  func everyRateOfAnLSM6DS3(index: Int) throws {
    let (rate, code, hertz, _, _, gyroscope, accelerometer) = Self.rates[index]
    let isWhole = gyroscope > 0
    let script = Playback(
      Script.olderStart + Script.older([code | 0x08, 0])
        + (isWhole ? Script.older([0x08, code], before: [code | 0x08, 0]) : []))
    var sensor = try Script.started(script, .init(part: .lsm6ds3))
    let alone = try sensor.configure(
      .init(part: .lsm6ds3, accelerometerRate: rate, gyroscopeRate: nil))
    let present = rate == .hertz104 ? 0 : 1000 / 104.172
    #expect(abs(milliseconds(alone) - Double(accelerometer) * 1000 / hertz - present) < 0.002)
    let configuration = Configuration(
      part: .lsm6ds3, accelerometerRate: nil, gyroscopeRate: rate)
    if isWhole {
      let time = milliseconds(try sensor.configure(configuration))
      #expect(abs(time - Double(gyroscope) * 1000 / hertz - 80) < 0.002)
    } else {
      #expect(throws: SensorError.wrongPart) { try sensor.configure(configuration) }
    }
    #expect(script.finish() == [])
  }

  @Test func lists() {
    #expect(Configuration.Part.allCases == [.lsm6dsl, .lsm6ds3trc, .lsm6ds3, .lsm6ds33])
    #expect(Configuration.Part.lsm6dsl.accelerometerRanges == [.g2, .g4, .g8, .g16])
    #expect(
      Configuration.Part.lsm6ds3.gyroscopeRanges == [
        .dps125, .dps250, .dps500, .dps1000, .dps2000,
      ])
    #expect(Configuration.Part.lsm6ds3trc.ratesOfBothSensors.last == .hertz6664)
    #expect(Configuration.Part.lsm6ds33.ratesOfBothSensors.last == .hertz1666)
  }

  /// CTRL1_XL and CTRL2_G, CTRL3_C to CTRL10_C.
  static let controls: [(Configuration, [UInt8], [UInt8])] = [
    (.init(accelerometerRange: .g2), [0x40, 0x40], Script.controls),
    (.init(accelerometerRange: .g8), [0x4C, 0x40], Script.controls),
    (.init(accelerometerRange: .g16), [0x44, 0x40], Script.controls),
    (.init(gyroscopeRange: .dps125), [0x48, 0x42], Script.controls),
    (.init(gyroscopeRange: .dps500), [0x48, 0x44], Script.controls),
    (.init(gyroscopeRange: .dps1000), [0x48, 0x48], Script.controls),
    (.init(gyroscopeRange: .dps2000), [0x48, 0x4C], Script.controls),
    (
      .init(accelerometerRate: .hertz52, gyroscopeRate: .hertz833), [0x38, 0x70], Script.controls
    ),
    (.init(accelerometerMode: .lowPower), [0x48, 0x40], [0x44, 0, 0, 0x10, 0, 0, 0, 0]),
    (
      .init(accelerometerRate: .hertz1Point6, accelerometerMode: .lowPower), [0xB8, 0x40],
      [0x44, 0, 0, 0x10, 0, 0, 0, 0]
    ),
    // A filter: FUNC_EN is set, too, but not for the first low-pass.
    (.init(accelerometerFilter: .lowPass(.fourth)), [0x4A, 0x40], Script.controls),
    (
      .init(accelerometerFilter: .lowPass(.fiftieth)), [0x48, 0x40],
      [0x44, 0, 0, 0, 0, 0x80, 0, 0x04]
    ),
    (
      .init(accelerometerFilter: .lowPass(.fourHundredth)), [0x48, 0x40],
      [0x44, 0, 0, 0, 0, 0xE0, 0, 0x04]
    ),
    (
      .init(accelerometerFilter: .highPass(.fourth)), [0x48, 0x40],
      [0x44, 0, 0, 0, 0, 0x04, 0, 0x04]
    ),
    (
      .init(accelerometerFilter: .highPass(.ninth)), [0x48, 0x40],
      [0x44, 0, 0, 0, 0, 0x44, 0, 0x04]
    ),
    (.init(accelerometerBandwidth: .hertz400), [0x49, 0x40], Script.controls),
    (.init(gyroscopeLowPower: true), [0x48, 0x40], [0x44, 0, 0, 0, 0x80, 0, 0, 0]),
    (.init(gyroscopeLowPass: .type2), [0x48, 0x40], [0x44, 0x02, 0, 0x02, 0, 0, 0, 0]),
    (.init(gyroscopeHighPass: .millihertz260), [0x48, 0x40], [0x44, 0, 0, 0, 0x60, 0, 0, 0]),
    (.init(pins: .init(activeLow: true)), [0x48, 0x40], [0x64, 0, 0, 0, 0, 0, 0, 0]),
    (.init(pins: .init(openDrain: true)), [0x48, 0x40], [0x54, 0, 0, 0, 0, 0, 0, 0]),
    (.init(threeWireSPI: true), [0x48, 0x40], [0x4C, 0, 0, 0, 0, 0, 0, 0]),
    (.init(power: .down), [0x08, 0x00], Script.controls),
  ]

  @Test(arguments: controls.indices)
  func everyControl(index: Int) throws {
    let (configuration, sensors, controls) = Self.controls[index]
    try Script.expect(configuration, Script.write(sensors, controls: controls))
  }

  /// The same of an LSM6DS3, where its registers differ.
  static let olderControls: [(Configuration, [UInt8], [UInt8])] = [
    (
      .init(part: .lsm6ds3, accelerometerBandwidth: .hertz400), [0x48, 0x40],
      [0x44, 0x80, 0, 0, 0, 0, 0x38, 0x38]
    ),
    (
      .init(part: .lsm6ds3, accelerometerBandwidth: .hertz50), [0x4B, 0x40],
      [0x44, 0x80, 0, 0, 0, 0, 0x38, 0x38]
    ),
    (
      .init(part: .lsm6ds33, accelerometerFilter: .lowPass(.hundredth)), [0x48, 0x40],
      [0x44, 0, 0, 0, 0, 0xA0, 0x38, 0x3C]
    ),
    (
      .init(part: .lsm6ds33, gyroscopeHighPass: .millihertz16320), [0x48, 0x40],
      [0x44, 0, 0, 0, 0x70, 0, 0x38, 0x38]
    ),
  ]

  @Test(arguments: olderControls.indices)
  func everyControlOfAnLSM6DS3(index: Int) throws {
    let (configuration, sensors, controls) = Self.olderControls[index]
    try Script.expect(configuration, Script.older(sensors, controls: controls))
  }

  /// INT1_CTRL and INT2_CTRL, and MD1_CFG and MD2_CFG.
  static let pins: [(Configuration.Pins, [UInt8], [UInt8])] = [
    (.init(interrupt1: .accelerometerReady), [0x01, 0], [0, 0]),
    (
      .init(interrupt1: [.gyroscopeReady, .booting], interrupt2: .temperatureReady), [0x06, 0x04],
      [0, 0]
    ),
    (
      .init(interrupt1: [.full, .overrun, .watermark], interrupt2: [.full, .overrun, .watermark]),
      [0x38, 0x38], [0, 0]
    ),
    (
      .init(
        interrupt1: [
          .activity, .singleTap, .wakeUp, .freeFall, .doubleTap, .orientation, .timestampEnds,
        ]), [0, 0], [0xFD, 0]
    ),
    (
      .init(interrupt2: [.activity, .singleTap, .wakeUp, .freeFall, .doubleTap, .orientation]),
      [0, 0], [0, 0xFC]
    ),
  ]

  @Test(arguments: pins.indices)
  func everyPin(index: Int) throws {
    let (pins, signals, routes) = Self.pins[index]
    let events = Script.zeros(6) + routes
    try Script.expect(.init(pins: pins), Script.write(signals: signals, quiet: events))
    // The pins of an LSM6DS3, which detects always, show events at last.
    try Script.expect(
      .init(part: .lsm6ds3, pins: pins),
      Script.older(signals: signals, events: routes == [0, 0] ? nil : events))
  }

  /// DRDY_PULSED.
  @Test func pulses() throws {
    try Script.expect(
      .init(pins: .init(interrupt1: .accelerometerReady, pulsed: true)),
      Script.write(collection: [0, 0, 0, 0, 0, 0x80], signals: [0x01, 0]))
  }

  /// Steps of 1/1024 g, or of 1/64 g where those are too few; the chip adds those of X and Y, and subtracts that of Z.
  @Test(
    arguments: [
      (Axes(0.0625, -0.0625, 0.001), [0xC0, 0x40, 0x01], 0x00, Axes(0.0625, -0.0625, 1.0 / 1024)),
      (Axes(0, 0, 127.0 / 1024), [0, 0, 0x7F], 0x00, Axes(0, 0, 127.0 / 1024)),
      (Axes(0.5, -1.984375, 0.01), [0xE0, 0x7F, 0x01], 0x08, Axes(0.5, -1.984375, 1.0 / 64)),
    ] as [(Axes<Double>, [UInt8], UInt8, Axes<Double>)])
  func offsets(offset: Axes<Double>, bytes: [UInt8], weight: UInt8, rounded: Axes<Double>) throws {
    let configuration = Configuration(accelerometerOffset: Acceleration(g: offset))
    #expect(try configuration.rounded().accelerometerOffset?.g == rounded)
    try Script.expect(
      configuration, Script.write(controls: [0x44, 0, 0, weight, 0, 0, 0, 0], offset: bytes))
  }

  /// The FIFO's threshold in words, decimations, and rate: of one rate, of two, and of one sensor.
  static let collections: [(Configuration, [UInt8], [UInt8], UInt8, UInt16)] = [
    (.init(fifo: .init(watermark: 4)), [0x48, 0x40], [24, 0, 0x09, 0, 0, 0], 0x26, 4),
    (
      .init(accelerometerRate: .hertz104, gyroscopeRate: .hertz208, fifo: .init(watermark: 3)),
      // Rounded to 4 sets: two patterns of 9 words.
      [0x48, 0x50], [18, 0, 0x0A, 0, 0, 0], 0x2E, 4
    ),
    (
      .init(accelerometerRate: .hertz833, gyroscopeRate: .hertz26, fifo: .init(watermark: 32)),
      [0x78, 0x20], [99, 0, 0x39, 0, 0, 0], 0x3E, 32
    ),
    (
      .init(accelerometerRate: nil, gyroscopeRate: .hertz416, fifo: .init(watermark: 678)),
      [0x08, 0x60], [0xF2, 0x07, 0x08, 0, 0, 0], 0x36, 678
    ),
    (
      .init(accelerometerRate: .hertz12Point5, gyroscopeRate: nil, fifo: .init()), [0x18, 0],
      [3, 0, 0x01, 0, 0, 0], 0x0E, 1
    ),
  ]

  @Test(arguments: collections.indices)
  func everyCollection(index: Int) throws {
    let (configuration, sensors, collection, mode, watermark) = Self.collections[index]
    #expect(try configuration.rounded().fifo?.watermark == watermark)
    try Script.expect(
      configuration, Script.write(sensors, collection: collection, mode: mode))
  }

  /// 12 bits of threshold: 1361 sets of 3 words are 0x0FF3.
  @Test func thresholdOfAnLSM6DS3() throws {
    try Script.expect(
      .init(part: .lsm6ds3, gyroscopeRate: nil, fifo: .init(watermark: 1361)),
      Script.older([0x48, 0], collection: [0xF3, 0x0F, 0x01, 0, 0, 0], mode: 0x26))
  }

  static let wrong: [(Configuration, SensorError)] = [
    (.init(accelerometerRange: .g32), .wrongPart),
    (.init(gyroscopeRange: .dps4000), .wrongPart),
    (.init(gyroscopeRate: nil, accelerometerMode: .ultraLowPower), .wrongPart),
    (.init(part: .lsm6ds3, gyroscopeRate: .hertz3332), .wrongPart),
    (
      .init(part: .lsm6ds3, accelerometerRate: .hertz1Point6, accelerometerMode: .lowPower),
      .wrongPart
    ),
    (.init(part: .lsm6ds33, gyroscopeLowPass: .type0), .wrongPart),
    (.init(part: .lsm6ds3, gyroscopeHighPass: .millihertz16), .wrongPart),
    (.init(gyroscopeHighPass: .millihertz2070), .wrongPart),
    (.init(accelerometerBandwidth: .hertz50), .wrongPart),
    (.init(part: .lsm6ds3, accelerometerFilter: .lowPass(.fourth)), .wrongPart),
    (.init(part: .lsm6ds3, pins: .init(pulsed: true)), .wrongPart),
    (.init(pins: .init(interrupt2: .timestampEnds)), .wrongPart),
    (.init(part: .lsm6ds33, accelerometerOffset: Acceleration(g: Axes(0, 0, 0.1))), .wrongPart),
    (.init(accelerometerRate: nil, gyroscopeRate: nil), .wrongConfiguration),
    (.init(accelerometerRate: .hertz1Point6), .wrongConfiguration),
    (.init(gyroscopeRate: .hertz1Point6), .wrongConfiguration),
    (.init(accelerometerFilter: .highPass(.fiftieth)), .wrongConfiguration),
    (
      .init(accelerometerMode: .lowPower, accelerometerFilter: .lowPass(.fourth)),
      .wrongConfiguration
    ),
    (.init(gyroscopeLowPower: true, gyroscopeLowPass: .type0), .wrongConfiguration),
    (.init(gyroscopeLowPower: true, gyroscopeHighPass: .millihertz16), .wrongConfiguration),
    (.init(accelerometerOffset: Acceleration(g: Axes(0, 0, 2))), .wrongConfiguration),
    (.init(fifo: .init(watermark: 0)), .wrongConfiguration),
    (.init(fifo: .init(watermark: 340)), .wrongConfiguration),
    (.init(gyroscopeRate: nil, fifo: .init(watermark: 679)), .wrongConfiguration),
    // A ratio of 64.
    (
      .init(accelerometerRate: .hertz26, gyroscopeRate: .hertz1666, fifo: .init()),
      .wrongConfiguration
    ),
    (
      .init(
        accelerometerRate: .hertz1Point6, gyroscopeRate: nil, accelerometerMode: .lowPower,
        fifo: .init()), .wrongConfiguration
    ),
  ]

  @Test(arguments: wrong.indices)
  func wrongConfigurations(index: Int) throws {
    let (configuration, error) = Self.wrong[index]
    let script = Playback([])
    #expect(throws: error) { _ = try Script.started(script, configuration) }
    #expect(script.finish() == [])
  }

  /// An LSM6DSO has no such signal of INT1.
  @Test func signalOfTheOtherGeneration() {
    #expect(throws: SensorError.wrongPart) {
      try LSM6DSOConfiguration(pins: .init(interrupt1: .timestampEnds)).rounded()
    }
  }

  /// A driver does not change to another part, whose scales differ.
  @Test func anotherPart() throws {
    let script = Playback(Script.start)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.wrongPart) { try sensor.configure(.init(part: .lsm6ds3trc)) }
    #expect(script.finish() == [])
  }

  /// The numbers of the datasheet's tables: 80 samples through a low-pass of ODR/100, 9 of the gyroscope through type 1 at
  /// 833 Hz; of an LSM6DS3 two and a hundred, and 28 at 1666 Hz with 50 Hz.
  @Test func filtersSettle() throws {
    let script = Playback(
      Script.start
        + Script.write([0x48, 0], controls: [0x44, 0, 0, 0, 0, 0xA0, 0, 0x04])
        + Script.write(
          [0x08, 0x70], controls: [0x44, 0x02, 0, 0x01, 0, 0, 0, 0], before: [0x48, 0x70]))
    var sensor = try Script.started(script)
    let lowPassed = try sensor.configure(
      .init(gyroscopeRate: nil, accelerometerFilter: .lowPass(.hundredth)))
    #expect(abs(milliseconds(lowPassed) - 81_000 / 104.172) < 0.002)
    let type1 = try sensor.configure(
      .init(accelerometerRate: nil, gyroscopeRate: .hertz833, gyroscopeLowPass: .type1))
    #expect(abs(milliseconds(type1) - 9000 / 833.375) < 0.002)
    #expect(sensor.configuration.lowPassCutoff == 195)
    #expect(script.finish() == [])
    let older = Playback(
      Script.olderStart + Script.older([0x48, 0], controls: [0x44, 0, 0, 0, 0, 0xA0, 0x38, 0x3C])
        + Script.older(
          [0x8B, 0], controls: [0x44, 0x80, 0, 0, 0, 0, 0x38, 0x38], before: [0x48, 0]))
    var second = try Script.started(older, .init(part: .lsm6ds3))
    let slow = try second.configure(
      .init(
        part: .lsm6ds3, gyroscopeRate: nil, accelerometerFilter: .lowPass(.hundredth)))
    #expect(abs(milliseconds(slow) - 103_000 / 104.172) < 0.002)
    let narrow = try second.configure(
      .init(
        part: .lsm6ds3, accelerometerRate: .hertz1666, gyroscopeRate: nil,
        accelerometerBandwidth: .hertz50))
    #expect(abs(milliseconds(narrow) - 29_000 / 1666.75 - 1000 / 104.172) < 0.002)
    #expect(older.finish() == [])
  }
}
