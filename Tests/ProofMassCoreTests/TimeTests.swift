// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct TimeTests {
  @Test(arguments: [
    (0 as Int64, Duration.zero), (1, .nanoseconds(1)), (1_500_000_000, .milliseconds(1500)),
    (-1, .nanoseconds(-1)), (-1_500_000_000, .milliseconds(-1500)),
    (.max, .nanoseconds(Int64.max)), (.min, .nanoseconds(Int64.min)),
  ])
  func durationsAreExact(nanoseconds: Int64, duration: Duration) {
    #expect(Duration(wholeNanoseconds: nanoseconds) == duration)
    #expect(duration.wholeNanoseconds == nanoseconds)
  }

  @Test func partsOfANanosecondAreRoundedDown() {
    #expect(Duration(secondsComponent: 0, attosecondsComponent: 1).wholeNanoseconds == 0)
    #expect(Duration(secondsComponent: 0, attosecondsComponent: -1).wholeNanoseconds == -1)
    #expect(
      Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999).wholeNanoseconds == 1)
    #expect(
      Duration(secondsComponent: -1, attosecondsComponent: -1).wholeNanoseconds == -1_000_000_001)
  }

  @Test func instants() {
    let start = Instant(nanoseconds: 5)
    #expect(start + .microseconds(1) == Instant(nanoseconds: 1005))
    #expect(start.advanced(byNanoseconds: 10) - start == .nanoseconds(10))
    #expect(start < start + .nanoseconds(1))
  }

  @Test func waitsEndInTime() {
    let timebase = ManualTimebase(at: Instant(nanoseconds: 100))
    timebase.wait(for: .nanoseconds(50))
    timebase.wait(until: Instant(nanoseconds: 120))
    timebase.wait(forNanoseconds: 7)
    #expect(timebase.now() == Instant(nanoseconds: 157))
    #expect(timebase.waits == [50, 7])
  }
}
