// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Drains of the MPU-6500's FIFO, byte for byte: both sensors at 1 kHz.
@Suite struct MPU6500DrainingTests {
  typealias Configuration = MPU6500Configuration
  typealias Script = MPU6500Script

  static let configuration = Configuration(rate: .hertz1000, fifo: .init())
  /// CONFIG lets a full FIFO stop.
  static let registers = Script.Registers(
    settings: [0x00, 0x41, 0x08, 0x08], accelerometer: 0x01, fifo: 0xF8)

  static let old = Configuration(part: .mpu6050, rate: .hertz1000, fifo: .init())
  static let oldRegisters = Script.Registers(
    settings: [0x00, 0x01, 0x08, 0x08], accelerometer: nil, fifo: 0xF8)

  /// The number of bytes.
  static func count(_ bytes: Int) -> Step { .read(0x68, 0x72, Script.words(bytes)) }

  /// Acceleration, temperature and rate of sets; the acceleration's x is their number.
  static func sets(_ numbers: ClosedRange<Int>, temperature: Int = 1336) -> Step {
    .read(
      0x68, 0x74, numbers.flatMap { Script.words($0, 0, 8192, temperature, 0, 0, -$0) })
  }

  /// INT_STATUS, and whether the FIFO is on.
  static func end(_ status: UInt8 = 0x01, user: UInt8 = 0x40) -> [Step] {
    [.read(0x68, 0x3A, [status]), .read(0x68, 0x6A, [user])]
  }

  /// A driver whose FIFO started at 0, with its script and a buffer.
  struct Bench: ~Copyable {
    let script: Playback
    var sensor: MPU6500<I2CDevice<Playback>>
    var samples: [MPU6500TimedSample]

    init(
      _ steps: [Step], room: Int = 80, identity: UInt8 = 0x70,
      _ registers: Script.Registers = MPU6500DrainingTests.registers,
      _ configuration: Configuration = MPU6500DrainingTests.configuration
    ) throws {
      let script = Playback(
        Script.identify(identity) + Script.configure(registers) + Script.rearm(registers)
          + steps)
      var sensor = try MPU6500(on: I2CDevice(script, .mpu6500), configuration)
      try sensor.rearmFIFO(script)
      self.sensor = sensor
      self.script = script
      samples = Array(repeating: MPU6500TimedSample(), count: room)
    }

    /// Lets time pass, in milliseconds, and drains.
    mutating func drain(after time: Int64) throws(SensorError) -> FIFODrain {
      script.advance(byNanoseconds: time * 1_000_000)
      var buffer = samples
      defer { samples = buffer }
      var span = buffer.mutableSpan
      return try sensor.drain(into: &span, script)
    }

    func numbers(_ drain: FIFODrain) -> [Int] {
      samples[..<drain.count].map { Int($0.sample.rawAcceleration.x) }
    }
  }

  @Test func sets() throws {
    var bench = try Bench([Self.count(56), Self.sets(1...4)] + Self.end())
    let drain = try bench.drain(after: 4)
    #expect(bench.numbers(drain) == [1, 2, 3, 4])
    #expect(drain.lost == 0 && !drain.more && !drain.isStopped)
    let sample = bench.samples[3].sample
    #expect(sample.acceleration.g.z == 1 && sample.rawAngularRate == Axes(0, 0, -4))
    #expect(sample.hasAcceleration && sample.hasAngularRate && sample.magnetometer == nil)
    #expect(abs(sample.temperature - 25) < 0.01)
    for index in 1..<4 {
      let step = bench.samples[index].time - bench.samples[index - 1].time
      #expect(step == .milliseconds(1))
    }
    #expect(bench.script.finish() == [])
  }

  /// What is left of a set that is being written stays; nothing is read where no set is whole.
  @Test func wholeSetsAlone() throws {
    var bench = try Bench(
      [Self.count(13), Self.count(30), Self.sets(1...2)] + Self.end())
    let nothing = try bench.drain(after: 1)
    #expect(nothing.count == 0)
    let drain = try bench.drain(after: 1)
    #expect(bench.numbers(drain) == [1, 2])
    #expect(bench.script.finish() == [])
  }

  /// At most 224 bytes in a transaction, and as many sets as there is room for.
  @Test func transactions() throws {
    var bench = try Bench(
      [Self.count(280), Self.sets(1...16), Self.sets(17...18)] + Self.end()
        + [Self.count(28), Self.sets(19...20)] + Self.end(),
      room: 18)
    let drain = try bench.drain(after: 20)
    #expect(bench.numbers(drain) == Array(1...18) && drain.more)
    let rest = try bench.drain(after: 0)
    #expect(bench.numbers(rest) == [19, 20] && !rest.more)
    #expect(bench.script.finish() == [])
  }

