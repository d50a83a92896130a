// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// The mean readings of a board that is kept still: specific force in g, angular rate in rad/s,
/// field in µT. Without samples of a sensor its mean is zero.
struct Rest {
  var force = Axes<Double>.zero
  var rate = Axes<Double>.zero
  var field = Axes<Double>.zero
}

/// Detects that a board is kept still, by the standard deviation of its samples over a time.
struct StillnessDetector {
  /// The time for which the board must be still, in s.
  let time: Double
  /// The greatest standard deviation of the specific force on each axis, in g.
  let forceLimit: Double
  /// The greatest standard deviation of the angular rate on each axis, in rad/s. A bias is no
  /// movement.
  let rateLimit: Double
  /// The greatest time between samples, in s; a longer one may hide a movement. A choice.
  private static var longestGap: Double { 0.6 }
  /// The least number of samples for a standard deviation. A choice.
  private static var leastCount: Int { 10 }

  private var forces = RunningMoments()
  private var rates = RunningMoments()
  private var fields = RunningMoments()
  /// Whether the time is over in which a board comes to rest after it was put down.
  private var isSettled = false
  /// The times of the first and of the last sample of the present period, in seconds.
  private var (began, last) = (0.0, 0.0)

  init(time: Double, forceLimit: Double, rateLimit: Double) {
    self.time = time
    self.forceLimit = forceLimit
    self.rateLimit = rateLimit
  }

  /// The time to come to rest, in s, which does not count: a quarter of `time`.
  private var settling: Double { time / 4 }

  /// The time for which the board has been still, without settling, in s.
  var stillTime: Double { isSettled && forces.count > 1 ? last - began : 0 }

  /// Updates the detector with a sample in g. Returns the mean readings when the board has been
  /// still for long enough, and restarts.
  mutating func update(_ force: Axes<Double>, at seconds: Double) -> Rest? {
    guard force.isFinite, seconds.isFinite else { return nil }
    // A sample five standard deviations off ends the period immediately.
    let isFar = (force - forces.mean).largestMagnitude > 5 * forceLimit
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
      forces.deviation.largestMagnitude < forceLimit && rates.deviation.largestMagnitude < rateLimit
    defer { restart() }
    return isStill ? Rest(force: forces.mean, rate: rates.mean, field: fields.mean) : nil
  }

  /// Updates the detector with an angular rate in rad/s.
  mutating func update(_ rate: Axes<Double>) {
    guard rate.isFinite else { return }
    rates.add(rate)
  }

  /// Updates the detector with a field in µT, which does not decide whether the board is still.
  mutating func update(field: Axes<Double>) {
    guard field.isFinite else { return }
    fields.add(field)
  }

  private mutating func restart() {
    forces = RunningMoments()
    rates = RunningMoments()
    fields = RunningMoments()
    isSettled = false
  }
}

/// The running mean and standard deviation of samples (Welford 1962).
package struct RunningMoments: Sendable {
  /// The number of samples.
  package private(set) var count = 0
  /// The mean of the samples on each axis; zero without any.
  package private(set) var mean = Axes<Double>.zero
  /// The sums of the squared differences from the mean.
  private var squares = Axes<Double>.zero

  /// Creates moments of no samples.
  package init() {}

  /// Adds a sample.
  package mutating func add(_ sample: Axes<Double>) {
    count += 1
    let before = sample - mean
    mean = mean + before * (1 / Double(count))
    let after = sample - mean
    squares = squares + Axes(before.x * after.x, before.y * after.y, before.z * after.z)
  }

  /// The standard deviation on each axis.
  var deviation: Axes<Double> { squares.map { ($0 / Double(max(count, 1))).squareRoot() } }
}
