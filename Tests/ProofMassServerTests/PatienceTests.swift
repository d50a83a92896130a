// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassServer

/// When a side of a connection polls and when it sleeps; times in microseconds.
struct PatienceTests {
  private static func nanoseconds(_ microseconds: Int64) -> Int64 { microseconds * 1000 }

  /// Whether polling lasts at each of these looks of a wait.
  private func looks(_ patience: inout Patience, from start: Int64, at times: [Int64]) -> [Bool] {
    patience.begin(at: Self.nanoseconds(start))
    return times.map { patience.lasts(at: Self.nanoseconds($0)) }
  }

  @Test func pollingLastsAHundredMicroseconds() {
    var patience = Patience()
    #expect(looks(&patience, from: 1000, at: [1001, 1099, 1100]) == [true, true, false])
    // A message after a long sleep shows nothing: the other side had nothing to say.
    patience.end(at: Self.nanoseconds(2000))
    #expect(looks(&patience, from: 2010, at: [2011]) == [true])
  }

  @Test func aMessageSoonAfterFallingAsleepEndsPollingForAWhile() {
    var patience = Patience()
    #expect(looks(&patience, from: 1000, at: [1100]) == [false])
    patience.end(at: Self.nanoseconds(1110))
    #expect(looks(&patience, from: 1120, at: [1121]) == [false])
    // A message soon after a wait without polling does not prolong that.
    patience.end(at: Self.nanoseconds(1130))
    #expect(looks(&patience, from: 11_109, at: [11_109]) == [false])
    #expect(looks(&patience, from: 11_110, at: [11_111]) == [true])
  }

  @Test func aLostProcessorEndsPollingForAWhile() {
    var patience = Patience()
    #expect(looks(&patience, from: 1000, at: [1001, 5001, 5002]) == [true, false, false])
    #expect(looks(&patience, from: 15_000, at: [15_001]) == [false])
    #expect(looks(&patience, from: 15_001, at: [15_002]) == [true])
  }
}
