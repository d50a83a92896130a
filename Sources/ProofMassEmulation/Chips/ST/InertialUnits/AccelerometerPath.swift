// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Path of an accelerometer's sample behind its converter (LSM9DS1 datasheet, figure 8): a digital low-pass, then a
/// high-pass, each where it is selected.
struct AccelerometerPath: Sendable {
  /// Use of the filters, as selected by the control registers.
  struct Routing: Equatable, Sendable {
    /// HR: whether the low-pass is in the path.
    var usesLowPass = false
    /// FDS: whether the outputs have high-passed data.
    var highPassesOutput = false
    /// HPIS1: whether the interrupt has them.
    var highPassesInterrupt = false
    /// Whether another detector uses them.
    var highPassesOther = false

    var usesHighPass: Bool { highPassesOutput || highPassesInterrupt || highPassesOther }
    var isFiltered: Bool { usesLowPass || usesHighPass }
  }

  /// A sample at the three taps of the path, in g.
  struct Taps {
    var output: Axes<Double>
    var interrupt: Axes<Double>
    var highPassed: Axes<Double>
  }

  private(set) var routing = Routing()
  private var lowPass = LowPass()
  private var highPass = OnePoleHighPass()
  private var lowPassStarts = false
  private var highPassStarts = false

  /// Sets the use of the filters. Those that were not in use before settle at the next sample.
  mutating func route(_ new: Routing) {
    if new.usesLowPass && !routing.usesLowPass { lowPassStarts = true }
    if new.usesHighPass && !routing.usesHighPass { highPassStarts = true }
    routing = new
  }

  mutating func tune(cutoffMillihertz: Int32, rateMillihertz: Int32, order: LowPass.Order) {
    lowPass.tune(cutoffMillihertz: cutoffMillihertz, rateMillihertz: rateMillihertz, order: order)
    highPass.tune(cutoffMillihertz: cutoffMillihertz, rateMillihertz: rateMillihertz)
  }

  /// The sensor starts: the filters begin empty, or settled at the first input.
  mutating func restart(settles: Bool) {
    lowPass.restart()
    highPass.restart()
    lowPassStarts = settles
    highPassStarts = settles
  }

  /// Filters one sample, in g.
  mutating func pass(_ input: Axes<Double>) -> Taps {
    guard routing.isFiltered else {
      return Taps(output: input, interrupt: input, highPassed: input)
    }
    var low = input.map(Bilinear.limited)
    if routing.usesLowPass {
      if lowPassStarts { lowPass.settle(at: low) }
      lowPassStarts = false
      low = lowPass.filter(low)
    }
    guard routing.usesHighPass else { return Taps(output: low, interrupt: low, highPassed: low) }
    if highPassStarts { highPass.settle(at: low) }
    highPassStarts = false
    let high = highPass.filter(low)
    return Taps(
      output: routing.highPassesOutput ? high : low,
      interrupt: routing.highPassesInterrupt ? high : low, highPassed: high)
  }
}
