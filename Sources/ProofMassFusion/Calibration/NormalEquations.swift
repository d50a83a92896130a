// SPDX-License-Identifier: Apache-2.0

/// Linear least squares over a few unknowns, an equation at a time.
///
/// Forming them squares the condition number, so unknowns and coefficients are to be of the order
/// of one.
struct NormalEquations<let unknowns: Int> {
  private(set) var matrix = InlineArray<unknowns, InlineArray<unknowns, Double>>(
    repeating: InlineArray(repeating: 0))
  private(set) var right = InlineArray<unknowns, Double>(repeating: 0)

  /// The sum of coefficients times unknowns is to be `value`.
  mutating func add(_ coefficients: InlineArray<unknowns, Double>, _ value: Double) {
    for row in 0..<unknowns {
      right[row] += coefficients[row] * value
      for column in 0..<unknowns { matrix[row][column] += coefficients[row] * coefficients[column] }
    }
  }

  /// The same where old unknowns are new ones, some of them the same and some 0.
  ///
  /// - Parameter place: Which new unknown each old one is; nil of one that is 0.
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

  /// By Cholesky's decomposition, rows and columns scaled to a diagonal of 1; nil where the equations
  /// do not determine the unknowns.
  var solution: InlineArray<unknowns, Double>? {
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
          // Of a diagonal of 1: less is what rounding leaves of nothing.
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
