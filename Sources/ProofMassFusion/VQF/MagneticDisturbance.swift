// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Detects magnetic disturbances by comparing the field's magnitude and dip with a reference: the
/// field that was steady while the device rotated.
@usableFromInline struct MagneticDisturbanceDetector: Equatable, Sendable {
  /// The magnitude in µT and the dip in radians.
  @usableFromInline typealias Feature = SIMD2<Double>

  /// The low-passed field.
  private var current = LowPassState<Feature>()
  /// The reference field; its magnitude is 0 before there is one.
  @usableFromInline var reference = Feature(0, 0)
  /// A steady field that may become the reference.
  private var candidate = Feature(-1, 0)
  /// The time for which the candidate has been steady while the device rotated, in seconds.
  private var candidateTime = 0.0
  /// The time in the reference field, in seconds.
  private var undisturbedTime = 0.0
  private var rejection: MagneticRejection
  @usableFromInline private(set) var isDisturbed = true
  private(set) var knowledge = Knowledge.none

  /// The prior knowledge of the field, from the magnetometer's calibration.
  enum Knowledge: Equatable, Sendable {
    /// Nothing.
    case none
    /// The reference was given, and no field has differed from it, but not yet for long enough.
    case expected
    /// The reference was given, and another field was measured, from which the heading may originate.
    case doubted
    /// The field has just been identified as the given one, after others.
    case refound
    /// The field has been identified as the given one: any other is disturbed.
    case known
  }

  /// The time for rejection is used up before the first reference, so that there is a heading from
  /// the start.
  init(_ parameters: VQF.Parameters) {
    rejection = MagneticRejection(time: parameters.maximumRejectionTime)
  }

  /// Starts with the field of a calibration. Until this field has been identified, any field gives the
  /// heading, as without it: the place may be another.
  init(_ parameters: VQF.Parameters, expecting field: Feature) {
    self.init(parameters)
    reference = field
    knowledge = .expected
  }

  /// Changes the reference to a field that is known by other means. Heading and rejection do not change.
  mutating func change(to field: Feature) {
    reference = field
    (undisturbedTime, candidateTime) = (0, 0)
    isDisturbed = true
  }

  /// Called when the attitude is lost: the field has to be identified again before others are rejected.
  mutating func forgetAttitude() {
    guard isKnown else { return }
    knowledge = .expected
    (undisturbedTime, candidateTime) = (0, 0)
  }

  /// Whether a disturbed field is rejected even where the heading has only started.
  var isKnown: Bool { knowledge == .known || knowledge == .refound }

  /// The gain of the heading for a field in a frame whose z axis points up.
  ///
  /// - Parameter squaredRate: The square of the angular rate, in (rad/s)².
  @inline(__always)
  mutating func gain(
    for field: Axes<Double>, squaredRate: Double, _ gains: VQF.Gains, _ parameters: VQF.Parameters
  ) -> Double {
    let horizontal = (field.x * field.x + field.y * field.y).squareRoot()
    let sample = Feature(
      field.squaredMagnitude.squareRoot(), FastSeries.arctangent(-field.z, horizontal))
    current.update(sample, gains.fieldFilter)
    compareWithReference(gains, parameters)
    compareWithCandidate(squaredRate, gains, parameters)
    // The low-pass detects a magnet some samples late, and after the start each of them has much weight.
    if isKnown, !isDisturbed, !isNear(reference, within: 2, of: sample, gains, parameters) {
      return 0
    }
    return rejection.gain(isDisturbed: isDisturbed, gains.orientation, parameters)
  }

  @inline(__always)
  private mutating func compareWithReference(_ gains: VQF.Gains, _ parameters: VQF.Parameters) {
    // A field that is near by chance would be mistaken for the field of the calibration.
    let factor = knowledge == .expected || knowledge == .doubted ? 0.5 : 1
    guard isNear(reference, within: factor, of: current.output, gains, parameters) else {
      undisturbedTime = 0
      isDisturbed = true
      if knowledge == .expected { knowledge = .doubted }
      return
    }
    undisturbedTime += gains.orientation.compassInterval
    guard undisturbedTime >= parameters.minimumUndisturbedTime else { return }
    isDisturbed = false
    reference += gains.fieldReference * (current.output - reference)
    if knowledge != .none { find() }
  }

  private mutating func find() {
    if !isKnown { rejection.time = 0 }
    knowledge = knowledge == .doubted ? .refound : .known
  }

  @inline(__always)
  private mutating func compareWithCandidate(
    _ squaredRate: Double, _ gains: VQF.Gains, _ parameters: VQF.Parameters
  ) {
    guard isNear(candidate, within: 1, of: current.output, gains, parameters) else {
      candidateTime = 0
      candidate = current.output
      return
    }
    if squaredRate >= gains.newFieldMinimumRateSquared {
      candidateTime += gains.orientation.compassInterval
    }
    candidate += gains.fieldReference * (current.output - candidate)
    let isFirst = reference.x == 0 || knowledge == .expected || knowledge == .doubted
    let wanted = isFirst ? parameters.firstFieldTime : parameters.newFieldTime
    guard isDisturbed, candidateTime >= wanted else { return }
    reference = candidate
    if isFirst { knowledge = .none }
    isDisturbed = false
    undisturbedTime = parameters.minimumUndisturbedTime
  }

  /// Whether a field differs from another by less than a multiple of the thresholds.
  private func isNear(
    _ field: Feature, within factor: Double, of sample: Feature, _ gains: VQF.Gains,
    _ parameters: VQF.Parameters
  ) -> Bool {
    abs(sample.x - field.x) < factor * parameters.fieldMagnitudeThreshold * field.x
      && abs(sample.y - field.y) < factor * gains.fieldDipThreshold
  }

  /// Continues with the gains of other intervals.
  mutating func change(from old: VQF.Gains, to new: VQF.Gains) {
    current.change(from: old.fieldFilter, to: new.fieldFilter)
  }
}

/// Limits the time for which a disturbed field is rejected.
struct MagneticRejection: Equatable, Sendable {
  /// The time used for rejection, in seconds.
  var time = 0.0

  /// The gain of the heading for a field: 0 for a disturbed one until the time is used up.
  mutating func gain(
    isDisturbed: Bool, _ gains: BasicVQF.Gains, _ parameters: VQF.Parameters
  ) -> Double {
    guard isDisturbed else {
      time = max(0, time - parameters.rejectionFactor * gains.compassInterval)
      return gains.heading
    }
    guard time > parameters.maximumRejectionTime else {
      time += gains.compassInterval
      return 0
    }
    return gains.heading / parameters.rejectionFactor
  }
}
