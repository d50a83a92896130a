// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the LSM6DSO drains the FIFO of tagged words.
@Suite struct LSM6DSODrainingTests {
  typealias Configuration = LSM6DSOConfiguration
  typealias Script = LSM6DSOScript

  static let configuration = Configuration(
    accelerometerRate: .hertz208, gyroscopeRate: .hertz208, fifo: .init(watermark: 4),
    pins: .init(interrupt1: .watermark))

  /// Watermark of 8 words, both batched at 208 Hz, the watermark on INT1; continuous mode last.
  static func start(clock: UInt8 = 0) -> [Step] {
    Script.identify()
      + Script.configure(
        [0x58, 0x50], before: [0, 0], signals: [8, 0, 0x55, 0, 0, 0, 0x08, 0], clock: clock)
  }

  /// Through bypass, which empties it.
  static let rearm = settle(0x6A, 0x0A, [0]) + settle(0x6A, 0x0A, [0x06])

  /// 208.344 Hz.
  static let period: Int64 = 4_799_754

  /// A word: X is the number of the set, Y and Z are 1 and 2 for the gyroscope, 3 and 4 for the accelerometer.
  private func word(_ tag: UInt8, _ number: Int, _ first: UInt8) -> [UInt8] {
    [tag, UInt8(number), 0, first, 0, first + 1, 0]
  }

  /// The tags of both sensors by the slot's counter, each with an even number of ones.
  private static let tags: [(UInt8, UInt8)] = [
    (0x09, 0x11), (0x0A, 0x12), (0x0C, 0x14), (0x0F, 0x17),
  ]

  private func set(_ number: Int) -> [UInt8] {
    let (rate, force) = Self.tags[number % 4]
    return word(rate, number, 1) + word(force, number, 3)
  }

  private func sets(_ numbers: Range<Int>) -> [UInt8] { numbers.flatMap { set($0) } }

  /// FIFO_STATUS1 and FIFO_STATUS2.
  private func count(_ words: Int, _ flags: UInt8 = 0) -> Step {
    .read(0x6A, 0x3A, [UInt8(words & 0xFF), UInt8(words >> 8) | flags])
  }

  private func expect(
    _ steps: [Step], _ clock: ManualTimebase = ManualTimebase(),
    _ configuration: Configuration = configuration, trim: UInt8 = 0,
    body: (inout LSM6DSO<I2CDevice<Playback>>, ManualTimebase) throws -> Void
  ) throws {
    let script = Playback(Self.start(clock: trim) + Self.rearm + steps)
    var sensor = try Script.started(script, configuration)
    try sensor.rearmFIFO(clock)
    try body(&sensor, clock)
    #expect(script.finish() == [])
  }

  /// The count, and one burst of all words; times a period apart.
  @Test func drain() throws {
    try expect([count(6), .read(0x6A, 0x78, sets(0..<3)), count(0)]) { sensor, clock in
      clock.advance(byNanoseconds: 3 * Self.period)
      var samples = InlineArray<16, LSM6DSOTimedSample>(repeating: .init())
      var room = samples.mutableSpan
      let drain = try sensor.drain(into: &room, clock)
      #expect(drain.count == 3 && drain.lost == 0 && !drain.more)
      for index in 0..<3 {
        let sample = samples[index].sample
        #expect(sample.rawAngularRate == Axes(Int16(index), 1, 2))
        #expect(sample.rawAcceleration == Axes(Int16(index), 3, 4))
        #expect(sample.hasAcceleration && sample.hasAngularRate && !sample.hasTemperature)
      }
      #expect(samples[0].sample.accelerometerSensitivity == Sensitivity(122, over: 1_000_000))
      #expect(samples[0].sample.gyroscopeSensitivity == Sensitivity(8750, over: 1_000_000))
      #expect(abs(samples[1].time.nanoseconds - samples[0].time.nanoseconds - Self.period) <= 1)
      #expect(abs(samples[2].time.nanoseconds - samples[1].time.nanoseconds - Self.period) <= 1)
      var more = samples.mutableSpan
      let next = try sensor.drain(into: &more, clock).count
      #expect(next == 0)
    }
  }

  /// A clock that is 7.5 % fast: INTERNAL_FREQ_FINE 50.
  @Test func timesFollowTheChipsClock() throws {
    let period = Int64(Double(Self.period) / 1.075)
    try expect([count(4), .read(0x6A, 0x78, sets(0..<2))], trim: 50) { sensor, clock in
      clock.advance(byNanoseconds: 2 * period)
      var samples = InlineArray<16, LSM6DSOTimedSample>(repeating: .init())
      var room = samples.mutableSpan
      let drained = try sensor.drain(into: &room, clock).count
      #expect(drained == 2)
      #expect(abs(samples[1].time.nanoseconds - samples[0].time.nanoseconds - period) <= 2)
    }
  }

