// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the drivers of InvenSense's parts reach a magnetometer on the auxiliary bus, byte for byte.
@Suite struct MPU6500HubTests {
  typealias Configuration = MPU6500Configuration
  typealias Script = MPU6500Script
  typealias Hub = MPU6500Hub<I2CDevice<Playback>, Playback>

  /// 1 kHz behind 184 Hz; slaves 0 to 3 and delays off; 400 kHz; the master on.
  private static func prepare(_ identity: UInt8 = 0x71) -> [Step] {
    let isOld = identity == 0x68
    var steps = Script.identify(identity)
    steps += Script.configure(
      .init(settings: [0x00, 0x01, 0x08, 0x08], accelerometer: isOld ? nil : 0x01))
    steps += settle(0x68, 0x25, Script.zeros(12)) + settle(0x68, 0x67, [0x00])
    return steps + settle(0x68, 0x24, [0x0D]) + [.write(0x68, [0x6A, 0x20]), .wait(1_000_000)]
  }

  /// The state is cleared; I2C_SLV4_ADDR to I2C_SLV4_CTRL; 1 ms later the access is done.
  private static func access(_ slave: [UInt8], states: [UInt8] = [0x40]) -> [Step] {
    [.read(0x68, 0x36, [0x00]), .write(0x68, [0x31] + slave + [0x80])]
      + states.flatMap { [.wait(1_000_000), .read(0x68, 0x36, [$0])] as [Step] }
  }

  private static func read(_ register: UInt8, _ byte: UInt8) -> [Step] {
    access([0x8C, register, 0x00]) + [.read(0x68, 0x35, [byte])]
  }

  /// The steps of another chip's driver, by slave 4.
  private static func behind(_ steps: [Step]) -> [Step] {
    steps.flatMap { step in
      switch step {
      case .write(_, let bytes):
        bytes.dropFirst().enumerated().flatMap { access([0x0C, bytes[0] + UInt8($0), $1]) }
      case .read(_, let first, let bytes):
        bytes.enumerated().flatMap { read(first + UInt8($0), $1) }
      default: [step]
      }
    }
  }

  /// The last three of WAIT_FOR_ES, the delay, and which slaves skip samples; slave 1 triggers; slave 0 reads ST1 to ST2.
  private static func stream(triggered: Bool) -> [Step] {
    var steps = settle(0x68, 0x24, [0x4D]) + settle(0x68, 0x34, [0x09])
    steps += settle(0x68, 0x67, [triggered ? 0x83 : 0x80])
    if triggered { steps += settle(0x68, 0x64, [0x01]) + settle(0x68, 0x28, [0x0C, 0x0A, 0x81]) }
    return steps + settle(0x68, 0x25, [0x8C, 0x02, 0x88])
  }

  private static let field: [UInt8] = [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00]

  /// An MPU-9250: its AK8963 measures by itself, and is read with each sample.
  @Test func nineAxes() throws {
    let script = Playback(
      Self.prepare() + Self.behind(AK8963Script.start() + AK8963Script.enter(0x16))
        + Self.stream(triggered: false) + Script.identify(0x71)
        + Script.configure(.init(delay: 0x00, user: 0x20)))
    let hub = try Hub(on: I2CDevice(script, .mpu9250), of: .mpu9250, to: .ak8963, script)
    let compass = try AK8963(on: hub, script, .init(mode: .continuous100Hertz))
    let (field, adjustment) = (compass.configuration, compass.adjustment)
    let link = try compass.release().start(field)
    var sensor = try MPU6500(on: link, .init(part: .mpu9250, auxiliary: .magnetometer))
    #expect(script.finish() == [])
    let words = Script.words(0, 0, 8192, 0, 0, 0, 0)
    script.expect(
      .read(0x68, 0x3A, [0x01] + words + [0x01] + Self.field + [0x10]),
      .read(0x68, 0x19, [0x09, 0x03, 0x08, 0x08]), .read(0x68, 0x36, [0x00]),
      .read(0x68, 0x6A, [0x20]))
    let sample = try sensor.read()
    #expect(sample.isNew && sample.acceleration.g.z == 1)
    let magnetometer = try #require(sample.magnetometer)
    #expect(magnetometer.raw == Axes(57, -8, 131) && magnetometer.isNew)
    let found = try magnetometer.sample(of: field, adjustment: adjustment)
    // 0.15 µT, times (170 + 128) / 256, (175 + 128) / 256, (160 + 128) / 256.
    let microtesla = try #require(found).fluxDensity.microtesla
    #expect(abs(microtesla.x - 57 * 0.15 * 298 / 256) < 1e-9)
    #expect(abs(microtesla.y + 8 * 0.15 * 303 / 256) < 1e-9)
    #expect(abs(microtesla.z - 131 * 0.15 * 288 / 256) < 1e-9)
    #expect(script.finish() == [])
  }

