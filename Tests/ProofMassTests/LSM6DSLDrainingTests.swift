// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the LSM6DSL drains the FIFO, whose words have no tags.
@Suite struct LSM6DSLDrainingTests {
  typealias Configuration = LSM6DSLConfiguration
  typealias Script = LSM6DSLScript
  typealias Sensor = LSM6DSL<I2CDevice<Playback>>

  static let configuration = Configuration(
    accelerometerRate: .hertz208, gyroscopeRate: .hertz208, fifo: .init(watermark: 4),
    pins: .init(interrupt1: .watermark))

  /// A threshold of 24 words, both sensors in each set, 208 Hz, the watermark on INT1; continuous mode last.
  static let start =
    Script.identify()
    + Script.write(
      [0x58, 0x50], before: [0, 0], collection: [24, 0, 0x09, 0, 0, 0], mode: 0x2E,
      signals: [0x08, 0])

  /// The accelerometer's samples at 104 Hz: every other set has them; a threshold of two patterns of 9 words.
  static let unequal = Configuration(
    accelerometerRate: .hertz104, gyroscopeRate: .hertz208, fifo: .init(watermark: 4),
    pins: .init(interrupt1: .watermark))
  static let unequalStart =
    Script.identify()
    + Script.write(
      [0x48, 0x50], before: [0, 0], collection: [18, 0, 0x0A, 0, 0, 0], mode: 0x2E,
      signals: [0x08, 0])

  /// Through bypass, which empties it.
  static let rearm = settle(0x6A, 0x0A, [0]) + settle(0x6A, 0x0A, [0x2E])

  /// 208.344 Hz.
  static let period: Int64 = 4_799_754

