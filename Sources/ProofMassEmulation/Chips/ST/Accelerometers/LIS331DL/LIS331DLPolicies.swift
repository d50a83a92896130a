// SPDX-License-Identifier: Apache-2.0

/// Policies of the LIS331DL: questions that the datasheet of the LIS302DL leaves open; the
/// LIS331DL's own was not available.
struct LIS331DLPolicies: AccelerometerPolicySet, ClickPolicySet {
  enum CutOff: String, CaseIterable {
    case printed
    case powerOfTwo = "power-of-two"
  }
  enum PinOff: String, CaseIterable { case inactive, low }

  var cutOff = CutOff.printed
  var pinOff = PinOff.inactive
  var click = ClickPolicies()
  var accelerometer = AccelerometerPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    [
      PolicyEntry(
        "high-pass-cut-off", { $1(&$0.cutOff) },
        "the filter's step: for the printed cut-off, or 1/8 to 1/64 as in the LIS331DLH")
    ] + highPassEntries + [
      PolicyEntry(
        "power-down-state", { $1(&$0.accelerometer.powerDownState) },
        "what leaving power-down does to the filter, the duration counts and the clicks"),
      disabledAxesEntry,
      PolicyEntry(
        "pin-off", { $1(&$0.pinOff) },
        "a pin with code 000, GND, or an undefined one: inactive, or low at either polarity"),
    ] + clickEntries + interruptEntries + commonEntries
}
