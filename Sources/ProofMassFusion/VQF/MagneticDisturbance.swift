// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Detects magnetic disturbances by comparing the field's magnitude and dip with a reference: the
/// field that was steady while the device turned.
@usableFromInline struct MagneticDisturbanceDetector: Equatable, Sendable {
  /// The magnitude in µT and the dip in radians.
  @usableFromInline typealias Feature = SIMD2<Double>

  /// The low-passed field.
  private var current = LowPassState<Feature>()
  /// The reference field; its magnitude is 0 before there is one.
  @usableFromInline var reference = Feature(0, 0)
  /// A steady field that may become the reference.
  private var candidate = Feature(-1, 0)
  /// The time for which the candidate has been steady while the device turned, in seconds.
  private var candidateTime = 0.0
  /// The time in the reference field, in seconds.
  private var undisturbedTime = 0.0
  private var rejection: MagneticRejection
  @usableFromInline private(set) var isDisturbed = true

  /// The time for rejection is used up before the first reference, so that there is a heading from
  /// the start.
  init(_ parameters: VQF.Parameters) {
    rejection = MagneticRejection(time: parameters.maximumRejectionTime)
  }

  /// The gain of the heading for a field in a frame whose z axis points up.
  ///
  /// - Parameter squaredRate: The square of the angular rate, in (rad/s)².
  @inline(__always)
  mutating func gain(
    for field: Axes<Double>, squaredRate: Double, _ gains: VQF.Gains, _ parameters: VQF.Parameters
  ) -> Double {
    let horizontal = (field.x * field.x + field.y * field.y).squareRoot()
    current.update(
      Feature(
        field.squaredMagnitude.squareRoot(), FastSeries.arctangent(-field.z, horizontal)),
      gains.fieldFilter)
    compareWithReference(gains, parameters)
    compareWithCandidate(squaredRate, gains, parameters)
    return rejection.gain(isDisturbed: isDisturbed, gains.orientation, parameters)
  }

  @inline(__always)
  private mutating func compareWithReference(_ gains: VQF.Gains, _ parameters: VQF.Parameters) {
    guard isNear(reference, gains, parameters) else {
      undisturbedTime = 0
      isDisturbed = true
      return
    }
    undisturbedTime += gains.orientation.compassInterval
    guard undisturbedTime >= parameters.minimumUndisturbedTime else { return }
    isDisturbed = false
    reference += gains.fieldReference * (current.output - reference)
  }

  @inline(__always)
  private mutating func compareWithCandidate(
    _ squaredRate: Double, _ gains: VQF.Gains, _ parameters: VQF.Parameters
  ) {
    guard isNear(candidate, gains, parameters) else {
      candidateTime = 0
      candidate = current.output
      return
    }
    if squaredRate >= gains.newFieldMinimumRateSquared {
      candidateTime += gains.orientation.compassInterval
    }
    candidate += gains.fieldReference * (current.output - candidate)
    let wanted = reference.x == 0 ? parameters.firstFieldTime : parameters.newFieldTime
    guard isDisturbed, candidateTime >= wanted else { return }
    reference = candidate
    isDisturbed = false
    undisturbedTime = parameters.minimumUndisturbedTime
  }

  private func isNear(
    _ field: Feature, _ gains: VQF.Gains, _ parameters: VQF.Parameters
  ) -> Bool {
    abs(current.output.x - field.x) < parameters.fieldMagnitudeThreshold * field.x
      && abs(current.output.y - field.y) < gains.fieldDipThreshold
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
