// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// All edges of the pins, with their times.
struct GyroscopeEdgeTests {
  private func feed(rate: UInt8 = 0, _ writes: (UInt8, UInt8)...) throws -> GyroscopeFeed {
    let bench = try Bench.gyroscope((0x23, 0x80))
    for (register, byte) in writes { try bench.write(register, byte) }
    let feed = try GyroscopeFeed(bench, rate: rate)
    bench.circuit.watch(bench.target)
    return feed
  }

  private func edges(_ feed: GyroscopeFeed) -> [PinEdge] {
    feed.bench.circuit.edges(at: feed.bench.target)
  }

  private func first(_ isHigh: Bool, _ time: Int64) -> PinEdge {
    PinEdge("INT1", isHigh: isHigh, at: time)
  }

  private func second(_ isHigh: Bool, _ time: Int64) -> PinEdge {
    PinEdge("DRDY/INT2", isHigh: isHigh, at: time)
  }

  /// With a threshold of 1000 digits and no duration, the pin follows each sample.
  @Test func interrupt() throws {
    let feed = try feed((0x22, 0x80), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x02))
    feed.samples([1, 2000, 2000, 1, -2000, 1])
    #expect(
      edges(feed) == [
        first(true, feed.instant(2)), first(false, feed.instant(4)),
        first(true, feed.instant(5)), first(false, feed.instant(6)),
      ])
  }

  /// One long wait without observation gives the same edges.
  @Test func interruptBetweenQueries() throws {
    let feed = try feed(rate: 0xC, (0x22, 0xA0), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x02))
    feed.bench.turn(100, 0, 0)
    feed.bench.wait(.seconds(1))
    #expect(edges(feed) == [first(false, feed.instant(1))])
  }

  /// With a duration of 3 and WAIT, it takes three samples to rise and three to fall.
  @Test func durationAndWait() throws {
    let feed = try feed((0x22, 0x80), (0x32, 0x03), (0x33, 0xE8), (0x38, 0x83), (0x30, 0x02))
    feed.samples([2000, 2000, 2000, 2000, 1, 1, 1, 1])
    #expect(edges(feed) == [first(true, feed.instant(3)), first(false, feed.instant(7))])
  }

  /// A latched interrupt falls with the second sample after the read.
  @Test func latch() throws {
    let feed = try feed((0x22, 0x80), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x42))
    feed.samples([2000, 1, 1])
    #expect(try feed.bench.byte(0x31) == 0x42)
    feed.samples([1, 1, 1])
    #expect(edges(feed) == [first(true, feed.instant(1)), first(false, feed.instant(5))])
  }

  /// Data ready rises with each sample, and falls with the last byte of the set.
  @Test func dataReady() throws {
    let feed = try feed((0x22, 0x08))
    feed.sample(1)
    _ = try feed.drain(1)
    let read = feed.bench.now
    feed.samples([2, 3])
    let edges = edges(feed)
    #expect(edges.map(\.isHigh) == [true, false, true])
    #expect(edges[0].time == feed.instant(1))
    #expect(edges[1].time < read && edges[1].time > read - 30_000)
    #expect(edges[2].time == feed.instant(2))
  }

  /// With a watermark of 3, the pin rises with the fourth set and falls when two are left.
  @Test func watermark() throws {
    let feed = try feed((0x22, 0x04), (0x24, 0x40), (0x2E, 0x43))
    feed.samples(1...4)
    _ = try feed.drain(1)
    #expect(edges(feed) == [second(true, feed.instant(4))])
    let start = feed.bench.now
    _ = try feed.drain(1)
    #expect(edges(feed).count == 2)
    #expect(edges(feed)[1].isHigh == false && edges(feed)[1].time > start)
    feed.samples([5, 6])
    #expect(edges(feed)[2...] == [second(true, feed.instant(6))])
  }

  /// Overrun rises with the 32nd set, and in stream mode again after each read.
  @Test func overrun() throws {
    let feed = try feed(rate: 0xC, (0x22, 0x02), (0x24, 0x40), (0x2E, 0x40))
    feed.samples(1...33)
    _ = try feed.drain(1)
    feed.sample(34)
    let edges = edges(feed)
    #expect(edges.map(\.isHigh) == [true, false, true])
    #expect(edges[0].time == feed.instant(32))
    #expect(edges[2].time == feed.instant(34))
  }

  @Test func empty() throws {
    let feed = try feed((0x22, 0x01), (0x24, 0x40), (0x2E, 0x40))
    feed.samples(1...2)
    _ = try feed.drain(2)
    #expect(edges(feed).map(\.isHigh) == [false, true])
    #expect(edges(feed)[0].time == feed.instant(1))
  }

  @Test func boot() throws {
    let feed = try feed((0x22, 0x40))
    try feed.bench.write(0x24, 0x80)
    let start = feed.bench.now - 2_500
    feed.bench.wait(.milliseconds(100))
    #expect(edges(feed) == [first(true, start), first(false, start + 10_000_000)])
  }

  /// A program that waits for the watermark's line reads each sample exactly once, at 800 Hz.
  @Test func everySampleByTheWatermark() throws {
    let feed = try feed(rate: 0xC, (0x22, 0x04), (0x24, 0x40), (0x2E, 0x44))
    let circuit = feed.bench.circuit
    var line = try #require(circuit.line("DRDY/INT2", of: feed.bench.target))
    feed.bench.turn(7 * 0.00875, 0, 0)
    for batch in 1...200 {
      let instant = feed.instant(Int64(5 * batch))
      let edge = line.waitForEdge(until: Instant(nanoseconds: instant + 1_000_000))
      #expect(edge == Instant(nanoseconds: instant))
      #expect(try feed.source == 0x85)
      #expect(try feed.drain(5) == [7, 7, 7, 7, 7])
      let truth = try #require(circuit.truth(at: feed.bench.target))
      #expect(truth.instants.x == instant)
    }
    #expect(line.lostEdges == 0)
  }
}
