// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A Kalman filter of six values: the change of a compass' offset, on the board's axes, and the field
/// in a frame in which it stays: reading = offset + rotationᵀ · field. All are in µT.
///
/// It is linear. Only a rotation tells the two apart, and the covariance knows that: at rest they are
/// known together alone, and a change of the reading is one of the field, which varies more.
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

  /// Begins with a field that is what a reading shows of it, so that nothing follows for the offset.
  ///
  /// - Parameters:
  ///   - rotation: From the board to the frame.
  ///   - variance: That of the reading on each axis.
  mutating func begin(_ reading: Axes<Double>, _ rotation: Matrix3, variance: Double) {
    field = rotation * (reading - offset)
    let known = offsetCovariance.matrix * rotation.transposed
    cross = known * -1
    fieldCovariance = Covariance(
      upperHalfOf: rotation * known + Matrix3(diagonal: Axes(variance, variance, variance)))
  }

  /// The frame is lost.
  mutating func forgetField() { field = nil }

  /// The offset may have changed by something of this standard deviation, in µT.
  mutating func loosen(by deviation: Double) {
    offsetCovariance.grow(by: deviation * deviation, upTo: .infinity)
  }

  /// The offset may have changed by so much on each axis, in the direction of its former changes.
  mutating func stretch(by change: Double) {
    offsetCovariance.add(deviation.map { change * (2 * $0 + change) })
  }

  /// The standard deviation of the offset on each axis.
  var deviation: Axes<Double> {
    Axes(offsetCovariance.xx, offsetCovariance.yy, offsetCovariance.zz).map {
      max($0, 0).squareRoot()
    }
  }

  /// Time goes by, with variances in µT² by which offset and field change, and in rad² by which the
  /// frame turns about its vertical axis.
  mutating func grow(offset: Double, field change: Double, heading: Double) {
    offsetCovariance.grow(by: offset, upTo: .infinity)
    fieldCovariance.grow(by: change, upTo: .infinity)
    guard let field else { return }
    fieldCovariance.add(Axes(-field.y, field.x, 0), times: heading)
  }

  /// The difference between a reading and what is expected of it.
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

  /// Takes a reading. The errors of its axes are independent, so that they can be taken one after
  /// the other, which needs no inverse matrix.
  ///
  /// - Parameter isTurning: Whether the offset learns of it, too. Otherwise it is one that nobody asks
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

  /// Takes the reading of an axis: value = axis · offset + direction · field.
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
