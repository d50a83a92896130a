// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A Gaussian process over whole numbers, known at the ends of long spans and halved from there.
struct Halving {
  /// What the middle between two values a span apart is: so much of their sum, and a draw times this.
  private struct Level {
    var share: Double
    var deviation: Double
  }

  /// For spans of two, four, eight, …
  private var levels: [Level] = []
  private var isWalk = false
  private let source: NoiseSource

  /// First-order Gauss–Markov of standard deviation 1, its correlation time in steps.
  init(correlation: Double, source: NoiseSource) {
    self.source = source
    var decay = Series.exp(-1 / correlation)
    // The ends of the longest span are independent: the smallest part of them that is alike is e⁻³².
    while decay > 1e-14 || levels.count < 5 {
      let square = decay * decay
      levels.append(
        Level(
          share: decay / (1 + square), deviation: ((1 - square) / (1 + square)).squareRoot()))
      decay = square
    }
  }

  /// A random walk from zero, of standard deviation 1 a step, over 2 to the power of `count` steps.
  init(walkOverLevels count: Int, source: NoiseSource) {
    self.source = source
    isWalk = true
    for level in 0..<count {
      let half = Double(sign: .plus, exponent: level, significand: 1)
      levels.append(Level(share: 0.5, deviation: (half / 2).squareRoot()))
    }
  }

  /// Adds 2 to the power of `level` values, times `factor`.
  func add(_ factor: Double, block: Int, level: Int, to values: inout [Double]) {
    let top = levels.count
    let span = (block << level) >> top
    var low = end(span)
    var high = end(span + 1)
    var first = span << top
    for index in stride(from: top - 1, through: level, by: -1) {
      let middle = first + 1 << index
      let value = halve(low, high, at: middle, index)
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
        path[middle] = halve(path[offset], path[offset + 2 << index], at: first + middle, index)
      }
    }
    for index in values.indices { values[index] += factor * path[index] }
  }

  /// The value where long spans meet.
  private func end(_ span: Int) -> Double {
    if !isWalk { return draw(span << levels.count) }
    let length = Double(sign: .plus, exponent: levels.count, significand: 1).squareRoot()
    return span == 0 ? 0 : length * draw(span << levels.count)
  }

  private func halve(_ low: Double, _ high: Double, at middle: Int, _ index: Int) -> Double {
    (low + high) * levels[index].share + levels[index].deviation * draw(middle)
  }

  private func draw(_ position: Int) -> Double {
    var draws = source.draws(at: Int64(position))
    return draws.gaussian()
  }
}
