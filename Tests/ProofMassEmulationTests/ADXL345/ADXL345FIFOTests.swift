// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The FIFO of an ADXL345, by its data sheet, Rev. E, and by the readings of its clients.
@Suite struct ADXL345FIFOTests {
  /// At 100 Hz in full resolution; each set has its number as X.
  private struct Numbered {
    let bench: Bench
    var next = 0

    init(_ control: UInt8, _ policies: [(String, String)] = [], _ writes: [(UInt8, UInt8)] = [])
      throws
    {
      bench = try Bench.adxl345((0x31, 0x0B), (0x38, control))
      for (name, value) in policies { bench.set(policy: name, value) }
      for (register, byte) in writes { try bench.write(register, byte) }
      try bench.write(0x2D, 0x08)
      bench.wait(.microseconds(2_100))
    }

    mutating func sample(_ count: Int, y: Double = 0) {
      for _ in 0..<count {
        bench.force(Double(next) / 256, y, 0)
        bench.wait(.milliseconds(10))
        next += 1
      }
    }

    func read() throws -> Int { try bench.counts()[0] }
    func status() throws -> UInt8 { try bench.byte(0x39) }
    func source() throws -> UInt8 { try bench.byte(0x30) }
  }

  /// 32 sets and one at the output are kept; then no more, until some have been read.
  @Test func fifoMode() throws {
    var part = try Numbered(0x4A)
    part.sample(31)
    #expect(try part.status() == 31)
    #expect(try part.source() == 0x82)
    part.sample(9)
    #expect(try part.status() == 32)
    #expect(try part.source() == 0x83)
    #expect(try (0..<3).map { _ in try part.read() } == [0, 1, 2])
    #expect(try part.status() == 30)
    part.sample(1)
    #expect(try part.status() == 31)
    #expect(try (0..<31).map { _ in try part.read() } == Array(3..<33) + [40])
    #expect(try part.source() == 0x00)
    #expect(part.bench.count(.staleRead) == 0)
    // An empty FIFO repeats the last set.
    #expect(try part.read() == 40)
    #expect(part.bench.count(.staleRead) == 1)
  }

  /// The newest sets are kept.
  @Test func streamMode() throws {
    var part = try Numbered(0x90)
    part.sample(50)
    #expect(try part.status() == 32)
    #expect(try part.source() == 0x83)
    #expect(try (0..<33).map { _ in try part.read() } == Array(17..<50))
    #expect(try part.status() == 0)
  }

  /// The same after a long time without an access.
  @Test func longStream() throws {
    var part = try Numbered(0x90)
    part.sample(1)
    part.bench.force(0.5, 0, 0)
    part.bench.wait(.seconds(3600))
    #expect(try part.status() == 32)
    #expect(try (0..<33).map { _ in try part.read() } == [Int](repeating: 128, count: 33))
    #expect(try part.status() == 0)
  }

  /// The other reading: Entries counts the sets behind the one in the data registers.
  @Test func entriesWithoutTheOutput() throws {
    var part = try Numbered(0x42, [("fifo-entries", "waiting")])
    part.sample(1)
    #expect(try part.status() == 0)
    part.sample(2)
    #expect(try part.status() == 2)
    #expect(try part.source() == 0x82)
    #expect(try part.read() == 0)
    #expect(try part.status() == 1)
    #expect(try part.source() == 0x80)
    part.sample(40)
    #expect(try part.status() == 32)
  }

