// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// STATUS_REG and the DRDY/INT2 pin while the FIFO is in use.
struct GyroscopeFIFOStatusTests {
  private func feed(_ mode: UInt8, pins: UInt8 = 0) throws -> GyroscopeFeed {
    try GyroscopeFeed((0x22, pins), (0x24, 0x40), (0x2E, mode))
  }

  // MARK: STATUS_REG

  /// Data are new while a set is unread, and overrun is set when one is lost.
  @Test func tellsOfUnreadSets() throws {
    let feed = try feed(0x40)
    #expect(try feed.bench.byte(0x27) == 0x00)
    feed.samples(1...32)
    #expect(try feed.bench.byte(0x27) == 0x0F)
    feed.sample(33)
    #expect(try feed.bench.byte(0x27) == 0xFF)
    #expect(try feed.drain(1) == [2])
    #expect(try feed.bench.byte(0x27) == 0x0F)
    #expect(try feed.drain(31) == Array(3...33))
    #expect(try feed.bench.byte(0x27) == 0x00)
  }

  /// By policy, the bits describe each sample, as without the FIFO.
  @Test func tellsOfEachSample() throws {
    let feed = try feed(0x40)
    feed.bench.set(policy: "fifo-status", "sample")
    feed.sample(1)
    #expect(try feed.bench.byte(0x27) == 0x0F)
    feed.sample(2)
    #expect(try feed.bench.byte(0x27) == 0xFF)
    #expect(try feed.drain(1) == [1])
    #expect(try feed.bench.byte(0x27) == 0x00)
    #expect(try feed.drain(1) == [2])
    #expect(feed.bench.count(.staleRead) == 0)
  }

  @Test func statusAndSetInOneBurst() throws {
    let feed = try feed(0x40)
    feed.samples(1...2)
    #expect(try feed.bench.bytes(0xA7, 7) == [0x0F, 1, 0, 0, 0, 0, 0])
    #expect(try feed.bench.bytes(0xA7, 7) == [0x0F, 2, 0, 0, 0, 0, 0])
    #expect(try feed.bench.bytes(0xA7, 7) == [0x00, 2, 0, 0, 0, 0, 0])
  }

  // MARK: DRDY/INT2

  @Test func watermarkPin() throws {
    let feed = try feed(0x43, pins: 0x04)
    var levels: [Bool] = []
    for digits in 1...5 {
      feed.sample(digits)
      levels.append(feed.pins[1])
    }
    #expect(levels == [false, false, false, true, true])
    #expect(try feed.drain(2) == [1, 2])
    #expect(feed.pins[1])
    #expect(try feed.drain(1) == [3])
    #expect(!feed.pins[1])
  }

  @Test func overrunPin() throws {
    let feed = try feed(0x20, pins: 0x02)
    feed.samples(1...31)
    #expect(!feed.pins[1])
    feed.sample(32)
    #expect(feed.pins[1])
    #expect(try feed.drain(1) == [1])
    #expect(!feed.pins[1])
  }

  @Test func emptyPin() throws {
    let feed = try feed(0x20, pins: 0x01)
    #expect(feed.pins[1])
    feed.sample(1)
    #expect(!feed.pins[1])
    #expect(try feed.drain(1) == [1])
    #expect(feed.pins[1])
  }

  @Test func dataReadyPin() throws {
    let feed = try feed(0x40, pins: 0x08)
    #expect(!feed.pins[1])
    feed.samples(1...2)
    #expect(feed.pins[1])
    #expect(try feed.drain(1) == [1])
    #expect(feed.pins[1])
    #expect(try feed.drain(1) == [2])
    #expect(!feed.pins[1])
  }

  /// The pin combines all four signals; H_Lactive does not invert it.
  @Test func anyOfThem() throws {
    let feed = try feed(0x43, pins: 0x27)
    #expect(feed.pins == [true, true])
    feed.sample(1)
    #expect(feed.pins == [true, false])
    feed.samples(2...4)
    #expect(feed.pins == [true, true])
  }
}
