// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The two FIFO modes that the interrupt generator switches by the level of IA, whatever the pins
/// show.
struct GyroscopeTriggerTests {
  /// Creates a gyroscope that triggers on X above 1000 digits; by default it is not latched.
  private func feed(_ mode: UInt8, latch: UInt8 = 0) throws -> GyroscopeFeed {
    try GyroscopeFeed(
      (0x24, 0x40), (0x2E, mode), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x02 | latch))
  }

  // MARK: Stream to FIFO

  /// If the FIFO is full at the trigger, it keeps 30 sets before it, the set of the trigger, and
  /// one after it.
  @Test func keepsWhatWasBeforeTheTrigger() throws {
    let feed = try feed(0x60, latch: 0x40)
    feed.samples(1...40)
    feed.samples([2000, 41, 42, 43])
    #expect(try feed.source == 0xDF)
    #expect(try feed.drain(32) == Array(11...40) + [2000, 41])
    feed.sample(44)
    #expect(try feed.source == 0x20)
  }

  /// If the FIFO is not full at the trigger, it fills up and then stops.
  @Test func fillsUpAfterTheTrigger() throws {
    let feed = try feed(0x60, latch: 0x40)
    feed.samples(1...10)
    feed.sample(2000)
    feed.samples(12...40)
    #expect(try feed.source == 0xDF)
    #expect(try feed.drain(32) == Array(1...10) + [2000] + Array(12...32))
  }

  /// The trigger is level-sensitive: when the interrupt ends, the FIFO streams again.
  @Test func streamsAgainWithoutTheTrigger() throws {
    let feed = try feed(0x60)
    feed.samples(1...40)
    feed.samples([2000, 2001, 2002, 2003])
    #expect(try feed.source == 0xDF)
    #expect(try feed.bench.bytes(0xA8, 2) == [11, 0])
    feed.samples([45, 46])
    // The two sets that arrived while the FIFO was stopped are missing.
    #expect(try feed.drain(32) == Array(13...40) + [2000, 2001, 45, 46])
  }

  /// A trigger of one sample does not stop a full stream, because it ends before the next set.
  @Test func oneSampleOfTriggerStopsNothing() throws {
    let feed = try feed(0x60)
    feed.samples(1...40)
    feed.samples([2000, 41, 42, 43])
    #expect(try feed.drain(32) == Array(13...40) + [2000, 41, 42, 43])
  }

  // MARK: Bypass to stream

  @Test func collectsFromTheTriggerOn() throws {
    let feed = try feed(0x8F, latch: 0x40)
    feed.samples(1...40)
    #expect(try feed.source == 0x20)
    feed.samples([2000, 42, 43])
    #expect(try feed.source == 0x03)
    #expect(try feed.drain(3) == [2000, 42, 43])
    feed.samples(44...90)
    #expect(try feed.source == 0xDF)
    #expect(try feed.drain(32) == Array(59...90))
  }

  /// When the interrupt ends, the collected sets are removed.
  @Test func bypassAgainWithoutTheTrigger() throws {
    let feed = try feed(0x8F)
    feed.samples([1, 2000, 2001, 2002])
    #expect(try feed.source == 0x03)
    feed.sample(5)
    #expect(try feed.source == 0x20)
    feed.samples([2003])
    #expect(try feed.source == 0x01)
    #expect(try feed.drain(1) == [2003])
  }

  /// A latched trigger ends two periods after the read of its source.
  @Test func readingTheSourceEndsIt() throws {
    let feed = try feed(0x8F, latch: 0x40)
    feed.samples([2000, 2, 3])
    #expect(try feed.bench.byte(0x31) == 0x42)
    feed.sample(4)
    #expect(try feed.source == 0x04)
    feed.sample(5)
    #expect(try feed.source == 0x20)
  }

  /// The mode does not depend on the routing of the interrupt to a pin, or on the polarity.
  @Test(arguments: [0x00, 0x80, 0xA0] as [UInt8])
  func pinsDoNotMatter(control: UInt8) throws {
    let feed = try feed(0x8F)
    try feed.bench.write(0x22, control)
    feed.samples([1, 2000])
    #expect(try feed.source == 0x01)
  }
}