  /// The last sets before an interrupt on the chosen pin are kept, then more up to 32. The spike is 3 g, activity
  /// above 2 g.
  @Test(arguments: [(0xC5, 0x00), (0xE5, 0x10)] as [(UInt8, UInt8)])
  func triggerMode(control: UInt8, map: UInt8) throws {
    var part = try Numbered(
      control, [], [(0x24, 0x20), (0x27, 0x20), (0x2F, map), (0x2E, 0x10)])
    part.sample(20)
    #expect(try part.status() == 20)
    part.sample(1, y: 3)
    // The spike begins after the set before it, and is told at once.
    #expect(try part.status() == 0x86)
    part.sample(40)
    #expect(try part.status() == 0xA0)
    #expect(try part.read() == 15)
    // Once: bypass restarts it. An interrupt that is still active would be the next trigger.
    _ = try part.source()
    try part.bench.write(0x38, 0x00)
    #expect(try part.status() == 0x00)
    try part.bench.write(0x38, control)
    #expect(try part.status() == 0x00)
  }

  /// An interrupt on the other pin is no trigger.
  @Test func otherPin() throws {
    var part = try Numbered(0xC5, [], [(0x24, 0x20), (0x27, 0x20), (0x2F, 0x10), (0x2E, 0x10)])
    part.sample(3, y: 3)
    #expect(try part.status() == 3)
  }

  @Test func triggerNeedsSamples() throws {
    let bench = try Bench.adxl345((0x38, 0xC0))
    #expect(bench.count(.forbiddenCombination) == 1)
  }

  /// The bit is set from as many sets as Samples on; by the other reading at that number alone.
  @Test(arguments: [("reached", 0x82), ("equal", 0x80)] as [(String, UInt8)])
  func watermark(policy: String, beyond: UInt8) throws {
    var part = try Numbered(0x84, [("watermark", policy)])
    part.sample(3)
    #expect(try part.source() == 0x80)
    part.sample(1)
    #expect(try part.source() == 0x82)
    part.sample(1)
    #expect(try part.source() == beyond)
    _ = try part.read()
    #expect(try part.source() == 0x82)
    _ = try part.read()
    #expect(try part.source() == 0x80)
    // Samples = 0 sets it at once, in every mode.
    try part.bench.write(0x38, 0x80)
    #expect(try part.source() == 0x82)
    try part.bench.write(0x38, 0x04)
    #expect(try part.source() == 0x00)
  }

  /// Without FIFO a set that was not read is lost.
  @Test func overrun() throws {
    var part = try Numbered(0x00)
    part.sample(1)
    #expect(try part.source() == 0x82)
    part.sample(1)
    #expect(try part.source() == 0x83)
    #expect(try part.read() == 1)
    #expect(try part.source() == 0x02)
  }

  /// Any read of data clears the overrun; by the other reading only one that leaves room.
  @Test(arguments: [("reading", 0x82), ("room", 0x83)] as [(String, UInt8)])
  func overrunOfTheFIFO(policy: String, after: UInt8) throws {
    var part = try Numbered(0x5F, [("overrun-clears", policy)])
    part.sample(33)
    #expect(try part.source() == 0x83)
    _ = try part.read()
    #expect(try part.source() == after)
    _ = try part.read()
    #expect(try part.source() == 0x82)
  }

