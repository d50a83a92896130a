// SPDX-License-Identifier: Apache-2.0

/// Policies of the LIS331DLH: questions that its datasheet leaves open.
struct LIS331DLHPolicies: AccelerometerPolicySet {
  enum Scale: String, CaseIterable {
    case typical
    case fullScaleOver2048 = "full-scale-over-2048"
  }
  enum UndefinedRange: String, CaseIterable { case previous, widest }
  enum UndefinedPowerMode: String, CaseIterable {
    case slow = "10-hertz"
    case powerDown = "power-down"
  }
  enum UndefinedHighPass: String, CaseIterable { case normal, reference }
  enum UndefinedTurnOn: String, CaseIterable { case off, on }
  enum WakeSource: String, CaseIterable { case either, first, second }
  enum WakeReturn: String, CaseIterable { case stays, returns }

  var scale = Scale.typical
  var undefinedRange = UndefinedRange.previous
  var undefinedPowerMode = UndefinedPowerMode.slow
  var undefinedHighPass = UndefinedHighPass.normal
  var undefinedTurnOn = UndefinedTurnOn.off
  var wakeSource = WakeSource.either
  var wakeReturn = WakeReturn.stays
  var accelerometer = AccelerometerPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    [
      PolicyEntry(
        "scale", { $1(&$0.scale) },
        "counts per g: the datasheet's typical column (1000, 500, 256.4), or full scale over 2048"),
      PolicyEntry(
        "undefined-range", { $1(&$0.undefinedRange) },
        "the range of FS code 10: the one before, or the widest"),
      PolicyEntry(
        "undefined-power-mode", { $1(&$0.undefinedPowerMode) },
        "what PM code 111 is: low power at 10 Hz, or power-down"),
      PolicyEntry(
        "undefined-high-pass", { $1(&$0.undefinedHighPass) }, "what HPM code 11 is"),
      PolicyEntry(
        "undefined-turn-on", { $1(&$0.undefinedTurnOn) }, "whether TurnOn codes 01 and 10 wake"),
    ] + highPassEntries + [
      PolicyEntry(
        "reset-in-reference-mode", { $1(&$0.accelerometer.resetInReferenceMode) },
        "whether reading HP_FILTER_RESET in reference mode settles the filter's memory"),
      PolicyEntry(
        "power-down-state", { $1(&$0.accelerometer.powerDownState) },
        "what leaving power-down does to the filter and the duration counts"),
      disabledAxesEntry,
      PolicyEntry(
        "wake-source", { $1(&$0.wakeSource) },
        "which interrupt generator ends sleep in sleep-to-wake"),
      PolicyEntry(
        "wake-return", { $1(&$0.wakeReturn) },
        "whether an awakened chip stays until CTRL_REG1 or CTRL_REG5 is written, or returns to "
          + "low power with the end of the interrupt"),
    ] + interruptEntries + directionEntries + commonEntries
}
