// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// What the digital filters that are made from analog ones have in common.
///
/// The bilinear transform with the cut-off warped beforehand puts the −3 dB point exactly where
/// the table has it, at any cut-off below half the rate.
enum Bilinear {
  /// The analog cut-off, as a fraction of twice the sample rate, that becomes the one asked for.
  static func cutoff(millihertz: Int32, rate: Int32) -> Double {
    let ratio = Double(max(0, millihertz)) / Double(max(1, rate))
    // A cut-off at half the rate or beyond is no filter any more.
    let (sine, cosine) = Series.sineAndCosine(.pi * min(ratio, 0.499))
    return sine / cosine
  }

  /// What no digit ever sees is zero: arithmetic on the smallest numbers is slow.
  @inline(__always)
  static func flushed(_ value: Double) -> Double { abs(value) < 1e-30 ? 0 : value }
}

/// One value on three axes and the one before it.
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
