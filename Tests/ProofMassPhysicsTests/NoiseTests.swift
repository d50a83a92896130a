// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

import Testing

@testable import ProofMassPhysics

@Suite struct NoiseTests {
  private let source = NoiseSource(seed: 1)

  @Test func gaussianDrawsHaveTheMomentsOfTheNormalDistribution() {
    let count = 400_000
    var sums = [0.0, 0, 0, 0]
    var beyond = [0, 0, 0]
    for time in 0..<Int64(count) {
      var draws = source.draws(at: time * 1_000_000)
      let value = draws.gaussian()
      for power in 0..<4 { sums[power] += (0...power).reduce(1) { product, _ in product * value } }
      if abs(value) > 1 { beyond[0] += 1 }
      if abs(value) > 2 { beyond[1] += 1 }
      if abs(value) > 3.6541528853610088 { beyond[2] += 1 }
    }
    let n = Double(count)
    // Each moment is within five standard deviations of the estimate.
    #expect(abs(sums[0] / n) < 5 / n.squareRoot())
    #expect(abs(sums[1] / n - 1) < 5 * (2 / n).squareRoot())
    #expect(abs(sums[2] / n) < 5 * (15 / n).squareRoot())
    #expect(abs(sums[3] / n - 3) < 5 * (96 / n).squareRoot())
    for (found, probability) in zip(beyond, [0.31731050786, 0.04550026390, 2.5804e-4]) {
      let expected = n * probability
      #expect(abs(Double(found) - expected) < 5 * expected.squareRoot())
    }
  }

  @Test func drawsOfOneTimeAndOfNeighboursAreIndependent() {
    let count = 200_000
    var sums = [0.0, 0, 0]
    for time in 0..<Int64(count) {
      var draws = source.draws(at: time)
      var next = source.draws(at: time + 1)
      var other = source.branch(1).draws(at: time)
      let first = draws.gaussian()
      sums[0] += first * draws.gaussian()
      sums[1] += first * next.gaussian()
      sums[2] += first * other.gaussian()
    }
    for sum in sums { #expect(abs(sum) < 5 * Double(count).squareRoot()) }
  }

  @Test func sameSeedGivesTheSameBits() {
    var draws = NoiseSource(seed: 7).draws(at: 20_000_000)
    #expect(draws.gaussian().bitPattern == 0x3FEC2ED13C58F085)
    #expect(draws.gaussian().bitPattern == 0xBFCE357C38595D66)
  }

  @Test func slowNoiseIsTheSameHoweverItIsAskedFor() {
    var one = SlowNoise(floor: 70, walk: 1, source: source)
    var other = one
    let times = (0..<500).map { Int64($0) * 333_000_000 }
    let forward = times.map { one.value(at: $0) }
    let backward = times.reversed().map { other.value(at: $0) }
    #expect(forward == backward.reversed())
    #expect(other.value(at: 1 << 62) != other.value(at: 0))
  }

  /// Flicker noise is the sum of processes with time constants of 0.1, 1, … 10⁴ s, each with a
  /// variance of floor²·ln 10/(2 ln 2).
  @Test(arguments: [0, 0.1, 1, 10, 100, 1000, 10_000])
  func flickerForgetsByTheDecade(seconds: Double) {
    let count = 4000
    var product = 0.0
    for seed in 0..<UInt64(count) {
      var noise = SlowNoise(floor: 3, walk: 0, source: NoiseSource(seed: seed))
      let start = Int64(seed) * 7_700_000_000
      product += noise.value(at: start) * noise.value(at: start + Int64(seconds * 1e9))
    }
    let share = 9 * Series.log(10) / (2 * Series.log(2))
    let law = [0.1, 1, 10, 100, 1000, 1e4].reduce(0) { $0 + share * Series.exp(-seconds / $1) }
    let deviation = ((36 * share * share + law * law) / Double(count)).squareRoot()
    #expect(abs(product / Double(count) - law) < 4 * deviation)
  }

  @Test func randomWalkSpreadsWithTheSquareRootOfTime() {
    for seconds in [10, 1000, 100_000] as [Int64] {
      let squares = (0..<2000).map { seed in
        var walk = SlowNoise(floor: 0, walk: 1, source: NoiseSource(seed: UInt64(seed)))
        let value = walk.value(at: seconds * 1_000_000_000)
        return value * value
      }
      let ratio = squares.reduce(0, +) / 2000 / Double(seconds)
      #expect(abs(ratio - 1) < 5 * (2.0 / 2000).squareRoot())
    }
  }
}
