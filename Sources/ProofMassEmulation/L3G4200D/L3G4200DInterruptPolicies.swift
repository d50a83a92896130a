// SPDX-License-Identifier: Apache-2.0

/// What the documents leave open about the interrupt generator.
struct L3G4200DInterruptPolicies: Sendable {
  enum Clear: String, CaseIterable { case twoSamples = "two-samples", immediate }
  enum Counter: String, CaseIterable { case decrement, reset }
  enum Nothing: String, CaseIterable { case never, always }

  var clear = Clear.twoSamples
  var counter = Counter.decrement
  var equality = ThresholdEquality.neither
  var sourceBits = InterruptPolicies.SourceBits.enabled
  var unlatchedRead = InterruptPolicies.UnlatchedRead.clears
  var allOfNothing = Nothing.never
}

extension L3G4200DPolicies {
  static var interruptEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "interrupt-clear", \.interrupt.clear,
        "when a latched interrupt falls after its source was read"),
      PolicyEntry(
        "duration-counter", \.interrupt.counter,
        "what a sample without the condition does to the count of those with it"),
      PolicyEntry(
        "threshold-equality", \.interrupt.equality,
        "what a value that equals an interrupt threshold counts as"),
      PolicyEntry(
        "source-bits", \.interrupt.sourceBits,
        "which events INT1_SRC shows: the enabled ones, or all six"),
      PolicyEntry(
        "unlatched-read", \.interrupt.unlatchedRead,
        "whether reading INT1_SRC clears, up to the next sample, an interrupt that is not latched"),
      PolicyEntry(
        "all-of-nothing", \.interrupt.allOfNothing,
        "whether AND without any event enabled interrupts never, or always"),
    ]
  }
}