  /// An MPU-9150: its AK8975 is triggered by slave 1; at 500 Hz one sample in five is read.
  @Test func ofAnMPU9150() throws {
    let script = Playback(
      Self.prepare(0x68) + Self.behind(AK8975Script.start) + Self.stream(triggered: true)
        + Script.identify(0x68)
        + Script.configure(
          .init(
            settings: [0x01, 0x01, 0x08, 0x08], accelerometer: nil, delay: 0x04, user: 0x20)))
    let hub = try Hub(on: I2CDevice(script, .mpu9150), of: .mpu9150, to: .ak8975, script)
    let compass = try AK8975(on: hub, script)
    let adjustment = compass.adjustment
    let link = try compass.release().start(AK8975Configuration())
    var sensor = try MPU6500(
      on: link, .init(part: .mpu9150, rate: .hertz500, auxiliary: .magnetometer))
    #expect(script.finish() == [])
    script.expect(
      .read(0x68, 0x49, [0x01] + Self.field + [0x00]), .read(0x68, 0x36, [0x00]),
      .read(0x68, 0x6A, [0x20]),
      .read(0x68, 0x49, [0x00] + Self.field + [0x00]), .read(0x68, 0x36, [0x00]),
      .read(0x68, 0x6A, [0x20]),
      .read(0x68, 0x49, [0x01] + Self.field + [0x08]), .read(0x68, 0x36, [0x00]),
      .read(0x68, 0x6A, [0x20]),
      .read(0x68, 0x49, [0x01] + Self.field + [0x00]), .read(0x68, 0x36, [0x01]),
      .read(0x68, 0x6A, [0x20]))
    let sample = try sensor.readMagnetometer().sample(
      of: AK8975Configuration(), adjustment: adjustment)
    let first = try #require(sample)
    #expect(abs(first.fluxDensity.microtesla.x - 57 * 0.3 * 298 / 256) < 1e-9)
    let second = try sensor.readMagnetometer()
    #expect(try second.sample(of: AK8975Configuration(), adjustment: adjustment) == nil)
    let third = try sensor.readMagnetometer()
    #expect(throws: SensorError.overflow) {
      _ = try third.sample(of: AK8975Configuration(), adjustment: adjustment)
    }
    let fourth = try sensor.readMagnetometer()
    #expect(fourth.isUnanswered)
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x02)) {
      _ = try fourth.sample(of: AK8975Configuration(), adjustment: adjustment)
    }
    #expect(script.finish() == [])
  }

  /// Where another program has stopped the master, what it had read last stays, marked as new: nothing is given for it.
  @Test func stopped() throws {
    let registers = Script.Registers(delay: 0x00, user: 0x20)
    var outputs: [UInt8] = [0x01] + Script.words(0, 0, 8192, 0, 0, 0, 0)
    outputs += [0x01] + Self.field + [0x10]
    var steps: [Step] = Script.identify(0x71) + Script.configure(registers)
    steps += [
      .read(0x68, 0x3A, outputs), .read(0x68, 0x19, [0x09, 0x03, 0x08, 0x08]),
      .read(0x68, 0x36, [0x00]), .read(0x68, 0x6A, [0x00]),
    ]
    let script = Playback(steps)
    var sensor = try MPU6500(
      on: I2CDevice(script, .mpu9250), .init(part: .mpu9250, auxiliary: .magnetometer))
    var error: SensorError?
    do throws(SensorError) { _ = try sensor.read() } catch let found { error = found }
    #expect(error == .lostConfiguration)
    #expect(script.finish() == [])
  }

  /// Sets of the FIFO have the eight bytes last.
  @Test func inTheFIFO() throws {
    let registers = Script.Registers(
      settings: [0x00, 0x41, 0x08, 0x08], accelerometer: 0x01, delay: 0x09, fifo: 0xF9, user: 0x20)
    let set = Script.words(1, 2, 3, 1336, 4, 5, 6)
    var sets: [UInt8] = set + [0x01] + Self.field + [0x10]
    sets += set + [0x00] + Self.field + [0x10]
    var steps: [Step] = Script.identify(0x71) + Script.configure(registers)
    steps += Script.rearm(registers) + [.read(0x68, 0x72, [0x00, 0x2C])]
    steps += [.read(0x68, 0x74, sets), .read(0x68, 0x3A, [0x01])]
    steps += [.read(0x68, 0x6A, [0x60]), .read(0x68, 0x36, [0x00])]
    let script = Playback(steps)
    var sensor = try MPU6500(
      on: I2CDevice(script, .mpu9250),
      .init(
        part: .mpu9250, rate: .hertz1000, fifo: .init(magnetometer: true),
        auxiliary: .magnetometer))
    try sensor.rearmFIFO(script)
    script.advance(byNanoseconds: 2_000_000)
    var samples = [MPU6500TimedSample](repeating: .init(), count: 8)
    var room = samples.mutableSpan
    let drain = try sensor.drain(into: &room, script)
    #expect(drain.count == 2)
    #expect(samples[0].sample.magnetometer?.raw == Axes(57, -8, 131))
    #expect(samples[0].sample.magnetometer?.isNew == true)
    #expect(samples[1].sample.magnetometer?.isNew == false)
    #expect(samples[1].sample.rawAngularRate == Axes(4, 5, 6))
    #expect(script.finish() == [])
  }

  // MARK: Slave 4

  /// The end is polled; SLV4_NACK, LOST_ARB, and an access that is never served.
  @Test(arguments: [
    ([0x00, 0x00, 0x40] as [UInt8], BusError?.none), ([0x50], .noAcknowledge),
    ([0x00, 0x10], .noAcknowledge), ([0x20], .arbitrationLost),
    ([UInt8](repeating: 0, count: 20), .timeout),
  ])
  func accesses(states: [UInt8], error: BusError?) throws {
    let read: [Step] = error == nil ? [.read(0x68, 0x35, [0x48])] : []
    let script = Playback(
      Self.prepare() + Self.access([0x8C, 0x00, 0x00], states: states) + read)
    var hub = try Hub(on: I2CDevice(script, .mpu9250), of: .mpu9250, to: .ak8963, script)
    if let error {
      #expect(throws: error) { _ = try hub.read(0x00) }
    } else {
      #expect(try hub.read(0x00) == 0x48)
    }
    #expect(script.finish() == [])
  }

  @Test func aMagnetometerThatDoesNotAnswer() throws {
    let script = Playback(Self.prepare() + Self.access([0x8C, 0x00, 0x00], states: [0x50]))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x00)) {
      let hub = try Hub(on: I2CDevice(script, .mpu9250), of: .mpu9250, to: .ak8963, script)
      _ = try AK8963(on: hub, script)
    }
    #expect(script.finish() == [])
  }

  /// An AK09916 has a byte more.
  @Test func anotherMagnetometer() throws {
    let script = Playback(Self.prepare())
    #expect(throws: SensorError.wrongPart) {
      let hub = try Hub(on: I2CDevice(script, .mpu9250), of: .mpu9250, to: .ak09916, script)
      _ = try hub.start(AK09916Configuration())
    }
    #expect(script.finish() == [])
  }

  // MARK: SPI

  /// Reads have bit 7. I2C is switched off after the identity, and stays so; whether that is read back is open.
  @Test func onSPI() throws {
    let steps = Script.identify().map { Self.onSPI($0) }
    let configure = Script.configure(.init(user: 0x10)).map { Self.onSPI($0) }
    let script = Playback(
      steps + [.write([0x6A, 0x10])] + configure.dropLast()
        + [.read(0xEA, [0x00, 0x01, 0x00])])
    _ = try MPU6500(on: SPIDevice(script, .mpu6500))
    #expect(script.finish() == [])
    let refused = Playback(steps + [.write([0x6A, 0x10])])
    #expect(throws: SensorError.wrongConfiguration) {
      _ = try MPU6500(on: SPIDevice(refused, .mpu6500), .init(auxiliary: .bypass))
    }
  }

  private static func onSPI(_ step: Step) -> Step {
    switch step {
    case .write(_, let bytes): .write(bytes)
    case .read(_, let command, let bytes): .read(command | 0x80, bytes)
    default: step
    }
  }
}
