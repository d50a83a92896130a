// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The exact input behind the output registers that were last read, for the assessment of a driver.
public struct Truth: Equatable, Sendable {
  /// The instant at which each axis was sampled, in nanoseconds of board time. They differ only
  /// when the registers changed between the reads of a set.
  public var instants: Axes<Int64>
  /// The input on the sensor's axes in the world's unit: g, rad/s or µT.
  public var input: Axes<Double>

  /// All axes sampled at one instant.
  init(at instant: Int64, input: Axes<Double>) {
    self.init(instants: Axes(instant, instant, instant), input: input)
  }

  init(instants: Axes<Int64>, input: Axes<Double>) {
    self.instants = instants
    self.input = input
  }
}

/// One sample of three axes as a chip stores it.
struct SampleSet: Sendable {
  /// Output codes.
  var counts = Axes<Int16>(0, 0, 0)
  /// Word of the thermometer, in a part whose FIFO stores it.
  var temperature: Int16 = 0
  /// The input on the sensor's axes before filters and quantization.
  var input = Axes<Double>.zero
  /// Board time in nanoseconds.
  var instant: Int64 = 0
}

/// An analog-to-digital converter's law: rounds to the nearest code, half away from zero, and
/// clips. NaN gives the lowest code.
///
/// There are no branches, so that three axes are computed side by side.
@inline(__always)
func quantize(_ value: Double, from low: Double, to high: Double) -> Int16 {
  let aboveLow = value > low ? value : low
  let clipped = aboveLow < high ? aboveLow : high
  let magnitude = (clipped + Double(signOf: clipped, magnitudeOf: 0.5)).magnitude
  // From 2⁵² on, a Double has no fraction: the sum is rounded, and its significand is the integer.
  let integer = magnitude + 0x1p52
  // −1 where the sum was rounded up, and where the value is negative: the sign bits.
  let excess = Int64(bitPattern: (magnitude - (integer - 0x1p52)).bitPattern) >> 63
  let sign = Int64(bitPattern: clipped.bitPattern) >> 63
  let code = Int64(bitPattern: integer.bitPattern) &+ excess
  return Int16(truncatingIfNeeded: (code ^ sign) &- sign)
}
