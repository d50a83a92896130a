// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// Signal path of an ST accelerometer after its converter: a high-pass, which the outputs and two
/// interrupt generators each use or bypass.
struct AccelerometerSignal: Equatable, Sendable {
  /// Use of the filter, as selected by the control registers.
  struct Routing: Equatable, Sendable {
    var filtersOutput = false
    var filtersFirst = false
    var filtersSecond = false
    /// Whether another detector of the part uses the filter.
    var filtersOther = false
    /// Subtrahend in reference mode, instead of the filter's memory, in digits; nil in other modes.
    var reference: Axes<Int>?

    var isInUse: Bool { filtersOutput || filtersFirst || filtersSecond || filtersOther }
  }

  var highPass = HighPass()
  var first = InterruptGenerator()
  var second = InterruptGenerator()
  private(set) var routing = Routing()
  /// The last sample, unfiltered; nil from power-down to the next sample.
  private var input: Axes<Int>?
  /// Whether the filter settles at the next sample.
  private var settles = false
  /// The range of codes to which filtered data are clipped.
  private var codes = 0...0

  init(codes: ClosedRange<Int>) { self.codes = codes }

  /// Whether a sample has an effect beyond the output registers.
  var isInUse: Bool { routing.isInUse || first.isOn || second.isOn }

  mutating func powerOn() {
    first.powerOn()
    second.powerOn()
    restart(from: .zero)
  }

  /// The part leaves power-down.
  mutating func restart(from start: HighPass.Start) {
    first.restart()
    second.restart()
    highPass.restart()
    settles = start == .input
    input = nil
  }

  mutating func route(_ new: Routing, start: HighPass.Start) {
    if new.isInUse && !routing.isInUse && start == .input { settles = true }
    routing = new
  }

  /// Settles the filter at the last sample or, before the first, at the next.
  mutating func settle() {
    if let input { highPass.settle(at: input) } else { settles = true }
  }

  /// Processes a sample that only the output registers use.
  @inline(__always)
  mutating func skip(to digits: Axes<Int>) { input = digits }

  /// Processes a sample, in digits; the generators use the axes of a mask.
  ///
  /// - Returns: The data for the output registers, and the filtered data; both in digits, and
  ///   unfiltered where the filter is not in use.
  mutating func sample(
    _ digits: Axes<Int>, of axes: UInt8
  ) -> (shown: Axes<Int>, filtered: Axes<Int>) {
    input = digits
    let filtered = routing.isInUse ? filter(digits) : digits
    first.sample(routing.filtersFirst ? filtered : digits, of: axes)
    second.sample(routing.filtersSecond ? filtered : digits, of: axes)
    return (routing.filtersOutput ? filtered : digits, filtered)
  }

  private mutating func filter(_ digits: Axes<Int>) -> Axes<Int> {
    let codes = codes
    func clip(_ value: Int) -> Int { max(codes.lowerBound, min(value, codes.upperBound)) }
    if let reference = routing.reference {
      return Axes(
        clip(digits.x - reference.x), clip(digits.y - reference.y), clip(digits.z - reference.z))
    }
    if settles { highPass.settle(at: digits) }
    settles = false
    return highPass.filter(digits).map(clip)
  }
}

/// A one-pole high-pass on three axes, as in ST's accelerometers: a memory moves towards the input
/// by a fraction of the difference, once per sample, and the output is the input minus the memory.
///
/// With the fraction 1/HPc its cut-off is |ln(1 − 1/HPc)|·fs/2π, which is ST's published formula.
/// The word length in silicon is not documented; here the memory has 16 bits below the digit.
struct HighPass: Equatable, Sendable {
  /// Fraction of the difference by which the memory moves at each sample.
  struct Fraction: Equatable, Sendable {
    fileprivate static let one: Int64 = 1 << 24
    fileprivate let value: Int64

    /// One over a coefficient HPc.
    init(oneOver divisor: Int32) { value = Self.one / Int64(max(1, divisor)) }

    /// From the cut-off: 1 − exp(−2π·fc/fs).
    init(cutoffMillihertz cutoff: Int32, rateMillihertz rate: Int32) {
      let angle = 2 * Double.pi * Double(max(0, cutoff)) / Double(max(1, rate))
      // Angles beyond π mean no filter.
      value = Int64((1 - Series.exp(-min(angle, .pi))) * Double(Self.one))
    }
  }

  /// Policy: whether the output is the difference from the memory after its step or before.
  enum Output: String, CaseIterable { case updated, previous }

  /// Policy: whether the filter starts with an empty memory, or settled at the input.
  enum Start: String, CaseIterable { case zero, input }

  private static let unit: Int64 = 1 << 16

  var fraction = Fraction(oneOver: 8)
  var output = Output.updated
  private var memory = Axes<Int64>(0, 0, 0)

  /// Filters one sample, in digits; the output may be one bit wider.
  @inline(__always)
  mutating func filter(_ input: Axes<Int>) -> Axes<Int> {
    let before = memory
    memory = Axes(
      follow(before.x, input.x), follow(before.y, input.y), follow(before.z, input.z))
    let base = output == .updated ? memory : before
    return Axes(
      rounded(input.x, base.x), rounded(input.y, base.y), rounded(input.z, base.z))
  }

  private func follow(_ memory: Int64, _ input: Int) -> Int64 {
    memory + (((Int64(input) * Self.unit - memory) * fraction.value) >> 24)
  }

  private func rounded(_ input: Int, _ memory: Int64) -> Int {
    Int((Int64(input) * Self.unit - memory + Self.unit / 2) >> 16)
  }

  /// Sets the memory to the input: the output becomes zero immediately.
  mutating func settle(at input: Axes<Int>) { memory = input.map { Int64($0) * Self.unit } }

  /// Empties the memory: the output initially equals the input.
  mutating func restart() { memory = Axes(0, 0, 0) }
}
