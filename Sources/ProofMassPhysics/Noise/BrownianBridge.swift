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

    @inline(__always)
    func midpoint(_ low: Double, _ high: Double, _ draw: Double) -> Double {
      (low + high) * share + deviation * draw
    }
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

  /// Values at 64 successive steps.
  typealias Block = InlineArray<64, Double>
  /// Base-2 logarithm of the values in a block, which share the descent to it.
  static let blockLevel = 6

  /// Adds `factor` times the values of a block, which is counted from the start.
  func add(_ factor: Double, block: Int64, to values: inout Block) {
    let top = levels.count
    let begin = block << Self.blockLevel
    let span = begin >> top
    var low = end(span)
    var high = end(span + 1)
    var first = span << top
    for index in stride(from: top - 1, through: Self.blockLevel, by: -1) {
      let middle = first + (1 as Int64) << index
      let value = levels[index].midpoint(low, high, source.gaussian(at: middle))
      if begin < middle {
        high = value
      } else {
        (low, first) = (value, middle)
      }
    }
    // The values of the block and its end; a power of two, so that no index needs a check.
    var path = InlineArray<128, Double>(repeating: low)
    path[values.count] = high
    for index in stride(from: Self.blockLevel - 1, through: 0, by: -1) {
      let level = levels[index]
      let half = 1 &<< index
      var offset = half
      while offset < values.count {
        path[offset & 127] = level.midpoint(
          path[(offset &- half) & 127], path[(offset &+ half) & 127],
          source.gaussian(at: first &+ Int64(offset)))
        offset &+= 2 &* half
      }
    }
    for index in values.indices { values[index] += factor * path[index] }
  }

  /// The value at the start of a longest span.
  private func end(_ span: Int64) -> Double {
    let draw = source.gaussian(at: span << levels.count)
    if !isWalk { return draw }
    let length = Double(sign: .plus, exponent: levels.count, significand: 1).squareRoot()
    return span == 0 ? 0 : length * draw
  }
}