  @Test func oneSensor() throws {
    let registers = Script.Registers(
      settings: [0x00, 0x41, 0x08, 0x08], accelerometer: 0x01, standby: 0x38, fifo: 0xF0)
    let configuration = Configuration(
      rate: .hertz1000, runsAccelerometer: false, fifo: .init())
    var bench = try Bench(
      [Self.count(8), .read(0x68, 0x74, Script.words(1336, 1, -2, 3))] + Self.end(), registers,
      configuration)
    let drain = try bench.drain(after: 1)
    #expect(drain.count == 1)
    #expect(bench.samples[0].sample.rawAngularRate == Axes(1, -2, 3))
    #expect(!bench.samples[0].sample.hasAcceleration)
    #expect(bench.script.finish() == [])
  }

  // MARK: Overflows

  /// A full FIFO of an MPU-6500 stops: what it holds is good, but the last set is not whole.
  @Test func aFullFIFO() throws {
    var bench = try Bench(
      [Self.count(512), Self.sets(1...16), Self.sets(17...32), Self.sets(33...36)]
        + Self.end(0x11) + Script.rearm(Self.registers) + [
          Self.count(28), Self.sets(101...102),
        ]
        + Self.end())
    let drain = try bench.drain(after: 100)
    #expect(bench.numbers(drain) == Array(1...36))
    let next = try bench.drain(after: 2)
    #expect(bench.numbers(next) == [101, 102])
    #expect(next.lost > 55 && next.lost < 70)
    #expect(bench.script.finish() == [])
  }

  /// That of an MPU-6050 loses the oldest bytes: it is restarted, and nothing is read.
  @Test(arguments: [1024, 1011])
  func aFullFIFOOfAnMPU6050(bytes: Int) throws {
    var bench = try Bench(
      [Self.count(bytes)] + Script.rearm(Self.oldRegisters)
        + [Self.count(28), Self.sets(101...102)] + Self.end(),
      identity: 0x68, Self.oldRegisters, Self.old)
    let drain = try bench.drain(after: 100)
    #expect(drain.count == 0 && !drain.more)
    let next = try bench.drain(after: 2)
    #expect(bench.numbers(next) == [101, 102])
    #expect(drain.lost + next.lost > 95 && drain.lost + next.lost < 105)
    #expect(bench.script.finish() == [])
  }

  /// The overflow occurred while sets were read.
  @Test func anOverflowMeanwhile() throws {
    var bench = try Bench(
      [Self.count(28), Self.sets(1...2)] + Self.end(0x11) + Script.rearm(Self.oldRegisters),
      identity: 0x68, Self.oldRegisters, Self.old)
    let drain = try bench.drain(after: 2)
    #expect(drain.count == 0)
    #expect(bench.script.finish() == [])
  }

  /// Sets that do not begin where they should have other numbers in the place of the temperature.
  @Test func misaligned() throws {
    let shifted = Script.words(1, 0, 8192, 1336, 0, 0, 0) + Script.words(0, 8192, 0, 8192, 0, 0, 0)
    var bench = try Bench(
      [Self.count(28), .read(0x68, 0x74, shifted)] + Self.end()
        + Script.rearm(Self.registers))
    let drain = try bench.drain(after: 2)
    #expect(drain.count == 0)
    #expect(bench.script.finish() == [])
  }

  // MARK: Failures

  /// Where a transaction failed, it is not known how many bytes it took.
  @Test func aFailedRead() throws {
    var bench = try Bench(
      [Self.count(28), Self.sets(1...2).failing(), Self.count(28)]
        + Script.rearm(Self.registers) + [Self.count(14), Self.sets(9...9)] + Self.end())
    let failure = SensorError.bus(.noAcknowledge, register: 0x74)
    #expect(throws: failure) { _ = try bench.drain(after: 2) }
    let nothing = try bench.drain(after: 5)
    #expect(nothing.count == 0)
    let next = try bench.drain(after: 1)
    #expect(bench.numbers(next) == [9])
    #expect(nothing.lost + next.lost >= 6)
    #expect(bench.script.finish() == [])
  }

  /// A chip that lost its supply after the count has no FIFO.
  @Test func aDip() throws {
    var bench = try Bench([Self.count(14), Self.sets(0...0)] + Self.end(0x00, user: 0x00))
    #expect(throws: SensorError.lostConfiguration) { _ = try bench.drain(after: 1) }
    #expect(bench.script.finish() == [])
  }

  @Test func notWithAFIFO() throws {
    var bench = try Bench([])
    #expect(throws: SensorError.wrongState) { try bench.sensor.read() }
    #expect(throws: SensorError.wrongState) { try bench.sensor.hasSample() }
    let script = Playback(Script.start)
    var sensor = try MPU6500(on: I2CDevice(script, .mpu6500))
    #expect(throws: SensorError.wrongState) { try sensor.rearmFIFO(script) }
    #expect(script.finish() == [])
  }
}
