// SPDX-License-Identifier: Apache-2.0

/// What the datasheet of the LIS302DL leaves open; the LIS331DL's was not seen.
struct LIS331DLPolicies: InterruptPolicySet, Equatable {
  enum CutOff: String, CaseIterable {
    case printed
    case powerOfTwo = "power-of-two"
  }
  enum PinOff: String, CaseIterable { case inactive, low }
  enum Latency: String, CaseIterable { case end, start }
  enum Pulse: String, CaseIterable { case sample, latency }

  var cutOff = CutOff.printed
  var highPassOutput = HighPass.Output.updated
  var highPassStart = HighPassStart.zero
  var powerDownState = LIS331DLHPolicies.PowerDownState.restarts
  var disabledAxes = LIS331DLHPolicies.DisabledAxes.silent
  var pinOff = PinOff.inactive
  var latency = Latency.end
  var pulse = Pulse.sample
  var interrupts = InterruptPolicies()
  var common = STPolicies()

  static let entries =
    [
      PolicyEntry<Self>(
        "high-pass-cut-off", \.cutOff,
        "the filter's step: for the printed cut-off, or 1/8 to 1/64 as in the LIS331DLH"),
      PolicyEntry(
        "high-pass-output", \.highPassOutput,
        "whether the filter subtracts its memory after the step of the sample or before"),
      PolicyEntry(
        "high-pass-start", \.highPassStart,
        "where the filter begins in use: with an empty memory, or settled at the input"),
      PolicyEntry(
        "power-down-state", \.powerDownState,
        "what leaving power-down does to the filter, the duration counts and the clicks"),
      PolicyEntry(
        "disabled-axes", \.disabledAxes, "whether a disabled axis has interrupt events"),
      PolicyEntry(
        "pin-off", \.pinOff,
        "a pin with code 000, GND, or an undefined one: inactive, or low at either polarity"),
      PolicyEntry(
        "click-latency", \.latency,
        "whether the latency begins when the first click ends or when it starts"),
      PolicyEntry(
        "click-pulse", \.pulse,
        "how long a click that is not latched shows: for a sample, or for the latency"),
    ] + interruptEntries + commonEntries
}