  /// INT_SOURCE is 02 after power-on; a note has 82.
  @Test(arguments: [("watermark", 0x02), ("data-ready", 0x82)] as [(String, UInt8)])
  func sourceAfterPowerOn(policy: String, source: UInt8) throws {
    let bench = try Bench.adxl345()
    bench.set(policy: "interrupt-source-reset", policy)
    bench.circuit.powerCycle()
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x30) == source)
  }

  /// Reading one byte loses the other five; a burst does not go on to the next set.
  @Test func readsOfOtherLengths() throws {
    var part = try Numbered(0x80)
    part.sample(5)
    #expect(try part.bench.byte(0x32) == 0)
    #expect(part.bench.count(.unprotectedRead) == 1)
    // 38 and 39 follow, on I2C more than 5 µs later.
    #expect(try part.bench.bytes(0x32, 10) == [1, 0, 0, 0, 0, 0, 0x80, 3, 0, 0])
    for pair in [0x32, 0x34, 0x36] as [UInt8] { _ = try part.bench.bytes(pair, 2) }
    #expect(part.bench.count(.unprotectedRead) == 4)
    #expect(try part.status() == 0)
  }

  @Test(arguments: [("kept", 3), ("cleared", 0)] as [(String, UInt8)])
  func standbyKeepsTheSets(policy: String, entries: UInt8) throws {
    var part = try Numbered(0x80, [("standby-fifo", policy)])
    part.sample(3)
    try part.bench.write(0x2D, 0x00)
    #expect(try part.status() == entries)
  }

  // MARK: 5 µs

  /// Three sets at 3200 Hz on SPI at 5 MHz, which is too fast to read them without a pause.
  private func fast(
    _ policies: (String, String)..., hertz: Int64 = 5_000_000
  ) throws -> (Circuit, SPIReader) {
    let circuit = Circuit(
      [.adxl345.on(spi: 0)], wireTime: WireTime(spiHertz: hertz))
    for (name, value) in policies {
      #expect(circuit.setPolicy(name, to: value, at: .spi(0)))
    }
    let reader = SPIReader(circuit)
    try reader.write(0x31, 0x0B)
    try reader.write(0x2C, 0x0F)
    try reader.write(0x38, 0x90)
    try reader.write(0x2D, 0x08)
    circuit.advance(by: .microseconds(1_200))
    for step in 1...3 {
      let count = Double(2 * step) / 256
      circuit.change { $0.specificForce = Axes(count, count, count) }
      circuit.advance(by: .nanoseconds(312_500))
    }
    return (circuit, reader)
  }

  struct SPIReader {
    let circuit: Circuit
    init(_ circuit: Circuit) { self.circuit = circuit }

    func write(_ register: UInt8, _ byte: UInt8) throws { try circuit.frame(register, byte) }

    func read(_ command: UInt8, _ count: Int) throws -> [UInt8] {
      try circuit.frame(command, reading: count)
    }
  }

  /// The same set comes again; by the other reading its X with Y and Z of the next.
  @Test(
    arguments: [
      ("repeats", [2, 0, 2, 0, 2, 0]), ("torn", [2, 0, 4, 0, 4, 0]),
    ] as [(String, [UInt8])])
  func fastPop(policy: String, again: [UInt8]) throws {
    let (circuit, reader) = try fast(("fast-pop", policy))
    #expect(try reader.read(0xF2, 6) == [2, 0, 2, 0, 2, 0])
    #expect(try reader.read(0xF2, 6) == again)
    #expect(circuit.violations(at: .spi(0)).count(.staleRead) == 1)
    // The pause makes the total 5 µs.
    circuit.advance(by: .nanoseconds(3_400))
    #expect(try reader.read(0xF2, 6) == [4, 0, 4, 0, 4, 0])
    circuit.advance(by: .nanoseconds(3_400))
    #expect(try reader.read(0xF2, 6) == [6, 0, 6, 0, 6, 0])
    #expect(circuit.violations(at: .spi(0)).count(.staleRead) == 1)
  }

  /// At 1.6 MHz the address byte takes 5 µs.
  @Test func slowEnough() throws {
    let (circuit, reader) = try fast(hertz: 1_600_000)
    for count in [2, 4, 6] as [UInt8] {
      #expect(try reader.read(0xF2, 6) == [count, 0, count, 0, count, 0])
    }
    #expect(circuit.violations(at: .spi(0)).count(.staleRead) == 0)
  }

  /// FIFO_STATUS in the burst of the data is too early, and still has the count from before.
  @Test(arguments: [("stale", 3), ("fresh", 2)] as [(String, UInt8)])
  func statusInBurst(policy: String, entries: UInt8) throws {
    let (circuit, reader) = try fast(("fifo-status-in-burst", policy))
    #expect(try reader.read(0xF2, 8) == [2, 0, 2, 0, 2, 0, 0x90, entries])
    circuit.advance(by: .microseconds(4))
    #expect(try reader.read(0xF2, 8) == [4, 0, 4, 0, 4, 0, 0x90, entries - 1])
  }
}
