// SPDX-License-Identifier: Apache-2.0

/// A square matrix of a few rows.
struct Matrix {
  let size: Int
  private var values: [Double]

  init(_ size: Int) {
    self.size = size
    values = [Double](repeating: 0, count: size * size)
  }

  init(identity size: Int) {
    self.init(size)
    for index in 0..<size { self[index, index] = 1 }
  }

  subscript(_ row: Int, _ column: Int) -> Double {
    get { values[row * size + column] }
    set { values[row * size + column] = newValue }
  }

  func scaled(_ factor: Double) -> Matrix {
    var result = self
    for index in values.indices { result.values[index] *= factor }
    return result
  }

  /// x of Ax = b, by elimination with pivots.
  func solved(_ right: [Double]) -> [Double] {
    var (a, b) = (self, right)
    for column in 0..<size {
      let pivot = (column..<size).max { abs(a[$0, column]) < abs(a[$1, column]) } ?? column
      for index in 0..<size {
        let value = a[column, index]
        a[column, index] = a[pivot, index]
        a[pivot, index] = value
      }
      b.swapAt(column, pivot)
      for row in column + 1..<size {
        let factor = a[row, column] / a[column, column]
        for index in column..<size { a[row, index] -= factor * a[column, index] }
        b[row] -= factor * b[column]
      }
    }
    for row in (0..<size).reversed() {
      for column in row + 1..<size { b[row] -= a[row, column] * b[column] }
      b[row] /= a[row, row]
    }
    return b
  }

  var inverse: Matrix {
    var result = Matrix(size)
    for column in 0..<size {
      let solution = solved((0..<size).map { $0 == column ? 1 : 0 })
      for row in 0..<size { result[row, column] = solution[row] }
    }
    return result
  }

  /// A to the power of −1/2, of a positive definite one near the identity (Denman and Beavers).
  var inverseSquareRoot: Matrix {
    var (root, inverseRoot) = (self, Matrix(identity: size))
    for _ in 0..<20 {
      let (left, right) = (inverseRoot.inverse, root.inverse)
      for index in values.indices {
        root.values[index] = (root.values[index] + left.values[index]) / 2
        inverseRoot.values[index] = (inverseRoot.values[index] + right.values[index]) / 2
      }
    }
    return inverseRoot
  }
}
