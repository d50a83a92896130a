// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the LSM6DSO uses the auxiliary bus, byte for byte.
@Suite struct LSM6DSOHubTests {
  typealias Script = LSM6DSOScript
  typealias Hub = LSM6DSOHub<I2CDevice<Playback>, Playback>

  private static let open: [Step] = [.write(0x6A, [0x01, 0x40])]
  private static let close: [Step] = [.write(0x6A, [0x01, 0x00])]
  /// After MASTER_ON off.
  private static let stop: [Step] = [.wait(300_000)]

  /// The first bank, the identity, increments, the accelerometer at 104 Hz, the hub off.
  static let start: [Step] =
    Script.identify() + [.read(0x6A, 0x12, [0x04])] + settle(0x6A, 0x12, [0x44])
    + settle(0x6A, 0x10, [0x40]) + open + [.read(0x6A, 0x14, [0x00])] + settle(0x6A, 0x14, [0x00])
    + close

  /// An access of slave 0: SLV0_ADD, SLV0_SUBADD, SLV0_CONFIG; DATAWRITE_SLV0; MASTER_CONFIG. Two periods later the
  /// state and the bytes.
  static func access(
    _ slave: [UInt8], _ byte: UInt8 = 0, control: UInt8, state: UInt8 = 0x01,
    bytes: [UInt8] = Script.zeros(7)
  ) -> [Step] {
    var steps: [Step] = [.read(0x6A, 0x39, [0x00])] + open
    steps += [.write(0x6A, [0x15] + slave), .write(0x6A, [0x21, byte])]
    steps += [.write(0x6A, [0x14, control])] + close
    steps += [.wait(20_230_769), .read(0x6A, 0x39, [state])] + open
    steps += [.read(0x6A, 0x02, bytes), .write(0x6A, [0x14, 0x00])] + close
    return steps + stop
  }

  private static func hub(_ script: Playback, _ target: I2CTarget = .lis2mdl) throws -> Hub {
    try Hub(on: I2CDevice(script, .lsm6dso), to: target, script)
  }

  // MARK: Pass-through

  @Test func passThrough() throws {
    let script = Playback(Script.start + Self.open)
    var sensor = try Script.started(script)
    for step in [Step.read(0x6A, 0x14, [0x00])] + settle(0x6A, 0x14, [0x00])
      + settle(0x6A, 0x14, [0x10]) + Self.close
    {
      script.expect(step)
    }
    try sensor.setPassThrough(true, script)
    for step in Self.open + [.read(0x6A, 0x14, [0x10])] + settle(0x6A, 0x14, [0x00]) + Self.close {
      script.expect(step)
    }
    try sensor.setPassThrough(false, script)
    #expect(script.finish() == [])
  }

  /// A hub that runs is stopped, and comes to its end.
  @Test func passThroughStopsTheHub() throws {
    let script = Playback(
      Script.start + Self.open + [.read(0x6A, 0x14, [0x04])] + settle(0x6A, 0x14, [0x00])
        + Self.stop + settle(0x6A, 0x14, [0x10]) + Self.close)
    var sensor = try Script.started(script)
    try sensor.setPassThrough(true, script)
    #expect(script.finish() == [])
  }

