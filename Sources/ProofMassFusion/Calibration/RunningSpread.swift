// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Mean and spread of samples as they come (Welford 1962).
struct RunningSpread {
  private(set) var count = 0
  private(set) var mean = Axes<Double>.zero
  /// Of the squares of the differences from the mean.
  private var squares = Axes<Double>.zero

  mutating func add(_ sample: Axes<Double>) {
    count += 1
    let before = sample - mean
    mean = mean + before * (1 / Double(count))
    let after = sample - mean
    squares = squares + Axes(before.x * after.x, before.y * after.y, before.z * after.z)
  }

  /// The standard deviation on each axis.
  var deviation: Axes<Double> { squares.map { ($0 / Double(max(count, 1))).squareRoot() } }
}

extension Axes<Double> {
  /// Of the greatest amount.
  var largest: Double { max(abs(x), max(abs(y), abs(z))) }
  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}
