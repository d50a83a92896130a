// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A Kalman filter of six values: the change of a magnetometer's offset, on the board's axes, and the
/// field in a frame in which it is constant: reading = offset + rotationᵀ · field. All are in µT.
///
/// It is linear. Only a rotation distinguishes the two, as the covariance reflects: at rest only their
/// sum is known, and a change of the reading counts as one of the field, which varies more.
struct OffsetAndField: Equatable, Sendable {
  /// The change of the offset.
  private(set) var offset = Axes<Double>.zero
  /// The field; nil before the first reading, and when the frame is lost.
  private(set) var field: Axes<Double>?
  private(set) var offsetCovariance: Covariance
  private var fieldCovariance = Covariance(variance: 0)
  /// The covariances of the offset, by row, with the field, by column.
  private var cross = Matrix3(.zero, .zero, .zero)

  init(offsetDeviation: Double) {
    offsetCovariance = Covariance(variance: offsetDeviation * offsetDeviation)
  }

  /// Starts with the field that a reading gives, which leaves the offset unchanged.
  ///
  /// - Parameters:
  ///   - rotation: From the board to the frame.
  ///   - variance: The variance of the reading on each axis.
  mutating func begin(_ reading: Axes<Double>, _ rotation: Matrix3, variance: Double) {
    field = rotation * (reading - offset)
    let known = offsetCovariance.matrix * rotation.transposed
    cross = known * -1
    fieldCovariance = Covariance(
      upperHalfOf: rotation * known + Matrix3(diagonal: Axes(variance, variance, variance)))
  }

  /// Forgets the field when the frame is lost.
  mutating func forgetField() { field = nil }

  /// Adds the variance of a change of the offset with this standard deviation, in µT.
  mutating func loosen(by deviation: Double) {
    offsetCovariance.grow(by: deviation * deviation, upTo: .infinity)
  }

  /// Adds this much to the offset's deviation on each axis, for a change in the direction of earlier ones.
  mutating func stretch(by change: Double) {
    offsetCovariance.add(deviation.map { change * (2 * $0 + change) })
  }

  /// The standard deviation of the offset on each axis.
  var deviation: Axes<Double> {
    Axes(offsetCovariance.xx, offsetCovariance.yy, offsetCovariance.zz).map {
      max($0, 0).squareRoot()
    }
  }

  /// Adds the process noise of a time step: the variances in µT² of changes of offset and field, and the
  /// variance in rad² of the frame's rotation about its vertical axis.
  mutating func grow(offset: Double, field change: Double, heading: Double) {
    offsetCovariance.grow(by: offset, upTo: .infinity)
    fieldCovariance.grow(by: change, upTo: .infinity)
    guard let field else { return }
    fieldCovariance.add(Axes(-field.y, field.x, 0), times: heading)
  }

  /// The difference between a reading and its expected value.
  func innovation(_ reading: Axes<Double>, _ rotation: Matrix3) -> Axes<Double> {
    reading - offset - rotation.transposed * (field ?? .zero)
  }

  /// The expected square of the innovation of a reading with an error of this variance on each axis.
  func expectedSquare(_ rotation: Matrix3, variance: Double) -> Double {
    let mixed =
      rotation.m11 * cross.m11 + rotation.m21 * cross.m12 + rotation.m31 * cross.m13
      + rotation.m12 * cross.m21 + rotation.m22 * cross.m22 + rotation.m32 * cross.m23
      + rotation.m13 * cross.m31 + rotation.m23 * cross.m32 + rotation.m33 * cross.m33
    return offsetCovariance.trace + fieldCovariance.trace + 2 * mixed + 3 * variance
  }

  /// Updates the state with a reading. The errors of its axes are independent, so the axes can be processed
  /// one after the other, without an inverse matrix.
  ///
  /// - Parameter isTurning: Whether the offset is updated, too. Otherwise only its uncertainty is considered
  ///   (Schmidt–Kalman filter): at rest the frame's own slow drift would look like a rotation.
  mutating func take(
    _ reading: Axes<Double>, _ rotation: Matrix3, variance: Double, isTurning: Bool
  ) {
    let columns = rotation.transposed
    take(
      reading.x, Axes(1, 0, 0), Axes(columns.m11, columns.m12, columns.m13), variance, isTurning)
    take(
      reading.y, Axes(0, 1, 0), Axes(columns.m21, columns.m22, columns.m23), variance, isTurning)
    take(
      reading.z, Axes(0, 0, 1), Axes(columns.m31, columns.m32, columns.m33), variance, isTurning)
  }

  /// Updates the state with the reading of an axis: value = axis · offset + direction · field.
  @inline(__always)
  private mutating func take(
    _ value: Double, _ axis: Axes<Double>, _ direction: Axes<Double>, _ variance: Double,
    _ isTurning: Bool
  ) {
    guard let field else { return }
    let ofOffset = offsetCovariance * axis + cross * direction
    let ofField = cross.transposed * axis + fieldCovariance * direction
    let factor = 1 / (axis.dot(ofOffset) + direction.dot(ofField) + variance)
    let difference = (value - axis.dot(offset) - direction.dot(field)) * factor
    if isTurning {
      offset = offset + ofOffset * difference
      offsetCovariance.add(ofOffset, times: -factor)
    }
    self.field = field + ofField * difference
    fieldCovariance.add(ofField, times: -factor)
    let less = ofField * -factor
    cross = cross + Matrix3(less * ofOffset.x, less * ofOffset.y, less * ofOffset.z)
  }
}
