// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the LSM6DSL and its relatives uses the auxiliary bus, byte for byte.
@Suite struct LSM6DSLHubTests {
  typealias Script = LSM6DSLScript
  typealias Hub = LSM6DSLHub<I2CDevice<Playback>, Playback>

  private static let open: [Step] = [.write(0x6A, [0x01, 0x80])]
  private static let close: [Step] = [.write(0x6A, [0x01, 0x00])]
  /// START_CONFIG, which ends the cycles; 5 ms later MASTER_ON off.
  private static let stop: [Step] = [
    .write(0x6A, [0x1A, 0x11]), .wait(5_000_000), .write(0x6A, [0x1A, 0x00]),
  ]
  private static let withHub: [UInt8] = [0x44, 0, 0, 0, 0, 0, 0, 0x04]

  /// The first bank, the identity, increments, the accelerometer at 104 Hz, FUNC_EN, the hub off.
  private static func start(_ identity: UInt8 = 0x6A, functions: UInt8 = 0x00) -> [Step] {
    var steps: [Step] = Script.identify(identity) + [.read(0x6A, 0x12, [0x04])]
    steps += settle(0x6A, 0x12, [0x44]) + settle(0x6A, 0x10, [0x40])
    steps += [.read(0x6A, 0x19, [functions])] + settle(0x6A, 0x19, [functions | 0x04])
    return steps + [.read(0x6A, 0x1A, [0x00])] + settle(0x6A, 0x1A, [0x00])
  }

  /// An access of slave 0: SLV0_ADD, SLV0_SUBADD, SLAVE0_CONFIG; SLAVE1_CONFIG; DATAWRITE_SRC_MODE_SUB_SLV0; MASTER_CONFIG.
  /// Two periods later the state and the bytes.
  private static func access(
    _ slave: [UInt8], _ byte: UInt8 = 0, once: Bool = false, state: [UInt8] = [0x01, 0x00],
    bytes: [UInt8] = Script.zeros(7)
  ) -> [Step] {
    let before: [UInt8] = state.map { _ in 0 }
    var steps: [Step] = [.read(0x6A, 0x53, before)] + open + [.write(0x6A, [0x02] + slave)]
    if once { steps += [.write(0x6A, [0x07, 0x20])] }
    steps += [.write(0x6A, [0x0E, byte])] + close + [.write(0x6A, [0x1A, 0x01])]
    steps += [.wait(20_230_769)] + stop
    return steps + [.read(0x6A, 0x53, state), .read(0x6A, 0x2E, bytes)]
  }

  private static func hub(
    _ script: Playback, of part: LSM6DSLConfiguration.Part = .lsm6dsl,
    _ target: I2CTarget = .lis2mdl
  ) throws -> Hub {
    try Hub(on: I2CDevice(script, .lsm6dsl), of: part, to: target, script)
  }

  // MARK: Pass-through

  @Test func passThrough() throws {
    let script = Playback(
      Script.start + [.read(0x6A, 0x1A, [0x00])] + settle(0x6A, 0x1A, [0x00])
        + settle(0x6A, 0x1A, [0x04]) + [.read(0x6A, 0x1A, [0x04])] + settle(0x6A, 0x1A, [0x00]))
    var sensor = try Script.started(script)
    try sensor.setPassThrough(true, script)
    try sensor.setPassThrough(false, script)
    #expect(script.finish() == [])
  }

  /// A hub that runs is stopped as the application notes have it.
  @Test func passThroughStopsTheHub() throws {
    let script = Playback(
      Script.start + [.read(0x6A, 0x1A, [0x01])] + Self.stop + settle(0x6A, 0x1A, [0x00])
        + settle(0x6A, 0x1A, [0x04]))
    var sensor = try Script.started(script)
    try sensor.setPassThrough(true, script)
    #expect(script.finish() == [])
  }

  // MARK: The bus behind the hub

