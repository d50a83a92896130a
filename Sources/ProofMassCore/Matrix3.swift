// SPDX-License-Identifier: Apache-2.0

/// A matrix of three rows and three columns; `m12` is in the first row and the second column.
public struct Matrix3: Equatable, Sendable {
  /// The first row, by column.
  public var m11, m12, m13: Double
  /// The second row, by column.
  public var m21, m22, m23: Double
  /// The third row, by column.
  public var m31, m32, m33: Double

  /// Creates a matrix from its rows.
  @inlinable
  public init(_ first: Axes<Double>, _ second: Axes<Double>, _ third: Axes<Double>) {
    (m11, m12, m13) = (first.x, first.y, first.z)
    (m21, m22, m23) = (second.x, second.y, second.z)
    (m31, m32, m33) = (third.x, third.y, third.z)
  }

  /// Creates a matrix from its diagonal; all other elements are 0.
  @inlinable
  public init(diagonal: Axes<Double>) {
    self.init(Axes(diagonal.x, 0, 0), Axes(0, diagonal.y, 0), Axes(0, 0, diagonal.z))
  }

  /// Creates the rotation matrix of a quaternion of length 1: both rotate a vector alike.
  @inlinable
  public init(rotation q: Quaternion) {
    self.init(
      Axes(
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y - q.w * q.z), 2 * (q.x * q.z + q.w * q.y)),
      Axes(
        2 * (q.x * q.y + q.w * q.z), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z - q.w * q.x)),
      Axes(
        2 * (q.x * q.z - q.w * q.y), 2 * (q.y * q.z + q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y)))
  }

  /// The identity matrix.
  @inlinable public static var identity: Matrix3 { Matrix3(diagonal: Axes(1, 1, 1)) }

  /// The transposed matrix.
  @inlinable
  public var transposed: Matrix3 {
    Matrix3(Axes(m11, m21, m31), Axes(m12, m22, m32), Axes(m13, m23, m33))
  }

  /// The determinant.
  @inlinable
  package var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The inverse matrix; nil if the matrix is singular or not finite.
  @inlinable
  public var inverse: Matrix3? {
    let factor = 1 / determinant
    guard factor.isFinite else { return nil }
    return Matrix3(
      Axes(m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22) * factor,
      Axes(m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23) * factor,
      Axes(m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21) * factor)
  }

  /// The product of a matrix and a column vector.
  @inlinable
  public static func * (matrix: Matrix3, axes: Axes<Double>) -> Axes<Double> {
    Axes(
      matrix.m11 * axes.x + matrix.m12 * axes.y + matrix.m13 * axes.z,
      matrix.m21 * axes.x + matrix.m22 * axes.y + matrix.m23 * axes.z,
      matrix.m31 * axes.x + matrix.m32 * axes.y + matrix.m33 * axes.z)
  }

  /// The product of two matrices.
  @inlinable
  public static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    let columns = right.transposed
    return Matrix3(
      columns * Axes(left.m11, left.m12, left.m13), columns * Axes(left.m21, left.m22, left.m23),
      columns * Axes(left.m31, left.m32, left.m33))
  }

  /// The product of a matrix and a number.
  @inlinable
  public static func * (matrix: Matrix3, factor: Double) -> Matrix3 {
    Matrix3(
      Axes(matrix.m11, matrix.m12, matrix.m13) * factor,
      Axes(matrix.m21, matrix.m22, matrix.m23) * factor,
      Axes(matrix.m31, matrix.m32, matrix.m33) * factor)
  }

  /// The sum of two matrices.
  @inlinable
  public static func + (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(
      Axes(left.m11 + right.m11, left.m12 + right.m12, left.m13 + right.m13),
      Axes(left.m21 + right.m21, left.m22 + right.m22, left.m23 + right.m23),
      Axes(left.m31 + right.m31, left.m32 + right.m32, left.m33 + right.m33))
  }
}
