// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the ICM-20948 uses the auxiliary bus, byte for byte.
@Suite struct ICM20948HubTests {
  typealias Script = ICM20948Script
  typealias Hub = ICM20948Hub<I2CDevice<Playback>, Playback>

  private static let fastest = Script.Registers(
    gyroscope: [0, 0x3B] + Script.zeros(7), accelerometer: [0, 0, 0, 0, 0x3B, 0])

  /// 1125 Hz; I2C_MST_CTRL, no delays, no slaves; the master on. Samples appear 37 ms later.
  static let start: [Step] = {
    var steps: [Step] = Script.identify() + Script.write(fastest) + Script.bank(3)
    steps += settle(0x68, 0x01, [0x17]) + settle(0x68, 0x02, [0x00])
    steps += settle(0x68, 0x03, Script.zeros(16)) + Script.bank(0)
    return steps + [.write(0x68, [0x03, 0x20]), .wait(37_210_041)]
  }()

  /// A read by slave 4: SLV4_ADDR, SLV4_REG, SLV4_CTRL; a millisecond later the state; then SLV4_DI.
  static func read(_ register: UInt8, _ byte: UInt8, states: [UInt8] = [0x40]) -> [Step] {
    access([.write(0x68, [0x13, 0x8C, register, 0x80])], states) + Script.select(3)
      + [.read(0x68, 0x17, [byte])] + Script.select(0)
  }

  /// A write: SLV4_DO first, because it stands behind SLV4_CTRL.
  static func write(_ register: UInt8, _ byte: UInt8) -> [Step] {
    access([.write(0x68, [0x16, byte]), .write(0x68, [0x13, 0x0C, register, 0x80])], [0x40])
  }

  /// Writes CNTL2, and reads it back.
  private static func mode(_ mode: UInt8) -> [Step] { write(0x31, mode) + read(0x31, mode) }

  private static func access(_ request: [Step], _ states: [UInt8]) -> [Step] {
    Script.select(0) + [.read(0x68, 0x17, [0x00])] + Script.select(3) + request + Script.select(0)
      + states.flatMap { [.wait(1_000_000), .read(0x68, 0x17, [$0])] }
  }

  /// SLV4_CTRL, I2C_MST_DELAY_CTRL, and slave 0: nine bytes from ST1 on.
  static let stream: [Step] =
    Script.bank(3) + settle(0x68, 0x15, [0x0B]) + settle(0x68, 0x02, [0x80])
    + settle(0x68, 0x03, [0x8C, 0x10, 0x89]) + Script.bank(0)

  private static func hub(_ script: Playback) throws -> Hub {
    try Hub(on: I2CDevice(script, .icm20948), script)
  }

  // MARK: The bus behind the chip

  @Test func reads() throws {
    let script = Playback(
      Self.start + Self.read(0x00, 0x48) + Self.read(0x01, 0x09, states: [0x00, 0x00, 0x40]))
    var hub = try Self.hub(script)
    let bytes: InlineArray<2, UInt8> = try hub.read(0x00)
    #expect(bytes[0] == 0x48 && bytes[1] == 0x09)
    #expect(script.finish() == [])
  }

  @Test func writes() throws {
    let script = Playback(Self.start + Self.write(0x32, 0x01))
    var hub = try Self.hub(script)
    try hub.write(0x01, to: 0x32)
    #expect(script.finish() == [])
  }

  @Test(
    arguments: [(0x50, BusError.noAcknowledge), (0x20, .arbitrationLost), (0x00, .timeout)]
      as [(UInt8, BusError)])
  func fails(state: UInt8, error: BusError) throws {
    let states = [UInt8](repeating: state, count: state == 0 ? 20 : 1)
    let script = Playback(Self.start + Self.read(0x00, 0x48, states: states).dropLast(3))
    var hub = try Self.hub(script)
    #expect(throws: error) { let _: UInt8 = try hub.read(0x00) }
    #expect(script.finish() == [])
  }

  /// After a failure in another bank the next access begins in the first.
  @Test func everyTransactionMayFail() throws {
    let steps = Self.read(0x00, 0x48)
    for index in steps.indices {
      guard let (failing, _) = steps.failing(at: index) else { continue }
      let script = Playback(Self.start + failing + steps)
      var hub = try Self.hub(script)
      #expect(throws: BusError.noAcknowledge) { let _: UInt8 = try hub.read(0x00) }
      #expect(try hub.read(0x00) == 0x48)
      #expect(script.finish() == [], "step \(index)")
    }
  }

