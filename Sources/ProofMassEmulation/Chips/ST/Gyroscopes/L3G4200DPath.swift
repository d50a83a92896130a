// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Path of a sample from the first low-pass, which is in the sensing element, to the outputs and to
/// the interrupt generator (datasheet Figure 19): high-pass and second low-pass, each where it is
/// selected.
struct L3G4200DPath: Sendable {
  /// Point of the path from which a selection takes its data.
  enum Node: Sendable { case first, highPassed, second }
  enum HighPassMode: Sendable { case tracking, reference }

  var output = Node.first
  /// nil while the interrupt generator is off.
  var interrupt: Node?
  /// Whether the high-pass feeds the second low-pass.
  var feedsHighPassed = false
  var highPassMode = HighPassMode.tracking
  /// Rate that reference mode subtracts, in rad/s.
  var reference = 0.0

  var highPass = OnePoleHighPass()
  var lowPass2 = LowPass()

  private var highPassStarts = false
  private var lowPass2Starts = false

  var usesLowPass2: Bool { output == .second || interrupt == .second }

  var usesHighPass: Bool {
    output == .highPassed || interrupt == .highPassed || usesLowPass2 && feedsHighPassed
  }

  /// Whether a filter is in use: a sample depends on those before it, or the two outputs differ.
  var isFiltered: Bool { usesHighPass || usesLowPass2 }

  /// The drive starts: the filters begin empty, or settled at the first input.
  mutating func restart(at start: L3G4200DPolicies.FilterStart) {
    highPass.restart()
    lowPass2.restart()
    highPassStarts = start == .input
    lowPass2Starts = start == .input
  }

  /// Settles the filters that were not in use before: in silicon they run continuously.
  mutating func settleNew(since before: L3G4200DPath) {
    if usesHighPass && !before.usesHighPass { highPassStarts = true }
    if usesLowPass2 && !before.usesLowPass2 { lowPass2Starts = true }
  }

  /// Settles the high-pass at the next sample, whose output is then zero.
  mutating func restartHighPass() { highPassStarts = true }

  /// Filters one sample, in rad/s.
  ///
  /// - Returns: The data for the outputs and for the interrupt generator.
  mutating func pass(_ input: Axes<Double>) -> (output: Axes<Double>, interrupt: Axes<Double>) {
    let first = input.map(Bilinear.limited)
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
}
