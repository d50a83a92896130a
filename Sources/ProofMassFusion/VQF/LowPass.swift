// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The coefficients of a Butterworth low-pass of second order, designed by its time constant τ.
///
/// The cut-off frequency is √2 / (2πτ), so that the filter delays a ramp by τ, as a low-pass of
/// first order with that time constant does. [Laidig and Seel, VQF, Information Fusion 91, 2023]
package struct LowPass: Equatable, Sendable {
  /// The coefficients of the latest three inputs.
  package var (b0, b1, b2) = (1.0, 0.0, 0.0)
  /// The coefficients of the latest two outputs.
  package var (a1, a2) = (0.0, 0.0)
  /// The time constant τ in seconds.
  var timeConstant: Double
  /// The sampling interval in seconds.
  var interval: Double

  /// Designs a filter; one that passes everything if the time constant is less than half an
  /// interval.
  package init(timeConstant: Double, interval: Double) {
    self.timeConstant = timeConstant
    self.interval = interval
    guard timeConstant >= interval / 2 else { return }
    let root = 2.0.squareRoot()
    let (sine, cosine) = Series.sineAndCosine(ofAny: interval / (root * timeConstant))
    let cut = sine / cosine
    let scale = 1 / (cut * cut + root * cut + 1)
    b0 = cut * cut * scale
    b1 = 2 * b0
    b2 = b0
    a1 = 2 * (cut * cut - 1) * scale
    a2 = (1 - root * cut + cut * cut) * scale
  }
}

/// The state of a low-pass for a signal of several channels.
///
/// Until one time constant has passed, the output is the mean of all samples; then the filter
/// continues from that mean.
struct LowPassState<Value: SIMD>: Equatable, Sendable
where Value.Scalar == Double, Value: Sendable {
  /// The output after the latest sample.
  var output = Value()
  /// While averaging, the sum of the samples; then the first state of the filter in its transposed
  /// direct form II, which is added to the next output.
  private var first = Value()
  /// The second state of the filter.
  private var second = Value()
  /// The number of samples in the mean; 0 once the filter runs.
  private var averaged = 0.0
  private var isAveraging = true

  init() {}

  /// Creates the steady state for a constant signal of this value.
  init(settledAt output: Value, _ filter: LowPass) {
    self.output = output
    settle(filter)
  }

  @inline(__always)
  mutating func update(_ input: Value, _ filter: LowPass) {
    // The coefficients are passed one by one: a filter would be copied, even where no copy is needed.
    guard !isAveraging else {
      return average(
        input, filter.b0, filter.b2 - filter.a2, for: filter.timeConstant, every: filter.interval)
    }
    output = filter.b0 * input + first
    first = filter.b1 * input - filter.a1 * output + second
    second = filter.b2 * input - filter.a2 * output
  }

  @inline(never)
  private mutating func average(
    _ input: Value, _ b0: Double, _ second: Double, for time: Double, every interval: Double
  ) {
    averaged += 1
    first += input
    output = first / averaged
    if averaged * interval >= time { settle(b0, second) }
  }

  /// Changes the state to its value if all samples had been greater by `value`.
  mutating func shift(by value: Value, _ filter: LowPass) {
    output += value
    first += isAveraging ? averaged * value : (1 - filter.b0) * value
    second += isAveraging ? Value() : (filter.b2 - filter.a2) * value
  }

  /// Changes the state to its value if a linear function had been applied to all samples.
  mutating func map(_ function: (Value) -> Value) {
    output = function(output)
    first = function(first)
    second = function(second)
  }

  /// Sets the steady state for a constant signal of the present output.
  private mutating func settle(_ filter: LowPass) {
    settle(filter.b0, filter.b2 - filter.a2)
  }

  private mutating func settle(_ b0: Double, _ second: Double) {
    isAveraging = false
    averaged = 0
    first = (1 - b0) * output
    self.second = second * output
  }

  /// Continues from the same output with another sampling interval.
  mutating func change(from old: LowPass, to new: LowPass) {
    guard old != new else { return }
    guard isAveraging else { return settle(new) }
    averaged *= old.interval / new.interval
    first = averaged * output
  }
}
