// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A Gaussian process over integer steps, built from coarse to fine: it is drawn at the ends of
/// long spans, and each midpoint from its distribution given both ends of its span.
///
/// For the random walk this is the Brownian bridge construction (Lévy), for the Gauss–Markov
/// process its equivalent, the Ornstein–Uhlenbeck bridge. Every draw is a function of its position
/// alone.
struct BrownianBridge {
  /// The distribution of a midpoint: its mean is `share` times the sum of both ends.
  private struct Level {
    var share: Double
    var deviation: Double
  }

  /// Distributions for spans of 2, 4, 8, … steps.
  private var levels: [Level] = []
  private var isWalk = false
  private let source: NoiseSource

  /// A first-order Gauss–Markov process of standard deviation 1; correlation time in steps.
  init(correlation: Double, source: NoiseSource) {
    self.source = source
    var decay = Series.exp(-1 / correlation)
    // Up to a span whose ends are independent: their correlation is below 1e-14, about e⁻³².
    while decay > 1e-14 || levels.count < 5 {
      let square = decay * decay
      levels.append(
        Level(
          share: decay / (1 + square), deviation: ((1 - square) / (1 + square)).squareRoot()))
      decay = square
    }
  }

  /// A random walk from zero over 2^`count` steps, of standard deviation 1 per step.
  init(walkOverLevels count: Int, source: NoiseSource) {
    self.source = source
    isWalk = true
    for level in 0..<count {
      let half = Double(sign: .plus, exponent: level, significand: 1)
      levels.append(Level(share: 0.5, deviation: (half / 2).squareRoot()))
    }
  }

  /// Adds `factor` times the 2^`level` values of a block to `values`.
  func add(_ factor: Double, block: Int, level: Int, to values: inout [Double]) {
    let top = levels.count
    let span = (block << level) >> top
    var low = end(span)
    var high = end(span + 1)
    var first = span << top
    for index in stride(from: top - 1, through: level, by: -1) {
      let middle = first + 1 << index
      let value = midpoint(low, high, at: middle, index)
      if block << level < middle {
        high = value
      } else {
        (low, first) = (value, middle)
      }
    }
    var path = [Double](repeating: low, count: values.count + 1)
    path[values.count] = high
    for index in stride(from: level - 1, through: 0, by: -1) {
      for offset in stride(from: 0, to: values.count, by: 2 << index) {
        let middle = offset + 1 << index
        path[middle] = midpoint(
          path[offset], path[offset + 2 << index], at: first + middle, index)
      }
    }
    for index in values.indices { values[index] += factor * path[index] }
  }

  /// The value at the start of a longest span.
  private func end(_ span: Int) -> Double {
    if !isWalk { return draw(span << levels.count) }
    let length = Double(sign: .plus, exponent: levels.count, significand: 1).squareRoot()
    return span == 0 ? 0 : length * draw(span << levels.count)
  }

  private func midpoint(
    _ low: Double, _ high: Double, at middle: Int, _ index: Int
  ) -> Double {
    (low + high) * levels[index].share + levels[index].deviation * draw(middle)
  }

  private func draw(_ position: Int) -> Double {
    var draws = source.draws(at: Int64(position))
    return draws.gaussian()
  }
}
