// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Drains of the LIS3DH's FIFO, byte for byte: 100 Hz at ±2 g in stream mode, the watermark at 9 on
/// INT1, which is ten sets and 60 bytes a drain.
@Suite struct LIS3DHDrainingTests {
  typealias Configuration = LIS3DHConfiguration
  typealias Script = LIS3DHTests

  static let configuration = Configuration(
    range: .g2, pins: .init(interrupt1: .watermark), fifo: .init(.stream, watermark: 9))
  /// I1_WTM, FIFO_EN; FM is 10.
  static let controls: [UInt8] = [0x57, 0, 0x04, 0x88, 0x40, 0]
  static let begin = Script.identify + Script.configure(controls, fifo: 0x89)

  static func source(_ byte: UInt8) -> Step { .read(0x18, 0x2F, [byte]) }

  /// Sets whose X is a number of digits of 10 bits, left-justified, from `first` on; Y is 0.96 g, Z
  /// −0.96 g.
  static func sets(_ first: Int, _ count: Int) -> Step {
    .read(
      0x18, 0xA8,
      (first..<first + count).flatMap {
        [UInt8($0 << 6 & 0xFF), UInt8($0 >> 2), 0x00, 0x3C, 0x00, 0xC4]
      })
  }

  /// A driver with its script and a buffer.
  struct Bench: ~Copyable {
    let script: Playback
    var sensor: LIS3DH<I2CDevice<Playback>>
    var samples: [LIS3DHTimedSample]

    init(
      _ steps: [Step], _ configuration: Configuration = LIS3DHDrainingTests.configuration
    ) throws {
      let script = Playback(steps)
      sensor = try LIS3DH(on: I2CDevice(script, .lis3dh), configuration)
      self.script = script
      samples = Array(repeating: LIS3DHTimedSample(), count: 32)
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

    func numbers(_ drain: FIFODrain) -> [Int] { samples[..<drain.count].map { Int($0.raw.x) / 4 } }

    /// In milliseconds.
    func times(_ drain: FIFODrain) -> [Double] {
      samples[..<drain.count].map { Double($0.time.nanoseconds) / 1_000_000 }
    }
  }

  static func drained(_ count: Int, lost: Int = 0, isStopped: Bool = false) -> FIFODrain {
    FIFODrain(count: count, lost: lost, more: false, isStopped: isStopped)
  }

  /// The first drain asks how many sets there are; from then on a drain is one transaction. No set
  /// is left out.
  @Test func tenSetsAreOneTransaction() throws {
    var bench = try Bench(
      Self.begin + [Self.source(0x8A), Self.sets(1, 10), Self.sets(11, 10), Self.sets(21, 10)])
    var drain = try bench.drain(after: 101, at: 100)
    #expect(drain == Self.drained(10))
    #expect(bench.numbers(drain) == Array(1...10))
    #expect(bench.times(drain) == (1...10).map { Double($0) * 10 })
    #expect(bench.samples[0].raw == Axes(4, 960, -960))
    #expect(bench.samples[0].acceleration.g == Axes(0.004, 0.96, -0.96))
    // The chip is a hundredth slow.
    drain = try bench.drain(after: 101, at: 201)
    #expect(drain == Self.drained(10))
    #expect(bench.numbers(drain) == Array(11...20))
    #expect(bench.times(drain).last == 201)
    drain = try bench.drain(after: 101, at: 302)
    #expect(bench.numbers(drain) == Array(21...30))
    #expect(bench.times(drain).last == 302)
    #expect(bench.script.finish() == [])
  }

  /// FSS and the flags of FIFO_SRC_REG; 31 unread sets and OVRN_FIFO are 32.
  @Test(arguments: [
    (0x20 as UInt8, 0, false, false, true), (0x01, 1, false, false, false),
    (0x8A, 10, true, false, false), (0x9F, 31, true, false, false), (0xDF, 32, true, true, false),
  ])
  func status(byte: UInt8, count: Int, watermark: Bool, isFull: Bool, isEmpty: Bool) throws {
    var bench = try Bench(Self.begin + [Self.source(byte)])
    #expect(
      try bench.sensor.fifoStatus()
        == STFIFOStatus(count: count, watermark: watermark, isFull: isFull, isEmpty: isEmpty))
    #expect(bench.script.finish() == [])
  }

