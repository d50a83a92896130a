// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The interrupt generator, sample by sample: thresholds and combinations.
struct GyroscopeInterruptTests {
  /// Creates a gyroscope with all three thresholds at 1000 digits.
  private func feed(_ configuration: UInt8, _ writes: (UInt8, UInt8)...) throws -> GyroscopeFeed {
    let bench = try Bench.gyroscope((0x23, 0x80), (0x22, 0x80))
    try bench.write(0xB2, 0x03, 0xE8, 0x03, 0xE8, 0x03, 0xE8)
    for (register, byte) in writes { try bench.write(register, byte) }
    try bench.write(0x30, configuration)
    return try GyroscopeFeed(bench)
  }

  // MARK: Thresholds

  /// In ST's example, 0x2CA4 is 100 °/s at ±250 °/s.
  @Test func st100DegreesASecond() throws {
    let feed = try feed(0x02, (0x32, 0x2C), (0x33, 0xA4))
    for (rate, isHigh) in [(99.9, false), (100.1, true), (-99.9, false), (-100.1, true)] {
      feed.bench.turn(rate, 0, 0)
      feed.bench.wait(.milliseconds(10))
      #expect(try feed.bench.byte(0x31) == (isHigh ? 0x42 : 0x00))
    }
  }

  /// The threshold is exact to one digit, on each axis in both directions; a value equal to it is
  /// no event.
  @Test(
    arguments: [
      (1001, 0x02), (1000, 0x00), (999, 0x01), (-999, 0x01), (-1000, 0x00), (-1001, 0x02),
    ] as [(Int, UInt8)])
  func magnitudes(digits: Int, events: UInt8) throws {
    for axis in 0..<3 {
      let feed = try feed(0x03 << UInt8(2 * axis))
      feed.sample(axis == 0 ? digits : 0, axis == 1 ? digits : 0, axis == 2 ? digits : 0)
      let expected = events << UInt8(2 * axis)
      #expect(try feed.bench.byte(0x31) == (events == 0 ? 0 : 0x40 | expected))
    }
  }

  @Test(arguments: [("neither", 0x00), ("high", 0x42), ("low", 0x41)] as [(String, UInt8)])
  func equality(policy: String, source: UInt8) throws {
    let feed = try feed(0x03)
    feed.bench.set(policy: "threshold-equality", policy)
    feed.sample(1000)
    #expect(try feed.bench.byte(0x31) == source)
  }

  /// The threshold has fifteen bits: the largest is just below the largest word.
  @Test func largestThreshold() throws {
    let feed = try feed(0x02, (0x32, 0x7F), (0x33, 0xFE))
    feed.sample(32766)
    #expect(try feed.bench.byte(0x31) == 0x00)
    feed.sample(-32768)
    #expect(try feed.bench.byte(0x31) == 0x42)
  }

  // MARK: Combinations

  @Test func orOfHighEvents() throws {
    let feed = try feed(0x2A)
    feed.sample(1, 2, 3)
    #expect(try feed.bench.byte(0x31) == 0x00)
    feed.sample(1, 2000, 3)
    #expect(try feed.bench.byte(0x31) == 0x48)
    feed.sample(2000, 2, -2000)
    #expect(try feed.bench.byte(0x31) == 0x62)
  }

  /// ST's "selective axis" example, X low and Y low and Z high, is 0xE5 with a latch, although ST
  /// prints 0x65.
  @Test func andOfThree() throws {
    let feed = try feed(0xA5)
    feed.sample(1, 2, 3)
    #expect(try feed.bench.byte(0x31) == 0x05)
    feed.sample(2000, 2, 2000)
    #expect(try feed.bench.byte(0x31) == 0x24)
    feed.sample(1, 2, 2000)
    #expect(try feed.bench.byte(0x31) == 0x65)
    #expect(feed.pins[0] == false)
    feed.sample(1, 2, 2000)
    #expect(feed.pins[0])
  }

  /// Without the AND bit, ST's configuration is active at rest.
  @Test func stMisprintsItsExample() throws {
    let feed = try feed(0x65)
    feed.sample(0)
    #expect(try feed.bench.byte(0x31) == 0x45)
  }

  @Test(arguments: [("never", 0x00), ("always", 0x40)] as [(String, UInt8)])
  func andOfNothing(policy: String, source: UInt8) throws {
    let feed = try feed(0x80)
    feed.bench.set(policy: "all-of-nothing", policy)
    feed.samples([1, 2000])
    #expect(try feed.bench.byte(0x31) == source)
  }

  @Test(arguments: [("enabled", 0x42), ("all", 0x56)] as [(String, UInt8)])
  func eventsThatAreNotEnabled(policy: String, source: UInt8) throws {
    let feed = try feed(0x02)
    feed.bench.set(policy: "source-bits", policy)
    feed.sample(2000, 1, 1)
    #expect(try feed.bench.byte(0x31) == source)
  }

  /// A disabled axis has no events.
  @Test func disabledAxis() throws {
    let feed = try feed(0x3F)
    try feed.bench.write(0x20, 0x0D)
    feed.sample(2000, 2000, 1)
    #expect(try feed.bench.byte(0x31) == 0x52)
  }
}
