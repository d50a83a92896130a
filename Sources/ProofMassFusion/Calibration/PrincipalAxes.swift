// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What a symmetric matrix does: it stretches along three axes at right angles.
struct PrincipalAxes {
  /// By how much, along each.
  private(set) var eigenvalues = Axes<Double>.zero
  /// The axes, of length 1, as columns.
  private(set) var axes = Matrix3.identity

  /// By Jacobi's rotations (Golub and Van Loan, Matrix Computations, section 8.5); of three rows a
  /// handful of rounds end at the last bit. What is below the diagonal is not looked at.
  init(of matrix: Matrix3) {
    var a = matrix
    (a.m21, a.m31, a.m32) = (a.m12, a.m13, a.m23)
    for _ in 0..<12 {
      let (c, s) = Self.rotation(a.m11, a.m12, a.m22)
      turn(&a, Matrix3(Axes(c, s, 0), Axes(-s, c, 0), Axes(0, 0, 1)))
      let (d, t) = Self.rotation(a.m11, a.m13, a.m33)
      turn(&a, Matrix3(Axes(d, 0, t), Axes(0, 1, 0), Axes(-t, 0, d)))
      let (e, u) = Self.rotation(a.m22, a.m23, a.m33)
      turn(&a, Matrix3(Axes(1, 0, 0), Axes(0, e, u), Axes(0, -u, e)))
    }
    eigenvalues = Axes(a.m11, a.m22, a.m33)
  }

  private mutating func turn(_ a: inout Matrix3, _ rotation: Matrix3) {
    a = rotation.transposed * a * rotation
    axes = axes * rotation
  }

  /// Cosine and sine of the turn that takes what is beside the diagonal away: the smaller of the two.
  private static func rotation(_ first: Double, _ beside: Double, _ second: Double) -> (
    Double, Double
  ) {
    guard beside != 0 else { return (1, 0) }
    let ratio = (second - first) / (2 * beside)
    // Too far apart to turn at all, or not a number.
    guard abs(ratio) < 1e150 else { return (1, 0) }
    let tangent = (ratio < 0 ? -1 : 1) / (abs(ratio) + (1 + ratio * ratio).squareRoot())
    let cosine = 1 / (1 + tangent * tangent).squareRoot()
    return (cosine, tangent * cosine)
  }

  /// The matrix that stretches along the same axes by something else.
  func map(_ stretch: (Double) -> Double) -> Matrix3 {
    axes * Matrix3(diagonal: eigenvalues.map(stretch)) * axes.transposed
  }

  var smallest: Double { min(eigenvalues.x, min(eigenvalues.y, eigenvalues.z)) }
  var largest: Double { max(eigenvalues.x, max(eigenvalues.y, eigenvalues.z)) }
}
