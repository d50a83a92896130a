// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

@Suite struct MotionStatisticsTests {
  private func values(_ reading: MotionStatistics.Reading?) -> [Double]? {
    reading.map { [$0.current, $0.minimum, $0.maximum] }
  }

  @Test func keepsTheExtremesOfEachAxisAndOfTheMagnitude() {
    var statistics = MotionStatistics()
    #expect(statistics.x == nil && statistics.magnitude == nil)
    statistics.update([0, 0, -1])
    statistics.update([3, -4, 0])
    statistics.update([1, 0, 0.5])
    #expect(values(statistics.x) == [1, 0, 3])
    #expect(values(statistics.y) == [0, -4, 0])
    #expect(values(statistics.z) == [0.5, -1, 0.5])
    #expect(values(statistics.magnitude) == [(1.25 as Double).squareRoot(), 1, 5])
  }

  @Test func resetClearsTheExtremes() {
    var statistics = MotionStatistics()
    statistics.reset()
    #expect(statistics == MotionStatistics())
    statistics.update([0, 0, -1])
    statistics.update([0, 0, 1])
    statistics.reset()
    #expect(values(statistics.z) == [1, 1, 1])
    statistics.update([0, 0, 2])
    #expect(values(statistics.z) == [2, 1, 2])
  }

  @Test(
    arguments: [
      [.nan, 0, 0], [0, .infinity, 0], [1e300, 1e300, 0],
    ] as [Axes<Double>])
  func whatIsNoNumberIsPassedOver(_ odd: Axes<Double>) {
    var statistics = MotionStatistics()
    statistics.update([0, 0, -1])
    let before = statistics
    statistics.update(odd)
    #expect(statistics == before)
  }

  @Test func ratesAreThoseOfTheGuide() {
    #expect(MotionRate.orientation.hertz == 20)
    #expect(MotionRate.game.hertz == 60)
    #expect(MotionRate.gesture.interval == 0.01)
  }
}
