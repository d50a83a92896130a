// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Noise that changes over seconds to days: flicker, as a sum of first-order Gauss–Markov processes a
/// decade apart, and a random walk. It is held for a tenth of a second.
///
/// Each process is built from the coarse to the fine: between two of its values, which are known, the
/// one in the middle has a known mean and variance. So its value at any time comes in as many steps
/// as the time has binary digits, whatever was asked before.
package struct SlowNoise: Sendable {
  private var processes: [(factor: Double, process: Halving)] = []
  private var block = -1
  /// Of the ticks of the present block.
  private var values = [Double](repeating: 0, count: 1 << blockLevel)

  static let tick: Int64 = 100_000_000
  /// So many ticks at once share the way down from the coarse.
  private static let blockLevel = 6
  /// Correlation times in ticks, from 0.1 s to 10⁴ s: flat within 3 % from 1 s to 1000 s.
  private static let correlations = [1.0, 10, 100, 1000, 1e4, 1e5]
  /// 217 years of ticks.
  private static let walkLevels = 36

  /// - Parameters:
  ///   - floor: The flat part of the Allan deviation.
  ///   - walk: The random walk's deviation after a second.
  package init(floor: Double, walk: Double, source: NoiseSource) {
    // Each process of a sum whose correlation times are a factor of ten apart (IEEE 952's floor).
    let share = floor * (Series.log(10) / (2 * Series.log(2))).squareRoot()
    if floor > 0 {
      for (index, correlation) in Self.correlations.enumerated() {
        let process = Halving(correlation: correlation, source: source.branch(UInt64(index)))
        processes.append((share, process))
      }
    }
    if walk > 0 {
      let process = Halving(
        walkOverLevels: Self.walkLevels, source: source.branch(UInt64(Self.correlations.count)))
      processes.append((walk * (Double(Self.tick) * 1e-9).squareRoot(), process))
    }
  }

  /// At a board time in nanoseconds.
  @inline(__always)
  package mutating func value(at time: Int64) -> Double {
    if processes.isEmpty { return 0 }
    let tick = Int(max(0, time)) / Int(Self.tick)
    if tick >> Self.blockLevel != block { fill(tick >> Self.blockLevel) }
    return values[tick & (1 << Self.blockLevel - 1)]
  }

  private mutating func fill(_ block: Int) {
    self.block = block
    for index in values.indices { values[index] = 0 }
    for (factor, process) in processes {
      process.add(factor, block: block, level: Self.blockLevel, to: &values)
    }
  }
}
