// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Drains of the ADXL345's FIFO, byte for byte: 100 Hz in stream mode, the watermark of four sets on INT1.
@Suite struct ADXL345DrainingTests {
  typealias Configuration = ADXL345Configuration
  typealias Script = ADXL345Script

  static let configuration = Configuration(
    fifo: .init(.stream, samples: 4), pins: .init(interrupt1: .watermark))
  static let begin = Script.identify + Script.configure(enable: 0x02, fifo: 0x84)
  static let rearm = settle(0x53, 0x38, [0x00]) + settle(0x53, 0x38, [0x84])

  static func status(_ byte: UInt8) -> Step { .read(0x53, 0x39, [byte]) }

  /// INT_SOURCE, which tells whether a set is left.
  static func source(_ byte: UInt8) -> Step { .read(0x53, 0x30, [byte]) }

  /// INT_SOURCE without a set, twice; then what the chip holds, as one that has lost its supply has none, either.
  static let noSet =
    [source(0x00), source(0x00)] + Script.check([0x0A, 0x08, 0x02, 0x00], fifo: 0x84)

  /// INT_SOURCE with a set that FIFO_STATUS does not count; then what the chip holds.
  static let uncountedSet =
    [source(0x80), status(0), source(0x80), status(0)]
    + Script.check([0x0A, 0x08, 0x02, 0x00], fifo: 0x84)

  /// Sets whose X is their number, each in a transaction of its own.
  static func sets(_ numbers: ClosedRange<Int>) -> [Step] {
    numbers.map { .read(0x53, 0x32, Script.words(Axes($0, 0, 256))) }
  }

  /// A driver whose FIFO started at 0, with its script and a buffer.
  struct Bench: ~Copyable {
    let script: Playback
    var sensor: ADXL345<I2CDevice<Playback>>
    var samples: [ADXL345TimedSample]

    init(
      _ steps: [Step], room: Int = 32, begin: [Step] = ADXL345DrainingTests.begin,
      rearm: [Step] = ADXL345DrainingTests.rearm,
      _ configuration: Configuration = ADXL345DrainingTests.configuration
    ) throws {
      let script = Playback(begin + rearm + steps)
      var sensor = try ADXL345(on: I2CDevice(script, .adxl345), configuration)
      try sensor.rearmFIFO(script)
      self.sensor = sensor
      self.script = script
      samples = Array(repeating: ADXL345TimedSample(), count: room)
    }

    /// Lets time pass, in milliseconds, and drains.
    mutating func drain(
      after time: Int64 = 0, at edge: Int64? = nil
    ) throws(SensorError) -> FIFODrain {
      script.advance(byNanoseconds: time * 1_000_000)
      var buffer = samples
      defer { samples = buffer }
      var span = buffer.mutableSpan
      return try sensor.drain(
        into: &span, at: edge.map { Instant(nanoseconds: $0 * 1_000_000) }, script)
    }

    func numbers(_ drain: FIFODrain) -> [Int] { samples[..<drain.count].map { Int($0.raw.x) } }

    /// In milliseconds.
    func times(_ drain: FIFODrain) -> [Double] {
      samples[..<drain.count].map { Double($0.time.nanoseconds) / 1_000_000 }
    }
  }

  static func drained(_ count: Int, lost: Int = 0, more: Bool = false) -> FIFODrain {
    FIFODrain(count: count, lost: lost, more: more, isStopped: false)
  }

  /// The set at the output counts: none is left after as many reads. From the second edge on the number is not read.
  @Test func theOutputCounts() throws {
    var bench = try Bench(
      [Self.status(4)] + Self.sets(1...4) + Self.noSet + Self.sets(5...8)
        + [Self.status(0)])
    var drain = try bench.drain(after: 41, at: 40)
    #expect(drain == Self.drained(4))
    #expect(bench.numbers(drain) == [1, 2, 3, 4])
    #expect(bench.times(drain) == [10, 20, 30, 40])
    #expect(bench.samples[0].acceleration.g == Axes(1.0 / 256, 0, 1))
    drain = try bench.drain(after: 40, at: 80)
    #expect(drain == Self.drained(4))
    #expect(bench.numbers(drain) == [5, 6, 7, 8])
    #expect(bench.times(drain) == [50, 60, 70, 80])
    drain = try bench.drain(after: 1)
    #expect(drain == Self.drained(0))
    #expect(bench.script.finish() == [])
  }

