// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Drains of the FIFO, byte for byte: 800 Hz in stream mode, with the watermark at 4 on INT2, which
/// is five sets and 30 bytes a drain.
@Suite struct L3G4200DDrainingTests {
  typealias Configuration = L3G4200DConfiguration
  typealias Script = L3G4200DScript
  typealias TimedSample = L3G4200DTimedSample

  static let configuration = Configuration(
    rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 4))
  static let controls: [UInt8] = [0xCF, 0x00, 0x04, 0xA0, 0x40]
  static let begin =
    Script.identify + Script.configure(controls, fifo: 0x44, before: 0x07)
  /// Rearms the FIFO through bypass.
  static let rearm = settle(0x68, 0x2E, [0x00]) + settle(0x68, 0x2E, [0x44])

  /// Reads sets whose X values count up from `first`.
  static func sets(_ first: Int, _ count: Int) -> Step {
    .read(
      0x68, 0xA8,
      (first..<first + count).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8), 0x02, 0, 0xFF, 0xFF] })
  }

  static func multiples(of step: Double, _ range: ClosedRange<Int>) -> [Double] {
    range.map { step * Double($0) }
  }

  static func source(_ byte: UInt8) -> Step { .read(0x68, 0x2F, [byte]) }

  /// A driver with its script and a buffer.
  struct Bench: ~Copyable {
    let script: Playback
    var sensor: L3G4200D<I2CDevice<Playback>>
    var samples: [TimedSample]

    init(
      _ steps: [Step], _ configuration: Configuration = L3G4200DDrainingTests.configuration,
      room: Int = 32
    ) throws {
      let script = Playback(steps)
      let sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d), configuration)
      self.script = script
      self.sensor = sensor
      samples = [TimedSample](repeating: TimedSample(), count: room)
    }

    /// Advances time, in microseconds, and drains.
    mutating func drain(
      after time: Int64 = 0, at edge: Int64? = nil
    ) throws(SensorError) -> L3G4200DDrain {
      script.advance(byNanoseconds: time * 1000)
      var buffer = samples
      defer { samples = buffer }
      var span = buffer.mutableSpan
      return try sensor.drain(
        into: &span, at: edge.map { Instant(nanoseconds: $0 * 1000) }, script)
    }

    func numbers(_ drain: L3G4200DDrain) -> [Int] {
      samples[..<drain.count].map { Int($0.raw.x) }
    }

    /// The sets' times in microseconds.
    func times(_ drain: L3G4200DDrain) -> [Double] {
      samples[..<drain.count].map { Double($0.time.nanoseconds) / 1000 }
    }

    func finish() -> [String] { script.finish() }
  }

  static func drained(
    _ count: Int, lost: Int = 0, more: Bool = false, isStopped: Bool = false
  ) -> L3G4200DDrain {
    L3G4200DDrain(count: count, lost: lost, more: more, isStopped: isStopped)
  }

  /// The first drain reads the number of sets; after that a drain is one transaction of 30 bytes.
  /// The first set of all is discarded.
  @Test func fiveSetsAreOneTransaction() throws {
    var bench = try Bench(
      Self.begin + [Self.source(0x85), Self.sets(1, 5), Self.sets(6, 5), Self.sets(11, 5)])
    var drain = try bench.drain(after: 6300, at: 6250)
    #expect(drain == Self.drained(4))
    #expect(bench.numbers(drain) == [2, 3, 4, 5])
    #expect(bench.times(drain) == [2500, 3750, 5000, 6250])
    // The chip's clock is 1 % slow.
    drain = try bench.drain(after: 6300, at: 12_562)
    #expect(drain == Self.drained(5))
    #expect(bench.numbers(drain) == [6, 7, 8, 9, 10])
    #expect(bench.times(drain) == [7512.4, 8774.8, 10_037.2, 11_299.6, 12_562])
    drain = try bench.drain(after: 6300, at: 18_874)
    #expect(bench.times(drain) == [13_824.4, 15_086.8, 16_349.2, 17_611.6, 18_874])
    #expect(bench.samples[0].raw == Axes(11, 2, -1))
    #expect(bench.samples[0].sensitivity.value(1) == 0.07)
    #expect(bench.finish() == [])
  }

  /// In the datasheet the watermark is reached by exactly that number of sets, not by one more.
  @Test func fourSetsWhereTheChipSaysSo() throws {
    var bench = try Bench(
      Self.begin + [Self.source(0x84), Self.sets(1, 4), Self.sets(5, 4), Self.sets(9, 4)])
    #expect(try bench.drain(after: 5100, at: 5000) == Self.drained(3))
    let drain = try bench.drain(after: 5000, at: 10_000)
    #expect(bench.numbers(drain) == [5, 6, 7, 8])
    #expect(bench.times(drain) == [6250, 7500, 8750, 10_000])
    #expect(try bench.drain(after: 5000, at: 15_000) == Self.drained(4))
    #expect(bench.finish() == [])
  }

  /// When there may be so many sets that the line does not fall, the driver reads their number, and
  /// drains all. Their times still follow from the edge.
  @Test func late() throws {
    var bench = try Bench(
      Self.begin + [
        Self.source(0x85), Self.sets(1, 5), Self.source(0x88), Self.sets(6, 8), Self.sets(14, 5),
      ])
    _ = try bench.drain(after: 6300, at: 6250)
    // 4100 µs after the edge: four periods of a chip that is 25 % fast.
    let drain = try bench.drain(after: 10_300, at: 12_500)
    #expect(drain == Self.drained(8))
    #expect(bench.numbers(drain) == Array(6...13))
    #expect(bench.times(drain) == Self.multiples(of: 1250, 6...13))
    #expect(try bench.drain(after: 6000, at: 22_500) == Self.drained(5))
    #expect(bench.finish() == [])
  }

  /// An edge that the previous drain has used already, or an edge in the future.
  @Test(arguments: [6250, 6300, 100_000] as [Int64])
  func edgesThatAreNoNews(edge: Int64) throws {
    var bench = try Bench(
      Self.begin + [Self.source(0x85), Self.sets(1, 5), Self.source(0x01), Self.sets(6, 1)])
    _ = try bench.drain(after: 6300, at: 6250)
    let drain = try bench.drain(after: 1300, at: edge)
    #expect(drain == Self.drained(1))
    #expect(bench.times(drain) == [7500])
    #expect(bench.finish() == [])
  }

  /// With other signals on the pin, its edges are not used.
  @Test func edgesOfAPinThatIsShared() throws {
    let configuration = Configuration(
      rate: .hertz800, pins: .init(dataReady: true, watermark: true),
      fifo: .init(.stream, watermark: 4))
    let begin =
      Script.identify
      + Script.configure([0xCF, 0, 0x0C, 0xA0, 0x40], fifo: 0x44)
    var bench = try Bench(
      begin + [Self.source(0x01), Self.sets(1, 1), Self.source(0x01), Self.sets(2, 1)],
      configuration)
    _ = try bench.drain(after: 1300, at: 1250)
    #expect(try bench.drain(after: 1250, at: 2500) == Self.drained(1))
    #expect(bench.finish() == [])
  }

  /// Without a line: reads FIFO_SRC_REG and the sets; the newest was sampled during the last
  /// period.
  @Test func polling() throws {
    let configuration = Configuration(rate: .hertz800, fifo: .init(.stream))
    let begin =
      Script.identify + Script.configure([0xCF, 0, 0, 0xA0, 0x40], fifo: 0x40)
    var bench = try Bench(
      begin + [
        Self.source(0x03), Self.sets(1, 3), Self.source(0x20), Self.source(0x04),
        Self.sets(4, 4),
      ], configuration)
    var drain = try bench.drain(after: 4000)
    #expect(drain == Self.drained(2))
    #expect(bench.times(drain) == [2125, 3375])
    #expect(try bench.drain(after: 600) == Self.drained(0))
    drain = try bench.drain(after: 4400)
    #expect(drain == Self.drained(4))
    #expect(bench.numbers(drain) == [4, 5, 6, 7])
    #expect(bench.times(drain) == [4625, 5875, 7125, 8375])
    #expect(bench.finish() == [])
  }

  /// A buffer that is too small leaves the rest for the next drain, which `more` reports.
  @Test func aSmallBuffer() throws {
    var bench = try Bench(
      Self.begin + [
        Self.source(0x85), Self.sets(1, 4), Self.source(0x01), Self.sets(5, 1), Self.sets(6, 3),
        Self.source(0x02), Self.sets(9, 2),
      ], room: 3)
    var drain = try bench.drain(after: 6300, at: 6250)
    #expect(drain == Self.drained(3, more: true))
    #expect(bench.times(drain) == [2500, 3750, 5000])
    drain = try bench.drain()
    #expect(drain == Self.drained(1))
    #expect(bench.times(drain) == [6250])
    drain = try bench.drain(after: 6250, at: 12_500)
    #expect(drain == Self.drained(3, more: true))
    #expect(bench.times(drain) == [7500, 8750, 10_000])
    drain = try bench.drain()
    #expect(bench.times(drain) == [11_250, 12_500])
    #expect(bench.finish() == [])
  }

  @Test func noBufferAtAll() throws {
    var bench = try Bench(Self.begin + [Self.source(0x85), Self.source(0x20)], room: 0)
    #expect(try bench.drain(after: 6300, at: 6250) == Self.drained(0, more: true))
    #expect(try bench.drain() == Self.drained(0))
    #expect(bench.finish() == [])
  }

  /// A full FIFO: the oldest of the 32 sets may be overwritten during the read. The number of lost
  /// sets follows from the measured period.
  @Test func overrun() throws {
    var bench = try Bench(
      Self.begin + [
        Self.source(0x85), Self.sets(1, 5), Self.sets(6, 5), Self.source(0xDF),
        Self.sets(111, 32), Self.sets(143, 5),
      ])
    _ = try bench.drain(after: 6300, at: 6250)
    _ = try bench.drain(after: 6250, at: 12_500)
    // The sets 11 to 111 are lost; the newest was sampled at 142 × 1250 µs.
    let drain = try bench.drain(after: 165_550)
    #expect(drain == Self.drained(31, lost: 101))
    #expect(bench.numbers(drain) == Array(112...142))
    let exact = Self.multiples(of: 1250, 112...142)
    for (time, exact) in zip(bench.times(drain), exact) { #expect(abs(time - exact) < 1) }
    let next = try bench.drain(after: 5700, at: 183_750)
    #expect(next == Self.drained(5))
    #expect(bench.finish() == [])
  }

  /// The same after an edge: the edge shows how many sets there were at its time, and so how many
  /// are lost.
  @Test func overrunAfterAnEdge() throws {
    var bench = try Bench(
      Self.begin + [
        Self.source(0x85), Self.sets(1, 5), Self.source(0xDF), Self.sets(9, 32),
      ])
    _ = try bench.drain(after: 6300, at: 6250)
    let drain = try bench.drain(after: 44_100, at: 12_500)
    #expect(drain == Self.drained(31, lost: 4))
    #expect(bench.numbers(drain) == Array(10...40))
    #expect(bench.times(drain).last == 50_000)
    #expect(bench.finish() == [])
  }

  /// Full, but for less than a period since the edge: no set can have been overwritten.
  @Test func fullInTime() throws {
    let configuration = Configuration(
      rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 31))
    let begin = Script.identify + Script.configure(Self.controls, fifo: 0x5F)
    var bench = try Bench(
      begin + [Self.source(0xDF), Self.sets(1, 32), Self.source(0xDF), Self.sets(33, 32)],
      configuration)
    #expect(try bench.drain(after: 40_100, at: 40_000) == Self.drained(31))
    let drain = try bench.drain(after: 40_000, at: 80_000)
    #expect(drain == Self.drained(32))
    #expect(bench.times(drain).first == 41_250)
    #expect(bench.finish() == [])
  }

  /// In FIFO mode the FIFO stops when it is full, and starts again through bypass.
  @Test func fifoMode() throws {
    let configuration = Configuration(
      rate: .hertz800, pins: .init(overrun: true), fifo: .init(.fifo))
    let rearm = settle(0x68, 0x2E, [0x00]) + settle(0x68, 0x2E, [0x20])
    var bench = try Bench(
      Script.identify + Script.configure([0xCF, 0, 0x02, 0xA0, 0x40], fifo: 0x20) + [
        Self.source(0xDF), Self.sets(1, 32), Self.source(0x20),
      ] + rearm + [Self.source(0xDF), Self.sets(101, 32)], configuration)
    var drain = try bench.drain(after: 50_000, at: 40_000)
    #expect(drain == Self.drained(31, isStopped: true))
    #expect(bench.times(drain) == Self.multiples(of: 1250, 2...32))
    #expect(try bench.drain() == Self.drained(0))
    try bench.sensor.rearmFIFO(bench.script)
    drain = try bench.drain(after: 50_000, at: 90_500)
    #expect(drain == Self.drained(31, isStopped: true))
    #expect(bench.times(drain).last == 90_500)
    #expect(bench.finish() == [])
  }

  /// Sets that a failed transaction has consumed are counted at the next edge.
  @Test(arguments: [0, 2, 5])
  func aTransactionThatFails(taken: Int) throws {
    var bench = try Bench(
      Self.begin + [
        Self.source(0x85), Self.sets(1, 5), Self.sets(6, 5), Self.sets(11, 5).failing(.timeout),
        Self.source(0x05), Self.sets(11 + taken, 5),
      ])
    _ = try bench.drain(after: 6300, at: 6250)
    _ = try bench.drain(after: 6250, at: 12_500)
    #expect(throws: SensorError.bus(.timeout, register: 0x28)) {
      try bench.drain(after: 6250, at: 18_750)
    }
    let newest = Int64(15 + taken) * 1250
    let drain = try bench.drain(after: newest + 500 - 18_800, at: 18_750)
    #expect(drain == Self.drained(5, lost: taken))
    #expect(bench.times(drain).last.map { abs($0 - Double(newest)) < 1 } == true)
    #expect(bench.finish() == [])
  }

  @Test func aSourceThatFails() throws {
    var bench = try Bench(
      Self.begin + [
        Self.source(0x85).failing(.noAcknowledge), Self.source(0x85), Self.sets(1, 5),
      ])
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x2F)) {
      try bench.drain(after: 6300, at: 6250)
    }
    #expect(try bench.drain(at: 6250) == Self.drained(4))
    #expect(bench.finish() == [])
  }

  /// A drain of zeros may come from a chip that lost its supply after its line had risen.
  @Test(arguments: [(0xCF as UInt8, true), (0x07, false), (0x00, false)])
  func aFirstSetOfZeros(control1: UInt8, isThere: Bool) throws {
    let zeros = Step.read(0x68, 0xA8, [UInt8](repeating: 0, count: 30))
    let held = Step.read(0x68, 0x20, [control1])
    var bench = try Bench(
      Self.begin + [Self.source(0x85), zeros, held]
        + (isThere ? [] : [.read(0x68, 0xA0, [0x07, 0, 0, 0, 0])]))
    if isThere {
      #expect(try bench.drain(after: 6300, at: 6250) == Self.drained(4))
    } else {
      for _ in 0..<2 {
        #expect(throws: SensorError.lostConfiguration) { try bench.drain(after: 6300, at: 6250) }
      }
    }
    #expect(bench.finish() == [])
  }

  /// After sixteen empty drains the driver checks the configuration.
  @Test func drainsInVain() throws {
    let vain = [Step](repeating: Self.source(0x20), count: 16)
    var bench = try Bench(
      Self.begin + vain
        + [.read(0x68, 0xA0, Self.controls), .read(0x68, 0x2E, [0x44])] + vain
        + [.read(0x68, 0xA0, Self.controls), .read(0x68, 0x2E, [0x00])])
    for _ in 0..<32 { #expect(try bench.drain(after: 10) == Self.drained(0)) }
    #expect(throws: SensorError.lostConfiguration) { try bench.drain() }
    #expect(bench.finish() == [])
  }

  @Test(arguments: [
    (Configuration.FIFO.Mode.bypass, 0x07 as UInt8), (.fifo, 0x27), (.stream, 0x47),
    (.streamToFIFO, 0x67), (.bypassToStream, 0x87),
  ])
  func everyMode(mode: Configuration.FIFO.Mode, byte: UInt8) throws {
    let script = Playback(
      Script.start + Script.configure([0x0F, 0, 0, 0xA0, 0x40], fifo: byte)
        + Script.configure(0x0F, 0xA0))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    // One sample more than without a FIFO.
    #expect(try sensor.configure(.init(fifo: .init(mode, watermark: 7))) == .milliseconds(24))
    #expect(try sensor.configure(.init()) == .milliseconds(24))
    #expect(script.finish() == [])
  }

  /// The interrupt generator has pin INT1.
  @Test func aTriggerOfTheOtherPin() {
    let configuration = Configuration(fifo: .init(.streamToFIFO, trigger: .interrupt2))
    #expect(throws: SensorError.wrongPart) { try configuration.rounded() }
  }

  @Test(arguments: [
    (0x20 as UInt8, 0, false, false, true), (0x01, 1, false, false, false),
    (0x8A, 10, true, false, false), (0x9F, 31, true, false, false),
    (0xDF, 32, true, true, false), (0x5F, 32, false, true, false),
  ])
  func status(byte: UInt8, count: Int, watermark: Bool, isFull: Bool, isEmpty: Bool) throws {
    var bench = try Bench(Self.begin + [Self.source(byte)])
    #expect(
      try bench.sensor.fifoStatus()
        == .init(count: count, watermark: watermark, isFull: isFull, isEmpty: isEmpty))
    #expect(bench.finish() == [])
  }

  /// With a FIFO that keeps samples they are drained; without one they are read.
  @Test(arguments: [nil, Configuration.FIFO(.bypass)])
  func withoutAFIFO(fifo: Configuration.FIFO?) throws {
    let begin =
      fifo == nil
      ? Script.start
      : Script.identify + Script.configure([0x0F, 0, 0, 0xA0, 0x40], fifo: 0x00)
    var bench = try Bench(begin + [Script.read(0x0F, 1, 2, 3)], .init(fifo: fifo))
    #expect(throws: SensorError.wrongState) { try bench.drain() }
    #expect(throws: SensorError.wrongState) { try bench.sensor.rearmFIFO(bench.script) }
    #expect(try bench.sensor.read().isNew)
    #expect(bench.finish() == [])
  }

  @Test func withAFIFO() throws {
    var bench = try Bench(Self.begin)
    #expect(throws: SensorError.wrongState) { try bench.sensor.read() }
    #expect(throws: SensorError.wrongState) { try bench.sensor.hasSample() }
    #expect(bench.finish() == [])
  }

  /// The next drain detects a failed start of the FIFO.
  @Test func aRearmingThatFails() throws {
    var bench = try Bench(
      Self.begin + Self.rearm.dropLast(2) + [
        Step.write(0x68, [0x2E, 0x44]).failing(), .read(0x68, 0xA0, Self.controls),
        .read(0x68, 0x2E, [0x00]),
      ] + Self.rearm + [Self.source(0x20)])
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x2E)) {
      try bench.sensor.rearmFIFO(bench.script)
    }
    #expect(throws: SensorError.lostConfiguration) { try bench.drain() }
    try bench.sensor.rearmFIFO(bench.script)
    #expect(try bench.drain() == Self.drained(0))
    #expect(bench.finish() == [])
  }
}
