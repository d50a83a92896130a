// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassMotion

@Suite struct DecimationTests {
  /// Those of the samples at the given hundredths of a second that the decimation keeps.
  private func taken(_ interval: Double, _ hundredths: [Double]) -> [Double] {
    var decimation = Decimation(interval: interval)
    return hundredths.filter { decimation.takes($0 / 100) }
  }

  @Test(arguments: [
    (interval: 0.0, taken: 100), (0.01, 100), (0.02, 50), (0.025, 40), (1.0 / 60, 60), (0.1, 10),
    (0.5, 2), (1.0, 1), (60.0, 1), (0.001, 100),
  ])
  func asManyAreLeftAsWereAskedFor(interval: Double, taken count: Int) {
    #expect(taken(interval, (0..<100).map(Double.init)).count == count)
  }

  @Test func aClockThatJittersLosesNone() {
    let jitter = [0, 0.2, -0.1, 0.1, 0.2, -0.2, -0.2, 0.1]
    let times = (0..<195).map { Double($0) + jitter[$0 % jitter.count] }
    #expect(taken(0.01, times).count == 195)
    #expect(taken(0.1, times).count == 20)
  }

  @Test func aSensorThatIsFasterIsKeptToTheRate() {
    // The sensor's clock is 5 % fast, as an accelerometer's may be: 105 samples a second.
    #expect(taken(0.01, (0..<1050).map { Double($0) / 1.05 }).count == 1000)
  }

  @Test func afterAGapThereIsNoBurst() {
    let times = Array(0...30).map(Double.init) + Array(475...520).map(Double.init)
    #expect(taken(0.1, times) == [0, 10, 20, 30, 475, 485, 495, 505, 515])
  }

  @Test func aLateSampleDoesNotMoveTheOthers() {
    let times = [0.0, 10, 20, 36, 37, 38, 39, 40, 45, 50, 60]
    #expect(taken(0.1, times) == [0, 10, 20, 36, 40, 50, 60])
  }

  @Test func aClockThatGoesBackStartsAnew() {
    #expect(taken(0.1, [500, 505, 510, 2, 3, 12, 13]) == [500, 510, 2, 12])
  }

  @Test func anotherIntervalCountsFromTheLastSample() {
    var decimation = Decimation(interval: 10)
    let early = [0, 0.5].map { decimation.takes($0) }
    #expect(early == [true, false])
    decimation.interval = 1
    let later = [0.6, 0.7, 1, 1.1].map { decimation.takes($0) }
    #expect(later == [false, false, true, false])
    decimation.interval = 0
    let all = [1.2, 1.3].map { decimation.takes($0) }
    #expect(all == [true, true])
  }
}
