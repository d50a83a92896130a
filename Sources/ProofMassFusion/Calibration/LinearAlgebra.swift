// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The normal equations of linear least squares for a few unknowns, to which equations are added
/// one by one.
///
/// Normal equations square the condition number, so unknowns and coefficients should be of the
/// order of 1.
package struct NormalEquations<let unknowns: Int> {
  private(set) var matrix = InlineArray<unknowns, InlineArray<unknowns, Double>>(
    repeating: InlineArray(repeating: 0))
  private(set) var right = InlineArray<unknowns, Double>(repeating: 0)

  package init() {}

  /// Adds the equation: the sum of coefficients times unknowns is `value`.
  package mutating func add(_ coefficients: InlineArray<unknowns, Double>, _ value: Double) {
    for row in 0..<unknowns {
      right[row] += coefficients[row] * value
      for column in 0..<unknowns { matrix[row][column] += coefficients[row] * coefficients[column] }
    }
  }

  /// The same equations for fewer unknowns, where some of the old unknowns are equal and some are
  /// 0.
  ///
  /// - Parameter place: The index of each old unknown's new unknown; nil if it is 0.
  func merged<let fewer: Int>(_ place: InlineArray<unknowns, Int?>) -> NormalEquations<fewer> {
    var merged = NormalEquations<fewer>()
    for row in 0..<unknowns {
      guard let newRow = place[row] else { continue }
      merged.right[newRow] += right[row]
      for column in 0..<unknowns {
        if let newColumn = place[column] { merged.matrix[newRow][newColumn] += matrix[row][column] }
      }
    }
    return merged
  }

  /// The solution by Cholesky decomposition, with rows and columns scaled to a diagonal of 1; nil
  /// if the equations do not determine the unknowns.
  package var solution: InlineArray<unknowns, Double>? {
    var scale = InlineArray<unknowns, Double>(repeating: 0)
    for row in 0..<unknowns {
      guard matrix[row][row] > 0, matrix[row][row] < .infinity else { return nil }
      scale[row] = 1 / matrix[row][row].squareRoot()
    }
    var l = matrix
    var x = right
    for row in 0..<unknowns {
      for column in 0...row {
        var sum = matrix[row][column] * scale[row] * scale[column]
        for index in 0..<column { sum -= l[row][index] * l[column][index] }
        if row == column {
          // The diagonal was 1 at first: a smaller remainder is a rounding error of 0.
          guard sum > 1e-12 else { return nil }
          l[row][row] = sum.squareRoot()
        } else {
          l[row][column] = sum / l[column][column]
        }
      }
      x[row] *= scale[row]
      for index in 0..<row { x[row] -= l[row][index] * x[index] }
      x[row] /= l[row][row]
    }
    for row in (0..<unknowns).reversed() {
      for index in row + 1..<unknowns { x[row] -= l[index][row] * x[index] }
      x[row] /= l[row][row]
    }
    for row in 0..<unknowns { x[row] *= scale[row] }
    return x
  }
}

extension NormalEquations {
  /// The standard deviations of the unknowns, where equations have errors of 1; nil if the equations
  /// do not determine the unknowns.
  package var deviations: InlineArray<unknowns, Double>? {
    var deviations = InlineArray<unknowns, Double>(repeating: 0)
    var unit = self
    for index in 0..<unknowns {
      unit.right = InlineArray(repeating: 0)
      unit.right[index] = 1
      guard let column = unit.solution else { return nil }
      deviations[index] = column[index].squareRoot()
    }
    return deviations
  }
}

/// The eigenvalues and eigenvectors of a symmetric matrix.
struct PrincipalAxes {
  private(set) var eigenvalues = Axes<Double>.zero
  /// The eigenvectors, of length 1, as columns.
  private(set) var axes = Matrix3.identity

  /// Diagonalises a matrix by Jacobi's rotations (Golub and Van Loan, Matrix Computations, section
  /// 8.5), which for three rows converge to the last bit in a few rounds. The elements below the
  /// diagonal are not used.
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

  /// Cosine and sine of the rotation that makes an off-diagonal element 0: the smaller of the two possible
  /// rotations.
  private static func rotation(_ first: Double, _ beside: Double, _ second: Double) -> (
    Double, Double
  ) {
    guard beside != 0 else { return (1, 0) }
    let ratio = (second - first) / (2 * beside)
    // The rotation is below rounding, or the ratio is not a number.
    guard abs(ratio) < 1e150 else { return (1, 0) }
    let tangent = (ratio < 0 ? -1 : 1) / (abs(ratio) + (1 + ratio * ratio).squareRoot())
    let cosine = 1 / (1 + tangent * tangent).squareRoot()
    return (cosine, tangent * cosine)
  }

  /// The matrix with the same eigenvectors and with a function of the eigenvalues.
  func map(_ stretch: (Double) -> Double) -> Matrix3 {
    axes * Matrix3(diagonal: eigenvalues.map(stretch)) * axes.transposed
  }

  var smallest: Double { min(eigenvalues.x, min(eigenvalues.y, eigenvalues.z)) }
  var largest: Double { max(eigenvalues.x, max(eigenvalues.y, eigenvalues.z)) }
}