  /// FM is bits 7 and 6 of FIFO_CTRL_REG, TR bit 5, FTH the rest.
  @Test(arguments: [
    (Configuration.FIFO(.bypass, watermark: 7), 0x07 as UInt8), (.init(.fifo, watermark: 7), 0x47),
    (.init(.stream, watermark: 31), 0x9F), (.init(.streamToFIFO, watermark: 7), 0xC7),
    (.init(.streamToFIFO, trigger: .interrupt2), 0xE0),
  ])
  func everyMode(fifo: Configuration.FIFO, byte: UInt8) throws {
    let script = Playback(
      Script.start + Script.configure([0x57, 0, 0, 0xB8, 0x40, 0], fifo: byte)
        + Script.configure([0x57, 0, 0, 0xB8, 0, 0]))
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    try sensor.configure(.init(fifo: fifo))
    #expect(sensor.configuration.fifo == fifo)
    try sensor.configure(.init())
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (Configuration.FIFO(.bypassToStream), SensorError.wrongPart),
    (.init(.stream, watermark: 32), .wrongConfiguration),
  ])
  func refused(fifo: Configuration.FIFO, error: SensorError) throws {
    let script = Playback(Script.start)
    var sensor = try LIS3DH(on: I2CDevice(script, .lis3dh))
    #expect(throws: error) { try sensor.configure(.init(fifo: fifo)) }
    #expect(script.finish() == [])
  }

  /// In FIFO mode it stops when it is full, which pin INT1 shows by I1_OVERRUN, and starts again by way
  /// of bypass.
  @Test func fillsOnce() throws {
    let rearm = settle(0x18, 0x2E, [0x00]) + settle(0x18, 0x2E, [0x40])
    var bench = try Bench(
      Script.identify + Script.configure([0x57, 0, 0x02, 0x88, 0x40, 0], fifo: 0x40) + [
        Self.source(0xDF), Self.sets(1, 32), Self.source(0x20),
      ] + rearm + [Self.source(0xDF), Self.sets(101, 32)],
      .init(range: .g2, pins: .init(interrupt1: .overrun), fifo: .init(.fifo)))
    var drain = try bench.drain(after: 400, at: 320)
    #expect(drain == Self.drained(32, isStopped: true))
    #expect(bench.times(drain) == (1...32).map { Double($0) * 10 })
    #expect(try bench.drain() == Self.drained(0))
    try bench.sensor.rearmFIFO(bench.script)
    drain = try bench.drain(after: 400, at: 724)
    #expect(drain == Self.drained(32, isStopped: true))
    #expect(bench.numbers(drain) == Array(101...132))
    #expect(bench.times(drain).last == 724)
    #expect(bench.script.finish() == [])
  }

  /// A full stream: the oldest set may be overwritten while it is read; what is gone follows from the
  /// edge and the time.
  @Test func overrun() throws {
    var bench = try Bench(
      Self.begin + [
        Self.source(0x8A), Self.sets(1, 10), Self.source(0xDF), Self.sets(19, 32),
      ])
    _ = try bench.drain(after: 101, at: 100)
    // Sets 19 to 50 are there half a period after the fiftieth; 11 to 18 are gone.
    let drain = try bench.drain(after: 404, at: 200)
    #expect(drain == Self.drained(31, lost: 9))
    #expect(bench.numbers(drain) == Array(20...50))
    #expect(bench.times(drain).last == 500)
    #expect(bench.script.finish() == [])
  }

  /// Other signals on INT1 make its edges say nothing: each drain asks.
  @Test(arguments: [
    (Configuration.Pins.First.dataReady, 0x10 as UInt8), (.interrupt1, 0x40), (.interrupt2, 0x20),
  ])
  func edgesOfAPinThatIsShared(signal: Configuration.Pins.First, bit: UInt8) throws {
    var configuration = Self.configuration
    configuration.pins.interrupt1 = [.watermark, signal]
    var bench = try Bench(
      Script.identify + Script.configure([0x57, 0, 0x04 | bit, 0x88, 0x40, 0], fifo: 0x89) + [
        Self.source(0x8A), Self.sets(1, 10), Self.source(0x8A), Self.sets(11, 10),
      ], configuration)
    #expect(try bench.drain(after: 101, at: 100).count == 10)
    #expect(try bench.drain(after: 100, at: 200).count == 10)
    #expect(bench.script.finish() == [])
  }

  /// Where a FIFO keeps samples they are drained; where none does they are read.
  @Test func readsOrDrains() throws {
    var bench = try Bench(Self.begin)
    #expect(throws: SensorError.wrongState) { try bench.sensor.read() }
    #expect(throws: SensorError.wrongState) { try bench.sensor.hasSample() }
    #expect(bench.script.finish() == [])
    var other = try Bench(Script.start, .init())
    #expect(throws: SensorError.wrongState) { try other.drain() }
    #expect(throws: SensorError.wrongState) { try other.sensor.rearmFIFO(other.script) }
    #expect(other.script.finish() == [])
  }

  /// An interrupt is read while the FIFO keeps the samples.
  @Test func interruptsMeanwhile() throws {
    var bench = try Bench(Self.begin + [.read(0x18, 0x31, [0x42])])
    #expect(try bench.sensor.readInterrupt(.one).high.x)
    #expect(bench.script.finish() == [])
  }

  /// After sixteen drains without samples the driver checks the chip.
  @Test func drainsInVain() throws {
    let vain = [Step](repeating: Self.source(0x20), count: 16)
    var bench = try Bench(
      Self.begin + vain
        + [.read(0x18, 0xA0, Array(Self.controls[..<5])), .read(0x18, 0x2E, [0x89])] + vain
        + [.read(0x18, 0xA0, Array(Self.controls[..<5])), .read(0x18, 0x2E, [0x00])])
    for _ in 0..<32 { #expect(try bench.drain() == Self.drained(0)) }
    #expect(throws: SensorError.lostConfiguration) { try bench.drain() }
    #expect(bench.script.finish() == [])
  }

  /// Nothing but zeros may be a chip that has lost its supply after its line had risen.
  @Test(arguments: [(0x57 as UInt8, true), (0x07, false)])
  func aFirstSetOfZeros(control1: UInt8, isThere: Bool) throws {
    var bench = try Bench(
      Self.begin + [
        Self.source(0x8A), .read(0x18, 0xA8, [UInt8](repeating: 0, count: 60)),
        .read(0x18, 0x20, [control1]),
      ])
    if isThere {
      #expect(try bench.drain(after: 101, at: 100) == Self.drained(10))
    } else {
      #expect(throws: SensorError.lostConfiguration) { try bench.drain(after: 101, at: 100) }
    }
    #expect(bench.script.finish() == [])
  }
}
