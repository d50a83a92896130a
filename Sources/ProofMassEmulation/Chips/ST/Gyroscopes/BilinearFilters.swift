// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// The bilinear transform of an analog filter into a digital one.
///
/// With the cut-off prewarped, the −3 dB point is exactly that of the datasheet's table, for any
/// cut-off below half the rate.
enum Bilinear {
  /// The prewarped analog cut-off, as a fraction of twice the sample rate: tan(π·fc/fs).
  static func cutoff(millihertz: Int32, rate: Int32) -> Double {
    let ratio = Double(max(0, millihertz)) / Double(max(1, rate))
    // With a cut-off at or above half the rate there is no filter.
    let (sine, cosine) = Series.sineAndCosine(.pi * min(ratio, 0.499))
    return sine / cosine
  }

  /// Replaces values far below a digit by zero: arithmetic on subnormal numbers is slow.
  @inline(__always)
  static func flushed(_ value: Double) -> Double { abs(value) < 1e-30 ? 0 : value }

  /// Keeps NaN and infinities out of the filters' memories; NaN becomes the lowest value, as in the
  /// converter.
  @inline(__always)
  static func limited(_ value: Double) -> Double {
    value < 1e6 ? (value > -1e6 ? value : -1e6) : value >= 1e6 ? 1e6 : -1e6
  }
}

/// The last two values of three axes.
struct Delayed: Sendable {
  var last = Axes<Double>.zero
  var before = Axes<Double>.zero

  @inline(__always)
  mutating func push(_ value: Axes<Double>) {
    before = last
    last = value.map(Bilinear.flushed)
  }

  mutating func fill(_ value: Axes<Double>) {
    last = value
    before = value
  }
}

/// A low-pass on three axes: two-pole Butterworth, or one pole.
struct LowPass: Sendable {
  /// Policy: number of poles, which the datasheet does not publish.
  enum Order: String, CaseIterable { case two, one }

  private var gain = 1.0
  private var feedback = (1.0, 0.0)
  private var order = Order.two
  private var input = Delayed()
  private var output = Delayed()

  /// Sets the cut-off. The memory stays: it holds samples, whatever the cut-off.
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

  /// Sets the memory as if the input had always been this.
  mutating func settle(at value: Axes<Double>) {
    input.fill(value)
    output.fill(value)
  }

  /// Sets the memory as if the input had always been zero.
  mutating func restart() { settle(at: .zero) }
}

/// A one-pole high-pass on three axes, defined by its cut-off.
struct OnePoleHighPass: Sendable {
  private var gain = 1.0
  private var feedback = 1.0
  private var input = Axes<Double>.zero
  private var output = Axes<Double>.zero

  /// Sets the cut-off. The memory stays.
  mutating func tune(cutoffMillihertz: Int32, rateMillihertz: Int32) {
    let cutoff = Bilinear.cutoff(millihertz: cutoffMillihertz, rate: rateMillihertz)
    gain = 1 / (1 + cutoff)
    feedback = (1 - cutoff) / (1 + cutoff)
  }

  @inline(__always)
  mutating func filter(_ value: Axes<Double>) -> Axes<Double> {
    output = Axes(
      Bilinear.flushed(gain * (value.x - input.x) + feedback * output.x),
      Bilinear.flushed(gain * (value.y - input.y) + feedback * output.y),
      Bilinear.flushed(gain * (value.z - input.z) + feedback * output.z))
    input = value
    return output
  }

  /// Treats the last input as zero: the output becomes zero.
  mutating func settle() { output = .zero }

  /// Sets the memory as if the input had always been this.
  mutating func settle(at value: Axes<Double>) {
    input = value
    output = .zero
  }

  /// Sets the memory as if the input had always been zero: the output initially equals the input.
  mutating func restart() { settle(at: .zero) }
}
