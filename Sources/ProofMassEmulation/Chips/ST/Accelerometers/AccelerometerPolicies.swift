// SPDX-License-Identifier: Apache-2.0

/// Policies of ST's accelerometers: questions that their datasheets leave open about the high-pass,
/// power-down and the interrupt generators.
struct AccelerometerPolicies: Equatable, Sendable {
  enum PowerDownState: String, CaseIterable { case restarts, kept }
  enum DisabledAxes: String, CaseIterable { case silent, measured }
  enum ResetInReferenceMode: String, CaseIterable { case ignored, taken }
  enum SourceBits: String, CaseIterable { case all, enabled }
  enum DirectionBits: String, CaseIterable { case all, enabled }
  enum SourceRead: String, CaseIterable { case all, active }
  enum UnlatchedRead: String, CaseIterable { case clears, keeps }
  enum LatchedChange: String, CaseIterable { case kept, released }
  enum KnownDirection: String, CaseIterable { case single, any }

  var highPassOutput = HighPass.Output.updated
  var highPassStart = HighPass.Start.zero
  /// Only in parts with a reference mode.
  var resetInReferenceMode = ResetInReferenceMode.ignored
  var powerDownState = PowerDownState.restarts
  var disabledAxes = DisabledAxes.silent
  var equality = ThresholdEquality.neither
  var duration = DurationReading.samples
  /// ST's wake-up example for the H3LIS331DL enables the high events and tests XL, YL and ZL, which
  /// works with `all` only; in 6D, its orientation example for the LIS331DLH enables none and tests
  /// all six. No evidence for `enabled` was found.
  var sourceBits = SourceBits.all
  var sourceRead = SourceRead.all
  /// Description of INT1_SRC in the datasheets: reading clears IA and the interrupt, and allows the register
  /// to refresh if the latch was chosen. Only the refresh depends on the latch.
  var unlatchedRead = UnlatchedRead.clears
  var latchedChange = LatchedChange.kept
  // Only in parts with 6D.
  var directionBits = DirectionBits.all
  var direction = KnownDirection.single
}

/// The policies of one of ST's accelerometers.
protocol AccelerometerPolicySet: STPolicySet {
  var accelerometer: AccelerometerPolicies { get set }
}

extension AccelerometerPolicySet {
  static var highPassEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "high-pass-output", { $1(&$0.accelerometer.highPassOutput) },
        "whether the filter subtracts its memory after the step of the sample or before"),
      PolicyEntry(
        "high-pass-start", { $1(&$0.accelerometer.highPassStart) },
        "where the filter begins in use: with an empty memory, or settled at the input"),
    ]
  }

  static var disabledAxesEntry: PolicyEntry<Self> {
    PolicyEntry(
      "disabled-axes", { $1(&$0.accelerometer.disabledAxes) },
      "whether a disabled axis has interrupt events")
  }

  static var interruptEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "threshold-equality", { $1(&$0.accelerometer.equality) },
        "what a value that equals an interrupt threshold counts as"),
      PolicyEntry(
        "duration", { $1(&$0.accelerometer.duration) },
        "whether an interrupt comes with the D-th sample in a row or with the next"),
      PolicyEntry(
        "source-bits", { $1(&$0.accelerometer.sourceBits) },
        "which events an interrupt source register shows: all six, as ST's wake-up example for the "
          + "H3LIS331DL needs, or the enabled ones"),
      PolicyEntry(
        "source-read", { $1(&$0.accelerometer.sourceRead) },
        "what reading the source register of an active interrupt clears: all of it, or IA"),
      PolicyEntry(
        "unlatched-read", { $1(&$0.accelerometer.unlatchedRead) },
        "whether that read also clears, up to the next sample, an interrupt that is not latched"),
      PolicyEntry(
        "latched-change", { $1(&$0.accelerometer.latchedChange) },
        "whether a latched interrupt outlasts a change of its configuration"),
    ]
  }

  static var directionEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "direction-bits", { $1(&$0.accelerometer.directionBits) },
        "which directions a source register shows in 6D: the enabled ones, or all six"),
      PolicyEntry(
        "direction", { $1(&$0.accelerometer.direction) },
        "whether a known direction in 6D is exactly one enabled event, or any"),
    ]
  }
}