  @Test func reads() throws {
    let script = Playback(
      Self.start() + Self.access([0x3D, 0x4F, 1], bytes: [0x40, 0, 0, 0, 0, 0, 0])
        + Self.access([0x3D, 0xE0, 7], bytes: [1, 2, 3, 4, 5, 6, 7])
        + Self.access([0x3D, 0xE7, 2], bytes: [8, 9, 0, 0, 0, 0, 0]))
    var hub = try Self.hub(script)
    #expect(try hub.read(0x4F) == 0x40)
    let bytes: InlineArray<9, UInt8> = try hub.read(0x60)
    for index in bytes.indices { #expect(Int(bytes[index]) == index + 1) }
    #expect(script.finish() == [])
  }

  /// Written once, with a second slave, as in AN5040.
  @Test func writes() throws {
    let script = Playback(
      Self.start() + Self.access([0x3C, 0x60, 0x10], 0x8C, once: true)
        + Self.access([0x3C, 0x61, 0x10], 0x02, once: true))
    var hub = try Self.hub(script)
    let bytes: [2 of UInt8] = [0x8C, 0x02]
    try hub.write(bytes.span, to: 0x60)
    #expect(script.finish() == [])
  }

  /// An LSM6DS3 has neither the single write nor FUNC_SRC2; its axes stay enabled.
  @Test func older() throws {
    let script = Playback(
      Self.start(0x69, functions: 0x38) + Self.access([0x38, 0x22, 0x00], state: [0x01])
        + Self.access([0x39, 0x0F, 1], state: [0x01], bytes: [0x3D, 0, 0, 0, 0, 0, 0])
        + Self.access([0x39, 0x0F, 1], state: [0x00]) + Self.close)
    var hub = try Self.hub(script, of: .lsm6ds3, .lis3mdl)
    try hub.write(0x00, to: 0x22)
    #expect(try hub.read(0x0F) == 0x3D)
    #expect(throws: BusError.timeout) { let _: UInt8 = try hub.read(0x0F) }
    #expect(script.finish() == [])
  }

  @Test func noAcknowledge() throws {
    let script = Playback(
      Self.start() + Self.access([0x3D, 0x4F, 1], state: [0x01, 0x08]) + Self.close)
    var hub = try Self.hub(script)
    #expect(throws: BusError.noAcknowledge) { let _: UInt8 = try hub.read(0x4F) }
    #expect(script.finish() == [])
  }

  /// A failing transaction on the way closes the bank.
  @Test func everyTransactionMayFail() throws {
    let steps = Self.access([0x3C, 0x60, 0x10], 0x8C, once: true)
    for index in steps.indices {
      guard let (failing, _) = steps.failing(at: index) else { continue }
      let script = Playback(Self.start() + failing + Self.close)
      var hub = try Self.hub(script)
      #expect(throws: BusError.noAcknowledge) { try hub.write(0x8C, to: 0x60) }
      #expect(script.finish() == [], "step \(index)")
    }
  }

  /// A hub that another program left on is stopped first.
  @Test func leftOn() throws {
    let before = Array(Self.start().dropLast(3))
    let script = Playback(
      before + [.read(0x6A, 0x1A, [0x09])] + Self.stop + settle(0x6A, 0x1A, [0x00]))
    _ = try Self.hub(script)
    #expect(script.finish() == [])
  }

  /// An LSM6DS33 has no hub; a hub needs the accelerometer.
  @Test func wrongPart() throws {
    let script = Playback([])
    #expect(throws: SensorError.wrongPart) { _ = try Self.hub(script, of: .lsm6ds33) }
    let older = Playback(Script.olderStart)
    var sensor = try Script.started(older, .init(part: .lsm6ds33))
    #expect(throws: SensorError.wrongPart) { try sensor.setPassThrough(true, older) }
    #expect(throws: SensorError.wrongPart) {
      _ = try LSM6DSLConfiguration(part: .lsm6ds33, sensorHub: true).rounded()
    }
    #expect(throws: SensorError.wrongConfiguration) {
      _ = try LSM6DSLConfiguration(accelerometerRate: nil, sensorHub: true).rounded()
    }
    #expect(script.finish() == [] && older.finish() == [])
  }

  // MARK: Samples

  /// Slave 0 reads the outputs, every second cycle; FUNC_EN stays; the driver reads what the hub has.
  @Test func samples() throws {
    let begin = Self.open + settle(0x6A, 0x02, [0x3D, 0xE8, 0x46]) + Self.close
    let configure = Script.identify() + Script.write(controls: Self.withHub, before: [0x40, 0])
    let read: [Step] = [
      .read(0x6A, 0x53, [0x01, 0x00]), .read(0x6A, 0x2E, [0x64, 0x00, 0x38, 0xFF, 0x2C, 0x01]),
      .read(0x6A, 0x53, [0x01, 0x08]),
    ]
    let script = Playback(
      Self.start() + begin + settle(0x6A, 0x1A, [0x01]) + configure + read)
    let field = LIS2MDLConfiguration()
    let link = try Self.hub(script).start(field, rate: .hertz52)
    var sensor = try LSM6DSL(on: link, .init(sensorHub: true))
    let sample = try sensor.readMagnetometer(field)
    #expect(sample.raw == Axes(100, -200, 300) && sample.isNew)
    #expect(sample.fluxDensity.microtesla == Axes(15, -30, 45))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x53)) {
      _ = try sensor.readMagnetometer(field)
    }
    #expect(script.finish() == [])
  }

  /// An LSM6DS3 tells whether the hub has read since then.
  @Test func olderSamples() throws {
    var controls = Script.olderControls
    controls[7] = 0x3C
    let read: [Step] = [.read(0x6A, 0x2E, [1, 0, 2, 0, 3, 0])]
    let script = Playback(
      Script.identify(0x69) + Script.older(controls: controls, before: [0x40, 0])
        + [.read(0x6A, 0x53, [0x01])] + read + [.read(0x6A, 0x53, [0x00])] + read)
    var sensor = try Script.started(script, .init(part: .lsm6ds3, sensorHub: true))
    let field = LIS3MDLConfiguration()
    #expect(try sensor.readMagnetometer(field).isNew)
    #expect(try !sensor.readMagnetometer(field).isNew)
    #expect(script.finish() == [])
  }

  /// Zeros may be those of a chip that has lost its supply.
  @Test func zeros() throws {
    let zeros: [Step] = [.read(0x6A, 0x53, [0x01, 0x00]), .read(0x6A, 0x2E, Script.zeros(6))]
    let script = Playback(
      Script.identify() + Script.write(controls: Self.withHub, before: [0x40, 0]) + zeros
        + [.read(0x6A, 0x10, Script.zeros(10))])
    var sensor = try Script.started(script, .init(sensorHub: true))
    #expect(throws: SensorError.lostConfiguration) {
      _ = try sensor.readMagnetometer(LIS2MDLConfiguration())
    }
    #expect(script.finish() == [])
  }

  /// Without FUNC_EN no cycle runs.
  @Test func notAllowed() throws {
    let script = Playback(Script.start)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.wrongState) {
      _ = try sensor.readMagnetometer(LIS2MDLConfiguration())
    }
    #expect(script.finish() == [])
  }

  // MARK: FIFO

  private static func configuration(
    _ force: LSM6DSLConfiguration.Rate, _ rate: LSM6DSLConfiguration.Rate?, watermark: UInt16 = 2
  ) -> LSM6DSLConfiguration {
    LSM6DSLConfiguration(
      accelerometerRate: force, gyroscopeRate: rate,
      fifo: .init(watermark: watermark, magnetometer: true))
  }

  /// The words of the hub follow those of the accelerometer.
  @Test func fifo() throws {
    let script = Playback(
      Script.identify()
        + Script.write(
          controls: Self.withHub, before: [0, 0], collection: [18, 0, 0x09, 0x01, 0, 0],
          mode: 0x26)
        + [
          .read(0x6A, 0x3A, [18, 0x00, 0x00, 0x00]),
          .read(
            0x6A, 0x3E,
            [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 0x64, 0x00, 0x38, 0xFF, 0x2C, 0x01]
              + [7, 0, 8, 0, 9, 0, 10, 0, 11, 0, 12, 0, 0x9C, 0xFF, 0xC8, 0x00, 0xD4, 0xFE]),
        ])
    var sensor = try Script.started(script, Self.configuration(.hertz104, .hertz104))
    var buffer = [LSM6DSLTimedSample](repeating: .init(), count: 8)
    var span = buffer.mutableSpan
    let drain = try sensor.drain(into: &span, ManualTimebase())
    #expect(drain.count == 2)
    #expect(buffer[..<2].map(\.sample.rawAngularRate) == [Axes(1, 2, 3), Axes(7, 8, 9)])
    #expect(buffer[..<2].map(\.sample.rawAcceleration) == [Axes(4, 5, 6), Axes(10, 11, 12)])
    let fields = buffer[..<2].map { $0.sample.fluxDensity(of: LIS2MDLConfiguration())?.microtesla }
    #expect(fields == [Axes(15, -30, 45), Axes(-15, 30, -45)])
    #expect(script.finish() == [])
  }

  /// Where the gyroscope is faster, its other sets have no words of the hub; FIFO_CTRL3 and FIFO_CTRL4 tell the shares.
  @Test func fifoOfTwoRates() throws {
    let script = Playback(
      Script.identify()
        + Script.write(
          [0x38, 0x40], controls: Self.withHub, before: [0, 0],
          collection: [12, 0, 0x0A, 0x02, 0, 0], mode: 0x26)
        + [
          .read(0x6A, 0x3A, [12, 0x00, 0x00, 0x00]),
          .read(
            0x6A, 0x3E,
            [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0, 9, 0, 10, 0, 11, 0, 12, 0]),
        ])
    var sensor = try Script.started(script, Self.configuration(.hertz52, .hertz104))
    var buffer = [LSM6DSLTimedSample](repeating: .init(), count: 8)
    var span = buffer.mutableSpan
    let drain = try sensor.drain(into: &span, ManualTimebase())
    #expect(drain.count == 2)
    #expect(buffer[..<2].map(\.sample.hasFluxDensity) == [true, false])
    #expect(buffer[0].sample.rawFluxDensity == Axes(7, 8, 9))
    #expect(buffer[1].sample.rawAngularRate == Axes(10, 11, 12))
    #expect(script.finish() == [])
  }

  /// The accelerometer's rates are those of the hub.
  @Test(arguments: [
    (LSM6DSLConfiguration.Rate.hertz12Point5, true), (.hertz104, true), (.hertz208, false),
  ])
  func fifoRates(_ test: (rate: LSM6DSLConfiguration.Rate, suits: Bool)) {
    let configuration = Self.configuration(test.rate, test.rate, watermark: 225)
    #expect(((try? configuration.rounded()) != nil) == test.suits)
    var larger = configuration
    larger.fifo?.watermark = 226
    #expect(throws: SensorError.wrongConfiguration) { _ = try larger.rounded() }
  }
}
