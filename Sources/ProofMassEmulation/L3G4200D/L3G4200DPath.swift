// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The way of a sample from the first low-pass, which is the sensing element's, to the outputs and to
/// the interrupt generator (datasheet Figure 19): high-pass and second low-pass, each only where it
/// is selected.
struct L3G4200DPath: Sendable {
  /// Where a selection takes its data.
  enum Node: Sendable { case first, highPassed, second }
  enum HighPassMode: Sendable { case tracking, reference }

  var output = Node.first
  /// nil while the interrupt generator is off.
  var interrupt: Node?
  /// Whether the high-pass feeds the second low-pass.
  var feedsHighPassed = false
  var highPassMode = HighPassMode.tracking
  /// What reference mode subtracts, in the input's unit.
  var reference = 0.0

  var highPass = OnePoleHighPass()
  var lowPass2 = LowPass()

  private var highPassStarts = false
  private var lowPass2Starts = false

  var usesLowPass2: Bool { output == .second || interrupt == .second }

  var usesHighPass: Bool {
    output == .highPassed || interrupt == .highPassed || usesLowPass2 && feedsHighPassed
  }

  /// Whether a sample depends on those before it, or the two ways differ.
  var isFiltered: Bool { usesHighPass || usesLowPass2 }

  /// The drive starts: the filters know nothing, or the first input.
  mutating func restart(at start: L3G4200DPolicies.FilterStart) {
    highPass.restart()
    lowPass2.restart()
    highPassStarts = start == .input
    lowPass2Starts = start == .input
  }

  /// Filters that were not in use before have been running all along: they are where the input is.
  mutating func settleNew(since before: L3G4200DPath) {
    if usesHighPass && !before.usesHighPass { highPassStarts = true }
    if usesLowPass2 && !before.usesLowPass2 { lowPass2Starts = true }
  }

  /// The next sample is what the high-pass then takes for zero.
  mutating func restartHighPass() { highPassStarts = true }

  /// One sample; what the outputs and what the interrupt generator get of it.
  mutating func pass(_ input: Axes<Double>) -> (output: Axes<Double>, interrupt: Axes<Double>) {
    let first = input.map(Self.limited)
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