  /// The set at the output is one more than FIFO_STATUS says: it is left after as many reads, and none is counted. Then an
  /// edge at four sets is that of the fifth.
  @Test func theOutputDoesNotCount() throws {
    var bench = try Bench(
      [Self.status(4)] + Self.sets(1...4) + Self.uncountedSet
        + Self.sets(5...5) + Self.sets(6...10) + [Self.status(3)] + Self.sets(11...14))
    var drain = try bench.drain(after: 51, at: 50)
    #expect(drain == Self.drained(5))
    #expect(bench.times(drain) == [10, 20, 30, 40, 50])
    drain = try bench.drain(after: 50, at: 100)
    #expect(drain == Self.drained(5))
    #expect(bench.times(drain) == [60, 70, 80, 90, 100])
    drain = try bench.drain(after: 42)
    #expect(drain == Self.drained(4))
    #expect(bench.times(drain) == [110, 120, 130, 140])
    #expect(bench.script.finish() == [])
  }

  /// A set that came during the drain decides nothing: the next drain asks again.
  @Test func undecided() throws {
    var bench = try Bench(
      [Self.status(2)] + Self.sets(1...2) + [Self.source(0x80), Self.status(1), Self.status(1)]
        + Self.sets(3...3) + Self.noSet)
    #expect(try bench.drain(after: 20) == Self.drained(2))
    #expect(try bench.drain(after: 10) == Self.drained(1))
    #expect(bench.script.finish() == [])
  }

  /// No set is at the output of a full FIFO that does not count it: 33 are.
  @Test func thirtyThree() throws {
    var bench = try Bench(
      [Self.status(1)] + Self.sets(1...1) + Self.uncountedSet
        + Self.sets(2...2) + [Self.status(32)] + Self.sets(100...132), room: 40)
    #expect(try bench.drain(after: 20) == Self.drained(2))
    let drain = try bench.drain(after: 2000)
    // The oldest may be replaced while it is read; of 200 sets 33 are there.
    #expect(drain.count == 32 && bench.numbers(drain).first == 101)
    #expect(drain.lost > 160 && drain.lost < 172)
    #expect(bench.script.finish() == [])
  }

