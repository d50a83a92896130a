// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A Butterworth low-pass of the second order, by its time constant.
///
/// The cut-off frequency is √2 / (2πτ): so it delays a ramp by τ, as a low-pass of the first order
/// with that time constant does. [Laidig and Seel, VQF, Information Fusion 91, 2023]
package struct LowPass: Equatable, Sendable {
  package var b0 = 1.0
  package var b1 = 0.0
  package var b2 = 0.0
  package var a1 = 0.0
  package var a2 = 0.0
  /// In seconds.
  var timeConstant: Double
  /// In seconds, from sample to sample.
  var interval: Double

  /// Lets everything pass when the time constant is shorter than half an interval.
  package init(timeConstant: Double, interval: Double) {
    self.timeConstant = timeConstant
    self.interval = interval
    guard timeConstant >= interval / 2 else { return }
    let root = 2.0.squareRoot()
    let (sine, cosine) = Series.ofAny(interval / (root * timeConstant))
    let cut = sine / cosine
    let scale = 1 / (cut * cut + root * cut + 1)
    b0 = cut * cut * scale
    b1 = 2 * b0
    b2 = b0
    a1 = 2 * (cut * cut - 1) * scale
    a2 = (1 - root * cut + cut * cut) * scale
  }
}

/// What a low-pass remembers of a signal of several channels.
///
/// Until a time constant is over it is the mean of all samples; then the filter goes on from there.
struct LowPassed<Value: SIMD>: Equatable, Sendable where Value.Scalar == Double, Value: Sendable {
  /// After the latest sample.
  var output = Value()
  /// While the mean is taken, the sum of the samples; then what the filter adds to the next output.
  private var first = Value()
  private var second = Value()
  /// How many samples the mean has; nothing once the filter runs.
  private var averaged = 0.0
  private var isAveraging = true

  init() {}

  /// As after a long time of that output.
  init(settledAt output: Value, _ filter: LowPass) {
    self.output = output
    settle(filter)
  }

  @inline(__always)
  mutating func update(_ input: Value, _ filter: LowPass) {
    guard !isAveraging else { return average(input, filter) }
    output = filter.b0 * input + first
    first = filter.b1 * input - filter.a1 * output + second
    second = filter.b2 * input - filter.a2 * output
  }

  private mutating func average(_ input: Value, _ filter: LowPass) {
    averaged += 1
    first += input
    output = first / averaged
    if averaged * filter.interval >= filter.timeConstant { settle(filter) }
  }

  /// As if all samples had been greater by so much.
  mutating func shift(by value: Value, _ filter: LowPass) {
    output += value
    first += isAveraging ? averaged * value : (1 - filter.b0) * value
    second += isAveraging ? Value() : (filter.b2 - filter.a2) * value
  }

  /// As if all samples had been put through a function, which is linear.
  mutating func map(_ function: (Value) -> Value) {
    output = function(output)
    first = function(first)
    second = function(second)
  }

  /// As after a long time of the same output.
  private mutating func settle(_ filter: LowPass) {
    isAveraging = false
    averaged = 0
    first = (1 - filter.b0) * output
    second = (filter.b2 - filter.a2) * output
  }

  /// Goes on from the same output with another interval.
  mutating func change(from old: LowPass, to new: LowPass) {
    guard old != new else { return }
    guard isAveraging else { return settle(new) }
    averaged *= old.interval / new.interval
    first = averaged * output
  }
}