  /// 64 words are read in two transactions of 224 bytes; the buffer's room limits their number.
  @Test func boundedTransactions() throws {
    try expect([
      count(100), .read(0x6A, 0x78, sets(0..<16)), .read(0x6A, 0x78, sets(16..<32)),
      .read(0x6A, 0x78, sets(32..<40)),
    ]) { sensor, clock in
      clock.advance(byNanoseconds: 50 * Self.period)
      var samples = InlineArray<40, LSM6DSOTimedSample>(repeating: .init())
      var room = samples.mutableSpan
      let drain = try sensor.drain(into: &room, clock)
      #expect(drain.count == 40 && drain.lost == 0 && drain.more)
      #expect(samples[39].sample.rawAcceleration.x == 39)
    }
  }

  /// A set arrives between the bytes of the count, 254 words, then 256: it would be 510. The latch of an overrun is reset by
  /// the first read, and kept.
  @Test func countsWhoseBytesDoNotBelongTogether() throws {
    try expect([
      count(0x1FE, 0x08), count(0x100), .read(0x6A, 0x78, sets(0..<16)),
    ]) { sensor, clock in
      clock.advance(byNanoseconds: 128 * Self.period)
      var samples = InlineArray<16, LSM6DSOTimedSample>(repeating: .init())
      var room = samples.mutableSpan
      let drain = try sensor.drain(into: &room, clock)
      #expect(drain.count == 16 && drain.more)
      // Of the overrun: the count is not certain.
      #expect(drain.lost <= 1)
    }
  }

  /// At the first edge the count is read; at the next the words of the watermark are read at once, and the newest set
  /// has the edge's time.
  @Test func edges() throws {
    try expect([
      count(8, 0x80), .read(0x6A, 0x78, sets(0..<4)), .read(0x6A, 0x78, sets(4..<8)),
    ]) { sensor, clock in
      var samples = InlineArray<16, LSM6DSOTimedSample>(repeating: .init())
      for _ in 0..<2 {
        clock.advance(byNanoseconds: 4 * Self.period)
        let edge = clock.now()
        clock.advance(byNanoseconds: 100_000)
        var room = samples.mutableSpan
        let drain = try sensor.drain(into: &room, at: edge, clock)
        #expect(drain.count == 4 && drain.lost == 0 && !drain.more)
        #expect(abs((samples[3].time - edge).wholeNanoseconds) <= 1)
      }
    }
  }

  /// Half a set at the end of what was counted stays in the FIFO.
  @Test func halfASet() throws {
    try expect([count(3), .read(0x6A, 0x78, sets(0..<1))]) { sensor, clock in
      clock.advance(byNanoseconds: Self.period)
      var samples = InlineArray<16, LSM6DSOTimedSample>(repeating: .init())
      var room = samples.mutableSpan
      let drained = try sensor.drain(into: &room, clock).count
      #expect(drained == 1)
    }
  }

  /// A word without its partner is left out; the halves of a set may come in two drains.
  @Test func misalignedSets() throws {
    let force = { (number: Int) in word(Self.tags[number % 4].1, number, 3) }
    let rate = { (number: Int) in word(Self.tags[number % 4].0, number, 1) }
    try expect([
      count(4), .read(0x6A, 0x78, force(0) + set(1) + rate(2)),
      count(2), .read(0x6A, 0x78, force(2) + rate(3)),
    ]) { sensor, clock in
      clock.advance(byNanoseconds: 3 * Self.period)
      var samples = InlineArray<16, LSM6DSOTimedSample>(repeating: .init())
      var room = samples.mutableSpan
      let drained = try sensor.drain(into: &room, clock).count
      #expect(drained == 1)
      #expect(samples[0].sample.rawAcceleration.x == 1 && samples[0].sample.rawAngularRate.x == 1)
      clock.advance(byNanoseconds: Self.period)
      var more = samples.mutableSpan
      let next = try sensor.drain(into: &more, clock).count
      #expect(next == 1)
      #expect(samples[0].sample.rawAcceleration.x == 2 && samples[0].sample.rawAngularRate.x == 2)
    }
  }

  /// The FIFO has replaced 20 sets since the last drain, as its latched flag tells, and the clock counts them.
  @Test func lostSets() throws {
    try expect([
      count(4), .read(0x6A, 0x78, sets(0..<2)), count(512, 0x68),
      .read(0x6A, 0x78, sets(22..<38)), .read(0x6A, 0x78, sets(38..<54)),
    ]) { sensor, clock in
      clock.advance(byNanoseconds: 2 * Self.period)
      var samples = InlineArray<32, LSM6DSOTimedSample>(repeating: .init())
      var room = samples.mutableSpan
      let drained = try sensor.drain(into: &room, clock).count
      #expect(drained == 2)
      clock.advance(byNanoseconds: 276 * Self.period)
      var more = samples.mutableSpan
      let drain = try sensor.drain(into: &more, clock)
      // The oldest set might have been replaced while it was read: it is left out, and counts.
      #expect(drain.count == 31 && drain.more)
      #expect(drain.lost == 20 || drain.lost == 21)
      #expect(samples[0].sample.rawAcceleration.x == 23)
    }
  }