  /// Three words: X is the number of the set, Y and Z are 1 and 2 for the gyroscope, 3 and 4 for the accelerometer.
  private func rate(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8), 1, 0, 2, 0]
  }

  private func force(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8), 3, 0, 4, 0]
  }

  private func sets(_ numbers: Range<Int>) -> [UInt8] {
    numbers.flatMap { rate($0) + force($0) }
  }

  /// Sets of which those with even numbers have the accelerometer's words.
  private func unequalSets(_ numbers: Range<Int>) -> [UInt8] {
    numbers.flatMap { rate($0) + ($0 % 2 == 0 ? force($0) : []) }
  }

  /// FIFO_STATUS1 to FIFO_STATUS4: the number of words, flags, and the place of the next.
  private func status(_ words: Int, _ flags: UInt8 = 0, at place: Int = 0) -> Step {
    .read(0x6A, 0x3A, [UInt8(words & 0xFF), UInt8(words >> 8) | flags, UInt8(place), 0])
  }

  /// Nothing: FIFO_EMPTY.
  private func empty(at place: Int = 0) -> Step { status(0, 0x10, at: place) }

  private func burst(_ bytes: [UInt8]) -> Step { .read(0x6A, 0x3E, bytes) }

  private func expect(
    _ steps: [Step], isUnequal: Bool = false, body: (inout Sensor, ManualTimebase) throws -> Void
  ) throws {
    let clock = ManualTimebase()
    let script = Playback((isUnequal ? Self.unequalStart : Self.start) + Self.rearm + steps)
    var sensor = try Script.started(script, isUnequal ? Self.unequal : Self.configuration)
    try sensor.rearmFIFO(clock)
    try body(&sensor, clock)
    #expect(script.finish() == [])
  }

  /// The samples of a drain, in an array.
  private func drain(
    _ sensor: inout Sensor, _ clock: ManualTimebase, at edge: Instant? = nil
  ) throws -> (drain: FIFODrain, samples: [LSM6DSLTimedSample]) {
    var samples = InlineArray<64, LSM6DSLTimedSample>(repeating: .init())
    var room = samples.mutableSpan
    let drain = try sensor.drain(into: &room, at: edge, clock)
    return (drain, (0..<drain.count).map { samples[$0] })
  }

  /// The status, and one burst of all words, a set's gyroscope first; times a period apart.
  @Test func drain() throws {
    try expect([status(18), burst(sets(0..<3)), empty()]) { sensor, clock in
      clock.advance(byNanoseconds: 3 * Self.period)
      let (drain, samples) = try drain(&sensor, clock)
      #expect(drain.count == 3 && drain.lost == 0 && !drain.more)
      for (index, timed) in samples.enumerated() {
        #expect(timed.sample.rawAngularRate == Axes(Int16(index), 1, 2))
        #expect(timed.sample.rawAcceleration == Axes(Int16(index), 3, 4))
        #expect(timed.sample.hasAcceleration && timed.sample.hasAngularRate)
        #expect(!timed.sample.hasTemperature)
      }
      #expect(samples[0].sample.gyroscopeSensitivity == Sensitivity(8750, over: 1_000_000))
      #expect(abs((samples[2].time - samples[1].time).wholeNanoseconds - Self.period) <= 1)
      #expect(try self.drain(&sensor, clock).drain.count == 0)
    }
  }

  /// G A, G, G A, G: the pattern of sensors of 208 and 104 Hz, and its next half in the next drain.
  @Test func twoRates() throws {
    try expect(
      [status(15), burst(unequalSets(0..<3)), status(12, at: 6), burst(unequalSets(3..<6))],
      isUnequal: true
    ) { sensor, clock in
      for first in [0, 3] {
        clock.advance(byNanoseconds: 3 * Self.period)
        let (drain, samples) = try drain(&sensor, clock)
        #expect(drain.count == 3 && drain.lost == 0)
        for (index, timed) in samples.enumerated() {
          let (sample, number) = (timed.sample, first + index)
          #expect(sample.hasAngularRate && sample.rawAngularRate == Axes(Int16(number), 1, 2))
          #expect(sample.hasAcceleration == (number % 2 == 0))
          #expect(!sample.hasAcceleration || sample.rawAcceleration == Axes(Int16(number), 3, 4))
        }
        #expect(abs((samples[1].time - samples[0].time).wholeNanoseconds - Self.period) <= 1)
      }
    }
  }

  /// At most 112 words are read at once, of whole sets: 18 of 6.
  @Test func boundedTransactions() throws {
    try expect([
      status(300), burst(sets(0..<18)), burst(sets(18..<36)), burst(sets(36..<50)),
    ]) { sensor, clock in
      clock.advance(byNanoseconds: 50 * Self.period)
      let (drain, samples) = try drain(&sensor, clock)
      #expect(drain.count == 50 && drain.lost == 0 && !drain.more)
      #expect(samples[49].sample.rawAcceleration.x == 49)
    }
  }

  /// At the first edge the status is read; at the next the words of the watermark are read at once, and the newest set
  /// has the edge's time.
  @Test(arguments: [false, true])
  func edges(isUnequal: Bool) throws {
    let count = isUnequal ? 18 : 24
    let (first, second) =
      isUnequal
      ? (unequalSets(0..<4), unequalSets(4..<8)) : (sets(0..<4), sets(4..<8))
    try expect([status(count, 0x80), burst(first), burst(second)], isUnequal: isUnequal) {
      sensor, clock in
      for _ in 0..<2 {
        clock.advance(byNanoseconds: 4 * Self.period)
        let edge = clock.now()
        clock.advance(byNanoseconds: 100_000)
        let (drain, samples) = try drain(&sensor, clock, at: edge)
        #expect(drain.count == 4 && drain.lost == 0 && !drain.more)
        #expect(abs((samples[3].time - edge).wholeNanoseconds) <= 1)
      }
    }
  }

  /// What a full FIFO and a nearly full one may count, with flags on which documents do not agree: 0 words, and all. Where
  /// the low byte may be one from before a set arrived, the status is read again.
  private static let full: [[(words: Int, flags: UInt8)]] = [
    [(0, 0x20)], [(0, 0x60)], [(0, 0xE0)], [(0, 0x00)], [(2046, 0x00), (2046, 0x00)],
    [(2037, 0x80)], [(255, 0xE0), (0, 0xE0)],
  ]

  /// The oldest words of a full FIFO are discarded, and then the status is right. 20 sets were replaced, and two discarded.
  @Test(arguments: full.indices)
  func fullFIFO(index: Int) throws {
    var steps = [status(12), burst(sets(0..<2))]
    for one in Self.full[index] { steps.append(status(one.words, one.flags)) }
    steps += [burst(sets(22..<24)), status(2034), burst(sets(24..<42)), burst(sets(42..<60))]
    steps += [burst(sets(60..<78)), burst(sets(78..<88))]
    try expect(steps) { sensor, clock in
      clock.advance(byNanoseconds: 2 * Self.period)
      #expect(try drain(&sensor, clock).drain.count == 2)
      // Sets 2 to 362 came, of which 24 to 362 are left.
      clock.advance(byNanoseconds: 361 * Self.period)
      let (drain, samples) = try drain(&sensor, clock)
      #expect(drain.count == 64 && drain.more)
      #expect(drain.lost == 22 || drain.lost == 21, "\(drain)")
      #expect(samples[0].sample.rawAcceleration.x == 24)
      #expect(samples[0].sample.rawAngularRate.x == 24)
    }
  }

  /// After an overrun of single data sets the next word is one of the accelerometer: its set is left out.
  @Test func resynchronises() throws {
    try expect([
      status(12), burst(sets(0..<2)), status(9, at: 3), burst(force(2)), burst(sets(3..<4)),
    ]) { sensor, clock in
      clock.advance(byNanoseconds: 2 * Self.period)
      #expect(try drain(&sensor, clock).drain.count == 2)
      clock.advance(byNanoseconds: 2 * Self.period)
      let (drain, samples) = try drain(&sensor, clock)
      #expect(drain.count == 1 && samples[0].sample.rawAngularRate.x == 3)
      #expect(samples[0].sample.rawAcceleration == Axes(3, 3, 4))
    }
  }

  /// Of two rates the place tells which set comes: without the accelerometer after 6 words.
  @Test func otherHalfOfThePattern() throws {
    try expect([status(9, at: 6), burst(unequalSets(1..<3))], isUnequal: true) { sensor, clock in
      clock.advance(byNanoseconds: 3 * Self.period)
      let (drain, samples) = try drain(&sensor, clock)
      #expect(drain.count == 2 && !samples[0].sample.hasAcceleration)
      #expect(samples[0].sample.rawAngularRate.x == 1)
      #expect(samples[1].sample.hasAcceleration && samples[1].sample.rawAcceleration.x == 2)
    }
  }

  /// Words come faster than they can be discarded: the FIFO is restarted, through bypass, and what it held is lost.
  @Test func neverReadInTime() throws {
    let round = [status(0, 0x60), burst(sets(0..<2))]
    try expect(
      round + round + round + round + [status(0, 0x60)] + Self.rearm + [status(12)]
        + [burst(sets(0..<2))]
    ) { sensor, clock in
      clock.advance(byNanoseconds: 400 * Self.period)
      let (drain, _) = try drain(&sensor, clock)
      #expect(drain.count == 0 && !drain.more)
      #expect(drain.lost == 400 || drain.lost == 399, "\(drain)")
      clock.advance(byNanoseconds: 2 * Self.period)
      #expect(try self.drain(&sensor, clock).drain.count == 2)
    }
  }

  /// Words of zeros may be those of a chip that has lost its supply since the status was read.
  @Test(arguments: [false, true])
  func zeros(isLost: Bool) throws {
    let check: [Step] =
      isLost
      ? [.read(0x6A, 0x10, [0, 0, 0x04, 0, 0, 0, 0, 0, 0, 0])]
      : [
        .read(0x6A, 0x10, [0x58, 0x50] + Script.controls),
        .read(0x6A, 0x06, [24, 0, 0x09, 0, 0x2E, 0]), .read(0x6A, 0x0D, [0x08, 0]),
      ]
    try expect([status(12), burst(Script.zeros(24))] + check) { sensor, clock in
      clock.advance(byNanoseconds: 2 * Self.period)
      var (count, found): (Int?, SensorError?)
      do { count = try drain(&sensor, clock).drain.count } catch { found = error as? SensorError }
      #expect(count == (isLost ? nil : 2) && found == (isLost ? .lostConfiguration : nil))
    }
  }

  /// After a failure the place of the next word is read before any words, also at an edge; then edges suffice again.
  @Test func aDrainThatFails() throws {
    try expect([
      status(24, 0x80), burst(sets(0..<4)), burst(sets(4..<8)).failing(), status(21, at: 3),
      burst(force(8)), burst(sets(9..<12)), burst(sets(12..<16)),
    ]) { sensor, clock in
      clock.advance(byNanoseconds: 4 * Self.period)
      #expect(try drain(&sensor, clock, at: clock.now()).drain.count == 4)
      clock.advance(byNanoseconds: 4 * Self.period)
      #expect(throws: SensorError.bus(.noAcknowledge, register: 0x3E)) {
        try self.drain(&sensor, clock, at: clock.now())
      }
      clock.advance(byNanoseconds: 4 * Self.period)
      let (drain, samples) = try drain(&sensor, clock, at: clock.now())
      #expect(drain.count == 3 && samples[0].sample.rawAcceleration.x == 9)
      #expect(drain.lost == 5 || drain.lost == 4, "\(drain)")
      clock.advance(byNanoseconds: 4 * Self.period)
      #expect(try self.drain(&sensor, clock, at: clock.now()).drain.count == 4)
    }
  }

  /// One sensor: three words are a set.
  @Test func accelerometerAlone() throws {
    let clock = ManualTimebase()
    let script = Playback(
      Script.identify()
        + Script.write(
          [0x78, 0], before: [0, 0], collection: [0xF2, 0x07, 0x01, 0, 0, 0], mode: 0x3E)
        + settle(0x6A, 0x0A, [0]) + settle(0x6A, 0x0A, [0x3E])
        + [status(6), burst(force(5) + force(6))])
    var sensor = try Script.started(
      script,
      .init(accelerometerRate: .hertz833, gyroscopeRate: nil, fifo: .init(watermark: 678)))
    try sensor.rearmFIFO(clock)
    clock.advance(byNanoseconds: 2_399_880)
    let (drain, samples) = try drain(&sensor, clock)
    #expect(drain.count == 2 && samples[1].sample.rawAcceleration == Axes(6, 3, 4))
    #expect(samples[1].sample.hasAcceleration && !samples[1].sample.hasAngularRate)
    #expect(script.finish() == [])
  }

  /// An LSM6DS3 counts 12 bits of words.
  @Test func anLSM6DS3() throws {
    let clock = ManualTimebase()
    let script = Playback(
      Script.identify(0x69)
        + Script.older(
          [0x58, 0x50], before: [0, 0], collection: [6, 0, 0x09, 0, 0, 0], mode: 0x2E)
        + Self.rearm
        + [status(2400), burst(sets(0..<18)), burst(sets(18..<36)), burst(sets(36..<54))]
        + [burst(sets(54..<64))])
    var sensor = try Script.started(
      script,
      .init(
        part: .lsm6ds3, accelerometerRate: .hertz208, gyroscopeRate: .hertz208, fifo: .init()))
    try sensor.rearmFIFO(clock)
    clock.advance(byNanoseconds: 400 * Self.period)
    let (drain, samples) = try drain(&sensor, clock)
    #expect(drain.count == 64 && drain.lost == 0 && drain.more)
    #expect(samples[63].sample.rawAcceleration.x == 63)
    #expect(script.finish() == [])
  }

  @Test func withoutFIFO() throws {
    let clock = ManualTimebase()
    let script = Playback(Script.start)
    var sensor = try Script.started(script)
    #expect(throws: SensorError.wrongState) { try self.drain(&sensor, clock) }
    #expect(throws: SensorError.wrongState) { try sensor.rearmFIFO(clock) }
    #expect(script.finish() == [])
  }
}
