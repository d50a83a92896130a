// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A low-pass on three axes, Butterworth of two poles, or of one.
struct LowPass: Sendable {
  /// The datasheet does not publish it.
  enum Order: String, CaseIterable { case two, one }

  private var gain = 1.0
  private var feedback = (1.0, 0.0)
  private var order = Order.two
  private var input = Delayed()
  private var output = Delayed()

  /// The memory stays: what it holds are samples, whatever the cut-off.
  mutating func tune(cutoffMillihertz: Int32, rateMillihertz: Int32, order: Order) {
    let cutoff = Bilinear.cutoff(millihertz: cutoffMillihertz, rate: rateMillihertz)
    self.order = order
    switch order {
    case .one:
      gain = cutoff / (1 + cutoff)
      feedback = ((1 - cutoff) / (1 + cutoff), 0)
    case .two:
      let square = cutoff * cutoff
      let damping = 2.0.squareRoot() * cutoff
      let sum = 1 + damping + square
      gain = square / sum
      feedback = (2 * (1 - square) / sum, -(1 - damping + square) / sum)
    }
  }

  @inline(__always)
  mutating func filter(_ value: Axes<Double>) -> Axes<Double> {
    let result = Axes(
      next(value.x, input.last.x, input.before.x, output.last.x, output.before.x),
      next(value.y, input.last.y, input.before.y, output.last.y, output.before.y),
      next(value.z, input.last.z, input.before.z, output.last.z, output.before.z))
    input.push(value)
    output.push(result)
    return result
  }

  @inline(__always)
  private func next(
    _ value: Double, _ input1: Double, _ input2: Double, _ output1: Double, _ output2: Double
  ) -> Double {
    let sum = order == .two ? value + 2 * input1 + input2 : value + input1
    return gain * sum + feedback.0 * output1 + feedback.1 * output2
  }

  /// As if the input had always been this.
  mutating func settle(at value: Axes<Double>) {
    input.fill(value)
    output.fill(value)
  }

  /// As if the input had always been zero.
  mutating func restart() { settle(at: .zero) }
}
