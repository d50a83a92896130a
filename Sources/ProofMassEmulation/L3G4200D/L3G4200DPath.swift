// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The way of a sample from the converter to the outputs and to the interrupt generator (datasheet
/// Figure 19): the first low-pass, then, each only where it is selected, high-pass and second
/// low-pass.
struct L3G4200DPath: Sendable {
  /// Where a selection takes its data.
  enum Node: Sendable { case first, highPassed, second }
  enum HighPassMode: Sendable { case tracking, reference }

  var output = Node.first
  /// nil while the interrupt generator is off.
  var interrupt: Node?
  /// Whether the high-pass feeds the second low-pass.
  var feedsHighPassed = false
  /// Ideal sensing has no lag that nobody asked for.
  var usesLowPass1 = false
  var highPassMode = HighPassMode.tracking
  /// What reference mode subtracts, in the input's unit.
  var reference = 0.0

  var lowPass1 = LowPass()
  var highPass = OnePoleHighPass()
  var lowPass2 = LowPass()

  private var highPassStarts = false
  private var lowPass1Starts = false
  private var lowPass2Starts = false

  var usesLowPass2: Bool { output == .second || interrupt == .second }

  var usesHighPass: Bool {
    output == .highPassed || interrupt == .highPassed || usesLowPass2 && feedsHighPassed
  }

  /// Whether a sample depends on those before it, or the two ways differ.
  var isFiltered: Bool { usesLowPass1 || usesHighPass || usesLowPass2 }

  /// The drive starts: the filters know nothing, or the first input.
  mutating func restart(at start: L3G4200DPolicies.FilterStart) {
    lowPass1.restart()
    highPass.restart()
    lowPass2.restart()
    lowPass1Starts = start == .input
    highPassStarts = start == .input
    lowPass2Starts = start == .input
  }

  /// Filters that were not in use before have been running all along: they are where the input is.
  mutating func settleNew(since before: L3G4200DPath) {
    if usesLowPass1 && !before.usesLowPass1 { lowPass1Starts = true }
    if usesHighPass && !before.usesHighPass { highPassStarts = true }
    if usesLowPass2 && !before.usesLowPass2 { lowPass2Starts = true }
  }

  /// The next sample is what the high-pass then takes for zero.
  mutating func restartHighPass() { highPassStarts = true }

  /// One sample; what the outputs and what the interrupt generator get of it.
  mutating func pass(_ input: Axes<Double>) -> (output: Axes<Double>, interrupt: Axes<Double>) {
    var first = input.map(Self.limited)
    if usesLowPass1 {
      if lowPass1Starts { lowPass1.settle(at: first) }
      lowPass1Starts = false
      first = lowPass1.filter(first)
    }
    var highPassed = first
    if usesHighPass {
      if highPassStarts { highPass.settle(at: first) }
      highPassStarts = false
      let filtered = highPass.filter(first)
      highPassed = highPassMode == .reference ? first.map { $0 - reference } : filtered
    }
    var second = feedsHighPassed ? highPassed : first
    if usesLowPass2 {
      if lowPass2Starts { lowPass2.settle(at: second) }
      lowPass2Starts = false
      second = lowPass2.filter(second)
    }
    func at(_ node: Node) -> Axes<Double> {
      switch node {
      case .first: first
      case .highPassed: highPassed
      case .second: second
      }
    }
    return (at(output), interrupt.map(at) ?? first)
  }

  /// A filter would remember what is no number for ever; the converter gives its lowest count.
  @inline(__always)
  private static func limited(_ value: Double) -> Double {
    value < 1e6 ? (value > -1e6 ? value : -1e6) : value >= 1e6 ? 1e6 : -1e6
  }
}
