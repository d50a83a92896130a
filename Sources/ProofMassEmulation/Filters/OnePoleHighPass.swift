// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A high-pass of one pole on three axes, by its cut-off.
struct OnePoleHighPass: Sendable {
  private var gain = 1.0
  private var feedback = 1.0
  private var input = Axes<Double>.zero
  private var output = Axes<Double>.zero

  /// The memory stays.
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

  /// The last input becomes zero rate.
  mutating func settle() { output = .zero }

  /// As if the input had always been this.
  mutating func settle(at value: Axes<Double>) {
    input = value
    output = .zero
  }

  /// As if the input had always been zero: the output begins as the input.
  mutating func restart() { settle(at: .zero) }
}
