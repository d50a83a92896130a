// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What an accelerometer made of the force that pushes its own mass.
public struct AccelerometerSelfTest: Equatable, Sendable {
  /// By how much the outputs changed under the force of one sign, in digits of the lowest range.
  public var plus: Axes<Int>
  /// By how much they changed under the opposite force.
  public var minus: Axes<Int>
  /// Whether all six changes were within the limits.
  public var passed: Bool

  public init(plus: Axes<Int>, minus: Axes<Int>, passed: Bool) {
    self.plus = plus
    self.minus = minus
    self.passed = passed
  }

  /// Of sums of so many samples each, and limits for the force of the one sign.
  init(
    rest: Axes<Int>, plus: Axes<Int>, minus: Axes<Int>, of count: Int,
    limits: Axes<ClosedRange<Int>>
  ) {
    func change(_ sum: Axes<Int>) -> Axes<Int> {
      Axes((sum.x - rest.x) / count, (sum.y - rest.y) / count, (sum.z - rest.z) / count)
    }
    func passes(_ change: Axes<Int>) -> Bool {
      limits.x.contains(change.x) && limits.y.contains(change.y) && limits.z.contains(change.z)
    }
    let up = change(plus)
    let down = change(minus)
    self.init(plus: up, minus: down, passed: passes(up) && passes(down.map { -$0 }))
  }
}
