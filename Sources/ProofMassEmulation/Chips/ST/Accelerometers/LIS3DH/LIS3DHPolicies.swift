// SPDX-License-Identifier: Apache-2.0

/// Policies of the LIS3DH: questions that its datasheet leaves open.
struct LIS3DHPolicies: AccelerometerPolicySet, STFIFOPolicySet, ClickPolicySet {
  enum TurnOn: String, CaseIterable { case printed, plusPeriod = "plus-period" }
  enum BothModes: String, CaseIterable {
    case lowPower = "low-power"
    case highResolution = "high-resolution"
  }
  enum UndefinedRate: String, CaseIterable { case powerDown = "power-down", fastest }
  enum UndefinedSelfTest: String, CaseIterable { case off, plus, minus }
  enum FIFOWidth: String, CaseIterable { case ten = "10-bits", mode }
  enum ActivityInput: String, CaseIterable { case direct, highPassed = "high-passed" }
  enum ActivityPin: String, CaseIterable { case asleep, awake }
  enum ThresholdSteps: String, CaseIterable { case fullScale = "full-scale", table }

  var turnOn = TurnOn.printed
  var bothModes = BothModes.lowPower
  var undefinedRate = UndefinedRate.powerDown
  var undefinedSelfTest = UndefinedSelfTest.off
  var fifoWidth = FIFOWidth.ten
  var activityInput = ActivityInput.direct
  var activityPin = ActivityPin.asleep
  /// Sections 8.23, 8.27 and 8.35 give 16, 32, 62 and 186 mg per step; section 8.31 gives full scale / 128
  /// for the same bits, which is 16, 32, 64 and 192 mg by the sensitivity of Table 4.
  var thresholdSteps = ThresholdSteps.fullScale
  /// Section 8.31: an unlatched click is shown for the latency, a latched one until CLICK_SRC is
  /// read; it is not stated that a read also ends an unlatched one.
  var click = ClickPolicies(pulse: .latency, unlatchedRead: .keeps)
  var fifo = STFIFOPolicies()
  var accelerometer = AccelerometerPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    [
      PolicyEntry(
        "turn-on", { $1(&$0.turnOn) },
        "whether the first sample after power-down comes with the printed turn-on time, or a "
          + "period later; in high-resolution mode always after seven periods"),
      PolicyEntry(
        "both-modes", { $1(&$0.bothModes) }, "the mode with LPen and HR set, which is not allowed"),
      PolicyEntry(
        "undefined-rate", { $1(&$0.undefinedRate) },
        "what ODR codes 1010 to 1111 are, and 1000 without LPen: power-down, or the fastest rate"),
      PolicyEntry("undefined-self-test", { $1(&$0.undefinedSelfTest) }, "what ST code 11 is"),
      PolicyEntry(
        "fifo-width", { $1(&$0.fifoWidth) },
        "whether the FIFO keeps 10 bits of a code in high-resolution mode, or all 12"),
      PolicyEntry(
        "activity-input", { $1(&$0.activityInput) },
        "whether activity detection compares the acceleration, or high-passed data"),
      PolicyEntry(
        "activity-pin", { $1(&$0.activityPin) },
        "when activity detection drives pin INT2: while the part is asleep, or while it is awake"),
      PolicyEntry(
        "threshold-steps", { $1(&$0.thresholdSteps) },
        "a step of the thresholds of interrupts, clicks and activity at ±8 and ±16 g: full scale / 128, "
          + "which is 64 and 192 mg, or the 62 and 186 mg of the datasheet's table"),
    ] + highPassEntries + [
      PolicyEntry(
        "power-down-state", { $1(&$0.accelerometer.powerDownState) },
        "what leaving power-down does to the filter, the duration counts and the clicks"),
      disabledAxesEntry,
    ] + clickEntries + interruptEntries + directionEntries + fifoEntries + commonEntries
}
