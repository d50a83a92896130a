// SPDX-License-Identifier: Apache-2.0

/// What the datasheets of ST's accelerometers leave open about their interrupt generators.
struct InterruptPolicies: Equatable, Sendable {
  enum SourceBits: String, CaseIterable { case enabled, all }
  enum DirectionBits: String, CaseIterable { case all, enabled }
  enum SourceRead: String, CaseIterable { case all, active }
  enum UnlatchedRead: String, CaseIterable { case clears, keeps }
  enum LatchedChange: String, CaseIterable { case kept, released }
  enum KnownDirection: String, CaseIterable { case single, any }

  var equality = ThresholdEquality.neither
  var duration = DurationReading.samples
  var sourceBits = SourceBits.enabled
  var sourceRead = SourceRead.all
  var unlatchedRead = UnlatchedRead.clears
  var latchedChange = LatchedChange.kept
  // Of parts with 6D only.
  var directionBits = DirectionBits.all
  var direction = KnownDirection.single
}

/// The policies of an accelerometer of ST.
protocol InterruptPolicySet: STPolicySet {
  var interrupts: InterruptPolicies { get set }
}

extension InterruptPolicySet {
  static var interruptEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "threshold-equality", \.interrupts.equality,
        "what a value that equals an interrupt threshold counts as"),
      PolicyEntry(
        "duration", \.interrupts.duration,
        "whether an interrupt comes with the D-th sample in a row or with the next"),
      PolicyEntry(
        "source-bits", \.interrupts.sourceBits,
        "which events an interrupt source register shows: the enabled ones, or all six"),
      PolicyEntry(
        "source-read", \.interrupts.sourceRead,
        "what reading the source register of an active interrupt clears: all of it, or IA"),
      PolicyEntry(
        "unlatched-read", \.interrupts.unlatchedRead,
        "whether that read also clears, up to the next sample, an interrupt that is not latched"),
      PolicyEntry(
        "latched-change", \.interrupts.latchedChange,
        "whether a latched interrupt outlasts a change of its configuration"),
    ]
  }

  static var directionEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "direction-bits", \.interrupts.directionBits,
        "which directions a source register shows in 6D: the enabled ones, or all six"),
      PolicyEntry(
        "direction", \.interrupts.direction,
        "whether a known direction in 6D is exactly one enabled event, or any"),
    ]
  }
}
