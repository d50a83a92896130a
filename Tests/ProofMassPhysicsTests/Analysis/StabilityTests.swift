// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassPhysics

/// The properties of the estimators. The test sets of NIST SP 1065 are row 45 of the acceptance
/// table.
@Suite struct StabilityTests {
  private func white(_ count: Int, seed: UInt64 = 1) -> [Double] {
    let source = NoiseSource(seed: seed)
    return (0..<Int64(count)).map {
      var draws = source.draws(at: $0)
      return draws.gaussian()
    }
  }

  // MARK: Laws

  @Test func whiteNoiseFallsWithTheRootOfTime() throws {
    let curve = try Stability(white(100_000), interval: 0.01).deviations(pointsPerDecade: 3)
    #expect(curve.count > 10)
    for point in curve where point.uncertainty < 0.2 * point.value {
      let law = (0.01 / point.tau).squareRoot()
      #expect(abs(point.value - law) < 3 * point.uncertainty)
    }
  }

  @Test(arguments: [1, 2, 5, 30, 100])
  func randomWalkRisesWithTheRootOfTime(factor: Int) throws {
    var walk: [Double] = []
    for step in white(100_000, seed: 3) { walk.append((walk.last ?? 0) + step) }
    let point = try #require(
      try Stability(walk, interval: 1).deviation(.overlappingAllan, factor: factor))
    let m = Double(factor)
    let law = (m / 3).squareRoot() * (1 + 1 / (2 * m * m)).squareRoot()
    #expect(abs(point.value / law - 1) < 4 * (m / 100_000).squareRoot())
  }

  /// A first-order Gauss–Markov process with σ = 1 and a correlation time of 20 samples. Its
  /// continuous law holds for intervals of several samples.
  @Test(arguments: [10, 40, 200])
  func aDecayingMemoryHasItsPeak(factor: Int) throws {
    let decay = exp(-1 / 20.0)
    var value = 0.0
    let samples = white(400_000, seed: 5).map { draw in
      value = decay * value + (1 - decay * decay).squareRoot() * draw
      return value
    }
    let point = try #require(
      try Stability(samples, interval: 1).deviation(.overlappingAllan, factor: factor))
    let x = Double(factor) / 20
    let law = (2 / x * (1 - (3 - 4 * exp(-x) + exp(-2 * x)) / (2 * x))).squareRoot()
    #expect(abs(point.value / law - 1) < 0.05)
  }

  @Test(arguments: [1, 7, 50])
  func aRampIsItsSlopeAndNothingToHadamard(factor: Int) throws {
    let ramp = (0..<1000).map { 5 + 0.3 * Double($0) }
    let record = try Stability(ramp, interval: 0.1)
    for estimator in [Stability.Estimator.allan, .overlappingAllan] {
      let point = try #require(record.deviation(estimator, factor: factor))
      // The drift is 3 per second.
      #expect(abs(point.value - 3 * point.tau / 2.0.squareRoot()) < 1e-9)
    }
    for estimator in [Stability.Estimator.hadamard, .overlappingHadamard] {
      let point = try #require(record.deviation(estimator, factor: factor))
      #expect(point.value < 1e-8)
    }
  }

  /// A sine of 4 Hz over whole periods. It is sampled so often that a sum is as accurate as an
  /// integral.
  @Test(arguments: [50, 125, 250, 330])
  func aSinusoidHasItsLobes(factor: Int) throws {
    let samples = (0..<100_000).map { sin(2 * Double.pi * 4 * 0.001 * Double($0)) }
    let point = try #require(
      try Stability(samples, interval: 0.001).deviation(.overlappingAllan, factor: factor))
    let x = Double.pi * 4 * point.tau
    #expect(abs(point.value - sin(x) * sin(x) / x) < 1e-3)
  }

  @Test func anOffsetChangesNothing() throws {
    let samples = white(1000)
    let one = try Stability(samples, interval: 1).deviations()
    let other = try Stability(samples.map { $0 + 1e6 }, interval: 1).deviations()
    for (one, other) in zip(one, other) { #expect(abs(one.value - other.value) < 1e-7) }
  }

  /// The one-sigma uncertainty of white noise, by the degrees of freedom of NIST SP 1065, table 5.
  @Test(arguments: [(360_000, 100, 0.0096), (360_000, 1000, 0.0305), (6000, 100, 0.075)])
  func uncertaintyOfAnHourAndAMinute(count: Int, factor: Int, relative: Double) throws {
    let point = try #require(
      try Stability(white(count), interval: 0.01).deviation(.overlappingAllan, factor: factor))
    #expect(abs(point.uncertainty / point.value / relative - 1) < 0.01)
  }

  @Test func uncertaintyIsTheSpreadOfManyRecords() throws {
    for estimator in Stability.Estimator.allCases {
      let points = try (0..<300).map { seed in
        try #require(
          try Stability(white(300, seed: UInt64(seed)), interval: 1)
            .deviation(estimator, factor: 10))
      }
      let mean = points.reduce(0) { $0 + $1.value } / 300
      let square = points.reduce(0) { $0 + ($1.value - mean) * ($1.value - mean) }
      let claimed = points.reduce(0) { $0 + $1.uncertainty } / 300
      let spread = (square / 299).squareRoot()
      // The uncertainty of the overlapping Allan deviation is exact, the others are conservative.
      if estimator == .overlappingAllan {
        #expect(abs(claimed / spread - 1) < 0.15)
      } else {
        #expect(1...2 ~= claimed / spread)
      }
    }
  }

  // MARK: Averaging factors

  @Test func factorsAreEvenlySpacedUpToTheLongest() throws {
    let record = try Stability(white(1000), interval: 1)
    #expect(
      record.deviations(pointsPerDecade: 3).map(\.tau) == [1, 2, 5, 10, 22, 46, 100, 215, 464])
    #expect(record.deviations(.time, pointsPerDecade: 1).map(\.tau) == [1, 10, 100])
    #expect(record.deviations(pointsPerDecade: .min).map(\.tau) == [1, 10, 100])
    #expect(record.deviations(pointsPerDecade: .max).last?.tau == 500)
  }

  @Test func factorsWithoutRoomAreLeftOut() throws {
    let record = try Stability(white(9), interval: 1)
    let factors = [.min, -1, 0, 1, 3, 4, 5, .max]
    #expect(record.deviations(.overlappingAllan, factors: factors).map(\.terms) == [8, 4, 2])
    #expect(record.deviations(.allan, factors: factors).map(\.terms) == [8, 2, 1])
    #expect(record.deviations(.modifiedAllan, factors: factors).map(\.terms) == [8, 2])
    #expect(record.deviations(.hadamard, factors: factors).map(\.terms) == [7, 1])
    #expect(record.deviations(.overlappingHadamard, factors: factors).map(\.terms) == [7, 1])
  }

  // MARK: Strange records

  @Test func shortRecordsHaveShortTables() throws {
    let (none, one) = (try Stability([], interval: 1), try Stability([1], interval: 1))
    for estimator in Stability.Estimator.allCases {
      #expect(none.deviations(estimator).isEmpty)
      #expect(one.deviations(estimator).isEmpty)
    }
    let two = try Stability([1, 3], interval: 0.5).deviations()
    #expect(two.map(\.value) == [Double(2).squareRoot()])
    #expect(two.map(\.tau) == [0.5])
  }

  @Test func aConstantRecordHasNoDeviation() throws {
    let curve = try Stability([Double](repeating: 0.1, count: 100), interval: 1).deviations()
    #expect(curve.allSatisfy { $0.value < 1e-14 })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e100, -1e200])
  func strangeSamplesAreErrors(sample: Double) {
    #expect(throws: AnalysisError.sample(2)) { try Stability([0, 1, sample, 3], interval: 1) }
  }

  @Test(arguments: [0, -1, Double.infinity, 1e-300, 1e200])
  func strangeIntervalsAreErrors(interval: Double) {
    #expect(throws: AnalysisError.interval(interval)) { try Stability([], interval: interval) }
  }

  @Test func noNumberIsNoInterval() {
    #expect(throws: AnalysisError.self) { try Stability([], interval: .nan) }
  }

  @Test func largeSamplesGiveFiniteDeviations() throws {
    let curve = try Stability([9e99, -9e99, 9e99, 9e99, -9e99, 1], interval: 1).deviations()
    #expect(curve.allSatisfy { $0.value.isFinite && $0.uncertainty.isFinite })
  }
}