  /// One sensor: a word is a set.
  @Test func accelerometerAlone() throws {
    let clock = ManualTimebase()
    let script = Playback(
      Script.identify()
        + Script.configure(
          [0x78, 0], before: [0, 0], signals: [0xFF, 0x01, 0x07, 0, 0, 0, 0, 0])
        + Self.rearm
        + [count(2), .read(0x6A, 0x78, word(0x11, 5, 3) + word(0x12, 6, 3))])
    var sensor = try Script.started(
      script,
      .init(accelerometerRate: .hertz833, gyroscopeRate: nil, fifo: .init(watermark: 511)))
    try sensor.rearmFIFO(clock)
    clock.advance(byNanoseconds: 2_399_880)
    var samples = InlineArray<4, LSM6DSOTimedSample>(repeating: .init())
    var room = samples.mutableSpan
    let drained = try sensor.drain(into: &room, clock).count
    #expect(drained == 2)
    #expect(samples[1].sample.rawAcceleration == Axes(6, 3, 4))
    #expect(samples[1].sample.hasAcceleration && !samples[1].sample.hasAngularRate)
    #expect(script.finish() == [])
  }

  private static let controls: [UInt8] = [0x58, 0x50, 0x44, 0, 0, 0, 0, 0, 0xE2, 0]
  private static let signals: [UInt8] = [8, 0, 0x55, 0x06, 0, 0, 0x08, 0]

  /// An odd number of ones, the tag of an empty FIFO, of a temperature and of a timestamp: where the chip holds its
  /// configuration the word was damaged, and otherwise it has lost its supply.
  @Test(arguments: [0x08, 0x00, 0x18, 0x21] as [UInt8], [false, true])
  func wrongTags(tag: UInt8, isLost: Bool) throws {
    let check: [Step] =
      isLost
      ? [.read(0x6A, 0x10, [0, 0, 0x04, 0, 0, 0, 0, 0, 0xE0, 0])]
      : [.read(0x6A, 0x10, Self.controls), .read(0x6A, 0x07, Self.signals)]
    let next: [Step] =
      isLost ? check : [count(2), .read(0x6A, 0x78, set(2))]
    try expect([count(2), .read(0x6A, 0x78, word(tag, 1, 1) + word(0x11, 1, 3))] + check + next) {
      sensor, clock in
      clock.advance(byNanoseconds: Self.period)
      var samples = InlineArray<4, LSM6DSOTimedSample>(repeating: .init())
      func drain() -> (Int?, SensorError?) {
        var room = samples.mutableSpan
        do throws(SensorError) {
          return (try sensor.drain(into: &room, clock).count, nil)
        } catch { return (nil, error) }
      }
      #expect(drain() == (nil, isLost ? .lostConfiguration : .dataError))
      clock.advance(byNanoseconds: Self.period)
      #expect(drain() == (isLost ? nil : 1, isLost ? .lostConfiguration : nil))
    }
  }

  @Test func aDrainThatFails() throws {
    let burst = Step.read(0x6A, 0x78, sets(0..<1))
    try expect([count(2), burst.failing(), count(2), .read(0x6A, 0x78, sets(1..<2))]) {
      sensor, clock in
      clock.advance(byNanoseconds: Self.period)
      var samples = InlineArray<4, LSM6DSOTimedSample>(repeating: .init())
      #expect(throws: SensorError.bus(.noAcknowledge, register: 0x78)) {
        var room = samples.mutableSpan
        _ = try sensor.drain(into: &room, clock)
      }
      clock.advance(byNanoseconds: Self.period)
      var room = samples.mutableSpan
      let drained = try sensor.drain(into: &room, clock).count
      #expect(drained == 1)
    }
  }

  @Test func withoutFIFO() throws {
    let clock = ManualTimebase()
    let script = Playback(Script.start)
    var sensor = try Script.started(script)
    var samples = InlineArray<1, LSM6DSOTimedSample>(repeating: .init())
    var room = samples.mutableSpan
    #expect(throws: SensorError.wrongState) { _ = try sensor.drain(into: &room, clock) }
    #expect(throws: SensorError.wrongState) { try sensor.rearmFIFO(clock) }
    #expect(script.finish() == [])
  }
}
