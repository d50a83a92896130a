// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Path of a six-axis part's accelerometer behind its first low-pass: the second low-pass, a high-pass and the slope, side
/// by side, one of which the outputs have.
struct SixAxisForcePath: Sendable {
  enum Output: Sendable { case direct, lowPass, highPass, slope, reference }

  /// Use of the filters, as selected by the control registers.
  struct Routing: Equatable, Sendable {
    var output = Output.direct
    /// Whether a detector uses the filters.
    var usesLowPass = false
    var usesHighPass = false
  }

  /// A sample at the taps of the path, in g.
  struct Taps {
    var output: Axes<Double>
    var lowPassed: Axes<Double>
    var highPassed: Axes<Double>
    /// Half the difference from the sample before, which is zero at the start.
    var slope: Axes<Double>
  }

  private(set) var routing = Routing()
  /// FASTSETTL_MODE_XL: whether the filters preset themselves at the second sample after power-down.
  var settlesFast = false
  private var lowPass = LowPass()
  private var highPass = OnePoleHighPass()
  private var before = Axes<Double>.zero
  private var samples = 0
  private var settles = false
  /// Whether samples have passed by it until now.
  private var joins = false
  /// What HP_REF_MODE_XL subtracts: the first sample with it.
  private var reference: Axes<Double>?

  var isFiltered: Bool { routing != Routing() }

  mutating func route(_ new: Routing) {
    if new.output != .reference { reference = nil }
    // Filters that were not in use settle at the next sample.
    if !isFiltered && new != Routing() { joins = true }
    routing = new
  }

  /// Sets the cut-offs, as divisors of the rate.
  mutating func tune(lowPass low: Int32, highPass high: Int32, order: LowPass.Order) {
    // The cut-off scales with the rate, which only their ratio determines.
    lowPass.tune(cutoffMillihertz: 1_000_000 / low, rateMillihertz: 1_000_000, order: order)
    highPass.tune(cutoffMillihertz: 1_000_000 / high, rateMillihertz: 1_000_000)
  }

  /// The sensor starts: the filters begin empty, or settled at the first input.
  mutating func restart(settles: Bool) {
    lowPass.restart()
    highPass.restart()
    before = .zero
    samples = 0
    self.settles = settles
    joins = false
    reference = nil
  }

  /// Filters one sample, in g.
  mutating func pass(_ input: Axes<Double>) -> Taps {
    let input = input.map(Bilinear.limited)
    samples = min(3, samples + 1)
    if settles || joins || settlesFast && samples == 2 {
      lowPass.settle(at: input)
      highPass.settle(at: input)
    }
    if joins { before = input }
    settles = false
    joins = false
    let low = lowPass.filter(input)
    let high = highPass.filter(input)
    let slope = (input - before).map { $0 / 2 }
    before = input
    if routing.output == .reference && reference == nil { reference = input }
    let output =
      switch routing.output {
      case .direct: input
      case .lowPass: low
      case .highPass: high
      case .slope: slope
      case .reference: input - (reference ?? .zero)
      }
    return Taps(output: output, lowPassed: low, highPassed: high, slope: slope)
  }
}
