// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import proofmass

/// Histograms beside the normal distribution.
@Suite struct DistributionTests {
  /// Normal numbers by Box and Muller, rounded to digits: of some digits of standard deviation about 0.3.
  private static func digits(seed: UInt64, deviation: Double) -> [Double] {
    var state = seed
    func draw() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
    return (0..<count).map { _ in
      let radius = (-2 * log(1 - draw())).squareRoot()
      return (0.3 + deviation * radius * cos(2 * .pi * draw())).rounded()
    }
  }

  private static let count = 20_000

  /// How far the values in each bin are off an expected share, in standard deviations of their number. Bins with
  /// fewer than five expected values are left out.
  private func misses(
    _ distribution: Distribution, _ expected: (Distribution.Bin) -> Double = \.normal
  ) -> [Double] {
    let (count, width) = (Double(Self.count), distribution.binWidth)
    return distribution.bins.filter { $0.normal * width * count >= 5 }.map { bin in
      let share = bin.normal * width
      return abs(bin.share - expected(bin)) * width * count
        / (count * share * (1 - share)).squareRoot()
    }
  }

  @Test(arguments: [(0.5, 4), (0.8, 6), (1.7, 12), (5.3, 36)])
  func roundedNumbersAreNormal(deviation: Double, bins: Int) throws {
    let found = try #require(Distribution(Self.digits(seed: 8, deviation: deviation)))
    let misses = misses(found)
    #expect(misses.count >= bins - 1 && misses.allSatisfy { $0 < 2 }, "\(misses)")
    // With the standard deviation of the rounded numbers it would be too wide.
    guard deviation < 1 else { return }
    let wide = self.misses(found) { bin in
      let edges = [-1.0, 1].map { (bin.center + $0 * found.binWidth / 2) / 2.0.squareRoot() }
      return (erf(edges[1]) - erf(edges[0])) / 2 / found.binWidth
    }
    #expect(wide.contains { $0 > 3 }, "\(wide)")
  }

  /// Of many bins at most as many are off by more than 2σ as of normal numbers, one of 22.
  @Test func manyBins() throws {
    var all: [Double] = []
    for seed in 1...8 as ClosedRange<UInt64> {
      for deviation in [0.5, 0.8, 1.7, 5.3] {
        all += misses(try #require(Distribution(Self.digits(seed: seed, deviation: deviation))))
      }
    }
    #expect(all.count > 400 && all.count { $0 > 2 } < all.count / 22, "\(all.count)")
  }

  /// The shares of all values and of the normal distribution are 1, and its quartiles are at 0.6745σ.
  @Test func theNormalDistribution() throws {
    // Digits of a hundredth of a standard deviation, so that a bin is a quarter of it.
    let found = try #require(Distribution(Self.digits(seed: 8, deviation: 100)))
    let sums = [found.bins.map(\.share), found.bins.map(\.normal)].map {
      $0.reduce(0, +) * found.binWidth
    }
    #expect(
      abs(sums[0] - 1) < 1e-12 && abs(sums[1] - 1) < 1e-3 && abs(found.binWidth - 0.25) < 0.01)
    let inner = found.bins.filter { abs($0.center) < 0.6745 }.map(\.normal).reduce(0, +)
    #expect(abs(inner * found.binWidth - 0.5) < 0.08)
  }

  /// Two digits, of equal shares: the normal distribution is that between them.
  @Test func twoDigits() throws {
    let found = try #require(Distribution([0, 1, 0, 1, 0, 1, 0, 1]))
    #expect(found.bins.count == 2 && found.binWidth == 2)
    // σ of 1/2 less 1/12 is 0.40825 digits; Φ(1/0.40825) is 0.99286.
    for bin in found.bins {
      #expect(bin.share == 0.25)
      #expect(abs(bin.normal - (0.99286 - 0.5) / 2) < 1e-5, "\(bin)")
    }
  }
}
