// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// INT1_DURATION: the number of samples for which a condition must last, and WAIT.
struct GyroscopeDurationTests {
  /// Whether INT1 is high after each sample; 1 is above the threshold, 0 below.
  private func levels(
    _ samples: [Int], duration: UInt8, configuration: UInt8 = 0x02, policy: String = "decrement"
  ) throws -> [Int] {
    let feed = try GyroscopeFeed(
      (0x22, 0x80), (0x32, 0x03), (0x33, 0xE8), (0x38, duration), (0x30, configuration))
    feed.bench.set(policy: "duration-counter", policy)
    return samples.map { sample in
      feed.sample(sample * 2000)
      return feed.pins[0] ? 1 : 0
    }
  }

  @Test func withoutADurationAtOnce() throws {
    #expect(try levels([0, 1, 0, 1, 1], duration: 0x00) == [0, 1, 0, 1, 1])
    #expect(try levels([0, 1, 0, 1, 1], duration: 0x80) == [0, 1, 0, 1, 1])
  }

  @Test func afterSoManySamples() throws {
    #expect(
      try levels([1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0], duration: 0x03)
        == [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0])
  }

  /// By ST's figures, the counter counts up while the condition holds, and down while it does not.
  @Test func countsUpAndDown() throws {
    #expect(
      try levels([1, 1, 0, 1, 1, 1], duration: 0x03) == [0, 0, 0, 0, 1, 1])
    #expect(
      try levels([1, 1, 0, 1, 1, 1], duration: 0x03, policy: "reset") == [0, 0, 0, 0, 0, 1])
  }

  /// The counter stops at the duration, so that one sample without the condition needs one more
  /// sample with it.
  @Test func countsNoFurtherThanTheDuration() throws {
    #expect(
      try levels([1, 1, 1, 1, 1, 1, 0, 0, 1, 1], duration: 0x03)
        == [0, 0, 1, 1, 1, 1, 0, 0, 0, 1])
  }

  /// With WAIT, the interrupt also ends only after that number of samples.
  @Test func waitsAtTheEnd() throws {
    #expect(
      try levels([1, 1, 1, 1, 0, 0, 0, 0], duration: 0x83) == [0, 0, 1, 1, 1, 1, 0, 0])
    #expect(
      try levels([1, 1, 1, 0, 0, 1, 0, 0, 0], duration: 0x83) == [0, 0, 1, 1, 1, 1, 1, 0, 0])
    #expect(
      try levels([1, 1, 1, 0, 0, 0], duration: 0x83, policy: "reset") == [0, 0, 1, 1, 1, 0])
  }

  /// The longest duration is 127 samples.
  @Test func longest() throws {
    let samples = Array(repeating: 1, count: 130)
    #expect(
      try levels(samples, duration: 0x7F)
        == Array(repeating: 0, count: 126) + [1, 1, 1, 1])
  }

  @Test func latchedAfterADuration() throws {
    #expect(
      try levels([1, 1, 0, 1, 1, 0, 0, 0], duration: 0x03, configuration: 0x42)
        == [0, 0, 0, 0, 1, 1, 1, 1])
  }

  /// The duration in time: sixteen samples at 800 Hz are 20 ms.
  @Test func unitIsThePeriod() throws {
    let feed = try GyroscopeFeed(
      rate: 0xC, (0x22, 0x80), (0x32, 0x03), (0x33, 0xE8), (0x38, 0x10), (0x30, 0x02))
    feed.bench.turn(100, 0, 0)
    feed.bench.circuit.advance(to: Instant(nanoseconds: feed.instant(16) - 1))
    #expect(!feed.pins[0])
    feed.bench.circuit.advance(to: Instant(nanoseconds: feed.instant(16)))
    #expect(feed.pins[0])
    #expect(feed.instant(16) - feed.instant(0) == 20_000_000)
  }
}