  /// A failure closes the bank.
  @Test func passThroughFails() throws {
    let script = Playback(
      Script.start + Self.open + [.read(0x6A, 0x14, [0x00]), .write(0x6A, [0x14, 0x00])]
        + [.read(0x6A, 0x14, [0x04])] + Self.close)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.notVerified(register: 0x14)) {
      try sensor.setPassThrough(true, script)
    }
    #expect(script.finish() == [])
  }

  // MARK: The bus behind the hub

  @Test func reads() throws {
    let identity = Self.access(
      [0x3D, 0x4F, 1], control: 0x04, bytes: [0x40, 0, 0, 0, 0, 0, 0])
    let long =
      Self.access([0x3D, 0xE0, 7], control: 0x04, bytes: [1, 2, 3, 4, 5, 6, 7])
      + Self.access([0x3D, 0xE7, 2], control: 0x04, bytes: [8, 9, 0, 0, 0, 0, 0])
    let script = Playback(Self.start + identity + long)
    var hub = try Self.hub(script)
    #expect(try hub.read(0x4F) == 0x40)
    let bytes: InlineArray<9, UInt8> = try hub.read(0x60)
    for index in bytes.indices { #expect(Int(bytes[index]) == index + 1) }
    #expect(script.finish() == [])
  }

  /// A chip with a bit for increments gets it where several registers are read: the LIS3MDL by its documents, too.
  @Test func readsWithIncrements() throws {
    let script = Playback(
      Self.start + Self.access([0x39, 0x0F, 1], control: 0x04)
        + Self.access([0x39, 0xA8, 6], control: 0x04))
    var hub = try Self.hub(script, .lis3mdl)
    let _: UInt8 = try hub.read(0x0F)
    let _: InlineArray<6, UInt8> = try hub.read(0x28)
    #expect(script.finish() == [])
  }

  /// One register in an access, once, with three more slaves, as in Linux.
  @Test func writes() throws {
    let script = Playback(
      Self.start + Self.access([0x3C, 0x60, 0], 0x8C, control: 0x47, state: 0x81)
        + Self.access([0x3C, 0x61, 0], 0x02, control: 0x47, state: 0x81))
    var hub = try Self.hub(script)
    let bytes: [2 of UInt8] = [0x8C, 0x02]
    try hub.write(bytes.span, to: 0x60)
    #expect(script.finish() == [])
  }

  @Test(arguments: [(0x09, BusError.noAcknowledge), (0x00, .timeout)] as [(UInt8, BusError)])
  func fails(_ test: (state: UInt8, error: BusError)) throws {
    let script = Playback(
      Self.start + Self.access([0x3D, 0x4F, 1], control: 0x04, state: test.state) + Self.close)
    var hub = try Self.hub(script)
    #expect(throws: test.error) { let _: UInt8 = try hub.read(0x4F) }
    #expect(script.finish() == [])
  }

  /// A failing transaction on the way closes the bank.
  @Test func everyTransactionMayFail() throws {
    let steps = Self.access([0x3D, 0x4F, 1], control: 0x04)
    for index in steps.indices {
      guard let (failing, _) = steps.failing(at: index) else { continue }
      let script = Playback(Self.start + failing + Self.close)
      var hub = try Self.hub(script)
      #expect(throws: BusError.noAcknowledge) { let _: UInt8 = try hub.read(0x4F) }
      #expect(script.finish() == [], "step \(index)")
    }
  }

  @Test func anotherPart() {
    let script = Playback(Script.identify(0x6B))
    #expect(throws: SensorError.identity(expected: 0x6C, found: 0x6B)) {
      _ = try Self.hub(script)
    }
    #expect(script.finish() == [])
  }

  @Test func nothingToTransfer() throws {
    let script = Playback(Self.start)
    var hub = try Self.hub(script)
    #expect(throws: BusError.unsupported) {
      var none = MutableSpan<UInt8>()
      try hub.read(0x4F, into: &none)
    }
    #expect(throws: BusError.unsupported) { try hub.write(Span(), to: 0x60) }
    #expect(script.finish() == [])
  }

  // MARK: Samples

  /// Slave 0 reads the outputs, with the hub's rate and the bit for the FIFO; the driver reads what it has.
  @Test func samples() throws {
    let begin =
      Self.open + settle(0x6A, 0x15, [0x3D, 0xE8, 0x4E]) + settle(0x6A, 0x14, [0x04]) + Self.close
    let read: [Step] =
      [.read(0x6A, 0x39, [0x01])] + Self.open
      + [.read(0x6A, 0x02, [0x64, 0x00, 0x38, 0xFF, 0x2C, 0x01])] + Self.close
    let script = Playback(
      Self.start + begin + Script.start + read + [.read(0x6A, 0x39, [0x09])])
    let field = LIS2MDLConfiguration()
    let link = try Self.hub(script).start(field, rate: .hertz52, intoFIFO: true)
    var sensor = try LSM6DSO(on: link)
    let sample = try sensor.readMagnetometer(field)
    #expect(sample.raw == Axes(100, -200, 300) && sample.isNew)
    #expect(sample.fluxDensity.microtesla == Axes(15, -30, 45))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x39)) {
      _ = try sensor.readMagnetometer(field)
    }
    #expect(script.finish() == [])
  }

  /// By its documents an LIS3MDL needs the bit for increments.
  @Test func samplesWithIncrements() throws {
    let script = Playback(
      Self.start + Self.open + settle(0x6A, 0x15, [0x39, 0xA8, 0x06]) + settle(0x6A, 0x14, [0x04])
        + Self.close)
    _ = try Self.hub(script, .lis3mdl).start(LIS3MDLConfiguration())
    #expect(script.finish() == [])
  }

  // MARK: FIFO

  private static let configuration = LSM6DSOConfiguration(
    gyroscopeRate: nil, fifo: .init(watermark: 2, magnetometer: true))

  private func drain(
    _ words: [UInt8], count: UInt8, room: Int = 8, then more: [Step] = []
  ) throws -> [(Axes<Int16>, MagneticFluxDensity?)] {
    let script = Playback(
      Script.identify()
        + Script.configure([0x48, 0x00], before: [0, 0], signals: [4, 0, 0x04, 0, 0, 0, 0, 0])
        + [.read(0x6A, 0x3A, [count, 0]), .read(0x6A, 0x78, words)] + more)
    var sensor = try Script.started(script, Self.configuration)
    var buffer = [LSM6DSOTimedSample](repeating: .init(), count: room)
    var span = buffer.mutableSpan
    let drain = try sensor.drain(into: &span, ManualTimebase())
    #expect(script.finish() == [])
    return buffer[..<drain.count].map { timed in
      (timed.sample.rawAcceleration, timed.sample.fluxDensity(of: LIS2MDLConfiguration()))
    }
  }

  /// A set has a word of the accelerometer and one of the hub, which may tell that the magnetometer did not answer.
  @Test func fifo() throws {
    var words: [UInt8] = [0x11, 7, 0, 8, 0, 9, 0] + [0x71, 0x9C, 0xFF, 0xC8, 0x00, 0xD4, 0xFE]
    words += [0x12, 1, 0, 2, 0, 3, 0] + [0x72, 0x64, 0x00, 0x38, 0xFF, 0x2C, 0x01]
    words += [0x14, 4, 0, 5, 0, 6, 0] + [0xCC, 0, 0, 0, 0, 0, 0]
    let samples = try drain(words, count: 6)
    #expect(samples.map { $0.0 } == [Axes(7, 8, 9), Axes(1, 2, 3), Axes(4, 5, 6)])
    #expect(samples.map { $0.1?.microtesla } == [Axes(-15, 30, -45), Axes(15, -30, 45), nil])
  }

  /// A FIFO without words of the hub has more sets than were counted; the chip still holds its configuration.
  @Test func fifoWithoutHub() throws {
    let words: [UInt8] =
      [0x11, 1, 0, 2, 0, 3, 0] + [0x12, 1, 0, 2, 0, 3, 0] + [0x14, 1, 0, 2, 0, 3, 0]
      + [0x17, 1, 0, 2, 0, 3, 0]
    let check: [Step] = [
      .read(0x6A, 0x10, [0x48, 0x00, 0x44, 0, 0, 0, 0, 0, 0xE2, 0]),
      .read(0x6A, 0x07, [4, 0, 0x04, 0x06, 0, 0, 0, 0]),
    ]
    #expect(throws: SensorError.dataError) { _ = try drain(words, count: 4, then: check) }
  }

  /// Its rates are those of the hub.
  @Test(arguments: [
    (LSM6DSOConfiguration.Rate.hertz12Point5, true), (.hertz104, true), (.hertz208, false),
  ])
  func fifoRates(_ test: (rate: LSM6DSOConfiguration.Rate, suits: Bool)) {
    let configuration = LSM6DSOConfiguration(
      accelerometerRate: test.rate, gyroscopeRate: test.rate,
      fifo: .init(watermark: 170, magnetometer: true))
    #expect(((try? configuration.rounded()) != nil) == test.suits)
    var larger = configuration
    larger.fifo?.watermark = 171
    #expect(throws: SensorError.wrongConfiguration) { _ = try larger.rounded() }
  }
}