  @Test func nothingToTransfer() throws {
    let script = Playback(Self.start)
    var hub = try Self.hub(script)
    #expect(throws: BusError.unsupported) {
      var none = MutableSpan<UInt8>()
      try hub.read(0x00, into: &none)
    }
    #expect(throws: BusError.unsupported) { try hub.write(Span(), to: 0x31) }
    #expect(script.finish() == [])
  }

  // MARK: The magnetometer

  /// Its own driver configures it behind the chip, which then reads it with each sample: ST1, six bytes, TMPS, ST2.
  @Test func samples() throws {
    var compass: [Step] = Self.read(0x00, 0x48) + Self.read(0x01, 0x09)
    compass += Self.mode(0x00) + Self.mode(0x00)
    compass += [.wait(100_000)] + Self.mode(0x08)
    let field: [UInt8] = [0x01, 0x64, 0x00, 0x38, 0xFF, 0x2C, 0x01, 0x00, 0x00]
    var steps: [Step] = Self.start + compass + Self.stream + Script.identify()
    steps += Script.write(.init(delay: 1))
    steps += [Script.status(), .read(0x68, 0x2D, Script.outputs(Axes(1, 2, 3)) + field)]
    steps += [.read(0x68, 0x17, [0x00]), .read(0x68, 0x03, [0x20]), .read(0x68, 0x3B, field)]
    steps += [.read(0x68, 0x17, [0x01]), .read(0x68, 0x03, [0x20])]
    let script = Playback(steps)
    let magnetometer = try AK09916(
      on: Self.hub(script), script, .init(mode: .continuous100Hertz))
    let (settings, adjustment) = (magnetometer.configuration, magnetometer.adjustment)
    let link = try magnetometer.release().start(settings)
    var sensor = try ICM20948(on: link, .init(auxiliary: .magnetometer))
    let read = try #require(sensor.read().magnetometer)
    #expect(read.isNew && !read.isUnanswered && read.raw == Axes(100, -200, 300))
    let sample = try #require(try read.sample(of: settings, adjustment: adjustment))
    #expect(sample.fluxDensity.microtesla == Axes(15, -30, 45))
    let silent = try sensor.readMagnetometer()
    #expect(silent.isUnanswered)
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x10)) {
      _ = try silent.sample(of: settings, adjustment: adjustment)
    }
    #expect(script.finish() == [])
  }

  /// Slave 1 triggers one that does not measure by itself; both skip samples.
  @Test func triggered() throws {
    let script = Playback(
      Self.start + Script.bank(3) + settle(0x68, 0x15, [0x0B]) + settle(0x68, 0x02, [0x83])
        + settle(0x68, 0x0A, [0x01]) + settle(0x68, 0x07, [0x0C, 0x31, 0x81])
        + settle(0x68, 0x03, [0x8C, 0x10, 0x89]) + Script.bank(0))
    _ = try Self.hub(script).start(AK09916Configuration())
    #expect(script.finish() == [])
  }

  /// Its output has a byte less.
  @Test func anotherMagnetometer() throws {
    let script = Playback(Self.start)
    #expect(throws: SensorError.wrongPart) {
      _ = try Self.hub(script).start(AK8963Configuration())
    }
    #expect(script.finish() == [])
  }

  /// ST2 is the ninth byte: HOFL.
  @Test func overflow() throws {
    let field: [UInt8] = [0x01, 0xF0, 0x7F, 0, 0, 0, 0, 0x08, 0x08]
    let script = Playback(
      Script.identify() + Script.write(.init(delay: 1))
        + [.read(0x68, 0x3B, field), .read(0x68, 0x17, [0x00]), .read(0x68, 0x03, [0x20])])
    var sensor = try Script.started(script, .init(auxiliary: .magnetometer))
    let read = try sensor.readMagnetometer()
    #expect(throws: SensorError.overflow) {
      _ = try read.sample(of: AK09916Configuration(), adjustment: Axes(128, 128, 128))
    }
    #expect(script.finish() == [])
  }
}

/// How the ICM-20948 joins its auxiliary bus to that of the host.
@Suite struct ICM20948BypassTests {
  /// The first bank; after power-on: asleep, master off, bypass off.
  private static func open(
    _ address: UInt8 = 0x68, power: (UInt8, UInt8) = (0x41, 0x01),
    user: (UInt8, UInt8) = (0x00, 0x00), pin: (UInt8, UInt8) = (0x00, 0x02)
  ) -> [Step] {
    settle(address, 0x7F, [0x00]) + [.read(address, 0x00, [0xEA])]
      + [(0x06, power), (0x03, user), (0x0F, pin)].flatMap { register, values in
        [.read(address, register, [values.0])] + settle(address, register, [values.1])
      }
  }

  @Test(arguments: [0x68, 0x69] as [UInt8])
  func opens(address: UInt8) throws {
    let script = Playback(Self.open(address))
    _ = try ICM20948Bypass.open(on: script, at: .icm20948.at(address))
    #expect(script.finish() == [])
  }

  /// LP_EN ends; the clock, the FIFO and the pin of other programs stay.
  @Test func leavesTheRestAlone() throws {
    let script = Playback(Self.open(power: (0x63, 0x03), user: (0x60, 0x40), pin: (0xB0, 0xB2)))
    _ = try ICM20948Bypass.open(on: script)
    #expect(script.finish() == [])
  }

  @Test func everyTransactionMayFail() throws {
    for index in Self.open().indices {
      let (steps, register) = try #require(Self.open().failing(at: index))
      let script = Playback(steps)
      #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
        _ = try ICM20948Bypass.open(on: script)
      }
      #expect(script.finish() == [], "step \(index)")
    }
  }

  @Test func anotherPart() {
    let script = Playback(settle(0x68, 0x7F, [0x00]) + [.read(0x68, 0x00, [0x00])])
    #expect(throws: SensorError.identity(expected: 0xEA, found: 0x00)) {
      _ = try ICM20948Bypass.open(on: script)
    }
    #expect(script.finish() == [])
  }
}
