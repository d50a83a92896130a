// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Sets are removed from the FIFO as they are read.
struct GyroscopeFIFOReadingTests {
  private func full(_ mode: UInt8 = 0x4F, rate: UInt8 = 0) throws -> GyroscopeFeed {
    let feed = try GyroscopeFeed(rate: rate, (0x24, 0x40), (0x2E, mode))
    feed.samples(1...32)
    return feed
  }

  /// The pointer wraps from 0x2D to 0x28, so that 192 bytes are all sets.
  @Test func all32InOneBurst() throws {
    let feed = try full()
    let bytes = try feed.bench.bytes(0xA8, 192)
    #expect(bytes.count == 192)
    #expect(GyroscopeFeed.x(of: bytes) == Array(1...32))
    #expect(try feed.source == 0x20)
    #expect(feed.bench.circuit.finish().isClean)
    #expect(feed.bench.count(.staleRead) == 0)
  }

  @Test func all32OverSPI() throws {
    let circuit = Circuit(.l3g4200d.on(spi: 0))
    try circuit.frame(0x23, 0x80)
    try circuit.frame(0x24, 0x40)
    try circuit.frame(0x2E, 0x2F)
    circuit.change { $0.angularRate = Axes(1, -2, 3).map { $0 * 8.75e-3 * .pi / 180 } }
    try circuit.frame(0x20, 0x0F)
    circuit.advance(by: .milliseconds(500))
    #expect(try circuit.frame(0xAF, reading: 1) == [0xDF])
    let set: [UInt8] = [0x01, 0x00, 0xFE, 0xFF, 0x03, 0x00]
    #expect(
      try circuit.frame(0xE8, reading: 192) == (0..<32).flatMap { _ in set })
    #expect(try circuit.frame(0xAF, reading: 1) == [0x20])
  }

  /// A burst that begins below the outputs continues and wraps within them.
  @Test func burstFromTheStatusOn() throws {
    let feed = try full()
    let bytes = try feed.bench.bytes(0xA7, 13)
    #expect(GyroscopeFeed.x(of: Array(bytes[1...])) == [1, 2])
  }

  /// Without the FIFO, the next address is 0x2E, which holds the watermark.
  @Test(arguments: [("fifo", [0x4F, 0x20]), ("always", [0x05, 0x00])] as [(String, [UInt8])])
  func burstBeyondTheOutputsWithoutFIFO(policy: String, next: [UInt8]) throws {
    let feed = try GyroscopeFeed((0x2E, 0x4F))
    feed.bench.set(policy: "output-wrap", policy)
    feed.sample(5)
    #expect(try feed.bench.bytes(0xA8, 8) == [5, 0, 0, 0, 0, 0] + next)
  }

  /// The pointer also wraps in a read without a register.
  @Test func burstGoesOnInTheNextRead() throws {
    let feed = try full()
    #expect(GyroscopeFeed.x(of: try feed.bench.bytes(0xA8, 12)) == [1, 2])
    #expect(GyroscopeFeed.x(of: try feed.bench.nextBytes(12)) == [3, 4])
  }

  @Test func oneRegisterAtATime() throws {
    let feed = try full()
    for set in 1...3 {
      var bytes: [UInt8] = []
      for register in UInt8(0x28)...0x2D { bytes.append(try feed.bench.byte(register)) }
      #expect(bytes == [UInt8(set), 0, 0, 0, 0, 0])
    }
    #expect(try feed.source == 0x9D)
  }

  /// A set is removed with its last byte.
  @Test func halfASetStays() throws {
    let feed = try full()
    for _ in 0..<5 { #expect(try feed.bench.bytes(0xA8, 4) == [1, 0, 0, 0]) }
    #expect(try feed.source == 0xDF)
    #expect(try feed.bench.bytes(0xAC, 2) == [0, 0])
    #expect(try feed.source == 0x9F)
    #expect(try feed.bench.bytes(0xA8, 2) == [2, 0])
  }

  /// By policy, a set is removed with its first byte.
  @Test func retiredByTheFirstByte() throws {
    let feed = try full()
    feed.bench.set(policy: "fifo-retire", "first-byte")
    #expect(try feed.bench.bytes(0xA8, 4) == [1, 0, 0, 0])
    #expect(try feed.source == 0x9F)
    #expect(try feed.bench.bytes(0xAC, 2) == [0, 0])
    #expect(try feed.source == 0x9F)
    #expect(try feed.drain(31) == Array(2...32))
    #expect(try feed.source == 0x20)
  }

  @Test func emptyGivesTheLastSetAgain() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x4F))
    feed.samples(1...3)
    #expect(try feed.drain(3) == [1, 2, 3])
    #expect(feed.bench.count(.staleRead) == 0)
    #expect(try feed.drain(2) == [3, 3])
    #expect(feed.bench.count(.staleRead) == 1)
    feed.sample(4)
    #expect(try feed.drain(1) == [4])
  }

  /// In the L3GD20H's stream mode, the set that emptied the FIFO is repeated before the next one.
  @Test func duplicateAfterADrain() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x4F))
    feed.bench.set(policy: "fifo-duplicate", "stream")
    feed.samples(1...3)
    #expect(try feed.drain(3) == [1, 2, 3])
    #expect(try feed.source == 0x20)
    feed.sample(4)
    #expect(try feed.source == 0x02)
    #expect(try feed.drain(2) == [3, 4])
    let other = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x2F))
    other.bench.set(policy: "fifo-duplicate", "stream")
    other.samples(1...3)
    #expect(try other.drain(3) == [1, 2, 3])
    other.sample(4)
    #expect(try other.drain(1) == [4])
  }

  /// A reader that is slower than the samples loses sets of a full FIFO, and the overrun bit
  /// reports it.
  @Test func setsAreLostUnderASlowReader() throws {
    let feed = try full()
    for (newest, oldest) in [(34, 3), (36, 5), (38, 7), (40, 9)] {
      feed.samples([newest - 1, newest])
      #expect(try feed.source == 0xDF)
      #expect(try feed.drain(1) == [oldest])
      #expect(try feed.source == 0x9F)
    }
  }

  /// A set is overwritten while it is read. Without BDU a pair can tear, which is a hazard in
  /// stream mode and impossible in FIFO mode.
  @Test(arguments: [(0x00, 0x4F, 0x02, 1), (0x80, 0x4F, 0x01, 0), (0x00, 0x2F, 0x01, 0)])
  func pushedOutUnderTheReader(_ test: (format: Int, mode: Int, high: Int, hazards: Int)) throws {
    let feed = try GyroscopeFeed(
      (0x23, UInt8(test.format)), (0x24, 0x40), (0x2E, UInt8(test.mode)))
    feed.samples((1...32).map { $0 * 0x101 })
    #expect(try feed.bench.byte(0x28) == 1)
    feed.sample(0)
    #expect(try feed.bench.byte(0x29) == UInt8(test.high))
    let hazards = feed.bench.count(.unprotectedRead)
    _ = try feed.bench.bytes(0xA8, 6)
    #expect(feed.bench.count(.unprotectedRead) == hazards + test.hazards)
  }

  /// The instant and input are those of the set that was read, not of the newest sample.
  @Test func truthIsThatOfTheSet() throws {
    let feed = try full()
    feed.samples(33...40)
    for set in [9, 10, 11] {
      #expect(try feed.drain(1) == [set])
      let truth = try #require(feed.bench.circuit.truth(at: feed.bench.target))
      let instant = feed.instant(Int64(set))
      #expect(truth.instants == Axes(instant, instant, instant))
      #expect(abs(truth.input.x - Double(set) * 0.00875 * .pi / 180) < 1e-12)
    }
    #expect(try feed.drain(29) == Array(12...40))
    #expect(feed.bench.circuit.truth(at: feed.bench.target)?.instants.z == feed.instant(40))
  }

  /// At 800 Hz and 100 kHz a burst of 32 sets takes 14 periods; the samples that arrive meanwhile
  /// can be read, too.
  @Test func samplesArriveDuringABurst() throws {
    let circuit = Circuit([.l3g4200d], wireTime: WireTime(i2cHertz: 100_000))
    let bench = Bench(on: circuit, at: 0x68)
    for (register, byte) in [(0x23, 0x80), (0x24, 0x40), (0x2E, 0x4F), (0x20, 0xCF)] {
      try bench.write(UInt8(register), UInt8(byte))
    }
    let start = bench.now - 10_000
    bench.circuit.advance(to: Instant(nanoseconds: start + 32 * 1_250_000 + 20_000))
    #expect(try bench.byte(0x2F) == 0xDF)
    _ = try bench.bytes(0xA8, 192)
    let taken = (bench.now - start) / 1_250_000
    let source = try bench.byte(0x2F)
    #expect(Int64(source & 0x1F) == taken - 32)
    #expect(bench.circuit.truth(at: bench.target)?.instants.x == start + 32 * 1_250_000)
  }
}
