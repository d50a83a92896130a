// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The duration of an interrupt, and its signal on INT1.
struct GyroscopeLatchTests {
  /// Creates a gyroscope with all three thresholds at 1000 digits.
  private func feed(_ configuration: UInt8, _ writes: (UInt8, UInt8)...) throws -> GyroscopeFeed {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x22, 0x80))
    try bench.write(0xB2, 0x03, 0xE8, 0x03, 0xE8, 0x03, 0xE8)
    for (register, byte) in writes { try bench.write(register, byte) }
    try bench.write(0x30, configuration)
    return try GyroscopeFeed(bench)
  }

  /// Without a latch the interrupt follows the condition.
  @Test func followsTheCondition() throws {
    let feed = try feed(0x02)
    var levels: [Bool] = []
    for digits in [1, 2000, 2000, 3, 2000, 5] {
      feed.sample(digits)
      levels.append(feed.pins[0])
    }
    #expect(levels == [false, true, true, false, true, false])
  }

  /// With a latch, the interrupt and its source stay, and are cleared two samples after the read.
  @Test func staysUntilItIsRead() throws {
    let feed = try feed(0x6A)
    feed.samples([2000, 1, 2])
    #expect(feed.pins[0])
    feed.sample(1, 2000, 1)
    #expect(try feed.bench.byte(0x31) == 0x42)
    #expect(feed.pins[0])
    feed.sample(3)
    #expect(feed.pins[0])
    feed.sample(4)
    #expect(!feed.pins[0])
    feed.samples(5...20)
    #expect(!feed.pins[0])
    #expect(try feed.bench.byte(0x31) == 0x00)
  }

  /// If the condition still holds, the interrupt rises again with the sample after its fall.
  @Test func risesAgain() throws {
    let feed = try feed(0x42)
    feed.sample(2000)
    #expect(try feed.bench.byte(0x31) == 0x42)
    var levels: [Bool] = []
    for _ in 0..<4 {
      feed.sample(2000)
      levels.append(feed.pins[0])
    }
    #expect(levels == [true, false, true, true])
  }

  @Test func fallsAtOnce() throws {
    let feed = try feed(0x42)
    feed.bench.set(policy: "interrupt-clear", "immediate")
    feed.samples([2000, 1])
    #expect(feed.pins[0])
    #expect(try feed.bench.byte(0x31) == 0x42)
    #expect(!feed.pins[0])
    #expect(try feed.bench.byte(0x31) == 0x00)
  }

  /// Reading a source that is not latched clears it until the next sample.
  @Test(arguments: [("clears", false), ("keeps", true)])
  func readWithoutALatch(policy: String, level: Bool) throws {
    let feed = try feed(0x02)
    feed.bench.set(policy: "unlatched-read", policy)
    feed.sample(2000)
    #expect(try feed.bench.byte(0x31) == 0x42)
    #expect(feed.pins[0] == level)
    feed.sample(2000)
    #expect(feed.pins[0])
  }

  /// In power-down no sample can end the interrupt; the read does.
  @Test func readInPowerDown() throws {
    let feed = try feed(0x42)
    feed.sample(2000)
    try feed.bench.write(0x20, 0x07)
    feed.bench.wait(.seconds(1))
    #expect(feed.pins[0])
    #expect(try feed.bench.byte(0x31) == 0x42)
    #expect(!feed.pins[0])
  }

  // MARK: Pin

  /// H_Lactive inverts INT1; an open-drain pin has a pull-up.
  @Test(arguments: [(0x80, true), (0xA0, false), (0xB0, false), (0x90, true), (0x00, false)])
  func polarity(control: Int, level: Bool) throws {
    let feed = try feed(0x02, (0x22, UInt8(control)))
    let isRouted = control & 0x80 != 0
    feed.sample(1)
    #expect(feed.pins[0] == (isRouted && !level))
    feed.sample(2000)
    #expect(feed.pins[0] == level)
  }

  /// Either source, boot or interrupt, raises INT1.
  @Test func bootOrInterrupt() throws {
    let feed = try feed(0x02, (0x22, 0xC0))
    feed.sample(1)
    #expect(!feed.pins[0])
    try feed.bench.write(0x24, 0x80)
    #expect(feed.pins[0])
    feed.sample(2000)
    #expect(feed.pins[0])
    feed.sample(2000)
    #expect(feed.pins[0])
    feed.sample(1)
    #expect(!feed.pins[0])
  }
}
