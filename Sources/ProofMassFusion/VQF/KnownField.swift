// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The magnetic field that has been steady while the device turned, by magnitude and dip, against
/// which a disturbance shows.
struct KnownField: Equatable, Sendable {
  /// Magnitude in µT and dip in radians.
  typealias Feature = SIMD2<Double>

  private var current = LowPassed<Feature>()
  /// With magnitude 0 before there is one.
  var reference = Feature(0, 0)
  /// The steady field that may become the reference.
  private var candidate = Feature(-1, 0)
  /// For how long the candidate has been steady while the device turned, in seconds.
  private var candidateTime = 0.0
  private var undisturbedTime = 0.0
  private var rejection: Rejection
  private(set) var isDisturbed = true

  /// Before the first reference all of the time is used up, so that there is a heading from the start.
  init(_ parameters: VQF.Parameters) {
    rejection = Rejection(time: parameters.maximumRejectionTime)
  }

  /// The gain of the heading for a field on axes whose z points up; `turning` is the square of the
  /// angular rate.
  @inline(__always)
  mutating func gain(
    for field: Axes<Double>, turning: Double, _ gains: VQF.Gains, _ parameters: VQF.Parameters
  ) -> Double {
    let horizontal = (field.x * field.x + field.y * field.y).squareRoot()
    current.update(
      Feature(field.squared.squareRoot(), Angles.arctangent(-field.z, horizontal)),
      gains.fieldFilter)
    compare(gains, parameters)
    seek(turning, gains, parameters)
    return rejection.gain(isDisturbed: isDisturbed, gains.orientation, parameters)
  }

  @inline(__always)
  private mutating func compare(_ gains: VQF.Gains, _ parameters: VQF.Parameters) {
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
  private mutating func seek(
    _ turning: Double, _ gains: VQF.Gains, _ parameters: VQF.Parameters
  ) {
    guard isNear(candidate, gains, parameters) else {
      candidateTime = 0
      candidate = current.output
      return
    }
    if turning >= gains.newFieldMinimumRateSquared {
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

  mutating func change(from old: VQF.Gains, to new: VQF.Gains) {
    current.change(from: old.fieldFilter, to: new.fieldFilter)
  }
}
