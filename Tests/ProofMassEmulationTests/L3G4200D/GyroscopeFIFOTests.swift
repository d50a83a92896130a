// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The FIFO's flags, its modes without a trigger, and its order of sets.
struct GyroscopeFIFOTests {
  // MARK: Flags

  /// A watermark of 15 is set at 16 sets; FSS is 31 for 31 and for 32 sets.
  @Test func sourceWhileFilling() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x2F))
    var seen = [try feed.source]
    for digits in 1...34 {
      feed.sample(digits)
      seen.append(try feed.source)
    }
    let rising = Array(UInt8(0x01)...0x0F)
    let marked = Array(UInt8(0x90)...0x9F)
    let expected: [UInt8] = [0x20] + rising + marked + [0xDF, 0xDF, 0xDF]
    #expect(seen == expected)
  }

  /// With a watermark of 10, the bit is set with the 11th set and cleared when 9 are left.
  @Test func watermarkHasAHysteresis() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x4A))
    feed.samples(1...10)
    #expect(try feed.source == 0x0A)
    feed.sample(11)
    #expect(try feed.source == 0x8B)
    #expect(try feed.drain(1) == [1])
    #expect(try feed.source == 0x8A)
    #expect(try feed.drain(1) == [2])
    #expect(try feed.source == 0x09)
    feed.sample(12)
    #expect(try feed.source == 0x0A)
    feed.sample(13)
    #expect(try feed.source == 0x8B)
  }

  /// The datasheet's table says "equal or higher".
  @Test func watermarkAsALevel() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x4A))
    feed.bench.set(policy: "watermark", "level")
    feed.samples(1...9)
    #expect(try feed.source == 0x09)
    feed.sample(10)
    #expect(try feed.source == 0x8A)
    #expect(try feed.drain(1) == [1])
    #expect(try feed.source == 0x09)
  }

  /// The watermark is compared with the number of sets, not with the five bits of FSS.
  @Test func watermarkOf31() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x5F))
    feed.samples(1...31)
    #expect(try feed.source == 0x1F)
    feed.sample(32)
    #expect(try feed.source == 0xDF)
  }

  @Test func emptyIsNeverOverAWatermarkOfZero() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x40))
    feed.sample(1)
    #expect(try feed.source == 0x81)
    #expect(try feed.drain(1) == [1])
    #expect(try feed.source == 0x20)
  }

  @Test(arguments: [(0x00, 0x4A), (0x40, 0x00), (0x40, 0x0A)] as [(UInt8, UInt8)])
  func offOrInBypassItIsEmpty(enable: UInt8, mode: UInt8) throws {
    let feed = try GyroscopeFeed((0x24, enable), (0x2E, mode))
    feed.samples(1...40)
    #expect(try feed.source == 0x20)
  }

  // MARK: Modes

  /// FIFO mode keeps the first 32 sets and stops; only bypass mode restarts it.
  @Test func fifoModeStopsForGood() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x2F))
    feed.samples(1...40)
    #expect(try feed.source == 0xDF)
    #expect(try feed.drain(32) == Array(1...32))
    feed.samples(41...50)
    #expect(try feed.source == 0x20)
    try feed.bench.write(0x2E, 0x2F)
    feed.sample(51)
    #expect(try feed.source == 0x20)
    try feed.bench.write(0x2E, 0x0F)
    try feed.bench.write(0x2E, 0x2F)
    feed.samples(52...54)
    #expect(try feed.source == 0x03)
    #expect(try feed.drain(3) == [52, 53, 54])
  }

  /// FIFO mode also stops if sets are read before the next sample.
  @Test func fifoModeStopsWithThe32ndSet() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x20))
    feed.samples(1...32)
    #expect(try feed.drain(2) == [1, 2])
    feed.samples(33...36)
    #expect(try feed.source == 0x9E)
    #expect(try feed.drain(30) == Array(3...32))
  }

  /// Each new set replaces the oldest; overrun stays until a set is read.
  @Test func streamKeepsTheLatest() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x4F))
    feed.samples(1...50)
    #expect(try feed.source == 0xDF)
    #expect(try feed.drain(1) == [19])
    #expect(try feed.source == 0x9F)
    feed.sample(51)
    #expect(try feed.source == 0xDF)
    feed.sample(52)
    #expect(try feed.drain(32) == Array(21...52))
    #expect(try feed.source == 0x20)
    feed.sample(53)
    #expect(try feed.drain(1) == [53])
  }

  /// By AN3393, an enabled FIFO in bypass mode collects nothing and the outputs do not change; by
  /// the datasheet, they do.
  @Test(arguments: [("frozen", 2), ("live", 4)])
  func bypass(policy: String, last: Int) throws {
    let feed = try GyroscopeFeed()
    feed.bench.set(policy: "bypass-output", policy)
    feed.samples(1...2)
    try feed.bench.write(0x24, 0x40)
    feed.samples(3...4)
    #expect(try feed.source == 0x20)
    #expect(try feed.drain(1) == [last])
    try feed.bench.write(0x24, 0x00)
    feed.sample(5)
    #expect(try feed.drain(1) == [5])
  }

  @Test func bypassForgets() throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x4F))
    feed.samples(1...20)
    try feed.bench.write(0x2E, 0x0F)
    #expect(try feed.source == 0x20)
    try feed.bench.write(0x2E, 0x4F)
    feed.sample(21)
    #expect(try feed.source == 0x01)
    #expect(try feed.drain(1) == [21])
  }

  @Test(arguments: [("kept", 0x03, 1), ("cleared", 0x01, 3)] as [(String, UInt8, Int)])
  func fromModeToMode(policy: String, source: UInt8, oldest: Int) throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x2F))
    feed.bench.set(policy: "fifo-mode-change", policy)
    feed.samples(1...2)
    try feed.bench.write(0x2E, 0x4F)
    feed.sample(3)
    #expect(try feed.source == source)
    #expect(try feed.drain(1) == [oldest])
  }

  @Test(arguments: [("kept", 0x02), ("cleared", 0x20)] as [(String, UInt8)])
  func inPowerDownNothingComes(policy: String, source: UInt8) throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, 0x4F))
    feed.bench.set(policy: "fifo-power-down", policy)
    feed.samples(1...2)
    try feed.bench.write(0x20, 0x07)
    feed.bench.wait(.seconds(1))
    #expect(try feed.source == source)
  }

  /// The codes 101, 110 and 111 are not defined.
  @Test(arguments: [0xA0, 0xC0, 0xE0] as [UInt8])
  func undefinedModes(mode: UInt8) throws {
    let feed = try GyroscopeFeed((0x24, 0x40), (0x2E, mode))
    #expect(feed.bench.count(.undefinedCode) == 1)
    feed.samples(1...3)
    #expect(try feed.source == 0x20)
  }

  /// After a day or a century, the FIFO holds the last 32 sets.
  @Test(arguments: [Duration.seconds(86_400), .seconds(100 * 365 * 86_400)])
  func longIdle(_ duration: Duration) throws {
    let feed = try GyroscopeFeed(rate: 0xC, (0x24, 0x42), (0x2E, 0x4F))
    feed.bench.turn(7 * 0.00875, 0, 0)
    feed.bench.wait(duration)
    let end = feed.bench.now
    #expect(try feed.source == 0xDF)
    #expect(try feed.drain(32) == Array(repeating: 7, count: 32))
    let truth = try #require(feed.bench.circuit.truth(at: feed.bench.target))
    #expect(end - truth.instants.x < 2_000_000)
  }
}
