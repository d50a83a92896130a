// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Noise that changes over seconds to days: flicker noise, as a sum of first-order Gauss–Markov
/// processes whose correlation times are a decade apart, and a random walk. Held for a tick of 0.1
/// s.
///
/// Each process is a ``BrownianBridge``, so its value at any time takes as many steps as the time
/// has binary digits, whatever was evaluated before.
package struct SlowNoise: Sendable {
  private var processes: [(factor: Double, process: BrownianBridge)] = []
  private var block: Int64 = -1
  /// Values for the ticks of the current block.
  private var values = [Double](repeating: 0, count: 1 << BrownianBridge.blockLevel)

  static let tick: Int64 = 100_000_000
  /// Correlation times in ticks, from 0.1 s to 10⁴ s: the deviation is flat within 3 % from 1 s to
  /// 1000 s.
  private static let correlations = [1.0, 10, 100, 1000, 1e4, 1e5]
  /// Base-2 logarithm of the walk's ticks: 217 years.
  private static let walkLevels = 36

  /// - Parameters:
  ///   - floor: Flat part of the Allan deviation.
  ///   - walk: Standard deviation of the random walk after one second.
  package init(floor: Double, walk: Double, source: NoiseSource) {
    // Deviation of each process in a sum whose correlation times are a factor of ten apart, from
    // the flicker floor of IEEE Std 952.
    let share = floor * (Series.log(10) / (2 * Series.log(2))).squareRoot()
    if floor > 0 {
      for (index, correlation) in Self.correlations.enumerated() {
        let process = BrownianBridge(
          correlation: correlation, source: source.branch(UInt64(index)))
        processes.append((share, process))
      }
    }
    if walk > 0 {
      let process = BrownianBridge(
        walkOverLevels: Self.walkLevels, source: source.branch(UInt64(Self.correlations.count)))
      processes.append((walk * (Double(Self.tick) * 1e-9).squareRoot(), process))
    }
  }

  /// The value at a board time in nanoseconds.
  @inline(__always)
  package mutating func value(at time: Int64) -> Double {
    if processes.isEmpty { return 0 }
    let tick = max(0, time) / Self.tick
    if tick >> BrownianBridge.blockLevel != block { fill(tick >> BrownianBridge.blockLevel) }
    return values[Int(truncatingIfNeeded: tick) & (values.count - 1)]
  }

  private mutating func fill(_ block: Int64) {
    self.block = block
    var sum = BrownianBridge.Block(repeating: 0)
    for (factor, process) in processes { process.add(factor, block: block, to: &sum) }
    for index in sum.indices { values[index] = sum[index] }
  }
}

/// Slow noise of three axes; the fourth lane is zero.
struct SlowNoiseLanes: Sendable {
  private var (x, y, z): (SlowNoise, SlowNoise, SlowNoise)
  let terms: NoiseTerms
  /// Values during the tick that began at `begin`.
  private var value = Lanes.zero
  private var begin: Int64 = 0
  /// The length of the tick; 0 before the first.
  private var length: UInt64 = 0

  /// Noise of three axes that draw from the branches `first`, `first` + 1 and `first` + 2 of a
  /// source.
  init(_ terms: NoiseTerms, source: NoiseSource, first: UInt64) {
    func axis(_ number: Int) -> SlowNoise {
      SlowNoise(
        floor: terms.floor[number], walk: terms.walk[number],
        source: source.branch(first + UInt64(number)))
    }
    (x, y, z) = (axis(0), axis(1), axis(2))
    self.terms = terms
  }

  /// The values at a board time in nanoseconds.
  @inline(__always)
  mutating func value(at time: Int64) -> Lanes {
    // One comparison for both ends: a time before `begin` wraps to something large.
    if UInt64(bitPattern: time &- begin) >= length { move(to: time) }
    return value
  }

  @inline(never)
  private mutating func move(to time: Int64) {
    begin = max(0, time) / SlowNoise.tick * SlowNoise.tick
    length = UInt64(SlowNoise.tick)
    value = Lanes(x.value(at: time), y.value(at: time), z.value(at: time), 0)
  }
}