  /// The chip is asked before anything is read where it was not configured completely, or had no sets for long.
  @Test func staleDrains() throws {
    let steps = [Step](repeating: Self.status(0), count: 16)
    var bench = try Bench(
      steps + [.read(0x53, 0x2C, [0x0A, 0x00, 0x00, 0x00])])
    for _ in 0..<16 { #expect(try bench.drain().count == 0) }
    #expect(throws: SensorError.lostConfiguration) { try bench.drain() }
    #expect(bench.script.finish() == [])
  }

  /// A chip that has lost its supply holds zeros.
  @Test func zeros() throws {
    var bench = try Bench([
      Self.status(2), .read(0x53, 0x32, Script.zeros(6)),
      .read(0x53, 0x2C, [0x0A, 0x00, 0x00, 0x00]),
    ])
    #expect(throws: SensorError.lostConfiguration) { try bench.drain(after: 20) }
    #expect(bench.script.finish() == [])
  }

  /// A set that is taken by a transaction that fails is lost, and counted by the next drain.
  @Test func aFailedSet() throws {
    var bench = try Bench(
      [Self.status(3)] + Self.sets(1...3) + Self.noSet + [Self.status(4)]
        + Self.sets(4...4) + [.read(0x53, 0x32, Script.zeros(6)).failing(), Self.status(6)]
        + Self.sets(6...11))
    #expect(try bench.drain(after: 30) == Self.drained(3))
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x32)) {
      try bench.drain(after: 40)
    }
    let drain = try bench.drain(after: 40)
    #expect(drain == Self.drained(6, lost: 2))
    #expect(bench.times(drain).last == 105)
    #expect(bench.script.finish() == [])
  }

  /// Where the buffer has no room, sets are left.
  @Test func room() throws {
    var bench = try Bench(
      [Self.status(6)] + Self.sets(1...4) + [Self.status(2)] + Self.sets(5...6)
        + Self.noSet, room: 4)
    #expect(try bench.drain(after: 60) == Self.drained(4, more: true))
    #expect(try bench.drain() == Self.drained(2))
    #expect(bench.script.finish() == [])
  }

  /// Nothing is taken before the trigger; afterwards a full FIFO has stopped, and none of its sets can be replaced.
  @Test func trigger() throws {
    let configuration = Configuration(
      fifo: .init(.trigger, samples: 16, trigger: .interrupt2), freeFall: .init(),
      pins: .init(interrupt2: .freeFall))
    let levels: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x07, 0x1E, 0]
    let begin =
      Script.identify + Script.configure(levels: levels, enable: 0x04, map: 0x04, fifo: 0xF0)
    var bench = try Bench(
      [Self.status(0x20), Self.status(0x20), Self.status(0xA0)] + Self.sets(1...32)
        + [.read(0x53, 0x2B, [0, 0x0A, 0x08, 0x04, 0x04, 0x04])]
        + [.read(0x53, 0x2B, [0, 0x0A, 0x08, 0x04, 0x04, 0x00])]
        + Script.check([0x0A, 0x08, 0x04, 0x04], fifo: 0xF0), begin: begin,
      rearm: settle(0x53, 0x38, [0x00]) + settle(0x53, 0x38, [0xF0]), configuration)
    #expect(try bench.drain(after: 500) == Self.drained(0))
    #expect(
      try bench.sensor.fifoStatus() == ADXL345FIFOStatus(count: 32, isTriggered: false))
    let drain = try bench.drain(after: 500)
    #expect(drain.count == 32 && !drain.isStopped && !drain.more)
    #expect(bench.numbers(drain) == Array(1...32))
    // The event was read with INT_SOURCE, and is kept.
    bench.script.expect(.read(0x53, 0x2B, [0, 0x0A, 0x08, 0x04, 0x04, 0x00]))
    #expect(try bench.sensor.readEvents().freeFall)
    #expect(bench.script.finish() == [])
  }

  /// A full FIFO in FIFO mode collects again when it was read: the sets that it has not kept meanwhile are missing before
  /// the next, whose times begin then.
  @Test func resumes() throws {
    let begin = Script.identify + Script.configure(fifo: 0x44)
    var bench = try Bench(
      [Self.status(32)] + Self.sets(1...32) + [Self.source(0x00), Self.source(0x00)]
        + Script.check([0x0A, 0x08, 0x00, 0x00], fifo: 0x44) + [Self.status(2)]
        + Self.sets(101...102), begin: begin,
      rearm: settle(0x53, 0x38, [0x00]) + settle(0x53, 0x38, [0x44]),
      .init(fifo: .init(.fifo, samples: 4)))
    var drain = try bench.drain(after: 1000)
    #expect(drain == Self.drained(32))
    #expect(bench.times(drain).first == 5 && bench.times(drain).last == 315)
    drain = try bench.drain(after: 20)
    #expect(drain.count == 2 && drain.lost >= 67 && drain.lost <= 68)
    #expect(bench.times(drain).allSatisfy { $0 > 1000 && $0 <= 1020 })
    #expect(bench.script.finish() == [])
  }

  /// On SPI 5 µs pass after each set, before the next or FIFO_STATUS is read.
  @Test func pausesOnSPI() throws {
    func settled(_ register: UInt8, _ byte: UInt8) -> [Step] {
      [.write([register, byte]), .read(0x80 | register, [byte])]
    }
    func set(_ number: UInt8) -> [Step] { [.read(0xF2, [number, 0, 0, 0, 0, 1]), .wait(5000)] }
    var steps: [Step] = [.read(0x80, [0xE5]), .write([0x6D, 0x00, 0x00])]
    steps += settled(0x31, 0x0B) + settled(0x2C, 0x0F)
    steps += [.write([0x5D] + Script.zeros(14)), .read(0xDD, Script.zeros(14))]
    steps += settled(0x2F, 0x00) + settled(0x38, 0x00) + settled(0x38, 0x90)
    steps += [
      .read(0xB0, [0x02]), .write([0x2E, 0x00]), .write([0x2D, 0x08]),
      .read(0xEC, [0x0F, 0x08, 0x00, 0x00]), .read(0xB9, [0x03]),
    ]
    steps += set(1) + set(2) + set(3) + [.read(0xB0, [0x00]), .read(0xB0, [0x00])]
    steps += [.read(0xEC, [0x0F, 0x08, 0x00, 0x00]), .read(0xB1, [0x0B]), .read(0xB8, [0x90])]
    let script = Playback(steps)
    var sensor = try ADXL345(
      on: SPIDevice(script, .adxl345), .init(rate: .hertz3200, fifo: .init(.stream, samples: 16)))
    var samples = InlineArray<32, ADXL345TimedSample>(repeating: .init())
    var room = samples.mutableSpan
    let drain = try sensor.drain(into: &room, script)
    #expect(drain.count == 3 && samples[2].raw == Axes(3, 0, 256))
    #expect(script.finish() == [])
  }

  @Test func states() throws {
    let script = Playback(Script.start + Script.configure(fifo: 0x50))
    var sensor = try ADXL345(on: I2CDevice(script, .adxl345))
    var samples = InlineArray<4, ADXL345TimedSample>(repeating: .init())
    var room = samples.mutableSpan
    #expect(throws: SensorError.wrongState) { try sensor.drain(into: &room, script) }
    #expect(throws: SensorError.wrongState) { try sensor.rearmFIFO(script) }
    try sensor.configure(.init(fifo: .init(.fifo)))
    #expect(throws: SensorError.wrongState) { try sensor.read() }
    #expect(throws: SensorError.wrongState) { try sensor.hasSample() }
    #expect(script.finish() == [])
  }
}
