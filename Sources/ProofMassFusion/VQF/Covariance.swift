// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Of three values that are estimated: a symmetric matrix.
struct Covariance: Equatable, Sendable {
  private(set) var xx, yy, zz: Double
  private(set) var xy = 0.0
  private(set) var xz = 0.0
  private(set) var yz = 0.0

  init(variance: Double) { (xx, yy, zz) = (variance, variance, variance) }

  init(upperHalfOf matrix: Matrix3) {
    (xx, yy, zz) = (matrix.m11, matrix.m22, matrix.m33)
    (xy, xz, yz) = (matrix.m12, matrix.m13, matrix.m23)
  }

  static func + (left: Covariance, right: Covariance) -> Covariance {
    var sum = left
    sum.xx += right.xx
    sum.yy += right.yy
    sum.zz += right.zz
    sum.xy += right.xy
    sum.xz += right.xz
    sum.yz += right.yz
    return sum
  }

  /// What time alone makes of it: each variance grows while it is less than the limit.
  mutating func grow(by growth: Double, upTo limit: Double) {
    if xx < limit { xx += growth }
    if yy < limit { yy += growth }
    if zz < limit { zz += growth }
  }

  @inline(__always)
  static func * (left: Covariance, right: Axes<Double>) -> Axes<Double> {
    Axes(
      left.xx * right.x + left.xy * right.y + left.xz * right.z,
      left.xy * right.x + left.yy * right.y + left.yz * right.z,
      left.xz * right.x + left.yz * right.y + left.zz * right.z)
  }

  /// The values have been measured along a direction with an error of that variance: how much of the
  /// difference each value is to be corrected by (Kalman's gain).
  @inline(__always)
  mutating func observe(along direction: Axes<Double>, variance: Double) -> Axes<Double> {
    let projected = self * direction
    let gain = projected * (1 / (direction.dot(projected) + variance))
    xx -= gain.x * projected.x
    yy -= gain.y * projected.y
    zz -= gain.z * projected.z
    xy -= gain.x * projected.y
    xz -= gain.x * projected.z
    yz -= gain.y * projected.z
    return gain
  }

  /// Not less than any of its eigenvalues: the greatest sum of a row's magnitudes (Gershgorin).
  var bound: Double {
    // Of three at once `max` would take the others as an array.
    max(
      abs(xx) + abs(xy) + abs(xz),
      max(abs(xy) + abs(yy) + abs(yz), abs(xz) + abs(yz) + abs(zz)))
  }
}
