// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Finds when a board is kept still, by how much the samples of a while differ.
struct StillnessDetector {
  /// In s.
  let time: Double
  /// Of the specific force, the standard deviation on each axis, in g.
  let forceLimit: Double
  /// Of the angular rate, the same in rad/s. A bias is no movement.
  let rateLimit: Double
  /// In s; after a longer one nobody knows whether it was still. A choice.
  private static var longestGap: Double { 0.6 }
  /// Of fewer samples the deviation says little. A choice.
  private static var leastCount: Int { 10 }

  private var forces = RunningSpread()
  private var rates = RunningSpread()
  /// Whether what a board does when it has just been put down is over.
  private var isSettled = false
  private var began = 0.0
  private var last = 0.0

  init(time: Double, forceLimit: Double, rateLimit: Double) {
    self.time = time
    self.forceLimit = forceLimit
    self.rateLimit = rateLimit
  }

  /// A quarter of the time, which is not counted.
  private var settling: Double { time / 4 }

  /// Settling left out, in s.
  var stillTime: Double { isSettled && forces.count > 1 ? last - began : 0 }

  /// Gives the mean force of a while that was still, then begins anew.
  mutating func update(_ force: Axes<Double>, at seconds: Double) -> Axes<Double>? {
    guard force.isFinite, seconds.isFinite else { return nil }
    // What is five deviations off need not be waited for to the end.
    let isFar = (force - forces.mean).largest > 5 * forceLimit
    let gap = seconds - last
    if forces.count > 0, isFar || !(gap > 0 && gap <= Self.longestGap) { restart() }
    if !isSettled, forces.count > 0, seconds - began >= settling {
      restart()
      isSettled = true
    }
    if forces.count == 0 { began = seconds }
    last = seconds
    forces.add(force)
    guard stillTime >= time, forces.count >= Self.leastCount else { return nil }
    let isStill =
      forces.deviation.largest < forceLimit && rates.deviation.largest < rateLimit
    defer { restart() }
    return isStill ? forces.mean : nil
  }

  mutating func update(_ rate: Axes<Double>) {
    guard rate.isFinite else { return }
    rates.add(rate)
  }

  private mutating func restart() {
    forces = RunningSpread()
    rates = RunningSpread()
    isSettled = false
  }
}
