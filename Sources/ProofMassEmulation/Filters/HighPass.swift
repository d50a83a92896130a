// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// A high-pass of one pole on three axes, as ST's parts have it: a memory follows the input by a
/// fraction of what it is away, once a sample, and the output is the input less the memory.
///
/// With the fraction 1/HPc its cut-off is |ln(1 − 1/HPc)|·fs/2π, which is the formula that ST
/// prints. The word length of the silicon is not documented; here the memory has 16 bits below
/// the digit.
struct HighPass: Equatable, Sendable {
  /// How much of the way the memory goes at each sample.
  struct Fraction: Equatable, Sendable {
    fileprivate static let one = 1 << 24
    fileprivate let value: Int

    /// One over a coefficient HPc.
    init(oneOver divisor: Int32) { value = Self.one / Int(max(1, divisor)) }

    /// By the cut-off, 1 − exp(−2π·fc/fs).
    init(cutoffMillihertz cutoff: Int32, rateMillihertz rate: Int32) {
      let angle = 2 * Double.pi * Double(max(0, cutoff)) / Double(max(1, rate))
      // Angles beyond π mean no filter.
      value = Int((1 - Series.exp(-min(angle, .pi))) * Double(Self.one))
    }
  }

  /// Whether the output is taken against the memory after it has followed or before.
  enum Output: String, CaseIterable { case updated, previous }

  private static let unit = 1 << 16

  var fraction = Fraction(oneOver: 8)
  var output = Output.updated
  private var memory = Axes(0, 0, 0)

  /// One sample, in digits; the output may be one bit wider.
  @inline(__always)
  mutating func filter(_ input: Axes<Int>) -> Axes<Int> {
    let before = memory
    memory = Axes(
      follow(before.x, input.x), follow(before.y, input.y), follow(before.z, input.z))
    let base = output == .updated ? memory : before
    return Axes(
      rounded(input.x, base.x), rounded(input.y, base.y), rounded(input.z, base.z))
  }

  private func follow(_ memory: Int, _ input: Int) -> Int {
    memory + (((input * Self.unit - memory) * fraction.value) >> 24)
  }

  private func rounded(_ input: Int, _ memory: Int) -> Int {
    (input * Self.unit - memory + Self.unit / 2) >> 16
  }

  /// The memory takes the input as it is: the output becomes zero at once.
  mutating func settle(at input: Axes<Int>) { memory = input.map { $0 * Self.unit } }

  /// The memory is empty: the output begins as the input.
  mutating func restart() { memory = Axes(0, 0, 0) }
}
